### La pagina: quello che dice di suo. Giornale, scelte, rifiuti e regole vengono dai file dei giochi.

brand = Backroom
skip-to-content = Vai al contenuto
close = Chiudi
cancel = Annulla
nav-label = Navigazione principale
nav-lobby = Tavoli
nav-learn = Prima partita
nav-rules = Regole
nav-ladder = Classifica
nav-puzzles = Problemi
nav-settings = Impostazioni
language-en = English
language-fr = Français
language-it = Italiano
connection-lost = La connessione è caduta. Niente è perso: la pagina continua a provare e riprenderà da dove eri.
connection-queued = La tua scelta aspetta qui e parte appena torna la connessione.
page-incomplete = Una parte della pagina non è arrivata: la connessione è caduta, o c’è una versione più recente.
page-reload = Ricarica la pagina
guest-name = Ospite { $number }
problem = Non è andata: { $why }
nowhere-title = Niente a questo indirizzo
nowhere-text = Il link forse è vecchio, o gli manca una lettera. Da qui si va avanti:
way-to-tables = Ai tavoli

game-crooks = Criminals
game-sneaks = Ladri e spioni
game-kings = New York Kings
game-animalcatraz = Animalcatraz

## Ingresso

lobby-title = Il tavolo nel retrobottega
lobby-welcome = Quattro giochi di malavita. I bot sono già lì.
lobby-name = Sei
lobby-record = Le mie partite e i risultati
lobby-rename = Cambia nome
lobby-keep = Conserva i miei posti
lobby-sign-in = Accedi
lobby-name-save = Salva
lobby-games = I giochi
lobby-play-now = Gioca subito
lobby-play-now-of = Gioca subito contro i bot: { $game }
lobby-open-table = Apri un tavolo
lobby-open-table-of = Apri un tavolo: { $game }
lobby-players = da { $least } a { $most } giocatori
lobby-minutes = { $minutes } min
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
    [0] Nessun posto libero
    [one] Un posto libero
   *[other] { $free } posti liberi
}
lobby-over = Finita
lobby-frozen = Solo lettura
lobby-closed = Chiuso
lobby-closes = Si chiude { IL($day) } se nessuno gioca
lobby-go = Vai al tavolo
lobby-watch = Guarda
lobby-sit = Siediti
lobby-go-on = Continua
lobby-see-end = Guarda la fine
lobby-waiting = Ti aspettano
name-ask = Il tuo nome
name-face = Il tuo volto: quello del tuo nome, o uno di questi
face-of-name = Il volto del tuo nome
face-number = Volto { $number }
name-others = Gli altri al tavolo lo vedono.
pace-none = senza orologio
pace-live = dal vivo, { $minutes } min a testa + { $seconds } s per scelta
pace-turns = { $days ->
    [one] un giorno
   *[other] { $days } giorni
} per ogni scelta
option-is = { $option }: { $value }
option-without = senza «{ $option }»
lobby-first-time = Mai giocato? Comincia con i consigli.

## Un nuovo tavolo

new-title = Un tavolo di { $game }
new-seats = Giocatori
new-bots = Di cui bot
new-bot-level = Bravura dei bot
new-pace = Ritmo
new-pace-none = Senza orologio
new-pace-live = Dal vivo
new-pace-turns = A turni
new-pace-help = { $pace ->
    [live] Si gioca tutto di seguito: { $minutes } minuti a testa, e { $seconds } secondi in più per ogni scelta. Per chi finisce il tempo gioca un bot, e il posto si può riprendere in ogni momento.
    [turns] Torna quando vuoi: per ogni scelta { $days ->
        [one] c’è un giorno
       *[other] ci sono { $days } giorni
    }, e «I tuoi tavoli» dice quando tocca a te. Per chi lascia passare il tempo gioca un bot.
   *[none] Ognuno si prende il tempo che gli serve.
}
new-public = Chiunque può sedersi
new-private = Solo su invito
new-who = Chi può venire
new-who-help = { $who ->
    [private] Solo chi riceve da te un link trova il tavolo, e nessuno può guardare.
   *[public] Il tavolo sta tra quelli aperti; chiunque può prendere un posto libero o guardare.
}
new-hints = Consigli
new-hints-help = Mentre scegli puoi consultare l’allenatore; il giornale lo dice, e la partita non conta per nessuno.
new-edition = Edizione
new-options = Opzioni
new-presets = Per cominciare
new-no-options = Questo gioco si gioca sempre allo stesso modo.
new-barred = Non va con il resto: { $why }
new-missing = { $chosen ->
    [one] { $chosen } scelto
   *[other] { $chosen } scelti
}: ancora { $count }, altrimenti restano fuori.
new-earlier = { $thing }: più in alto
new-dropped = { $count ->
    [one] Non va con la tua ultima scelta e torna come al solito
   *[other] Non vanno con la tua ultima scelta e tornano come al solito
}: { $options }.
new-open = Apri il tavolo

