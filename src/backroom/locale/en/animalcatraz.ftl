### Animalcatraz: names, choices, journal and refusals.

animalcatraz-name = Animalcatraz
animalcatraz-about = Animals behind bars: train, trade, bribe guards, rob, fight and commit crimes, until one of you rules the prison, is the biggest name after the last Riot, or breaks out.

animalcatraz-pair = { $one }: { $other }
animalcatraz-spot-cell = cell
animalcatraz-spot-inmate = inmate
animalcatraz-spot-gangster = gangster
animalcatraz-spot-partner = partner
animalcatraz-spot-upgrade = upgrade

## Choices

animalcatraz-action-done = Done
animalcatraz-action-yes = Yes
animalcatraz-action-no = No
animalcatraz-action-to = To: { $room }
animalcatraz-action-to-own-cell = To: own cell
animalcatraz-action-icon = Icon { $letter }
animalcatraz-action-corrupt = Corrupt the guard
animalcatraz-action-shift = Move cards
animalcatraz-action-place = Place an upgrade
animalcatraz-action-consume = Consume a card
animalcatraz-action-reveal-plan = Reveal the escape plan
animalcatraz-action-event = Take part in the Event
animalcatraz-action-crime = Complete a Crime
animalcatraz-action-ability = Use ability { $star }
animalcatraz-action-gangster = Use gangster { $place }
animalcatraz-action-attack = Attack
animalcatraz-action-pickpocket = Pick a pocket
animalcatraz-action-rob = Rob a cell
animalcatraz-action-put = Put cards into spare cells
animalcatraz-action-take = Take a card from a spare cell
animalcatraz-action-recruit = Recruit a gangster
animalcatraz-action-draw-plan = Draw an escape plan
animalcatraz-action-secure = Secure a tool
animalcatraz-action-attempt = Attempt the escape
animalcatraz-action-one = One
animalcatraz-action-two = Two
animalcatraz-action-chair = From the electric chair
animalcatraz-action-swap = Rearrange the cards
animalcatraz-action-counter = Counter-attack
animalcatraz-action-abandon = Try to abandon the fight
animalcatraz-action-scapegoat = Sacrifice the Scapegoat
animalcatraz-action-trade = Trade from afar
animalcatraz-action-draw-crime = Draw a Crime card
animalcatraz-action-train = Train { $stat }
animalcatraz-action-look-at-cards = Look at a carried card
animalcatraz-action-look-at-crimes = Look at a Crime card
animalcatraz-action-look-at-plan = Look at the escape plan
animalcatraz-action-inmate = Inmate { $inmate }
animalcatraz-action-own = Own member { $member }
animalcatraz-action-rival = Rival member { $member }
animalcatraz-action-cell = Cell { $cell }
animalcatraz-action-spare = Spare cell { $spare }
animalcatraz-action-cell-card = Card { $slot } of the cell
animalcatraz-action-card = Carried card { $slot }
animalcatraz-action-gangster-card = Card of gangster { $slot }
animalcatraz-action-upgrade = { $upgrade ->
    [inmate] Inmate upgrade
   *[cell] Cell upgrade
}
animalcatraz-action-partner-card = Partner’s carried card { $slot }
animalcatraz-action-partner-gangster-card = Card of the partner’s gangster { $slot }
animalcatraz-action-partner-upgrade = { $upgrade ->
    [inmate] Partner’s inmate upgrade
   *[cell] Partner’s cell upgrade
}
animalcatraz-action-give-gangster = Give gangster { $place } to the partner
animalcatraz-action-take-gangster = Take the partner’s gangster { $place }
animalcatraz-action-into-cell = Into the cell
animalcatraz-action-onto-inmate = To the inmate
animalcatraz-action-onto-gangster = To gangster { $place }
animalcatraz-action-to-partner = To the partner
animalcatraz-action-pick = Take: { $kind }
animalcatraz-action-crime-card = Crime card { $crime }
animalcatraz-action-guard = Guard: { $guard }
animalcatraz-action-round = Round { $round }
animalcatraz-action-choose = Play as { $card }

