### Les règles de Cambrioleurs & Balances (Sneaks & Snitches) racontées aux joueurs, en français.
### Un message par règle ; son identifiant est le numéro de la règle dans la spécification (SN-01 à SN-133).
### Un message sneaks-chapter-... ouvre chaque chapitre. Mêmes identifiants, même ordre dans toutes les langues.

sneaks-rules-title = Cambrioleurs & Balances : les règles
sneaks-rules-intro = Vous dirigez une bande de voleurs raffinés, dans une ville qui en compte décidément trop. À chaque manche, vous choisissez en secret un site à cambrioler et un autre à dénoncer à la police ; vos rivaux font de même, puis tout est dévoilé d’un coup. À la fin, peu importe la taille de votre magot : il faut en avoir plus que les autres. Une partie dure de 15 à 20 minutes et se joue de 2 à 5.

sneaks-chapter-components = Le matériel

SN-01 = Il y a huit sites à cambrioler. Chacun porte une lettre, de A à H.
SN-02 = À chaque nombre de joueurs correspond une carte PV (points de victoire). On y lit ce que rapporte chaque rang dans les quatre catégories.
SN-03 = Votre jeu de cartes joueur se compose d’un boss, sans lettre, et de huit destinations, une par lettre de A à H.
SN-04 = Vous pouvez jouer rouge, jaune, bleu, pourpre ou vert : cinq couleurs, de quoi asseoir une table complète.
SN-05 = Ce que l’on vole se range en quatre catégories : l’information en bleu, les objets façonnés en vert, les bijoux en rouge et l’or en jaune.
SN-06 = Un jeton a la couleur de sa catégorie et compte pour un article.
SN-07 = Une carte cachette secrète compte pour un article de sa couleur, autant qu’un jeton. Le livret ne donne pas de chiffre ; nous suivons une critique publiée du jeu.
SN-08 = Les cartes butin ont deux dos différents : I ou II.
SN-09 = Il existe sept sortes de butin : butin standard, collection, carte blanche, forçage de coffre-fort, intrigues, article spécial et documents compromettants.
SN-10 = Les butins, les jetons, les cartes cachette secrète et les lignes des cartes PV viennent d’une seule liste, le fichier d’édition. Certains de ses nombres sont supposés, car le livret ne les donne pas. Si vous possédez la boîte, vous pouvez en corriger une copie ; les règles ne changent pas.
SN-11 = Une liste incohérente est refusée avant la partie, et la ligne fautive vous est indiquée. C’est le cas si un butin a une sorte, une couleur ou un dos inconnus, si un butin standard ne montre aucun jeton, si une ligne de PV ne correspond pas au nombre de joueurs ou augmente d’un rang au suivant, si un nombre est négatif, si un identifiant se répète, ou s’il manque des jetons de départ ou des cartes butin pour la mise en place. Pour 2, 3, 4 et 5 joueurs, il faut au moins 5, 5, 7 et 8 sites, et jamais plus de 8.

sneaks-chapter-set-up = La mise en place

SN-12 = À 3, 4 ou 5, on suit les règles principales ; à 2, la variante décrite plus loin. Avec tout autre nombre de joueurs, aucune partie n’est ouverte.
SN-13 = On joue avec autant de sites que de joueurs, plus trois : de A à F à trois, de A à G à quatre, de A à H à cinq. Ils sont alignés côte à côte.
SN-14 = La carte PV prévue pour votre nombre de joueurs se trouve au bout de la rangée. Les autres ne servent pas.
SN-15 = Chacun joue une couleur différente.
SN-16 = Vous avez en main une destination pour chaque site en jeu, et aucune autre.
SN-17 = Votre boss est posé devant vous ; vos jetons sont à sa droite.
SN-18 = Vous commencez avec trois jetons dont le hasard décide les couleurs.
SN-19 = Ces jetons sont tirés un par un, à la vue de tous, dans l’ensemble de la réserve, un joueur après l’autre. Un jeton tiré n’y retourne pas.
SN-20 = Tous les jetons qui n’ont pas été distribués forment la banque.
SN-21 = Toutes les cartes cachette secrète sont mélangées et forment une pioche, face cachée.
SN-22 = On mélange les butins I d’une part, les butins II de l’autre, puis on pose les I par-dessus les II : c’est la pioche de cartes butin.
SN-23 = Avant la première manche, une carte butin est visible à chaque site en jeu.
SN-24 = Les sites sont garnis dans l’ordre des lettres, depuis le dessus de la pioche. Cela ne change les chances de personne et permet seulement de rejouer une partie à l’identique.

