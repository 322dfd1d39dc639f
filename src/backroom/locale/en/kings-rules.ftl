### New York Kings (La nuit des affranchis): the rules as told to players, in English.
### One message per rule; the message id is the rule number of the specification.
### A message kings-chapter-... opens each chapter.

kings-rules-title = New York Kings: the rules
kings-rules-intro = The old boss of New York is dead, and you have one night to show that the city should be yours. Each round everyone bribes the police in secret; the highest bribe plays first and drives the patrol cars. You send your boss and up to four henchmen across Manhattan, take jobs at one address and finish them at another, hire people with money and dice, and shake down your rivals in duels of poker dice. At dawn the richest boss still alive wins. For 2 to 5 players, about 90 minutes.

kings-chapter-aim = Aim

NK-001 = You win by being the richest when the game is over.
NK-002 = A dead boss cannot win, however rich. Stay alive until dawn.
NK-003 = You play one and the same boss from beginning to end.
NK-004 = You need 2, 3, 4 or 5 players. A game with any other number cannot be started.
NK-005 = With two players you play by the very same rules as with more.

kings-chapter-components = Components

NK-006 = You play on a map of 24 districts. Manhattan has 20 of them; Brooklyn, Union City, Bronx and Queens, the outer districts, lie around it.
NK-007 = Lines on the map connect districts. Two districts are neighbours only if such a connection joins them.
NK-008 = An address tile names one district of Manhattan. There are 19, because Broadway has none; nor do the outer districts.
NK-009 = The colour of a tile tells you where to look on the map: white is Lower Manhattan, grey is Midtown, black is Upper Manhattan. It has no other meaning.
NK-010 = Three districts are special: Broadway with the police station, Grand Central with the metro and Financial with the heliport.
NK-011 = In each of the four outer districts there is a bar. One henchman at a time waits there for a job.
NK-012 = You can play Johnny, Francky, Tony, Lino or Julia. All five bosses have rank A.
NK-013 = Your boss belongs to all four suits at once.
NK-014 = There are 20 henchmen: a 9, a 10, a J, a Q and a K in each of the four suits.
NK-015 = You have five figure bases in your colour, one for your boss and four for henchmen.
NK-016 = A henchman who joins you gets your first free base and stays on it, so that you always find them in the same place.
NK-017 = Of the 25 mission cards, 24 are missions. The last one is the end card.
NK-018 = A mission tells you how many people it takes (1 or 2), what it pays ($4,000 to $12,000) and whether it is at risk. Its destination is either shown from the start or still a “?”.
NK-019 = Your hand will be made of resource cards, of which the game has 32.
NK-020 = The money consists of 90 notes: 10 of $0, 25 of $1,000, 25 of $2,000 and 30 of $5,000.
NK-021 = You can change notes with the bank whenever you like.
NK-022 = All that counts is your total in whole thousands, never which notes it is made of. The program makes change for you.
NK-023 = The bank never fails to pay what it owes you, even if its notes should run out.
NK-024 = You keep your two notes of $0 for the whole game. They are a means of bluffing: they cannot be lost, spent or traded and are worth nothing at the end.
NK-025 = The police have four cars.
NK-026 = Fights and offers are settled with poker dice. There are ten, each with the faces 9, 10, J, Q, K and A.
NK-027 = On the board there are three places for missions, numbered 1 to 3, and three custody cells, numbered 3 to 1.
NK-028 = Districts, connections, people, missions and resource cards all come from the list of the edition you play. The printed lists are not public, so many entries are ours; if you own the boxed game, you can correct a copy.
NK-029 = A faulty list is turned down before the game, and you are told which line is wrong. That happens if the numbers of this chapter do not come out right, if part of the map cannot be reached, if a name code is used twice or if a card has an unknown moment or effect.

kings-chapter-set-up = Set-up

NK-030 = Everyone plays a different boss in a different colour. Bosses nobody plays stay in the box.
NK-031 = Boss and colour are settled when the game is created. All bosses are equally good, so nothing depends on it.
NK-032 = You start with two notes of each kind, which makes $16,000.
NK-033 = Notes of $0 that nobody has been given stay out of the game.
NK-034 = All other money is the bank: what you spend goes there, and what you earn comes from there.
NK-035 = How much you own is your secret until the game is over.
NK-036 = The henchmen are shuffled. The first four go face up to the bars, in the order Brooklyn, Union City, Bronx, Queens; the others wait in a face-down deck.
NK-037 = To build the mission deck, the 24 missions are shuffled without the end card. Five of them are then mixed with the end card, and these six go to the bottom, under the other 19.
NK-038 = So you know that the end card is among the last six cards. Where exactly is pure chance.
NK-039 = All 19 address tiles start in the bag.
NK-040 = The first three missions lie open on places 1, 2 and 3, in this order. They get their tiles like any mission that is turned up.
NK-041 = Place 1 gets its tiles first, then 2, then 3, and on each card the accept address comes before the destination.
NK-042 = All resource cards begin in one shuffled deck, face down.
NK-043 = You start without resource cards; you draw your first ones in phase 2.
NK-044 = The police start small: two cars on Broadway, and two more in reserve beside the board.
NK-045 = You draw 3 tiles from the bag to choose your start from; with five players, only 2.
NK-046 = Start tiles are drawn after those of the first missions, and none goes back in between. So nobody has the same start as you, and nobody starts at an address already shown on a mission.
NK-047 = In secret you choose one of your tiles as your start. All choices are shown at the same moment.
NK-048 = Your boss begins in the district on the tile you chose.
NK-049 = Afterwards all start tiles, chosen or not, go back into the bag.
NK-050 = Nobody ever learns which tiles you did not choose.
NK-051 = Before the first bribes there is no first player. Should an order be needed until then, it begins with the player listed first.

