### The coach: what a finished game was about, from what one seat knew.

coach-thinking = Going through the game
coach-head = { $game }, { $seats } seats: what { $player } could have done
coach-knowledge = Everything here comes from what { $player } knew at each moment; no hidden card was looked at.
coach-knowledge-open = Here all cards lie open, also those that { $player } could not know.
coach-unfinished = The game in { $file } is not over; only a finished game can be reviewed. It can be played on with backroom play --resume.
coach-seat = seat
coach-start = start
coach-own = own choices
coach-others = others’ choices
coach-luck = luck
coach-result = result
coach-chances = chance to win, from the deal to the end
coach-balance = What made the result, in points of the chance to win
coach-mistakes = The choices that cost most
coach-no-mistakes = No choice was found that cost anything.
coach-mistake = Step { $step }: “{ $chosen }”. Better: “{ $better }”, by { $points } points of the chance to win (± { $within }).
coach-close = Step { $step }: “{ $chosen }”. Close: “{ $better }” seems better by { $points } points of the chance to win (± { $within }), which luck alone can explain.
coach-odds = Of 100 tables that fit what was known it does better on { $odds }; the chance to win would have been { $chance } %.{ $rule ->
    [none] { "" }
   *[other] {" "}(Rule { $rule })
}
coach-lucky = The luckiest moments
coach-unlucky = The unluckiest moments
coach-swing = Step { $step }: { $what } ({ $points } points)
coach-plot = { $game }: the chance to win, as { $player } could know it
coach-plot-step = step
coach-plot-chance = chance to win (%)

## What the better choice leads to

coach-crooks-points = On average the seat ends with { $better } points instead of { $chosen }.
coach-crooks-rival = On average the best rival ends with { $better } points instead of { $chosen }.
coach-crooks-targets = On average the seat wins { $better } targets instead of { $chosen }.
coach-crooks-gangs = On average the seat leads { $better } gangs instead of { $chosen }.
coach-crooks-money = On average it leaves ${ $better } in the end instead of ${ $chosen }.
coach-sneaks-points = Soon afterwards the seat stands at { $better } points on average instead of { $chosen }.
coach-sneaks-rival = Soon afterwards the best rival stands at { $better } points on average instead of { $chosen }.
coach-sneaks-first = Soon afterwards the seat is first in { $better } colours on average instead of { $chosen }.
coach-sneaks-tokens = Soon afterwards the seat holds { $better } tokens and stash cards on average instead of { $chosen }.
coach-sneaks-items = Soon afterwards the seat’s special items are worth { $better } points on average instead of { $chosen }.
coach-kings-money = By the end of the round the seat has ${ $better }k on average instead of ${ $chosen }k.
coach-kings-rival = By the end of the round the richest rival has ${ $better }k on average instead of ${ $chosen }k.
coach-kings-men = By the end of the round the seat has { $better } henchmen on average instead of { $chosen }.
coach-kings-cards = By the end of the round the seat holds { $better } cards on average instead of { $chosen }.
coach-kings-alive = By the end of the round the boss is alive { $better } times of 100 instead of { $chosen }.
coach-animalcatraz-rep = Right afterwards the seat has { $better } REP on average instead of { $chosen }.
coach-animalcatraz-rival = Right afterwards the best rival has { $better } REP on average instead of { $chosen }.
coach-animalcatraz-guards = Right afterwards { $better } guards are on the seat’s side on average instead of { $chosen }.
coach-animalcatraz-levels = Right afterwards the levels add up to { $better } on average instead of { $chosen }.

## Puzzles: `backroom puzzle`, `backroom puzzles`

coach-puzzle-head = { $game }, puzzle { $number }: what is best for { $player }?
coach-puzzle-prompt = Your choice:
coach-puzzle-right = Right, that is the best choice.
coach-puzzle-wrong = Another choice is better.
coach-puzzle-answer = { $choice }: { $chance } % to win
coach-no-puzzle = There is no puzzle { $number }; this game has { $last }.
coach-puzzle-of-before = This puzzle is about other cards than those of the house edition.
coach-puzzles-searching = Looking for puzzles
coach-puzzles-found = { $count ->
    [one] One puzzle was found; the best choice leads by at least { $least } points of the chance to win.
   *[other] { $count } puzzles were found; the best choice leads by at least { $least } points of the chance to win.
}