sneaks-chapter-round = La manche

SN-25 = Une manche compte cinq temps : les affectations (le plan de chacun), la révélation, l’évaluation de tous les sites, la reprise des destinations et le réapprovisionnement.
SN-26 = Dans vos affectations, vous désignez le site que vos cambrioleurs vont tenter de dévaliser.
SN-27 = Vous désignez aussi un site pour vos balances. Elles ne peuvent pas rester à la maison.
SN-28 = Vos cambrioleurs non plus ne peuvent pas rester à la maison : à chaque manche, tout le monde tente un coup.
SN-29 = Vos cambrioleurs et vos balances vont à deux sites différents, car vous n’avez qu’une destination par lettre.
SN-30 = Toutes les affectations restent face cachée tant qu’un joueur réfléchit encore.
SN-31 = Tout le monde choisit en même temps, et peu importe qui finit le premier. Une fois terminées, vos affectations sont définitives : personne ne peut réagir à celles d’un autre.
SN-32 = Avant la révélation, les autres savent seulement si vous avez terminé.
SN-33 = Dès que le dernier joueur a terminé, on dévoile tout en deux temps : les cambrioleurs de tous les joueurs, puis toutes les balances.
SN-34 = Entre ces deux temps, il n’y a rien à décider : vos balances ont déjà reçu leurs ordres.

sneaks-chapter-evaluation = L’évaluation

SN-35 = On passe les sites en revue par ordre alphabétique, de A jusqu’au dernier en jeu.
SN-36 = Chaque site est réglé jusqu’au bout, choix compris, avant que l’on passe au suivant. L’ordre peut donc compter beaucoup.
SN-37 = Un site où se trouve au moins une équipe de balances est gardé. Son butin ne bouge pas, et les cambrioleurs venus là n’obtiennent rien.
SN-38 = Peu importe à qui sont les balances, combien d’équipes sont là et si des cambrioleurs sont venus : le site est gardé.
SN-39 = Sans balances et avec les cambrioleurs d’un seul joueur, le coup réussit. Ce joueur, le voleur, obtient le butin, et la carte quitte le site.
SN-40 = Une carte butin volée part à la défausse. Seuls les articles spéciaux font exception : le voleur les garde.
SN-41 = Sans balances, mais avec les cambrioleurs d’au moins deux joueurs, le site est disputé. Chacun de ces joueurs pioche une carte cachette secrète, et le butin reste en place.
SN-42 = À un site disputé, on pioche dans l’ordre des places. La pioche étant mélangée, piocher en premier n’avantage personne.
SN-43 = Si ni cambrioleurs ni balances ne sont venus, le butin part à la défausse sans profiter à personne.
SN-44 = Vos destinations restent aux sites jusqu’à ce que le dernier soit réglé. Elles reviennent ensuite dans votre main.

sneaks-chapter-loot = Les butins

