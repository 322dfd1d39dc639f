### The coach on the page: reviews, puzzles, hints.

review-review = What could have been done
review-of-seat = Game of
review-with-open = with everything open
review-next-mistake = Next mistake
review-next-turn = Next turning point
review-close-review = Close
review-knew = Everything here comes from what { $player } knew at each moment; no hidden card was looked at.
review-knew-all = Here all cards lie open, also those that { $player } could not know.
review-thinking = The coach goes through the game …
review-chances-title = Chance to win
review-chances-at = Moment { $moment }: { $chances }
review-chance-of = { $player } { $chance }
review-cost-at = Moment { $moment }: { $chosen }
review-as-table = As a table
review-dearest = The choices that cost most
review-no-mistakes = No choice was found that cost anything.
review-at = Moment { $moment }
review-mistake = “{ $chosen }”. Better: “{ $better }”, by { $points } points of the chance to win (± { $within }).
review-close = “{ $chosen }”. Close: “{ $better }” seems better by { $points } points (± { $within }), which luck alone can explain.
review-luck-title = Luck and skill, in points of the chance to win
review-seat = Seat
review-own = own choices
review-luck = luck
review-others = Others’ choices
review-result = Start → result
review-lucky = The luckiest moments
review-unlucky = The unluckiest moments
review-what-if = Play on from here
review-what-if-help = { $real ->
    [yes] At a table of your own against bots, on the table as it was.
   *[no] At a table of your own against bots, dealt anew from what this seat knew.
}

## Puzzles

puzzle-title = Puzzles
puzzle-about = Positions of games that bots have played, each as one seat saw it, in which one choice is clearly best.
puzzle-day = Puzzle of the day
puzzle-name = { $game }, puzzle { $number }
puzzle-all-known = You have answered every puzzle there is.
puzzle-count = { $right } of { $answered } answered rightly; there are { $count }.
puzzle-state = { $state ->
    [right] Puzzle { $number }, found
    [wrong] Puzzle { $number }, not found
   *[new] Puzzle { $number }
}
puzzle-question = The question
puzzle-what = What is best for { $player }?
puzzle-right = Right, that is the best choice.
puzzle-wrong = Another choice is better.
puzzle-lead = The best choice leads by { $points } points of the chance to win (± { $within }).
puzzle-yours = your choice
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-loading = The position is being laid out …

## Hints

hint-ask = Hint
hint-thinking = The coach thinks …
hint-title = Chances to win, says the coach
hint-choice = { $choice }: { $chance }
