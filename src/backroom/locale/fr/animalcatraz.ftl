### Animalcatraz : noms, choix, journal et refus.

animalcatraz-name = Animalcatraz
animalcatraz-about = Des animaux derrière les barreaux : entraînez-vous, troquez, soudoyez les gardiens, volez, battez-vous et commettez des Crimes, jusqu’à ce que l’un de vous règne sur la prison, ait la plus grande Réputation après la dernière Émeute, ou s’évade.

animalcatraz-pair = { $one } : { $other }
animalcatraz-whose = { $one } ({ $other })
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
animalcatraz-action-place = Placer une amélioration
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
animalcatraz-action-take = Prendre une carte dans une cellule libre
animalcatraz-action-recruit = Recruter un gangster
animalcatraz-action-draw-plan = Piocher un plan d’Évasion
animalcatraz-action-secure = Sécuriser un outil
animalcatraz-action-attempt = Tenter l’évasion
animalcatraz-action-one = Un
animalcatraz-action-two = Deux
animalcatraz-action-chair = De la chaise électrique
animalcatraz-action-swap = Réorganiser les cartes
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
animalcatraz-action-own = Membre { $member } de votre camp
animalcatraz-action-rival = Membre { $member } du camp adverse
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
animalcatraz-ask-excess-cell = La cellule est trop pleine ({ $cell }) : quelle carte défaussez-vous ?
animalcatraz-ask-excess-carried = { $inmate } porte trop de cartes : laquelle défaussez-vous ?
animalcatraz-ask-shift-what = Quelle carte { DE($inmate) } ou de la cellule déplacez-vous ?
animalcatraz-ask-shift-to = Où va « { $card } » ?
animalcatraz-ask-shift-swap = Il n’y a plus de place pour « { $card } » : avec quelle carte l’échangez-vous ?
animalcatraz-ask-place-what = Quelle amélioration placez-vous ?
animalcatraz-ask-consume-what = Quelle carte consommez-vous ?
animalcatraz-ask-who-plays = Lequel de vos détenus joue maintenant ?
animalcatraz-ask-main = À vous de jouer avec { $inmate }.
animalcatraz-ask-night-training = La nuit : qu’entraînez-vous chez { $inmate } ? Toutes les réponses sont montrées ensemble.
animalcatraz-ask-toll = Le Directeur réclame son dû : quelle carte payez-vous ?
animalcatraz-ask-scapegoat-for-hole = { $inmate } doit aller au Trou. Sacrifiez-vous le Bouc émissaire à sa place ?
animalcatraz-ask-trash-tag = { $victim } entre. Lui donnez-vous un de vos Trash Tags ?
animalcatraz-ask-move-tag = Vous n’avez plus de jeton de gang libre. De quelle ronde en déplacez-vous un ?
animalcatraz-ask-trade-take = Que prenez-vous dans la pioche { DE(LE($room)) } ? Vous payez ensuite.
animalcatraz-ask-trade-pay = Avec quoi payez-vous ?
animalcatraz-ask-work = D’où prenez-vous la carte suivante ?
animalcatraz-ask-attack-or-steal = Attaquez-vous, faites-vous les poches ou volez-vous dans une cellule ?
animalcatraz-ask-steal-where = Qui volez-vous ?
animalcatraz-ask-steal-with = Qui commet le vol ? La cible : { $target }.
animalcatraz-ask-magpie-keeps = Laquelle des deux cartes volées gardez-vous ?
animalcatraz-ask-cellblock = Mettez-vous des cartes, en prenez-vous une, ou recrutez-vous ?
animalcatraz-ask-put-what = Quelle carte mettez-vous dans une cellule libre ?
animalcatraz-ask-put-where = Dans quelle cellule libre va « { $card } » ?
animalcatraz-ask-take-where = Dans quelle cellule libre prenez-vous la carte ?
animalcatraz-ask-recruit-where = Qui tentez-vous de recruter ?
animalcatraz-ask-recruit-pay = Avec quoi payez-vous { LE($gangster) } ? Prix { $price }, payé { $paid }.
animalcatraz-ask-replace-whom = Quel gangster cède sa place { A(LE($gangster)) } ?
animalcatraz-ask-invite-how-many = Combien de gangsters invitez-vous ?
animalcatraz-ask-invite-where = Dans quelle cellule libre va { LE($gangster) } ?
animalcatraz-ask-escape = Pièce d’Évasion : piocher un plan, sécuriser un outil ou tenter l’évasion ?
animalcatraz-ask-secure-what = Quel outil sécurisez-vous ?
animalcatraz-ask-pursue = Lequel de vos gardiens sacrifiez-vous pour arrêter { $victim } ?
animalcatraz-ask-run = Lequel de vos gardiens sacrifiez-vous pour passer ?
animalcatraz-ask-give-up-crime = Quelle carte Crime rendez-vous avant d’en piocher une ?
animalcatraz-ask-crime-which = Quel Crime accomplissez-vous ?
animalcatraz-ask-crime-discard = Le Crime exige des cartes : laquelle défaussez-vous ? Valeur déjà défaussée : { $paid }. { $crime }
animalcatraz-ask-crime-victim = Qui le Crime frappe-t-il ? { $crime }
animalcatraz-ask-corrupt-how = Corrompre « { $guard } » : avec un pot-de-vin, ou par votre seule Ruse ?
animalcatraz-ask-push-whom = Qui bousculez-vous ?
animalcatraz-ask-push-where = Où bousculez-vous { $victim } ?
animalcatraz-ask-place-guard = Sur quelle position va le gardien ?
animalcatraz-ask-torment-whom = Qui tourmentez-vous ?
animalcatraz-ask-gang-target = { $gangster } : contre qui ?
animalcatraz-ask-peek-zone = Que regardez-vous chez { $victim } ?
animalcatraz-ask-copy-whom = De qui copiez-vous un gangster ?
animalcatraz-ask-copy-what = Quel gangster { DE($victim) } copiez-vous ?
animalcatraz-ask-courier = Que fait le Livreur ?
animalcatraz-ask-courier-room = Dans quelle pièce le Livreur échange-t-il ?
animalcatraz-ask-courier-item = Quel item le Livreur prend-il ?
animalcatraz-ask-courier-guard = Quel gardien le Livreur corrompt-il ?
animalcatraz-ask-bet = Sur qui pariez-vous ?
animalcatraz-ask-bet-card-to = Pari gagné : où va la carte ?
animalcatraz-ask-attack-whom = Qui attaquez-vous ?
animalcatraz-ask-who-fights = Qui se bat de votre côté ?
animalcatraz-ask-fight-whom = { CAP(LE($fighter)) } attaque : contre qui ?
animalcatraz-ask-chemist = Le Chimiste fou ajoute-t-il son dé dans ce combat ?
animalcatraz-ask-reveal = Quelle carte révélez-vous pour { LE($fighter) } à ce lancer ?
animalcatraz-ask-reroll = Le lancer est perdu. Relancez-vous les dés ?
animalcatraz-ask-armour = Lancer perdu : révélez-vous une armure pour { LE($fighter) } ?
animalcatraz-ask-counter-or-abandon = C’est à vous d’attaquer : contre-attaquer ou abandonner ?
animalcatraz-ask-swap-what = Quelle carte réorganisez-vous ?
animalcatraz-ask-swap-to = Qui reçoit « { $card } » ?
animalcatraz-ask-swap-with = Contre quelle carte échangez-vous « { $card } » ?
animalcatraz-ask-riot-opponent = Émeute : qui combattez-vous ensuite ?
animalcatraz-ask-frenzy = Frénésie : faites-vous passer { $inmate } à l’état Primal avant l’Émeute ?
animalcatraz-ask-over = La partie est terminée.

