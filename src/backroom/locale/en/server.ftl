### What the server says: refusals, what happens at a table, options and bots.


## Why something was not done

problem-with-detail = { $sentence } ({ $detail })
problem-bad-message = This message cannot be understood.
problem-bad-protocol = The page and the server are of different versions. Load the page again.
problem-bad-name = A name has 1 to 24 visible characters.
problem-unseen-name = A name has no invisible characters.
problem-mixed-name = A name is written in one script: letters of different ones look too much alike.
problem-bad-seats = The game is not for that number of seats, or there is no such seat.
problem-bad-options = The game cannot be played with these options.
problem-unknown-bot = There is no such bot on this server.
problem-unknown-edition = This server has no such edition.
problem-unknown-game = There is no such game.
problem-no-session = First say who you are: choose a name.
problem-not-allowed = You are not invited to this table, or your token does not allow this.
problem-bad-origin = This request does not come from this server’s own page.
problem-bad-host = This server is not known under that address.
problem-not-owner = Only whoever opened the table may do that.
problem-not-seated = You do not sit at this table.
problem-not-watching = First watch the table.
problem-talk-full = Enough has been said at this table.
problem-no-table = There is no such table.
problem-no-invitation = This invitation was used already, or never existed. Ask for another one.
problem-no-token = You have made no such token.
problem-not-found = There is nothing at this address.
problem-wrong-method = This address is not used in this way.
problem-already-seated = You already sit at this table.
problem-id-used = This command has the id of another one that was carried out. Choose a new id.
problem-removed = Whoever opened the table has removed you. Ask for an invitation.
problem-nobody-there = Nobody sits there.
problem-seat-taken = This seat is taken or kept for somebody.
problem-no-free-seat = No seat is free.
problem-seats-free = The game can start when every seat is taken, by players or bots.
problem-started = The game has already started.
problem-not-started = The game has not started yet.
problem-not-over = That will be told when the game is over.
problem-game-over = The game is over.
problem-luck-added = You have already added your luck.
problem-no-stand-in = You play this seat yourself already.
problem-no-time = Your time has run out, so the bot plays on for you.
problem-stand-in-plays = A bot plays for you. Take your seat back first.
problem-nothing-to-undo = You have made no choice that could be taken back.
problem-undo-needs-consent = Something was revealed, rolled or answered since: the others must agree.
problem-undo-asked = Another player already asks to take a choice back.
problem-no-undo-asked = Nobody asks you that now.
problem-frozen = This table can only be looked at.
problem-damaged = The log of this table is damaged: it can no longer be shown. All other tables are as they were.
problem-closed = This table was closed, because nobody used it any more.
problem-too-large = This message is too long.
problem-too-many-requests = Too much at once. Wait a moment and try again.
problem-one-review = Another review is being made for you. Wait until it is done.
problem-no-puzzle = There is no such puzzle.
problem-rating-with-hints = A table with hints cannot count for the ratings.
problem-no-hints = At this table there are no hints: somebody else plays, it counts for the ratings, or it was opened without.
problem-not-asked = Nothing is asked of you now.
problem-too-many-tables = You have too many open tables, or watch too many at once.
problem-too-many-tokens = You have too many tokens. Revoke one first.
problem-too-many-bot-tables = Bots are playing among themselves at several of your tables already. Wait until one of these games is over, or sit down yourself.
problem-server-error = Something went wrong on the server. Nothing was changed.
problem-store-lost = The server cannot keep or read this now: its store is full or out of reach. Try again in a moment.

## Tables that can only be looked at

frozen-rules = This game was begun by version { $version } of the rules, which this server no longer has. It can be looked at, but not played on.
frozen-edition = This game was begun with the edition “{ $edition }”, which this server no longer has. It can be looked at, but not played on.
frozen-replay = This game does not come out the same when it is played again from its log, so nobody plays on with it. The log is kept.
frozen-damaged = A part of this game’s log is damaged, so nobody knows how it went on and nobody plays on with it. What is left of the log is kept.

## What happens at a table

