### Animalcatraz sur la page : les étiquettes du plateau. Les noms et les effets sont dans animalcatraz-things.ftl.

animalcatraz-page-prison = La prison
animalcatraz-page-map = Plan de la prison
animalcatraz-page-room = { $room }.
animalcatraz-page-pile = Derrière le rideau de l’Infirmerie : { $count }.
animalcatraz-page-event-here = L’Événement a lieu ici.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter } : { $icon } ({ $use }), Actions : { $price }, bloqué par { LE($guard) }
    [used] { $letter } : { $icon } ({ $use }), déjà utilisé pendant cette ronde
   *[free] { $letter } : { $icon } ({ $use }), Actions : { $price }
}
animalcatraz-page-icon-name = { $icon ->
    [attack_steal] Attaque, vol
    [cellblock_recruit] Roi, recruter
    [eat] Rab
    [escape] Évasion
   *[other] { $name }
}
animalcatraz-page-gain = { $stat } +{ $count }
animalcatraz-page-gain-cards = Cartes +{ $count }
animalcatraz-page-corrupt-guard = Corrompre : { $guard }
animalcatraz-page-deck-here = Items à échanger qui restent dans cette pièce
animalcatraz-page-plan-of-rooms = Plan des pièces
animalcatraz-page-go-to = Aller : { $room }
animalcatraz-page-look-into = Regarder : { $room }
animalcatraz-page-standee = { $state ->
    [none] { $inmate }, { $rival }
   *[other] { $inmate }, { $rival } : { $state }
}
animalcatraz-page-lying = Blessé, couché.
animalcatraz-page-acts = Joue maintenant.
animalcatraz-page-cell = { $rival ->
    [none] { $cell }, à personne
   *[other] { $claimed ->
        [yes] { $cell } { DE($rival) }, cartes : { $cards }, aile conquise
       *[no] { $cell } { DE($rival) }, cartes : { $cards }
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
        [yes] Ronde { $round }, en cours, jeton de gang { DE($tag) }
       *[no] Ronde { $round }, jeton de gang { DE($tag) }
    }
}
animalcatraz-page-first-half = Première moitié.
animalcatraz-page-night = Nuit
animalcatraz-page-toothbrush = Pic-brosse à dents
animalcatraz-page-toothbrush-means = Pic-brosse à dents : { $rival } joue en premier à chaque ronde ; il va à qui a le plus de Réputation
animalcatraz-page-no-event = Aucun Événement en cours.
animalcatraz-page-event-part = { $part ->
    [mandatory] Tous doivent participer.
   *[optional] Participe qui veut.
}
animalcatraz-page-event-done = C’est fait : { $inmates }.
animalcatraz-page-event-missing = Restent : { $inmates }.

## Dossiers

animalcatraz-page-dossiers = Dossiers
animalcatraz-page-my-sheet = Ma fiche
animalcatraz-page-with-partner = avec { $inmate } ({ $player })
animalcatraz-page-next-at = { $next } à { $at }
animalcatraz-page-waits = { $played ->
    [yes] A joué cette ronde
   *[no] Attend son tour
}
animalcatraz-page-order = { $order ->
    [now] joue
    [next] à venir
   *[played] a joué
}
animalcatraz-page-gang = Gang
animalcatraz-page-consume = Consommer
animalcatraz-page-place = Placer
animalcatraz-page-move = Déplacer
animalcatraz-page-rep = Réputation { $rep }
animalcatraz-page-next-rank = Réputation avant le rang { $next } : { $left }.
animalcatraz-page-trash-given = Trash Tags donnés à { $player } : { $count }.
animalcatraz-page-primal-actions = Primal : Actions +{ $count } par tour.
animalcatraz-page-primal-debt = { $count ->
    [one] -{ $count } cran de Ruse au retour au calme.
   *[other] -{ $count } crans de Ruse au retour au calme.
}
animalcatraz-page-track = { $stat } : niveau { $level }, cran { $notch } sur { $top }
animalcatraz-page-ability = { $state ->
    [locked] Capacité { $star }, demande Ruse { $needs } : { $use }
    [used] Capacité { $star }, déjà utilisée pendant cette ronde : { $use }
   *[ready] Capacité { $star }, débloquée : { $use }
}
animalcatraz-page-carried = Sur lui
animalcatraz-page-upgrades = Améliorations
animalcatraz-page-gangster = { $used ->
    [yes] { $gangster }, Force { $force }, déjà utilisé pendant cette ronde : { $use }
   *[no] { $gangster }, Force { $force } : { $use }
}
animalcatraz-page-crimes = Crimes
animalcatraz-page-crime-ready = réalisable maintenant
animalcatraz-page-plan = Plan d’Évasion
animalcatraz-page-secret-plan = Un plan d’Évasion secret
animalcatraz-page-plan-open = { $open ->
    [yes] révélé
   *[no] secret
}
animalcatraz-page-lock = { $lock ->
    [red] Cadenas rouge (Force) { $level }
   *[green] Cadenas vert (Ruse) { $level }
}
animalcatraz-page-tool = { $state ->
    [secured] { $tool } : sécurisé
    [held] { $tool } : porté
   *[missing] { $tool } : manquant
}
animalcatraz-page-has-left = A quitté la prison.

