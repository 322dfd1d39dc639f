### New York Kings at the terminal: the drawn table, the table in sentences, and the choices.

kings-money = { $amount ->
    [0] $0
   *[other] ${ $amount }k
}
kings-money-unknown = $?

## The choices

kings-choice-own = { $note }
kings-choice-their = { $note }
kings-choice-drop = Set down { $note }
kings-choice-row = Accept { $note }
kings-choice-tile = { $note }
kings-choice-car = { $action }: { $note }
kings-choice-to = { $action } ({ $note })
kings-choice-amount = { $action } ({ $note })
kings-choice-seat = { $action } ({ $note })
kings-choice-die = Roll again: { $note }
kings-choice-joker = Hire { $note }
kings-choice-react-pass = Play nothing
kings-choice-reroll-pass = Roll no other die
kings-choice-fold-yes = { $fold ->
    [0] Fold: the pot is the other’s
   *[other] Fold: ${ $fold }k more, and the pot is the other’s
}
kings-choice-fold-no = { $stay ->
    [0] Stay: if the other stays too, one more die each
   *[other] Stay: if the other stays too, ${ $stay }k and one more die each
}
kings-choice-resist-yes = Resist: two more dice, and one dead unless you win
kings-choice-resist-no = Give up: the whole group into custody
kings-choice-hesitation-yes = Yes: hire him for ${ $dearer }k in all
kings-choice-hesitation-no = No: keep the money
kings-choice-poach-answer-yes = Pay ${ $price }k and keep him
kings-choice-poach-answer-no = Let him go
kings-choice-deal-answer-yes = Accept: everything changes hands at once
kings-choice-deal-answer-no = Decline
kings-note-police = police
kings-note-mission = mission { $place }
kings-note-goal = destination of “{ $mission }”
kings-note-row = “{ $mission }” ({ $reward })
kings-note-hire = accepts: { $win } %, hesitates: { $tie } %
kings-note-joker = accepts: { $win } %
kings-note-duel = you would win in { $win } % of cases

kings-choice-draft = Compose your proposal, then send it; playing anything else drops it.
kings-choice-draft-pass = Drop the proposal
kings-choice-about = { $subject } — { $asked }
kings-warning-fold = Stay for the last die? Your boss is alone here: lose or be level, and he is dead and you are out of the game.
kings-warning-resist = Resist? Your boss is alone here: unless you win, he is dead and you are out of the game.
kings-warning-casualty = Let your boss die? You would be out of the game.

## The moment at which a card can be played

kings-window-own-turn = It is your turn.
kings-window-own-move = These are your movements.
kings-window-own-accept = These are your actions.
kings-window-own-recruit = These are your actions.
kings-window-own-accomplish = Your mission has just paid.
kings-window-opp-turn-start = { $player }’s turn begins.
kings-window-opp-turn = It is { $player }’s turn.
kings-window-opp-move-step = { $player } is on a drive.
kings-window-opp-announce = { $player } announces an action.
kings-window-bids-revealed = The bids have been shown.
kings-window-resource-draw = You have just drawn.
kings-window-fight-after-roll = The dice have just been rolled.
kings-window-fight-before-die = A die is about to be rolled.
kings-window-shootout-lost = The shoot-out is lost, or level.

## Above the map

kings-board-set-up = Set-up.
kings-board-round = { $last ->
    [none] Round { $round }.
   *[other] Round { $round } of { $last }.
}
kings-board-first = First: { $player }.
kings-board-active = { $stage ->
    [moves] { $player }’s turn: movements.
    [actions] { $player }’s turn: actions.
   *[none] { $player }’s turn.
}

## Beside the map

kings-board-row = To accept (③ leaves after this round)
kings-board-in-progress = In progress
kings-board-bars = In the bars
kings-board-open-mission = { $address ->
    [none] { $title }: { $notes }. No address yet
   *[other] { $goal ->
        [none] { $title }: { $notes }. { $address } → ?
       *[other] { $title }: { $notes }. { $address } → { $goal }
    }
}
kings-board-carried-mission = { $goal ->
    [none] { $title }: { $notes }. → ?
   *[other] { $title }: { $notes }. → { $goal }
}
kings-board-people = for { $count }
kings-board-at-risk = at risk
kings-board-way = { $steps ->
    [0] { $who } is there
    [one] { $who } 1 step away
   *[other] { $who } { $steps } steps away
}
kings-board-bar = { $who ->
    [none] { $district }: nobody
   *[other] { $district }: { $who }
}
kings-board-cells = Cells: { $cells }
kings-board-car = Police car { $car }: { $place }
kings-board-car-beside = beside the board
kings-board-car-out = out of action
kings-board-cars-beside = { $count ->
    [one] One police car beside the board
   *[other] { $count } police cars beside the board
}
kings-board-cars-out = { $count ->
    [one] One police car out of action
   *[other] { $count } police cars out of action
}
kings-board-decks = Decks: cards { $cards }, missions { $missions }, henchmen { $henchmen }, tiles { $tiles }
kings-board-end = The end card is among the last { $last } missions.

## Below the map

