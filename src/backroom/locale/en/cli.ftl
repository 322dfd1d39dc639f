### What `backroom play` says to people, in all games.

## Words that people may type, apart from the English ones, which always work

cli-word-help = help
cli-word-board = board
cli-word-log = log
cli-word-rule = rule
cli-word-save = save
cli-word-quit = quit
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
cli-resumed = { $moves ->
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
cli-not-understood = “{ $typed }” is neither a choice nor a command.
cli-no-such-number = There is no choice { $typed } now.
cli-refused = { $action }: { $why }
cli-confirm = { $question } ({ $yes }/{ $no })
cli-not-confirmed = Nothing was chosen.

## Questions

cli-allowed = { $action }: you may choose that now, with { $number }.
cli-refused-heading = Not possible now, and why:
cli-nothing-refused = Everything of this kind is possible now.
cli-refused-group = { $why } { $actions }
cli-rule = { $number }: { $text }
cli-rule-which = Which rule? For example: { $rule } { $number }
cli-rule-unknown = There is no rule { $number } in this game.
cli-log-heading = The game so far, as { $player } has seen it
cli-log-public = What all have seen; private looks are not shown again without the memory aid.
cli-help =
    A choice is made by its number, by its notation or by its words.
    { $unknown } — all that is not possible now, and why; { $unknown } { $example } — the same for this action alone
    { $rule } { $number } — the text of a rule
    { $board } — the table again
    { $log } — all that happened
    { $save } FILE — keep the game in a file (which tells everything, hidden cards too)
    { $quit } — leave; you can save first

## Several people at one keyboard

cli-turn-over = { $player }, your turn is over. Press Enter to hide the screen.
cli-hand-over = Pass the keyboard to { $player }, then press Enter.

## Saving and leaving

cli-save-which = Which file? For example: { $save } { $file }
cli-saved = Saved in { $file }. To play on: { $command }
cli-save-failed = { $file } cannot be written: { $why }
cli-overwrite = { $file } is there already. Replace it?
cli-save-before-leaving = To save the game, type the name of a file. Press Enter to leave without saving.
cli-save-record = To keep the record of this game, type the name of a file. Press Enter to leave it.
cli-kept = You left in the middle of the game. It is kept in { $file }. To play on: { $command }
cli-kept-record = Saved in { $file }. To read it again: { $command }
cli-left = The game was not saved.

## The end

cli-over = The game is over. Everything is open now.

## What is wrong with the command line

cli-error-humans = There cannot be { $humans } people at a table with { $seats } seats.
cli-error-bots = { $bots } bots are named, and { $needed } seats need one; name one bot for each, or one for all.
cli-error-names = { $names } names are given for { $seats } seats.
cli-error-name = The name “{ $name }” cannot be used: a name is printable, not empty and not given twice.
cli-error-option = “{ $option }” is no option; write NAME=VALUE.
cli-error-seats = The saved game has { $seats } seats, not { $given }.
cli-error-resumed = { $option } belongs to a new game; the saved one has its own.
cli-error-no-board = { $game } cannot be shown in a terminal yet.
