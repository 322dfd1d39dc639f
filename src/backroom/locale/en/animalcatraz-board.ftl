### Animalcatraz at the terminal: the drawn prison, the table in sentences, and the choices.

animalcatraz-legend = Rivals have the signs { $rivals }; { $guard } guard with the level to corrupt it and its owner’s sign; { $blocked } blocked by a guard, { $used } used in this round, with the price after each icon; { $open } open and { $shut } shut door to the Yard; { $warden } Warden; { $primal } Primal, { $lying } lying injured; { $card } a card, { $tag } claimed wing; { $unknown } a card you do not know; { $waiting } must choose. Stats are level [notch/top]; abilities 1 and 2 have + when unlocked, else the Cunning they need.

## Choices

animalcatraz-choice-icon = { $price ->
    [0] { $icon }, free of Actions
    [one] { $icon }, 1 Action
   *[other] { $icon }, { $price } Actions
}
animalcatraz-choice-guard = { $guard }, level { $level }
animalcatraz-choice-recruit = { $gangster }, price { $price } ({ $use })
animalcatraz-choice-bet = On { THE($fighter) }
animalcatraz-choice-bet-theft = { $thief ->
    [yes] On the thief
   *[no] On the victim
}
animalcatraz-done-main = End the turn
animalcatraz-done-move-tag = Move none
animalcatraz-done-trade-take = Take nothing more
animalcatraz-done-trade-pay = Close the trade
animalcatraz-done-put-what = Put no more
animalcatraz-done-recruit-pay = Pay no more
animalcatraz-done-pursue = Sacrifice none
animalcatraz-done-run = Sacrifice none
animalcatraz-done-give-up-crime = Give up none
animalcatraz-done-corrupt-how = Without a bribe
animalcatraz-done-courier-item = Take nothing
animalcatraz-done-armour = No armour
animalcatraz-done-swap-what = Rearrange no more
animalcatraz-done-bet = No bet
animalcatraz-done-reveal = { $cards ->
    [0] No card
   *[other] No other card
}
animalcatraz-board-actions-left = { $actions ->
    [one] One Action is left. End the turn?
   *[other] { $actions } Actions are left. End the turn?
}

## The table

