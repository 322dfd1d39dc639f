### New York Kings : noms, choix, journal et refus. L’argent est en milliers.

kings-name = New York Kings
kings-about = Une nuit à Manhattan : corrompez la police, menez des missions, recrutez des hommes de main, provoquez vos rivaux aux dés de poker. Le plus riche des survivants gagne à l’aube.
kings-cell = cellule { $cell }

kings-hand-high-card = carte haute
kings-hand-pair = une paire
kings-hand-two-pairs = deux paires
kings-hand-three = un brelan
kings-hand-straight = une suite
kings-hand-full-house = un full
kings-hand-four = un carré

kings-item-money = de l’argent
kings-item-card = une carte
kings-item-number = un numéro de téléphone
kings-item-police = un déplacement de police
kings-item-exact-money = { $amount } k$
kings-item-exact-card = la carte « { $card } »
kings-item-exact-number = le numéro pour { $district }
kings-item-exact-police = la voiture { $car } vers { $district }

## Choix

kings-action-pass = Passer
kings-action-yes = Oui
kings-action-no = Non
kings-action-amount = { $amount } k$
kings-action-to = { $district }
kings-action-own = Votre personnage { $slot }
kings-action-drop = Déposer le personnage { $slot }
kings-action-their = Son homme de main { $slot }
kings-action-seat = Joueur : { $seat }
kings-action-card = Carte : { $card }
kings-action-bonus = Défausser pour un pas : { $card }
kings-action-row = Accepter la mission à l’emplacement { $place }
kings-action-car = Voiture de police { $car }
kings-action-cell = Prisonniers de la cellule { $cell }
kings-action-die = Dé { $die }
kings-action-tile = Tuile de départ { $tile }
kings-action-end-drive = Finir le trajet
kings-action-end-moves = Finir les mouvements
kings-action-end-turn = Finir le tour
kings-action-metro = Prendre le métro
kings-action-heli = Prendre l’hélicoptère
kings-action-accomplish = Accomplir une mission
kings-action-provoke = Provoquer
kings-action-recruit = Recruter
kings-action-dismiss = Se séparer d’un homme de main
kings-action-joker = Joker { $joker }
kings-action-deal = Proposer un arrangement
kings-action-counter = Faire une contre-proposition
kings-action-send = Envoyer la proposition
kings-action-withdraw = Retirer la proposition
kings-action-money-give = Offrir de l’argent
kings-action-money-ask = Demander de l’argent
kings-action-card-give = Offrir une carte
kings-action-card-ask = Demander une carte
kings-action-number = Un numéro de téléphone
kings-action-police = Un déplacement de police

## Ce qu’il faut choisir maintenant

