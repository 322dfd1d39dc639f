### Il tabellone di New York Kings sulla pagina. I soldi sono in migliaia.

kings-page-map = Mappa della città
kings-page-whole = Tutta la mappa
kings-page-closer = Più vicino
kings-page-head = { $last ->
    [none] { $turn ->
        [none] { $stage ->
            [bribes] Round { $round } · corruzione
           *[cards] Round { $round } · carte risorsa
        }
        [mine] { $stage ->
            [moves] Round { $round } · ti sposti
           *[actions] Round { $round } · agisci
        }
       *[other] { $stage ->
            [moves] Round { $round } · { $player } si sposta
           *[actions] Round { $round } · { $player } agisce
        }
    }
   *[other] { $turn ->
        [none] { $stage ->
            [bribes] Round { $round } di { $last } · corruzione
           *[cards] Round { $round } di { $last } · carte risorsa
        }
        [mine] { $stage ->
            [moves] Round { $round } di { $last } · ti sposti
           *[actions] Round { $round } di { $last } · agisci
        }
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
    [card] Una carta oltre ai tuoi passi.
    [one] Un passo.
   *[other] { $steps } passi.
}
kings-page-group = { $liable ->
    [yes] { $player } con { $people } (la polizia può fermarlo)
   *[no] { $player } con { $people }
}
kings-page-liable = Una missione a rischio: la polizia tenterebbe di fermarli
kings-page-car = { $reach ->
    [none] Volante { $car } { DOVE(IL($district)) }
   *[other] Volante { $car } { DOVE(IL($district)) }, a portata: { $reach }
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
    [one] Nel mazzo delle missioni resta una carta: quella della fine.
   *[other] Nel mazzo delle missioni restano { $count } carte; la carta della fine è fra le ultime { $last }.
}
kings-page-last-round = Il round { $round } è l’ultimo.
kings-page-odds = Le tue possibilità
kings-page-number = hai il numero
kings-page-cells = Guardina
kings-page-cell = Cella { $cell }
kings-page-cells-out = Dalla 3 alla 2, poi alla 1, una cella a turno, poi fuori a Broadway.
kings-page-released = { $turns ->
    [one] fuori al prossimo turno
   *[other] fuori tra { $turns } turni
}
kings-page-supplies = Mazzi e polizia
kings-page-patrol = Quartieri con questo contorno: le tue volanti possono arrivarci.
kings-page-decks = Carte { $cards } (scarti { $discards }) · scagnozzi { $henchmen } · tessere { $tiles }
kings-page-cars-to-come = Volanti in arrivo: { $beside } · fuori uso: { $out }

## Giocatori

kings-page-players = Giocatori
kings-page-first = primo di mano
kings-page-bid = puntata { $amount } k$
kings-page-bids = Le puntate
kings-page-bid-card = { $state ->
    [missing] { $player } non ha ancora puntato
    [open] { $player } punta { $amount } k$
   *[down] { $amount ->
        [none] { $player }: una puntata coperta
       *[other] { $player }: { $amount } k$ coperti
    }
}
kings-page-numbers = Numeri di telefono: { $people }
kings-page-suits = { $suits ->
    [none] Ne pesca { $draws } nel prossimo round
   *[other] Ne pesca { $draws } nel prossimo round (per seme: { $suits })
}
kings-page-seat = { $player }, boss { $boss }

## Davanti a me

kings-page-crew = I tuoi personaggi
kings-page-hand = Le tue carte
kings-page-no-cards = nessuna carta
kings-page-card = Carta { $card } ({ $colour }): { $effect } O un passo in più. { $playable ->
    [yes] Si può usare adesso.
   *[no] { "" }
}
kings-page-cost-card = { $risk ->
    [arrest] 1 carta · fermo!
    [stop] 1 carta · controllo
   *[none] 1 carta
}
kings-page-cost = { $risk ->
    [arrest] { $steps } · fermo!
    [stop] { $steps } · controllo
   *[none] { $steps ->
        [one] 1 passo
       *[other] { $steps } passi
    }
}
kings-page-only-you = Lo vedi solo tu
kings-page-errand = { $steps ->
    [none] → { $goal }
    [0] → qui: { $goal }
   *[other] → { $goal }, a { $steps }
}
kings-page-action = { $state ->
    [spent] ha agito
    [recruited] ha reclutato
   *[free] può agire
}
kings-page-or-step = { $colour ->
    [red] turno altrui · o un passo
    [black] scontro, puntata · o un passo
   *[blue] tuo turno · o un passo
}
kings-page-play = { $use ->
    [discard] Scarta { $card }
    [deal] { $card }
   *[play] Gioca { $card }: { $effect }
}
kings-page-end-drive = { $people ->
    [none] Fermati qui
   *[other] Fermati qui: potrebbe proseguire { $people }
}
kings-page-end-moves = { $people ->
    [none] Finisci gli spostamenti
   *[other] Finisci gli spostamenti; può ancora muoversi: { $people }
}
kings-page-end-turn = { $people ->
    [none] Finisci il turno
   *[other] Finisci il turno; può ancora agire: { $people }
}
kings-page-travellers = { $steps ->
    [0] { $people } { DOVE(IL($place)) }: nessun passo rimasto
    [one] { $people } { DOVE(IL($place)) }: un passo
   *[other] { $people } { DOVE(IL($place)) }: { $steps } passi
}
kings-page-control = { $risk ->
    [yes] Un controllo di polizia ti blocca lì, e la missione a rischio comporta un tentativo di fermo.
   *[no] Un controllo di polizia ti blocca lì.
}
kings-page-way = Percorso: { $way }
kings-page-too-far = { $steps ->
    [0] Fuori portata: nessun passo rimasto.
    [one] Fuori portata: resta un passo, e nessuno supera un controllo di polizia.
   *[other] Fuori portata: restano { $steps } passi, e nessuno supera un controllo di polizia.
}
kings-page-pick-district = { $reach ->
    [none] Nessun quartiere è più a portata: finisci il tragitto, o scarta una carta illuminata per un passo in più.
   *[some] Scegli un quartiere illuminato sulla mappa.
}
kings-page-which-card = Un passo in più costa una carta. Quale?
kings-page-go-for = Vai e scarta { $card }
kings-page-go = Si parte: { $district }
kings-page-board = Salire soltanto
kings-page-offer = La tua somma: { $amount } k$
kings-page-name-sum = Offrire { $amount } k$
kings-page-chances = Accetta: { $hired } % · esita: { $unsure } % · rifiuta: { $refuses } %
kings-page-expected = In media costa { $cost } k$.

## Momenti per le carte, da lasciar passare fino al proprio turno

refuse-kings-opp-turn-start = l’inizio del turno di un altro
refuse-kings-opp-turn = il turno di un altro
refuse-kings-opp-move-step = il tragitto di un altro
refuse-kings-opp-announce = ciò che un altro annuncia
refuse-kings-bids-revealed = le puntate mostrate
refuse-kings-resource-draw = dopo la pesca
refuse-kings-fight-after-roll = dopo un tiro di dadi
refuse-kings-fight-before-die = prima del prossimo dado
refuse-kings-shootout-lost = una sparatoria persa o in parità

## Uno scontro

kings-page-pot = il piatto
kings-page-act = { $dice ->
    [3] 3 dadi
    [4] 4° dado
   *[5] 5° dado: sparatoria
}
kings-page-stake = { $kind ->
    [arrest] { $stake ->
        [boss] Resistere senza vincere: il tuo boss è morto, e sei fuori dal gioco.
       *[one] Resistere senza vincere: uno dei tuoi è morto, gli altri finiscono in cella.
    }
   *[duel] { $stake ->
        [boss] Sparatoria persa o in parità: il tuo boss è morto, e sei fuori dal gioco.
       *[one] Sparatoria persa o in parità: uno dei tuoi è morto.
    }
}
kings-page-your-boss = In gioco c’è il tuo boss.
kings-page-police-side = Polizia (tira { $player })
kings-page-side = { $side }: personaggi { $people }, dadi { $dice }, { $jokers ->
    [0] { $hand }
    [one] un Jolly, { $hand }
   *[other] { $jokers } Jolly, { $hand }
}
kings-page-die = Tirare di nuovo il dado { $die }, che mostra { $face }
kings-page-no-dice = ancora nessun dado
kings-page-counting = conta: { $values }
kings-page-ahead = in testa
kings-page-versus = contro

## Un accordo

kings-page-deal = Un accordo
kings-page-deal-state = { $state ->
    [whom] Con chi vuoi trattare?
    [draft] La tua proposta { A($player) }: nessuno la vede prima che tu la invii.
    [sent] { $player } sta pensando alla tua proposta.
   *[asked] { $player } ti propone questo.
}
kings-page-deal-means = Dai: { $gives ->
    [none] niente
   *[other] { $gives }
}. Ricevi: { $gets ->
    [none] niente
   *[other] { $gets }
}.
kings-page-deal-after = Dopo avrai { $cards ->
    [0] { $money } k$ e nessuna carta.
    [one] { $money } k$ e una carta.
   *[other] { $money } k$ e { $cards } carte.
}
kings-page-you-give = Tu dai
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
guide-kings-start-tile-hint = Guarda i numeri sulla mappa: dicono dove si accettano le missioni scoperte. Comincia vicino a una di esse, o vicino a un bar dove aspetta uno scagnozzo.
guide-kings-bid = Corrompi la polizia
guide-kings-bid-hint = La puntata più alta gioca per prima e guida le volanti in questo round. Pagano tutti: non c’è da vergognarsi di una puntata piccola finché non hai niente da nascondere.
guide-kings-react = Una tua carta può servire
guide-kings-react-hint = Scegli una carta illuminata per leggere cosa fa, poi giocala, o passa. Ogni carta vale anche un passo in più nel tuo turno.
guide-kings-discard = Troppe carte
guide-kings-discard-hint = Ne tieni cinque. Scegli quella che ti serve meno.
guide-kings-moves = I tuoi spostamenti
guide-kings-moves-hint = Scegli chi parte; chi è nello stesso posto può andare insieme. Poi scegli un quartiere illuminato e premi «Si parte». Puoi ritirare una scelta finché nessuno ne ha saputo niente.
guide-kings-drive = Dove si va?
guide-kings-drive-hint = I quartieri illuminati sono a portata; il numero dice quanti passi. Una volante ti blocca lì, e una missione a rischio comporta un tentativo di fermo.
guide-kings-police-to = Manda la polizia
guide-kings-police-to-hint = Una volante sulla strada di un rivale con una missione a rischio può mandare i suoi personaggi in guardina. Tieni libera la tua strada.
guide-kings-actions = Le tue azioni
guide-kings-actions-hint = Ognuno dei tuoi può fare una cosa: accettare una missione al suo indirizzo, compierla alla sua destinazione, o provocare un rivale nello stesso posto. Il tuo boss può inoltre tentare di reclutare.
guide-kings-fold = Restare o ritirarsi?
guide-kings-fold-hint = La barra mostra le tue possibilità se nessuno si ritira. Ritirarsi costa soldi ma nessuna vita; chi non vince la sparatoria perde qualcuno.
guide-kings-resist = Nelle mani della polizia
guide-kings-resist-hint = Arrendersi costa la missione e qualche turno in cella. Resistere vuol dire tirare altri due dadi; se non vinci, uno dei tuoi muore.
guide-kings-recruit-where = Chi vuoi reclutare?
guide-kings-recruit-where-hint = Un valore basso costa poco, uno alto è forte negli scontri. Gli scagnozzi dello stesso seme si conoscono: alcuni puoi chiamarli da lontano.
guide-kings-offer = Quanto offri?
guide-kings-offer-hint = Un dado per ogni migliaio; basta un dado sopra il valore. Se rifiuta, tieni i soldi.
