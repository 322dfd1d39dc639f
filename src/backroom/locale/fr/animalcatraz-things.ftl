### Animalcatraz : comment les lieux, les valeurs et les cartes s’appellent et ce qu’ils font. La page lit aussi ce fichier.

animalcatraz-place-cell = sa cellule
animalcatraz-place-hole = le Trou
animalcatraz-place-outside = dehors
animalcatraz-stat-force = Force
animalcatraz-stat-cunning = Ruse
animalcatraz-card-of-room = { $card } ({ $room })

## Ce que font les cartes

animalcatraz-card-bribe = pot-de-vin { $bribe } pour « { $guard } », valeur { $value }
animalcatraz-card-primal = rend Primal, valeur { $value }
animalcatraz-card-boost = { $effect }, valeur { $value }
animalcatraz-card-goods = valeur { $value }
animalcatraz-card-weapon = { $once ->
    [yes] arme +{ $attack }, dommage { $damage }, usage unique, valeur { $value }
   *[no] arme +{ $attack }, dommage { $damage }, valeur { $value }
}
animalcatraz-card-tool = { $lock ->
    [red] outil +{ $help } rouge pour « { $plan } », valeur { $value }
   *[green] outil +{ $help } vert pour « { $plan } », valeur { $value }
}
animalcatraz-card-armour = armure { $force }, brise l’arme, valeur { $value }
animalcatraz-card-trap = piège de cellule, valeur { $value }
animalcatraz-card-inmate-upgrade = amélioration de détenu : { $effect }, valeur { $value }
animalcatraz-card-cell-upgrade = amélioration de cellule : { $effect }, valeur { $value }

animalcatraz-effect-trade = acheter des items de la pioche de cette pièce avec vos cartes
animalcatraz-effect-attack-steal = attaquer quelqu’un ici, lui faire les poches, ou voler dans la cellule de l’aile
animalcatraz-effect-work = prendre { $n } cartes de la chaise électrique
animalcatraz-effect-invite = faire venir des gangsters en prison, dans une partie Avancée
animalcatraz-effect-cellblock-recruit = poser des cartes dans les cellules libres de votre aile pour la conquérir ; recruter un gangster dans une partie Avancée
animalcatraz-effect-escape = piocher un plan d’Évasion, sécuriser ses outils, ou tenter l’évasion
animalcatraz-effect-draw-crime = piocher une carte Crime : un but secret qui donne de la Réputation
animalcatraz-effect-gain-notch = { $n ->
    [one] +{ $n } cran de { $stat }
   *[other] +{ $n } crans de { $stat }
}
animalcatraz-effect-lose-notch = { $n ->
    [one] -{ $n } cran de { $stat }
   *[other] -{ $n } crans de { $stat }
}
animalcatraz-effect-gain-rep = +{ $n } de Réputation
animalcatraz-effect-gain-actions = { $cunning ->
    [one] Actions +{ $n }, mais -{ $cunning } cran de Ruse
   *[other] Actions +{ $n }, mais -{ $cunning } crans de Ruse
}
animalcatraz-effect-draw-chair = { $n ->
    [one] chaque rival reçoit dans sa cellule 1 carte de la chaise
   *[other] chaque rival reçoit dans sa cellule { $n } cartes de la chaise
}
animalcatraz-effect-lose-cell-item = { $n ->
    [one] chaque rival perd au hasard 1 carte de sa cellule
   *[other] chaque rival perd au hasard { $n } cartes de sa cellule
}
animalcatraz-effect-become-primal = { $cost_at ->
    [end] rend Primal ; { $cunning ->
        [one] -{ $cunning } cran de Ruse à la fin
       *[other] -{ $cunning } crans de Ruse à la fin
    }
   *[start] rend Primal ; { $cunning ->
        [one] -{ $cunning } cran de Ruse
       *[other] -{ $cunning } crans de Ruse
    }
}
animalcatraz-effect-roll = si { $stat } + 2 dés atteignent { $target } : { $success }
animalcatraz-effect-visit = y être pendant son tour, sinon c’est le Trou
animalcatraz-effect-corruption-shift = niveaux de corruption modifiés de { $n }
animalcatraz-effect-icon-unguarded = aucun gardien ne bloque l’icône { $icon }
animalcatraz-effect-riot = { $rule ->
    [combine_two_weapons] dernière Émeute : deux armes peuvent être combinées
    [no_weapons] dernière Émeute : pas d’armes
    [free_primal] dernière Émeute : devenir Primal pour { $cunning ->
        [one] { $cunning } cran de Ruse
       *[other] { $cunning } crans de Ruse
    }
   *[best_stat] dernière Émeute : les détenus se battent avec leur Force ou leur Ruse, la plus haute des deux
}
animalcatraz-effect-notch-bonus = { $on ->
    [study] l’Étude donne { $n ->
        [one] { $n } cran de { $stat } de plus
       *[other] { $n } crans de { $stat } de plus
    }
    [weights] la Musculation donne { $n ->
        [one] { $n } cran de { $stat } de plus
       *[other] { $n } crans de { $stat } de plus
    }
    [chess] les Échecs donnent { $n ->
        [one] { $n } cran de { $stat } de plus
       *[other] { $n } crans de { $stat } de plus
    }
    [eat] le Rab de cantine donne { $n ->
        [one] { $n } cran de { $stat } de plus
       *[other] { $n } crans de { $stat } de plus
    }
   *[night] l’entraînement de nuit donne { $n ->
        [one] { $n } cran de { $stat } de plus
       *[other] { $n } crans de { $stat } de plus
    }
}
animalcatraz-effect-roll-bonus = { $on ->
    [steal] vols +{ $n }
    [corrupt] corruption +{ $n }
   *[cell_defence] défense de la cellule +{ $n }
}
animalcatraz-effect-cancel-weapon-damage = aucune Action perdue à cause d’une arme

