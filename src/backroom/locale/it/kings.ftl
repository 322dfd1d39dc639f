### New York Kings: nomi, scelte, diario e rifiuti. Il denaro è in migliaia.

kings-name = New York Kings
kings-about = Una notte a Manhattan: corrompi la polizia, compi missioni, recluta scagnozzi, provoca i rivali ai dadi da poker. All’alba vince il più ricco dei vivi.
kings-cell = cella { $cell }

kings-hand-high-card = carta alta
kings-hand-pair = una coppia
kings-hand-two-pairs = doppia coppia
kings-hand-three = un tris
kings-hand-straight = una scala
kings-hand-full-house = un full
kings-hand-four = un poker

kings-item-money = denaro
kings-item-card = una carta
kings-item-number = un numero di telefono
kings-item-police = uno spostamento della polizia
kings-item-exact-money = { $amount } k$
kings-item-exact-card = la carta «{ $card }»
kings-item-exact-number = il numero per { $district }
kings-item-exact-police = la volante { $car } a { $district }

## Scelte

kings-action-pass = Passa
kings-action-yes = Sì
kings-action-no = No
kings-action-amount = { $amount } k$
kings-action-to = { $district }
kings-action-own = Il tuo personaggio { $slot }
kings-action-drop = Fai scendere il personaggio { $slot }
kings-action-their = Il suo scagnozzo { $slot }
kings-action-seat = Giocatore: { $seat }
kings-action-card = Carta: { $card }
kings-action-bonus = Scarta per un passo: { $card }
kings-action-row = Accetta la missione al posto { $place }
kings-action-car = Volante { $car }
kings-action-cell = Prigionieri della cella { $cell }
kings-action-die = Dado { $die }
kings-action-tile = Tessera di partenza { $tile }
kings-action-end-drive = Fine del tragitto
kings-action-end-moves = Fine degli spostamenti
kings-action-end-turn = Fine del turno
kings-action-metro = Prendi la metropolitana
kings-action-heli = Prendi l’elicottero
kings-action-accomplish = Compi una missione
kings-action-provoke = Provoca
kings-action-recruit = Recluta
kings-action-dismiss = Congeda uno scagnozzo
kings-action-joker = Jolly { $joker }
kings-action-deal = Proponi un accordo
kings-action-counter = Fai una controproposta
kings-action-send = Invia la proposta
kings-action-withdraw = Ritira la proposta
kings-action-money-give = Offri denaro
kings-action-money-ask = Chiedi denaro
kings-action-card-give = Offri una carta
kings-action-card-ask = Chiedi una carta
kings-action-number = Un numero di telefono
kings-action-police = Uno spostamento della polizia

## Che cosa scegliere ora

