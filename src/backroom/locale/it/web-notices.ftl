### I tavoli che aspettano: che cosa dice la scheda, dove andare poi, e che cosa avvisa chi gioca.

title-waiting = ({ $count }) { $page }
waiting-count =
    { $count ->
        [one] { $count } tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
waiting-here = È questo il tavolo che ti aspetta
next-waiting = Prossimo tavolo che ti aspetta
lobby-left = ancora { $time }
lobby-put-away = Metti via
lobby-put-away-of = Metti via: { $game }
lobby-have-back = Rimetti
lobby-away =
    { $count ->
        [one] Un tavolo messo via
       *[other] { $count } tavoli messi via
    }

## Avvisi

shoulder-question = Vuoi che Backroom ti avvisi quando tocca a te, anche se guardi altrove?
shoulder-yes = Sì, avvisami
shoulder-no = Non ora
telling-title = Un tocco sulla spalla
telling-help = Quando guardi altrove puoi ricevere un avviso di quel che succede ai tuoi tavoli: di quale gioco si tratta, e nulla che uno schermo bloccato non debba mostrare.
telling-of = Avvisami
telling-turn = quando tocca a me
telling-invited = quando un posto è tenuto per me
telling-over = quando una partita è finita
telling-clock = quando il mio tempo è quasi finito
telling-quiet = Ore di silenzio
telling-quiet-on = In queste ore non dirmi nulla; ciò che dopo vale ancora viene detto allora
telling-quiet-first = dalle
telling-quiet-last = alle
telling-ways = Come ricevo gli avvisi
telling-way-push = Un browser ({ $to })
telling-way-page = Un browser, finché una scheda è aperta
telling-way-here = Questo browser
telling-table = Avvisa una chat di questo tavolo
telling-table-help = Chi si aspetta, e la fine: ciò che tutti possono sapere. Webhook presso: { $origins }.
telling-table-done = D’ora in poi riceve gli avvisi di questo tavolo. Dalle impostazioni si può smettere.
telling-way-mail = { $to }
telling-way-hook = Webhook presso { $to }
telling-unconfirmed = non ancora confermato: apri il link nel messaggio
telling-failing = ultimamente irraggiungibile
telling-try = Prova
telling-try-of = Prova: { $way }
telling-tried = È in viaggio.
telling-remove = Togli
telling-remove-of = Togli: { $way }
telling-begin = Avvisami in questo browser
telling-denied = Questo browser non lascia mostrare nulla a Backroom. Si può cambiare nelle sue impostazioni per questa pagina.
telling-mail = Indirizzo e-mail
telling-mail-sent = Un messaggio è in viaggio: apri il link che contiene.
telling-hook = Indirizzo di un webhook
telling-hooks-at = Questo server invia a { $origins }.
telling-chat = nel formato dei programmi di chat
telling-add = Aggiungi
confirm-title = Il tuo indirizzo e-mail
confirm-done = È confermato: lì arriveranno messaggi quando qualcosa ti aspetta.

## L’ordine in casa

talk-block = Blocca { $player }
talk-report = Segnala { $player }
report-title = Segnala { $player }
report-why = Perché?
report-insults = insulti
report-cheating = imbrogli
report-name = il nome
report-spam = pubblicità
report-other = altro
report-said = Che cosa è successo?
report-send = Segnala
report-done = Chi gestisce la casa guarderà.
house-read = Ho letto
house-silenced = Non puoi dire nulla fino al { $until }.

## Senza linea

offline-title = Nessun collegamento con la casa
offline-kept = I tuoi tavoli restano come sono. Per scegliere, parlare e vedere che cosa fanno gli altri serve un collegamento con il server.
offline-works = Che cosa funziona senza: le storie dei giochi che hai già guardato qui.
offline-back = La pagina riprende da sola appena il collegamento ritorna.
