### La pagina: quello che dice di suo. Cronaca, scelte, rifiuti e regole vengono dai file dei giochi.

brand = Backroom
skip-to-content = Vai al contenuto
close = Chiudi
cancel = Annulla
nav-label = Navigazione principale
nav-lobby = Tavoli
nav-learn = Prima partita
nav-rules = Regole
nav-settings = Impostazioni
language-en = English
language-fr = Français
language-it = Italiano
connection-lost = La connessione è caduta. Niente è perso: la pagina continua a provare e riprenderà da dove eri.
page-incomplete = Una parte della pagina non è arrivata: la connessione è caduta, o c’è una versione più recente.
page-reload = Ricarica la pagina
guest-name = Ospite { $number }
problem = Non è andata: { $why }

game-crooks = Criminals
game-sneaks = Ladri e spioni
game-kings = New York Kings
game-animalcatraz = Animalcatraz

## Ingresso

lobby-title = Il tavolo nel retrobottega
lobby-welcome = Quattro giochi di malavita. Scegline uno, siediti: i bot sono già lì.
lobby-name = Sei
lobby-rename = Cambia nome
lobby-name-save = Salva
lobby-games = I giochi
lobby-play-now = Gioca subito contro i bot
lobby-play-now-of = Gioca subito contro i bot: { $game }
lobby-open-table = Apri un tavolo…
lobby-open-table-of = Apri un tavolo…: { $game }
lobby-players = da { $least } a { $most } giocatori
lobby-minutes = circa { $minutes } minuti
lobby-weight = { $weight ->
    [light] leggero
    [medium] medio
   *[heavy] impegnativo
}
lobby-mine = I tuoi tavoli
lobby-open = Tavoli aperti
lobby-no-tables = Nessun tavolo aperto in questo momento. Aprine uno!
lobby-your-turn = Tocca a te
lobby-playing = In corso
lobby-gathering = { $free ->
    [one] Un posto libero
   *[other] { $free } posti liberi
}
lobby-over = Finita
lobby-frozen = Solo lettura
lobby-go = Vai al tavolo
lobby-watch = Guarda
lobby-first-time = Mai giocato? Fai la prima partita con i consigli.

## Un nuovo tavolo

new-title = Un tavolo di { $game }
new-seats = Giocatori
new-bots = Di cui bot
new-bot-level = Bravura dei bot
new-pace = Ritmo
new-pace-none = Senza orologio
new-pace-live = Dal vivo: { $minutes } minuti a testa, { $seconds } secondi in più per ogni scelta
new-pace-turns = A turni: { $days ->
    [one] un giorno
   *[other] { $days } giorni
} per ogni scelta
new-pace-help = { $pace ->
    [live] Si gioca tutto di seguito. Per chi finisce il tempo gioca un bot, e il posto si può riprendere in ogni momento.
    [turns] Torna quando vuoi: «I tuoi tavoli» dice quando tocca a te. Per chi lascia passare il tempo gioca un bot.
   *[none] Ognuno si prende il tempo che gli serve.
}
new-public = Chiunque può sedersi
new-private = Solo su invito
new-who = Chi può venire
new-who-help = { $who ->
    [private] Solo chi riceve da te un link trova il tavolo, e nessuno può guardare.
   *[public] Il tavolo sta tra quelli aperti; chiunque può prendere un posto libero o guardare.
}
new-edition = Edizione
new-options = Opzioni
new-open = Apri il tavolo

## Inviti

join-title = Sei invitato
join-working = Ti facciamo accomodare…
join-failed = Questo invito non si può usare: { $why }

## A un tavolo

