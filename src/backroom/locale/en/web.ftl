### The page: what it says of its own. Journal, choices, refusals and rules come from the games’ files.

brand = Backroom
skip-to-content = Skip to the content
close = Close
cancel = Cancel
nav-label = Main
nav-lobby = Tables
nav-learn = First game
nav-rules = Rules
nav-ladder = Ratings
nav-puzzles = Puzzles
nav-settings = Settings
language-en = English
language-fr = Français
language-it = Italiano
connection-lost = The connection is down. Nothing is lost: the page keeps trying and goes on where you were.
connection-queued = Your choice waits here and goes out as soon as the line is back.
page-incomplete = A part of the page did not come: the connection is down, or there is a newer version.
page-reload = Load the page again
guest-name = Guest { $number }
problem = That did not work: { $why }
nowhere-title = Nothing at this address
nowhere-text = The link may be old, or a letter of it is missing. From here you get on:
way-to-tables = To the tables

game-crooks = Crooks
game-sneaks = Sneaks & Snitches
game-kings = New York Kings
game-animalcatraz = Animalcatraz

## Lobby

lobby-title = The table in the back room
lobby-welcome = Four games of crime. The bots are already there.
lobby-name = You are
lobby-record = My games and results
lobby-rename = Change your name
lobby-keep = Keep my seats
lobby-sign-in = Sign in
lobby-name-save = Save
lobby-games = The games
lobby-play-now = Play now
lobby-play-now-of = Play now against bots: { $game }
lobby-open-table = Open a table
lobby-open-table-of = Open a table: { $game }
lobby-players = { $least }–{ $most } players
lobby-minutes = { $minutes } min
lobby-weight = { $weight ->
    [light] light
    [medium] medium
   *[heavy] heavy
}
lobby-mine = Your tables
lobby-open = Open tables
lobby-no-tables = No open table right now. Open one!
lobby-your-turn = Your turn
lobby-playing = In play
lobby-gathering = { $free ->
    [0] No free seat
    [one] One free seat
   *[other] { $free } free seats
}
lobby-over = Over
lobby-frozen = Read only
lobby-closed = Closed
lobby-closes = Closes on { $day } unless somebody plays
lobby-go = Go to the table
lobby-watch = Watch
lobby-sit = Sit down
lobby-go-on = Go on
lobby-see-end = See the end
lobby-waiting = Waiting for you
name-ask = Your name
name-face = Your face: from your name, or one of these
face-of-name = The face of your name
face-number = Face { $number }
name-others = The others at the table see it.
pace-none = no clock
pace-live = live, { $minutes } min each + { $seconds } s a choice
pace-turns = { $days ->
    [one] one day
   *[other] { $days } days
} for every choice
option-is = { $option }: { $value }
option-without = without “{ $option }”
lobby-first-time = Never played? Start with hints.

## A new table

new-title = A table of { $game }
new-seats = Players
new-bots = Bots among them
new-bot-level = How good the bots are
new-pace = Pace
new-pace-none = No clock
new-pace-live = Live
new-pace-turns = By turns
new-pace-help = { $pace ->
    [live] Everybody plays in one sitting: { $minutes } minutes each, and { $seconds } seconds more for every choice. Whoever runs out of time is played for by a bot and may take the seat back.
    [turns] Come back when you like: there { $days ->
        [one] is one day
       *[other] are { $days } days
    } for every choice, and “Your tables” says when it is your turn. A bot plays for whoever lets the time pass.
   *[none] Everybody takes the time they need.
}
new-public = Anybody may sit down
new-private = By invitation only
new-who = Who may come
new-who-help = { $who ->
    [private] Only those to whom you give a link find the table, and nobody can watch.
   *[public] The table stands among the open tables; anybody may take a free chair or watch.
}
new-hints = Hints
new-hints-help = While you choose you may ask the coach; the log says so, and the game counts for nobody.
new-edition = Edition
new-options = Options
new-presets = Something to begin with
new-no-options = This game is always played the same way.
new-barred = Not with the rest: { $why }
new-missing = { $chosen } chosen: { $count ->
    [one] one more
   *[other] { $count } more
}, or they stay out.
new-earlier = { $thing }: further up
new-dropped = { $options } { $count ->
    [one] does
   *[other] do
} not go with what you chose last, and { $count ->
    [one] is
   *[other] are
} as usual again.
new-open = Open the table

