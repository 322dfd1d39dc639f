### New York Kings al terminale: il tavolo disegnato, il tavolo in frasi, e le scelte.

kings-money = { $amount ->
    [0] 0 $
   *[other] { $amount } k$
}
kings-money-unknown = ? k$

## Le scelte

kings-choice-own = { $note }
kings-choice-their = { $note }
kings-choice-drop = Far scendere { $note }
kings-choice-row = Accettare { $note }
kings-choice-tile = { $note }
kings-choice-car = { $action }: { $note }
kings-choice-to = { $action } ({ $note })
kings-choice-amount = { $action } ({ $note })
kings-choice-seat = { $action } ({ $note })
kings-choice-die = Tirare di nuovo: { $note }
kings-choice-joker = Ingaggiare { $note }
kings-choice-react-pass = Non giocare niente
kings-choice-reroll-pass = Non tirare di nuovo altri dadi
kings-choice-fold-yes = { $fold ->
    [0] Ritirarsi: il piatto va all’altro
   *[other] Ritirarsi: altri { $fold } k$, e il piatto va all’altro
}
kings-choice-fold-no = { $stay ->
    [0] Restare: se resta anche l’altro, un dado in più a testa
   *[other] Restare: se resta anche l’altro, { $stay } k$ e un dado in più a testa
}
kings-choice-resist-yes = Resistere: altri due dadi, e un morto se non vinci
kings-choice-resist-no = Arrendersi: tutto il gruppo in guardina
kings-choice-hesitation-yes = Sì: ingaggiarlo per { $dearer } k$ in tutto
kings-choice-hesitation-no = No: tenere i soldi
kings-choice-poach-answer-yes = Pagare { $price } k$ e tenerlo
kings-choice-poach-answer-no = Lasciarlo andare
kings-choice-deal-answer-yes = Accettare: tutto si scambia subito
kings-choice-deal-answer-no = Rifiutare
kings-note-police = polizia
kings-note-mission = missione { $place }
kings-note-goal = destinazione di «{ $mission }»
kings-note-row = «{ $mission }» ({ $reward })
kings-note-hire = accetta: { $win } %, esita: { $tie } %
kings-note-joker = accetta: { $win } %
kings-note-duel = probabilità di vincere: { $win } %

kings-choice-draft = Componi la tua proposta, poi mandala; giocare altro la lascia cadere.
kings-choice-draft-pass = Lasciar cadere la proposta
kings-choice-about = { $subject } — { $asked }
kings-warning-fold = Resti per l’ultimo dado? Il tuo boss è solo qui: se perdi o pareggi, muore e sei fuori dal gioco.
kings-warning-resist = Resisti? Il tuo boss è solo qui: se non vinci, muore e sei fuori dal gioco.
kings-warning-casualty = Lasci morire il tuo boss? Saresti fuori dal gioco.

## Il momento in cui si può giocare una carta

kings-window-own-turn = È il tuo turno.
kings-window-own-move = Sono i tuoi spostamenti.
kings-window-own-accept = Sono le tue azioni.
kings-window-own-recruit = Sono le tue azioni.
kings-window-own-accomplish = La tua missione ha appena pagato.
kings-window-opp-turn-start = Comincia il turno di { $player }.
kings-window-opp-turn = È il turno di { $player }.
kings-window-opp-move-step = { $player } sta facendo un tragitto.
kings-window-opp-announce = { $player } annuncia un’azione.
kings-window-bids-revealed = Le puntate sono state mostrate.
kings-window-resource-draw = Hai appena pescato.
kings-window-fight-after-roll = I dadi sono appena stati tirati.
kings-window-fight-before-die = Sta per essere tirato un dado.
kings-window-shootout-lost = La sparatoria è persa, o pari.

## Sopra la mappa

