### Animalcatraz sur la page : les étiquettes du plateau. Les noms et les effets sont dans animalcatraz-things.ftl.

animalcatraz-page-prison = La prison
animalcatraz-page-map = Plan de la prison
animalcatraz-page-smaller = Plan plus petit
animalcatraz-page-larger = Plan plus grand
animalcatraz-page-room = { $room }.
animalcatraz-page-pile = Pile de l’Infirmerie : { $count }.
animalcatraz-page-event-here = L’Événement a lieu ici.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter } : { $icon } ({ $use }), Actions : { $price }, bloqué par { $guard }
    [used] { $letter } : { $icon } ({ $use }), déjà utilisé dans cette ronde
   *[free] { $letter } : { $icon } ({ $use }), Actions : { $price }
}
animalcatraz-page-standee = { $state ->
    [none] { $inmate }, { $rival }
   *[other] { $inmate }, { $rival } : { $state }
}
animalcatraz-page-lying = Blessé, à terre.
animalcatraz-page-acts = Joue maintenant.
animalcatraz-page-cell = { $rival ->
    [none] { $cell }, à personne
   *[other] { $claimed ->
        [yes] { $cell } de { $rival }, cartes : { $cards }, aile revendiquée
       *[no] { $cell } de { $rival }, cartes : { $cards }
    }
}
animalcatraz-page-spare = { $gangster ->
    [none] { $card ->
        [none] Cellule libre { $number }, vide
       *[other] { $by ->
            [none] Cellule libre { $number } : { $card }
           *[other] Cellule libre { $number } : { $card }, posée par { $by }
        }
    }
   *[other] { $card ->
        [none] Cellule libre { $number } : { $gangster }
       *[other] Cellule libre { $number } : { $gangster } ; { $card }
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
        [yes] Ronde { $round }, en cours, jeton de gang de { $tag }
       *[no] Ronde { $round }, jeton de gang de { $tag }
    }
}
animalcatraz-page-first-half = Première moitié.
animalcatraz-page-night = Nuit
animalcatraz-page-toothbrush = Brosse à dents
animalcatraz-page-no-event = Aucun Événement en cours.
animalcatraz-page-event-part = { $part ->
    [mandatory] Tous doivent participer.
   *[optional] Participe qui veut.
}
animalcatraz-page-event-done = C’est fait : { $inmates }.
animalcatraz-page-event-missing = Restent : { $inmates }.

## Dossiers

animalcatraz-page-dossiers = Dossiers
animalcatraz-page-rep = Réputation { $rep }
animalcatraz-page-next-rank = Réputation avant le rang { $next } : { $left }.
animalcatraz-page-trash-given = Trash Tags donnés à { $player } : { $count }.
animalcatraz-page-primal-actions = Primal : Actions +{ $count } par tour.
animalcatraz-page-primal-debt = Ruse -{ $count } au retour au calme.
animalcatraz-page-track = { $stat } : niveau { $level }, cran { $notch } sur { $top }
animalcatraz-page-ability = { $state ->
    [locked] Capacité { $star }, demande Ruse { $needs } : { $use }
    [used] Capacité { $star }, déjà utilisée dans cette ronde : { $use }
   *[ready] Capacité { $star }, débloquée : { $use }
}
animalcatraz-page-carried = Sur lui
animalcatraz-page-upgrades = Améliorations
animalcatraz-page-gangster = { $used ->
    [yes] { $gangster }, Force { $force }, déjà utilisé dans cette ronde : { $use }
   *[no] { $gangster }, Force { $force } : { $use }
}
animalcatraz-page-crimes = Crimes
animalcatraz-page-crime-ready = réalisable maintenant
animalcatraz-page-plan = Plan d’évasion
animalcatraz-page-secret-plan = Un plan d’évasion secret
animalcatraz-page-plan-open = { $open ->
    [yes] révélé
   *[no] secret
}
animalcatraz-page-lock = { $lock ->
    [red] Serrure rouge (Force) { $level }
   *[green] Serrure verte (Ruse) { $level }
}
animalcatraz-page-tool = { $state ->
    [secured] { $tool } : sécurisé
    [held] { $tool } : en main
   *[missing] { $tool } : manquant
}
animalcatraz-page-has-left = A quitté la partie.

## Combats et Émeutes

animalcatraz-page-fight = Combat
animalcatraz-page-fight-in = { $riot ->
    [yes] Combat de l’Émeute, { $room } : assaut { $clash }
   *[no] Combat, { $room } : assaut { $clash }
}
animalcatraz-page-attacks = attaque
animalcatraz-page-member = { $state ->
    [injured] { $who }, hors de combat
    [fights] { $who }, Force { $force }, se bat
   *[ready] { $who }, Force { $force }
}
animalcatraz-page-chemist = Avec le dé du Chimiste fou.
animalcatraz-page-total = Dés { $dice }, total { $total }
animalcatraz-page-clash-odds = { $sign } attaque et gagne cet assaut dans { $percent } % des cas, avec les cartes montrées.
animalcatraz-page-bet = { $on ->
    [attacker] { $inmate } parie sur l’attaquant.
   *[other] { $inmate } parie sur l’autre camp.
}
animalcatraz-page-riot = Émeute
animalcatraz-page-riot-in = { $last ->
    [yes] La dernière Émeute : { $room }
   *[no] Émeute : { $room }
}
animalcatraz-page-riot-state = { $state ->
    [fights] se bat
    [stands] encore debout
   *[fell] est tombé
}

## Piles et chances

