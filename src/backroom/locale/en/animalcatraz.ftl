### Animalcatraz: names, choices, journal and refusals.

animalcatraz-name = Animalcatraz
animalcatraz-about = Animals behind bars: train, trade, bribe guards, rob, fight and commit crimes, until one of you rules the prison, is the biggest name after the last Riot, or breaks out.

animalcatraz-pair = { $one }: { $other }
animalcatraz-whose = { $one } ({ $other })
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
animalcatraz-ask-excess-cell = The cell is too full ({ $cell }): which card do you discard?
animalcatraz-ask-excess-carried = { $inmate } carries too many cards: which one do you discard?
animalcatraz-ask-shift-what = Which card of { $inmate } or of the cell do you move?
animalcatraz-ask-shift-to = Where does “{ $card }” go?
animalcatraz-ask-shift-swap = There is no room for “{ $card }”: with which card do you swap it?
animalcatraz-ask-place-what = Which upgrade do you place?
animalcatraz-ask-consume-what = Which card do you consume?
animalcatraz-ask-who-plays = Which of your inmates plays now?
animalcatraz-ask-main = Your turn with { $inmate }.
animalcatraz-ask-night-training = Night: what does { $inmate } train? All answers are shown together.
animalcatraz-ask-toll = The Warden wants his toll: which card do you pay?
animalcatraz-ask-scapegoat-for-hole = { $inmate } must go to the Hole. Do you sacrifice the Scapegoat instead?
animalcatraz-ask-trash-tag = { $victim } comes in. Do you give them one of your Trash Tags?
animalcatraz-ask-move-tag = You have no free Gang Tag. From which round do you move one?
animalcatraz-ask-trade-take = What do you take from the deck of { THE($room) }? You pay afterwards.
animalcatraz-ask-trade-pay = What do you pay with?
animalcatraz-ask-work = From where do you take the next card?
animalcatraz-ask-attack-or-steal = Do you attack, pick a pocket or rob a cell?
animalcatraz-ask-steal-where = From whom do you steal?
animalcatraz-ask-steal-with = Who steals? The target: { $target }.
animalcatraz-ask-magpie-keeps = Which of the two stolen cards do you keep?
animalcatraz-ask-cellblock = Do you put cards down, take one, or recruit?
animalcatraz-ask-put-what = Which card do you put into a spare cell?
animalcatraz-ask-put-where = Into which spare cell does “{ $card }” go?
animalcatraz-ask-take-where = From which spare cell do you take the card?
animalcatraz-ask-recruit-where = Whom do you try to recruit?
animalcatraz-ask-recruit-pay = What do you pay { THE($gangster) } with? Price { $price }, paid { $paid }.
animalcatraz-ask-replace-whom = Which gangster makes room for { THE($gangster) }?
animalcatraz-ask-invite-how-many = How many gangsters do you invite?
animalcatraz-ask-invite-where = Into which spare cell does { THE($gangster) } go?
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
animalcatraz-ask-who-fights = Who fights for your side?
animalcatraz-ask-fight-whom = Whom does { THE($fighter) } attack?
animalcatraz-ask-chemist = Does the Mad Chemist add his die in this fight?
animalcatraz-ask-reveal = Which card do you reveal for { THE($fighter) } in this clash?
animalcatraz-ask-reroll = The clash is lost. Do you roll again?
animalcatraz-ask-armour = Clash lost: do you reveal armour for { THE($fighter) }?
animalcatraz-ask-counter-or-abandon = It is your attack now: counter-attack or abandon the fight?
animalcatraz-ask-swap-what = Which card do you rearrange?
animalcatraz-ask-swap-to = Who gets “{ $card }”?
animalcatraz-ask-swap-with = For which card do you swap “{ $card }”?
animalcatraz-ask-riot-opponent = Riot: whom do you fight next?
animalcatraz-ask-frenzy = Frenzy: do you turn { $inmate } Primal before the Riot?
animalcatraz-ask-over = The game is over.

## Journal