SN-45 = Butin standard : la banque vous verse exactement les jetons que montre la carte.
SN-46 = Collection : vous recevez quatre jetons, un bleu, un vert, un rouge et un jaune.
SN-47 = Carte blanche : trois jetons sont à vous, dans les couleurs qui vous plaisent. Vous pouvez prendre plusieurs fois la même.
SN-48 = Les trois jetons d’une carte blanche se choisissent l’un après l’autre : rien ne vous oblige à tout décider d’avance.
SN-49 = Forçage de coffre-fort : les trois premières cartes de la pioche de cartes cachette secrète sont pour vous.
SN-50 = Intrigues : vous avez droit à trois échanges au plus, et vous pouvez aussi n’en faire aucun.
SN-51 = Lors d’un échange, un jeton à vous et un jeton d’un autre joueur changent de propriétaire.
SN-52 = C’est vous, le voleur, qui nommez les deux jetons : celui que vous cédez et celui que vous prenez.
SN-53 = L’autre joueur ne peut pas refuser : le choix n’appartient qu’à vous.
SN-54 = D’un échange à l’autre, vous êtes libre de changer de partenaire ou de garder le même.
SN-55 = On n’échange que des jetons. Les cartes cachette secrète et les articles spéciaux restent à leur propriétaire.
SN-56 = Les échanges se font l’un après l’autre. Un jeton que vous venez d’obtenir peut repartir dans l’échange suivant.
SN-57 = Échanger deux jetons de la même couleur n’est pas permis : cela ne changerait rien.
SN-58 = Les intrigues prennent fin quand vous vous arrêtez, après le troisième échange ou dès qu’aucun échange n’est plus possible. S’il n’y en a aucun de possible au départ, on ne vous demande rien.
SN-59 = Article spécial : la carte reste exposée devant son voleur, et ses points s’ajoutent à son résultat final.
SN-60 = Un article spécial volé laisse son site vide ; ce site est réapprovisionné comme les autres.
SN-61 = Documents compromettants : tous les autres joueurs remettent aussitôt à la banque la moitié de leurs jetons de la couleur visée. On arrondit vers le haut : sur cinq jetons, trois s’en vont.
SN-62 = Si c’est vous qui volez les documents, vous ne rendez rien.
SN-63 = Les documents n’ont aucune prise sur les cartes cachette secrète : ce qui est dans votre cachette est à l’abri.
SN-64 = Les documents frappent aussi les jetons gagnés plus tôt dans la même manche, aux lettres précédentes. Ceux que l’on gagne ensuite, aux lettres suivantes, leur échappent.
SN-65 = Des documents que personne ne vole et qui partent à la défausse ne coûtent de jeton à personne.
SN-66 = À un site gardé ou disputé, les documents restent en place et ne font aucun dégât. Seul un vol les déclenche.
SN-67 = Les jetons rendus à cause des documents sont aussitôt dans la banque, disponibles dès le site suivant.

sneaks-chapter-shortages = Les pénuries

SN-68 = Il est rare que les jetons ou les cartes cachette secrète viennent à manquer. Ce chapitre dit ce qui se passe alors.
SN-69 = Pour chaque jeton qui vous est dû dans une couleur épuisée, prenez à la place un jeton d’une couleur que la banque possède encore. Vous décidez laquelle.
SN-70 = Vous recevez d’abord tous les jetons dus que la banque peut fournir. Ensuite, vous choisissez les remplaçants, un par un.
SN-71 = Un jeton de remplacement ne se refuse pas : un jeton de plus ne vous nuit jamais.
SN-72 = Quand la banque est entièrement vide, ce qu’elle vous doit encore est perdu.
SN-73 = Avec une carte blanche, vous ne pouvez nommer que des couleurs présentes dans la banque.
SN-74 = Si la pioche compte moins de trois cartes cachette secrète lorsque vous forcez un coffre-fort, vous recevez celles qui s’y trouvent.
SN-75 = Si un site disputé demande plus de cartes cachette secrète que la pioche n’en contient, aucun des joueurs présents n’en pioche.
SN-76 = Les pénuries se constatent site par site, dans l’ordre des lettres. Un site peut donc épuiser ce qui manquera à un autre plus loin.
SN-77 = Les cartes cachette secrète trop peu nombreuses pour être piochées restent dans la pioche et peuvent encore servir à un site suivant.
SN-78 = La pioche de cartes cachette secrète n’est jamais reconstituée, puisque chacun garde les siennes jusqu’à la fin.

