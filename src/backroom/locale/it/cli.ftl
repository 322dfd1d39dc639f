### Che cosa dicono i comandi di `backroom`, in tutti i giochi: prima play, poi gli strumenti.

## Le parole che si possono scrivere, oltre a quelle inglesi, che valgono sempre

cli-word-help = aiuto
cli-word-board = tavolo
cli-word-log = giornale
cli-word-rule = regola
cli-word-save = salva
cli-word-quit = esci
cli-word-say = dire
cli-word-undo = ritira
cli-word-leave = cedi
cli-word-resign = abbandona
cli-word-hint = consiglio
cli-words-yes = sì si s
cli-words-no = no n

## I giocatori

cli-player = Giocatore { $number }
cli-bot = Bot { $number }
cli-welcome = { $game }. Tu sei { $player }. Scrivi { $help } per avere aiuto.
cli-welcome-all = { $game }. A questa tastiera: { $players }. Scrivi { $help } per avere aiuto.
cli-welcome-watch = { $game }. Giocano solo bot.
cli-bots = Bot: { $bots }.
cli-seat-bot = { $player } ({ $bot })
cli-bot-replaced = Il bot { $player } ha fallito: { $why }. { $stand_in } gioca il resto al suo posto.
cli-resumed = { $moves ->
    [0] La partita salvata riprende dall’inizio.
    [one] La partita salvata riprende dopo una scelta.
   *[other] La partita salvata riprende dopo { $moves } scelte.
}

## Una scelta

cli-news = Che cosa è successo dalla tua ultima scelta
cli-news-left-out = { $count ->
    [one] … e una riga prima: { $log } mostra tutto
   *[other] … e { $count } righe prima: { $log } mostra tutto
}
cli-prompt = { $player }>
cli-choose-number = { $count ->
    [1] Scrivi 1, l’azione «{ $example }», oppure { $help }.
   *[other] Scrivi un numero da 1 a { $count }, un’azione come «{ $example }», oppure { $help }.
}
cli-line-not-a-choice = «{ $typed }» non è il nome di una scelta; dopo la prima, una scelta si indica con le sue parole o la sua notazione.
cli-line-stopped = { $count ->
    [one] Una scelta della tua riga è fatta. Restano da fare: { $rest }
   *[other] { $count } scelte della tua riga sono fatte. Restano da fare: { $rest }
}
cli-not-understood = «{ $typed }» non è né una scelta né un comando.
cli-no-such-number = Adesso non c’è una scelta { $typed }.
cli-refused = { $action }: { $why }
cli-confirm = { $question } ({ $yes }/{ $no })
cli-not-confirmed = Non è stato scelto nulla.

## Domande

cli-allowed = { $action }: puoi sceglierlo adesso, con { $number }.
cli-refused-heading = Che cosa non è possibile adesso, e perché:
cli-nothing-refused = Tutto ciò che è di questo tipo adesso è possibile.
cli-refused-group = { $why } { $actions }
cli-rule = { $number }: { $text }
cli-rule-which = Quale regola? Per esempio: { $rule } { $number }
cli-rule-unknown = In questo gioco non c’è una regola { $number }.
cli-log-heading = La partita finora, come l’ha vista { $player }
cli-log-public = Ciò che hanno visto tutti; senza promemoria gli sguardi privati non si mostrano una seconda volta.
cli-help =
    Si sceglie con il numero, con la notazione o con le parole.
    { $several } fra più scelte — farle una dopo l’altra, per esempio un tragitto intero
    { $unknown } — tutto ciò che adesso non è possibile, e perché; { $unknown } { $example } — lo stesso per questa sola azione
    { $rule } { $number } — il testo di una regola
    { $board } — di nuovo il tavolo
    { $log } — tutto ciò che è successo
    { $save } FILE — salvare la partita in un file (che dice tutto, anche le carte coperte)
    { $leave } — cedere il tuo posto a un bot, a squadre al tuo compagno
    { $quit } — andare via; prima si può salvare