kings-chapter-rounds = Rounds

NK-052 = You go through four phases each round: bribing the police (corruption), drawing resource cards, playing your characters, and the end of the round.
NK-053 = In phase 3 everyone has one turn. The first player begins, then it goes clockwise.
NK-054 = You play your whole turn, movements and actions, before the next player begins theirs.
NK-055 = Clockwise is the order in which the players are listed, starting over after the last. Players who are out are skipped.
NK-056 = At the end of the round the mission on place 3 is gone for good. The others move one place on, and a new one comes to place 1.
NK-057 = The tiles of the mission that leaves are back in the bag before the new mission draws its own, so they may turn up again at once.
NK-058 = Police cars knocked out in a shoot-out are back on Broadway when the next round starts.
NK-059 = Cars that were knocked out return before anyone bids. There is nothing to decide about it.
NK-060 = Then a new round begins, and so on until the game is over.

kings-chapter-corruption = Phase 1: corruption

NK-061 = Everyone bribes the police: you choose two notes in secret as your bid.
NK-062 = You may bid with your notes of $0.
NK-063 = With two notes you can bid 0, 1, 2, 3, 4, 5, 6, 7 or 10 thousand, as far as your money goes. There is no way to make 8 or 9.
NK-064 = As long as your boss lives you have to bid, but a bid of $0 is always open to you.
NK-065 = Nobody sees a bid until all have been made. Then all are shown together.
NK-066 = If your bid is the highest, you are first player for this round.
NK-067 = As first player you have the first turn of the round, and the police cars obey you.
NK-068 = Win or lose, everyone’s bid goes to the bank. Only the notes of $0 come back to their owners.
NK-069 = If several players share the highest bid, each of them rolls a die and the best roll wins. Those still level roll again.
NK-070 = Only the players tied for the highest bid roll. If everybody bids $0, everybody rolls.

kings-chapter-resource-cards-drawing = Phase 2: drawing resource cards

NK-071 = In phase 2 everyone draws resource cards, one player after another. The first player begins, then it goes clockwise.
NK-072 = Count your characters of each suit, your boss in every one of them. You draw as many cards as your largest suit has.
NK-073 = Characters in custody do not count when you draw, not even your boss.
NK-074 = If all your characters are in custody, you draw no card.
NK-075 = You cannot draw fewer cards than are due to you.
NK-076 = You can hold 5 resource cards. If you have more, you choose which ones to discard.
NK-077 = Draw all your cards first, then get rid of the surplus. Only after that does the next player draw.
NK-078 = Discarded cards are open to all: you may look through them whenever you want.
NK-079 = When the deck is used up, the discards are shuffled and become the new deck.
NK-080 = Each time the resource deck is renewed, another police car comes to Broadway, until all four are in the game.
NK-081 = The new deck and the new car come the moment the last card is taken. If you were in the middle of a draw, you then go on drawing.
NK-082 = A car that was knocked out and is due back counts as being in the game. There are never more than four.
NK-083 = If neither deck nor discards have a card left, the draw ends early and no car comes. The reshuffle follows at the next draw for which there are discards; with 32 cards you will hardly see it.
NK-084 = Cars that appear on Broadway, by a reshuffle or for a new round, try to arrest nobody just by being put there.

kings-chapter-resource-cards-use = Using resource cards

NK-085 = You can use a resource card once, in one of two ways: for its event, or for one bonus step.
NK-086 = For a bonus step any card is good, whatever its colour. What it says is then ignored.
NK-087 = You can play an event only at the moment its card names.
NK-088 = Blue cards are for your own turn.
NK-089 = Red cards are for the turn of another player.
NK-090 = Black cards are for phases that all share and for fights.
NK-091 = Events take effect at once, in the order in which they are played.
NK-092 = You may play as many cards as you like.
NK-093 = Cards that have been played go to the discards.
NK-094 = A card is discarded first and does its work afterwards. So it no longer counts in your hand while it does.
NK-095 = You can play an event only if it has something to act on now and every choice it asks for can be made.
NK-096 = Each card names one moment out of a fixed list. Blue: in your turn, while you move, when you accept, when you recruit, or right after a mission has paid. Red: at the start of an opponent’s turn only; at that start, after their movements and after each of their actions; after each step of their drive; or when they announce that they accept or phone. Black: when the bids are shown, after your own draw, after a roll in a fight, before the 4th or 5th die, or when you have lost or tied a shoot-out.
NK-097 = If several players want to play a card at the same moment, the one whose turn it is goes first, then clockwise. In phases 1 and 2 it starts with the first player, and while the bids are on show, with the first player of the round before.
NK-098 = You may play several cards in a row, and others may answer them. Play goes on when everyone who could play a card has passed since the last one.
NK-099 = An event that has happened cannot be undone by anything.
NK-100 = A card against an announced action is played when all details of the action have been chosen, but before anything comes of it.
NK-101 = As a rule you are asked for a reaction only if you hold a card that fits; if nobody does, play simply goes on. Where only one player can be meant (after your mission has paid, after your draw, after your lost or tied shoot-out), you are asked whenever you hold any card, so that the question does not give your hand away.
NK-102 = A table may choose that everyone entitled who holds at least one card is asked every time, even if all they can do is pass. Then a pause tells nothing about anyone’s hand.
NK-103 = While the game waits for reactions, you see only that it waits, never for whom.
NK-104 = In a provocation the two opponents may play cards into the fight. In an arrest these are the player under arrest and the one who rolls for the police, and the latter’s cards help the police.
NK-105 = If you have to roll for the police against your own people, you can play cards only for your own people.
NK-106 = Players who are not part of a fight cannot play cards into it.

