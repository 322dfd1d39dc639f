### Animalcatraz : noms, choix, journal et refus.

animalcatraz-name = Animalcatraz
animalcatraz-about = Des animaux derrière les barreaux : entraînez-vous, troquez, soudoyez les gardiens, volez, battez-vous et commettez des crimes, jusqu’à ce que l’un de vous règne sur la prison, ait la plus grande Réputation après la dernière Émeute, ou s’évade.

animalcatraz-pair = { $one } : { $other }
animalcatraz-spot-cell = cellule
animalcatraz-spot-inmate = détenu
animalcatraz-spot-gangster = gangster
animalcatraz-spot-partner = codétenu
animalcatraz-spot-upgrade = amélioration

## Choix

animalcatraz-action-done = Terminé
animalcatraz-action-yes = Oui
animalcatraz-action-no = Non
animalcatraz-action-to = Vers : { $room }
animalcatraz-action-to-own-cell = Vers : sa propre cellule
animalcatraz-action-icon = Icône { $letter }
animalcatraz-action-corrupt = Corrompre le gardien
animalcatraz-action-shift = Déplacer des cartes
animalcatraz-action-place = Poser une amélioration
animalcatraz-action-consume = Consommer une carte
animalcatraz-action-reveal-plan = Révéler le plan d’Évasion
animalcatraz-action-event = Participer à l’Événement
animalcatraz-action-crime = Accomplir un Crime
animalcatraz-action-ability = Utiliser la capacité { $star }
animalcatraz-action-gangster = Utiliser le gangster { $place }
animalcatraz-action-attack = Attaquer
animalcatraz-action-pickpocket = Faire les poches
animalcatraz-action-rob = Voler dans une cellule
animalcatraz-action-put = Mettre des cartes dans les cellules libres
animalcatraz-action-take = Prendre une carte d’une cellule libre
animalcatraz-action-recruit = Recruter un gangster
animalcatraz-action-draw-plan = Piocher un plan d’Évasion
animalcatraz-action-secure = Sécuriser un outil
animalcatraz-action-attempt = Tenter l’Évasion
animalcatraz-action-one = Un
animalcatraz-action-two = Deux
animalcatraz-action-chair = De la chaise électrique
animalcatraz-action-swap = Réarranger les cartes
animalcatraz-action-counter = Contre-attaquer
animalcatraz-action-abandon = Tenter d’abandonner le combat
animalcatraz-action-scapegoat = Sacrifier le Bouc émissaire
animalcatraz-action-trade = Échanger à distance
animalcatraz-action-draw-crime = Piocher une carte Crime
animalcatraz-action-train = Entraîner : { $stat }
animalcatraz-action-look-at-cards = Regarder une carte portée
animalcatraz-action-look-at-crimes = Regarder une carte Crime
animalcatraz-action-look-at-plan = Regarder le plan d’Évasion
animalcatraz-action-inmate = Détenu { $inmate }
animalcatraz-action-own = Propre membre { $member }
animalcatraz-action-rival = Membre rival { $member }
animalcatraz-action-cell = Cellule { $cell }
animalcatraz-action-spare = Cellule libre { $spare }
animalcatraz-action-cell-card = Carte { $slot } de la cellule
animalcatraz-action-card = Carte portée { $slot }
animalcatraz-action-gangster-card = Carte du gangster { $slot }
animalcatraz-action-upgrade = { $upgrade ->
    [inmate] Amélioration de détenu
   *[cell] Amélioration de cellule
}
animalcatraz-action-partner-card = Carte portée { $slot } du codétenu
animalcatraz-action-partner-gangster-card = Carte du gangster { $slot } du codétenu
animalcatraz-action-partner-upgrade = { $upgrade ->
    [inmate] Amélioration de détenu du codétenu
   *[cell] Amélioration de cellule du codétenu
}
animalcatraz-action-give-gangster = Donner le gangster { $place } au codétenu
animalcatraz-action-take-gangster = Prendre le gangster { $place } du codétenu
animalcatraz-action-into-cell = Dans la cellule
animalcatraz-action-onto-inmate = Au détenu
animalcatraz-action-onto-gangster = Au gangster { $place }
animalcatraz-action-to-partner = Au codétenu
animalcatraz-action-pick = Prendre : { $kind }
animalcatraz-action-crime-card = Carte Crime { $crime }
animalcatraz-action-guard = Gardien : { $guard }
animalcatraz-action-round = Ronde { $round }
animalcatraz-action-choose = Jouer { $card }