cli-help-resign = { $resign } — abbandonare: esci dalla partita per sempre
cli-help-hint = { $hint } — le scelte migliori, da ciò che sai; il giornale conta i consigli
cli-hint = Il meglio adesso, per quanto puoi sapere:
cli-hint-choice = { $choice }: { $chance } % di vittoria
cli-hint-refused = Non ci sono consigli dove giocano altre persone.
cli-hints-taken = { $count ->
    [one] È stato preso un consiglio.
   *[other] Sono stati presi { $count } consigli.
}
cli-no-resigning = In questo gioco non si abbandona; { $leave } cede il tuo posto.

## Più persone a una tastiera

cli-turn-over = { $player }, il tuo turno è finito. Premi Invio per nascondere lo schermo.
cli-given = C’era una sola risposta, data per te: { $answer }.
cli-hand-over = Passa la tastiera { A($player) }, poi premi Invio.

## Salvare e andare via

cli-save-which = Quale file? Per esempio: { $save } { $file }
cli-saved = Partita salvata in { $file }. Per continuare: { $command }
cli-save-failed = Non si può scrivere { $file }: { $why }
cli-overwrite = { $file } esiste già. Sostituirlo?
cli-save-before-leaving = Per salvare la partita, scrivi il nome di un file. Premi Invio per andare via senza salvare.
cli-save-record = Per salvare questa partita, scrivi il nome di un file. Premi Invio per non salvarla.
cli-kept = Hai lasciato la partita a metà. È salvata in { $file }. Per continuare: { $command }
cli-kept-record = Partita salvata in { $file }. Per rileggerla: { $command }
cli-left = La partita non è stata salvata.

## La fine

cli-over = La partita è finita. Adesso tutto è scoperto.
cli-campaign-failed = La partita non è contata nella campagna: { $why }

## Che cosa non va nella riga di comando

cli-error-humans = Non ci possono essere { $humans } persone a un tavolo da { $seats } giocatori.
cli-error-bots = Bot indicati: { $bots }; ne servono { $needed }. Indicane uno per posto, o uno solo per tutti.
cli-error-names = Nomi dati: { $names }; ne servono { $seats }, uno per giocatore.
cli-error-name = Il nome «{ $name }» non va bene: un nome deve essere leggibile, non vuoto e dato una volta sola.
cli-error-option = «{ $option }» non è un’opzione; scrivi NOME=VALORE.
cli-error-seats = La partita salvata ha { $seats } giocatori, non { $given }.
cli-error-resumed = { $option } vale solo per una partita nuova; quella salvata ha già la sua impostazione.
cli-error-no-campaign = { $game } non ha una campagna; giocaci senza --campaign.
cli-error-campaign-over = La partita salvata è finita; una campagna conta una partita quando finisce.
cli-error-campaign-counted = Questa partita è già stata giocata fino alla fine; nella campagna conta una volta sola.
cli-error-no-board = { $game } non si può ancora mostrare in un terminale.
cli-error-seat = Non c’è il posto { $seat }; la partita ha i posti da 0 a { $last }.
cli-error-rule = Non c’è la regola { $number }; le regole vanno da { $first } a { $last }.
cli-error-workers = Deve giocare almeno un processo, non { $workers }.
cli-error-folder = { $file } non si può scrivere: non c’è la cartella { $folder }
cli-error-plot = { $file } deve finire con { $forms }
cli-error-matplotlib = Per i grafici serve matplotlib, che non è installato: pip install 'backroom[plots]'
cli-error-numpy = Per imparare serve numpy, che non è installato: pip install 'backroom[train]'

## Partite registrate: `backroom verify`

