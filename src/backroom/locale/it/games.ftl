### I titoli di `backroom games`.

games-game = Gioco
games-name = Nome
games-seats = Giocatori
games-options = Opzioni
games-about = In breve