## Inviti

join-title = Un invito per te
join-working = Ti facciamo accomodare…
join-failed = Questo invito non si può usare: { $why }
join-instead = Forse quel posto è già tuo: i tuoi tavoli stanno nella prima pagina. Oppure prendi posto a un tavolo aperto, o gioca subito contro i bot.
join-name = Con che nome ti siedi? Gli altri lo vedono.
join-sit = Occupa il posto

## A un tavolo

table-title = Un tavolo di { $game }
table-loading = Si apparecchia il tavolo…
table-refused = Questo tavolo non è per te
table-is-closed = Questo tavolo è stato chiuso, perché nessuno lo usava più.
table-closes = Da molto qui non succede niente. Se nessuno fa qualcosa, il tavolo si chiude { IL($day) }.
title-your-turn = ● Tocca a te: { $game }
table-seats = Giocatori
table-spectators = { $count ->
    [one] Uno spettatore
   *[other] { $count } spettatori
}
table-more = Altro a questo tavolo
table-aside = Accanto al tavolo
table-leave = Vai via (continua un bot)
table-leave-to = Vai via (continua { $player })
table-leave-to-sure = Lasci la partita per sempre? { $player } giocherà al tuo posto.
table-leave-yes = Vai via
table-resign = Abbandona
table-resign-sure = Lasci la partita per sempre?
bot-name = Bot { $seat }
former-player = Ex giocatore
seat-free = posto libero
seat-you = tu
seat-bot = bot
seat-nature = { $nature }: { $meaning }
temperament-careful = di indole prudente
temperament-careful-help = tra due mosse quasi equivalenti, la più sicura
temperament-grasping = di indole avida
temperament-grasping-help = tra due mosse quasi equivalenti, quella che porta beni o denaro
temperament-quarrelsome = di indole rissosa
temperament-quarrelsome-help = tra due mosse quasi equivalenti, quella che cerca lo scontro
temperament-unforgiving = di indole vendicativa
temperament-unforgiving-help = tra due mosse quasi equivalenti, quella contro chi è in testa
seat-here = presente
seat-away = assente
seat-stand-in = sostituito da un bot
seat-out = fuori dal gioco
out-title = Sei fuori dal gioco
out-words = La tua partita finisce qui. Gli altri continuano, e puoi guardarli.
out-watch = Guarda gli altri
out-review = Com’è successo
out-new = Nuova partita
seat-choosing = sta scegliendo
clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
log-title = Che cosa è successo
log-since = Dalla tua ultima scelta
log-earlier = Mostra le righe precedenti
talk-spectator = (spettatore)
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
    [rules] Se il tempo scade, le regole scelgono per te.
   *[bot] Se il tempo scade, un bot sceglie per te.
}
prompt-refuse = Passa fino al mio turno: { $question }
prompt-refusing = Passato per te fino al tuo turno: { $question }
prompt-plan-dropped = Il resto di quanto avevi previsto è annullato: { $why }
prompt-plan-changed = la situazione è cambiata.
prompt-ask-again = Chiedimelo di nuovo
prompt-not-now = { $count ->
    [one] { $count } scelta impossibile per ora
   *[other] { $count } scelte impossibili per ora
}
prompt-undo = Ritira la scelta
prompt-skip = Salta l’animazione
prompt-read-rule = Leggi la regola { $rule }
undo-asked = { $player } vorrebbe ritirare una scelta.
undo-agree = Accetta
undo-refuse = Rifiuta
undo-sure = Dopo la tua ultima scelta qualcosa è stato visto o deciso. La ritiri lo stesso, con tutto quello che è seguito?
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
   *[other] ne discendono, nel loro ordine, tutti gli esiti del caso ({ $count }).
}
fair-rest = Per verificare anche che ogni scelta rispetti le regole, scarica la partita ed esegui: backroom verify { $file }
fair-other-seed = La distribuzione NON era onesta: il seme non è quello che il tavolo aveva promesso prima della prima carta.
fair-other-luck = La distribuzione NON era onesta: ciò che avevi aggiunto è stato tralasciato.
fair-other-key = La distribuzione NON era onesta: la partita non è stata distribuita dal seme mostrato ora.
fair-other-outcome = La distribuzione NON era onesta: { $move ->
    [0] l’esito { $number } del caso, nella preparazione, non discende dal seme.
   *[other] l’esito { $number } del caso, alla scelta { $move }, non discende dal seme.
}
over-bar = La partita è finita
over-ending = Torna al finale
over-other-game = Un altro gioco con le stesse persone…
over-evening = { $games } partite insieme, vinte: { $scores }
over-evening-score = { $player } { $wins }
over-rematch = Gioca ancora
over-rematch-go = Vai alla prossima partita
table-what-if = { $real ->
    [yes] E se… Dal momento { $moment } del vero tavolo. Non classificata.
   *[no] E se… Dal momento { $moment }, carte ridistribuite. Non classificata.
}
over-replay = Rivedi la partita
over-record = Scarica la partita
gather-title = Un tavolo di { $game } si riempie
gather-rate = Questa partita vale per la classifica
gather-rate-help = Se siete tutti d’accordo: tra persone, o uno di voi contro i bot. Allora non ci sono consigli, e ciò che è stato rivelato resta.
gather-rate-agreed = { $count ->
    [one] { $players } lo desidera. Vale se siete tutti d’accordo.
   *[other] { $players } lo desiderano. Vale se siete tutti d’accordo.
}
gather-friends = Conserva un posto per un amico:
gather-friend-asked = invito mandato: { $player }
gather-help = Ogni sedia vuole qualcuno: siediti, invita un amico con un link, o metti un bot.
gather-terms = Che cosa si è deciso:
gather-who = { $who ->
    [public] chiunque può sedersi
   *[private] solo su invito
}
gather-name = Prima di sederti: come ti chiami?
gather-seat = Posto { $seat }
gather-invited = invitato
gather-sit = Siediti qui
gather-invite = Invita con un link
gather-put-bot = Metti un bot al posto { $seat }
gather-bot = Metti un bot qui
gather-bot-is = (bot: { $level })
gather-remove-bot = Togli il bot
gather-remove = Rimuovi { $player }
gather-link = Link d’invito
gather-copied = Copiato. Il link vale una volta sola.
gather-start = Comincia
gather-not-full = Ci sono ancora sedie libere.
gather-wait-owner = Si aspetta che chi ha aperto il tavolo cominci.
gather-wait-others = Si aspettano gli altri.
gather-leave = Alzati