## Journal

animalcatraz-journal-marker-moved = { $you ->
    [inmate] Vous
   *[other] { $inmate }
} : { $stat } { $notches } { $count ->
    [one] cran.
   *[other] crans.
}
animalcatraz-journal-ability-changed = { $unlocked ->
    [yes] { $you ->
        [inmate] Vous débloquez
       *[other] { $inmate } débloque
    } la capacité { $star }.
   *[no] { $you ->
        [inmate] Vous perdez
       *[other] { $inmate } perd
    } la capacité { $star }.
}
animalcatraz-journal-turned-primal = { $you ->
    [inmate] Vous devenez
   *[other] { $inmate } devient
} Primal.
animalcatraz-journal-primal-ended = { $you ->
    [inmate] Vous retrouvez votre
   *[other] { $inmate } retrouve son
} calme.
animalcatraz-journal-rep-changed = { CAP($rival) } : Réputation { $by } { $reason ->
    [theft] { $failed ->
        [yes] pour un vol raté
       *[no] pour un vol
    }
    [corruption] { $failed ->
        [yes] pour une corruption ratée
       *[no] pour une corruption
    }
    [fight] pour un combat
    [abandoning] pour un combat abandonné
    [trap] pour un piège
    [wing] comme Cellblock-King
    [crime] pour un Crime
    [tags] pour la majorité de jetons de gang
    [event] pour l’Événement
    [recruiting] pour un recrutement raté
    [gangsters] pour les gangsters
    [trash_tags] pour des Trash Tags sans réponse
   *[riot] pour l’Émeute
}, maintenant { $rep }.
animalcatraz-journal-rank-reached = { CAP($rival) }, pour la première fois : { $rank }. Nouveaux socles : { $bases }{ $trash_tags ->
    [0] .
   *[other] , nouveaux Trash Tags : { $trash_tags }.
}

