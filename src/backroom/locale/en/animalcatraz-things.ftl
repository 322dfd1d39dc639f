### Animalcatraz: what places, stats and cards are called and do. The page reads this file too.

animalcatraz-place-cell = its own cell
animalcatraz-place-hole = the Hole
animalcatraz-place-outside = outside
animalcatraz-stat-force = Force
animalcatraz-stat-cunning = Cunning
animalcatraz-card-of-room = { $card } ({ $room })

## What cards do

animalcatraz-card-bribe = bribe { $bribe } for { $guard }, value { $value }
animalcatraz-card-primal = turns Primal, value { $value }
animalcatraz-card-boost = { $effect }, value { $value }
animalcatraz-card-goods = value { $value }
animalcatraz-card-weapon = { $once ->
    [yes] weapon +{ $attack }, damage { $damage }, once, value { $value }
   *[no] weapon +{ $attack }, damage { $damage }, value { $value }
}
animalcatraz-card-tool = { $lock ->
    [red] tool +{ $help } red for { $plan }, value { $value }
   *[green] tool +{ $help } green for { $plan }, value { $value }
}
animalcatraz-card-armour = armour { $force }, breaks the weapon, value { $value }
animalcatraz-card-trap = cell trap, value { $value }
animalcatraz-card-inmate-upgrade = inmate upgrade: { $effect }, value { $value }
animalcatraz-card-cell-upgrade = cell upgrade: { $effect }, value { $value }

animalcatraz-effect-trade = buy items of this room’s deck with your cards
animalcatraz-effect-attack-steal = attack somebody here, pick their pocket, or rob the cell of the wing
animalcatraz-effect-work = take { $n } cards from the chair
animalcatraz-effect-invite = bring gangsters into the prison, in Advanced games
animalcatraz-effect-cellblock-recruit = put cards into the spare cells of your wing to claim it; recruit a gangster in Advanced games
animalcatraz-effect-escape = draw an escape plan, secure its tools, or attempt the escape
animalcatraz-effect-draw-crime = draw a Crime card: a secret goal that brings REP
animalcatraz-effect-gain-notch = { $n ->
    [one] +{ $n } notch of { $stat }
   *[other] +{ $n } notches of { $stat }
}
animalcatraz-effect-lose-notch = { $n ->
    [one] -{ $n } notch of { $stat }
   *[other] -{ $n } notches of { $stat }
}
animalcatraz-effect-gain-rep = REP +{ $n }
animalcatraz-effect-gain-actions = { $cunning ->
    [one] Actions +{ $n }, but -{ $cunning } notch of Cunning
   *[other] Actions +{ $n }, but -{ $cunning } notches of Cunning
}
animalcatraz-effect-draw-chair = { $n ->
    [one] every rival draws 1 card from the chair into its cell
   *[other] every rival draws { $n } cards from the chair into its cell
}
animalcatraz-effect-lose-cell-item = { $n ->
    [one] every rival loses 1 random cell card
   *[other] every rival loses { $n } random cell cards
}
animalcatraz-effect-become-primal = { $cost_at ->
    [end] turns Primal; { $cunning ->
        [one] -{ $cunning } notch of Cunning when it ends
       *[other] -{ $cunning } notches of Cunning when it ends
    }
   *[start] turns Primal; { $cunning ->
        [one] -{ $cunning } notch of Cunning
       *[other] -{ $cunning } notches of Cunning
    }
}
animalcatraz-effect-roll = if { $stat } + 2 dice reach { $target }: { $success }
animalcatraz-effect-visit = be there in your turn, or go to the Hole
animalcatraz-effect-corruption-shift = corruption levels change by { $n }
animalcatraz-effect-icon-unguarded = no guard blocks the icon { $icon }
animalcatraz-effect-riot = { $rule ->
    [combine_two_weapons] last Riot: two weapons may be combined
    [no_weapons] last Riot: no weapons
    [free_primal] last Riot: turn Primal for { $cunning ->
        [one] { $cunning } notch of Cunning
       *[other] { $cunning } notches of Cunning
    }
   *[best_stat] last Riot: inmates fight with the better of Force and Cunning
}
animalcatraz-effect-notch-bonus = { $on ->
    [study] Study gives { $n ->
        [one] { $n } more notch of { $stat }
       *[other] { $n } more notches of { $stat }
    }
    [weights] Weights give { $n ->
        [one] { $n } more notch of { $stat }
       *[other] { $n } more notches of { $stat }
    }
    [chess] Chess gives { $n ->
        [one] { $n } more notch of { $stat }
       *[other] { $n } more notches of { $stat }
    }
    [eat] Second helping gives { $n ->
        [one] { $n } more notch of { $stat }
       *[other] { $n } more notches of { $stat }
    }
   *[night] night training gives { $n ->
        [one] { $n } more notch of { $stat }
       *[other] { $n } more notches of { $stat }
    }
}
animalcatraz-effect-roll-bonus = { $on ->
    [steal] thefts +{ $n }
    [corrupt] corruption +{ $n }
   *[cell_defence] defence of the cell +{ $n }
}
animalcatraz-effect-cancel-weapon-damage = no Actions lost to a weapon

