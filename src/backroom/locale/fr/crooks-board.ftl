### Crooks au terminal : la table dessinée, la table en phrases, et les choix.

crooks-money = { $amount } $
crooks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crooks-card = { $gangs ->
    [none] { $ability ->
        [none] { $crook }
       *[other] { $crook }, { $ability }
    }
   *[other] { $ability ->
        [none] { $crook }, { $gangs }
       *[other] { $crook }, { $gangs }, { $ability }
    }
}

## Choix

crooks-choice-take = Prendre { $card }
crooks-choice-recruit = Recruter au Lieu { $letter } pour { $price }
crooks-choice-place-up = Face visible sur la Cible { $target }
crooks-choice-place-use = { $ability ->
    [none] Face visible sur la Cible { $target } avec sa capacité
   *[other] Face visible sur la Cible { $target } avec sa capacité ({ $ability })
}
crooks-choice-place-down = Face cachée sur la Cible { $target } pour { $price }
crooks-choice-mode-up = face visible
crooks-choice-mode-use = face visible avec sa capacité ({ $ability })
crooks-choice-mode-down = face cachée pour { $price }
crooks-warning-pass = Passer est sans retour : vous ne jouerez plus aucun tour de cette partie. Passez-vous ?

## La table dessinée : des mots courts, une colonne a dix lettres

crooks-board-corner = Valeur
crooks-board-leading = En tête
crooks-board-passed = passé
crooks-board-empty = vide
crooks-board-gain = +{ $points }
crooks-board-gone = { $count } pris
crooks-board-scores = Points si l’on comptait maintenant (Escrocs visibles seulement) :
crooks-board-results = Résultat

## Sous la table

crooks-board-pile = Vous fouillez le Lieu { $hangout } : { $crooks }.
crooks-board-hand = En main : { $card }.
crooks-board-acting = La capacité agit sur la Cible { $target }.
crooks-board-moving = À déplacer : { $crooks }.
crooks-board-glimpse = { $hangout ->
    [none] Votre dernier regard, sur la Cible { $target } : { $crooks }.
   *[other] Votre dernier regard, au Lieu { $hangout } : { $crooks }.
}
crooks-board-box = Dans la boîte : { $crooks }.
crooks-board-unseen = { $count ->
    [one] Un Escroc que vous n’avez jamais vu (Niveau × nombre) : { $levels }
   *[other] { $count } Escrocs que vous n’avez jamais vus (Niveau × nombre) : { $levels }
}
crooks-board-level = { $level }×{ $count }
crooks-board-undealt = Jamais distribués : { $crooks }.
crooks-board-result = { $place }. { $player } : { $points }, { $money }
crooks-legend = Signes : { $active } choisit. { $down } est face cachée. { $from }D vient du Lieu D. { $leader } est en tête. { $unknown } il y a des Escrocs cachés que vous ne connaissez pas et qui ne sont pas comptés. Nombres : Niveau(modificateur). Gangs : { $gangs }.

## La table en phrases

crooks-plain-you = Vous êtes { $player }.
crooks-plain-target-empty = Cible { $target } : vaut { $value }. Personne n’y est.
crooks-plain-target = Cible { $target } : vaut { $value }. { $rows } { $leaders }
crooks-plain-row = { $player } : { $crooks }.
crooks-plain-leaders = En tête : { $players }, force { $strength }, pour { $points }.
crooks-plain-leaders-unknown = Personne de connu n’est en tête.
crooks-plain-crook = { $side ->
    [up] { $origin ->
        [none] { $crook }
       *[other] { $crook } venu du Lieu { $origin }
    }
    [down] { $origin ->
        [none] { $crook } face cachée
       *[other] { $crook } face cachée, venu du Lieu { $origin }
    }
   *[hidden] { $origin ->
        [none] un Escroc caché
       *[other] { $guesses ->
            [none] un Escroc caché venu du Lieu { $origin }
           *[other] un Escroc caché venu du Lieu { $origin } (l’un de ceux-ci : { $guesses })
        }
    }
}
crooks-plain-hangout-empty = Lieu { $hangout } : vide.
crooks-plain-hangout = { $knowledge ->
    [none] Lieu { $hangout } : { $count ->
        [one] un Escroc
       *[other] { $count } Escrocs
    }, { $price }.
    [open] Lieu { $hangout } : { $count ->
        [one] un Escroc
       *[other] { $count } Escrocs
    }, { $price }. Restés là : { $crooks }.
    [certain] Lieu { $hangout } : { $count ->
        [one] un Escroc
       *[other] { $count } Escrocs
    }, { $price }. Vous savez qui s’y trouve : { $crooks }.
   *[past] Lieu { $hangout } : { $count ->
        [one] un Escroc
       *[other] { $count } Escrocs
    }, { $price }. Pris depuis votre regard : { $taken }. Peut-être encore là : { $crooks }.
}
crooks-plain-gang = { $leader ->
    [none] Gang { $gang } ({ $points }) : { $members }. Personne ne le mène.
   *[other] Gang { $gang } ({ $points }) : { $members }. { $leader } le mène.
}
crooks-plain-seat = { $passed ->
    [yes] { $player } a { $money } et a passé. Si l’on comptait maintenant : { $known }, avec les seuls Escrocs visibles : { $open }.
   *[no] { $player } a { $money }. Si l’on comptait maintenant : { $known }, avec les seuls Escrocs visibles : { $open }.
}
