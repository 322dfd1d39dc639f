### Quello che dice il server: i rifiuti, ciò che accade a un tavolo, le opzioni e i bot.


## Perché qualcosa non è stato fatto

problem-with-detail = { $sentence } ({ $detail })
problem-bad-message = Questo messaggio non si capisce.
problem-bad-protocol = La pagina e il server sono di versioni diverse. Ricarica la pagina.
problem-bad-name = Un nome ha da 1 a 24 caratteri visibili.
problem-bad-seats = Il gioco non è per quel numero di posti, o quel posto non esiste.
problem-bad-options = Il gioco non si può giocare con queste opzioni.
problem-unknown-bot = Questo bot non esiste su questo server.
problem-unknown-edition = Questo server non ha questa edizione.
problem-unknown-game = Questo gioco non esiste.
problem-no-session = Prima di’ chi sei: scegli un nome.
problem-not-allowed = Non sei invitato a questo tavolo, o il tuo token non lo permette.
problem-bad-origin = Questa richiesta non viene dalla pagina di questo server.
problem-not-owner = Solo chi ha aperto il tavolo può farlo.
problem-not-seated = Non sei seduto a questo tavolo.
problem-no-table = Questo tavolo non esiste.
problem-no-invitation = Questo invito è già stato usato, o non è mai esistito. Chiedine un altro.
problem-not-found = Non c’è niente a questo indirizzo.
problem-wrong-method = Questo indirizzo non si usa così.
problem-already-seated = Sei già seduto a questo tavolo.
problem-seat-taken = Questo posto è occupato o riservato.
problem-no-free-seat = Nessun posto è libero.
problem-seats-free = La partita può cominciare quando tutti i posti sono occupati, da giocatori o da bot.
problem-started = La partita è già cominciata.
problem-not-started = La partita non è ancora cominciata.
problem-not-over = Questo si dice a partita finita.
problem-game-over = La partita è finita.
problem-luck-added = Hai già aggiunto la tua parte di fortuna.
problem-no-stand-in = Giochi già tu questo posto.
problem-stand-in-plays = Un bot gioca per te. Prima riprendi il tuo posto.
problem-nothing-to-undo = Non hai fatto nessuna scelta da ritirare.
problem-undo-needs-consent = Da allora qualcosa è stato rivelato, tirato o risposto: gli altri devono essere d’accordo.
problem-undo-asked = Un altro giocatore chiede già di ritirare una scelta.
problem-no-undo-asked = Nessuno te lo chiede adesso.
problem-frozen = Questo tavolo si può solo guardare.
problem-too-large = Questo messaggio è troppo grande.
problem-too-many-requests = Troppo in una volta. Aspetta un momento e riprova.
problem-too-many-tables = Hai troppi tavoli aperti, o ne guardi troppi insieme.
problem-server-error = Qualcosa è andato storto sul server. Nulla è cambiato.
problem-store-lost = Il server non raggiunge il suo archivio. Riprova tra un momento.

## I tavoli che si possono solo guardare

frozen-rules = Questa partita è cominciata con la versione { $version } delle regole, che questo server non ha più. Si può guardare, ma non continuare.
frozen-edition = Questa partita è cominciata con l’edizione «{ $edition }», che questo server non ha più. Si può guardare, ma non continuare.
frozen-replay = Questa partita non riesce uguale quando la si rigioca dal suo registro, perciò nessuno la continua. Il registro è conservato.

## Ciò che accade a un tavolo

table-bot-name = Bot { $number }
table-same-name = { $name } ({ $number })
table-free-seat = Posto { $number }
table-waiting = Si aspetta { $players }.
table-over = La partita è finita.
table-seats-free = Si aspettano altri giocatori.
table-ready = Ci sono tutti: la partita può cominciare.
table-opened = { $player } ha aperto il tavolo.
table-sat = { $player } ha preso il posto { $seat }.
table-invited = Qualcuno è invitato al posto { $seat }.
table-bot-sat = Un bot ha preso il posto { $seat }: { $bot }.
table-bot-gone = Il bot ha lasciato il posto { $seat }.
table-left = { $player } ha lasciato il posto { $seat }.
table-luck-added = { $player } ha aggiunto la sua parte di fortuna al mazzo.
table-started = La partita comincia.
table-stood-in-left = { $player } se n’è andato; un bot gioca al suo posto.
table-stood-in-time = Il tempo di { $player } è scaduto; un bot gioca al suo posto.
table-took-back = { $player } è tornato.
table-bot-failed = Il bot di { $player } non ha risposto; ne continua uno più semplice.
table-undo-asked = { $player } chiede di ritirare la sua ultima scelta.
table-undo-agreed = { $player } è d’accordo.
table-undo-refused = { $player } non è d’accordo.
table-undone = { $player } ha ritirato una scelta.
table-rematch = È aperta una rivincita.

