### New York Kings: names, choices, journal and refusals. Money is in thousands.

kings-name = New York Kings
kings-about = One night in Manhattan: bribe the police, run missions, hire henchmen, shake down rivals with poker dice. Whoever is alive and richest at dawn wins.
kings-cell = cell { $cell }

kings-hand-high-card = high card
kings-hand-pair = a pair
kings-hand-two-pairs = two pairs
kings-hand-three = three of a kind
kings-hand-straight = a straight
kings-hand-full-house = a full house
kings-hand-four = four of a kind

kings-item-money = money
kings-item-card = a card
kings-item-number = a phone number
kings-item-police = a police move
kings-item-exact-money = ${ $amount }k
kings-item-exact-card = the card “{ $card }”
kings-item-exact-number = the phone number for { THE($district) }
kings-item-exact-police = car { $car } to { THE($district) }

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
kings-action-cell = Your characters in cell { $cell }
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
kings-ask-bid = How much for the police? The highest bid plays first and drives them; everybody pays.
kings-ask-react = Play a card now, or pass.
kings-ask-discard = You hold more than five cards: which one goes?
kings-ask-moves = Your movements: pick who moves, or end them.
kings-ask-drive = Your drive: where to? You can also let somebody in or out.
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
        [none] New mission: “{ $mission }”. There is no tile for it yet.
       *[other] Mission “{ $mission }”: accept it at { $address }.
    }
   *[other] Mission “{ $mission }”: from { $address } to { $goal }.
}
kings-journal-start-tiles = { $you ->
    [seat] You
   *[other] { $seat }
} drew the start tiles { $districts }.
kings-journal-bosses-placed = Where the bosses start: { $starts }.
kings-journal-round-began = { $last ->
    [yes] Round { $round } begins. It is the last.
   *[no] Round { $round } begins.
}
kings-journal-bid = { $you ->
    [seat] You bid
   *[other] { $seat } bids
} ${ $amount }k.
kings-journal-bids-revealed = Bids in thousands: { $bids }.
kings-journal-rolled-for-first = { $you ->
    [seat] You roll
   *[other] { $seat } rolls
} { $die } to be first player.
kings-journal-became-first = { $you ->
    [seat] You are
   *[other] { $seat } is
} first player with a bid worth ${ $amount }k.
kings-journal-drew = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} { $card ->
    [none] a card.
   *[other] “{ $card }”.
}
kings-journal-reshuffled = { $count ->
    [one] The discards are shuffled: the new deck has one card.
   *[other] The discards are shuffled: the new deck has { $count } cards.
}
kings-journal-car-came = Police car { $car } is at { $district }.
kings-journal-discarded = { $you ->
    [seat] You discard
   *[other] { $seat } discards
} “{ $card }”.
kings-journal-played = { $you ->
    [seat] You play
   *[other] { $seat } plays
} “{ $card }”.
kings-journal-gave-for-step = { $you ->
    [seat] You give
   *[other] { $seat } gives
} up “{ $card }” for a step.
kings-journal-stole-card = { $you ->
    [seat] You steal
   *[other] { $seat } steals
} { $card ->
    [none] a card
   *[other] “{ $card }”
} from { $you ->
    [victim] you
   *[other] { $victim }
}.
kings-journal-turn-began = { $you ->
    [seat] It is your turn.
   *[other] It is { $seat }’s turn.
}
kings-journal-moves-ended = { $you ->
    [seat] You end your movements.
   *[other] { $seat } ends the movements.
}
kings-journal-turn-ended = { $you ->
    [seat] You end your turn.
   *[other] { $seat } ends the turn.
}
kings-journal-boarded = { $who } ({ $you ->
    [seat] yours
   *[other] { $seat }
}) gets in at { THE($district) }.
kings-journal-dropped = { $who } ({ $you ->
    [seat] yours
   *[other] { $seat }
}) gets out at { THE($district) }.
kings-journal-drove = { $group } ({ $you ->
    [seat] yours
   *[other] { $seat }
}): { $kind ->
    [metro] by metro to { THE($district) }
    [prepaid] one more step to { THE($district) }
    [bonus] on to { THE($district) }
    [landing] by helicopter to { THE($district) }
   *[normal] to { THE($district) }
}.
kings-journal-took-metro = { $you ->
    [seat] You take
   *[other] { $seat } takes
} the metro.
kings-journal-flew = { $you ->
    [seat] You take
   *[other] { $seat } takes
} the helicopter for ${ $amount }k.
kings-journal-drive-ended = { $you ->
    [seat] You end your drive.
   *[other] { $seat } ends the drive.
}
kings-journal-halted = The police stop { $you ->
    [seat] you
   *[other] { $seat }
} at { THE($district) }.
kings-journal-advanced = { $group } ({ $you ->
    [seat] yours
   *[other] { $seat }
}): now { $places }.
kings-journal-car-moved = { $you ->
    [seat] You send
   *[other] { $seat } sends
} police car { $car } to { THE($district) }.
kings-journal-arrest-tried = The police try to arrest { $you ->
    [seat] you
   *[other] { $seat }
} at { THE($district) }; { $you ->
    [roller] you roll
   *[other] { $roller } rolls
} for them.
kings-journal-rolled = Dice { $dice } ({ $hand }: { $counting }) against { $against } ({ $other_hand }: { $other_counting }).
kings-journal-got-away = { $you ->
    [seat] You get
   *[other] { $seat } gets
} away.
kings-journal-resisted = { $yes ->
    [yes] { $you ->
        [seat] You resist.
       *[other] { $seat } resists.
    }
   *[no] { $you ->
        [seat] You do not resist.
       *[other] { $seat } does not resist.
    }
}
kings-journal-cars-broken = { $you ->
    [seat] You shoot
   *[other] { $seat } shoots
} the police at { THE($district) } out of action.
kings-journal-lost-to-police = { $you ->
    [seat] You lose
   *[other] { $seat } loses
} the shoot-out with the police.
kings-journal-arrested = { $you ->
    [seat] Your { $group }: into custody.
   *[other] { $group } ({ $seat }): into custody.
}
kings-journal-provoked = { $you ->
    [seat] You provoke { $victim }
    [victim] { $seat } provokes you
   *[other] { $seat } provokes { $victim }
} at { THE($district) }.
kings-journal-staked = { $short ->
    [yes] { $amount ->
        [0] { $you ->
            [seat] You have
           *[other] { $seat } has
        } nothing left to put into the pot.
       *[other] { $you ->
            [seat] You put your
           *[other] { $seat } puts the
        } last ${ $amount }k into the pot.
    }
   *[no] { $you ->
        [seat] You put
       *[other] { $seat } puts
    } ${ $amount }k into the pot.
}
kings-journal-folded = { $yes ->
    [yes] { $you ->
        [seat] You fold.
       *[other] { $seat } folds.
    }
   *[no] { $you ->
        [seat] You stay.
       *[other] { $seat } stays.
    }
}
kings-journal-took-pot = { $you ->
    [seat] You take
   *[other] { $seat } takes
} the pot of ${ $amount }k.
kings-journal-shared-pot = { $odd ->
    [0] A draw: each gets ${ $amount }k of the pot.
   *[other] A draw: each gets ${ $amount }k of the pot, ${ $odd }k goes to the bank.
}
kings-journal-killed = { $you ->
    [seat] Your { $who } is dead.
   *[other] { $who } ({ $seat }) is dead.
}
kings-journal-eliminated = { $you ->
    [seat] You are
   *[other] { $seat } is
} out of the game.
kings-journal-mission-lost = { $you ->
    [seat] You lose
   *[other] { $seat } loses
} the mission “{ $mission }”.
kings-journal-mission-expired = The mission “{ $mission }” leaves the row.
kings-journal-tile-freed = The accept tile of “{ $mission }” goes back into the bag.
kings-journal-end-card = The Five Families meet: round { $round } is the last.
kings-journal-announced = { $you ->
    [seat] You are
   *[other] { $seat } is
} about to accept “{ $mission }” with { $group }.
kings-journal-accepted = { $you ->
    [seat] You accept
   *[other] { $seat } accepts
} “{ $mission }” with { $group }; the destination is { $goal ->
    [none] not shown.
   *[other] { $goal }.
}
kings-journal-accomplished = { $you ->
    [seat] You accomplish
   *[other] { $seat } accomplishes
} “{ $mission }” at { THE($goal) } and { $you ->
    [seat] get
   *[other] gets
} ${ $amount }k.
kings-journal-redrawn = { $you ->
    [seat] Your “{ $mission }”
   *[other] { $seat }’s “{ $mission }”
} { $goal ->
    [none] has a new hidden destination.
   *[other] now leads to { THE($goal) }.
}
kings-journal-offered = { $phone ->
    [yes] { $you ->
        [seat] You call { $who } and offer
       *[other] { $seat } calls { $who } and offers
    } ${ $amount }k.
   *[no] { $you ->
        [seat] You offer
       *[other] { $seat } offers
    } { $who } ${ $amount }k.
}
kings-journal-offer-rolled = { $you ->
    [seat] You roll
   *[other] { $seat } rolls
} { $dice }.
kings-journal-hired = { $who } joins { $you ->
    [seat] you
   *[other] { $seat }
} in { THE($district) } for ${ $amount }k.
kings-journal-not-hired = { $who } does not join { $you ->
    [seat] you
   *[other] { $seat }
}.
kings-journal-waits = { $who } now waits in { THE($district) }.
kings-journal-dismissed = { $you ->
    [seat] You dismiss
   *[other] { $seat } dismisses
} { $who }.
kings-journal-poaching = { $you ->
    [seat] You name ${ $amount }k for { $victim }’s { $who }.
    [victim] { $seat } names ${ $amount }k for your { $who }.
   *[other] { $seat } names ${ $amount }k for { $victim }’s { $who }.
}
kings-journal-poached = { $kept ->
    [yes] { $you ->
        [victim] You pay ${ $amount }k and keep { $who }.
       *[other] { $victim } pays ${ $amount }k and keeps { $who }.
    }
   *[no] { $who } leaves { $you ->
        [victim] you
       *[other] { $victim }
    } for { $you ->
        [seat] you; you pay
       *[other] { $seat }, who pays
    } ${ $amount }k.
}
kings-journal-joker-offered = { $you ->
    [seat] You offer
   *[other] { $seat } offers
} { $who } ${ $amount }k.
kings-journal-joker-hired = { $who } stands beside { $you ->
    [seat] your { $beside }
   *[other] { $beside } ({ $seat })
}.
kings-journal-joker-left = { $dead ->
    [yes] { $who } is out of the game.
   *[no] { $who } goes back beside the board.
}
kings-journal-talks = { $give ->
    [none] { $you ->
        [seat] You and { $victim } are in talks.
        [victim] { $seat } and you are in talks.
       *[other] { $seat } and { $victim } are in talks.
    }
   *[other] { $you ->
        [seat] You propose to { $victim }. You give: { $give }. You want: { $ask }.
        [victim] { $seat } proposes to you. You get: { $give }. You give: { $ask }.
       *[other] { $seat } proposes to { $victim }. Gives: { $give }. Wants: { $ask }.
    }
}
kings-journal-talks-ended = { $declined ->
    [yes] The proposal is declined.
   *[no] The proposal is withdrawn.
}
kings-journal-dealt = A deal. { $you ->
    [seat] You give
   *[other] { $seat } gives
}: { $give }. { $you ->
    [victim] You give
   *[other] { $victim } gives
}: { $ask }.
kings-journal-fortune-shown = { $you ->
    [seat] You show
   *[other] { $seat } shows
} a fortune of ${ $amount }k.
kings-journal-ended = The game is over. Places: { $places }.