animalcatraz-need-with = { $need }, avec { $count } gangsters du type { $type }
animalcatraz-inmate = { $name } : Force { $force }, Ruse { $cunning }. 1 : { $first }. 2 : { $second }.
animalcatraz-plan = { $tools ->
    [none] { $name } (rouge { $red }, vert { $green })
   *[other] { $name } (rouge { $red }, vert { $green } ; { $tools })
}
animalcatraz-fugitive = { $red ->
    [0] { $name } (vert { $green })
   *[other] { $green ->
        [0] { $name } (rouge { $red })
       *[other] { $name } (rouge { $red }, vert { $green })
    }
}
animalcatraz-crime = { $name } (+{ $rep } de Réputation) : { $need }
animalcatraz-effect-steal-ok = { $mode ->
    [cell] { $rooms ->
        [none] voler dans une cellule
       *[other] voler dans une cellule, lieux : { $rooms }
    }
    [pickpocket] { $rooms ->
        [none] faire les poches
       *[other] faire les poches, lieux : { $rooms }
    }
   *[any] { $rooms ->
        [none] réussir un vol
       *[other] réussir un vol, lieux : { $rooms }
    }
}
animalcatraz-effect-fight-won = { $rooms ->
    [none] gagner un combat
   *[other] gagner un combat, lieux : { $rooms }
}
animalcatraz-effect-guards-owned = posséder { $n } gardiens
animalcatraz-effect-guard-corrupted = corrompre « { $guard } »
animalcatraz-effect-discard-value = défausser des cartes portées valant { $value }, lieu : { $room }
animalcatraz-effect-carrying = { $item_kind ->
    [weapon] être dans sa cellule en portant { $n } armes
    [tool] être dans sa cellule en portant { $n } outils
    [armour] être dans sa cellule en portant { $n } armures
    [trap] être dans sa cellule en portant { $n } pièges de cellule
   *[other] être dans sa cellule en portant { $n } améliorations
}
animalcatraz-effect-discard-item = avec un rival dans la pièce, lieu : { $room }, défausser une carte parmi { $items } ; pour le rival : { $then }
animalcatraz-effect-took-from-pile = prendre { $n } cartes derrière le rideau de l’Infirmerie en un seul Travail
animalcatraz-effect-wing-king = être Cellblock-King
animalcatraz-effect-gangster-at = être à cet endroit avec { $n } de vos gangsters : { $room }
animalcatraz-effect-turned-primal = devenir Primal
animalcatraz-effect-turn-ended = finir son tour à cet endroit : { $room }
animalcatraz-effect-gangster-injured = { $n ->
    [one] blesser un gangster rival en combat
   *[other] blesser { $n } gangsters rivaux en combat
}

animalcatraz-effect-steal-again = vole avec Ruse { $cunning }, et peut-être une seconde carte
animalcatraz-effect-steal-best-of-two = vole avec Ruse { $cunning }, pioche deux cartes et en garde une
animalcatraz-effect-charm = un rival présent perd des Actions, selon le dé : { $table }
animalcatraz-effect-peek = regarde une carte cachée d’un rival présent
animalcatraz-effect-copy-ability = copie un gangster d’un rival présent
animalcatraz-effect-sacrifice = porte le chapeau : à la place du Trou, ou pour abandonner un combat
animalcatraz-effect-blow-cell = { $actions ->
    [one] fait sauter la cellule d’un rival ; sur { $injure_on } votre détenu est blessé et perd 1 Action
   *[other] fait sauter la cellule d’un rival ; sur { $injure_on } votre détenu est blessé et perd { $actions } Actions
}
animalcatraz-effect-crush = { $n ->
    [one] s’il bat sans arme un détenu de { $margin } ou plus, celui-ci perd { $n } cran de { $stat }
   *[other] s’il bat sans arme un détenu de { $margin } ou plus, celui-ci perd { $n } crans de { $stat }
}
animalcatraz-effect-reroll = relance ses dés une fois par combat
animalcatraz-effect-deal-primal = { $cost ->
    [one] pour 1 Action
   *[other] pour { $cost } Actions
}, votre détenu devient Primal et perd { $cunning ->
    [one] { $cunning } cran
   *[other] { $cunning } crans
} de Ruse ; rien sur { $dry }
animalcatraz-effect-remote = pour { $cost } Actions, où que soit votre détenu : échanger, sécuriser un outil, corrompre ou piocher un Crime
animalcatraz-effect-extra-contraband = aux rondes { $rounds }, de la Contrebande en plus, selon le dé : { $table }
animalcatraz-effect-scavenge = { $cost ->
    [one] pour 1 Action, des cartes de l’arrière de la chaise, selon le dé : { $table }
   *[other] pour { $cost } Actions, des cartes de l’arrière de la chaise, selon le dé : { $table }
}
animalcatraz-effect-bleed = { $n ->
    [one] le détenu qui perd contre lui perd { $n } cran de { $stat } à chacun de ses tours, jusqu’à ce qu’il atteigne : { $cured_in }
   *[other] le détenu qui perd contre lui perd { $n } crans de { $stat } à chacun de ses tours, jusqu’à ce qu’il atteigne : { $cured_in }
}
animalcatraz-effect-extra-die = ajoute { $n } dé à vos jets dans un combat

