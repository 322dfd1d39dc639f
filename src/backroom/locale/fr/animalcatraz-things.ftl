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

animalcatraz-effect-trade = acheter des items du paquet de cette pièce avec vos cartes
animalcatraz-effect-attack-steal = se battre avec quelqu’un ici, faire les poches, ou piller la cellule de l’aile
animalcatraz-effect-work = prendre { $n } cartes de la chaise électrique
animalcatraz-effect-invite = faire venir des gangsters en prison, dans une partie Avancée
animalcatraz-effect-cellblock-recruit = poser des cartes dans les cellules libres de votre aile pour la conquérir ; recruter un gangster dans une partie Avancée
animalcatraz-effect-escape = piocher un plan d’Évasion, sécuriser ses outils, ou tenter la sortie
animalcatraz-effect-draw-crime = piocher une carte Crime : un but secret qui donne de la Réputation
animalcatraz-effect-gain-notch = { $stat } +{ $n }
animalcatraz-effect-lose-notch = { $stat } -{ $n }
animalcatraz-effect-gain-rep = Réputation +{ $n }
animalcatraz-effect-gain-actions = Actions +{ $n }, Ruse -{ $cunning }
animalcatraz-effect-draw-chair = { $n ->
    [one] chaque rival pioche 1 carte de la chaise dans sa cellule
   *[other] chaque rival pioche { $n } cartes de la chaise dans sa cellule
}
animalcatraz-effect-lose-cell-item = { $n ->
    [one] chaque rival perd 1 carte de cellule au hasard
   *[other] chaque rival perd { $n } cartes de cellule au hasard
}
animalcatraz-effect-become-primal = { $cost_at ->
    [end] rend Primal ; Ruse -{ $cunning } à la fin
   *[start] rend Primal ; Ruse -{ $cunning }
}
animalcatraz-effect-roll = { $stat } + 2 dés atteignent { $target } : { $success }
animalcatraz-effect-visit = y être pendant son tour de jeu, sinon le Trou
animalcatraz-effect-corruption-shift = niveaux de corruption modifiés de { $n }
animalcatraz-effect-icon-unguarded = aucun gardien ne bloque : { $icon }
animalcatraz-effect-riot = { $rule ->
    [combine_two_weapons] dernière Émeute : deux armes peuvent être combinées
    [no_weapons] dernière Émeute : pas d’armes
    [free_primal] dernière Émeute : devenir Primal pour Ruse -{ $cunning }
   *[best_stat] dernière Émeute : les détenus se battent avec la meilleure de Force et Ruse
}
animalcatraz-effect-notch-bonus = { $on ->
    [study] l’Étude donne { $stat } +{ $n } de plus
    [weights] la Musculation donne { $stat } +{ $n } de plus
    [chess] les Échecs donnent { $stat } +{ $n } de plus
    [eat] le Rab donne { $stat } +{ $n } de plus
   *[night] la nuit, entraîner { $stat } donne +{ $n } de plus
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
animalcatraz-crime = { $name } (Réputation +{ $rep }) : { $need }
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
    [weapon] porter { $n } armes dans sa cellule
    [tool] porter { $n } outils dans sa cellule
    [armour] porter { $n } armures dans sa cellule
    [trap] porter { $n } pièges de cellule dans sa cellule
   *[other] porter { $n } améliorations dans sa cellule
}
animalcatraz-effect-discard-item = près d’un rival, lieu : { $room }, défausser une carte parmi { $items } ; le rival subit { $then }
animalcatraz-effect-took-from-pile = prendre { $n } cartes du rideau de l’Infirmerie en un Travail
animalcatraz-effect-wing-king = être Cellblock-King
animalcatraz-effect-gangster-at = y être avec { $n } de vos gangsters : { $room }
animalcatraz-effect-turned-primal = devenir Primal
animalcatraz-effect-turn-ended = y finir son tour de jeu : { $room }
animalcatraz-effect-gangster-injured = { $n ->
    [one] blesser un gangster rival en combat
   *[other] blesser { $n } gangsters rivaux en combat
}

