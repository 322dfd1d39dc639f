### Ladri e spioni (Sneaks & Snitches): nomi, scelte, giornale e rifiuti.

sneaks-name = Ladri e spioni
sneaks-about = Scegli in segreto un luogo da svaligiare e uno da segnalare alla polizia; tutti i piani si rivelano insieme. Alla fine conta solo la tua posizione in ciascuno dei quattro colori.
sneaks-site = { $letter } ({ $name })
sneaks-laid = { $site }: { $loot }
sneaks-sent = { $player }: { $sites }

sneaks-tokens-b = { $number ->
    [one] { $number } gettone blu
   *[other] { $number } gettoni blu
}
sneaks-tokens-g = { $number ->
    [one] { $number } gettone verde
   *[other] { $number } gettoni verdi
}
sneaks-tokens-r = { $number ->
    [one] { $number } gettone rosso
   *[other] { $number } gettoni rossi
}
sneaks-tokens-y = { $number ->
    [one] { $number } gettone giallo
   *[other] { $number } gettoni gialli
}

sneaks-stash-b = { $number ->
    [one] { $number } carta blu
   *[other] { $number } carte blu
}
sneaks-stash-g = { $number ->
    [one] { $number } carta verde
   *[other] { $number } carte verdi
}
sneaks-stash-r = { $number ->
    [one] { $number } carta rossa
   *[other] { $number } carte rosse
}
sneaks-stash-y = { $number ->
    [one] { $number } carta gialla
   *[other] { $number } carte gialle
}

sneaks-category-b = { $name } (blu)
sneaks-category-g = { $name } (verde)
sneaks-category-r = { $name } (rosso)
sneaks-category-y = { $name } (giallo)

sneaks-kind-tokens = bottino semplice
sneaks-kind-collection = collezione
sneaks-kind-carte-blanche = carta bianca
sneaks-kind-safe-cracking = scasso della cassaforte
sneaks-kind-intrigues = intrighi
sneaks-kind-item = pezzo unico
sneaks-kind-documents = documenti compromettenti
sneaks-loot-item = { $points ->
    [one] «{ $name }» ({ $points } punto)
   *[other] «{ $name }» ({ $points } punti)
}
sneaks-loot-documents = documenti compromettenti ({ $colour })

## Scelte

sneaks-action-sneak = Ladri al luogo { $site }
sneaks-action-snitch = Spioni al luogo { $site }
sneaks-action-take = Prendere un gettone: { $colour }
sneaks-action-stop = Chiudere gli intrighi
sneaks-action-trade = Scambio con { $partner }: prendere { $taken }, dare { $given }

## Che cosa si sceglie adesso

sneaks-ask-plan = Fai il tuo piano: prima i ladri, poi gli spioni.
sneaks-ask-colour = Scegli il colore di un gettone da prendere dalla riserva.
sneaks-ask-exchange = Scambia un tuo gettone con quello di un altro giocatore, oppure fermati.

## Giornale

