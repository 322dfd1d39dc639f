### Beaucoup de parties à la fois : matchs, tournois, comparaison d’éditions ; et les robots qui échouent.

## Pourquoi un robot a été remplacé

bot-failed-illegal = sa réponse { $answer } n’est pas un choix permis
bot-failed-error = il est tombé en panne ({ $error })
bot-failed-strikes = { $count } mauvaises réponses, la dernière : { $error }
bot-failed-not-started = { $program } ne démarre pas : { $why }
bot-failed-not-ready = il n’a pas répondu {"{"}"type": "ready"{"}"} au premier message
bot-failed-no-answer = { $seconds ->
    [one] pas de réponse en { $seconds } seconde
   *[other] pas de réponse en { $seconds } secondes
}
bot-failed-ended = le programme s’est arrêté

## Ce que disent toutes les commandes qui jouent beaucoup de parties

arena-bot = robot
arena-action = action
arena-card = carte
arena-seat = place
arena-seats = places
arena-wins = victoires
arena-share = part
arena-interval = interv. 95 %
arena-margin = ± 95 %
arena-rating = cote
arena-points = points
arena-sd = écart type
arena-min = min
arena-max = max
arena-choices = choix
arena-a-game = par partie
arena-of-all = du total
arena-thinking = par choix
arena-longest = au plus
arena-times = fois
arena-why = raison
arena-figure = grandeur
arena-ours = celle-ci
arena-theirs = l’autre
arena-difference = écart
arena-mark = { "" }
arena-good = bien
arena-position = position
arena-answers = réponses
arena-generation = génération
arena-games = parties
arena-lessons = tables
arena-surprise-hand = surprise avant
arena-surprise = après
arena-failures = Robots qui ont échoué, remplacés par { $stand_in } :
arena-speed = Par seconde : actions { $choices }, parties { $games } ({ $seconds } s, processus : { $workers })
arena-speed-cluster = Par seconde : actions { $choices }, parties { $games } ({ $seconds } s, sur une grappe { $backend })
arena-checksum = somme de contrôle { $checksum }
arena-length = Longueur d’une partie : { $mean } choix, écart type { $sd }, min { $least }, max { $most }
arena-even-share = Une part égale serait de { $share }.
arena-rounded = On avait demandé { $asked } parties ; des donnes entières en font { $games }.
arena-teams = Places qui jouent ensemble : { $teams }

## Robots les uns contre les autres : `backroom match`

arena-match-head = { $game }, { $seats } joueurs, donnes : { $deals }, chacune avec chaque placement, parties : { $games }, graine { $seed }, édition { $edition } ({ $digest })
arena-match-interrupted = Interrompu : on avait demandé { $asked } parties. Seules les donnes complètes comptent.

## Chaque robot contre chaque autre : `backroom tournament`

arena-tournament-head = { $game }, { $seats } joueurs, tables : { $tables }, donnes : { $deals }, chacune avec chaque placement de chaque table, parties : { $games }, graine { $seed }, édition { $edition } ({ $digest })
arena-tournament-ahead = Combien de fois le robot de la ligne a fini devant celui de la colonne
arena-tournament-kept = Interrompu : { $games } parties sur { $asked } sont gardées dans { $file }. La même commande continue avec elles.

## Ce que change une édition : `backroom balance`

