### The rules of Sneaks & Snitches as told to the players, in English.
### One message per rule; the message id is the rule number of the specification (SN-01 to SN-133).
### A message sneaks-chapter-... opens each chapter. Same ids in the same order in every language.

sneaks-rules-title = Sneaks & Snitches: the rules
sneaks-rules-intro = You lead a gang of refined thieves in a town with too many refined thieves. Each round you secretly pick one place to rob and one place to betray to the police, and so does everyone else; then all plans come to light at once. What counts in the end is not how much you have stolen but who has stolen more. A game takes 15 to 20 minutes and is made for 2 to 5 players.

sneaks-chapter-components = What is in the game

SN-01 = There are eight sites to rob. Each has a letter, from A to H.
SN-02 = Every number of players has a VP card of its own (VP: victory points). It shows how many points each rank earns in each of the four categories.
SN-03 = Your set of player cards is one boss, which has no letter, and eight destinations, one for each letter from A to H.
SN-04 = You can play red, yellow, blue, purple or green. That makes five colours, enough for a full table.
SN-05 = There are four categories of things to steal: information (blue), artifacts (green), jewels (red) and gold (yellow).
SN-06 = A token shows the colour of its category and counts as one item of it.
SN-07 = A stash card counts as one item of the colour it shows, just like one token. The rulebook gives no number; we follow a published review.
SN-08 = Loot cards come with two different backs, I and II.
SN-09 = There are seven kinds of loot: standard loot, collection, carte blanche, safe cracking, intrigues, special items and compromising documents.
SN-10 = Which loot cards, tokens, stash cards and VP rows are in play is written in one list, the edition file, and nowhere else. Some of its numbers are our guess, because the rulebook does not give them. If you own the boxed game, you can correct a copy of the list; the rules stay the same.
SN-11 = A list that makes no sense is turned down before the game, and the faulty line is named. This happens if a loot has an unknown kind, colour or deck, a standard loot shows no token, a VP row does not fit the number of players or rises from one rank to the next, a number is negative, an id appears twice, or there are too few start tokens or loot cards for set-up. The sites for 2, 3, 4 and 5 players must be at least 5, 5, 7 and 8, and never more than 8.

sneaks-chapter-set-up = Set-up

SN-12 = With 3, 4 or 5 players you use the main rules, with 2 the variant near the end. No table opens for any other number.
SN-13 = You play with three more sites than players: A to F with three, A to G with four, A to H with five. The sites lie side by side in one row.
SN-14 = The VP card for your number of players lies at the end of the row. The others are not needed.
SN-15 = Everyone plays a different colour.
SN-16 = You hold one destination for each site in use, and no others.
SN-17 = Your boss lies in front of you; your tokens lie to the right of it.
SN-18 = You begin with three tokens whose colours are left to chance.
SN-19 = These tokens are drawn openly from the whole supply, one at a time and one player after the other. A token drawn is not put back.
SN-20 = All tokens that were not dealt out form the bank.
SN-21 = All stash cards are shuffled into a face-down deck.
SN-22 = The loot cards with back I are shuffled, and so are those with back II. Pile I goes on top of pile II: this is the loot deck.
SN-23 = Before the first round, one loot card lies face up at every site in use.
SN-24 = The sites are filled in letter order from the top of the deck. This does not change anyone’s chances; it only makes a game easy to retrace.

sneaks-chapter-round = The round

SN-25 = A round has five steps: everyone makes a plan, the plans are revealed, all sites are evaluated, you take your destinations back, and empty sites are refilled.
SN-26 = In your plan you choose the one site that your sneaks will try to rob.
SN-27 = You also choose one site for your snitches to guard. You have to send them somewhere.
SN-28 = Your sneaks cannot stay at home either: each round, everyone attempts a theft.
SN-29 = Your sneaks and your snitches go to two different sites, since you have only one destination for each letter.
SN-30 = All plans lie face down until the last player has finished.
SN-31 = Everyone plans at the same time, and it does not matter who finishes first. Once you have finished, your plan is final, so nobody can react to anybody else.
SN-32 = Before the reveal, the others can see whether your plan is finished, and nothing more.
SN-33 = As soon as the last plan is finished, the plans are revealed. First everyone’s sneaks are shown, then everyone’s snitches.
SN-34 = Between these two steps there is nothing to decide: your snitches already have their orders.

sneaks-chapter-evaluation = Evaluation