## What must be chosen now

animalcatraz-ask-pick-inmate = Which inmate do you run?
animalcatraz-ask-keep-inmate = Which of the two inmates do you keep?
animalcatraz-ask-start-cell = Into which of your cells does “{ $card }” go?
animalcatraz-ask-start-crime = Which Crime card do you keep for { $inmate }? The other goes under the deck.
animalcatraz-ask-cell-for-card = Into which of your cells does “{ $card }” go?
animalcatraz-ask-excess-cell = The cell is too full ({ $cell }): which card goes?
animalcatraz-ask-excess-carried = { $inmate } carries too much: which card goes?
animalcatraz-ask-shift-what = Which card of { $inmate } or of the cell do you move?
animalcatraz-ask-shift-to = Where does “{ $card }” go?
animalcatraz-ask-shift-swap = There is no room for “{ $card }”: with which card do you swap it?
animalcatraz-ask-place-what = Which upgrade do you place?
animalcatraz-ask-consume-what = Which card do you consume?
animalcatraz-ask-who-plays = Which of your inmates plays now?
animalcatraz-ask-main = Your turn with { $inmate }: what do you do?
animalcatraz-ask-night-training = Night: what does { $inmate } train? All answers are shown together.
animalcatraz-ask-toll = The Warden wants his toll: which card do you pay?
animalcatraz-ask-scapegoat-for-hole = { $inmate } must go to the Hole. Do you sacrifice the Scapegoat instead?
animalcatraz-ask-trash-tag = { $victim } comes in. Do you give one of your Trash Tags?
animalcatraz-ask-move-tag = You have no free Gang Tag. From which round do you move one?
animalcatraz-ask-trade-take = What do you take from the deck ({ $room })? You pay afterwards.
animalcatraz-ask-trade-pay = What do you pay with?
animalcatraz-ask-work = From where do you take the next card?
animalcatraz-ask-attack-or-steal = Do you attack, pick a pocket or rob a cell?
animalcatraz-ask-steal-where = From whom do you steal?
animalcatraz-ask-steal-with = Who steals? The target: { $target }.
animalcatraz-ask-magpie-keeps = Which of the two stolen cards do you keep?
animalcatraz-ask-cellblock = Do you put cards, take one, or recruit?
animalcatraz-ask-put-what = Which card do you put into a spare cell?
animalcatraz-ask-put-where = Into which spare cell does “{ $card }” go?
animalcatraz-ask-take-where = From which spare cell do you take the card?
animalcatraz-ask-recruit-where = Whom do you try to recruit?
animalcatraz-ask-recruit-pay = What do you pay { $gangster } with? Price { $price }, paid { $paid }.
animalcatraz-ask-replace-whom = Which gangster makes room for { $gangster }?
animalcatraz-ask-invite-how-many = How many gangsters do you invite?
animalcatraz-ask-invite-where = Into which spare cell does { $gangster } go?
animalcatraz-ask-escape = Escape room: draw a plan, secure a tool or attempt the escape?
animalcatraz-ask-secure-what = Which tool do you secure?
animalcatraz-ask-pursue = Which of your guards do you sacrifice to stop { $victim }?
animalcatraz-ask-run = Which of your guards do you sacrifice to get through?
animalcatraz-ask-give-up-crime = Which Crime card do you give up before you draw one?
animalcatraz-ask-crime-which = Which Crime do you complete?
animalcatraz-ask-crime-discard = The Crime asks for cards: which one do you discard? Discarded value so far: { $paid }. { $crime }
animalcatraz-ask-crime-victim = Whom does the Crime hit? { $crime }
animalcatraz-ask-corrupt-how = Corrupting “{ $guard }”: with a bribe, or with your Cunning alone?
animalcatraz-ask-push-whom = Whom do you push?
animalcatraz-ask-push-where = Where do you push { $victim }?
animalcatraz-ask-place-guard = To which letter does the guard go?
animalcatraz-ask-torment-whom = Whom do you torment?
animalcatraz-ask-gang-target = { $gangster }: at whom?
animalcatraz-ask-peek-zone = What of { $victim } do you look at?
animalcatraz-ask-copy-whom = Whose gangster do you copy?
animalcatraz-ask-copy-what = Which gangster of { $victim } do you copy?
animalcatraz-ask-courier = What does the Courier do?
animalcatraz-ask-courier-room = In which room does the Courier trade?
animalcatraz-ask-courier-item = Which item does the Courier take?
animalcatraz-ask-courier-guard = Which guard does the Courier corrupt?
animalcatraz-ask-bet = On whom do you bet?
animalcatraz-ask-bet-card-to = Bet won: where does the card go?
animalcatraz-ask-attack-whom = Whom do you attack?
animalcatraz-ask-who-fights = Who of your side fights?
animalcatraz-ask-fight-whom = Whom does { $fighter } attack?
animalcatraz-ask-chemist = Does the Mad Chemist add his die in this fight?
animalcatraz-ask-reveal = Which card do you reveal for { $fighter } in this clash?
animalcatraz-ask-reroll = The clash is lost. Do you roll again?
animalcatraz-ask-armour = Clash lost: do you reveal armour for { $fighter }?
animalcatraz-ask-counter-or-abandon = It is your attack now: counter-attack or give up?
animalcatraz-ask-swap-what = Which card do you rearrange?
animalcatraz-ask-swap-to = Who gets “{ $card }”?
animalcatraz-ask-swap-with = For which card do you swap “{ $card }”?
animalcatraz-ask-riot-opponent = Riot: whom do you fight next?
animalcatraz-ask-frenzy = Frenzy: do you turn { $inmate } Primal before the Riot?
animalcatraz-ask-over = The game is over.

