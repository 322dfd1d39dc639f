### La page : ce qu’elle dit elle-même. Journal, choix, refus et règles viennent des fichiers des jeux.

brand = Backroom
skip-to-content = Aller au contenu
close = Fermer
cancel = Annuler
nav-label = Navigation principale
nav-lobby = Tables
nav-learn = Première partie
nav-rules = Règles
nav-settings = Réglages
language-en = English
language-fr = Français
language-it = Italiano
connection-lost = La connexion est coupée. Rien n’est perdu : la page réessaie et reprendra là où vous en étiez.
page-incomplete = Une partie de la page n’est pas arrivée : la connexion est coupée, ou il y a une version plus récente.
page-reload = Recharger la page
guest-name = Invité { $number }
problem = Cela n’a pas marché : { $why }

game-crooks = Crooks
game-sneaks = Cambrioleurs & Balances
game-kings = New York Kings
game-animalcatraz = Animalcatraz

## Accueil

lobby-title = La table de l’arrière-salle
lobby-welcome = Quatre jeux de truands. Choisissez‑en un, asseyez-vous, les robots sont déjà là.
lobby-name = Vous êtes
lobby-rename = Changer de nom
lobby-name-save = Enregistrer
lobby-games = Les jeux
lobby-play-now = Jouer tout de suite contre des robots
lobby-play-now-of = Jouer tout de suite contre des robots : { $game }
lobby-open-table = Ouvrir une table…
lobby-open-table-of = Ouvrir une table… : { $game }
lobby-players = { $least } à { $most } joueurs
lobby-minutes = environ { $minutes } minutes
lobby-weight = { $weight ->
    [light] léger
    [medium] moyen
   *[heavy] costaud
}
lobby-mine = Vos tables
lobby-open = Tables ouvertes
lobby-no-tables = Aucune table ouverte en ce moment. Ouvrez-en une !
lobby-your-turn = À vous de jouer
lobby-playing = En cours
lobby-gathering = { $free ->
    [one] Une place libre
   *[other] { $free } places libres
}
lobby-over = Terminée
lobby-frozen = En lecture seule
lobby-go = Aller à la table
lobby-watch = Regarder
lobby-first-time = Jamais joué ? Faites votre première partie avec des conseils.

## Une nouvelle table

new-title = Une table de { $game }
new-seats = Joueurs
new-bots = Dont robots
new-bot-level = Force des robots
new-pace = Rythme
new-pace-none = Sans pendule
new-pace-live = En direct : { $minutes } minutes chacun, { $seconds } secondes de plus par choix
new-pace-turns = Au tour par tour : { $days ->
    [one] un jour
   *[other] { $days } jours
} par choix
new-pace-help = { $pace ->
    [live] Tout le monde joue d’une traite. Un robot joue pour qui n’a plus de temps, et la place peut être reprise à tout moment.
    [turns] Revenez quand vous voulez : « Vos tables » dit quand c’est à vous. Un robot joue pour qui laisse passer le délai.
   *[none] Chacun prend le temps qu’il lui faut.
}
new-public = Tout le monde peut s’asseoir
new-private = Sur invitation seulement
new-who = Qui peut venir
new-who-help = { $who ->
    [private] Seules les personnes à qui vous donnez un lien trouvent la table, et personne ne peut regarder.
   *[public] La table figure parmi les tables ouvertes ; tout le monde peut prendre une place libre ou regarder.
}
new-edition = Édition
new-options = Options
new-open = Ouvrir la table

## Invitations

join-title = Vous êtes invité
join-working = On vous installe…
join-failed = Cette invitation ne peut pas servir : { $why }

## À une table

