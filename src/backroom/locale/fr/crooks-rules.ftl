### Crooks (aussi Criminals) : les règles racontées aux joueurs, en français.
### Un message par règle ; l’identifiant du message est le numéro de la règle dans la spécification.
### Un message crooks-chapter-... ouvre chaque chapitre.

crooks-rules-title = Crooks : les règles
crooks-rules-intro = New York, années 1930 : vous engagez des Escrocs dans des endroits louches et vous les lancez sur huit Cibles. Le plus fort sur une Cible en empoche les points, et mener l’un des trois Gangs rapporte un bonus. Une fois les cartes distribuées, le hasard n’a plus son mot à dire : tout se joue à la mémoire, au bluff et à la bonne gestion de sa bourse. Pour 2 à 4 joueurs, environ 20 minutes.

crooks-chapter-components = Matériel

CR-01 = Le jeu compte 104 cartes : 32 Escrocs, 8 Cibles, 8 Barons du Crime, 9 Lieux et 47 billets de banque.
CR-02 = Les Cibles portent les nombres de 2 à 9, chacun une seule fois.
CR-03 = Les Lieux portent les lettres de A à I, chacune une seule fois.
CR-04 = Vous jouez avec les deux Barons du Crime de votre couleur.
CR-05 = Il y a des billets de 1 $ et des billets de 3 $.
CR-06 = Seul compte le total de votre bourse, peu importe avec quels billets. On peut toujours faire la monnaie.
CR-07 = La banque n’est jamais à sec : seuls les Pickpockets y puisent, et chaque recrutement la renfloue.
CR-08 = Chaque Escroc a un Niveau : c’est ce qu’il pèse au décompte des Cibles.
CR-09 = Un Escroc peut aussi avoir un modificateur, qui fait monter ou baisser la valeur de sa Cible. S’il n’en a pas, comptez 0.
CR-10 = Un Escroc peut faire partie d’un Gang, de plusieurs ou d’aucun. Les Gangs sont Northside (rouge), Westside (bleu) et Outfit (jaune).
CR-11 = Un Escroc peut être membre des trois Gangs à la fois, mais une seule fois de chacun. Si vous saisissez vos propres cartes, vous pouvez donc indiquer jusqu’à trois Gangs par Escroc.
CR-12 = Certains Escrocs ont une capacité spéciale, reconnaissable à son icône : Pickpocket, Complice, Transfert, Tueur, Caïd ou Espion.
CR-13 = Aucun Escroc n’a plus d’une capacité spéciale.
CR-14 = Niveaux, modificateurs, Gangs et capacités viennent de la liste de cartes de l’édition jouée, et de nulle part ailleurs. La liste complète des cartes imprimées ne nous est pas connue : si vous possédez la boîte, vous pouvez en corriger une copie d’après vos cartes.
CR-15 = Une liste de cartes fautive est refusée, et on vous indique la ligne en cause. Il faut 32 Escrocs numérotés de 1 à 32, des Niveaux de 1 à 10, des modificateurs de -9 à +9, des Gangs connus et cités une seule fois, des capacités connues, des piles de 1 à 5 qui correspondent aux Lieux et aux Escrocs, et un prix de recrutement d’au moins 1 $ par Escroc. Aucun autre montant ni bonus de Gang ne peut être inférieur à 0, et les billets doivent couvrir l’argent de départ de quatre joueurs.

crooks-chapter-set-up = Mise en place

CR-16 = On joue à 2, 3 ou 4. Avec un autre nombre de joueurs, la partie ne peut pas commencer.
CR-17 = Les huit Cibles sont alignées, du plus petit nombre au plus grand.
CR-18 = Chacun joue une couleur différente et garde devant lui un Baron du Crime de cette couleur.
CR-19 = Les seconds Barons du Crime forment une colonne sous les Cibles, à gauche. Chacun marque la ligne de son joueur : sous chaque Cible, vous avez une case à vous, soit huit en tout.
CR-20 = De haut en bas, les lignes suivent l’ordre des joueurs autour de la table. C’est une simple question de présentation.
CR-21 = Les Lieux en jeu sont alignés dans l’ordre de l’alphabet.
CR-22 = À deux, on joue avec cinq Lieux, de A à E, garnis de 2, 2, 3, 4 et 5 Escrocs.
CR-23 = À trois, on joue avec sept Lieux, de A à G, garnis de 2, 2, 3, 3, 4, 4 et 5 Escrocs.
CR-24 = À quatre, on joue avec les neuf Lieux, de A à I, garnis de 2, 2, 3, 3, 3, 4, 4, 5 et 5 Escrocs.
CR-25 = Les tailles de pile sont attribuées dans l’ordre indiqué, en commençant par le Lieu A. Tous les Lieux se valent : cela ne change rien au jeu.
CR-26 = Le hasard seul décide quels Escrocs se retrouvent dans quelle pile. Tous sont face cachée.
CR-27 = Il reste des Escrocs non distribués : 16 à deux joueurs, 9 à trois, 1 à quatre. Ils sont hors jeu, et personne ne les voit avant la fin.
CR-28 = Vous commencez avec 18 $, comme tout le monde.
CR-29 = Tout l’argent qui n’est dans la bourse de personne constitue la banque.
CR-30 = Le sort désigne celui qui joue en premier.
CR-31 = Le programme distribue les cartes et désigne le premier joueur sans favoriser personne : tous les tirages ont la même chance. Il sait aussi refaire exactement le même tirage, ce qui permet de rejouer une partie.