kings-ask-start-tile = Dove comincia il tuo boss? Le scelte si mostrano insieme.
kings-ask-bid = Quanto per corrompere la polizia? Le puntate si mostrano insieme e vanno tutte perse; la più alta gioca per prima e guida la polizia.
kings-ask-react = Gioca ora una carta, o passa.
kings-ask-discard = Hai più di cinque carte: quale scarti?
kings-ask-moves = I tuoi spostamenti: scegli chi si muove, o finiscili.
kings-ask-drive = Il tuo tragitto: verso dove? Puoi anche far salire o scendere qualcuno.
kings-ask-police-to = Dove va la volante?
kings-ask-arrest-whom = Di quale giocatore la polizia tenta il fermo?
kings-ask-bonus-to = Dove porta il passo extra?
kings-ask-heli-to = Dove atterra l’elicottero?
kings-ask-actions = Le tue azioni: scegline una, o finisci il turno.
kings-ask-carrier = Chi si incarica della missione?
kings-ask-accomplish = Quale missione si compie? Indica l’incaricato.
kings-ask-partner = Chi sostituisce il compagno perduto?
kings-ask-provoker = Chi provoca?
kings-ask-victim = Chi provochi?
kings-ask-fold = Ti ritiri?
kings-ask-resist = Sei preso. Resisti?
kings-ask-casualty = Non hai vinto la sparatoria: chi sacrifichi?
kings-ask-hesitation = Lo scagnozzo esita. Paghi 1 k$ in più?
kings-ask-recruit-where = Chi provi a reclutare? Indica il bar.
kings-ask-offer = Quanto offri? Un dado per ogni migliaio: ne basta uno sopra il suo rango per ingaggiarlo, e paghi solo allora.
kings-ask-reroll = Quale dado rilanci?
kings-ask-poach-answer = Un rivale vuole il tuo scagnozzo. Paghi per tenerlo?
kings-ask-dismiss = Chi congedi?
kings-ask-joker-offer = Quanto offri al Jolly? Un dado per ogni migliaio; vuole un A.
kings-ask-joker-with = A chi si unisce il Jolly?
kings-ask-hire-where = Da quale bar recluti?
kings-ask-poach-from = A chi prendi uno scagnozzo?
kings-ask-poach-whom = Quale scagnozzo vuoi?
kings-ask-poach-price = Che prezzo indichi?
kings-ask-remote-row = Quale missione accetti a distanza?
kings-ask-redraw-which = Quale missione cambia destinazione? Indica l’incaricato.
kings-ask-hit-whom = Quale scagnozzo viene ucciso?
kings-ask-raid-car = Quale volante viene chiamata?
kings-ask-raid-to = Dove avviene l’irruzione?
kings-ask-counter = Componi la controproposta, poi inviala.
kings-ask-deal-answer = Accetti l’accordo?
kings-ask-over = La partita è finita.

## Diario

