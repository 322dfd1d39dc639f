### New York Kings: names, choices, journal and refusals. Money is in thousands.

kings-name = New York Kings
kings-about = One night in Manhattan: bribe the police, run missions, hire henchmen, shake down rivals with poker dice. Whoever is alive and richest at dawn wins.
kings-cell = cell { $cell }

kings-hand-high-card = high card
kings-hand-pair = a pair
kings-hand-two-pairs = two pairs
kings-hand-three = three alike
kings-hand-straight = a straight
kings-hand-full-house = a full house
kings-hand-four = four alike

kings-item-money = money
kings-item-card = a card
kings-item-number = a phone number
kings-item-police = a police move
kings-item-exact-money = ${ $amount }k
kings-item-exact-card = the card “{ $card }”
kings-item-exact-number = the phone number for { $district }
kings-item-exact-police = car { $car } to { $district }

## Choices

kings-action-pass = Pass
kings-action-yes = Yes
kings-action-no = No
kings-action-amount = ${ $amount }k
kings-action-to = { $district }
kings-action-own = Your character { $slot }
kings-action-drop = Set down character { $slot }
kings-action-their = Their henchman { $slot }
kings-action-seat = Player { $seat }
kings-action-card = Card: { $card }
kings-action-bonus = Give up for a step: { $card }
kings-action-row = Accept the mission on place { $place }
kings-action-car = Police car { $car }
kings-action-cell = Prisoners of cell { $cell }
kings-action-die = Die { $die }
kings-action-tile = Start tile { $tile }
kings-action-end-drive = End the drive
kings-action-end-moves = End movements
kings-action-end-turn = End the turn
kings-action-metro = Take the metro
kings-action-heli = Take the helicopter
kings-action-accomplish = Accomplish a mission
kings-action-provoke = Provoke
kings-action-recruit = Recruit
kings-action-dismiss = Dismiss a henchman
kings-action-joker = Joker { $joker }
kings-action-deal = Propose a deal
kings-action-counter = Make a counter-offer
kings-action-send = Send the proposal
kings-action-withdraw = Withdraw the proposal
kings-action-money-give = Offer money
kings-action-money-ask = Ask for money
kings-action-card-give = Offer a card
kings-action-card-ask = Ask for a card
kings-action-number = A phone number
kings-action-police = A police move

## What must be chosen now

kings-ask-start-tile = Where does your boss start? The picks are shown together.
kings-ask-bid = What do you bribe the police with? All bids are shown together and are gone; the highest plays first and drives the police.
kings-ask-react = Play a card now, or pass.
kings-ask-discard = You hold more than five cards: which one goes?
kings-ask-moves = Your movements: pick who moves, or end them.
kings-ask-drive = Your drive: where to? You can also let people in or out.
kings-ask-police-to = Where does the police car go?
kings-ask-arrest-whom = Whose group do the police try to arrest?
kings-ask-bonus-to = Where does the bonus step lead?
kings-ask-heli-to = Where does the helicopter land?
kings-ask-actions = Your actions: choose one, or end your turn.
kings-ask-carrier = Who carries the mission?
kings-ask-accomplish = Which mission is accomplished? Name its carrier.
kings-ask-partner = Who stands in for the missing partner?
kings-ask-provoker = Who provokes?
kings-ask-victim = Whom do you provoke?
kings-ask-fold = Do you fold?
kings-ask-resist = You are caught. Do you resist?
kings-ask-casualty = You did not win the shoot-out: whom do you give up?
kings-ask-hesitation = The henchman hesitates. Do you pay $1k more?
kings-ask-recruit-where = Whom do you try to recruit? Name the bar.
kings-ask-offer = How much do you offer? One die for each thousand: one above his rank hires him, and you pay only then.
kings-ask-reroll = Which die do you roll again?
kings-ask-poach-answer = A rival bids for your henchman. Do you pay the price to keep him?
kings-ask-dismiss = Whom do you dismiss?
kings-ask-joker-offer = How much do you offer the Joker? One die for each thousand; he wants an A.
kings-ask-joker-with = Whom does the Joker join?
kings-ask-hire-where = From which bar do you hire?
kings-ask-poach-from = Whose henchman do you want?
kings-ask-poach-whom = Which henchman do you want?
kings-ask-poach-price = What price do you name?
kings-ask-remote-row = Which mission do you accept from afar?
kings-ask-redraw-which = Which mission gets another destination? Name its carrier.
kings-ask-hit-whom = Which henchman is killed?
kings-ask-raid-car = Which police car is called?
kings-ask-raid-to = Where is the raid?
kings-ask-counter = Put your counter-offer together, then send it.
kings-ask-deal-answer = Do you accept the deal?
kings-ask-over = The game is over.

