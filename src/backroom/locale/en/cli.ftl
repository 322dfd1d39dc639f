### What the commands of `backroom` say, in all games: play above all, then the tools.

## Words that people may type, apart from the English ones, which always work

cli-word-help = help
cli-word-board = board
cli-word-log = log
cli-word-rule = rule
cli-word-save = save
cli-word-quit = quit
cli-word-say = say
cli-word-undo = undo
cli-word-leave = leave
cli-word-resign = resign
cli-word-hint = hint
cli-words-yes = yes y
cli-words-no = no n

## Seats

cli-player = Player { $number }
cli-bot = Bot { $number }
cli-welcome = { $game }. You are { $player }. Type { $help } for help.
cli-welcome-all = { $game }. At this keyboard: { $players }. Type { $help } for help.
cli-welcome-watch = { $game }. Only bots play.
cli-bots = Bots: { $bots }.
cli-seat-bot = { $player } ({ $bot })
cli-bot-replaced = The bot { $player } has failed: { $why }. { $stand_in } plays on in its place.
cli-resumed = { $moves ->
    [0] The saved game goes on from its beginning.
    [one] The saved game goes on after one choice.
   *[other] The saved game goes on after { $moves } choices.
}

## A decision

cli-news = What happened since your last choice
cli-news-left-out = { $count ->
    [one] … and one line before that: { $log } shows all
   *[other] … and { $count } lines before that: { $log } shows all
}
cli-prompt = { $player }>
cli-choose-number = { $count ->
    [1] Type 1, the action “{ $example }”, or { $help }.
   *[other] Type a number from 1 to { $count }, an action such as “{ $example }”, or { $help }.
}
cli-line-not-a-choice = “{ $typed }” is not the name of a choice; after the first, a choice is named by its words or its notation.
cli-line-stopped = { $count ->
    [one] One choice of your line is made. Not made: { $rest }
   *[other] { $count } choices of your line are made. Not made: { $rest }
}
cli-not-understood = “{ $typed }” is neither a choice nor a command.
cli-no-such-number = There is no choice { $typed } now.
cli-refused = { $action }: { $why }
cli-confirm = { $question } ({ $yes }/{ $no })
cli-not-confirmed = Nothing was chosen.

## Questions

cli-allowed = { $action }: you may choose that now, with { $number }.
cli-refused-heading = What is not possible now, and why:
cli-nothing-refused = Everything of this kind is possible now.
cli-refused-group = { $why } { $actions }
cli-rule = { $number }: { $text }
cli-rule-which = Which rule? For example: { $rule } { $number }
cli-rule-unknown = There is no rule { $number } in this game.
cli-log-heading = The game so far, as { $player } has seen it
cli-log-public = What all have seen; private looks are not shown again without the memory aid.
cli-help =
    A choice is made by its number, by its notation or by its words.
    { $several } between several choices — make them one after another, a whole journey for example
    { $unknown } — all that is not possible now, and why; { $unknown } { $example } — the same for this action alone
    { $rule } { $number } — the text of a rule
    { $board } — the table again
    { $log } — all that happened
    { $save } FILE — keep the game in a file (which tells everything, hidden cards too)
    { $leave } — leave your seat to a bot, in a team to your partner
    { $quit } — leave; you can save first
cli-help-resign = { $resign } — resign: you are out of the game for good
cli-help-hint = { $hint } — the best choices, from what you know; the log counts the hints
cli-hint = Best now, as far as you can know:
cli-hint-choice = { $choice }: { $chance } % to win
cli-hint-refused = There are no hints where other people play.
cli-hints-taken = { $count ->
    [one] One hint was taken.
   *[other] { $count } hints were taken.
}
cli-no-resigning = Nobody resigns in this game; { $leave } gives your seat away.

## Several people at one keyboard

cli-turn-over = { $player }, your turn is over. Press Enter to hide the screen.
cli-given = There was only one answer, given for you: { $answer }.
cli-hand-over = Pass the keyboard to { $player }, then press Enter.

## Saving and leaving