animalcatraz-journal-moved = { $you ->
    [inmate] Vous allez { DANS(VOTRE(LE($to))) }
   *[other] { $inmate } va { DANS(LE($to)) }
}.
animalcatraz-journal-kept-out = { $you ->
    [inmate] Vous perdez
   *[other] { $inmate } perd
} une Action dans une aile conquise : { $room }.
animalcatraz-journal-unsettled = { $you ->
    [inmate] { $by } vous trouble.
    [by] Vous troublez { $inmate }.
   *[other] { $by } trouble { $inmate }.
}
animalcatraz-journal-bleeding-cured = { $you ->
    [inmate] Vous ne saignez plus.
   *[other] { $inmate } ne saigne plus.
}

animalcatraz-journal-injured = { $lying ->
    [yes] { $you ->
        [inmate] Vous êtes blessé et couché dans votre cellule
       *[other] { $inmate } est blessé et couché dans sa cellule
    } ; Actions perdues : { $actions }, cartes perdues : { $cards }.
   *[no] { $you ->
        [inmate] Vous êtes blessé, mais debout dans votre cellule
       *[other] { $inmate } est blessé, mais debout dans sa cellule
    } ; Actions perdues : { $actions }, cartes perdues : { $cards }.
}
animalcatraz-journal-upgrade-shown = { $you ->
    [inmate] Vous montrez
   *[other] { $inmate } montre
} l’amélioration « { $card } ».
animalcatraz-journal-trap-sprung = Un piège de cellule se referme sur { $you ->
    [inmate] vous
   *[other] { $inmate }
}{ $immune ->
    [yes] , sans effet.
   *[no] .
}
animalcatraz-journal-fight-began = { $riot ->
    [yes] Émeute { DANS(LE($room)) } : { $attacker } contre { $victim }.
   *[no] { $you ->
        [attacker] Vous attaquez { $victim }
        [victim] { $attacker } vous attaque
       *[other] { $attacker } attaque { $victim }
    } { DANS(LE($room)) }.
}
animalcatraz-journal-clash-began = { $you ->
    [attacker] Vous vous en prenez { A(LE($defender)) }.
    [defender] { CAP(LE($attacker)) } s’en prend à vous.
   *[other] { CAP(LE($attacker)) } s’en prend { A(LE($defender)) }.
}
animalcatraz-journal-chemist-declared = Le Chimiste fou { $you ->
    [inmate] vous aide
   *[other] aide { $inmate }
} : un dé de plus.
animalcatraz-journal-revealed = { $you ->
    [fighter] Vous montrez
   *[other] { CAP(LE($fighter)) } montre
} « { $card } ».
animalcatraz-journal-rearranged = { $you ->
    [inmate] Votre camp
   *[other] Le camp { DE($inmate) }
} réorganise ses cartes.
animalcatraz-journal-clash-rolled = { $you ->
    [attacker] Vous
   *[other] { CAP(LE($attacker)) }
} : dés { $attacker_dice }, total { $attacker_total }. { $you ->
    [defender] Vous
   *[other] { CAP(LE($defender)) }
} : dés { $defender_dice }, total { $defender_total }.
animalcatraz-journal-rerolled = { $you ->
    [fighter] Vous relancez
   *[other] { CAP(LE($fighter)) } relance
} les dés : { $dice }, total { $total }.
animalcatraz-journal-clash-won = { $you ->
    [winner] Vous battez { LE($loser) }.
    [loser] { CAP(LE($winner)) } vous bat.
   *[other] { CAP(LE($winner)) } bat { LE($loser) }.
}
animalcatraz-journal-armour-used = { $you ->
    [fighter] Vous utilisez
   *[other] { CAP(LE($fighter)) } utilise
} l’armure « { $card } ».
animalcatraz-journal-weapon-gone = { $you ->
    [fighter] Vous perdez
   *[other] { CAP(LE($fighter)) } perd
} l’arme « { $card } ».
animalcatraz-journal-gangster-hurt = { CAP(LE($gangster)) } est { GENRE($gangster) ->
    [f] touchée
   *[m] touché
} : Force -{ $levels ->
    [one] { $levels } niveau.
   *[other] { $levels } niveaux.
}
animalcatraz-journal-bleeds = { $you ->
    [inmate] Vous saignez.
   *[other] { $inmate } saigne.
}
animalcatraz-journal-fighter-injured = { $you ->
    [fighter] Vous êtes blessé
   *[other] { CAP(LE($fighter)) } est { GENRE($fighter) ->
        [f] blessée
       *[m] blessé
    }
}{ $cards ->
    [0] .
   *[other] {" "}; cartes au rideau de l’Infirmerie : { $cards }.
}
animalcatraz-journal-tried-to-abandon = { $you ->
    [inmate] Vous faites { $die } et
   *[other] { $inmate } fait { $die } et
} { $gone ->
    [yes] { $you ->
        [inmate] abandonnez
       *[other] abandonne
    } le combat.
   *[no] { $you ->
        [inmate] ne pouvez
       *[other] ne peut
    } pas abandonner le combat.
}
animalcatraz-journal-fight-ended = Le combat est fini : { $how ->
    [abandoned] { $you ->
        [loser] vous l’abandonnez, victoire { DE($winner) }.
        [winner] { $loser } l’abandonne, vous l’emportez.
       *[other] { $loser } l’abandonne, victoire { DE($winner) }.
    }
    [scapegoat] { $you ->
        [loser] le Bouc émissaire vous en tire, victoire { DE($winner) }.
        [winner] le Bouc émissaire en tire { $loser }, la victoire est à vous.
       *[other] le Bouc émissaire en tire { $loser }, victoire { DE($winner) }.
    }
   *[beaten] { $you ->
        [winner] vous l’emportez sur { $loser }.
        [loser] victoire { DE($winner) } sur vous.
       *[other] victoire { DE($winner) } sur { $loser }.
    }
}
animalcatraz-journal-drew-after-fight = { $you ->
    [inmate] Vous piochez
   *[other] { $inmate } pioche
} { $card ->
    [none] une carte
   *[other] « { $card } »
} pour { $you ->
    [inmate] votre
   *[other] sa
} cellule après le combat.
animalcatraz-journal-bet-placed = { $you ->
    [inmate] Vous pariez
   *[other] { $inmate } parie
} { $on_attacker ->
    [yes] sur
   *[no] contre
} { $theft ->
    [yes] le voleur
   *[no] l’attaquant
}.
animalcatraz-journal-bet-settled = { $right ->
    [yes] { $you ->
        [inmate] Vous gagnez votre pari.
       *[other] { $inmate } gagne son pari.
    }
   *[no] { $you ->
        [inmate] Vous perdez votre pari.
       *[other] { $inmate } perd son pari.
    }
}
animalcatraz-journal-bet-card = { $to_cell ->
    [yes] { $you ->
        [inmate] Vous mettez dans votre cellule
       *[other] { $inmate } met dans sa cellule
    } { $card ->
        [none] la carte gagnée.
       *[other] « { $card } ».
    }
   *[no] { $you ->
        [inmate] Vous empochez
       *[other] { $inmate } empoche
    } { $card ->
        [none] la carte gagnée.
       *[other] « { $card } ».
    }
}