kings-board-seat = { $player }: { $facts }
kings-board-dead = out of the game
kings-board-cards = { $count ->
    [0] no card (+{ $draws })
    [one] 1 card (+{ $draws })
   *[other] { $count } cards (+{ $draws })
}
kings-board-risk = { $district }, at risk: you would get past one car in { $one } % of cases, past two in { $two } %.
kings-board-duel = { $district }, against { $player }: you would win in { $win } % of cases if nobody folds (level: { $tie } %).
kings-board-bids = Bids in thousands: { $bids }.
kings-board-discards = Discards: { $cards }.
kings-board-copies = { $count ->
    [one] { $card }
   *[other] { $card } ×{ $count }
}
kings-board-card = { $colour } card { $card }: { $effect }
kings-colour-blue = Blue
kings-colour-red = Red
kings-colour-black = Black
kings-board-provocation = { $pot ->
    [0] Provocation in { THE($district) }, nothing in the pot.
   *[other] Provocation in { THE($district) }, pot of ${ $pot }k.
}
kings-board-shoot-out = Shoot-out in { THE($district) }.
kings-board-arrest = { $resisting ->
    [yes] Shoot-out with the police in { THE($district) }.
   *[no] Arrest attempt in { THE($district) }.
}
kings-board-side = { $jokers ->
    [0] { $player }: dice { $dice }, characters { $people } = { $hand } ({ $counting })
    [one] { $player }: dice { $dice }, characters { $people } and a Joker = { $hand } ({ $counting })
   *[other] { $player }: dice { $dice }, characters { $people } and { $jokers } Jokers = { $hand } ({ $counting })
}
kings-board-police-side = The police ({ $player } rolls): dice { $dice }, cars { $people } = { $hand } ({ $counting })
kings-board-provocation-odds = If nobody folds: { $player } wins in { $win } % of cases, level in { $tie } %.
kings-board-arrest-odds = { $player } comes out on top in { $win } % of cases.
kings-board-talks = { $player } and { $other } are in talks.
kings-board-proposal = { $player } proposes to { $other }. Gives: { $give }. Wants: { $ask }.
kings-board-draft = { $other ->
    [none] Your proposal: to whom do you make it?
   *[other] Your proposal for { $other }. You give: { $give }. You want: { $ask }.
}
kings-board-joker = { $at ->
    [free] { $joker } is free
    [out] { $joker } is out of the game
   *[seat] { $joker } is with { $player }
}
kings-board-result = { $place }. { $player }: ${ $amount }k

## The cards: what they do, and when

kings-card-price = { $rank } for ${ $amount }k
kings-card-on-accept = acceptance of a mission
kings-card-on-recruit-remote = recruiting by phone
kings-card-bonus-reward = the mission you have just accomplished pays ${ $amount }k more.
kings-card-recruit-fixed = instead of recruiting, hire without dice: { $prices }; of a suit you already have, or of any if you have no henchman.
kings-card-poach = instead of recruiting, name a price of ${ $least }k to ${ $most }k: a rival’s henchman joins you, or his boss pays it to keep him.
kings-card-extra-steps = { $amount ->
    [one] your drive has one more step.
   *[other] your drive has { $amount } more steps.
}
kings-card-ignore-police = the police no longer stop your drive.
kings-card-release-all = in your movements, all your characters in custody are let out.
kings-card-accept-remote = accept a mission without being at its address.
kings-card-redraw-destination = one of your missions gets another destination.
kings-card-eliminate-henchman = in another player’s turn, one of their henchmen dies.
kings-card-stop-drive = after another player’s step, their drive ends there.
kings-card-cancel-action = cancel what another player announces ({ $announced }).
kings-card-police-raid = in another player’s turn, a car rushes to one of their groups; if it carries a mission at risk, the police try to arrest it and have one { $rank } more.
kings-card-limit-steps = { $amount ->
    [one] at the start of another player’s turn: one step for each character, no more.
   *[other] at the start of another player’s turn: { $amount } steps for each character, no more.
}
kings-card-steal-card = { $amount ->
    [one] at the start of another player’s turn, steal one of their cards at random.
   *[other] at the start of another player’s turn, steal { $amount } of their cards at random.
}
kings-card-raise-bid = once the bids have been shown, yours counts ${ $amount }k more, which you do not pay.
kings-card-reroll = { $amount ->
    [one] after a roll in a fight, roll one of your dice again.
   *[other] after a roll in a fight, roll up to { $amount } of your dice again.
}
kings-card-add-value = before the fourth or the fifth die, your side has one { $rank } more.
kings-card-no-loss = a lost or level shoot-out costs you no character.
kings-card-draw = { $amount ->
    [one] after your draw, draw one more card.
   *[other] after your draw, draw { $amount } more cards.
}

## Help

kings-legend = Map: P police, M metro, H heliport, B bar; { $seats } the players, with the ranks of their characters behind; { $car } police car, { $moved } if it has driven in this round; { $places } addresses of the missions to accept; { $goal } your destinations. { $waiting } must choose; { $phone } you have the number. Characters: +2 steps left, { $aboard } in the drive, { $acted } has acted. Every card is also good for one more step. Cards (+2): what is drawn in the next round. Characters in custody go from cell 3 to cell 1, then out to Broadway.
