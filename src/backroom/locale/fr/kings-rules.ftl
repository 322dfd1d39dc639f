### New York Kings (La nuit des affranchis) : les règles racontées aux joueurs, en français.
### Un message par règle ; l’identifiant du message est le numéro de la règle dans la spécification.
### Un message kings-chapter-... ouvre chaque chapitre.

kings-rules-title = New York Kings : les règles
kings-rules-intro = Le vieux parrain de New York est mort, et vous avez une nuit pour montrer que la ville vous revient. À chaque tour de jeu, tout le monde graisse la patte à la police en secret ; le plus généreux joue en premier et dirige les voitures de police. Vous envoyez votre affranchi et jusqu’à quatre hommes de main à travers Manhattan, vous prenez un travail à une adresse pour le finir à une autre, vous engagez du monde à coups de billets et de dés, et vous rackettez vos rivaux dans des duels aux dés de poker. À l’aube, l’affranchi le plus riche encore en vie l’emporte. Pour 2 à 5 joueurs, environ 90 minutes.

kings-chapter-aim = But du jeu

NK-001 = Pour gagner, soyez le plus riche quand la partie s’achève.
NK-002 = Un affranchi mort ne gagne pas, si riche qu’il ait été. Il faut voir l’aube.
NK-003 = Vous jouez le même affranchi du début à la fin.
NK-004 = On joue à 2, 3, 4 ou 5. Avec un autre nombre de joueurs, la partie ne peut pas commencer.
NK-005 = À deux, on joue exactement avec les mêmes règles qu’à plusieurs.

kings-chapter-components = Matériel

NK-006 = Le plan montre 24 quartiers : 20 dans Manhattan et, autour, 4 quartiers périphériques, à savoir Brooklyn, Union City, le Bronx et le Queens.
NK-007 = Des traits relient les quartiers. Deux quartiers sont voisins seulement si une telle connexion les joint.
NK-008 = Il y a 19 tuiles adresse : une pour chaque quartier de Manhattan, sauf Broadway. Les quartiers périphériques n’en ont aucune.
NK-009 = La couleur d’une tuile vous dit où chercher : blanc pour Lower Manhattan, gris pour Midtown, noir pour Upper Manhattan. Elle n’a pas d’autre sens.
NK-010 = Trois quartiers sont particuliers : Broadway avec le poste de police, Grand Central avec le métro et Financial avec l’héliport.
NK-011 = Chacun des quatre quartiers périphériques a son bar d’habitués. Un seul homme de main à la fois y attend du travail.
NK-012 = Vous pouvez jouer Johnny, Francky, Tony, Lino ou Julia. Ces cinq affranchis ont tous la valeur A.
NK-013 = Votre affranchi fait partie des quatre familles à la fois.
NK-014 = Il y a 20 hommes de main : un 9, un 10, un J, un Q et un K dans chacune des quatre familles.
NK-015 = Vous avez cinq socles de votre couleur, un pour votre affranchi et quatre pour vos hommes de main.
NK-016 = Un homme de main qui vous rejoint prend votre premier socle libre et le garde : vous le retrouvez toujours à la même place.
NK-017 = Sur les 25 cartes mission, 24 sont des missions. La dernière, « Les Cinq Familles se réunissent », annonce la fin.
NK-018 = Une mission vous dit combien de personnages il faut (1 ou 2), ce qu’elle rapporte (de 4 000 $ à 12 000 $) et si elle est à risque. Sa destination est connue d’emblée ou reste un « ? ».
NK-019 = Il y a 32 cartes ressource.
NK-020 = L’argent se compose de 90 billets : 10 de 0 $, 25 de 1 000 $, 25 de 2 000 $ et 30 de 5 000 $.
NK-021 = Vous pouvez faire de la monnaie auprès de la banque quand vous voulez.
NK-022 = Seul compte votre total en milliers de dollars, peu importe avec quels billets. Le programme fait la monnaie pour vous.
NK-023 = La banque vous paie toujours ce qu’elle vous doit, même si elle devait manquer de billets.
NK-024 = Vous gardez vos deux billets de 0 $ toute la partie. Ils servent à bluffer : on ne peut ni les perdre, ni les dépenser, ni les échanger, et ils ne valent rien à la fin.
NK-025 = Il y a quatre voitures de police.
NK-026 = Il y a dix dés de poker, avec les faces 9, 10, J, Q, K et A.
NK-027 = Le plateau comporte trois emplacements mission, numérotés de 1 à 3, et trois cellules de garde à vue, numérotées de 3 à 1.
NK-028 = Quartiers, connexions, personnages, missions et cartes ressource viennent tous de la liste de l’édition jouée. Les listes imprimées ne sont pas publiques, et bien des données sont donc de nous ; si vous possédez la boîte, vous pouvez en corriger une copie.
NK-029 = Une liste fautive est refusée avant la partie, et on vous indique la ligne en cause. C’est le cas si les nombres de ce chapitre ne sont pas respectés, si une partie du plan est inaccessible, si un identifiant se répète ou si une carte a un moment ou un effet inconnu.

kings-chapter-set-up = Mise en place

NK-030 = Chacun joue un affranchi différent, dans une couleur différente. Les affranchis que personne ne joue restent dans la boîte.
NK-031 = L’affranchi et la couleur sont fixés à la création de la partie. Tous les affranchis se valent, cela ne change donc rien.
NK-032 = Vous commencez avec deux billets de chaque sorte, soit 16 000 $.
NK-033 = Les billets de 0 $ que personne n’a reçus restent hors du jeu.
NK-034 = Tout le reste de l’argent forme la banque : vos dépenses y vont, vos gains en viennent.
NK-035 = Le montant de votre fortune est un secret jusqu’à la fin de la partie.
NK-036 = On mélange les hommes de main. Les quatre premiers vont face visible dans les bars, dans l’ordre Brooklyn, Union City, Bronx, Queens ; les autres attendent dans une pioche face cachée.
NK-037 = Pour préparer la pioche des missions, on mélange les 24 missions sans la carte de fin. On en mêle cinq à la carte de fin, et ces six cartes vont tout en bas, sous les 19 autres.
NK-038 = Vous savez donc que la carte de fin est parmi les six dernières. Sa place exacte est l’affaire du hasard.
NK-039 = Les 19 tuiles adresse sont toutes dans le sac noir au départ.
NK-040 = Les trois premières missions sont ouvertes sur les emplacements 1, 2 et 3, dans cet ordre. Elles reçoivent leurs tuiles comme toute mission qui apparaît.
NK-041 = L’emplacement 1 reçoit ses tuiles d’abord, puis le 2, puis le 3, et sur chaque carte l’adresse de départ vient avant la destination.
NK-042 = Les cartes ressource, mélangées, forment une pioche face cachée.
NK-043 = Vous commencez sans carte ressource ; vous tirez les premières en phase 2.
NK-044 = Deux voitures de police sont d’emblée à Broadway. Les deux autres attendent hors du plateau.
NK-045 = Pour choisir votre point de départ, vous tirez 3 tuiles du sac noir, ou 2 seulement si vous êtes cinq.
NK-046 = Les tuiles de départ sont tirées après celles des premières missions, sans remise. Personne n’a donc le même départ que vous, et personne ne part d’une adresse déjà visible sur une mission.
NK-047 = Vous choisissez en secret l’une de vos tuiles comme point de départ. Tous les choix sont montrés au même instant.
NK-048 = Votre affranchi commence dans le quartier de la tuile choisie.
NK-049 = Ensuite, toutes les tuiles de départ, choisies ou non, retournent dans le sac noir.
NK-050 = Personne n’apprend jamais quelles tuiles vous avez écartées.
NK-051 = Avant les premiers pots-de-vin, il n’y a pas de premier joueur. S’il faut un ordre d’ici là, il part du joueur inscrit en tête de liste.

