### Chi torna: che cosa ne dice il server.

problem-too-many-passkeys = Hai abbastanza passkey. Prima togline una.
problem-old-challenge = È passato troppo tempo, o è già stato usato. Ricomincia.
problem-bad-passkey = Questa passkey non è stata fatta per questa pagina, o la sua risposta non è affidabile. Non è cambiato nulla.
problem-no-passkey = Qui non c’è questa passkey: è stata tolta, o è di un’altra casa.
problem-copied-passkey = Questa passkey sembra la copia di una che è stata usata da allora. Accedi con un’altra, e togli questa.
problem-no-recovery = Questo codice di recupero non è giusto, o riposa per un’ora dopo troppi tentativi.
problem-both-seated = Siete seduti entrambi a un tavolo che non è finito. Finisci prima quella partita, o lascia indietro l’ospite.
problem-rating-not-agreed = Questa partita vale per la classifica solo se tutti sono d’accordo. Chi non vuole può chiedere agli altri di rinunciare.
problem-rating-with-bots = Una partita vale per la classifica solo tra persone, o per una persona contro i bot della casa.
problem-rating-other-edition = Valgono per la classifica solo le partite con l’edizione della casa.
problem-rated-no-undo = Questa partita vale per la classifica: ciò che è stato rivelato o risposto resta.
problem-not-shown = Questo giocatore non mostra le sue partite.
problem-no-person = Questo giocatore non c’è più.
table-rated = { $you ->
    [yes] Accetti
   *[no] { $player } accetta
} che la partita valga per la classifica.
table-unrated = { $you ->
    [yes] Non vuoi
   *[no] { $player } non vuole
} che la partita valga per la classifica.
problem-too-many-friends = Sarebbero troppi amici, per te o per l’altro.
problem-not-met = Puoi chiederlo a chi ha finito una partita con te.
problem-no-friend = Non siete ancora amici.