cli-save-which = Which file? For example: { $save } { $file }
cli-saved = Saved in { $file }. To play on: { $command }
cli-save-failed = { $file } cannot be written: { $why }
cli-overwrite = { $file } is there already. Replace it?
cli-save-before-leaving = To save the game, type the name of a file. Press Enter to leave without saving.
cli-save-record = To keep the record of this game, type the name of a file. Press Enter not to keep it.
cli-kept = You left in the middle of the game. It is kept in { $file }. To play on: { $command }
cli-kept-record = Saved in { $file }. To read it again: { $command }
cli-left = The game was not saved.

## The end

cli-over = The game is over. Everything is open now.
cli-campaign-failed = The game is not counted in the campaign: { $why }

## What is wrong with the command line

cli-error-humans = There cannot be { $humans } people at a table with { $seats } seats.
cli-error-bots = Bots named: { $bots }; needed: { $needed }. Name one for each seat, or one for all.
cli-error-names = Names given: { $names }; needed: { $seats }, one for each seat.
cli-error-name = The name “{ $name }” cannot be used: a name is printable, not empty and not given twice.
cli-error-option = “{ $option }” is no option; write NAME=VALUE.
cli-error-seats = The saved game has { $seats } seats, not { $given }.
cli-error-resumed = { $option } belongs to a new game; the saved one has its own.
cli-error-no-campaign = { $game } has no campaign; play it without --campaign.
cli-error-campaign-over = The saved game is over; a campaign counts a game when it ends.
cli-error-campaign-counted = This game has been played to its end before; it counts only once in the campaign.
cli-error-no-board = { $game } cannot be shown in a terminal yet.
cli-error-seat = There is no seat { $seat }; the game has seats 0 to { $last }.
cli-error-rule = There is no rule { $number }; the rules go from { $first } to { $last }.
cli-error-workers = At least one worker must play, not { $workers }.
cli-error-folder = { $file } cannot be written: there is no folder { $folder }
cli-error-plot = { $file } must end in one of { $forms }
cli-error-matplotlib = Plots need matplotlib, which is not installed: pip install 'backroom[plots]'
cli-error-numpy = Learning needs numpy, which is not installed: pip install 'backroom[train]'

## Records: `backroom verify`

cli-verify-holds = { $ended ->
    [yes] { $file } holds: { $game }, { $seats } seats, choices: { $choices }, finished, state { $digest }
   *[no] { $file } holds: { $game }, { $seats } seats, choices: { $choices }, unfinished, state { $digest }
}
cli-verify-fails = { $file } does not hold: { $why }

## Editions: `backroom edition`

cli-edition-good = { $file } is a good edition of { $game }: { $edition } ({ $digest })
cli-edition-exists = { $file } is there already; name another file.
cli-edition-written = { $file } is written. Correct it, give it a name of its own, and check it: { $command }

## Scenarios: `backroom scenario`

cli-scenario-none = Name at least one scenario file, or a folder with some.
cli-scenario-no-file = There is no file { $file }
cli-scenario-passed = { $vector ->
    [none] passed  { $title }
   *[other] passed  { $vector }  { $title }
}
cli-scenario-failed = FAILED  { $file }
cli-scenario-counts = { $passed } passed, { $failed } failed
cli-scenario-not-all = { $count ->
    [one] The scenario does not hold.
   *[other] { $failed } of { $count } scenarios do not hold.
}

## Manners: `backroom manners`

cli-manners-none = There is no position { $file }. The positions lie in the sources, in tests/manners; name files or a folder of them.
cli-manners-tries = Each position is put at least once, not { $tries } times.
cli-manners-doing = { $bot }, positions: { $count }
cli-manners-counts = { $holding } of { $count } positions are answered well in at least { $least } of the tries.
cli-manners-not-all = { $count ->
    [one] The position is not answered well.
   *[other] { $failed } of { $count } positions are not answered well.
}

## Teaching: `backroom train`

cli-train-numbers = Seats, games, samples, tables, units and passes are whole numbers from 1 on, the first layer a multiple of 8, errors 0 to 100, and the speed is more than 0.
cli-train-games = { $game }, generation { $number }: games
cli-train-match = { $game }, generation { $number }: match
cli-train-last = { $game }: match against the last network
cli-train-nothing = No network won more than its share: the bots judge as before.
cli-train-kept = Kept: { $file }. Against those who judge as before it won { $share } ({ $interval }).

## Many games: `backroom simulate`

