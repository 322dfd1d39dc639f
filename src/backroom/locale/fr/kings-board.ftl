### New York Kings au terminal : la table dessinée, la table en phrases, et les choix.

kings-money = { $amount ->
    [0] 0 $
   *[other] { $amount } k$
}
kings-money-unknown = ? k$

## Les choix

kings-choice-own = { $note }
kings-choice-their = { $note }
kings-choice-drop = Déposer { $note }
kings-choice-row = Accepter { $note }
kings-choice-tile = { $note }
kings-choice-car = { $action } : { $note }
kings-choice-to = { $action } ({ $note })
kings-choice-amount = { $action } ({ $note })
kings-choice-seat = { $action } ({ $note })
kings-choice-die = Relancer : { $note }
kings-choice-joker = Engager { $note }
kings-choice-react-pass = Ne rien jouer
kings-choice-reroll-pass = Ne plus rien relancer
kings-choice-fold-yes = { $fold ->
    [0] Se coucher : le pot est à l’autre
   *[other] Se coucher : { $fold } k$ de plus, et le pot est à l’autre
}
kings-choice-fold-no = { $stay ->
    [0] Rester : si l’autre reste aussi, un dé de plus chacun
   *[other] Rester : si l’autre reste aussi, { $stay } k$ et un dé de plus chacun
}
kings-choice-resist-yes = Résister : deux dés de plus, et un mort si vous ne gagnez pas
kings-choice-resist-no = Se rendre : tout le groupe en garde à vue
kings-choice-hesitation-yes = Oui : l’engager pour { $dearer } k$ en tout
kings-choice-hesitation-no = Non : garder l’argent
kings-choice-poach-answer-yes = Payer { $price } k$ et le garder
kings-choice-poach-answer-no = Le laisser partir
kings-choice-deal-answer-yes = Accepter : tout s’échange aussitôt
kings-choice-deal-answer-no = Refuser
kings-note-police = police
kings-note-mission = mission { $place }
kings-note-goal = destination de « { $mission } »
kings-note-row = « { $mission } » ({ $reward })
kings-note-hire = accepte : { $win } %, hésite : { $tie } %
kings-note-joker = accepte : { $win } %
kings-note-duel = vous gagneriez dans { $win } % des cas

kings-choice-draft = Composez votre proposition, puis envoyez-la ; jouer autre chose l’abandonne.
kings-choice-draft-pass = Abandonner la proposition
kings-choice-about = { $subject } — { $asked }
kings-warning-fold = Rester pour le dernier dé ? Votre affranchi est seul ici : battu ou à égalité, il meurt et vous êtes hors jeu.
kings-warning-resist = Résister ? Votre affranchi est seul ici : si vous ne gagnez pas, il meurt et vous êtes hors jeu.
kings-warning-casualty = Laisser mourir votre affranchi ? Vous seriez hors jeu.

## Le moment où l’on peut jouer une carte

kings-window-own-turn = C’est votre tour.
kings-window-own-move = Ce sont vos mouvements.
kings-window-own-accept = Ce sont vos actions.
kings-window-own-recruit = Ce sont vos actions.
kings-window-own-accomplish = Votre mission vient d’être payée.
kings-window-opp-turn-start = { $player } commence son tour.
kings-window-opp-turn = C’est à { $player } de jouer.
kings-window-opp-move-step = { $player } est en mouvement.
kings-window-opp-announce = { $player } annonce une action.
kings-window-bids-revealed = Les mises viennent d’être montrées.
kings-window-resource-draw = Vous venez de piocher.
kings-window-fight-after-roll = Les dés viennent d’être jetés.
kings-window-fight-before-die = Un dé va être jeté.
kings-window-shootout-lost = La fusillade est perdue, ou à égalité.

## Au-dessus de la carte

