### Cambrioleurs & Balances (Sneaks & Snitches) au terminal : la table dessinée, la table en phrases, et les choix.

sneaks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui est demandé, et les choix

sneaks-board-ask-sneaks = { $left ->
    [one] Où vont vos cambrioleurs ?
   *[other] Où vont vos cambrioleurs ? ({ $left } sites)
}
sneaks-board-ask-snitches = { $left ->
    [one] Où vont vos balances ?
   *[other] Où vont vos balances ? ({ $left } sites)
}
sneaks-board-ask-colour = { $left ->
    [one] Quel jeton prenez-vous ? (le dernier)
   *[other] Quel jeton prenez-vous ? (encore { $left })
}
sneaks-board-ask-exchange = { $left ->
    [one] Quels jetons échangez-vous ? (dernier échange)
   *[other] Quels jetons échangez-vous ? (encore { $left } échanges)
}
sneaks-choice-sneak = Cambrioleurs : site { $site }, { $loot }
sneaks-choice-snitch = Balances : site { $site }, { $loot }
sneaks-choice-take = Prendre { $token } (banque : { $count })
sneaks-choice-trade = Échange avec { $partner } : prendre { $taken }, donner { $given } (vous { $own }, l’autre { $other })

## La table dessinée

sneaks-board-empty = vide
sneaks-board-documents = documents ({ $colour })
sneaks-board-round = Manche { $round }
sneaks-board-sneaks = Cambriol.
sneaks-board-snitches = Balances
sneaks-board-player = Joueur
sneaks-board-stash = Cachette
sneaks-board-items = Articles
sneaks-board-points = Points
sneaks-board-bank = Banque
sneaks-board-unseen = Non vues
sneaks-board-results = Résultat

## Sous la table, et en phrases

sneaks-board-deck = { $back ->
    [none] La pioche de cartes butin est vide.
   *[other] { $count ->
        [one] Pioche de cartes butin : une carte, au dos { $back }.
       *[other] Pioche de cartes butin : { $count } cartes, la prochaine au dos { $back }.
    }
}
sneaks-board-rounds = Manches restantes : de { $least } à { $most }, celle-ci comprise.
sneaks-board-kinds = Butins à venir (et visibles) : { $kinds }.
sneaks-board-kind = { $kind } { $to_come } ({ $open })
sneaks-board-discard = Défausse : { $loot }.
sneaks-board-discarded = { $count ->
    [one] { $loot }
   *[other] { $loot } ×{ $count }
}
sneaks-board-ally = { $player } détient l’allié : deux équipes de cambrioleurs, une de balances.
sneaks-board-plan = Vos affectations : cambrioleurs { $sneaks }, balances { $snitches }.
sneaks-board-open-plans = Affectations de cette manche : { $plans }.
sneaks-board-past-plans = Affectations passées { DE($player) } : { $plans }.
sneaks-board-sent = { $player } { $sneaks }/{ $snitches }
sneaks-board-settling = { $player } profite du site { $site } : { $loot }.
sneaks-board-result = { $place }. { $player } : { $points }
sneaks-legend = Signes : { $finished } a terminé ses affectations, { $waiting } doit choisir. Par couleur : nombre de jetons, rang et points d’après les seuls jetons, et entre parenthèses les rangs encore possibles avec les cartes cachette secrète non vues. Affectations : cambrioleurs/balances. { $loss } ce que coûteraient les documents. Couleurs : { $colours }.

## La table en phrases

sneaks-plain-you = Vous êtes { $player }.
sneaks-plain-site = { $losses ->
    [none] Site { $site } : { $loot }.
   *[other] Site { $site } : { $loot }. Volés par un autre, ils coûteraient : { $losses }.
}
sneaks-plain-colour = { $unseen ->
    [none] { $colour }, points par rang { $row } : { $seats }.
   *[other] { $colour }, points par rang { $row } : { $seats }. Banque : { $bank }. Cartes cachette secrète que vous n’avez pas vues : { $unseen }.
}
sneaks-plain-colour-seat = { $best ->
    [none] { $player } : { $total }, rang { $place } pour { $points }
   *[other] { $player } : { $total }, rang { $place } pour { $points } (possible : de { $best } à { $worst })
}
sneaks-plain-seat = { $stash ->
    [none] { $player } : { $count ->
        [0] aucune carte cachette secrète
        [one] une carte cachette secrète
       *[other] { $count } cartes cachette secrète
    }, articles spéciaux : { $items }. D’après les jetons et les articles spéciaux : { $points }.
   *[other] { $player } : cachette : { $stash }, articles spéciaux : { $items }. D’après les jetons et les articles spéciaux : { $points }.
}
sneaks-plain-final-seat = { $player } : cachette : { $stash }, articles spéciaux : { $items }. { $points }.
sneaks-plain-finished = Affectations terminées : { $players }.
sneaks-plain-stash-deck = { $count ->
    [0] Il ne reste aucune carte cachette secrète à piocher.
    [one] Il reste une carte cachette secrète à piocher.
   *[other] Il reste { $count } cartes cachette secrète à piocher.
}
