### New York Kings: nomi, scelte, giornale e rifiuti. Il denaro è in migliaia.

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
kings-item-exact-money = { $amount } k$
kings-item-exact-card = la carta «{ $card }»
kings-item-exact-number = il numero per { IL($district) }
kings-item-exact-police = la volante { $car } { DOVE(IL($district)) }

## Scelte

kings-action-pass = Passare
kings-action-yes = Sì
kings-action-no = No
kings-action-amount = { $amount } k$
kings-action-to = { $district }
kings-action-own = Il tuo personaggio { $slot }
kings-action-drop = Far scendere il personaggio { $slot }
kings-action-their = Il suo scagnozzo { $slot }
kings-action-seat = Giocatore: { $seat }
kings-action-card = Carta: { $card }
kings-action-bonus = Scartare per un passo: { $card }
kings-action-row = Accettare la missione al posto { $place }
kings-action-car = Volante { $car }
kings-action-cell = I tuoi nella cella { $cell }
kings-action-die = Dado { $die }
kings-action-tile = Tessera di partenza { $tile }
kings-action-end-drive = Finire il tragitto
kings-action-end-moves = Finire gli spostamenti
kings-action-end-turn = Finire il turno
kings-action-metro = Prendere la metropolitana
kings-action-heli = Prendere l’elicottero
kings-action-accomplish = Compiere una missione
kings-action-provoke = Provocare
kings-action-recruit = Reclutare
kings-action-dismiss = Congedare uno scagnozzo
kings-action-joker = Jolly { $joker }
kings-action-deal = Proporre un accordo
kings-action-counter = Fare una controproposta
kings-action-send = Inviare la proposta
kings-action-withdraw = Ritirare la proposta
kings-action-money-give = Offrire denaro
kings-action-money-ask = Chiedere denaro
kings-action-card-give = Offrire una carta
kings-action-card-ask = Chiedere una carta
kings-action-number = Un numero di telefono
kings-action-police = Uno spostamento della polizia

## Che cosa scegliere ora

kings-ask-start-tile = Dove comincia il tuo boss? Le scelte si mostrano insieme.
kings-ask-bid = Quanto per la polizia? La puntata più alta gioca per prima e la guida; pagano tutti.
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
kings-ask-resist = La polizia ti ha in pugno. Resisti?
kings-ask-casualty = Non hai vinto la sparatoria: chi sacrifichi?
kings-ask-hesitation = Lo scagnozzo esita. Paghi 1 k$ in più?
kings-ask-recruit-where = Chi provi a reclutare? Indica il bar.
kings-ask-offer = Quanto offri? Un dado per ogni migliaio: ne basta uno sopra il suo valore per ingaggiarlo, e paghi solo allora.
kings-ask-reroll = Quale dado tiri di nuovo?
kings-ask-poach-answer = Un rivale vuole il tuo scagnozzo. Paghi per tenerlo?
kings-ask-dismiss = Chi congedi?
kings-ask-joker-offer = Quanto offri al Jolly? Un dado per ogni migliaio; vuole un A.
kings-ask-joker-with = A chi si unisce il Jolly?
kings-ask-hire-where = In quale bar recluti?
kings-ask-poach-from = A chi prendi uno scagnozzo?
kings-ask-poach-whom = Quale scagnozzo vuoi?
kings-ask-poach-price = Che prezzo offri?
kings-ask-remote-row = Quale missione accetti a distanza?
kings-ask-redraw-which = Quale missione cambia destinazione? Indica l’incaricato.
kings-ask-hit-whom = Quale scagnozzo viene ucciso?
kings-ask-raid-car = Quale volante viene chiamata?
kings-ask-raid-to = Dove avviene l’irruzione?
kings-ask-counter = Componi la controproposta, poi inviala.
kings-ask-deal-answer = Accetti l’accordo?
kings-ask-over = La partita è finita.

## Giornale