kings-board-set-up = Mise en place.
kings-board-round = { $last ->
    [none] Tour de jeu { $round }.
   *[other] Tour de jeu { $round } sur { $last }.
}
kings-board-first = Premier : { $player }.
kings-board-active = { $stage ->
    [moves] { $player } joue : mouvements.
    [actions] { $player } joue : actions.
   *[none] { $player } joue.
}

## À côté de la carte

kings-board-row = À accepter (③ part à la fin du tour de jeu)
kings-board-in-progress = En cours
kings-board-bars = Dans les bars
kings-board-open-mission = { $address ->
    [none] { $title } : { $notes }. Pas encore d’adresse
   *[other] { $goal ->
        [none] { $title } : { $notes }. { $address } → ?
       *[other] { $title } : { $notes }. { $address } → { $goal }
    }
}
kings-board-carried-mission = { $goal ->
    [none] { $title } : { $notes }. → ?
   *[other] { $title } : { $notes }. → { $goal }
}
kings-board-people = pour { $count }
kings-board-at-risk = à risque
kings-board-way = { $steps ->
    [0] { $who } y est
    [one] { $who } à { $steps } quartier
   *[other] { $who } à { $steps } quartiers
}
kings-board-bar = { $who ->
    [none] { $district } : personne
   *[other] { $district } : { $who }
}
kings-board-cells = Cellules : { $cells }
kings-board-car = Voiture de police { $car } : { $place }
kings-board-car-beside = à côté du plateau
kings-board-car-out = hors de combat
kings-board-cars-beside = { $count ->
    [one] Une voiture de police à côté du plateau
   *[other] { $count } voitures de police à côté du plateau
}
kings-board-cars-out = { $count ->
    [one] Une voiture de police hors de combat
   *[other] { $count } voitures de police hors de combat
}
kings-board-decks = Pioches : cartes { $cards }, missions { $missions }, hommes de main { $henchmen }, tuiles { $tiles }
kings-board-end = La carte de fin est une des { $last } dernières missions.

## Sous la carte

kings-board-seat = { $player } : { $facts }
kings-board-dead = hors jeu
kings-board-cards = { $count ->
    [0] aucune carte (+{ $draws })
    [one] 1 carte (+{ $draws })
   *[other] { $count } cartes (+{ $draws })
}
kings-board-risk = { $district }, à risque : vous passeriez une voiture dans { $one } % des cas, deux dans { $two } %.
kings-board-duel = { $district }, contre { $player } : vous gagneriez dans { $win } % des cas si personne ne se couche (égalité : { $tie } %).
kings-board-bids = Mises en milliers : { $bids }.
kings-board-discards = Défausse : { $cards }.
kings-board-copies = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
kings-board-card = Carte { $colour } { $card } : { $effect }
kings-colour-blue = bleue
kings-colour-red = rouge
kings-colour-black = noire
kings-board-provocation = { $pot ->
    [0] Provocation { A(LE($district)) }, pot vide.
   *[other] Provocation { A(LE($district)) }, pot de { $pot } k$.
}
kings-board-shoot-out = Fusillade { A(LE($district)) }.
kings-board-arrest = { $resisting ->
    [yes] Fusillade avec la police { A(LE($district)) }.
   *[no] Tentative d’interpellation { A(LE($district)) }.
}
kings-board-side = { $jokers ->
    [0] { $player } : dés { $dice }, personnages { $people } = { $hand } ({ $counting })
    [one] { $player } : dés { $dice }, personnages { $people } et un Joker = { $hand } ({ $counting })
   *[other] { $player } : dés { $dice }, personnages { $people } et { $jokers } Jokers = { $hand } ({ $counting })
}
kings-board-police-side = La police (dés jetés par { $player }) : dés { $dice }, voitures { $people } = { $hand } ({ $counting })
kings-board-provocation-odds = Si personne ne se couche : { $player } gagne dans { $win } % des cas, égalité dans { $tie } %.
kings-board-arrest-odds = { $player } l’emporte dans { $win } % des cas.
kings-board-talks = { $player } et { $other } négocient.
kings-board-proposal = { $player } fait une proposition à { $other }. Donne : { $give }. Demande : { $ask }.
kings-board-draft = { $other ->
    [none] Votre proposition : à qui la faites-vous ?
   *[other] Votre proposition pour { $other }. Vous donnez : { $give }. Vous demandez : { $ask }.
}
kings-board-joker = { $at ->
    [free] { $joker } est libre
    [out] { $joker } est hors jeu
   *[seat] { $joker } est avec { $player }
}
kings-board-result = { $place }. { $player } : { $amount } k$