## Ce qu’il faut choisir

animalcatraz-ask-pick-inmate = Quel détenu jouez-vous ?
animalcatraz-ask-keep-inmate = Lequel des deux détenus gardez-vous ?
animalcatraz-ask-start-cell = Dans laquelle de vos cellules va « { $card } » ?
animalcatraz-ask-start-crime = Quelle carte Crime gardez-vous pour { $inmate } ? L’autre va sous la pioche.
animalcatraz-ask-cell-for-card = Dans laquelle de vos cellules va « { $card } » ?
animalcatraz-ask-excess-cell = La cellule est trop pleine ({ $cell }) : quelle carte s’en va ?
animalcatraz-ask-excess-carried = { $inmate } porte trop de cartes : laquelle s’en va ?
animalcatraz-ask-shift-what = Quelle carte de { $inmate } ou de la cellule déplacez-vous ?
animalcatraz-ask-shift-to = Où va « { $card } » ?
animalcatraz-ask-shift-swap = Il n’y a plus de place pour « { $card } » : avec quelle carte l’échangez-vous ?
animalcatraz-ask-place-what = Quelle amélioration posez-vous ?
animalcatraz-ask-consume-what = Quelle carte consommez-vous ?
animalcatraz-ask-who-plays = Lequel de vos détenus joue maintenant ?
animalcatraz-ask-main = À vous de jouer avec { $inmate } : que faites-vous ?
animalcatraz-ask-night-training = La nuit : qu’entraînez-vous chez { $inmate } ? Toutes les réponses sont montrées ensemble.
animalcatraz-ask-toll = Le Directeur réclame son dû : quelle carte payez-vous ?
animalcatraz-ask-scapegoat-for-hole = { $inmate } doit aller au Trou. Sacrifiez-vous le Bouc émissaire à sa place ?
animalcatraz-ask-trash-tag = { $victim } entre. Donnez-vous un de vos Trash Tags ?
animalcatraz-ask-move-tag = Vous n’avez plus de jeton de gang libre. De quelle ronde en déplacez-vous un ?
animalcatraz-ask-trade-take = Que prenez-vous dans la pioche ({ $room }) ? Vous payez ensuite.
animalcatraz-ask-trade-pay = Avec quoi payez-vous ?
animalcatraz-ask-work = D’où prenez-vous la carte suivante ?
animalcatraz-ask-attack-or-steal = Attaquez-vous, faites-vous les poches ou volez-vous dans une cellule ?
animalcatraz-ask-steal-where = Qui volez-vous ?
animalcatraz-ask-steal-with = Qui commet le vol ? La cible : { $target }.
animalcatraz-ask-magpie-keeps = Laquelle des deux cartes volées gardez-vous ?
animalcatraz-ask-cellblock = Mettez-vous des cartes, en prenez-vous une, ou recrutez-vous ?
animalcatraz-ask-put-what = Quelle carte mettez-vous dans une cellule libre ?
animalcatraz-ask-put-where = Dans quelle cellule libre va « { $card } » ?
animalcatraz-ask-take-where = De quelle cellule libre prenez-vous la carte ?
animalcatraz-ask-recruit-where = Qui tentez-vous de recruter ?
animalcatraz-ask-recruit-pay = Avec quoi payez-vous { $gangster } ? Prix { $price }, payé { $paid }.
animalcatraz-ask-replace-whom = Quel gangster cède sa place à { $gangster } ?
animalcatraz-ask-invite-how-many = Combien de gangsters invitez-vous ?
animalcatraz-ask-invite-where = Dans quelle cellule libre va { $gangster } ?
animalcatraz-ask-escape = Pièce d’Évasion : piocher un plan, sécuriser un outil ou tenter l’Évasion ?
animalcatraz-ask-secure-what = Quel outil sécurisez-vous ?
animalcatraz-ask-pursue = Lequel de vos gardiens sacrifiez-vous pour arrêter { $victim } ?
animalcatraz-ask-run = Lequel de vos gardiens sacrifiez-vous pour passer ?
animalcatraz-ask-give-up-crime = Quelle carte Crime rendez-vous avant d’en piocher une ?
animalcatraz-ask-crime-which = Quel Crime accomplissez-vous ?
animalcatraz-ask-crime-discard = Le Crime exige des cartes : laquelle défaussez-vous ? Valeur déjà défaussée : { $paid }. { $crime }
animalcatraz-ask-crime-victim = Qui le Crime frappe-t-il ? { $crime }
animalcatraz-ask-corrupt-how = Corrompre « { $guard } » : avec un pot-de-vin, ou par votre seule Ruse ?
animalcatraz-ask-push-whom = Qui poussez-vous ?
animalcatraz-ask-push-where = Où poussez-vous { $victim } ?
animalcatraz-ask-place-guard = Sur quelle lettre va le gardien ?
animalcatraz-ask-torment-whom = Qui tourmentez-vous ?
animalcatraz-ask-gang-target = { $gangster } : contre qui ?
animalcatraz-ask-peek-zone = Que regardez-vous chez { $victim } ?
animalcatraz-ask-copy-whom = De qui copiez-vous un gangster ?
animalcatraz-ask-copy-what = Quel gangster de { $victim } copiez-vous ?
animalcatraz-ask-courier = Que fait le Livreur ?
animalcatraz-ask-courier-room = Dans quelle pièce le Livreur échange-t-il ?
animalcatraz-ask-courier-item = Quel objet le Livreur prend-il ?
animalcatraz-ask-courier-guard = Quel gardien le Livreur corrompt-il ?
animalcatraz-ask-bet = Sur qui pariez-vous ?
animalcatraz-ask-bet-card-to = Pari gagné : où va la carte ?
animalcatraz-ask-attack-whom = Qui attaquez-vous ?
animalcatraz-ask-who-fights = Qui se bat de votre côté ?
animalcatraz-ask-fight-whom = { $fighter } attaque : contre qui ?
animalcatraz-ask-chemist = Le Chimiste fou ajoute-t-il son dé dans ce combat ?
animalcatraz-ask-reveal = Quelle carte révélez-vous pour { $fighter } à ce lancer ?
animalcatraz-ask-reroll = Le lancer est perdu. Relancez-vous les dés ?
animalcatraz-ask-armour = Lancer perdu : révélez-vous une armure pour { $fighter } ?
animalcatraz-ask-counter-or-abandon = C’est à vous d’attaquer : contre-attaquer ou renoncer ?
animalcatraz-ask-swap-what = Quelle carte réarrangez-vous ?
animalcatraz-ask-swap-to = Qui reçoit « { $card } » ?
animalcatraz-ask-swap-with = Contre quelle carte échangez-vous « { $card } » ?
animalcatraz-ask-riot-opponent = Émeute : qui combattez-vous ensuite ?
animalcatraz-ask-frenzy = Frénésie : voulez-vous que { $inmate } devienne Primal avant l’Émeute ?
animalcatraz-ask-over = La partie est finie.