## Journal

kings-journal-began = The table is set for { $seats } players: { $bosses }. In the bars wait { $bars }.
kings-journal-turned-up = { $goal ->
    [none] { $address ->
        [none] New mission: { $mission }. There is no tile for it yet.
       *[other] Mission “{ $mission }”: accept it at { $address }.
    }
   *[other] Mission “{ $mission }”: from { $address } to { $goal }.
}
kings-journal-start-tiles = { $seat } drew the start tiles { $districts }.
kings-journal-bosses-placed = The bosses start: { $starts }.
kings-journal-round-began = { $last ->
    [yes] Round { $round } begins. It is the last.
   *[no] Round { $round } begins.
}
kings-journal-bid = { $seat } bids ${ $amount }k.
kings-journal-bids-revealed = Bids in thousands: { $bids }.
kings-journal-rolled-for-first = { $seat } rolls { $die } for the first place.
kings-journal-became-first = { $seat } is first player with a bid worth ${ $amount }k.
kings-journal-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws “{ $card }”.
}
kings-journal-reshuffled = { $count ->
    [one] The discards are shuffled: the new deck has one card.
   *[other] The discards are shuffled: the new deck has { $count } cards.
}
kings-journal-car-came = Police car { $car } is at { $district }.
kings-journal-discarded = { $seat } discards “{ $card }”.
kings-journal-played = { $seat } plays “{ $card }”.
kings-journal-gave-for-step = { $seat } gives up “{ $card }” for a step.
kings-journal-stole-card = { $card ->
    [none] { $seat } steals a card from { $victim }.
   *[other] { $seat } steals “{ $card }” from { $victim }.
}
kings-journal-turn-began = It is { $seat }’s turn.
kings-journal-moves-ended = { $seat } ends the movements.
kings-journal-turn-ended = { $seat } ends the turn.
kings-journal-boarded = { $who } gets in at { $district } ({ $seat }).
kings-journal-dropped = { $who } gets out at { $district } ({ $seat }).
kings-journal-drove = { $kind ->
    [metro] { $group }: by metro to { $district } ({ $seat }).
    [prepaid] { $group }: one more step to { $district } ({ $seat }).
    [bonus] { $group }: on to { $district } ({ $seat }).
    [landing] { $group }: by helicopter to { $district } ({ $seat }).
   *[normal] { $group }: to { $district } ({ $seat }).
}
kings-journal-took-metro = { $seat } takes the metro.
kings-journal-flew = { $seat } takes the helicopter for ${ $amount }k.
kings-journal-drive-ended = { $seat } ends the drive.
kings-journal-halted = The police stop { $seat } at { $district }.
kings-journal-advanced = { $group } ({ $seat }): now { $places }.
kings-journal-car-moved = { $seat } sends police car { $car } to { $district }.
kings-journal-arrest-tried = The police try to arrest { $seat } at { $district }; { $roller } rolls for them.
kings-journal-rolled = Dice { $dice } ({ $hand }: { $counting }) against { $against } ({ $other_hand }: { $other_counting }).
kings-journal-got-away = { $seat } gets away.
kings-journal-resisted = { $yes ->
    [yes] { $seat } resists.
   *[no] { $seat } does not resist.
}
kings-journal-cars-broken = { $seat } shoots the police at { $district } out of action.
kings-journal-lost-to-police = { $seat } loses the shoot-out with the police.
kings-journal-arrested = { $group } ({ $seat }) under arrest.
kings-journal-provoked = { $seat } provokes { $victim } at { $district }.
kings-journal-staked = { $short ->
    [yes] { $amount ->
        [0] { $seat } has nothing left to put into the pot.
       *[other] { $seat } puts the last ${ $amount }k into the pot.
    }
   *[no] { $seat } puts ${ $amount }k into the pot.
}
kings-journal-folded = { $yes ->
    [yes] { $seat } folds.
   *[no] { $seat } stays.
}
kings-journal-took-pot = { $seat } takes the pot of ${ $amount }k.
kings-journal-shared-pot = { $odd ->
    [0] A draw: each gets ${ $amount }k of the pot.
   *[other] A draw: each gets ${ $amount }k of the pot, ${ $odd }k goes to the bank.
}
kings-journal-killed = { $who } ({ $seat }) is dead.
kings-journal-eliminated = { $seat } is out of the game.
kings-journal-mission-lost = { $seat } loses the mission “{ $mission }”.
kings-journal-mission-expired = The mission “{ $mission }” leaves the row.
kings-journal-tile-freed = The accept tile of “{ $mission }” goes back into the bag.
kings-journal-end-card = The Five Families meet: round { $round } is the last.
kings-journal-announced = { $seat } is about to accept “{ $mission }” with { $group }.
kings-journal-accepted = { $goal ->
    [none] { $seat } accepts “{ $mission }” with { $group }; the destination is not shown.
   *[other] { $seat } accepts “{ $mission }” with { $group }; the destination is { $goal }.
}
kings-journal-accomplished = { $seat } accomplishes “{ $mission }” at { $goal } and gets ${ $amount }k.
kings-journal-redrawn = { $goal ->
    [none] “{ $mission }” of { $seat } has a new hidden destination.
   *[other] “{ $mission }” of { $seat } now leads to { $goal }.
}
kings-journal-offered = { $phone ->
    [yes] { $seat } calls { $who } and offers ${ $amount }k.
   *[no] { $seat } offers { $who } ${ $amount }k.
}
kings-journal-offer-rolled = { $seat } rolls { $dice }.
kings-journal-hired = { $who } joins { $seat } at { $district } for ${ $amount }k.
kings-journal-not-hired = { $who } does not join { $seat }.
kings-journal-waits = { $who } now waits in { $district }.
kings-journal-dismissed = { $seat } dismisses { $who }.
kings-journal-poaching = { $seat } names ${ $amount }k for { $who } of { $victim }.
kings-journal-poached = { $kept ->
    [yes] { $victim } pays ${ $amount }k and keeps { $who }.
   *[no] { $who } leaves { $victim } for { $seat }, who pays ${ $amount }k.
}
kings-journal-joker-offered = { $seat } offers { $who } ${ $amount }k.
kings-journal-joker-hired = { $who } stands beside { $beside } ({ $seat }).
kings-journal-joker-left = { $dead ->
    [yes] { $who } is out of the game.
   *[no] { $who } goes back beside the board.
}
kings-journal-talks = { $give ->
    [none] { $seat } and { $victim } are in talks.
   *[other] { $seat } proposes to { $victim }. Gives: { $give }. Wants: { $ask }.
}
kings-journal-talks-ended = { $declined ->
    [yes] The proposal is declined.
   *[no] The proposal is withdrawn.
}
kings-journal-dealt = A deal. { $seat } gives: { $give }. { $victim } gives: { $ask }.
kings-journal-fortune-shown = { $seat } shows a fortune of ${ $amount }k.
kings-journal-ended = The game is over. Places: { $places }.