animalcatraz-journal-invited = { $you ->
    [inmate] Vous invitez
   *[other] { $inmate } invite
} : { $gangsters }.
animalcatraz-journal-moved-in = { CAP(LE($gangster)) } s’installe dans la cellule libre { $spare } { DE(LE($wing)) }.
animalcatraz-journal-tried-to-recruit = { $success ->
    [yes] { $you ->
        [inmate] Vous convainquez
       *[other] { $inmate } convainc
    } { LE($gangster) } : dés { $dice }, total { $total } contre { $target }.
   *[no] { $you ->
        [inmate] Vous ne parvenez
       *[other] { $inmate } ne parvient
    } pas à recruter { LE($gangster) } : dés { $dice }, total { $total } contre { $target }.
}
animalcatraz-journal-paid-for-gangster = { $you ->
    [inmate] Vous payez
   *[other] { $inmate } paie
} avec « { $card } ».
animalcatraz-journal-recruited = { CAP(LE($gangster)) } { $you ->
    [inmate] vous rejoint
   *[other] rejoint { $inmate }
}.
animalcatraz-journal-came-with = Avec le gangster vient une carte pour { $you ->
    [inmate] vous
   *[other] { $inmate }
} : « { $card } ».
animalcatraz-journal-gangster-discarded = { CAP(LE($gangster)) } { $you ->
    [inmate] vous quitte
   *[other] quitte { $inmate }
}.
animalcatraz-journal-pushed = { $you ->
    [inmate] Vous bousculez { $victim }
    [victim] { $inmate } vous bouscule
   *[other] { $inmate } bouscule { $victim }
} { DANS(LE($place)) }.
animalcatraz-journal-guard-placed = { $you ->
    [inmate] Vous déplacez
   *[other] { $inmate } déplace
} { LE($guard) } sur la position { $letter }.
animalcatraz-journal-trained-in-cell = { $you ->
    [inmate] Vous vous entraînez dans votre cellule.
   *[other] { $inmate } s’entraîne dans sa cellule.
}
animalcatraz-journal-tormented = { $you ->
    [inmate] Vous tourmentez { $victim }.
    [victim] { $inmate } vous tourmente.
   *[other] { $inmate } tourmente { $victim }.
}
animalcatraz-journal-warden-taken = { $you ->
    [inmate] Vous possédez
   *[other] { $inmate } possède
} maintenant le Directeur.

