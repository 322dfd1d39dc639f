### Le persone: tornare da un altro dispositivo, e i propri dati.

keep-title = Conserva i miei posti
keep-help = Con una passkey torni come te stesso, su questo dispositivo e su altri: impronta, viso o PIN al posto di una password. Non serve un indirizzo e-mail.
keep-guest = Sei un ospite: ti conosce solo questo browser. Se ti dimentica, i tuoi posti sono persi.
keep-make = Crea una passkey
keep-make-more = Crea una passkey anche per questo dispositivo
keep-made = Fatto. Su un altro dispositivo scegli «Accedi» nelle impostazioni.
keep-has-passkey = Questo dispositivo ha già una tua passkey.
keep-no-passkey = Nessuna passkey è stata creata o usata. Puoi riprovare quando vuoi.
keep-not-here = Le passkey richiedono un indirizzo sicuro che sia un nome (https, o localhost). Un codice di recupero funziona ovunque.
keep-used = creata il { $day }, usata l’ultima volta il { $used }
keep-unused = creata il { $day }
keep-synced = · condivisa dai tuoi dispositivi
keep-copied = Il { $day } qualcuno è venuto con quella che sembra una copia ed è stato respinto. Se non eri tu, toglila.
keep-name = Nome della passkey
keep-rename = Rinomina
keep-rename-of = Rinomina la passkey { $name }
keep-remove = Togli
keep-remove-of = Togli la passkey { $name }
keep-remove-sure = Nessuno potrà più accedere con la passkey «{ $name }». Toglierla?
keep-remove-last = «{ $name }» è la tua unica via di ritorno: senza, torni a essere un ospite di questo browser. Toglierla lo stesso?
keep-code = Un codice di recupero
keep-code-help = Su carta, per il giorno in cui non hai una passkey a portata di mano. Dopo qualche tentativo sbagliato riposa per un’ora.
keep-code-make = Crea un codice di recupero
keep-code-again = Creane uno nuovo
keep-code-again-sure = Il codice che hai non varrà più. Crearne uno nuovo?
keep-code-remove = Togli il codice
keep-code-once = Il tuo codice di recupero. Si vede solo questa volta: stampalo o scrivilo.
keep-code-printed = Per { $address }, nelle impostazioni, sotto «Accedi».
keep-code-print = Stampa
keep-house = Tieni l’ordine nella casa
sign-in-title = Accedi
sign-in-help = Hai creato una passkey o un codice su un altro dispositivo? Sii qui la stessa persona.
sign-in-passkey = Accedi con una passkey
sign-in-code = Codice di recupero
sign-in = Accedi
whose-question = Qui giochi come { $guest }, un ospite con { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}. Che cosa ne sarà, ora che sei { $person }?
whose-join = Portali con te: d’ora in poi sono di { $person }
whose-leave = Lasciali indietro; nessuno potrà più essere quell’ospite
whose-stay = Resta { $guest }
data-title = I miei dati
data-help = Tutto ciò che questo server conserva di te, in un file; e la fine di tutto, se lo desideri.
data-export = Scarica tutto (JSON)
data-delete = Elimina tutto…
data-delete-sure = Il tuo nome, le tue parole, le tue passkey e la tua storia spariranno per sempre. Ti alzi da tutti i tavoli; le partite finite conservano «Ex giocatore». Nessuno potrà ripristinare nulla.
data-delete-yes = Elimina tutto

## Che cosa hanno fatto le persone

record-title = Partite e risultati
record-shows = Chi può vedere questa pagina
record-shows-everybody = tutti
record-shows-friends = gli amici
record-shows-nobody = solo io
record-hidden = { $player } non mostra le sue partite.
record-none-yet = Nessuna partita è ancora finita. Quando ce ne sarà una, starà qui.
record-none = Nessuna partita è ancora finita.
record-games = Partite
record-won = Vinte
record-streak = Vinte di fila
record-best-streak = record { $best }
record-favourite = Il più giocato
record-months = Per mese
record-months-chart = Partite per mese: { $games } in tutto, { $wins } vinte
record-bar = { $name }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $wins } vinte
record-key = In oro: vinte.
record-places = Posizioni
record-place = { $place }º
record-place-said = { $games ->
    [one] una volta
   *[other] { $games } volte
} al posto { $place }
record-ratings = Punteggi in classifica
record-rating-chart = Punteggio a { $game } in { $games ->
    [one] una partita
   *[other] { $games } partite
}: da { $first } a { $last }
rating-between = tra { $low } e { $high }
rating-provisional = provvisorio
record-by-game = Per gioco e numero di giocatori
record-game = Gioco
record-seats = Giocatori
record-average = Durata
record-minutes = { $minutes } min
record-with = Con chi
record-with-you = { $player } e tu
record-duel = { $games ->
    [one] una partita
   *[other] { $games } partite
}: { $name } davanti { $ahead }, dietro { $behind }
record-duel-key = In oro: davanti all’altro.
record-only-these = Solo queste partite: { $player }
record-only = Solo queste partite
record-all-games = Tutte le partite
record-any-game = Tutti i giochi
record-any-seats = Con quanti giocatori si vuole
record-seat-count = { $count ->
    [one] Un giocatore
   *[other] { $count } giocatori
}
record-result = Risultato
record-any-result = Vinte o no
record-result-won = Vinte
record-result-lost = Non vinte
record-with-anybody = Con chiunque
record-no-games = Nessuna partita così.
record-played-with = con { $others }
record-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
record-rated = valida per la classifica
record-left = alla fine ha giocato un bot
record-replay = Rivedi
record-review = Analisi
record-more = Partite precedenti
ladder-title = Classifica
ladder-help = Contano solo le partite valide: prima di ognuna, tutti si dicono d’accordo. Si comincia da 25; un vantaggio di 4 fa vincere due partite su tre a due. Fino a dieci partite il punteggio è provvisorio. I bot stanno fermi. Chi lascia una partita valida vi finisce ultimo, e chi resta non ci perde.
ladder-rank = Posto
ladder-player = Giocatore
ladder-rating = Punteggio
ladder-interval = Intervallo (95 %)
ladder-from-to = da { $low } a { $high }
ladder-fixed = fisso
ladder-bot = bot, { $level ->
    [random] a caso
    [greedy] avido
    [easy] facile
    [normal] normale
    [hard] difficile
    [expert] esperto
   *[other] { $level }
}
ladder-nobody = Nessuno ha ancora giocato una partita valida. Spunta «Questa partita vale per la classifica» al tuo prossimo tavolo.

## Amici

friends-title = Amici
friends-none = Chi finisce una partita con te può diventare tuo amico. Gli amici si invitano a un tavolo con un clic.
friends-asks = vorrebbe essere tuo amico
friends-accept = Sì, { $player }
friends-decline = No, { $player }
friends-asked = non ha ancora risposto
friends-withdraw = Ritira la richiesta fatta { A($player) }
friends-remove = Non essere più amici con { $player }
friends-tables = Dove giocano
friends-table = { $game } con { $friends }: { $phase }
friends-met = Hai giocato con
friends-add = Chiedi { A($player) }