## Journal

animalcatraz-journal-marker-moved = { $inmate }: { $stat } { $notches }.
animalcatraz-journal-ability-changed = { $unlocked ->
    [yes] { $inmate } unlocks ability { $star }.
   *[no] { $inmate } loses ability { $star }.
}
animalcatraz-journal-turned-primal = { $inmate } turns Primal.
animalcatraz-journal-primal-ended = { $inmate } is calm again.
animalcatraz-journal-rep-changed = { $reason ->
    [theft] { $rival }: REP { $by } for a theft, now { $rep }.
    [corruption] { $rival }: REP { $by } for corruption, now { $rep }.
    [fight] { $rival }: REP { $by } for a fight, now { $rep }.
    [abandoning] { $rival }: REP { $by } for abandoning a fight, now { $rep }.
    [trap] { $rival }: REP { $by } for a trap, now { $rep }.
    [wing] { $rival }: REP { $by } as Cellblock-King, now { $rep }.
    [crime] { $rival }: REP { $by } for a Crime, now { $rep }.
    [tags] { $rival }: REP { $by } for the most Gang Tags, now { $rep }.
    [event] { $rival }: REP { $by } for the Event, now { $rep }.
    [recruiting] { $rival }: REP { $by } for a failed recruiting, now { $rep }.
    [gangsters] { $rival }: REP { $by } for gangsters, now { $rep }.
    [trash_tags] { $rival }: REP { $by } for unanswered Trash Tags, now { $rep }.
   *[riot] { $rival }: REP { $by } for the Riot, now { $rep }.
}
animalcatraz-journal-rank-reached = { $trash_tags ->
    [0] { $rival } for the first time: { $rank }. New bases: { $bases }.
   *[other] { $rival } for the first time: { $rank }. New bases: { $bases }, new Trash Tags: { $trash_tags }.
}

animalcatraz-journal-moved = { $inmate } moves: { $to }.
animalcatraz-journal-kept-out = { $inmate } loses an Action in a claimed wing: { $room }.
animalcatraz-journal-unsettled = { $by } unsettles { $inmate }.
animalcatraz-journal-bleeding-cured = { $inmate } bleeds no longer.

