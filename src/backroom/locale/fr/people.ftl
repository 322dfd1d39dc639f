### Les personnes qui reviennent : ce que le serveur en dit.

problem-too-many-passkeys = Vous avez assez de clés d’accès. Retirez-en d’abord une.
problem-old-challenge = Cela a duré trop longtemps, ou a déjà servi. Recommencez.
problem-bad-passkey = Cette clé d’accès n’a pas été faite pour cette page, ou sa réponse n’est pas fiable. Rien n’a changé.
problem-no-passkey = Cette clé d’accès n’existe pas ici : elle a été retirée, ou elle est d’une autre maison.
problem-copied-passkey = Cette clé d’accès ressemble à la copie d’une clé qui a servi depuis. Connectez-vous avec une autre, et retirez-la.
problem-no-recovery = Ce code de secours n’est pas le bon, ou il se repose une heure après trop d’essais.
problem-both-seated = Vous êtes tous deux assis à une table qui n’est pas finie. Finissez d’abord cette partie, ou laissez l’invité derrière vous.
problem-rating-not-agreed = Cette partie ne compte pour le classement que si tout le monde est d’accord. Qui ne le veut pas peut demander aux autres d’y renoncer.
problem-rating-with-bots = Une partie compte pour le classement entre personnes seulement, ou pour une personne contre les robots de la maison.
problem-rating-other-edition = Seules les parties avec l’édition de la maison comptent pour le classement.
problem-rated-no-undo = Cette partie compte pour le classement : ce qui a été révélé ou répondu reste.
problem-not-shown = Ce joueur ne montre pas ses parties.
problem-no-person = Ce joueur n’existe plus.
table-rated = { $you ->
    [yes] Vous acceptez
   *[no] { $player } accepte
} que la partie compte pour le classement.
table-unrated = { $you ->
    [yes] Vous ne voulez
   *[no] { $player } ne veut
} pas que la partie compte pour le classement.
problem-too-many-friends = Cela ferait trop d’amis, pour vous ou pour l’autre.
problem-not-met = Vous pouvez demander à celles et ceux avec qui vous avez fini une partie.
problem-no-friend = Vous n’êtes pas encore amis.
