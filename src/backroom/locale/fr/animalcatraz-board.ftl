### Animalcatraz au terminal : la prison dessinée, la table en phrases, et les choix.

animalcatraz-legend = Les rivaux ont les signes { $rivals } ; { $guard } gardien, avec le niveau pour le corrompre et le signe de son propriétaire ; { $blocked } bloqué par un gardien, { $used } utilisé pendant cette ronde, et le prix après chaque icône ; { $open } entrée de la Cour ouverte, { $shut } fermée ; { $warden } Directeur ; { $primal } Primal, { $lying } couché, blessé ; { $card } une carte, { $tag } aile conquise ; { $unknown } une carte que vous ne connaissez pas ; { $waiting } doit choisir. Les valeurs sont niveau [cran/sommet] ; les capacités 1 et 2 ont + si débloquées, sinon la Ruse nécessaire.

## Choix

animalcatraz-choice-icon = { $price ->
    [0] { $icon }, sans Action
    [one] { $icon }, 1 Action
   *[other] { $icon }, { $price } Actions
}
animalcatraz-choice-guard = { $guard }, niveau { $level }
animalcatraz-choice-recruit = { $gangster }, prix { $price } ({ $use })
animalcatraz-choice-bet = Sur { LE($fighter) }
animalcatraz-choice-bet-theft = { $thief ->
    [yes] Sur le voleur
   *[no] Sur la victime
}
animalcatraz-done-main = Finir de jouer
animalcatraz-done-move-tag = N’en déplacer aucun
animalcatraz-done-trade-take = Ne rien prendre de plus
animalcatraz-done-trade-pay = Conclure l’échange
animalcatraz-done-put-what = Ne plus rien mettre
animalcatraz-done-recruit-pay = Ne plus rien payer
animalcatraz-done-pursue = N’en sacrifier aucun
animalcatraz-done-run = N’en sacrifier aucun
animalcatraz-done-give-up-crime = N’en rendre aucune
animalcatraz-done-corrupt-how = Sans pot-de-vin
animalcatraz-done-courier-item = Ne rien prendre
animalcatraz-done-armour = Aucune armure
animalcatraz-done-swap-what = Ne plus rien réorganiser
animalcatraz-done-bet = Ne pas parier
animalcatraz-done-reveal = { $cards ->
    [0] Aucune carte
   *[other] Aucune autre carte
}
animalcatraz-board-actions-left = { $actions ->
    [one] Il reste une Action. Finir de jouer ?
   *[other] Il reste { $actions } Actions. Finir de jouer ?
}

## La table

