### Animalcatraz nel terminale: la prigione disegnata, il tavolo in frasi, e le scelte.

animalcatraz-legend = I rivali hanno i segni { $rivals }; { $guard } guardia, con il livello per corromperla e il segno del proprietario; { $blocked } bloccato da una guardia, { $used } usato in questo turno, e il prezzo dopo ogni icona; { $open } porta del Cortile aperta, { $shut } chiusa; { $warden } Direttore; { $primal } Primal, { $lying } a terra ferito; { $card } una carta, { $tag } ala conquistata; { $unknown } una carta che non conosci; { $waiting } deve scegliere. I valori sono livello [tacca/cima]; le capacità 1 e 2 hanno + se sbloccate, altrimenti l’Astuzia che serve.

## Scelte

animalcatraz-choice-icon = { $price ->
    [0] { $icon }, senza Azioni
    [one] { $icon }, 1 Azione
   *[other] { $icon }, { $price } Azioni
}
animalcatraz-choice-guard = { $guard }, livello { $level }
animalcatraz-choice-recruit = { $gangster }, prezzo { $price } ({ $use })
animalcatraz-choice-bet = Su { IL($fighter) }
animalcatraz-choice-bet-theft = { $thief ->
    [yes] Sul ladro
   *[no] Sulla vittima
}
animalcatraz-done-main = Finire la giocata
animalcatraz-done-move-tag = Non spostarne nessuno
animalcatraz-done-trade-take = Non prendere altro
animalcatraz-done-trade-pay = Concludere lo scambio
animalcatraz-done-put-what = Non mettere altro
animalcatraz-done-recruit-pay = Non pagare altro
animalcatraz-done-pursue = Non sacrificarne nessuna
animalcatraz-done-run = Non sacrificarne nessuna
animalcatraz-done-give-up-crime = Non cederne nessuna
animalcatraz-done-corrupt-how = Senza mazzetta
animalcatraz-done-courier-item = Non prendere niente
animalcatraz-done-armour = Nessuna armatura
animalcatraz-done-swap-what = Non ridistribuire altro
animalcatraz-done-bet = Non scommettere
animalcatraz-done-reveal = { $cards ->
    [0] Nessuna carta
   *[other] Nessun’altra carta
}
animalcatraz-board-actions-left = { $actions ->
    [one] Resta un’Azione. Finire la giocata?
   *[other] Restano { $actions } Azioni. Finire la giocata?
}

## Il tavolo

