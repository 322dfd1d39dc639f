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
kings-item-exact-money = { $amount } k$
kings-item-exact-card = la carte « { $card } »
kings-item-exact-number = le numéro pour { LE($district) }
kings-item-exact-police = la voiture de police { $car } { A(LE($district)) }

## Choix

kings-action-pass = Passer
kings-action-yes = Oui
kings-action-no = Non
kings-action-amount = { $amount } k$
kings-action-to = { $district }
kings-action-own = Votre personnage { $slot }
kings-action-drop = Déposer le personnage { $slot }
kings-action-their = Son homme de main { $slot }
kings-action-seat = Joueur : { $seat }
kings-action-card = Carte : { $card }
kings-action-bonus = Défausser pour un déplacement : { $card }
kings-action-row = Accepter la mission à l’emplacement { $place }
kings-action-car = Voiture de police { $car }
kings-action-cell = Vos personnages de la cellule { $cell }
kings-action-die = Dé { $die }
kings-action-tile = Tuile de départ { $tile }
kings-action-end-drive = Finir ce mouvement
kings-action-end-moves = Finir tous les mouvements
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
kings-ask-bid = Combien pour la police ? La plus forte mise joue en premier et la conduit ; tout le monde paie.
kings-ask-react = Jouez une carte maintenant, ou passez.
kings-ask-discard = Vous avez plus de cinq cartes : laquelle défaussez-vous ?
kings-ask-moves = Vos mouvements : choisissez qui se déplace, ou terminez-les.
kings-ask-drive = Votre mouvement : vers où ? Vous pouvez aussi prendre ou déposer quelqu’un.
kings-ask-police-to = Où va la voiture de police ?
kings-ask-arrest-whom = Quel joueur la police tente-t-elle d’interpeller ?
kings-ask-bonus-to = Où mène le déplacement supplémentaire ?
kings-ask-heli-to = Où se pose l’hélicoptère ?
kings-ask-actions = Vos actions : choisissez-en une, ou terminez votre tour.
kings-ask-carrier = Qui se charge de la mission ?
kings-ask-accomplish = Quelle mission est accomplie ? Désignez son porteur.
kings-ask-partner = Qui remplace le partenaire perdu ?
kings-ask-provoker = Qui provoque ?
kings-ask-victim = Qui provoquez-vous ?
kings-ask-fold = Vous couchez-vous ?
kings-ask-resist = La police vous tient. Résistez-vous ?
kings-ask-casualty = Vous n’avez pas gagné la fusillade : qui sacrifiez-vous ?
kings-ask-hesitation = L’homme de main hésite. Payez-vous 1 k$ de plus ?
kings-ask-recruit-where = Qui tentez-vous de recruter ? Désignez le bar.
kings-ask-offer = Combien offrez-vous ? Un dé par millier : un seul au-dessus de sa valeur l’engage, et vous ne payez qu’alors.
kings-ask-reroll = Quel dé relancez-vous ?
kings-ask-poach-answer = Un rival convoite votre homme de main. Payez-vous pour le garder ?
kings-ask-dismiss = De qui vous séparez-vous ?
kings-ask-joker-offer = Combien offrez-vous au Joker ? Un dé par millier ; il lui faut un A.
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
kings-ask-over = La partie est terminée.

## Journal