animalcatraz-effect-steal-again = vole avec Ruse { $cunning }, et peut-être une seconde carte
animalcatraz-effect-steal-best-of-two = vole avec Ruse { $cunning } et garde une carte sur deux
animalcatraz-effect-charm = un rival présent perd des Actions selon le dé : { $table }
animalcatraz-effect-peek = regarde une carte cachée d’un rival présent
animalcatraz-effect-copy-ability = copie un gangster d’un rival présent
animalcatraz-effect-sacrifice = prend tout sur lui : pour le Trou, ou pour quitter un combat
animalcatraz-effect-blow-cell = { $actions ->
    [one] fait sauter la cellule d’un rival ; sur { $injure_on } votre détenu est blessé et perd 1 Action
   *[other] fait sauter la cellule d’un rival ; sur { $injure_on } votre détenu est blessé et perd { $actions } Actions
}
animalcatraz-effect-crush = sans arme, bat un détenu de { $margin } ou plus : sa { $stat } -{ $n }
animalcatraz-effect-reroll = relance une fois par combat
animalcatraz-effect-deal-primal = { $cost ->
    [one] pour 1 Action votre détenu devient Primal, Ruse -{ $cunning } ; rien sur { $dry }
   *[other] pour { $cost } Actions votre détenu devient Primal, Ruse -{ $cunning } ; rien sur { $dry }
}
animalcatraz-effect-remote = pour { $cost } Actions, de partout : échanger, sécuriser, corrompre ou piocher un Crime
animalcatraz-effect-extra-contraband = aux rondes { $rounds } contrebande en plus selon le dé : { $table }
animalcatraz-effect-scavenge = { $cost ->
    [one] pour 1 Action, cartes de l’arrière de la chaise selon le dé : { $table }
   *[other] pour { $cost } Actions, cartes de l’arrière de la chaise selon le dé : { $table }
}
animalcatraz-effect-bleed = qui perd contre lui subit { $stat } -{ $n } à chaque tour de jeu jusqu’à : { $cured_in }
animalcatraz-effect-extra-die = ajoute { $n } dé dans un combat

animalcatraz-effect-push = pousser un rival dans une pièce voisine, { $cost } Action, une fois par ronde
animalcatraz-effect-push-hurt = le détenu poussé subit { $stat } -{ $n }
animalcatraz-effect-bet = parier sur les combats et vols ; si c’est juste, { $n } carte de la chaise dans la cellule
animalcatraz-effect-bet-to-carried = ou parmi les cartes portées
animalcatraz-effect-two-weapons = { $cap ->
    [99] utiliser deux armes en combat
   *[other] utiliser deux armes en combat, ensemble +{ $cap } au plus
}
animalcatraz-effect-break-weapon = battu à l’arme de moins de { $margin } : l’arme est défaussée
animalcatraz-effect-hurt-winner = battu à l’arme de moins de { $margin } : le vainqueur subit { $stat } -{ $n }
animalcatraz-effect-cell-training = dans la cellule, { $cost } Action, une fois par ronde : { $stat } +{ $n }
animalcatraz-effect-feast = après un combat gagné { $stat } +{ $n }, et -{ $n } pour le détenu battu
animalcatraz-effect-no-cunning-cost = Drogue PRIMAL et Boost ne coûtent pas de Ruse
animalcatraz-effect-cunning-instead = Ruse +{ $primal } avec la Drogue PRIMAL, +{ $boost } avec un Boost
animalcatraz-effect-place-guard = { $owned ->
    [yes] déplacer tout gardien de la pièce sur une lettre au choix
   *[no] déplacer un gardien non corrompu de la pièce sur une lettre au choix
}
animalcatraz-effect-trap-rep = un piège à vous rapporte Réputation +{ $n }
animalcatraz-effect-trap-immune = les pièges ne font rien : { $stat } +{ $n } à la place
animalcatraz-effect-unsettle = un rival moins rusé qui entre perd { $actions } Action
animalcatraz-effect-unsettle-more = et subit { $stat } -{ $n }
animalcatraz-effect-warden-immune = les règles du Directeur ne s’appliquent pas
animalcatraz-effect-warden-owner = avec un socle libre, possède le Directeur
animalcatraz-effect-torment-win = bat un détenu à l’arme : { $stat } +{ $n }, et -{ $n } pour le battu
animalcatraz-effect-torment-lying = un rival couché blessé dans cette aile subit { $stat } -{ $n }
animalcatraz-effect-free-attack = attaquer ne coûte pas d’Action
animalcatraz-effect-fight-draw = après chaque combat { $n } carte de la chaise dans la cellule
