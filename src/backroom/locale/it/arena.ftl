### Molte partite insieme: incontri, tornei, confronto di edizioni; e i bot che falliscono.

## Perché un bot è stato sostituito

bot-failed-illegal = la sua risposta { $answer } non è una scelta permessa
bot-failed-error = si è guastato ({ $error })
bot-failed-strikes = { $count } risposte sbagliate, l’ultima: { $error }
bot-failed-not-started = { $program } non si avvia: { $why }
bot-failed-not-ready = non ha risposto {"{"}"type": "ready"{"}"} al primo messaggio
bot-failed-no-answer = { $seconds ->
    [one] nessuna risposta in { $seconds } secondo
   *[other] nessuna risposta in { $seconds } secondi
}
bot-failed-ended = il programma è terminato

## Che cosa dicono tutti i comandi che giocano molte partite

arena-bot = bot
arena-action = azione
arena-card = carta
arena-seat = posto
arena-seats = posti
arena-wins = vittorie
arena-share = quota
arena-interval = interv. 95 %
arena-margin = ± 95 %
arena-rating = punteggio
arena-points = punti
arena-sd = dev. st.
arena-min = min
arena-max = max
arena-choices = scelte
arena-a-game = per partita
arena-of-all = del totale
arena-thinking = per scelta
arena-longest = al massimo
arena-times = volte
arena-why = motivo
arena-failures = Bot che hanno fallito e che { $stand_in } ha sostituito:
arena-speed = Al secondo: azioni { $choices }, partite { $games } ({ $seconds } s, processi: { $workers })
arena-speed-cluster = Al secondo: azioni { $choices }, partite { $games } ({ $seconds } s, su un cluster { $backend })
arena-checksum = somma di controllo { $checksum }
arena-length = Durata di una partita: { $mean } scelte, dev. st. { $sd }, min { $least }, max { $most }
arena-even-share = Una quota pari sarebbe { $share }.
arena-rounded = Erano state chieste { $asked } partite; con smazzate intere sono { $games }.
arena-teams = Posti che giocano insieme: { $teams }

## Bot gli uni contro gli altri: `backroom match`

arena-match-head = { $game }, { $seats } giocatori, smazzate: { $deals }, ognuna con ogni disposizione, partite: { $games }, seme { $seed }, edizione { $edition } ({ $digest })
arena-match-interrupted = Interrotto: erano state chieste { $asked } partite. Contano solo le smazzate complete.

## Ogni bot contro ogni altro: `backroom tournament`

arena-tournament-head = { $game }, { $seats } giocatori, tavoli: { $tables }, smazzate: { $deals }, ognuna con ogni disposizione di ogni tavolo, partite: { $games }, seme { $seed }, edizione { $edition } ({ $digest })
arena-tournament-ahead = Quante volte il bot della riga è finito davanti a quello della colonna
arena-tournament-kept = Interrotto: { $games } partite su { $asked } sono conservate in { $file }. Lo stesso comando prosegue con esse.
