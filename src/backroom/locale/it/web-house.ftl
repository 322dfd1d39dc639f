### L’ordine nella casa: la pagina dei suoi custodi.

keeping-title = L’ordine nella casa
keeping-nav = Parti di questa pagina
keeping-reports = Segnalazioni
keeping-players = Giocatori
keeping-tables = Tavoli
keeping-house = La casa
keeping-audit = Che cosa è stato fatto
keeping-closed = La casa è chiusa. Un custode la apre con una passkey; resta aperta in questo browser per un’ora.
keeping-open = Apri con la mia passkey
keeping-open-until = Aperta fino alle { $time }
keeping-close = Chiudi la casa
keeping-no-passkeys = A questo indirizzo le passkey non funzionano.
keeping-not-keeper = Non sei tra i custodi di questa casa. Ti nomina chi la gestisce, con questo comando; prima ti serve una passkey (impostazioni, «Conserva i miei posti»).
keeping-done = Fatto, e annotato.
keeping-none-reports = Nessuna segnalazione. Una casa tranquilla.
keeping-reported-by = segnalato da { $player }, il { $day }
keeping-settle = Sistemato
keeping-to-table = Che cosa si è detto lì
keeping-to-player = Su { $player }
keeping-search = Una parte di un nome, o un id
keeping-find = Cerca
keeping-nobody-found = Nessuno ha un nome simile.
keeping-id = Id
keeping-sanctions = In vigore
keeping-no-sanctions = Nulla è in vigore.
keeping-until = { $kind }, fino al { $day }
keeping-for-good = { $kind }, per sempre
keeping-kind-silence = Silenzio
keeping-kind-ban = Esclusione
keeping-do = Che cosa fare
keeping-text = Che cosa deve leggere il giocatore
keeping-warn = Ammonisci
keeping-why = Perché (solo per il registro della casa)
keeping-how-long = Per quanto tempo
keeping-hour = un’ora
keeping-day = un giorno
keeping-week = una settimana
keeping-month = 30 giorni
keeping-ever = per sempre
keeping-silence = Imponi il silenzio
keeping-ban = Escludi
keeping-address-too = né nessun altro dallo stesso indirizzo, al massimo per un giorno
keeping-ban-sure = { $player } dovrà uscire subito e non potrà più entrare. Escludere?
keeping-pardon = Revoca tutto
keeping-own-tables = Tavoli
keeping-no-tables = Nessun tavolo.
keeping-when = aperto il { $day }
keeping-lines = Che cosa si è detto
keeping-no-lines = Qui non si è detto nulla.
keeping-deleted = (cancellata)
keeping-delete = Cancella
keeping-delete-of = Cancella la riga di { $player }
keeping-close-table = Chiudi il tavolo
keeping-close-sure = Questo tavolo finisce senza risultato. Chiuderlo?
keeping-phase = { $phase ->
    [gathering] ci si riunisce
    [playing] in gioco
    [over] finito
    [closed] chiuso
    [frozen] bloccato
   *[other] { $phase }
}
keeping-private = privato
keeping-announce-title = Una parola a tutti
keeping-announce-help = Si legge in cima a ogni pagina. Per ritirarla invia un testo vuoto.
keeping-announce = Dillo
keeping-limits-title = I limiti della casa
keeping-limits-help = Oltre a quelli che valgono sempre. Un campo vuoto: quanto si vuole.
keeping-limit-newcomers = Persone nuove all’ora, in tutto
keeping-limit-tables = Tavoli ai quali si può stare e aprirne ancora uno
keeping-limit-lines = Ciò che una persona può dire in un minuto
keeping-limits-set = Imposta
keeping-act-limits = Persone nuove all’ora: { $newcomers }; tavoli a persona: { $tables }; righe al minuto: { $lines }
keeping-no-limit = senza limite
keeping-figures = Cifre
keeping-figure-open = Tavoli aperti
keeping-figure-over = Tavoli finiti
keeping-figure-archived = Di questi in archivio
keeping-figure-rows = Righe in archivio
keeping-figure-before = Quanto occupavano nel registro
keeping-figure-after = Quanto occupano in archivio
keeping-figure-days = I tavoli vanno in archivio
keeping-after-days = { $days ->
    [0] mai
    [one] un giorno dopo la fine
   *[other] { $days } giorni dopo la fine
}
keeping-keepers = Custodi
keeping-keeper = { $passkeys ->
    [one] una passkey
   *[other] { $passkeys } passkey
}, dal { $day }
keeping-no-audit = Non è ancora stato fatto nulla.
keeping-by = di { $keeper }
keeping-by-key = con la chiave della casa
keeping-act = { $act ->
    [warn] Ammonizione
    [silence] Silenzio imposto
    [ban] Esclusione
    [pardon] Revocato tutto
    [close] Tavolo chiuso
    [delete] Riga cancellata
    [settle] Segnalazione sistemata
    [announce] Detto a tutti
    [limits] Limiti impostati
    [appoint] Custode nominato
    [dismiss] Custode revocato
   *[other] { $act }
}
keeping-act-hours = { $hours ->
    [one] per un’ora
   *[other] per { $hours } ore
}
keeping-somebody = qualcuno
keeping-table = un tavolo
