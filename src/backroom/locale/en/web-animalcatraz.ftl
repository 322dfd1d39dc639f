### Animalcatraz on the page: labels of the board. What things are called and do is in animalcatraz-things.ftl.

animalcatraz-page-prison = The prison
animalcatraz-page-map = Map of the prison
animalcatraz-page-room = { $room }.
animalcatraz-page-pile = Infirmary pile: { $count }.
animalcatraz-page-event-here = The Event takes place here.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter }: { $icon } ({ $use }), Actions: { $price }, blocked by { THE($guard) }
    [used] { $letter }: { $icon } ({ $use }), used in this round
   *[free] { $letter }: { $icon } ({ $use }), Actions: { $price }
}
animalcatraz-page-icon-name = { $icon ->
    [attack_steal] Attack, steal
    [cellblock_recruit] King, recruit
    [eat] Seconds
    [escape] Escape
   *[other] { $name }
}
animalcatraz-page-gain = { $stat } +{ $count }
animalcatraz-page-gain-cards = Cards +{ $count }
animalcatraz-page-corrupt-guard = Corrupt: { $guard }
animalcatraz-page-deck-here = Items for trade, left in this room
animalcatraz-page-plan-of-rooms = Plan of the rooms
animalcatraz-page-go-to = Go to: { $room }
animalcatraz-page-look-into = Look into: { $room }
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
animalcatraz-page-toothbrush-means = Toothbrush: { $rival } plays first in each round; the most REP takes it
animalcatraz-page-no-event = No Event in force.
animalcatraz-page-event-part = { $part ->
    [mandatory] Everybody must take part.
   *[optional] Whoever wants to may take part.
}
animalcatraz-page-event-done = Done: { $inmates }.
animalcatraz-page-event-missing = Still to come: { $inmates }.

## Dossiers

animalcatraz-page-dossiers = Dossiers
animalcatraz-page-my-sheet = My sheet
animalcatraz-page-with-partner = with { $inmate } ({ $player })
animalcatraz-page-next-at = { $next } at { $at }
animalcatraz-page-waits = { $played ->
    [yes] Has played this round
   *[no] Waits for its turn
}
animalcatraz-page-order = { $order ->
    [now] plays
    [next] to come
   *[played] played
}
animalcatraz-page-gang = Gang
animalcatraz-page-consume = Consume
animalcatraz-page-place = Place
animalcatraz-page-move = Move
animalcatraz-page-rep = REP { $rep }
animalcatraz-page-next-rank = REP to the rank { $next }: { $left }.
animalcatraz-page-trash-given = Has given Trash Tags to { $player }: { $count }.
animalcatraz-page-primal-actions = Primal: Actions +{ $count } each turn.
animalcatraz-page-primal-debt = { $count ->
    [one] -{ $count } notch of Cunning when it is calm again.
   *[other] -{ $count } notches of Cunning when it is calm again.
}
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
    [yes] revealed
   *[no] secret
}
animalcatraz-page-lock = { $lock ->
    [red] Red lock (Force) { $level }
   *[green] Green lock (Cunning) { $level }
}
animalcatraz-page-tool = { $state ->
    [secured] { $tool }: secured
    [held] { $tool }: carried
   *[missing] { $tool }: missing
}
animalcatraz-page-has-left = Has left the prison.

## Fights and Riots

animalcatraz-page-fight = Fight
animalcatraz-page-fight-in = { $riot ->
    [yes] Riot fight, { $room }: clash { $clash }
   *[no] Fight, { $room }: clash { $clash }
}
animalcatraz-page-member = { $state ->
    [injured] { $who }, injured
    [fights] { $who }, Force { $force }, fights
   *[ready] { $who }, Force { $force }
}
animalcatraz-page-chemist = With the Mad Chemist’s die.
animalcatraz-page-clash-odds = { $mine ->
    [yes] is your chance to win this clash, with the cards shown.
   *[no] is the chance of { $sign } to win this clash, with the cards shown.
}
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
   *[fell] is out of it
}

## Scenes: what stands in front of the prison