animalcatraz-journal-injured = { $lying ->
    [yes] { $inmate } lies injured in its cell; Actions lost: { $actions }, cards lost: { $cards }.
   *[no] { $inmate } is injured and stands in its cell; Actions lost: { $actions }, cards lost: { $cards }.
}
animalcatraz-journal-upgrade-shown = { $inmate } shows the upgrade “{ $card }”.
animalcatraz-journal-trap-sprung = { $immune ->
    [yes] A cell trap springs on { $inmate } and does no harm.
   *[no] A cell trap springs on { $inmate }.
}
animalcatraz-journal-fight-began = { $riot ->
    [yes] Riot: { $attacker } against { $victim } ({ $room }).
   *[no] { $attacker } attacks { $victim } ({ $room }).
}
animalcatraz-journal-clash-began = { $attacker } goes for { $defender }.
animalcatraz-journal-chemist-declared = The Mad Chemist helps { $inmate }: one more die.
animalcatraz-journal-revealed = { $fighter } shows “{ $card }”.
animalcatraz-journal-rearranged = The side of { $inmate } rearranges its cards.
animalcatraz-journal-clash-rolled = { $attacker }: dice { $attacker_dice }, total { $attacker_total }. { $defender }: dice { $defender_dice }, total { $defender_total }.
animalcatraz-journal-rerolled = { $fighter } rolls again: dice { $dice }, total { $total }.
animalcatraz-journal-clash-won = { $winner } beats { $loser }.
animalcatraz-journal-armour-used = { $fighter } uses the armour “{ $card }”.
animalcatraz-journal-weapon-gone = { $fighter } loses the weapon “{ $card }”.
animalcatraz-journal-gangster-hurt = { $gangster } is hurt: Force -{ $levels }.
animalcatraz-journal-bleeds = { $inmate } bleeds.
animalcatraz-journal-fighter-injured = { $cards ->
    [0] { $fighter } is injured.
   *[other] { $fighter } is injured; cards to the Infirmary pile: { $cards }.
}
animalcatraz-journal-tried-to-abandon = { $gone ->
    [yes] { $inmate } rolls { $die } and abandons the fight.
   *[no] { $inmate } rolls { $die } and cannot abandon the fight.
}
animalcatraz-journal-fight-ended = { $how ->
    [abandoned] The fight is over: { $loser } abandoned it, { $winner } won.
    [scapegoat] The fight is over: the Scapegoat got { $loser } out, { $winner } won.
   *[beaten] The fight is over: { $winner } won, { $loser } lost.
}
animalcatraz-journal-drew-after-fight = { $card ->
    [none] { $inmate } draws a card into the cell after the fight.
   *[other] { $inmate } draws “{ $card }” into the cell after the fight.
}
animalcatraz-journal-bet-placed = { $on_attacker ->
    [yes] { $inmate } bets on the attacker or thief.
   *[no] { $inmate } bets against the attacker or thief.
}
animalcatraz-journal-bet-settled = { $right ->
    [yes] { $inmate } wins the bet.
   *[no] { $inmate } loses the bet.
}
animalcatraz-journal-bet-card = { $card ->
    [none] { $to_cell ->
        [yes] { $inmate } puts the card won into the cell.
       *[no] { $inmate } pockets the card won.
    }
   *[other] { $to_cell ->
        [yes] { $inmate } puts “{ $card }” into the cell.
       *[no] { $inmate } pockets “{ $card }”.
    }
}

animalcatraz-journal-invited = { $inmate } invites: { $gangsters }.
animalcatraz-journal-moved-in = { $gangster } goes into spare cell { $spare } of the wing of cell { $cell }.
animalcatraz-journal-tried-to-recruit = { $success ->
    [yes] { $inmate } wins over { $gangster }: dice { $dice }, total { $total } against { $target }.
   *[no] { $inmate } fails to recruit { $gangster }: dice { $dice }, total { $total } against { $target }.
}
animalcatraz-journal-paid-for-gangster = { $inmate } pays with “{ $card }”.
animalcatraz-journal-recruited = { $gangster } joins { $inmate }.
animalcatraz-journal-came-with = With the gangster comes a card for { $inmate }: “{ $card }”.
animalcatraz-journal-gangster-discarded = { $gangster } leaves { $inmate }.
animalcatraz-journal-pushed = { $inmate } pushes { $victim }: { $place }.
animalcatraz-journal-guard-placed = { $inmate } moves the guard “{ $guard }” to letter { $letter }.
animalcatraz-journal-trained-in-cell = { $inmate } trains in the cell.
animalcatraz-journal-tormented = { $inmate } torments { $victim }.
animalcatraz-journal-warden-taken = { $inmate } now owns the Warden.

