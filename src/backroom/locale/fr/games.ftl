### Les titres de `backroom games`.

games-game = Jeu
games-name = Nom
games-seats = Joueurs
games-options = Options
games-about = En bref