animalcatraz-board-thing = { $name } ({ $use })
animalcatraz-board-time = { $round ->
    [0] Set-up.
    [5] Day { $day }, Night.
   *[other] Day { $day }, round { $round }.
}
animalcatraz-board-half = Second half.
animalcatraz-board-turn = { $inmate } plays, Actions left: { $actions }.
animalcatraz-board-event = { $room ->
    [none] Event “{ $event }”: { $text }.
   *[other] Event “{ $event }” ({ $room }): { $text }.
}
animalcatraz-board-event-missing = Have not taken part yet: { $inmates }.
animalcatraz-board-events-left = { $next ->
    [none] No Event is left.
   *[other] Events left: { $count }, the next of deck { $next }.
}
animalcatraz-board-track = Gang Tags by round: { $tags }.
animalcatraz-board-toothbrush = Toothbrush: { $toothbrush }.
animalcatraz-board-to-play = Still to play: { $inmates }.
animalcatraz-board-icon = { $state ->
    [blocked] { $letter } { $icon } ({ $price }, blocked)
    [used] { $letter } { $icon } ({ $price }, used)
   *[free] { $letter } { $icon } ({ $price })
}
animalcatraz-board-room = { $room }: { $icons }.
animalcatraz-board-guard = { $owner ->
    [none] Guard on { $letter }: { $guard }, level { $level }.
   *[other] Guard on { $letter }: { $guard }, level { $level }, owner { $owner }.
}
animalcatraz-board-door = { $open ->
    [yes] The door to the Yard is open.
   *[no] The door to the Yard is shut.
}
animalcatraz-board-warden = The Warden is here.
animalcatraz-board-items = Items left: { $count }.
animalcatraz-board-cell = { $claimed ->
    [yes] { $cell } of { $player }: cards { $cards }; wing claimed, spare cells { $spares }.
   *[no] { $cell } of { $player }: cards { $cards }; spare cells { $spares }.
}
animalcatraz-board-rival = { $next ->
    [none] { $sign } { $player }: REP { $rep }, { $rank }.
   *[other] { $sign } { $player }: REP { $rep }, { $rank } ({ $left } to { $next }).
}
animalcatraz-board-bases = Free bases for guards: { $free } of { $bases }.
animalcatraz-board-guards = Guards: { $guards }.
animalcatraz-board-tags = Free Gang Tags: { $count }.
animalcatraz-board-trash = Trash Tags to give: { $count }.
animalcatraz-board-trash-held = Holds Trash Tags of { $player }: { $count }.
animalcatraz-board-crimes-kept = Crimes: { $crimes } (points { $points }).
animalcatraz-board-plan = { $plan ->
    [none] { $secured ->
        [none] Has an escape plan.
       *[other] Has an escape plan, secured: { $secured }.
    }
   *[other] { $open ->
        [yes] { $secured ->
            [none] Revealed plan: { $plan }.
           *[other] Revealed plan: { $plan }, secured: { $secured }.
        }
       *[no] { $secured ->
            [none] Secret plan: { $plan }.
           *[other] Secret plan: { $plan }, secured: { $secured }.
        }
    }
}
animalcatraz-board-inmate = { $inmate }, { $place }: Force { $force }, Cunning { $cunning }, abilities { $abilities }.
animalcatraz-board-carries = Carries: { $cards }.
animalcatraz-board-upgrades = Upgrades: { $cards }.
animalcatraz-board-crimes = Crimes { $count }.
animalcatraz-board-gangster = { $cards ->
    [none] { $used ->
        [yes] { $gangster } { $force } (used).
       *[no] { $gangster } { $force }.
    }
   *[other] { $used ->
        [yes] { $gangster } { $force } (used; { $cards }).
       *[no] { $gangster } { $force } ({ $cards }).
    }
}
animalcatraz-board-primal = { $rounds ->
    [one] Primal for this round.
   *[other] Primal for { $rounds } rounds.
}
animalcatraz-board-owed = Owes Actions: { $count }.
animalcatraz-board-bleeding = Bleeds.
animalcatraz-board-stage = { $stage ->
    [4] Has got away.
   *[other] On the run: deck { $stage }.
}
animalcatraz-board-own-abilities = Abilities of { $inmate }: 1: { $first }; 2: { $second }.
animalcatraz-board-own-carried = With { $inmate }: { $cards }.
animalcatraz-board-own-crime = { $ready ->
    [yes] Crime of { $inmate }, can be completed now: { $crime }.
   *[no] Crime of { $inmate }: { $crime }.
}
animalcatraz-board-decks = Chair { $chair }, Infirmary pile { $pile }, Crimes { $crimes }, plans { $plans }.
animalcatraz-board-first-cards = Cards to put into your cells, in this order: { $cards }.
animalcatraz-board-trade = { $taken ->
    [none] Nothing is taken yet.
   *[other] Taken: { $taken }; price { $price }, paid { $paid }.
}
animalcatraz-board-fugitive = { $shift ->
    [0] On the run: { $card }.
   *[other] On the run: { $card }, locks changed by { $shift }.
}
animalcatraz-board-riot = Riot ({ $room }), still in it: { $rivals }.
animalcatraz-board-fight = { $odds ->
    [none] Fight: { $attacker } against { $defender }.
   *[other] Fight: { $attacker } against { $defender }; the attacker wins in { $odds } % of cases.
}
animalcatraz-board-odds = Odds of { $inmate } (REP if it works/fails): { $odds }.
animalcatraz-board-chance = { $stake ->
    [none] { $cards ->
        [none] { $roll } { $percent } %
       *[other] { $roll } with { $cards } { $percent } %
    }
   *[other] { $cards ->
        [none] { $roll } { $percent } % ({ $stake })
       *[other] { $roll } with { $cards } { $percent } % ({ $stake })
    }
}
animalcatraz-roll-corruption = corrupt { THE($target) }
animalcatraz-roll-fight = attack { $target } (unarmed)
animalcatraz-roll-pickpocket = pick { $target }’s pocket
animalcatraz-roll-robbery = rob { $target }
animalcatraz-roll-recruiting = recruit { THE($target) }
animalcatraz-roll-clash = this clash
animalcatraz-roll-abandoning = abandon the fight
animalcatraz-roll-escape-force = red lock of the escape
animalcatraz-roll-escape-cunning = green lock of the escape
animalcatraz-roll-escape = whole escape
animalcatraz-roll-event = Event
animalcatraz-roll-fugitive = get through
animalcatraz-board-result = { $place }. { $player }: REP { $points }