animalcatraz-page-rank-and-rep = { $rank }, REP { $rep }
animalcatraz-page-sum = sum
animalcatraz-page-dice = { $count ->
    [one] die
   *[other] { $count } dice
}
animalcatraz-page-dice-roll = dice
animalcatraz-page-brings = own
animalcatraz-page-needed = needed
animalcatraz-page-level = level to reach
animalcatraz-page-cards-shown = cards
animalcatraz-page-attacker-is = { $sign } { $inmate } attacks. Ties go to the attacker.
animalcatraz-page-fight-good = win: REP { $rep }
animalcatraz-page-fight-bad = lose: REP { $rep }, injured, back to the cell
animalcatraz-page-keep-hidden = Your cards stay hidden.
animalcatraz-page-scene = { $kind ->
    [attack_or_steal] Fists or fingers?
    [attack_whom] Who gets hit?
    [steal_where] Whose pockets?
    [steal_with] Who steals?
    [bribe] A word with the guard
    [escape] The way out
    [start_crime] Which Crime do you keep?
    [keep_inmate] Who are you?
    [pick_inmate] Who are you?
   *[other] What now?
}
animalcatraz-page-bribe-means = Two dice and your Cunning must reach its level; a bribe that it likes counts instead of your Cunning.
animalcatraz-page-by-cunning = By your wits alone.
animalcatraz-page-armed-with = armed: { $cards }
animalcatraz-page-crime-means = A secret goal: do what it asks, and it brings REP.
animalcatraz-page-inmate-means = Force wins fights, Cunning thefts and bribes; stars are abilities that Cunning unlocks.
animalcatraz-page-way = { $way ->
    [attack] Two dice and your Force against theirs.
    [pickpocket] Two dice and your Cunning against theirs, for a card they carry.
    [rob] Two dice and your Cunning against the owner’s, for a card of the cell.
    [draw_plan] A secret plan with two locks and four tools.
    [secure] Lay a tool of the plan open: nobody can take it any more.
    [attempt] The red lock with Force, then the green one with Cunning.
    [done] As it is.
   *[other] { "" }
}
animalcatraz-page-stake-good = { $kind ->
    [bribe] works: the guard is yours, REP { $rep }
    [escape] both locks open: you have won
    [attack_whom] win: REP by rank, up to { $rep }
    [steal_where] works: a card is yours, REP { $rep }
    [steal_with] works: a card is yours, REP { $rep }
   *[other] works: REP { $rep }
}
animalcatraz-page-stake-bad = { $kind ->
    [bribe] fails: REP { $rep }
    [escape] fails: stats back to the start, carried cards lost
    [attack_whom] lose: REP { $rep }, injured
   *[other] fails: REP { $rep }
}
animalcatraz-page-lock-name = { $lock ->
    [red] Red lock
   *[green] Green lock
}
animalcatraz-page-roll = { $kind ->
    [clash] The clash
    [theft] Quick fingers
    [corruption] A word with the guard
    [lock] A lock of the escape
    [event] The Event
   *[recruiting] One more for the gang?
}
animalcatraz-page-roll-works = { $kind ->
    [clash] The attacker is ahead
    [theft] Stolen!
    [corruption] Bought!
    [lock] Open!
    [event] It works
   *[recruiting] Recruited!
}
animalcatraz-page-roll-fails = { $kind ->
    [clash] The defender is ahead
    [theft] Caught!
    [corruption] Refused!
    [lock] It holds!
    [event] It fails
   *[recruiting] Turned down!
}
animalcatraz-page-crime-terms = REP +{ $rep }: { $need }
animalcatraz-page-store = Store of { THE($room) }
animalcatraz-page-store-means = Only you see what lies here. The number in the corner is the value: pay at least as much with your cards.
animalcatraz-page-decks-here = The deck of this room
animalcatraz-page-price = price { $price }
animalcatraz-page-pay-with = You pay with
animalcatraz-page-offered = value { $value }
animalcatraz-page-take-first = Take what you want from the shelf.
animalcatraz-page-nothing-to-pay = You carry nothing to pay with.
animalcatraz-page-trade-none = Nothing taken yet
animalcatraz-page-trade-close = { $enough ->
    [yes] { $cards ->
        [none] Close the trade
       *[other] Trade for: { $cards }
    }
   *[no] Not enough yet
}
animalcatraz-page-lights-out = Lights out
animalcatraz-page-training = { $stat ->
    [force] For fights and the red lock.
   *[cunning] For thefts, bribes, abilities and the green lock.
}
animalcatraz-page-riot-means = Everybody fights, one against one, until one is left.
animalcatraz-page-riot-good = last one standing: REP { $rep }
animalcatraz-page-riot-bad = everybody else: REP { $rep }

