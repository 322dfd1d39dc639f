### Many games at once: matches, tournaments, the weighing of editions; and bots that fail.

## Why a bot was replaced

bot-failed-illegal = its answer { $answer } is not one of the legal choices
bot-failed-error = it broke down ({ $error })
bot-failed-strikes = { $count } bad answers, the last: { $error }
bot-failed-not-started = { $program } cannot be started: { $why }
bot-failed-not-ready = it did not answer the first message with {"{"}"type": "ready"{"}"}
bot-failed-no-answer = { $seconds ->
    [one] no answer within { $seconds } second
   *[other] no answer within { $seconds } seconds
}
bot-failed-ended = the program has ended

## What all commands that play many games say

arena-bot = bot
arena-action = action
arena-card = card
arena-seat = seat
arena-seats = seats
arena-wins = wins
arena-share = share
arena-interval = 95 % interval
arena-margin = ± 95 %
arena-rating = rating
arena-points = points
arena-sd = sd
arena-min = min
arena-max = max
arena-choices = choices
arena-a-game = a game
arena-of-all = of all
arena-thinking = a choice
arena-longest = at most
arena-times = times
arena-why = why
arena-figure = figure
arena-ours = this one
arena-theirs = the other
arena-difference = difference
arena-mark = { "" }
arena-good = good
arena-position = position
arena-answers = answers
arena-generation = generation
arena-games = games
arena-lessons = tables
arena-surprise-hand = surprise before
arena-surprise = after
arena-failures = Bots that failed and were replaced by { $stand_in }:
arena-speed = A second: actions { $choices }, games { $games } ({ $seconds } s, workers: { $workers })
arena-speed-cluster = A second: actions { $choices }, games { $games } ({ $seconds } s, on a cluster of { $backend })
arena-checksum = checksum { $checksum }
arena-length = Length of a game: { $mean } choices, sd { $sd }, min { $least }, max { $most }
arena-even-share = An even share would be { $share }.
arena-rounded = { $asked } games were asked for; whole deals make { $games }.
arena-teams = Seats that play together: { $teams }

## Bots against each other: `backroom match`

arena-match-head = { $game }, { $seats } seats, deals: { $deals }, each with every seating, games: { $games }, seed { $seed }, edition { $edition } ({ $digest })
arena-match-interrupted = Interrupted: { $asked } games were asked for. Only complete deals count.

## Every bot against every other: `backroom tournament`

arena-tournament-head = { $game }, { $seats } seats, tables: { $tables }, deals: { $deals }, each with every seating of every table, games: { $games }, seed { $seed }, edition { $edition } ({ $digest })
arena-tournament-ahead = How often the bot of the row ended ahead of the bot of the column
arena-tournament-kept = Interrupted: { $games } of { $asked } games are kept in { $file }. The same command goes on with them.

## What a changed edition does: `backroom balance`

arena-balance-head = { $game }, { $seats } seats, games with each edition: { $games }, seed { $seed }
arena-balance-is-ours = This edition: { $edition } ({ $digest })
arena-balance-is-theirs = The other: { $edition } ({ $digest })
arena-balance-same = Both editions have the same cards and numbers; there is nothing to weigh.
arena-balance-no-edition = There is no edition { $against }: name a file, or { $house }, the house edition.
arena-balance-wins = wins of seat { $seat }
arena-balance-points = points of a seat
arena-balance-winners-points = points of the winner
arena-balance-lead = the winner’s lead
arena-balance-length = choices of a game
arena-balance-played = Cards, by the share of games in which they came into play
arena-balance-won = Cards, by how often those won who got them
arena-balance-more = { $count ->
    [one] One more card has less to say; --json tells of it.
   *[other] { $count } more cards have less to say; --json tells of them.
}
arena-balance-mark = { $mark } The interval leaves out 0. Of { $count } differences { $marked } do; about { $chance } would by chance alone.

## Pictures

arena-plot-simulation = { $games ->
    [one] { $game }: one game with { $seats } seats
   *[other] { $game }: { $games } games with { $seats } seats
}
arena-plot-interrupted = { $games ->
    [one] { $game }: one game with { $seats } seats (interrupted, { $asked } asked)
   *[other] { $game }: { $games } games with { $seats } seats (interrupted, { $asked } asked)
}
arena-plot-match = { $game }: duplicate play with { $seats } seats, deals: { $deals }, games: { $games }
arena-plot-tournament = { $game }: { $bots } bots at tables of { $seats } seats, games: { $games }
arena-plot-balance = { $game } with { $seats } seats: { $ours } against { $theirs }, games with each: { $games }
arena-plot-origin = seed { $seed } | bots: { $bots } | edition: { $edition } ({ $digest }) | checksum { $checksum }
arena-plot-origin-short = seed { $seed } | edition: { $edition } ({ $digest }) | checksum { $checksum }
arena-plot-balance-origin = seed { $seed } | bots: { $bots } | editions: { $ours } against { $theirs } | checksum { $checksum }
arena-plot-wins = Wins, shared ones as shares (95 % intervals)
arena-plot-share-even = share of games (%); dashed: equal shares, { $share } %
arena-plot-seat = seat { $seat }
arena-plot-share-of-games = share of games (%)
arena-plot-points = Points
arena-plot-points-axis = points
arena-plot-series = { $name }: mean { $mean }, sd { $sd }
arena-plot-lengths-mean = Length of a game: mean { $mean }, sd { $sd }
arena-plot-lengths = Length of a game
arena-plot-choices = choices of all seats
arena-plot-binned = { $what } (in steps of { $width })
arena-plot-cards = Cards that came into play
arena-plot-cards-ends = Cards that came into play: most and least used
arena-plot-cards-between = { $count ->
    [one] one card between
   *[other] { $count } cards between
}
arena-plot-thinking = Time for a choice: mean and longest
arena-plot-times = { $mean } ms, at most { $longest } ms
arena-plot-milliseconds = milliseconds
arena-plot-ratings = Ratings (OpenSkill, 95 % intervals)
arena-plot-rating-axis = rating
arena-plot-meetings = How often the row ends ahead of the column
arena-plot-played = Cards: how often in play
arena-plot-won = Cards: wins of those who got them
arena-plot-difference = difference in % of games (95 % intervals)

## The picture of `backroom train`

train-plot = { $game }: a network that judges tables
train-plot-origin = seed { $seed } | games of a generation: { $games }
train-plot-generation = generation { $number }
train-plot-surprise = Mean surprise at the ends of games (dotted: those it learned from)
train-plot-epochs = passes through what was kept
train-plot-shares = One with the network against others without (95 % intervals)