kings-journal-began = Il tavolo è pronto per { $seats } giocatori: { $bosses }. Nei bar aspettano { $bars }.
kings-journal-turned-up = { $goal ->
    [none] { $address ->
        [none] Nuova missione: «{ $mission }». Per ora non c’è una tessera.
       *[other] Missione «{ $mission }»: si accetta { DOVE(IL($address)) }.
    }
   *[other] Missione «{ $mission }»: { $address } → { $goal }.
}
kings-journal-start-tiles = { $you ->
    [seat] Hai
   *[other] { $seat } ha
} pescato le tessere di partenza { $districts }.
kings-journal-bosses-placed = Quartieri di partenza dei boss: { $starts }.
kings-journal-round-began = { $last ->
    [yes] Comincia il round { $round }. È l’ultimo.
   *[no] Comincia il round { $round }.
}
kings-journal-bid = { $you ->
    [seat] La tua puntata:
   *[other] Puntata { DI($seat) }:
} { $amount } k$.
kings-journal-bids-revealed = Puntate in migliaia: { $bids }.
kings-journal-rolled-for-first = { $you ->
    [seat] Fai
   *[other] { $seat } fa
} { $die } al dado per essere primo di mano.
kings-journal-became-first = { $you ->
    [seat] Sei
   *[other] { $seat } è
} primo di mano con una puntata di { $amount } k$.
kings-journal-drew = { $you ->
    [seat] Peschi
   *[other] { $seat } pesca
} { $card ->
    [none] una carta.
   *[other] «{ $card }».
}
kings-journal-reshuffled = { $count ->
    [one] Gli scarti si mescolano: il nuovo mazzo ha una carta.
   *[other] Gli scarti si mescolano: il nuovo mazzo ha { $count } carte.
}
kings-journal-car-came = La volante { $car } è { DOVE(IL($district)) }.
kings-journal-discarded = { $you ->
    [seat] Scarti
   *[other] { $seat } scarta
} «{ $card }».
kings-journal-played = { $you ->
    [seat] Giochi
   *[other] { $seat } gioca
} «{ $card }».
kings-journal-gave-for-step = { $you ->
    [seat] Scarti
   *[other] { $seat } scarta
} «{ $card }» per un passo.
kings-journal-stole-card = { $you ->
    [seat] Rubi
    [victim] { $seat } ti ruba
   *[other] { $seat } ruba
} { $card ->
    [none] una carta
   *[other] «{ $card }»
}{ $you ->
    [victim] .
   *[other] {" "}{ A($victim) }.
}
kings-journal-turn-began = { $you ->
    [seat] È il tuo turno.
   *[other] È il turno di { $seat }.
}
kings-journal-moves-ended = { $you ->
    [seat] Finisci i tuoi spostamenti.
   *[other] { $seat } finisce gli spostamenti.
}
kings-journal-turn-ended = { $you ->
    [seat] Finisci il tuo turno.
   *[other] { $seat } finisce il turno.
}
kings-journal-boarded = { $who } ({ $you ->
    [seat] tu
   *[other] { $seat }
}) sale in auto { DOVE(IL($district)) }.
kings-journal-dropped = { $who } ({ $you ->
    [seat] tu
   *[other] { $seat }
}) scende dall’auto { DOVE(IL($district)) }.
kings-journal-drove = { $group } ({ $you ->
    [seat] tu
   *[other] { $seat }
}): { $kind ->
    [metro] in metropolitana fino { A(IL($district)) }
    [prepaid] un altro passo, fino { A(IL($district)) }
    [bonus] con un passo extra fino { A(IL($district)) }
    [landing] in elicottero fino { A(IL($district)) }
   *[normal] fino { A(IL($district)) }
}.
kings-journal-took-metro = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} la metropolitana.
kings-journal-flew = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} l’elicottero per { $amount } k$.
kings-journal-drive-ended = { $you ->
    [seat] Finisci il tuo tragitto.
   *[other] { $seat } finisce il tragitto.
}
kings-journal-halted = La polizia { $you ->
    [seat] ti blocca
   *[other] blocca { $seat }
} { DOVE(IL($district)) }.
kings-journal-advanced = { $group } ({ $you ->
    [seat] tu
   *[other] { $seat }
}): ora { $places }.
kings-journal-car-moved = { $you ->
    [seat] Mandi
   *[other] { $seat } manda
} la volante { $car } { A(IL($district)) }.
kings-journal-arrest-tried = La polizia tenta di { $you ->
    [seat] fermarti
   *[other] fermare { $seat }
} { DOVE(IL($district)) }; { $you ->
    [roller] tiri
   *[other] { $roller } tira
} i dadi per lei.
kings-journal-rolled = Dadi { $dice } ({ $hand }: { $counting }) contro { $against } ({ $other_hand }: { $other_counting }).
kings-journal-got-away = { $you ->
    [seat] La scampi.
   *[other] { $seat } la scampa.
}
kings-journal-resisted = { $yes ->
    [yes] { $you ->
        [seat] Resisti.
       *[other] { $seat } resiste.
    }
   *[no] { $you ->
        [seat] Non resisti.
       *[other] { $seat } non resiste.
    }
}
kings-journal-cars-broken = { $you ->
    [seat] Metti
   *[other] { $seat } mette
} fuori uso la polizia { DOVE(IL($district)) }.
kings-journal-lost-to-police = { $you ->
    [seat] Non vinci
   *[other] { $seat } non vince
} la sparatoria con la polizia.
kings-journal-arrested = In guardina: { $group } ({ $you ->
    [seat] tu
   *[other] { $seat }
}).
kings-journal-provoked = { $you ->
    [seat] Provochi { $victim }
    [victim] { $seat } ti provoca
   *[other] { $seat } provoca { $victim }
} { DOVE(IL($district)) }.
kings-journal-staked = { $short ->
    [yes] { $amount ->
        [0] { $you ->
            [seat] Non hai
           *[other] { $seat } non ha
        } più nulla da mettere nel piatto.
       *[other] { $you ->
            [seat] Metti nel piatto tutto il denaro rimasto
           *[other] { $seat } mette nel piatto tutto il denaro rimasto
        }: { $amount } k$.
    }
   *[no] { $you ->
        [seat] Metti
       *[other] { $seat } mette
    } nel piatto { $amount } k$.
}
kings-journal-folded = { $yes ->
    [yes] { $you ->
        [seat] Ti ritiri.
       *[other] { $seat } si ritira.
    }
   *[no] { $you ->
        [seat] Resti.
       *[other] { $seat } resta.
    }
}
kings-journal-took-pot = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} il piatto di { $amount } k$.
kings-journal-shared-pot = { $odd ->
    [0] Parità: ognuno prende { $amount } k$ del piatto.
   *[other] Parità: ognuno prende { $amount } k$ del piatto, { $odd } k$ va alla banca.
}
kings-journal-killed = { $who } ({ $you ->
    [seat] tu
   *[other] { $seat }
}) perde la vita.
kings-journal-eliminated = { $you ->
    [seat] Sei
   *[other] { $seat } è
} fuori dal gioco.
kings-journal-mission-lost = { $you ->
    [seat] Perdi
   *[other] { $seat } perde
} la missione «{ $mission }».
kings-journal-mission-expired = La missione «{ $mission }» lascia la fila.
kings-journal-tile-freed = La tessera di accettazione di «{ $mission }» torna nel sacchetto.
kings-journal-end-card = Si riuniscono le Cinque Famiglie: il round { $round } è l’ultimo.
kings-journal-announced = { $you ->
    [seat] Stai
   *[other] { $seat } sta
} per accettare «{ $mission }» con { $group }.
kings-journal-accepted = { $you ->
    [seat] Accetti
   *[other] { $seat } accetta
} «{ $mission }» con { $group }; { $goal ->
    [none] la destinazione non è mostrata.
   *[other] destinazione: { $goal }.
}
kings-journal-accomplished = { $you ->
    [seat] Compi «{ $mission }» { DOVE(IL($goal)) } e ricevi
   *[other] { $seat } compie «{ $mission }» { DOVE(IL($goal)) } e riceve
} { $amount } k$.
kings-journal-redrawn = { $you ->
    [seat] La tua missione «{ $mission }»
   *[other] La missione «{ $mission }» di { $seat }
} { $goal ->
    [none] ha una nuova destinazione nascosta.
   *[other] porta ora { A(IL($goal)) }.
}
kings-journal-offered = { $phone ->
    [yes] { $you ->
        [seat] Telefoni { A($who) } e offri
       *[other] { $seat } telefona { A($who) } e offre
    } { $amount } k$.
   *[no] { $you ->
        [seat] Offri
       *[other] { $seat } offre
    } { $amount } k$ { A($who) }.
}
kings-journal-offer-rolled = { $you ->
    [seat] Ai dadi fai
   *[other] Ai dadi { $seat } fa
} { $dice }.
kings-journal-hired = { $who } si unisce { $you ->
    [seat] a te
   *[other] { A($seat) }
} { DOVE(IL($district)) } per { $amount } k$.
kings-journal-not-hired = { $who } non si unisce { $you ->
    [seat] a te
   *[other] { A($seat) }
}.
kings-journal-waits = { $who } ora aspetta { DOVE(IL($district)) }.
kings-journal-dismissed = { $you ->
    [seat] Congedi
   *[other] { $seat } congeda
} { $who }.
kings-journal-poaching = { $you ->
    [seat] Offri { $amount } k$ per { $who } ({ $victim }).
    [victim] { $seat } offre { $amount } k$ per { $who }, uno dei tuoi.
   *[other] { $seat } offre { $amount } k$ per { $who } ({ $victim }).
}
kings-journal-poached = { $kept ->
    [yes] { $you ->
        [victim] Paghi { $amount } k$ e tieni { $who }.
       *[other] { $victim } paga { $amount } k$ e tiene { $who }.
    }
   *[no] { $you ->
        [seat] { $who } lascia { $victim } e viene con te; paghi
        [victim] { $who } ti lascia per { $seat }, che paga
       *[other] { $who } lascia { $victim } per { $seat }, che paga
    } { $amount } k$.
}
kings-journal-joker-offered = { $you ->
    [seat] Offri
   *[other] { $seat } offre
} { $amount } k$ { A($who) }.
kings-journal-joker-hired = { $who } sta accanto { A($beside) } ({ $you ->
    [seat] tu
   *[other] { $seat }
}).
kings-journal-joker-left = { $dead ->
    [yes] { $who } è fuori dal gioco.
   *[no] { $who } torna accanto al tabellone.
}
kings-journal-talks = { $give ->
    [none] { $you ->
        [seat] Tratti con { $victim }.
        [victim] { $seat } tratta con te.
       *[other] { $seat } e { $victim } trattano.
    }
   *[other] { $you ->
        [seat] Proponi un accordo { A($victim) }. Dai: { $give }. Chiedi: { $ask }.
        [victim] { $seat } ti propone un accordo. Ricevi: { $give }. Dai: { $ask }.
       *[other] { $seat } propone un accordo { A($victim) }. Dà: { $give }. Chiede: { $ask }.
    }
}
kings-journal-talks-ended = { $declined ->
    [yes] La proposta è rifiutata.
   *[no] La proposta è ritirata.
}
kings-journal-dealt = Accordo fatto. { $you ->
    [seat] Dai
   *[other] { $seat } dà
}: { $give }. { $you ->
    [victim] Dai
   *[other] { $victim } dà
}: { $ask }.
kings-journal-fortune-shown = { $you ->
    [seat] Mostri
   *[other] { $seat } mostra
} un patrimonio di { $amount } k$.
kings-journal-ended = La partita è finita. Classifica: { $places }.

