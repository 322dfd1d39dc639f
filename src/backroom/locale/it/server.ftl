### Quello che dice il server: i rifiuti, ciò che accade a un tavolo, le opzioni e i bot.


## Perché qualcosa non è stato fatto

problem-with-detail = { $sentence } ({ $detail })
problem-bad-message = Questo messaggio non si capisce.
problem-bad-protocol = La pagina e il server sono di versioni diverse. Ricarica la pagina.
problem-bad-name = Un nome ha da 1 a 24 caratteri visibili.
problem-unseen-name = Un nome non ha caratteri invisibili.
problem-mixed-name = Un nome si scrive in un solo alfabeto: lettere di alfabeti diversi si somigliano troppo.
problem-bad-seats = Il gioco non è per quel numero di posti, o quel posto non esiste.
problem-bad-options = Il gioco non si può giocare con queste opzioni.
problem-unknown-bot = Questo bot non esiste su questo server.
problem-unknown-edition = Questo server non ha questa edizione.
problem-unknown-game = Questo gioco non esiste.
problem-no-session = Prima di’ chi sei: scegli un nome.
problem-not-allowed = Non hai un invito a questo tavolo, o il tuo token non lo permette.
problem-bad-origin = Questa richiesta non viene dalla pagina di questo server.
problem-bad-host = Questo server non è conosciuto sotto quell’indirizzo.
problem-not-owner = Solo chi ha aperto il tavolo può farlo.
problem-not-seated = Non hai un posto a questo tavolo.
problem-not-watching = Prima guarda il tavolo.
problem-talk-full = A questo tavolo si è parlato abbastanza.
problem-no-table = Questo tavolo non esiste.
problem-no-invitation = Questo invito è già stato usato, o non è mai esistito. Chiedine un altro.
problem-no-token = Non hai creato questo token.
problem-not-found = Non c’è niente a questo indirizzo.
problem-wrong-method = Questo indirizzo non si usa così.
problem-already-seated = Hai già un posto a questo tavolo.
problem-id-used = Questo comando ha l’identificatore di un altro già eseguito. Scegline uno nuovo.
problem-removed = Chi ha aperto il tavolo ti ha tolto il posto. Chiedi un invito.
problem-nobody-there = Lì non è seduto nessuno.
problem-seat-taken = Questo posto è occupato o riservato.
problem-no-free-seat = Nessun posto è libero.
problem-seats-free = La partita può cominciare quando tutti i posti sono occupati, da giocatori o da bot.
problem-started = La partita è già cominciata.
problem-not-started = La partita non è ancora cominciata.
problem-not-over = Questo si dice a partita finita.
problem-game-over = La partita è finita.
problem-luck-added = Hai già aggiunto la tua parte di caso.
problem-no-stand-in = Giochi già tu questo posto.
problem-no-time = Il tuo tempo è scaduto: il bot continua al tuo posto.
problem-stand-in-plays = Un bot gioca per te. Prima riprendi il tuo posto.
problem-nothing-to-undo = Non hai fatto nessuna scelta da ritirare.
problem-undo-needs-consent = Da allora qualcosa è stato rivelato, tirato o risposto: gli altri devono essere d’accordo.
problem-undo-asked = Un altro giocatore chiede già di ritirare una scelta.
problem-no-undo-asked = Nessuno te lo chiede adesso.
problem-frozen = Questo tavolo si può solo guardare.
problem-damaged = Il giornale di questo tavolo è danneggiato: non può più essere mostrato. Tutti gli altri tavoli sono intatti.
problem-closed = Questo tavolo è stato chiuso, perché nessuno lo usava più.
problem-too-large = Questo messaggio è troppo lungo.
problem-too-many-requests = Troppo in una volta. Aspetta un momento e riprova.
problem-one-review = Un’altra analisi è in corso per te. Aspetta che sia finita.
problem-no-puzzle = Questo problema non esiste.
problem-rating-with-hints = Un tavolo con consigli non può contare per la classifica.
problem-no-hints = A questo tavolo non ci sono consigli: gioca qualcun altro, conta per la classifica, o è stato aperto senza.
problem-not-asked = Ora non ti si chiede nulla.
problem-too-many-tables = Hai troppi tavoli aperti, o ne guardi troppi insieme.
problem-too-many-tokens = Hai troppi token. Prima revocane uno.
problem-too-many-bot-tables = A più di uno dei tuoi tavoli ci sono già bot che giocano tra loro. Aspetta che una di queste partite finisca, o siediti anche tu.
problem-server-error = Qualcosa è andato storto sul server. Nulla è cambiato.
problem-store-lost = Il server ora non può conservare né leggere nulla: il suo archivio è pieno o irraggiungibile. Riprova tra un momento.

## I tavoli che si possono solo guardare

frozen-rules = Questa partita è cominciata con la versione { $version } delle regole, che questo server non ha più. Si può guardare, ma non continuare.
frozen-edition = Questa partita è cominciata con l’edizione «{ $edition }», che questo server non ha più. Si può guardare, ma non continuare.
frozen-replay = Questa partita, rigiocata dal suo giornale, non dà lo stesso risultato: perciò nessuno la continua. Il giornale è conservato.
frozen-damaged = Una parte del giornale di questa partita è danneggiata: nessuno sa come è andata avanti, perciò nessuno la continua. Ciò che resta del giornale è conservato.

## Ciò che accade a un tavolo

