### Cambrioleurs & Balances (Sneaks & Snitches) : noms, choix, journal et refus.

sneaks-name = Cambrioleurs & Balances
sneaks-about = Désignez en secret un site à cambrioler et un site à dénoncer ; tout est révélé en même temps. À la fin, seul compte votre rang dans chacune des quatre couleurs.
sneaks-site = { $letter } ({ $name })
sneaks-laid = { $site } : { $loot }
sneaks-sent = { $player } : { $sites }

sneaks-tokens-b = { $number ->
    [one] { $number } jeton bleu
   *[other] { $number } jetons bleus
}
sneaks-tokens-g = { $number ->
    [one] { $number } jeton vert
   *[other] { $number } jetons verts
}
sneaks-tokens-r = { $number ->
    [one] { $number } jeton rouge
   *[other] { $number } jetons rouges
}
sneaks-tokens-y = { $number ->
    [one] { $number } jeton jaune
   *[other] { $number } jetons jaunes
}

sneaks-stash-b = { $number ->
    [one] { $number } carte bleue
   *[other] { $number } cartes bleues
}
sneaks-stash-g = { $number ->
    [one] { $number } carte verte
   *[other] { $number } cartes vertes
}
sneaks-stash-r = { $number ->
    [one] { $number } carte rouge
   *[other] { $number } cartes rouges
}
sneaks-stash-y = { $number ->
    [one] { $number } carte jaune
   *[other] { $number } cartes jaunes
}

sneaks-category-b = { $name } (bleu)
sneaks-category-g = { $name } (vert)
sneaks-category-r = { $name } (rouge)
sneaks-category-y = { $name } (jaune)

sneaks-kind-tokens = butin standard
sneaks-kind-collection = collection
sneaks-kind-carte-blanche = carte blanche
sneaks-kind-safe-cracking = forçage de coffre-fort
sneaks-kind-intrigues = intrigues
sneaks-kind-item = article spécial
sneaks-kind-documents = documents compromettants
sneaks-loot-item = { $points ->
    [one] « { $name } » ({ $points } point)
   *[other] « { $name } » ({ $points } points)
}
sneaks-loot-documents = documents compromettants ({ $colour })

## Choix

sneaks-action-sneak = Cambrioleurs : site { $site }
sneaks-action-snitch = Balances : site { $site }
sneaks-action-take = Prendre un jeton : { $colour }
sneaks-action-stop = Mettre fin aux intrigues
sneaks-action-trade = Échange avec { $partner } : prendre { $taken }, donner { $given }

## Ce qu’il faut choisir maintenant

sneaks-ask-plan = Donnez vos affectations : d’abord les cambrioleurs, puis les balances.
sneaks-ask-colour = Choisissez la couleur d’un jeton à prendre à la banque.
sneaks-ask-exchange = Échangez un de vos jetons contre celui d’un autre joueur, ou arrêtez.

## Journal

