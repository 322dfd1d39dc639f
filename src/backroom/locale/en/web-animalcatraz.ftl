### Animalcatraz on the page: labels of the board. What things are called and do is in animalcatraz.ftl.

animalcatraz-page-prison = The prison
animalcatraz-page-map = Map of the prison
animalcatraz-page-smaller = Smaller map
animalcatraz-page-larger = Larger map
animalcatraz-page-room = { $room }.
animalcatraz-page-event-here = The Event takes place here.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter }: { $icon }, Actions: { $price }, blocked by { $guard }
    [used] { $letter }: { $icon }, used in this round
   *[free] { $use ->
        [none] { $letter }: { $icon }, Actions: { $price }
       *[other] { $letter }: { $icon }, Actions: { $price }, { $use }
    }
}
animalcatraz-page-standee = { $state ->
    [none] { $inmate }, { $rival }
   *[other] { $inmate }, { $rival }: { $state }
}
animalcatraz-page-lying = Lies injured.
animalcatraz-page-acts = Plays now.
animalcatraz-page-cell = { $rival ->
    [none] { $cell }, nobody's
   *[other] { $claimed ->
        [yes] { $cell } of { $rival }, cards: { $cards }, wing claimed
       *[no] { $cell } of { $rival }, cards: { $cards }
    }
}
animalcatraz-page-spare = { $gangster ->
    [none] { $card ->
        [none] Spare cell { $number }, empty
       *[other] { $by ->
            [none] Spare cell { $number }: { $card }
           *[other] Spare cell { $number }: { $card }, put by { $by }
        }
    }
   *[other] { $card ->
        [none] Spare cell { $number }: { $gangster }
       *[other] Spare cell { $number }: { $gangster }; { $card }
    }
}
animalcatraz-page-unknown-card = a card you do not know
animalcatraz-page-unknown-crime = a Crime card you do not know

## Time and Event

animalcatraz-page-rounds = Rounds and Event
animalcatraz-page-round = { $tag ->
    [none] { $now ->
        [yes] Round { $round }, now
       *[no] Round { $round }
    }
   *[other] { $now ->
        [yes] Round { $round }, now, Gang Tag of { $tag }
       *[no] Round { $round }, Gang Tag of { $tag }
    }
}
animalcatraz-page-night = Night
animalcatraz-page-toothbrush = Toothbrush
animalcatraz-page-no-event = No Event in force.
animalcatraz-page-event-part = { $part ->
    [mandatory] Everybody must take part:
   *[optional] Who wants may take part:
}

## Dossiers

animalcatraz-page-dossiers = Dossiers
animalcatraz-page-track = { $stat }: level { $level }, notch { $notch } of { $top }
animalcatraz-page-ability = { $state ->
    [locked] Ability { $star }, needs Cunning { $needs }: { $use }
    [used] Ability { $star }, used in this round: { $use }
   *[ready] Ability { $star }, unlocked: { $use }
}
animalcatraz-page-carried = Carried
animalcatraz-page-upgrades = Upgrades
animalcatraz-page-gangster = { $used ->
    [yes] { $gangster }, Force { $force }, used in this round: { $use }
   *[no] { $gangster }, Force { $force }: { $use }
}
animalcatraz-page-crimes = Crimes
animalcatraz-page-crime-ready = can be completed now
animalcatraz-page-plan = Escape plan
animalcatraz-page-secret-plan = A secret escape plan
animalcatraz-page-plan-open = { $open ->
    [yes] open
   *[no] secret
}
animalcatraz-page-lock = { $lock ->
    [red] Red lock (Force) { $level }
   *[green] Green lock (Cunning) { $level }
}
animalcatraz-page-tool = { $state ->
    [secured] { $tool }: secured
    [held] { $tool }: in hand
   *[missing] { $tool }: missing
}
animalcatraz-page-has-left = Has left the game.

## Fights and Riots

animalcatraz-page-fight = Fight
animalcatraz-page-fight-in = { $riot ->
    [yes] Riot fight, { $room }: clash { $clash }
   *[no] Fight, { $room }: clash { $clash }
}
animalcatraz-page-attacks = attacks
animalcatraz-page-member = { $state ->
    [injured] { $who }, injured
    [fights] { $who }, Force { $force }, fights
   *[ready] { $who }, Force { $force }
}
animalcatraz-page-chemist = With the Mad Chemist's die.
animalcatraz-page-total = Dice { $dice }, total { $total }
animalcatraz-page-clash-odds = { $sign } attacks and wins this clash in { $percent } % of cases, with the cards shown.
animalcatraz-page-bet = { $on ->
    [attacker] { $inmate } bets on the attacker.
   *[other] { $inmate } bets on the other side.
}
animalcatraz-page-riot = Riot
animalcatraz-page-riot-in = { $last ->
    [yes] The last Riot: { $room }
   *[no] Riot: { $room }
}
animalcatraz-page-riot-state = { $state ->
    [fights] fights now
    [stands] still stands
   *[fell] has fallen
}

## Piles and odds

animalcatraz-page-piles = Piles and odds
animalcatraz-page-odds = My odds (REP if it works/fails)
animalcatraz-page-decks = What the corner decks may still hold
animalcatraz-page-deck = { $room }: { $left } left
animalcatraz-page-execution = Execution deck { $left }, discarded { $gone }.
animalcatraz-page-tiles = Guard tiles turned: { $tiles }.
animalcatraz-page-fugitive-deck = { $seen ->
    [none] On the run, deck { $deck }: { $left } unseen
   *[other] On the run, deck { $deck }: { $left } unseen, then { $seen }
}

## What I choose from

animalcatraz-page-actions = { $count ->
    [one] 1 Action left
   *[other] { $count } Actions left
}
animalcatraz-page-steps = { $count ->
    [one] (1 free step left)
   *[other] ({ $count } free steps left)
}
animalcatraz-page-till = Shop of the { $room }: price { $price }, paid { $paid }
animalcatraz-page-taken = Taken
animalcatraz-page-train-left = { $count ->
    [one] Night: { $inmate } trains one more notch
   *[other] Night: { $inmate } trains { $count } more notches
}
animalcatraz-page-from-cell-card = from the cell
animalcatraz-page-from-card = carried
animalcatraz-page-from-gangster-card = with the gangster
animalcatraz-page-from-upgrade = placed
animalcatraz-page-from-partner-card = carried by the partner
animalcatraz-page-from-partner-gangster-card = with the partner's gangster
animalcatraz-page-from-partner-upgrade = the partner's upgrade