kings-ask-start-tile = Où commence votre affranchi ? Les choix sont montrés ensemble.
kings-ask-bid = Combien pour corrompre la police ? Les mises sont montrées ensemble et toutes perdues ; la plus forte joue en premier et conduit la police.
kings-ask-react = Jouez une carte maintenant, ou passez.
kings-ask-discard = Vous avez plus de cinq cartes : laquelle défaussez-vous ?
kings-ask-moves = Vos mouvements : choisissez qui se déplace, ou finissez-les.
kings-ask-drive = Votre trajet : vers où ? Vous pouvez aussi prendre ou déposer quelqu’un.
kings-ask-police-to = Où va la voiture de police ?
kings-ask-arrest-whom = Quel joueur la police tente-t-elle d’interpeller ?
kings-ask-bonus-to = Où mène le pas supplémentaire ?
kings-ask-heli-to = Où se pose l’hélicoptère ?
kings-ask-actions = Vos actions : choisissez-en une, ou finissez votre tour.
kings-ask-carrier = Qui se charge de la mission ?
kings-ask-accomplish = Quelle mission est accomplie ? Désignez son porteur.
kings-ask-partner = Qui remplace le partenaire perdu ?
kings-ask-provoker = Qui provoque ?
kings-ask-victim = Qui provoquez-vous ?
kings-ask-fold = Vous couchez-vous ?
kings-ask-resist = Vous êtes pris. Résistez-vous ?
kings-ask-casualty = Vous n’avez pas gagné la fusillade : qui sacrifiez-vous ?
kings-ask-hesitation = L’homme de main hésite. Payez-vous 1 k$ de plus ?
kings-ask-recruit-where = Qui tentez-vous de recruter ? Désignez le bar.
kings-ask-offer = Combien proposez-vous ? Un dé par millier : un seul au-dessus de son rang l’engage, et vous ne payez qu’alors.
kings-ask-reroll = Quel dé relancez-vous ?
kings-ask-poach-answer = Un rival convoite votre homme de main. Payez-vous pour le garder ?
kings-ask-dismiss = De qui vous séparez-vous ?
kings-ask-joker-offer = Combien proposez-vous au Joker ? Un dé par millier ; il lui faut un A.
kings-ask-joker-with = Qui le Joker rejoint-il ?
kings-ask-hire-where = Dans quel bar recrutez-vous ?
kings-ask-poach-from = À qui prenez-vous un homme de main ?
kings-ask-poach-whom = Quel homme de main voulez-vous ?
kings-ask-poach-price = Quel prix annoncez-vous ?
kings-ask-remote-row = Quelle mission acceptez-vous à distance ?
kings-ask-redraw-which = Quelle mission change de destination ? Désignez son porteur.
kings-ask-hit-whom = Quel homme de main est tué ?
kings-ask-raid-car = Quelle voiture de police est appelée ?
kings-ask-raid-to = Où a lieu la descente ?
kings-ask-counter = Composez votre contre-proposition, puis envoyez-la.
kings-ask-deal-answer = Acceptez-vous l’arrangement ?
kings-ask-over = La partie est finie.

## Journal

