### Keeping order in the house: the page of its keepers.

keeping-title = Order in the house
keeping-nav = Parts of this page
keeping-reports = Reports
keeping-players = Players
keeping-tables = Tables
keeping-house = The house
keeping-audit = What was done
keeping-closed = The house is closed. A keeper opens it with a passkey; it stays open in this browser for an hour.
keeping-open = Open with my passkey
keeping-open-until = Open until { $time }
keeping-close = Close the house
keeping-no-passkeys = Passkeys do not work at this address.
keeping-not-keeper = You are no keeper of this house. Whoever runs it makes you one with this command; you need a passkey first (settings, “Keep my seats”).
keeping-done = Done, and written down.
keeping-none-reports = No reports. A quiet house.
keeping-reported-by = reported by { $player }, { $day }
keeping-settle = Seen to
keeping-to-table = What was said there
keeping-to-player = About { $player }
keeping-search = A part of a name, or an id
keeping-find = Find
keeping-nobody-found = Nobody is called anything like that.
keeping-id = Id
keeping-sanctions = Imposed now
keeping-no-sanctions = Nothing is imposed.
keeping-until = { $kind }, until { $day }
keeping-for-good = { $kind }, for good
keeping-kind-silence = Silenced
keeping-kind-ban = Banned
keeping-do = What to do
keeping-text = What the player is to read
keeping-warn = Warn
keeping-why = Why (only for the log of this house)
keeping-how-long = For how long
keeping-hour = an hour
keeping-day = a day
keeping-week = a week
keeping-month = 30 days
keeping-ever = for good
keeping-silence = Silence
keeping-ban = Ban
keeping-address-too = nor anybody else from the same address, for a day at most
keeping-ban-sure = { $player } will be let go at once and not let in any more. Ban?
keeping-pardon = Lift everything
keeping-own-tables = Tables
keeping-no-tables = No tables.
keeping-when = opened { $day }
keeping-lines = What was said
keeping-no-lines = Nothing was said here.
keeping-deleted = (deleted)
keeping-delete = Delete
keeping-delete-of = Delete the line of { $player }
keeping-close-table = Close the table
keeping-close-sure = This table ends without a result. Close it?
keeping-phase = { $phase ->
    [gathering] gathering
    [playing] playing
    [over] over
    [closed] closed
    [frozen] frozen
   *[other] { $phase }
}
keeping-private = private
keeping-announce-title = A word to everybody
keeping-announce-help = It stands at the top of every page. Send nothing to take it back.
keeping-announce = Say it
keeping-limits-title = Limits of the house
keeping-limits-help = Beside those that always hold. Nothing in a field: as much as anybody likes.
keeping-limit-newcomers = New visitors in an hour, all together
keeping-limit-tables = Tables at which a visitor may be and still open one more
keeping-limit-lines = What a visitor may say in a minute
keeping-limits-set = Set
keeping-act-limits = New visitors in an hour: { $newcomers }; tables of a visitor: { $tables }; lines in a minute: { $lines }
keeping-no-limit = no limit
keeping-figures = Figures
keeping-figure-open = Tables that are open
keeping-figure-over = Tables that are over
keeping-figure-archived = Of these in the archive
keeping-figure-rows = Rows in the archive
keeping-figure-before = Their size in the log
keeping-figure-after = Their size in the archive
keeping-figure-days = Tables go into the archive
keeping-after-days = { $days ->
    [0] never
    [one] a day after their end
   *[other] { $days } days after their end
}
keeping-keepers = Keepers
keeping-keeper = { $passkeys ->
    [one] one passkey
   *[other] { $passkeys } passkeys
}, since { $day }
keeping-no-audit = Nothing was done yet.
keeping-by = by { $keeper }
keeping-by-key = with the key of the house
keeping-act = { $act ->
    [warn] Warned
    [silence] Silenced
    [ban] Banned
    [pardon] Pardoned
    [close] Closed a table
    [delete] Deleted a line
    [settle] Settled a report
    [announce] Said to everybody
    [limits] Set the limits
    [appoint] Made a keeper
    [dismiss] No keeper any more
   *[other] { $act }
}
keeping-act-hours = { $hours ->
    [one] for an hour
   *[other] for { $hours } hours
}
keeping-somebody = somebody
keeping-table = a table