## Journal

animalcatraz-journal-marker-moved = { $inmate } : { $stat } { $notches }.
animalcatraz-journal-ability-changed = { $unlocked ->
    [yes] { $inmate } débloque la capacité { $star }.
   *[no] { $inmate } perd la capacité { $star }.
}
animalcatraz-journal-turned-primal = { $inmate } devient Primal.
animalcatraz-journal-primal-ended = { $inmate } redevient normal.
animalcatraz-journal-rep-changed = { $reason ->
    [theft] { $rival } : Réputation { $by } pour un vol, maintenant { $rep }.
    [corruption] { $rival } : Réputation { $by } pour une corruption, maintenant { $rep }.
    [fight] { $rival } : Réputation { $by } pour un combat, maintenant { $rep }.
    [abandoning] { $rival } : Réputation { $by } pour un combat abandonné, maintenant { $rep }.
    [trap] { $rival } : Réputation { $by } pour un piège, maintenant { $rep }.
    [wing] { $rival } : Réputation { $by } comme Cellblock-King, maintenant { $rep }.
    [crime] { $rival } : Réputation { $by } pour un Crime, maintenant { $rep }.
    [tags] { $rival } : Réputation { $by } pour la majorité de jetons de gang, maintenant { $rep }.
    [event] { $rival } : Réputation { $by } pour l’Événement, maintenant { $rep }.
    [recruiting] { $rival } : Réputation { $by } pour un recrutement raté, maintenant { $rep }.
    [gangsters] { $rival } : Réputation { $by } pour les gangsters, maintenant { $rep }.
    [trash_tags] { $rival } : Réputation { $by } pour des Trash Tags sans réponse, maintenant { $rep }.
   *[riot] { $rival } : Réputation { $by } pour l’Émeute, maintenant { $rep }.
}
animalcatraz-journal-rank-reached = { $trash_tags ->
    [0] { $rival }, pour la première fois : { $rank }. Nouveaux socles : { $bases }.
   *[other] { $rival }, pour la première fois : { $rank }. Nouveaux socles : { $bases }, nouveaux Trash Tags : { $trash_tags }.
}

