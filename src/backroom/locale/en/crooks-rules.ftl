### Crooks (also Criminals): the rules as told to players, in English.
### One message per rule; the message id is the rule number of the specification.
### A message crooks-chapter-... opens each chapter.

crooks-rules-title = Crooks: the rules
crooks-rules-intro = New York in the 1930s: you hire crooks in shady places and send them out against eight targets. Whoever is strongest at a target takes its points, and leading one of the three gangs brings a bonus. After the deal nothing is left to luck: you win by memory, bluff and a purse that lasts. For 2 to 4 players, about 20 minutes.

crooks-chapter-components = Components

CR-01 = The game has 104 cards: 32 crooks, 8 targets, 8 masterminds, 9 hangouts and 47 banknotes.
CR-02 = The targets carry the numbers 2 to 9, one target for each number.
CR-03 = The hangouts carry the letters A to I, one hangout for each letter.
CR-04 = You play with the two masterminds of your colour.
CR-05 = There are notes of $1 and of $3.
CR-06 = Only the total in your purse counts, never which notes make it up. Change can always be made.
CR-07 = The bank never runs dry: money leaves it only through pickpockets, and every recruit refills it.
CR-08 = Every crook has a level: its strength when the targets are scored.
CR-09 = A crook may also have a modifier that raises or lowers the worth of its target. A crook that shows none counts as 0.
CR-10 = A crook may belong to one gang, to several or to none. The gangs are Northside (red), Westside (blue) and Outfit (yellow).
CR-11 = A crook can be in all three gangs at once, but only once in each. If you enter your own cards, you may list up to three gangs for a crook.
CR-12 = Some crooks have an ability, which you can tell by the icon on the card: pickpocket, accomplice, swap, hitman, kingpin or spy.
CR-13 = No crook has more than one ability.
CR-14 = Levels, modifiers, gangs and abilities are taken from the card list of the edition you play and from nowhere else. The full list of the printed cards is not known to us: if you own the boxed game, you can correct a copy from your cards.
CR-15 = A card list with a mistake is turned down, and you are told which line is wrong. It needs 32 crooks numbered 1 to 32 with levels from 1 to 10, modifiers from -9 to +9, known gangs listed once each and known abilities; piles of 1 to 5 that fit the hangouts and the crooks; and a recruiting price of at least $1 per crook. No other sum of money or gang bonus may be below 0, and the notes must cover the starting money of four players.

crooks-chapter-set-up = Set-up

CR-16 = You need 2, 3 or 4 players. A game with any other number cannot be started.
CR-17 = The eight targets lie side by side, from the lowest number to the highest.
CR-18 = Everyone plays a different colour and keeps one mastermind of that colour in front of them.
CR-19 = The second masterminds go in a column below the targets, at their left end. Each one marks its player’s row: under every target you have one space of your own, eight in all.
CR-20 = From top to bottom the rows follow the order of the players around the table. This is only for the eye.
CR-21 = The hangouts you play with lie side by side in alphabetical order.
CR-22 = With two players you use five hangouts, A to E, with 2, 2, 3, 4 and 5 crooks.
CR-23 = With three players you use seven hangouts, A to G, with 2, 2, 3, 3, 4, 4 and 5 crooks.
CR-24 = With four players you use all nine hangouts, A to I, with 2, 2, 3, 3, 3, 4, 4, 5 and 5 crooks.
CR-25 = The pile sizes go to the hangouts in the order given, beginning with A. All hangouts are alike, so this changes nothing in play.
CR-26 = Chance alone decides which crooks end up in which pile. They all lie face down.
CR-27 = Some crooks are left over: 16 with two players, 9 with three, 1 with four. They are out of the game, and nobody gets to see them before the end.
CR-28 = You begin with $18, and so does everyone else.
CR-29 = All money that is in nobody’s purse is the bank.
CR-30 = Chance decides who plays first.
CR-31 = The program deals and picks the first player fairly: every outcome is equally likely. It can also repeat a deal exactly, so that a game can be replayed.

