### La page : ce qu’elle dit elle-même. Journal, choix, refus et règles viennent des fichiers des jeux.

brand = Backroom
skip-to-content = Aller au contenu
close = Fermer
cancel = Annuler
nav-label = Navigation principale
nav-lobby = Tables
nav-learn = Première partie
nav-rules = Règles
nav-ladder = Classement
nav-puzzles = Problèmes
nav-settings = Réglages
language-en = English
language-fr = Français
language-it = Italiano
connection-lost = La connexion est coupée. Rien n’est perdu : la page réessaie et reprendra là où vous en étiez.
connection-queued = Votre choix attend ici et partira dès que la connexion reviendra.
page-incomplete = Une partie de la page n’est pas arrivée : la connexion est coupée, ou il y a une version plus récente.
page-reload = Recharger la page
guest-name = Invité { $number }
problem = Cela n’a pas marché : { $why }
nowhere-title = Rien à cette adresse
nowhere-text = Le lien est peut-être ancien, ou il lui manque une lettre. D’ici, vous pouvez continuer :
way-to-tables = Vers les tables

game-crooks = Crooks
game-sneaks = Cambrioleurs & Balances
game-kings = New York Kings
game-animalcatraz = Animalcatraz

## Accueil

lobby-title = La table de l’arrière-salle
lobby-welcome = Quatre jeux de truands. Les robots sont déjà là.
lobby-name = Vous êtes
lobby-record = Mes parties et mes résultats
lobby-rename = Changer de nom
lobby-keep = Garder mes places
lobby-sign-in = Se connecter
lobby-name-save = Enregistrer
lobby-games = Les jeux
lobby-play-now = Jouer
lobby-play-now-of = Jouer tout de suite contre des robots : { $game }
lobby-open-table = Ouvrir une table
lobby-open-table-of = Ouvrir une table : { $game }
lobby-players = { $least } à { $most } joueurs
lobby-minutes = { $minutes } min
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
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $free } places libres
}
lobby-over = Terminée
lobby-frozen = En lecture seule
lobby-closed = Fermée
lobby-closes = Ferme le { $day } si personne ne joue
lobby-go = Aller à la table
lobby-watch = Regarder
lobby-sit = S’asseoir
lobby-go-on = Continuer
lobby-see-end = Voir la fin
lobby-waiting = On vous attend
name-ask = Votre nom
name-face = Votre visage : celui de votre nom, ou l’un de ceux-ci
face-of-name = Le visage de votre nom
face-number = Visage { $number }
name-others = Les autres à la table le verront.
pace-none = sans pendule
pace-live = en direct, { $minutes } min chacun + { $seconds } s par choix
pace-turns = { $days ->
    [one] un jour
   *[other] { $days } jours
} par choix
option-is = { $option } : { $value }
option-without = sans « { $option } »
lobby-first-time = Jamais joué ? Commencez avec des conseils.

## Une nouvelle table

new-title = Une table { DE($game) }
new-seats = Joueurs
new-bots = Dont robots
new-bot-level = Force des robots
new-pace = Rythme
new-pace-none = Sans pendule
new-pace-live = En direct
new-pace-turns = Au tour par tour
new-pace-help = { $pace ->
    [live] Tout le monde joue d’une traite : { $minutes } minutes chacun, et { $seconds } secondes de plus par choix. Un robot joue pour qui n’a plus de temps, et la place peut être reprise à tout moment.
    [turns] Revenez quand vous voulez : vous avez { $days ->
        [one] un jour
       *[other] { $days } jours
    } par choix, et « Vos tables » dit quand c’est à vous. Un robot joue pour qui laisse passer le délai.
   *[none] Chacun prend le temps qu’il lui faut.
}
new-public = Tout le monde peut s’asseoir
new-private = Sur invitation seulement
new-who = Qui peut venir
new-who-help = { $who ->
    [private] Seules les personnes à qui vous donnez un lien trouvent la table, et personne ne peut regarder.
   *[public] La table figure parmi les tables ouvertes ; tout le monde peut prendre une place libre ou regarder.
}
new-hints = Conseils
new-hints-help = Pendant que vous choisissez, vous pouvez consulter l’entraîneur ; le journal le dit, et la partie ne compte pour personne.
new-edition = Édition
new-options = Options
new-presets = Pour commencer
new-no-options = Ce jeu se joue toujours de la même façon.
new-barred = Incompatible avec le reste : { $why }
new-missing = { $chosen ->
    [one] { $chosen } choisi
   *[other] { $chosen } choisis
} : encore { $count }, sinon ils restent à l’écart.
new-earlier = { $thing } : plus haut
new-dropped = { $count ->
    [one] Ne va pas avec votre dernier choix, et revient à l’habituel
   *[other] Ne vont pas avec votre dernier choix, et reviennent à l’habituel
} : { $options }.
new-open = Ouvrir la table

