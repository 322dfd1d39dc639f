### What all games and the command line say.

nothing = nothing
seat-number = { $player } ({ $number })
refused = { $why } ({ $rule })

## Refusals that mean the same in every game

refusal-game-over = The game is over.
refusal-unknown-action = There is no such action in this game.
refusal-not-asked = It is not your choice now.
refusal-stale = That answer belongs to an earlier decision.
refusal-wrong-phase = That is not what you are asked now.