animalcatraz-need-with = { $need }, with { $count } gangsters of the type { $type }
animalcatraz-inmate = { $name }: Force { $force }, Cunning { $cunning }. 1: { $first }. 2: { $second }.
animalcatraz-plan = { $tools ->
    [none] { $name } (red { $red }, green { $green })
   *[other] { $name } (red { $red }, green { $green }; { $tools })
}
animalcatraz-fugitive = { $red ->
    [0] { $name } (green { $green })
   *[other] { $green ->
        [0] { $name } (red { $red })
       *[other] { $name } (red { $red }, green { $green })
    }
}
animalcatraz-crime = { $name } (REP +{ $rep }): { $need }
animalcatraz-effect-steal-ok = { $mode ->
    [cell] { $rooms ->
        [none] rob a cell
       *[other] rob a cell in: { $rooms }
    }
    [pickpocket] { $rooms ->
        [none] pick a pocket
       *[other] pick a pocket in: { $rooms }
    }
   *[any] { $rooms ->
        [none] succeed in a theft
       *[other] succeed in a theft in: { $rooms }
    }
}
animalcatraz-effect-fight-won = { $rooms ->
    [none] win a fight
   *[other] win a fight in: { $rooms }
}
animalcatraz-effect-guards-owned = own { $n } guards
animalcatraz-effect-guard-corrupted = corrupt { $guard }
animalcatraz-effect-discard-value = discard carried cards worth { $value } at: { $room }
animalcatraz-effect-carrying = { $item_kind ->
    [weapon] be in your cell carrying { $n } weapons
    [tool] be in your cell carrying { $n } tools
    [armour] be in your cell carrying { $n } pieces of armour
    [trap] be in your cell carrying { $n } cell traps
   *[other] be in your cell carrying { $n } upgrades
}
animalcatraz-effect-discard-item = with a rival in the room at: { $room }, discard one of { $items }; for the rival: { $then }
animalcatraz-effect-took-from-pile = take { $n } cards from the Infirmary pile with one Work
animalcatraz-effect-wing-king = be Cellblock-King
animalcatraz-effect-gangster-at = be there with { $n } of your gangsters: { $room }
animalcatraz-effect-turned-primal = turn Primal
animalcatraz-effect-turn-ended = end your turn there: { $room }
animalcatraz-effect-gangster-injured = { $n ->
    [one] injure a rival gangster in a fight
   *[other] injure { $n } rival gangsters in fights
}

animalcatraz-effect-steal-again = steals with Cunning { $cunning }, and perhaps a second card
animalcatraz-effect-steal-best-of-two = steals with Cunning { $cunning }, draws two cards and keeps one
animalcatraz-effect-charm = a rival in the room loses Actions, by the die: { $table }
animalcatraz-effect-peek = looks at a hidden card of a rival in the room
animalcatraz-effect-copy-ability = copies a gangster of a rival in the room
animalcatraz-effect-sacrifice = takes the blame: instead of the Hole, or to abandon a fight
animalcatraz-effect-blow-cell = { $actions ->
    [one] blows up a rival’s cell; on { $injure_on } your inmate is injured and loses 1 Action
   *[other] blows up a rival’s cell; on { $injure_on } your inmate is injured and loses { $actions } Actions
}
animalcatraz-effect-crush = { $n ->
    [one] if it beats an inmate unarmed by { $margin } or more, that inmate loses { $n } notch of { $stat }
   *[other] if it beats an inmate unarmed by { $margin } or more, that inmate loses { $n } notches of { $stat }
}
animalcatraz-effect-reroll = rolls again once in a fight
animalcatraz-effect-deal-primal = { $cost ->
    [one] for 1 Action
   *[other] for { $cost } Actions
} your inmate turns Primal and loses { $cunning ->
    [one] { $cunning } notch
   *[other] { $cunning } notches
} of Cunning; nothing on { $dry }
animalcatraz-effect-remote = for { $cost } Actions, wherever your inmate is: trade, secure a tool, corrupt or draw a Crime
animalcatraz-effect-extra-contraband = in rounds { $rounds }, more contraband, by the die: { $table }
animalcatraz-effect-scavenge = { $cost ->
    [one] for 1 Action, cards from the back of the chair, by the die: { $table }
   *[other] for { $cost } Actions, cards from the back of the chair, by the die: { $table }
}
animalcatraz-effect-bleed = { $n ->
    [one] the inmate of whoever it beats loses { $n } notch of { $stat } each turn, until it reaches: { $cured_in }
   *[other] the inmate of whoever it beats loses { $n } notches of { $stat } each turn, until it reaches: { $cured_in }
}
animalcatraz-effect-extra-die = adds { $n } die to your rolls in one fight

