### Beaucoup de parties à la fois : matchs, tournois, comparaison d’éditions ; et les robots qui échouent.

## Pourquoi un robot a été remplacé

bot-failed-illegal = sa réponse { $answer } n’est pas un choix permis
bot-failed-error = il est tombé en panne ({ $error })
bot-failed-strikes = { $count } mauvaises réponses, la dernière : { $error }
bot-failed-not-started = { $program } ne démarre pas : { $why }
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
arena-interval = interv. 95 %
arena-margin = ± 95 %
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
arena-failures = Robots qui ont échoué et que { $stand_in } a remplacés :
arena-speed = Par seconde : actions { $choices }, parties { $games } ({ $seconds } s, processus : { $workers })
arena-speed-cluster = Par seconde : actions { $choices }, parties { $games } ({ $seconds } s, sur une grappe { $backend })
arena-checksum = somme de contrôle { $checksum }
arena-length = Longueur d’une partie : { $mean } choix, écart type { $sd }, min { $least }, max { $most }
arena-even-share = Une part égale serait de { $share }.
arena-rounded = On avait demandé { $asked } parties ; des donnes entières en font { $games }.
arena-teams = Places qui jouent ensemble : { $teams }

## Robots les uns contre les autres : `backroom match`

arena-match-head = { $game }, { $seats } joueurs, donnes : { $deals }, chacune avec chaque placement, parties : { $games }, graine { $seed }, édition { $edition } ({ $digest })
arena-match-interrupted = Interrompu : on avait demandé { $asked } parties. Seules les donnes complètes comptent.

## Chaque robot contre chaque autre : `backroom tournament`

arena-tournament-head = { $game }, { $seats } joueurs, tables : { $tables }, donnes : { $deals }, chacune avec chaque placement de chaque table, parties : { $games }, graine { $seed }, édition { $edition } ({ $digest })
arena-tournament-ahead = Combien de fois le robot de la ligne a fini devant celui de la colonne
arena-tournament-kept = Interrompu : { $games } parties sur { $asked } sont gardées dans { $file }. La même commande continue avec elles.

## Ce que change une édition : `backroom balance`

arena-balance-head = { $game }, { $seats } joueurs, parties avec chaque édition : { $games }, graine { $seed }
arena-balance-is-ours = Cette édition : { $edition } ({ $digest })
arena-balance-is-theirs = L’autre : { $edition } ({ $digest })
arena-balance-same = Les deux éditions ont les mêmes cartes et les mêmes nombres ; il n’y a rien à comparer.
arena-balance-no-edition = Il n’y a pas d’édition { $against } : indiquez un fichier, ou { $house }, l’édition de la maison.
arena-balance-wins = victoires de la place { $seat }
arena-balance-points = points d’une place
arena-balance-winners-points = points du vainqueur
arena-balance-lead = avance du vainqueur
arena-balance-length = choix d’une partie
arena-balance-played = Cartes, selon la part des parties où elles sont entrées en jeu
arena-balance-won = Cartes, selon la part des victoires de ceux qui les ont obtenues
arena-balance-more = { $count ->
    [one] Une autre carte en dit moins ; --json en parle.
   *[other] { $count } autres cartes en disent moins ; --json en parle.
}
arena-balance-mark = { $mark } L’intervalle exclut 0. C’est le cas de { $marked } écarts sur { $count } ; le hasard seul en donnerait environ { $chance }.
