### Ce que disent les commandes de `backroom`, dans tous les jeux : play d’abord, puis les outils.

## Les mots qu’on peut taper, outre les mots anglais, qui marchent toujours

cli-word-help = aide
cli-word-board = table
cli-word-log = journal
cli-word-rule = règle
cli-word-save = enregistrer
cli-word-quit = quitter
cli-word-say = dire
cli-word-undo = reprendre
cli-word-leave = céder
cli-word-resign = abandonner
cli-word-hint = conseil
cli-words-yes = oui o
cli-words-no = non n

## Les joueurs

cli-player = Joueur { $number }
cli-bot = Robot { $number }
cli-welcome = { $game }. Vous êtes { $player }. Tapez { $help } pour obtenir de l’aide.
cli-welcome-all = { $game }. À ce clavier : { $players }. Tapez { $help } pour obtenir de l’aide.
cli-welcome-watch = { $game }. Seuls des robots jouent.
cli-bots = Robots : { $bots }.
cli-seat-bot = { $player } ({ $bot })
cli-bot-replaced = { $player } a échoué : { $why }. { $stand_in } joue la suite à sa place.
cli-resumed = { $moves ->
    [0] La partie enregistrée reprend à son début.
    [one] La partie enregistrée reprend après un choix.
   *[other] La partie enregistrée reprend après { $moves } choix.
}

## Un choix

cli-news = Depuis votre dernier choix
cli-news-left-out = { $count ->
    [one] … et une ligne avant : { $log } montre tout
   *[other] … et { $count } lignes avant : { $log } montre tout
}
cli-prompt = { $player }>
cli-choose-number = { $count ->
    [1] Tapez 1, l’action « { $example } », ou { $help }.
   *[other] Tapez un nombre de 1 à { $count }, une action comme « { $example } », ou { $help }.
}
cli-line-not-a-choice = « { $typed } » n’est pas le nom d’un choix ; après le premier, un choix se nomme par ses mots ou sa notation.
cli-line-stopped = { $count ->
    [one] Un choix de votre ligne est fait. Reste à faire : { $rest }
   *[other] { $count } choix de votre ligne sont faits. Reste à faire : { $rest }
}
cli-not-understood = « { $typed } » n’est ni un choix ni une commande.
cli-no-such-number = Il n’y a pas de choix { $typed } en ce moment.
cli-refused = { $action } : { $why }
cli-confirm = { $question } ({ $yes }/{ $no })
cli-not-confirmed = Rien n’a été choisi.

## Questions

cli-allowed = { $action } : vous pouvez le choisir maintenant, avec { $number }.
cli-refused-heading = Ce qui est impossible en ce moment, et pourquoi :
cli-nothing-refused = Tout ce qui est de cette sorte est possible maintenant.
cli-refused-group = { $why } { $actions }
cli-rule = { $number } : { $text }
cli-rule-which = Quelle règle ? Par exemple : { $rule } { $number }
cli-rule-unknown = Il n’y a pas de règle { $number } dans ce jeu.
cli-log-heading = La partie jusqu’ici, vue par { $player }
cli-log-public = Ce que tous ont vu ; sans aide-mémoire, les regards privés ne sont pas montrés une seconde fois.
cli-help =
    On choisit par le numéro, par la notation ou par les mots.
    { $several } entre plusieurs choix — les faire l’un après l’autre, par exemple tout un mouvement
    { $unknown } — tout ce qui est impossible maintenant, et pourquoi ; { $unknown } { $example } — la même chose pour cette seule action
    { $rule } { $number } — le texte d’une règle
    { $board } — la table à nouveau
    { $log } — tout ce qui s’est passé
    { $save } FICHIER — enregistrer la partie dans un fichier (qui dit tout, même les cartes cachées)
    { $leave } — céder votre place à un robot, en équipe à votre coéquipier
    { $quit } — partir ; vous pourrez d’abord enregistrer