cli-verify-holds = { $ended ->
    [yes] { $file } è valida: { $game }, { $seats } giocatori, scelte: { $choices }, finita, stato { $digest }
   *[no] { $file } è valida: { $game }, { $seats } giocatori, scelte: { $choices }, non finita, stato { $digest }
}
cli-verify-fails = { $file } non è valida: { $why }

## Edizioni: `backroom edition`

cli-edition-good = { $file } è un’edizione valida di { $game }: { $edition } ({ $digest })
cli-edition-exists = { $file } c’è già; indica un altro file.
cli-edition-written = { $file } è scritto. Correggilo, dagli un nome suo, poi controllalo: { $command }

## Scenari: `backroom scenario`

cli-scenario-none = Indica almeno un file di scenario, o una cartella che ne contiene.
cli-scenario-no-file = Non c’è il file { $file }
cli-scenario-passed = { $vector ->
    [none] riuscito  { $title }
   *[other] riuscito  { $vector }  { $title }
}
cli-scenario-failed = FALLITO  { $file }
cli-scenario-counts = Riusciti: { $passed }, falliti: { $failed }
cli-scenario-not-all = { $count ->
    [one] Lo scenario fallisce.
   *[other] Scenari che falliscono: { $failed } su { $count }.
}

## Buone maniere: `backroom manners`

cli-manners-none = Non c’è la posizione { $file }. Le posizioni sono nei sorgenti, in tests/manners; indica dei file o una cartella che ne contiene.
cli-manners-tries = Ogni posizione va posta almeno una volta, non { $tries }.
cli-manners-doing = { $bot }, posizioni: { $count }
cli-manners-counts = { $holding } posizioni su { $count } ricevono una buona risposta in almeno { $least } delle prove.
cli-manners-not-all = { $count ->
    [one] La posizione non riceve una buona risposta.
   *[other] Posizioni senza una buona risposta: { $failed } su { $count }.
}

## Imparare: `backroom train`

cli-train-numbers = Posti, partite, prove, tavoli, unità e passaggi sono numeri interi da 1 in su, il primo strato un multiplo di 8, gli errori da 0 a 100, e la velocità è maggiore di 0.
cli-train-games = { $game }, generazione { $number }: partite
cli-train-match = { $game }, generazione { $number }: incontro
cli-train-last = { $game }: incontro con l’ultima rete
cli-train-nothing = Nessuna rete ha vinto più della sua parte: i bot giudicano come prima.
cli-train-kept = Tenuta: { $file }. Contro chi giudica come prima ha vinto { $share } ({ $interval }).

## Molte partite: `backroom simulate`

cli-simulate-doing = { $game }, partite: { $games }
cli-simulate-head = { $game }, { $seats } giocatori, partite: { $games }, seme { $seed }, edizione { $edition } ({ $digest })
cli-simulate-interrupted = Interrotto: erano state chieste { $asked } partite.
cli-simulate-cards = Carte, secondo la quota di partite in cui sono entrate in gioco

## Velocità: `backroom bench`

cli-bench-seconds = Il tempo deve essere più di 0 secondi, non { $seconds }.
cli-bench-measuring = misura
cli-bench-title = al secondo, su un core
cli-bench-game = gioco
cli-bench-seats = giocatori
cli-bench-build = regole
cli-bench-games = partite
cli-bench-moves = scelte
cli-bench-copies = copie
cli-bench-redeals = ridistribuzioni
cli-bench-views = viste
cli-bench-compiled = compilate
cli-bench-interpreted = interpretate

## Un tavolo in numeri: `backroom features`

cli-features-after = --after ha bisogno di un tavolo: indica un --seed.
cli-features-title = Versione { $version }, { $columns } colonne
cli-features-seat = Che cosa osserva il posto { $seat }
cli-features-slot = casella
cli-features-columns = prima colonna
cli-features-things = detto di
cli-features-form = forma
cli-features-onehot = uno di { $count }
cli-features-exactly = esattamente da 1 a { $count }
cli-features-thermometer = almeno da 1 a { $count }
cli-features-scaled = il numero
cli-features-bits = alcuni di { $count }