cli-simulate-doing = { $game }, games: { $games }
cli-simulate-head = { $game }, { $seats } seats, games: { $games }, seed { $seed }, edition { $edition } ({ $digest })
cli-simulate-interrupted = Interrupted: { $asked } games were asked for.
cli-simulate-cards = Cards, by the share of games in which they came into play

## Speed: `backroom bench`

cli-bench-seconds = The time must be more than 0 seconds, not { $seconds }.
cli-bench-measuring = measuring
cli-bench-title = a second, on one core
cli-bench-game = game
cli-bench-seats = seats
cli-bench-build = rules run
cli-bench-games = games
cli-bench-moves = moves
cli-bench-copies = copies
cli-bench-redeals = redeals
cli-bench-views = views
cli-bench-compiled = compiled
cli-bench-interpreted = interpreted

## What a table is in numbers: `backroom features`

cli-features-after = --after needs a table: give a --seed.
cli-features-title = Version { $version }, { $columns } columns
cli-features-seat = What seat { $seat } observes
cli-features-slot = slot
cli-features-columns = first column
cli-features-things = told of
cli-features-form = form
cli-features-onehot = one of { $count }
cli-features-exactly = exactly 1 to { $count }
cli-features-thermometer = at least 1 to { $count }
cli-features-scaled = the number
cli-features-bits = any of { $count }

## The server

cli-serving = The table is set at { $address }
cli-serve-port = Cannot listen on { $host }, port { $port }: { $why }. Choose another with --port, or 0 for any.
cli-serve-folder = The folder { $folder } cannot be used: { $why }
cli-serve-number = { $option } is a number from { $least } to { $most }, and not { $given }.
cli-serve-origin = { $option } is an address such as https://play.example.org, and not “{ $given }”.
cli-serve-proxy = --proxy is the IP address of your proxy, and not “{ $given }”.
cli-serve-mail = --mail is an address such as smtp://user:password@host:587?from=house@example.org.
cli-admin-key = The key of the house is not in { $file }. Name the folder of the server’s data with --data.
cli-admin-away = The server at { $address } does not answer: { $why }. Name another one with --address.
cli-admin-no-limit = no limit
cli-admin-done = Done, and written down.

## A table on a server

cli-join-address = { $address } is not the address of a server; it looks like http://host:8930/
cli-join-no-server = No server answers at { $address }: { $why }
cli-join-other-server = What answers at { $address } is not a server of this version of Backroom.
cli-join-refused = The server refused this (status { $status }).
cli-join-lost = The server at { $address } does not come back. Your seat is kept: join again later.
cli-join-calling = The connection is cut; calling again …
cli-join-name = Your name:
cli-join-opened = The table is open: { $address }
cli-join-invitation = Invitation to seat { $seat }, good once: { $link }
cli-join-no-tables = No table is open there. Open one with --open-game.
cli-join-table = { $phase ->
    [gathering] { $number }: { $game }, { $seats } seats, not begun yet. Players: { $players }
   *[playing] { $number }: { $game }, { $seats } seats, being played. Players: { $players }
}
cli-join-which = Which table?
cli-join-edition = This table is played with the edition “{ $edition }”; name its file with --edition.
cli-join-start = Everybody is there. Start the game?
cli-join-ask-undo = Something was revealed, rolled or answered since. Ask the others?
cli-join-allow-undo = May { $player } take the last choice back?
cli-join-stand-in = Leave your seat to a bot?
cli-join-gone = You have left this game; { $player } plays on for you.
cli-join-take-back = A bot plays for you. Take your seat back?
cli-join-left = Your seat is kept. To come back: backroom join { $address }
cli-join-deal-good = The deal was fair: the whole game follows from what the server promised before the first card.
cli-join-deal-other = The deal was NOT fair: the server promised another seed before the first card.
cli-join-deal-bad = The game does not follow from its record: { $why }
cli-join-help =
    A choice is made by its number, by its notation or by its words.
    { $several } between several choices — make them one after another
    { $unknown } — all that is not possible now, and why; { $unknown } { $example } — the same for this action alone
    { $rule } { $number } — the text of a rule
    { $board } — the table again
    { $log } — all that happened
    { $say } TEXT — talk to the table
    { $undo } — take your last choice back
    { $leave } — leave your seat to a bot, in a team to your partner
    { $quit } — close this program; your seat is kept
    { $help } — this list