## La prima partita, con i consigli

learn-title = La tua prima partita
learn-about = Guarda prima le figure, poi gioca una vera partita contro bot facili. A ogni scelta una nota dice di che cosa si tratta. Niente conta, e puoi andartene quando vuoi.
learn-bots = { $count ->
    [one] contro un bot facile
   *[other] contro { $count } bot facili
}
learn-story = Come si gioca in due minuti
learn-start = Comincia con { $game }
guide-label = Consigli
guide-watch = Guarda che cosa fanno gli altri
guide-close = Capito
guide-things = Nuovo per te sul tabellone
guide-rules = Le regole che valgono
guide-happened = Che cosa è appena successo, e perché
guide-crooks-turn = Tocca a te: paga per guardare, o esci
guide-crooks-turn-hint = Le pile piccole costano poco, le grandi danno più scelta. Ricordi quello che lasci: la pagina lo annota in ogni Covo. Non passare ancora, è per sempre.
guide-crooks-take = Prendi uno Scagnozzo
guide-crooks-take-hint = Prendi chi può farti vincere un Bersaglio, da solo o con i tuoi. Anche guidare una gang porta punti. Chi lasci lo conosci tu, e gli altri no.
guide-crooks-place = Mandalo a un Bersaglio
guide-crooks-place-hint = Scegli una casella illuminata della tua riga, poi come piazzare lo Scagnozzo. A faccia in su è gratis e può usare la sua abilità. A faccia in giù costa un dollaro e nasconde che cosa hai lì.
guide-crooks-swap = Dove vanno i vecchi Scagnozzi?
guide-crooks-swap-hint = Lo Scambio prende il posto dei tuoi Scagnozzi. Mandali in una casella vuota della tua riga dove possano vincere qualcosa.
guide-crooks-hit = Quali Scagnozzi elimina il Killer?
guide-crooks-hit-hint = Tutti gli Scagnozzi di quel giocatore a questo Bersaglio finiscono nella scatola per sempre.
guide-crooks-spy = Dove guarda la Spia?
guide-crooks-spy-hint = Una pila ti dice che cosa ci troveresti; un Bersaglio ti dice che cosa hanno nascosto gli altri.
guide-sneaks-plan = Fai il tuo piano
guide-sneaks-plan-hint = Scegli un luogo da svaligiare, poi uno da segnalare alla polizia. Da solo in un luogo non sorvegliato prendi il bottino. Tutti scelgono insieme: chiediti dove vogliono andare gli altri.
guide-sneaks-colour = Scegli un gettone
guide-sneaks-colour-hint = Conta solo la tua posizione in ogni colore. Prendi un colore in cui un gettone in più ti fa salire.
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
replay-link-for = { $who ->
    [anybody] Chiunque abbia il link può aprirlo.
   *[players] Tavolo privato: solo chi ci sedeva può aprire il link.
}
replay-link-copied = Copiato
replay-review = Che cosa avrei potuto fare?
replay-not-over = Questo tavolo non si può rivedere: { $why }