## Invitations

join-title = You are invited
join-working = Taking your seat …
join-failed = This invitation cannot be used: { $why }
join-instead = Perhaps you sit there already: your own tables are on the first page. Or take a chair at an open table, or play at once against bots.
join-name = Under which name do you sit down? The others see it.
join-sit = Take my seat

## At a table

table-title = A table of { $game }
table-loading = The table is being laid …
table-refused = This table is not for you
table-is-closed = This table was closed, because nobody used it any more.
table-closes = Nothing has happened here for a long time. Unless somebody does something, the table is closed on { $day }.
title-your-turn = ● Your turn: { $game }
table-seats = Players
table-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
table-more = More at this table
table-aside = Beside the board
table-leave = Leave (a bot plays on)
table-leave-to = Leave ({ $player } plays on)
table-leave-to-sure = Do you leave the game for good? { $player } then plays for you.
table-leave-yes = Leave
table-resign = Resign
table-resign-sure = Do you leave the game for good?
bot-name = Bot { $seat }
former-player = Former player
seat-free = free seat
seat-you = you
seat-bot = bot
seat-nature = { $nature }: { $meaning }
temperament-careful = careful
temperament-careful-help = of two moves that are about as good, the safer one
temperament-grasping = after money
temperament-grasping-help = of two moves that are about as good, the one that brings goods or money
temperament-quarrelsome = quick to fight
temperament-quarrelsome-help = of two moves that are about as good, the one that seeks a quarrel
temperament-unforgiving = unforgiving
temperament-unforgiving-help = of two moves that are about as good, the one against whoever is ahead
seat-here = here
seat-away = away
seat-stand-in = a bot stands in
seat-out = out of the game
out-title = You are out
out-words = Your game ends here. The others play on, and their game can still be watched.
out-watch = Watch the others
out-review = How it came about
out-new = New game
seat-choosing = is choosing
clock-days = { $count } days
log-title = What happened
log-since = Since your last choice
log-earlier = Show earlier lines
talk-spectator = (watching)
log-follow = Whose doings are shown
log-everybody = All
log-private = private
talk-title = Talk
talk-say = Say something
talk-send = Send
talk-mute = Mute { $player }
prompt-label = What to do now
prompt-stand-in = A bot is playing for you.
prompt-take-back = Take my seat back
prompt-interrupted = It is { $player }’s turn; you are asked in between.
prompt-time-out = { $who ->
    [rules] When the time is up, the rules choose for you.
   *[bot] When the time is up, a bot chooses for you.
}
prompt-refuse = Pass until my turn: { $question }
prompt-refusing = Passed for you until your turn: { $question }
prompt-plan-dropped = What else you had planned is dropped: { $why }
prompt-plan-changed = things have changed.
prompt-ask-again = Ask me again
prompt-not-now = { $count } not possible now
prompt-undo = Take back
prompt-skip = Skip the animation
prompt-read-rule = Read rule { $rule }
undo-asked = { $player } would like to take a choice back.
undo-agree = Agree
undo-refuse = Refuse
undo-sure = Something was seen or answered since your last choice. Take it back all the same, with everything that followed?
over-title = { $count ->
    [one] { $players } wins
   *[other] { $players } share the victory
}
over-place = { $place }. { $player }: { $score }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fair-check = Check the deal
fair-checking = Checking the deal …
fair-good = The deal was fair. The seed is the one that the table promised before the first card, and { $count ->
    [one] the only outcome of chance follows from it.
   *[other] all { $count } outcomes of chance follow from it, in their order.
}
fair-rest = To check that every choice kept to the rules too, download the record and run: backroom verify { $file }
fair-other-seed = The deal was NOT fair: the seed is not the one that the table promised before the first card.
fair-other-luck = The deal was NOT fair: what you had added to it was left out.
fair-other-key = The deal was NOT fair: the game was not dealt from the seed that is shown now.
fair-other-outcome = The deal was NOT fair: { $move ->
    [0] outcome { $number } of chance, in the set-up, does not follow from the seed.
   *[other] outcome { $number } of chance, at choice { $move }, does not follow from the seed.
}
over-bar = The game is over
over-ending = Back to the ending
over-other-game = Another game with the same people …
over-evening = { $games } games together, won: { $scores }
over-evening-score = { $player } { $wins }
over-rematch = Play again
over-rematch-go = Go to the next game
table-what-if = { $real ->
    [yes] What if, from moment { $moment } of the real table. Not rated.
   *[no] What if, from moment { $moment }, dealt anew. Not rated.
}
over-replay = Watch the replay
over-record = Download the record
gather-title = A table of { $game } is gathering
gather-rate = This game counts for the ratings
gather-rate-help = If everybody agrees: people among themselves, or one of you against bots. Then there are no hints, and what was revealed stays.
gather-rate-agreed = { $count ->
    [one] { $players } wants that. It counts if all agree.
   *[other] { $players } want that. It counts if all agree.
}
gather-friends = Keep a seat for a friend:
gather-friend-asked = { $player } is invited
gather-help = Every chair needs somebody: sit down, invite a friend with a link, or put a bot there.
gather-terms = What is agreed:
gather-who = { $who ->
    [public] anybody may sit down
   *[private] by invitation only
}
gather-name = Before you sit down: what are you called?
gather-seat = Seat { $seat }
gather-invited = invited
gather-sit = Sit here
gather-invite = Invite with a link
gather-put-bot = Put a bot on seat { $seat }
gather-bot = Put a bot here
gather-bot-is = (bot: { $level })
gather-remove-bot = Take the bot away
gather-remove = Remove { $player }
gather-link = Invitation link
gather-copied = Copied. The link works once.
gather-start = Begin
gather-not-full = Some chairs are still free.
gather-wait-owner = Waiting for the owner of the table to begin.
gather-wait-others = Waiting for the others.
gather-leave = Get up

