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
arena-interval = interv. 95 %
arena-margin = ± 95 %
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
arena-figure = grandezza
arena-ours = questa
arena-theirs = l’altra
arena-difference = differenza
arena-mark = { "" }
arena-good = bene
arena-position = posizione
arena-answers = risposte
arena-generation = generazione
arena-games = partite
arena-lessons = tavoli
arena-surprise-hand = sorpresa prima
arena-surprise = dopo
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

## Che cosa cambia un’edizione: `backroom balance`

arena-balance-head = { $game }, { $seats } giocatori, partite con ogni edizione: { $games }, seme { $seed }
arena-balance-is-ours = Questa edizione: { $edition } ({ $digest })
arena-balance-is-theirs = L’altra: { $edition } ({ $digest })
arena-balance-same = Le due edizioni hanno le stesse carte e gli stessi numeri; non c’è nulla da confrontare.
arena-balance-no-edition = Non c’è un’edizione { $against }: indica un file, oppure { $house }, l’edizione della casa.
arena-balance-wins = vittorie del posto { $seat }
arena-balance-points = punti di un posto
arena-balance-winners-points = punti del vincitore
arena-balance-lead = vantaggio del vincitore
arena-balance-length = scelte di una partita
arena-balance-played = Carte, secondo la quota di partite in cui sono entrate in gioco
arena-balance-won = Carte, secondo quanto spesso ha vinto chi le ha ottenute
arena-balance-more = { $count ->
    [one] Un’altra carta dice meno; è in --json.
   *[other] Altre { $count } carte dicono meno; sono in --json.
}
arena-balance-mark = { $mark } L’intervallo esclude 0. Lo fanno { $marked } differenze su { $count }; per puro caso sarebbero circa { $chance }.

## Immagini

arena-plot-simulation = { $games ->
    [one] { $game }: una partita con { $seats } giocatori
   *[other] { $game }: { $games } partite con { $seats } giocatori
}
arena-plot-interrupted = { $games ->
    [one] { $game }: una partita con { $seats } giocatori (interrotto, { $asked } chieste)
   *[other] { $game }: { $games } partite con { $seats } giocatori (interrotto, { $asked } chieste)
}
arena-plot-match = { $game }: gioco duplicato con { $seats } giocatori, smazzate: { $deals }, partite: { $games }
arena-plot-tournament = { $game }: { $bots } bot a tavoli da { $seats }, partite: { $games }
arena-plot-balance = { $game } con { $seats } giocatori: { $ours } contro { $theirs }, partite con ognuna: { $games }
arena-plot-origin = seme { $seed } | bot: { $bots } | edizione: { $edition } ({ $digest }) | somma di controllo { $checksum }
arena-plot-origin-short = seme { $seed } | edizione: { $edition } ({ $digest }) | somma di controllo { $checksum }
arena-plot-balance-origin = seme { $seed } | bot: { $bots } | edizioni: { $ours } contro { $theirs } | somma di controllo { $checksum }
arena-plot-wins = Vittorie, quelle condivise come quote (intervalli al 95 %)
arena-plot-share-even = quota di partite (%); tratteggiata: quote pari, { $share } %
arena-plot-seat = posto { $seat }
arena-plot-share-of-games = quota di partite (%)
arena-plot-points = Punti
arena-plot-points-axis = punti
arena-plot-series = { $name }: media { $mean }, dev. st. { $sd }
arena-plot-lengths-mean = Durata di una partita: media { $mean }, dev. st. { $sd }
arena-plot-lengths = Durata di una partita
arena-plot-choices = scelte di tutti i giocatori
arena-plot-binned = { $what } (a passi di { $width })
arena-plot-cards = Carte entrate in gioco
arena-plot-cards-ends = Carte entrate in gioco: le più e le meno usate
arena-plot-cards-between = { $count ->
    [one] una carta in mezzo
   *[other] { $count } carte in mezzo
}
arena-plot-thinking = Tempo di una scelta: medio e massimo
arena-plot-times = { $mean } ms, al massimo { $longest } ms
arena-plot-milliseconds = millisecondi
arena-plot-ratings = Punteggi (OpenSkill, intervalli al 95 %)
arena-plot-rating-axis = punteggio
arena-plot-meetings = Quante volte la riga finisce davanti alla colonna
arena-plot-played = Carte: quanto spesso in gioco
arena-plot-won = Carte: vittorie di chi le ottiene
arena-plot-difference = differenza in % delle partite (intervalli al 95 %)

## Il grafico di `backroom train`

train-plot = { $game }: una rete che giudica i tavoli
train-plot-origin = seme { $seed } | partite di una generazione: { $games }
train-plot-generation = generazione { $number }
train-plot-surprise = Sorpresa media davanti alla fine delle partite (a puntini: quelle da cui ha imparato)
train-plot-epochs = passaggi su ciò che è stato tenuto
train-plot-shares = Uno con la rete contro altri senza (intervalli al 95 %)