table-title = Un tavolo di { $game }
table-loading = Si apparecchia il tavolo…
table-refused = Questo tavolo non è per te
title-your-turn = ● Tocca a te: { $game }
table-seats = Giocatori
table-spectators = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
}
table-more = Altro a questo tavolo
table-leave = Vai via (continua un bot)
table-resign = Abbandona
table-resign-sure = Lasci la partie per sempre?
bot-name = Bot { $seat }
seat-free = posto libero
seat-you = tu
seat-bot = bot
seat-here = presente
seat-away = assente
seat-stand-in = sostituito da un bot
seat-out = fuori gioco
seat-choosing = sta scegliendo
clock-days = { $count } giorni
log-title = Che cosa è successo
log-since = Dalla tua ultima scelta
log-follow = Di chi mostrare le mosse
log-everybody = Tutti
log-private = riservato
talk-title = Chiacchiere
talk-say = Di’ qualcosa
talk-send = Invia
talk-mute = Ignora { $player }
prompt-label = Che cosa fare ora
prompt-stand-in = Un bot gioca per te.
prompt-take-back = Riprendi il tuo posto
prompt-interrupted = È il turno di { $player }; nel frattempo una domanda per te.
prompt-time-out = { $who ->
    [rules] Scaduto il tempo, le regole scelgono per te.
   *[bot] Scaduto il tempo, un bot sceglie per te.
}
prompt-refuse = Passa fino al mio turno: { $question }
prompt-refusing = Passato per te fino al tuo turno: { $question }
prompt-ask-again = Chiedimelo di nuovo
prompt-not-now = { $count } non possibili ora
prompt-undo = Ritira la scelta
prompt-skip = Salta l’animazione
prompt-read-rule = Leggi la regola { $rule }
undo-asked = { $player } vorrebbe ritirare una scelta.
undo-agree = Accetta
undo-refuse = Rifiuta
over-title = { $count ->
    [one] Vince { $players }
   *[other] Vittoria condivisa: { $players }
}
over-place = { $place }. { $player }: { $score }
points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
fair-check = Verifica la distribuzione
fair-checking = Verifica della distribuzione…
fair-good = La distribuzione era onesta. Il seme è quello che il tavolo aveva promesso prima della prima carta, e { $count ->
    [one] l’unico esito del caso ne discende.
   *[other] tutti i { $count } esiti del caso ne discendono, nel loro ordine.
}
fair-rest = Per verificare anche che ogni scelta rispetti le regole, scarica la partita ed esegui: backroom verify { $file }
fair-other-seed = La distribuzione NON era onesta: il seme non è quello che il tavolo aveva promesso prima della prima carta.
fair-other-luck = La distribuzione NON era onesta: ciò che avevi aggiunto è stato tralasciato.
fair-other-key = La distribuzione NON era onesta: la partita non è stata distribuita dal seme mostrato ora.
fair-other-outcome = La distribuzione NON era onesta: { $move ->
    [0] l’esito { $number } del caso, nella preparazione, non discende dal seme.
   *[other] l’esito { $number } del caso, alla scelta { $move }, non discende dal seme.
}
over-rematch = Gioca ancora
over-rematch-go = Vai alla prossima partita
over-replay = Rivedi la partita
over-record = Scarica la partita
gather-title = Un tavolo di { $game } si riempie
gather-help = Ogni sedia vuole qualcuno: siediti, invita un amico con un link, o metti un bot.
gather-seat = Posto { $seat }
gather-invited = invitato
gather-sit = Siediti qui
gather-invite = Invita con un link
gather-put-bot = Metti un bot al posto { $seat }
gather-bot = Metti un bot qui
gather-bot-is = Bot ({ $level })
gather-remove-bot = Togli il bot
gather-link = Link d’invito
gather-copied = Copiato. Il link vale una volta sola.
gather-start = Comincia
gather-not-full = Ci sono ancora sedie libere.
gather-wait-owner = Si aspetta che chi ha aperto il tavolo cominci.
gather-wait-others = Si aspettano gli altri.
gather-leave = Alzati

## La prima partita, con i consigli