kings-chapter-rounds = Tours de jeu

NK-052 = Un tour de jeu a quatre phases, toujours dans cet ordre : corruption, cartes ressource, personnages, fin du tour.
NK-053 = En phase 3, chacun joue un tour. Le premier joueur commence, puis on continue dans le sens horaire.
NK-054 = Vous jouez votre tour en entier, mouvements et actions, avant que le suivant ne commence le sien.
NK-055 = Le sens horaire est l’ordre de la liste des joueurs, qui recommence après le dernier. On saute les joueurs éliminés.
NK-056 = À la fin du tour de jeu, la mission de l’emplacement 3 disparaît pour de bon. Les autres avancent d’une place, et une nouvelle arrive sur l’emplacement 1.
NK-057 = Les tuiles de la mission qui s’en va sont de retour dans le sac noir avant que la nouvelle ne tire les siennes : elles peuvent donc ressortir aussitôt.
NK-058 = Les voitures de police mises hors de combat dans une fusillade sont de nouveau à Broadway dès que commence le tour de jeu suivant.
NK-059 = Les voitures mises hors de combat reviennent avant les mises. Il n’y a rien à décider.
NK-060 = Les tours de jeu s’enchaînent jusqu’à la fin de la partie.

kings-chapter-corruption = Phase 1 : corruption

NK-061 = Tout le monde soudoie la police : vous choisissez deux billets en secret, c’est votre mise.
NK-062 = Vos billets de 0 $ peuvent servir à miser.
NK-063 = Avec deux billets, vous pouvez miser 0, 1, 2, 3, 4, 5, 6, 7 ou 10 milliers de dollars, dans la limite de votre fortune. Impossible de faire 8 ou 9.
NK-064 = Tant que votre affranchi est en vie, vous devez miser, mais une mise de 0 $ vous est toujours permise.
NK-065 = Personne ne voit une mise tant qu’elles ne sont pas toutes faites. Elles sont alors montrées ensemble.
NK-066 = Si votre mise est la plus haute, vous êtes premier joueur pour ce tour de jeu.
NK-067 = Comme premier joueur, vous jouez avant les autres, et les voitures de police vous obéissent pour ce tour de jeu.
NK-068 = Gagnant ou non, chacun laisse sa mise à la banque. Seuls les billets de 0 $ reviennent à leur propriétaire.
NK-069 = Si plusieurs joueurs ont fait la mise la plus haute, chacun d’eux jette un dé et le meilleur résultat décide. Ceux qui sont encore à égalité recommencent.
NK-070 = Seuls jettent un dé les joueurs à égalité pour la plus haute mise. Si tout le monde mise 0 $, tout le monde jette un dé.

kings-chapter-resource-cards-drawing = Phase 2 : pioche des cartes ressource

NK-071 = En phase 2, chacun pioche des cartes ressource, l’un après l’autre. Le premier joueur commence, puis on suit le sens horaire.
NK-072 = Comptez vos personnages famille par famille, votre affranchi étant de toutes. Vous piochez autant de cartes que votre plus grande famille a de membres.
NK-073 = Les personnages en garde à vue ne comptent pas pour la pioche, pas même votre affranchi.
NK-074 = Si tous vos personnages sont en garde à vue, vous ne piochez rien.
NK-075 = Vous ne pouvez pas piocher moins de cartes que votre dû.
NK-076 = Votre main est limitée à 5 cartes ressource. Au-delà, c’est vous qui choisissez lesquelles défausser.
NK-077 = Piochez d’abord toutes vos cartes, puis débarrassez-vous de l’excédent. Ensuite seulement, le joueur suivant pioche.
NK-078 = La défausse est face visible, et tout le monde peut la parcourir.
NK-079 = Quand la pioche est épuisée, la défausse mélangée devient la nouvelle pioche.
NK-080 = Chaque fois que la pioche des cartes ressource est ainsi refaite, une voiture de police de plus arrive à Broadway, jusqu’à ce que les quatre soient en jeu.
NK-081 = La nouvelle pioche et la nouvelle voiture arrivent à l’instant où la dernière carte est prise. Si vous étiez en train de piocher, vous continuez ensuite.
NK-082 = Une voiture mise hors de combat et qui doit revenir compte comme étant en jeu. Il n’y en a jamais plus de quatre.
NK-083 = S’il n’y a plus de carte ni dans la pioche ni dans la défausse, on s’arrête de piocher et aucune voiture n’arrive. Le mélange a lieu à la prochaine pioche pour laquelle il y a une défausse ; avec 32 cartes, vous ne le verrez guère.
NK-084 = Une voiture simplement posée à Broadway, après un mélange ou au début d’un tour de jeu, n’interpelle personne.

kings-chapter-resource-cards-use = Usage des cartes ressource

NK-085 = Une carte ressource ne sert qu’une fois, de l’une de ces deux façons : pour son événement ou pour un déplacement supplémentaire.
NK-086 = Pour un déplacement supplémentaire, toutes les cartes se valent, quelle que soit leur couleur. On oublie alors ce qui est écrit dessus.
NK-087 = Un événement ne peut être joué qu’au moment indiqué par sa carte.
NK-088 = Les cartes bleues sont pour votre propre tour.
NK-089 = Les cartes rouges sont pour le tour d’un autre joueur.
NK-090 = Les cartes noires sont pour les phases communes et pour les combats.
NK-091 = Les événements s’appliquent aussitôt, l’un après l’autre, dans l’ordre où on les joue.
NK-092 = Vous pouvez jouer autant de cartes que vous le souhaitez.
NK-093 = Une carte jouée rejoint la défausse.
NK-094 = La carte est d’abord défaussée, puis elle fait effet. Pendant ce temps, elle ne compte donc plus dans votre main.
NK-095 = Vous ne pouvez jouer un événement que s’il peut agir maintenant et si tous les choix qu’il demande sont possibles.
NK-096 = Chaque carte indique un moment pris dans une liste fixe. Bleu : à votre tour, pendant vos mouvements, pour accepter, pour recruter, ou juste après le paiement d’une mission. Rouge : seulement au début du tour d’un adversaire ; à ce début, après ses mouvements et après chacune de ses actions ; après chaque quartier parcouru dans son mouvement ; ou quand il annonce qu’il accepte une mission ou qu’il téléphone. Noir : quand les mises sont montrées, après votre propre pioche, après un jet dans un combat, avant le 4e ou le 5e dé, ou quand vous avez perdu une fusillade ou fait égalité.
NK-097 = Si plusieurs joueurs veulent jouer une carte au même moment, celui dont c’est le tour passe d’abord, puis on suit le sens horaire. Dans les phases 1 et 2, on part du premier joueur, et quand les mises viennent d’être montrées, du premier joueur du tour de jeu précédent.
NK-098 = Vous pouvez jouer plusieurs cartes de suite, et les autres peuvent y répondre. Le jeu reprend quand tous ceux qui pouvaient réagir ont passé depuis la dernière carte.
NK-099 = Rien n’annule un événement qui s’est produit.
NK-100 = Une carte contre une action annoncée se joue quand tous les détails de l’action sont choisis, mais avant qu’elle n’ait lieu.
NK-101 = En général, on ne vous propose de réagir que si vous avez une carte qui convient ; si personne n’en a, le jeu continue. Là où un seul joueur peut être visé (après le paiement de votre mission, après votre pioche, après votre fusillade perdue ou à égalité), on vous le demande dès que vous avez une carte en main, pour que la question ne trahisse pas votre jeu.
NK-102 = Une table peut décider que la question est posée à chaque fois à tous ceux qui y ont droit et qui ont au moins une carte, même s’ils ne peuvent que passer. Une attente ne dit alors plus rien sur les mains.
NK-103 = Quand le jeu attend des réactions, vous voyez seulement qu’il attend, jamais qui.
NK-104 = Dans une provocation, les deux adversaires peuvent jouer des cartes de combat. Dans une interpellation, ce sont le joueur interpellé et celui qui jette les dés de la police, dont les cartes servent alors la police.
NK-105 = Si vous devez jeter les dés de la police contre les vôtres, vous ne pouvez jouer de cartes que pour les vôtres.
NK-106 = Si vous ne prenez pas part à un combat, vous ne pouvez pas y jouer de carte.