arena-balance-head = { $game }, { $seats } joueurs, parties avec chaque édition : { $games }, graine { $seed }
arena-balance-is-ours = Cette édition : { $edition } ({ $digest })
arena-balance-is-theirs = L’autre : { $edition } ({ $digest })
arena-balance-same = Les deux éditions ont les mêmes cartes et les mêmes nombres ; il n’y a rien à comparer.
arena-balance-no-edition = Il n’y a pas d’édition { $against } : indiquez un fichier, ou { $house }, l’édition de la maison.
arena-balance-wins = victoires de la place { $seat }
arena-balance-points = points d’une place
arena-balance-winners-points = points du vainqueur
arena-balance-lead = avance du vainqueur
arena-balance-length = choix d’une partie
arena-balance-played = Cartes, selon la part des parties où elles sont entrées en jeu
arena-balance-won = Cartes, selon la part des victoires de ceux qui les ont obtenues
arena-balance-more = { $count ->
    [one] Une autre carte en dit moins ; elle figure dans --json.
   *[other] { $count } autres cartes en disent moins ; elles figurent dans --json.
}
arena-balance-mark = { $mark } L’intervalle exclut 0. C’est le cas de { $marked } écarts sur { $count } ; le hasard seul en donnerait environ { $chance }.

## Images

arena-plot-simulation = { $games ->
    [one] { $game } : une partie à { $seats } joueurs
   *[other] { $game } : { $games } parties à { $seats } joueurs
}
arena-plot-interrupted = { $games ->
    [one] { $game } : une partie à { $seats } joueurs (interrompu, { $asked } demandées)
   *[other] { $game } : { $games } parties à { $seats } joueurs (interrompu, { $asked } demandées)
}
arena-plot-match = { $game } : jeu en duplicate à { $seats } joueurs, donnes : { $deals }, parties : { $games }
arena-plot-tournament = { $game } : { $bots } robots à des tables de { $seats }, parties : { $games }
arena-plot-balance = { $game } à { $seats } joueurs : { $ours } contre { $theirs }, parties avec chacune : { $games }
arena-plot-origin = graine { $seed } | robots : { $bots } | édition : { $edition } ({ $digest }) | somme de contrôle { $checksum }
arena-plot-origin-short = graine { $seed } | édition : { $edition } ({ $digest }) | somme de contrôle { $checksum }
arena-plot-balance-origin = graine { $seed } | robots : { $bots } | éditions : { $ours } contre { $theirs } | somme de contrôle { $checksum }
arena-plot-wins = Victoires, partagées en parts (intervalles à 95 %)
arena-plot-share-even = part des parties (%) ; en tirets : parts égales, { $share } %
arena-plot-seat = place { $seat }
arena-plot-share-of-games = part des parties (%)
arena-plot-points = Points
arena-plot-points-axis = points
arena-plot-series = { $name } : moyenne { $mean }, écart type { $sd }
arena-plot-lengths-mean = Longueur d’une partie : moyenne { $mean }, écart type { $sd }
arena-plot-lengths = Longueur d’une partie
arena-plot-choices = choix de tous les joueurs
arena-plot-binned = { $what } (par pas de { $width })
arena-plot-cards = Cartes entrées en jeu
arena-plot-cards-ends = Cartes entrées en jeu : les plus et les moins utilisées
arena-plot-cards-between = { $count ->
    [one] une carte entre les deux
   *[other] { $count } cartes entre les deux
}
arena-plot-thinking = Temps d’un choix : moyen et maximal
arena-plot-times = { $mean } ms, au plus { $longest } ms
arena-plot-milliseconds = millisecondes
arena-plot-ratings = Cotes (OpenSkill, intervalles à 95 %)
arena-plot-rating-axis = cote
arena-plot-meetings = Combien de fois la ligne finit devant la colonne
arena-plot-played = Cartes : fréquence en jeu
arena-plot-won = Cartes : victoires de qui les obtient
arena-plot-difference = écart en % des parties (intervalles à 95 %)

## Le graphique de `backroom train`

train-plot = { $game } : un réseau qui juge les tables
train-plot-origin = graine { $seed } | parties d’une génération : { $games }
train-plot-generation = génération { $number }
train-plot-surprise = Surprise moyenne devant la fin des parties (en pointillé : celles qui l’ont instruit)
train-plot-epochs = passages sur ce qui a été gardé
train-plot-shares = Un joueur avec le réseau contre d’autres sans (intervalles à 95 %)