## Regole

rules-title = Le regole
rules-in-short = In breve
rules-things = Che cosa mostra il tabellone
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
settings-you = Tu, ai tavoli
settings-look = L’aspetto e il suono dei tavoli
settings-language = Lingua
settings-speed = Animazioni
settings-speed-off = Nessuna
settings-speed-fast = Veloci
settings-speed-normal = Normali
settings-speed-slow = Lente
settings-speed-reduced = Il tuo dispositivo chiede meno movimento: niente è animato.
settings-symbols = Lettere e forme accanto a ogni colore
settings-aids = Note e cifre: che cosa hai visto, chi è in testa, i punti di adesso
settings-sound = Suoni: un campanello quando tocca a te, piccoli segnali di ciò che accade
sound-switch = Suono
settings-ask-always = Chiedimi anche quando ho una sola risposta (altrimenti viene data per me)
settings-kept = Le impostazioni restano in questo browser e ti seguono quando accedi altrove.

## Chi entra con il nome del visitatore

access-title = Sessioni e programmi
access-help = Questo browser ti riconosce da un cookie. Se qualcun altro può averlo, chiudi tutte le altre sessioni.
access-others = Chiudi tutte le altre sessioni
access-others-done = Fatto: ora solo questo browser ti riconosce.
access-everywhere = Chiudi ogni sessione, anche qui
access-everywhere-sure = Senza una passkey o un codice di recupero nessuno, nemmeno tu, potrà poi tornare come questo giocatore e riprendere le sue partite. Davvero?
access-tokens = Token dei programmi
access-tokens-help = Con un token un tuo programma gioca con un nome proprio, segnato come bot.
access-token-made = { $scope ->
    [watch] Creato { IL($day) }; può solo guardare
   *[play] Creato { IL($day) }; può giocare
}
access-revoke = Revoca { $name }
access-token-name = Nome del programma
access-token-make = Crea un token
access-token-once = Il token viene mostrato solo questa volta. Conservalo in un posto sicuro.