## Combats et Émeutes

animalcatraz-page-fight = Combat
animalcatraz-page-fight-in = { $riot ->
    [yes] Combat de l’Émeute, { $room } : lancer { $clash }
   *[no] Combat, { $room } : lancer { $clash }
}
animalcatraz-page-member = { $state ->
    [injured] { $who }, hors de combat
    [fights] { $who }, Force { $force }, se bat
   *[ready] { $who }, Force { $force }
}
animalcatraz-page-chemist = Avec le dé du Chimiste fou.
animalcatraz-page-clash-odds = { $mine ->
    [yes] de chances pour vous de gagner ce lancer, avec les cartes montrées.
   *[no] de chances pour { $sign } de gagner ce lancer, avec les cartes montrées.
}
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
   *[fell] est éliminé
}

## Scènes : ce qui se passe devant la prison

animalcatraz-page-rank-and-rep = { $rank }, Réputation { $rep }
animalcatraz-page-sum = total
animalcatraz-page-dice = { $count ->
    [one] dé
   *[other] { $count } dés
}
animalcatraz-page-dice-roll = dés
animalcatraz-page-brings = acquis
animalcatraz-page-needed = à atteindre
animalcatraz-page-level = niveau à atteindre
animalcatraz-page-cards-shown = cartes
animalcatraz-page-attacker-is = { $sign } { $inmate } attaque. L’égalité profite à l’attaquant.
animalcatraz-page-fight-good = victoire : Réputation { $rep }
animalcatraz-page-fight-bad = défaite : Réputation { $rep }, blessé, retour en cellule
animalcatraz-page-keep-hidden = Vos cartes restent cachées.
animalcatraz-page-scene = { $kind ->
    [attack_or_steal] Les poings ou les doigts ?
    [attack_whom] Qui prend les coups ?
    [steal_where] Les poches de qui ?
    [steal_with] Qui vole ?
    [bribe] Un mot au gardien
    [escape] La sortie
    [start_crime] Quel Crime gardez-vous ?
    [keep_inmate] Qui êtes-vous ?
    [pick_inmate] Qui êtes-vous ?
   *[other] Et maintenant ?
}
animalcatraz-page-bribe-means = Deux dés et votre Ruse doivent atteindre son niveau ; un pot-de-vin à son goût remplace votre Ruse.
animalcatraz-page-by-cunning = Avec votre seul esprit.
animalcatraz-page-armed-with = avec : { $cards }
animalcatraz-page-crime-means = Un but secret : faites ce qu’il demande et il rapporte de la Réputation.
animalcatraz-page-inmate-means = La Force gagne les combats, la Ruse les vols et les pots-de-vin ; les étoiles sont des capacités que la Ruse débloque.
animalcatraz-page-way = { $way ->
    [attack] Deux dés et votre Force contre la sienne.
    [pickpocket] Deux dés et votre Ruse contre la sienne, pour une carte portée.
    [rob] Deux dés et votre Ruse contre celle du propriétaire, pour une carte de la cellule.
    [draw_plan] Un plan secret avec deux cadenas et quatre outils.
    [secure] Sécurisez un outil du plan : personne ne peut plus le prendre.
    [attempt] Le cadenas rouge avec la Force, puis le vert avec la Ruse.
    [done] Tel quel.
   *[other] { "" }
}
animalcatraz-page-stake-good = { $kind ->
    [bribe] réussi : le gardien est à vous, Réputation { $rep }
    [escape] les deux cadenas ouverts : vous avez gagné
    [attack_whom] victoire : Réputation selon le rang, jusqu’à { $rep }
    [steal_where] réussi : une carte est à vous, Réputation { $rep }
    [steal_with] réussi : une carte est à vous, Réputation { $rep }
   *[other] réussi : Réputation { $rep }
}
animalcatraz-page-stake-bad = { $kind ->
    [bribe] raté : Réputation { $rep }
    [escape] raté : caractéristiques remises au départ, cartes portées perdues
    [attack_whom] défaite : Réputation { $rep }, blessé
   *[other] raté : Réputation { $rep }
}
animalcatraz-page-lock-name = { $lock ->
    [red] Cadenas rouge
   *[green] Cadenas vert
}
animalcatraz-page-roll = { $kind ->
    [clash] Le lancer
    [theft] Doigts agiles
    [corruption] Un mot au gardien
    [lock] Un cadenas de l’évasion
    [event] L’Événement
   *[recruiting] Un de plus dans le gang ?
}
animalcatraz-page-roll-works = { $kind ->
    [clash] L’attaquant est devant
    [theft] Volé !
    [corruption] Acheté !
    [lock] Ouvert !
    [event] Réussi
   *[recruiting] Recruté !
}
animalcatraz-page-roll-fails = { $kind ->
    [clash] Le défenseur est devant
    [theft] Pris !
    [corruption] Refusé !
    [lock] Il tient !
    [event] Raté
   *[recruiting] Refusé !
}
animalcatraz-page-crime-terms = +{ $rep } de Réputation : { $need }
animalcatraz-page-store = Réserve : { $room }
animalcatraz-page-store-means = Vous seul voyez ce qu’il y a ici. Le nombre dans le coin est la valeur : payez au moins autant avec vos cartes.
animalcatraz-page-decks-here = La pioche de cette pièce
animalcatraz-page-price = prix { $price }
animalcatraz-page-pay-with = Vous payez avec
animalcatraz-page-offered = valeur { $value }
animalcatraz-page-take-first = Prenez ce que vous voulez sur l’étagère.
animalcatraz-page-nothing-to-pay = Vous ne portez rien pour payer.
animalcatraz-page-trade-none = Encore rien de pris
animalcatraz-page-trade-close = { $enough ->
    [yes] { $cards ->
        [none] Conclure l’échange
       *[other] Échanger contre : { $cards }
    }
   *[no] Pas encore assez
}
animalcatraz-page-lights-out = Extinction des feux
animalcatraz-page-training = { $stat ->
    [force] Pour les combats et le cadenas rouge.
   *[cunning] Pour les vols, les pots-de-vin, les capacités et le cadenas vert.
}
animalcatraz-page-riot-means = Tout le monde se bat, un contre un, jusqu’au dernier debout.
animalcatraz-page-riot-good = dernier debout : Réputation { $rep }
animalcatraz-page-riot-bad = tous les autres : Réputation { $rep }

