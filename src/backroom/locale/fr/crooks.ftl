### Crooks : noms, choix, journal et refus.

crooks-name = Crooks
crooks-about = Payez pour fouiller une pile, gardez un Escroc, envoyez-le sur une Cible, à découvert ou caché ; ou quittez la partie pour de bon.
crooks-hangout = { $letter } ({ $name })
crooks-target = { $number } ({ $name })
crooks-hidden-crook = un Escroc caché
crooks-crook-of = { $crook } ({ $player })

## Choix

crooks-action-pass = Passer : quitter la partie pour de bon
crooks-action-recruit = Recruter au Lieu { $hangout }
crooks-action-take = { $slot ->
    [0] Prendre la première carte
    [1] Prendre la deuxième carte
    [2] Prendre la troisième carte
    [3] Prendre la quatrième carte
   *[4] Prendre la cinquième carte
}
crooks-action-place-up = Placer face visible sur la Cible { $target }
crooks-action-place-use = Placer face visible sur la Cible { $target } et utiliser la capacité
crooks-action-place-down = Placer face cachée sur la Cible { $target }
crooks-action-move = Déplacer les anciens Escrocs vers la Cible { $target }
crooks-action-hit = Éliminer les Escrocs { DE($seat) }
crooks-action-spy-target = Espionner la Cible { $target }
crooks-action-spy-hangout = Espionner le Lieu { $hangout }

## Ce qu’il faut choisir maintenant

crooks-ask-turn = Choisissez un Lieu où recruter, ou passez.
crooks-ask-take = Prenez un Escroc de la pile.
crooks-ask-place = { $able ->
    [yes] Placez l’Escroc sur une Cible : face visible, face visible avec sa capacité, ou face cachée.
   *[no] Placez l’Escroc sur une Cible : face visible ou face cachée.
}
crooks-ask-swap = Choisissez où vont les anciens Escrocs.
crooks-ask-hit = Choisissez le joueur dont les Escrocs seront éliminés par le Tueur.
crooks-ask-spy = Choisissez la Cible ou le Lieu que l’Espion va regarder.

## Journal

crooks-journal-began = { $you ->
    [first] Les Escrocs sont distribués. Vous commencez.
   *[other] Les Escrocs sont distribués. { $first } commence.
}
crooks-journal-passed = { $forced ->
    [yes] { $you ->
        [seat] Vous devez passer et quittez la partie.
       *[other] { $seat } doit passer et quitte la partie.
    }
   *[no] { $you ->
        [seat] Vous passez et quittez la partie.
       *[other] { $seat } passe et quitte la partie.
    }
}
crooks-journal-recruited = { $you ->
    [seat] Vous payez
   *[other] { $seat } paie
} { $price } $ pour fouiller le Lieu { $hangout }.
crooks-journal-saw-pile = { $you ->
    [seat] Vous voyez
   *[other] { $seat } voit
} au Lieu { $hangout } : { $crooks }.
crooks-journal-found-nobody = { $you ->
    [seat] Vous ne trouvez
   *[other] { $seat } ne trouve
} personne à prendre au Lieu { $hangout }.
crooks-journal-took = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} { $crook ->
    [none] un Escroc
   *[other] { $crook }
} au Lieu { $hangout }.
crooks-journal-placed = { $you ->
    [seat] { $mode ->
        [use] Vous placez { $crook } face visible sur la Cible { $target } et utilisez sa capacité.
        [down] Vous payez { $fee } $ et placez { $crook ->
            [none] un Escroc
           *[other] { $crook }
        } face cachée sur la Cible { $target }.
       *[up] Vous placez { $crook } face visible sur la Cible { $target }.
    }
   *[other] { $mode ->
        [use] { $seat } place { $crook } face visible sur la Cible { $target } et utilise sa capacité.
        [down] { $seat } paie { $fee } $ et place { $crook ->
            [none] un Escroc
           *[other] { $crook }
        } face cachée sur la Cible { $target }.
       *[up] { $seat } place { $crook } face visible sur la Cible { $target }.
    }
}
crooks-journal-picked-pocket = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} { $gain } $ à la banque.
crooks-journal-moved = { $you ->
    [seat] Vous déplacez
   *[other] { $seat } déplace
} { $crooks } de la Cible { $source } à la Cible { $target }.
crooks-journal-hit = { $you ->
    [seat] Cible { $target } : votre Tueur élimine { $crooks } ({ $victim }).
    [victim] Cible { $target } : le Tueur { DE($seat) } élimine { $crooks } chez vous.
   *[other] Cible { $target } : le Tueur { DE($seat) } élimine { $crooks } ({ $victim }).
}
crooks-journal-spied-on-target = { $you ->
    [seat] Vous espionnez la Cible { $target }{ $crooks ->
        [none] .
       *[other] {" "}et voyez { $crooks }.
    }
   *[other] { $seat } espionne la Cible { $target }{ $crooks ->
        [none] .
       *[other] {" "}et voit { $crooks }.
    }
}
crooks-journal-spied-on-hangout = { $you ->
    [seat] Vous espionnez le Lieu { $hangout }{ $crooks ->
        [none] .
       *[other] {" "}et voyez { $crooks }.
    }
   *[other] { $seat } espionne le Lieu { $hangout }{ $crooks ->
        [none] .
       *[other] {" "}et voit { $crooks }.
    }
}
crooks-journal-revealed = { $you ->
    [seat] Cible { $target } : vous retournez { $crook }.
   *[other] Cible { $target } : { $seat } retourne { $crook }.
}
crooks-journal-target-scored = La Cible { $target } vaut { $value }. Forces : { $strengths }. Points : { $points }.
crooks-journal-gang-scored = { $gang } : { $members }. { $winner ->
    [none] Personne n’est seul en tête.
   *[other] { $you ->
        [winner] Vous marquez
       *[other] { $winner } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
crooks-journal-ended = La partie est terminée. Points : { $points }. Argent : { $money }. Classement : { $places }.

## Refus

crooks-refusal-not-asked = C’est à un autre joueur de choisir.
crooks-refusal-hangout-closed = Ce Lieu n’est pas en jeu avec ce nombre de joueurs.
crooks-refusal-hangout-empty = Il n’y a plus personne dans ce Lieu.
crooks-refusal-cannot-afford = Vous n’avez pas assez d’argent pour cela.
crooks-refusal-no-such-slot = La pile n’a pas de carte à cette place.
crooks-refusal-kingpin-not-last = Le Caïd ne peut être pris tant qu’il n’est pas seul dans sa pile.
crooks-refusal-no-place = Votre ligne est pleine, et cet Escroc n’aurait aucune place.
crooks-refusal-face-up-only = Le Caïd se place toujours face visible.
crooks-refusal-no-ability = Cet Escroc n’a pas de capacité à utiliser.
crooks-refusal-cell-occupied = Vous avez déjà un Escroc sur cette Cible.
crooks-refusal-ability-useless = La capacité n’aurait rien sur quoi agir à cet endroit.
crooks-refusal-not-free = Les Escrocs déplacés ont besoin d’une case vide de votre ligne.
crooks-refusal-no-victim = Ce joueur n’a ici aucun Escroc que le Tueur puisse éliminer.
crooks-refusal-nothing-to-see = L’Espion n’a rien à voir à cet endroit.