kings-journal-began = Il tavolo è pronto per { $seats } giocatori: { $bosses }. Nei bar aspettano { $bars }.
kings-journal-turned-up = { $goal ->
    [none] { $address ->
        [none] Nuova missione: { $mission }. Per ora non c’è tessera.
       *[other] Missione «{ $mission }»: si accetta a { $address }.
    }
   *[other] Missione «{ $mission }»: da { $address } a { $goal }.
}
kings-journal-start-tiles = { $seat } ha pescato le tessere di partenza { $districts }.
kings-journal-bosses-placed = I boss cominciano: { $starts }.
kings-journal-round-began = { $last ->
    [yes] Comincia il round { $round }. È l’ultimo.
   *[no] Comincia il round { $round }.
}
kings-journal-bid = { $seat } punta { $amount } k$.
kings-journal-bids-revealed = Puntate in migliaia: { $bids }.
kings-journal-rolled-for-first = { $seat } lancia { $die } per il primo posto.
kings-journal-became-first = { $seat } è primo di mano con una puntata da { $amount } k$.
kings-journal-drew = { $card ->
    [none] { $seat } pesca una carta.
   *[other] { $seat } pesca «{ $card }».
}
kings-journal-reshuffled = { $count ->
    [one] Gli scarti si mescolano: il nuovo mazzo ha una carta.
   *[other] Gli scarti si mescolano: il nuovo mazzo ha { $count } carte.
}
kings-journal-car-came = La volante { $car } è a { $district }.
kings-journal-discarded = { $seat } scarta «{ $card }».
kings-journal-played = { $seat } gioca «{ $card }».
kings-journal-gave-for-step = { $seat } scarta «{ $card }» per un passo.
kings-journal-stole-card = { $card ->
    [none] { $seat } ruba una carta a { $victim }.
   *[other] { $seat } ruba «{ $card }» a { $victim }.
}
kings-journal-turn-began = È il turno di { $seat }.
kings-journal-moves-ended = { $seat } finisce gli spostamenti.
kings-journal-turn-ended = { $seat } finisce il turno.
kings-journal-boarded = { $who } sale a { $district } ({ $seat }).
kings-journal-dropped = { $who } scende a { $district } ({ $seat }).
kings-journal-drove = { $kind ->
    [metro] { $group }: in metropolitana fino a { $district } ({ $seat }).
    [prepaid] { $group }: ancora un passo fino a { $district } ({ $seat }).
    [bonus] { $group }: oltre, fino a { $district } ({ $seat }).
    [landing] { $group }: in elicottero fino a { $district } ({ $seat }).
   *[normal] { $group }: fino a { $district } ({ $seat }).
}
kings-journal-took-metro = { $seat } prende la metropolitana.
kings-journal-flew = { $seat } prende l’elicottero per { $amount } k$.
kings-journal-drive-ended = { $seat } finisce il tragitto.
kings-journal-halted = La polizia ferma { $seat } a { $district }.
kings-journal-advanced = { $group } ({ $seat }): ora { $places }.
kings-journal-car-moved = { $seat } manda la volante { $car } a { $district }.
kings-journal-arrest-tried = La polizia tenta di fermare { $seat } a { $district }; { $roller } tira per lei.
kings-journal-rolled = Dadi { $dice } ({ $hand }: { $counting }) contro { $against } ({ $other_hand }: { $other_counting }).
kings-journal-got-away = { $seat } la scampa.
kings-journal-resisted = { $yes ->
    [yes] { $seat } resiste.
   *[no] { $seat } non resiste.
}
kings-journal-cars-broken = { $seat } mette fuori uso la polizia a { $district }.
kings-journal-lost-to-police = { $seat } perde la sparatoria con la polizia.
kings-journal-arrested = { $group } ({ $seat }) in guardina.
kings-journal-provoked = { $seat } provoca { $victim } a { $district }.
kings-journal-staked = { $short ->
    [yes] { $amount ->
        [0] { $seat } non ha più nulla da mettere nel piatto.
       *[other] { $seat } mette nel piatto quel che resta: { $amount } k$.
    }
   *[no] { $seat } mette nel piatto { $amount } k$.
}
kings-journal-folded = { $yes ->
    [yes] { $seat } si ritira.
   *[no] { $seat } resta.
}
kings-journal-took-pot = { $seat } prende il piatto di { $amount } k$.
kings-journal-shared-pot = { $odd ->
    [0] Parità: ognuno prende { $amount } k$ del piatto.
   *[other] Parità: ognuno prende { $amount } k$ del piatto, { $odd } k$ va alla banca.
}
kings-journal-killed = { $who } ({ $seat }) perde la vita.
kings-journal-eliminated = { $seat } è fuori dal gioco.
kings-journal-mission-lost = { $seat } perde la missione «{ $mission }».
kings-journal-mission-expired = La missione «{ $mission }» lascia la fila.
kings-journal-tile-freed = La tessera di accettazione di «{ $mission }» torna nel sacchetto.
kings-journal-end-card = Si riuniscono le Cinque Famiglie: il round { $round } è l’ultimo.
kings-journal-announced = { $seat } sta per accettare «{ $mission }» con { $group }.
kings-journal-accepted = { $goal ->
    [none] { $seat } accetta «{ $mission }» con { $group }; la destinazione non è mostrata.
   *[other] { $seat } accetta «{ $mission }» con { $group }; destinazione: { $goal }.
}
kings-journal-accomplished = { $seat } compie «{ $mission }» a { $goal } e riceve { $amount } k$.
kings-journal-redrawn = { $goal ->
    [none] «{ $mission }» di { $seat } ha una nuova destinazione nascosta.
   *[other] «{ $mission }» di { $seat } porta ora a { $goal }.
}
kings-journal-offered = { $phone ->
    [yes] { $seat } telefona a { $who } e offre { $amount } k$.
   *[no] { $seat } offre { $amount } k$ a { $who }.
}
kings-journal-offer-rolled = { $seat } lancia { $dice }.
kings-journal-hired = { $who } si unisce a { $seat } a { $district } per { $amount } k$.
kings-journal-not-hired = { $who } non si unisce a { $seat }.
kings-journal-waits = { $who } ora aspetta a { $district }.
kings-journal-dismissed = { $seat } congeda { $who }.
kings-journal-poaching = { $seat } indica { $amount } k$ per { $who } di { $victim }.
kings-journal-poached = { $kept ->
    [yes] { $victim } paga { $amount } k$ e tiene { $who }.
   *[no] { $who } lascia { $victim } per { $seat }, che paga { $amount } k$.
}
kings-journal-joker-offered = { $seat } offre { $amount } k$ a { $who }.
kings-journal-joker-hired = { $who } sta accanto a { $beside } ({ $seat }).
kings-journal-joker-left = { $dead ->
    [yes] { $who } è fuori dal gioco.
   *[no] { $who } torna accanto al tabellone.
}
kings-journal-talks = { $give ->
    [none] { $seat } e { $victim } trattano.
   *[other] { $seat } propone a { $victim }. Dà: { $give }. Chiede: { $ask }.
}
kings-journal-talks-ended = { $declined ->
    [yes] La proposta è rifiutata.
   *[no] La proposta è ritirata.
}
kings-journal-dealt = Accordo fatto. { $seat } dà: { $give }. { $victim } dà: { $ask }.
kings-journal-fortune-shown = { $seat } mostra un patrimonio di { $amount } k$.
kings-journal-ended = La partita è finita. Posti: { $places }.