## The first game, with hints

learn-title = Your first game
learn-about = Look at the pictures first, then play a real game against easy bots. Whenever you have a choice, a note beside the board says what it is about. Nothing counts, and you may leave whenever you like.
learn-bots = { $count ->
    [one] against one easy bot
   *[other] against { $count } easy bots
}
learn-story = How to play in two minutes
learn-start = Start with { $game }
guide-label = Hints
guide-watch = Watch what the others do
guide-close = Got it
guide-things = New to you on the board
guide-rules = The rules behind it
guide-happened = What just happened, and why
guide-crooks-turn = Your turn: pay for a look, or leave
guide-crooks-turn-hint = Small piles are cheap, big ones give you more to choose from. You remember what you leave behind: the page keeps notes at each hangout. Do not pass yet; passing is final.
guide-crooks-take = Take one crook
guide-crooks-take-hint = Take whoever can win you a target, alone or beside those you have. Leading a gang brings points too. Whom you leave behind, you know, and the others do not.
guide-crooks-place = Send it to a target
guide-crooks-place-hint = Pick a lit space of your row, then how to place the crook. Face up is free and lets it use its ability. Face down costs a dollar and hides what you have there.
guide-crooks-swap = Where do the old crooks go?
guide-crooks-swap-hint = The swap takes the place of your crooks here. Send them to an empty space of your row where they can win something.
guide-crooks-hit = Whom does the hitman remove?
guide-crooks-hit-hint = All crooks of that player at this target go to the box for good.
guide-crooks-spy = Where does the spy look?
guide-crooks-spy-hint = A pile tells you what a look there would find; a target tells you what the others have hidden.
guide-sneaks-plan = Make your plan
guide-sneaks-plan-hint = Choose a site to rob, then one to betray. Alone at an unguarded site, you get its loot. Everybody plans at the same time, so ask yourself where the others want to go.
guide-sneaks-colour = Choose a token
guide-sneaks-colour-hint = Only your rank in each colour counts. Take a colour in which one more token lifts you.
guide-sneaks-exchange = Make an exchange
guide-sneaks-exchange-hint = Each button says what the exchange does to your points and to the other player’s.