kings-chapter-effects = What the resource cards do

NK-107 = Big Tip: the mission you have just accomplished pays you more, by the sum on the card ($3,000).
NK-108 = Family Business: hire a henchman from any bar without dice, at a fixed price by rank (9: $1,000, 10: $2,000, J: $3,000, Q: $4,000, K: $5,000). They must be of a suit in which you already have a henchman; if you have no henchmen, any suit will do.
NK-109 = Loyalty Price: name a rival’s henchman who is on the map without a mission, and a price you can pay ($1,000 to $10,000). Either the rival pays that price to the bank and keeps the henchman, or you pay it to the bank and the henchman joins you on the spot.
NK-110 = A player who cannot pay the price of loyalty has to let the henchman go. They are asked like anyone else, so nobody finds out that they were too poor.
NK-111 = A card that recruits takes the place of your recruit action this turn. You can play it only if you have not yet used that action.
NK-112 = For a recruiting card, too, you need a free base: four henchmen is the limit.
NK-113 = You may play a recruiting card while your boss is in custody.
NK-114 = Night Rider: the drive under way gets bonus steps that are already paid for (2). What you do not use is lost when the drive ends.
NK-115 = Fake Plates: until the drive ends, its passengers are neither stopped nor arrested in the districts they enter. A stop that has already happened is not lifted.
NK-116 = Good Lawyer: all your prisoners come out on Broadway. Those who have not been in a drive this turn may move as normal.
NK-117 = Inside Man: enough of your characters in one district accept an open mission without being at its address. Everything else is as usual: they spend their actions, the police must not be where they stand if it is at risk, and the accept is announced. If it is cancelled, the card is lost too. Cards that recruit are not announced.
NK-118 = Change of Plans: draw a new destination for one of your missions in progress, and only then put the old tile back into the bag. If the destination was hidden, so is the new one.
NK-119 = Undercover Cop: you have a henchman of the player whose turn it is killed. You choose which; they must be on the map.
NK-120 = Fast Food: the drive under way is over. No card can take its passengers any further this turn.
NK-121 = Low Battery: the announced action does not happen but is spent for everyone who took part. No money is paid.
NK-122 = Call the SWAT: take any police car on the map and put it in another district with characters of the player whose turn it is. If they carry an at-risk mission, you at once roll an arrest attempt against them, and the police have an extra J.
NK-123 = Other players in the district need not fear the SWAT. A car used for it can still make its normal move this round.
NK-124 = Traffic Jam: this turn the normal movement of that player’s characters is cut to the number on the card (1 step). Metro, helicopter and bonus steps stay as they are, and a second card of the kind makes it no worse.
NK-125 = Pickpocket: take a card at random from the hand of the player whose turn it is. Only the two of you know which.
NK-126 = Dirty Cop: your bid counts as higher by the sum on the card ($5,000), and you do not pay the difference.
NK-127 = Loaded Dice: roll again one or two of the dice of your own side in this fight. Choose which before you roll any.
NK-128 = Hidden Gun: until the end of this fight your side has one more value, a K.
NK-129 = Bulletproof Vest: the shoot-out you have lost or tied costs you no character. If the police won it, the one you saved is locked up like the others.
NK-130 = Old Favour: draw more cards (2) before you discard your surplus.

kings-chapter-missions = Missions, row and bag

NK-131 = Until the end card appears, there are always three missions on offer.
NK-132 = When a mission is turned up, a tile from the bag at once shows where it can be accepted.
NK-133 = If the destination is known from the start, a second tile is drawn at the same time and shows it to everyone.
NK-134 = If the card has a “?”, its destination is drawn only when somebody accepts it.
NK-135 = Whenever a mission is accepted, the row closes up at once: the cards to the left of the gap move right, and a new mission comes to place 1.
NK-136 = Cards to the right of the gap do not move.
NK-137 = A mission that has just come into the row may be accepted in the same turn, with characters who can still act.
NK-138 = Done or lost, a mission gives its tiles back to the bag.
NK-139 = A mission you accomplish is discarded. One that is lost or has run out of time is removed from the game.
NK-140 = No mission comes back: each card is seen once in a game.
NK-141 = If you lose a mission with a hidden destination, its tile returns to the bag without the others seeing it.
NK-142 = If a tile is needed and the bag is empty, the accept tiles of all missions in progress go back first, since nobody needs them any more. Only the mission that needs the tile keeps its own.
NK-143 = If the bag is still empty, the card waits for the next tile that comes back; those who have waited longest are served first. A hidden destination also waits until there are two tiles to choose from, or until nothing more can come back, so that nobody can tell which it was.
NK-144 = You need an address: no accept tile, no accepting; no destination tile, no accomplishing.
NK-145 = As long as the accept tile lies on the card, the destination drawn for it is always another district.