animalcatraz-journal-began = La prison est prête. Cellules : { $cells }. Gardiens : { $guards }.{ $warden ->
    [none] {""}
   *[other] {" "}Le Directeur est { DANS(LE($warden)) }.
}
animalcatraz-journal-inmate-taken = { $you ->
    [seat] Vous jouez
   *[other] { $seat } joue
} { $inmate }.
animalcatraz-journal-taken-over = { $you ->
    [seat] Vous quittez
   *[other] { $seat } quitte
} la table ; { $inmate ->
    [none] { $you ->
        [partner] vous jouez
       *[other] { $partner } joue
    } désormais pour les deux.
   *[other] { $you ->
        [partner] vous jouez
       *[other] { $partner } joue
    } désormais aussi { $inmate }.
}
animalcatraz-journal-contraband-drawn = { CAP($rival) } : { $card ->
    [none] une carte
   *[other] « { $card } »
} passe de la chaise { A(LE($cell)) }.
animalcatraz-journal-round-began = Jour { $day }, la ronde { $round } commence.
animalcatraz-journal-toothbrush = Le pic-brosse à dents est pour { $rival }.
animalcatraz-journal-tie-rolled = { CAP($rival) }, pour départager : dés { $dice }.
animalcatraz-journal-guards-moved = { $arrow ->
    [yes] Les gardiens avancent d’une pièce et se placent sur la position { $letter }.
   *[no] Les gardiens se placent sur la position { $letter }.
}
animalcatraz-journal-warden-moved = Dés { $dice } : le Directeur est maintenant { DANS(LE($room)) }.
animalcatraz-journal-trafficked = { $you ->
    [inmate] Votre Trafiquant
   *[other] Le Trafiquant { DE($inmate) }
} fait { $die } ; cartes en plus : { $count }.
animalcatraz-journal-event-turned = Nouvel Événement : { $event_card }.
animalcatraz-journal-took-part = { $you ->
    [inmate] Vous participez
   *[other] { $inmate } participe
} à l’Événement : { $event_card }.
animalcatraz-journal-event-roll = { $you ->
    [inmate] Vous lancez
   *[other] { $inmate } lance
} les dés pour l’Événement : { $dice }, total { $total } contre { $target }.
animalcatraz-journal-cell-card-lost = { CAP($rival) } : { $card ->
    [none] une carte
   *[other] « { $card } »
} disparaît { DE(LE($cell)) }.
animalcatraz-journal-sent-to-hole = { $you ->
    [inmate] On vous envoie
   *[other] { $inmate } est envoyé
} au Trou ; cartes perdues : { $cards }.
animalcatraz-journal-left-hole = { $you ->
    [inmate] Vous sortez
   *[other] { $inmate } sort
} du Trou.
animalcatraz-journal-stood-up = { $you ->
    [inmate] Vous vous relevez.
   *[other] { $inmate } se relève.
}
animalcatraz-journal-toll-paid = { $you ->
    [inmate] Vous payez
    [to] { $inmate } vous paie
   *[other] { $inmate } paie
} { $card ->
    [none] une carte
   *[other] « { $card } »
}{ $to ->
    [none] {" "}au Directeur.
   *[other] { $you ->
        [to] .
       *[other] {" "}à { $to }.
    }
}
animalcatraz-journal-cannot-pay = { $you ->
    [inmate] Vous n’avez
   *[other] { $inmate } n’a
} rien pour le Directeur.
animalcatraz-journal-turn-began = C’est à { $you ->
    [inmate] vous
   *[other] { $inmate }
} de jouer.
animalcatraz-journal-turn-ended = { $you ->
    [inmate] Vous avez
   *[other] { $inmate } a
} fini de jouer.
animalcatraz-journal-night-fell = La nuit tombe : fin du jour { $day }.
animalcatraz-journal-trash-tag-given = { $you ->
    [giver] Vous donnez un Trash Tag à { $rival }.
   *[other] { CAP($giver) } : un Trash Tag pour { $rival }.
}
animalcatraz-journal-riot-began = { $last ->
    [yes] La dernière Émeute éclate { DANS(LE($room)) }.
   *[no] Une Émeute éclate { DANS(LE($room)) }.
}
animalcatraz-journal-riot-won = { $you ->
    [rival] { CAP($rival) } gagnez l’Émeute.
   *[other] L’Émeute est gagnée par { $rival }.
}
animalcatraz-journal-won = La partie est terminée. Victoire : { $rival }.