kings-journal-began = La table est prête pour { $seats } joueurs : { $bosses }. Dans les bars attendent { $bars }.
kings-journal-turned-up = { $goal ->
    [none] { $address ->
        [none] Nouvelle mission : { $mission }. Il n’y a pas encore de tuile pour elle.
       *[other] Mission « { $mission } » : à accepter à { $address }.
    }
   *[other] Mission « { $mission } » : { $address } → { $goal }.
}
kings-journal-start-tiles = { $seat } a tiré les tuiles de départ { $districts }.
kings-journal-bosses-placed = Les affranchis commencent : { $starts }.
kings-journal-round-began = { $last ->
    [yes] Le tour de jeu { $round } commence. C’est le dernier.
   *[no] Le tour de jeu { $round } commence.
}
kings-journal-bid = { $seat } mise { $amount } k$.
kings-journal-bids-revealed = Mises en milliers : { $bids }.
kings-journal-rolled-for-first = { $seat } lance { $die } pour la première place.
kings-journal-became-first = { $seat } est premier joueur avec une mise valant { $amount } k$.
kings-journal-drew = { $card ->
    [none] { $seat } pioche une carte.
   *[other] { $seat } pioche « { $card } ».
}
kings-journal-reshuffled = { $count ->
    [one] La défausse est mélangée : la nouvelle pioche compte une carte.
   *[other] La défausse est mélangée : la nouvelle pioche compte { $count } cartes.
}
kings-journal-car-came = La voiture de police { $car } est à { $district }.
kings-journal-discarded = { $seat } défausse « { $card } ».
kings-journal-played = { $seat } joue « { $card } ».
kings-journal-gave-for-step = { $seat } défausse « { $card } » pour un pas.
kings-journal-stole-card = { $card ->
    [none] { $seat } vole une carte à { $victim }.
   *[other] { $seat } vole « { $card } » à { $victim }.
}
kings-journal-turn-began = C’est à { $seat } de jouer.
kings-journal-moves-ended = { $seat } a fini ses mouvements.
kings-journal-turn-ended = { $seat } a fini son tour.
kings-journal-boarded = { $who } monte à { $district } ({ $seat }).
kings-journal-dropped = { $who } descend à { $district } ({ $seat }).
kings-journal-drove = { $kind ->
    [metro] { $group } : en métro jusqu’à { $district } ({ $seat }).
    [prepaid] { $group } : encore un pas jusqu’à { $district } ({ $seat }).
    [bonus] { $group } : plus loin, jusqu’à { $district } ({ $seat }).
    [landing] { $group } : en hélicoptère jusqu’à { $district } ({ $seat }).
   *[normal] { $group } : jusqu’à { $district } ({ $seat }).
}
kings-journal-took-metro = { $seat } prend le métro.
kings-journal-flew = { $seat } prend l’hélicoptère pour { $amount } k$.
kings-journal-drive-ended = { $seat } finit le trajet.
kings-journal-halted = La police stoppe { $seat } à { $district }.
kings-journal-advanced = { $group } ({ $seat }) : désormais { $places }.
kings-journal-car-moved = { $seat } envoie la voiture de police { $car } à { $district }.
kings-journal-arrest-tried = La police tente d’interpeller { $seat } à { $district } ; { $roller } lance les dés pour elle.
kings-journal-rolled = Dés { $dice } ({ $hand } : { $counting }) contre { $against } ({ $other_hand } : { $other_counting }).
kings-journal-got-away = { $seat } s’en tire.
kings-journal-resisted = { $yes ->
    [yes] { $seat } résiste.
   *[no] { $seat } ne résiste pas.
}
kings-journal-cars-broken = { $seat } met la police hors de combat à { $district }.
kings-journal-lost-to-police = { $seat } perd la fusillade contre la police.
kings-journal-arrested = { $group } ({ $seat }) en garde à vue.
kings-journal-provoked = { $seat } provoque { $victim } à { $district }.
kings-journal-staked = { $short ->
    [yes] { $amount ->
        [0] { $seat } n’a plus rien à mettre dans le pot.
       *[other] { $seat } met dans le pot ce qui lui reste : { $amount } k$.
    }
   *[no] { $seat } met { $amount } k$ dans le pot.
}
kings-journal-folded = { $yes ->
    [yes] { $seat } se couche.
   *[no] { $seat } reste.
}
kings-journal-took-pot = { $seat } remporte le pot de { $amount } k$.
kings-journal-shared-pot = { $odd ->
    [0] Égalité : chacun reçoit { $amount } k$ du pot.
   *[other] Égalité : chacun reçoit { $amount } k$ du pot, { $odd } k$ va à la banque.
}
kings-journal-killed = { $who } ({ $seat }) perd la vie.
kings-journal-eliminated = { $seat } est hors jeu.
kings-journal-mission-lost = { $seat } perd la mission « { $mission } ».
kings-journal-mission-expired = La mission « { $mission } » quitte la rangée.
kings-journal-tile-freed = La tuile d’acceptation de « { $mission } » retourne dans le sac.
kings-journal-end-card = Les Cinq Familles se réunissent : le tour de jeu { $round } est le dernier.
kings-journal-announced = { $seat } s’apprête à accepter « { $mission } » avec { $group }.
kings-journal-accepted = { $goal ->
    [none] { $seat } accepte « { $mission } » avec { $group } ; la destination n’est pas montrée.
   *[other] { $seat } accepte « { $mission } » avec { $group } ; destination : { $goal }.
}
kings-journal-accomplished = { $seat } accomplit « { $mission } » à { $goal } et reçoit { $amount } k$.
kings-journal-redrawn = { $goal ->
    [none] « { $mission } » ({ $seat }) a une nouvelle destination cachée.
   *[other] « { $mission } » ({ $seat }) mène désormais à { $goal }.
}
kings-journal-offered = { $phone ->
    [yes] { $seat } appelle { $who } et propose { $amount } k$.
   *[no] { $seat } propose { $amount } k$ à { $who }.
}
kings-journal-offer-rolled = { $seat } lance { $dice }.
kings-journal-hired = { $who } rejoint { $seat } à { $district } pour { $amount } k$.
kings-journal-not-hired = { $who } ne rejoint pas { $seat }.
kings-journal-waits = { $who } attend maintenant à { $district }.
kings-journal-dismissed = { $seat } congédie { $who }.
kings-journal-poaching = { $seat } annonce { $amount } k$ pour { $who } ({ $victim }).
kings-journal-poached = { $kept ->
    [yes] { $victim } paie { $amount } k$ et garde { $who }.
   *[no] { $who } quitte { $victim } pour { $seat }, qui paie { $amount } k$.
}
kings-journal-joker-offered = { $seat } propose { $amount } k$ à { $who }.
kings-journal-joker-hired = { $who } accompagne { $beside } ({ $seat }).
kings-journal-joker-left = { $dead ->
    [yes] { $who } est hors jeu.
   *[no] { $who } retourne à côté du plateau.
}
kings-journal-talks = { $give ->
    [none] { $seat } et { $victim } négocient.
   *[other] { $seat } propose à { $victim }. Donne : { $give }. Demande : { $ask }.
}
kings-journal-talks-ended = { $declined ->
    [yes] La proposition est refusée.
   *[no] La proposition est retirée.
}
kings-journal-dealt = Arrangement conclu. { $seat } donne : { $give }. { $victim } donne : { $ask }.
kings-journal-fortune-shown = { $seat } montre une fortune de { $amount } k$.
kings-journal-ended = La partie est finie. Places : { $places }.

