### Crooks: names, choices, journal and refusals.

crooks-name = Crooks
crooks-about = Pay to look through a pile, keep one crook, send it against a target, openly or hidden; or leave for good.
crooks-hangout = { $letter } ({ $name })
crooks-target = { $number } ({ $name })
crooks-hidden-crook = a hidden crook
crooks-crook-of = { $crook } ({ $player })

## Choices

crooks-action-pass = Pass: leave the game for good
crooks-action-recruit = Recruit at { $hangout }
crooks-action-take = { $slot ->
    [0] Take the first card
    [1] Take the second card
    [2] Take the third card
    [3] Take the fourth card
   *[4] Take the fifth card
}
crooks-action-place-up = Place face up at { $target }
crooks-action-place-use = Place face up at { $target } and use the ability
crooks-action-place-down = Place face down at { $target }
crooks-action-move = Move the old crooks to { $target }
crooks-action-hit = Hit { $seat }’s crooks
crooks-action-spy-target = Spy on target { $target }
crooks-action-spy-hangout = Spy on hangout { $hangout }

## What must be chosen now

crooks-ask-turn = Choose a hangout to recruit at, or pass.
crooks-ask-take = Take one crook of the pile.
crooks-ask-place = { $able ->
    [yes] Place the crook at a target: face up, face up with its ability, or face down.
   *[no] Place the crook at a target: face up or face down.
}
crooks-ask-swap = Choose where the old crooks go.
crooks-ask-hit = Choose whose crooks the hitman removes.
crooks-ask-spy = Choose a target or a hangout for the spy to look at.

## Journal

crooks-journal-began = { $you ->
    [first] The crooks are dealt. You begin.
   *[other] The crooks are dealt. { $first } begins.
}
crooks-journal-passed = { $forced ->
    [yes] { $you ->
        [seat] You have to pass and are out of the game.
       *[other] { $seat } has to pass and is out of the game.
    }
   *[no] { $you ->
        [seat] You pass and are out of the game.
       *[other] { $seat } passes and is out of the game.
    }
}
crooks-journal-recruited = { $you ->
    [seat] You pay
   *[other] { $seat } pays
} ${ $price } to look through { $hangout }.
crooks-journal-saw-pile = { $you ->
    [seat] You see
   *[other] { $seat } sees
} at { $hangout }: { $crooks }.
crooks-journal-found-nobody = { $you ->
    [seat] You find
   *[other] { $seat } finds
} nobody to take at { $hangout }.
crooks-journal-took = { $you ->
    [seat] You take
   *[other] { $seat } takes
} { $crook ->
    [none] a crook
   *[other] { $crook }
} from { $hangout }.
crooks-journal-placed = { $you ->
    [seat] { $mode ->
        [use] You place { $crook } face up at { $target } and use its ability.
        [down] You pay ${ $fee } and place { $crook ->
            [none] a crook
           *[other] { $crook }
        } face down at { $target }.
       *[up] You place { $crook } face up at { $target }.
    }
   *[other] { $mode ->
        [use] { $seat } places { $crook } face up at { $target } and uses its ability.
        [down] { $seat } pays ${ $fee } and places { $crook ->
            [none] a crook
           *[other] { $crook }
        } face down at { $target }.
       *[up] { $seat } places { $crook } face up at { $target }.
    }
}
crooks-journal-picked-pocket = { $you ->
    [seat] You take
   *[other] { $seat } takes
} ${ $gain } from the bank.
crooks-journal-moved = { $you ->
    [seat] You move
   *[other] { $seat } moves
} { $crooks } from { $source } to { $target }.
crooks-journal-hit = { $you ->
    [seat] At { $target } your hitman removes { $crooks } ({ $victim }).
    [victim] At { $target } { $seat }’s hitman removes your { $crooks }.
   *[other] At { $target } { $seat }’s hitman removes { $crooks } ({ $victim }).
}
crooks-journal-spied-on-target = { $you ->
    [seat] You spy on target { $target }{ $crooks ->
        [none] .
       *[other] {" "}and see { $crooks }.
    }
   *[other] { $seat } spies on target { $target }{ $crooks ->
        [none] .
       *[other] {" "}and sees { $crooks }.
    }
}
crooks-journal-spied-on-hangout = { $you ->
    [seat] You spy on hangout { $hangout }{ $crooks ->
        [none] .
       *[other] {" "}and see { $crooks }.
    }
   *[other] { $seat } spies on hangout { $hangout }{ $crooks ->
        [none] .
       *[other] {" "}and sees { $crooks }.
    }
}
crooks-journal-revealed = { $you ->
    [seat] At { $target } you turn up { $crook }.
   *[other] At { $target } { $seat } turns up { $crook }.
}
crooks-journal-target-scored = Target { $target } is worth { $value }. Strengths: { $strengths }. Points: { $points }.
crooks-journal-gang-scored = { $gang }: { $members }. { $winner ->
    [none] Nobody is alone in front.
   *[other] { $you ->
        [winner] You get
       *[other] { $winner } gets
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
crooks-journal-ended = The game is over. Points: { $points }. Money: { $money }. Places: { $places }.

## Refusals

crooks-refusal-not-asked = Another player is choosing now.
crooks-refusal-hangout-closed = That hangout is not used with this number of players.
crooks-refusal-hangout-empty = Nobody is left at that hangout.
crooks-refusal-cannot-afford = You do not have enough money for that.
crooks-refusal-no-such-slot = The pile has no such card.
crooks-refusal-kingpin-not-last = The kingpin cannot be taken while others lie in its pile.
crooks-refusal-no-place = Your row is full, and that crook could go nowhere.
crooks-refusal-face-up-only = The kingpin is always placed face up.
crooks-refusal-no-ability = That crook has no ability to use.
crooks-refusal-cell-occupied = You already have a crook at that target.
crooks-refusal-ability-useless = The ability would have nothing to act on there.
crooks-refusal-not-free = The moved crooks need an empty space of your row.
crooks-refusal-no-victim = That player has no crooks for the hitman to remove here.
crooks-refusal-nothing-to-see = There is nothing for the spy to see there.
