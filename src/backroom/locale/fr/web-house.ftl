### L’ordre dans la maison : la page de ses gardiens.

keeping-title = L’ordre dans la maison
keeping-nav = Parties de cette page
keeping-reports = Signalements
keeping-players = Joueurs
keeping-tables = Tables
keeping-house = La maison
keeping-audit = Ce qui a été fait
keeping-closed = La maison est fermée. Un gardien l’ouvre avec une clé d’accès ; elle reste ouverte une heure dans ce navigateur.
keeping-open = Ouvrir avec ma clé d’accès
keeping-open-until = Ouverte jusqu’à { $time }
keeping-close = Fermer la maison
keeping-no-passkeys = Les clés d’accès ne marchent pas à cette adresse.
keeping-not-keeper = Vous n’êtes pas parmi les gardiens de cette maison. Qui la tient vous nomme avec cette commande ; il vous faut d’abord une clé d’accès (réglages, « Garder mes places »).
keeping-done = C’est fait, et noté.
keeping-none-reports = Aucun signalement. Une maison tranquille.
keeping-reported-by = signalé par { $player }, le { $day }
keeping-settle = C’est réglé
keeping-to-table = Ce qui s’y est dit
keeping-to-player = Au sujet { DE($player) }
keeping-search = Une partie d’un nom, ou un identifiant
keeping-find = Chercher
keeping-nobody-found = Personne ne porte un tel nom.
keeping-id = Identifiant
keeping-sanctions = En vigueur
keeping-no-sanctions = Rien n’est en vigueur.
keeping-until = { $kind }, jusqu’au { $day }
keeping-for-good = { $kind }, pour toujours
keeping-kind-silence = Silence imposé
keeping-kind-ban = Exclusion
keeping-do = Que faire
keeping-text = Ce que le joueur doit lire
keeping-warn = Avertir
keeping-why = Pourquoi (seulement pour le journal de la maison)
keeping-how-long = Pour combien de temps
keeping-hour = une heure
keeping-day = un jour
keeping-week = une semaine
keeping-month = 30 jours
keeping-ever = pour toujours
keeping-silence = Imposer le silence
keeping-ban = Exclure
keeping-address-too = ni personne d’autre de la même adresse, pour un jour au plus
keeping-ban-sure = { $player } devra partir sur-le-champ et ne pourra plus entrer. Exclure ?
keeping-pardon = Tout lever
keeping-own-tables = Tables
keeping-no-tables = Aucune table.
keeping-when = ouverte le { $day }
keeping-lines = Ce qui s’est dit
keeping-no-lines = Rien ne s’est dit ici.
keeping-deleted = (effacé)
keeping-delete = Effacer
keeping-delete-of = Effacer la ligne { DE($player) }
keeping-close-table = Fermer la table
keeping-close-sure = Cette table finit sans résultat. La fermer ?
keeping-phase = { $phase ->
    [gathering] on s’y retrouve
    [playing] en cours
    [over] finie
    [closed] fermée
    [frozen] figée
   *[other] { $phase }
}
keeping-private = privée
keeping-announce-title = Un mot à tout le monde
keeping-announce-help = Il se lit en haut de chaque page. N’envoyez rien pour le retirer.
keeping-announce = Le dire
keeping-limits-title = Les limites de la maison
keeping-limits-help = En plus de celles qui valent toujours. Un champ vide : autant qu’on veut.
keeping-limit-newcomers = Nouvelles personnes par heure, en tout
keeping-limit-tables = Tables auxquelles on peut être et en ouvrir encore une
keeping-limit-lines = Ce qu’une personne peut dire en une minute
keeping-limits-set = Fixer
keeping-act-limits = Nouvelles personnes par heure : { $newcomers } ; tables par personne : { $tables } ; lignes par minute : { $lines }
keeping-no-limit = sans limite
keeping-figures = Chiffres
keeping-figure-open = Tables ouvertes
keeping-figure-over = Tables finies
keeping-figure-archived = Dont aux archives
keeping-figure-rows = Lignes aux archives
keeping-figure-before = Leur taille dans le journal
keeping-figure-after = Leur taille aux archives
keeping-figure-days = Les tables vont aux archives
keeping-after-days = { $days ->
    [0] jamais
    [one] un jour après leur fin
   *[other] { $days } jours après leur fin
}
keeping-keepers = Gardiens
keeping-keeper = { $passkeys ->
    [0] aucune clé d’accès
    [one] une clé d’accès
   *[other] { $passkeys } clés d’accès
}, depuis le { $day }
keeping-no-audit = Rien n’a encore été fait.
keeping-by = par { $keeper }
keeping-by-key = avec la clé de la maison
keeping-act = { $act ->
    [warn] Avertissement
    [silence] Silence imposé
    [ban] Exclusion
    [pardon] Tout est levé
    [close] Table fermée
    [delete] Ligne effacée
    [settle] Signalement réglé
    [announce] Dit à tout le monde
    [limits] Limites fixées
    [appoint] Gardien nommé
    [dismiss] Gardien révoqué
   *[other] { $act }
}
keeping-act-hours = { $hours ->
    [one] pour une heure
   *[other] pour { $hours } heures
}
keeping-somebody = quelqu’un
keeping-table = une table