sneaks-chapter-refill-and-end = Réapprovisionnement et fin de partie

SN-79 = En fin de manche, chaque site vide reçoit une nouvelle carte visible, prise sur le dessus de la pioche de cartes butin.
SN-80 = Les sites vides sont regarnis dans l’ordre des lettres.
SN-81 = Tous les butins au dos I sortent avant le premier butin au dos II.
SN-82 = Si la pioche compte moins de cartes butin qu’il n’y a de sites vides, la partie s’arrête et l’on passe au décompte.
SN-83 = Dans ce cas, aucun site n’est regarni : les cartes ne serviraient plus à rien.
SN-84 = S’il y a juste assez de cartes, tous les sites vides sont regarnis et l’on joue encore une manche.
SN-85 = Un butin défaussé ne revient jamais. C’est ce qui mène la partie à son terme.

sneaks-chapter-hidden-information = Ce que l’on voit et ce qui reste secret

SN-86 = Vous consultez vos propres cartes cachette secrète quand bon vous semble. Leurs couleurs ne sont connues des autres qu’au décompte.
SN-87 = Tout le monde sait combien de cartes cachette secrète possède chaque joueur.
SN-88 = Quand vous piochez une carte cachette secrète, vous seul en voyez la face.
SN-89 = Sont visibles de tous : les jetons, les articles spéciaux, la banque, les butins aux sites, la défausse, le nombre de cartes des deux pioches et le dos du prochain butin.
SN-90 = Personne ne connaît l’ordre des cartes, ni dans la pioche de cartes butin ni dans celle des cartes cachette secrète.
SN-91 = Les affectations révélées aux manches passées restent consignées, et chacun peut les relire.
SN-92 = Les couleurs et les échanges que vous choisissez pendant l’évaluation sont connus de tous sur-le-champ.
SN-93 = Les spectateurs ne voient que ce que voient tous les joueurs : aucun secret ne passe par eux.
SN-94 = Après le décompte, tout est dévoilé, même les cartes jamais piochées.

sneaks-chapter-scoring = Le décompte

SN-95 = Les quatre catégories se décomptent l’une après l’autre : bleu, vert, rouge, puis jaune.
SN-96 = Pour chaque couleur, vous retournez vos cartes cachette secrète de cette couleur et vous les comptez avec vos jetons de la même couleur. Voilà votre total.
SN-97 = Les totaux classent les joueurs, et la carte PV dit combien de points vaut chaque rang.
SN-98 = De 3 à 5 joueurs, seul votre rang compte. Une large avance ne vaut pas plus qu’une courte.
SN-99 = Des joueurs à égalité occupent autant de rangs qu’ils sont. On additionne les points de ces rangs, on partage également et on arrondit vers le bas : deux joueurs qui se partagent des rangs à 3 et 2 points en reçoivent 2 chacun.
SN-100 = Ce que les ex æquo additionnent, ce sont les points de leurs rangs. Le livret français parle ici de « sites », mais son propre exemple montre qu’il s’agit des rangs.
SN-101 = Les points que l’arrondi laisse de côté ne vont à personne.
SN-102 = Même sans aucun article d’une couleur, vous y êtes classé comme les autres et vous pouvez y marquer : aucun minimum n’est exigé.
SN-103 = Bleu : le premier rang rapporte 3 points, les autres 0.
SN-104 = Jaune : tous les rangs rapportent 3 points, sauf le dernier, qui n’en rapporte aucun.
SN-105 = Rouge à quatre joueurs : les rangs rapportent 3, 3, 1 et 0 points.
SN-106 = Vert à quatre joueurs : les rangs rapportent 3, 2, 0 et 0 points. Le texte du livret ne donne pas cette ligne ; son exemple laisse deux possibilités, et celle-ci s’accorde mieux avec les autres lignes.
SN-107 = De 3 à 5 joueurs, plus de rangs rapportent des points en vert et en rouge qu’en bleu.
SN-108 = À cinq joueurs, le vert rapporte 3, 3, 0, 0 et 0 points, le rouge 3, 3, 3, 0 et 0. Nous avons choisi ces lignes pour que les quatre couleurs progressent régulièrement.
SN-109 = À trois joueurs, le vert rapporte 3, 1 et 0 points, le rouge 3, 2 et 0. Là encore, les quatre couleurs progressent régulièrement.
SN-110 = Autour d’une table, vous pouvez remplacer vos jetons déjà comptés par des marqueurs de points. C’est une simple écriture, sans effet sur les autres couleurs.