crooks-chapter-turns = Tours de jeu

CR-32 = On joue à tour de rôle, dans le sens horaire.
CR-33 = À votre tour, soit vous recrutez puis cambriolez, soit vous passez.
CR-34 = Recrutement et cambriolage forment un seul et même tour, toujours dans cet ordre.
CR-35 = Passer est sans retour : vous ne jouez plus aucun tour de cette partie.
CR-36 = Quand vous avez passé, votre tour est sauté et on ne vous demande plus rien.
CR-37 = Vous pouvez passer à n’importe lequel de vos tours, même s’il vous reste de l’argent.
CR-38 = Quand aucun Lieu n’est à la portée de votre bourse, il ne vous reste qu’à passer.
CR-39 = Vous devez passer aussi lorsque tous les Lieux sont vides, puisqu’il n’y a plus personne à recruter.
CR-40 = Quand vous êtes contraint de passer, c’est un tour comme un autre, avec un seul choix possible, et il est noté de la même façon.
CR-41 = Quand vous avez passé, vos Escrocs restent en place : un Tueur peut encore les frapper, et ils comptent à la fin. Vous gardez aussi votre argent.
CR-42 = Si vous êtes le dernier à ne pas avoir passé, vous enchaînez les tours jusqu’à ce que vous passiez aussi. La partie ne finit que lorsque chacun a passé.
CR-43 = La partie s’arrête à l’instant où le dernier joueur passe. On compte alors les points.

crooks-chapter-recruiting = Recrutement

CR-44 = Pour recruter, désignez l’un des Lieux en jeu.
CR-45 = Le Lieu désigné doit abriter au moins un Escroc. Une visite gratuite dans un Lieu vide ne serait qu’un moyen d’attendre.
CR-46 = Le prix dépend du nombre d’Escrocs présents dans le Lieu à cet instant : 1 $ chacun, à régler avant de regarder.
CR-47 = Ce que vous payez pour recruter va à la banque.
CR-48 = Vous ne pouvez pas désigner un Lieu qui coûte plus que ce que vous avez.
CR-49 = Après avoir payé, vous voyez tous les Escrocs de cette pile, et vous êtes seul à les voir.
CR-50 = Dans la pile que vous avez payée, prenez en main un Escroc, ni plus ni moins.
CR-51 = Les Escrocs que vous laissez forment la nouvelle pile du Lieu, cachée comme avant.
CR-52 = Une fois l’argent versé, pas de retour en arrière : ni annulation, ni remboursement.
CR-53 = Une pile n’a pas d’ordre. Ses Escrocs vous sont montrés triés par numéro, et leur position n’apprend rien aux autres : nul ne peut en déduire ce qui a été pris.
CR-54 = Vous ne pouvez prendre un Escroc que si vous pouvez le placer : il faut une case vide dans votre ligne, ou que l’Escroc soit un Complice ou un Tueur. On ne se débarrasse pas d’un Escroc à son gré.
CR-55 = Si aucun Escroc de la pile ne peut être pris, tous y restent. Votre argent est dépensé et votre tour s’achève, mais vous n’avez pas passé : vous rejouerez.
CR-56 = Quand un recrutement échoue parce qu’aucun Escroc ne peut être pris, les autres apprennent seulement que vous n’avez rien pris.

crooks-chapter-burgling = Cambriolage