crooks-chapter-turns = Turns

CR-32 = Turns go around the table clockwise.
CR-33 = When it is your turn, either you recruit and then burgle, or you pass.
CR-34 = Recruiting and burgling make up one single turn, always in this order.
CR-35 = Passing is final: you have no more turns in this game.
CR-36 = Once you have passed you are simply skipped; nothing is asked of you any more.
CR-37 = You may pass on any of your turns, even with money left.
CR-38 = When no hangout is within your means, passing is all that is left to you.
CR-39 = You also have to pass when all hangouts are empty, since nobody is left to recruit.
CR-40 = A pass you are forced into works like any other: it is a turn with a single choice, and it is recorded as a pass.
CR-41 = After you pass, your crooks stay where they are. They can still fall to a hitman, they score at the end, and you keep your money.
CR-42 = If you are the last one who has not passed, you go on playing turn after turn until you pass too. The game needs everyone’s pass to end.
CR-43 = The game is over the moment the last player passes. Then the points are counted.

crooks-chapter-recruiting = Recruiting

CR-44 = To recruit, choose one of the hangouts in play.
CR-45 = The hangout you choose must hold at least one crook. Visiting an empty one for free would just be a way to wait.
CR-46 = A visit costs $1 for each crook in the hangout at this moment, and you pay before you look.
CR-47 = What you pay for recruiting goes to the bank.
CR-48 = A hangout whose price is above what you have is out of reach.
CR-49 = Once you have paid, you see all the crooks of that pile; nobody else does.
CR-50 = From the pile you paid for, take exactly one crook into your hand.
CR-51 = The crooks you leave behind form the new pile of that hangout, hidden again.
CR-52 = Once you have paid there is no way back: you cannot call the visit off, and the money is gone.
CR-53 = A pile has no order. You see its crooks sorted by card number, and where a card lies tells the others nothing, so nobody can guess from it what was taken.
CR-54 = You may take a crook only if you can place it: there is an empty space in your row, or the crook is an accomplice or a hitman. You cannot just throw a crook away.
CR-55 = If there is no crook in the pile that you may take, they all stay there. Your money is spent and your turn is over, but you have not passed: you will play again.
CR-56 = When a recruit fails because you may take none of the crooks, the others learn only that you took nothing.

crooks-chapter-burgling = Burgling

CR-57 = The crook you have just taken goes to a target in the same turn.
CR-58 = Your crook goes into your own row, under the target you choose.
CR-59 = Normally a crook is placed face up, and that is free.
CR-60 = You may hide a crook instead: placing it face down costs you another $1, which goes to the bank.
CR-61 = You decide about hiding a crook, and pay for it, after you have taken it. So you must still have $1 at that point.
CR-62 = Each of your spaces takes one crook, unless an accomplice joins in.
CR-63 = Where you already have crooks, only an accomplice, a swap or a hitman may follow, and only face up and with its ability in use.
CR-64 = You can never place a crook face down where you already have one: face down its ability is asleep, so there is room for one crook only.
CR-65 = Placed face up without its ability, a crook needs an empty space too, because a space takes only one.
CR-66 = The crooks of other players at a target are not in your way.
CR-67 = You never keep a crook in your hand from one turn to the next: what you take you place at once.

crooks-chapter-abilities = Abilities in general

CR-68 = A crook can use its ability when you place it face up.
CR-69 = Face down, a crook has no ability, neither now nor later.
CR-70 = An ability has just one moment: when its crook goes from your hand to a target.
CR-71 = If you do not use an ability while placing its crook, it is lost.
CR-72 = Whether an ability is used is up to the player who places the crook. Only the limits of the kingpin always hold.
CR-73 = As you place a crook you say how: face up, face up with its ability, or face down.
CR-74 = You can choose to use an ability only if there is something it can act on. If not, just place the crook face up.
CR-75 = When hidden crooks are turned over for the final count, their abilities do not start. They are not coming from a hand.
CR-76 = What an ability has done remains done, even if its crook is later moved or killed.

