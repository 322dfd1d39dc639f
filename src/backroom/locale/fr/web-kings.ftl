### Le plateau de New York Kings sur la page. L’argent est en milliers.

kings-page-map = Plan de la ville
kings-page-whole = Tout le plan
kings-page-closer = De plus près
kings-page-sheets = À côté du plan
kings-page-sheet = { $sheet ->
    [missions] Missions
    [players] Joueurs
   *[bars] Bars et cellules
}
kings-page-head = { $last ->
    [none] { $player ->
        [none] Tour de jeu { $round }
       *[other] { $stage ->
            [moves] Tour de jeu { $round } · { $player } se déplace
           *[actions] Tour de jeu { $round } · { $player } agit
        }
    }
   *[other] { $player ->
        [none] Tour de jeu { $round } sur { $last }
       *[other] { $stage ->
            [moves] Tour de jeu { $round } sur { $last } · { $player } se déplace
           *[actions] Tour de jeu { $round } sur { $last } · { $player } agit
        }
    }
}

## Le plan

kings-page-district = { $name }{ $special ->
    [police] , poste de police
    [metro] , métro
    [heliport] , héliport
    [bar] , bar
   *[none] { "" }
}. { $police ->
    [0] { "" }
    [one] Une voiture de police.
   *[other] { $police } voitures de police.
} { $people ->
    [none] { "" }
   *[other] { $people }.
} { $missions ->
    [none] { "" }
   *[other] Missions à accepter : { $missions }.
} { $goals ->
    [none] { "" }
   *[other] Votre destination pour : { $goals }.
} { $guest ->
    [none] { "" }
   *[other] { $guest } attend ici.
} { $steps ->
    [0] { "" }
    [one] Un pas.
   *[other] { $steps } pas.
}
kings-page-group = { $liable ->
    [yes] { $player } avec { $people } (passible d’interpellation)
   *[no] { $player } avec { $people }
}
kings-page-liable = Une mission à risque : la police tenterait de les interpeller
kings-page-car = { $reach ->
    [none] Voiture de police { $car } à { $district }
   *[other] Voiture de police { $car } à { $district }, à portée : { $reach }
}
kings-page-person = { $rank } { $name }, { $place }{ $mission ->
    [none] { "" }
   *[other] , sur « { $mission } »
}{ $steps ->
    [0] { "" }
    [one] , encore un pas
   *[other] , encore { $steps } pas
}{ $aboard ->
    [yes] , à bord
   *[no] { "" }
}{ $acted ->
    [yes] , a agi
   *[no] { "" }
}{ $recruited ->
    [yes] , a recruté
   *[no] { "" }
}

## Missions, bars, cellules

kings-page-missions = Missions
kings-page-leaves = part après ce tour de jeu
kings-page-missions-left = { $count ->
    [one] Encore une mission dans la pioche ; la carte de fin est parmi les { $last } dernières.
   *[other] Encore { $count } missions dans la pioche ; la carte de fin est parmi les { $last } dernières.
}
kings-page-last-round = Le tour de jeu { $round } est le dernier.
kings-page-odds = Vos chances
kings-page-number = vous avez le numéro
kings-page-cells = Garde à vue
kings-page-cell = Cellule { $cell }
kings-page-cells-out = De 3 à 2 à 1, une cellule par tour, puis dehors sur Broadway.
kings-page-released = { $turns ->
    [one] sort au prochain tour
   *[other] sort dans { $turns } tours
}
kings-page-supplies = Pioches et police
kings-page-patrol = Quartiers ainsi entourés : les voitures de police que vous conduisez peuvent y aller.
kings-page-decks = Cartes { $cards } (défausse { $discards }) · hommes de main { $henchmen } · tuiles { $tiles }
kings-page-cars-to-come = Encore à venir : { $beside } · hors service : { $out }

## Joueurs

kings-page-players = Joueurs
kings-page-first = premier joueur
kings-page-bid = mise { $amount } k$
kings-page-bids = Les mises
kings-page-bid-card = { $state ->
    [missing] { $player } n’a pas encore misé
    [open] { $player } mise { $amount } k$
   *[down] { $amount ->
        [none] { $player } : une carte cachée
       *[other] { $player } : { $amount } k$ face cachée
    }
}
kings-page-numbers = Numéros de téléphone : { $people }
kings-page-suits = { $suits ->
    [none] Pioche { $draws } au prochain tour de jeu
   *[other] Pioche { $draws } au prochain tour de jeu (par couleur : { $suits })
}
kings-page-seat = { $player }, affranchi { $boss }

## Devant moi