animalcatraz-board-thing = { $name } ({ $use })
animalcatraz-board-time = { $round ->
    [0] Mise en place.
    [5] Jour { $day }, la nuit.
   *[other] Jour { $day }, ronde { $round }.
}
animalcatraz-board-half = Seconde moitié.
animalcatraz-board-turn = { $inmate } joue, Actions restantes : { $actions }.
animalcatraz-board-event = { $room ->
    [none] Événement « { $event } » : { $text }.
   *[other] Événement « { $event } » ({ $room }) : { $text }.
}
animalcatraz-board-event-missing = N’ont pas encore participé : { $inmates }.
animalcatraz-board-events-left = { $next ->
    [none] Il ne reste pas d’Événement.
   *[other] Événements restants : { $count }, le prochain de la pioche { $next }.
}
animalcatraz-board-track = Jetons de gang par ronde : { $tags }.
animalcatraz-board-toothbrush = Pic-brosse à dents : { $toothbrush }.
animalcatraz-board-to-play = Encore à jouer : { $inmates }.
animalcatraz-board-icon = { $state ->
    [blocked] { $letter } { $icon } ({ $price }, bloqué)
    [used] { $letter } { $icon } ({ $price }, utilisé)
   *[free] { $letter } { $icon } ({ $price })
}
animalcatraz-board-room = { $room } : { $icons }.
animalcatraz-board-guard = { $owner ->
    [none] Gardien sur { $letter } : { $guard }, niveau { $level }.
   *[other] Gardien sur { $letter } : { $guard }, niveau { $level }, propriétaire : { $owner }.
}
animalcatraz-board-door = { $open ->
    [yes] L’entrée de la Cour est ouverte.
   *[no] L’entrée de la Cour est fermée.
}
animalcatraz-board-warden = Le Directeur est ici.
animalcatraz-board-items = Items restants : { $count }.
animalcatraz-board-cell = { $claimed ->
    [yes] { $cell } { DE($player) } : cartes { $cards } ; aile conquise, cellules libres { $spares }.
   *[no] { $cell } { DE($player) } : cartes { $cards } ; cellules libres { $spares }.
}
animalcatraz-board-rival = { $next ->
    [none] { $sign } { $player } : Réputation { $rep }, { $rank }.
   *[other] { $sign } { $player } : Réputation { $rep }, { $rank } (encore { $left } pour { $next }).
}
animalcatraz-board-bases = Socles libres pour des gardiens : { $free } sur { $bases }.
animalcatraz-board-guards = Gardiens : { $guards }.
animalcatraz-board-tags = Jetons de gang libres : { $count }.
animalcatraz-board-trash = Trash Tags à donner : { $count }.
animalcatraz-board-trash-held = Trash Tags reçus { DE($player) } : { $count }.
animalcatraz-board-crimes-kept = Crimes : { $crimes } (points { $points }).
animalcatraz-board-plan = { $plan ->
    [none] { $secured ->
        [none] A un plan d’Évasion.
       *[other] A un plan d’Évasion, sécurisé : { $secured }.
    }
   *[other] { $open ->
        [yes] { $secured ->
            [none] Plan révélé : { $plan }.
           *[other] Plan révélé : { $plan }, sécurisé : { $secured }.
        }
       *[no] { $secured ->
            [none] Plan secret : { $plan }.
           *[other] Plan secret : { $plan }, sécurisé : { $secured }.
        }
    }
}
animalcatraz-board-inmate = { $inmate }, { $place } : Force { $force }, Ruse { $cunning }, capacités { $abilities }.
animalcatraz-board-carries = Porte : { $cards }.
animalcatraz-board-upgrades = Améliorations : { $cards }.
animalcatraz-board-crimes = Crimes { $count }.
animalcatraz-board-gangster = { $cards ->
    [none] { $used ->
        [yes] { $gangster } { $force } (utilisé).
       *[no] { $gangster } { $force }.
    }
   *[other] { $used ->
        [yes] { $gangster } { $force } (utilisé ; { $cards }).
       *[no] { $gangster } { $force } ({ $cards }).
    }
}
animalcatraz-board-primal = { $rounds ->
    [one] Primal pour cette ronde.
   *[other] Primal pour { $rounds } rondes.
}
animalcatraz-board-owed = Actions dues : { $count }.
animalcatraz-board-bleeding = Saigne.
animalcatraz-board-stage = { $stage ->
    [4] S’est évadé.
   *[other] En fuite : pioche { $stage }.
}
animalcatraz-board-own-abilities = Capacités { DE($inmate) } : 1 : { $first } ; 2 : { $second }.
animalcatraz-board-own-carried = Sur { $inmate } : { $cards }.
animalcatraz-board-own-crime = { $ready ->
    [yes] Crime { DE($inmate) }, réalisable maintenant : { $crime }.
   *[no] Crime { DE($inmate) } : { $crime }.
}
animalcatraz-board-decks = Chaise { $chair }, rideau { $pile }, Crimes { $crimes }, plans { $plans }.
animalcatraz-board-first-cards = Cartes à mettre dans vos cellules, dans cet ordre : { $cards }.
animalcatraz-board-trade = { $taken ->
    [none] Rien n’est encore pris.
   *[other] Items pris : { $taken } ; prix { $price }, payé { $paid }.
}
animalcatraz-board-fugitive = { $shift ->
    [0] En fuite : { $card }.
   *[other] En fuite : { $card }, cadenas modifiés de { $shift }.
}
animalcatraz-board-riot = Émeute ({ $room }), encore debout : { $rivals }.
animalcatraz-board-fight = { $odds ->
    [none] Combat : { $attacker } contre { $defender }.
   *[other] Combat : { $attacker } contre { $defender } ; l’attaquant gagne dans { $odds } % des cas.
}
animalcatraz-board-odds = Chances { DE($inmate) } (Réputation si réussi/raté) : { $odds }.
animalcatraz-board-chance = { $stake ->
    [none] { $cards ->
        [none] { $roll } { $percent } %
       *[other] { $roll } avec { $cards } { $percent } %
    }
   *[other] { $cards ->
        [none] { $roll } { $percent } % ({ $stake })
       *[other] { $roll } avec { $cards } { $percent } % ({ $stake })
    }
}
animalcatraz-roll-corruption = corrompre { LE($target) }
animalcatraz-roll-fight = attaquer { $target } (sans arme)
animalcatraz-roll-pickpocket = faire les poches { DE($target) }
animalcatraz-roll-robbery = voler { DANS(LE($target)) }
animalcatraz-roll-recruiting = recruter { LE($target) }
animalcatraz-roll-clash = ce lancer
animalcatraz-roll-abandoning = abandonner le combat
animalcatraz-roll-escape-force = cadenas rouge de l’évasion
animalcatraz-roll-escape-cunning = cadenas vert de l’évasion
animalcatraz-roll-escape = évasion entière
animalcatraz-roll-event = Événement
animalcatraz-roll-fugitive = passer
animalcatraz-board-result = { $place }. { $player } : Réputation { $points }