CR-57 = L’Escroc que vous venez de prendre part sur une Cible dans le même tour.
CR-58 = Votre Escroc va dans votre propre ligne, sous la Cible que vous voulez.
CR-59 = D’ordinaire, un Escroc se place face visible, et c’est gratuit.
CR-60 = Vous pouvez préférer cacher un Escroc : le placer face cachée vous coûte 1 $ de plus, versé à la banque.
CR-61 = Vous décidez de cacher l’Escroc, et vous payez, après l’avoir pris. Il doit donc vous rester 1 $ à ce moment-là.
CR-62 = Chacune de vos cases accueille un Escroc, sauf si un Complice vient s’y ajouter.
CR-63 = Là où vous avez déjà des Escrocs, seuls un Complice, un Transfert ou un Tueur peuvent venir, et uniquement face visible, en utilisant leur capacité.
CR-64 = Vous ne pouvez jamais placer un Escroc face cachée là où vous en avez déjà un : face cachée, sa capacité dort, et la case n’admet qu’un Escroc.
CR-65 = Placé face visible sans utiliser sa capacité, un Escroc a lui aussi besoin d’une case vide, car une case n’en accueille qu’un.
CR-66 = Les Escrocs des autres joueurs sur la même Cible ne vous gênent pas.
CR-67 = Vous ne gardez jamais d’Escroc en main d’un tour à l’autre : celui que vous prenez, vous le placez aussitôt.

crooks-chapter-abilities = Capacités spéciales en général

CR-68 = Un Escroc peut utiliser sa capacité spéciale si vous le placez face visible.
CR-69 = Un Escroc placé face cachée n’a aucune capacité, ni maintenant ni plus tard.
CR-70 = Une capacité n’a qu’un seul moment : celui où son Escroc passe de votre main à une Cible.
CR-71 = Une capacité que vous n’utilisez pas en plaçant son Escroc est perdue.
CR-72 = C’est au joueur qui place l’Escroc de décider s’il utilise sa capacité. Seules les contraintes du Caïd s’imposent toujours.
CR-73 = En plaçant un Escroc, vous annoncez comment : face visible, face visible avec capacité, ou face cachée.
CR-74 = Vous ne pouvez utiliser une capacité que si elle a de quoi s’exercer. Sinon, placez simplement l’Escroc face visible.
CR-75 = Les Escrocs retournés pour le décompte final ne déclenchent aucune capacité : ils ne viennent pas d’une main.
CR-76 = Ce qu’une capacité a fait reste acquis, même si son Escroc est ensuite déplacé ou tué.

crooks-chapter-pickpocket = Pickpocket

CR-77 = Si vous utilisez le Pickpocket, la banque vous verse 2 $.

crooks-chapter-accomplice = Complice

CR-78 = Utilisez le Complice pour rejoindre un de vos Escrocs déjà présent sur la Cible. Le Complice se pose par-dessus.
CR-79 = Au décompte, on fait la somme des Niveaux de tous vos Escrocs d’une même case.
CR-80 = Dans une case vide, un Complice est un Escroc ordinaire, face visible ou face cachée : il n’a personne à rejoindre.
CR-81 = Un Escroc ordinaire ne peut pas rejoindre un Complice déjà en place. Seule la carte que l’on pose peut donner ce droit.
CR-82 = Un Complice peut aussi rejoindre plusieurs Escrocs : on peut donc être trois ou davantage dans une case.
CR-83 = Un Complice peut rejoindre un Escroc face cachée, qui reste caché.
CR-84 = Dans une pile d’Escrocs, les modificateurs et les Gangs de tous comptent, pas seulement ceux de la carte du dessus.

crooks-chapter-swap = Transfert

CR-85 = Utilisez le Transfert pour occuper une case où vous avez déjà des Escrocs.
CR-86 = Les Escrocs que le Transfert trouve dans sa case partent vers une autre Cible de votre choix, dans votre propre ligne.
CR-87 = Aux Escrocs déplacés par un Transfert, il faut une case où ils ont le droit d’être : aucun autre de vos Escrocs ne doit s’y trouver.
CR-88 = Un Complice déplacé par un Transfert ne peut pas non plus rejoindre un autre Escroc, car un Escroc déplacé n’utilise aucune capacité.
CR-89 = Un Transfert ne retourne personne : ce qui était caché le reste.
CR-90 = Être déplacé par un Transfert ne réveille aucune capacité.
CR-91 = Un Transfert ne sépare pas une pile d’Escrocs : tous vont sur la même Cible.
CR-92 = Une pile déplacée garde son ordre de bas en haut. C’est une simple question de présentation.
CR-93 = Le déplacement dû à un Transfert est gratuit, même pour les Escrocs face cachée.
CR-94 = Sans case vide dans votre ligne, le Transfert est inutilisable : les anciens Escrocs n’auraient nulle part où aller. Vous ne pouvez alors pas non plus le prendre.
CR-95 = Dans une case vide, un Transfert est un Escroc ordinaire, puisqu’il n’y a personne à déplacer.

