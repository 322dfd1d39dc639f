### Ce que dit le serveur : les refus, ce qui arrive à une table, les options et les robots.


## Pourquoi quelque chose n’a pas été fait

problem-with-detail = { $sentence } ({ $detail })
problem-bad-message = Ce message est incompréhensible.
problem-bad-protocol = La page et le serveur sont de versions différentes. Rechargez la page.
problem-bad-name = Un nom compte de 1 à 24 caractères visibles.
problem-unseen-name = Un nom ne contient pas de caractères invisibles.
problem-mixed-name = Un nom s’écrit dans un seul alphabet : des lettres d’alphabets différents se ressemblent trop.
problem-bad-seats = Le jeu n’est pas prévu pour ce nombre de places, ou cette place n’existe pas.
problem-bad-options = Le jeu ne peut pas se jouer avec ces options.
problem-unknown-bot = Ce robot n’existe pas sur ce serveur.
problem-unknown-edition = Ce serveur n’a pas cette édition.
problem-unknown-game = Ce jeu n’existe pas.
problem-no-session = Dites d’abord qui vous êtes : choisissez un nom.
problem-not-allowed = Vous n’avez pas d’invitation pour cette table, ou votre jeton ne le permet pas.
problem-bad-origin = Cette requête ne vient pas de la page de ce serveur.
problem-bad-host = Ce serveur n’est pas connu sous cette adresse.
problem-not-owner = Seule la personne qui a ouvert la table peut le faire.
problem-not-seated = Vous n’avez pas de place à cette table.
problem-not-watching = Regardez d’abord la table.
problem-talk-full = On a assez parlé à cette table.
problem-no-table = Cette table n’existe pas.
problem-no-invitation = Cette invitation a déjà servi, ou n’a jamais existé. Demandez-en une autre.
problem-no-token = Vous n’avez pas créé ce jeton.
problem-not-found = Il n’y a rien à cette adresse.
problem-wrong-method = Cette adresse ne s’utilise pas ainsi.
problem-already-seated = Vous avez déjà une place à cette table.
problem-id-used = Cette commande porte l’identifiant d’une autre, déjà exécutée. Choisissez-en un nouveau.
problem-removed = La personne qui a ouvert la table vous a retiré votre place. Demandez une invitation.
problem-nobody-there = Personne n’est assis là.
problem-seat-taken = Cette place est prise ou réservée.
problem-no-free-seat = Aucune place n’est libre.
problem-seats-free = La partie peut commencer quand toutes les places sont prises, par des joueurs ou des robots.
problem-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas encore commencé.
problem-not-over = Cela se dit quand la partie est terminée.
problem-game-over = La partie est terminée.
problem-luck-added = Vous avez déjà ajouté votre part de hasard.
problem-no-stand-in = Vous jouez déjà cette place vous-même.
problem-no-time = Votre temps est écoulé : le robot continue à votre place.
problem-stand-in-plays = Un robot joue pour vous. Reprenez d’abord votre place.
problem-nothing-to-undo = Vous n’avez fait aucun choix à reprendre.
problem-undo-needs-consent = Depuis, quelque chose a été révélé, tiré ou répondu : les autres doivent être d’accord.
problem-undo-asked = Une autre personne demande déjà à reprendre un choix.
problem-no-undo-asked = Personne ne vous demande cela maintenant.
problem-frozen = On ne peut que regarder cette table.
problem-damaged = Le journal de cette table est endommagé : elle ne peut plus être montrée. Toutes les autres tables sont intactes.
problem-closed = Cette table a été fermée, car plus personne ne s’en servait.
problem-too-large = Ce message est trop long.
problem-too-many-requests = Trop à la fois. Attendez un moment et réessayez.
problem-one-review = Une autre analyse est en cours pour vous. Attendez qu’elle soit terminée.
problem-no-puzzle = Ce problème n’existe pas.
problem-rating-with-hints = Une table avec des conseils ne peut pas compter pour le classement.
problem-no-hints = Il n’y a pas de conseils à cette table : quelqu’un d’autre y joue, elle compte pour le classement, ou elle a été ouverte sans.
problem-not-asked = On ne vous demande rien pour le moment.
problem-too-many-tables = Vous avez trop de tables ouvertes, ou en regardez trop à la fois.
problem-too-many-tokens = Vous avez trop de jetons. Révoquez-en un d’abord.
problem-too-many-bot-tables = Des robots jouent déjà entre eux à plusieurs de vos tables. Attendez la fin d’une de ces parties, ou prenez place vous-même.
problem-server-error = Une erreur s’est produite sur le serveur. Rien n’a changé.
problem-store-lost = Le serveur ne peut rien conserver ni lire pour l’instant : sa base de données est pleine ou injoignable. Réessayez dans un moment.