kings-board-set-up = Preparazione.
kings-board-round = { $last ->
    [none] Round { $round }.
   *[other] Round { $round } di { $last }.
}
kings-board-first = Primo: { $player }.
kings-board-active = { $stage ->
    [moves] Turno di { $player }: spostamenti.
    [actions] Turno di { $player }: azioni.
   *[none] Turno di { $player }.
}

## Accanto alla mappa

kings-board-row = Da accettare (③ va via a fine round)
kings-board-in-progress = In corso
kings-board-bars = Nei bar
kings-board-open-mission = { $address ->
    [none] { $title }: { $notes }. Ancora senza indirizzo
   *[other] { $goal ->
        [none] { $title }: { $notes }. { $address } → ?
       *[other] { $title }: { $notes }. { $address } → { $goal }
    }
}
kings-board-carried-mission = { $goal ->
    [none] { $title }: { $notes }. → ?
   *[other] { $title }: { $notes }. → { $goal }
}
kings-board-people = per { $count }
kings-board-at-risk = a rischio
kings-board-way = { $steps ->
    [0] { $who } è lì
    [one] { $who } a 1 passo
   *[other] { $who } a { $steps } passi
}
kings-board-bar = { $who ->
    [none] { $district }: nessuno
   *[other] { $district }: { $who }
}
kings-board-cells = Celle: { $cells }
kings-board-car = Volante { $car }: { $place }
kings-board-car-beside = accanto al tabellone
kings-board-car-out = fuori uso
kings-board-cars-beside = { $count ->
    [one] Una volante accanto al tabellone
   *[other] { $count } volanti accanto al tabellone
}
kings-board-cars-out = { $count ->
    [one] Una volante fuori uso
   *[other] { $count } volanti fuori uso
}
kings-board-decks = Mazzi: carte { $cards }, missioni { $missions }, scagnozzi { $henchmen }, tessere { $tiles }
kings-board-end = La carta della fine è fra le ultime { $last } missioni.

## Sotto la mappa

kings-board-seat = { $player }: { $facts }
kings-board-dead = fuori dal gioco
kings-board-cards = { $count ->
    [0] nessuna carta (+{ $draws })
    [one] 1 carta (+{ $draws })
   *[other] { $count } carte (+{ $draws })
}
kings-board-risk = { $district }, a rischio: probabilità di superare una volante { $one } %, due { $two } %.
kings-board-duel = { $district }, contro { $player }: se nessuno si ritira, probabilità di vincere { $win } %, di parità { $tie } %.
kings-board-bids = Puntate in migliaia: { $bids }.
kings-board-discards = Scarti: { $cards }.
kings-board-copies = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
kings-board-card = Carta { $colour } { $card }: { $effect }
kings-colour-blue = blu
kings-colour-red = rossa
kings-colour-black = nera
kings-board-provocation = { $pot ->
    [0] Provocazione { DOVE(IL($district)) }, piatto vuoto.
   *[other] Provocazione { DOVE(IL($district)) }, piatto di { $pot } k$.
}
kings-board-shoot-out = Sparatoria { DOVE(IL($district)) }.
kings-board-arrest = { $resisting ->
    [yes] Sparatoria con la polizia { DOVE(IL($district)) }.
   *[no] Tentativo di fermo { DOVE(IL($district)) }.
}
kings-board-side = { $jokers ->
    [0] { $player }: dadi { $dice }, personaggi { $people } = { $hand } ({ $counting })
    [one] { $player }: dadi { $dice }, personaggi { $people } e un Jolly = { $hand } ({ $counting })
   *[other] { $player }: dadi { $dice }, personaggi { $people } e { $jokers } Jolly = { $hand } ({ $counting })
}
kings-board-police-side = La polizia (tira { $player }): dadi { $dice }, volanti { $people } = { $hand } ({ $counting })
kings-board-provocation-odds = Se nessuno si ritira, probabilità che vinca { $player }: { $win } %, di parità: { $tie } %.
kings-board-arrest-odds = Probabilità che { $player } abbia la meglio: { $win } %.
kings-board-talks = { $player } e { $other } stanno trattando.
kings-board-proposal = { $player } fa una proposta { A($other) }. Dà: { $give }. Chiede: { $ask }.
kings-board-draft = { $other ->
    [none] La tua proposta: a chi la fai?
   *[other] La tua proposta per { $other }. Dai: { $give }. Chiedi: { $ask }.
}
kings-board-joker = { $at ->
    [free] { $joker } è libero
    [out] { $joker } è fuori dal gioco
   *[seat] { $joker } è con { $player }
}
kings-board-result = { $place }. { $player }: { $amount } k$

