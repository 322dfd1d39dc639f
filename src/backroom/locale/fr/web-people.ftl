### Les personnes : revenir sur un autre appareil, et ses propres données.

keep-title = Garder mes places
keep-help = Avec une clé d’accès, vous revenez en tant que vous-même, sur cet appareil et sur d’autres : empreinte, visage ou code au lieu d’un mot de passe. Aucune adresse e-mail n’est nécessaire.
keep-guest = Vous êtes un invité : seul ce navigateur vous connaît. S’il vous oublie, vos places sont perdues.
keep-make = Créer une clé d’accès
keep-make-more = Créer aussi une clé d’accès pour cet appareil
keep-made = C’est fait. Sur un autre appareil, choisissez « Se connecter » dans ses réglages.
keep-has-passkey = Cet appareil a déjà une de vos clés d’accès.
keep-no-passkey = Aucune clé d’accès n’a été créée ni utilisée. Vous pouvez réessayer à tout moment.
keep-not-here = Les clés d’accès demandent une adresse sûre qui soit un nom (https, ou localhost). Un code de secours marche partout.
keep-used = créée le { $day }, utilisée pour la dernière fois le { $used }
keep-unused = créée le { $day }
keep-synced = · partagée par vos appareils
keep-copied = Le { $day }, quelqu’un est venu avec ce qui ressemble à une copie et a été refusé. Si ce n’était pas vous, retirez-la.
keep-name = Nom de la clé d’accès
keep-rename = Renommer
keep-rename-of = Renommer la clé d’accès { $name }
keep-remove = Retirer
keep-remove-of = Retirer la clé d’accès { $name }
keep-remove-sure = Personne ne pourra plus se connecter avec la clé d’accès « { $name } ». La retirer ?
keep-remove-last = « { $name } » est votre seul chemin de retour : sans elle, vous redevenez un invité de ce navigateur. La retirer quand même ?
keep-code = Un code de secours
keep-code-help = Sur papier, pour le jour où aucune clé d’accès n’est sous la main. Après quelques essais faux, il se repose une heure.
keep-code-make = Créer un code de secours
keep-code-again = En créer un nouveau
keep-code-again-sure = Le code que vous avez ne marchera plus. En créer un nouveau ?
keep-code-remove = Retirer le code
keep-code-once = Votre code de secours. Il n’est montré qu’une fois : imprimez-le ou notez-le.
keep-code-printed = Pour { $address }, dans les réglages, sous « Se connecter ».
keep-code-print = Imprimer
keep-house = Tenir l’ordre dans la maison
sign-in-title = Se connecter
sign-in-help = Vous avez créé une clé d’accès ou un code sur un autre appareil ? Soyez ici la même personne.
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-code = Code de secours
sign-in = Se connecter
whose-question = Vous jouez ici en tant que { $guest }, un invité avec { $tables ->
    [one] une table
   *[other] { $tables } tables
}. Que deviennent-elles, maintenant que vous êtes { $person } ?
whose-join = Les emporter : elles sont désormais à { $person }
whose-leave = Les laisser ; personne ne pourra plus être cet invité
whose-stay = Rester { $guest }
data-title = Mes données
data-help = Tout ce que ce serveur garde de vous, en un fichier ; et la fin de tout cela, si vous le souhaitez.
data-export = Tout télécharger (JSON)
data-delete = Tout supprimer…
data-delete-sure = Votre nom, vos paroles, vos clés d’accès et votre historique disparaîtront pour de bon. Vous vous levez de toutes les tables ; les parties finies gardent « Ancien joueur ». Personne ne pourra rien rétablir.
data-delete-yes = Tout supprimer

## Ce que les personnes ont fait

record-title = Parties et résultats
record-shows = Qui peut voir cette page
record-shows-everybody = tout le monde
record-shows-friends = mes amis
record-shows-nobody = moi seulement
record-hidden = { $player } ne montre pas ses parties.
record-none-yet = Aucune partie n’est encore finie. Dès qu’il y en aura une, elle sera ici.
record-none = Aucune partie n’est encore finie.
record-games = Parties
record-won = Gagnées
record-streak = Gagnées de suite
record-best-streak = record { $best }
record-favourite = Le plus joué
record-months = Par mois
record-months-chart = Parties par mois : { $games } en tout, dont { $wins } gagnées
record-bar = { $name } : { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
}, { $wins } gagnées
record-key = En or : gagnées.
record-places = Rangs
record-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
record-place-said = { $games } fois au rang { $place }
record-ratings = Cotes
record-rating-chart = Cote à { $game } sur { $games ->
    [one] une partie
   *[other] { $games } parties
} : de { $first } à { $last }
rating-between = entre { $low } et { $high }
rating-provisional = provisoire
record-by-game = Par jeu et nombre de joueurs
record-game = Jeu
record-seats = Joueurs
record-average = Durée
record-minutes = { $minutes } min
record-with = Avec qui
record-with-you = { $player } et vous
record-duel = { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $name } devant { $ahead }, derrière { $behind }
record-duel-key = En or : devant l’autre.
record-only-these = Seulement ces parties : { $player }
record-only = Seulement ces parties
record-all-games = Toutes les parties
record-any-game = Tous les jeux
record-any-seats = Quel que soit le nombre
record-seat-count = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
record-result = Résultat
record-any-result = Gagnées ou non
record-result-won = Gagnées
record-result-lost = Non gagnées
record-with-anybody = Avec tout le monde
record-no-games = Aucune partie de ce genre.
record-played-with = avec { $others }
record-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
record-rated = classée
record-left = un robot a joué la fin
record-replay = Revoir
record-review = Analyse
record-more = Parties plus anciennes
ladder-title = Classement
ladder-help = D’après les parties classées seulement : avant une telle partie, tout le monde donne son accord. Chacun commence à 25 ; une avance de 4 fait gagner deux parties sur trois à deux. Jusqu’à dix parties, une cote est provisoire. Les robots ne bougent pas. Qui quitte une partie classée y finit au dernier rang, et aucun de ceux qui restent n’y perd.
ladder-rank = Rang
ladder-player = Joueur
ladder-rating = Cote
ladder-interval = Intervalle (95 %)
ladder-from-to = { $low } à { $high }
ladder-fixed = fixe
ladder-bot = robot, { $level ->
    [random] au hasard
    [greedy] glouton
    [easy] facile
    [normal] normal
    [hard] difficile
    [expert] expert
   *[other] { $level }
}
ladder-nobody = Personne n’a encore joué de partie classée. Cochez « Cette partie compte pour le classement » à votre prochaine table.

## Amis

friends-title = Amis
friends-none = Toute personne avec qui vous finissez une partie peut devenir votre amie. On invite ses amis à une table en un clic.
friends-asks = aimerait être de vos amis
friends-accept = Oui, { $player }
friends-decline = Non, { $player }
friends-asked = n’a pas encore répondu
friends-withdraw = Retirer la demande faite à { $player }
friends-remove = Ne plus être amis avec { $player }
friends-tables = Où ils jouent
friends-table = { $game } avec { $friends } : { $phase }
friends-met = Vous avez joué avec
friends-add = Demander à { $player }
