### Animalcatraz sulla pagina: le etichette del tabellone. Nomi ed effetti sono in animalcatraz-things.ftl.

animalcatraz-page-prison = La prigione
animalcatraz-page-map = Pianta della prigione
animalcatraz-page-smaller = Pianta più piccola
animalcatraz-page-larger = Pianta più grande
animalcatraz-page-room = { $room }.
animalcatraz-page-pile = Pila dell’Infermeria: { $count }.
animalcatraz-page-event-here = L’Evento si svolge qui.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter }: { $icon } ({ $use }), Azioni: { $price }, bloccata da { $guard }
    [used] { $letter }: { $icon } ({ $use }), già usata in questo turno
   *[free] { $letter }: { $icon } ({ $use }), Azioni: { $price }
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
        [yes] Turno { $round }, in corso, gettone gang di { $tag }
       *[no] Turno { $round }, gettone gang di { $tag }
    }
}
animalcatraz-page-first-half = Prima metà.
animalcatraz-page-night = Notte
animalcatraz-page-toothbrush = Spazzolino
animalcatraz-page-no-event = Nessun Evento in corso.
animalcatraz-page-event-part = { $part ->
    [mandatory] Tutti devono partecipare.
   *[optional] Partecipa chi vuole.
}
animalcatraz-page-event-done = Già fatto: { $inmates }.
animalcatraz-page-event-missing = Mancano: { $inmates }.

## Fascicoli

