### Animalcatraz sulla pagina: le etichette del tabellone. Nomi ed effetti sono in animalcatraz.ftl.

animalcatraz-page-prison = La prigione
animalcatraz-page-map = Pianta della prigione
animalcatraz-page-smaller = Pianta più piccola
animalcatraz-page-larger = Pianta più grande
animalcatraz-page-room = { $room }.
animalcatraz-page-event-here = L'Evento si svolge qui.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter }: { $icon }, Azioni: { $price }, bloccata da { $guard }
    [used] { $letter }: { $icon }, già usata in questo turno
   *[free] { $use ->
        [none] { $letter }: { $icon }, Azioni: { $price }
       *[other] { $letter }: { $icon }, Azioni: { $price }, { $use }
    }
}
animalcatraz-page-standee = { $state ->
    [none] { $inmate }, { $rival }
   *[other] { $inmate }, { $rival }: { $state }
}
animalcatraz-page-lying = Ferito, a terra.
animalcatraz-page-acts = Gioca adesso.
animalcatraz-page-cell = { $rival ->
    [none] { $cell }, di nessuno
   *[other] { $claimed ->
        [yes] { $cell } di { $rival }, carte: { $cards }, ala presa
       *[no] { $cell } di { $rival }, carte: { $cards }
    }
}
animalcatraz-page-spare = { $gangster ->
    [none] { $card ->
        [none] Cella libera { $number }, vuota
       *[other] { $by ->
            [none] Cella libera { $number }: { $card }
           *[other] Cella libera { $number }: { $card }, messa da { $by }
        }
    }
   *[other] { $card ->
        [none] Cella libera { $number }: { $gangster }
       *[other] Cella libera { $number }: { $gangster }; { $card }
    }
}
animalcatraz-page-unknown-card = una carta che non conosci
animalcatraz-page-unknown-crime = una carta Crimine che non conosci

## Tempo ed Evento

animalcatraz-page-rounds = Turni ed Evento
animalcatraz-page-round = { $tag ->
    [none] { $now ->
        [yes] Turno { $round }, in corso
       *[no] Turno { $round }
    }
   *[other] { $now ->
        [yes] Turno { $round }, in corso, tag di { $tag }
       *[no] Turno { $round }, tag di { $tag }
    }
}
animalcatraz-page-night = Notte
animalcatraz-page-toothbrush = Spazzolino
animalcatraz-page-no-event = Nessun Evento in corso.
animalcatraz-page-event-part = { $part ->
    [mandatory] Tutti devono partecipare:
   *[optional] Partecipa chi vuole:
}

## Fascicoli

animalcatraz-page-dossiers = Fascicoli
animalcatraz-page-track = { $stat }: livello { $level }, tacca { $notch } di { $top }
animalcatraz-page-ability = { $state ->
    [locked] Abilità { $star }, serve Astuzia { $needs }: { $use }
    [used] Abilità { $star }, già usata in questo turno: { $use }
   *[ready] Abilità { $star }, sbloccata: { $use }
}
animalcatraz-page-carried = Addosso
animalcatraz-page-upgrades = Potenziamenti
animalcatraz-page-gangster = { $used ->
    [yes] { $gangster }, Forza { $force }, già usato in questo turno: { $use }
   *[no] { $gangster }, Forza { $force }: { $use }
}
animalcatraz-page-crimes = Crimini
animalcatraz-page-crime-ready = si può compiere adesso
animalcatraz-page-plan = Piano di evasione
animalcatraz-page-secret-plan = Un piano di evasione segreto
animalcatraz-page-plan-open = { $open ->
    [yes] aperto
   *[no] segreto
}
animalcatraz-page-lock = { $lock ->
    [red] Serratura rossa (Forza) { $level }
   *[green] Serratura verde (Astuzia) { $level }
}
animalcatraz-page-tool = { $state ->
    [secured] { $tool }: al sicuro
    [held] { $tool }: in mano
   *[missing] { $tool }: manca
}
animalcatraz-page-has-left = Ha lasciato la partita.

## Combattimenti e Rivolte

animalcatraz-page-fight = Combattimento
animalcatraz-page-fight-in = { $riot ->
    [yes] Combattimento della Rivolta, { $room }: scontro { $clash }
   *[no] Combattimento, { $room }: scontro { $clash }
}
animalcatraz-page-attacks = attacca
animalcatraz-page-member = { $state ->
    [injured] { $who }, fuori combattimento
    [fights] { $who }, Forza { $force }, combatte
   *[ready] { $who }, Forza { $force }
}
animalcatraz-page-chemist = Con il dado del Chimico pazzo.
animalcatraz-page-total = Dadi { $dice }, totale { $total }
animalcatraz-page-clash-odds = { $sign } attacca e vince questo scontro nel { $percent } % dei casi, con le carte mostrate.
animalcatraz-page-bet = { $on ->
    [attacker] { $inmate } scommette sull'attaccante.
   *[other] { $inmate } scommette sull'altra parte.
}
animalcatraz-page-riot = Rivolta
animalcatraz-page-riot-in = { $last ->
    [yes] L'ultima Rivolta: { $room }
   *[no] Rivolta: { $room }
}
animalcatraz-page-riot-state = { $state ->
    [fights] combatte adesso
    [stands] ancora in piedi
   *[fell] è caduto
}

## Pile e probabilità

animalcatraz-page-piles = Pile e probabilità
animalcatraz-page-odds = Le mie probabilità (REP se riesce/fallisce)
animalcatraz-page-decks = Che cosa possono ancora contenere i mazzi degli angoli
animalcatraz-page-deck = { $room }: restano { $left }
animalcatraz-page-execution = Mazzo Esecuzione { $left }, scartati { $gone }.
animalcatraz-page-tiles = Tessere delle guardie girate: { $tiles }.
animalcatraz-page-fugitive-deck = { $seen ->
    [none] In fuga, mazzo { $deck }: { $left } mai viste
   *[other] In fuga, mazzo { $deck }: { $left } mai viste, poi { $seen }
}

## Ciò tra cui scelgo

animalcatraz-page-actions = { $count ->
    [one] Resta 1 Azione
   *[other] Restano { $count } Azioni
}
animalcatraz-page-steps = { $count ->
    [one] (resta 1 passo gratuito)
   *[other] (restano { $count } passi gratuiti)
}
animalcatraz-page-till = Bottega ({ $room }): prezzo { $price }, pagato { $paid }
animalcatraz-page-taken = Preso
animalcatraz-page-train-left = { $count ->
    [one] Notte: { $inmate } si allena ancora di una tacca
   *[other] Notte: { $inmate } si allena ancora di { $count } tacche
}
animalcatraz-page-from-cell-card = dalla cella
animalcatraz-page-from-card = addosso
animalcatraz-page-from-gangster-card = con il gangster
animalcatraz-page-from-upgrade = messa in gioco
animalcatraz-page-from-partner-card = addosso al partner
animalcatraz-page-from-partner-gangster-card = con il gangster del partner
animalcatraz-page-from-partner-upgrade = potenziamento del partner
