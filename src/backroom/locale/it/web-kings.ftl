### Il tabellone di New York Kings sulla pagina. I soldi sono in migliaia.

kings-page-map = Pianta della città
kings-page-whole = Tutta la pianta
kings-page-closer = Più vicino
kings-page-sheets = Accanto alla pianta
kings-page-sheet = { $sheet ->
    [missions] Missioni
    [players] Giocatori
   *[bars] Bar e celle
}
kings-page-head = { $last ->
    [none] { $player ->
        [none] Round { $round }
       *[other] { $stage ->
            [moves] Round { $round } · { $player } si sposta
           *[actions] Round { $round } · { $player } agisce
        }
    }
   *[other] { $player ->
        [none] Round { $round } di { $last }
       *[other] { $stage ->
            [moves] Round { $round } di { $last } · { $player } si sposta
           *[actions] Round { $round } di { $last } · { $player } agisce
        }
    }
}

## La pianta

kings-page-district = { $name }{ $special ->
    [police] , stazione di polizia
    [metro] , metropolitana
    [heliport] , eliporto
    [bar] , bar
   *[none] { "" }
}. { $police ->
    [0] { "" }
    [one] Una volante.
   *[other] { $police } volanti.
} { $people ->
    [none] { "" }
   *[other] { $people }.
} { $missions ->
    [none] { "" }
   *[other] Missioni da accettare: { $missions }.
} { $goals ->
    [none] { "" }
   *[other] La tua destinazione per: { $goals }.
} { $guest ->
    [none] { "" }
   *[other] { $guest } aspetta qui.
} { $steps ->
    [0] { "" }
    [one] Un passo.
   *[other] { $steps } passi.
}
kings-page-group = { $liable ->
    [yes] { $player } con { $people } (passibile di fermo)
   *[no] { $player } con { $people }
}
kings-page-liable = Una missione a rischio: la polizia tenterebbe di fermarli
kings-page-car = { $reach ->
    [none] Volante { $car } a { $district }
   *[other] Volante { $car } a { $district }, a portata: { $reach }
}
kings-page-person = { $rank } { $name }, { $place }{ $mission ->
    [none] { "" }
   *[other] , su «{ $mission }»
}{ $steps ->
    [0] { "" }
    [one] , ancora un passo
   *[other] , ancora { $steps } passi
}{ $aboard ->
    [yes] , a bordo
   *[no] { "" }
}{ $acted ->
    [yes] , ha agito
   *[no] { "" }
}{ $recruited ->
    [yes] , ha reclutato
   *[no] { "" }
}

## Missioni, bar, celle

kings-page-missions = Missioni
kings-page-leaves = se ne va dopo questo round
kings-page-missions-left = { $count ->
    [one] Ancora una missione nel mazzo; la carta finale è tra le ultime { $last }.
   *[other] Ancora { $count } missioni nel mazzo; la carta finale è tra le ultime { $last }.
}
kings-page-last-round = Il round { $round } è l’ultimo.
kings-page-odds = Le tue possibilità
kings-page-number = hai il numero
kings-page-cells = Guardina
kings-page-cell = Cella { $cell }
kings-page-cells-out = Da 3 a 2 a 1, una cella a turno, poi fuori a Broadway.
kings-page-released = { $turns ->
    [one] fuori al prossimo turno
   *[other] fuori tra { $turns } turni
}
kings-page-supplies = Mazzi e polizia
kings-page-patrol = Quartieri con questa linea: le volanti che guidi possono arrivarci.
kings-page-decks = Carte { $cards } (scarti { $discards }) · scagnozzi { $henchmen } · tessere { $tiles }
kings-page-cars-to-come = Ancora da venire: { $beside } · fuori uso: { $out }

## Giocatori

kings-page-players = Giocatori
kings-page-first = primo giocatore
kings-page-bid = puntata { $amount } k$
kings-page-bids = Le puntate
kings-page-bid-card = { $state ->
    [missing] { $player } non ha ancora puntato
    [open] { $player } punta { $amount } k$
   *[down] { $amount ->
        [none] { $player }: una carta coperta
       *[other] { $player }: { $amount } k$ coperti
    }
}
kings-page-numbers = Numeri di telefono: { $people }
kings-page-suits = { $suits ->
    [none] Ne pesca { $draws } nel prossimo round
   *[other] Ne pesca { $draws } nel prossimo round (per seme: { $suits })
}
kings-page-seat = { $player }, boss { $boss }

## Davanti a me