## Invitations

join-title = Une invitation pour vous
join-working = On vous installe…
join-failed = Cette invitation ne peut pas servir : { $why }
join-instead = Vous y êtes peut-être déjà : vos tables sont sur la première page. Sinon, prenez place à une table ouverte, ou jouez tout de suite contre des robots.
join-name = Sous quel nom prenez-vous place ? Les autres le verront.
join-sit = Prendre ma place

## À une table

table-title = Une table { DE($game) }
table-loading = On dresse la table…
table-refused = Cette table n’est pas pour vous
table-is-closed = Cette table a été fermée, car plus personne ne s’en servait.
table-closes = Il ne s’est rien passé ici depuis longtemps. Si personne ne fait rien, la table ferme le { $day }.
title-your-turn = ● À vous : { $game }
table-seats = Joueurs
table-spectators = { $count ->
    [one] Un spectateur
   *[other] { $count } spectateurs
}
table-more = Autres actions à cette table
table-aside = À côté du plateau
table-leave = Partir (un robot continue)
table-leave-to = Partir ({ $player } continue)
table-leave-to-sure = Quittez-vous la partie pour de bon ? { $player } jouera alors à votre place.
table-leave-yes = Partir
table-resign = Abandonner
table-resign-sure = Quittez-vous la partie pour de bon ?
bot-name = Robot { $seat }
former-player = Ancien joueur
seat-free = place libre
seat-you = vous
seat-bot = robot
seat-nature = { $nature } : { $meaning }
temperament-careful = d’humeur prudente
temperament-careful-help = de deux coups à peu près égaux, le plus sûr
temperament-grasping = âpre au gain
temperament-grasping-help = de deux coups à peu près égaux, celui qui rapporte des biens ou de l’argent
temperament-quarrelsome = d’humeur querelleuse
temperament-quarrelsome-help = de deux coups à peu près égaux, celui qui cherche querelle
temperament-unforgiving = d’humeur rancunière
temperament-unforgiving-help = de deux coups à peu près égaux, celui qui vise la personne en tête
seat-here = présent
seat-away = absent
seat-stand-in = remplacé par un robot
seat-out = hors jeu
out-title = Vous êtes hors jeu
out-words = Votre partie s’arrête ici. Les autres continuent, et vous pouvez les regarder.
out-watch = Regarder les autres
out-review = Comment c’est arrivé
out-new = Nouvelle partie
seat-choosing = est en train de choisir
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
log-title = Ce qui s’est passé
log-since = Depuis votre dernier choix
log-earlier = Afficher les lignes précédentes
talk-spectator = (spectateur)
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
prompt-interrupted = C’est le tour { DE($player) } ; une question pour vous entre-temps.
prompt-time-out = { $who ->
    [rules] Si le temps s’écoule, les règles choisissent pour vous.
   *[bot] Si le temps s’écoule, un robot choisit pour vous.
}
prompt-refuse = Passer jusqu’à mon tour : { $question }
prompt-refusing = Passé pour vous jusqu’à votre tour : { $question }
prompt-plan-dropped = Le reste de ce que vous aviez prévu est abandonné : { $why }
prompt-plan-changed = la situation a changé.
prompt-ask-again = Me demander de nouveau
prompt-not-now = { $count ->
    [one] { $count } choix impossible pour l’instant
   *[other] { $count } choix impossibles pour l’instant
}
prompt-undo = Reprendre mon choix
prompt-skip = Abréger l’animation
prompt-read-rule = Lire la règle { $rule }
undo-asked = { $player } voudrait reprendre un choix.
undo-agree = Accepter
undo-refuse = Refuser
undo-sure = Depuis votre dernier choix, quelque chose a été vu ou répondu. Le reprendre quand même, avec tout ce qui a suivi ?
over-title = { $count ->
    [one] Victoire { DE($players) }
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
over-bar = La partie est finie
over-ending = Revenir au final
over-other-game = Un autre jeu avec les mêmes personnes…
over-evening = { $games } parties ensemble, gagnées : { $scores }
over-evening-score = { $player } { $wins }
over-rematch = Rejouer
over-rematch-go = Aller à la partie suivante
table-what-if = { $real ->
    [yes] Et si… À partir du moment { $moment } de la vraie table. Non classée.
   *[no] Et si… À partir du moment { $moment }, nouvelle donne. Non classée.
}
over-replay = Revoir la partie
over-record = Télécharger la partie
gather-title = Une table { DE($game) } se remplit
gather-rate = Cette partie compte pour le classement
gather-rate-help = Si tout le monde est d’accord : entre personnes, ou l’une d’entre vous contre des robots. Il n’y a alors pas de conseils, et ce qui a été révélé reste.
gather-rate-agreed = { $count ->
    [one] { $players } le souhaite. Elle compte si tout le monde est d’accord.
   *[other] { $players } le souhaitent. Elle compte si tout le monde est d’accord.
}
gather-friends = Garder une place à un ami :
gather-friend-asked = invitation envoyée : { $player }
gather-help = Il faut quelqu’un sur chaque chaise : asseyez-vous, invitez un ami par un lien, ou installez un robot.
gather-terms = Ce qui est convenu :
gather-who = { $who ->
    [public] tout le monde peut s’asseoir
   *[private] sur invitation seulement
}
gather-name = Avant de vous asseoir : comment vous appelez-vous ?
gather-seat = Place { $seat }
gather-invited = invité
gather-sit = S’asseoir ici
gather-invite = Inviter par un lien
gather-put-bot = Installer un robot à la place { $seat }
gather-bot = Installer un robot
gather-bot-is = (robot : { $level })
gather-remove-bot = Retirer le robot
gather-remove = Retirer { $player }
gather-link = Lien d’invitation
gather-copied = Copié. Le lien sert une seule fois.
gather-start = Commencer
gather-not-full = Il reste des chaises libres.
gather-wait-owner = On attend que l’hôte de la table commence.
gather-wait-others = On attend les autres.
gather-leave = Se lever

## La première partie, avec des conseils

learn-title = Votre première partie
learn-about = Regardez d’abord les images, puis jouez une vraie partie contre des robots faciles. À chaque choix, une note dit de quoi il s’agit. Rien ne compte, et vous pouvez partir quand vous voulez.
learn-bots = { $count ->
    [one] contre un robot facile
   *[other] contre { $count } robots faciles
}
learn-story = Apprendre en deux minutes
learn-start = Commencer par { $game }
guide-label = Conseils
guide-watch = Regardez ce que font les autres
guide-close = Compris
guide-things = Nouveau pour vous sur le plateau
guide-rules = Les règles qui s’appliquent
guide-happened = Ce qui vient de se passer, et pourquoi
guide-crooks-turn = À vous : payez pour regarder, ou quittez la partie
guide-crooks-turn-hint = Les petites piles sont bon marché, les grandes donnent plus de choix. Vous vous souvenez de ce que vous y laissez : la page le note à chaque Lieu. Ne passez pas encore, c’est définitif.
guide-crooks-take = Prenez un Escroc
guide-crooks-take-hint = Prenez celui qui peut vous gagner une Cible, seul ou avec les vôtres. Mener un Gang rapporte aussi des points. Ceux que vous laissez, vous les connaissez, et les autres non.
guide-crooks-place = Envoyez-le sur une Cible
guide-crooks-place-hint = Choisissez une case éclairée de votre ligne, puis la façon de placer l’Escroc. Face visible, c’est gratuit et il peut utiliser sa capacité. Face cachée, cela coûte un dollar et personne ne sait ce que vous avez là.
guide-crooks-swap = Où vont les anciens Escrocs ?
guide-crooks-swap-hint = Le Transfert prend la place de vos Escrocs. Envoyez-les dans une case vide de votre ligne où ils peuvent gagner quelque chose.
guide-crooks-hit = Qui le Tueur élimine-t-il ?
guide-crooks-hit-hint = Tous les Escrocs de ce joueur sur cette Cible vont dans la boîte pour de bon.
guide-crooks-spy = Où regarde l’Espion ?
guide-crooks-spy-hint = Une pile vous dit ce que l’on y trouverait ; une Cible vous dit ce que les autres y ont caché.
guide-sneaks-plan = Faites vos affectations
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
replay-link-for = { $who ->
    [anybody] Toute personne qui a le lien peut l’ouvrir.
   *[players] Table privée : seules les personnes qui y étaient assises peuvent ouvrir le lien.
}
replay-link-copied = Copié
replay-review = Qu’aurais-je pu faire ?
replay-not-over = On ne peut pas revoir cette table : { $why }

## Règles

rules-title = Les règles
rules-in-short = En bref
rules-things = Ce que montre le plateau
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
settings-you = Vous, aux tables
settings-look = L’aspect et le son des tables
settings-language = Langue
settings-speed = Animations
settings-speed-off = Aucune
settings-speed-fast = Rapides
settings-speed-normal = Normales
settings-speed-slow = Lentes
settings-speed-reduced = Votre appareil demande moins de mouvement : rien n’est animé.
settings-symbols = Des lettres et des formes à côté de chaque couleur
settings-aids = Notes et chiffres : ce que vous avez vu, qui mène, les points en l’état
settings-sound = Sons : une clochette quand c’est à vous, de petits signes de ce qui arrive
sound-switch = Son
settings-ask-always = Me poser aussi les questions qui n’ont qu’une seule réponse (sinon elle est donnée pour moi)
settings-kept = Les réglages sont conservés dans ce navigateur et vous suivent quand vous vous connectez ailleurs.

## Qui entre sous le nom du visiteur

access-title = Sessions et programmes
access-help = Ce navigateur vous connaît par un cookie. Si quelqu’un d’autre a pu l’obtenir, mettez fin à toutes les autres sessions.
access-others = Mettre fin aux autres sessions
access-others-done = C’est fait : seul ce navigateur vous connaît encore.
access-everywhere = Mettre fin à toutes les sessions, ici aussi
access-everywhere-sure = Sans clé d’accès ni code de secours, personne, pas même vous, ne pourra revenir en tant que ce joueur et reprendre ses parties. Vraiment ?
access-tokens = Jetons des programmes
access-tokens-help = Avec un jeton, un de vos programmes joue sous son propre nom, signalé comme robot.
access-token-made = { $scope ->
    [watch] Créé le { $day } ; peut seulement regarder
   *[play] Créé le { $day } ; peut jouer
}
access-revoke = Révoquer { $name }
access-token-name = Nom du programme
access-token-make = Créer un jeton
access-token-once = Le jeton n’est affiché que cette fois. Gardez-le en lieu sûr.

## À propos

about-title = À propos de cette page
about-text = Quatre jeux de truands, joués exactement selon leurs règles, avec des gens ou des robots. Pas de publicité, pas de traçage, aucune ressource chargée depuis un autre site.
about-icons = Icônes : { $link }, par Lorc, Delapouite et d’autres, licence CC BY 3.0.
about-fonts = Polices : Limelight, Josefin Sans et Cabin, SIL Open Font Licence.
about-hashes = Empreintes : noble-hashes de Paul Miller, licence MIT.
about-link = À propos

## Le plateau de Crooks

crooks-page-table = Cibles et lignes
crooks-page-hangouts = Lieux
crooks-page-money = { $amount } $
crooks-page-score = { $points } pts
crooks-page-to-do = { $phase ->
    [turn] Où recrutez-vous ?
    [take] Prenez un Escroc
    [place] Où va-t-il ?
    [swap] Où vont-ils ?
    [hit] Qui est frappé ?
   *[spy] Où regardez-vous ?
}
crooks-page-passed = a passé
crooks-page-card = { $modifier ->
    [none] { $name }, Niveau { $level }{ $gangs ->
        [none] { "" }
       *[other] , { $gangs }
    }{ $ability ->
        [none] { "" }
       *[other] , { $ability }
    }
   *[other] { $name }, Niveau { $level }, Cible { $modifier }{ $gangs ->
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
           *[other] un Escroc caché venu du Lieu { $origin }
        }
       *[other] un Escroc caché venu du Lieu { $origin }, l’un de ceux-ci : { $guesses }
    }
   *[other] { $side ->
        [down] { $origin ->
            [none] face cachée : { $card }
           *[other] face cachée, venu du Lieu { $origin } : { $card }
        }
       *[up] { $origin ->
            [none] { $card }
           *[other] { $card }, venu du Lieu { $origin }
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
    [one] un Escroc, { $price } $
   *[other] { $count } Escrocs, { $price } $
}. { $knowledge ->
    [none] { "" }
    [certain] Il y a là : { $crooks }.
   *[past] Pris depuis votre regard : { $taken }. Peut-être encore là : { $crooks }.
}
crooks-page-taken = { $count } pris depuis
crooks-page-pile = Vous fouillez le Lieu { $hangout }
crooks-page-hand = En main
crooks-page-holds = { $player } a un Escroc en main.
crooks-page-pick-target = Choisissez une case éclairée de votre ligne.
crooks-page-price = Vous payez { $amount } $ par carte regardée.
crooks-page-prospect = { $standing ->
    [lead] prend la tête
    [perhaps] devant ce qu’on voit
    [level] à égalité
   *[behind] reste derrière
}
crooks-page-mode = { $mode ->
    [down] Face cachée ({ $price } $)
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
crooks-page-bank = Banque : { $amount } $
crooks-page-street-front = qui mène ›
crooks-page-street-worth = vaut ›
crooks-page-tie = égalité
crooks-page-box-count = Boîte : { $count }
crooks-page-notes = Ce que vous savez
crooks-page-no-ability = Sans capacité
crooks-page-ability = { $ability ->
    [pickpocket] Placé face visible, il peut prendre 2 $ à la banque pour vous.
    [accomplice] Peut rejoindre l’un de vos Escrocs sur la Cible. Leurs Niveaux s’additionnent.
    [swap] Peut prendre une de vos cases. Les Escrocs qui s’y trouvent vont sur une autre case libre de votre ligne.
    [hitman] Peut éliminer tous les Escrocs d’un joueur sur la Cible, même cachés.
    [kingpin] Ne se recrute que seul dans sa pile, et ne se place jamais face cachée.
    [spy] Peut regarder en secret une Cible ou un Lieu, où vous voulez.
   *[none] Rien de spécial : seuls comptent le Niveau, le Gang et l’effet sur la Cible.
}
crooks-page-close-up = { $gangs ->
    [none] Sans Gang
   *[other] { $gangs }
} · Niveau { $level }{ $change ->
    [more] { " " }· sa Cible vaut { $modifier } de plus
    [less] { " " }· sa Cible vaut { $modifier } de moins
   *[none] { "" }
}

## Le plateau de Cambrioleurs & Balances

sneaks-page-sites = Sites
sneaks-page-act = { $team ->
    [snitch] Dénoncer
   *[sneak] Cambrioler
}
sneaks-page-stash-count = cachette : { $count }
sneaks-page-loot-count = { $count ->
    [0] plus aucun butin
    [1] un butin restant
   *[other] { $count } butins restants
}
sneaks-page-dawn = { $most ->
    [1] dernière manche
   *[other] { $least } à { $most } manches avant l’aube
}
sneaks-page-unseen-count = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}
sneaks-page-step = { $player } : { $count }{ $place ->
    [none] { "" }
   *[other] , rang { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}{ $range ->
    [none] { "" }
   *[other]  ; rangs encore possibles : { $range }
}
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
    [safe_cracking] forçage de coffre-fort, trois cartes cachette secrète
    [intrigues] intrigues, jusqu’à trois échanges
    [item] article spécial « { $name } », { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [documents] documents, { $colour }
   *[tokens] { $tokens }
}
sneaks-page-brings = { $kind ->
    [collection] Un jeton de chaque couleur : { $tokens }.
    [carte_blanche] Trois jetons des couleurs que vous voulez, même identiques.
    [safe_cracking] Les trois premières cartes cachette secrète de la pioche, que vous seul voyez.
    [intrigues] Jusqu’à trois échanges : un de vos jetons contre celui d’un autre joueur, qui ne peut pas refuser.
    [item] { $points ->
        [one] { $points } point à la fin ; la carte reste à son voleur.
       *[other] { $points } points à la fin ; la carte reste à son voleur.
    }
    [documents] Tous sauf le voleur rendent à la banque la moitié de leurs jetons d’une couleur, arrondie vers le haut : { $colour }.
   *[tokens] { $tokens }, pris à la banque.
}
sneaks-page-close-up = { $letter ->
    [none] Chez { $player }
   *[other] Site { $letter }, { $site }
}{ $kind ->
    [item] { " " }· article spécial
   *[other] { "" }
} · dos { $back }
sneaks-page-count = { $count } { $colour }
sneaks-page-losses = coûterait
sneaks-page-last = avant :
sneaks-page-send = { $team ->
    [snitch] Dénoncer : balances vers { $letter }, { $site }
   *[sneak] Cambrioler : cambrioleurs vers { $letter }, { $site }
}
sneaks-page-to-do = { $team ->
    [sneak] Où vont vos cambrioleurs ?
    [snitch] Où vont vos balances ?
   *[none] Validez, ou changez d’avis.
}
sneaks-page-confirm = Valider les affectations
sneaks-page-incomplete = Les affectations ne sont pas complètes
sneaks-page-missing = { $team ->
   *[sneak] Vos cambrioleurs n’ont pas encore de site à dévaliser : choisissez-en un ci-dessus.
    [snitch] Vos balances n’ont pas encore de site à dénoncer : choisissez-en un ci-dessus.
}
sneaks-page-my-plan = Vos affectations : cambrioleurs vers { $sneaks }, balances vers { $snitches }.
sneaks-page-in-bank = { $count } en banque
sneaks-page-trade = vous { $mine }, l’autre { $theirs }
sneaks-page-stamp = { $stamp ->
    [guarded] Gardé
    [stolen] Volé
    [contested] Une carte cachette chacun
    [empty] Mains vides
   *[vanished] Disparu à l’aube
}
sneaks-page-trade-want = D’abord ce que vous voulez.
sneaks-page-trade-wish = { $colour }, chez { $player }
sneaks-page-trade-give = Que donnez-vous en échange ?
sneaks-page-trade-best = Les chiffres : les points que cela peut vous rapporter au mieux.
sneaks-page-player = Joueur
sneaks-page-total = Points
sneaks-page-rank-points = Points par rang
sneaks-page-ally = allié
sneaks-page-finished = a terminé ses affectations
sneaks-page-planning = fait ses affectations
sneaks-page-loot-deck = Pioche de cartes butin
sneaks-page-loot-left = { $back ->
    [none] La pioche est vide.
   *[other] { $count ->
        [one] Une carte, au dos { $back }.
       *[other] { $count } cartes, la prochaine au dos { $back }.
    }
}
sneaks-page-rounds = Manche { $round } ; encore { $least } à { $most }, celle-ci comprise.
sneaks-page-discard = Défausse ({ $count })
sneaks-page-kinds = Sortes de butin
sneaks-page-kind-head = Sorte
sneaks-page-gone = sorties
sneaks-page-open = visibles
sneaks-page-to-come = à venir
sneaks-page-past = Affectations passées : cambrioleurs/balances