table-bot-name = Bot { $number }
table-same-name = { $name } ({ $number })
table-free-seat = Seat { $number }
table-waiting = Waiting for { $players }.
table-given = Nothing else could be chosen, so it was done for you: { $answer }.
table-always-ask = { $always ->
    [yes] You are asked every question, also where there is only one answer.
   *[no] Where you have only one answer it is given for you.
}
table-waiting-secret = Waiting for others.
table-over = The game is over.
table-seats-free = Waiting for more players.
table-ready = Everybody is there: the game can begin.
table-opened = { $you ->
    [yes] You
   *[no] { $player }
} opened the table.
table-sat = { $you ->
    [yes] You
   *[no] { $player }
} took seat { $seat }.
table-invited = Somebody is invited to seat { $seat }.
table-bot-sat = A bot took seat { $seat }: { $bot }.
table-regular-sat = { $player } took seat { $seat }: bot, { $bot }, { $temperament }.
table-bot-gone = The bot left seat { $seat }.
table-left = { $you ->
    [yes] You
   *[no] { $player }
} got up from seat { $seat }.
table-removed = { $player } was removed from seat { $seat }.
table-luck-added = { $you ->
    [yes] You
   *[no] { $player }
} added luck to the deal.
table-hinted = { $you ->
    [yes] You
   *[no] { $player }
} asked the coach for a hint.
table-started = The game begins.
table-stood-in-left = { $you ->
    [yes] You have
   *[no] { $player } has
} left; a bot stands in.
table-stood-in-time = { $you ->
    [yes] You
   *[no] { $player }
} ran out of time; a bot stands in.
table-took-back = { $you ->
    [yes] You are
   *[no] { $player } is
} back.
table-bot-failed = { $player }’s bot gave no answer; a simpler one goes on.
table-undo-asked = { $you ->
    [yes] You ask
   *[no] { $player } asks
} to take the last choice back.
table-undo-agreed = { $you ->
    [yes] You agree.
   *[no] { $player } agrees.
}
table-undo-refused = { $you ->
    [yes] You do not agree.
   *[no] { $player } does not agree.
}
table-undone = { $you ->
    [yes] You
   *[no] { $player }
} took a choice back.
table-rematch = A rematch is open.
table-warned = { $days ->
    [one] Nothing has happened here for a long time. Unless somebody does something, the table is closed in a day.
   *[other] Nothing has happened here for a long time. Unless somebody does something, the table is closed in { $days } days.
}
table-closed = The table was closed, because nobody used it any more.

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
option-value-none = None
option-value-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
preset-first = First game
preset-first-about = A small table, easy bots and the plain game.
preset-book = As the book
preset-book-about = As it is played at a real table, without reminders.
preset-long = Long evening
preset-long-about = A full table and strong bots, with every extra of the game.
option-crooks-memory-aid = Memory aid
option-crooks-memory-aid-help = The table reminds you of the crooks you have seen. Without it you must remember them.
option-kings-deals = Deals
option-kings-deals-help = Players may buy and sell nearly everything from one another.
option-kings-jokers = Jokers
option-kings-jokers-help = Play with the extension of the Jokers, who can be hired.
option-kings-reactions = Who is asked to react
option-kings-reactions-help = Asking everybody hides who holds a card that fits; asking only holders is quicker.
option-kings-elders = Order of age
option-kings-elders-help = The seats from the eldest player to the youngest: age decides the last ties.
option-kings-bosses = Bosses
option-kings-bosses-help = Which boss each seat plays; they are all equal.
option-kings-clock = Time for a decision
option-kings-clock-help = When it is over, the usual choice is made for you. Only where the table has no clock of its own.
option-animalcatraz-mode = Kind of game
option-animalcatraz-mode-help = The Advanced game adds gangsters, Trash Tags and the Warden.
option-animalcatraz-teams = Teams
option-animalcatraz-teams-help = Play in teams of two; the rules want it from five seats on.
option-animalcatraz-inmates = Inmates
option-animalcatraz-inmates-help = How everybody gets an inmate.
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
option-animalcatraz-crime-lord-help = Only those who have completed enough Crimes may rule the prison.
option-animalcatraz-fugitive = The Fugitive
option-animalcatraz-fugitive-help = Escaping is not enough: outside, the pursuit begins.
option-animalcatraz-guard-tiles = Guard tiles
option-animalcatraz-guard-tiles-help = Tiles move the guards instead of a die, so that their way can be foreseen.
option-animalcatraz-memory = Memory aid
option-animalcatraz-memory-help = The table reminds you of the cards you have seen.