## Les tables qu’on ne peut que regarder

frozen-rules = Cette partie a commencé avec la version { $version } des règles, que ce serveur n’a plus. On peut la regarder, mais pas la continuer.
frozen-edition = Cette partie a commencé avec l’édition « { $edition } », que ce serveur n’a plus. On peut la regarder, mais pas la continuer.
frozen-replay = Cette partie ne donne pas le même résultat quand on la rejoue d’après son journal ; personne ne la continue donc. Le journal est conservé.
frozen-damaged = Le journal de cette partie est en partie endommagé : personne ne sait comment elle a continué, et personne ne la continue donc. Ce qui reste du journal est conservé.

## Ce qui arrive à une table

table-bot-name = Robot { $number }
table-same-name = { $name } ({ $number })
table-free-seat = Place { $number }
table-waiting = En attente { DE($players) }.
table-given = Il n’y avait qu’une réponse possible, donnée pour vous : { $answer }.
table-always-ask = { $always ->
    [yes] Toutes les questions vous sont posées, même quand une seule réponse est possible.
   *[no] Quand une seule réponse est possible, elle est donnée pour vous.
}
table-waiting-secret = On attend les autres.
table-over = La partie est terminée.
table-seats-free = En attente d’autres joueurs.
table-ready = Tout le monde est là : la partie peut commencer.
table-opened = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} ouvert la table.
table-sat = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} pris la place { $seat }.
table-invited = Quelqu’un est invité à la place { $seat }.
table-bot-sat = Un robot a pris la place { $seat } : { $bot }.
table-regular-sat = { $player } a pris la place { $seat } : robot, { $bot }, { $temperament }.
table-bot-gone = Le robot a quitté la place { $seat }.
table-left = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} quitté la place { $seat }.
table-removed = La place { $seat } a été retirée à { $player }.
table-luck-added = { $you ->
    [yes] Vous avez ajouté votre
   *[no] { $player } a ajouté sa
} part de hasard à la donne.
table-hinted = { $you ->
    [yes] Vous avez demandé
   *[no] { $player } a demandé
} un conseil à l’entraîneur.
table-started = La partie commence.
table-stood-in-left = { $you ->
    [yes] Vous avez quitté la table ; un robot joue à votre place.
   *[no] { $player } a quitté la table ; un robot joue à sa place.
}
table-stood-in-time = { $you ->
    [yes] Votre temps est écoulé ; un robot joue à votre place.
   *[no] Le temps { DE($player) } est écoulé ; un robot joue à sa place.
}
table-took-back = { $you ->
    [yes] Vous êtes
   *[no] { $player } est
} de retour.
table-bot-failed = Le robot { DE($player) } n’a pas répondu ; un plus simple continue.
table-undo-asked = { $you ->
    [yes] Vous demandez à reprendre votre dernier choix.
   *[no] { $player } demande à reprendre son dernier choix.
}
table-undo-agreed = { $you ->
    [yes] Vous êtes d’accord.
   *[no] { $player } est d’accord.
}
table-undo-refused = { $you ->
    [yes] Vous n’êtes pas d’accord.
   *[no] { $player } n’est pas d’accord.
}
table-undone = { $you ->
    [yes] Vous avez
   *[no] { $player } a
} repris un choix.
table-rematch = Une revanche est ouverte.
table-warned = { $days ->
    [one] Il ne s’est rien passé ici depuis longtemps. Si personne ne fait rien, la table ferme dans un jour.
   *[other] Il ne s’est rien passé ici depuis longtemps. Si personne ne fait rien, la table ferme dans { $days } jours.
}
table-closed = La table a été fermée, car plus personne ne s’en servait.

## La page

page-not-built = Le serveur fonctionne, mais sa page n’a pas été construite. Construisez-la avec « make play », ou jouez depuis un terminal avec « backroom join ».