cli-help-resign = { $resign } — abandonner : vous quittez la partie pour de bon
cli-help-hint = { $hint } — les meilleurs choix, d’après ce que vous savez ; le journal compte les conseils
cli-hint = Le mieux maintenant, d’après ce que vous pouvez savoir :
cli-hint-choice = { $choice } : { $chance } % de chances de gagner
cli-hint-refused = Il n’y a pas de conseils là où d’autres personnes jouent.
cli-hints-taken = { $count ->
    [one] { $count } conseil a été pris.
   *[other] { $count } conseils ont été pris.
}
cli-no-resigning = On n’abandonne pas dans ce jeu ; { $leave } cède votre place.

## Plusieurs personnes à un clavier

cli-turn-over = { $player }, votre tour est fini. Appuyez sur Entrée pour cacher l’écran.
cli-given = Une seule réponse était possible, donnée pour vous : { $answer }.
cli-hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée.

## Sauver et partir

cli-save-which = Quel fichier ? Par exemple : { $save } { $file }
cli-saved = Partie enregistrée dans { $file }. Pour continuer : { $command }
cli-save-failed = Impossible d’écrire { $file } : { $why }
cli-overwrite = { $file } existe déjà. Le remplacer ?
cli-save-before-leaving = Pour enregistrer la partie, tapez le nom d’un fichier. Appuyez sur Entrée pour partir sans l’enregistrer.
cli-save-record = Pour enregistrer cette partie, tapez le nom d’un fichier. Appuyez sur Entrée pour ne pas l’enregistrer.
cli-kept = Vous avez quitté la partie en cours de route. Elle est enregistrée dans { $file }. Pour continuer : { $command }
cli-kept-record = Partie enregistrée dans { $file }. Pour la relire : { $command }
cli-left = La partie n’a pas été enregistrée.

## La fin

cli-over = La partie est terminée. Tout est découvert.
cli-campaign-failed = La partie n’est pas comptée dans la campagne : { $why }

## Ce qui ne va pas dans la ligne de commande

cli-error-humans = Il ne peut pas y avoir { $humans } personnes à une table de { $seats } joueurs.
cli-error-bots = Robots nommés : { $bots } ; il en faut { $needed }. Nommez-en un par place, ou un seul pour toutes.
cli-error-names = Noms donnés : { $names } ; il en faut { $seats }, un par joueur.
cli-error-name = Le nom « { $name } » ne convient pas : un nom est lisible, non vide, et donné une seule fois.
cli-error-option = « { $option } » n’est pas une option ; écrivez NOM=VALEUR.
cli-error-seats = La partie enregistrée compte { $seats } joueurs, pas { $given }.
cli-error-resumed = { $option } ne vaut que pour une nouvelle partie ; celle du fichier a déjà son réglage.
cli-error-no-campaign = { $game } n’a pas de campagne ; jouez-y sans --campaign.
cli-error-campaign-over = La partie enregistrée est terminée ; une campagne compte une partie au moment où elle finit.
cli-error-campaign-counted = Cette partie a déjà été jouée jusqu’au bout ; elle ne compte qu’une fois dans la campagne.
cli-error-no-board = { $game } ne peut pas encore être montré dans un terminal.
cli-error-seat = Il n’y a pas de place { $seat } ; la partie a les places 0 à { $last }.
cli-error-rule = Il n’y a pas de règle { $number } ; les règles vont de { $first } à { $last }.
cli-error-workers = Il faut au moins un processus qui joue, pas { $workers }.
cli-error-folder = Impossible d’écrire { $file } : il n’y a pas de dossier { $folder }
cli-error-plot = { $file } doit finir par { $forms }
cli-error-matplotlib = Il faut matplotlib pour les graphiques, et il n’est pas installé : pip install 'backroom[plots]'
cli-error-numpy = Il faut numpy pour apprendre, et il n’est pas installé : pip install 'backroom[train]'

## Parties enregistrées : `backroom verify`