## Informazioni

about-title = Informazioni su questa pagina
about-text = Quattro giochi di malavita, giocati esattamente secondo le regole, con persone e bot. Niente pubblicità, niente tracciamento, niente caricato da altri siti.
about-icons = Icone: { $link }, di Lorc, Delapouite e altri, licenza CC BY 3.0.
about-fonts = Caratteri: Limelight, Josefin Sans e Cabin, SIL Open Font Licence.
about-hashes = Impronte crittografiche: noble-hashes di Paul Miller, licenza MIT.
about-link = Informazioni

## Il tavolo di Criminals

crooks-page-table = Bersagli e righe
crooks-page-hangouts = Covi
crooks-page-money = { $amount } $
crooks-page-score = { $points } pt
crooks-page-to-do = { $phase ->
    [turn] Dove recluti?
    [take] Prendi uno Scagnozzo
    [place] Dove va?
    [swap] Dove si spostano?
    [hit] Chi colpisci?
   *[spy] Dove guardi?
}
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
            [none] uno Scagnozzo coperto
           *[other] uno Scagnozzo coperto, preso al Covo { $origin }
        }
       *[other] uno Scagnozzo coperto, preso al Covo { $origin }, uno di questi: { $guesses }
    }
   *[other] { $side ->
        [down] { $origin ->
            [none] a faccia in giù: { $card }
           *[other] a faccia in giù, dal Covo { $origin }: { $card }
        }
       *[up] { $origin ->
            [none] { $card }
           *[other] { $card }, dal Covo { $origin }
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
    [one] uno Scagnozzo, { $price } $
   *[other] { $count } Scagnozzi, { $price } $
}. { $knowledge ->
    [none] { "" }
    [certain] Ci sono: { $crooks }.
   *[past] Presi da quando hai guardato: { $taken }. Forse ancora lì: { $crooks }.
}
crooks-page-taken = { $count ->
    [one] uno preso da allora
   *[other] { $count } presi da allora
}
crooks-page-pile = Guardi nel Covo { $hangout }
crooks-page-hand = In mano
crooks-page-holds = { $player } ha uno Scagnozzo in mano.
crooks-page-pick-target = Scegli una casella illuminata della tua riga.
crooks-page-price = Paghi { $amount } $ per ogni carta che guardi.
crooks-page-prospect = { $standing ->
    [lead] va in testa
    [perhaps] davanti a ciò che si vede
    [level] in parità
   *[behind] resta dietro
}
crooks-page-mode = { $mode ->
    [down] A faccia in giù ({ $price } $)
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
crooks-page-bank = Banca: { $amount } $
crooks-page-street-front = chi è in testa ›
crooks-page-street-worth = vale ora ›
crooks-page-tie = pari
crooks-page-box-count = Scatola: { $count }
crooks-page-notes = Quello che sai
crooks-page-no-ability = Nessuna abilità
crooks-page-ability = { $ability ->
    [pickpocket] Piazzato a faccia in su, può prendere per te 2 $ dalla banca.
    [accomplice] Può raggiungere un tuo Scagnozzo al Bersaglio. I loro livelli si sommano.
    [swap] Può prendere una tua casella. Gli Scagnozzi che ci trova vanno in un’altra casella libera della tua riga.
    [hitman] Può eliminare tutti gli Scagnozzi di un giocatore al Bersaglio, anche coperti.
    [kingpin] Si recluta solo se è da solo nella sua pila, e non si piazza mai a faccia in giù.
    [spy] Può guardare in segreto un Bersaglio o un Covo, dove vuoi.
   *[none] Niente di speciale: contano solo il livello, la gang e l’effetto sul Bersaglio.
}
crooks-page-close-up = { $gangs ->
    [none] Nessuna gang
   *[other] { $gangs }
} · livello { $level }{ $change ->
    [more] { " " }· il suo Bersaglio vale { $modifier } in più
    [less] { " " }· il suo Bersaglio vale { $modifier } in meno
   *[none] { "" }
}

## Il tavolo di Ladri e spioni

sneaks-page-sites = Luoghi
sneaks-page-act = { $team ->
    [snitch] Segnalare
   *[sneak] Svaligiare
}
sneaks-page-stash-count = nascondiglio: { $count }
sneaks-page-loot-count = { $count ->
    [0] nessun bottino
    [1] un bottino rimasto
   *[other] { $count } bottini rimasti
}
sneaks-page-dawn = { $most ->
    [1] ultimo round
   *[other] da { $least } a { $most } round all’alba
}
sneaks-page-unseen-count = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}
sneaks-page-step = { $player }: { $count }{ $place ->
    [none] { "" }
   *[other] , posizione { $place }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}{ $range ->
    [none] { "" }
   *[other] ; posizioni ancora possibili: { $range }
}
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
sneaks-page-brings = { $kind ->
    [collection] Un gettone di ogni colore: { $tokens }.
    [carte_blanche] Tre gettoni dei colori che vuoi, anche tutti uguali.
    [safe_cracking] Le prime tre carte del mazzo nascondiglio, che vedi solo tu.
    [intrigues] Fino a tre scambi: un tuo gettone per uno di un altro giocatore, che non può rifiutare.
    [item] { $points ->
        [one] { $points } punto alla fine; la carta resta all’autore del colpo.
       *[other] { $points } punti alla fine; la carta resta all’autore del colpo.
    }
    [documents] Tutti tranne l’autore del colpo restituiscono alla riserva metà dei loro gettoni di un colore, arrotondata per eccesso: { $colour }.
   *[tokens] { $tokens } dalla riserva.
}
sneaks-page-close-up = { $letter ->
    [none] Di { $player }
   *[other] Luogo { $letter }, { $site }
}{ $kind ->
    [item] { " " }· pezzo unico
   *[other] { "" }
} · dorso { $back }
sneaks-page-count = { $count } { $colour }
sneaks-page-losses = costerebbe
sneaks-page-last = prima:
sneaks-page-send = { $team ->
    [snitch] Segnalare: spioni a { $letter }, { $site }
   *[sneak] Svaligiare: ladri a { $letter }, { $site }
}
sneaks-page-to-do = { $team ->
    [sneak] Dove vanno i tuoi ladri?
    [snitch] Dove vanno i tuoi spioni?
   *[none] Conferma il piano, oppure cambialo.
}
sneaks-page-confirm = Conferma il piano
sneaks-page-incomplete = Il piano non è completo
sneaks-page-missing = { $team ->
   *[sneak] Ai tuoi ladri manca un luogo da svaligiare: sceglilo qui sopra.
    [snitch] Ai tuoi spioni manca un luogo da segnalare: sceglilo qui sopra.
}
sneaks-page-my-plan = Il tuo piano: ladri a { $sneaks }, spioni a { $snitches }.
sneaks-page-in-bank = { $count } nella riserva
sneaks-page-trade = tu { $mine }, l’altro { $theirs }
sneaks-page-stamp = { $stamp ->
    [guarded] Sorvegliato
    [stolen] Rubato
    [contested] Una carta nascondiglio a testa
    [empty] A mani vuote
   *[vanished] Sparito all’alba
}
sneaks-page-trade-want = Prima ciò che vuoi.
sneaks-page-trade-wish = { $colour }, da { $player }
sneaks-page-trade-give = Che cosa dai in cambio?
sneaks-page-trade-best = Le cifre: i punti che ti può rendere al massimo.
sneaks-page-player = Giocatore
sneaks-page-total = Punti
sneaks-page-rank-points = Punti per posizione
sneaks-page-ally = alleato
sneaks-page-finished = ha concluso il piano
sneaks-page-planning = sta facendo il piano
sneaks-page-loot-deck = Mazzo bottino
sneaks-page-loot-left = { $back ->
    [none] Il mazzo è vuoto.
   *[other] { $count ->
        [one] Una carta, dorso { $back }.
       *[other] { $count } carte, la prossima con dorso { $back }.
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
