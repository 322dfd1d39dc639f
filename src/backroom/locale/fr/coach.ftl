### L’entraîneur : de quoi il s’est agi dans une partie finie, d’après ce qu’un joueur savait.

coach-thinking = Relecture de la partie
coach-head = { $game }, { $seats } joueurs : ce que { $player } aurait pu faire
coach-knowledge = Tout ici vient de ce que { $player } savait à chaque moment ; aucune carte cachée n’a été regardée.
coach-knowledge-open = Ici toutes les cartes sont à découvert, même celles que { $player } ne pouvait pas connaître.
coach-unfinished = La partie de { $file } n’est pas terminée ; seule une partie terminée peut être analysée. On la continue avec backroom play --resume.
coach-seat = place
coach-start = départ
coach-own = ses choix
coach-others = choix des autres
coach-luck = chance
coach-result = résultat
coach-chances = chances de gagner, de la donne à la fin
coach-balance = Ce qui a fait le résultat, en points de chances de gagner
coach-mistakes = Les choix qui ont coûté le plus
coach-no-mistakes = On n’a trouvé aucun choix qui ait coûté quelque chose.
coach-mistake = Étape { $step } : « { $chosen } ». Mieux : « { $better } », de { $points } points de chances de gagner (± { $within }).
coach-close = Étape { $step } : « { $chosen } ». Serré : « { $better } » semble meilleur de { $points } points de chances de gagner (± { $within }), ce que le hasard peut expliquer à lui seul.
coach-odds = Sur 100 tables conformes à ce que l’on savait, c’est mieux sur { $odds } ; les chances de gagner auraient été de { $chance } %.{ $rule ->
    [none] { "" }
   *[other] {" "}(Règle { $rule })
}
coach-lucky = Les moments les plus chanceux
coach-unlucky = Les moments les plus malchanceux
coach-swing = Étape { $step } : { $what } ({ $points } points)
coach-plot = { $game } : les chances de gagner, telles que { $player } pouvait les connaître
coach-plot-step = étape
coach-plot-chance = chances de gagner (%)

## Ce à quoi mène le meilleur choix

coach-crooks-points = En moyenne, on finit avec { $better } points au lieu de { $chosen }.
coach-crooks-rival = En moyenne, le meilleur rival finit avec { $better } points au lieu de { $chosen }.
coach-crooks-targets = En moyenne, on gagne { $better } Cibles au lieu de { $chosen }.
coach-crooks-gangs = En moyenne, on mène { $better } Gangs au lieu de { $chosen }.
coach-crooks-money = En moyenne, il reste à la fin { $better } $ au lieu de { $chosen } $.
coach-sneaks-points = Peu après, on en est en moyenne à { $better } points au lieu de { $chosen }.
coach-sneaks-rival = Peu après, le meilleur rival en est en moyenne à { $better } points au lieu de { $chosen }.
coach-sneaks-first = Peu après, on est premier dans { $better } couleurs en moyenne au lieu de { $chosen }.
coach-sneaks-tokens = Peu après, on tient en moyenne { $better } jetons et cartes cachette secrète au lieu de { $chosen }.
coach-sneaks-items = Peu après, les articles spéciaux valent en moyenne { $better } points au lieu de { $chosen }.
coach-kings-money = À la fin du tour de jeu, on a en moyenne { $better } k$ au lieu de { $chosen } k$.
coach-kings-rival = À la fin du tour de jeu, le rival le plus riche a en moyenne { $better } k$ au lieu de { $chosen } k$.
coach-kings-men = À la fin du tour de jeu, on a en moyenne { $better } hommes de main au lieu de { $chosen }.
coach-kings-cards = À la fin du tour de jeu, on tient en moyenne { $better } cartes au lieu de { $chosen }.
coach-kings-alive = À la fin du tour de jeu, l’affranchi est en vie { $better } fois sur 100 au lieu de { $chosen }.
coach-animalcatraz-rep = Juste après, on a en moyenne { $better } de Réputation au lieu de { $chosen }.
coach-animalcatraz-rival = Juste après, le meilleur rival a en moyenne { $better } de Réputation au lieu de { $chosen }.
coach-animalcatraz-guards = Juste après, on a en moyenne { $better } gardiens de son côté au lieu de { $chosen }.
coach-animalcatraz-levels = Juste après, la somme des niveaux est en moyenne de { $better } au lieu de { $chosen }.

## Problèmes : `backroom puzzle`, `backroom puzzles`

coach-puzzle-head = { $game }, problème { $number } : quel est le meilleur choix pour { $player } ?
coach-puzzle-prompt = Votre choix :
coach-puzzle-right = C’est juste, voilà le meilleur choix.
coach-puzzle-wrong = Un autre choix est meilleur.
coach-puzzle-answer = { $choice } : { $chance } % de chances de gagner
coach-no-puzzle = Il n’y a pas de problème { $number } ; ce jeu en a { $last }.
coach-puzzle-of-before = Ce problème porte sur d’autres cartes que celles de l’édition de la maison.
coach-puzzles-searching = Recherche de problèmes
coach-puzzles-found = { $count ->
    [one] { $count } problème trouvé ; le meilleur choix mène d’au moins { $least } points de chances de gagner.
   *[other] { $count } problèmes trouvés ; le meilleur choix mène d’au moins { $least } points de chances de gagner.
}
