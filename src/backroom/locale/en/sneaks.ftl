### Sneaks & Snitches: names, choices, journal and refusals.

sneaks-name = Sneaks & Snitches
sneaks-about = Secretly name one site to rob and one to betray to the police; all plans open together. In the end only your rank in each of four colours counts.
sneaks-site = { $letter } ({ $name })
sneaks-laid = { $site }: { $loot }
sneaks-sent = { $player }: { $sites }

sneaks-tokens-b = { $number ->
    [one] { $number } blue token
   *[other] { $number } blue tokens
}
sneaks-tokens-g = { $number ->
    [one] { $number } green token
   *[other] { $number } green tokens
}
sneaks-tokens-r = { $number ->
    [one] { $number } red token
   *[other] { $number } red tokens
}
sneaks-tokens-y = { $number ->
    [one] { $number } yellow token
   *[other] { $number } yellow tokens
}

sneaks-stash-b = { $number ->
    [one] { $number } blue card
   *[other] { $number } blue cards
}
sneaks-stash-g = { $number ->
    [one] { $number } green card
   *[other] { $number } green cards
}
sneaks-stash-r = { $number ->
    [one] { $number } red card
   *[other] { $number } red cards
}
sneaks-stash-y = { $number ->
    [one] { $number } yellow card
   *[other] { $number } yellow cards
}

sneaks-category-b = { $name } (blue)
sneaks-category-g = { $name } (green)
sneaks-category-r = { $name } (red)
sneaks-category-y = { $name } (yellow)

sneaks-kind-tokens = standard loot
sneaks-kind-collection = collection
sneaks-kind-carte-blanche = carte blanche
sneaks-kind-safe-cracking = safe cracking
sneaks-kind-intrigues = intrigues
sneaks-kind-item = special item
sneaks-kind-documents = documents
sneaks-loot-item = { $points ->
    [one] “{ $name }” ({ $points } point)
   *[other] “{ $name }” ({ $points } points)
}
sneaks-loot-documents = documents ({ $colour })

## Choices

sneaks-action-sneak = Sneaks to { $site }
sneaks-action-snitch = Snitches to { $site }
sneaks-action-take = Take a token: { $colour }
sneaks-action-stop = Stop the intrigues
sneaks-action-trade = Trade with { $partner }: take { $taken }, give { $given }

## What must be chosen now

sneaks-ask-plan = Make your plan: first your sneaks, then your snitches.
sneaks-ask-colour = Choose the colour of a token to take from the bank.
sneaks-ask-exchange = Exchange a token of yours for one of another player, or stop.

## Journal

sneaks-journal-began = The table is set for { $seats } players.
sneaks-journal-dealt = { $you ->
    [seat] You start
   *[other] { $seat } starts
} { $tokens ->
    [none] without tokens.
   *[other] with { $tokens }.
}
sneaks-journal-refilled = New loot: { $cards }. { $left ->
    [0] The deck is empty.
    [one] One card is left in the deck.
   *[other] { $left } cards are left in the deck.
}
sneaks-journal-round-began = Round { $round } begins.{ $ally ->
    [none] {""}
   *[other] {" "}{ $you ->
        [ally] You have
       *[other] { $ally } has
    } the ally.
}
sneaks-journal-planned = { $you ->
    [seat] You have
   *[other] { $seat } has
} finished planning{ $sneaks ->
    [none] .
   *[other] : sneaks to { $sneaks }, snitches to { $snitches }.
}
sneaks-journal-sneaks-revealed = The sneaks are revealed. { $plans }.
sneaks-journal-snitches-revealed = The snitches are revealed. { $plans }.
sneaks-journal-guarded = { $site } is guarded, thanks to { $guards }.{ $sneaks ->
    [none] {""}
   *[other] {" "}Nothing for { $sneaks }.
}
sneaks-journal-vanished = Nobody came to { $site }; its loot vanishes: { $loot }.
sneaks-journal-contested = { CAP($sneaks) } meet at { $site }{ $enough ->
    [yes] {" "}and draw a stash card each.
   *[no] . There are too few stash cards for all, so nobody draws.
}
sneaks-journal-drew-stash = { $you ->
    [seat] You draw
   *[other] { $seat } draws
} a stash card{ $colour ->
    [none] .
   *[other] : { $colour }.
}
sneaks-journal-stole = { $you ->
    [seat] You rob
   *[other] { $seat } robs
} { $site }: { $loot }.
sneaks-journal-paid = { $tokens ->
    [none] { $missing ->
        [one] The bank does not have the token due to { $you ->
            [seat] you
           *[other] { $seat }
        }.
       *[other] The bank has none of the { $missing } tokens due to { $you ->
            [seat] you
           *[other] { $seat }
        }.
    }
   *[other] { $you ->
        [seat] You get
       *[other] { $seat } gets
    } { $tokens }.{ $missing ->
        [0] {""}
        [one] {" "}The bank lacks one token.
       *[other] {" "}The bank lacks { $missing } tokens.
    }
}
sneaks-journal-took = { $you ->
    [seat] You take
   *[other] { $seat } takes
} a token: { $colour }.
sneaks-journal-forfeited = The bank is empty. { $you ->
    [seat] { $number ->
        [one] One token due to you is lost.
       *[other] { $number } tokens due to you are lost.
    }
   *[other] { $number ->
        [one] One token due to { $seat } is lost.
       *[other] { $number } tokens due to { $seat } are lost.
    }
}
sneaks-journal-traded = { $you ->
    [seat] You take { $taken } from { $partner } and give
    [partner] { $seat } takes { $taken } from you and gives
   *[other] { $seat } takes { $taken } from { $partner } and gives
} { $given } for it.
sneaks-journal-stopped = { $you ->
    [seat] You end
   *[other] { $seat } ends
} the intrigues.
sneaks-journal-nothing-to-trade = { $you ->
    [seat] You find
   *[other] { $seat } finds
} nothing to exchange.
sneaks-journal-collapsed = { $you ->
    [seat] You publish
   *[other] { $seat } publishes
} the documents, and the market falls: { $colour }. Tokens lost: { $losses }.
sneaks-journal-ran-out = { $left ->
    [0] { $holes ->
        [one] The deck is empty, and one site waits for loot: the game ends.
       *[other] The deck is empty, and { $holes } sites wait for loot: the game ends.
    }
    [one] The deck holds one card, too few for { $holes } empty sites: the game ends.
   *[other] The deck holds { $left } cards, too few for { $holes } empty sites: the game ends.
}
sneaks-journal-stash-shown = { $you ->
    [seat] Your stash
   *[other] { $seat }’s stash
}: { $stash }.
sneaks-journal-colour-scored = { $colour }. Totals: { $totals }. Points: { $points }.
sneaks-journal-ended = The game is over. Special items: { $items }. Points: { $points }. Places: { $places }.

## Refusals

sneaks-refusal-already-planned = Your plan is finished and cannot be changed.
sneaks-refusal-not-asked = Another player is choosing now.
sneaks-refusal-wrong-phase = That is not what you are asked now. In a plan sneaks come first, then snitches.
sneaks-refusal-site-closed = That site is not used with this number of players.
sneaks-refusal-destination-used = That destination is already in your plan.
sneaks-refusal-colour-out = The bank has no token of that colour.
sneaks-refusal-no-such-partner = You can only trade with another player at this table.
sneaks-refusal-partner-lacks = That player has no token of the colour you ask for.
sneaks-refusal-you-lack = You have no token of the colour you offer.
sneaks-refusal-same-colour = Exchanging two tokens of the same colour would change nothing.
