# La fine di una partita: il conteggio, il podio, ciò che merita di essere raccontato.

ending-count = Si conta il bottino
ending-sheet = Foglio dei punti
ending-skip = Salta
ending-sound = Suono: { $on ->
    [yes] attivo
   *[no] spento
}
ending-next = E adesso
ending-board = Vedi il tavolo
ending-you = Tu
ending-title = { $verdict ->
    [won] Hai vinto!
    [shared] Vittoria condivisa!
    [second] Per un soffio!
    [beaten] Non stavolta
   *[watched] { $count ->
        [one] Vince { $players }!
       *[other] Vittoria condivisa: { $players }!
    }
}
ending-summary = { $verdict ->
    [won] { $score }, contro { $others }. La notte è tua.
    [shared] { $players }: { $score } a testa.
    [watched] { $score }{ $others ->
        [none] .
       *[other] , contro { $others }.
    }
   *[beaten] { $count ->
        [one] Vince { $players }: { $score }.
       *[other] Vittoria condivisa, { $players }: { $score }.
    } Il tuo posto: { $place }º, { $own }.
}
ending-item = { $players ->
    [none] { $name }: nessuno fa punti
   *[other] { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $players }
}
ending-earned = { $player } { $points }
ending-earnings = { $earned ->
    [none] { $name }: nessuno fa punti
   *[other] { $name }, punti: { $earned }
}
ending-crooks-target = { $target }: valore { $value }
ending-crooks-gang = { $player ->
    [none] { $gang }: parità, nessuno fa punti
   *[other] { $gang }: { $player }, +{ $points }
}
ending-crooks-highlight = { $kind ->
    [ambush] Il furto più bello
    [trick] Il colpo più basso
    [hit] Il braccio lungo
    [close] Il Bersaglio più conteso
   *[coup] Il colpo della notte
}
ending-crooks-story = { $kind ->
    [ambush] { $target }: a faccia in giù fino all’ultimo, { $crook } prende tutto per { $player }, sotto il naso di { $other }. { $points ->
        [one] { $points } punto!
       *[other] { $points } punti!
    }
    [trick] { $target }: { $player } vi aveva nascosto { $crook }. Per { $other } vale { $points } invece di { $size }.
    [hit] { $target }: per ordine di { $player }, { $crook } ha fatto sparire { $size ->
        [one] uno Scagnozzo
       *[other] { $size } Scagnozzi
    } di { $other }.
    [close] { $target }: { $player } supera { $other } di { $size } e incassa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
   *[coup] { $target }: { $crook } porta in un colpo solo { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } { A($player) }.
}
ending-sneaks-items = Pezzi unici
ending-sneaks-highlight = { $kind ->
    [stash] L’asso nella manica
    [steal] Il furto più bello
    [collapse] Il mercato crolla
    [guard] Non sfugge nulla
   *[close] Per un pelo
}
ending-sneaks-story = { $kind ->
    [stash] { $colour }: con { $size } dal nascondiglio, { $player } supera { $other } proprio alla fine.
    [steal] { $site }: { $player } se l’è svignata con questo: { $loot }.
    [collapse] { $colour }: i documenti di { $player } ne fanno perdere { $size } agli altri.
    [guard] Gli spioni di { $player } hanno rimandato { $size } ladri a mani vuote.
   *[close] { $colour }: { $size } contro { $second }. { $player } resta davanti { A($other) }.
}

ending-kings-fortune = { $player } ha { $amount } k$
ending-kings-dead = R.I.P.
ending-kings-place = { $place }. { $player }
ending-kings-career = Missioni: { $jobs } ({ $earned ->
    [0] 0 $
   *[other] { $earned } k$
}) · piatti: { $pots ->
    [0] 0 $
   *[other] { $pots } k$
} · morti: { $lost } · in guardina: { $custody }
ending-kings-highlight = { $kind ->
    [job] Il colpo migliore
    [pot] Il piatto più ricco
    [deadly] La mano più svelta
    [custody] Vecchia conoscenza della polizia
   *[early] Una fine precoce
}
ending-kings-story = { $kind ->
    [job] { $player } ha portato a termine «{ $mission }» per { $amount } k$.
    [pot] { $player } ha preso un piatto di { $amount } k$.
    [deadly] { $player } ha abbattuto { $amount ->
        [one] un personaggio altrui
       *[other] { $amount } personaggi altrui
    }.
    [custody] La polizia ha preso la gente di { $player } { $amount ->
        [one] una volta
       *[other] { $amount } volte
    }.
   *[early] Fine dei giochi per { $player } al round { $amount }.
}
ending-animalcatraz-source = { $source ->
    [start] All’inizio
    [fights] Combattimenti
    [fingers] Furti, mazzette, trappole
    [block] Crimini, gettoni gang, ali
   *[riots] Rivolte
}
ending-animalcatraz-way = { $way ->
    [escape] { $inmate } è evaso: tutti e due i lucchetti sono aperti
    [riot] La Rivolta è finita: { $inmate } comanda il blocco, { $rank }
   *[day] L’ultimo giorno è finito: { $inmate }, { $rank }
}
ending-animalcatraz-escaped = { $verdict ->
    [won] Sei fuori. La libertà vale più di ogni Reputazione.
   *[other] { $inmate } è fuori. La libertà vale più di ogni Reputazione.
}
ending-animalcatraz-lock = { $lock ->
    [red] Lucchetto rosso: { $total }, bastava { $needed }
   *[green] Lucchetto verde: { $total }, bastava { $needed }
}
ending-animalcatraz-highlight = { $kind ->
    [blow] Il colpo più duro
    [theft] Le dita più svelte
    [bribe] L’amico più caro
   *[lock] A un passo dalla libertà
}
ending-animalcatraz-story = { $kind ->
    [blow] { $who } ha battuto { $other } di { $size }.
    [theft] { $other ->
        [none] { $who } ha svaligiato una cella, con { $size } di vantaggio.
       *[other] { $who } ha svuotato le tasche di { $other }, con { $size } di vantaggio.
    }
    [bribe] { $who } ha comprato «{ $other }», livello { $size }.
   *[lock] { $who } ha mancato un lucchetto dell’evasione di { $size }.
}