## Refusals

kings-refusal-eliminated = Your boss is dead.
kings-refusal-not-asked = It is not for you to choose now.
kings-refusal-wrong-phase = { $rule ->
    [NK-047] Everybody is choosing a start tile now.
    [NK-061] Everybody is bidding now.
    [NK-146] Not in this stage of the turn: movements come first, then actions.
    [NK-158] A drive is open: go on with it or end it first.
    [NK-369] That is no part of a proposal, or no proposal is being made.
   *[other] That is not what you are asked now.
}
kings-refusal-deals-off = This table plays without deals.
kings-refusal-jokers-off = This table plays without Jokers.
kings-refusal-no-such-thing = { $rule ->
    [NK-241] None of your characters carries a mission.
   *[other] There is no such thing here.
}
kings-refusal-not-first = Only the first player drives the police.
kings-refusal-not-held = You do not hold that card.
kings-refusal-bad-amount = That amount is not possible here.
kings-refusal-cannot-afford = You do not have that much money.
kings-refusal-in-custody = That is not possible with somebody in custody.
kings-refusal-moved-already = That movement has been made already.
kings-refusal-acted-already = That action has been used already.
kings-refusal-not-connected = No connection leads there from here.
kings-refusal-too-far = A police car goes one or two districts, no more and no less.
kings-refusal-stopped = That movement has been stopped: there is no ordinary step left.
kings-refusal-no-steps = There is no step left for that.
kings-refusal-step-left = A step without a card is still possible.
kings-refusal-not-from-here = That drive starts only where all its passengers began the turn.
kings-refusal-at-risk = Nobody takes an at-risk mission into the metro.
kings-refusal-wrong-place = Nobody of yours is at the right place for that.
kings-refusal-police-here = Not beside the police with an at-risk mission.
kings-refusal-too-few = You have too few free characters there for that.
kings-refusal-on-mission = That character carries a mission.
kings-refusal-no-slot = You have four henchmen already; dismiss one first.
kings-refusal-wrong-window = { $rule ->
    [NK-088] That card is for your own turn.
    [NK-089] That card is for somebody else’s turn.
    [NK-090] There is no fight now.
    [NK-096] Only at the start of somebody else’s turn, after their movements or after one of their actions.
    [NK-100] Nobody has just announced an action.
    [NK-107] None of your missions has just been paid.
    [NK-120] Nobody has just made a step in a drive.
    [NK-126] The bids have not just been laid open.
    [NK-129] You have not just lost or tied a shoot-out.
    [NK-130] You have not just drawn your cards of the round.
    [NK-146] That card is for the other stage of your turn: movements come first, then actions.
    [NK-147] Only at the start of somebody else’s turn.
    [NK-158] That card is played in a drive, and none is open.
    [NK-163] Not while a drive is open: end it first.
   *[other] That card cannot be played at this moment.
}
kings-refusal-no-target = { $rule ->
    [NK-108] No waiting henchman is of a suit that you control.
    [NK-109] No rival has a henchman on the map without a mission.
    [NK-115] The police do not stop this drive any more.
    [NK-116] None of your people is in custody.
    [NK-117] Your people cannot accept any open mission from where they are.
    [NK-118] None of your missions in progress has a destination to change.
    [NK-119] The player whose turn it is has no henchman on the map.
    [NK-120] The drive is over already.
    [NK-121] Nothing that is announced can be cancelled with this card.
    [NK-122] No police car could come to another district with somebody of the player whose turn it is.
    [NK-124] Their steps are limited already.
    [NK-125] The player whose turn it is holds no cards.
    [NK-129] You are safe in this shoot-out already.
    [NK-143] There is no tile for another destination.
    [NK-414] All your people are in custody, and a Joker joins nobody there.
   *[other] That would have no effect now.
}
kings-refusal-deal-closed = No deal can be proposed at this moment.
kings-refusal-deal-quota = You have no proposal left in this turn or chain.
kings-refusal-deal-item = That cannot be part of this deal now.
kings-refusal-deal-unable = You cannot carry out that deal.
kings-refusal-illegal = That is not possible now.
