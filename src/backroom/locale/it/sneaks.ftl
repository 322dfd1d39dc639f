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
sneaks-journal-dealt = { $tokens ->
    [none] { $seat } comincia senza gettoni.
   *[other] { $seat } comincia con { $tokens }.
}
sneaks-journal-refilled = Nuovi bottini: { $cards }. { $left ->
    [0] Il mazzo è finito.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $left } carte.
}
sneaks-journal-round-began = { $ally ->
    [none] Comincia il round { $round }.
   *[other] Comincia il round { $round }. L’alleato sta con { $ally }.
}
sneaks-journal-planned = { $sneaks ->
    [none] { $seat } ha concluso il suo piano.
   *[other] { $seat } ha concluso il suo piano. Ladri: { $sneaks }; spioni: { $snitches }.
}
sneaks-journal-sneaks-revealed = Si rivelano i ladri. { $plans }.
sneaks-journal-snitches-revealed = Si rivelano gli spioni. { $plans }.
sneaks-journal-guarded = { $sneaks ->
    [none] Il luogo { $site } è sorvegliato dagli spioni di: { $guards }.
   *[other] Il luogo { $site } è sorvegliato dagli spioni di: { $guards }. Niente per { $sneaks }.
}
sneaks-journal-vanished = Al luogo { $site } non è venuto nessuno; il bottino sparisce: { $loot }.
sneaks-journal-contested = { $enough ->
    [yes] { $sneaks } si contendono il luogo { $site } e pescano una carta nascondiglio ciascuno.
   *[no] { $sneaks } si contendono il luogo { $site }. Le carte nascondiglio non bastano per tutti: nessuno pesca.
}
sneaks-journal-drew-stash = { $colour ->
    [none] { $seat } pesca una carta nascondiglio.
   *[other] { $seat } pesca una carta nascondiglio: { $colour }.
}
sneaks-journal-stole = { $seat } svaligia il luogo { $site }: { $loot }.
sneaks-journal-paid = { $tokens ->
    [none] { $missing ->
        [one] La riserva non ha il gettone che spetta a { $seat }.
       *[other] La riserva non ha nessuno dei { $missing } gettoni che spettano a { $seat }.
    }
   *[other] { $missing ->
        [0] { $seat } riceve { $tokens }.
        [one] { $seat } riceve { $tokens }. Alla riserva manca un gettone.
       *[other] { $seat } riceve { $tokens }. Alla riserva mancano { $missing } gettoni.
    }
}
sneaks-journal-took = { $seat } prende un gettone: { $colour }.
sneaks-journal-forfeited = La riserva è vuota. { $number ->
    [one] { $seat } perde un gettone che gli spettava.
   *[other] { $seat } perde { $number } gettoni che gli spettavano.
}
sneaks-journal-traded = { $seat } prende un gettone da { $partner } ({ $taken }) e ne dà uno in cambio ({ $given }).
sneaks-journal-stopped = { $seat } chiude gli intrighi.
sneaks-journal-nothing-to-trade = { $seat } non trova niente da scambiare.
sneaks-journal-collapsed = { $seat } rende pubblici i documenti e il mercato crolla ({ $colour }). Gettoni persi: { $losses }.
sneaks-journal-ran-out = { $left ->
    [0] { $holes ->
        [one] Il mazzo è vuoto e un luogo aspetta un bottino: la partita finisce.
       *[other] Il mazzo è vuoto e { $holes } luoghi aspettano un bottino: la partita finisce.
    }
    [one] Nel mazzo c’è una carta, troppo poco per { $holes } luoghi vuoti: la partita finisce.
   *[other] Nel mazzo ci sono { $left } carte, troppo poche per { $holes } luoghi vuoti: la partita finisce.
}
sneaks-journal-stash-shown = Nascondiglio di { $seat }: { $stash }.
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
