### What all games and the command line say.

nothing = nothing
you = you
seat-number = { $player } ({ $number })
player-at-place = { $place }. { $player }
between-pairs = { "; " }
refused = { $why } ({ $rule })

## Refusals that mean the same in every game

refusal-game-over = The game is over.
refusal-unknown-action = There is no such action in this game.
refusal-not-asked = It is not your choice now.
refusal-stale = That answer belongs to an earlier decision.
refusal-wrong-phase = That is not what you are asked now.

## Records that cannot be used

record-unreadable = { $file } cannot be read: { $why }
record-not-one = this is no record: { $why }
record-format = record format { $format } is unknown; { $known } is the only one
record-other-end = the moves do not lead to the state that the record ends with
record-no-set-up = the game cannot be set up: { $why }
record-other-set-up = the seed does not give the set-up that the record keeps
record-other-game = this is a record of { $game }, not of { $wanted }
record-other-rules = it was played by version { $version } of the rules, and this is version { $here }
record-other-edition = it was played with edition { $edition }, and this is { $here }; name its file with --edition
record-no-action = move { $number }: “{ $action }” is no action of { $game }
record-refused-move = move { $number }: seat { $seat }, { $action }: refused, { $why }
record-other-chance = move { $number }: chance gave { $given }, not { $kept }
record-other-deal = the seed is not the one that was promised before the deal

## Tables that cannot be set up; the detail is for whoever wrote the file or the command

setup-error = { $headline } ({ $detail })
setup-unknown-game = There is no such game.
setup-unknown-bot = There is no such bot.
setup-bad-player-count = The game is not for that number of seats.
setup-bad-option = The game has no such option, or not with that value.
setup-bad-edition = This edition cannot be used.
setup-bad-position = This position cannot be laid out.
setup-bad-setup = The game cannot be set up like that.
setup-bad-campaign = This campaign cannot be used.
setup-bad-bot = The bot cannot be told that.
setup-bad-bots = The bots do not fit the seats.
setup-bad-network = This network cannot judge here.
setup-bad-games = At least one game must be played.
setup-bad-backend = Nobody can play there.
setup-bad-results = These results cannot be used.
setup-bad-manner = This position cannot be put to a bot.