kings-chapter-turn = Your turn

NK-146 = In your turn you move first and act afterwards. Once you have begun to act, nobody moves any more.
NK-147 = A turn runs like this: your Jokers leave (if you play with them), your prisoners move up a cell, the others may play red cards, you move, the others may play red cards again, you act.
NK-148 = You can move and use only your own characters.
NK-149 = Moving and acting each last until you say that you are done. Nothing in them is compulsory.
NK-150 = Where only one answer is possible, the program gives it for you and notes it in the log. It still asks you for your movements and actions, and wherever not asking would tell the others something hidden.
NK-151 = A choice you have made stands. You are offered only what you can carry through to the end.

kings-chapter-movement = Movement

NK-152 = A character of yours can go as far as two districts, following the connections.
NK-153 = You decide in which order your characters move.
NK-154 = Nobody has to move, or to go the full distance.
NK-155 = Each character moves only once per turn.
NK-156 = Your characters in the same district are always together, as if in one car. What happens to the group there happens to all of them.
NK-157 = You can bring characters together or split them up, collect some on the way and leave others behind.
NK-158 = You move by drives: characters of one district get in, and the drive goes on step by step. It ends when you say so or when nobody is left aboard.
NK-159 = A character can get into a drive that is in their district, unless they are in custody or Fast Food has stopped them this turn. Getting in begins their movement. Somebody who has already finished moving cannot start a drive; aboard another one, only bonus steps take them further.
NK-160 = You can set down a passenger who has come along for at least one step of this drive, as long as somebody else stays aboard.
NK-161 = Whoever is set down, or is aboard when the drive ends, has finished moving for this turn, even without having gone anywhere.
NK-162 = A normal step takes one of the two steps of everyone aboard. If a passenger has none left, set them down or pay for a bonus step.
NK-163 = Finish one drive before you begin the next. Police cars do not move while a drive is under way.
NK-164 = A district has room for any number of characters, whoever they belong to.

kings-chapter-police-stop = Police stop

NK-165 = If you drive into a district with a police car, you are stopped: your passengers’ movement ends there at once.
NK-166 = The police stop everyone, mission or not.
NK-167 = After a stop your remaining normal steps are gone. Each further district costs a bonus step.
NK-168 = Only resource cards can take you past a control.
NK-169 = If you begin your turn in a district with the police, you are free to leave it.
NK-170 = If you come back to the police, or run into another car, you are stopped again.
NK-171 = If somebody aboard carries an at-risk mission, the stop is followed by an arrest attempt.
NK-172 = Getting away from an arrest does not undo the stop, even if you have knocked out the cars.

kings-chapter-metro = Metro

NK-173 = Characters who are at Grand Central when your turn begins may take the metro.
NK-174 = On the metro you can go as far as three districts, along the connections.
NK-175 = Characters who take the metro may get out in different places.
NK-176 = On the metro you pass the police unchecked.
NK-177 = The police do not stop you where you get out of the metro either.
NK-178 = A character who takes the metro has no normal steps this turn.
NK-179 = A character with an at-risk mission cannot take the metro.
NK-180 = A companion who carries nothing risky may ride alone and leave the other behind.
NK-181 = You choose the metro before the first step of a drive, and everyone aboard must be allowed to ride. The drive then has three metro steps instead of normal ones.
NK-182 = Between choosing the metro and the first metro step nobody else can get in. If you pick somebody up later, the ride is over, and those who rode can go on only by bonus steps.
NK-183 = Bonus steps after a ride go by road, so the police can stop you again.
NK-184 = The police stay on the road: no metro and no helicopter for their cars.

kings-chapter-helicopter = Helicopter

NK-185 = Characters who are at Financial when your turn begins may take the helicopter.
NK-186 = A flight costs you $1,000 for each character.
NK-187 = You can fly to any district of the map, all to the same one or each to another.
NK-188 = A character who flies has no normal steps this turn.
NK-189 = At-risk missions are allowed on board.
NK-190 = You choose the helicopter before the first step of a drive, and everyone aboard must be allowed to fly. All passengers of one drive land in the same district, which cannot be the one they left; for different goals, make several flights.
NK-191 = You must be able to pay the whole price. Here paying just what you have is not enough.
NK-192 = If you land where the police are, you went there of your own free will: you are stopped, and with an at-risk mission aboard you face an arrest attempt.

kings-chapter-bonus-steps = Bonus steps

NK-193 = For each resource card you discard, a movement may go one connected district further.
NK-194 = You may take as many bonus steps as you have cards to spend.
NK-195 = One card is enough for all your people who leave the same district for the same next one.
NK-196 = You can add bonus steps to a metro ride or a flight, and also after a police stop.
NK-197 = You can take bonus steps only while you are moving in your own turn.
NK-198 = You may discard a card for a step only when no normal, metro or prepaid step is possible. You name the next district right away.
NK-199 = A bonus step does not use up anyone’s normal steps.
NK-200 = If a bonus step leads you to the police, you are stopped, with an arrest attempt if you carry something risky.
NK-201 = A character who has finished moving can go further only by getting into somebody else’s drive for a bonus step.
NK-202 = Steps prepaid by a card are used once no normal or metro step is possible. In everything else they are bonus steps.

kings-chapter-police-movement = Moving the police