## Refusals

kings-refusal-eliminated = Your boss is dead.
kings-refusal-not-asked = It is not up to you now.
kings-refusal-wrong-phase = That is not what you are asked now.
kings-refusal-deals-off = This table plays without deals.
kings-refusal-jokers-off = This table plays without Jokers.
kings-refusal-no-such-thing = { $rule ->
    [NK-241] None of your people carries a mission.
   *[other] There is no such thing here.
}
kings-refusal-not-first = Only the first player drives the police.
kings-refusal-not-held = You do not hold that card.
kings-refusal-bad-amount = That amount is not possible here.
kings-refusal-cannot-afford = You do not have that much money.
kings-refusal-in-custody = That is not possible with somebody in a cell.
kings-refusal-moved-already = That movement has been made already.
kings-refusal-acted-already = That action has been used already.
kings-refusal-not-connected = No connection leads there from here.
kings-refusal-too-far = A police car goes one or two districts, no more and no less.
kings-refusal-stopped = That movement has been stopped: there is no ordinary step left.
kings-refusal-no-steps = There is no step left for that.
kings-refusal-step-left = A step without a card is still possible.
kings-refusal-not-from-here = That ride starts only where all its passengers began the turn.
kings-refusal-at-risk = Nobody takes an at-risk mission into the metro.
kings-refusal-wrong-place = Nobody of yours is at the right place for that.
kings-refusal-police-here = Not beside the police with an at-risk mission.
kings-refusal-too-few = You have too few free people there for that.
kings-refusal-on-mission = That character carries a mission.
kings-refusal-no-slot = You have four henchmen already; dismiss one first.
kings-refusal-wrong-window = That card cannot be played at this moment.
kings-refusal-no-target = That would have no effect now.
kings-refusal-deal-closed = No deal can be proposed at this moment.
kings-refusal-deal-quota = You have no proposal left in this turn or chain.
kings-refusal-deal-item = That cannot be part of this deal now.
kings-refusal-deal-unable = You cannot carry out that deal.
kings-refusal-illegal = That is not possible now.
