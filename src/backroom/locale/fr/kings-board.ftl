### New York Kings au terminal : la table dessinée, la table en phrases, et les choix.

kings-money = { $amount } k$
kings-money-unknown = ? k$

## Les choix

kings-choice-own = { $note }
kings-choice-their = { $note }
kings-choice-drop = Déposer { $note }
kings-choice-row = Accepter « { $note } »
kings-choice-tile = { $note }
kings-choice-car = { $action } : { $note }
kings-choice-to = { $action } ({ $note })
kings-choice-amount = { $action } ({ $note })
kings-choice-seat = { $action } ({ $note })
kings-choice-die = Relancer : { $note }
kings-choice-joker = Engager { $note }
kings-choice-react-pass = Ne rien jouer
kings-choice-reroll-pass = Ne plus rien relancer
kings-choice-fold-yes = Se coucher : { $fold } k$ de plus, et le pot est à l’autre
kings-choice-fold-no = Rester : si l’autre reste aussi, { $stay } k$ et un dé de plus chacun
kings-choice-resist-yes = Résister : encore deux dés, et un mort si c’est perdu
kings-choice-resist-no = Se rendre : tout le groupe en garde à vue
kings-choice-hesitation-yes = Oui : l’engager pour { $dearer } k$ en tout
kings-choice-hesitation-no = Non : garder l’argent
kings-choice-poach-answer-yes = Payer { $price } k$ et le garder
kings-choice-poach-answer-no = Le laisser partir
kings-choice-deal-answer-yes = Accepter : tout s’échange à l’instant
kings-choice-deal-answer-no = Refuser
kings-note-police = police
kings-note-mission = mission { $place }
kings-note-goal = destination de « { $mission } »
kings-note-hire = accepte : { $win } %, hésite : { $tie } %
kings-note-joker = accepte : { $win } %
kings-note-duel = vous gagneriez dans { $win } % des cas

kings-choice-draft = Composez votre proposition, puis envoyez-la ; jouer autre chose l’abandonne.
kings-choice-draft-pass = Abandonner la proposition
kings-choice-about = { $subject } — { $asked }

## Le moment où l’on peut jouer une carte