table-bot-name = Bot { $number }
table-same-name = { $name } ({ $number })
table-free-seat = Posto { $number }
table-waiting = In attesa di { $players }.
table-given = C’era una sola risposta possibile, data per te: { $answer }.
table-always-ask = { $always ->
    [yes] Ti viene posta ogni domanda, anche quando c’è una sola risposta.
   *[no] Quando hai una sola risposta, viene data per te.
}
table-waiting-secret = Si aspettano gli altri.
table-over = La partita è finita.
table-seats-free = Si aspettano altri giocatori.
table-ready = Ci sono tutti: la partita può cominciare.
table-opened = { $you ->
    [yes] Hai
   *[no] { $player } ha
} aperto il tavolo.
table-sat = { $you ->
    [yes] Hai
   *[no] { $player } ha
} preso il posto { $seat }.
table-invited = Qualcuno è invitato al posto { $seat }.
table-bot-sat = Un bot ha preso il posto { $seat }: { $bot }.
table-regular-sat = { $player } ha preso il posto { $seat }: bot, { $bot }, { $temperament }.
table-bot-gone = Il bot ha lasciato il posto { $seat }.
table-left = { $you ->
    [yes] Hai
   *[no] { $player } ha
} lasciato il posto { $seat }.
table-removed = { CAP(A($player)) } è stato tolto il posto { $seat }.
table-luck-added = { $you ->
    [yes] Hai aggiunto la tua
   *[no] { $player } ha aggiunto la sua
} parte di caso alla distribuzione.
table-hinted = { $you ->
    [yes] Hai chiesto
   *[no] { $player } ha chiesto
} un consiglio all’allenatore.
table-started = La partita comincia.
table-stood-in-left = { $you ->
    [yes] Hai lasciato il tavolo; un bot gioca al tuo posto.
   *[no] { $player } ha lasciato il tavolo; un bot gioca al suo posto.
}
table-stood-in-time = { $you ->
    [yes] Hai finito il tempo; un bot gioca al tuo posto.
   *[no] { $player } ha finito il tempo; un bot gioca al suo posto.
}
table-took-back = { $you ->
    [yes] Sei
   *[no] { $player } è
} di nuovo qui.
table-bot-failed = Il bot di { $player } non ha risposto; ne continua uno più semplice.
table-undo-asked = { $you ->
    [yes] Chiedi di ritirare la tua ultima scelta.
   *[no] { $player } chiede di ritirare la sua ultima scelta.
}
table-undo-agreed = { $you ->
    [yes] Accetti.
   *[no] { $player } accetta.
}
table-undo-refused = { $you ->
    [yes] Non accetti.
   *[no] { $player } non accetta.
}
table-undone = { $you ->
    [yes] Hai
   *[no] { $player } ha
} ritirato una scelta.
table-rematch = È aperta una rivincita.
table-warned = { $days ->
    [one] Da molto qui non succede niente. Se nessuno fa qualcosa, il tavolo si chiude tra un giorno.
   *[other] Da molto qui non succede niente. Se nessuno fa qualcosa, il tavolo si chiude tra { $days } giorni.
}
table-closed = Il tavolo è stato chiuso, perché nessuno lo usava più.

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
option-value-normal = Partita Normale
option-value-advanced = Partita Avanzata
option-value-dealt = Distribuiti
option-value-chosen = Scelti
option-value-two = Uno di due
option-value-holders = Chi ha una carta adatta
option-value-all = Tutti
option-value-none = Nessuno
option-value-seconds = { $count ->
    [one] Un secondo
   *[other] { $count } secondi
}
preset-first = Prima partita
preset-first-about = Un tavolo piccolo, bot facili e il gioco di base.
preset-book = Come da regolamento
preset-book-about = Come a un tavolo vero, senza promemoria.
preset-long = Lunga serata
preset-long-about = Un tavolo al completo e bot forti, con tutti gli extra del gioco.
option-crooks-memory-aid = Promemoria
option-crooks-memory-aid-help = Il tavolo ti ricorda gli Scagnozzi che hai visto. Senza, devi ricordarli tu.
option-kings-deals = Accordi
option-kings-deals-help = I giocatori possono comprare e vendere quasi tutto tra loro.
option-kings-jokers = Jolly
option-kings-jokers-help = Si gioca con l’estensione dei Jolly, che si possono ingaggiare.
option-kings-reactions = A chi si chiede di reagire
option-kings-reactions-help = Chiedere a tutti nasconde chi ha una carta adatta; chiedere solo a chi l’ha è più rapido.
option-kings-elders = Ordine di età
option-kings-elders-help = I posti, dal giocatore più anziano al più giovane: l’età decide gli ultimi pareggi.
option-kings-bosses = Boss
option-kings-bosses-help = Quale boss gioca ogni posto; si equivalgono tutti.
option-kings-clock = Tempo per decisione
option-kings-clock-help = Quando è passato, si fa per te la scelta prevista. Solo se il tavolo non ha un orologio proprio.
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
option-animalcatraz-warden-help = Il Direttore gira per la prigione; fa parte della partita Avanzata.
option-animalcatraz-trash-tags = Trash Tag
option-animalcatraz-trash-tags-help = Si gioca con i Trash Tag; fa parte della partita Avanzata.
option-animalcatraz-el-chapo = El Chapo
option-animalcatraz-el-chapo-help = Per vincere, raggiungere Reputazione 14 e poi evadere per primo.
option-animalcatraz-crime-lord = Signore del Crimine
option-animalcatraz-crime-lord-help = Solo chi ha compiuto abbastanza Crimini può dominare la prigione.
option-animalcatraz-fugitive = Il Fuggitivo
option-animalcatraz-fugitive-help = Evadere non basta: fuori comincia l’inseguimento.
option-animalcatraz-guard-tiles = Tessere delle guardie
option-animalcatraz-guard-tiles-help = Le guardie si muovono con tessere invece che con un dado, così se ne può prevedere la strada.
option-animalcatraz-memory = Promemoria
option-animalcatraz-memory-help = Il tavolo ti ricorda le carte che hai visto.