animalcatraz-journal-charmed = { CAP(LE($gangster)) } { $you ->
    [inmate] charme { $victim } pour vous
    [victim] vous charme pour { $inmate }
   *[other] charme { $victim } pour { $inmate }
} : dé { $die }, Actions perdues : { $actions }.
animalcatraz-journal-peeked = { $you ->
    [inmate] Vous regardez
   *[other] { $inmate } regarde
} { $zone ->
    [carried] { $you ->
        [victim] une de vos cartes portées
       *[other] une carte portée { DE($victim) }
    }
    [crimes] { $you ->
        [victim] une de vos cartes Crime
       *[other] une carte Crime { DE($victim) }
    }
   *[plan] { $you ->
        [victim] votre plan d’Évasion
       *[other] le plan d’Évasion { DE($victim) }
    }
}{ $seen ->
    [none] .
   *[other] {" "}: « { $seen } ».
}
animalcatraz-journal-ability-copied = { $you ->
    [inmate] Votre Fraudeur
   *[other] Le Fraudeur { DE($inmate) }
} copie { LE($gangster) }.
animalcatraz-journal-cell-blown = { $you ->
    [inmate] Vous faites
   *[other] { $inmate } fait
} sauter la Cellule { $cell } : dé { $die }, cartes détruites : { $cards }.
animalcatraz-journal-dealt = { CAP(LE($gangster)) } { $you ->
    [inmate] vous fournit
   *[other] fournit { $inmate }
} : dé { $die }, { $success ->
    [yes] ça marche.
   *[no] rien.
}
animalcatraz-journal-scavenged = { $you ->
    [inmate] Vous fouillez
   *[other] { $inmate } fouille
} : dé { $die }, cartes trouvées : { $cards }.
animalcatraz-journal-scavenged-card = { $you ->
    [inmate] Vous avez
   *[other] { $inmate } a
} trouvé « { $card } ».
animalcatraz-journal-courier-sent = { $you ->
    [inmate] Vous envoyez
   *[other] { $inmate } envoie
} { LE($gangster) } faire une course.

animalcatraz-journal-icon-used = { $you ->
    [inmate] Vous utilisez
   *[other] { $inmate } utilise
} « { $icon } » { DANS(LE($room)) }.
animalcatraz-journal-drew = { $you ->
    [inmate] Vous piochez
   *[other] { $inmate } pioche
} { $card ->
    [none] une carte
   *[other] « { $card } »
} sur la chaise.
animalcatraz-journal-took-from-pile = { $you ->
    [inmate] Vous prenez
   *[other] { $inmate } prend
} { $card ->
    [none] une carte
   *[other] « { $card } »
} du rideau de l’Infirmerie.
animalcatraz-journal-discarded = { $you ->
    [inmate] Vous défaussez
   *[other] { $inmate } défausse
} { $card ->
    [none] une carte.
   *[other] « { $card } ».
}
animalcatraz-journal-discarded-from-cell = { CAP($rival) } : { $card ->
    [none] une carte de cellule est défaussée.
   *[other] la carte de cellule « { $card } » est défaussée.
}
animalcatraz-journal-shifted = { $swapped ->
    [yes] { $you ->
        [inmate] Vous échangez
       *[other] { $inmate } échange
    } { $card ->
        [none] deux cartes
       *[other] « { $card } » et « { $back } »
    } : { $source } ↔ { $goal }.
   *[no] { $you ->
        [inmate] Vous déplacez
       *[other] { $inmate } déplace
    } { $card ->
        [none] une carte
       *[other] « { $card } »
    } : { $source } → { $goal }.
}
animalcatraz-journal-gangsters-exchanged = { $you ->
    [giver] Vous confiez { LE($gangster) } à { $taker }
    [taker] { $giver } vous confie { LE($gangster) }
   *[other] { $giver } confie { LE($gangster) } à { $taker }
}{ $back ->
    [none] .
   *[other] {" "}en échange { DE(LE($back)) }.
}
animalcatraz-journal-placed = { $you ->
    [inmate] Vous placez
   *[other] { $inmate } place
} l’amélioration « { $card } »{ $old ->
    [none] .
   *[other] {" "}à la place de « { $old } ».
}
animalcatraz-journal-consumed = { $you ->
    [inmate] Vous consommez
   *[other] { $inmate } consomme
} « { $card } ».
animalcatraz-journal-looked-through = { $you ->
    [inmate] Vous parcourez
   *[other] { $inmate } parcourt
} la pioche { DE(LE($room)) }{ $items ->
    [none] {" "}; items : { $count }.
   *[other] {" "}: { $items }.
}
animalcatraz-journal-paid = { $you ->
    [inmate] Vous donnez
   *[other] { $inmate } donne
} « { $card } ».
animalcatraz-journal-traded = { $you ->
    [inmate] Vous prenez
   *[other] { $inmate } prend
} dans la pioche { DE(LE($room)) } : { $items ->
    [none] { $count ->
        [0] rien.
        [one] un item.
       *[other] { $count } items.
    }
   *[other] { $items }.
}
animalcatraz-journal-theft-rolled = { $cell ->
    [none] { $success ->
        [yes] { $you ->
            [thief] Vous faites les poches { DE($victim) }
            [victim] { CAP(LE($thief)) } vous fait les poches
            [inmate] { CAP(LE($thief)) } fait pour vous les poches { DE($victim) }
           *[other] { CAP(LE($thief)) } fait les poches { DE($victim) }
        }
       *[no] { $you ->
            [thief] Vous tentez en vain de faire les poches { DE($victim) }
            [victim] { CAP(LE($thief)) } tente en vain de vous faire les poches
            [inmate] { CAP(LE($thief)) } tente en vain de faire pour vous les poches { DE($victim) }
           *[other] { CAP(LE($thief)) } tente en vain de faire les poches { DE($victim) }
        }
    }
   *[other] { $success ->
        [yes] { $you ->
            [thief] Vous volez
            [inmate] { CAP(LE($thief)) } vole pour vous
           *[other] { CAP(LE($thief)) } vole
        } dans la Cellule { $cell }
       *[no] { $you ->
            [thief] Vous tentez
            [inmate] Pour vous, { LE($thief) } tente
           *[other] { CAP(LE($thief)) } tente
        } en vain de voler dans la Cellule { $cell }
    }
} : { $total } contre { $against } (dés { $dice } et { $against_dice }).
animalcatraz-journal-second-theft = { $success ->
    [yes] { CAP(LE($thief)) } obtient une seconde carte
   *[no] { CAP(LE($thief)) } n’obtient pas de seconde carte
} pour { $you ->
    [inmate] vous
   *[other] { $inmate }
} : dés { $dice }, { $total } contre { $against }.
animalcatraz-journal-stole = { $you ->
    [inmate] Vous volez
    [victim] { $inmate } vous vole
   *[other] { $inmate } vole
} { $card ->
    [none] une carte
   *[other] « { $card } »
}{ $you ->
    [victim] .
   *[other] {" "}à { $victim }.
}
animalcatraz-journal-saw-two = { $you ->
    [inmate] Vous regardez deux cartes et en gardez
   *[other] { $inmate } regarde deux cartes et en garde
} une{ $cards ->
    [none] .
   *[other] {" "}: { $cards }.
}
animalcatraz-journal-trap-drawn = { $you ->
    [inmate] Vous avez
   *[other] { $inmate } a
} pioché un piège : « { $card } ».

