### What the server says: refusals, what happens at a table, options and bots.


## Why something was not done

problem-with-detail = { $sentence } ({ $detail })
problem-bad-message = This message cannot be understood.
problem-bad-protocol = The page and the server are of different versions. Load the page again.
problem-bad-name = A name has 1 to 24 visible characters.
problem-bad-seats = The game is not for that number of seats, or there is no such seat.
problem-bad-options = The game cannot be played with these options.
problem-unknown-bot = There is no such bot on this server.
problem-unknown-edition = This server has no such edition.
problem-unknown-game = There is no such game.
problem-no-session = First say who you are: choose a name.
problem-not-allowed = You are not invited to this table, or your token does not allow this.
problem-bad-origin = This request does not come from this server’s own page.
problem-not-owner = Only whoever opened the table may do that.
problem-not-seated = You do not sit at this table.
problem-no-table = There is no such table.
problem-no-invitation = This invitation was used already, or never existed. Ask for another one.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address is not used in this way.
problem-already-seated = You already sit at this table.
problem-seat-taken = This seat is taken or kept for somebody.
problem-no-free-seat = No seat is free.
problem-seats-free = The game can start when every seat is taken, by players or bots.
problem-started = The game has already started.
problem-not-started = The game has not started yet.
problem-not-over = That is told when the game is over.
problem-game-over = The game is over.
problem-luck-added = You have already added your luck.
problem-no-stand-in = You play this seat yourself already.
problem-stand-in-plays = A bot plays for you. Take your seat back first.
problem-nothing-to-undo = You have made no choice that could be taken back.
problem-undo-needs-consent = Something was revealed, rolled or answered since: the others must agree.
problem-undo-asked = Another player already asks to take a choice back.
problem-no-undo-asked = Nobody asks you that now.
problem-frozen = This table can only be looked at.
problem-too-large = This message is too large.
problem-too-many-requests = Too much at once. Wait a moment and try again.
problem-too-many-tables = You have too many open tables, or watch too many at once.
problem-server-error = Something went wrong on the server. Nothing was changed.
problem-store-lost = The server cannot reach its store. Try again in a moment.

## Tables that can only be looked at

frozen-rules = This game was begun by version { $version } of the rules, which this server no longer has. It can be looked at, but not played on.
frozen-edition = This game was begun with the edition “{ $edition }”, which this server no longer has. It can be looked at, but not played on.
frozen-replay = This game does not come out the same when it is played again from its log, so nobody plays on with it. The log is kept.

## What happens at a table

table-bot-name = Bot { $number }
table-same-name = { $name } ({ $number })
table-free-seat = Seat { $number }
table-waiting = Waiting for { $players }.
table-over = The game is over.
table-seats-free = Waiting for more players.
table-ready = Everybody is there: the game can begin.
table-opened = { $player } opened the table.
table-sat = { $player } took seat { $seat }.
table-invited = Somebody is invited to seat { $seat }.
table-bot-sat = A bot took seat { $seat }: { $bot }.
table-bot-gone = The bot left seat { $seat }.
table-left = { $player } got up from seat { $seat }.
table-luck-added = { $player } added luck to the deal.
table-started = The game begins.
table-stood-in-left = { $player } has left; a bot stands in.
table-stood-in-time = { $player } ran out of time; a bot stands in.
table-took-back = { $player } is back.
table-bot-failed = The bot of { $player } gave no answer; a simpler one goes on.
table-undo-asked = { $player } asks to take the last choice back.
table-undo-agreed = { $player } agrees.
table-undo-refused = { $player } does not agree.
table-undone = { $player } took a choice back.
table-rematch = A rematch is open.

## The page

page-not-built = The server runs, but its page was not built. Build it with “make play”, or play from a terminal with “backroom join”.

## Bots

bot-level-random = Random
bot-level-greedy = Greedy
bot-level-search-easy = Easy
bot-level-search-normal = Normal
bot-level-search-hard = Hard
bot-level-search-expert = Expert

## Options: what they are called and what they mean

option-value-on = On
option-value-off = Off
option-value-auto = As the rules say
option-value-normal = Normal game
option-value-advanced = Advanced game
option-value-dealt = Dealt
option-value-chosen = Chosen
option-value-two = One of two
option-value-holders = Who holds a fitting card
option-value-all = Everybody
option-crooks-memory-aid = Memory aid
option-crooks-memory-aid-help = The table reminds you of the crooks you have seen. Without it you must remember them.
option-kings-deals = Deals
option-kings-deals-help = Players may buy and sell nearly everything from one another.
option-kings-jokers = Jokers
option-kings-jokers-help = Play with the extension of the Jokers, who can be hired.
option-kings-reactions = Who is asked to react
option-kings-reactions-help = Asking everybody hides who holds a card that fits; asking only holders is quicker.
option-kings-elders = Order of age
option-kings-elders-help = The seats from the eldest player to the youngest, for ties; nothing: in seat order.
option-kings-bosses = Bosses
option-kings-bosses-help = One boss for each seat; nothing: in the order of the edition.
option-kings-clock = Seconds for a decision
option-kings-clock-help = When they are over, the least is done for you. Only where the table has no clock of its own.
option-animalcatraz-mode = Kind of game
option-animalcatraz-mode-help = The Advanced game adds gangsters, Trash Tags and the Warden.
option-animalcatraz-teams = Teams
option-animalcatraz-teams-help = Play in teams of two; the rules want it from five seats on.
option-animalcatraz-inmates = Inmates
option-animalcatraz-inmates-help = How everybody comes to an inmate.
option-animalcatraz-extra-inmates = Unlocked inmates
option-animalcatraz-extra-inmates-help = Inmates of the campaign that may be dealt.
option-animalcatraz-extra-gangsters = Unlocked gangsters
option-animalcatraz-extra-gangsters-help = Gangsters of the campaign that may appear.
option-animalcatraz-beginners = For beginners
option-animalcatraz-beginners-help = Leave out the cards and inmates marked with a star.
option-animalcatraz-warden = The Warden
option-animalcatraz-warden-help = The Warden walks about; part of the Advanced game.
option-animalcatraz-trash-tags = Trash Tags
option-animalcatraz-trash-tags-help = Play with Trash Tags; part of the Advanced game.
option-animalcatraz-el-chapo = El Chapo
option-animalcatraz-el-chapo-help = To win, reach Reputation 14 and then be the first to escape.
option-animalcatraz-crime-lord = Crime Lord
option-animalcatraz-crime-lord-help = Only who has committed enough crimes may rule the prison.
option-animalcatraz-fugitive = The Fugitive
option-animalcatraz-fugitive-help = Escaping is not enough: outside, the pursuit begins.
option-animalcatraz-guard-tiles = Guard tiles
option-animalcatraz-guard-tiles-help = Tiles instead of a die move the guards, so that their way can be foreseen.
option-animalcatraz-memory = Memory aid
option-animalcatraz-memory-help = The table reminds you of the cards you have seen.