animalcatraz-journal-moved = { $inmate } se déplace : { $to }.
animalcatraz-journal-kept-out = { $inmate } perd une Action dans une aile revendiquée : { $room }.
animalcatraz-journal-unsettled = { $by } trouble { $inmate }.
animalcatraz-journal-bleeding-cured = { $inmate } ne saigne plus.

animalcatraz-journal-injured = { $lying ->
    [yes] { $inmate } est couché, blessé, dans sa cellule ; Actions perdues : { $actions }, cartes perdues : { $cards }.
   *[no] { $inmate } est blessé et debout dans sa cellule ; Actions perdues : { $actions }, cartes perdues : { $cards }.
}
animalcatraz-journal-upgrade-shown = { $inmate } montre l’amélioration « { $card } ».
animalcatraz-journal-trap-sprung = { $immune ->
    [yes] Un piège de cellule se referme sur { $inmate }, sans effet.
   *[no] Un piège de cellule se referme sur { $inmate }.
}
animalcatraz-journal-fight-began = { $riot ->
    [yes] Émeute : { $attacker } contre { $victim } ({ $room }).
   *[no] { $attacker } attaque { $victim } ({ $room }).
}
animalcatraz-journal-clash-began = { $attacker } s’en prend à { $defender }.
animalcatraz-journal-chemist-declared = Le Chimiste fou aide { $inmate } : un dé de plus.
animalcatraz-journal-revealed = { $fighter } montre « { $card } ».
animalcatraz-journal-rearranged = Le camp de { $inmate } réarrange ses cartes.
animalcatraz-journal-clash-rolled = { $attacker } : dés { $attacker_dice }, total { $attacker_total }. { $defender } : dés { $defender_dice }, total { $defender_total }.
animalcatraz-journal-rerolled = { $fighter } relance : dés { $dice }, total { $total }.
animalcatraz-journal-clash-won = { $winner } bat { $loser }.
animalcatraz-journal-armour-used = { $fighter } utilise l’armure « { $card } ».
animalcatraz-journal-weapon-gone = { $fighter } perd l’arme « { $card } ».
animalcatraz-journal-gangster-hurt = { $gangster } est touché : Force -{ $levels }.
animalcatraz-journal-bleeds = { $inmate } saigne.
animalcatraz-journal-fighter-injured = { $cards ->
    [0] { $fighter } est blessé.
   *[other] { $fighter } est blessé ; cartes au rideau de l’Infirmerie : { $cards }.
}
animalcatraz-journal-tried-to-abandon = { $gone ->
    [yes] { $inmate } fait { $die } et abandonne le combat.
   *[no] { $inmate } fait { $die } et ne peut pas abandonner le combat.
}
animalcatraz-journal-fight-ended = { $how ->
    [abandoned] Le combat est fini : abandonné par { $loser }, gagné par { $winner }.
    [scapegoat] Le combat est fini : le Bouc émissaire en a tiré { $loser }, victoire de { $winner }.
   *[beaten] Le combat est fini : victoire de { $winner } sur { $loser }.
}
animalcatraz-journal-drew-after-fight = { $card ->
    [none] { $inmate } pioche une carte dans sa cellule après le combat.
   *[other] { $inmate } pioche « { $card } » dans sa cellule après le combat.
}
animalcatraz-journal-bet-placed = { $on_attacker ->
    [yes] { $inmate } parie sur l’attaquant ou le voleur.
   *[no] { $inmate } parie contre l’attaquant ou le voleur.
}
animalcatraz-journal-bet-settled = { $right ->
    [yes] { $inmate } gagne son pari.
   *[no] { $inmate } perd son pari.
}
animalcatraz-journal-bet-card = { $card ->
    [none] { $to_cell ->
        [yes] { $inmate } met la carte gagnée dans sa cellule.
       *[no] { $inmate } empoche la carte gagnée.
    }
   *[other] { $to_cell ->
        [yes] { $inmate } met « { $card } » dans sa cellule.
       *[no] { $inmate } empoche « { $card } ».
    }
}

