### Headings of `backroom games`.

games-game = Game
games-name = Name
games-seats = Seats
games-options = Options
games-about = About