animalcatraz-journal-corruption-tried = { $success ->
    [yes] { $you ->
        [inmate] Vous corrompez
       *[other] { $inmate } corrompt
    } { LE($guard) }
   *[no] { $you ->
        [inmate] Vous ne parvenez
       *[other] { $inmate } ne parvient
    } pas à corrompre { LE($guard) }
}{ $bribe ->
    [none] {""}
   *[other] {" "}avec « { $bribe } »
} : dés { $dice }, total { $total } contre { $needed }.
animalcatraz-journal-crime-drawn = { $you ->
    [inmate] Vous piochez
   *[other] { $inmate } pioche
} { $crime ->
    [none] une carte Crime.
   *[other] le Crime « { $crime } ».
}
animalcatraz-journal-crime-given-up = { $you ->
    [inmate] Vous rendez
   *[other] { $inmate } rend
} { $crime ->
    [none] une carte Crime.
   *[other] le Crime « { $crime } ».
}
animalcatraz-journal-crime-completed = { $you ->
    [inmate] Vous accomplissez
   *[other] { $inmate } accomplit
} le Crime « { $crime } »{ $points ->
    [none] .
   *[other] {" "}; points de Crime : { $points }.
}
animalcatraz-journal-tag-placed = { CAP($rival) } : jeton de gang sur la ronde { $round }{ $replaced ->
    [none] .
   *[other] , à la place { $you ->
        [replaced] du vôtre
       *[other] de celui { DE($replaced) }
    }.
}
animalcatraz-journal-tag-lifted = { CAP($rival) } : jeton de gang retiré de la ronde { $round }.
animalcatraz-journal-wing-claimed = { CAP($rival) } : { LE($wing) } est conquise.
animalcatraz-journal-wing-lost = { CAP($rival) } : { LE($wing) } est perdue.
animalcatraz-journal-card-put = { $you ->
    [inmate] Vous mettez
   *[other] { $inmate } met
} { $card ->
    [none] une carte
   *[other] « { $card } »
} dans la cellule libre { $spare } { DE(LE($wing)) }.
animalcatraz-journal-spare-taken = { $you ->
    [inmate] Vous prenez
   *[other] { $inmate } prend
} « { $card } » dans la cellule libre { $spare } { DE(LE($wing)) }.
animalcatraz-journal-plan-drawn = { $exchanged ->
    [yes] { $plan ->
        [none] { $you ->
            [inmate] Vous changez de plan d’Évasion.
           *[other] { $inmate } change de plan d’Évasion.
        }
       *[other] { $you ->
            [inmate] Vous changez de plan d’Évasion et obtenez
           *[other] { $inmate } change de plan d’Évasion et obtient
        } « { $plan } ».
    }
   *[no] { $you ->
        [inmate] Vous piochez
       *[other] { $inmate } pioche
    } { $plan ->
        [none] un plan d’Évasion.
       *[other] le plan d’Évasion « { $plan } ».
    }
}
animalcatraz-journal-plan-revealed = { CAP($rival) } : le plan d’Évasion est « { $plan } ».
animalcatraz-journal-tool-secured = { $you ->
    [inmate] Vous sécurisez
   *[other] { $inmate } sécurise
} « { $card } ».
animalcatraz-journal-tool-dropped = { CAP($rival) } : l’outil « { $card } » va à la chaise.
animalcatraz-journal-tool-shown = { $you ->
    [inmate] Vous montrez
   *[other] { $inmate } montre
} l’outil « { $card } ».
animalcatraz-journal-lock-tried = { $success ->
    [yes] { $you ->
        [inmate] Vous ouvrez
       *[other] { $inmate } ouvre
    }
   *[no] { $you ->
        [inmate] Vous n’ouvrez pas
       *[other] { $inmate } n’ouvre pas
    }
} { $lock ->
    [red] le cadenas rouge
   *[green] le cadenas vert
} : dés { $dice }, total { $total } contre { $needed }.
animalcatraz-journal-escape-failed = { $you ->
    [inmate] Votre évasion échoue
   *[other] L’évasion { DE($inmate) } échoue
} ; cartes perdues : { $cards }.
animalcatraz-journal-escaped = { $you ->
    [inmate] Vous êtes
   *[other] { $inmate } est
} dehors !
animalcatraz-journal-fugitive-card-turned = { $you ->
    [inmate] Vous êtes
   *[other] { $inmate } est
} en fuite, pioche { $deck } : « { $card } ».
animalcatraz-journal-guard-sacrificed = { CAP($rival) } : { LE($guard) } est { GENRE($guard) ->
    [f] sacrifiée
   *[m] sacrifié
} ; cadenas { $shift }.
animalcatraz-journal-fugitive-passed = { $you ->
    [inmate] Vous avez
   *[other] { $inmate } a
} passé la pioche { $deck }.

