### What taps a player on the shoulder: titles and texts that may lie on a lock screen.

notice-turn-title = Your turn
notice-turn = { $game }: a table waits for you.
notice-waits-for = { $game }: the table waits for { $players }.
notice-invited-title = An invitation
notice-invited = { $game }: a seat is kept for you.
notice-over-title = Game over
notice-over = { $game }: a game has come to its end.
notice-clock-title = Your time runs out
notice-clock = { $game }: your time has nearly run out.
notice-try-title = It works
notice-try = This is how Backroom will tell you.
mail-notice =
    { $text }

    { $link }

    Of what you are told, and how: { $settings }
mail-confirm-title = Is this your address?
mail-confirm =
    Somebody wants Backroom to tell them at this address when it is their turn. If that was you, open this link within two days:

    { $link }

    If not, do nothing: there will be no other mail.
problem-bad-zone = This time zone is not known here.
problem-no-such-way = There is no such way to reach you, or this server does not have it.
problem-way-not-allowed = This server does not send notices there.
problem-too-many-ways = There are enough ways. Remove one first.
problem-way-failed = Nothing could be delivered there.
preview-title = A table of { $game }
preview-plays = At the table: { $players }.
preview-free =
    { $free ->
        [one] { $players } and one free seat.
       *[other] { $players } and { $free } free seats.
    }
problem-banned = This server does not let you in.
problem-no-newcomers = Nobody new can come in for now. Come back in an hour.
problem-enough-tables = You are at enough tables. Finish a game, or get up somewhere, first.
problem-enough-said = That was enough for this minute.
problem-silenced = You may say nothing here for a while.
problem-blocked = Somebody there does not want to play with you.
problem-no-player = There is no such player.
problem-no-report = There is no such report.
problem-no-line = There is no such line.
problem-not-keeper = You are no keeper of this house. Whoever runs it appoints keepers.
problem-keeper-without-passkey = A keeper needs a passkey. The player makes one first, in the settings.
problem-other-passkey = This passkey does not open the house: it was made after its owner was appointed.
problem-needs-key = This takes the key of the house.
problem-no-address = Nobody knows here where this player came from.
problem-too-many-reports = You have reported enough for now. Somebody will look at it.
problem-too-many-blocked = You have blocked too many. Let somebody go first.
table-hushed = A line was removed by whoever runs this house.