SN-35 = The sites are evaluated in alphabetical order, from A to the last one in use.
SN-36 = Each site is settled in full, with every choice it calls for, before the next one has its turn. The order can matter a lot.
SN-37 = A site with at least one team of snitches is guarded. Its loot stays there, and all sneaks who came leave with nothing.
SN-38 = It does not matter who sent the snitches, how many teams of them there are, or whether any sneaks came at all: the site is guarded.
SN-39 = If there are no snitches and only one player sent sneaks, that player is the thief. The thief gets the loot, and the card leaves the site.
SN-40 = A stolen loot card goes to the discard pile. Special items are the only exception: the thief keeps them.
SN-41 = If there are no snitches but two or more players sent sneaks, the site is contested. Each of these players draws one stash card, and the loot stays there.
SN-42 = At a contested site, players draw in seating order. The deck is shuffled, so nobody gains by drawing first.
SN-43 = If neither sneaks nor snitches came, the loot is discarded and nobody gets it.
SN-44 = Your destinations stay at their sites until the last site is settled. Then you take them back into your hand.

sneaks-chapter-loot = The loot

SN-45 = Standard loot: you receive from the bank exactly the tokens shown on the card.
SN-46 = Collection: you receive four tokens, one blue, one green, one red and one yellow.
SN-47 = Carte blanche: you receive three tokens in colours of your choice. They may be of the same colour.
SN-48 = You choose the three tokens of a carte blanche one after the other, so you can make up your mind step by step.
SN-49 = Safe cracking: the top three cards of the stash deck are yours.
SN-50 = Intrigues: you may make up to three exchanges, or none at all.
SN-51 = In an exchange, one of your tokens changes places with one token of another player.
SN-52 = You, the thief, name both tokens: the one you give and the one you get.
SN-53 = The other player cannot refuse. Intrigues leave the choice to one side only.
SN-54 = For each exchange you are free to pick a new partner or stay with the same one.
SN-55 = Only tokens can be exchanged. Stash cards and special items stay with their owners.
SN-56 = Exchanges take place one after the other. You may pass on a token that you received a moment ago.
SN-57 = You cannot exchange two tokens of the same colour, since nothing would change.
SN-58 = Intrigues are over when you stop, after your third exchange, or when no exchange is possible any more. If none is possible from the start, you are not asked.
SN-59 = Special item: the card lies face up in front of its thief for the rest of the game and adds its points to that player’s final result.
SN-60 = A special item that was stolen leaves its site empty, and the site is refilled like any other.
SN-61 = Compromising documents: each of the other players at once returns half of their tokens of the colour shown to the bank. Halves are rounded up: of five tokens, three go.
SN-62 = If you are the thief of the documents, you give up nothing.
SN-63 = Documents cannot touch stash cards; whatever is in your stash is safe.
SN-64 = Documents also hit tokens won earlier in the same round, at sites with a lower letter. Tokens won later, at sites with a higher letter, are out of their reach.
SN-65 = Documents that nobody steals and that are discarded cost nobody a token.
SN-66 = Documents at a guarded or contested site stay where they are and do no harm. Only a theft sets them off.
SN-67 = Tokens returned because of documents are in the bank straight away, ready for the very next site.

sneaks-chapter-shortages = When something runs out

SN-68 = It is rare for tokens or stash cards to run out. If they do, this chapter tells you what happens.
SN-69 = For every token you should get in a colour the bank no longer has, take a token of any colour that is still there. The choice is yours.
SN-70 = First you are given all the tokens due to you that the bank does have. Then you choose your replacements, one at a time.
SN-71 = You cannot turn a replacement down. One more token never does you harm.
SN-72 = Once the bank is completely empty, you lose whatever you should still have received.
SN-73 = With a carte blanche you can name only colours that are in the bank.
SN-74 = If you crack a safe and the stash deck has fewer than three cards, you get the cards that are there.
SN-75 = If a contested site needs more stash cards than the deck still has, none of the players there draws a card.
SN-76 = Whether something has run out is checked at each site in turn, in letter order. An early site may take what a later one would have needed.
SN-77 = Stash cards that were not drawn because there were too few remain in the deck, and a later site may still use them.
SN-78 = The stash deck is never replenished, as everyone keeps their stash cards until the end.

sneaks-chapter-refill-and-end = Refill and end of the game

SN-79 = At the end of the round, each empty site gets a new face-up card from the top of the loot deck.
SN-80 = Empty sites are refilled in letter order.
SN-81 = You will see all the cards with back I before the first one with back II turns up.
SN-82 = If the loot deck has fewer cards than there are empty sites, the game is over and you go on to scoring.
SN-83 = In that case no site is refilled at all: the cards would serve no purpose any more.
SN-84 = If there are just enough cards, all empty sites are refilled and you play another round.
SN-85 = Discarded loot does not come back. That is what brings the game to its end.

sneaks-chapter-hidden-information = What is open and what is hidden

