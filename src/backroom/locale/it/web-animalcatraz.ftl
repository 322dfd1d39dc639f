### Animalcatraz sulla pagina: le etichette del tabellone. Nomi ed effetti sono in animalcatraz-things.ftl.

animalcatraz-page-prison = La prigione
animalcatraz-page-map = Mappa della prigione
animalcatraz-page-room = { $room }.
animalcatraz-page-pile = Mucchio dell’infermeria: { $count }.
animalcatraz-page-event-here = L’Evento si svolge qui.
animalcatraz-page-icon = { $state ->
    [blocked] { $letter }: { $icon } ({ $use }), Azioni: { $price }, bloccata { DA(IL($guard)) }
    [used] { $letter }: { $icon } ({ $use }), già usata in questo turno
   *[free] { $letter }: { $icon } ({ $use }), Azioni: { $price }
}
animalcatraz-page-icon-name = { $icon ->
    [attack_steal] Attacco, furto
    [cellblock_recruit] Re, recluta
    [eat] Bis
    [escape] Evasione
   *[other] { $name }
}
animalcatraz-page-gain = { $stat } +{ $count }
animalcatraz-page-gain-cards = Carte +{ $count }
animalcatraz-page-corrupt-guard = Corrompi: { $guard }
animalcatraz-page-deck-here = Oggetti da scambiare rimasti in questa stanza
animalcatraz-page-plan-of-rooms = Pianta delle stanze
animalcatraz-page-go-to = Vai: { $room }
animalcatraz-page-look-into = Guarda: { $room }
animalcatraz-page-standee = { $state ->
    [none] { $inmate }, { $rival }
   *[other] { $inmate }, { $rival }: { $state }
}
animalcatraz-page-lying = Ferito, a terra.
animalcatraz-page-acts = Gioca adesso.
animalcatraz-page-cell = { $rival ->
    [none] { $cell }, di nessuno
   *[other] { $claimed ->
        [yes] { $cell } di { $rival }, carte: { $cards }, ala conquistata
       *[no] { $cell } di { $rival }, carte: { $cards }
    }
}
animalcatraz-page-spare = { $gangster ->
    [none] { $card ->
        [none] Cella libera { $number }, vuota
       *[other] { $by ->
            [none] Cella libera { $number }: { $card }
           *[other] Cella libera { $number }: { $card }, messa da { $by }
        }
    }
   *[other] { $card ->
        [none] Cella libera { $number }: { $gangster }
       *[other] Cella libera { $number }: { $gangster }; { $card }
    }
}
animalcatraz-page-unknown-card = una carta che non conosci
animalcatraz-page-unknown-crime = una carta Crimine che non conosci

## Tempo ed Evento

animalcatraz-page-rounds = Turni ed Evento
animalcatraz-page-round = { $tag ->
    [none] { $now ->
        [yes] Turno { $round }, in corso
       *[no] Turno { $round }
    }
   *[other] { $now ->
        [yes] Turno { $round }, in corso, gettone gang di { $tag }
       *[no] Turno { $round }, gettone gang di { $tag }
    }
}
animalcatraz-page-first-half = Prima metà.
animalcatraz-page-night = Notte
animalcatraz-page-toothbrush = Spazzolino
animalcatraz-page-toothbrush-means = Spazzolino: { $rival } gioca per primo in ogni turno; va a chi ha più Reputazione
animalcatraz-page-no-event = Nessun Evento in corso.
animalcatraz-page-event-part = { $part ->
    [mandatory] Tutti devono partecipare.
   *[optional] Partecipa chi vuole.
}
animalcatraz-page-event-done = Già fatto: { $inmates }.
animalcatraz-page-event-missing = Mancano: { $inmates }.

## Fascicoli