animalcatraz-journal-invited = { $inmate } invite : { $gangsters }.
animalcatraz-journal-moved-in = { $gangster } va dans la cellule libre { $spare } de l’aile de la cellule { $cell }.
animalcatraz-journal-tried-to-recruit = { $success ->
    [yes] { $inmate } convainc { $gangster } : dés { $dice }, total { $total } contre { $target }.
   *[no] { $inmate } échoue à recruter { $gangster } : dés { $dice }, total { $total } contre { $target }.
}
animalcatraz-journal-paid-for-gangster = { $inmate } paie avec « { $card } ».
animalcatraz-journal-recruited = { $gangster } rejoint { $inmate }.
animalcatraz-journal-came-with = Avec le gangster vient une carte pour { $inmate } : « { $card } ».
animalcatraz-journal-gangster-discarded = { $gangster } quitte { $inmate }.
animalcatraz-journal-pushed = { $inmate } pousse { $victim } : { $place }.
animalcatraz-journal-guard-placed = { $inmate } déplace le gardien « { $guard } » sur la lettre { $letter }.
animalcatraz-journal-trained-in-cell = { $inmate } s’entraîne dans sa cellule.
animalcatraz-journal-tormented = { $inmate } tourmente { $victim }.
animalcatraz-journal-warden-taken = { $inmate } possède maintenant le Directeur.

animalcatraz-journal-began = { $warden ->
    [none] { $inmates ->
        [none] La prison est prête. Cellules : { $cells }. Gardiens : { $guards }.
       *[other] La prison est prête. Cellules : { $cells }. Détenus : { $inmates }. Gardiens : { $guards }.
    }
   *[other] { $inmates ->
        [none] La prison est prête. Cellules : { $cells }. Gardiens : { $guards }. Directeur : { $warden }.
       *[other] La prison est prête. Cellules : { $cells }. Détenus : { $inmates }. Gardiens : { $guards }. Directeur : { $warden }.
    }
}
animalcatraz-journal-inmate-taken = { $seat } joue { $inmate }.
animalcatraz-journal-contraband-drawn = { $card ->
    [none] { $rival } : une carte de la chaise, { $cell }.
   *[other] { $rival } : « { $card } » de la chaise, { $cell }.
}
animalcatraz-journal-round-began = Jour { $day }, la ronde { $round } commence.
animalcatraz-journal-toothbrush = La brosse à dents va à { $rival }.
animalcatraz-journal-tie-rolled = { $rival } pour départager : dés { $dice }.
animalcatraz-journal-guards-moved = { $arrow ->
    [yes] Les gardiens avancent d’une pièce, sur la lettre { $letter }.
   *[no] Les gardiens vont sur la lettre { $letter }.
}
animalcatraz-journal-warden-moved = Dés { $dice } : le Directeur est maintenant ici : { $room }.
animalcatraz-journal-trafficked = Le Trafiquant de { $inmate } fait { $die } : cartes en plus { $count }.
animalcatraz-journal-event-turned = Nouvel Événement : { $event_card }.
animalcatraz-journal-took-part = { $inmate } participe : { $event_card }.
animalcatraz-journal-event-roll = { $inmate } lance les dés pour l’Événement : dés { $dice }, total { $total } contre { $target }.
animalcatraz-journal-cell-card-lost = { $card ->
    [none] { $rival } : une carte perdue, { $cell }.
   *[other] { $rival } : « { $card } » perdue, { $cell }.
}
animalcatraz-journal-sent-to-hole = { $inmate } est envoyé au Trou ; cartes perdues : { $cards }.
animalcatraz-journal-left-hole = { $inmate } sort du Trou.
animalcatraz-journal-stood-up = { $inmate } se relève.
animalcatraz-journal-toll-paid = { $to ->
    [none] { $card ->
        [none] { $inmate } paie une carte au Directeur.
       *[other] { $inmate } paie « { $card } » au Directeur.
    }
   *[other] { $card ->
        [none] { $inmate } paie une carte à { $to }.
       *[other] { $inmate } paie « { $card } » à { $to }.
    }
}
animalcatraz-journal-cannot-pay = { $inmate } n’a rien pour le Directeur.
animalcatraz-journal-turn-began = C’est à { $inmate } de jouer.
animalcatraz-journal-turn-ended = { $inmate } a fini de jouer.
animalcatraz-journal-night-fell = La nuit tombe sur le jour { $day }.
animalcatraz-journal-trash-tag-given = Un Trash Tag de { $giver } pour { $rival }.
animalcatraz-journal-riot-began = { $last ->
    [yes] La dernière Émeute éclate : { $room }.
   *[no] Une Émeute éclate : { $room }.
}
animalcatraz-journal-riot-won = L’Émeute est gagnée par { $rival }.
animalcatraz-journal-won = La partie est finie. Victoire : { $rival }.

