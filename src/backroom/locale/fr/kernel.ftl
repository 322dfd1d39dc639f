### Ce que disent tous les jeux et la ligne de commande.

nothing = rien
seat-number = { $player } ({ $number })
refused = { $why } ({ $rule })

## Refus qui ont le même sens dans tous les jeux

refusal-game-over = La partie est terminée.
refusal-unknown-action = Cette action n’existe pas dans ce jeu.
refusal-not-asked = Ce n’est pas à vous de choisir.
refusal-stale = Cette réponse concerne un choix déjà passé.
refusal-wrong-phase = Ce n’est pas ce qu’on vous demande maintenant.