animalcatraz-page-dossiers = Fascicoli
animalcatraz-page-my-sheet = La mia scheda
animalcatraz-page-with-partner = con { $inmate } ({ $player })
animalcatraz-page-next-at = { $next } a { $at }
animalcatraz-page-waits = { $played ->
    [yes] Ha giocato in questo turno
   *[no] Aspetta il suo momento
}
animalcatraz-page-order = { $order ->
    [now] gioca
    [next] deve giocare
   *[played] ha giocato
}
animalcatraz-page-gang = Gang
animalcatraz-page-consume = Consuma
animalcatraz-page-place = Piazza
animalcatraz-page-move = Sposta
animalcatraz-page-rep = Reputazione { $rep }
animalcatraz-page-next-rank = Reputazione che manca al rango { $next }: { $left }.
animalcatraz-page-trash-given = Trash Tag dati { A($player) }: { $count }.
animalcatraz-page-primal-actions = Primal: Azioni +{ $count } a ogni giocata.
animalcatraz-page-primal-debt = { $count ->
    [one] -{ $count } tacca di Astuzia quando si calma.
   *[other] -{ $count } tacche di Astuzia quando si calma.
}
animalcatraz-page-track = { $stat }: livello { $level }, tacca { $notch } di { $top }
animalcatraz-page-ability = { $state ->
    [locked] Capacità { $star }, serve Astuzia { $needs }: { $use }
    [used] Capacità { $star }, già usata in questo turno: { $use }
   *[ready] Capacità { $star }, sbloccata: { $use }
}
animalcatraz-page-carried = Addosso
animalcatraz-page-upgrades = Potenziamenti
animalcatraz-page-gangster = { $used ->
    [yes] { $gangster }, Forza { $force }, già usato in questo turno: { $use }
   *[no] { $gangster }, Forza { $force }: { $use }
}
animalcatraz-page-crimes = Crimini
animalcatraz-page-crime-ready = si può compiere adesso
animalcatraz-page-plan = Piano d’evasione
animalcatraz-page-secret-plan = Un piano d’evasione segreto
animalcatraz-page-plan-open = { $open ->
    [yes] rivelato
   *[no] segreto
}
animalcatraz-page-lock = { $lock ->
    [red] Lucchetto rosso (Forza) { $level }
   *[green] Lucchetto verde (Astuzia) { $level }
}
animalcatraz-page-tool = { $state ->
    [secured] { $tool }: al sicuro
    [held] { $tool }: addosso
   *[missing] { $tool }: manca
}
animalcatraz-page-has-left = Ha lasciato la prigione.

## Combattimenti e Rivolte

animalcatraz-page-fight = Combattimento
animalcatraz-page-fight-in = { $riot ->
    [yes] Combattimento della Rivolta, { $room }: scontro { $clash }
   *[no] Combattimento, { $room }: scontro { $clash }
}
animalcatraz-page-member = { $state ->
    [injured] { $who }, fuori combattimento
    [fights] { $who }, Forza { $force }, combatte
   *[ready] { $who }, Forza { $force }
}
animalcatraz-page-chemist = Con il dado del Chimico pazzo.
animalcatraz-page-clash-odds = { $mine ->
    [yes] di probabilità che tu vinca questo scontro, con le carte mostrate.
   *[no] di probabilità che { $sign } vinca questo scontro, con le carte mostrate.
}
animalcatraz-page-bet = { $on ->
    [attacker] { $inmate } scommette sull’attaccante.
   *[other] { $inmate } scommette sull’altro schieramento.
}
animalcatraz-page-riot = Rivolta
animalcatraz-page-riot-in = { $last ->
    [yes] L’ultima Rivolta: { $room }
   *[no] Rivolta: { $room }
}
animalcatraz-page-riot-state = { $state ->
    [fights] combatte adesso
    [stands] ancora in piedi
   *[fell] è eliminato
}

## Scene: quello che sta davanti alla prigione