kings-window-own-turn = C’est votre tour.
kings-window-own-move = Ce sont vos mouvements.
kings-window-own-accept = Ce sont vos actions.
kings-window-own-recruit = Ce sont vos actions.
kings-window-own-accomplish = Votre mission vient d’être payée.
kings-window-opp-turn-start = { $player } commence son tour.
kings-window-opp-turn = C’est à { $player } de jouer.
kings-window-opp-move-step = { $player } est en trajet.
kings-window-opp-announce = { $player } annonce une action.
kings-window-bids-revealed = Les mises sont découvertes.
kings-window-resource-draw = Vous venez de piocher.
kings-window-fight-after-roll = Les dés viennent de rouler.
kings-window-fight-before-die = Un dé va rouler.
kings-window-shootout-lost = La fusillade est perdue, ou égale.

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
    [none] { $title } : { $notes }. pas encore d’adresse
   *[other] { $goal ->
        [none] { $title } : { $notes }. { $address } → ?
       *[other] { $title } : { $notes }. { $address } → { $goal }
    }
}
kings-board-carried-mission = { $goal ->
    [none] { $title } : { $notes }. → ?
   *[other] { $title } : { $notes }. → { $goal }
}
kings-board-people = à { $count }
kings-board-at-risk = à risque
kings-board-way = { $steps ->
    [0] { $who } y est
   *[other] { $who } à { $steps } pas
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
kings-board-provocation = Provocation à { $district }, pot de { $pot } k$.
kings-board-shoot-out = Fusillade à { $district }.
kings-board-arrest = { $resisting ->
    [yes] Fusillade avec la police à { $district }.
   *[no] Interpellation à { $district }.
}
kings-board-side = { $jokers ->
    [0] { $player } : dés { $dice }, gens { $people } = { $hand } ({ $counting })
    [one] { $player } : dés { $dice }, gens { $people } et un Joker = { $hand } ({ $counting })
   *[other] { $player } : dés { $dice }, gens { $people } et { $jokers } Jokers = { $hand } ({ $counting })
}
kings-board-police-side = La police ({ $player } lance) : dés { $dice }, voitures { $people } = { $hand } ({ $counting })
kings-board-provocation-odds = Si personne ne se couche : { $player } gagne dans { $win } % des cas, égalité dans { $tie } %.
kings-board-arrest-odds = { $player } l’emporte dans { $win } % des cas.
kings-board-talks = { $player } et { $other } discutent.
kings-board-proposal = { $player } propose à { $other }. Donne : { $give }. Demande : { $ask }.
kings-board-draft = { $other ->
    [none] Votre projet : à qui le proposez-vous ?
   *[other] Votre projet pour { $other }. Vous donnez : { $give }. Vous demandez : { $ask }.
}
kings-board-joker = { $at ->
    [free] { $joker } est libre
    [out] { $joker } est hors jeu
   *[seat] { $joker } est avec { $player }
}
kings-board-result = { $place }. { $player } : { $amount } k$

## Les cartes : ce qu’elles font, et quand

kings-card-price = { $rank } pour { $amount } k$
kings-card-on-accept = acceptation de mission
kings-card-on-recruit-remote = recrutement par téléphone
kings-card-bonus-reward = votre mission qui vient d’être accomplie paie { $amount } k$ de plus.
kings-card-recruit-fixed = au lieu de recruter, engagez sans dés : { $prices } ; d’une famille que vous avez déjà, ou de toute famille si vous n’avez pas d’homme de main.
kings-card-poach = au lieu de recruter, nommez un prix de { $least } à { $most } k$ : un homme de main adverse vous rejoint, ou son affranchi le paie.
kings-card-extra-steps = { $amount ->
    [one] votre trajet a un pas de plus.
   *[other] votre trajet a { $amount } pas de plus.
}
kings-card-ignore-police = la police n’arrête plus votre trajet.
kings-card-release-all = pendant vos mouvements, tous vos prisonniers sortent.
kings-card-accept-remote = acceptez une mission sans être à son adresse.
kings-card-redraw-destination = une de vos missions change de destination.
kings-card-eliminate-henchman = au tour d’un autre, un de ses hommes de main meurt.
kings-card-stop-drive = après un pas d’un autre, son trajet s’arrête là.
kings-card-cancel-action = annulez ce qu’un autre annonce ({ $announced }).
kings-card-police-raid = au tour d’un autre, une voiture fonce sur un de ses groupes ; à risque, il est interpellé, et la police a un { $rank } de plus.
kings-card-limit-steps = { $amount ->
    [one] au début du tour d’un autre : un seul pas par personnage.
   *[other] au début du tour d’un autre : { $amount } pas par personnage au plus.
}
kings-card-steal-card = { $amount ->
    [one] au début du tour d’un autre, volez-lui une carte au hasard.
   *[other] au début du tour d’un autre, volez-lui { $amount } cartes au hasard.
}
kings-card-raise-bid = les mises découvertes, la vôtre vaut { $amount } k$ de plus, sans les payer.
kings-card-reroll = { $amount ->
    [one] après un lancer d’un combat, relancez un de vos dés.
   *[other] après un lancer d’un combat, relancez jusqu’à { $amount } de vos dés.
}
kings-card-add-value = avant le quatrième ou le cinquième dé, votre camp a un { $rank } de plus.
kings-card-no-loss = une fusillade perdue ou égale ne vous tue personne.
kings-card-draw = { $amount ->
    [one] après votre pioche, piochez encore une carte.
   *[other] après votre pioche, piochez encore { $amount } cartes.
}

## L’aide

kings-legend = Carte : P police, M métro, H héliport, B bar ; { $seats } les joueurs, suivis des valeurs de leurs gens ; { $car } voiture de police, { $moved } si elle a roulé dans ce tour de jeu ; { $places } adresses des missions à accepter ; { $goal } vos destinations. { $waiting } doit choisir ; { $phone } vous avez son numéro. Gens : +2 pas qui restent, { $aboard } dans le trajet, { $acted } a agi. Chaque carte vaut aussi un pas de plus. Cartes (+2) : ce qu’il pioche au prochain tour de jeu. Les prisonniers passent de la cellule 3 à la 1, puis sortent à Broadway.
