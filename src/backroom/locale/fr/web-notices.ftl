### Les tables qui attendent : ce que dit l’onglet, où aller ensuite, et ce qui prévient les joueurs.

title-waiting = ({ $count }) { $page }
waiting-count =
    { $count ->
        [one] { $count } table vous attend
       *[other] { $count } tables vous attendent
    }
waiting-here = C’est cette table qui vous attend
next-waiting = Table suivante qui vous attend
lobby-left = encore { $time }
lobby-put-away = Ranger
lobby-put-away-of = Ranger : { $game }
lobby-have-back = Remettre
lobby-away =
    { $count ->
        [one] Une table rangée
       *[other] { $count } tables rangées
    }

## Avis

shoulder-question = Backroom doit-il vous prévenir quand c’est à vous de jouer, même si vous regardez ailleurs ?
shoulder-yes = Oui, prévenez-moi
shoulder-no = Pas maintenant
telling-title = Une tape sur l’épaule
telling-help = Quand vous regardez ailleurs, vous pouvez être prévenu de ce qui se passe à vos tables : de quel jeu il s’agit, et rien qu’un écran verrouillé ne devrait montrer.
telling-of = Prévenez-moi
telling-turn = quand c’est à moi de jouer
telling-invited = quand une place m’est gardée
telling-over = quand une partie est terminée
telling-clock = quand mon temps est presque écoulé
telling-quiet = Heures de silence
telling-quiet-on = Ne me prévenez de rien pendant ces heures ; ce qui est encore vrai après est dit alors
telling-quiet-first = de
telling-quiet-last = à
telling-ways = Comment je suis prévenu
telling-way-push = Un navigateur ({ $to })
telling-way-page = Un navigateur, tant qu’un onglet est ouvert
telling-way-here = Ce navigateur
telling-table = Prévenir un salon de discussion pour cette table
telling-table-help = Qui elle attend, et sa fin : ce que tout le monde peut savoir. Webhooks chez : { $origins }.
telling-table-done = Il est prévenu pour cette table désormais. Les réglages permettent d’y mettre fin.
telling-way-mail = { $to }
telling-way-hook = Webhook chez { $to }
telling-unconfirmed = pas encore confirmée : ouvrez le lien dans le message
telling-failing = n’a pas pu être joint dernièrement
telling-try = Essayer
telling-try-of = Essayer : { $way }
telling-tried = C’est en route.
telling-remove = Retirer
telling-remove-of = Retirer : { $way }
telling-begin = Me prévenir dans ce navigateur
telling-denied = Ce navigateur ne laisse rien montrer à Backroom. Cela se change dans ses réglages pour cette page.
telling-mail = Adresse e-mail
telling-mail-sent = Un message est en route : ouvrez le lien qu’il contient.
telling-hook = Adresse d’un webhook
telling-hooks-at = Ce serveur envoie à { $origins }.
telling-chat = au format des messageries
telling-add = Ajouter
confirm-title = Votre adresse e-mail
confirm-done = Elle est confirmée : des messages y arriveront quand quelque chose vous attend.

## L’ordre dans la maison

talk-block = Bloquer { $player }
talk-report = Signaler { $player }
report-title = Signaler { $player }
report-why = Pourquoi ?
report-insults = insultes
report-cheating = triche
report-name = le nom
report-spam = publicité
report-other = autre chose
report-said = Que s’est-il passé ?
report-send = Signaler
report-done = La maison va regarder.
house-read = J’ai lu
house-silenced = Vous ne pouvez rien dire jusqu’au { $until }.

## Sans connexion

offline-title = Pas de liaison avec la maison
offline-kept = Vos tables sont gardées telles quelles. Pour choisir, parler et voir ce que font les autres, il faut une liaison avec le serveur.
offline-works = Ce qui marche sans elle : les histoires des jeux que vous avez déjà regardées ici.
offline-back = La page reprend d’elle-même dès que la liaison est rétablie.