animalcatraz-journal-marker-moved = { $you ->
    [inmate] You
   *[other] { $inmate }
}: { $stat } { $notches } { $count ->
    [one] notch.
   *[other] notches.
}
animalcatraz-journal-ability-changed = { $unlocked ->
    [yes] { $you ->
        [inmate] You unlock
       *[other] { $inmate } unlocks
    } ability { $star }.
   *[no] { $you ->
        [inmate] You lose
       *[other] { $inmate } loses
    } ability { $star }.
}
animalcatraz-journal-turned-primal = { $you ->
    [inmate] You turn
   *[other] { $inmate } turns
} Primal.
animalcatraz-journal-primal-ended = { $you ->
    [inmate] You are
   *[other] { $inmate } is
} calm again.
animalcatraz-journal-rep-changed = { CAP($rival) }: REP { $by } { $reason ->
    [theft] { $failed ->
        [yes] for a failed theft
       *[no] for a theft
    }
    [corruption] { $failed ->
        [yes] for failed corruption
       *[no] for corruption
    }
    [fight] for a fight
    [abandoning] for abandoning a fight
    [trap] for a trap
    [wing] as Cellblock-King
    [crime] for a Crime
    [tags] for the most Gang Tags
    [event] for the Event
    [recruiting] for a failed attempt to recruit
    [gangsters] for gangsters
    [trash_tags] for unanswered Trash Tags
   *[riot] for the Riot
}, now { $rep }.
animalcatraz-journal-rank-reached = { CAP($rival) }, for the first time: { $rank }. New bases: { $bases }{ $trash_tags ->
    [0] .
   *[other] , new Trash Tags: { $trash_tags }.
}

animalcatraz-journal-moved = { $you ->
    [inmate] You move { TO(YOUR(THE($to))) }
   *[other] { $inmate } moves { TO(THE($to)) }
}.
animalcatraz-journal-kept-out = { $you ->
    [inmate] You lose
   *[other] { $inmate } loses
} an Action in a claimed wing: { $room }.
animalcatraz-journal-unsettled = { $you ->
    [inmate] { $by } unsettles you.
    [by] You unsettle { $inmate }.
   *[other] { $by } unsettles { $inmate }.
}
animalcatraz-journal-bleeding-cured = { $you ->
    [inmate] You bleed
   *[other] { $inmate } bleeds
} no longer.