kings-chapter-effects = Effets des cartes ressource

NK-107 = Gros pourboire : la mission tout juste accomplie vous vaut un supplément, celui que porte la carte (3 000 $).
NK-108 = Affaire de famille : engagez sans dés un homme de main de n’importe quel bar, à un prix fixe selon sa valeur (9 : 1 000 $, 10 : 2 000 $, J : 3 000 $, Q : 4 000 $, K : 5 000 $). Il doit être d’une famille où vous avez déjà un homme de main ; si vous n’en avez aucun, toutes conviennent.
NK-109 = Le prix de la loyauté : désignez l’homme de main d’un rival, présent sur le plan et sans mission, et un prix à votre portée (de 1 000 $ à 10 000 $). Ou bien le rival verse ce prix à la banque et le garde, ou bien c’est vous qui le versez et l’homme de main passe chez vous, là où il se trouve.
NK-110 = Un joueur qui ne peut pas payer le prix de la loyauté doit laisser partir son homme de main. On lui pose la question malgré tout : personne n’apprend qu’il n’en avait pas les moyens.
NK-111 = Une carte qui recrute tient lieu d’action Recruter pour ce tour. Vous ne pouvez la jouer que si vous n’avez pas encore utilisé cette action.
NK-112 = Pour une carte qui recrute aussi, il vous faut un socle libre : quatre hommes de main, pas un de plus.
NK-113 = Vous pouvez jouer une carte qui recrute même si votre affranchi est en garde à vue.
NK-114 = Pied au plancher : le mouvement en cours reçoit des déplacements supplémentaires déjà payés (2). Ceux qui restent sont perdus à la fin du mouvement.
NK-115 = Fausses plaques : jusqu’à la fin du mouvement, ses passagers ne sont ni stoppés par un contrôle ni interpellés là où ils entrent. Un contrôle déjà subi n’est pas effacé.
NK-116 = Un bon avocat : tous vos prisonniers sortent à Broadway. Ceux qui n’ont encore pris part à aucun mouvement ce tour-ci peuvent se déplacer normalement.
NK-117 = L’homme dans la place : vos personnages, assez nombreux dans un même quartier, acceptent une mission disponible sans être à son adresse. Le reste ne change pas : ils dépensent leur action, une mission à risque exige qu’il n’y ait pas de police là où ils sont, et l’acceptation est annoncée. Si elle est annulée, la carte est perdue aussi. Les cartes qui recrutent, elles, ne s’annoncent pas.
NK-118 = Changement de programme : tirez une nouvelle destination pour l’une de vos missions en cours, et remettez ensuite seulement l’ancienne tuile dans le sac noir. Si la destination était cachée, la nouvelle l’est aussi.
NK-119 = Flic infiltré : un homme de main du joueur dont c’est le tour est tué. Vous choisissez lequel, pourvu qu’il soit sur le plan.
NK-120 = Petite faim : le mouvement en cours est terminé. Aucune carte ne peut emmener ses passagers plus loin ce tour-ci.
NK-121 = Batterie à plat : l’action annoncée n’a pas lieu, mais elle est dépensée pour tous ceux qui y prenaient part. Rien n’est payé.
NK-122 = Appel au SWAT : prenez une voiture de police sur le plan et posez-la dans un autre quartier où se trouvent des personnages du joueur dont c’est le tour. S’ils ont une mission à risque, une tentative d’interpellation suit aussitôt : vous jetez les dés de la police, qui a un J de plus.
NK-123 = Le SWAT ne touche pas les autres joueurs présents. La voiture ainsi employée peut encore faire son déplacement normal de ce tour de jeu.
NK-124 = Embouteillage : ce tour-ci, les déplacements normaux des personnages de ce joueur sont limités au nombre de la carte (1 quartier). Métro, hélicoptère et déplacements supplémentaires ne changent pas, et une deuxième carte semblable n’aggrave rien.
NK-125 = Vol à la tire : prenez une carte au hasard dans la main du joueur dont c’est le tour. Vous seuls, lui et vous, savez laquelle.
NK-126 = Ripou : votre mise compte davantage, de la somme portée sur la carte (5 000 $), et vous ne payez pas ce supplément.
NK-127 = Dés pipés : relancez un ou deux dés de votre propre camp dans ce combat. Choisissez-les avant d’en relancer un seul.
NK-128 = Arme cachée : jusqu’à la fin de ce combat, votre camp a une valeur de plus, un K.
NK-129 = Gilet pare-balles : vous ne perdez aucun personnage dans cette fusillade. Face à la police, celui que vous sauvez part en garde à vue avec les autres.
NK-130 = Vieux service rendu : piochez encore des cartes (2) avant de défausser votre excédent.

kings-chapter-missions = Missions, emplacements et sac noir

NK-131 = Tant que la carte de fin n’est pas apparue, trois missions sont proposées en permanence.
NK-132 = Dès qu’une mission apparaît, une tuile du sac noir montre à tous où l’on peut l’accepter.
NK-133 = Si la destination est connue d’emblée, une deuxième tuile est tirée en même temps et l’indique à tous.
NK-134 = Si la carte porte un « ? », la destination n’est tirée que lorsque quelqu’un accepte la mission.
NK-135 = Chaque fois qu’une mission est acceptée, la rangée se resserre aussitôt : les cartes à gauche du vide glissent vers la droite, et une nouvelle mission arrive sur l’emplacement 1.
NK-136 = Les cartes à droite du vide ne bougent pas.
NK-137 = Une mission qui vient d’apparaître peut être acceptée dans le même tour, avec des personnages qui ont encore leur action.
NK-138 = Quand une mission est accomplie ou perdue, ses tuiles retournent dans le sac noir.
NK-139 = Une mission que vous accomplissez est défaussée. Celle qui est perdue ou périmée est retirée de la partie.
NK-140 = Aucune mission ne revient : chaque carte ne se voit qu’une fois par partie.
NK-141 = Si vous perdez une mission à destination cachée, sa tuile retourne dans le sac noir sans que les autres la voient.
NK-142 = S’il faut une tuile et que le sac noir est vide, on y remet d’abord les tuiles de départ de toutes les missions en cours, qui ne servent plus. Seule la mission qui a besoin de la tuile garde la sienne.
NK-143 = Si le sac noir est encore vide, la carte attend la prochaine tuile qui revient ; celles qui attendent depuis le plus longtemps passent d’abord. Une destination cachée attend en plus qu’il y ait deux tuiles dans le sac, ou que plus rien ne puisse revenir, pour que nul ne devine laquelle c’est.
NK-144 = Sans tuile de départ, une mission ne peut pas être acceptée ; sans destination, elle ne peut pas être accomplie.
NK-145 = Tant que la tuile de départ est sur la carte, la destination tirée pour elle est toujours un autre quartier.