## Les cartes : ce qu’elles font, et quand

kings-card-price = { $rank } pour { $amount } k$
kings-card-on-accept = acceptation de mission
kings-card-on-recruit-remote = recrutement par téléphone
kings-card-bonus-reward = la mission que vous venez d’accomplir rapporte { $amount } k$ de plus.
kings-card-recruit-fixed = au lieu de recruter, engagez sans dés : { $prices } ; dans une famille que vous avez déjà, ou dans n’importe laquelle si vous n’avez pas d’homme de main.
kings-card-poach = au lieu de recruter, annoncez un prix de { $least } à { $most } k$ : un homme de main adverse vous rejoint, ou son affranchi paie ce prix pour le garder.
kings-card-extra-steps = { $amount ->
    [one] votre mouvement a un déplacement de plus.
   *[other] votre mouvement a { $amount } déplacements de plus.
}
kings-card-ignore-police = la police ne contrôle plus votre mouvement.
kings-card-release-all = pendant vos mouvements, tous vos personnages en garde à vue sortent.
kings-card-accept-remote = acceptez une mission sans être à son adresse.
kings-card-redraw-destination = une de vos missions change de destination.
kings-card-eliminate-henchman = au tour d’un autre joueur, un de ses hommes de main meurt.
kings-card-stop-drive = après un déplacement d’un autre joueur, son mouvement s’arrête là.
kings-card-cancel-action = annulez ce qu’un autre joueur annonce ({ $announced }).
kings-card-police-raid = au tour d’un autre joueur, une voiture fonce sur un de ses groupes ; s’il porte une mission à risque, la police tente de l’interpeller et a un { $rank } de plus.
kings-card-limit-steps = { $amount ->
    [one] au début du tour d’un autre joueur : un seul déplacement par personnage.
   *[other] au début du tour d’un autre joueur : { $amount } déplacements par personnage au plus.
}
kings-card-steal-card = { $amount ->
    [one] au début du tour d’un autre joueur, volez-lui une carte au hasard.
   *[other] au début du tour d’un autre joueur, volez-lui { $amount } cartes au hasard.
}
kings-card-raise-bid = une fois les mises montrées, la vôtre vaut { $amount } k$ de plus, que vous ne payez pas.
kings-card-reroll = { $amount ->
    [one] après un jet dans un combat, relancez un de vos dés.
   *[other] après un jet dans un combat, relancez jusqu’à { $amount } de vos dés.
}
kings-card-add-value = avant le quatrième ou le cinquième dé, votre camp a un { $rank } de plus.
kings-card-no-loss = une fusillade perdue ou à égalité ne vous coûte aucun personnage.
kings-card-draw = { $amount ->
    [one] après votre pioche, piochez encore une carte.
   *[other] après votre pioche, piochez encore { $amount } cartes.
}

## L’aide

kings-legend = Plan : P police, M métro, H héliport, B bar ; { $seats } les joueurs, suivis des valeurs de leurs personnages ; { $car } voiture de police, { $moved } si elle a roulé dans ce tour de jeu ; { $places } adresses des missions à accepter ; { $goal } vos destinations. { $waiting } doit choisir ; { $phone } vous avez son numéro. Personnages : +2 déplacements restants, { $aboard } à bord, { $acted } a agi. Chaque carte vaut aussi un déplacement de plus. Cartes (+2) : ce que le joueur pioche au prochain tour de jeu. Les personnages en garde à vue passent de la cellule 3 à la 1, puis sortent à Broadway.
