### Le plateau de New York Kings sur la page. L’argent est en milliers.

kings-page-map = Plan de la ville
kings-page-whole = Tout le plan
kings-page-closer = De plus près
kings-page-head = { $last ->
    [none] { $turn ->
        [none] { $stage ->
            [bribes] Tour de jeu { $round } · corruption
           *[cards] Tour de jeu { $round } · cartes ressource
        }
        [mine] { $stage ->
            [moves] Tour de jeu { $round } · à vous de vous déplacer
           *[actions] Tour de jeu { $round } · à vous d’agir
        }
       *[other] { $stage ->
            [moves] Tour de jeu { $round } · { $player } se déplace
           *[actions] Tour de jeu { $round } · { $player } agit
        }
    }
   *[other] { $turn ->
        [none] { $stage ->
            [bribes] Tour de jeu { $round } sur { $last } · corruption
           *[cards] Tour de jeu { $round } sur { $last } · cartes ressource
        }
        [mine] { $stage ->
            [moves] Tour de jeu { $round } sur { $last } · à vous de vous déplacer
           *[actions] Tour de jeu { $round } sur { $last } · à vous d’agir
        }
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
    [card] Une carte de plus que vos déplacements.
    [one] Un déplacement.
   *[other] { $steps } déplacements.
}
kings-page-group = { $liable ->
    [yes] { $player } avec { $people } (la police peut l’interpeller)
   *[no] { $player } avec { $people }
}
kings-page-liable = Une mission à risque : la police tenterait de les interpeller
kings-page-car = { $reach ->
    [none] Voiture de police { $car } { A(LE($district)) }
   *[other] Voiture de police { $car } { A(LE($district)) }, à portée : { $reach }
}
kings-page-person = { $rank } { $name }, { $place }{ $mission ->
    [none] { "" }
   *[other] , sur « { $mission } »
}{ $steps ->
    [0] { "" }
    [one] , encore un déplacement
   *[other] , encore { $steps } déplacements
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
    [one] Il reste une carte dans la pioche des missions : la carte de fin.
   *[other] Il reste { $count } cartes dans la pioche des missions ; la carte de fin est parmi les { $last } dernières.
}
kings-page-last-round = Le tour de jeu { $round } est le dernier.
kings-page-odds = Vos chances
kings-page-number = vous avez le numéro
kings-page-cells = Garde à vue
kings-page-cell = Cellule { $cell }
kings-page-cells-out = De la 3 à la 2, puis à la 1, une cellule par tour, puis dehors, à Broadway.
kings-page-released = { $turns ->
    [one] sort au prochain tour
   *[other] sort dans { $turns } tours
}
kings-page-supplies = Pioches et police
kings-page-patrol = Quartiers ainsi entourés : vos voitures de police peuvent y aller.
kings-page-decks = Cartes { $cards } (défausse { $discards }) · hommes de main { $henchmen } · tuiles { $tiles }
kings-page-cars-to-come = Voitures de police à venir : { $beside } · hors de combat : { $out }

## Joueurs

kings-page-players = Joueurs
kings-page-first = premier joueur
kings-page-bid = mise { $amount } k$
kings-page-bids = Les mises
kings-page-bid-card = { $state ->
    [missing] { $player } n’a pas encore misé
    [open] { $player } mise { $amount } k$
   *[down] { $amount ->
        [none] { $player } : une mise cachée
       *[other] { $player } : { $amount } k$ face cachée
    }
}
kings-page-numbers = Numéros de téléphone : { $people }
kings-page-suits = { $suits ->
    [none] Pioche { $draws } au prochain tour de jeu
   *[other] Pioche { $draws } au prochain tour de jeu (par famille : { $suits })
}
kings-page-seat = { $player }, affranchi { $boss }

## Devant moi

kings-page-crew = Vos personnages
kings-page-hand = Vos cartes
kings-page-no-cards = aucune carte
kings-page-card = Carte { $card } ({ $colour }) : { $effect } Ou un déplacement de plus. { $playable ->
    [yes] Elle peut servir maintenant.
   *[no] { "" }
}
kings-page-cost-card = { $risk ->
    [arrest] 1 carte · interpellation !
    [stop] 1 carte · contrôle
   *[none] 1 carte
}
kings-page-cost = { $risk ->
    [arrest] { $steps } · interpellation !
    [stop] { $steps } · contrôle
   *[none] { $steps ->
        [one] 1 dépl.
       *[other] { $steps } dépl.
    }
}
kings-page-only-you = Pour vos yeux seulement
kings-page-errand = { $steps ->
    [none] → { $goal }
    [0] → ici : { $goal }
   *[other] → { $goal }, à { $steps }
}
kings-page-action = { $state ->
    [spent] a agi
    [recruited] a recruté
   *[free] peut agir
}
kings-page-or-step = { $colour ->
    [red] tour adverse · ou un déplacement
    [black] combat, mise · ou un déplacement
   *[blue] votre tour · ou un déplacement
}
kings-page-play = { $use ->
    [discard] Défausser { $card }
    [deal] { $card }
   *[play] Jouer { $card } : { $effect }
}
kings-page-end-drive = { $people ->
    [none] S’arrêter ici
   *[other] S’arrêter ici : { $people } pourrait continuer
}
kings-page-end-moves = { $people ->
    [none] Finir tous les mouvements
   *[other] Finir tous les mouvements ; peut encore bouger : { $people }
}
kings-page-end-turn = { $people ->
    [none] Finir le tour
   *[other] Finir le tour ; n’a pas encore agi : { $people }
}
kings-page-travellers = { $steps ->
    [0] { $people } { A(LE($place)) } : plus aucun déplacement
    [one] { $people } { A(LE($place)) } : un déplacement
   *[other] { $people } { A(LE($place)) } : { $steps } déplacements
}
kings-page-control = { $risk ->
    [yes] Un contrôle de police vous stoppe là, et la mission à risque entraîne une tentative d’interpellation.
   *[no] Un contrôle de police vous stoppe là.
}
kings-page-way = Itinéraire : { $way }
kings-page-too-far = { $steps ->
    [0] Hors de portée : plus aucun déplacement.
    [one] Hors de portée : il reste un déplacement, et personne ne dépasse un contrôle de police.
   *[other] Hors de portée : il reste { $steps } déplacements, et personne ne dépasse un contrôle de police.
}
kings-page-pick-district = { $reach ->
    [none] Plus aucun quartier à portée : finissez le mouvement, ou défaussez une carte éclairée pour un déplacement de plus.
   *[some] Choisissez un quartier éclairé sur le plan.
}
kings-page-which-card = Un déplacement de plus coûte une carte. Laquelle ?
kings-page-go-for = Y aller contre { $card }
kings-page-go = En route : { $district }
kings-page-board = Monter seulement
kings-page-offer = Votre somme : { $amount } k$
kings-page-name-sum = Offrir { $amount } k$
kings-page-chances = Accepte : { $hired } % · hésite : { $unsure } % · refuse : { $refuses } %
kings-page-expected = Cela coûte { $cost } k$ en moyenne.

## Moments pour des cartes, à laisser passer jusqu’à son tour

refuse-kings-opp-turn-start = le début du tour d’un autre joueur
refuse-kings-opp-turn = le tour d’un autre joueur
refuse-kings-opp-move-step = le mouvement d’un autre joueur
refuse-kings-opp-announce = ce qu’un autre joueur annonce
refuse-kings-bids-revealed = les mises montrées
refuse-kings-resource-draw = après la pioche
refuse-kings-fight-after-roll = après un jet de dés
refuse-kings-fight-before-die = avant le dé suivant
refuse-kings-shootout-lost = une fusillade perdue ou à égalité

## Un combat

kings-page-pot = le pot
kings-page-act = { $dice ->
    [3] 3 dés
    [4] 4e dé
   *[5] 5e dé : fusillade
}
kings-page-stake = { $kind ->
    [arrest] { $stake ->
        [boss] Résister sans gagner : votre affranchi est mort, et vous êtes hors jeu.
       *[one] Résister sans gagner : un des vôtres est mort, les autres vont en cellule.
    }
   *[duel] { $stake ->
        [boss] Fusillade perdue ou à égalité : votre affranchi est mort, et vous êtes hors jeu.
       *[one] Fusillade perdue ou à égalité : un des vôtres est mort.
    }
}
kings-page-your-boss = Votre affranchi est en jeu.
kings-page-police-side = Police (dés jetés par { $player })
kings-page-side = { $side } : personnages { $people }, dés { $dice }, { $jokers ->
    [0] { $hand }
    [one] un Joker, { $hand }
   *[other] { $jokers } Jokers, { $hand }
}
kings-page-die = Relancer le dé { $die }, qui montre { $face }
kings-page-no-dice = pas encore de dés
kings-page-counting = compte : { $values }
kings-page-ahead = en tête
kings-page-versus = contre

## Un arrangement

kings-page-deal = Un arrangement
kings-page-deal-state = { $state ->
    [whom] Avec qui voulez-vous négocier ?
    [draft] Votre proposition à { $player } : personne ne la voit avant que vous l’envoyiez.
    [sent] { $player } réfléchit à votre proposition.
   *[asked] { $player } vous propose ceci.
}
kings-page-deal-means = Vous donnez : { $gives ->
    [none] rien
   *[other] { $gives }
}. Vous recevez : { $gets ->
    [none] rien
   *[other] { $gets }
}.
kings-page-deal-after = Il vous restera ensuite { $cards ->
    [0] { $money } k$ et aucune carte.
    [one] { $money } k$ et une carte.
   *[other] { $money } k$ et { $cards } cartes.
}
kings-page-you-give = Vous donnez
kings-page-gives = { $player } donne
kings-page-nothing = rien pour l’instant
kings-page-binding = Engagement ferme : ce qui figure ici change de mains aussitôt si les deux sont d’accord. Tout le reste n’est que promesse.
kings-page-chains = { $count ->
    [0] plus aucune proposition ce tour-ci
    [one] encore une proposition ce tour-ci
   *[other] encore { $count } propositions ce tour-ci
}

## La première partie, avec des conseils

guide-kings-start-tile = Choisissez où commence votre affranchi
guide-kings-start-tile-hint = Regardez les chiffres sur le plan : ils montrent où s’acceptent les missions visibles. Commencez près de l’une d’elles, ou près d’un bar où attend un homme de main.
guide-kings-bid = Corrompez la police
guide-kings-bid-hint = La plus haute mise joue en premier et conduit la police pendant ce tour de jeu. Tout le monde paie : une petite mise n’a rien de honteux tant que vous n’avez rien à cacher.
guide-kings-react = Une de vos cartes peut servir
guide-kings-react-hint = Choisissez une carte éclairée pour lire son effet, puis jouez-la, ou passez. Chaque carte vaut aussi un déplacement de plus pendant votre tour.
guide-kings-discard = Trop de cartes
guide-kings-discard-hint = Vous en gardez cinq. Choisissez celle qui vous sert le moins.
guide-kings-moves = Vos mouvements
guide-kings-moves-hint = Choisissez qui part ; ceux qui sont au même endroit peuvent partir ensemble. Choisissez ensuite un quartier éclairé, puis « En route ». Vous pouvez reprendre un choix tant que personne n’en a rien appris.
guide-kings-drive = Où allez-vous ?
guide-kings-drive-hint = Les quartiers éclairés sont à portée ; le chiffre dit combien de déplacements il faut. Une voiture de police vous stoppe là, et une mission à risque entraîne une tentative d’interpellation.
guide-kings-police-to = Envoyez la police
guide-kings-police-to-hint = Une voiture sur la route d’un rival avec une mission à risque peut mettre ses personnages en garde à vue. Gardez votre propre route libre.
guide-kings-actions = Vos actions
guide-kings-actions-hint = Chacun de vos personnages peut faire une chose : accepter une mission à son adresse, l’accomplir à sa destination, ou provoquer un rival au même endroit. Votre affranchi peut en plus tenter de recruter.
guide-kings-fold = Rester ou se coucher ?
guide-kings-fold-hint = La barre montre vos chances si personne ne se couche. Se coucher coûte de l’argent mais aucune vie ; qui ne gagne pas la fusillade perd quelqu’un.
guide-kings-resist = Pris par la police
guide-kings-resist-hint = Se rendre coûte la mission et quelques tours en cellule. Résister, c’est jeter deux dés de plus ; si vous ne gagnez pas, l’un des vôtres meurt.
guide-kings-recruit-where = Qui voulez-vous recruter ?
guide-kings-recruit-where-hint = Une petite valeur coûte peu, une grande est redoutable au combat. Les hommes de main d’une même famille se connaissent : vous pouvez en appeler certains de loin.
guide-kings-offer = Combien offrez-vous ?
guide-kings-offer-hint = Un dé par millier ; un seul dé au-dessus de la valeur suffit. S’il refuse, vous gardez l’argent.
