### Ciò che dicono tutti i giochi e la riga di comando.

nothing = niente
seat-number = { $player } ({ $number })
refused = { $why } ({ $rule })

## Rifiuti che hanno lo stesso senso in tutti i giochi

refusal-game-over = La partita è finita.
refusal-unknown-action = Questa azione non esiste nel gioco.
refusal-not-asked = Adesso non tocca a te scegliere.
refusal-stale = Questa risposta riguarda una scelta precedente.
refusal-wrong-phase = Non è questo che ti viene chiesto adesso.