animalcatraz-journal-began = { $warden ->
    [none] { $inmates ->
        [none] The prison is set up. Cells: { $cells }. Guards: { $guards }.
       *[other] The prison is set up. Cells: { $cells }. Inmates: { $inmates }. Guards: { $guards }.
    }
   *[other] { $inmates ->
        [none] The prison is set up. Cells: { $cells }. Guards: { $guards }. Warden: { $warden }.
       *[other] The prison is set up. Cells: { $cells }. Inmates: { $inmates }. Guards: { $guards }. Warden: { $warden }.
    }
}
animalcatraz-journal-inmate-taken = { $seat } runs { $inmate }.
animalcatraz-journal-contraband-drawn = { $card ->
    [none] { $rival }: a card from the chair into { $cell }.
   *[other] { $rival }: “{ $card }” from the chair into { $cell }.
}
animalcatraz-journal-round-began = Day { $day }, round { $round } begins.
animalcatraz-journal-toothbrush = The toothbrush goes to { $rival }.
animalcatraz-journal-tie-rolled = { $rival } against the tie: dice { $dice }.
animalcatraz-journal-guards-moved = { $arrow ->
    [yes] The guards go one room on, to letter { $letter }.
   *[no] The guards go to letter { $letter }.
}
animalcatraz-journal-warden-moved = Dice { $dice }: the Warden is now here: { $room }.
animalcatraz-journal-trafficked = The Trafficker of { $inmate } rolls { $die }: extra cards { $count }.
animalcatraz-journal-event-turned = New Event: { $event_card }.
animalcatraz-journal-took-part = { $inmate } takes part: { $event_card }.
animalcatraz-journal-event-roll = { $inmate } rolls for the Event: dice { $dice }, total { $total } against { $target }.
animalcatraz-journal-cell-card-lost = { $card ->
    [none] { $rival }: a card is lost from { $cell }.
   *[other] { $rival }: “{ $card }” is lost from { $cell }.
}
animalcatraz-journal-sent-to-hole = { $inmate } is sent to the Hole; cards lost: { $cards }.
animalcatraz-journal-left-hole = { $inmate } comes out of the Hole.
animalcatraz-journal-stood-up = { $inmate } stands up.
animalcatraz-journal-toll-paid = { $to ->
    [none] { $card ->
        [none] { $inmate } pays the Warden a card.
       *[other] { $inmate } pays the Warden “{ $card }”.
    }
   *[other] { $card ->
        [none] { $inmate } pays { $to } a card.
       *[other] { $inmate } pays { $to } “{ $card }”.
    }
}
animalcatraz-journal-cannot-pay = { $inmate } has nothing for the Warden.
animalcatraz-journal-turn-began = It is { $inmate }’s turn.
animalcatraz-journal-turn-ended = { $inmate } ends the turn.
animalcatraz-journal-night-fell = Night falls on day { $day }.
animalcatraz-journal-trash-tag-given = { $giver } gives a Trash Tag to { $rival }.
animalcatraz-journal-riot-began = { $last ->
    [yes] The last Riot breaks out: { $room }.
   *[no] A Riot breaks out: { $room }.
}
animalcatraz-journal-riot-won = The Riot is won by { $rival }.
animalcatraz-journal-won = The game is over. The winner: { $rival }.