animalcatraz-journal-injured = { $lying ->
    [yes] { $you ->
        [inmate] You lie injured in your cell
       *[other] { $inmate } lies injured in its cell
    }; Actions lost: { $actions }, cards lost: { $cards }.
   *[no] { $you ->
        [inmate] You are injured and stand in your cell
       *[other] { $inmate } is injured and stands in its cell
    }; Actions lost: { $actions }, cards lost: { $cards }.
}
animalcatraz-journal-upgrade-shown = { $you ->
    [inmate] You show
   *[other] { $inmate } shows
} the upgrade “{ $card }”.
animalcatraz-journal-trap-sprung = A cell trap springs on { $you ->
    [inmate] you
   *[other] { $inmate }
}{ $immune ->
    [yes] {" "}and does no harm.
   *[no] .
}
animalcatraz-journal-fight-began = { $riot ->
    [yes] Riot in { THE($room) }: { $attacker } against { $victim }.
   *[no] { $you ->
        [attacker] You attack { $victim }
        [victim] { $attacker } attacks you
       *[other] { $attacker } attacks { $victim }
    } in { THE($room) }.
}
animalcatraz-journal-clash-began = { $you ->
    [attacker] You go for { THE($defender) }.
    [defender] { CAP(THE($attacker)) } goes for you.
   *[other] { CAP(THE($attacker)) } goes for { THE($defender) }.
}
animalcatraz-journal-chemist-declared = The Mad Chemist helps { $you ->
    [inmate] you
   *[other] { $inmate }
}: one more die.
animalcatraz-journal-revealed = { $you ->
    [fighter] You show
   *[other] { CAP(THE($fighter)) } shows
} “{ $card }”.
animalcatraz-journal-rearranged = { $you ->
    [inmate] Your side
   *[other] { $inmate }’s side
} rearranges its cards.
animalcatraz-journal-clash-rolled = { $you ->
    [attacker] You
   *[other] { CAP(THE($attacker)) }
}: dice { $attacker_dice }, total { $attacker_total }. { $you ->
    [defender] You
   *[other] { CAP(THE($defender)) }
}: dice { $defender_dice }, total { $defender_total }.
animalcatraz-journal-rerolled = { $you ->
    [fighter] You roll
   *[other] { CAP(THE($fighter)) } rolls
} again: dice { $dice }, total { $total }.
animalcatraz-journal-clash-won = { $you ->
    [winner] You beat { THE($loser) }.
    [loser] { CAP(THE($winner)) } beats you.
   *[other] { CAP(THE($winner)) } beats { THE($loser) }.
}
animalcatraz-journal-armour-used = { $you ->
    [fighter] You use
   *[other] { CAP(THE($fighter)) } uses
} the armour “{ $card }”.
animalcatraz-journal-weapon-gone = { $you ->
    [fighter] You lose
   *[other] { CAP(THE($fighter)) } loses
} the weapon “{ $card }”.
animalcatraz-journal-gangster-hurt = { CAP(THE($gangster)) } is hurt: Force -{ $levels ->
    [one] { $levels } level.
   *[other] { $levels } levels.
}
animalcatraz-journal-bleeds = { $you ->
    [inmate] You bleed.
   *[other] { $inmate } bleeds.
}
animalcatraz-journal-fighter-injured = { $you ->
    [fighter] You are
   *[other] { CAP(THE($fighter)) } is
} injured{ $cards ->
    [0] .
   *[other] ; cards to the Infirmary pile: { $cards }.
}
animalcatraz-journal-tried-to-abandon = { $gone ->
    [yes] { $you ->
        [inmate] You roll { $die } and abandon
       *[other] { $inmate } rolls { $die } and abandons
    } the fight.
   *[no] { $you ->
        [inmate] You roll { $die } and cannot
       *[other] { $inmate } rolls { $die } and cannot
    } abandon the fight.
}
animalcatraz-journal-fight-ended = { $how ->
    [abandoned] The fight is over: { $you ->
        [loser] you abandoned it, { $winner } won.
        [winner] { $loser } abandoned it, you won.
       *[other] { $loser } abandoned it, { $winner } won.
    }
    [scapegoat] The fight is over: { $you ->
        [loser] the Scapegoat got you out, { $winner } won.
        [winner] the Scapegoat got { $loser } out, you won.
       *[other] the Scapegoat got { $loser } out, { $winner } won.
    }
   *[beaten] The fight is over: { $you ->
        [winner] you won, { $loser } lost.
        [loser] { $winner } won, you lost.
       *[other] { $winner } won, { $loser } lost.
    }
}
animalcatraz-journal-drew-after-fight = { $you ->
    [inmate] You draw
   *[other] { $inmate } draws
} { $card ->
    [none] a card
   *[other] “{ $card }”
} after the fight, into { $you ->
    [inmate] your
   *[other] its
} cell.
animalcatraz-journal-bet-placed = { $you ->
    [inmate] You bet
   *[other] { $inmate } bets
} { $on_attacker ->
    [yes] on
   *[no] against
} the { $theft ->
    [yes] thief
   *[no] attacker
}.
animalcatraz-journal-bet-settled = { $right ->
    [yes] { $you ->
        [inmate] You win your bet.
       *[other] { $inmate } wins the bet.
    }
   *[no] { $you ->
        [inmate] You lose your bet.
       *[other] { $inmate } loses the bet.
    }
}
animalcatraz-journal-bet-card = { $to_cell ->
    [yes] { $you ->
        [inmate] You put
       *[other] { $inmate } puts
    } { $card ->
        [none] the card won
       *[other] “{ $card }”
    } into { $you ->
        [inmate] your
       *[other] its
    } cell.
   *[no] { $you ->
        [inmate] You pocket
       *[other] { $inmate } pockets
    } { $card ->
        [none] the card won.
       *[other] “{ $card }”.
    }
}