kings-chapter-turn = Votre tour

NK-146 = À votre tour, vous faites d’abord vos mouvements, puis vos actions. Dès la première action, plus personne ne bouge.
NK-147 = Un tour se déroule ainsi : vos Jokers s’en vont (si vous jouez avec eux), vos prisonniers avancent d’une cellule, les autres peuvent jouer des cartes rouges, vous faites vos mouvements, les autres peuvent de nouveau jouer des cartes rouges, vous faites vos actions.
NK-148 = Vous ne déplacez et n’utilisez que vos propres personnages.
NK-149 = Mouvements et actions durent chacun jusqu’à ce que vous disiez avoir fini. Rien n’y est obligatoire.
NK-150 = Quand une seule réponse est possible, le programme la donne pour vous et la note dans le journal. Il vous interroge tout de même pour vos mouvements et vos actions, et partout où son silence révélerait aux autres une chose cachée.
NK-151 = Un choix fait ne se reprend pas. On ne vous propose que ce que vous pouvez mener jusqu’au bout.

kings-chapter-movement = Mouvements

NK-152 = Chacun de vos personnages peut avancer d’un ou deux quartiers en suivant les connexions.
NK-153 = C’est vous qui décidez dans quel ordre vos personnages se déplacent.
NK-154 = Personne n’est obligé de bouger, ni d’aller aussi loin que possible.
NK-155 = Un personnage ne se met en route qu’une fois par tour.
NK-156 = Vos personnages d’un même quartier sont toujours ensemble, comme dans une seule voiture. Ce qui arrive au groupe les concerne tous.
NK-157 = Vous pouvez réunir vos personnages ou les disperser, en ramasser en chemin et en laisser d’autres sur place.
NK-158 = On roule par mouvements : des personnages d’un même quartier montent en voiture, et le mouvement avance quartier par quartier. Il s’achève quand vous le dites ou quand il n’y a plus personne à bord.
NK-159 = Un personnage peut monter quand le véhicule est dans son quartier, sauf s’il est en garde à vue ou si une Petite faim l’a stoppé ce tour-ci. Il est alors en route. Un personnage qui a fini de se déplacer ne peut pas lancer de mouvement ; à bord d’un autre, il n’avance plus que par des déplacements supplémentaires.
NK-160 = Vous pouvez déposer un passager qui a fait au moins un quartier dans ce mouvement, à condition que quelqu’un d’autre reste à bord.
NK-161 = Celui qu’on dépose, ou qui est à bord quand le mouvement s’achève, a fini de se déplacer pour ce tour, même s’il n’a pas bougé.
NK-162 = Un déplacement normal coûte à chaque passager l’un de ses deux déplacements. Si l’un d’eux n’en a plus, déposez-le ou payez un déplacement supplémentaire.
NK-163 = Terminez un mouvement avant d’en commencer un autre. Les voitures de police ne bougent pas tant qu’un mouvement est en cours.
NK-164 = Un quartier accueille autant de personnages qu’on veut, à qui qu’ils soient.

kings-chapter-police-stop = Contrôle de police

NK-165 = Si vous entrez par la route dans un quartier où il y a une voiture de police, c’est le contrôle : vos passagers ne vont pas plus loin.
NK-166 = La police contrôle tout le monde, avec ou sans mission.
NK-167 = Après un contrôle, les déplacements normaux qui restaient sont perdus. Chaque quartier de plus coûte un déplacement supplémentaire.
NK-168 = Pour aller plus loin qu’un contrôle, il n’y a que les cartes ressource.
NK-169 = Si vous commencez votre tour dans un quartier où se trouve la police, rien ne vous empêche d’en partir.
NK-170 = Si vous revenez vers la police ou tombez sur une autre voiture, vous êtes contrôlé de nouveau.
NK-171 = Si quelqu’un à bord a une mission à risque, une tentative d’interpellation suit le contrôle.
NK-172 = Échapper à une interpellation ne lève pas le contrôle, même si vous avez mis les voitures hors de combat.

kings-chapter-metro = Métro

NK-173 = Vos personnages qui sont à Grand Central quand votre tour commence peuvent prendre le métro.
NK-174 = Le métro vous mène jusqu’à trois quartiers plus loin, en suivant les connexions.
NK-175 = Les voyageurs du métro peuvent descendre à des endroits différents.
NK-176 = En métro, vous passez sous le nez de la police sans contrôle.
NK-177 = Vous n’êtes pas contrôlé non plus dans le quartier où vous descendez.
NK-178 = Un personnage qui prend le métro n’a pas de déplacement normal ce tour-ci.
NK-179 = Un personnage qui porte une mission à risque est exclu du métro.
NK-180 = Un compagnon qui ne porte rien de risqué peut prendre le métro seul et laisser l’autre sur place.
NK-181 = Le métro se choisit avant le premier quartier d’un mouvement, et tous les passagers doivent y avoir droit. Ce mouvement dispose alors de trois quartiers en métro à la place des déplacements normaux.
NK-182 = Entre le choix du métro et le premier quartier parcouru, plus personne ne monte. Si vous prenez quelqu’un ensuite, le voyage en métro est fini, et ceux qui y étaient ne continuent que par des déplacements supplémentaires.
NK-183 = Après le métro, les déplacements supplémentaires se font par la route, contrôles compris.
NK-184 = Les voitures de police ne prennent ni le métro ni l’hélicoptère.

kings-chapter-helicopter = Hélicoptère

NK-185 = Vos personnages qui sont à Financial quand votre tour commence peuvent prendre l’hélicoptère.
NK-186 = Un vol coûte 1 000 $ pour chaque personnage.
NK-187 = Vous pouvez voler vers tout quartier du plan, ensemble ou chacun de son côté.
NK-188 = Un personnage qui prend l’hélicoptère n’a pas de déplacement normal ce tour-ci.
NK-189 = Les missions à risque sont admises à bord.
NK-190 = L’hélicoptère se choisit avant le premier quartier d’un mouvement, et tous les passagers doivent y avoir droit. Ceux d’un même mouvement atterrissent ensemble, dans un autre quartier que celui du départ ; pour des buts différents, faites plusieurs vols.
NK-191 = Il faut pouvoir payer le prix en entier. Ici, donner tout ce qu’on a ne suffit pas.
NK-192 = Atterrir là où est la police, c’est y aller de son plein gré : il y a contrôle et, avec une mission à risque à bord, tentative d’interpellation.

kings-chapter-bonus-steps = Déplacements supplémentaires

NK-193 = Chaque carte ressource que vous défaussez permet d’aller un quartier plus loin, par une connexion.
NK-194 = Vous pouvez faire autant de déplacements supplémentaires que vous avez de cartes à dépenser.
NK-195 = Une seule carte suffit pour tous les vôtres qui vont ensemble d’un quartier au suivant.
NK-196 = Les déplacements supplémentaires sont possibles après un trajet en métro, après un vol et même après un contrôle.
NK-197 = Les déplacements supplémentaires ne se font que pendant les mouvements de votre propre tour.
NK-198 = Vous ne pouvez défausser une carte pour avancer que si aucun déplacement normal, en métro ou prépayé n’est possible. Vous désignez aussitôt le quartier suivant.
NK-199 = Un déplacement supplémentaire n’entame les déplacements normaux de personne.
NK-200 = Si un déplacement supplémentaire vous mène chez la police, vous êtes contrôlé, avec tentative d’interpellation si vous portez une mission à risque.
NK-201 = Un personnage qui a fini de se déplacer ne peut aller plus loin qu’en montant dans le mouvement d’un autre, pour un déplacement supplémentaire.
NK-202 = Les déplacements prépayés par une carte servent quand aucun déplacement normal ou en métro n’est possible. Pour tout le reste, ce sont des déplacements supplémentaires.