animalcatraz-journal-charmed = { $gangster } charme { $victim } pour { $inmate } : dé { $die }, Actions perdues { $actions }.
animalcatraz-journal-peeked = { $seen ->
    [none] { $zone ->
        [carried] { $inmate } regarde une carte portée de { $victim }.
        [crimes] { $inmate } regarde une carte Crime de { $victim }.
       *[plan] { $inmate } regarde le plan d’Évasion de { $victim }.
    }
   *[other] { $zone ->
        [carried] { $inmate } regarde une carte portée de { $victim } : « { $seen } ».
        [crimes] { $inmate } regarde une carte Crime de { $victim } : « { $seen } ».
       *[plan] { $inmate } regarde le plan d’Évasion de { $victim } : « { $seen } ».
    }
}
animalcatraz-journal-ability-copied = Le Fraudeur de { $inmate } copie { $gangster }.
animalcatraz-journal-cell-blown = { $inmate } fait sauter la cellule { $cell } : dé { $die }, cartes détruites { $cards }.
animalcatraz-journal-dealt = { $success ->
    [yes] { $gangster } fournit { $inmate } : dé { $die }, cela marche.
   *[no] { $gangster } fournit { $inmate } : dé { $die }, rien.
}
animalcatraz-journal-scavenged = { $inmate } fouille : dé { $die }, cartes trouvées { $cards }.
animalcatraz-journal-scavenged-card = { $inmate } a trouvé « { $card } ».
animalcatraz-journal-courier-sent = { $inmate } envoie { $gangster }.

animalcatraz-journal-icon-used = { $inmate } utilise : { $icon } ({ $room }).
animalcatraz-journal-drew = { $card ->
    [none] { $inmate } pioche une carte de la chaise.
   *[other] { $inmate } pioche « { $card } » de la chaise.
}
animalcatraz-journal-took-from-pile = { $card ->
    [none] { $inmate } prend une carte du rideau de l’Infirmerie.
   *[other] { $inmate } prend « { $card } » du rideau de l’Infirmerie.
}
animalcatraz-journal-discarded = { $card ->
    [none] { $inmate } défausse une carte.
   *[other] { $inmate } défausse « { $card } ».
}
animalcatraz-journal-discarded-from-cell = { $card ->
    [none] { $rival } : une carte de cellule est défaussée.
   *[other] { $rival } : la carte de cellule « { $card } » est défaussée.
}
animalcatraz-journal-shifted = { $card ->
    [none] { $swapped ->
        [yes] { $inmate } échange deux cartes : { $source }, { $goal }.
       *[no] { $inmate } déplace une carte : { $source } → { $goal }.
    }
   *[other] { $swapped ->
        [yes] { $inmate } échange « { $card } » et « { $back } » : { $source }, { $goal }.
       *[no] { $inmate } déplace « { $card } » : { $source } → { $goal }.
    }
}
animalcatraz-journal-gangsters-exchanged = { $back ->
    [none] { $gangster } passe de { $giver } à { $taker }.
   *[other] { $gangster } passe de { $giver } à { $taker }, { $back } dans l’autre sens.
}
animalcatraz-journal-placed = { $old ->
    [none] { $inmate } pose l’amélioration « { $card } ».
   *[other] { $inmate } pose l’amélioration « { $card } » à la place de « { $old } ».
}
animalcatraz-journal-consumed = { $inmate } consomme « { $card } ».
animalcatraz-journal-looked-through = { $items ->
    [none] { $inmate } parcourt la pioche ({ $room }) ; objets présents : { $count }.
   *[other] { $inmate } parcourt la pioche ({ $room }) : { $items }.
}
animalcatraz-journal-paid = { $inmate } donne « { $card } ».
animalcatraz-journal-traded = { $items ->
    [none] { $inmate } prend des objets ({ $room }) : { $count }.
   *[other] { $inmate } prend dans la pioche ({ $room }) : { $items }.
}
animalcatraz-journal-theft-rolled = { $cell ->
    [none] { $success ->
        [yes] { $thief } fait les poches de { $victim } : { $total } contre { $against } (dés { $dice } et { $against_dice }).
       *[no] { $thief } échoue à faire les poches de { $victim } : { $total } contre { $against } (dés { $dice } et { $against_dice }).
    }
   *[other] { $success ->
        [yes] { $thief } vole dans la cellule { $cell } : { $total } contre { $against } (dés { $dice } et { $against_dice }).
       *[no] { $thief } échoue à voler dans la cellule { $cell } : { $total } contre { $against } (dés { $dice } et { $against_dice }).
    }
}
animalcatraz-journal-second-theft = { $success ->
    [yes] { $thief } obtient une seconde carte pour { $inmate } : dés { $dice }, { $total } contre { $against }.
   *[no] { $thief } n’obtient pas de seconde carte pour { $inmate } : dés { $dice }, { $total } contre { $against }.
}
animalcatraz-journal-stole = { $card ->
    [none] { $inmate } vole une carte à { $victim }.
   *[other] { $inmate } vole « { $card } » à { $victim }.
}
animalcatraz-journal-saw-two = { $cards ->
    [none] { $inmate } regarde deux cartes et en garde une.
   *[other] { $inmate } regarde deux cartes et en garde une : { $cards }.
}
animalcatraz-journal-trap-drawn = { $inmate } a tiré un piège : « { $card } ».

