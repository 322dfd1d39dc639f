### Criminals (Crooks) al terminale: il tavolo disegnato, il tavolo in frasi, e le scelte.

crooks-money = { $amount } $
crooks-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
crooks-card = { $gangs ->
    [none] { $ability ->
        [none] { $crook }
       *[other] { $crook }, { $ability }
    }
   *[other] { $ability ->
        [none] { $crook }, { $gangs }
       *[other] { $crook }, { $gangs }, { $ability }
    }
}

## Scelte

crooks-choice-take = Prendere { $card }
crooks-choice-recruit = Reclutare al Covo { $letter } per { $price }
crooks-choice-place-up = A faccia in su al Bersaglio { $target }
crooks-choice-place-use = { $ability ->
    [none] A faccia in su al Bersaglio { $target } con la sua abilità
   *[other] A faccia in su al Bersaglio { $target } con la sua abilità ({ $ability })
}
crooks-choice-place-down = A faccia in giù al Bersaglio { $target } per { $price }
crooks-choice-mode-up = a faccia in su
crooks-choice-mode-use = a faccia in su con la sua abilità ({ $ability })
crooks-choice-mode-down = a faccia in giù per { $price }
crooks-warning-pass = Passare è definitivo: non avrai altri turni in questa partita. Passi?

## Il tavolo disegnato: parole corte, una colonna ha dieci lettere

crooks-board-corner = Punti
crooks-board-leading = In testa
crooks-board-passed = fuori
crooks-board-empty = vuoto
crooks-board-gain = +{ $points }
crooks-board-gone = { $count ->
    [one] { $count } preso
   *[other] { $count } presi
}
crooks-board-scores = Punti se si contasse adesso (solo Scagnozzi scoperti):
crooks-board-results = Risultato

## Sotto il tavolo

crooks-board-pile = Guardi nel Covo { $hangout }: { $crooks }.
crooks-board-hand = In mano: { $card }.
crooks-board-acting = L’abilità agisce al Bersaglio { $target }.
crooks-board-moving = Da spostare: { $crooks }.
crooks-board-glimpse = { $hangout ->
    [none] Il tuo ultimo sguardo, al Bersaglio { $target }: { $crooks }.
   *[other] Il tuo ultimo sguardo, nel Covo { $hangout }: { $crooks }.
}
crooks-board-box = Nella scatola: { $crooks }.
crooks-board-unseen = { $count ->
    [one] Uno Scagnozzo che non hai mai visto (livello × numero): { $levels }
   *[other] { $count } Scagnozzi che non hai mai visto (livello × numero): { $levels }
}
crooks-board-level = { $level }×{ $count }
crooks-board-undealt = Mai distribuiti: { $crooks }.
crooks-board-result = { $place }. { $player }: { $points }, { $money }
crooks-legend = Segni: { $active } sta scegliendo. { $down } è a faccia in giù. { $from }D viene dal Covo D. { $leader } è in testa. { $unknown } ci sono Scagnozzi coperti che non conosci e che non sono contati. Numeri: livello(modificatore). Gang: { $gangs }.

## Il tavolo in frasi

crooks-plain-you = Tu sei { $player }.
crooks-plain-target-empty = Bersaglio { $target }: vale { $value }. Non c’è nessuno.
crooks-plain-target = Bersaglio { $target }: vale { $value }. { $rows } { $leaders }
crooks-plain-row = { $player }: { $crooks }.
crooks-plain-leaders = In testa: { $players }, forza { $strength }, per { $points }.
crooks-plain-leaders-unknown = In testa non c’è nessuno che tu conosca.
crooks-plain-crook = { $side ->
    [up] { $origin ->
        [none] { $crook }
       *[other] { $crook } dal Covo { $origin }
    }
    [down] { $origin ->
        [none] { $crook } a faccia in giù
       *[other] { $crook } a faccia in giù, dal Covo { $origin }
    }
   *[hidden] { $origin ->
        [none] uno Scagnozzo coperto
       *[other] { $guesses ->
            [none] uno Scagnozzo coperto, preso al Covo { $origin }
           *[other] uno Scagnozzo coperto, preso al Covo { $origin } (uno di questi: { $guesses })
        }
    }
}
crooks-plain-hangout-empty = Covo { $hangout }: vuoto.
crooks-plain-hangout = { $knowledge ->
    [none] Covo { $hangout }: { $count ->
        [one] uno Scagnozzo
       *[other] { $count } Scagnozzi
    }, { $price }.
    [open] Covo { $hangout }: { $count ->
        [one] uno Scagnozzo
       *[other] { $count } Scagnozzi
    }, { $price }. Rimasti lì: { $crooks }.
    [certain] Covo { $hangout }: { $count ->
        [one] uno Scagnozzo
       *[other] { $count } Scagnozzi
    }, { $price }. Sai chi c’è: { $crooks }.
   *[past] Covo { $hangout }: { $count ->
        [one] uno Scagnozzo
       *[other] { $count } Scagnozzi
    }, { $price }. Presi da quando hai guardato: { $taken }. Forse ancora lì: { $crooks }.
}
crooks-plain-gang = { $leader ->
    [none] Gang { $gang } ({ $points }): { $members }. Nessuno la guida.
   *[other] Gang { $gang } ({ $points }): { $members }. La guida { $leader }.
}
crooks-plain-seat = { $passed ->
    [yes] { $player } ha { $money } e ha passato. Se si contasse adesso: { $known }, con i soli Scagnozzi scoperti: { $open }.
   *[no] { $player } ha { $money }. Se si contasse adesso: { $known }, con i soli Scagnozzi scoperti: { $open }.
}