kings-chapter-police-movement = Déplacements de la police

NK-203 = Seul le premier joueur conduit les voitures de police. Chacune peut faire un ou deux quartiers, en suivant les connexions.
NK-204 = Comme premier joueur, vous pouvez déplacer la police quand bon vous semble, tant que vous en êtes à vos mouvements.
NK-205 = Déplacez les voitures de police avant, entre ou après vos mouvements, mais pas au milieu. Chacune ne bouge qu’une fois par tour de jeu.
NK-206 = Vous n’êtes jamais obligé de déplacer une voiture de police.
NK-207 = Dans les quartiers qu’une voiture ne fait que traverser, personne n’est inquiété.
NK-208 = Une voiture de police qui bouge doit finir dans un autre quartier. Un simple aller-retour ne compte pas.
NK-209 = Les voitures de police vont partout, quartiers périphériques compris, et peuvent être plusieurs au même endroit.
NK-210 = Si le premier joueur meurt, la police ne se déplace plus de ce tour de jeu.

kings-chapter-custody = Garde à vue

NK-211 = La garde à vue commence toujours en cellule 3.
NK-212 = À chacun de vos tours suivants, au moment des mouvements, vos prisonniers avancent d’une cellule : de la 3 à la 2, puis à la 1.
NK-213 = Celui qui quitte la cellule 1 se retrouve à Broadway.
NK-214 = On ne choisit pas d’avancer ou non. Le programme s’en charge au début de votre tour, pour tous ceux qui étaient déjà enfermés.
NK-215 = Si l’un des vôtres est interpellé avant votre tour, il avance déjà pendant ce tour. S’il l’est pendant votre propre tour, non.
NK-216 = Vous pouvez dépenser des cartes ressource pour faire sortir vos prisonniers plus vite.
NK-217 = Une carte fait avancer d’une cellule tous vos prisonniers d’une même cellule, sauf ceux qui ont été interpellés ce tour-ci.
NK-218 = Un personnage qui sort de cellule n’a pas de déplacement normal ce tour-ci, mais des déplacements supplémentaires peuvent l’emmener et il peut agir.
NK-219 = Selon le livret, la garde à vue empêche seulement de compter pour la pioche.
NK-220 = Une cellule n’est pas un quartier. De là, on ne peut ni accepter, ni accomplir, ni provoquer, ni être provoqué, ni recruter en face à face ; votre affranchi peut encore recruter par téléphone.
NK-221 = Un prisonnier ne porte pas de mission : la garde à vue met fin à sa part.
NK-222 = Une cellule accueille autant de prisonniers qu’il le faut, à qui qu’ils soient.

kings-chapter-actions = Actions

NK-223 = À chaque tour, chacun de vos personnages peut faire une chose sur trois : accepter une mission, en accomplir une, ou provoquer.
NK-224 = En plus, votre affranchi peut essayer une fois de recruter.
NK-225 = Recruter n’est jamais obligatoire. Votre affranchi peut le faire avant son autre action, après, ou sans elle.
NK-226 = Vos personnages agissent dans l’ordre qui vous plaît.
NK-227 = Au début de votre tour, tous retrouvent leur action. Un homme de main engagé pendant vos actions peut encore agir ce tour-ci, mais plus se déplacer.

kings-chapter-accept = Accepter une mission

NK-228 = Pour accepter une mission disponible, il faut avoir à son adresse de départ autant de personnages qu’elle en demande.
NK-229 = Un personnage isolé ne peut pas prendre une mission pour deux.
NK-230 = Affranchi ou homme de main, c’est pareil, et vos hommes de main peuvent travailler sans votre affranchi.
NK-231 = Seuls vos propres personnages comptent : pas de mission partagée avec un rival.
NK-232 = Vous désignez exactement autant de porteurs que la mission en demande. Chacun d’eux dépense son action.
NK-233 = Personne ne porte deux missions. Finissez la première avant d’en prendre une autre avec le même personnage.
NK-234 = On n’abandonne pas une mission de son propre chef.
NK-235 = Une mission acceptée quitte son emplacement et suit ses porteurs.
NK-236 = Si la destination était inconnue, vous la tirez sur-le-champ. Vous seul regardez la tuile, qui reste ensuite face cachée sur la carte.
NK-237 = Une destination cachée reste votre secret jusqu’à la réussite.
NK-238 = Votre destination cachée est tirée avant qu’une nouvelle mission n’apparaisse.
NK-239 = Vous ne pouvez pas accepter une mission à risque dans un quartier où il y a une voiture de police.
NK-240 = Tout le reste peut se faire sous les yeux de la police.

kings-chapter-accomplish = Accomplir une mission

NK-241 = Vous accomplissez une mission acceptée plus tôt quand ses porteurs sont à destination, aussi nombreux qu’elle le demande.
NK-242 = Tous ses porteurs doivent être là, avec leur action disponible, et chacun la dépense. Une mission ne se termine donc jamais dans le tour où on l’accepte.
NK-243 = Deux porteurs peuvent voyager séparément.
NK-244 = Quand vous accomplissez une mission à destination cachée, tout le monde découvre celle-ci.
NK-245 = La banque vous verse la récompense sur-le-champ.
NK-246 = Une fois accomplie, la mission part à la défausse, et ses deux tuiles retournent dans le sac noir.
NK-247 = Vous ne pouvez pas accomplir une mission à risque dans un quartier où il y a une voiture de police.
NK-248 = Si l’un des deux porteurs est perdu, il faut à l’autre un nouveau partenaire pour finir le travail.
NK-249 = Le nouveau partenaire est n’importe lequel de vos personnages à destination, sans mission et avec son action disponible. Vous ne le désignez qu’au moment d’accomplir la mission, et il dépense son action.
NK-250 = Tant que les deux porteurs sont vivants et libres, personne ne peut remplacer l’un d’eux.
NK-251 = Si le seul porteur d’une mission meurt ou part en garde à vue, la mission est hors jeu et ses tuiles retournent dans le sac noir.
NK-252 = Un porteur tué ou enfermé ne porte plus rien. S’il y a un second porteur, la mission continue avec lui.
NK-253 = Ce que vous n’avez pas terminé à la fin de la partie ne rapporte rien.

kings-chapter-provoke = Provoquer