NK-203 = Only the first player drives the police cars. Each can go as far as two districts, along the connections.
NK-204 = As first player you can move police cars at any time while you are moving in your own turn.
NK-205 = Move police cars before, between or after your drives, not in the middle of one. Each car moves once per round.
NK-206 = You never have to move a police car.
NK-207 = Nobody is bothered in a district that a car only passes through.
NK-208 = A police car that moves must end up in another district. Going out and straight back does not count.
NK-209 = No district is closed to police cars, not even the outer ones, and they may gather in one place.
NK-210 = If the first player dies, the police cars make no more moves this round.

kings-chapter-custody = Custody

NK-211 = Anyone taken into custody starts in cell 3.
NK-212 = In each of your following turns your prisoners move up one cell when movements are made: from 3 to 2, then to 1.
NK-213 = Whoever leaves cell 1 is back on the map, on Broadway.
NK-214 = Moving up is not a choice. The program does it at the start of your turn for everyone who was already locked up.
NK-215 = If one of yours is arrested before your turn of the round, they already move up in it. If they are arrested during your own turn, they do not.
NK-216 = You can spend resource cards to get your prisoners out faster.
NK-217 = A card takes all your prisoners in the same cell one cell further. Those arrested this very turn have to wait.
NK-218 = A character just out of the cells has no normal steps this turn, but can be driven on by bonus steps and can act.
NK-219 = By the book, custody only keeps a character from counting when you draw cards.
NK-220 = A cell is not on the map. Prisoners cannot accept or accomplish missions, provoke or be provoked, and a boss in there cannot talk to anyone in a bar; recruiting by phone still works.
NK-221 = A prisoner carries no mission: going into custody ends their part in it.
NK-222 = A cell has room for any number of prisoners, whoever they belong to.

kings-chapter-actions = Actions

NK-223 = Each of your characters may do one of three things per turn: accept a mission, accomplish one, or provoke.
NK-224 = On top of that, your boss may try once to recruit.
NK-225 = Recruiting is up to you. Your boss can do it before the other action, after it or without it.
NK-226 = Your characters act in whatever order you like.
NK-227 = Everyone’s action is fresh again when your turn starts. A henchman you hire while acting may act in the same turn, but no longer move.

kings-chapter-accept = Accepting a mission

NK-228 = You can accept an open mission with characters who are at its accept address, if there are as many of them as it takes.
NK-229 = A job for two is too much for one character alone.
NK-230 = Boss or henchman makes no difference, and your henchmen can work without your boss.
NK-231 = Only your own characters count; you cannot share a mission with a rival.
NK-232 = You name exactly as many carriers as the mission needs. Each of them spends their action.
NK-233 = Nobody carries two missions. Finish the first one before you accept another with the same character.
NK-234 = You cannot give up a mission because you feel like it.
NK-235 = A mission you accept leaves the row and goes with its carriers.
NK-236 = If the destination was still unknown, you draw it at once. You alone look at the tile, which then lies face down on the card.
NK-237 = A hidden destination stays your secret until you have made it there.
NK-238 = Your hidden destination is drawn before a new mission comes into the row.
NK-239 = You cannot accept an at-risk mission in a district with a police car.
NK-240 = Everything else can be done under the eyes of the police.

kings-chapter-accomplish = Accomplishing a mission

NK-241 = You accomplish a mission accepted earlier when its carriers, as many as it takes, are at its destination.
NK-242 = All its carriers must be there and still have their action, which each of them spends. So you never finish a mission in the turn you accepted it.
NK-243 = Two carriers need not travel together.
NK-244 = When you accomplish a mission with a hidden destination, everyone gets to see it.
NK-245 = The bank pays you the reward right away.
NK-246 = Once accomplished, a mission goes to the discards, and its two tiles go back into the bag.
NK-247 = You cannot accomplish an at-risk mission in a district with a police car.
NK-248 = If one of two carriers is lost, the other needs a new partner to finish the job.
NK-249 = The new partner can be any character of yours at the destination who has no mission and still has an action. You name them only when the job is done, and they spend their action.
NK-250 = A replacement is only for a lost carrier. As long as both are alive and free, both have to be there.
NK-251 = If the only carrier of a mission dies or goes into custody, the mission is out of the game and its tiles go back into the bag.
NK-252 = A carrier who is killed or locked up no longer carries anything. If there is a second carrier, the mission lives on with that one.
NK-253 = What you have not finished by the end of the game pays nothing.

kings-chapter-provoke = Provoking