animalcatraz-journal-charmed = { $gangster } charms { $victim } for { $inmate }: die { $die }, Actions lost { $actions }.
animalcatraz-journal-peeked = { $seen ->
    [none] { $zone ->
        [carried] { $inmate } looks at a carried card of { $victim }.
        [crimes] { $inmate } looks at a Crime card of { $victim }.
       *[plan] { $inmate } looks at the escape plan of { $victim }.
    }
   *[other] { $zone ->
        [carried] { $inmate } looks at a carried card of { $victim }: “{ $seen }”.
        [crimes] { $inmate } looks at a Crime card of { $victim }: “{ $seen }”.
       *[plan] { $inmate } looks at the escape plan of { $victim }: “{ $seen }”.
    }
}
animalcatraz-journal-ability-copied = The Fraudster of { $inmate } copies { $gangster }.
animalcatraz-journal-cell-blown = { $inmate } blows up cell { $cell }: die { $die }, cards destroyed { $cards }.
animalcatraz-journal-dealt = { $success ->
    [yes] { $gangster } deals to { $inmate }: die { $die }, it works.
   *[no] { $gangster } deals to { $inmate }: die { $die }, nothing.
}
animalcatraz-journal-scavenged = { $inmate } scavenges: die { $die }, cards found { $cards }.
animalcatraz-journal-scavenged-card = { $inmate } found “{ $card }”.
animalcatraz-journal-courier-sent = { $inmate } sends { $gangster } out.

animalcatraz-journal-icon-used = { $inmate } uses: { $icon } ({ $room }).
animalcatraz-journal-drew = { $card ->
    [none] { $inmate } draws a card from the chair.
   *[other] { $inmate } draws “{ $card }” from the chair.
}
animalcatraz-journal-took-from-pile = { $card ->
    [none] { $inmate } takes a card from the Infirmary pile.
   *[other] { $inmate } takes “{ $card }” from the Infirmary pile.
}
animalcatraz-journal-discarded = { $card ->
    [none] { $inmate } discards a card.
   *[other] { $inmate } discards “{ $card }”.
}
animalcatraz-journal-discarded-from-cell = { $card ->
    [none] { $rival }: a cell card is discarded.
   *[other] { $rival }: the cell card “{ $card }” is discarded.
}
animalcatraz-journal-shifted = { $card ->
    [none] { $swapped ->
        [yes] { $inmate } swaps two cards: { $source }, { $goal }.
       *[no] { $inmate } moves a card: { $source } → { $goal }.
    }
   *[other] { $swapped ->
        [yes] { $inmate } swaps “{ $card }” and “{ $back }”: { $source }, { $goal }.
       *[no] { $inmate } moves “{ $card }”: { $source } → { $goal }.
    }
}
animalcatraz-journal-gangsters-exchanged = { $back ->
    [none] { $gangster } goes from { $giver } to { $taker }.
   *[other] { $gangster } goes from { $giver } to { $taker }, { $back } the other way.
}
animalcatraz-journal-placed = { $old ->
    [none] { $inmate } places the upgrade “{ $card }”.
   *[other] { $inmate } places the upgrade “{ $card }” in place of “{ $old }”.
}
animalcatraz-journal-consumed = { $inmate } consumes “{ $card }”.
animalcatraz-journal-looked-through = { $items ->
    [none] { $inmate } looks through the deck ({ $room }); items there: { $count }.
   *[other] { $inmate } looks through the deck ({ $room }): { $items }.
}
animalcatraz-journal-paid = { $inmate } gives “{ $card }”.
animalcatraz-journal-traded = { $items ->
    [none] { $inmate } takes items ({ $room }): { $count }.
   *[other] { $inmate } takes from the deck ({ $room }): { $items }.
}
animalcatraz-journal-theft-rolled = { $cell ->
    [none] { $success ->
        [yes] { $thief } picks the pocket of { $victim }: { $total } against { $against } (dice { $dice } and { $against_dice }).
       *[no] { $thief } fails to pick the pocket of { $victim }: { $total } against { $against } (dice { $dice } and { $against_dice }).
    }
   *[other] { $success ->
        [yes] { $thief } robs cell { $cell }: { $total } against { $against } (dice { $dice } and { $against_dice }).
       *[no] { $thief } fails to rob cell { $cell }: { $total } against { $against } (dice { $dice } and { $against_dice }).
    }
}
animalcatraz-journal-second-theft = { $success ->
    [yes] { $thief } gets a second card for { $inmate }: dice { $dice }, { $total } against { $against }.
   *[no] { $thief } gets no second card for { $inmate }: dice { $dice }, { $total } against { $against }.
}
animalcatraz-journal-stole = { $card ->
    [none] { $inmate } steals a card from { $victim }.
   *[other] { $inmate } steals “{ $card }” from { $victim }.
}
animalcatraz-journal-saw-two = { $cards ->
    [none] { $inmate } looks at two cards and keeps one.
   *[other] { $inmate } looks at two cards and keeps one: { $cards }.
}
animalcatraz-journal-trap-drawn = { $inmate } has drawn a trap: “{ $card }”.

