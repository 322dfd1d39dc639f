### Animalcatraz on the page: labels of the board. What things are called and do is in animalcatraz-things.ftl.

animalcatraz-page-prison = The prison
animalcatraz-page-map = Map of the prison
animalcatraz-page-smaller = Smaller map
animalcatraz-page-larger = Larger map
animalcatraz-page-room = { $room }.
animalcatraz-page-pile = Infirmary pile: { $count }.
animalcatraz-page-event-here = The Event takes place here.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter }: { $icon } ({ $use }), Actions: { $price }, blocked by { $guard }
    [used] { $letter }: { $icon } ({ $use }), used in this round
   *[free] { $letter }: { $icon } ({ $use }), Actions: { $price }
}
animalcatraz-page-standee = { $state ->
    [none] { $inmate }, { $rival }
   *[other] { $inmate }, { $rival }: { $state }
}
animalcatraz-page-lying = Lies injured.
animalcatraz-page-acts = Plays now.
animalcatraz-page-cell = { $rival ->
    [none] { $cell }, nobody’s
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
animalcatraz-page-first-half = First half.
animalcatraz-page-night = Night
animalcatraz-page-toothbrush = Toothbrush
animalcatraz-page-no-event = No Event in force.
animalcatraz-page-event-part = { $part ->
    [mandatory] Everybody must take part.
   *[optional] Who wants may take part.
}
animalcatraz-page-event-done = Done: { $inmates }.
animalcatraz-page-event-missing = Still to come: { $inmates }.

## Dossiers

animalcatraz-page-dossiers = Dossiers
animalcatraz-page-rep = REP { $rep }
animalcatraz-page-next-rank = REP to the rank { $next }: { $left }.
animalcatraz-page-trash-given = Has given Trash Tags to { $player }: { $count }.
animalcatraz-page-primal-actions = Primal: Actions +{ $count } each turn.
animalcatraz-page-primal-debt = Cunning -{ $count } when it is calm again.
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
animalcatraz-page-chemist = With the Mad Chemist’s die.
animalcatraz-page-total = Dice { $dice }, total { $total }
animalcatraz-page-clash-odds = { $sign } attacks and wins this clash in { $percent } % of cases, with the cards shown.
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
animalcatraz-page-decks = What the corner decks held, and what is certainly gone
animalcatraz-page-deck = { $room }: { $left } of { $count } left
animalcatraz-page-gone = { $card } (gone)
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
refuse-animalcatraz-trash-tag = Trash Tags
refuse-animalcatraz-bet = bets
refuse-animalcatraz-reveal = cards in fights
refuse-animalcatraz-reroll = rolling again
refuse-animalcatraz-armour = armour
refuse-animalcatraz-chemist = the Mad Chemist
refuse-animalcatraz-pursue = guards against a fugitive
animalcatraz-page-till = Shop of the { $room }: price { $price }, paid { $paid }, value you carry { $carried }
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
animalcatraz-page-from-partner-gangster-card = with the partner’s gangster
animalcatraz-page-from-partner-upgrade = the partner’s upgrade

## Hints of a first game

guide-animalcatraz-start-crime = Keep one Crime
guide-animalcatraz-start-crime-hint = A Crime is a secret goal. Keep the one whose room or deed suits your inmate; completing it brings REP and puts your Gang Tag on the round.
guide-animalcatraz-main = Your turn: walk, use icons, end it when you are done
guide-animalcatraz-main-hint = Lit rooms can be entered, lit icons used; the dots are their price in Actions. A guard on an icon blocks it: walk on, wait for the guard die, or bribe him. Train first, trade for a weapon, then look for REP: thefts, corrupted guards and won fights bring it. “My odds” below tells what each roll is worth.
guide-animalcatraz-trade-take = Look through the shop
guide-animalcatraz-trade-take-hint = Only you see what lies here. Take what you can pay for: the price is the value on the card. Weapons help in fights, upgrades for the whole game.
guide-animalcatraz-trade-pay = Pay with your cards
guide-animalcatraz-trade-pay-hint = Contraband is your money. Keep the bribe of a guard who stands in your way.
guide-animalcatraz-work = Work for contraband
guide-animalcatraz-work-hint = The chair gives unknown cards. The Infirmary pile, if there is one, lets you choose.
guide-animalcatraz-attack-or-steal = Fists or fingers?
guide-animalcatraz-attack-or-steal-hint = Strong inmates attack, cunning ones steal. Compare the odds below the board before you choose; losing costs REP.
guide-animalcatraz-attack-whom = Choose your victim
guide-animalcatraz-attack-whom-hint = The victim may show a weapon after yours. Beating somebody of a higher rank brings more REP.
guide-animalcatraz-reveal = Show a card?
guide-animalcatraz-reveal-hint = A weapon adds its attack value to your total. The attacker decides first, the other side answers.
guide-animalcatraz-steal-where = From whom?
guide-animalcatraz-steal-where-hint = Pick the pocket of somebody in your room, or rob the cell of this wing. Your Cunning stands against theirs.
guide-animalcatraz-corrupt-how = Buy a guard
guide-animalcatraz-corrupt-how-hint = The right bribe helps a lot. A guard of yours never blocks you, but stays a wall for everybody else.
guide-animalcatraz-cellblock = Your wing
guide-animalcatraz-cellblock-hint = Fill all three spare cells of your wing, and you are Cellblock-King: REP for you, and visitors pay.
guide-animalcatraz-escape = The way out
guide-animalcatraz-escape-hint = Draw a plan, collect its tools, secure them here, and try both locks. Whoever escapes has won, but it takes long.
guide-animalcatraz-excess-cell = Your cell is full
guide-animalcatraz-excess-cell-hint = Give away what is worth least to you.
guide-animalcatraz-excess-carried = You carry too much
guide-animalcatraz-excess-carried-hint = Keep a weapon and what you want to pay with.
guide-animalcatraz-night-training = Night: train
guide-animalcatraz-night-training-hint = Force wins fights, Cunning wins thefts and bribes. A star on the Cunning track unlocks an ability of your inmate.
guide-animalcatraz-riot-opponent = Riot!
guide-animalcatraz-riot-opponent-hint = Everybody fights until one is left standing, and that one gains REP. Take the weakest first.