animalcatraz-journal-invited = { $you ->
    [inmate] You invite
   *[other] { $inmate } invites
}: { $gangsters }.
animalcatraz-journal-moved-in = { CAP(THE($gangster)) } goes into spare cell { $spare } of { THE($wing) }.
animalcatraz-journal-tried-to-recruit = { $success ->
    [yes] { $you ->
        [inmate] You win
       *[other] { $inmate } wins
    } over { THE($gangster) }: dice { $dice }, total { $total } against { $target }.
   *[no] { $you ->
        [inmate] You fail
       *[other] { $inmate } fails
    } to recruit { THE($gangster) }: dice { $dice }, total { $total } against { $target }.
}
animalcatraz-journal-paid-for-gangster = { $you ->
    [inmate] You pay
   *[other] { $inmate } pays
} with “{ $card }”.
animalcatraz-journal-recruited = { CAP(THE($gangster)) } joins { $you ->
    [inmate] you
   *[other] { $inmate }
}.
animalcatraz-journal-came-with = With the gangster comes a card for { $you ->
    [inmate] you
   *[other] { $inmate }
}: “{ $card }”.
animalcatraz-journal-gangster-discarded = { CAP(THE($gangster)) } leaves { $you ->
    [inmate] you
   *[other] { $inmate }
}.
animalcatraz-journal-pushed = { $you ->
    [inmate] You push { $victim }
    [victim] { $inmate } pushes you
   *[other] { $inmate } pushes { $victim }
} { TO(THE($place)) }.
animalcatraz-journal-guard-placed = { $you ->
    [inmate] You move
   *[other] { $inmate } moves
} { THE($guard) } to letter { $letter }.
animalcatraz-journal-trained-in-cell = { $you ->
    [inmate] You train in your cell.
   *[other] { $inmate } trains in the cell.
}
animalcatraz-journal-tormented = { $you ->
    [inmate] You torment { $victim }.
    [victim] { $inmate } torments you.
   *[other] { $inmate } torments { $victim }.
}
animalcatraz-journal-warden-taken = { $you ->
    [inmate] You now own
   *[other] { $inmate } now owns
} the Warden.

animalcatraz-journal-began = The prison is set up. Cells: { $cells }. Guards: { $guards }.{ $warden ->
    [none] {""}
   *[other] {" "}The Warden is in { THE($warden) }.
}
animalcatraz-journal-inmate-taken = { $you ->
    [seat] You run
   *[other] { $seat } runs
} { $inmate }.
animalcatraz-journal-taken-over = { $you ->
    [seat] You leave
   *[other] { $seat } leaves
} the table; { $inmate ->
    [none] { $you ->
        [partner] you now play
       *[other] { $partner } now plays
    } for both.
   *[other] { $you ->
        [partner] you now run
       *[other] { $partner } now runs
    } { $inmate } too.
}
animalcatraz-journal-contraband-drawn = { CAP($rival) }: { $card ->
    [none] a card
   *[other] “{ $card }”
} from the chair into { $cell }.
animalcatraz-journal-round-began = Day { $day }, round { $round } begins.
animalcatraz-journal-toothbrush = The toothbrush goes to { $rival }.
animalcatraz-journal-tie-rolled = { CAP($rival) }, to break the tie: dice { $dice }.
animalcatraz-journal-guards-moved = { $arrow ->
    [yes] The guards go one room on, to letter { $letter }.
   *[no] The guards go to letter { $letter }.
}
animalcatraz-journal-warden-moved = Dice { $dice }: the Warden is now in { THE($room) }.
animalcatraz-journal-trafficked = { $you ->
    [inmate] Your Trafficker
   *[other] The Trafficker of { $inmate }
} rolls { $die }; extra cards: { $count }.
animalcatraz-journal-event-turned = New Event: { $event_card }.
animalcatraz-journal-took-part = { $you ->
    [inmate] You take
   *[other] { $inmate } takes
} part: { $event_card }.
animalcatraz-journal-event-roll = { $you ->
    [inmate] You roll
   *[other] { $inmate } rolls
} for the Event: dice { $dice }, total { $total } against { $target }.
animalcatraz-journal-cell-card-lost = { CAP($rival) }: { $card ->
    [none] a card
   *[other] “{ $card }”
} is lost from { $cell }.
animalcatraz-journal-sent-to-hole = { $you ->
    [inmate] You are
   *[other] { $inmate } is
} sent to the Hole; cards lost: { $cards }.
animalcatraz-journal-left-hole = { $you ->
    [inmate] You come
   *[other] { $inmate } comes
} out of the Hole.
animalcatraz-journal-stood-up = { $you ->
    [inmate] You stand up.
   *[other] { $inmate } stands up.
}
animalcatraz-journal-toll-paid = { $you ->
    [inmate] You pay
   *[other] { $inmate } pays
} { $to ->
    [none] the Warden
   *[other] { $you ->
        [to] you
       *[other] { $to }
    }
} { $card ->
    [none] a card.
   *[other] “{ $card }”.
}
animalcatraz-journal-cannot-pay = { $you ->
    [inmate] You have
   *[other] { $inmate } has
} nothing for the Warden.
animalcatraz-journal-turn-began = { $you ->
    [inmate] It is your turn.
   *[other] It is { $inmate }’s turn.
}
animalcatraz-journal-turn-ended = { $you ->
    [inmate] You end your turn.
   *[other] { $inmate } ends the turn.
}
animalcatraz-journal-night-fell = Night falls on day { $day }.
animalcatraz-journal-trash-tag-given = { $you ->
    [giver] You give a Trash Tag to { $rival }.
   *[other] { CAP($giver) }: a Trash Tag for { $rival }.
}
animalcatraz-journal-riot-began = { $last ->
    [yes] The last Riot breaks out in { THE($room) }.
   *[no] A Riot breaks out in { THE($room) }.
}
animalcatraz-journal-riot-won = { $you ->
    [rival] { CAP($rival) } win the Riot.
   *[other] The Riot is won by { $rival }.
}
animalcatraz-journal-won = The game is over. The winner: { $rival }.

