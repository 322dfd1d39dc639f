### Apprendre en deux minutes : une phrase par image.

story-title = { $game } en deux minutes
story-at = Image { $at } sur { $all }
story-to = Aller à l’image { $at }
story-back = Retour
story-next = Suite
story-start = Commencer la partie guidée
story-return = Retour à la table
story-rules = Lire les règles

story-crooks-goal = New York, années trente : envoyez vos Escrocs sur huit Cibles qui valent de 2 à 9 points ; le plus de points l’emporte.
story-crooks-look = À votre tour, vous payez pour fouiller un Lieu : un dollar par Escroc qui s’y trouve.
story-crooks-take = Vous seul voyez cette pile : prenez un Escroc et souvenez-vous de ceux que vous laissez.
story-crooks-place = Envoyez l’Escroc sur une Cible de votre ligne : face visible, c’est gratuit ; face cachée, un dollar de plus.
story-crooks-ability = Face visible, un Escroc peut utiliser sa capacité en arrivant : encaisser 2 $, rejoindre un ami, déplacer les siens, tuer ou espionner.
story-crooks-win = À la fin, le plus fort total de Niveaux sur une Cible en prend les points ; les ex æquo se les partagent.
story-crooks-change = Le petit nombre d’un Escroc augmente ou diminue la valeur de sa Cible, quel que soit le gagnant.
story-crooks-gangs = Il y a trois Gangs : qui a plus de membres de l’un d’eux que chacun des autres joueurs reçoit une prime.
story-crooks-end = Si vous passez, vous quittez la partie pour de bon ; quand tous ont passé, on retourne les Escrocs cachés et on compte.

story-sneaks-goal = Amassez informations, objets façonnés, bijoux et or : seul votre rang dans chacune des quatre couleurs rapporte des points.
story-sneaks-sites = Une carte butin est posée face visible sur chaque site de la ville.
story-sneaks-plan = À chaque manche, vous choisissez en secret un site à cambrioler et un autre où poster vos balances.
story-sneaks-reveal = Toutes les affectations sont révélées ensemble, puis on règle les sites à partir de A.
story-sneaks-alone = Si vos cambrioleurs sont seuls sur un site sans balances, le butin est à vous.
story-sneaks-crowd = Si plusieurs bandes visent le même site non gardé, chacune pioche une carte cachette secrète et le butin reste.
story-sneaks-guarded = Une seule balance suffit, peu importe à qui : les cambrioleurs n’ont rien et le butin reste.
story-sneaks-special = Certains butins sont spéciaux : trois cartes cachette, trois jetons au choix, des échanges, des pertes pour les autres ou des points.
story-sneaks-end = La partie finit quand la pioche ne suffit plus pour les sites : le bleu ne paie que le premier, l’or tout le monde sauf le dernier.

story-kings-goal = Une nuit à New York : l’affranchi vivant et le plus riche à la fin gagne.
story-kings-bid = À chaque tour de jeu, tous corrompent la police en secret et tous paient ; la plus forte mise joue en premier et conduit les voitures de police.
story-kings-cards = Puis vous piochez des cartes, une par personnage de votre famille la plus nombreuse ; une carte est un événement ou un déplacement de plus.
story-kings-move = À votre tour, chacun de vos personnages peut avancer de deux quartiers au plus.
story-kings-mission = Acceptez une mission à une adresse et touchez la récompense à une autre, à un tour suivant.
story-kings-recruit = Votre affranchi engage des hommes de main dans les bars : un dé par millier offert, et un seul dé au-dessus de leur valeur suffit.
story-kings-duel = Provoquez un rival dans le même quartier : dés et valeurs forment une main de poker ; on se couche en payant, ou on risque une vie.
story-kings-police = Une voiture de police stoppe qui roule jusqu’à elle, et tente d’interpeller ceux qui portent une mission à risque.
story-kings-end = Quand la carte de fin paraît, un seul tour de jeu suit celui en cours ; si votre affranchi meurt, vous êtes éliminé.

story-animalcatraz-goal = Vous êtes un animal en prison : gagnez de la Réputation pour en devenir le Caïd, ou évadez-vous le premier.
story-animalcatraz-turn = À chaque ronde, vous avez cinq Actions : une pour entrer dans la pièce voisine, une ou deux pour y utiliser une icône.
story-animalcatraz-train = Les poids augmentent la Force, pour les combats ; les livres, la Ruse, pour les vols et les pots-de-vin, et débloquent vos capacités.
story-animalcatraz-guard = Un gardien bloque l’icône où il se tient, jusqu’à ce que votre Ruse ou un pot-de-vin et deux dés le gagnent : elle est alors gratuite pour vous seul.
story-animalcatraz-trade = Le Travail rapporte de la Contrebande, et la Contrebande paie armes, outils, armures et pièges.
story-animalcatraz-fight = Attaquez avec la Force ou volez avec la Ruse : réussir peut rapporter de la Réputation, échouer en coûte.
story-animalcatraz-crime = Vous avez aussi un Crime secret à commettre : faire ce qu’il demande rapporte.
story-animalcatraz-night = Après quatre rondes vient la Nuit : tous retournent en cellule et s’entraînent.
story-animalcatraz-end = À 13 de Réputation, une Émeute éclate, et seule une Émeute gagnée fait un Caïd ; sinon, la plus grande Réputation après la dernière Émeute l’emporte.

