### Ce que disent tous les jeux et la ligne de commande.

nothing = rien
you = vous
seat-number = { $player } ({ $number })
player-at-place = { $place }. { $player }
between-pairs = { " ; " }
refused = { $why } ({ $rule })

## Refus qui ont le même sens dans tous les jeux

refusal-game-over = La partie est terminée.
refusal-unknown-action = Cette action n’existe pas dans ce jeu.
refusal-not-asked = Ce n’est pas à vous de choisir.
refusal-stale = Cette réponse concerne un choix déjà passé.
refusal-wrong-phase = Ce n’est pas ce qu’on vous demande maintenant.

## Les parties enregistrées qui ne peuvent pas servir

record-unreadable = { $file } ne peut pas être lu : { $why }
record-not-one = ce n’est pas une partie enregistrée : { $why }
record-format = le format { $format } est inconnu ; { $known } est le seul
record-other-end = les choix ne mènent pas à l’état sur lequel la partie enregistrée s’arrête
record-no-set-up = la partie ne peut pas être mise en place : { $why }
record-other-set-up = la graine ne donne pas la mise en place enregistrée
record-other-game = c’est une partie { DE($game) }, pas { DE($wanted) }
record-other-rules = elle a été jouée avec la version { $version } des règles, et voici la version { $here }
record-other-edition = elle a été jouée avec l’édition { $edition }, et voici { $here } ; nommez son fichier avec --edition
record-no-action = choix { $number } : « { $action } » n’est pas une action { DE($game) }
record-refused-move = choix { $number } : joueur { $seat }, { $action } : refusé, { $why }
record-other-chance = choix { $number } : le hasard a donné { $given }, et non { $kept }
record-other-deal = la graine n’est pas celle qui avait été promise avant la donne

## Les tables qui ne peuvent pas être mises en place ; le détail s’adresse à qui a écrit le fichier ou la commande

setup-error = { $headline } ({ $detail })
setup-unknown-game = Ce jeu n’existe pas.
setup-unknown-bot = Ce robot n’existe pas.
setup-bad-player-count = Le jeu ne se joue pas à ce nombre de joueurs.
setup-bad-option = Le jeu n’a pas cette option, ou pas avec cette valeur.
setup-bad-edition = Cette édition ne peut pas servir.
setup-bad-position = Cette position ne peut pas être mise en place.
setup-bad-setup = Cette partie ne peut pas être mise en place ainsi.
setup-bad-campaign = Cette campagne ne peut pas être utilisée.
setup-bad-bot = Le robot ne comprend pas cette consigne.
setup-bad-bots = Les robots ne correspondent pas aux places.
setup-bad-network = Ce réseau ne peut pas juger ici.
setup-bad-games = Il faut jouer au moins une partie.
setup-bad-backend = Personne ne peut jouer là.
setup-bad-results = Ces résultats ne peuvent pas servir.
setup-bad-manner = Cette position ne peut pas être posée à un robot.