animalcatraz-journal-charmed = { CAP(THE($gangster)) } charms { $you ->
    [victim] you
   *[other] { $victim }
} for { $you ->
    [inmate] you
   *[other] { $inmate }
}: die { $die }, Actions lost { $actions }.
animalcatraz-journal-peeked = { $you ->
    [inmate] You look at
   *[other] { $inmate } looks at
} { $zone ->
    [carried] a carried card
    [crimes] a Crime card
   *[plan] the escape plan
} of { $you ->
    [victim] yours
   *[other] { $victim }
}{ $seen ->
    [none] .
   *[other] : “{ $seen }”.
}
animalcatraz-journal-ability-copied = { $you ->
    [inmate] Your Fraudster
   *[other] The Fraudster of { $inmate }
} copies { THE($gangster) }.
animalcatraz-journal-cell-blown = { $you ->
    [inmate] You blow
   *[other] { $inmate } blows
} up cell { $cell }: die { $die }, cards destroyed { $cards }.
animalcatraz-journal-dealt = { CAP(THE($gangster)) } deals to { $you ->
    [inmate] you
   *[other] { $inmate }
}: die { $die }, { $success ->
    [yes] it works.
   *[no] nothing.
}
animalcatraz-journal-scavenged = { $you ->
    [inmate] You scavenge
   *[other] { $inmate } scavenges
}: die { $die }, cards found { $cards }.
animalcatraz-journal-scavenged-card = { $you ->
    [inmate] You
   *[other] { $inmate }
} found “{ $card }”.
animalcatraz-journal-courier-sent = { $you ->
    [inmate] You send
   *[other] { $inmate } sends
} { $gangster } out.