animalcatraz-page-rank-and-rep = { $rank }, Reputazione { $rep }
animalcatraz-page-sum = totale
animalcatraz-page-dice = { $count ->
    [one] dado
   *[other] { $count } dadi
}
animalcatraz-page-dice-roll = dadi
animalcatraz-page-brings = propri
animalcatraz-page-needed = da raggiungere
animalcatraz-page-level = livello da raggiungere
animalcatraz-page-cards-shown = carte
animalcatraz-page-attacker-is = { $sign } { $inmate } attacca. In parità vince chi attacca.
animalcatraz-page-fight-good = vittoria: Reputazione { $rep }
animalcatraz-page-fight-bad = sconfitta: Reputazione { $rep }, ferito, di nuovo in cella
animalcatraz-page-keep-hidden = Le tue carte restano nascoste.
animalcatraz-page-scene = { $kind ->
    [attack_or_steal] Pugni o dita svelte?
    [attack_whom] Chi le prende?
    [steal_where] Le tasche di chi?
    [steal_with] Chi ruba?
    [bribe] Due parole con la guardia
    [escape] La via d’uscita
    [start_crime] Quale Crimine tieni?
    [keep_inmate] Chi sei?
    [pick_inmate] Chi sei?
   *[other] E adesso?
}
animalcatraz-page-bribe-means = Due dadi e la tua Astuzia devono raggiungere il suo livello; una mazzetta di suo gusto conta al posto dell’Astuzia.
animalcatraz-page-by-cunning = Solo con il tuo ingegno.
animalcatraz-page-armed-with = con: { $cards }
animalcatraz-page-crime-means = Un obiettivo segreto: fai quello che chiede e porta Reputazione.
animalcatraz-page-inmate-means = La Forza vince i combattimenti, l’Astuzia i furti e le mazzette; le stelle sono capacità che l’Astuzia sblocca.
animalcatraz-page-way = { $way ->
    [attack] Due dadi e la tua Forza contro la sua.
    [pickpocket] Due dadi e la tua Astuzia contro la sua, per una carta che porta.
    [rob] Due dadi e la tua Astuzia contro quella del padrone, per una carta della cella.
    [draw_plan] Un piano segreto con due lucchetti e quattro attrezzi.
    [secure] Metti al sicuro un attrezzo del piano: nessuno può più prenderlo.
    [attempt] Il lucchetto rosso con la Forza, poi il verde con l’Astuzia.
    [done] Così com’è.
   *[other] { "" }
}
animalcatraz-page-stake-good = { $kind ->
    [bribe] riesce: la guardia è tua, Reputazione { $rep }
    [escape] tutti e due i lucchetti aperti: hai vinto
    [attack_whom] vittoria: Reputazione secondo il rango, fino a { $rep }
    [steal_where] riesce: una carta è tua, Reputazione { $rep }
    [steal_with] riesce: una carta è tua, Reputazione { $rep }
   *[other] riesce: Reputazione { $rep }
}
animalcatraz-page-stake-bad = { $kind ->
    [bribe] fallisce: Reputazione { $rep }
    [escape] fallisce: caratteristiche di nuovo come all’inizio, carte portate perse
    [attack_whom] sconfitta: Reputazione { $rep }, ferito
   *[other] fallisce: Reputazione { $rep }
}
animalcatraz-page-lock-name = { $lock ->
    [red] Lucchetto rosso
   *[green] Lucchetto verde
}
animalcatraz-page-roll = { $kind ->
    [clash] Lo scontro
    [theft] Dita svelte
    [corruption] Due parole con la guardia
    [lock] Un lucchetto dell’evasione
    [event] L’Evento
   *[recruiting] Uno in più nella gang?
}
animalcatraz-page-roll-works = { $kind ->
    [clash] Chi attacca è avanti
    [theft] Rubato!
    [corruption] Comprata!
    [lock] Aperto!
    [event] Riesce
   *[recruiting] Reclutato!
}
animalcatraz-page-roll-fails = { $kind ->
    [clash] Chi difende è avanti
    [theft] Beccato!
    [corruption] Rifiutata!
    [lock] Regge!
    [event] Fallisce
   *[recruiting] Rifiuta!
}
animalcatraz-page-crime-terms = +{ $rep } Reputazione: { $need }
animalcatraz-page-store = Magazzino: { $room }
animalcatraz-page-store-means = Solo tu vedi cosa c’è qui. Il numero nell’angolo è il valore: paga almeno altrettanto con le tue carte.
animalcatraz-page-decks-here = Il mazzo di questa stanza
animalcatraz-page-price = prezzo { $price }
animalcatraz-page-pay-with = Paghi con
animalcatraz-page-offered = valore { $value }
animalcatraz-page-take-first = Prendi quello che vuoi dallo scaffale.
animalcatraz-page-nothing-to-pay = Non porti niente con cui pagare.
animalcatraz-page-trade-none = Ancora niente preso
animalcatraz-page-trade-close = { $enough ->
    [yes] { $cards ->
        [none] Chiudi lo scambio
       *[other] Scambia con: { $cards }
    }
   *[no] Non basta ancora
}
animalcatraz-page-lights-out = Luci spente
animalcatraz-page-training = { $stat ->
    [force] Per i combattimenti e il lucchetto rosso.
   *[cunning] Per furti, mazzette, capacità e il lucchetto verde.
}
animalcatraz-page-riot-means = Tutti contro tutti, uno contro uno, finché ne resta in piedi uno solo.
animalcatraz-page-riot-good = ultimo in piedi: Reputazione { $rep }
animalcatraz-page-riot-bad = tutti gli altri: Reputazione { $rep }