## Piles and odds

animalcatraz-page-piles = Piles and odds
animalcatraz-page-chair-means = The chair is the pile of contraband: everybody draws from it.
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
animalcatraz-page-taken = Taken
animalcatraz-page-train-left = { $count ->
    [one] Night: { $inmate } trains one more notch
   *[other] Night: { $inmate } trains { $count } more notches
}
animalcatraz-page-from-cell-card = in the cell
animalcatraz-page-from-card = carried
animalcatraz-page-from-gangster-card = with the gangster
animalcatraz-page-from-upgrade = placed
animalcatraz-page-from-partner-card = carried by the partner
animalcatraz-page-from-partner-gangster-card = with the partner’s gangster
animalcatraz-page-from-partner-upgrade = the partner’s upgrade

## Hints of a first game

guide-animalcatraz-start-crime = Keep one Crime
guide-animalcatraz-start-crime-hint = A Crime is a secret goal. Keep the one whose room or deed suits your inmate; completing it brings REP and puts your Gang Tag on the round.
guide-animalcatraz-main = Three ways to win, and what to do first
guide-animalcatraz-main-hint = Be the Kingpin (REP 14, by winning a Riot), have the most REP after the last Riot, or escape with a plan. First grow: you have five Actions. A lit room can be entered, a lit thing can be used; click what is not lit, and you are told why. Weights in the Yard or Study in the Library cost 2 and give 2 notches; a few notches make a level of Force or Cunning. Then end your turn.
guide-animalcatraz-main-guards = Second round: mind the guards
guide-animalcatraz-main-guards-hint = Each round a die sends every guard to A, B or C. The thing with that letter is barred, and so is a gate to the Yard with that letter. Walk elsewhere, or click the guard to corrupt it: two dice and your Cunning, or its favourite bribe, must reach the number on its shield. Your own guard lets you use its thing for free.
guide-animalcatraz-main-goods = Third round: goods
guide-animalcatraz-main-goods-hint = Contraband is money. Work draws two cards from the chair, the pile of contraband. In a corner room click Trade: take a weapon or armour, and the cheapest cards that pay for it are laid out for you. Who is at home moves a card between pockets and cell with a click.
guide-animalcatraz-main-fame = Fourth round: make a name
guide-animalcatraz-main-fame-hint = Somebody in your room? Attack (Force) or steal (Cunning): you see the odds and what follows before you choose. Winning brings REP, more against higher ranks; losing costs 1. Tonight everybody sleeps in the cell and trains two notches.
guide-animalcatraz-main-primal = You are Primal
guide-animalcatraz-main-primal-hint = In flames your Force is higher, you have more Actions, and your Cunning counts as 0: fight, do not steal. It lasts this round and the next, and costs notches of Cunning.
guide-animalcatraz-main-later = Now follow your plan
guide-animalcatraz-main-later-hint = Strong? Look for fights, and win the Riot that breaks out at REP 13. Cunning? Thefts, bribes, and a plan from the Escape room in wing B or D. Look at your Crime: its REP is often nearest.
guide-animalcatraz-trade-take = Look through the room’s deck
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
guide-animalcatraz-corrupt-how = Corrupt a guard
guide-animalcatraz-corrupt-how-hint = The right bribe helps a lot. A guard of yours never blocks you, but stays a wall for everybody else.
guide-animalcatraz-cellblock = Your wing
guide-animalcatraz-cellblock-hint = Fill all three spare cells of your wing, and you are Cellblock-King: REP for you, and an Action less for visitors.
guide-animalcatraz-escape = The way out
guide-animalcatraz-escape-hint = Draw a plan, collect its tools, secure them here, and try both locks. Whoever escapes has won, but it takes long.
guide-animalcatraz-excess-cell = Your cell is full
guide-animalcatraz-excess-cell-hint = Discard what is worth least to you.
guide-animalcatraz-excess-carried = You carry too much
guide-animalcatraz-excess-carried-hint = Keep a weapon and what you want to pay with.
guide-animalcatraz-night-training = Night: train
guide-animalcatraz-night-training-hint = Force wins fights, Cunning wins thefts and bribes. A star on the Cunning track unlocks an ability of your inmate.
guide-animalcatraz-riot-opponent = Riot!
guide-animalcatraz-riot-opponent-hint = Everybody fights until one is left standing, and that one gains REP. Take the weakest first.
