### Crooks at the terminal: the drawn table, the table in sentences, and the choices.

crooks-money = ${ $amount }
crooks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crooks-card = { $gangs ->
    [none] { $ability ->
        [none] { $crook }
       *[other] { $crook }, { $ability }
    }
   *[other] { $ability ->
        [none] { $crook }, { $gangs }
       *[other] { $crook }, { $gangs }, { $ability }
    }
}

## Choices

crooks-choice-take = Take { $card }
crooks-choice-recruit = Recruit at { $letter } for { $price }
crooks-choice-place-up = Face up at { $target }
crooks-choice-place-use = { $ability ->
    [none] Face up at { $target } with its ability
   *[other] Face up at { $target } with its ability ({ $ability })
}
crooks-choice-place-down = Face down at { $target } for { $price }
crooks-choice-mode-up = face up
crooks-choice-mode-use = face up with its ability ({ $ability })
crooks-choice-mode-down = face down for { $price }
crooks-warning-pass = Passing is final: you take no further turn in this game. Do you pass?

## The drawn table: short, a column has ten letters

crooks-board-corner = Worth
crooks-board-leading = In front
crooks-board-passed = passed
crooks-board-empty = empty
crooks-board-gain = +{ $points }
crooks-board-gone = { $count } taken
crooks-board-scores = Points if scored now (open crooks only):
crooks-board-results = Result

## Under the table

crooks-board-pile = You look through { $hangout }: { $crooks }.
crooks-board-hand = In your hand: { $card }.
crooks-board-acting = The ability acts at { $target }.
crooks-board-moving = On the move: { $crooks }.
crooks-board-glimpse = { $hangout ->
    [none] Your last look, at { $target }: { $crooks }.
   *[other] Your last look, at { $hangout }: { $crooks }.
}
crooks-board-box = In the box: { $crooks }.
crooks-board-unseen = { $count ->
    [one] One crook you have never seen (level × number): { $levels }
   *[other] { $count } crooks you have never seen (level × number): { $levels }
}
crooks-board-level = { $level }×{ $count }
crooks-board-undealt = Never dealt: { $crooks }.
crooks-board-result = { $place }. { $player }: { $points }, { $money }
crooks-legend = Signs: { $active } is choosing. { $down } lies face down. { $from }D came from hangout D. { $leader } is in front. { $unknown } there are hidden crooks that you do not know and that are not counted. Numbers: level(modifier). Gangs: { $gangs }.

## The table in sentences

crooks-plain-you = You are { $player }.
crooks-plain-target-empty = Target { $target }: worth { $value }. Nobody is there.
crooks-plain-target = Target { $target }: worth { $value }. { $rows } { $leaders }
crooks-plain-row = { $player }: { $crooks }.
crooks-plain-leaders = In front: { $players } with strength { $strength }, for { $points }.
crooks-plain-leaders-unknown = Nobody known is in front.
crooks-plain-crook = { $side ->
    [up] { $origin ->
        [none] { $crook }
       *[other] { $crook } from { $origin }
    }
    [down] { $origin ->
        [none] { $crook } face down
       *[other] { $crook } face down, from { $origin }
    }
   *[hidden] { $origin ->
        [none] a hidden crook
       *[other] { $guesses ->
            [none] a hidden crook from { $origin }
           *[other] a hidden crook from { $origin } (one of { $guesses })
        }
    }
}
crooks-plain-hangout-empty = Hangout { $hangout }: empty.
crooks-plain-hangout = { $knowledge ->
    [none] Hangout { $hangout }: { $count ->
        [one] one crook
       *[other] { $count } crooks
    }, { $price }.
    [open] Hangout { $hangout }: { $count ->
        [one] one crook
       *[other] { $count } crooks
    }, { $price }. Still there: { $crooks }.
    [certain] Hangout { $hangout }: { $count ->
        [one] one crook
       *[other] { $count } crooks
    }, { $price }. You know them: { $crooks }.
   *[past] Hangout { $hangout }: { $count ->
        [one] one crook
       *[other] { $count } crooks
    }, { $price }. { $taken } taken since you looked. Perhaps still there: { $crooks }.
}
crooks-plain-gang = { $leader ->
    [none] Gang { $gang } ({ $points }): { $members }. Nobody leads it.
   *[other] Gang { $gang } ({ $points }): { $members }. { $leader } leads it.
}
crooks-plain-seat = { $passed ->
    [yes] { $player } has { $money } and has passed. Scored now: { $known }, with open crooks only: { $open }.
   *[no] { $player } has { $money }. Scored now: { $known }, with open crooks only: { $open }.
}