sneaks-chapter-result = Le résultat

SN-111 = Votre résultat est la somme de vos points dans les quatre catégories et de ceux de vos articles spéciaux.
SN-112 = La victoire revient au résultat le plus élevé.
SN-113 = Si plusieurs joueurs atteignent ce meilleur résultat, ils partagent la victoire.
SN-114 = Les autres places suivent aussi l’ordre des résultats ; à résultat égal, on partage la même place.

sneaks-chapter-two-players = À deux joueurs

SN-115 = À deux, on joue avec les sites A à F et les destinations qui vont avec.
SN-116 = Le boss d’une couleur inutilisée devient l’allié incertain. L’un de vous deux détient cette carte.
SN-117 = Le hasard désigne le premier détenteur de l’allié. Le livret demande qui de vous deux tient le plus du cambrioleur, et un ordinateur ne saurait en juger.
SN-118 = Avec l’allié, vous désignez deux sites pour des cambrioleurs et un pour des balances.
SN-119 = Sans l’allié, vous désignez un site pour des cambrioleurs et deux pour des balances.
SN-120 = Les trois sites que vous désignez sont tous différents : vous n’avez qu’une destination par lettre, et l’allié n’en apporte aucune.
SN-121 = L’allié n’est pas un troisième joueur. Il n’a ni jetons, ni cartes, ni points ; il rappelle seulement qui tient quel rôle.
SN-122 = L’évaluation se déroule comme toujours. Avec l’allié, une seule manche peut donc vous valoir deux butins.
SN-123 = Après chaque évaluation, l’allié change de camp : vous l’avez à tour de rôle.
SN-124 = La partie s’achève dans les mêmes conditions qu’à plusieurs : quand la pioche de cartes butin ne suffit plus à regarnir les sites vides.
SN-125 = À deux, le second rang ne rapporte rien, dans aucune catégorie.
SN-126 = Le premier rang rapporte 3 points dans chaque catégorie, le même maximum que sur les autres cartes PV.
SN-127 = Pour être premier dans une catégorie, il vous faut au moins 2 articles d’avance. En dessous, il y a égalité et vous vous partagez ses points.
SN-128 = Une catégorie à égalité vous donne 1 point à chacun : 3 points pour deux, arrondis vers le bas.

sneaks-chapter-bad-input = Quand un choix n’est pas valable

SN-129 = Si vous tentez quelque chose que les règles interdisent, rien ne bouge dans la partie : on vous dit pourquoi ce n’est pas possible. Une maladresse ne vous coûte jamais une manche.
SN-130 = Vous seul voyez ce message ; sinon, il pourrait trahir vos affectations.
SN-131 = On vous donne toujours une seule raison. Si plusieurs choses clochent, c’est la première trouvée, et les vérifications se font toujours dans le même ordre.
SN-132 = Chaque choix répond à une question précise. Une réponse à une question déjà réglée, après un double clic par exemple, est écartée. Pendant les affectations, vos questions sont comptées pour vous seul, afin que personne ne devine où vous en êtes.
SN-133 = Après un tel message, la même question vous attend avec les mêmes possibilités : il suffit de choisir à nouveau.
