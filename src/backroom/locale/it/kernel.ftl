### Ciò che dicono tutti i giochi e la riga di comando.

nothing = niente
you = tu
seat-number = { $player } ({ $number })
player-at-place = { $place }. { $player }
between-pairs = { "; " }
refused = { $why } ({ $rule })

## Rifiuti che hanno lo stesso senso in tutti i giochi

refusal-game-over = La partita è finita.
refusal-unknown-action = Questa azione non esiste nel gioco.
refusal-not-asked = Adesso non tocca a te scegliere.
refusal-stale = Questa risposta riguarda una scelta precedente.
refusal-wrong-phase = Non è questo che ti viene chiesto adesso.

## Le partite registrate che non si possono usare

record-unreadable = { $file } non si può leggere: { $why }
record-not-one = questa non è una partita registrata: { $why }
record-format = il formato { $format } è sconosciuto; { $known } è l’unico
record-other-end = le scelte non portano allo stato con cui la partita registrata finisce
record-no-set-up = la partita non si può preparare: { $why }
record-other-set-up = il seme non dà la preparazione registrata
record-other-game = questa è una partita di { $game }, non di { $wanted }
record-other-rules = è stata giocata con la versione { $version } delle regole, e questa è la versione { $here }
record-other-edition = è stata giocata con l’edizione { $edition }, e questa è { $here }; indica il suo file con --edition
record-no-action = scelta { $number }: «{ $action }» non è un’azione di { $game }
record-refused-move = scelta { $number }: giocatore { $seat }, { $action }: rifiutata, { $why }
record-other-chance = scelta { $number }: il caso ha dato { $given }, non { $kept }
record-other-deal = il seme non è quello promesso prima della distribuzione

## I tavoli che non si possono preparare; il dettaglio è per chi ha scritto il file o il comando

setup-error = { $headline } ({ $detail })
setup-unknown-game = Questo gioco non c’è.
setup-unknown-bot = Questo bot non c’è.
setup-bad-player-count = Il gioco non è per questo numero di giocatori.
setup-bad-option = Il gioco non ha questa opzione, o non con questo valore.
setup-bad-edition = Questa edizione non si può usare.
setup-bad-position = Questa posizione non si può preparare.
setup-bad-setup = La partita non può essere preparata così.
setup-bad-campaign = Questa campagna non può essere usata.
setup-bad-bot = Il bot non capisce questa indicazione.
setup-bad-bots = I bot non corrispondono ai posti.
setup-bad-network = Questa rete qui non può giudicare.
setup-bad-games = Bisogna giocare almeno una partita.
setup-bad-backend = Là nessuno può giocare.
setup-bad-results = Questi risultati non si possono usare.
setup-bad-manner = Questa posizione non si può porre a un bot.
