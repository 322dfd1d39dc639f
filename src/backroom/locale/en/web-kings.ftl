### The board of New York Kings on the page. Money is in thousands.

kings-page-map = Map of the city
kings-page-whole = Whole map
kings-page-closer = Closer
kings-page-head = { $last ->
    [none] { $turn ->
        [none] { $stage ->
            [bribes] Round { $round } · corruption
           *[cards] Round { $round } · resource cards
        }
        [mine] { $stage ->
            [moves] Round { $round } · you are moving
           *[actions] Round { $round } · you are acting
        }
       *[other] { $stage ->
            [moves] Round { $round } · { $player } is moving
           *[actions] Round { $round } · { $player } is acting
        }
    }
   *[other] { $turn ->
        [none] { $stage ->
            [bribes] Round { $round } of { $last } · corruption
           *[cards] Round { $round } of { $last } · resource cards
        }
        [mine] { $stage ->
            [moves] Round { $round } of { $last } · you are moving
           *[actions] Round { $round } of { $last } · you are acting
        }
       *[other] { $stage ->
            [moves] Round { $round } of { $last } · { $player } is moving
           *[actions] Round { $round } of { $last } · { $player } is acting
        }
    }
}

## The map

kings-page-district = { $name }{ $special ->
    [police] , police station
    [metro] , metro
    [heliport] , heliport
    [bar] , bar
   *[none] { "" }
}. { $police ->
    [0] { "" }
    [one] A police car.
   *[other] { $police } police cars.
} { $people ->
    [none] { "" }
   *[other] { $people }.
} { $missions ->
    [none] { "" }
   *[other] Missions to accept: { $missions }.
} { $goals ->
    [none] { "" }
   *[other] Your destination of: { $goals }.
} { $guest ->
    [none] { "" }
   *[other] { $guest } waits here.
} { $steps ->
    [0] { "" }
    [card] One card more than your steps.
    [one] One step.
   *[other] { $steps } steps.
}
kings-page-group = { $liable ->
    [yes] { $player } with { $people } (liable to arrest)
   *[no] { $player } with { $people }
}
kings-page-liable = A mission at risk: the police would try to arrest them
kings-page-car = { $reach ->
    [none] Police car { $car } in { THE($district) }
   *[other] Police car { $car } in { THE($district) }, within reach: { $reach }
}
kings-page-person = { $rank } { $name }, { $place }{ $mission ->
    [none] { "" }
   *[other] , on “{ $mission }”
}{ $steps ->
    [0] { "" }
    [one] , one step left
   *[other] , { $steps } steps left
}{ $aboard ->
    [yes] , in the drive
   *[no] { "" }
}{ $acted ->
    [yes] , has acted
   *[no] { "" }
}{ $recruited ->
    [yes] , has recruited
   *[no] { "" }
}

## Missions, bars, cells

kings-page-missions = Missions
kings-page-leaves = leaves after this round
kings-page-missions-left = { $count ->
    [one] One card left in the deck of missions: the end card.
   *[other] { $count } cards left in the deck of missions; the end card is among the last { $last }.
}
kings-page-last-round = Round { $round } is the last.
kings-page-odds = Your chances
kings-page-number = you have the number
kings-page-cells = Custody
kings-page-cell = Cell { $cell }
kings-page-cells-out = From 3 to 2 to 1, a cell a turn, then out to Broadway.
kings-page-released = { $turns ->
    [one] out at the next turn
   *[other] out in { $turns } turns
}
kings-page-supplies = Decks and police
kings-page-patrol = Districts outlined like this: your police cars can get there.
kings-page-decks = Cards { $cards } (discards { $discards }) · henchmen { $henchmen } · tiles { $tiles }
kings-page-cars-to-come = Police cars to come: { $beside } · out of action: { $out }

## Players