## Refus

animalcatraz-refusal-no-actions = Il ne reste pas assez d’Actions pour cela.
animalcatraz-refusal-icon-blocked = Un gardien se tient sur cette icône.
animalcatraz-refusal-icon-used = Votre détenu a déjà utilisé cette icône pendant cette ronde.
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
animalcatraz-refusal-not-here = Ce n’est pas possible depuis cet endroit.
animalcatraz-refusal-not-enough-value = Les cartes ne valent pas assez pour cela.
animalcatraz-refusal-too-many-cards = Il n’y a pas de place pour autant de cartes.
animalcatraz-refusal-ability-locked = Cette capacité n’est pas débloquée.
animalcatraz-refusal-no-deed = Cette capacité ne s’utilise pas ainsi : elle agit d’elle-même ou par une icône.
animalcatraz-refusal-ability-blocked = C’est bloqué tant que le détenu est Primal.
animalcatraz-refusal-ability-used = Cela a déjà été utilisé pendant cette ronde.
animalcatraz-refusal-cannot-act = Un détenu couché, au Trou ou dehors n’agit pas.
animalcatraz-refusal-no-such-card = Cette carte n’est pas à cet endroit.
animalcatraz-refusal-wrong-card = Cette carte ne sert pas à cela.
animalcatraz-refusal-already-primal = Le détenu est déjà Primal.
animalcatraz-refusal-too-many-steps = Il ne reste plus de geste gratuit pour ce tour.
animalcatraz-refusal-no-gangster = Ce gangster n’est pas à cet endroit.
animalcatraz-refusal-no-errand = Gary n’a aucune course à faire pour l’instant.
animalcatraz-refusal-nothing-to-put = Votre détenu ne porte aucune carte à mettre dans une cellule libre.
animalcatraz-refusal-spare-empty = Il n’y a aucune carte à prendre là.
animalcatraz-refusal-no-partner = Vous n’avez pas de coéquipier pour prendre la relève ; un robot peut jouer à votre place.
animalcatraz-refusal-has-left = Vous avez quitté cette partie ; votre coéquipier continue.
animalcatraz-refusal-not-fulfilled = Les conditions de ce Crime ne sont pas remplies.
animalcatraz-refusal-not-kingpin = Avec El Chapo, seul Le Caïd (Réputation 14) peut tenter l’évasion.
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
