### Animalcatraz: what places, stats and cards are called and do. The page reads this file too.

animalcatraz-place-cell = own cell
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
animalcatraz-effect-attack-steal = fight somebody here, pick a pocket, or rob the cell of the wing
animalcatraz-effect-work = take { $n } cards from the chair
animalcatraz-effect-invite = bring gangsters into the prison, in Advanced games
animalcatraz-effect-cellblock-recruit = put cards into the spare cells of your wing to claim it; recruit a gangster in Advanced games
animalcatraz-effect-escape = draw an escape plan, secure its tools, or try the way out
animalcatraz-effect-draw-crime = draw a Crime card: a secret goal that brings REP
animalcatraz-effect-gain-notch = { $stat } +{ $n }
animalcatraz-effect-lose-notch = { $stat } -{ $n }
animalcatraz-effect-gain-rep = REP +{ $n }
animalcatraz-effect-gain-actions = Actions +{ $n }, Cunning -{ $cunning }
animalcatraz-effect-draw-chair = { $n ->
    [one] every rival draws 1 card from the chair into its cell
   *[other] every rival draws { $n } cards from the chair into its cell
}
animalcatraz-effect-lose-cell-item = { $n ->
    [one] every rival loses 1 random cell card
   *[other] every rival loses { $n } random cell cards
}
animalcatraz-effect-become-primal = { $cost_at ->
    [end] turns Primal; Cunning -{ $cunning } when it ends
   *[start] turns Primal; Cunning -{ $cunning }
}
animalcatraz-effect-roll = { $stat } + 2 dice reach { $target }: { $success }
animalcatraz-effect-visit = be there in your turn, or go to the Hole
animalcatraz-effect-corruption-shift = corruption levels change by { $n }
animalcatraz-effect-icon-unguarded = no guard blocks: { $icon }
animalcatraz-effect-riot = { $rule ->
    [combine_two_weapons] last Riot: two weapons may be combined
    [no_weapons] last Riot: no weapons
    [free_primal] last Riot: turn Primal for Cunning -{ $cunning }
   *[best_stat] last Riot: inmates fight with the better of Force and Cunning
}
animalcatraz-effect-notch-bonus = { $on ->
    [study] Study gives { $stat } +{ $n } more
    [weights] Weights give { $stat } +{ $n } more
    [chess] Chess gives { $stat } +{ $n } more
    [eat] Second helping gives { $stat } +{ $n } more
   *[night] Night training of { $stat } gives +{ $n } more
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
    [weapon] carry { $n } weapons in your cell
    [tool] carry { $n } tools in your cell
    [armour] carry { $n } armours in your cell
    [trap] carry { $n } cell traps in your cell
   *[other] carry { $n } upgrades in your cell
}
animalcatraz-effect-discard-item = beside a rival at: { $room }, discard one of { $items }; the rival has { $then }
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
animalcatraz-effect-steal-best-of-two = steals with Cunning { $cunning } and keeps one of two cards
animalcatraz-effect-charm = a rival in the room loses Actions by die: { $table }
animalcatraz-effect-peek = looks at a hidden card of a rival in the room
animalcatraz-effect-copy-ability = copies a gangster of a rival in the room
animalcatraz-effect-sacrifice = takes the blame: for the Hole, or to leave a fight
animalcatraz-effect-blow-cell = { $actions ->
    [one] blows up a rival’s cell; on { $injure_on } your inmate is injured and loses 1 Action
   *[other] blows up a rival’s cell; on { $injure_on } your inmate is injured and loses { $actions } Actions
}
animalcatraz-effect-crush = unarmed, beats an inmate by { $margin } or more: its { $stat } -{ $n }
animalcatraz-effect-reroll = rolls again once in a fight
animalcatraz-effect-deal-primal = { $cost ->
    [one] for 1 Action your inmate turns Primal, Cunning -{ $cunning }; nothing on { $dry }
   *[other] for { $cost } Actions your inmate turns Primal, Cunning -{ $cunning }; nothing on { $dry }
}
animalcatraz-effect-remote = for { $cost } Actions, from anywhere: trade, secure, corrupt or draw a Crime
animalcatraz-effect-extra-contraband = in rounds { $rounds } more contraband by die: { $table }
animalcatraz-effect-scavenge = { $cost ->
    [one] for 1 Action, cards from the back of the chair by die: { $table }
   *[other] for { $cost } Actions, cards from the back of the chair by die: { $table }
}
animalcatraz-effect-bleed = whoever it beats has { $stat } -{ $n } each turn until: { $cured_in }
animalcatraz-effect-extra-die = adds { $n } die in one fight

animalcatraz-effect-push = push a rival into a neighbouring room, { $cost } Action, once a round
animalcatraz-effect-push-hurt = the pushed inmate has { $stat } -{ $n }
animalcatraz-effect-bet = bet on fights and thefts; if right, { $n } card from the chair into the cell
animalcatraz-effect-bet-to-carried = or among the carried cards
animalcatraz-effect-two-weapons = { $cap ->
    [99] use two weapons in a fight
   *[other] use two weapons in a fight, together at most +{ $cap }
}
animalcatraz-effect-break-weapon = beaten with a weapon by less than { $margin }: the weapon is gone
animalcatraz-effect-hurt-winner = beaten with a weapon by less than { $margin }: the winner has { $stat } -{ $n }
animalcatraz-effect-cell-training = in the cell, { $cost } Action, once a round: { $stat } +{ $n }
animalcatraz-effect-feast = after a won fight { $stat } +{ $n }, and the beaten inmate -{ $n }
animalcatraz-effect-no-cunning-cost = PRIMAL drug and Boost cost no Cunning
animalcatraz-effect-cunning-instead = Cunning +{ $primal } from the PRIMAL drug, +{ $boost } from a Boost
animalcatraz-effect-place-guard = { $owned ->
    [yes] move any guard of the room to any letter
   *[no] move an uncorrupted guard of the room to any letter
}
animalcatraz-effect-trap-rep = a trap of yours brings REP +{ $n }
animalcatraz-effect-trap-immune = traps do no harm: { $stat } +{ $n } instead
animalcatraz-effect-unsettle = a less cunning rival that comes in loses { $actions } Action
animalcatraz-effect-unsettle-more = and has { $stat } -{ $n }
animalcatraz-effect-warden-immune = the Warden’s rules do not apply
animalcatraz-effect-warden-owner = with a free base, owns the Warden
animalcatraz-effect-torment-win = beats an inmate with a weapon: { $stat } +{ $n }, and -{ $n } for the beaten
animalcatraz-effect-torment-lying = a rival lying injured in this wing has { $stat } -{ $n }
animalcatraz-effect-free-attack = starting a fight costs no Action
animalcatraz-effect-fight-draw = after every fight { $n } card from the chair into the cell