animalcatraz-page-piles = Piles et chances
animalcatraz-page-odds = Mes chances (Réputation si réussi/raté)
animalcatraz-page-decks = Ce que contenaient les pioches des coins, et ce qui n’y est sûrement plus
animalcatraz-page-deck = { $room } : il en reste { $left } sur { $count }
animalcatraz-page-gone = { $card } (n’y est plus)
animalcatraz-page-execution = Pioche Exécution { $left }, défaussés { $gone }.
animalcatraz-page-tiles = Tuiles de gardiens retournées : { $tiles }.
animalcatraz-page-fugitive-deck = { $seen ->
    [none] En cavale, pioche { $deck } : { $left } jamais vues
   *[other] En cavale, pioche { $deck } : { $left } jamais vues, puis { $seen }
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
refuse-animalcatraz-trash-tag = Trash Tags
refuse-animalcatraz-bet = paris
refuse-animalcatraz-reveal = cartes dans les combats
refuse-animalcatraz-reroll = relancer les dés
refuse-animalcatraz-armour = armures
refuse-animalcatraz-chemist = le Chimiste fou
refuse-animalcatraz-pursue = gardiens contre un fugitif
animalcatraz-page-till = Boutique ({ $room }) : prix { $price }, payé { $paid }, valeur portée { $carried }
animalcatraz-page-taken = Pris
animalcatraz-page-train-left = { $count ->
    [one] Nuit : { $inmate } s’entraîne encore de { $count } cran
   *[other] Nuit : { $inmate } s’entraîne encore de { $count } crans
}
animalcatraz-page-from-cell-card = dans la cellule
animalcatraz-page-from-card = sur lui
animalcatraz-page-from-gangster-card = chez le gangster
animalcatraz-page-from-upgrade = posée
animalcatraz-page-from-partner-card = sur le partenaire
animalcatraz-page-from-partner-gangster-card = chez le gangster du partenaire
animalcatraz-page-from-partner-upgrade = amélioration du partenaire

## Conseils pour une première partie

guide-animalcatraz-start-crime = Gardez un Crime
guide-animalcatraz-start-crime-hint = Un Crime est un but secret. Gardez celui dont le lieu ou l’acte convient à votre détenu ; l’accomplir rapporte de la Réputation et pose votre jeton de gang sur la ronde.
guide-animalcatraz-main = À vous : marchez, utilisez des icônes, terminez quand vous voulez
guide-animalcatraz-main-hint = On peut entrer dans les salles éclairées et utiliser les icônes éclairées ; les points sont leur prix en Actions. Un gardien sur une icône la bloque : allez ailleurs, attendez le dé des gardiens ou achetez-le. Entraînez-vous d’abord, échangez contre une arme, puis cherchez la Réputation : vols, gardiens corrompus et combats gagnés en rapportent. « Mes chances », plus bas, dit ce que vaut chaque lancer.
guide-animalcatraz-trade-take = Fouillez la boutique
guide-animalcatraz-trade-take-hint = Vous seul voyez ce qu’il y a ici. Prenez ce que vous pouvez payer : le prix est la valeur de la carte. Les armes servent dans les combats, les améliorations toute la partie.
guide-animalcatraz-trade-pay = Payez avec vos cartes
guide-animalcatraz-trade-pay-hint = La contrebande est votre argent. Gardez le pot-de-vin d’un gardien qui vous gêne.
guide-animalcatraz-work = Travaillez pour de la contrebande
guide-animalcatraz-work-hint = La chaise donne des cartes inconnues. La pile de l’Infirmerie, s’il y en a une, vous laisse choisir.
guide-animalcatraz-attack-or-steal = Les poings ou les doigts ?
guide-animalcatraz-attack-or-steal-hint = Les forts attaquent, les rusés volent. Comparez les chances sous le plateau avant de choisir ; perdre coûte de la Réputation.
guide-animalcatraz-attack-whom = Choisissez votre victime
guide-animalcatraz-attack-whom-hint = La victime peut montrer une arme après la vôtre. Battre quelqu’un de rang plus élevé rapporte davantage.
guide-animalcatraz-reveal = Montrer une carte ?
guide-animalcatraz-reveal-hint = Une arme ajoute sa valeur d’attaque à votre total. L’attaquant décide d’abord, l’autre camp répond.
guide-animalcatraz-steal-where = À qui ?
guide-animalcatraz-steal-where-hint = Faites les poches de quelqu’un dans votre salle, ou cambriolez la cellule de cette aile. Votre Ruse contre la sienne.
guide-animalcatraz-corrupt-how = Achetez un gardien
guide-animalcatraz-corrupt-how-hint = Le bon pot-de-vin aide beaucoup. Un gardien à vous ne vous bloque jamais, mais reste un mur pour tous les autres.
guide-animalcatraz-cellblock = Votre aile
guide-animalcatraz-cellblock-hint = Remplissez les trois cellules libres de votre aile, et vous êtes Cellblock-King : de la Réputation pour vous, et les visiteurs paient.
guide-animalcatraz-escape = La sortie
guide-animalcatraz-escape-hint = Piochez un plan, réunissez ses outils, sécurisez-les ici et tentez les deux serrures. Qui s’évade a gagné, mais c’est long.
guide-animalcatraz-excess-cell = Votre cellule est pleine
guide-animalcatraz-excess-cell-hint = Donnez ce qui vaut le moins pour vous.
guide-animalcatraz-excess-carried = Vous portez trop
guide-animalcatraz-excess-carried-hint = Gardez une arme et de quoi payer.
guide-animalcatraz-night-training = Nuit : entraînez-vous
guide-animalcatraz-night-training-hint = La Force gagne les combats, la Ruse les vols et les pots-de-vin. Une étoile sur la piste de Ruse débloque une capacité de votre détenu.
guide-animalcatraz-riot-opponent = Émeute !
guide-animalcatraz-riot-opponent-hint = Tous se battent jusqu’au dernier debout, qui gagne de la Réputation. Commencez par le plus faible.