learn-title = La tua prima partita
learn-about = Una vera partita contro un bot facile. A ogni scelta una nota dice di che cosa si tratta e quali regole ci sono dietro. Niente conta, e puoi andartene quando vuoi.
learn-start = Comincia con { $game }
guide-label = Consigli
guide-watch = Guarda che cosa fanno gli altri
guide-rules = Le regole che valgono
guide-happened = Che cosa è appena successo, e perché
guide-crooks-turn = Tocca a te: paga per guardare, o esci
guide-crooks-turn-hint = Guardare costa un dollaro per ogni Scagnozzo che c’è. Le pile piccole costano poco, le grandi danno più scelta. Ricordi quello che lasci: la pagina lo annota sotto ogni Covo. Non passare ancora, è per sempre.
guide-crooks-take = Prendi uno Scagnozzo
guide-crooks-take-hint = Il numero grande è il livello: vince i Bersagli. Quello piccolo cambia il valore del Bersaglio, per tutti. I punti colorati sono le gang, e anche guidare una gang porta punti.
guide-crooks-place = Mandalo a un Bersaglio
guide-crooks-place-hint = Scegli uno spazio illuminato della tua riga, poi come piazzare lo Scagnozzo. A faccia in su è gratis e può usare la sua abilità. A faccia in giù costa un dollaro e nasconde che cosa hai lì.
guide-crooks-swap = Dove vanno i vecchi Scagnozzi?
guide-crooks-swap-hint = Lo Scambio prende il posto dei tuoi Scagnozzi. Mandali in uno spazio vuoto della tua riga dove possano vincere qualcosa.
guide-crooks-hit = Chi elimina il Killer?
guide-crooks-hit-hint = Tutti gli Scagnozzi di quel giocatore a questo Bersaglio finiscono nella scatola per sempre.
guide-crooks-spy = Dove guarda la Spia?
guide-crooks-spy-hint = Una pila ti dice che cosa ci troveresti; un Bersaglio ti dice che cosa hanno nascosto gli altri.
guide-sneaks-plan = Fai il tuo piano
guide-sneaks-plan-hint = Scegli un luogo da svaligiare, poi uno da denunciare. Da solo in un luogo non sorvegliato prendi il bottino. Tutti scelgono insieme: chiediti dove vogliono andare gli altri.
guide-sneaks-colour = Scegli un gettone
guide-sneaks-colour-hint = Conta solo il tuo posto in ogni colore. Prendi un colore in cui un gettone in più ti fa salire.
guide-sneaks-exchange = Fai uno scambio
guide-sneaks-exchange-hint = Ogni pulsante dice che cosa lo scambio cambia ai tuoi punti e a quelli dell’altro giocatore.

## Rivedere una partita

replay-title = { $game ->
    [none] Rivedere una partita
   *[other] Rivedi: { $game }
}
replay-loading = Si rimette in tavola la partita…
replay-first = Alla distribuzione
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-moment = Momento
replay-at = { $moment } di { $last }
replay-move = { $player }: { $choice }
replay-deal = La distribuzione
replay-eyes = Visto da
replay-all-open = tutte le carte scoperte
replay-spectator = uno spettatore
replay-chart = Punti nel tempo
replay-chart-at = Dopo la mossa { $moment }: { $points }
replay-points-of = { $player } { $points }
replay-link = Copia un link a questo momento
replay-link-copied = Copiato
replay-not-over = Questo tavolo non si può rivedere: { $why }

## Regole

rules-title = Le regole
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessuna regola trovata.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
rules-chapters = Capitoli
rules-of = Gioco

## Impostazioni

settings-title = Impostazioni
settings-language = Lingua
settings-speed = Animazioni
settings-speed-off = Nessuna
settings-speed-fast = Veloci
settings-speed-normal = Normali
settings-speed-reduced = Il tuo dispositivo chiede meno movimento: niente è animato.
settings-symbols = Lettere e forme accanto a ogni colore
settings-aids = Note e cifre: che cosa hai visto, chi è in testa, i punti di adesso
settings-sound = Un campanello quando tocca a te
settings-kept = Le impostazioni restano in questo browser.

