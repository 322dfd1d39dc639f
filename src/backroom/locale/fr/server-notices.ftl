### Ce qui prévient les joueurs : des titres et des textes qui peuvent s’afficher sur un écran verrouillé.

notice-turn-title = À vous de jouer
notice-turn = { $game } : une table vous attend.
notice-waits-for = { $game } : la table attend { $players }.
notice-invited-title = Une invitation
notice-invited = { $game } : une place vous est gardée.
notice-over-title = Partie terminée
notice-over = { $game } : une partie est arrivée à sa fin.
notice-clock-title = Votre temps s’écoule
notice-clock = { $game } : votre temps est presque écoulé.
notice-try-title = Cela marche
notice-try = Voilà comment Backroom vous préviendra.
mail-notice =
    { $text }

    { $link }

    De quoi vous êtes prévenu, et comment : { $settings }
mail-confirm-title = Est-ce votre adresse ?
mail-confirm =
    Quelqu’un veut que Backroom le prévienne à cette adresse quand c’est à lui de jouer. Si c’était vous, ouvrez ce lien dans les deux jours :

    { $link }

    Sinon, ne faites rien : il n’y aura pas d’autre message.
problem-bad-zone = Ce fuseau horaire n’est pas connu ici.
problem-no-such-way = Ce moyen de vous joindre n’existe pas, ou ce serveur ne l’a pas.
problem-way-not-allowed = Ce serveur n’envoie pas d’avis à cet endroit.
problem-too-many-ways = Il y a assez de moyens. Retirez-en d’abord un.
problem-way-failed = Rien n’a pu être remis à cet endroit.
preview-title = Une table { DE($game) }
preview-plays = À la table : { $players }.
preview-free =
    { $free ->
        [one] { $players } et une place libre.
       *[other] { $players } et { $free } places libres.
    }
problem-banned = Ce serveur ne vous laisse pas entrer.
problem-no-newcomers = Personne de nouveau ne peut entrer pour l’instant. Revenez dans une heure.
problem-enough-tables = Vous êtes à assez de tables. Finissez d’abord une partie, ou levez-vous quelque part.
problem-enough-said = C’était assez pour cette minute.
problem-silenced = Pour un temps, vous ne pouvez rien dire ici.
problem-blocked = Quelqu’un là-bas ne veut pas jouer avec vous.
problem-no-player = Ce joueur n’existe pas.
problem-no-report = Ce signalement n’existe pas.
problem-no-line = Cette ligne n’existe pas.
problem-not-keeper = Vous n’êtes pas parmi les gardiens de cette maison. Qui la tient les nomme.
problem-keeper-without-passkey = Un gardien a besoin d’une clé d’accès. Le joueur en crée d’abord une, dans les réglages.
problem-other-passkey = Cette clé d’accès n’ouvre pas la maison : elle date d’après la nomination de qui la possède.
problem-needs-key = Pour cela, il faut la clé de la maison.
problem-no-address = Personne ne sait ici d’où ce joueur est venu.
problem-too-many-reports = Vous avez assez signalé pour l’instant. Quelqu’un va regarder.
problem-too-many-blocked = Vous avez bloqué trop de joueurs. Débloquez-en d’abord un.
table-hushed = Une ligne a été retirée par la maison.
