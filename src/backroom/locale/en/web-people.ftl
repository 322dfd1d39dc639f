### People: coming back on another device, and one's own data.

keep-title = Keep my seats
keep-help = With a passkey you come back as yourself, on this device and on others: fingerprint, face or PIN instead of a password. No e-mail is needed.
keep-guest = You are a guest: only this browser knows you. If it forgets you, your seats are lost.
keep-make = Make a passkey
keep-make-more = Make a passkey for this device too
keep-made = Done. On another device, choose “Sign in” in its settings.
keep-has-passkey = This device already has a passkey of yours.
keep-no-passkey = No passkey was made or used. You can try again at any time.
keep-not-here = Passkeys need a secure address with a name (https, or localhost). A recovery code works everywhere.
keep-used = made on { $day }, used last on { $used }
keep-unused = made on { $day }
keep-synced = · shared by your devices
keep-copied = On { $day } somebody came with what looks like a copy of it, and was refused. If that was not you, remove it.
keep-name = Name of the passkey
keep-rename = Rename
keep-rename-of = Rename the passkey { $name }
keep-remove = Remove
keep-remove-of = Remove the passkey { $name }
keep-remove-sure = Nobody will be able to sign in with the passkey “{ $name }”. Remove it?
keep-remove-last = “{ $name }” is your only way back: without it you are a guest of this browser again. Remove it all the same?
keep-code = A recovery code
keep-code-help = On paper, for the day on which no passkey is at hand. After a few wrong tries it rests for an hour.
keep-code-make = Make a recovery code
keep-code-again = Make a new one
keep-code-again-sure = The code that you have will not work any more. Make a new one?
keep-code-remove = Remove the code
keep-code-once = Your recovery code. It is shown this once: print it or write it down.
keep-code-printed = For { $address }, in the settings, under “Sign in”.
keep-code-print = Print
keep-house = Keep order in the house
sign-in-title = Sign in
sign-in-help = You have made a passkey or a code on another device? Be the same person here.
sign-in-passkey = Sign in with a passkey
sign-in-code = Recovery code
sign-in = Sign in
whose-question = You play here as { $guest }, a guest with { $tables ->
    [one] one table
   *[other] { $tables } tables
}. What becomes of them, now that you are { $person }?
whose-join = Take them along: they belong to { $person } from now on
whose-leave = Leave them behind; nobody can be that guest any more
whose-stay = Stay { $guest }
data-title = My data
data-help = Everything that this server keeps of you, as a file; and an end to it, if you wish.
data-export = Download everything (JSON)
data-delete = Delete everything …
data-delete-sure = Your name, your words, your passkeys and your history will be gone for good. You get up from all tables; finished games keep “Former player”. Nobody can bring it back.
data-delete-yes = Delete everything

## What people did

record-title = Games and results
record-shows = Who may see this
record-shows-everybody = everybody
record-shows-friends = friends
record-shows-nobody = only I
record-hidden = { $player } does not show their games.
record-none-yet = No game is over yet. When one is, it stands here.
record-none = No game is over yet.
record-games = Games
record-won = Won
record-streak = Won in a row
record-best-streak = best { $best }
record-favourite = Played most
record-months = By month
record-months-chart = Games by month: { $games } in all, { $wins } of them won
record-bar = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
record-key = Gold: won.
record-places = Places
record-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
record-place-said = { $games ->
    [one] once
   *[other] { $games } times
} in place { $place }
record-ratings = Ratings
record-rating-chart = Rating at { $game } over { $games ->
    [one] one game
   *[other] { $games } games
}: from { $first } to { $last }
rating-between = between { $low } and { $high }
rating-provisional = provisional
record-by-game = By game and players
record-game = Game
record-seats = Players
record-average = Length
record-minutes = { $minutes } min
record-with = Played with
record-with-you = { $player } and you
record-duel = { $games ->
    [one] one game
   *[other] { $games } games
}: { $name } ahead { $ahead }, behind { $behind }
record-duel-key = Gold: ahead of the other.
record-only-these = Only these games: { $player }
record-only = Only these games
record-all-games = All games
record-any-game = Every game
record-any-seats = Any number of players
record-seat-count = { $count ->
    [one] One player
   *[other] { $count } players
}
record-result = Result
record-any-result = Won or not
record-result-won = Won
record-result-lost = Not won
record-with-anybody = With anybody
record-no-games = No game like that.
record-played-with = with { $others }
record-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-rated = rated
record-left = a bot played on
record-replay = Replay
record-review = Review
record-more = Earlier games
ladder-title = Ratings
ladder-help = From rated games alone: before such a game all agree to it. Everybody begins at 25; a lead of 4 wins two of three games for two. Until ten games a rating is provisional. Bots stand still. Whoever leaves a rated game comes last in it, and nobody who stays loses by that.
ladder-rank = Rank
ladder-player = Player
ladder-rating = Rating
ladder-interval = Interval (95 %)
ladder-from-to = { $low } to { $high }
ladder-fixed = fixed
ladder-bot = bot, { $level ->
    [random] plays at random
    [greedy] greedy
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[other] { $level }
}
ladder-nobody = Nobody has played a rated game yet. Tick “This game counts for the ratings” at your next table.

## Friends

friends-title = Friends
friends-none = Whoever you finish a game with can become a friend. Friends are invited to a table in one click.
friends-asks = would like to be your friend
friends-accept = Yes, { $player }
friends-decline = No, { $player }
friends-asked = has not answered yet
friends-withdraw = Withdraw what you asked { $player }
friends-remove = Friends no more with { $player }
friends-tables = Where they play
friends-table = { $game } with { $friends }: { $phase }
friends-met = You have played with
friends-add = Ask { $player }