animalcatraz-journal-corruption-tried = { $success ->
    [yes] { $bribe ->
        [none] { $inmate } corrompt « { $guard } » : dés { $dice }, total { $total } contre { $needed }.
       *[other] { $inmate } corrompt « { $guard } » avec « { $bribe } » : dés { $dice }, total { $total } contre { $needed }.
    }
   *[no] { $bribe ->
        [none] { $inmate } échoue à corrompre « { $guard } » : dés { $dice }, total { $total } contre { $needed }.
       *[other] { $inmate } échoue à corrompre « { $guard } » avec « { $bribe } » : dés { $dice }, total { $total } contre { $needed }.
    }
}
animalcatraz-journal-crime-drawn = { $crime ->
    [none] { $inmate } pioche une carte Crime.
   *[other] { $inmate } pioche le Crime « { $crime } ».
}
animalcatraz-journal-crime-given-up = { $crime ->
    [none] { $inmate } rend une carte Crime.
   *[other] { $inmate } rend le Crime « { $crime } ».
}
animalcatraz-journal-crime-completed = { $points ->
    [none] { $inmate } accomplit le Crime « { $crime } ».
   *[other] { $inmate } accomplit le Crime « { $crime } » ; points de Crime : { $points }.
}
animalcatraz-journal-tag-placed = { $replaced ->
    [none] { $rival } : jeton de gang sur la ronde { $round }.
   *[other] { $rival } : jeton de gang sur la ronde { $round }, à la place de { $replaced }.
}
animalcatraz-journal-tag-lifted = { $rival } : jeton de gang retiré de la ronde { $round }.
animalcatraz-journal-wing-claimed = { $rival } : l’aile de la cellule { $cell } est revendiquée.
animalcatraz-journal-wing-lost = { $rival } : l’aile de la cellule { $cell } est perdue.
animalcatraz-journal-card-put = { $card ->
    [none] { $inmate } met une carte dans la cellule libre { $spare } de l’aile de la cellule { $cell }.
   *[other] { $inmate } met « { $card } » dans la cellule libre { $spare } de l’aile de la cellule { $cell }.
}
animalcatraz-journal-spare-taken = { $inmate } prend « { $card } » dans la cellule libre { $spare } de l’aile de la cellule { $cell }.
animalcatraz-journal-plan-drawn = { $plan ->
    [none] { $exchanged ->
        [yes] { $inmate } échange le plan d’Évasion.
       *[no] { $inmate } pioche un plan d’Évasion.
    }
   *[other] { $exchanged ->
        [yes] { $inmate } échange le plan d’Évasion et obtient « { $plan } ».
       *[no] { $inmate } pioche le plan d’Évasion « { $plan } ».
    }
}
animalcatraz-journal-plan-revealed = { $rival } : le plan d’Évasion est « { $plan } ».
animalcatraz-journal-tool-secured = { $inmate } sécurise « { $card } ».
animalcatraz-journal-tool-dropped = { $rival } : l’outil « { $card } » va à la chaise.
animalcatraz-journal-tool-shown = { $inmate } montre l’outil « { $card } ».
animalcatraz-journal-lock-tried = { $lock ->
    [red] { $success ->
        [yes] { $inmate } ouvre le cadenas rouge : dés { $dice }, total { $total } contre { $needed }.
       *[no] { $inmate } n’ouvre pas le cadenas rouge : dés { $dice }, total { $total } contre { $needed }.
    }
   *[green] { $success ->
        [yes] { $inmate } ouvre le cadenas vert : dés { $dice }, total { $total } contre { $needed }.
       *[no] { $inmate } n’ouvre pas le cadenas vert : dés { $dice }, total { $total } contre { $needed }.
    }
}
animalcatraz-journal-escape-failed = { $inmate } échoue à s’évader ; cartes perdues : { $cards }.
animalcatraz-journal-escaped = { $inmate } est dehors !
animalcatraz-journal-fugitive-card-turned = { $inmate } en fuite, pioche { $deck } : « { $card } ».
animalcatraz-journal-guard-sacrificed = « { $guard } » est sacrifié par { $rival } : cadenas { $shift }.
animalcatraz-journal-fugitive-passed = { $inmate } a passé la pioche { $deck }.