## Replay

replay-title = { $game ->
    [none] Replay
   *[other] Replay: { $game }
}
replay-loading = The game is being laid out again …
replay-first = To the deal
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-moment = Moment
replay-at = { $moment } of { $last }
replay-move = { $player }: { $choice }
replay-deal = The deal
replay-eyes = Seen by
replay-all-open = all cards open
replay-spectator = a spectator
replay-chart = Points over time
replay-chart-at = After move { $moment }: { $points }
replay-points-of = { $player } { $points }
replay-link = Copy a link to this moment
replay-link-for = { $who ->
    [anybody] Whoever has the link can open it.
   *[players] A private table: only those who sat at it can open the link.
}
replay-link-copied = Copied
replay-review = What could I have done?
replay-not-over = There is no replay of this table: { $why }

## Rules

rules-title = The rules
rules-in-short = In short
rules-things = What the boards show
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-chapters = Chapters
rules-of = Game

## Settings

settings-title = Settings
settings-you = You at the tables
settings-look = How the tables look and sound
settings-language = Language
settings-speed = Animations
settings-speed-off = Off
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-speed-reduced = Your device asks for less motion, so nothing is animated.
settings-symbols = Letters and shapes beside every colour
settings-aids = Notes and figures: what you have seen, who is in front, points as of now
settings-sound = Sounds: a bell when it is your turn, soft signs of what happens
sound-switch = Sound
settings-ask-always = Ask me also where I have only one answer (otherwise it is given for me)
settings-kept = Settings are kept in this browser, and go along when you sign in elsewhere.

## Who comes in under the visitor’s name

access-title = Sessions and programs
access-help = This browser knows you by a cookie. If somebody else may have it, end all other sessions.
access-others = End all other sessions
access-others-done = Done: only this browser knows you now.
access-everywhere = End every session, also here
access-everywhere-sure = Without a passkey or a recovery code nobody, not even you, can then come back as this player and take up its games. Really?
access-tokens = Tokens of programs
access-tokens-help = With a token a program of yours plays under a name of its own, marked as a bot.
access-token-made = { $scope ->
    [watch] Made on { $day }; may only watch
   *[play] Made on { $day }; may play
}
access-revoke = Revoke { $name }
access-token-name = Name of the program
access-token-make = Make a token
access-token-once = The token is shown this once. Keep it in a safe place.

## About

about-title = About this page
about-text = Four crime board games, played exactly by their rules, against people and bots. No advertising, no tracking, nothing is loaded from anywhere else.
about-icons = Icons: { $link } by Lorc, Delapouite and contributors, licence CC BY 3.0.
about-fonts = Lettering: Limelight, Josefin Sans and Cabin, SIL Open Font Licence.
about-hashes = Hashes: noble-hashes by Paul Miller, MIT licence.
about-link = About

## The board of Crooks