NK-254 = L’un de vos personnages peut provoquer un rival qui a du monde dans le même quartier.
NK-255 = S’il y a plusieurs rivaux dans le quartier, vous dites lequel vous provoquez.
NK-256 = Tous les personnages que vous avez l’un et l’autre dans ce quartier prennent part au combat.
NK-257 = Seul le personnage qui provoque dépense son action. Dans un même tour, vous ne pouvez provoquer le même rival au même endroit qu’une fois, si nombreux que vous soyez.
NK-258 = On ne peut pas refuser une provocation.
NK-259 = Une provocation commence par la mise au pot : 2 000 $ pour chacun des deux camps.
NK-260 = Chacun jette trois dés. Votre force vient de vos dés et des valeurs de vos personnages sur place.
NK-261 = Celui qui a la main la plus faible dit le premier s’il se couche.
NK-262 = Si celui qui parle en premier reste, l’autre peut se coucher à son tour.
NK-263 = Si les deux mains se valent, le joueur provoqué parle en premier.
NK-264 = Si vous vous couchez, vous ajoutez 2 000 $, l’adversaire rafle tout le pot et l’affaire est close.
NK-265 = Se coucher ne fait pas de mort.
NK-266 = Si les deux restent, chacun ajoute 1 000 $ et jette un quatrième dé.
NK-267 = Après le quatrième dé, on peut de nouveau se coucher, de la même façon et pour les mêmes 2 000 $.
NK-268 = Après le quatrième dé, on regarde les mains telles qu’elles sont maintenant pour savoir qui parle en premier.
NK-269 = Si les deux restent encore, chacun ajoute de nouveau 1 000 $ et jette le cinquième dé : c’est la fusillade.
NK-270 = Après le cinquième dé, il est trop tard pour se coucher.
NK-271 = La main la plus forte prend le pot.
NK-272 = Le perdant sacrifie l’un de ses personnages sur place et choisit lequel. Celui-ci est hors jeu pour de bon.
NK-273 = Si la victime portait une mission, elle est hors jeu aussi, et ses tuiles retournent dans le sac noir. Une mission qui a un second porteur continue avec lui.
NK-274 = Si la fusillade se termine à égalité, chaque camp perd un personnage qu’il choisit lui-même, et l’on se partage le pot.
NK-275 = Un pot partagé se divise en milliers entiers et égaux. S’il en reste un, il va à la banque.
NK-276 = À égalité, chacun choisit sa victime en secret, et toutes deux tombent en même temps.
NK-277 = Si vous ne pouvez pas payer ce que la provocation exige, vous mettez tout ce qui vous reste.
NK-278 = Avoir payé moins que prévu ne vous enlève rien : vous continuez avec tous vos droits et pouvez même gagner le pot entier.
NK-279 = Vous pouvez sacrifier votre affranchi, et vous y êtes contraint s’il est seul des vôtres.
NK-280 = La police ne se mêle pas des provocations.
NK-281 = Une provocation ne concerne pas les personnages des autres joueurs dans le quartier.

kings-chapter-recruit = Recruter

NK-282 = Seul votre affranchi recrute, seulement à votre tour, et un homme de main par tour au plus.
NK-283 = Si votre affranchi est dans un quartier périphérique, vous pouvez tenter d’engager l’homme de main du bar.
NK-284 = Vous dites combien vous offrez, entre 1 000 $ et 10 000 $.
NK-285 = Vous offrez des milliers entiers, et jamais plus que ce que vous avez.
NK-286 = Vous jetez autant de dés que vous offrez de milliers.
NK-287 = Si l’un des dés dépasse la valeur de l’homme de main, il dit oui, et vous versez à la banque la somme offerte.
NK-288 = Un homme de main engagé est à vous, dans le quartier de ce bar, sur un socle de votre couleur. Il le reste jusqu’à sa mort, sauf si une carte vous l’enlève ou si vous vous en séparez.
NK-289 = Si aucun dé ne dépasse sa valeur mais que l’un d’eux l’atteint, l’homme de main hésite. Ajoutez 1 000 $ sur-le-champ, et il est à vous.
NK-290 = Si vous ne pouvez ou ne voulez pas payer les 1 000 $ de plus à l’homme de main qui hésite, vous gardez tout votre argent, mais votre action Recruter est passée. On vous le demande même si vous ne pouvez pas payer ; la seule réponse est alors non.
NK-291 = Si tous les dés sont sous sa valeur, l’homme de main refuse. Vous gardez votre argent, mais votre action Recruter est passée.
NK-292 = Un dé qui dépasse la valeur emporte la décision, même si un autre ne fait que l’atteindre.
NK-293 = Chacun de vos hommes de main vous donne deux numéros de téléphone : ceux des hommes de main juste au-dessus et juste au-dessous de lui dans sa famille.
NK-294 = Au bout d’une famille, il n’y a qu’un numéro : un 9 connaît le 10, un K connaît le Q.
NK-295 = Si vous avez le numéro d’un homme de main qui attend dans un bar, votre affranchi peut tenter de l’engager d’où qu’il soit. Tout se passe comme sur place.
NK-296 = Un homme de main engagé par téléphone commence dans le quartier de son bar.
NK-297 = Vous n’avez un numéro que tant que vous contrôlez l’homme de main qui le connaît. Peu importe qu’il soit en garde à vue.
NK-298 = Si votre affranchi est dans le bar même où attend l’homme de main, l’entretien se fait en face à face, sans téléphone. Une carte qui coupe un appel n’y peut donc rien.
NK-299 = Dès que vous avez engagé quelqu’un, l’homme de main suivant de la pioche prend sa place au bar.
NK-300 = Quand la pioche des hommes de main est épuisée, leur défausse mélangée la remplace.
NK-432 = La défausse des hommes de main n’est mélangée que lorsque quelqu’un doit venir dans un bar et que la pioche est vide. Aucune voiture de police n’arrive pour cela.
NK-301 = S’il n’y a plus d’homme de main ni en pioche ni en défausse, le bar reste vide.
NK-302 = Un bar vide est garni dès que des hommes de main sont défaussés. On les mélange et on les place dans les bars vides, dans l’ordre Brooklyn, Union City, Bronx, Queens ; le reste forme la pioche.
NK-303 = Vous ne pouvez pas avoir plus de quatre hommes de main.
NK-304 = Si vous avez quatre hommes de main, séparez-vous de l’un d’eux avant de tenter d’en engager un autre.
NK-305 = Vous choisissez de qui vous vous séparez, mais ni d’un porteur ni d’un prisonnier. Si les quatre le sont, vous ne pouvez pas recruter.
NK-306 = À votre tour, vous pouvez vous séparer d’un homme de main, sauf s’il est en garde à vue ou porte une mission.
NK-307 = On se sépare d’un homme de main quand on choisit ses mouvements ou ses actions, pas au milieu d’un mouvement ou d’une action.
NK-308 = L’homme de main dont vous vous séparez va à la défausse, et son socle est de nouveau libre.
NK-309 = Ceux dont on s’est séparé, ou dont l’affranchi est mort, peuvent réapparaître après un mélange. Ceux qui ont été tués, jamais.

kings-chapter-arrest = Police : interpellation

NK-310 = Quand la police rencontre un groupe qui porte une mission à risque, elle tente aussitôt de l’interpeller.
NK-311 = Une tentative d’interpellation a deux occasions : une voiture de police est amenée là où vous êtes, ou vous allez là où il y en a une.
NK-312 = Rien d’autre ne déclenche de tentative d’interpellation : ni rester près de la police, ni être rejoint par quelqu’un sans mission à risque, ni une voiture posée à Broadway.
NK-313 = Chaque rencontre compte de nouveau : toute voiture de police qui finit son déplacement près de vous, et toute arrivée d’un porteur de mission à risque, entraîne une nouvelle tentative.
NK-314 = Si une voiture arrive là où plusieurs joueurs sont exposés, celui qui l’a déplacée en choisit un.
NK-315 = Celui qui a déplacé la voiture de police doit choisir l’un des joueurs exposés, et peut se choisir lui-même. Les autres ne risquent rien de cette arrivée.
NK-316 = Les personnages du premier joueur peuvent être interpellés comme les autres.
NK-317 = Si les vôtres vont vers la police, seul votre groupe est visé, pas ceux qui étaient déjà là.
NK-318 = Le joueur interpellé jette trois dés, auxquels s’ajoutent les valeurs de ses personnages sur place.
NK-319 = La police a elle aussi trois dés, plus un J pour chaque voiture sur place.
NK-320 = Celui qui a déplacé la voiture jette les dés de la police. Si des personnages sont venus d’eux-mêmes, c’est le premier joueur.
NK-321 = Si le premier joueur est mort, le joueur vivant suivant dans le sens horaire jette les dés de la police.
NK-322 = Si votre main est plus forte que celle de la police, elle ne trouve rien et vous laisse en paix.
NK-323 = Si votre main est plus faible que celle de la police, ou seulement égale, tous vos personnages de ce quartier vont en garde à vue.
NK-324 = Ceux des vôtres qui ne portent rien de risqué ajoutent aussi leur valeur, et sont emmenés avec les autres.
NK-325 = L’interpellation vous coûte la mission à risque, et ses tuiles retournent dans le sac noir.
NK-326 = Une mission à risque perdue par interpellation l’est même si un second porteur est ailleurs. Si deux missions de ce genre sont prises, les deux sont perdues.
NK-327 = Les autres missions des personnages interpellés continuent si un second porteur est libre ; sinon, elles sont perdues.
NK-328 = Une interpellation pendant votre tour n’y met pas fin. Le mouvement s’achève s’il n’y a plus personne à bord, et vos autres personnages continuent.