animalcatraz-board-thing = { $name } ({ $use })
animalcatraz-board-time = { $round ->
    [0] Preparazione.
    [5] Giorno { $day }, notte.
   *[other] Giorno { $day }, turno { $round }.
}
animalcatraz-board-half = Seconda metà.
animalcatraz-board-turn = Gioca { $inmate }, Azioni rimaste: { $actions }.
animalcatraz-board-event = { $room ->
    [none] Evento «{ $event }»: { $text }.
   *[other] Evento «{ $event }» ({ $room }): { $text }.
}
animalcatraz-board-event-missing = Non hanno ancora partecipato: { $inmates }.
animalcatraz-board-events-left = { $next ->
    [none] Non restano Eventi.
   *[other] Eventi rimasti: { $count }, il prossimo del mazzo { $next }.
}
animalcatraz-board-track = Gettoni gang per turno: { $tags }.
animalcatraz-board-toothbrush = Spazzolino: { $toothbrush }.
animalcatraz-board-to-play = Ancora da giocare: { $inmates }.
animalcatraz-board-icon = { $state ->
    [blocked] { $letter } { $icon } ({ $price }, bloccato)
    [used] { $letter } { $icon } ({ $price }, usato)
   *[free] { $letter } { $icon } ({ $price })
}
animalcatraz-board-room = { $room }: { $icons }.
animalcatraz-board-guard = { $owner ->
    [none] Guardia su { $letter }: { $guard }, livello { $level }.
   *[other] Guardia su { $letter }: { $guard }, livello { $level }, proprietario: { $owner }.
}
animalcatraz-board-door = { $open ->
    [yes] La porta del Cortile è aperta.
   *[no] La porta del Cortile è chiusa.
}
animalcatraz-board-warden = Il Direttore è qui.
animalcatraz-board-items = Oggetti rimasti: { $count }.
animalcatraz-board-cell = { $claimed ->
    [yes] { $cell } di { $player }: carte { $cards }; ala conquistata, celle libere { $spares }.
   *[no] { $cell } di { $player }: carte { $cards }; celle libere { $spares }.
}
animalcatraz-board-rival = { $next ->
    [none] { $sign } { $player }: Reputazione { $rep }, { $rank }.
   *[other] { $sign } { $player }: Reputazione { $rep }, { $rank } (ancora { $left } per { $next }).
}
animalcatraz-board-bases = Basi libere per le guardie: { $free } su { $bases }.
animalcatraz-board-guards = Guardie: { $guards }.
animalcatraz-board-tags = Gettoni gang liberi: { $count }.
animalcatraz-board-trash = Trash Tag da dare: { $count }.
animalcatraz-board-trash-held = Trash Tag ricevuti da { $player }: { $count }.
animalcatraz-board-crimes-kept = Crimini: { $crimes } (punti { $points }).
animalcatraz-board-plan = { $plan ->
    [none] { $secured ->
        [none] Ha un piano d’evasione.
       *[other] Ha un piano d’evasione, al sicuro: { $secured }.
    }
   *[other] { $open ->
        [yes] { $secured ->
            [none] Piano rivelato: { $plan }.
           *[other] Piano rivelato: { $plan }, al sicuro: { $secured }.
        }
       *[no] { $secured ->
            [none] Piano segreto: { $plan }.
           *[other] Piano segreto: { $plan }, al sicuro: { $secured }.
        }
    }
}
animalcatraz-board-inmate = { $inmate }, { $place }: Forza { $force }, Astuzia { $cunning }, capacità { $abilities }.
animalcatraz-board-carries = Ha addosso: { $cards }.
animalcatraz-board-upgrades = Potenziamenti: { $cards }.
animalcatraz-board-crimes = Crimini { $count }.
animalcatraz-board-gangster = { $cards ->
    [none] { $used ->
        [yes] { $gangster } { $force } (usato).
       *[no] { $gangster } { $force }.
    }
   *[other] { $used ->
        [yes] { $gangster } { $force } (usato; { $cards }).
       *[no] { $gangster } { $force } ({ $cards }).
    }
}
animalcatraz-board-primal = { $rounds ->
    [one] Primal per questo turno.
   *[other] Primal per { $rounds } turni.
}
animalcatraz-board-owed = Azioni dovute: { $count }.
animalcatraz-board-bleeding = Sanguina.
animalcatraz-board-stage = { $stage ->
    [4] È evaso.
   *[other] In fuga: mazzo { $stage }.
}
animalcatraz-board-own-abilities = Capacità di { $inmate }: 1: { $first }; 2: { $second }.
animalcatraz-board-own-carried = Addosso { A($inmate) }: { $cards }.
animalcatraz-board-own-crime = { $ready ->
    [yes] Crimine di { $inmate }, si può compiere ora: { $crime }.
   *[no] Crimine di { $inmate }: { $crime }.
}
animalcatraz-board-decks = Sedia { $chair }, mucchio { $pile }, Crimini { $crimes }, piani { $plans }.
animalcatraz-board-first-cards = Carte da mettere nelle tue celle, in quest’ordine: { $cards }.
animalcatraz-board-trade = { $taken ->
    [none] Non hai ancora preso niente.
   *[other] Oggetti presi: { $taken }; prezzo { $price }, pagato { $paid }.
}
animalcatraz-board-fugitive = { $shift ->
    [0] In fuga: { $card }.
   *[other] In fuga: { $card }, lucchetti cambiati di { $shift }.
}
animalcatraz-board-riot = Rivolta ({ $room }), ancora in piedi: { $rivals }.
animalcatraz-board-fight = { $odds ->
    [none] Combattimento: { $attacker } contro { $defender }.
   *[other] Combattimento: { $attacker } contro { $defender }; probabilità che vinca l’attaccante: { $odds } %.
}
animalcatraz-board-odds = Probabilità di { $inmate } (Reputazione se riesce/fallisce): { $odds }.
animalcatraz-board-chance = { $stake ->
    [none] { $cards ->
        [none] { $roll } { $percent } %
       *[other] { $roll } con { $cards } { $percent } %
    }
   *[other] { $cards ->
        [none] { $roll } { $percent } % ({ $stake })
       *[other] { $roll } con { $cards } { $percent } % ({ $stake })
    }
}
animalcatraz-roll-corruption = corrompere { IL($target) }
animalcatraz-roll-fight = attaccare { $target } (senza armi)
animalcatraz-roll-pickpocket = borseggiare { $target }
animalcatraz-roll-robbery = rubare { IN(IL($target)) }
animalcatraz-roll-recruiting = reclutare { IL($target) }
animalcatraz-roll-clash = questo scontro
animalcatraz-roll-abandoning = abbandonare il combattimento
animalcatraz-roll-escape-force = lucchetto rosso dell’evasione
animalcatraz-roll-escape-cunning = lucchetto verde dell’evasione
animalcatraz-roll-escape = evasione intera
animalcatraz-roll-event = Evento
animalcatraz-roll-fugitive = passare
animalcatraz-board-result = { $place }. { $player }: Reputazione { $points }