crooks-page-table = Targets and rows
crooks-page-hangouts = Hangouts
crooks-page-money = ${ $amount }
crooks-page-score = { $points } pts
crooks-page-to-do = { $phase ->
    [turn] Where do you recruit?
    [take] Take one crook
    [place] Where does it go?
    [swap] Where do they move?
    [hit] Who is hit?
   *[spy] Where do you look?
}
crooks-page-passed = passed
crooks-page-card = { $modifier ->
    [none] { $name }, level { $level }{ $gangs ->
        [none] { "" }
       *[other] , { $gangs }
    }{ $ability ->
        [none] { "" }
       *[other] , { $ability }
    }
   *[other] { $name }, level { $level }, target { $modifier }{ $gangs ->
        [none] { "" }
       *[other] , { $gangs }
    }{ $ability ->
        [none] { "" }
       *[other] , { $ability }
    }
}
crooks-page-placed = { $card ->
    [none] { $guesses ->
        [none] { $origin ->
            [none] a hidden crook
           *[other] a hidden crook from hangout { $origin }
        }
       *[other] a hidden crook from hangout { $origin }, one of { $guesses }
    }
   *[other] { $side ->
        [down] { $origin ->
            [none] face down: { $card }
           *[other] face down, from hangout { $origin }: { $card }
        }
       *[up] { $origin ->
            [none] { $card }
           *[other] { $card }, from hangout { $origin }
        }
    }
}
crooks-page-target = { $leaders ->
    [none] Target { $number }, { $name }, worth { $value }. Nobody is in front.
   *[other] Target { $number }, { $name }, worth { $value }. In front: { $leaders } with strength { $strength }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
crooks-page-cell = { $crooks ->
    [none] { $player } at { $number }, { $target }: empty
   *[other] { $player } at { $number }, { $target }: { $crooks }
}
crooks-page-hangout = Hangout { $letter }, { $name }: { $count ->
    [0] empty
    [one] one crook, ${ $price }
   *[other] { $count } crooks, ${ $price }
}. { $knowledge ->
    [none] { "" }
    [certain] There: { $crooks }.
   *[past] { $taken } taken since you looked. Perhaps still there: { $crooks }.
}
crooks-page-taken = { $count } taken since
crooks-page-pile = You look through { $hangout }
crooks-page-hand = In your hand
crooks-page-holds = { $player } has a crook in hand.
crooks-page-pick-target = Pick a lit space of your row.
crooks-page-price = You pay ${ $amount } for each card you look through.
crooks-page-prospect = { $standing ->
    [lead] takes the lead
    [perhaps] in front of what is seen
    [level] draws level
   *[behind] stays behind
}
crooks-page-mode = { $mode ->
    [down] Face down (${ $price })
    [use] Face up, use the ability
   *[up] Face up
}
crooks-page-glimpse = Your last look: { $place }
crooks-page-gangs = Gangs
crooks-page-gang = Gang
crooks-page-points = Points
crooks-page-must-pass = You cannot pay for any hangout any more: you must pass.
crooks-page-unseen = Crooks never seen: { $count }
crooks-page-box = In the box
crooks-page-nobody = nobody
crooks-page-undealt = Never dealt
crooks-page-bank = Bank: ${ $amount }
crooks-page-street-front = who leads ›
crooks-page-street-worth = worth now ›
crooks-page-tie = tie
crooks-page-box-count = Box: { $count }
crooks-page-notes = What you know
crooks-page-no-ability = No ability
crooks-page-ability = { $ability ->
    [pickpocket] Placed face up, it may take $2 from the bank for you.
    [accomplice] May join a crook of yours at the target. Their levels add up.
    [swap] May take over a space of yours. The crooks there move to another free space of your row.
    [hitman] May remove all crooks of one player at the target, hidden ones too.
    [kingpin] Can be taken only when alone in its pile, and never lies face down.
    [spy] May look secretly at one target or into one hangout, wherever you like.
   *[none] Nothing special: level, gang and what it does to the target count.
}
crooks-page-close-up = { $gangs ->
    [none] No gang
   *[other] { $gangs }
} · level { $level }{ $change ->
    [more] { " " }· makes its target worth { $modifier } more
    [less] { " " }· makes its target worth { $modifier } less
   *[none] { "" }
}

## The board of Sneaks & Snitches

sneaks-page-sites = Sites
sneaks-page-act = { $team ->
    [snitch] Tip off
   *[sneak] Rob
}
sneaks-page-stash-count = stash: { $count }
sneaks-page-loot-count = { $count ->
    [0] no loot card left
    [1] one loot card left
   *[other] { $count } loot cards left
}
sneaks-page-dawn = { $most ->
    [1] last round
   *[other] { $least } to { $most } rounds to dawn
}
sneaks-page-unseen-count = { $count } hidden
sneaks-page-step = { $player }: { $count }{ $place ->
    [none] { "" }
   *[other] , rank { $place }, { $points ->
        [one] one point
       *[other] { $points } points
    }
}{ $range ->
    [none] { "" }
   *[other] ; ranks still possible: { $range }
}
sneaks-page-site = Site { $letter }, { $name }: { $loot ->
    [none] empty
   *[other] { $loot }
}. { $sneaks ->
    [none] { "" }
   *[other] Sneaks: { $sneaks }.
} { $snitches ->
    [none] { "" }
   *[other] Snitches: { $snitches }.
}
sneaks-page-kind = { $kind ->
    [collection] Collection
    [carte_blanche] Carte blanche
    [safe_cracking] Safe cracking
    [intrigues] Intrigues
    [item] Special item
    [documents] Documents
   *[tokens] Standard loot
}
sneaks-page-loot = { $kind ->
    [collection] collection, { $tokens }
    [carte_blanche] carte blanche, three tokens of your choosing
    [safe_cracking] safe cracking, three stash cards
    [intrigues] intrigues, up to three exchanges
    [item] special item “{ $name }”, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [documents] documents, { $colour }
   *[tokens] { $tokens }
}
sneaks-page-brings = { $kind ->
    [collection] One token of each colour: { $tokens }.
    [carte_blanche] Three tokens of the colours you like, even the same one.
    [safe_cracking] The top three cards of the stash deck, which only you may see.
    [intrigues] Up to three exchanges: a token of yours for one of another player, who cannot refuse.
    [item] { $points ->
        [one] { $points } point at the end; the card stays with its thief.
       *[other] { $points } points at the end; the card stays with its thief.
    }
    [documents] Everybody but the thief gives half of their tokens of one colour to the bank, rounded up: { $colour }.
   *[tokens] { $tokens } from the bank.
}
sneaks-page-close-up = { $letter ->
    [none] With { $player }
   *[other] Site { $letter }, { $site }
}{ $kind ->
    [item] { " " }· special item
   *[other] { "" }
} · back { $back }
sneaks-page-count = { $count } { $colour }
sneaks-page-losses = would cost
sneaks-page-last = last:
sneaks-page-send = { $team ->
    [snitch] Tip off: snitches to { $letter }, { $site }
   *[sneak] Rob: sneaks to { $letter }, { $site }
}
sneaks-page-to-do = { $team ->
    [sneak] Where do your sneaks go?
    [snitch] Where do your snitches go?
   *[none] Confirm your plan, or change it.
}
sneaks-page-confirm = Confirm the plan
sneaks-page-incomplete = The plan is not complete
sneaks-page-missing = { $team ->
   *[sneak] Your sneaks need a site to rob: choose one above.
    [snitch] Your snitches need a site to betray: choose one above.
}
sneaks-page-my-plan = Your plan: sneaks to { $sneaks }, snitches to { $snitches }.
sneaks-page-in-bank = { $count } in the bank
sneaks-page-trade = you { $mine }, they { $theirs }
sneaks-page-stamp = { $stamp ->
    [guarded] Guarded
    [stolen] Stolen
    [contested] A stash card each
    [empty] Empty hands
   *[vanished] Gone by dawn
}
sneaks-page-trade-want = First what you want.
sneaks-page-trade-wish = { $colour } of { $player }
sneaks-page-trade-give = What do you give for it?
sneaks-page-trade-best = The figures: points that it can bring you at best.
sneaks-page-player = Player
sneaks-page-total = Points
sneaks-page-rank-points = Points by rank
sneaks-page-ally = ally
sneaks-page-finished = has finished planning
sneaks-page-planning = is planning
sneaks-page-loot-deck = Loot deck
sneaks-page-loot-left = { $back ->
    [none] The deck is empty.
   *[other] { $count ->
        [one] One card, back { $back }.
       *[other] { $count } cards, the next with back { $back }.
    }
}
sneaks-page-rounds = Round { $round }; { $least } to { $most } left, this one included.
sneaks-page-discard = Discard pile ({ $count })
sneaks-page-kinds = Kinds of loot
sneaks-page-kind-head = Kind
sneaks-page-gone = gone
sneaks-page-open = open
sneaks-page-to-come = to come
sneaks-page-past = Past plans: sneaks/snitches