cli-verify-holds = { $ended ->
    [yes] { $file } est conforme : { $game }, { $seats } joueurs, choix : { $choices }, terminée, état { $digest }
   *[no] { $file } est conforme : { $game }, { $seats } joueurs, choix : { $choices }, inachevée, état { $digest }
}
cli-verify-fails = { $file } n’est pas conforme : { $why }

## Éditions : `backroom edition`

cli-edition-good = { $file } est une édition valable { DE($game) } : { $edition } ({ $digest })
cli-edition-exists = { $file } existe déjà ; nommez un autre fichier.
cli-edition-written = { $file } est écrit. Corrigez-le, donnez-lui un nom à lui, puis vérifiez-le : { $command }

## Scénarios : `backroom scenario`

cli-scenario-none = Nommez au moins un fichier de scénario, ou un dossier qui en contient.
cli-scenario-no-file = Il n’y a pas de fichier { $file }
cli-scenario-passed = { $vector ->
    [none] réussi  { $title }
   *[other] réussi  { $vector }  { $title }
}
cli-scenario-failed = ÉCHEC  { $file }
cli-scenario-counts = Réussis : { $passed }, échoués : { $failed }
cli-scenario-not-all = { $count ->
    [one] Le scénario échoue.
   *[other] Scénarios qui échouent : { $failed } sur { $count }.
}

## Bonnes manières : `backroom manners`

cli-manners-none = Il n’y a pas de position { $file }. Les positions se trouvent dans les sources, dans tests/manners ; nommez des fichiers ou un dossier qui en contient.
cli-manners-tries = Chaque position est posée au moins une fois, pas { $tries }.
cli-manners-doing = { $bot }, positions : { $count }
cli-manners-counts = { $holding } positions sur { $count } reçoivent une bonne réponse dans au moins { $least } des essais.
cli-manners-not-all = { $count ->
    [one] La position ne reçoit pas de bonne réponse.
   *[other] Positions sans bonne réponse : { $failed } sur { $count }.
}

## Apprendre : `backroom train`

cli-train-numbers = Places, parties, essais, tables, unités et passages sont des nombres entiers à partir de 1, la première couche un multiple de 8, les erreurs de 0 à 100, et la vitesse dépasse 0.
cli-train-games = { $game }, génération { $number } : parties
cli-train-match = { $game }, génération { $number } : match
cli-train-last = { $game } : match contre le dernier réseau
cli-train-nothing = Aucun réseau n’a gagné plus que sa part : les robots jugent comme avant.
cli-train-kept = Gardé : { $file }. Contre ceux qui jugent comme avant, il a gagné { $share } ({ $interval }).

## Beaucoup de parties : `backroom simulate`

cli-simulate-doing = { $game }, parties : { $games }
cli-simulate-head = { $game }, { $seats } joueurs, parties : { $games }, graine { $seed }, édition { $edition } ({ $digest })
cli-simulate-interrupted = Interrompu : on avait demandé { $asked } parties.
cli-simulate-cards = Cartes, selon la part des parties où elles sont entrées en jeu

## Vitesse : `backroom bench`

cli-bench-seconds = La durée doit dépasser 0 seconde, et non { $seconds }.
cli-bench-measuring = mesure
cli-bench-title = par seconde, sur un cœur
cli-bench-game = jeu
cli-bench-seats = joueurs
cli-bench-build = règles
cli-bench-games = parties
cli-bench-moves = choix
cli-bench-copies = copies
cli-bench-redeals = redistributions
cli-bench-views = vues
cli-bench-compiled = compilées
cli-bench-interpreted = interprétées

## Une table en nombres : `backroom features`

cli-features-after = --after a besoin d’une table : donnez un --seed.
cli-features-title = Version { $version }, { $columns } colonnes
cli-features-seat = Ce qu’observe la place { $seat }
cli-features-slot = case
cli-features-columns = première colonne
cli-features-things = dit pour
cli-features-form = forme
cli-features-onehot = un parmi { $count }
cli-features-exactly = exactement 1 à { $count }
cli-features-thermometer = au moins 1 à { $count }
cli-features-scaled = le nombre
cli-features-bits = certains parmi { $count }