kings-journal-began = La table est prête pour { $seats } joueurs : { $bosses }. Dans les bars attendent { $bars }.
kings-journal-turned-up = { $goal ->
    [none] { $address ->
        [none] Nouvelle mission : « { $mission } ». Il n’y a pas encore de tuile pour elle.
       *[other] Mission « { $mission } » : à accepter { A(LE($address)) }.
    }
   *[other] Mission « { $mission } » : { $address } → { $goal }.
}
kings-journal-start-tiles = { $you ->
    [seat] Vous avez
   *[other] { $seat } a
} tiré pour tuiles de départ : { $districts }.
kings-journal-bosses-placed = Quartiers de départ des affranchis : { $starts }.
kings-journal-round-began = { $last ->
    [yes] Le tour de jeu { $round } commence. C’est le dernier.
   *[no] Le tour de jeu { $round } commence.
}
kings-journal-bid = { $you ->
    [seat] Vous misez
   *[other] { $seat } mise
} { $amount } k$.
kings-journal-bids-revealed = Mises en milliers : { $bids }.
kings-journal-rolled-for-first = { $you ->
    [seat] Vous obtenez
   *[other] { $seat } obtient
} { $die } au dé qui désigne le premier joueur.
kings-journal-became-first = { $you ->
    [seat] Vous êtes
   *[other] { $seat } est
} premier joueur avec une mise de { $amount } k$.
kings-journal-drew = { $you ->
    [seat] Vous piochez
   *[other] { $seat } pioche
} { $card ->
    [none] une carte.
   *[other] « { $card } ».
}
kings-journal-reshuffled = { $count ->
    [one] La défausse est mélangée : la nouvelle pioche compte une carte.
   *[other] La défausse est mélangée : la nouvelle pioche compte { $count } cartes.
}
kings-journal-car-came = La voiture de police { $car } est { A(LE($district)) }.
kings-journal-discarded = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
} « { $card } ».
kings-journal-played = { $you ->
    [seat] Vous jouez
   *[other] { $seat } joue
} « { $card } ».
kings-journal-gave-for-step = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
} « { $card } » pour un déplacement.
kings-journal-stole-card = { $you ->
    [seat] Vous volez
    [victim] { $seat } vous vole
   *[other] { $seat } vole
} { $card ->
    [none] une carte
   *[other] « { $card } »
}{ $you ->
    [victim] .
   *[other] {" "}à { $victim }.
}
kings-journal-turn-began = C’est à { $you ->
    [seat] vous
   *[other] { $seat }
} de jouer.
kings-journal-moves-ended = { $you ->
    [seat] Vous avez fini vos mouvements.
   *[other] { $seat } a fini ses mouvements.
}
kings-journal-turn-ended = { $you ->
    [seat] Vous avez fini votre tour.
   *[other] { $seat } a fini son tour.
}
kings-journal-boarded = { $who } ({ $you ->
    [seat] vous
   *[other] { $seat }
}) monte en voiture { A(LE($district)) }.
kings-journal-dropped = { $who } ({ $you ->
    [seat] vous
   *[other] { $seat }
}) descend de voiture { A(LE($district)) }.
kings-journal-drove = { $group } ({ $you ->
    [seat] vous
   *[other] { $seat }
}) : { $kind ->
    [metro] en métro jusqu’{ A(LE($district)) }
    [prepaid] un quartier de plus, jusqu’{ A(LE($district)) }
    [bonus] déplacement supplémentaire jusqu’{ A(LE($district)) }
    [landing] en hélicoptère jusqu’{ A(LE($district)) }
   *[normal] jusqu’{ A(LE($district)) }
}.
kings-journal-took-metro = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} le métro.
kings-journal-flew = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} l’hélicoptère pour { $amount } k$.
kings-journal-drive-ended = { $you ->
    [seat] Vous finissez votre mouvement.
   *[other] { $seat } finit son mouvement.
}
kings-journal-halted = La police { $you ->
    [seat] vous stoppe
   *[other] stoppe { $seat }
} { A(LE($district)) }.
kings-journal-advanced = { $group } ({ $you ->
    [seat] vous
   *[other] { $seat }
}) : désormais { $places }.
kings-journal-car-moved = { $you ->
    [seat] Vous envoyez
   *[other] { $seat } envoie
} la voiture de police { $car } { A(LE($district)) }.
kings-journal-arrest-tried = La police tente { $you ->
    [seat] de vous interpeller
   *[other] d’interpeller { $seat }
} { A(LE($district)) } ; { $you ->
    [roller] vous jetez
   *[other] { $roller } jette
} les dés pour elle.
kings-journal-rolled = Dés { $dice } ({ $hand } : { $counting }) contre { $against } ({ $other_hand } : { $other_counting }).
kings-journal-got-away = { $you ->
    [seat] Vous vous en tirez.
   *[other] { $seat } s’en tire.
}
kings-journal-resisted = { $yes ->
    [yes] { $you ->
        [seat] Vous résistez.
       *[other] { $seat } résiste.
    }
   *[no] { $you ->
        [seat] Vous ne résistez pas.
       *[other] { $seat } ne résiste pas.
    }
}
kings-journal-cars-broken = { $you ->
    [seat] Vous mettez
   *[other] { $seat } met
} la police hors de combat { A(LE($district)) }.
kings-journal-lost-to-police = { $you ->
    [seat] Vous ne gagnez pas
   *[other] { $seat } ne gagne pas
} la fusillade contre la police.
kings-journal-arrested = { $you ->
    [seat] En garde à vue : { $group } (vous).
   *[other] En garde à vue : { $group } ({ $seat }).
}
kings-journal-provoked = { $you ->
    [seat] Vous provoquez { $victim }
    [victim] { $seat } vous provoque
   *[other] { $seat } provoque { $victim }
} { A(LE($district)) }.
kings-journal-staked = { $short ->
    [yes] { $amount ->
        [0] { $you ->
            [seat] Vous n’avez
           *[other] { $seat } n’a
        } plus rien à mettre dans le pot.
       *[other] { $you ->
            [seat] Vous mettez dans le pot ce qui vous reste
           *[other] { $seat } met dans le pot ce qui lui reste
        } : { $amount } k$.
    }
   *[no] { $you ->
        [seat] Vous mettez
       *[other] { $seat } met
    } { $amount } k$ dans le pot.
}
kings-journal-folded = { $yes ->
    [yes] { $you ->
        [seat] Vous vous couchez.
       *[other] { $seat } se couche.
    }
   *[no] { $you ->
        [seat] Vous restez.
       *[other] { $seat } reste.
    }
}
kings-journal-took-pot = { $you ->
    [seat] Vous remportez
   *[other] { $seat } remporte
} le pot de { $amount } k$.
kings-journal-shared-pot = { $odd ->
    [0] Égalité : chacun reçoit { $amount } k$ du pot.
   *[other] Égalité : chacun reçoit { $amount } k$ du pot, { $odd } k$ va à la banque.
}
kings-journal-killed = { $who } ({ $you ->
    [seat] vous
   *[other] { $seat }
}) perd la vie.
kings-journal-eliminated = { $you ->
    [seat] Vous êtes
   *[other] { $seat } est
} hors jeu.
kings-journal-mission-lost = { $you ->
    [seat] Vous perdez
   *[other] { $seat } perd
} la mission « { $mission } ».
kings-journal-mission-expired = La mission « { $mission } » quitte la rangée.
kings-journal-tile-freed = La tuile d’acceptation de « { $mission } » retourne dans le sac.
kings-journal-end-card = Les Cinq Familles se réunissent : le tour de jeu { $round } est le dernier.
kings-journal-announced = { $you ->
    [seat] Vous vous apprêtez
   *[other] { $seat } s’apprête
} à accepter « { $mission } » avec { $group }.
kings-journal-accepted = { $you ->
    [seat] Vous acceptez
   *[other] { $seat } accepte
} « { $mission } » avec { $group } ; { $goal ->
    [none] la destination n’est pas montrée.
   *[other] destination : { $goal }.
}
kings-journal-accomplished = { $you ->
    [seat] Vous accomplissez « { $mission } » { A(LE($goal)) } et recevez
   *[other] { $seat } accomplit « { $mission } » { A(LE($goal)) } et reçoit
} { $amount } k$.
kings-journal-redrawn = { $you ->
    [seat] Votre mission « { $mission } »
   *[other] La mission « { $mission } » { DE($seat) }
} { $goal ->
    [none] a une nouvelle destination cachée.
   *[other] mène désormais { A(LE($goal)) }.
}
kings-journal-offered = { $phone ->
    [yes] { $you ->
        [seat] Vous appelez { $who } et offrez
       *[other] { $seat } appelle { $who } et offre
    } { $amount } k$.
   *[no] { $you ->
        [seat] Vous offrez
       *[other] { $seat } offre
    } { $amount } k$ à { $who }.
}
kings-journal-offer-rolled = { $you ->
    [seat] Vous obtenez
   *[other] { $seat } obtient
} { $dice } aux dés.
kings-journal-hired = { $you ->
    [seat] { $who } vous rejoint
   *[other] { $who } rejoint { $seat }
} { A(LE($district)) } pour { $amount } k$.
kings-journal-not-hired = { $you ->
    [seat] { $who } ne vous rejoint pas.
   *[other] { $who } ne rejoint pas { $seat }.
}
kings-journal-waits = { $who } attend maintenant { A(LE($district)) }.
kings-journal-dismissed = { $you ->
    [seat] Vous vous séparez
   *[other] { $seat } se sépare
} { DE($who) }.
kings-journal-poaching = { $you ->
    [seat] Vous annoncez { $amount } k$ pour { $who } ({ $victim }).
    [victim] { $seat } annonce { $amount } k$ pour { $who }, l’un des vôtres.
   *[other] { $seat } annonce { $amount } k$ pour { $who } ({ $victim }).
}
kings-journal-poached = { $kept ->
    [yes] { $you ->
        [victim] Vous payez { $amount } k$ et gardez { $who }.
       *[other] { $victim } paie { $amount } k$ et garde { $who }.
    }
   *[no] { $you ->
        [seat] { $who } quitte { $victim } et vous rejoint ; vous payez
        [victim] { $who } vous quitte pour { $seat }, qui paie
       *[other] { $who } quitte { $victim } pour { $seat }, qui paie
    } { $amount } k$.
}
kings-journal-joker-offered = { $you ->
    [seat] Vous offrez
   *[other] { $seat } offre
} { $amount } k$ à { $who }.
kings-journal-joker-hired = { $who } accompagne { $beside } ({ $you ->
    [seat] vous
   *[other] { $seat }
}).
kings-journal-joker-left = { $dead ->
    [yes] { $who } est hors jeu.
   *[no] { $who } retourne à côté du plateau.
}
kings-journal-talks = { $give ->
    [none] { $you ->
        [seat] Vous négociez avec { $victim }.
        [victim] { $seat } négocie avec vous.
       *[other] { $seat } et { $victim } négocient.
    }
   *[other] { $you ->
        [seat] Vous proposez un arrangement à { $victim }. Vous donnez : { $give }. Vous demandez : { $ask }.
        [victim] { $seat } vous propose un arrangement. Vous recevez : { $give }. Vous donnez : { $ask }.
       *[other] { $seat } propose un arrangement à { $victim }. Donne : { $give }. Demande : { $ask }.
    }
}
kings-journal-talks-ended = { $declined ->
    [yes] La proposition est refusée.
   *[no] La proposition est retirée.
}
kings-journal-dealt = Arrangement conclu. { $you ->
    [seat] Vous donnez
   *[other] { $seat } donne
} : { $give }. { $you ->
    [victim] Vous donnez
   *[other] { $victim } donne
} : { $ask }.
kings-journal-fortune-shown = { $you ->
    [seat] Vous montrez
   *[other] { $seat } montre
} une fortune de { $amount } k$.
kings-journal-ended = La partie est terminée. Classement : { $places }.