crooks-chapter-pickpocket = Pickpocket

CR-77 = Use the pickpocket, and the bank pays you $2.

crooks-chapter-accomplice = Accomplice

CR-78 = Use the accomplice to join a crook of yours that is already at the target. The accomplice lies on top.
CR-79 = At the count, the levels of all your crooks in the same space are added up.
CR-80 = In an empty space an accomplice is a crook like any other, face up or face down. There is nobody to join.
CR-81 = An ordinary crook cannot join an accomplice that is already there. Only the card being placed can bring the permission.
CR-82 = An accomplice may also join two or more crooks, so three and more can share a space.
CR-83 = An accomplice may join a face-down crook, and that crook stays hidden.
CR-84 = Modifiers and gangs count for every crook of a stack, not only for the one on top.

crooks-chapter-swap = Swap

CR-85 = Use the swap to take over a space where you already have crooks.
CR-86 = The crooks a swap finds in its space move to another target of your choice, in your own row.
CR-87 = Crooks moved by a swap need a place where they are allowed to be: none of your other crooks may be there.
CR-88 = An accomplice moved by a swap cannot join another crook either, because moved crooks use no ability.
CR-89 = A swap turns nobody over: what was hidden stays hidden.
CR-90 = Being moved by a swap wakes no ability.
CR-91 = A swap does not break up a stack: all its crooks move to the same target.
CR-92 = A moved stack keeps its order from bottom to top. This is only for the eye.
CR-93 = The move made by a swap is free, also for face-down crooks.
CR-94 = With no empty space in your row you cannot use a swap, as the old crooks would have nowhere to go. Then you cannot take that crook either.
CR-95 = In an empty space a swap is a crook like any other, since there is nobody to move.

crooks-chapter-hitman = Hitman

CR-96 = Use the hitman, and one player loses everything at that target: every crook of a stack, and hidden ones too.
CR-97 = The victims of a hitman end up in the box and never return.
CR-98 = You may also strike your own crooks. Then the hitman has their space to himself.
CR-99 = If you already had crooks at the hitman’s target, they have to be the victims, and you are not asked. Otherwise the hitman would have no room there.
CR-100 = If you had no crooks at the hitman’s target, choose your victim among the other players with at least one crook there. The hitman never strikes himself.
CR-101 = Hidden victims of a hitman go into the box without being shown.
CR-102 = A kingpin can be killed, moved by a swap or joined by an accomplice like any other crook. No rule protects him.

crooks-chapter-kingpin = Kingpin

CR-103 = The kingpin never hides: you cannot place him face down.
CR-104 = As long as another crook shares his pile, the kingpin is not for hire.
CR-105 = If the kingpin is alone in the pile you paid $1 for, you have to take him, provided that you can place him. There is no one else to take.
CR-106 = The kingpin is simply placed face up. His ability is a limit, so there is nothing to use.

crooks-chapter-spy = Spy

CR-107 = Use the spy, and you alone may look at all the crooks in one place: at a target or in a hangout.
CR-108 = A spy only looks: you take no crook.
CR-109 = Your spy may look at any target, not just the one it is placed at.
CR-110 = Your spy may look at a target if at least one face-down crook is there, no matter whose. Face-up crooks are open to all anyway.
CR-111 = Your spy may look into a hangout if it is in play and still holds a crook.
CR-112 = The spy’s look is free.
CR-113 = A spy looks only once. Crooks that arrive later are not shown to you.

crooks-chapter-hidden-information = Hidden information