kings-chapter-resisting = Police : résister

NK-329 = Si votre affranchi est parmi les personnages pris, vous pouvez résister. Des hommes de main seuls ne le peuvent pas.
NK-330 = Vous décidez de résister après avoir perdu le jet d’interpellation, avant que quiconque ne soit emmené.
NK-331 = Quand vous résistez, les deux camps jettent un quatrième dé, puis un cinquième.
NK-332 = Quand vous résistez, les trois premiers dés restent tels quels. Il n’y a pas de pot, et l’on ne peut pas se coucher.
NK-333 = Si vous résistez et que votre main est la plus forte, toutes les voitures de police du quartier sont hors de combat jusqu’au tour de jeu suivant.
NK-334 = Si vous l’emportez contre la police, personne n’est emmené et vous gardez vos missions.
NK-335 = Si vous résistez et que votre main est plus faible ou égale, l’un de vos personnages sur place meurt, à votre choix, et les autres vont en cellule 3.
NK-336 = Si vous résistez en vain, vous perdez aussi les missions, comme lors d’une interpellation.
NK-337 = Un affranchi qui résiste seul et ne gagne pas est mort.

kings-chapter-death = Mort

NK-338 = Si votre affranchi est tué, vous quittez la partie aussitôt.
NK-339 = L’argent, les cartes ressource et les hommes de main d’un affranchi mort sont défaussés.
NK-340 = On règle d’abord le pot ; seul ce qui reste ensuite au joueur mort va à la banque. Le gagnant n’y perd rien.
NK-341 = Les missions d’un joueur éliminé sont retirées de la partie et leurs tuiles retournent dans le sac noir. Ses prisonniers quittent les cellules.
NK-342 = Si vous êtes éliminé pendant votre propre tour, ce tour est terminé.
NK-343 = Si le premier joueur est éliminé, le joueur vivant suivant dans le sens horaire le remplace jusqu’à la fin du tour de jeu, sauf pour déplacer la police.
NK-344 = S’il ne reste qu’un seul affranchi en vie, son joueur gagne aussitôt.
NK-345 = Si les derniers affranchis meurent ensemble, la partie s’arrête. On classe ces joueurs d’après leur fortune après le partage du pot, puis comme pour toute égalité.
NK-346 = Une fois éliminé, vous continuez à voir ce que tous voient et ce que vous saviez déjà, rien de plus.
NK-347 = Vous pouvez abandonner à tout moment. Cela vaut la mort de votre affranchi, et le pot que vous disputiez va à l’adversaire.

kings-chapter-end = Fin de la partie

NK-348 = La carte « Les Cinq Familles se réunissent » annonce la fin. À partir de là, il n’arrive plus de nouvelle mission.
NK-349 = Quand la carte de fin apparaît, on finit le tour de jeu, puis on en joue encore un, et un seul.
NK-350 = Si la carte de fin apparaît en phase 4, c’est le tour de jeu qui s’achève qui compte comme tour en cours. Il en reste un, le dernier.
NK-351 = La carte de fin n’occupe pas d’emplacement : le numéro 1 reste vide. Les cartes à gauche d’un vide glissent toujours vers la droite, et l’emplacement 3 est toujours vidé à la fin du tour de jeu.
NK-352 = Après le dernier tour de jeu, chacun montre sa fortune.
NK-353 = On classe les vivants par fortune, la plus grande d’abord.
NK-354 = À fortune égale, celui qui contrôle le plus grand nombre d’hommes de main passe devant.
NK-355 = Si ce nombre est égal aussi, on compare les valeurs des hommes de main : la plus haute de chacun, puis la suivante, et ainsi de suite.
NK-356 = Vos hommes de main en garde à vue comptent aussi pour départager.
NK-357 = Si tout est encore égal, l’aîné des joueurs passe devant.
NK-358 = Le programme ignore votre âge. Vous pouvez indiquer un ordre d’âge en créant la partie ; sinon, l’ordre de la liste en tient lieu, le premier passant pour l’aîné.
NK-359 = Tous les vivants sont classés ainsi, et après eux ceux dont l’affranchi est mort : plus la mort est tardive, meilleure est la place. Ceux qui sont morts ensemble se départagent comme lors d’une mort commune en fin de partie.

kings-chapter-deals = Arrangements

NK-360 = Si vous jouez avec les arrangements, la règle du milieu, vous pouvez échanger informations, argent et cartes ressource, pourvu qu’aucune autre règle ne soit enfreinte, par exemple la limite de cartes en main ou l’ordre des phases.
NK-361 = Sans l’option des arrangements, rien ne passe d’un joueur à l’autre, sinon par les autres règles.
NK-362 = On peut toujours parler, avec ou sans arrangements. Le programme ne transmet pas vos paroles et n’en vérifie pas la vérité : le bluff fait partie du jeu.
NK-363 = Un arrangement se fait toujours à deux, et l’un des deux est le joueur dont c’est le tour.
NK-364 = On ne peut proposer un arrangement que pendant que le joueur dont c’est le tour choisit un mouvement ou une action, pas au milieu d’un mouvement, d’un combat, d’un jet de dés ou d’une réaction.
NK-365 = À votre tour, vous pouvez faire une proposition à tout joueur encore en vie. Au tour d’un autre, seulement à celui dont c’est le tour.
NK-366 = Le jeu attend une réponse, y compris une contre-proposition en préparation, mais jamais une première proposition. Si le joueur dont c’est le tour poursuit avant que vous ayez envoyé la vôtre, elle tombe.
NK-367 = Aux robots, on demande deux fois par tour s’ils proposent quelque chose : une fois au début des mouvements, une fois au début des actions.
NK-368 = Il n’y a jamais plus d’une proposition sur la table. Tant qu’elle n’est pas réglée, rien d’autre ne se passe.
NK-369 = Une proposition contient au moins un de ces éléments, et chacun une fois au plus : de l’argent dans un sens (de 1 000 $ à 20 000 $), une carte donnée, une carte demandée, un numéro de téléphone, un déplacement de la police.
NK-370 = Vous ne pouvez offrir que l’argent que vous avez. Ce que vous demandez n’est pas vérifié, puisque la fortune de l’autre est secrète.
NK-371 = Vous ne pouvez donner qu’une carte que vous avez. Vous pouvez en demander une de n’importe quelle sorte, que l’autre l’ait ou non.
NK-372 = Un numéro de téléphone ne se transmet qu’au joueur dont c’est le tour, par quelqu’un qui l’a. L’homme de main doit attendre dans un bar à cet instant, et l’action Recruter doit être encore disponible.
NK-373 = Seul le premier joueur peut vendre un déplacement de la police, pendant les mouvements de son propre tour. Il faut une voiture qui n’a pas encore bougé et un quartier à sa portée.
NK-374 = Ce que vous pouvez proposer dépend seulement de ce que vous voyez. Personne ne peut donc sonder votre fortune ou votre main à coups de propositions.
NK-375 = Face à une proposition, vous acceptez, vous refusez ou vous faites une contre-proposition. Tant que vous n’avez pas répondu, elle peut être retirée.
NK-376 = Vous ne pouvez accepter que ce qui est réalisable sur-le-champ : l’argent et les cartes doivent être là, et aucun de vous deux ne doit se retrouver avec plus de 5 cartes.
NK-377 = Si vous êtes hors d’état d’accepter, vous pouvez toujours refuser ou contre-proposer, et personne n’apprend que vous n’aviez pas le choix.
NK-378 = Un arrangement accepté s’exécute aussitôt : l’argent, puis les cartes, puis le numéro, et enfin le déplacement de la police avec ses conséquences.
NK-379 = Une contre-proposition clôt la précédente et repart vers celui qui l’avait faite.
NK-380 = Après quatre propositions de suite, contre-propositions comprises, le marchandage est fini.
NK-381 = Vous pouvez ouvrir des pourparlers deux fois par tour au plus. Cela compte même si vous n’envoyez rien au bout du compte.
NK-382 = Une proposition prend fin par une réponse ou un retrait ; si le temps est écoulé, elle compte comme refusée. Elle ne survit jamais au moment où elle a été faite.
NK-383 = Seul engage ce que l’arrangement exécute aussitôt. Les promesses pour plus tard ne sont notées nulle part et peuvent être trahies.
NK-384 = Un numéro acheté permet un seul appel à cet homme de main, ce tour-ci. L’appel le consomme ; il se perd aussi à la fin du tour, ou si un autre homme de main attend là.
NK-385 = Celui qui vend un numéro le garde aussi. Le vôtre reste bon même si le vendeur perd l’homme de main dont il le tenait.
NK-386 = Un déplacement de police vendu est celui de cette voiture pour le tour de jeu. Le premier joueur reste celui qui l’a déplacée : il choisit qui interpeller et jette les dés.
NK-387 = Rien d’autre ne se négocie : ni personnages, ni missions, ni tuiles, ni billets de 0 $, ni ordre de jeu.
NK-388 = Vous deux seuls voyez les termes. Les autres voient que vous négociez et, en cas d’accord, qui a donné quelle sorte de chose à qui, mais ni les sommes ni les cartes.