kings-page-crew = Vos personnages
kings-page-hand = Vos cartes
kings-page-no-cards = aucune carte
kings-page-card = Carte { $card } ({ $colour }) : { $effect } Ou un pas de plus. { $playable ->
    [yes] Elle peut servir maintenant.
   *[no] { "" }
}
kings-page-travellers = { $steps ->
    [0] { $people } à { $place } : plus aucun pas
    [one] { $people } à { $place } : un pas
   *[other] { $people } à { $place } : { $steps } pas
}
kings-page-control = { $risk ->
    [yes] Un contrôle de police vous arrête là, et la mission à risque entraîne une tentative d’arrestation.
   *[no] Un contrôle de police vous arrête là.
}
kings-page-way = Par { $way }
kings-page-too-far = { $steps ->
    [0] Hors de portée : plus aucun pas.
    [one] Hors de portée : il reste un pas, et personne ne dépasse un contrôle de police.
   *[other] Hors de portée : il reste { $steps } pas, et personne ne dépasse un contrôle de police.
}
kings-page-pick-district = { $reach ->
    [none] Plus aucun quartier à portée : finissez le trajet, ou donnez une carte éclairée pour un pas de plus.
   *[some] Choisissez un quartier éclairé sur le plan.
}
kings-page-go = En route
kings-page-board = Juste monter
kings-page-offer = Votre somme : { $amount } k$
kings-page-name-sum = Proposer { $amount } k$
kings-page-chances = Accepte : { $hired } % · hésite : { $unsure } % · refuse : { $refuses } %
kings-page-expected = Cela coûte { $cost } k$ en moyenne.

## Moments pour des cartes, à laisser passer jusqu’à son tour

refuse-kings-opp-turn-start = le début du tour d’un autre
refuse-kings-opp-turn = le tour d’un autre
refuse-kings-opp-move-step = le trajet d’un autre
refuse-kings-opp-announce = ce qu’un autre annonce
refuse-kings-bids-revealed = les mises découvertes
refuse-kings-resource-draw = après la pioche
refuse-kings-fight-after-roll = les dés ont roulé
refuse-kings-fight-before-die = avant le dé suivant
refuse-kings-shootout-lost = une fusillade perdue

## Un combat

kings-page-police-side = Police ({ $player } lance)
kings-page-side = { $side } : personnages { $people }, dés { $dice }, { $jokers ->
    [0] { $hand }
    [one] un Joker, { $hand }
   *[other] { $jokers } Jokers, { $hand }
}
kings-page-die = Relancer le dé { $die }, qui montre { $face }
kings-page-no-dice = pas encore de dés
kings-page-counting = compte : { $values }
kings-page-versus = contre

## Un arrangement

kings-page-deal = Un arrangement
kings-page-gives = { $player } donne
kings-page-nothing = rien pour l’instant
kings-page-binding = Ferme : ce qui figure ici change de mains aussitôt si les deux sont d’accord. Tout le reste n’est que promesse.
kings-page-chains = { $count ->
    [0] plus aucune proposition ce tour-ci
    [one] encore une proposition ce tour-ci
   *[other] encore { $count } propositions ce tour-ci
}

## La première partie, avec des conseils

guide-kings-start-tile = Choisissez où commence votre affranchi
guide-kings-start-tile-hint = Regardez les chiffres sur le plan : ils montrent où s’acceptent les missions visibles. Commencez près de l’une d’elles, ou près d’un bar où attend un homme de main.
guide-kings-bid = Corrompez la police
guide-kings-bid-hint = La plus haute mise joue en premier et conduit la police ce tour de jeu. Tout le monde paie : une petite mise n’a rien de honteux tant que vous n’avez rien à cacher.
guide-kings-react = Une de vos cartes peut servir
guide-kings-react-hint = Choisissez une carte éclairée pour lire son effet, puis jouez-la, ou passez. Chaque carte vaut aussi un pas de plus pendant votre tour.
guide-kings-discard = Trop de cartes
guide-kings-discard-hint = Vous en gardez cinq. Choisissez celle qui vous sert le moins.
guide-kings-moves = Vos déplacements
guide-kings-moves-hint = Choisissez qui part ; ceux qui sont au même endroit peuvent partir ensemble. Choisissez ensuite un quartier éclairé, puis « En route ». Vous pouvez reprendre un choix tant que personne n’en a rien appris.
guide-kings-drive = Où allez-vous ?
guide-kings-drive-hint = Les quartiers éclairés sont à portée ; le chiffre dit combien de pas. Une voiture de police vous arrête là, et une mission à risque entraîne une tentative d’arrestation.
guide-kings-police-to = Envoyez la police
guide-kings-police-to-hint = Une voiture sur la route d’un rival avec une mission à risque peut mettre ses gens en garde à vue. Gardez votre propre route libre.
guide-kings-actions = Vos actions
guide-kings-actions-hint = Chacun de vos personnages peut faire une chose : accepter une mission à son adresse, l’accomplir à sa destination, ou provoquer un rival au même endroit. Votre affranchi peut en plus tenter de recruter.
guide-kings-fold = Rester ou se coucher ?
guide-kings-fold-hint = La barre montre vos chances si personne ne se couche. Se coucher coûte de l’argent mais aucune vie ; le perdant de la fusillade perd quelqu’un.
guide-kings-resist = Pris par la police
guide-kings-resist-hint = Se rendre coûte la mission et quelques tours en cellule. Résister lance deux dés de plus ; si c’est perdu, l’un des vôtres meurt.
guide-kings-recruit-where = Qui voulez-vous recruter ?
guide-kings-recruit-where-hint = Un petit rang est bon marché, un grand est fort au combat. Les hommes de main d’une même couleur se connaissent : vous pouvez en appeler certains de loin.
guide-kings-offer = Combien offrez-vous ?
guide-kings-offer-hint = Un dé par millier ; un seul dé au-dessus du rang suffit. S’il refuse, vous gardez l’argent.