## Pile e probabilità

animalcatraz-page-piles = Pile e probabilità
animalcatraz-page-chair-means = La sedia è il mazzo del contrabbando: tutti pescano da lì.
animalcatraz-page-odds = Le mie probabilità (Reputazione se riesce/fallisce)
animalcatraz-page-decks = Che cosa contenevano i mazzi degli angoli, e che cosa di sicuro non c’è più
animalcatraz-page-deck = { $room }: ne restano { $left } su { $count }
animalcatraz-page-gone = { $card } (non c’è più)
animalcatraz-page-execution = Mazzo Esecuzione { $left }, scartati { $gone }.
animalcatraz-page-tiles = Tessere delle guardie girate: { $tiles }.
animalcatraz-page-fugitive-deck = { $seen ->
    [none] In fuga, mazzo { $deck }: { $left } mai viste
   *[other] In fuga, mazzo { $deck }: { $left } mai viste, poi { $seen }
}

## Ciò tra cui scelgo

animalcatraz-page-actions = { $count ->
    [one] Resta 1 Azione
   *[other] Restano { $count } Azioni
}
animalcatraz-page-steps = { $count ->
    [one] (resta 1 passo gratuito)
   *[other] (restano { $count } passi gratuiti)
}
refuse-animalcatraz-trash-tag = Trash Tag
refuse-animalcatraz-bet = scommesse
refuse-animalcatraz-reveal = carte nei combattimenti
refuse-animalcatraz-reroll = tirare di nuovo
refuse-animalcatraz-armour = armature
refuse-animalcatraz-chemist = il Chimico pazzo
refuse-animalcatraz-pursue = guardie contro un fuggitivo
animalcatraz-page-taken = Preso
animalcatraz-page-train-left = { $count ->
    [one] Notte: { $inmate } si allena ancora di una tacca
   *[other] Notte: { $inmate } si allena ancora di { $count } tacche
}
animalcatraz-page-from-cell-card = in cella
animalcatraz-page-from-card = addosso
animalcatraz-page-from-gangster-card = con il gangster
animalcatraz-page-from-upgrade = piazzata
animalcatraz-page-from-partner-card = addosso al compagno
animalcatraz-page-from-partner-gangster-card = con il gangster del compagno
animalcatraz-page-from-partner-upgrade = potenziamento del compagno

## Consigli per una prima partita