table-title = Une table de { $game }
table-loading = On dresse la table…
table-refused = Cette table n’est pas pour vous
title-your-turn = ● À vous : { $game }
table-seats = Joueurs
table-spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
table-more = Autres actions à cette table
table-leave = Partir (un robot continue)
table-resign = Abandonner
table-resign-sure = Quittez-vous la partie pour de bon ?
bot-name = Robot { $seat }
seat-free = place libre
seat-you = vous
seat-bot = robot
seat-here = présent
seat-away = absent
seat-stand-in = un robot remplace
seat-out = hors jeu
seat-choosing = est en train de choisir
clock-days = { $count } jours
log-title = Ce qui s’est passé
log-since = Depuis votre dernier choix
log-follow = De qui montrer les faits et gestes
log-everybody = Tous
log-private = confidentiel
talk-title = Discussion
talk-say = Dire quelque chose
talk-send = Envoyer
talk-mute = Ignorer { $player }
prompt-label = Ce qu’il faut faire
prompt-stand-in = Un robot joue pour vous.
prompt-take-back = Reprendre ma place
prompt-interrupted = C’est le tour de { $player } ; une question pour vous entre-temps.
prompt-time-out = { $who ->
    [rules] Le temps écoulé, les règles choisissent pour vous.
   *[bot] Le temps écoulé, un robot choisit pour vous.
}
prompt-refuse = Passer jusqu’à mon tour : { $question }
prompt-refusing = Passé pour vous jusqu’à votre tour : { $question }
prompt-ask-again = Me demander de nouveau
prompt-not-now = { $count } impossibles pour l’instant
prompt-undo = Reprendre mon choix
prompt-skip = Abréger l’animation
prompt-read-rule = Lire la règle { $rule }
undo-asked = { $player } voudrait reprendre un choix.
undo-agree = Accepter
undo-refuse = Refuser
over-title = { $count ->
    [one] Victoire de { $players }
   *[other] Victoire partagée : { $players }
}
over-place = { $place }. { $player } : { $score }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fair-check = Vérifier la donne
fair-checking = Vérification de la donne…
fair-good = La donne était loyale. La graine est celle que la table avait promise avant la première carte, et { $count ->
    [one] le seul résultat du hasard en découle.
   *[other] les { $count } résultats du hasard en découlent tous, dans leur ordre.
}
fair-rest = Pour vérifier aussi que chaque choix respecte les règles, téléchargez la partie et lancez : backroom verify { $file }
fair-other-seed = La donne n’était PAS loyale : la graine n’est pas celle que la table avait promise avant la première carte.
fair-other-luck = La donne n’était PAS loyale : ce que vous y aviez ajouté a été laissé de côté.
fair-other-key = La donne n’était PAS loyale : la partie n’a pas été donnée à partir de la graine montrée maintenant.
fair-other-outcome = La donne n’était PAS loyale : { $move ->
    [0] le résultat { $number } du hasard, à la mise en place, ne découle pas de la graine.
   *[other] le résultat { $number } du hasard, au choix { $move }, ne découle pas de la graine.
}
over-rematch = Rejouer
over-rematch-go = Aller à la partie suivante
over-replay = Revoir la partie
over-record = Télécharger la partie
gather-title = Une table de { $game } se remplit
gather-help = Il faut quelqu’un sur chaque chaise : asseyez-vous, invitez un ami par un lien, ou installez un robot.
gather-seat = Place { $seat }
gather-invited = invité
gather-sit = S’asseoir ici
gather-invite = Inviter par un lien
gather-put-bot = Installer un robot à la place { $seat }
gather-bot = Installer un robot
gather-bot-is = Robot ({ $level })
gather-remove-bot = Retirer le robot
gather-link = Lien d’invitation
gather-copied = Copié. Le lien sert une seule fois.
gather-start = Commencer
gather-not-full = Il reste des chaises libres.
gather-wait-owner = On attend que l’hôte de la table commence.
gather-wait-others = On attend les autres.
gather-leave = Se lever

## La première partie, avec des conseils

learn-title = Votre première partie
learn-about = Une vraie partie contre un robot facile. À chaque choix, une note dit de quoi il s’agit et quelles règles sont en jeu. Rien ne compte, et vous pouvez partir quand vous voulez.
learn-start = Commencer par { $game }
guide-label = Conseils
guide-watch = Regardez ce que font les autres
guide-rules = Les règles qui s’appliquent
guide-happened = Ce qui vient de se passer, et pourquoi
guide-crooks-turn = À vous : payez pour regarder, ou quittez la partie
guide-crooks-turn-hint = Regarder coûte un dollar par Escroc qui se trouve là. Les petites piles sont bon marché, les grandes donnent plus de choix. Vous vous souvenez de ce que vous y laissez : la page le note sous chaque Lieu. Ne passez pas encore, c’est définitif.
guide-crooks-take = Prenez un Escroc
guide-crooks-take-hint = Le grand chiffre est le niveau : c’est lui qui gagne les Cibles. Le petit change la valeur de la Cible, pour tout le monde. Les points de couleur sont les Gangs, et mener un Gang rapporte aussi.
guide-crooks-place = Envoyez-le sur une Cible
guide-crooks-place-hint = Choisissez une case éclairée de votre ligne, puis la façon de placer l’Escroc. Face visible, c’est gratuit et il peut utiliser sa capacité. Face cachée, cela coûte un dollar et personne ne sait ce que vous avez là.
guide-crooks-swap = Où vont les anciens Escrocs ?
guide-crooks-swap-hint = Le Transfert prend la place de vos Escrocs. Envoyez-les dans une case vide de votre ligne où ils peuvent gagner quelque chose.
guide-crooks-hit = Qui le Tueur élimine-t-il ?
guide-crooks-hit-hint = Tous les Escrocs de ce joueur sur cette Cible vont dans la boîte pour de bon.
guide-crooks-spy = Où regarde l’Espion ?
guide-crooks-spy-hint = Une pile vous dit ce que l’on y trouverait ; une Cible vous dit ce que les autres y ont caché.
guide-sneaks-plan = Faites votre plan
guide-sneaks-plan-hint = Choisissez un site à cambrioler, puis un site à dénoncer. Seul sur un site non gardé, vous prenez son butin. Tout le monde choisit en même temps : demandez-vous où les autres veulent aller.
guide-sneaks-colour = Choisissez un jeton
guide-sneaks-colour-hint = Seul votre rang dans chaque couleur compte. Prenez une couleur où un jeton de plus vous fait monter.
guide-sneaks-exchange = Faites un échange
guide-sneaks-exchange-hint = Chaque bouton dit ce que l’échange change à vos points et à ceux de l’autre joueur.