animalcatraz-page-dossiers = Fascicoli
animalcatraz-page-rep = Reputazione { $rep }
animalcatraz-page-next-rank = Reputazione che manca al grado { $next }: { $left }.
animalcatraz-page-trash-given = Trash Tag dati a { $player }: { $count }.
animalcatraz-page-primal-actions = Primal: Azioni +{ $count } a ogni turno di gioco.
animalcatraz-page-primal-debt = Astuzia -{ $count } quando si calma.
animalcatraz-page-track = { $stat }: livello { $level }, tacca { $notch } di { $top }
animalcatraz-page-ability = { $state ->
    [locked] Capacità { $star }, serve Astuzia { $needs }: { $use }
    [used] Capacità { $star }, già usata in questo turno: { $use }
   *[ready] Capacità { $star }, sbloccata: { $use }
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
animalcatraz-page-clash-odds = { $sign } attacca e vince questo scontro nel { $percent } % dei casi, con le carte mostrate.
animalcatraz-page-bet = { $on ->
    [attacker] { $inmate } scommette sull’attaccante.
   *[other] { $inmate } scommette sull’altra parte.
}
animalcatraz-page-riot = Rivolta
animalcatraz-page-riot-in = { $last ->
    [yes] L’ultima Rivolta: { $room }
   *[no] Rivolta: { $room }
}
animalcatraz-page-riot-state = { $state ->
    [fights] combatte adesso
    [stands] ancora in piedi
   *[fell] è caduto
}

## Pile e probabilità

animalcatraz-page-piles = Pile e probabilità
animalcatraz-page-odds = Le mie probabilità (Reputazione se riesce/fallisce)
animalcatraz-page-decks = Che cosa contenevano i mazzi degli angoli, e che cosa di sicuro non c’è più
animalcatraz-page-deck = { $room }: ne restano { $left } su { $count }
animalcatraz-page-gone = { $card } (non c’è più)
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
refuse-animalcatraz-trash-tag = Trash Tag
refuse-animalcatraz-bet = scommesse
refuse-animalcatraz-reveal = carte nei combattimenti
refuse-animalcatraz-reroll = tirare di nuovo
refuse-animalcatraz-armour = armature
refuse-animalcatraz-chemist = il Chimico pazzo
refuse-animalcatraz-pursue = guardie contro un fuggitivo
animalcatraz-page-till = Bottega ({ $room }): prezzo { $price }, pagato { $paid }, valore addosso { $carried }
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

## Consigli per una prima partita

guide-animalcatraz-start-crime = Tieni un Crimine
guide-animalcatraz-start-crime-hint = Un Crimine è uno scopo segreto. Tieni quello il cui luogo o gesto si adatta al tuo detenuto; compierlo porta Reputazione e mette il tuo gettone gang sul turno.
guide-animalcatraz-main = Tocca a te: cammina, usa le icone, finisci quando vuoi
guide-animalcatraz-main-hint = Nelle stanze illuminate si può entrare, le icone illuminate si possono usare; i punti sono il loro prezzo in Azioni. Una guardia su un’icona la blocca: va’ altrove, aspetta il dado delle guardie o comprala. Prima allenati, scambia per un’arma, poi cerca Reputazione: furti, guardie corrotte e combattimenti vinti la portano. «Le mie probabilità», più sotto, dice quanto vale ogni tiro.
guide-animalcatraz-trade-take = Fruga nella bottega
guide-animalcatraz-trade-take-hint = Solo tu vedi che cosa c’è qui. Prendi ciò che puoi pagare: il prezzo è il valore della carta. Le armi servono nei combattimenti, i potenziamenti per tutta la partita.
guide-animalcatraz-trade-pay = Paga con le tue carte
guide-animalcatraz-trade-pay-hint = Il contrabbando è il tuo denaro. Tieni la mazzetta di una guardia che ti intralcia.
guide-animalcatraz-work = Lavora per il contrabbando
guide-animalcatraz-work-hint = La sedia dà carte sconosciute. La pila dell’Infermeria, se c’è, ti lascia scegliere.
guide-animalcatraz-attack-or-steal = Pugni o dita?
guide-animalcatraz-attack-or-steal-hint = I forti attaccano, gli astuti rubano. Confronta le probabilità sotto il tabellone prima di scegliere; perdere costa Reputazione.
guide-animalcatraz-attack-whom = Scegli la vittima
guide-animalcatraz-attack-whom-hint = La vittima può mostrare un’arma dopo la tua. Battere qualcuno di rango più alto porta di più.
guide-animalcatraz-reveal = Mostrare una carta?
guide-animalcatraz-reveal-hint = Un’arma aggiunge il suo attacco al tuo totale. L’attaccante decide per primo, l’altra parte risponde.
guide-animalcatraz-steal-where = A chi?
guide-animalcatraz-steal-where-hint = Borseggia qualcuno nella tua stanza, o svaligia la cella di quest’ala. La tua Astuzia contro la sua.
guide-animalcatraz-corrupt-how = Compra una guardia
guide-animalcatraz-corrupt-how-hint = La mazzetta giusta aiuta molto. Una guardia tua non ti blocca mai, ma resta un muro per tutti gli altri.
guide-animalcatraz-cellblock = La tua ala
guide-animalcatraz-cellblock-hint = Riempi tutte e tre le celle libere della tua ala e sei il Re del blocco: Reputazione per te, e i visitatori pagano.
guide-animalcatraz-escape = La via d’uscita
guide-animalcatraz-escape-hint = Pesca un piano, raccogli i suoi attrezzi, mettili al sicuro qui e tenta le due serrature. Chi evade ha vinto, ma ci vuole tempo.
guide-animalcatraz-excess-cell = La tua cella è piena
guide-animalcatraz-excess-cell-hint = Da’ via ciò che per te vale di meno.
guide-animalcatraz-excess-carried = Porti troppo
guide-animalcatraz-excess-carried-hint = Tieni un’arma e qualcosa con cui pagare.
guide-animalcatraz-night-training = Notte: allenati
guide-animalcatraz-night-training-hint = La Forza vince i combattimenti, l’Astuzia i furti e le mazzette. Una stella sulla pista dell’Astuzia sblocca una capacità del tuo detenuto.
guide-animalcatraz-riot-opponent = Rivolta!
guide-animalcatraz-riot-opponent-hint = Tutti combattono finché uno solo resta in piedi, e quello guadagna Reputazione. Comincia dal più debole.
