# The end of a game: the count, the podium, what is worth telling.

ending-count = Counting the take
ending-sheet = Score sheet
ending-skip = Skip
ending-sound = Sound: { $on ->
    [yes] on
   *[no] off
}
ending-next = What next
ending-board = See the board
ending-you = You
ending-title = { $verdict ->
    [won] You win!
    [shared] You share the victory!
    [second] So close!
    [beaten] Not this time
   *[watched] { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
}
ending-summary = { $verdict ->
    [won] { $score }, against { $others }. The night is yours.
    [shared] { $players }: { $score } each.
    [watched] { $score }{ $others ->
        [none] .
       *[other] , against { $others }.
    }
   *[beaten] { $count ->
        [one] { $players } wins: { $score }.
       *[other] { $players } share the victory: { $score }.
    } You come { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] in place { $place }
    }: { $own }.
}
ending-item = { $players ->
    [none] { $name }: nobody scores
   *[other] { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $players }
}
ending-earned = { $player } { $points }
ending-earnings = { $earned ->
    [none] { $name }: nobody scores
   *[other] { $name }, points: { $earned }
}
ending-crooks-target = { $target }, worth { $value }
ending-crooks-gang = { $player ->
    [none] { $gang }: a tie, nobody scores
   *[other] { $gang }: { $player }, +{ $points }
}
ending-crooks-highlight = { $kind ->
    [ambush] Best steal
    [trick] Dirtiest trick
    [hit] The long arm
    [close] Closest target
   *[coup] Coup of the night
}
ending-crooks-story = { $kind ->
    [ambush] { $target }: face down until the very end, { $crook } takes it from { $other } for { $player }. { $points ->
        [one] { $points } point!
       *[other] { $points } points!
    }
    [trick] { $target }: { $player } had hidden { $crook } there. For { $other } it is worth { $points } instead of { $size }.
    [hit] { $target }: { $crook }, sent by { $player }, got rid of { $size ->
        [one] a crook
       *[other] { $size } crooks
    } of { $other }.
    [close] { $target }: { $player } is ahead of { $other } by { $size }, and takes { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[coup] { $target }: { $crook } brings { $player } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at a stroke.
}
ending-sneaks-items = Special items
ending-sneaks-highlight = { $kind ->
    [stash] Up the sleeve
    [steal] Best steal
    [collapse] The market collapses
    [guard] Sharpest eyes
   *[close] By a hair
}
ending-sneaks-story = { $kind ->
    [stash] { $colour }: with { $size } from the stash, { $player } overtakes { $other } at the very end.
    [steal] { $site }: { $player } got away with this: { $loot }.
    [collapse] { $colour }: the documents of { $player } cost the others { $size } in all.
    [guard] The snitches of { $player } sent { $size } sneaks home with empty hands.
   *[close] { $colour }: { $size } against { $second }. { $player } stays ahead of { $other }.
}

ending-kings-fortune = { $player } has ${ $amount }k
ending-kings-dead = R.I.P.
ending-kings-place = { $place }. { $player }
ending-kings-career = Missions: { $jobs } ({ $earned ->
    [0] $0
   *[other] ${ $earned }k
}) · pots: { $pots ->
    [0] $0
   *[other] ${ $pots }k
} · dead: { $lost } · in custody: { $custody }
ending-kings-highlight = { $kind ->
    [job] Best job
    [pot] Biggest pot
    [deadly] Deadliest
    [custody] Best known to the police
   *[early] Gone too soon
}
ending-kings-story = { $kind ->
    [job] { $player } did “{ $mission }” for ${ $amount }k.
    [pot] { $player } took a pot of ${ $amount }k.
    [deadly] { $player } shot { $amount ->
        [one] one character
       *[other] { $amount } characters
    } of others.
    [custody] The police took { $player }’s people in { $amount ->
        [one] once
       *[other] { $amount } times
    }.
   *[early] { $player } fell in round { $amount }.
}
ending-animalcatraz-source = { $source ->
    [start] At the start
    [fights] Fights
    [fingers] Thefts, bribes, traps
    [block] Crimes, tags, wings
   *[riots] Riots
}
ending-animalcatraz-way = { $way ->
    [escape] { $inmate } is gone: both locks are open
    [riot] The Riot is over: { $inmate } rules the block, { $rank }
   *[day] The last day is over: { $inmate } is { $rank }
}
ending-animalcatraz-escaped = { $verdict ->
    [won] You are out. Freedom beats any REP.
   *[other] { $inmate } is out. Freedom beats any REP.
}
ending-animalcatraz-lock = { $lock ->
    [red] Red lock: { $total }, and { $needed } was enough
   *[green] Green lock: { $total }, and { $needed } was enough
}
ending-animalcatraz-highlight = { $kind ->
    [blow] Hardest blow
    [theft] Quickest fingers
    [bribe] Dearest friend
   *[lock] So close to freedom
}
ending-animalcatraz-story = { $kind ->
    [blow] { $who } beat { $other } by { $size }.
    [theft] { $other ->
        [none] { $who } robbed a cell, ahead by { $size }.
       *[other] { $who } picked { $other }’s pocket, ahead by { $size }.
    }
    [bribe] { $who } bought { THE($other) }, level { $size }.
   *[lock] { $who } missed a lock of the escape by { $size }.
}