animalcatraz-journal-icon-used = { $you ->
    [inmate] You use
   *[other] { $inmate } uses
} “{ $icon }” in { THE($room) }.
animalcatraz-journal-drew = { $you ->
    [inmate] You draw
   *[other] { $inmate } draws
} { $card ->
    [none] a card
   *[other] “{ $card }”
} from the chair.
animalcatraz-journal-took-from-pile = { $you ->
    [inmate] You take
   *[other] { $inmate } takes
} { $card ->
    [none] a card
   *[other] “{ $card }”
} from the Infirmary pile.
animalcatraz-journal-discarded = { $you ->
    [inmate] You discard
   *[other] { $inmate } discards
} { $card ->
    [none] a card.
   *[other] “{ $card }”.
}
animalcatraz-journal-discarded-from-cell = { CAP($rival) }: { $card ->
    [none] a cell card is discarded.
   *[other] the cell card “{ $card }” is discarded.
}
animalcatraz-journal-shifted = { $swapped ->
    [yes] { $you ->
        [inmate] You swap
       *[other] { $inmate } swaps
    } { $card ->
        [none] two cards
       *[other] “{ $card }” and “{ $back }”
    }: { $source } ↔ { $goal }.
   *[no] { $you ->
        [inmate] You move
       *[other] { $inmate } moves
    } { $card ->
        [none] a card
       *[other] “{ $card }”
    }: { $source } → { $goal }.
}
animalcatraz-journal-gangsters-exchanged = { CAP(THE($gangster)) } goes from { $you ->
    [giver] you
   *[other] { $giver }
} to { $you ->
    [taker] you
   *[other] { $taker }
}{ $back ->
    [none] .
   *[other] , { THE($back) } the other way.
}
animalcatraz-journal-placed = { $you ->
    [inmate] You place
   *[other] { $inmate } places
} the upgrade “{ $card }”{ $old ->
    [none] .
   *[other] {" "}in place of “{ $old }”.
}
animalcatraz-journal-consumed = { $you ->
    [inmate] You consume
   *[other] { $inmate } consumes
} “{ $card }”.
animalcatraz-journal-looked-through = { $you ->
    [inmate] You look
   *[other] { $inmate } looks
} through the deck of { THE($room) }{ $items ->
    [none] ; items there: { $count }.
   *[other] : { $items }.
}
animalcatraz-journal-paid = { $you ->
    [inmate] You give
   *[other] { $inmate } gives
} “{ $card }”.
animalcatraz-journal-traded = { $you ->
    [inmate] You take
   *[other] { $inmate } takes
} { $items ->
    [none] { $count ->
        [0] nothing.
        [one] an item
       *[other] { $count } items
    }
   *[other] { $items }
} from the deck of { THE($room) }.
animalcatraz-journal-theft-rolled = { $cell ->
    [none] { $success ->
        [yes] { $you ->
            [thief] You pick the pocket of { $victim }
            [victim] { CAP(THE($thief)) } picks your pocket
            [inmate] Your { $thief } picks the pocket of { $victim }
           *[other] { CAP(THE($thief)) } picks the pocket of { $victim }
        }
       *[no] { $you ->
            [thief] You fail to pick the pocket of { $victim }
            [victim] { CAP(THE($thief)) } fails to pick your pocket
            [inmate] Your { $thief } fails to pick the pocket of { $victim }
           *[other] { CAP(THE($thief)) } fails to pick the pocket of { $victim }
        }
    }
   *[other] { $success ->
        [yes] { $you ->
            [thief] You rob
            [inmate] Your { $thief } robs
           *[other] { CAP(THE($thief)) } robs
        } cell { $cell }
       *[no] { $you ->
            [thief] You fail
            [inmate] Your { $thief } fails
           *[other] { CAP(THE($thief)) } fails
        } to rob cell { $cell }
    }
}: { $total } against { $against } (dice { $dice } and { $against_dice }).
animalcatraz-journal-second-theft = { CAP(THE($thief)) } gets { $success ->
    [yes] a
   *[no] no
} second card for { $you ->
    [inmate] you
   *[other] { $inmate }
}: dice { $dice }, { $total } against { $against }.
animalcatraz-journal-stole = { $you ->
    [inmate] You steal
   *[other] { $inmate } steals
} { $card ->
    [none] a card
   *[other] “{ $card }”
} from { $victim }.
animalcatraz-journal-saw-two = { $you ->
    [inmate] You look at two cards and keep
   *[other] { $inmate } looks at two cards and keeps
} one{ $cards ->
    [none] .
   *[other] : { $cards }.
}
animalcatraz-journal-trap-drawn = { $you ->
    [inmate] You have
   *[other] { $inmate } has
} drawn a trap: “{ $card }”.