## Le serveur

cli-serving = La table est mise : { $address }
cli-serve-port = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port, ou 0 pour n’importe lequel.
cli-serve-folder = Le dossier { $folder } est inutilisable : { $why }
cli-serve-number = { $option } est un nombre de { $least } à { $most }, et non { $given }.
cli-serve-origin = { $option } est une adresse telle que https://play.example.org, et non « { $given } ».
cli-serve-proxy = --proxy est l’adresse IP de votre proxy, et non « { $given } ».
cli-serve-mail = --mail est une adresse telle que smtp://user:password@host:587?from=house@example.org.
cli-admin-key = La clé de la maison n’est pas dans { $file }. Nommez le dossier des données du serveur avec --data.
cli-admin-away = Le serveur à { $address } ne répond pas : { $why }. Nommez-en un autre avec --address.
cli-admin-no-limit = sans limite
cli-admin-done = C’est fait, et noté.

## Une table sur un serveur

cli-join-address = { $address } n’est pas l’adresse d’un serveur ; elle ressemble à http://host:8930/
cli-join-no-server = Aucun serveur ne répond à { $address } : { $why }
cli-join-other-server = Ce qui répond à { $address } n’est pas un serveur de cette version de Backroom.
cli-join-refused = Le serveur a refusé (code { $status }).
cli-join-lost = Le serveur { $address } ne revient pas. Votre place est gardée : reconnectez-vous plus tard.
cli-join-calling = La connexion est coupée ; nouvelle tentative…
cli-join-name = Votre nom :
cli-join-opened = La table est ouverte : { $address }
cli-join-invitation = Invitation à la place { $seat }, valable une fois : { $link }
cli-join-no-tables = Aucune table n’y est ouverte. Ouvrez-en une avec --open-game.
cli-join-table = { $phase ->
    [gathering] { $number } : { $game }, { $seats } places, pas encore commencée. Joueurs : { $players }
   *[playing] { $number } : { $game }, { $seats } places, en cours. Joueurs : { $players }
}
cli-join-which = Quelle table ?
cli-join-edition = Cette table se joue avec l’édition « { $edition } » ; indiquez son fichier avec --edition.
cli-join-start = Tout le monde est là. Commencer la partie ?
cli-join-ask-undo = Depuis, quelque chose a été révélé, tiré ou répondu. Demander aux autres ?
cli-join-allow-undo = Permettez-vous à { $player } de reprendre son dernier choix ?
cli-join-stand-in = Céder votre place à un robot ?
cli-join-gone = Vous avez quitté cette partie ; { $player } joue à votre place.
cli-join-take-back = Un robot joue pour vous. Reprendre votre place ?
cli-join-left = Votre place est gardée. Pour revenir : backroom join { $address }
cli-join-deal-good = La donne était loyale : toute la partie découle de ce que le serveur avait promis avant la première carte.
cli-join-deal-other = La donne n’était PAS loyale : le serveur avait promis une autre graine avant la première carte.
cli-join-deal-bad = La partie ne découle pas de son enregistrement : { $why }
cli-join-help =
    Un choix se fait par son numéro, sa notation ou ses mots.
    { $several } entre plusieurs choix — ils sont faits l’un après l’autre
    { $unknown } — tout ce qui n’est pas possible maintenant, et pourquoi ; { $unknown } { $example } — de même pour cette seule action
    { $rule } { $number } — le texte d’une règle
    { $board } — la table, encore une fois
    { $log } — tout ce qui s’est passé
    { $say } TEXTE — parler à la table
    { $undo } — reprendre votre dernier choix
    { $leave } — céder votre place à un robot, en équipe à votre coéquipier
    { $quit } — fermer ce programme ; votre place est gardée
    { $help } — cette liste