## Rifiuti

kings-refusal-eliminated = Il tuo boss è morto.
kings-refusal-not-asked = Ora non tocca a te scegliere.
kings-refusal-wrong-phase = { $rule ->
    [NK-047] Ora ognuno sceglie la propria tessera di partenza.
    [NK-061] Ora ognuno fa la propria puntata.
    [NK-146] Non in questa parte del turno: prima gli spostamenti, poi le azioni.
    [NK-158] C’è un tragitto in corso: continualo, oppure prima finiscilo.
    [NK-369] Questo non può far parte di una proposta, o non ne stai preparando nessuna.
   *[other] Non è questo che ti si chiede ora.
}
kings-refusal-deals-off = Questo tavolo gioca senza accordi.
kings-refusal-jokers-off = Questo tavolo gioca senza Jolly.
kings-refusal-no-such-thing = { $rule ->
    [NK-241] Nessuno dei tuoi ha una missione.
   *[other] Qui non c’è nulla del genere.
}
kings-refusal-not-first = Solo il primo di mano guida la polizia.
kings-refusal-not-held = Non hai quella carta.
kings-refusal-bad-amount = Qui questa somma non è possibile.
kings-refusal-cannot-afford = Non hai così tanto denaro.
kings-refusal-in-custody = Non è possibile con chi è in guardina.
kings-refusal-moved-already = Questo spostamento è già stato fatto.
kings-refusal-acted-already = Questa azione è già stata usata.
kings-refusal-not-connected = Da qui nessun collegamento porta là.
kings-refusal-too-far = Una volante avanza di uno o due quartieri, né più né meno.
kings-refusal-stopped = Questo tragitto è stato bloccato: non restano passi normali.
kings-refusal-no-steps = Non restano passi per questo.
kings-refusal-step-left = Un passo senza carta è ancora possibile.
kings-refusal-not-from-here = Quel tragitto parte solo da dove tutti i passeggeri hanno cominciato il turno.
kings-refusal-at-risk = Niente missioni a rischio in metropolitana.
kings-refusal-wrong-place = Nessuno dei tuoi è nel posto giusto.
kings-refusal-police-here = Non accanto alla polizia con una missione a rischio.
kings-refusal-too-few = Lì hai troppo pochi personaggi disponibili.
kings-refusal-on-mission = Quel personaggio ha una missione.
kings-refusal-no-slot = Hai già quattro scagnozzi; prima congedane uno.
kings-refusal-wrong-window = { $rule ->
    [NK-088] Quella carta si gioca nel tuo turno.
    [NK-089] Quella carta si gioca nel turno di un altro.
    [NK-090] Non c’è nessuno scontro in corso.
    [NK-096] Solo all’inizio del turno di un altro, dopo i suoi spostamenti o dopo una sua azione.
    [NK-100] Nessuno sta annunciando un’azione.
    [NK-107] Nessuna tua missione è stata appena pagata.
    [NK-120] Nessuno ha appena fatto un passo in un tragitto.
    [NK-126] Le puntate non sono state appena mostrate.
    [NK-129] Non hai appena perso o pareggiato una sparatoria.
    [NK-130] Non hai appena pescato le tue carte del round.
    [NK-146] Quella carta è per l’altra parte del tuo turno: prima gli spostamenti, poi le azioni.
    [NK-147] Solo all’inizio del turno di un altro.
    [NK-158] Quella carta si gioca durante un tragitto, e non ce n’è nessuno in corso.
    [NK-163] Non durante un tragitto: prima finiscilo.
   *[other] Quella carta non si gioca in questo momento.
}
kings-refusal-no-target = { $rule ->
    [NK-108] Nessuno scagnozzo nei bar è di un seme che hai già.
    [NK-109] Nessun rivale ha sulla mappa uno scagnozzo senza missione.
    [NK-115] La polizia non blocca già più questo tragitto.
    [NK-116] Nessuno dei tuoi è in guardina.
    [NK-117] Da dove sono, i tuoi non possono accettare nessuna missione disponibile.
    [NK-118] Nessuna delle tue missioni in corso ha una destinazione da cambiare.
    [NK-119] Il giocatore di turno non ha scagnozzi sulla mappa.
    [NK-120] Il tragitto è già finito.
    [NK-121] Questa carta non può annullare nulla di ciò che è annunciato.
    [NK-122] Nessuna volante potrebbe raggiungere un altro quartiere in cui il giocatore di turno ha un personaggio.
    [NK-124] I suoi passi sono già limitati.
    [NK-125] Il giocatore di turno non ha carte.
    [NK-129] In questa sparatoria sei già al sicuro.
    [NK-143] Non c’è una tessera per un’altra destinazione.
    [NK-414] Tutti i tuoi sono in guardina, e là un Jolly non si unisce a nessuno.
   *[other] Ora non avrebbe effetto.
}
kings-refusal-deal-closed = In questo momento non si può proporre nulla.
kings-refusal-deal-quota = Non ti restano proposte per questo turno, o per questa trattativa.
kings-refusal-deal-item = Questo ora non può far parte dell’accordo.
kings-refusal-deal-unable = Non puoi mantenere questo accordo.
kings-refusal-illegal = Ora non è possibile.