sneaks-journal-began = La table est prête pour { $seats } joueurs.
sneaks-journal-dealt = { $you ->
    [seat] Vous commencez
   *[other] { $seat } commence
} { $tokens ->
    [none] sans jeton.
   *[other] avec { $tokens }.
}
sneaks-journal-refilled = Nouveaux butins : { $cards }. { $left ->
    [0] La pioche est épuisée.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $left } cartes dans la pioche.
}
sneaks-journal-round-began = La manche { $round } commence.{ $ally ->
    [none] {""}
   *[other] {" "}{ $you ->
        [ally] Vous avez l’allié de votre côté.
       *[other] L’allié est du côté { DE($ally) }.
    }
}
sneaks-journal-planned = { $you ->
    [seat] Vous avez terminé vos affectations
   *[other] { $seat } a terminé ses affectations
}{ $sneaks ->
    [none] .
   *[other] {" "}: cambrioleurs { $sneaks }, balances { $snitches }.
}
sneaks-journal-sneaks-revealed = Les cambrioleurs sont révélés. { $plans }.
sneaks-journal-snitches-revealed = Les balances sont révélées. { $plans }.
sneaks-journal-guarded = Le site { $site } est gardé (balances : { $guards }).{ $sneaks ->
    [none] {""}
   *[other] {" "}Rien pour { $sneaks }.
}
sneaks-journal-vanished = Personne n’est venu au site { $site } ; son butin disparaît : { $loot }.
sneaks-journal-contested = { $you ->
    [sneaks] { CAP($sneaks) } vous gênez au site { $site }{ $enough ->
        [yes] {" "}et piochez chacun une carte cachette secrète.
       *[no] . Il n’y a pas assez de cartes cachette secrète pour tous : personne ne pioche.
    }
   *[other] { $sneaks } se gênent au site { $site }{ $enough ->
        [yes] {" "}et piochent chacun une carte cachette secrète.
       *[no] . Il n’y a pas assez de cartes cachette secrète pour tous : personne ne pioche.
    }
}
sneaks-journal-drew-stash = { $you ->
    [seat] Vous piochez
   *[other] { $seat } pioche
} une carte cachette secrète{ $colour ->
    [none] .
   *[other] {" "}: { $colour }.
}
sneaks-journal-stole = { $you ->
    [seat] Vous dévalisez
   *[other] { $seat } dévalise
} le site { $site } : { $loot }.
sneaks-journal-paid = { $tokens ->
    [none] { $missing ->
        [one] La banque n’a pas le jeton { $you ->
            [seat] qui vous est dû.
           *[other] dû à { $seat }.
        }
       *[other] La banque n’a aucun des { $missing } jetons { $you ->
            [seat] qui vous sont dus.
           *[other] dus à { $seat }.
        }
    }
   *[other] { $you ->
        [seat] Vous recevez
       *[other] { $seat } reçoit
    } { $tokens }.{ $missing ->
        [0] {""}
        [one] {" "}Il manque un jeton à la banque.
       *[other] {" "}Il manque { $missing } jetons à la banque.
    }
}
sneaks-journal-took = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
} un jeton : { $colour }.
sneaks-journal-forfeited = La banque est vide. { $you ->
    [seat] { $number ->
        [one] Vous perdez un jeton qui vous était dû.
       *[other] Vous perdez { $number } jetons qui vous étaient dus.
    }
   *[other] { $number ->
        [one] Un jeton dû à { $seat } est perdu.
       *[other] { $number } jetons dus à { $seat } sont perdus.
    }
}
sneaks-journal-traded = { $you ->
    [seat] Vous prenez { $taken } à { $partner } et donnez
    [partner] { $seat } vous prend { $taken } et donne
   *[other] { $seat } prend { $taken } à { $partner } et donne
} { $given } en échange.
sneaks-journal-stopped = { $you ->
    [seat] Vous mettez
   *[other] { $seat } met
} fin aux intrigues.
sneaks-journal-nothing-to-trade = { $you ->
    [seat] Vous ne trouvez
   *[other] { $seat } ne trouve
} rien à échanger.
sneaks-journal-collapsed = { $you ->
    [seat] Vous publiez
   *[other] { $seat } publie
} les documents, et le marché s’effondre : { $colour }. Jetons perdus : { $losses }.
sneaks-journal-ran-out = { $left ->
    [0] { $holes ->
        [one] La pioche est vide et un site attend un butin : la partie s’arrête.
       *[other] La pioche est vide et { $holes } sites attendent un butin : la partie s’arrête.
    }
    [one] Il reste une carte dans la pioche, trop peu pour { $holes } sites vides : la partie s’arrête.
   *[other] Il reste { $left } cartes dans la pioche, trop peu pour { $holes } sites vides : la partie s’arrête.
}
sneaks-journal-stash-shown = { $you ->
    [seat] Votre cachette
   *[other] Cachette { DE($seat) }
} : { $stash }.
sneaks-journal-colour-scored = { $colour }. Totaux : { $totals }. Points : { $points }.
sneaks-journal-ended = La partie est terminée. Articles spéciaux : { $items }. Points : { $points }. Classement : { $places }.

## Refus

sneaks-refusal-already-planned = Vos affectations sont terminées et ne peuvent plus changer.
sneaks-refusal-not-asked = C’est à un autre joueur de choisir.
sneaks-refusal-wrong-phase = Ce n’est pas ce qu’on vous demande maintenant. Les cambrioleurs s’affectent d’abord, puis les balances.
sneaks-refusal-site-closed = Ce site n’est pas en jeu avec ce nombre de joueurs.
sneaks-refusal-destination-used = Cette destination fait déjà partie de vos affectations.
sneaks-refusal-colour-out = La banque n’a plus de jeton de cette couleur.
sneaks-refusal-no-such-partner = On n’échange qu’avec un autre joueur de cette table.
sneaks-refusal-partner-lacks = Ce joueur n’a pas de jeton de la couleur demandée.
sneaks-refusal-you-lack = Vous n’avez pas de jeton de la couleur offerte.
sneaks-refusal-same-colour = Échanger deux jetons de la même couleur ne changerait rien.
