### L’allenatore nella pagina: analisi, problemi, consigli.

review-review = Che cosa si sarebbe potuto fare
review-of-seat = Partita di
review-with-open = tutto scoperto
review-next-mistake = Prossimo errore
review-next-turn = Prossima svolta
review-close-review = Chiudi
review-knew = Tutto questo viene da ciò che { $player } sapeva in ogni momento; nessuna carta nascosta è stata guardata.
review-knew-all = Qui tutte le carte sono scoperte, anche quelle che { $player } non poteva conoscere.
review-thinking = L’allenatore rilegge la partita…
review-chances-title = Probabilità di vincere
review-chances-at = Momento { $moment }: { $chances }
review-chance-of = { $player } { $chance }
review-cost-at = Momento { $moment }: { $chosen }
review-as-table = Come tabella
review-dearest = Le scelte che sono costate di più
review-no-mistakes = Non si è trovata alcuna scelta che sia costata qualcosa.
review-at = Momento { $moment }
review-mistake = «{ $chosen }». Meglio: «{ $better }», di { $points } punti di probabilità di vincere (± { $within }).
review-close = «{ $chosen }». Incerto: «{ $better }» sembra migliore di { $points } punti (± { $within }), cosa che il caso può spiegare da solo.
review-luck-title = Fortuna e scelte, in punti di probabilità di vincere
review-seat = Posto
review-own = proprie scelte
review-luck = fortuna
review-others = Scelte altrui
review-result = Inizio → risultato
review-lucky = I momenti più fortunati
review-unlucky = I momenti più sfortunati
review-what-if = Rigiocare da qui
review-what-if-help = { $real ->
    [yes] A un tavolo tutto tuo contro i bot, sul tavolo com’era.
   *[no] A un tavolo tutto tuo contro i bot, ridistribuito da ciò che questo giocatore sapeva.
}

## Problemi

puzzle-title = Problemi
puzzle-about = Posizioni di partite giocate da bot, ognuna come la vedeva un giocatore, in cui una scelta è nettamente la migliore.
puzzle-day = Problema del giorno
puzzle-name = { $game }, problema { $number }
puzzle-all-known = Hai risposto a tutti i problemi.
puzzle-count = { $right } risposte giuste su { $answered }; ce ne sono { $count }.
puzzle-state = { $state ->
    [right] Problema { $number }, trovato
    [wrong] Problema { $number }, non trovato
   *[new] Problema { $number }
}
puzzle-question = La domanda
puzzle-what = Che cosa è meglio per { $player }?
puzzle-right = Giusto, è la scelta migliore.
puzzle-wrong = Un’altra scelta è migliore.
puzzle-lead = La scelta migliore è in vantaggio di { $points } punti di probabilità di vincere (± { $within }).
puzzle-yours = la tua scelta
puzzle-next = Prossimo problema
puzzle-all = Tutti i problemi
puzzle-loading = La posizione viene preparata…

## Consigli

hint-ask = Consiglio
hint-thinking = L’allenatore riflette…
hint-title = Probabilità di vincere, secondo l’allenatore
hint-choice = { $choice }: { $chance }
