### Che cosa avvisa chi gioca: titoli e testi che possono stare su uno schermo bloccato.

notice-turn-title = Tocca a te
notice-turn = { $game }: un tavolo ti aspetta.
notice-waits-for = { $game }: il tavolo aspetta { $players }.
notice-invited-title = Un invito
notice-invited = { $game }: un posto è tenuto per te.
notice-over-title = Partita finita
notice-over = { $game }: una partita è giunta alla fine.
notice-clock-title = Il tuo tempo sta per finire
notice-clock = { $game }: il tuo tempo è quasi finito.
notice-try-title = Funziona
notice-try = Ecco come Backroom ti avviserà.
mail-notice =
    { $text }

    { $link }

    Di che cosa ti avvisiamo, e come: { $settings }
mail-confirm-title = È il tuo indirizzo?
mail-confirm =
    Qualcuno vuole che Backroom lo avvisi a questo indirizzo quando tocca a lui. Se eri tu, apri questo link entro due giorni:

    { $link }

    Altrimenti non fare nulla: non ci sarà un altro messaggio.
problem-bad-zone = Questo fuso orario non è conosciuto qui.
problem-no-such-way = Questo modo per raggiungerti non esiste, o questo server non lo ha.
problem-way-not-allowed = Questo server non manda avvisi lì.
problem-too-many-ways = I modi sono abbastanza. Togline prima uno.
problem-way-failed = Lì non si è potuto consegnare nulla.
preview-title = Un tavolo di { $game }
preview-plays = Al tavolo: { $players }.
preview-free =
    { $free ->
        [one] { $players } e un posto libero.
       *[other] { $players } e { $free } posti liberi.
    }
problem-banned = Questo server non ti lascia entrare.
problem-no-newcomers = Per ora non può entrare nessuno di nuovo. Torna tra un’ora.
problem-enough-tables = Sei a un numero sufficiente di tavoli. Prima finisci una partita o alzati da qualche parte.
problem-enough-said = Per questo minuto basta così.
problem-silenced = Per un po’ qui non puoi dire nulla.
problem-blocked = Qualcuno lì non vuole giocare con te.
problem-no-player = Questo giocatore non esiste.
problem-no-report = Questa segnalazione non esiste.
problem-no-line = Questa riga non esiste.
problem-not-keeper = Non sei tra i custodi di questa casa. Li nomina chi la gestisce.
problem-keeper-without-passkey = Un custode ha bisogno di una passkey. Il giocatore ne crea prima una, nelle impostazioni.
problem-other-passkey = Questa passkey non apre la casa: è stata creata dopo la nomina di chi la possiede.
problem-needs-key = Per questo serve la chiave della casa.
problem-no-address = Qui nessuno sa da dove è venuto questo giocatore.
problem-too-many-reports = Per ora hai segnalato abbastanza. Qualcuno guarderà.
problem-too-many-blocked = Hai bloccato troppi giocatori. Liberane prima uno.
table-hushed = Una riga è stata tolta da chi gestisce la casa.