crooks-chapter-hitman = Tueur

CR-96 = Utilisez le Tueur, et un joueur perd tout ce qu’il a sur cette Cible : tous les Escrocs d’une pile, même cachés.
CR-97 = Les victimes d’un Tueur finissent dans la boîte et n’en ressortent plus.
CR-98 = Vous pouvez aussi frapper vos propres Escrocs. Le Tueur a alors leur case pour lui seul.
CR-99 = Si vous aviez déjà des Escrocs sur la Cible du Tueur, ce sont forcément eux les victimes, et on ne vous demande rien. Sinon, le Tueur n’y aurait pas de place.
CR-100 = Si vous n’aviez aucun Escroc sur la Cible du Tueur, choisissez votre victime parmi les autres joueurs qui en ont au moins un. Le Tueur ne se frappe jamais lui-même.
CR-101 = Les victimes cachées d’un Tueur vont dans la boîte sans être montrées.
CR-102 = Un Caïd peut être tué, déplacé par un Transfert ou rejoint par un Complice, comme tout autre Escroc. Aucune règle ne le protège.

crooks-chapter-kingpin = Caïd

CR-103 = Le Caïd ne se cache jamais : impossible de le placer face cachée.
CR-104 = Tant qu’un autre Escroc partage sa pile, le Caïd n’est pas à prendre.
CR-105 = Si le Caïd est seul dans la pile que vous avez payée 1 $, vous devez le prendre, pourvu que vous puissiez le placer. Il n’y a personne d’autre.
CR-106 = Le Caïd se place simplement face visible. Sa capacité est une contrainte : il n’y a rien à utiliser.

crooks-chapter-spy = Espion

CR-107 = Utilisez l’Espion pour découvrir, vous seul, tous les Escrocs d’un même endroit : une Cible ou un Lieu.
CR-108 = Un Espion regarde seulement : aucun Escroc ne vient dans votre main.
CR-109 = Votre Espion peut regarder n’importe quelle Cible, pas seulement celle où vous le placez.
CR-110 = Votre Espion peut regarder une Cible s’il s’y trouve au moins un Escroc face cachée, à qui que ce soit. Les Escrocs face visible, tout le monde les voit déjà.
CR-111 = Votre Espion peut regarder un Lieu s’il est en jeu et qu’il y reste un Escroc.
CR-112 = Le coup d’œil de l’Espion est gratuit.
CR-113 = Un Espion ne regarde qu’une fois. Les Escrocs arrivés plus tard ne vous sont pas montrés.

crooks-chapter-hidden-information = Informations cachées

CR-114 = Seul le joueur qui consulte une pile sait ce qu’elle contient.
CR-115 = Vos propres Escrocs face cachée, vous pouvez les consulter quand vous voulez, même après avoir passé.
CR-116 = Les Escrocs face cachée des autres vous sont interdits, sauf grâce à un Espion.
CR-117 = Tout le monde peut voir combien d’Escrocs contient chaque pile, puisque les prix en dépendent.
CR-118 = Tout le monde peut voir combien d’argent possède chaque joueur, puisque tout se paie au grand jour.
CR-119 = Tous voient le déroulement de votre tour : le Lieu, le prix, la Cible, la façon de placer l’Escroc, si sa capacité sert et sur quoi. L’Escroc lui-même, ils ne le voient que s’il est face visible.
CR-120 = La place qu’occupait votre Escroc dans la pile n’est ni montrée aux autres ni notée pour eux, car elle pourrait le trahir.
CR-121 = Chacun peut savoir de quel Lieu vient un Escroc placé : toute la table l’a vu.
CR-122 = Ce que vous avez le droit de voir, c’est-à-dire la pile payée (même si vous n’avez rien pris) et le coup d’œil de votre Espion, vous est communiqué une fois, dans une note privée du journal. Avec l’aide-mémoire, actif par défaut, tout reste consultable. Prendre des notes n’est pas interdit.
CR-123 = Pour chaque Lieu, l’aide-mémoire montre ce que vous y avez vu en dernier, sans les Escrocs aperçus ailleurs depuis, et combien ont été pris entre-temps.
CR-124 = Si vous connaissez un Escroc face cachée, vous le connaissez toujours après qu’un Transfert l’a déplacé ou qu’un Tueur l’a éliminé.
CR-125 = Une table peut couper l’aide-mémoire, si elle estime que se souvenir fait partie du jeu. On ne peut alors plus relire ce qu’on a vu, et l’écran n’indique plus ce que vous avez vu dans les Lieux, les Escrocs cachés que vous connaissez ni la provenance des Escrocs placés. Vous voyez encore la pile où vous choisissez, vos propres Escrocs face cachée et, jusqu’au début de votre prochain tour, le dernier coup d’œil de votre Espion ou votre recrutement manqué ; les coups permis et le décompte ne changent pas.
CR-126 = Les spectateurs ne voient que ce que voient tous les joueurs.
CR-127 = Quand il n’y a plus qu’un choix, le programme peut le faire pour vous, mais seulement là où chacun voit qu’il est unique : passer quand on y est contraint, la nouvelle case après un Transfert, la victime du Tueur. Ailleurs il vous attend, car l’absence de pause renseignerait les autres sur des cartes cachées.
CR-128 = Après le décompte, tout est dévoilé : les piles, la boîte, les Escrocs non distribués et le journal complet.