## Refus

animalcatraz-refusal-no-actions = Il ne reste pas assez d’Actions pour cela.
animalcatraz-refusal-icon-blocked = Un gardien se tient sur cette icône.
animalcatraz-refusal-icon-used = Votre détenu a déjà utilisé cette icône dans cette ronde.
animalcatraz-refusal-not-adjacent = Cette pièce n’est pas voisine de celle-ci.
animalcatraz-refusal-door-blocked = Un gardien bloque cette entrée de la Cour.
animalcatraz-refusal-closed-room = Votre détenu ne peut pas y entrer.
animalcatraz-refusal-no-base = Vous n’avez plus de socle libre pour un autre gardien.
animalcatraz-refusal-own-guard = Ce gardien travaille déjà pour vous.
animalcatraz-refusal-no-guard-here = Il n’y a pas de gardien ici.
animalcatraz-refusal-nothing-to-steal = Il n’y a rien à voler.
animalcatraz-refusal-target-lying = On laisse en paix un blessé couché, et sa cellule aussi.
animalcatraz-refusal-target-in-hole = Personne ne peut être atteint dans le Trou.
animalcatraz-refusal-not-a-rival = Ce n’est pas un de vos rivaux.
animalcatraz-refusal-not-here = Ce n’est pas possible d’ici.
animalcatraz-refusal-not-enough-value = Les cartes ne valent pas assez pour cela.
animalcatraz-refusal-too-many-cards = Il n’y a pas de place pour autant de cartes.
animalcatraz-refusal-ability-locked = Cette capacité n’est pas débloquée.
animalcatraz-refusal-no-deed = Cette capacité ne s’utilise pas ainsi : elle agit d’elle-même ou par une icône.
animalcatraz-refusal-ability-blocked = C’est bloqué tant que le détenu est Primal.
animalcatraz-refusal-ability-used = Cela a déjà été utilisé dans cette ronde.
animalcatraz-refusal-cannot-act = Qui est couché, au Trou ou dehors n’agit pas.
animalcatraz-refusal-no-such-card = Il n’y a pas de telle carte à cet endroit.
animalcatraz-refusal-wrong-card = Cette carte ne sert pas à cela.
animalcatraz-refusal-already-primal = Le détenu est déjà Primal.
animalcatraz-refusal-too-many-steps = Il n’y a plus d’étape gratuite dans ce tour de jeu.
animalcatraz-refusal-no-gangster = Il n’y a pas de tel gangster à cet endroit.
animalcatraz-refusal-not-fulfilled = Ce que demande le Crime n’est pas rempli.
animalcatraz-refusal-not-kingpin = Avec El Chapo, seul Le Caïd (Réputation 14) peut tenter l’Évasion.
animalcatraz-refusal-empty-deck = Il n’y a plus de carte à piocher.
animalcatraz-refusal-illegal = Ce n’est pas possible maintenant.

## La campagne Legacy

animalcatraz-unlock-fugitive = les cartes du Fugitif
animalcatraz-campaign-games = { $games ->
    [0] Campagne : aucune partie achevée pour le moment.
    [one] Campagne : une partie achevée.
   *[other] Campagne : { $games } parties achevées.
}
animalcatraz-campaign-opens = { $envelope } : on l’ouvre. Elle contient : { $contents }.
animalcatraz-campaign-meets = Défi relevé : { $challenge }. Sa petite enveloppe contient un tatouage.
animalcatraz-campaign-open = { $envelope }, ouverte : { $contents }
animalcatraz-campaign-closed = { $games ->
    [one] { $envelope }, fermée : elle s’ouvre après une partie achevée
   *[other] { $envelope }, fermée : elle s’ouvre après { $games } parties achevées
}
animalcatraz-campaign-challenge = { $standing ->
    [met] Défi { $number }, relevé : { $challenge }
    [unavailable] Défi { $number }, impossible dans cette édition : { $challenge }
   *[open] Défi { $number }, à relever : { $challenge }
}