kings-chapter-strength = Force d’une main

NK-389 = Une main réunit les dés jetés et les valeurs des personnages sur place. Pour la police, chaque voiture sur place compte comme un J.
NK-390 = Cinq valeurs comptent, jamais plus.
NK-391 = Si vous en avez davantage, on retient les cinq qui donnent votre meilleure main.
NK-392 = De la plus basse à la plus haute, les valeurs sont 9, 10, J, Q, K, A.
NK-393 = De la plus faible à la plus forte, les combinaisons sont : valeur la plus haute, paire, deux paires, brelan, suite, full, carré.
NK-394 = Valeur la plus haute : vous n’avez pas de combinaison, c’est donc votre meilleure valeur qui compte.
NK-395 = Paire contre paire, la plus haute gagne.
NK-396 = Deux paires contre deux paires : on compare d’abord la meilleure paire de chacun.
NK-397 = Brelan contre brelan, le plus haut gagne.
NK-398 = Une suite, ce sont cinq valeurs qui s’enchaînent. Celle qui monte le plus haut gagne.
NK-399 = Il n’y a que deux suites, du 9 au K et du 10 à l’A. L’A ne compte jamais comme une basse valeur.
NK-400 = Un full réunit un brelan et une paire. C’est le brelan qui décide.
NK-401 = Carré contre carré, le plus haut gagne.
NK-402 = À combinaison égale, la plus haute valeur en dehors d’elle décide, parmi les cinq qui comptent.
NK-403 = Dans le détail : on compare d’abord les combinaisons, le brelan avant la paire et la plus haute paire avant l’autre. On compare ensuite les valeurs restantes une à une, en partant du haut.
NK-404 = Avec moins de cinq valeurs, celle qui manque compte comme inférieure à un 9. Il n’y a alors ni suite ni full.
NK-405 = Cinq valeurs identiques comptent comme un carré accompagné d’une valeur meilleure qu’un A.
NK-406 = Les familles ne jouent aucun rôle dans un combat ; il n’y a pas de couleur.
NK-407 = Si tout cela est pareil, les mains sont égales.

kings-chapter-jokers = Jokers

NK-408 = Si vous jouez avec les Jokers, Mr R.I.P et Shado, tous deux sont libres au départ, à côté du plateau.
NK-409 = À votre tour, votre affranchi peut tenter d’engager un Joker libre au lieu de recruter un homme de main.
NK-410 = Pour un Joker, offrez une somme et jetez les dés comme d’habitude, mais il vous faut au moins un A. Sinon, vous gardez votre argent.
NK-411 = Un Joker n’hésite jamais : sans A, c’est non.
NK-412 = Votre affranchi peut engager un Joker d’où qu’il soit, même d’une cellule.
NK-413 = Le Joker engagé rejoint l’un de vos personnages ou de vos groupes, à votre choix.
NK-414 = Un Joker ne rejoint que des personnages présents sur le plan. Si tous les vôtres sont en garde à vue, vous ne pouvez pas en engager.
NK-415 = Au début de votre prochain tour, le Joker retourne à côté du plateau et redevient libre pour tous.
NK-416 = Un Joker n’est jamais seul : s’il n’a plus aucun de vos personnages avec lui, il repart aussitôt.
NK-417 = Dans une provocation ou une interpellation, un Joker prend la valeur de votre choix, et une nouvelle à chaque jet si vous voulez.
NK-418 = Le programme choisit pour votre Joker la valeur qui rend votre main la plus forte.
NK-419 = Les cartes ressource sont sans effet sur un Joker.
NK-420 = Si vous perdez une fusillade, vous pouvez désigner le Joker comme victime. Il est alors hors jeu pour de bon.
NK-421 = Un Joker compte comme la seconde personne quand l’un de vos personnages, seul, accepte ou accomplit une mission pour deux.
NK-422 = Un Joker ne porte jamais de mission ; votre personnage en est le seul porteur.
NK-423 = Un Joker n’a ni famille, ni socle, ni numéros de téléphone ; il ne se déplace pas et n’agit pas seul.
NK-424 = Si le groupe d’un Joker part en garde à vue, le Joker retourne à côté du plateau.

kings-chapter-bad-input = Coups refusés

NK-425 = Si vous tentez quelque chose que les règles interdisent, on vous dit pourquoi et rien d’autre ne se passe. Un faux mouvement ne coûte jamais un tour.
NK-426 = Vous seul voyez pourquoi votre coup est refusé ; le message ne peut donc rien révéler aux autres.
NK-427 = Si un coup a plusieurs défauts, on ne vous en signale qu’un : le premier trouvé, les vérifications suivant toujours le même ordre.
NK-428 = Un refus ne dépend jamais de ce qui vous est caché. Personne ne peut donc percer un secret à force d’essais.
NK-429 = Une réponse à une question déjà réglée, comme un double clic ou un message en retard, ne compte pas. On vous signale qu’elle arrive trop tard.
NK-430 = Après un refus, vous retrouvez le même choix, avec les mêmes possibilités.
NK-431 = Si vous jouez avec une pendule et que votre temps est écoulé, le programme fait pour vous le choix habituel : miser 0 $, ne pas jouer de carte, terminer vos mouvements ou votre tour, vous coucher, ne pas résister, refuser l’arrangement.