kings-page-crew = La tua gente
kings-page-hand = Le tue carte
kings-page-no-cards = nessuna carta
kings-page-card = Carta { $card } ({ $colour }): { $effect } O un passo in più. { $playable ->
    [yes] Si può usare adesso.
   *[no] { "" }
}
kings-page-travellers = { $steps ->
    [0] { $people } a { $place }: nessun passo rimasto
    [one] { $people } a { $place }: un passo
   *[other] { $people } a { $place }: { $steps } passi
}
kings-page-control = { $risk ->
    [yes] Un controllo di polizia ti ferma lì, e la missione a rischio significa un tentativo di arresto.
   *[no] Un controllo di polizia ti ferma lì.
}
kings-page-way = Per { $way }
kings-page-too-far = { $steps ->
    [0] Fuori portata: nessun passo rimasto.
    [one] Fuori portata: resta un passo, e nessuno supera un controllo di polizia.
   *[other] Fuori portata: restano { $steps } passi, e nessuno supera un controllo di polizia.
}
kings-page-pick-district = { $reach ->
    [none] Nessun quartiere è più a portata: finisci il viaggio, o dai una carta illuminata per un passo in più.
   *[some] Scegli un quartiere illuminato sulla pianta.
}
kings-page-go = Si parte
kings-page-board = Solo salire
kings-page-offer = La tua somma: { $amount } k$
kings-page-name-sum = Proporre { $amount } k$
kings-page-chances = Accetta: { $hired } % · esita: { $unsure } % · rifiuta: { $refuses } %
kings-page-expected = In media costa { $cost } k$.

## Momenti per le carte, da lasciar passare fino al proprio turno

refuse-kings-opp-turn-start = l’inizio del turno altrui
refuse-kings-opp-turn = il turno altrui
refuse-kings-opp-move-step = il tragitto altrui
refuse-kings-opp-announce = ciò che un altro annuncia
refuse-kings-bids-revealed = le puntate scoperte
refuse-kings-resource-draw = dopo la pesca
refuse-kings-fight-after-roll = i dadi sono rotolati
refuse-kings-fight-before-die = prima del prossimo dado
refuse-kings-shootout-lost = una sparatoria persa

## Uno scontro

kings-page-police-side = Polizia (tira { $player })
kings-page-side = { $side }: personaggi { $people }, dadi { $dice }, { $jokers ->
    [0] { $hand }
    [one] un Joker, { $hand }
   *[other] { $jokers } Joker, { $hand }
}
kings-page-die = Ritirare il dado { $die }, che mostra { $face }
kings-page-no-dice = ancora nessun dado
kings-page-counting = conta: { $values }
kings-page-versus = contro

## Un accordo

kings-page-deal = Un accordo
kings-page-gives = { $player } dà
kings-page-nothing = ancora niente
kings-page-binding = Vincolante: quello che sta qui passa subito di mano se entrambi accettano. Tutto il resto è solo una promessa.
kings-page-chains = { $count ->
    [0] nessuna proposta rimasta in questo turno
    [one] ancora una proposta in questo turno
   *[other] ancora { $count } proposte in questo turno
}

## La prima partita, con i consigli

guide-kings-start-tile = Scegli dove comincia il tuo boss
guide-kings-start-tile-hint = Guarda i numeri sulla pianta: dicono dove si accettano le missioni scoperte. Comincia vicino a una di loro, o vicino a un bar dove aspetta uno scagnozzo.
guide-kings-bid = Corrompi la polizia
guide-kings-bid-hint = La puntata più alta gioca per prima e guida le volanti in questo round. Pagano tutti: una puntata piccola non è una vergogna finché non hai niente da nascondere.
guide-kings-react = Una tua carta può servire
guide-kings-react-hint = Scegli una carta illuminata per leggere cosa fa, poi giocala, o passa. Ogni carta vale anche un passo in più nel tuo turno.
guide-kings-discard = Troppe carte
guide-kings-discard-hint = Ne tieni cinque. Scegli quella che ti serve meno.
guide-kings-moves = I tuoi spostamenti
guide-kings-moves-hint = Scegli chi parte; chi è nello stesso posto può andare insieme. Poi scegli un quartiere illuminato e premi «Si parte». Puoi riprendere una scelta finché nessuno ne ha saputo niente.
guide-kings-drive = Dove si va?
guide-kings-drive-hint = I quartieri illuminati sono a portata; il numero dice quanti passi. Una volante ti ferma lì, e una missione a rischio significa un tentativo di arresto.
guide-kings-police-to = Manda la polizia
guide-kings-police-to-hint = Una volante sulla strada di un rivale con una missione a rischio può mandare la sua gente in guardina. Tieni libera la tua strada.
guide-kings-actions = Le tue azioni
guide-kings-actions-hint = Ognuno dei tuoi può fare una cosa: accettare una missione al suo indirizzo, compierla alla sua destinazione, o provocare un rivale nello stesso posto. Il tuo boss può inoltre tentare di reclutare.
guide-kings-fold = Restare o ritirarsi?
guide-kings-fold-hint = La barra mostra le tue possibilità se nessuno si ritira. Ritirarsi costa soldi ma nessuna vita; chi perde la sparatoria perde qualcuno.
guide-kings-resist = Preso dalla polizia
guide-kings-resist-hint = Arrendersi costa la missione e qualche turno in cella. Resistere tira altri due dadi; se va male, uno dei tuoi muore.
guide-kings-recruit-where = Chi vuoi reclutare?
guide-kings-recruit-where-hint = Un rango basso costa poco, uno alto è forte negli scontri. Gli scagnozzi dello stesso seme si conoscono: alcuni puoi chiamarli da lontano.
guide-kings-offer = Quanto offri?
guide-kings-offer-hint = Un dado per ogni migliaio; basta un dado sopra il rango. Se rifiuta, tieni i soldi.