NK-254 = One of your characters can provoke a rival whose characters are in the same district.
NK-255 = If several rivals are in the district, you say which one you provoke.
NK-256 = All characters the two of you have in that district take part in the fight.
NK-257 = Only the character who provokes spends an action. In one turn you can provoke the same rival in the same district just once, however many people you have there.
NK-258 = Whoever is provoked cannot refuse.
NK-259 = A provocation begins with the ante: each side puts $2,000 into the pot.
NK-260 = Both roll three dice. Your strength is made of your dice and the ranks of your characters there.
NK-261 = Whoever has the weaker hand decides first whether to fold.
NK-262 = If the player who speaks first stays in, the other one gets the chance to fold.
NK-263 = If both hands are equally strong, the provoked player speaks first.
NK-264 = If you fold, you add another $2,000, your opponent takes the whole pot, and the matter is closed.
NK-265 = Nobody dies when somebody folds.
NK-266 = If both stay in, each adds $1,000 and rolls a fourth die.
NK-267 = After the fourth die you can fold again, in the same way and for the same $2,000.
NK-268 = Who speaks first after the fourth die depends on the hands as they are now.
NK-269 = If both stay in once more, each adds another $1,000 and rolls the fifth die: the shoot-out.
NK-270 = After the fifth die it is too late to fold.
NK-271 = Whoever has the stronger hand in the shoot-out wins the pot.
NK-272 = The loser gives up one of their characters there and chooses which one. That character is out of the game.
NK-273 = If the victim carried a mission, it is out of the game too, and its tiles go back into the bag. A mission with a second carrier goes on with that one.
NK-274 = If the shoot-out is a tie, each side loses one character of its own choosing, and the pot is shared.
NK-275 = A shared pot is split into equal whole thousands. If one is left over, it goes to the bank.
NK-276 = In a tie both choose their victim in secret, and both fall at the same time.
NK-277 = If you cannot pay what is due in a provocation, you put in all that you have left.
NK-278 = Having paid too little does you no harm: you carry on with full rights and may even win the whole pot.
NK-279 = You may sacrifice your boss, and you have to if nobody else of yours is there.
NK-280 = The police keep out of provocations.
NK-281 = A provocation does not concern other players’ characters in the district.

kings-chapter-recruit = Recruiting

NK-282 = Only your boss recruits, only in your turn, and no more than one henchman per turn.
NK-283 = Take your boss to an outer district, and you may try to hire the henchman in its bar.
NK-284 = You say how much you offer, from $1,000 to $10,000.
NK-285 = Offer whole thousands, and no more than you have.
NK-286 = You roll as many dice as you offer thousands.
NK-287 = If one of the dice beats the henchman’s rank, they say yes, and you pay your offer to the bank.
NK-288 = A henchman you hire is yours and stands in the district of that bar, on a base of your colour. They stay with you until they die, a card takes them from you or you let them go.
NK-289 = If no die beats the rank but one equals it, the henchman hesitates. Add $1,000 to your offer at once, and they are yours.
NK-290 = If you cannot or will not pay a hesitating henchman the extra $1,000, you keep all your money, but your recruit action is gone. You are asked even if you cannot pay; then the only answer is no.
NK-291 = If all dice are below the rank, the henchman refuses. You keep your money but have used your recruit action.
NK-292 = A die that beats the rank settles it, even if another one equals it.
NK-293 = Each of your henchmen gives you the phone numbers of two others: those next above and next below in the same suit.
NK-294 = At the ends of a suit there is only one number: a 9 knows the 10, a K knows the Q.
NK-295 = If you have the number of a henchman waiting in a bar, your boss may try to hire them from anywhere. It works just as it does in the bar.
NK-296 = A henchman hired by phone starts in the district of the bar.
NK-297 = You have a number only while you control the henchman who knows it. It does not matter if that henchman is in custody.
NK-298 = If your boss is in the very bar where the henchman waits, the attempt is made face to face and no phone is used. So a card that cuts a call cannot stop it.
NK-299 = As soon as you have hired somebody, the next henchman from the deck comes to that bar.
NK-300 = When the henchman deck runs out, the discarded henchmen are shuffled and form the new deck.
NK-432 = The discarded henchmen are shuffled only when somebody has to come to a bar and the deck is empty. No police car comes for that.
NK-301 = If there are no henchmen left in deck or discards, the bar stays empty.
NK-302 = An empty bar is filled as soon as henchmen are discarded. They are shuffled and go to the empty bars in the order Brooklyn, Union City, Bronx, Queens; the rest form the deck.
NK-303 = You can have no more than four henchmen.
NK-304 = If you have four henchmen, dismiss one before you try to hire another.
NK-305 = You choose whom to dismiss, but carriers and prisoners cannot go. If all four are such, you cannot recruit.
NK-306 = You may dismiss a henchman in your turn, unless they are in custody or carry a mission.
NK-307 = You dismiss henchmen while choosing your movements or your actions, not in the middle of a drive or of an action.
NK-308 = Dismissing puts the henchman on the discards and frees a base for somebody else.
NK-309 = Henchmen who were dismissed, or whose boss has died, may turn up again after a reshuffle. Those who were killed never do.

kings-chapter-arrest = Police: arrest

NK-310 = When the police and a group with an at-risk mission meet, the police try to arrest the group at once.
NK-311 = An arrest attempt has two occasions: a police car is moved to where you are, or you go to where one is.
NK-312 = Nothing else leads to an arrest attempt: not staying beside the police, not being joined by someone without an at-risk mission, not a car being put on Broadway.
NK-313 = Every meeting counts anew: each police car that ends its move beside you means another attempt, and so does each arrival of someone carrying an at-risk mission.
NK-314 = If a car arrives where several players can be arrested, the player who moved it picks one of them.
NK-315 = Whoever moved the police car has to pick one of the players who can be arrested there, and may pick themselves. That arrival does the others no harm.
NK-316 = The first player’s own people can be arrested like anyone else’s.
NK-317 = If your people go to the police, only your own group is tried, not those who were already there.
NK-318 = If you are the one to be arrested, roll three dice. The ranks of your characters there are added to your hand.
NK-319 = Against you stand three dice of the police and a J for every car in the district.
NK-320 = The player who moved the car rolls for the police. If people went to the police by themselves, the first player rolls.
NK-321 = If the first player is dead, the next living player clockwise rolls for the police instead.
NK-322 = If your hand is stronger than that of the police, they find nothing and leave you in peace.
NK-323 = If your hand is weaker than that of the police, or only just as strong, they take away all your characters in that district.
NK-324 = Your people there who carry nothing risky lend you their rank as well, and they are arrested with the others.
NK-325 = Getting arrested costs you the at-risk mission; the bag gets its tiles back.
NK-326 = An at-risk mission lost by arrest is lost even if a second carrier is elsewhere. If two such missions are caught, both are gone.
NK-327 = Other missions of those arrested go on if they have a second carrier who is free; otherwise they are lost.
NK-328 = An arrest during your turn does not end the turn. The drive ends if nobody is left aboard, and your others play on.

