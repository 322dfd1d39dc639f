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
crooks-action-take = Take card { $slot }
crooks-action-place-up = Place face up at { $target }
crooks-action-place-use = Place face up at { $target } and use the ability
crooks-action-place-down = Place face down at { $target }
crooks-action-move = Move the old crooks to { $target }
crooks-action-hit = Hit the crooks of { $seat }
crooks-action-spy-target = Spy on target { $target }
crooks-action-spy-hangout = Spy on hangout { $hangout }

## What must be chosen now

crooks-ask-turn = Choose a hangout to recruit at, or pass.
crooks-ask-take = Take one crook of the pile.
crooks-ask-place = Place the crook at a target: face up, face up with its ability, or face down.
crooks-ask-swap = Choose where the old crooks go.
crooks-ask-hit = Choose whose crooks the hitman removes.
crooks-ask-spy = Choose a target or a hangout for the spy to look at.

## Journal

crooks-journal-began = The crooks are dealt. { $first } begins.
crooks-journal-passed = { $forced ->
    [yes] { $seat } has to pass and is out of the game.
   *[no] { $seat } passes and is out of the game.
}
crooks-journal-recruited = { $seat } pays ${ $price } to look through { $hangout }.
crooks-journal-saw-pile = { $seat } sees at { $hangout }: { $crooks }.
crooks-journal-found-nobody = { $seat } finds nobody to take at { $hangout }.
crooks-journal-took = { $crook ->
    [none] { $seat } takes a crook from { $hangout }.
   *[other] { $seat } takes { $crook } from { $hangout }.
}
crooks-journal-placed = { $mode ->
    [use] { $seat } places { $crook } face up at { $target } and uses its ability.
    [down] { $crook ->
        [none] { $seat } pays ${ $fee } and places a crook face down at { $target }.
       *[other] { $seat } pays ${ $fee } and places { $crook } face down at { $target }.
    }
   *[up] { $seat } places { $crook } face up at { $target }.
}
crooks-journal-picked-pocket = { $seat } takes ${ $gain } from the bank.
crooks-journal-moved = { $seat } moves { $crooks } from { $source } to { $target }.
crooks-journal-hit = The hitman of { $seat } removes { $crooks } of { $victim } at { $target }.
crooks-journal-spied-on-target = { $crooks ->
    [none] { $seat } spies on target { $target }.
   *[other] { $seat } spies on target { $target } and sees { $crooks }.
}
crooks-journal-spied-on-hangout = { $crooks ->
    [none] { $seat } spies on hangout { $hangout }.
   *[other] { $seat } spies on hangout { $hangout } and sees { $crooks }.
}
crooks-journal-revealed = At { $target } { $seat } turns up { $crook }.
crooks-journal-target-scored = Target { $target } is worth { $value }. Strengths: { $strengths }. Points: { $points }.
crooks-journal-gang-scored = { $winner ->
    [none] { $gang }: { $members }. Nobody has most members.
   *[other] { $gang }: { $members }. { $winner } gets { $points ->
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