## Le carte: che cosa fanno, e quando

kings-card-price = { $rank } per { $amount } k$
kings-card-on-accept = accettazione di missione
kings-card-on-recruit-remote = reclutamento per telefono
kings-card-bonus-reward = la missione che hai appena compiuto paga { $amount } k$ in più.
kings-card-recruit-fixed = invece di reclutare, ingaggia senza dadi: { $prices }; di un seme che hai già, o di qualunque seme se non hai scagnozzi.
kings-card-poach = invece di reclutare, offri un prezzo da { $least } a { $most } k$: uno scagnozzo altrui passa dalla tua parte, o il suo boss lo paga per tenerlo.
kings-card-extra-steps = { $amount ->
    [one] il tuo tragitto ha un passo in più.
   *[other] il tuo tragitto ha { $amount } passi in più.
}
kings-card-ignore-police = la polizia non blocca più il tuo tragitto.
kings-card-release-all = durante i tuoi spostamenti, tutti i tuoi in guardina escono.
kings-card-accept-remote = accetta una missione senza essere al suo indirizzo.
kings-card-redraw-destination = una tua missione cambia destinazione.
kings-card-eliminate-henchman = nel turno di un altro, muore un suo scagnozzo.
kings-card-stop-drive = dopo un passo di un altro, il suo tragitto finisce lì.
kings-card-cancel-action = annulla ciò che un altro annuncia ({ $announced }).
kings-card-police-raid = nel turno di un altro, una volante piomba su un suo gruppo; se ha una missione a rischio, la polizia tenta il fermo con un { $rank } in più.
kings-card-limit-steps = { $amount ->
    [one] all’inizio del turno di un altro: un solo passo per personaggio.
   *[other] all’inizio del turno di un altro: al massimo { $amount } passi per personaggio.
}
kings-card-steal-card = { $amount ->
    [one] all’inizio del turno di un altro, rubagli una carta a caso.
   *[other] all’inizio del turno di un altro, rubagli { $amount } carte a caso.
}
kings-card-raise-bid = quando si sono mostrate le puntate, la tua vale { $amount } k$ in più, che non paghi.
kings-card-reroll = { $amount ->
    [one] dopo un tiro in uno scontro, tira di nuovo uno dei tuoi dadi.
   *[other] dopo un tiro in uno scontro, tira di nuovo fino a { $amount } dei tuoi dadi.
}
kings-card-add-value = prima del quarto o del quinto dado, la tua parte ha un { $rank } in più.
kings-card-no-loss = una sparatoria persa o pari non ti costa nessun personaggio.
kings-card-draw = { $amount ->
    [one] dopo la tua pesca, pesca ancora una carta.
   *[other] dopo la tua pesca, pesca ancora { $amount } carte.
}

## L’aiuto

kings-legend = Mappa: P polizia, M metropolitana, H eliporto, B bar; { $seats } i giocatori, seguiti dai valori dei loro personaggi; { $car } volante, { $moved } se in questo round si è già mossa; { $places } indirizzi delle missioni da accettare; { $goal } le tue destinazioni. { $waiting } deve scegliere; { $phone } hai il suo numero. Personaggi: +2 passi rimasti, { $aboard } a bordo, { $acted } ha agito. Ogni carta vale anche un passo in più. Carte (+2): quante ne pesca nel prossimo round. Chi è in guardina va dalla cella 3 alla 1, poi esce a Broadway.