kings-chapter-resisting = Police: resisting

NK-329 = You need not go quietly if your boss is among those caught: you may resist. Henchmen without a boss have to go along.
NK-330 = You decide to resist after losing the arrest roll, before anyone is taken away.
NK-331 = When you resist, both sides roll a fourth die and after it a fifth.
NK-332 = When you resist, the first three dice stay as they are. There is no pot, and nobody can fold.
NK-333 = If you resist and your hand is stronger, all police cars in the district are knocked out until the next round.
NK-334 = If you win against the police, nobody is arrested and you keep your missions.
NK-335 = If you resist and your hand is weaker or equal, one of your characters there dies, of your choice, and the others go to cell 3.
NK-336 = If you resist in vain, you also lose the missions, just as in an arrest.
NK-337 = Resisting with nobody but your boss is all or nothing: if you do not win, the boss is dead.

kings-chapter-death = Death

NK-338 = If your boss is killed, you are out of the game at once.
NK-339 = A dead boss’s money, resource cards and henchmen are discarded.
NK-340 = The pot is settled first; only what then remains to the dead player goes to the bank. The winner loses nothing.
NK-341 = The missions of a player who is out leave the game and their tiles go back into the bag. Their prisoners leave the cells.
NK-342 = If you are eliminated in your own turn, the turn is over.
NK-343 = If the first player is eliminated, the next living player clockwise takes over for the rest of the round, except for moving the police.
NK-344 = If only one boss is left alive, that player wins at once.
NK-345 = It can happen that the last bosses kill each other. Then the game ends, and their players are ranked by what they had once the pot was shared, with the usual tie-breaks.
NK-346 = Once you are out, you go on seeing what everyone sees and what you knew before, but no more.
NK-347 = You may give up at any moment. It counts as the death of your boss, and a pot you are fighting for goes to your opponent.

kings-chapter-end = End of the game

NK-348 = The end card, The Five Families meet, announces the end. From then on no new missions appear.
NK-349 = When the end card comes, finish the round, then play exactly one more.
NK-350 = If the end card turns up at the end of a round, that round counts as the current one. One more follows, and that is the last.
NK-351 = When the end card comes, it is not put into the row; place 1 just stays empty. Otherwise the row works as before: cards slide right into a gap, and place 3 is cleared when the round ends.
NK-352 = After the last round everyone shows their fortune.
NK-353 = Among the living, the order is that of their fortunes, with the richest player on top.
NK-354 = If fortunes are equal, whoever controls more henchmen is ahead.
NK-355 = If the number is equal too, the ranks of the henchmen decide: compare the highest, then the next, and so on.
NK-356 = Being locked up does not matter for the tie-breaks: your henchmen in custody count too.
NK-357 = If even that is equal, the eldest player is ahead.
NK-358 = The program does not know your ages. You can give an order of age when you create the game; otherwise the players count as listed, the first as the eldest.
NK-359 = All living players are placed like this, and below them those whose boss died: the later the death, the better the place. Players who died together are compared as in a shared death at the end.

kings-chapter-deals = Deals

NK-360 = If you play with deals, you may trade information, money and resource cards, as long as no other rule is broken, for instance the hand limit or the order of the phases.
NK-361 = Without the option for deals nothing changes hands between players except by the other rules.
NK-362 = You may always talk, with deals or without. The program neither carries your talk nor checks if it is true: bluffing is part of the game.
NK-363 = A deal is always between two players, and one of them must be the player whose turn it is.
NK-364 = You can propose a deal only while the active player is choosing a movement or an action, not in the middle of a drive, a fight, a roll or a reaction.
NK-365 = In your turn you may make a proposal to anyone still in the game. In the turns of others you may make one only to the player whose turn it is.
NK-366 = The game waits for an answer, and for a counter-proposal being put together, but not for a first proposal. If the player whose turn it is plays on before you have sent yours, it is dropped.
NK-367 = Computer players are asked twice per turn if they want to propose something: once when movements begin and once when actions begin.
NK-368 = Only one proposal can be on the table. Until it is dealt with, nothing else happens.
NK-369 = A proposal holds at least one of these, and each at most once: money in one direction ($1,000 to $20,000), a card you give, a card you ask for, a phone number, a police move.
NK-370 = You can offer only money you have. What you ask for is not checked, since the other fortune is secret.
NK-371 = You can give only a card you hold. You may ask for any kind of card by name, whether the other player has it or not.
NK-372 = A phone number can be passed only to the player whose turn it is, by somebody who has it. The henchman must be waiting in a bar now, and the recruit action must still be unused.
NK-373 = A police move can be sold only by the first player while moving in their own turn. It must be a car that has not moved yet and a district within its reach.
NK-374 = What you may propose depends only on what you can see. So nobody can use proposals to probe your money or your cards.
NK-375 = If you receive a proposal, you accept it, decline it or make a counter-proposal. Until you answer, it may be withdrawn.
NK-376 = You can accept only what can be carried out right now: money and cards must be there, and neither of you may end up with more than 5 cards.
NK-377 = If you are unable to accept, you can still decline or counter, and nobody learns that you had no choice.
NK-378 = An accepted deal is carried out at once: first money, then cards, then the number, and last the police move with all that follows from it.
NK-379 = A counter-proposal closes the one before and goes back to the player who made it.
NK-380 = After four proposals in a row, counted with all counter-proposals, the bargaining is over.
NK-381 = You may open talks at most twice per turn. It counts even if you send nothing in the end.
NK-382 = A proposal ends when it is answered or withdrawn; if time runs out, it counts as declined. It never lasts longer than the moment in which it was made.
NK-383 = Only what a deal moves at once is binding. Promises for later are written down nowhere and may be broken.
NK-384 = A number you have bought is good for one call to that henchman this turn. The call uses it up; it is also lost when the turn ends or when another henchman waits there.
NK-385 = Whoever sells a number keeps it too. Your bought number stays good even if the seller loses the henchman it came from.
NK-386 = A police move that was sold is that car’s move for this round. The first player still counts as the one who moved it: they choose whom to arrest and roll for the police.
NK-387 = Characters, missions, tiles, notes of $0 and the order of play are not for sale, nor is anything else.
NK-388 = Only the two of you see the terms. The others see that you are in talks and, if you agree, who gave what sort of thing to whom, but neither sums nor cards.

