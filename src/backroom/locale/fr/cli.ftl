### Ce que `backroom play` dit aux joueurs, dans tous les jeux.

## Les mots qu’on peut taper, outre les mots anglais, qui marchent toujours

cli-word-help = aide
cli-word-board = table
cli-word-log = journal
cli-word-rule = règle
cli-word-save = sauver
cli-word-quit = quitter
cli-words-yes = oui o
cli-words-no = non n

## Les joueurs

cli-player = Joueur { $number }
cli-bot = Bot { $number }
cli-welcome = { $game }. Vous êtes { $player }. Tapez { $help } pour obtenir de l’aide.
cli-welcome-all = { $game }. À ce clavier : { $players }. Tapez { $help } pour obtenir de l’aide.
cli-welcome-watch = { $game }. Seuls des robots jouent.
cli-bots = Robots : { $bots }.
cli-seat-bot = { $player } ({ $bot })
cli-resumed = { $moves ->
    [one] La partie enregistrée reprend après un choix.
   *[other] La partie enregistrée reprend après { $moves } choix.
}

## Un choix

cli-news = Depuis votre dernier choix
cli-news-left-out = { $count ->
    [one] … et une ligne avant : { $log } montre tout
   *[other] … et { $count } lignes avant : { $log } montre tout
}
cli-prompt = { $player }>
cli-choose-number = { $count ->
    [1] Tapez 1, l’action « { $example } », ou { $help }.
   *[other] Tapez un nombre de 1 à { $count }, une action comme « { $example } », ou { $help }.
}
cli-not-understood = « { $typed } » n’est ni un choix ni une commande.
cli-no-such-number = Il n’y a pas de choix { $typed } en ce moment.
cli-refused = { $action } : { $why }
cli-confirm = { $question } ({ $yes }/{ $no })
cli-not-confirmed = Rien n’a été choisi.

## Questions

cli-allowed = { $action } : vous pouvez le choisir maintenant, avec { $number }.
cli-refused-heading = Impossible en ce moment, et pourquoi :
cli-nothing-refused = Tout ce qui est de cette sorte est possible maintenant.
cli-refused-group = { $why } { $actions }
cli-rule = { $number } : { $text }
cli-rule-which = Quelle règle ? Par exemple : { $rule } { $number }
cli-rule-unknown = Il n’y a pas de règle { $number } dans ce jeu.
cli-log-heading = La partie jusqu’ici, telle que { $player } l’a vue
cli-log-public = Ce que tous ont vu ; sans aide-mémoire, les regards privés ne sont pas montrés une seconde fois.
cli-help =
    On choisit par le numéro, par la notation ou par les mots.
    { $unknown } — tout ce qui est impossible maintenant, et pourquoi ; { $unknown } { $example } — la même chose pour cette seule action
    { $rule } { $number } — le texte d’une règle
    { $board } — la table à nouveau
    { $log } — tout ce qui s’est passé
    { $save } FICHIER — garder la partie dans un fichier (qui dit tout, même les cartes cachées)
    { $quit } — partir ; vous pourrez sauver d’abord

## Plusieurs personnes à un clavier

cli-turn-over = { $player }, votre tour est fini. Appuyez sur Entrée pour cacher l’écran.
cli-hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée.

## Sauver et partir

cli-save-which = Quel fichier ? Par exemple : { $save } { $file }
cli-saved = Partie gardée dans { $file }. Pour continuer : { $command }
cli-save-failed = Impossible d’écrire { $file } : { $why }
cli-overwrite = { $file } existe déjà. Le remplacer ?
cli-save-before-leaving = Pour sauver la partie, tapez le nom d’un fichier. Appuyez sur Entrée pour partir sans sauver.
cli-save-record = Pour garder cette partie, tapez le nom d’un fichier. Appuyez sur Entrée pour ne pas la garder.
cli-kept = Vous êtes parti au milieu de la partie. Elle est gardée dans { $file }. Pour continuer : { $command }
cli-kept-record = Partie gardée dans { $file }. Pour la relire : { $command }
cli-left = La partie n’a pas été sauvée.

## La fin

cli-over = La partie est terminée. Tout est découvert.

## Ce qui ne va pas dans la ligne de commande

cli-error-humans = Il ne peut pas y avoir { $humans } personnes à une table de { $seats } joueurs.
cli-error-bots = { $bots } robots sont nommés, et il en faut { $needed } ; nommez-en un par place, ou un seul pour toutes.
cli-error-names = { $names } noms sont donnés pour { $seats } joueurs.
cli-error-name = Le nom « { $name } » ne convient pas : un nom est lisible, non vide, et donné une seule fois.
cli-error-option = « { $option } » n’est pas une option ; écrivez NOM=VALEUR.
cli-error-seats = La partie enregistrée compte { $seats } joueurs, pas { $given }.
cli-error-resumed = { $option } est pour une nouvelle partie ; celle du fichier a le sien.
cli-error-no-board = { $game } ne peut pas encore être montré dans un terminal.
