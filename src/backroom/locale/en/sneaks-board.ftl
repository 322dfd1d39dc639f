### Sneaks & Snitches at the terminal: the drawn table, the table in sentences, and the choices.

sneaks-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is asked, and the choices

sneaks-board-ask-sneaks = { $left ->
    [one] Where do your sneaks go?
   *[other] Where do your sneaks go? ({ $left } sites)
}
sneaks-board-ask-snitches = { $left ->
    [one] Where do your snitches go?
   *[other] Where do your snitches go? ({ $left } sites)
}
sneaks-board-ask-colour = { $left ->
    [one] Which token do you take? (the last one)
   *[other] Which token do you take? ({ $left } left)
}
sneaks-board-ask-exchange = { $left ->
    [one] Which tokens do you exchange? (the last exchange)
   *[other] Which tokens do you exchange? ({ $left } exchanges left)
}
sneaks-choice-sneak = Sneaks to { $site }: { $loot }
sneaks-choice-snitch = Snitches to { $site }: { $loot }
sneaks-choice-take = Take { $token } ({ $count } in the bank)
sneaks-choice-trade = Trade with { $partner }: take { $taken }, give { $given } (you { $own }, they { $other })

## The drawn table

sneaks-board-empty = empty
sneaks-board-documents = documents ({ $colour })
sneaks-board-round = Round { $round }
sneaks-board-sneaks = Sneaks
sneaks-board-snitches = Snitches
sneaks-board-player = Player
sneaks-board-stash = Stash
sneaks-board-items = Items
sneaks-board-points = Points
sneaks-board-bank = Bank
sneaks-board-unseen = Unseen
sneaks-board-results = Result

## Under the table, and in sentences

sneaks-board-deck = { $back ->
    [none] The loot deck is empty.
   *[other] { $count ->
        [one] Loot deck: one card, back { $back }.
       *[other] Loot deck: { $count } cards, the next one with back { $back }.
    }
}
sneaks-board-rounds = Rounds left: { $least } to { $most }, this one included.
sneaks-board-kinds = Loot still to come (and open now): { $kinds }.
sneaks-board-kind = { $kind } { $to_come } ({ $open })
sneaks-board-discard = Discard pile: { $loot }.
sneaks-board-discarded = { $count ->
    [one] { $loot }
   *[other] { $loot } ×{ $count }
}
sneaks-board-ally = { $player } holds the ally: two sneaks and one snitch.
sneaks-board-plan = Your plan: sneaks { $sneaks }, snitches { $snitches }.
sneaks-board-open-plans = Plans of this round: { $plans }.
sneaks-board-past-plans = Past plans of { $player }: { $plans }.
sneaks-board-sent = { $player } { $sneaks }/{ $snitches }
sneaks-board-settling = { $player } settles { $site }: { $loot }.
sneaks-board-result = { $place }. { $player }: { $points }
sneaks-legend = Signs: { $finished } has finished its plan, { $waiting } has to choose. In a colour: number of tokens, place and points by tokens alone, and in brackets the places still possible with unseen stash cards. Plans are sneaks/snitches. { $loss } what documents would cost. Colours: { $colours }.

## The table in sentences

sneaks-plain-you = You are { $player }.
sneaks-plain-site = { $losses ->
    [none] Site { $site }: { $loot }.
   *[other] Site { $site }: { $loot }. If stolen by another, they cost: { $losses }.
}
sneaks-plain-colour = { $unseen ->
    [none] { $colour }, points by rank { $row }: { $seats }.
   *[other] { $colour }, points by rank { $row }: { $seats }. Bank: { $bank }. Stash cards you have not seen: { $unseen }.
}
sneaks-plain-colour-seat = { $best ->
    [none] { $player }: { $total }, place { $place } for { $points }
   *[other] { $player }: { $total }, place { $place } for { $points } (possible: { $best } to { $worst })
}
sneaks-plain-seat = { $stash ->
    [none] { $player }: { $count ->
        [0] no stash cards
        [one] one hidden stash card
       *[other] { $count } hidden stash cards
    }, special items: { $items }. { $points } by tokens and items.
   *[other] { $player }: stash: { $stash }, special items: { $items }. { $points } by tokens and items.
}
sneaks-plain-final-seat = { $player }: stash: { $stash }, special items: { $items }. { $points }.
sneaks-plain-finished = Finished: { $players }.
sneaks-plain-stash-deck = { $count ->
    [0] The stash deck is empty.
    [one] One card is left in the stash deck.
   *[other] { $count } cards are left in the stash deck.
}