## La pagina

page-not-built = Il server funziona, ma la sua pagina non è stata costruita. Costruiscila con «make play», o gioca da un terminale con «backroom join».

## I bot

bot-level-random = A caso
bot-level-greedy = Avido
bot-level-search-easy = Facile
bot-level-search-normal = Normale
bot-level-search-hard = Difficile
bot-level-search-expert = Esperto

## Le opzioni: come si chiamano e che cosa significano

option-value-on = Sì
option-value-off = No
option-value-auto = Secondo le regole
option-value-normal = Partita normale
option-value-advanced = Partita avanzata
option-value-dealt = Distribuiti
option-value-chosen = Scelti
option-value-two = Uno di due
option-value-holders = Chi ha una carta adatta
option-value-all = Tutti
option-crooks-memory-aid = Promemoria
option-crooks-memory-aid-help = Il tavolo ti ricorda gli Scagnozzi che hai visto. Senza, devi ricordarli tu.
option-kings-deals = Accordi
option-kings-deals-help = I giocatori possono comprare e vendere quasi tutto tra loro.
option-kings-jokers = Jolly
option-kings-jokers-help = Si gioca con l’estensione dei Jolly, che si possono assoldare.
option-kings-reactions = A chi si chiede di reagire
option-kings-reactions-help = Chiedere a tutti nasconde chi ha una carta adatta; chiedere solo a chi l’ha è più rapido.
option-kings-elders = Ordine di età
option-kings-elders-help = I posti dal più anziano al più giovane, per i pareggi; niente: nell’ordine dei posti.
option-kings-bosses = Boss
option-kings-bosses-help = Un boss per ogni posto; niente: nell’ordine dell’edizione.
option-kings-clock = Secondi per decisione
option-kings-clock-help = Quando sono passati, si fa il minimo per te. Solo se il tavolo non ha un orologio proprio.
option-animalcatraz-mode = Tipo di partita
option-animalcatraz-mode-help = La partita Avanzata aggiunge i gangster, i Trash Tag e il Direttore.
option-animalcatraz-teams = Squadre
option-animalcatraz-teams-help = Si gioca a squadre di due; le regole lo vogliono da cinque posti in su.
option-animalcatraz-inmates = Detenuti
option-animalcatraz-inmates-help = Come ognuno riceve il suo detenuto.
option-animalcatraz-extra-inmates = Detenuti sbloccati
option-animalcatraz-extra-inmates-help = I detenuti della campagna che si possono distribuire.
option-animalcatraz-extra-gangsters = Gangster sbloccati
option-animalcatraz-extra-gangsters-help = I gangster della campagna che possono comparire.
option-animalcatraz-beginners = Per principianti
option-animalcatraz-beginners-help = Si tolgono le carte e i detenuti segnati da una stella.
option-animalcatraz-warden = Il Direttore
option-animalcatraz-warden-help = Il Direttore gira per la prigione; fa parte della partita avanzata.
option-animalcatraz-trash-tags = Trash Tag
option-animalcatraz-trash-tags-help = Si gioca con i Trash Tag; fa parte della partita avanzata.
option-animalcatraz-el-chapo = El Chapo
option-animalcatraz-el-chapo-help = Per vincere, raggiungere Reputazione 14 e poi evadere per primo.
option-animalcatraz-crime-lord = Signore del Crimine
option-animalcatraz-crime-lord-help = Solo chi ha commesso abbastanza crimini può dominare la prigione.
option-animalcatraz-fugitive = Il Fuggitivo
option-animalcatraz-fugitive-help = Evadere non basta: fuori comincia l’inseguimento.
option-animalcatraz-guard-tiles = Tessere delle guardie
option-animalcatraz-guard-tiles-help = Tessere al posto di un dado muovono le guardie, così se ne prevede la strada.
option-animalcatraz-memory = Promemoria
option-animalcatraz-memory-help = Il tavolo ti ricorda le carte che hai visto.