## Il server

cli-serving = Il tavolo è apparecchiato: { $address }
cli-serve-port = Non si può ascoltare su { $host }, porta { $port }: { $why }. Scegline un’altra con --port, o 0 per una qualsiasi.
cli-serve-folder = La cartella { $folder } non si può usare: { $why }
cli-serve-number = { $option } è un numero da { $least } a { $most }, e non { $given }.
cli-serve-origin = { $option } è un indirizzo come https://play.example.org, e non «{ $given }».
cli-serve-proxy = --proxy è l’indirizzo IP del tuo proxy, e non «{ $given }».
cli-serve-mail = --mail è un indirizzo come smtp://user:password@host:587?from=house@example.org.
cli-admin-key = La chiave della casa non è in { $file }. Indica la cartella dei dati del server con --data.
cli-admin-away = Il server a { $address } non risponde: { $why }. Indicane un altro con --address.
cli-admin-no-limit = senza limite
cli-admin-done = Fatto, e annotato.

## Un tavolo su un server

cli-join-address = { $address } non è l’indirizzo di un server; somiglia a http://host:8930/
cli-join-no-server = Nessun server risponde a { $address }: { $why }
cli-join-other-server = Ciò che risponde a { $address } non è un server di questa versione di Backroom.
cli-join-refused = Il server ha rifiutato (codice { $status }).
cli-join-lost = Il server { $address } non torna. Il tuo posto è conservato: ricollegati più tardi.
cli-join-calling = La connessione è interrotta; nuovo tentativo…
cli-join-name = Il tuo nome:
cli-join-opened = Il tavolo è aperto: { $address }
cli-join-invitation = Invito al posto { $seat }, valido una volta: { $link }
cli-join-no-tables = Nessun tavolo è aperto lì. Aprine uno con --open-game.
cli-join-table = { $phase ->
    [gathering] { $number }: { $game }, { $seats } posti, non ancora cominciata. Giocatori: { $players }
   *[playing] { $number }: { $game }, { $seats } posti, in corso. Giocatori: { $players }
}
cli-join-which = Quale tavolo?
cli-join-edition = Questo tavolo si gioca con l’edizione «{ $edition }»; indicane il file con --edition.
cli-join-start = Ci sono tutti. Cominciare la partita?
cli-join-ask-undo = Da allora qualcosa è stato rivelato, tirato o risposto. Chiedere agli altri?
cli-join-allow-undo = Permetti { A($player) } di ritirare la sua ultima scelta?
cli-join-stand-in = Cedere il tuo posto a un bot?
cli-join-gone = Hai lasciato questa partita; { $player } gioca al tuo posto.
cli-join-take-back = Un bot gioca per te. Riprendere il tuo posto?
cli-join-left = Il tuo posto è conservato. Per tornare: backroom join { $address }
cli-join-deal-good = La distribuzione era onesta: tutta la partita segue da ciò che il server aveva promesso prima della prima carta.
cli-join-deal-other = La distribuzione NON era onesta: prima della prima carta il server aveva promesso un altro seme.
cli-join-deal-bad = La partita non segue dalla sua registrazione: { $why }
cli-join-help =
    Una scelta si fa col suo numero, con la sua notazione o con le sue parole.
    { $several } tra più scelte — si fanno una dopo l’altra
    { $unknown } — tutto ciò che ora non è possibile, e perché; { $unknown } { $example } — lo stesso per questa sola azione
    { $rule } { $number } — il testo di una regola
    { $board } — di nuovo il tavolo
    { $log } — tutto ciò che è accaduto
    { $say } TESTO — parlare al tavolo
    { $undo } — ritirare la tua ultima scelta
    { $leave } — cedere il tuo posto a un bot, a squadre al tuo compagno
    { $quit } — chiudere questo programma; il tuo posto è conservato
    { $help } — questo elenco
