### Tables that wait: what the tab says, where to go next, and what taps a player on the shoulder.

title-waiting = ({ $count }) { $page }
waiting-count =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
waiting-here = It is this table that waits for you
next-waiting = Next table that waits for you
lobby-left = { $time } left
lobby-put-away = Put away
lobby-put-away-of = Put away: { $game }
lobby-have-back = Put back
lobby-away =
    { $count ->
        [one] One table put away
       *[other] { $count } tables put away
    }

## Notices

shoulder-question = Shall Backroom tell you when it is your turn, also when you look elsewhere?
shoulder-yes = Yes, tell me
shoulder-no = Not now
telling-title = A tap on the shoulder
telling-help = When you look elsewhere you can be told what happens at your tables: which game it is, and nothing that a lock screen should not show.
telling-of = Tell me
telling-turn = when it is my turn
telling-invited = when a seat is kept for me
telling-over = when a game is over
telling-clock = when my time has nearly run out
telling-quiet = Quiet hours
telling-quiet-on = Tell me nothing in these hours; what is still so afterwards is told then
telling-quiet-first = from
telling-quiet-last = to
telling-ways = How I am told
telling-way-push = A browser ({ $to })
telling-way-page = A browser, while a tab is open
telling-way-here = This browser
telling-table = Tell a chat room of this table
telling-table-help = Whom it waits for, and its end: what everybody may know. Webhooks at: { $origins }.
telling-table-done = It is told of this table from now on. The settings have a way to end that.
telling-way-mail = { $to }
telling-way-hook = Webhook at { $to }
telling-unconfirmed = not confirmed yet: open the link in the mail
telling-failing = could not be reached lately
telling-try = Try it
telling-try-of = Try it: { $way }
telling-tried = It is on its way.
telling-remove = Remove
telling-remove-of = Remove: { $way }
telling-begin = Tell me in this browser
telling-denied = This browser does not let Backroom show anything. That can be changed in its settings for this page.
telling-mail = Mail address
telling-mail-sent = A mail is on its way: open the link in it.
telling-hook = Address of a webhook
telling-hooks-at = This server posts to { $origins }.
telling-chat = in the form of chat programs
telling-add = Add
confirm-title = Your mail address
confirm-done = It is confirmed: mails will come there when something waits for you.

## Order in the house

talk-block = Block { $player }
talk-report = Report { $player }
report-title = Report { $player }
report-why = Why?
report-insults = insults
report-cheating = cheating
report-name = the name
report-spam = advertising
report-other = something else
report-said = What happened?
report-send = Report
report-done = Whoever runs this house will look at it.
house-read = I have read it
house-silenced = You may say nothing until { $until }.

## Without a line

offline-title = No line to the house
offline-kept = Your tables are kept as they are. To choose, to talk and to see what the others do takes a line to the server.
offline-works = What works without it: the stories of the games that you have looked at here before.
offline-back = The page goes on by itself as soon as there is a line again.
