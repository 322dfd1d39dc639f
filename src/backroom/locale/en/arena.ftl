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
arena-interval = 95 % interval
arena-margin = ± 95 %
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