## Refus

kings-refusal-eliminated = Votre affranchi est mort.
kings-refusal-not-asked = Ce n’est pas à vous maintenant.
kings-refusal-wrong-phase = Ce n’est pas ce qu’on vous demande maintenant.
kings-refusal-deals-off = Cette table joue sans arrangements.
kings-refusal-jokers-off = Cette table joue sans Jokers.
kings-refusal-no-such-thing = { $rule ->
    [NK-241] Personne chez vous n’est en mission.
   *[other] Il n’y a rien de tel ici.
}
kings-refusal-not-first = Seul le premier joueur conduit la police.
kings-refusal-not-held = Vous n’avez pas cette carte.
kings-refusal-bad-amount = Ce montant n’est pas possible ici.
kings-refusal-cannot-afford = Vous n’avez pas autant d’argent.
kings-refusal-in-custody = C’est impossible avec quelqu’un en cellule.
kings-refusal-moved-already = Ce mouvement a déjà été fait.
kings-refusal-acted-already = Cette action a déjà été utilisée.
kings-refusal-not-connected = Aucune liaison n’y mène d’ici.
kings-refusal-too-far = Une voiture de police avance d’un ou deux quartiers, pas plus ni moins.
kings-refusal-stopped = Ce mouvement a été arrêté : il n’a plus de pas ordinaire.
kings-refusal-no-steps = Il ne reste plus aucun pas pour cela.
kings-refusal-step-left = Un pas sans carte est encore possible.
kings-refusal-not-from-here = Ce trajet ne part que d’où tous les passagers ont commencé le tour.
kings-refusal-at-risk = Pas de mission à risque dans le métro.
kings-refusal-wrong-place = Aucun des vôtres n’est au bon endroit.
kings-refusal-police-here = Pas à côté de la police avec une mission à risque.
kings-refusal-too-few = Vous y avez trop peu de monde disponible.
kings-refusal-on-mission = Ce personnage est en mission.
kings-refusal-no-slot = Vous avez déjà quatre hommes de main ; séparez-vous d’abord de l’un d’eux.
kings-refusal-wrong-window = Cette carte ne se joue pas à ce moment.
kings-refusal-no-target = Cela n’aurait aucun effet maintenant.
kings-refusal-deal-closed = On ne peut rien proposer à ce moment.
kings-refusal-deal-quota = Il ne vous reste pas de proposition ce tour ou dans cette suite.
kings-refusal-deal-item = Cela ne peut pas faire partie de cet arrangement maintenant.
kings-refusal-deal-unable = Vous ne pouvez pas tenir cet arrangement.
kings-refusal-illegal = C’est impossible maintenant.