## Les robots

bot-level-random = Au hasard
bot-level-greedy = Glouton
bot-level-search-easy = Facile
bot-level-search-normal = Normal
bot-level-search-hard = Difficile
bot-level-search-expert = Expert

## Les options : leur nom et leur sens

option-value-on = Oui
option-value-off = Non
option-value-auto = Selon les règles
option-value-normal = Partie Normale
option-value-advanced = Partie Avancée
option-value-dealt = Distribués
option-value-chosen = Choisis
option-value-two = Un sur deux
option-value-holders = Qui tient une carte utile
option-value-all = Tout le monde
option-value-none = Aucun
option-value-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
preset-first = Première partie
preset-first-about = Une petite table, des robots faciles et le jeu de base.
preset-book = Comme dans le livret
preset-book-about = Comme autour d’une vraie table, sans aide-mémoire.
preset-long = Longue soirée
preset-long-about = Une table complète et des robots redoutables, avec tous les extras du jeu.
option-crooks-memory-aid = Aide-mémoire
option-crooks-memory-aid-help = La table vous rappelle les Escrocs que vous avez vus. Sans cette aide, à vous de vous en souvenir.
option-kings-deals = Arrangements
option-kings-deals-help = On peut presque tout s’acheter et se vendre entre joueurs.
option-kings-jokers = Jokers
option-kings-jokers-help = Jouer avec l’extension des Jokers, que l’on peut engager.
option-kings-reactions = Qui est invité à réagir
option-kings-reactions-help = Interroger tout le monde cache qui tient une carte utile ; n’interroger que ceux qui en tiennent une va plus vite.
option-kings-elders = Ordre des âges
option-kings-elders-help = Les places, du joueur le plus âgé au plus jeune : l’âge tranche les dernières égalités.
option-kings-bosses = Affranchis
option-kings-bosses-help = Quel affranchi joue chaque place ; tous se valent.
option-kings-clock = Temps par décision
option-kings-clock-help = Quand il est écoulé, le choix habituel est fait pour vous. Seulement si la table n’a pas sa propre pendule.
option-animalcatraz-mode = Type de partie
option-animalcatraz-mode-help = La partie Avancée ajoute les gangsters, les Trash Tags et le Directeur.
option-animalcatraz-teams = Équipes
option-animalcatraz-teams-help = Jouer par équipes de deux ; les règles le veulent à partir de cinq places.
option-animalcatraz-inmates = Détenus
option-animalcatraz-inmates-help = Comment chacun reçoit son détenu.
option-animalcatraz-extra-inmates = Détenus débloqués
option-animalcatraz-extra-inmates-help = Les détenus de la campagne qui peuvent être distribués.
option-animalcatraz-extra-gangsters = Gangsters débloqués
option-animalcatraz-extra-gangsters-help = Les gangsters de la campagne qui peuvent apparaître.
option-animalcatraz-beginners = Pour débuter
option-animalcatraz-beginners-help = Retirer les cartes et détenus marqués d’une étoile.
option-animalcatraz-warden = Le Directeur
option-animalcatraz-warden-help = Le Directeur circule ; compris dans la partie Avancée.
option-animalcatraz-trash-tags = Trash Tags
option-animalcatraz-trash-tags-help = Jouer avec les Trash Tags ; compris dans la partie Avancée.
option-animalcatraz-el-chapo = El Chapo
option-animalcatraz-el-chapo-help = Pour gagner, atteindre 14 de Réputation, puis être le premier à s’évader.
option-animalcatraz-crime-lord = Seigneur du Crime
option-animalcatraz-crime-lord-help = Il faut avoir accompli assez de Crimes pour régner sur la prison.
option-animalcatraz-fugitive = Le Fugitif
option-animalcatraz-fugitive-help = S’évader ne suffit pas : dehors, la poursuite commence.
option-animalcatraz-guard-tiles = Tuiles des gardiens
option-animalcatraz-guard-tiles-help = Des tuiles remplacent le dé qui déplace les gardiens ; on peut ainsi prévoir leurs déplacements.
option-animalcatraz-memory = Aide-mémoire
option-animalcatraz-memory-help = La table vous rappelle les cartes que vous avez vues.