animalcatraz-effect-push = push a rival into a neighbouring room, { $cost } Action, once a round
animalcatraz-effect-push-hurt = { $n ->
    [one] the pushed inmate loses { $n } notch of { $stat }
   *[other] the pushed inmate loses { $n } notches of { $stat }
}
animalcatraz-effect-bet = bet on fights and thefts; if right, { $n } card from the chair into the cell
animalcatraz-effect-bet-to-carried = the card won may also go among the carried cards
animalcatraz-effect-two-weapons = { $cap ->
    [99] use two weapons in a fight
   *[other] use two weapons in a fight, together at most +{ $cap }
}
animalcatraz-effect-break-weapon = beaten with a weapon by less than { $margin }: the weapon is gone
animalcatraz-effect-hurt-winner = { $n ->
    [one] beaten with a weapon by less than { $margin }: the winner loses { $n } notch of { $stat }
   *[other] beaten with a weapon by less than { $margin }: the winner loses { $n } notches of { $stat }
}
animalcatraz-effect-cell-training = { $n ->
    [one] in its cell, { $cost } Action, once a round: +{ $n } notch of { $stat }
   *[other] in its cell, { $cost } Action, once a round: +{ $n } notches of { $stat }
}
animalcatraz-effect-feast = { $n ->
    [one] after a won fight, +{ $n } notch of { $stat }, and as many fewer for the beaten inmate
   *[other] after a won fight, +{ $n } notches of { $stat }, and as many fewer for the beaten inmate
}
animalcatraz-effect-no-cunning-cost = the PRIMAL drug and a Boost cost no Cunning
animalcatraz-effect-cunning-instead = { $primal ->
    [one] +{ $primal } notch of Cunning
   *[other] +{ $primal } notches of Cunning
} from the PRIMAL drug, { $boost ->
    [one] +{ $boost } notch
   *[other] +{ $boost } notches
} from a Boost
animalcatraz-effect-place-guard = { $owned ->
    [yes] move any guard of the room to any letter
   *[no] move an uncorrupted guard of the room to any letter
}
animalcatraz-effect-trap-rep = a trap of its own brings it REP +{ $n }
animalcatraz-effect-trap-immune = { $n ->
    [one] traps do it no harm: +{ $n } notch of { $stat } instead
   *[other] traps do it no harm: +{ $n } notches of { $stat } instead
}
animalcatraz-effect-unsettle = a less cunning rival that comes in loses { $actions } Action
animalcatraz-effect-unsettle-more = { $n ->
    [one] that rival also loses { $n } notch of { $stat }
   *[other] that rival also loses { $n } notches of { $stat }
}
animalcatraz-effect-warden-immune = the Warden’s rules do not apply to it
animalcatraz-effect-warden-owner = with a free base, owns the Warden
animalcatraz-effect-torment-win = { $n ->
    [one] if it beats an inmate with a weapon: +{ $n } notch of { $stat }, and as many fewer for the beaten
   *[other] if it beats an inmate with a weapon: +{ $n } notches of { $stat }, and as many fewer for the beaten
}
animalcatraz-effect-torment-lying = { $n ->
    [one] a rival lying injured in this wing loses { $n } notch of { $stat }
   *[other] a rival lying injured in this wing loses { $n } notches of { $stat }
}
animalcatraz-effect-free-attack = starting a fight costs no Action
animalcatraz-effect-fight-draw = after every fight, { $n } card from the chair into the cell