## Refus

kings-refusal-eliminated = Votre affranchi est mort.
kings-refusal-not-asked = Ce n’est pas à vous de choisir maintenant.
kings-refusal-wrong-phase = { $rule ->
    [NK-047] Chacun choisit maintenant sa tuile de départ.
    [NK-061] Chacun fait maintenant sa mise.
    [NK-146] Pas à cette étape du tour : d’abord les mouvements, ensuite les actions.
    [NK-158] Un mouvement est en cours : continuez-le ou terminez-le d’abord.
    [NK-369] Cela n’entre pas dans une proposition, ou aucune n’est en préparation.
   *[other] Ce n’est pas ce qu’on vous demande maintenant.
}
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
kings-refusal-in-custody = C’est impossible avec un personnage en garde à vue.
kings-refusal-moved-already = Ce mouvement a déjà été fait.
kings-refusal-acted-already = Cette action a déjà été utilisée.
kings-refusal-not-connected = Aucune connexion n’y mène d’ici.
kings-refusal-too-far = Une voiture de police avance d’un ou de deux quartiers, ni plus ni moins.
kings-refusal-stopped = Ce mouvement a été stoppé : il n’a plus de déplacement normal.
kings-refusal-no-steps = Il ne reste plus de déplacement pour cela.
kings-refusal-step-left = Un déplacement sans carte est encore possible.
kings-refusal-not-from-here = Ce mouvement ne part que d’un quartier où tous les passagers ont commencé le tour.
kings-refusal-at-risk = Pas de mission à risque dans le métro.
kings-refusal-wrong-place = Aucun des vôtres n’est au bon endroit.
kings-refusal-police-here = Pas à côté de la police avec une mission à risque.
kings-refusal-too-few = Vous n’y avez pas assez de personnages disponibles.
kings-refusal-on-mission = Ce personnage est en mission.
kings-refusal-no-slot = Vous avez déjà quatre hommes de main ; séparez-vous d’abord de l’un d’eux.
kings-refusal-wrong-window = { $rule ->
    [NK-088] Cette carte se joue pendant votre propre tour.
    [NK-089] Cette carte se joue pendant le tour d’un autre.
    [NK-090] Aucun combat n’est en cours.
    [NK-096] Seulement au début du tour d’un autre, après ses mouvements ou après une de ses actions.
    [NK-100] Personne ne vient d’annoncer une action.
    [NK-107] Aucune de vos missions ne vient d’être payée.
    [NK-120] Personne ne vient d’avancer d’un quartier dans un mouvement.
    [NK-126] Les mises ne viennent pas d’être montrées.
    [NK-129] Vous ne venez pas de perdre une fusillade, ni d’y faire égalité.
    [NK-130] Vous ne venez pas de piocher vos cartes du tour.
    [NK-146] Cette carte est faite pour l’autre étape de votre tour : d’abord les mouvements, ensuite les actions.
    [NK-147] Seulement au début du tour d’un autre.
    [NK-158] Cette carte se joue pendant un mouvement, et aucun n’est en cours.
    [NK-163] Pas pendant un mouvement : terminez-le d’abord.
   *[other] Cette carte ne se joue pas à ce moment.
}
kings-refusal-no-target = { $rule ->
    [NK-108] Aucun homme de main des bars n’est d’une famille que vous avez déjà.
    [NK-109] Aucun rival n’a d’homme de main sans mission sur le plan.
    [NK-115] La police ne contrôle déjà plus ce mouvement.
    [NK-116] Aucun des vôtres n’est en garde à vue.
    [NK-117] Là où sont les vôtres, ils ne peuvent accepter aucune mission disponible.
    [NK-118] Aucune de vos missions en cours n’a de destination à changer.
    [NK-119] Le joueur dont c’est le tour n’a aucun homme de main sur le plan.
    [NK-120] Le mouvement est déjà terminé.
    [NK-121] Cette carte ne peut rien annuler de ce qui est annoncé.
    [NK-122] Aucune voiture de police ne pourrait rejoindre un autre quartier où le joueur dont c’est le tour a un personnage.
    [NK-124] Ses déplacements sont déjà limités.
    [NK-125] Le joueur dont c’est le tour n’a aucune carte.
    [NK-129] Vous êtes déjà à l’abri dans cette fusillade.
    [NK-143] Il n’y a pas de tuile pour une autre destination.
    [NK-414] Tous les vôtres sont en garde à vue, et un Joker n’y rejoint personne.
   *[other] Cela n’aurait aucun effet maintenant.
}
kings-refusal-deal-closed = On ne peut rien proposer à ce moment.
kings-refusal-deal-quota = Il ne vous reste pas de proposition pour ce tour, ou pour ce marchandage.
kings-refusal-deal-item = Cela ne peut pas faire partie de cet arrangement maintenant.
kings-refusal-deal-unable = Vous ne pouvez pas tenir cet arrangement.
kings-refusal-illegal = C’est impossible maintenant.