SN-86 = You may look at your own stash cards whenever you like. The others do not see their colours before scoring.
SN-87 = How many stash cards each player has is open to all.
SN-88 = When you draw a stash card, only you see its face.
SN-89 = Everyone can see all tokens, special items, the bank, the loot at the sites, the discard pile, the number of cards in both decks and the back of the next loot card.
SN-90 = Nobody knows the order of the cards in the loot deck or in the stash deck.
SN-91 = Plans revealed in earlier rounds stay on record, and everyone may look them up.
SN-92 = The colours and exchanges you choose during evaluation are seen by all as you choose them.
SN-93 = Spectators see only what every player at the table can see, so no secret gets out through them.
SN-94 = After scoring, everything is laid open, even the cards that were never drawn.

sneaks-chapter-scoring = Scoring

SN-95 = The four categories are scored one by one: blue, green, red, then yellow.
SN-96 = For each colour, turn up your stash cards of that colour and add them to your tokens of that colour. This is your total.
SN-97 = The totals put the players in order, and the VP card tells how many points each rank earns.
SN-98 = With 3 to 5 players only your rank counts. Being far ahead is worth no more than being just ahead.
SN-99 = Players with equal totals fill as many ranks as there are of them. The points of those ranks are added up and divided equally, rounded down: two players sharing ranks worth 3 and 2 get 2 each.
SN-100 = What tied players add up are the points of their ranks. The French rulebook says “sites” here, but its own example shows that ranks are meant.
SN-101 = Points that are left over after rounding down go to nobody.
SN-102 = You are ranked in a colour even if you have none of it, and you may well score there: no minimum is asked for.
SN-103 = Blue: first place earns 3 points, everyone else 0.
SN-104 = Yellow: every rank earns 3 points except the last, which earns 0.
SN-105 = Red with four players: the ranks earn 3, 3, 1 and 0 points.
SN-106 = Green with four players: the ranks earn 3, 2, 0 and 0 points. The text of the rulebook does not give this row; its example leaves two possibilities, and this one fits the other rows better.
SN-107 = With 3 to 5 players, more ranks score in green and in red than in blue.
SN-108 = With five players, green earns 3, 3, 0, 0 and 0 points and red 3, 3, 3, 0 and 0. We chose these rows so that the four colours grow in even steps.
SN-109 = With three players, green earns 3, 1 and 0 points and red 3, 2 and 0. Here too, the four colours grow in even steps.
SN-110 = At a table you may swap your counted tokens for markers that show your points. That is only bookkeeping and has no effect on the other colours.

sneaks-chapter-result = The result

SN-111 = Your result is the sum of your points in the four categories and the points on your special items.
SN-112 = The player with the highest result wins the game.
SN-113 = If several players share the highest result, they share the victory.
SN-114 = All other places go by result too, and players with the same result share a place.

sneaks-chapter-two-players = Two players

SN-115 = Two players use the sites and destinations A to F.
SN-116 = The boss of a colour nobody plays becomes the ally, a friend you cannot rely on. One of you holds this card.
SN-117 = Chance decides who holds the ally first. The boxed game asks which of you is more of a burglar, and a computer cannot tell.
SN-118 = If you hold the ally, you choose two sites for sneaks and one for snitches.
SN-119 = If you do not hold the ally, you choose one site for sneaks and two for snitches.
SN-120 = The three sites in your plan must all be different: you have one destination for each letter, and the ally brings none.
SN-121 = The ally is not a third player. It has no tokens, no cards and no points; it only reminds you who has which role.
SN-122 = Sites are evaluated as usual. So with the ally you can take two loot cards in a single round.
SN-123 = After each evaluation the ally goes to the other player, so you hold it in turns.
SN-124 = The game ends as it does with more players: when the loot deck cannot fill all the empty sites.
SN-125 = Only first place earns points in a category; second place earns none.
SN-126 = First place earns 3 points in each category, the same top value as on the other VP cards.
SN-127 = To be first in a category you must be at least 2 items ahead. With a smaller lead, or none, the category is tied and you share its points.
SN-128 = A tied category gives each of you 1 point: 3 points shared by two, rounded down.

sneaks-chapter-bad-input = If something goes wrong

SN-129 = If you try something the rules forbid, nothing happens in the game: you are told why it is not possible. A slip of the finger never costs you a round.
SN-130 = Only you see this message; otherwise it might give your plan away.
SN-131 = You are always given one reason. If several things are wrong at once, it is the first one found, and the checks always run in the same order.
SN-132 = Each choice you make belongs to one particular question. An answer to a question that is already settled, say from a double click, is turned away. While planning, your questions are counted for you alone, so nobody can tell how far you have got.
SN-133 = After such a message you face the same question with the same options, and simply choose again.