CR-114 = Only the player who is looking at a pile knows what is in it.
CR-115 = You may look at your own face-down crooks whenever you like, even after you have passed.
CR-116 = The face-down crooks of others are closed to you, unless you use a spy.
CR-117 = Everyone may see how many crooks are in each pile, since the prices depend on it.
CR-118 = Everyone may see how much money each player has, since all payments are made openly.
CR-119 = Everyone sees how your turn goes: the hangout, the price, the target, how you place the crook, whether you use its ability and on what. Which crook it is they see only if it lies face up.
CR-120 = Where in the pile your crook was is neither shown to others nor recorded for them, as it could give the crook away.
CR-121 = Everyone may know from which hangout a placed crook came; the whole table was watching.
CR-122 = What you are entitled to see, the pile you paid for (even if you took nothing) and your spy’s look, is told to you once in a private note of the journal. With the memory aid on, as it normally is, it all stays within reach. Keeping notes is not forbidden.
CR-123 = For each hangout the memory aid shows what you last saw there, without the crooks you have since seen elsewhere, and how many have been taken since.
CR-124 = If you know who a face-down crook is, you still know it after a swap moves it or a hitman removes it.
CR-125 = A table may turn the memory aid off, for those who take remembering as part of the game. Then past looks cannot be read again, and you are no longer shown what you saw in the hangouts, which hidden crooks you know or where a placed crook came from. You still see the pile while you choose from it, your own face-down crooks, and your last spy’s look or failed recruit until your next turn begins; what you may do and how points are counted stay the same.
CR-126 = Spectators see only what all players see.
CR-127 = When just one choice is left, the program may make it for you, but only where everyone can see that it is the only one: a forced pass, the new place after a swap, the hitman’s victim. Elsewhere it waits for you, because a missing pause would tell the others about hidden cards.
CR-128 = After the count everything is laid open: piles, box, crooks left over and the full record of the game.

crooks-chapter-scoring = End and scoring

CR-129 = When everyone has passed, all crooks at the targets are turned face up.
CR-130 = The targets are counted one by one, from the smallest printed number to the largest.
CR-131 = If your strength at a target is the greatest, you win the target’s value in points. Your strength is the sum of the levels of your crooks there.
CR-132 = Only players with a crook at the target compete for it. A target without crooks gives points to nobody.
CR-133 = If several players share the greatest strength, they split the value among them. Each gets the same whole number of points, rounded down.
CR-134 = Points of a target that cannot be split evenly are lost.
CR-135 = To find what a target is worth, take its printed number and add the modifiers of all crooks there, whoever they belong to.
CR-136 = Every modifier at the target counts, whoever wins it and whether its crook had been placed face up or face down.
CR-137 = If the modifiers push a target’s sum below zero, the target is worth 0.
CR-138 = Add up all the modifiers of a target first; only then is a negative sum raised to 0, once. That way the order of adding makes no difference.
CR-139 = Next come the gangs, one after another: count the members each player has.
CR-140 = Only crooks at targets count for the gangs. Those in the piles, in the box or left over at the deal belong to nobody.
CR-141 = If you alone have the most members of a gang, its points are yours.
CR-142 = If two or more players share the lead in a gang, nobody gets its points.
CR-143 = Having the most means having more than each of the others; you do not need more than half. The example in the French rulebook sounds stricter, the Italian one says it this way.
CR-144 = Each gang is worth 5 points with two players, 4 with three and 3 with four.
CR-145 = A crook in several gangs adds one member to each of them.

crooks-chapter-result = Result and ties

CR-146 = Add your points from targets and gangs. The highest total wins.
CR-147 = If players are level on points, the fullest purse decides.
CR-148 = Players who are level on money as well as points share the victory.
CR-149 = All places are ranked in the same way, by points and then by money. Players who are equal in both share a place.
CR-150 = Money is worth no points; it only breaks ties.

crooks-chapter-bad-input = Refused moves

CR-151 = If you try something the rules do not allow, nothing happens: you are told why and choose again. A slip never costs you a turn.
CR-152 = Only you see why your move was refused, so the message cannot give anything away to the others.
CR-153 = If several things are wrong with a move, you are told one of them: the first one found, always checking in the same order.
CR-154 = An answer to a question that is already settled, such as a double click or a late message, does not count. You are told that it came too late.
CR-155 = After a refusal you face the same choice as before, with the same options.
