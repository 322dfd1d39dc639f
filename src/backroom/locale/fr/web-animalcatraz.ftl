### Animalcatraz sur la page : les étiquettes du plateau. Les noms et les effets sont dans animalcatraz.ftl.

animalcatraz-page-prison = La prison
animalcatraz-page-map = Plan de la prison
animalcatraz-page-smaller = Plan plus petit
animalcatraz-page-larger = Plan plus grand
animalcatraz-page-room = { $room }.
animalcatraz-page-event-here = L'Événement a lieu ici.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter } : { $icon }, Actions : { $price }, bloqué par { $guard }
    [used] { $letter } : { $icon }, déjà utilisé dans cette ronde
   *[free] { $use ->
        [none] { $letter } : { $icon }, Actions : { $price }
       *[other] { $letter } : { $icon }, Actions : { $price }, { $use }
    }
}
animalcatraz-page-standee = { $state ->
    [none] { $inmate }, { $rival }
   *[other] { $inmate }, { $rival } : { $state }
}
animalcatraz-page-lying = Blessé, à terre.
animalcatraz-page-acts = Joue maintenant.
animalcatraz-page-cell = { $rival ->
    [none] { $cell }, à personne
   *[other] { $claimed ->
        [yes] { $cell } de { $rival }, cartes : { $cards }, aile revendiquée
       *[no] { $cell } de { $rival }, cartes : { $cards }
    }
}
animalcatraz-page-spare = { $gangster ->
    [none] { $card ->
        [none] Cellule libre { $number }, vide
       *[other] { $by ->
            [none] Cellule libre { $number } : { $card }
           *[other] Cellule libre { $number } : { $card }, posée par { $by }
        }
    }
   *[other] { $card ->
        [none] Cellule libre { $number } : { $gangster }
       *[other] Cellule libre { $number } : { $gangster } ; { $card }
    }
}
animalcatraz-page-unknown-card = une carte que vous ne connaissez pas
animalcatraz-page-unknown-crime = une carte Crime que vous ne connaissez pas

## Temps et Événement

animalcatraz-page-rounds = Rondes et Événement
animalcatraz-page-round = { $tag ->
    [none] { $now ->
        [yes] Ronde { $round }, en cours
       *[no] Ronde { $round }
    }
   *[other] { $now ->
        [yes] Ronde { $round }, en cours, tag de { $tag }
       *[no] Ronde { $round }, tag de { $tag }
    }
}
animalcatraz-page-night = Nuit
animalcatraz-page-toothbrush = Brosse à dents
animalcatraz-page-no-event = Aucun Événement en cours.
animalcatraz-page-event-part = { $part ->
    [mandatory] Tous doivent participer :
   *[optional] Participe qui veut :
}

## Dossiers

animalcatraz-page-dossiers = Dossiers
animalcatraz-page-track = { $stat } : niveau { $level }, cran { $notch } sur { $top }
animalcatraz-page-ability = { $state ->
    [locked] Capacité { $star }, demande Ruse { $needs } : { $use }
    [used] Capacité { $star }, déjà utilisée dans cette ronde : { $use }
   *[ready] Capacité { $star }, débloquée : { $use }
}
animalcatraz-page-carried = Sur lui
animalcatraz-page-upgrades = Améliorations
animalcatraz-page-gangster = { $used ->
    [yes] { $gangster }, Force { $force }, déjà utilisé dans cette ronde : { $use }
   *[no] { $gangster }, Force { $force } : { $use }
}
animalcatraz-page-crimes = Crimes
animalcatraz-page-crime-ready = réalisable maintenant
animalcatraz-page-plan = Plan d'évasion
animalcatraz-page-secret-plan = Un plan d'évasion secret
animalcatraz-page-plan-open = { $open ->
    [yes] révélé
   *[no] secret
}
animalcatraz-page-lock = { $lock ->
    [red] Serrure rouge (Force) { $level }
   *[green] Serrure verte (Ruse) { $level }
}
animalcatraz-page-tool = { $state ->
    [secured] { $tool } : sécurisé
    [held] { $tool } : en main
   *[missing] { $tool } : manquant
}
animalcatraz-page-has-left = A quitté la partie.

## Combats et Émeutes

animalcatraz-page-fight = Combat
animalcatraz-page-fight-in = { $riot ->
    [yes] Combat de l'Émeute, { $room } : assaut { $clash }
   *[no] Combat, { $room } : assaut { $clash }
}
animalcatraz-page-attacks = attaque
animalcatraz-page-member = { $state ->
    [injured] { $who }, hors de combat
    [fights] { $who }, Force { $force }, se bat
   *[ready] { $who }, Force { $force }
}
animalcatraz-page-chemist = Avec le dé du Chimiste fou.
animalcatraz-page-total = Dés { $dice }, total { $total }
animalcatraz-page-clash-odds = { $sign } attaque et gagne cet assaut dans { $percent } % des cas, avec les cartes montrées.
animalcatraz-page-bet = { $on ->
    [attacker] { $inmate } parie sur l'attaquant.
   *[other] { $inmate } parie sur l'autre camp.
}
animalcatraz-page-riot = Émeute
animalcatraz-page-riot-in = { $last ->
    [yes] La dernière Émeute : { $room }
   *[no] Émeute : { $room }
}
animalcatraz-page-riot-state = { $state ->
    [fights] se bat
    [stands] encore debout
   *[fell] est tombé
}

## Piles et chances

animalcatraz-page-piles = Piles et chances
animalcatraz-page-odds = Mes chances (REP en cas de succès/d'échec)
animalcatraz-page-decks = Ce que les pioches des coins peuvent encore contenir
animalcatraz-page-deck = { $room } : reste { $left }
animalcatraz-page-execution = Pioche Exécution { $left }, défaussés { $gone }.
animalcatraz-page-tiles = Tuiles de gardiens retournées : { $tiles }.
animalcatraz-page-fugitive-deck = { $seen ->
    [none] En cavale, pioche { $deck } : { $left } jamais vues
   *[other] En cavale, pioche { $deck } : { $left } jamais vues, puis { $seen }
}

## Ce parmi quoi je choisis

animalcatraz-page-actions = { $count ->
    [one] Il reste { $count } Action
   *[other] Il reste { $count } Actions
}
animalcatraz-page-steps = { $count ->
    [one] (il reste { $count } pas gratuit)
   *[other] (il reste { $count } pas gratuits)
}
animalcatraz-page-till = Boutique ({ $room }) : prix { $price }, payé { $paid }
animalcatraz-page-taken = Pris
animalcatraz-page-train-left = { $count ->
    [one] Nuit : { $inmate } s'entraîne encore de { $count } cran
   *[other] Nuit : { $inmate } s'entraîne encore de { $count } crans
}
animalcatraz-page-from-cell-card = dans la cellule
animalcatraz-page-from-card = sur lui
animalcatraz-page-from-gangster-card = chez le gangster
animalcatraz-page-from-upgrade = posée
animalcatraz-page-from-partner-card = sur le partenaire
animalcatraz-page-from-partner-gangster-card = chez le gangster du partenaire
animalcatraz-page-from-partner-upgrade = amélioration du partenaire
