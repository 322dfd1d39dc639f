### L’allenatore: di che cosa si è trattato in una partita finita, da ciò che un posto sapeva.

coach-thinking = Rilettura della partita
coach-head = { $game }, { $seats } posti: che cosa avrebbe potuto fare { $player }
coach-knowledge = Tutto questo viene da ciò che { $player } sapeva in ogni momento; nessuna carta nascosta è stata guardata.
coach-knowledge-open = Qui tutte le carte sono scoperte, anche quelle che { $player } non poteva conoscere.
coach-unfinished = La partita in { $file } non è finita; si può rivedere solo una partita finita. La si continua con backroom play --resume.
coach-seat = posto
coach-start = inizio
coach-own = proprie scelte
coach-others = scelte altrui
coach-luck = fortuna
coach-result = risultato
coach-chances = probabilità di vincere, dalla distribuzione alla fine
coach-balance = Che cosa ha fatto il risultato, in punti di probabilità di vincere
coach-mistakes = Le scelte che sono costate di più
coach-no-mistakes = Non si è trovata alcuna scelta che sia costata qualcosa.
coach-mistake = Passo { $step }: «{ $chosen }». Meglio: «{ $better }», di { $points } punti di probabilità di vincere (± { $within }).
coach-close = Passo { $step }: «{ $chosen }». Incerto: «{ $better }» sembra migliore di { $points } punti di probabilità di vincere (± { $within }), cosa che il caso può spiegare da solo.
coach-odds = Su 100 tavoli compatibili con ciò che si sapeva, è meglio su { $odds }; la probabilità di vincere sarebbe stata del { $chance } %.{ $rule ->
    [none] { "" }
   *[other] {" "}(Regola { $rule })
}
coach-lucky = I momenti più fortunati
coach-unlucky = I momenti più sfortunati
coach-swing = Passo { $step }: { $what } ({ $points } punti)
coach-plot = { $game }: la probabilità di vincere, come { $player } poteva conoscerla
coach-plot-step = passo
coach-plot-chance = probabilità di vincere (%)

## A che cosa porta la scelta migliore

coach-crooks-points = In media si finisce con { $better } punti invece di { $chosen }.
coach-crooks-rival = In media il miglior rivale finisce con { $better } punti invece di { $chosen }.
coach-crooks-targets = In media si vincono { $better } Bersagli invece di { $chosen }.
coach-crooks-gangs = In media si guidano { $better } gang invece di { $chosen }.
coach-crooks-money = In media alla fine restano { $better } $ invece di { $chosen } $.
coach-sneaks-points = Poco dopo si è in media a { $better } punti invece di { $chosen }.
coach-sneaks-rival = Poco dopo il miglior rivale è in media a { $better } punti invece di { $chosen }.
coach-sneaks-first = Poco dopo si è primi in { $better } colori in media invece di { $chosen }.
coach-sneaks-tokens = Poco dopo si hanno in media { $better } gettoni e carte nascondiglio invece di { $chosen }.
coach-sneaks-items = Poco dopo i pezzi unici valgono in media { $better } punti invece di { $chosen }.
coach-kings-money = Alla fine del round si hanno in media { $better } k$ invece di { $chosen } k$.
coach-kings-rival = Alla fine del round il rivale più ricco ha in media { $better } k$ invece di { $chosen } k$.
coach-kings-men = Alla fine del round si hanno in media { $better } scagnozzi invece di { $chosen }.
coach-kings-cards = Alla fine del round si hanno in media { $better } carte invece di { $chosen }.
coach-kings-alive = Alla fine del round il boss è vivo { $better } volte su 100 invece di { $chosen }.
coach-animalcatraz-rep = Subito dopo si ha in media { $better } di Reputazione invece di { $chosen }.
coach-animalcatraz-rival = Subito dopo il miglior rivale ha in media { $better } di Reputazione invece di { $chosen }.
coach-animalcatraz-guards = Subito dopo si hanno in media { $better } guardie dalla propria parte invece di { $chosen }.
coach-animalcatraz-levels = Subito dopo la somma dei livelli è in media { $better } invece di { $chosen }.

## Problemi: `backroom puzzle`, `backroom puzzles`

coach-puzzle-head = { $game }, problema { $number }: qual è la scelta migliore per { $player }?
coach-puzzle-prompt = La tua scelta:
coach-puzzle-right = Giusto, è la scelta migliore.
coach-puzzle-wrong = Un’altra scelta è migliore.
coach-puzzle-answer = { $choice }: { $chance } % di vittoria
coach-no-puzzle = Non c’è il problema { $number }; questo gioco ne ha { $last }.
coach-puzzle-of-before = Questo problema riguarda carte diverse da quelle dell’edizione della casa.
coach-puzzles-searching = Ricerca di problemi
coach-puzzles-found = { $count ->
    [one] Trovato un problema; la scelta migliore è avanti di almeno { $least } punti di probabilità di vincere.
   *[other] Trovati { $count } problemi; la scelta migliore è avanti di almeno { $least } punti di probabilità di vincere.
}
