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
crooks-action-take = Prendre la carte { $slot }
crooks-action-place-up = Placer face visible sur la Cible { $target }
crooks-action-place-use = Placer face visible sur la Cible { $target } et utiliser la capacité
crooks-action-place-down = Placer face cachée sur la Cible { $target }
crooks-action-move = Déplacer les anciens Escrocs vers la Cible { $target }
crooks-action-hit = Éliminer les Escrocs de ce joueur : { $seat }
crooks-action-spy-target = Espionner la Cible { $target }
crooks-action-spy-hangout = Espionner le Lieu { $hangout }

## Ce qu’il faut choisir maintenant

crooks-ask-turn = Choisissez un Lieu où recruter, ou passez.
crooks-ask-take = Prenez un Escroc de la pile.
crooks-ask-place = Placez l’Escroc sur une Cible : face visible, face visible avec sa capacité, ou face cachée.
crooks-ask-swap = Choisissez où vont les anciens Escrocs.
crooks-ask-hit = Choisissez le joueur dont le Tueur élimine les Escrocs.
crooks-ask-spy = Choisissez la Cible ou le Lieu que l’Espion va regarder.

## Journal

crooks-journal-began = Les Escrocs sont distribués. { $first } commence.
crooks-journal-passed = { $forced ->
    [yes] { $seat } doit passer et quitte la partie.
   *[no] { $seat } passe et quitte la partie.
}
crooks-journal-recruited = { $seat } paie { $price } $ pour fouiller le Lieu { $hangout }.
crooks-journal-saw-pile = { $seat } voit au Lieu { $hangout } : { $crooks }.
crooks-journal-found-nobody = { $seat } ne trouve personne à prendre au Lieu { $hangout }.
crooks-journal-took = { $crook ->
    [none] { $seat } prend un Escroc au Lieu { $hangout }.
   *[other] { $seat } prend { $crook } au Lieu { $hangout }.
}
crooks-journal-placed = { $mode ->
    [use] { $seat } place { $crook } face visible sur la Cible { $target } et utilise sa capacité.
    [down] { $crook ->
        [none] { $seat } paie { $fee } $ et place un Escroc face cachée sur la Cible { $target }.
       *[other] { $seat } paie { $fee } $ et place { $crook } face cachée sur la Cible { $target }.
    }
   *[up] { $seat } place { $crook } face visible sur la Cible { $target }.
}
crooks-journal-picked-pocket = { $seat } prend { $gain } $ à la banque.
crooks-journal-moved = { $seat } déplace { $crooks } de la Cible { $source } à la Cible { $target }.
crooks-journal-hit = Cible { $target } : { $seat } envoie son Tueur contre { $victim }. À la boîte : { $crooks }.
crooks-journal-spied-on-target = { $crooks ->
    [none] { $seat } espionne la Cible { $target }.
   *[other] { $seat } espionne la Cible { $target } et voit { $crooks }.
}
crooks-journal-spied-on-hangout = { $crooks ->
    [none] { $seat } espionne le Lieu { $hangout }.
   *[other] { $seat } espionne le Lieu { $hangout } et voit { $crooks }.
}
crooks-journal-revealed = Cible { $target } : { $seat } retourne { $crook }.
crooks-journal-target-scored = La Cible { $target } vaut { $value }. Forces : { $strengths }. Points : { $points }.
crooks-journal-gang-scored = { $winner ->
    [none] { $gang } : { $members }. Personne n’est seul en tête.
   *[other] { $gang } : { $members }. { $winner } marque { $points ->
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