animalcatraz-journal-corruption-tried = { $success ->
    [yes] { $bribe ->
        [none] { $inmate } corrupts “{ $guard }”: dice { $dice }, total { $total } against { $needed }.
       *[other] { $inmate } corrupts “{ $guard }” with “{ $bribe }”: dice { $dice }, total { $total } against { $needed }.
    }
   *[no] { $bribe ->
        [none] { $inmate } fails to corrupt “{ $guard }”: dice { $dice }, total { $total } against { $needed }.
       *[other] { $inmate } fails to corrupt “{ $guard }” with “{ $bribe }”: dice { $dice }, total { $total } against { $needed }.
    }
}
animalcatraz-journal-crime-drawn = { $crime ->
    [none] { $inmate } draws a Crime card.
   *[other] { $inmate } draws the Crime “{ $crime }”.
}
animalcatraz-journal-crime-given-up = { $crime ->
    [none] { $inmate } gives up a Crime card.
   *[other] { $inmate } gives up the Crime “{ $crime }”.
}
animalcatraz-journal-crime-completed = { $points ->
    [none] { $inmate } completes the Crime “{ $crime }”.
   *[other] { $inmate } completes the Crime “{ $crime }”; Crime points: { $points }.
}
animalcatraz-journal-tag-placed = { $replaced ->
    [none] { $rival }: Gang Tag on round { $round }.
   *[other] { $rival }: Gang Tag on round { $round }, in place of { $replaced }.
}
animalcatraz-journal-tag-lifted = { $rival }: Gang Tag lifted from round { $round }.
animalcatraz-journal-wing-claimed = { $rival }: the wing of cell { $cell } is claimed.
animalcatraz-journal-wing-lost = { $rival }: the wing of cell { $cell } is lost.
animalcatraz-journal-card-put = { $card ->
    [none] { $inmate } puts a card into spare cell { $spare } of the wing of cell { $cell }.
   *[other] { $inmate } puts “{ $card }” into spare cell { $spare } of the wing of cell { $cell }.
}
animalcatraz-journal-spare-taken = { $inmate } takes “{ $card }” from spare cell { $spare } of the wing of cell { $cell }.
animalcatraz-journal-plan-drawn = { $plan ->
    [none] { $exchanged ->
        [yes] { $inmate } exchanges the escape plan.
       *[no] { $inmate } draws an escape plan.
    }
   *[other] { $exchanged ->
        [yes] { $inmate } exchanges the escape plan and gets “{ $plan }”.
       *[no] { $inmate } draws the escape plan “{ $plan }”.
    }
}
animalcatraz-journal-plan-revealed = { $rival }: the escape plan is “{ $plan }”.
animalcatraz-journal-tool-secured = { $inmate } secures “{ $card }”.
animalcatraz-journal-tool-dropped = { $rival }: the tool “{ $card }” goes to the chair.
animalcatraz-journal-tool-shown = { $inmate } shows the tool “{ $card }”.
animalcatraz-journal-lock-tried = { $lock ->
    [red] { $success ->
        [yes] { $inmate } opens the red lock: dice { $dice }, total { $total } against { $needed }.
       *[no] { $inmate } does not open the red lock: dice { $dice }, total { $total } against { $needed }.
    }
   *[green] { $success ->
        [yes] { $inmate } opens the green lock: dice { $dice }, total { $total } against { $needed }.
       *[no] { $inmate } does not open the green lock: dice { $dice }, total { $total } against { $needed }.
    }
}
animalcatraz-journal-escape-failed = { $inmate } fails to escape; cards lost: { $cards }.
animalcatraz-journal-escaped = { $inmate } is out!
animalcatraz-journal-fugitive-card-turned = { $inmate } on the run, deck { $deck }: “{ $card }”.
animalcatraz-journal-guard-sacrificed = { $rival } sacrifices “{ $guard }”: locks { $shift }.
animalcatraz-journal-fugitive-passed = { $inmate } is past deck { $deck }.