## Rifiuti

kings-refusal-eliminated = Il tuo boss è morto.
kings-refusal-not-asked = Ora non tocca a te.
kings-refusal-wrong-phase = Non è questo che ti si chiede ora.
kings-refusal-deals-off = Questo tavolo gioca senza accordi.
kings-refusal-jokers-off = Questo tavolo gioca senza Jolly.
kings-refusal-no-such-thing = { $rule ->
    [NK-241] Nessuno dei tuoi ha una missione.
   *[other] Qui non c’è nulla del genere.
}
kings-refusal-not-first = Solo il primo di mano guida la polizia.
kings-refusal-not-held = Non hai quella carta.
kings-refusal-bad-amount = Questa somma qui non è possibile.
kings-refusal-cannot-afford = Non hai così tanto denaro.
kings-refusal-in-custody = Non è possibile con chi è in cella.
kings-refusal-moved-already = Questo spostamento è già stato fatto.
kings-refusal-acted-already = Questa azione è già stata usata.
kings-refusal-not-connected = Da qui nessun collegamento porta là.
kings-refusal-too-far = Una volante va di uno o due quartieri, né più né meno.
kings-refusal-stopped = Questo spostamento è stato fermato: non restano passi normali.
kings-refusal-no-steps = Non restano passi per questo.
kings-refusal-step-left = Un passo senza carta è ancora possibile.
kings-refusal-not-from-here = Quel viaggio parte solo da dove tutti i passeggeri hanno cominciato il turno.
kings-refusal-at-risk = Niente missioni a rischio in metropolitana.
kings-refusal-wrong-place = Nessuno dei tuoi è nel posto giusto.
kings-refusal-police-here = Non accanto alla polizia con una missione a rischio.
kings-refusal-too-few = Là hai troppo poche persone libere.
kings-refusal-on-mission = Quel personaggio ha una missione.
kings-refusal-no-slot = Hai già quattro scagnozzi; prima congedane uno.
kings-refusal-wrong-window = Quella carta non si gioca in questo momento.
kings-refusal-no-target = Ora non avrebbe effetto.
kings-refusal-deal-closed = In questo momento non si può proporre nulla.
kings-refusal-deal-quota = Non ti restano proposte in questo turno o in questa serie.
kings-refusal-deal-item = Questo ora non può far parte dell’accordo.
kings-refusal-deal-unable = Non puoi mantenere questo accordo.
kings-refusal-illegal = Ora non è possibile.