## Ce que montrent les plateaux : une phrase par image.

thing-crooks-worth = Le nombre sur un bâtiment est la valeur de la Cible en points.
thing-crooks-price = La pièce sur un Lieu est le prix pour le fouiller : un dollar par Escroc.
thing-crooks-level = Le grand nombre d’un Escroc est son Niveau : le plus fort total sur une Cible l’emporte.
thing-crooks-change = Un plus ou un moins sur un Escroc change la valeur de sa Cible, quel que soit le gagnant.
thing-crooks-gang = Un emblème rond est un Gang : étoile pour le Northside, ancre pour le Westside, nœud papillon pour l’Outfit.
thing-crooks-pickpocket = Pickpocket : à son arrivée, la banque vous verse 2 $.
thing-crooks-accomplice = Complice : peut rejoindre vos Escrocs déjà sur place, et les Niveaux s’additionnent.
thing-crooks-swap = Transfert : prend la place de vos Escrocs, qui partent vers une autre Cible de votre ligne.
thing-crooks-hitman = Tueur : un joueur perd tous ses Escrocs sur cette Cible, même cachés.
thing-crooks-kingpin = Caïd : ne se cache jamais, et ne se prend que le dernier de sa pile.
thing-crooks-spy = Espion : vous seul voyez tous les Escrocs d’une Cible ou d’un Lieu.
thing-crooks-hidden = Un dos avec un cadenas est un de vos Escrocs cachés, que vous seul connaissez.

thing-sneaks-sneak = La figure masquée, ce sont vos cambrioleurs : ils visent le site où vous les posez.
thing-sneaks-snitch = La figure au sifflet, ce sont vos balances : elles gardent un site contre tout le monde, vous compris.
thing-sneaks-b = Le bleu, ce sont les informations : seul le premier rang rapporte des points.
thing-sneaks-g = Le vert, ce sont les objets façonnés : les premiers rangs rapportent des points.
thing-sneaks-r = Le rouge, ce sont les bijoux : plus de rangs y rapportent des points que dans le vert.
thing-sneaks-y = Le jaune, c’est l’or : tout le monde sauf le dernier a des points.
thing-sneaks-special = Les autres objets sont des butins spéciaux : la carte dit ce qu’ils rapportent.
thing-sneaks-stash = Une carte cachette est un butin que vous seul connaissez jusqu’à la fin.
thing-sneaks-rank = Les marches montrent les rangs dans chaque couleur : peu importe combien vous en avez, seul compte qui en a le plus.

thing-kings-money = L’argent se compte en milliers, et c’est votre score : ce que vous dépensez ne vous fera pas gagner.
thing-kings-police = Une voiture de police stoppe qui roule jusqu’à elle ; la plus forte mise la conduit.
thing-kings-card = Une carte ressource vaut son événement ou un déplacement de plus.
thing-kings-person = Un visage sur la carte est un affranchi ou un homme de main d’un joueur ; la lettre est sa valeur au combat.
thing-kings-address = Un nombre sur un quartier est une adresse : on y accepte la mission qui porte ce nombre.
thing-kings-mission = Une mallette ou un téléphone qui sonne est une mission : acceptez-la à une adresse, accomplissez-la à une autre.
thing-kings-step = Le nombre sur un quartier éclairé dit combien de déplacements il faut pour y aller.
thing-kings-bar = Dans un bar, un homme de main attend que votre affranchi l’engage.
thing-kings-dice = Les dés de poker vont du 9 à l’as et tranchent combats et offres.

thing-animalcatraz-action = Un point est une Action : vous en avez cinq par ronde, et tout ce que vous faites en coûte une ou deux.
thing-animalcatraz-force = Les poids sont la Force : elle gagne les combats.
thing-animalcatraz-cunning = Le livre est la Ruse : elle gagne les vols et les pots-de-vin, et débloque vos capacités.
thing-animalcatraz-notch = Les crans sont les petits pas de la Force et de la Ruse ; assez de crans font un nouveau niveau.
thing-animalcatraz-rep = Le nombre dans l’anneau est votre Réputation : plus elle est haute, plus le Caïd est proche.
thing-animalcatraz-guard = Un gardien se tient sur une lettre, et l’icône à cette lettre est bloquée sauf si le gardien est à vous.
thing-animalcatraz-chair = La chaise électrique est la pioche de Contrebande : ce que vous en tirez, vous seul le voyez.
thing-animalcatraz-contraband = La Contrebande paie les items, et la bonne carte soudoie un gardien.
thing-animalcatraz-toothbrush = Le pic-brosse à dents désigne qui ouvre la ronde : celui qui a le plus de Réputation.
thing-animalcatraz-primal = La flamme est l’état Primal : plus d’Actions tant qu’il dure.
thing-animalcatraz-crime = Une carte au masque est un Crime secret : faites ce qu’il demande, et il rapporte.
