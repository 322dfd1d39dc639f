### People who come back: what the server says of them.

problem-too-many-passkeys = You have enough passkeys. Remove one first.
problem-old-challenge = This took too long, or was used already. Begin again.
problem-bad-passkey = This passkey was not made for this page, or its answer cannot be trusted. Nothing was changed.
problem-no-passkey = There is no such passkey here: it was removed, or belongs to another house.
problem-copied-passkey = This passkey looks like a copy of one that was used since. Sign in with another one, and remove it.
problem-no-recovery = This recovery code is not right, or rests for an hour after too many wrong tries.
problem-both-seated = Both of you sit at a table that is not over. Finish that game first, or leave the guest behind.
problem-rating-not-agreed = This game counts for the ratings only if everybody agrees. Whoever does not want it can ask the others to withdraw.
problem-rating-with-bots = A game counts for the ratings among people alone, or for one person against bots of the house.
problem-rating-other-edition = Only games with the house edition count for the ratings.
problem-rated-no-undo = This game counts for the ratings: what was revealed or answered stays.
problem-not-shown = This player does not show their games.
problem-no-person = There is no such player any more.
table-rated = { $you ->
    [yes] You agree
   *[no] { $player } agrees
} that the game counts for the ratings.
table-unrated = { $you ->
    [yes] You do
   *[no] { $player } does
} not want the game to count for the ratings.
problem-too-many-friends = That would be too many friends, for you or for them.
problem-not-met = You can ask those with whom you have finished a game.
problem-no-friend = You are no friends yet.