## Revoir une partie

replay-title = { $game ->
    [none] Revoir une partie
   *[other] Revoir : { $game }
}
replay-loading = On remet la partie en place…
replay-first = À la donne
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-moment = Moment
replay-at = { $moment } sur { $last }
replay-move = { $player } : { $choice }
replay-deal = La donne
replay-eyes = Vu par
replay-all-open = toutes cartes ouvertes
replay-spectator = un spectateur
replay-chart = Points au fil de la partie
replay-chart-at = Après le coup { $moment } : { $points }
replay-points-of = { $player } { $points }
replay-link = Copier un lien vers ce moment
replay-link-copied = Copié
replay-not-over = On ne peut pas revoir cette table : { $why }

## Règles

rules-title = Les règles
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rules-chapters = Chapitres
rules-of = Jeu

## Réglages

settings-title = Réglages
settings-language = Langue
settings-speed = Animations
settings-speed-off = Aucune
settings-speed-fast = Rapides
settings-speed-normal = Normales
settings-speed-reduced = Votre appareil demande moins de mouvement : rien n’est animé.
settings-symbols = Des lettres et des formes à côté de chaque couleur
settings-aids = Notes et chiffres : ce que vous avez vu, qui mène, les points en l’état
settings-sound = Une cloche quand c’est à vous
settings-kept = Les réglages sont gardés dans ce navigateur.

## À propos

about-title = À propos de cette page
about-text = Quatre jeux de truands, joués exactement selon leurs règles, contre des personnes et des robots. Pas de publicité, pas de traçage, rien n’est chargé d’ailleurs.
about-icons = Icônes : { $link }, par Lorc, Delapouite et d’autres, licence CC BY 3.0.
about-fonts = Lettres : Limelight et Josefin Sans, SIL Open Font Licence.
about-hashes = Empreintes : noble-hashes de Paul Miller, licence MIT.
about-link = À propos

## Le plateau de Crooks

