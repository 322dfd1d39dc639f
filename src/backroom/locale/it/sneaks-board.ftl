### Ladri e spioni (Sneaks & Snitches) al terminale: il tavolo disegnato, il tavolo in frasi, e le scelte.

sneaks-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Che cosa si chiede, e le scelte

sneaks-board-ask-sneaks = { $left ->
    [one] Dove vanno i tuoi ladri?
   *[other] Dove vanno i tuoi ladri? ({ $left } luoghi)
}
sneaks-board-ask-snitches = { $left ->
    [one] Dove vanno i tuoi spioni?
   *[other] Dove vanno i tuoi spioni? ({ $left } luoghi)
}
sneaks-board-ask-colour = { $left ->
    [one] Quale gettone prendi? (l’ultimo)
   *[other] Quale gettone prendi? (ancora { $left })
}
sneaks-board-ask-exchange = { $left ->
    [one] Quali gettoni scambi? (l’ultimo scambio)
   *[other] Quali gettoni scambi? (ancora { $left } scambi)
}
sneaks-choice-sneak = Ladri al luogo { $site }: { $loot }
sneaks-choice-snitch = Spioni al luogo { $site }: { $loot }
sneaks-choice-take = Prendere { $token } (riserva: { $count })
sneaks-choice-trade = Scambio con { $partner }: prendere { $taken }, dare { $given } (tu { $own }, l’altro { $other })

## Il tavolo disegnato

sneaks-board-empty = vuoto
sneaks-board-documents = documenti ({ $colour })
sneaks-board-round = Round { $round }
sneaks-board-sneaks = Ladri
sneaks-board-snitches = Spioni
sneaks-board-player = Giocatore
sneaks-board-stash = Nascond.
sneaks-board-items = Unici
sneaks-board-points = Punti
sneaks-board-bank = Riserva
sneaks-board-unseen = Non viste
sneaks-board-results = Risultato

## Sotto il tavolo, e in frasi

sneaks-board-deck = { $back ->
    [none] Il mazzo bottino è vuoto.
   *[other] { $count ->
        [one] Mazzo bottino: una carta, dorso { $back }.
       *[other] Mazzo bottino: { $count } carte, la prossima con dorso { $back }.
    }
}
sneaks-board-rounds = Round rimasti: da { $least } a { $most }, compreso questo.
sneaks-board-kinds = Bottini ancora da uscire (e scoperti): { $kinds }.
sneaks-board-kind = { $kind } { $to_come } ({ $open })
sneaks-board-discard = Scarti: { $loot }.
sneaks-board-discarded = { $count ->
    [one] { $loot }
   *[other] { $loot } ×{ $count }
}
sneaks-board-ally = { $player } ha l’alleato: due squadre di ladri e una di spioni.
sneaks-board-plan = Il tuo piano: ladri { $sneaks }, spioni { $snitches }.
sneaks-board-open-plans = Piani di questo round: { $plans }.
sneaks-board-past-plans = Piani passati di { $player }: { $plans }.
sneaks-board-sent = { $player } { $sneaks }/{ $snitches }
sneaks-board-settling = { $player } incassa il bottino del luogo { $site }: { $loot }.
sneaks-board-result = { $place }. { $player }: { $points }
sneaks-legend = Segni: { $finished } ha concluso il piano, { $waiting } deve scegliere. Per colore: numero di gettoni, posizione e punti secondo i soli gettoni, e tra parentesi le posizioni ancora possibili con le carte nascondiglio non viste. Piani: ladri/spioni. { $loss } quanto costerebbero i documenti. Colori: { $colours }.

## Il tavolo in frasi

sneaks-plain-you = Tu sei { $player }.
sneaks-plain-site = { $losses ->
    [none] Luogo { $site }: { $loot }.
   *[other] Luogo { $site }: { $loot }. Rubati da un altro, costerebbero: { $losses }.
}
sneaks-plain-colour = { $unseen ->
    [none] { $colour }, punti per posizione { $row }: { $seats }.
   *[other] { $colour }, punti per posizione { $row }: { $seats }. Riserva: { $bank }. Carte nascondiglio che non hai visto: { $unseen }.
}
sneaks-plain-colour-seat = { $best ->
    [none] { $player }: { $total }, posizione { $place } per { $points }
   *[other] { $player }: { $total }, posizione { $place } per { $points } (possibile: da { $best } a { $worst })
}
sneaks-plain-seat = { $stash ->
    [none] { $player }: { $count ->
        [0] nessuna carta nascondiglio
        [one] una carta nascondiglio coperta
       *[other] { $count } carte nascondiglio coperte
    }, pezzi unici: { $items }. Secondo i gettoni e i pezzi unici: { $points }.
   *[other] { $player }: nascondiglio: { $stash }, pezzi unici: { $items }. Secondo i gettoni e i pezzi unici: { $points }.
}
sneaks-plain-final-seat = { $player }: nascondiglio: { $stash }, pezzi unici: { $items }. { $points }.
sneaks-plain-finished = Piani conclusi: { $players }.
sneaks-plain-stash-deck = { $count ->
    [0] Il mazzo nascondiglio è vuoto.
    [one] Nel mazzo nascondiglio resta una carta.
   *[other] Nel mazzo nascondiglio restano { $count } carte.
}