## Refusals

animalcatraz-refusal-no-actions = There are not enough Actions left for that.
animalcatraz-refusal-icon-blocked = A guard stands on that icon.
animalcatraz-refusal-icon-used = Your inmate has already used that icon in this round.
animalcatraz-refusal-not-adjacent = That room is not next to this one.
animalcatraz-refusal-door-blocked = A guard blocks that door to the Yard.
animalcatraz-refusal-closed-room = Your inmate may not go in there.
animalcatraz-refusal-no-base = You have no free base for another guard.
animalcatraz-refusal-own-guard = That guard already works for you.
animalcatraz-refusal-no-guard-here = There is no guard here.
animalcatraz-refusal-nothing-to-steal = There is nothing to steal.
animalcatraz-refusal-target-lying = Whoever lies injured is left in peace, and so is that cell.
animalcatraz-refusal-target-in-hole = Nobody can be reached in the Hole.
animalcatraz-refusal-not-a-rival = That is none of your rivals.
animalcatraz-refusal-not-here = That is not possible from here.
animalcatraz-refusal-not-enough-value = The cards are not worth enough for that.
animalcatraz-refusal-too-many-cards = There is no room for that many cards.
animalcatraz-refusal-ability-locked = That ability is not unlocked.
animalcatraz-refusal-no-deed = That ability is not used this way: it works by itself or through an icon.
animalcatraz-refusal-ability-blocked = That is blocked while the inmate is Primal.
animalcatraz-refusal-ability-used = That has already been used in this round.
animalcatraz-refusal-cannot-act = Whoever lies injured, is in the Hole or has left does not act.
animalcatraz-refusal-no-such-card = There is no such card there.
animalcatraz-refusal-wrong-card = That card does not serve for this.
animalcatraz-refusal-already-primal = The inmate is already Primal.
animalcatraz-refusal-too-many-steps = There are no free steps left in this turn.
animalcatraz-refusal-no-gangster = There is no such gangster there.
animalcatraz-refusal-not-fulfilled = What the Crime asks for is not fulfilled.
animalcatraz-refusal-not-kingpin = With El Chapo only a Kingpin (REP 14) may attempt the escape.
animalcatraz-refusal-empty-deck = There is no card left to draw.
animalcatraz-refusal-illegal = That is not possible now.

## The Legacy campaign

animalcatraz-unlock-fugitive = the Fugitive cards
animalcatraz-campaign-games = { $games ->
    [0] Campaign: no complete game yet.
    [one] Campaign: one complete game.
   *[other] Campaign: { $games } complete games.
}
animalcatraz-campaign-opens = { $envelope } is opened. It holds: { $contents }.
animalcatraz-campaign-meets = Challenge met: { $challenge }. Its small envelope holds a tattoo.
animalcatraz-campaign-open = { $envelope }, open: { $contents }
animalcatraz-campaign-closed = { $games ->
    [one] { $envelope }, closed: it opens after one complete game
   *[other] { $envelope }, closed: it opens after { $games } complete games
}
animalcatraz-campaign-challenge = { $standing ->
    [met] Challenge { $number }, met: { $challenge }
    [unavailable] Challenge { $number }, not to be met in this edition: { $challenge }
   *[open] Challenge { $number }, still open: { $challenge }
}
