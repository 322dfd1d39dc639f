### L’entraîneur sur la page : analyses, problèmes, conseils.

review-review = Ce qu’on aurait pu faire
review-of-seat = Partie de
review-with-open = tout à découvert
review-next-mistake = Erreur suivante
review-next-turn = Tournant suivant
review-close-review = Fermer
review-knew = Tout ici vient de ce que { $player } savait à chaque moment ; aucune carte cachée n’a été regardée.
review-knew-all = Ici toutes les cartes sont à découvert, même celles que { $player } ne pouvait pas connaître.
review-thinking = L’entraîneur relit la partie…
review-chances-title = Chances de gagner
review-chances-at = Moment { $moment } : { $chances }
review-chance-of = { $player } { $chance }
review-cost-at = Moment { $moment } : { $chosen }
review-as-table = En tableau
review-dearest = Les choix qui ont coûté le plus
review-no-mistakes = On n’a trouvé aucun choix qui ait coûté quelque chose.
review-at = Moment { $moment }
review-mistake = « { $chosen } ». Mieux : « { $better } », de { $points } points de chances de gagner (± { $within }).
review-close = « { $chosen } ». Serré : « { $better } » semble meilleur de { $points } points (± { $within }), ce que le hasard peut expliquer à lui seul.
review-luck-title = Chance et choix, en points de chances de gagner
review-seat = Place
review-own = ses choix
review-luck = chance
review-others = Choix des autres
review-result = Départ → résultat
review-lucky = Les moments les plus chanceux
review-unlucky = Les moments les plus malchanceux
review-what-if = Rejouer à partir d’ici
review-what-if-help = { $real ->
    [yes] À une table à vous, contre des robots, avec la table telle qu’elle était.
   *[no] À une table à vous, contre des robots, avec une nouvelle donne conforme à ce que ce joueur savait.
}

## Problèmes

puzzle-title = Problèmes
puzzle-about = Des positions de parties jouées par des robots, chacune telle qu’un joueur la voyait, où un choix est nettement le meilleur.
puzzle-day = Problème du jour
puzzle-name = { $game }, problème { $number }
puzzle-all-known = Vous avez répondu à tous les problèmes.
puzzle-count = { $right } bonnes réponses sur { $answered } ; il y en a { $count }.
puzzle-state = { $state ->
    [right] Problème { $number }, trouvé
    [wrong] Problème { $number }, pas trouvé
   *[new] Problème { $number }
}
puzzle-question = La question
puzzle-what = Qu’est-ce qui est le mieux pour { $player } ?
puzzle-right = C’est juste, voilà le meilleur choix.
puzzle-wrong = Un autre choix est meilleur.
puzzle-lead = Le meilleur choix mène de { $points } points de chances de gagner (± { $within }).
puzzle-yours = votre choix
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-loading = La position est mise en place…

## Conseils

hint-ask = Conseil
hint-thinking = L’entraîneur réfléchit…
hint-title = Chances de gagner, selon l’entraîneur
hint-choice = { $choice } : { $chance }