## Informazioni

about-title = Informazioni su questa pagina
about-text = Quattro giochi di malavita, giocati esattamente secondo le regole, contro persone e bot. Niente pubblicità, niente tracciamento, nulla viene caricato da altrove.
about-icons = Icone: { $link }, di Lorc, Delapouite e altri, licenza CC BY 3.0.
about-fonts = Caratteri: Limelight e Josefin Sans, SIL Open Font Licence.
about-hashes = Impronte crittografiche: noble-hashes di Paul Miller, licenza MIT.
about-link = Informazioni

## Il tavolo di Criminals

crooks-page-table = Bersagli e righe
crooks-page-hangouts = Covi
crooks-page-money = { $amount } $
crooks-page-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
crooks-page-worth = vale { $value }
crooks-page-passed = ha passato
crooks-page-card = { $modifier ->
    [none] { $name }, livello { $level }{ $gangs ->
        [none] { "" }
       *[other] , { $gangs }
    }{ $ability ->
        [none] { "" }
       *[other] , { $ability }
    }
   *[other] { $name }, livello { $level }, Bersaglio { $modifier }{ $gangs ->
        [none] { "" }
       *[other] , { $gangs }
    }{ $ability ->
        [none] { "" }
       *[other] , { $ability }
    }
}
crooks-page-placed = { $card ->
    [none] { $guesses ->
        [none] { $origin ->
            [none] uno Scagnozzo nascosto
           *[other] uno Scagnozzo nascosto da { $origin }
        }
       *[other] uno Scagnozzo nascosto da { $origin }, uno tra { $guesses }
    }
   *[other] { $side ->
        [down] { $origin ->
            [none] a faccia in giù: { $card }
           *[other] a faccia in giù, da { $origin }: { $card }
        }
       *[up] { $origin ->
            [none] { $card }
           *[other] { $card }, da { $origin }
        }
    }
}
crooks-page-target = { $leaders ->
    [none] Bersaglio { $number }, { $name }, vale { $value }. Nessuno è in testa.
   *[other] Bersaglio { $number }, { $name }, vale { $value }. In testa: { $leaders } con forza { $strength }, per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
crooks-page-cell = { $crooks ->
    [none] { $player } a { $number }, { $target }: vuoto
   *[other] { $player } a { $number }, { $target }: { $crooks }
}
crooks-page-hangout = Covo { $letter }, { $name }: { $count ->
    [0] vuoto
    [one] uno Scagnozzo, { $price } $
   *[other] { $count } Scagnozzi, { $price } $
}. { $knowledge ->
    [none] { "" }
    [certain] Ci sono: { $crooks }.
   *[past] Presi da quando hai guardato: { $taken }. Forse ancora lì: { $crooks }.
}
crooks-page-taken = { $count ->
    [one] uno preso da allora
   *[other] { $count } presi da allora
}
crooks-page-pile = Guardi { $hangout }
crooks-page-hand = Nella tua mano
crooks-page-holds = { $player } ha uno Scagnozzo in mano.
crooks-page-pick-target = Scegli uno spazio illuminato della tua riga.
crooks-page-why = { $way }: { $why }
crooks-page-mode = { $mode ->
    [down] A faccia in giù ({ $price } $)
    [use] A faccia in su, con l’abilità
   *[up] A faccia in su
}
crooks-page-glimpse = Il tuo ultimo sguardo: { $place }
crooks-page-gangs = Gang
crooks-page-gang = Gang
crooks-page-points = Punti
crooks-page-must-pass = Non puoi più pagare nessun Covo: devi passare.
crooks-page-unseen = Scagnozzi mai visti: { $count }
crooks-page-box = Nella scatola
crooks-page-nobody = nessuno
crooks-page-undealt = Mai distribuiti
crooks-page-bank = Banca: { $amount } $
crooks-page-result = Risultato

## Il tavolo di Ladri e spioni

sneaks-page-sites = Luoghi
sneaks-page-site = Luogo { $letter }, { $name }: { $loot ->
    [none] vuoto
   *[other] { $loot }
}. { $sneaks ->
    [none] { "" }
   *[other] Ladri: { $sneaks }.
} { $snitches ->
    [none] { "" }
   *[other] Spioni: { $snitches }.
}
sneaks-page-kind = { $kind ->
    [collection] Collezione
    [carte_blanche] Carta bianca
    [safe_cracking] Scasso della cassaforte
    [intrigues] Intrighi
    [item] Pezzo unico
    [documents] Documenti
   *[tokens] Bottino semplice
}
sneaks-page-loot = { $kind ->
    [collection] collezione, { $tokens }
    [carte_blanche] carta bianca, tre gettoni a scelta
    [safe_cracking] scasso della cassaforte, tre carte nascondiglio
    [intrigues] intrighi, fino a tre scambi
    [item] pezzo unico «{ $name }», { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
    [documents] documenti, { $colour }
   *[tokens] { $tokens }
}
sneaks-page-count = { $count } { $colour }
sneaks-page-empty = vuoto
sneaks-page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sneaks-page-losses = costerebbe
sneaks-page-last = prima:
sneaks-page-team = { $team ->
    [snitch] Spioni
   *[sneak] Ladri
}
sneaks-page-send = { $team ->
    [snitch] Spioni a { $letter }, { $site }
   *[sneak] Ladri a { $letter }, { $site }
}
sneaks-page-to-do = { $team ->
    [sneak] Prepara il tuo piano: dove vanno i ladri, e dove gli spioni?
    [snitch] Ora scegli dove vanno i tuoi spioni.
   *[none] Conferma il piano, oppure cambialo.
}
sneaks-page-confirm = Conferma il piano
sneaks-page-incomplete = Il piano non è completo
sneaks-page-missing = { $team ->
   *[sneak] Ai tuoi ladri manca un luogo da svaligiare: sceglilo qui sopra.
    [snitch] Ai tuoi spioni manca un luogo da sorvegliare: sceglilo qui sopra.
}
sneaks-page-my-plan = Il tuo piano: ladri a { $sneaks }, spioni a { $snitches }.
sneaks-page-in-bank = { $count } nella riserva
sneaks-page-trade = tu { $mine }, l’altro { $theirs }
sneaks-page-goods = Beni e posti
sneaks-page-player = Giocatore
sneaks-page-stash = Nascondiglio
sneaks-page-items = Pezzi unici
sneaks-page-total = Punti
sneaks-page-rank-points = Punti per posto
sneaks-page-rank = { $place }. +{ $points }
sneaks-page-range = Posti ancora possibili, date le carte nascondiglio che non hai visto
sneaks-page-ally = alleato
sneaks-page-finished = ha finito il piano
sneaks-page-planning = sta facendo il piano
sneaks-page-bank = Riserva
sneaks-page-deck-left = restano { $count }
sneaks-page-unseen = Nascondigli non visti
sneaks-page-loot-deck = Mazzo dei bottini
sneaks-page-loot-left = { $back ->
    [none] Il mazzo è vuoto.
   *[other] { $count ->
        [one] Una carta, dorso { $back }.
       *[other] { $count } carte, la prossima ha il dorso { $back }.
    }
}
sneaks-page-rounds = Round { $round }; ancora da { $least } a { $most }, questo compreso.
sneaks-page-discard = Scarti ({ $count })
sneaks-page-kinds = Tipi di bottino
sneaks-page-kind-head = Tipo
sneaks-page-gone = usciti
sneaks-page-open = in vista
sneaks-page-to-come = da venire
sneaks-page-past = Piani passati: ladri/spioni