animalcatraz-effect-push = bousculer un rival vers une pièce voisine, { $cost } Action, une fois par ronde
animalcatraz-effect-push-hurt = { $n ->
    [one] le détenu bousculé perd { $n } cran de { $stat }
   *[other] le détenu bousculé perd { $n } crans de { $stat }
}
animalcatraz-effect-bet = parier sur les combats et les vols ; pari gagné : { $n } carte de la chaise dans la cellule
animalcatraz-effect-bet-to-carried = la carte gagnée peut aussi aller parmi ses cartes portées
animalcatraz-effect-two-weapons = { $cap ->
    [99] utiliser deux armes en combat
   *[other] utiliser deux armes en combat, ensemble +{ $cap } au plus
}
animalcatraz-effect-break-weapon = battu à l’arme avec moins de { $margin } d’écart : l’arme est défaussée
animalcatraz-effect-hurt-winner = { $n ->
    [one] battu à l’arme avec moins de { $margin } d’écart : le vainqueur perd { $n } cran de { $stat }
   *[other] battu à l’arme avec moins de { $margin } d’écart : le vainqueur perd { $n } crans de { $stat }
}
animalcatraz-effect-cell-training = { $n ->
    [one] dans sa cellule, { $cost } Action, une fois par ronde : +{ $n } cran de { $stat }
   *[other] dans sa cellule, { $cost } Action, une fois par ronde : +{ $n } crans de { $stat }
}
animalcatraz-effect-feast = { $n ->
    [one] après un combat gagné, +{ $n } cran de { $stat }, et autant de moins pour le détenu battu
   *[other] après un combat gagné, +{ $n } crans de { $stat }, et autant de moins pour le détenu battu
}
animalcatraz-effect-no-cunning-cost = la Drogue PRIMAL et le Boost ne coûtent pas de Ruse
animalcatraz-effect-cunning-instead = { $primal ->
    [one] +{ $primal } cran de Ruse
   *[other] +{ $primal } crans de Ruse
} avec la Drogue PRIMAL, { $boost ->
    [one] +{ $boost } cran
   *[other] +{ $boost } crans
} avec un Boost
animalcatraz-effect-place-guard = { $owned ->
    [yes] déplacer n’importe quel gardien de la pièce sur la position de son choix
   *[no] déplacer un gardien non corrompu de la pièce sur la position de son choix
}
animalcatraz-effect-trap-rep = un piège à lui rapporte +{ $n } de Réputation
animalcatraz-effect-trap-immune = { $n ->
    [one] les pièges ne lui font rien : +{ $n } cran de { $stat } à la place
   *[other] les pièges ne lui font rien : +{ $n } crans de { $stat } à la place
}
animalcatraz-effect-unsettle = un rival moins rusé qui entre perd { $actions } Action
animalcatraz-effect-unsettle-more = { $n ->
    [one] ce rival perd aussi { $n } cran de { $stat }
   *[other] ce rival perd aussi { $n } crans de { $stat }
}
animalcatraz-effect-warden-immune = les règles du Directeur ne s’appliquent pas à lui
animalcatraz-effect-warden-owner = avec un socle libre, possède le Directeur
animalcatraz-effect-torment-win = { $n ->
    [one] s’il bat un détenu à l’arme : +{ $n } cran de { $stat }, et autant de moins pour le battu
   *[other] s’il bat un détenu à l’arme : +{ $n } crans de { $stat }, et autant de moins pour le battu
}
animalcatraz-effect-torment-lying = { $n ->
    [one] un rival couché, blessé, dans cette aile perd { $n } cran de { $stat }
   *[other] un rival couché, blessé, dans cette aile perd { $n } crans de { $stat }
}
animalcatraz-effect-free-attack = attaquer ne coûte pas d’Action
animalcatraz-effect-fight-draw = après chaque combat, { $n } carte de la chaise dans la cellule