animalcatraz-journal-corruption-tried = { $success ->
    [yes] { $you ->
        [inmate] You corrupt
       *[other] { $inmate } corrupts
    } { THE($guard) }
   *[no] { $you ->
        [inmate] You fail
       *[other] { $inmate } fails
    } to corrupt { THE($guard) }
}{ $bribe ->
    [none] {""}
   *[other] {" "}with “{ $bribe }”
}: dice { $dice }, total { $total } against { $needed }.
animalcatraz-journal-crime-drawn = { $you ->
    [inmate] You draw
   *[other] { $inmate } draws
} { $crime ->
    [none] a Crime card.
   *[other] the Crime “{ $crime }”.
}
animalcatraz-journal-crime-given-up = { $you ->
    [inmate] You give
   *[other] { $inmate } gives
} up { $crime ->
    [none] a Crime card.
   *[other] the Crime “{ $crime }”.
}
animalcatraz-journal-crime-completed = { $you ->
    [inmate] You complete
   *[other] { $inmate } completes
} the Crime “{ $crime }”{ $points ->
    [none] .
   *[other] ; Crime points: { $points }.
}
animalcatraz-journal-tag-placed = { CAP($rival) }: Gang Tag on round { $round }{ $replaced ->
    [none] .
   *[other] , in place of { $replaced }.
}
animalcatraz-journal-tag-lifted = { CAP($rival) }: Gang Tag lifted from round { $round }.
animalcatraz-journal-wing-claimed = { CAP($rival) }: { THE($wing) } is claimed.
animalcatraz-journal-wing-lost = { CAP($rival) }: { THE($wing) } is lost.
animalcatraz-journal-card-put = { $you ->
    [inmate] You put
   *[other] { $inmate } puts
} { $card ->
    [none] a card
   *[other] “{ $card }”
} into spare cell { $spare } of { THE($wing) }.
animalcatraz-journal-spare-taken = { $you ->
    [inmate] You take
   *[other] { $inmate } takes
} “{ $card }” from spare cell { $spare } of { THE($wing) }.
animalcatraz-journal-plan-drawn = { $exchanged ->
    [yes] { $plan ->
        [none] { $you ->
            [inmate] You exchange your escape plan.
           *[other] { $inmate } exchanges the escape plan.
        }
       *[other] { $you ->
            [inmate] You exchange your escape plan and get
           *[other] { $inmate } exchanges the escape plan and gets
        } “{ $plan }”.
    }
   *[no] { $you ->
        [inmate] You draw
       *[other] { $inmate } draws
    } { $plan ->
        [none] an escape plan.
       *[other] the escape plan “{ $plan }”.
    }
}
animalcatraz-journal-plan-revealed = { CAP($rival) }: the escape plan is “{ $plan }”.
animalcatraz-journal-tool-secured = { $you ->
    [inmate] You secure
   *[other] { $inmate } secures
} “{ $card }”.
animalcatraz-journal-tool-dropped = { CAP($rival) }: the tool “{ $card }” goes to the chair.
animalcatraz-journal-tool-shown = { $you ->
    [inmate] You show
   *[other] { $inmate } shows
} the tool “{ $card }”.
animalcatraz-journal-lock-tried = { $success ->
    [yes] { $you ->
        [inmate] You open
       *[other] { $inmate } opens
    }
   *[no] { $you ->
        [inmate] You do not open
       *[other] { $inmate } does not open
    }
} { $lock ->
    [red] the red lock
   *[green] the green lock
}: dice { $dice }, total { $total } against { $needed }.
animalcatraz-journal-escape-failed = { $you ->
    [inmate] Your escape fails
   *[other] The escape of { $inmate } fails
}; cards lost: { $cards }.
animalcatraz-journal-escaped = { $you ->
    [inmate] You are
   *[other] { $inmate } is
} outside!
animalcatraz-journal-fugitive-card-turned = { $you ->
    [inmate] You on the run
   *[other] { $inmate } on the run
}, deck { $deck }: “{ $card }”.
animalcatraz-journal-guard-sacrificed = { CAP($rival) }: { THE($guard) } is sacrificed; locks { $shift }.
animalcatraz-journal-fugitive-passed = { $you ->
    [inmate] You have
   *[other] { $inmate } has
} passed deck { $deck }.

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
animalcatraz-refusal-no-errand = Gary can be sent for nothing at the moment.
animalcatraz-refusal-nothing-to-put = Your inmate carries no card to put into a spare cell.
animalcatraz-refusal-spare-empty = There is no card to take there.
animalcatraz-refusal-no-partner = You have no partner who could take over; a bot can play on for you.
animalcatraz-refusal-has-left = You have left this game; your partner plays on.
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
