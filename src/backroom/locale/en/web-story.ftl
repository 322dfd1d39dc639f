### How to play in two minutes: one sentence for each picture.

story-title = { $game } in two minutes
story-at = Picture { $at } of { $all }
story-to = Go to picture { $at }
story-back = Back
story-next = Next
story-start = Start the guided game
story-return = Back to the table
story-rules = Read the rules

story-crooks-goal = New York in the thirties: send your crooks against eight targets, worth 2 to 9 points; the most points win.
story-crooks-look = On your turn you pay to look through a hangout: one dollar for each crook who lies there.
story-crooks-take = Only you see that pile: take one crook, and remember whom you leave behind.
story-crooks-place = Send the crook to a target in your own row: face up for free, or face down for one more dollar.
story-crooks-ability = Face up, a crook may use an ability on arrival: collect $2, join a friend, move your own, kill or spy.
story-crooks-win = In the end the highest total of levels at a target takes its points; those who are level share them.
story-crooks-change = The small number of a crook makes its target worth more or less, whoever wins it.
story-crooks-gangs = There are three gangs, and whoever has more members of one than anybody else gets a bonus for it.
story-crooks-end = If you pass, you are out for good; when all have passed, hidden crooks turn over and the points are counted.

story-sneaks-goal = Collect information, artifacts, jewels and gold: only your rank in each of the four colours brings points.
story-sneaks-sites = An open card of loot lies at every site in town.
story-sneaks-plan = Each round you choose in secret one site for your sneaks to rob and another for your snitches to guard.
story-sneaks-reveal = All plans are turned over together, then the sites are settled from A on.
story-sneaks-alone = If your sneaks are alone at a site without snitches, the loot is yours.
story-sneaks-crowd = If several gangs rob the same unguarded site, each draws a hidden stash card, and the loot stays.
story-sneaks-guarded = One snitch, no matter whose, is enough: the sneaks there get nothing, and the loot stays.
story-sneaks-special = Some loot is special: three stash cards, three tokens of your choice, exchanges, losses for the others, or points.
story-sneaks-end = The game ends when the deck cannot refill the sites: blue pays only the first, gold everybody but the last.

story-kings-goal = One night in New York: the boss who is alive and richest when it ends wins.
story-kings-bid = Each round all bribe the police in secret, and all pay; the highest bribe plays first and drives the patrol cars.
story-kings-cards = Then you draw cards, one for each of your people in your largest suit; a card is an event or one more step.
story-kings-move = On your turn each of your people may move up to two districts.
story-kings-mission = Accept a mission at one address, and get its reward on a later turn at another.
story-kings-recruit = Your boss hires henchmen in the bars: a die for each thousand offered, and one die above their rank is enough.
story-kings-duel = Provoke a rival in the same district: dice and ranks make a poker hand, and you fold for money or fight for a life.
story-kings-police = A police car stops whoever drives up to it, and may arrest those who carry a mission at risk.
story-kings-end = When the end card appears, one more round follows the current one; if your boss dies, you are out.

story-animalcatraz-goal = You are an animal in prison: gather reputation, REP for short, to become its Kingpin, or be the first to break out.
story-animalcatraz-turn = In each round you have five Actions: one to enter the next room, one or two to use an icon there.
story-animalcatraz-train = Weights raise your Force, for fights; books raise your Cunning, for thefts and bribes, and unlock your abilities.
story-animalcatraz-guard = A guard blocks the icon it stands on, until your Cunning or a bribe and two dice win it over: then it is free for you alone.
story-animalcatraz-trade = Work brings contraband, and contraband pays for weapons, tools, armour and traps.
story-animalcatraz-fight = Attack with Force or steal with Cunning: success can bring REP, failure costs it.
story-animalcatraz-crime = You also have a secret Crime to commit; doing what it asks pays off.
story-animalcatraz-night = After four rounds comes the Night: everybody goes back to the cells and trains.
story-animalcatraz-end = At 13 REP a Riot breaks out, and only winning one makes a Kingpin; otherwise the most REP after the last Riot wins.

## What the boards show: one sentence for each picture.

thing-crooks-worth = A number on a building is what the target is worth in points.
thing-crooks-price = The coin on a hangout is the price of a look there: one dollar for each crook.
thing-crooks-level = The big number of a crook is the level: the highest total at a target wins it.
thing-crooks-change = A plus or minus on a crook changes what its target is worth, whoever wins it.
thing-crooks-gang = A round emblem is a gang: star for the Northside, anchor for the Westside, bow tie for the Outfit.
thing-crooks-pickpocket = Pickpocket: on arrival the bank pays you $2.
thing-crooks-accomplice = Accomplice: may join crooks of yours who are already there, and the levels add up.
thing-crooks-swap = Swap: takes the place of your crooks there, who move to another target of your row.
thing-crooks-hitman = Hitman: one player loses all crooks at this target, hidden ones too.
thing-crooks-kingpin = Kingpin: never hides, and can be taken only as the last of his pile.
thing-crooks-spy = Spy: you alone see all the crooks at one target or in one hangout.
thing-crooks-hidden = A back with a lock is a hidden crook of yours, whom only you know.

thing-sneaks-sneak = The masked figure is your sneaks: they rob the site where you set them down.
thing-sneaks-snitch = The figure with the whistle is your snitches: they guard a site against everybody, you included.
thing-sneaks-b = Blue is information: only the first in rank gets points.
thing-sneaks-g = Green is artifacts: the highest ranks get points.
thing-sneaks-r = Red is jewels: more ranks get points than in green.
thing-sneaks-y = Yellow is gold: everybody but the last gets points.
thing-sneaks-special = Other objects are special loot: what they bring stands on the card.
thing-sneaks-stash = A stash card is loot that only you know until the end.
thing-sneaks-rank = The steps show the ranks in each colour: not how much you have counts, only who has more.

thing-kings-money = Money counts in thousands, and it is your score: what you spend, you do not win with.
thing-kings-police = A patrol car stops whoever drives up to it; the highest bribe drives it.
thing-kings-card = A resource card is good for its event or for one more step.
thing-kings-person = A face on the map is a boss or henchman in the colour of a player; the letter is the rank in fights.
thing-kings-address = A number on a district is an address: there the mission with this number is accepted.
thing-kings-mission = A briefcase or a ringing phone is a mission: accept it at one address, accomplish it at another.
thing-kings-step = The number at a lit district says how many steps it takes to get there.
thing-kings-bar = In a bar a henchman waits to be hired by your boss.
thing-kings-dice = Poker dice show 9 to ace and settle fights and offers.

thing-animalcatraz-action = A dot is an Action: you have five in each round, and whatever you do costs one or two.
thing-animalcatraz-force = The weights stand for Force: it wins fights.
thing-animalcatraz-cunning = The book stands for Cunning: it wins thefts and bribes, and unlocks your abilities.
thing-animalcatraz-notch = Notches are the small steps of Force and Cunning; enough of them make a new level.
thing-animalcatraz-rep = The number in the ring is your REP: the higher, the closer to Kingpin.
thing-animalcatraz-guard = A guard stands on a letter, and the icon with this letter is blocked unless the guard is yours.
thing-animalcatraz-chair = The electric chair is the deck of contraband: what you draw from it, only you see.
thing-animalcatraz-contraband = Contraband pays for items, and the right packet bribes a guard.
thing-animalcatraz-toothbrush = The toothbrush marks who begins the round: whoever has the most REP.
thing-animalcatraz-primal = The flame is the Primal state: more Actions as long as it lasts.
thing-animalcatraz-crime = A card with a mask is a secret Crime: do what it asks, and it pays off.