kings-chapter-strength = Strength of a hand

NK-389 = Your hand is everything you rolled plus the ranks of your characters on the spot. The police add a J per car on the spot instead.
NK-390 = However many values you have, only five make up your hand.
NK-391 = If there are more than five, the best possible five are chosen for you.
NK-392 = From low to high the ranks are 9, 10, J, Q, K, A.
NK-393 = Hands are ranked as in poker, from weak to strong: high card, pair, two pairs, three of a kind, straight, full house, four of a kind.
NK-394 = High card: you have no combination, so your highest value counts.
NK-395 = Pair against pair, the higher one wins.
NK-396 = If both have two pairs, compare the better pair of each.
NK-397 = Three of a kind against three of a kind, the higher rank wins.
NK-398 = A straight is five ranks in a row. The one that reaches higher wins.
NK-399 = There are only two straights, 9 to K and 10 to A. An A is never low.
NK-400 = A full house is three of a kind and a pair. The rank of the three decides.
NK-401 = Four of a kind against four of a kind, the higher rank wins.
NK-402 = If both have the same combination, the highest value outside it decides, among the five that count.
NK-403 = In detail: first compare the combinations, the three before the pair and the higher pair before the lower. Then compare the other values one by one, from the top.
NK-404 = With fewer than five values, a missing one counts as lower than a 9. You cannot have a straight or a full house then.
NK-405 = Five of a kind count as four of a kind with a side value better than an A.
NK-406 = Suits mean nothing in a fight; there are no flushes.
NK-407 = If all of this is the same, the hands are equal.

kings-chapter-jokers = Jokers

NK-408 = If you play with the Jokers, Mr R.I.P and Shado, both begin free, beside the board.
NK-409 = In your turn your boss may try to hire a free Joker in place of recruiting a henchman.
NK-410 = For a Joker you make an offer and roll as usual, but you need at least one A. Without one you keep your money.
NK-411 = Hesitating is not for Jokers: without an A the answer is no.
NK-412 = Your boss can hire a Joker from anywhere, even from a cell.
NK-413 = A Joker you hire joins one of your characters or groups; you choose which.
NK-414 = A Joker joins only characters on the map. If all of yours are in custody, you cannot hire one.
NK-415 = At the start of your next turn the Joker goes back beside the board and is free for anyone again.
NK-416 = Jokers do not stay on their own. When the last of your characters has left or is gone, the Joker goes back at once.
NK-417 = A Joker has no fixed rank: at every roll of a provocation or an arrest it can be another one, whatever suits you.
NK-418 = The program chooses for your Joker the rank that makes your hand strongest.
NK-419 = Resource cards have no effect on a Joker.
NK-420 = If you lose a shoot-out, you may name the Joker as your loss. That Joker is then out of the game.
NK-421 = With a Joker at their side, a single character of yours can accept or accomplish a mission for two.
NK-422 = The mission belongs to your character alone; a Joker never carries one.
NK-423 = A Joker has no suit, no base and no phone numbers, and does not move or act alone.
NK-424 = An arrest does not lock up Jokers: if their group is taken away, they go back beside the board.

kings-chapter-bad-input = Refused moves

NK-425 = If you try something the rules do not allow, you are told why and nothing else happens. A slip never costs you a turn.
NK-426 = Only you see why your move was refused, so the message cannot give anything away to the others.
NK-427 = If several things are wrong with a move, you are told one of them: the first one found, always checking in the same order.
NK-428 = A refusal never depends on anything hidden from you. So nobody can find out secrets by trying.
NK-429 = An answer to a question that is already settled, such as a double click or a late message, does not count. You are told that it came too late.
NK-430 = After a refusal you face the same choice as before, with the same options.
NK-431 = If you play with a clock and your time runs out, the program makes the standard choice for you: bid $0, play no card, end your movements or your turn, fold, do not resist, decline the deal.
