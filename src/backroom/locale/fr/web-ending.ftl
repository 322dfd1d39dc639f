# La fin d’une partie : le décompte, le podium, ce qui mérite d’être raconté.

ending-count = On compte le butin
ending-sheet = Feuille de score
ending-skip = Passer
ending-sound = Son : { $on ->
    [yes] activé
   *[no] coupé
}
ending-next = Et maintenant
ending-board = Voir le plateau
ending-you = Vous
ending-title = { $verdict ->
    [won] Vous gagnez !
    [shared] Victoire partagée !
    [second] Si près du but !
    [beaten] Pas cette fois
   *[watched] { $count ->
        [one] Victoire { DE($players) } !
       *[other] Victoire partagée : { $players } !
    }
}
ending-summary = { $verdict ->
    [won] { $score }, contre { $others }. La nuit est à vous.
    [shared] { $players } : { $score } chacun.
    [watched] { $score }{ $others ->
        [none] .
       *[other] , contre { $others }.
    }
   *[beaten] { $count ->
        [one] Victoire { DE($players) } : { $score }.
       *[other] Victoire partagée, { $players } : { $score }.
    } Votre place : { $place }e, { $own }.
}
ending-item = { $players ->
    [none] { $name } : personne ne marque
   *[other] { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $players }
}
ending-earned = { $player } { $points }
ending-earnings = { $earned ->
    [none] { $name } : personne ne marque
   *[other] { $name }, points : { $earned }
}
ending-crooks-target = { $target } : valeur { $value }
ending-crooks-gang = { $player ->
    [none] { $gang } : égalité, personne ne marque
   *[other] { $gang } : { $player }, +{ $points }
}
ending-crooks-highlight = { $kind ->
    [ambush] Le plus beau vol
    [trick] Le pire coup bas
    [hit] Le bras long
    [close] La Cible la plus disputée
   *[coup] Le coup de la nuit
}
ending-crooks-story = { $kind ->
    [ambush] { $target } : face cachée jusqu’au bout, { $crook } rafle la mise pour { $player }, au nez { DE($other) }. { $points ->
        [one] { $points } point !
       *[other] { $points } points !
    }
    [trick] { $target } : { $player } y avait caché { $crook }. Pour { $other }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au lieu de { $size }.
    [hit] { $target } : envoyé par { $player }, { $crook } fait disparaître { $size ->
        [one] un Escroc
       *[other] { $size } Escrocs
    } { DE($other) }.
    [close] { $target } : { $player } devance { $other } de { $size } et empoche { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[coup] { $target } : { $crook } rapporte d’un coup { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à { $player }.
}
ending-sneaks-items = Articles spéciaux
ending-sneaks-highlight = { $kind ->
    [stash] L’as dans la manche
    [steal] Le plus beau vol
    [collapse] Le marché s’effondre
    [guard] Rien ne leur échappe
   *[close] D’un cheveu
}
ending-sneaks-story = { $kind ->
    [stash] { $colour } : avec { $size } de sa cachette secrète, { $player } dépasse { $other } tout à la fin.
    [steal] { $site } : { $player } repart avec ce butin : { $loot }.
    [collapse] { $colour } : les documents { DE($player) } en font perdre { $size } aux autres.
    [guard] Les balances { DE($player) } ont renvoyé { $size } cambrioleurs les mains vides.
   *[close] { $colour } : { $size } contre { $second }. { $player } reste devant { $other }.
}

ending-kings-fortune = { $player } possède { $amount } k$
ending-kings-dead = R.I.P.
ending-kings-place = { $place }. { $player }
ending-kings-career = Missions : { $jobs } ({ $earned ->
    [0] 0 $
   *[other] { $earned } k$
}) · pots : { $pots ->
    [0] 0 $
   *[other] { $pots } k$
} · morts : { $lost } · gardes à vue : { $custody }
ending-kings-highlight = { $kind ->
    [job] Le plus beau coup
    [pot] Le plus gros pot
    [deadly] La gâchette
    [custody] Vieille connaissance de la police
   *[early] Une fin précoce
}
ending-kings-story = { $kind ->
    [job] { $player } a mené « { $mission } » pour { $amount } k$.
    [pot] { $player } a raflé un pot de { $amount } k$.
    [deadly] { $player } a abattu { $amount ->
        [one] un personnage adverse
       *[other] { $amount } personnages adverses
    }.
    [custody] La police a embarqué les gens { DE($player) } { $amount ->
        [one] une fois
       *[other] { $amount } fois
    }.
   *[early] Fin de partie pour { $player } au tour de jeu { $amount }.
}
ending-animalcatraz-source = { $source ->
    [start] Au départ
    [fights] Combats
    [fingers] Vols, pots-de-vin, pièges
    [block] Crimes, jetons de gang, ailes
   *[riots] Émeutes
}
ending-animalcatraz-way = { $way ->
    [escape] { $inmate } s’est fait la belle : les deux cadenas sont ouverts
    [riot] L’Émeute est finie : { $inmate } règne sur le bloc, { $rank }
   *[day] Le dernier jour est fini : { $inmate }, { $rank }
}
ending-animalcatraz-escaped = { $verdict ->
    [won] Vous êtes dehors. La liberté vaut plus que toute Réputation.
   *[other] { $inmate } est dehors. La liberté vaut plus que toute Réputation.
}
ending-animalcatraz-lock = { $lock ->
    [red] Cadenas rouge : { $total }, il fallait { $needed }
   *[green] Cadenas vert : { $total }, il fallait { $needed }
}
ending-animalcatraz-highlight = { $kind ->
    [blow] Le coup le plus dur
    [theft] Les doigts les plus agiles
    [bribe] L’ami le plus cher
   *[lock] Si près de la liberté
}
ending-animalcatraz-story = { $kind ->
    [blow] { $who } a battu { $other } de { $size }.
    [theft] { $other ->
        [none] { $who } a cambriolé une cellule, avec { $size } d’avance.
       *[other] { $who } a fait les poches { DE($other) }, avec { $size } d’avance.
    }
    [bribe] { $who } a acheté « { $other } », niveau { $size }.
   *[lock] { $who } a manqué un cadenas de l’évasion de { $size }.
}