sneaks-journal-began = Il tavolo è pronto per { $seats } giocatori.
sneaks-journal-dealt = { $you ->
    [seat] Cominci
   *[other] { $seat } comincia
} { $tokens ->
    [none] senza gettoni.
   *[other] con { $tokens }.
}
sneaks-journal-refilled = Nuovi bottini: { $cards }. { $left ->
    [0] Il mazzo è finito.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $left } carte.
}
sneaks-journal-round-began = Comincia il round { $round }.{ $ally ->
    [none] {""}
   *[other] {" "}{ $you ->
        [ally] L’alleato sta con te.
       *[other] L’alleato sta con { $ally }.
    }
}
sneaks-journal-planned = { $you ->
    [seat] Hai concluso il tuo piano
   *[other] { $seat } ha concluso il suo piano
}{ $sneaks ->
    [none] .
   *[other] : ladri { $sneaks }, spioni { $snitches }.
}
sneaks-journal-sneaks-revealed = Si rivelano i ladri. { $plans }.
sneaks-journal-snitches-revealed = Si rivelano gli spioni. { $plans }.
sneaks-journal-guarded = Il luogo { $site } è sorvegliato (spioni: { $guards }).{ $sneaks ->
    [none] {""}
   *[other] {" "}A mani vuote: { $sneaks }.
}
sneaks-journal-vanished = Al luogo { $site } non è venuto nessuno; il bottino sparisce: { $loot }.
sneaks-journal-contested = { $you ->
    [sneaks] { CAP($sneaks) } vi contendete il luogo { $site }{ $enough ->
        [yes] {" "}e pescate una carta nascondiglio ciascuno.
       *[no] . Le carte nascondiglio non bastano per tutti: nessuno pesca.
    }
   *[other] { $sneaks } si contendono il luogo { $site }{ $enough ->
        [yes] {" "}e pescano una carta nascondiglio ciascuno.
       *[no] . Le carte nascondiglio non bastano per tutti: nessuno pesca.
    }
}
sneaks-journal-drew-stash = { $you ->
    [seat] Peschi
   *[other] { $seat } pesca
} una carta nascondiglio{ $colour ->
    [none] .
   *[other] : { $colour }.
}
sneaks-journal-stole = { $you ->
    [seat] Svaligi
   *[other] { $seat } svaligia
} il luogo { $site }: { $loot }.
sneaks-journal-paid = { $tokens ->
    [none] { $missing ->
        [one] La riserva non ha il gettone che { $you ->
            [seat] ti spetta.
           *[other] spetta { A($seat) }.
        }
       *[other] La riserva non ha nessuno dei { $missing } gettoni che { $you ->
            [seat] ti spettano.
           *[other] spettano { A($seat) }.
        }
    }
   *[other] { $you ->
        [seat] Ricevi
       *[other] { $seat } riceve
    } { $tokens }.{ $missing ->
        [0] {""}
        [one] {" "}Alla riserva manca un gettone.
       *[other] {" "}Alla riserva mancano { $missing } gettoni.
    }
}
sneaks-journal-took = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} un gettone: { $colour }.
sneaks-journal-forfeited = La riserva è vuota. { $you ->
    [seat] { $number ->
        [one] Perdi un gettone che ti spettava.
       *[other] Perdi { $number } gettoni che ti spettavano.
    }
   *[other] { $number ->
        [one] Un gettone che spettava { A($seat) } va perso.
       *[other] { $number } gettoni che spettavano { A($seat) } vanno persi.
    }
}
sneaks-journal-traded = { $you ->
    [seat] Prendi { $taken } da { $partner } e dai
    [partner] { $seat } ti prende { $taken } e dà
   *[other] { $seat } prende { $taken } da { $partner } e dà
} in cambio { $given }.
sneaks-journal-stopped = { $you ->
    [seat] Chiudi
   *[other] { $seat } chiude
} gli intrighi.
sneaks-journal-nothing-to-trade = { $you ->
    [seat] Non trovi
   *[other] { $seat } non trova
} niente da scambiare.
sneaks-journal-collapsed = { $you ->
    [seat] Rendi
   *[other] { $seat } rende
} pubblici i documenti e il mercato crolla: { $colour }. Gettoni persi: { $losses }.
sneaks-journal-ran-out = { $left ->
    [0] { $holes ->
        [one] Il mazzo è vuoto e un luogo aspetta un bottino: la partita finisce.
       *[other] Il mazzo è vuoto e { $holes } luoghi aspettano un bottino: la partita finisce.
    }
    [one] Nel mazzo c’è una carta, troppo poco per { $holes } luoghi vuoti: la partita finisce.
   *[other] Nel mazzo ci sono { $left } carte, troppo poche per { $holes } luoghi vuoti: la partita finisce.
}
sneaks-journal-stash-shown = { $you ->
    [seat] Il tuo nascondiglio
   *[other] Nascondiglio di { $seat }
}: { $stash }.
sneaks-journal-colour-scored = { $colour }. Totali: { $totals }. Punti: { $points }.
sneaks-journal-ended = La partita è finita. Pezzi unici: { $items }. Punti: { $points }. Classifica: { $places }.

## Rifiuti

sneaks-refusal-already-planned = Il tuo piano è concluso e non si cambia più.
sneaks-refusal-not-asked = Adesso sta scegliendo un altro giocatore.
sneaks-refusal-wrong-phase = Non è questo che ti viene chiesto adesso. In un piano vengono prima i ladri, poi gli spioni.
sneaks-refusal-site-closed = Quel luogo non è in gioco con questo numero di giocatori.
sneaks-refusal-destination-used = Quella destinazione è già nel tuo piano.
sneaks-refusal-colour-out = La riserva non ha gettoni di quel colore.
sneaks-refusal-no-such-partner = Si scambia solo con un altro giocatore di questo tavolo.
sneaks-refusal-partner-lacks = Quel giocatore non ha gettoni del colore che chiedi.
sneaks-refusal-you-lack = Non hai gettoni del colore che offri.
sneaks-refusal-same-colour = Scambiare due gettoni dello stesso colore non cambierebbe niente.