crooks-chapter-scoring = Fin de partie et décompte

CR-129 = Quand chacun a passé, on retourne face visible tous les Escrocs qui sont sur les Cibles.
CR-130 = On compte les Cibles une à une, du plus petit nombre imprimé au plus grand.
CR-131 = Si votre force sur une Cible est la plus grande, vous gagnez la valeur de la Cible en points de victoire. Votre force est la somme des Niveaux de vos Escrocs à cet endroit.
CR-132 = Seuls les joueurs qui ont un Escroc sur la Cible se la disputent. Une Cible sans Escroc ne rapporte rien à personne.
CR-133 = Si plusieurs joueurs sont en tête avec la même force, ils se partagent la valeur de la Cible. Chacun reçoit le même nombre entier de points, arrondi vers le bas.
CR-134 = Les points d’une Cible qui ne se partagent pas également sont perdus.
CR-135 = Pour connaître la valeur d’une Cible, partez de son nombre imprimé et ajoutez les modificateurs de tous les Escrocs présents, quel que soit leur joueur.
CR-136 = Tous les modificateurs présents comptent, peu importe qui gagne la Cible et de quel côté l’Escroc avait été placé.
CR-137 = Si les modificateurs font passer le total d’une Cible sous zéro, elle vaut 0.
CR-138 = Additionnez d’abord tous les modificateurs d’une Cible ; ensuite seulement, un total négatif est ramené à 0, une seule fois. Ainsi, l’ordre du calcul ne joue aucun rôle.
CR-139 = Viennent ensuite les Gangs, un à un : comptez les membres de chaque joueur.
CR-140 = Pour les Gangs, seuls comptent les Escrocs placés sur les Cibles. Ceux des piles, de la boîte ou du reste non distribué ne sont à personne.
CR-141 = Si vous êtes seul à avoir le plus de membres d’un Gang, ses points sont pour vous.
CR-142 = Si deux joueurs ou plus se partagent la tête d’un Gang, personne n’en touche les points.
CR-143 = En avoir le plus, c’est en avoir plus que chacun des autres ; la moitié n’est pas requise. L’exemple de la règle française semble plus sévère, celui de la règle italienne l’entend ainsi.
CR-144 = Chaque Gang vaut 5 points à deux joueurs, 4 à trois et 3 à quatre.
CR-145 = Un Escroc affilié à plusieurs Gangs ajoute un membre à chacun.

crooks-chapter-result = Résultat et égalités

CR-146 = Additionnez vos points des Cibles et des Gangs : le total le plus élevé gagne.
CR-147 = À égalité de points, la bourse la mieux garnie l’emporte.
CR-148 = Les joueurs à égalité de points et d’argent partagent la victoire.
CR-149 = Toutes les places s’établissent de la même façon : les points, puis l’argent. Les joueurs égaux sur les deux partagent leur place.
CR-150 = L’argent ne donne pas de points ; il ne sert qu’à départager.

crooks-chapter-bad-input = Coups refusés

CR-151 = Si vous tentez quelque chose que les règles interdisent, rien ne se passe : on vous dit pourquoi et vous choisissez de nouveau. Un faux mouvement ne coûte jamais un tour.
CR-152 = Vous seul voyez pourquoi votre coup est refusé ; le message ne peut donc rien révéler aux autres.
CR-153 = Si un coup a plusieurs défauts, on ne vous en signale qu’un : le premier trouvé, les vérifications suivant toujours le même ordre.
CR-154 = Une réponse à une question déjà réglée, comme un double clic ou un message en retard, ne compte pas. On vous signale qu’elle arrive trop tard.
CR-155 = Après un refus, vous retrouvez le même choix, avec les mêmes possibilités.