guide-animalcatraz-start-crime = Tieni un Crimine
guide-animalcatraz-start-crime-hint = Un Crimine è un obiettivo segreto. Tieni quello che per luogo o impresa si adatta al tuo detenuto; compierlo porta Reputazione e mette il tuo gettone gang sul turno.
guide-animalcatraz-main = Tre modi di vincere, e da dove cominciare
guide-animalcatraz-main-hint = Diventa il Boss (Reputazione 14, vincendo una Rivolta), abbi più Reputazione di tutti dopo l’ultima Rivolta, o evadi con un piano. Prima cresci: hai cinque Azioni. In una stanza illuminata puoi entrare, una cosa illuminata puoi usarla; fai clic su quello che non lo è, e saprai perché. I Pesi nel Cortile o lo Studio in Biblioteca costano 2 e danno 2 tacche; qualche tacca fa un livello di Forza o di Astuzia. Poi chiudi la giocata.
guide-animalcatraz-main-guards = Secondo turno: attento alle guardie
guide-animalcatraz-main-guards-hint = A ogni turno un dado manda tutte le guardie su A, B o C. La cosa con quella lettera è sbarrata, e così la porta del Cortile con quella lettera. Va’ altrove, o fai clic sulla guardia per corromperla: due dadi e la tua Astuzia, o la mazzetta che preferisce, devono raggiungere il numero sul suo distintivo. La tua guardia ti lascia usare la sua cosa gratis.
guide-animalcatraz-main-goods = Terzo turno: la merce
guide-animalcatraz-main-goods-hint = Il contrabbando è denaro. Il Lavoro fa pescare due carte dalla sedia, il mazzo del contrabbando. In una stanza d’angolo fai clic su Scambio: prendi un’arma o un’armatura, e le carte più economiche che la pagano sono già pronte. Chi è a casa sposta una carta fra tasche e cella con un clic.
guide-animalcatraz-main-fame = Quarto turno: farsi un nome
guide-animalcatraz-main-fame-hint = C’è qualcuno nella tua stanza? Attacca (Forza) o ruba (Astuzia): vedi le probabilità e le conseguenze prima di scegliere. Vincere porta Reputazione, di più contro un rango più alto; perdere costa 1. Stanotte tutti dormono in cella e si allenano di due tacche.
guide-animalcatraz-main-primal = Sei Primal
guide-animalcatraz-main-primal-hint = In fiamme la tua Forza è più alta, hai più Azioni e la tua Astuzia conta 0: combatti, non rubare. Dura questo turno e il prossimo, e costa tacche di Astuzia.
guide-animalcatraz-main-later = Ora segui il tuo piano
guide-animalcatraz-main-later-hint = Forte? Cerca la rissa, e vinci la Rivolta che scoppia a 13 di Reputazione. Astuto? Furti, mazzette, e un piano dalla Stanza d’evasione nell’ala B o D. Guarda il tuo Crimine: spesso la sua Reputazione è la più vicina.
guide-animalcatraz-trade-take = Fruga nel mazzo della stanza
guide-animalcatraz-trade-take-hint = Solo tu vedi che cosa c’è qui. Prendi ciò che puoi pagare: il prezzo è il valore della carta. Le armi servono nei combattimenti, i potenziamenti per tutta la partita.
guide-animalcatraz-trade-pay = Paga con le tue carte
guide-animalcatraz-trade-pay-hint = Il contrabbando è il tuo denaro. Tieni la mazzetta di una guardia che ti intralcia.
guide-animalcatraz-work = Lavora per il contrabbando
guide-animalcatraz-work-hint = La sedia dà carte sconosciute. Dal mucchio dell’infermeria, se ce n’è uno, scegli tu.
guide-animalcatraz-attack-or-steal = Pugni o mano lesta?
guide-animalcatraz-attack-or-steal-hint = I forti attaccano, gli astuti rubano. Confronta le probabilità sotto il tabellone prima di scegliere; perdere costa Reputazione.
guide-animalcatraz-attack-whom = Scegli la vittima
guide-animalcatraz-attack-whom-hint = La vittima può mostrare un’arma dopo la tua. Battere qualcuno di rango più alto porta di più.
guide-animalcatraz-reveal = Mostrare una carta?
guide-animalcatraz-reveal-hint = Un’arma aggiunge il suo attacco al tuo totale. L’attaccante decide per primo, l’altro schieramento risponde.
guide-animalcatraz-steal-where = A chi?
guide-animalcatraz-steal-where-hint = Borseggia qualcuno nella tua stanza, o svaligia la cella di quest’ala. La tua Astuzia contro la sua.
guide-animalcatraz-corrupt-how = Corrompi una guardia
guide-animalcatraz-corrupt-how-hint = La mazzetta giusta aiuta molto. Una guardia tua non ti blocca mai, ma resta un muro per tutti gli altri.
guide-animalcatraz-cellblock = La tua ala
guide-animalcatraz-cellblock-hint = Riempi tutte e tre le celle libere della tua ala e sei il Re del blocco: Reputazione per te, e un’Azione in meno per chi entra.
guide-animalcatraz-escape = La via d’uscita
guide-animalcatraz-escape-hint = Pesca un piano, raccogli i suoi attrezzi, mettili al sicuro qui e tenta i due lucchetti. Chi evade ha vinto, ma ci vuole tempo.
guide-animalcatraz-excess-cell = La tua cella è piena
guide-animalcatraz-excess-cell-hint = Scarta ciò che ti serve meno.
guide-animalcatraz-excess-carried = Porti troppo
guide-animalcatraz-excess-carried-hint = Tieni un’arma e qualcosa con cui pagare.
guide-animalcatraz-night-training = Notte: allenati
guide-animalcatraz-night-training-hint = La Forza vince i combattimenti, l’Astuzia i furti e le mazzette. Una stella sul tracciato dell’Astuzia sblocca una capacità del tuo detenuto.
guide-animalcatraz-riot-opponent = Rivolta!
guide-animalcatraz-riot-opponent-hint = Tutti combattono finché uno solo resta in piedi, e quello guadagna Reputazione. Comincia dal più debole.