## Piles et chances

animalcatraz-page-piles = Piles et chances
animalcatraz-page-chair-means = La chaise est la pioche de Contrebande : tout le monde y pioche.
animalcatraz-page-odds = Mes chances (Réputation si réussi/raté)
animalcatraz-page-decks = Ce que contenaient les pioches des coins, et ce qui n’y est sûrement plus
animalcatraz-page-deck = { $room } : il en reste { $left } sur { $count }
animalcatraz-page-gone = { $card } (n’y est plus)
animalcatraz-page-execution = Pioche Exécution { $left }, défaussés { $gone }.
animalcatraz-page-tiles = Tuiles de gardiens retournées : { $tiles }.
animalcatraz-page-fugitive-deck = { $seen ->
    [none] En fuite, pioche { $deck } : { $left } jamais vues
   *[other] En fuite, pioche { $deck } : { $left } jamais vues, puis { $seen }
}

## Ce parmi quoi je choisis

animalcatraz-page-actions = { $count ->
    [one] Il reste { $count } Action
   *[other] Il reste { $count } Actions
}
animalcatraz-page-steps = { $count ->
    [one] (il reste { $count } geste gratuit)
   *[other] (il reste { $count } gestes gratuits)
}
refuse-animalcatraz-trash-tag = Trash Tags
refuse-animalcatraz-bet = paris
refuse-animalcatraz-reveal = cartes dans les combats
refuse-animalcatraz-reroll = relancer les dés
refuse-animalcatraz-armour = armures
refuse-animalcatraz-chemist = le Chimiste fou
refuse-animalcatraz-pursue = gardiens contre un fugitif
animalcatraz-page-taken = Pris
animalcatraz-page-train-left = { $count ->
    [one] Nuit : { $inmate } s’entraîne encore de { $count } cran
   *[other] Nuit : { $inmate } s’entraîne encore de { $count } crans
}
animalcatraz-page-from-cell-card = dans la cellule
animalcatraz-page-from-card = sur lui
animalcatraz-page-from-gangster-card = chez le gangster
animalcatraz-page-from-upgrade = placée
animalcatraz-page-from-partner-card = sur le codétenu
animalcatraz-page-from-partner-gangster-card = chez le gangster du codétenu
animalcatraz-page-from-partner-upgrade = amélioration du codétenu