crooks-page-table = Cibles et lignes
crooks-page-hangouts = Lieux
crooks-page-money = { $amount } $
crooks-page-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
crooks-page-worth = vaut { $value }
crooks-page-passed = a passé
crooks-page-card = { $modifier ->
    [none] { $name }, niveau { $level }{ $gangs ->
        [none] { "" }
       *[other] , { $gangs }
    }{ $ability ->
        [none] { "" }
       *[other] , { $ability }
    }
   *[other] { $name }, niveau { $level }, Cible { $modifier }{ $gangs ->
        [none] { "" }
       *[other] , { $gangs }
    }{ $ability ->
        [none] { "" }
       *[other] , { $ability }
    }
}
crooks-page-placed = { $card ->
    [none] { $guesses ->
        [none] { $origin ->
            [none] un Escroc caché
           *[other] un Escroc caché venu de { $origin }
        }
       *[other] un Escroc caché venu de { $origin }, l’un de { $guesses }
    }
   *[other] { $side ->
        [down] { $origin ->
            [none] face cachée : { $card }
           *[other] face cachée, venu de { $origin } : { $card }
        }
       *[up] { $origin ->
            [none] { $card }
           *[other] { $card }, venu de { $origin }
        }
    }
}
crooks-page-target = { $leaders ->
    [none] Cible { $number }, { $name }, vaut { $value }. Personne ne mène.
   *[other] Cible { $number }, { $name }, vaut { $value }. En tête : { $leaders } avec une force de { $strength }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
crooks-page-cell = { $crooks ->
    [none] { $player } sur { $number }, { $target } : vide
   *[other] { $player } sur { $number }, { $target } : { $crooks }
}
crooks-page-hangout = Lieu { $letter }, { $name } : { $count ->
    [0] vide
    [one] un Escroc, { $price } $
   *[other] { $count } Escrocs, { $price } $
}. { $knowledge ->
    [none] { "" }
    [certain] Il y a là : { $crooks }.
   *[past] Pris depuis votre regard : { $taken }. Peut-être encore là : { $crooks }.
}
crooks-page-taken = { $count } pris depuis
crooks-page-pile = Vous regardez { $hangout }
crooks-page-hand = Dans votre main
crooks-page-holds = { $player } a un Escroc en main.
crooks-page-pick-target = Choisissez une case éclairée de votre ligne.
crooks-page-why = { $way } : { $why }
crooks-page-mode = { $mode ->
    [down] Face cachée ({ $price } $)
    [use] Face visible, avec la capacité
   *[up] Face visible
}
crooks-page-glimpse = Votre dernier regard : { $place }
crooks-page-gangs = Gangs
crooks-page-gang = Gang
crooks-page-points = Points
crooks-page-must-pass = Vous ne pouvez plus payer aucun Lieu : vous devez passer.
crooks-page-unseen = Escrocs que vous n’avez jamais vus : { $count }
crooks-page-box = Dans la boîte
crooks-page-nobody = personne
crooks-page-undealt = Jamais distribués
crooks-page-bank = Banque : { $amount } $
crooks-page-result = Résultat

## Le plateau de Cambrioleurs & Balances

sneaks-page-sites = Sites
sneaks-page-site = Site { $letter }, { $name } : { $loot ->
    [none] vide
   *[other] { $loot }
}. { $sneaks ->
    [none] { "" }
   *[other] Cambrioleurs : { $sneaks }.
} { $snitches ->
    [none] { "" }
   *[other] Balances : { $snitches }.
}
sneaks-page-kind = { $kind ->
    [collection] Collection
    [carte_blanche] Carte blanche
    [safe_cracking] Forçage de coffre-fort
    [intrigues] Intrigues
    [item] Article spécial
    [documents] Documents
   *[tokens] Butin standard
}
sneaks-page-loot = { $kind ->
    [collection] collection, { $tokens }
    [carte_blanche] carte blanche, trois jetons au choix
    [safe_cracking] forçage de coffre-fort, trois cartes cachette
    [intrigues] intrigues, jusqu’à trois échanges
    [item] article spécial « { $name } », { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [documents] documents, { $colour }
   *[tokens] { $tokens }
}
sneaks-page-count = { $count } { $colour }
sneaks-page-empty = vide
sneaks-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sneaks-page-losses = coûterait
sneaks-page-last = avant :
sneaks-page-team = { $team ->
    [snitch] Balances
   *[sneak] Cambrioleurs
}
sneaks-page-send = { $team ->
    [snitch] Balances vers { $letter }, { $site }
   *[sneak] Cambrioleurs vers { $letter }, { $site }
}
sneaks-page-to-do = { $team ->
    [sneak] Préparez votre plan : où vont vos cambrioleurs, et où vont vos balances ?
    [snitch] Choisissez maintenant où vont vos balances.
   *[none] Confirmez votre plan, ou changez-le.
}
sneaks-page-confirm = Valider le plan
sneaks-page-incomplete = Le plan n’est pas complet
sneaks-page-missing = { $team ->
   *[sneak] Vos cambrioleurs n’ont pas encore de site à dévaliser : choisissez-en un ci-dessus.
    [snitch] Vos balances n’ont pas encore de site à garder : choisissez-en un ci-dessus.
}
sneaks-page-my-plan = Votre plan : cambrioleurs vers { $sneaks }, balances vers { $snitches }.
sneaks-page-in-bank = { $count } en banque
sneaks-page-trade = vous { $mine }, l’autre { $theirs }
sneaks-page-goods = Biens et rangs
sneaks-page-player = Joueur
sneaks-page-stash = Cachette
sneaks-page-items = Articles spéciaux
sneaks-page-total = Points
sneaks-page-rank-points = Points par rang
sneaks-page-rank = { $place }. +{ $points }
sneaks-page-range = Rangs encore possibles, vu les cartes cachette que vous n’avez pas vues
sneaks-page-ally = allié
sneaks-page-finished = a fini son plan
sneaks-page-planning = fait son plan
sneaks-page-bank = Banque
sneaks-page-deck-left = reste { $count }
sneaks-page-unseen = Cachettes non vues
sneaks-page-loot-deck = Pioche de butins
sneaks-page-loot-left = { $back ->
    [none] La pioche est vide.
   *[other] { $count ->
        [one] Une carte, dos { $back }.
       *[other] { $count } cartes, la prochaine a le dos { $back }.
    }
}
sneaks-page-rounds = Manche { $round } ; encore { $least } à { $most }, celle-ci comprise.
sneaks-page-discard = Défausse ({ $count })
sneaks-page-kinds = Sortes de butin
sneaks-page-kind-head = Sorte
sneaks-page-gone = sorties
sneaks-page-open = visibles
sneaks-page-to-come = à venir
sneaks-page-past = Plans passés : cambrioleurs/balances