kings-page-players = Players
kings-page-first = first player
kings-page-bid = bid ${ $amount }k
kings-page-bids = The bids
kings-page-bid-card = { $state ->
    [missing] { $player } has not bid yet
    [open] { $player } bids ${ $amount }k
   *[down] { $amount ->
        [none] { $player }: a bid face down
       *[other] { $player }: ${ $amount }k face down
    }
}
kings-page-numbers = Phone numbers: { $people }
kings-page-suits = { $suits ->
    [none] Draws { $draws } next round
   *[other] Draws { $draws } next round (of a suit: { $suits })
}
kings-page-seat = { $player }, boss { $boss }

## Before me

kings-page-crew = Your characters
kings-page-hand = Your cards
kings-page-no-cards = no cards
kings-page-card = { $colour } card { $card }: { $effect } Or one more step. { $playable ->
    [yes] It can be used now.
   *[no] { "" }
}
kings-page-cost-card = { $risk ->
    [arrest] 1 card · arrest!
    [stop] 1 card · police stop
   *[none] 1 card
}
kings-page-cost = { $risk ->
    [arrest] { $steps } · arrest!
    [stop] { $steps } · police stop
   *[none] { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
}
kings-page-only-you = Only you see this
kings-page-errand = { $steps ->
    [none] → { $goal }
    [0] → here: { $goal }
   *[other] → { $goal }, { $steps } away
}
kings-page-action = { $state ->
    [spent] has acted
    [recruited] has recruited
   *[free] can act
}
kings-page-or-step = { $colour ->
    [red] rival’s turn · or a step
    [black] fight, bid · or a step
   *[blue] own turn · or a step
}
kings-page-play = { $use ->
    [discard] Discard { $card }
    [deal] { $card }
   *[play] Play { $card }: { $effect }
}
kings-page-end-drive = { $people ->
    [none] Stop here
   *[other] Stop here: { $people } could drive on
}
kings-page-end-moves = { $people ->
    [none] End movements
   *[other] End movements: { $people } could still move
}
kings-page-end-turn = { $people ->
    [none] End the turn
   *[other] End the turn: { $people } could still act
}
kings-page-travellers = { $steps ->
    [0] { $people } in { THE($place) }: no step left
    [one] { $people } in { THE($place) }: one step
   *[other] { $people } in { THE($place) }: { $steps } steps
}
kings-page-control = { $risk ->
    [yes] A police control stops you there, and the mission at risk means an arrest attempt.
   *[no] A police control stops you there.
}
kings-page-way = Route: { $way }
kings-page-too-far = { $steps ->
    [0] Out of reach: no step left.
    [one] Out of reach: one step is left, and nobody drives past a police control.
   *[other] Out of reach: { $steps } steps are left, and nobody drives past a police control.
}
kings-page-pick-district = { $reach ->
    [none] No district is within reach any more: end the drive, or use a lit card for one more step.
   *[some] Pick a lit district on the map.
}
kings-page-which-card = Beyond your steps: a card buys one more. Which one goes?
kings-page-go-for = Go, and give up { $card }
kings-page-go = Go: { $district }
kings-page-board = Just get in
kings-page-offer = Your sum: ${ $amount }k
kings-page-name-sum = Name ${ $amount }k
kings-page-chances = Accepts: { $hired } % · hesitates: { $unsure } % · refuses: { $refuses } %
kings-page-expected = On average this costs ${ $cost }k.

## Moments for cards, to pass over until one’s turn

refuse-kings-opp-turn-start = the start of another player’s turn
refuse-kings-opp-turn = another player’s turn
refuse-kings-opp-move-step = another player’s drive
refuse-kings-opp-announce = what another player announces
refuse-kings-bids-revealed = the bids shown
refuse-kings-resource-draw = after the draw
refuse-kings-fight-after-roll = after a roll of the dice
refuse-kings-fight-before-die = before the next die
refuse-kings-shootout-lost = a lost or level shoot-out

## A fight

kings-page-pot = the pot
kings-page-act = { $dice ->
    [3] 3 dice
    [4] 4th die
   *[5] 5th die: shoot-out
}
kings-page-stake = { $kind ->
    [arrest] { $stake ->
        [boss] Resist and do not win: your boss is dead, and you are out.
       *[one] Resist and do not win: one of yours is dead, the others go to the cells.
    }
   *[duel] { $stake ->
        [boss] Lose the shoot-out, or be level: your boss is dead, and you are out.
       *[one] Lose the shoot-out, or be level: one of yours is dead.
    }
}
kings-page-your-boss = Your last boss is at stake.
kings-page-police-side = Police ({ $player } rolls)
kings-page-side = { $side }: characters { $people }, dice { $dice }, { $jokers ->
    [0] { $hand }
    [one] a Joker, { $hand }
   *[other] { $jokers } Jokers, { $hand }
}
kings-page-die = Roll die { $die } again, which shows { $face }
kings-page-no-dice = no dice yet
kings-page-counting = counts: { $values }
kings-page-ahead = ahead
kings-page-versus = against

## A deal

kings-page-deal = A deal
kings-page-deal-state = { $state ->
    [whom] Whom do you deal with?
    [draft] Your proposal to { $player }: nobody sees it before you send it.
    [sent] { $player } thinks about your proposal.
   *[asked] { $player } proposes this to you.
}
kings-page-deal-means = You give: { $gives ->
    [none] nothing
   *[other] { $gives }
}. You get: { $gets ->
    [none] nothing
   *[other] { $gets }
}.
kings-page-deal-after = After that you have { $cards ->
    [0] ${ $money }k and no card.
    [one] ${ $money }k and one card.
   *[other] ${ $money }k and { $cards } cards.
}
kings-page-you-give = You give
kings-page-gives = { $player } gives
kings-page-nothing = nothing yet
kings-page-binding = Binding: what stands here changes hands at once if both agree. Anything else you say is only a promise.
kings-page-chains = { $count ->
    [0] no proposal left in this turn
    [one] one proposal left in this turn
   *[other] { $count } proposals left in this turn
}

## The first game, with hints

guide-kings-start-tile = Choose where your boss starts
guide-kings-start-tile-hint = Look at the numbers on the map: they show where the open missions are accepted. Start near one of them, or near a bar where a henchman waits.
guide-kings-bid = Bribe the police
guide-kings-bid-hint = The highest bid plays first and drives the police cars this round. Everybody pays, so a small bid is no shame while you have nothing to hide.
guide-kings-react = A card of yours would fit now
guide-kings-react-hint = Pick one of the lit cards to read what it does, then play it, or pass. Every card is also good for one more step in your own turn.
guide-kings-discard = Too many cards
guide-kings-discard-hint = You keep five. Pick the card that helps you least.
guide-kings-moves = Your movements
guide-kings-moves-hint = Pick who goes; those in the same place can go together. Then pick a lit district and press Go. You can take a choice back as long as nobody has learned anything from it.
guide-kings-drive = Where to?
guide-kings-drive-hint = Lit districts are within reach; the number says how many steps. A police car stops you there, and a mission at risk means an arrest attempt.
guide-kings-police-to = Send the police
guide-kings-police-to-hint = A car in the way of a rival with a mission at risk may put their characters into custody. Keep your own way free.
guide-kings-actions = Your actions
guide-kings-actions-hint = Each of your characters can do one thing: accept a mission at its address, accomplish it at its destination, or provoke a rival in the same place. Your boss can try to recruit besides.
guide-kings-fold = Stay or fold?
guide-kings-fold-hint = The bar shows your chances if nobody folds. Folding costs money but no lives; whoever does not win the shoot-out loses somebody.
guide-kings-resist = Caught by the police
guide-kings-resist-hint = Giving up costs the mission and some turns in the cells. To resist is to roll two more dice; unless you win, one of yours dies.
guide-kings-recruit-where = Whom do you want to hire?
guide-kings-recruit-where-hint = A low rank is cheap, a high one is strong in a fight. Henchmen of one suit know each other’s numbers, so you can call some of them from afar.
guide-kings-offer = How much do you offer?
guide-kings-offer-hint = One die for each thousand; one die above the henchman’s rank is enough. If he refuses, you keep the money.