## Conseils pour une première partie

guide-animalcatraz-start-crime = Gardez un Crime
guide-animalcatraz-start-crime-hint = Un Crime est un but secret. Gardez celui dont le lieu ou l’acte convient à votre détenu ; l’accomplir rapporte de la Réputation et pose votre jeton de gang sur la ronde.
guide-animalcatraz-main = Trois façons de gagner, et par où commencer
guide-animalcatraz-main-hint = Devenez le Caïd (Réputation 14, en gagnant une Émeute), ayez le plus de Réputation après la dernière Émeute, ou évadez-vous avec un plan. Grandissez d’abord : vous avez cinq Actions. On peut entrer dans une pièce éclairée et se servir d’un objet éclairé ; cliquez sur ce qui ne l’est pas, et vous saurez pourquoi. La Musculation dans la Cour ou l’Étude à la Bibliothèque coûtent 2 et donnent 2 crans ; quelques crans font un niveau de Force ou de Ruse. Puis terminez votre tour.
guide-animalcatraz-main-guards = Deuxième ronde : gare aux gardiens
guide-animalcatraz-main-guards-hint = À chaque ronde, un dé envoie tous les gardiens sur A, B ou C. L’objet de cette lettre est barré, et l’entrée de la Cour qui porte cette lettre aussi. Allez ailleurs, ou cliquez sur le gardien pour le corrompre : deux dés et votre Ruse, ou son pot-de-vin préféré, doivent atteindre le nombre de son écusson. Votre propre gardien vous laisse son objet gratuitement.
guide-animalcatraz-main-goods = Troisième ronde : la marchandise
guide-animalcatraz-main-goods-hint = La Contrebande, c’est de l’argent. Le Travail fait piocher deux cartes de la chaise, la pioche de Contrebande. Dans une pièce de coin, cliquez sur Échange : prenez une arme ou une armure, et les cartes les moins chères qui la paient sont préparées. Chez soi, un clic déplace une carte entre les poches et la cellule.
guide-animalcatraz-main-fame = Quatrième ronde : se faire un nom
guide-animalcatraz-main-fame-hint = Quelqu’un dans votre pièce ? Attaquez (Force) ou volez (Ruse) : vous voyez les chances et les suites avant de choisir. Gagner rapporte de la Réputation, davantage contre un rang plus haut ; perdre coûte 1. Cette nuit, chacun dort en cellule et s’entraîne de deux crans.
guide-animalcatraz-main-primal = Vous êtes Primal
guide-animalcatraz-main-primal-hint = En flammes, votre Force est plus haute, vous avez plus d’Actions et votre Ruse compte pour 0 : battez-vous, ne volez pas. Cela dure cette ronde et la suivante, et coûte des crans de Ruse.
guide-animalcatraz-main-later = Suivez maintenant votre plan
guide-animalcatraz-main-later-hint = Fort ? Cherchez la bagarre, et gagnez l’Émeute qui éclate à 13 de Réputation. Rusé ? Vols, pots-de-vin, et un plan de la Pièce d’Évasion dans l’aile B ou D. Regardez votre Crime : sa Réputation est souvent la plus proche.
guide-animalcatraz-trade-take = Fouillez la pioche de la pièce
guide-animalcatraz-trade-take-hint = Vous seul voyez ce qu’il y a ici. Prenez ce que vous pouvez payer : le prix est la valeur de la carte. Les armes servent dans les combats, les améliorations toute la partie.
guide-animalcatraz-trade-pay = Payez avec vos cartes
guide-animalcatraz-trade-pay-hint = La Contrebande est votre argent. Gardez le pot-de-vin d’un gardien qui vous gêne.
guide-animalcatraz-work = Travaillez pour de la Contrebande
guide-animalcatraz-work-hint = La chaise donne des cartes inconnues. Derrière le rideau de l’Infirmerie, s’il y en a, vous choisissez.
guide-animalcatraz-attack-or-steal = Les poings ou les doigts de fée ?
guide-animalcatraz-attack-or-steal-hint = Les forts attaquent, les rusés volent. Comparez les chances sous le plateau avant de choisir ; perdre coûte de la Réputation.
guide-animalcatraz-attack-whom = Choisissez votre victime
guide-animalcatraz-attack-whom-hint = La victime peut montrer une arme après la vôtre. Battre quelqu’un de rang plus élevé rapporte davantage.
guide-animalcatraz-reveal = Montrer une carte ?
guide-animalcatraz-reveal-hint = Une arme ajoute sa valeur d’attaque à votre total. L’attaquant décide d’abord, l’autre camp répond.
guide-animalcatraz-steal-where = À qui ?
guide-animalcatraz-steal-where-hint = Faites les poches de quelqu’un dans votre pièce, ou cambriolez la cellule de cette aile. Votre Ruse contre la sienne.
guide-animalcatraz-corrupt-how = Corrompez un gardien
guide-animalcatraz-corrupt-how-hint = Le bon pot-de-vin aide beaucoup. Un gardien à vous ne vous bloque jamais, mais reste un mur pour tous les autres.
guide-animalcatraz-cellblock = Votre aile
guide-animalcatraz-cellblock-hint = Remplissez les trois cellules libres de votre aile, et vous êtes Cellblock-King : de la Réputation pour vous, et une Action perdue pour les visiteurs.
guide-animalcatraz-escape = La sortie
guide-animalcatraz-escape-hint = Piochez un plan, réunissez ses outils, sécurisez-les ici et attaquez-vous aux deux cadenas. Qui s’évade a gagné, mais c’est long.
guide-animalcatraz-excess-cell = Votre cellule est pleine
guide-animalcatraz-excess-cell-hint = Défaussez ce qui vous sert le moins.
guide-animalcatraz-excess-carried = Vous portez trop
guide-animalcatraz-excess-carried-hint = Gardez une arme et de quoi payer.
guide-animalcatraz-night-training = Nuit : entraînez-vous
guide-animalcatraz-night-training-hint = La Force gagne les combats, la Ruse les vols et les pots-de-vin. Une étoile sur la piste de Ruse débloque une capacité de votre détenu.
guide-animalcatraz-riot-opponent = Émeute !
guide-animalcatraz-riot-opponent-hint = Tous se battent jusqu’au dernier debout, qui gagne de la Réputation. Commencez par le plus faible.
