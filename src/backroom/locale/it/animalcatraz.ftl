### Animalcatraz: nomi, scelte, diario e rifiuti.

animalcatraz-name = Animalcatraz
animalcatraz-about = Animali dietro le sbarre: allenatevi, scambiate, corrompete le guardie, rubate, combattete e commettete crimini, finché uno di voi domina la prigione, ha la Reputazione più alta dopo l’ultima Rivolta, o evade.

animalcatraz-pair = { $one }: { $other }
animalcatraz-spot-cell = cella
animalcatraz-spot-inmate = detenuto
animalcatraz-spot-gangster = gangster
animalcatraz-spot-partner = compagno
animalcatraz-spot-upgrade = potenziamento

## Scelte

animalcatraz-action-done = Fatto
animalcatraz-action-yes = Sì
animalcatraz-action-no = No
animalcatraz-action-to = Verso: { $room }
animalcatraz-action-to-own-cell = Verso: la propria cella
animalcatraz-action-icon = Icona { $letter }
animalcatraz-action-corrupt = Corrompere la guardia
animalcatraz-action-shift = Spostare carte
animalcatraz-action-place = Piazzare un potenziamento
animalcatraz-action-consume = Consumare una carta
animalcatraz-action-reveal-plan = Rivelare il piano d’evasione
animalcatraz-action-event = Partecipare all’Evento
animalcatraz-action-crime = Compiere un Crimine
animalcatraz-action-ability = Usare la capacità { $star }
animalcatraz-action-gangster = Usare il gangster { $place }
animalcatraz-action-attack = Attaccare
animalcatraz-action-pickpocket = Borseggiare
animalcatraz-action-rob = Rubare in una cella
animalcatraz-action-put = Mettere carte nelle celle libere
animalcatraz-action-take = Prendere una carta da una cella libera
animalcatraz-action-recruit = Reclutare un gangster
animalcatraz-action-draw-plan = Pescare un piano d’evasione
animalcatraz-action-secure = Mettere al sicuro un attrezzo
animalcatraz-action-attempt = Tentare l’evasione
animalcatraz-action-one = Uno
animalcatraz-action-two = Due
animalcatraz-action-chair = Dalla sedia elettrica
animalcatraz-action-swap = Riordinare le carte
animalcatraz-action-counter = Contrattaccare
animalcatraz-action-abandon = Tentare di abbandonare il combattimento
animalcatraz-action-scapegoat = Sacrificare il Capro espiatorio
animalcatraz-action-trade = Scambiare a distanza
animalcatraz-action-draw-crime = Pescare una carta Crimine
animalcatraz-action-train = Allenare: { $stat }
animalcatraz-action-look-at-cards = Guardare una carta addosso
animalcatraz-action-look-at-crimes = Guardare una carta Crimine
animalcatraz-action-look-at-plan = Guardare il piano d’evasione
animalcatraz-action-inmate = Detenuto { $inmate }
animalcatraz-action-own = Proprio membro { $member }
animalcatraz-action-rival = Membro rivale { $member }
animalcatraz-action-cell = Cella { $cell }
animalcatraz-action-spare = Cella libera { $spare }
animalcatraz-action-cell-card = Carta { $slot } della cella
animalcatraz-action-card = Carta addosso { $slot }
animalcatraz-action-gangster-card = Carta del gangster { $slot }
animalcatraz-action-upgrade = { $upgrade ->
    [inmate] Potenziamento del detenuto
   *[cell] Potenziamento della cella
}
animalcatraz-action-partner-card = Carta addosso { $slot } del compagno
animalcatraz-action-partner-gangster-card = Carta del gangster { $slot } del compagno
animalcatraz-action-partner-upgrade = { $upgrade ->
    [inmate] Potenziamento del detenuto compagno
   *[cell] Potenziamento della cella del compagno
}
animalcatraz-action-give-gangster = Dare il gangster { $place } al compagno
animalcatraz-action-take-gangster = Prendere il gangster { $place } del compagno
animalcatraz-action-into-cell = Nella cella
animalcatraz-action-onto-inmate = Al detenuto
animalcatraz-action-onto-gangster = Al gangster { $place }
animalcatraz-action-to-partner = Al compagno
animalcatraz-action-pick = Prendere: { $kind }
animalcatraz-action-crime-card = Carta Crimine { $crime }
animalcatraz-action-guard = Guardia: { $guard }
animalcatraz-action-round = Turno { $round }
animalcatraz-action-choose = Giocare con { $card }

## Che cosa scegliere ora

animalcatraz-ask-pick-inmate = Quale detenuto giochi?
animalcatraz-ask-keep-inmate = Quale dei due detenuti tieni?
animalcatraz-ask-start-cell = In quale delle tue celle va «{ $card }»?
animalcatraz-ask-start-crime = Quale carta Crimine tieni per { $inmate }? L’altra va sotto il mazzo.
animalcatraz-ask-cell-for-card = In quale delle tue celle va «{ $card }»?
animalcatraz-ask-excess-cell = La cella è troppo piena ({ $cell }): quale carta va via?
animalcatraz-ask-excess-carried = { $inmate } ha troppe carte addosso: quale va via?
animalcatraz-ask-shift-what = Quale carta di { $inmate } o della cella sposti?
animalcatraz-ask-shift-to = Dove va «{ $card }»?
animalcatraz-ask-shift-swap = Non c’è posto per «{ $card }»: con quale carta la scambi?
animalcatraz-ask-place-what = Quale potenziamento piazzi?
animalcatraz-ask-consume-what = Quale carta consumi?
animalcatraz-ask-who-plays = Quale dei tuoi detenuti gioca ora?
animalcatraz-ask-main = La tua giocata con { $inmate }: che cosa fai?
animalcatraz-ask-night-training = Notte: che cosa allena { $inmate }? Tutte le risposte si mostrano insieme.
animalcatraz-ask-toll = Il Direttore vuole il pedaggio: quale carta paghi?
animalcatraz-ask-scapegoat-for-hole = { $inmate } deve andare nella Buca. Sacrifichi invece il Capro espiatorio?
animalcatraz-ask-trash-tag = Entra { $victim }. Dai uno dei tuoi Trash Tag?
animalcatraz-ask-move-tag = Non hai gettoni gang liberi. Da quale turno ne sposti uno?
animalcatraz-ask-trade-take = Che cosa prendi dal mazzo ({ $room })? Pagherai dopo.
animalcatraz-ask-trade-pay = Con che cosa paghi?
animalcatraz-ask-work = Da dove prendi la prossima carta?
animalcatraz-ask-attack-or-steal = Attacchi, borseggi o rubi in una cella?
animalcatraz-ask-steal-where = A chi rubi?
animalcatraz-ask-steal-with = Chi commette il furto? Il bersaglio: { $target }.
animalcatraz-ask-magpie-keeps = Quale delle due carte rubate tieni?
animalcatraz-ask-cellblock = Metti carte, ne prendi una o recluti?
animalcatraz-ask-put-what = Quale carta metti in una cella libera?
animalcatraz-ask-put-where = In quale cella libera va «{ $card }»?
animalcatraz-ask-take-where = Da quale cella libera prendi la carta?
animalcatraz-ask-recruit-where = Chi tenti di reclutare?
animalcatraz-ask-recruit-pay = Con che cosa paghi { $gangster }? Prezzo { $price }, pagato { $paid }.
animalcatraz-ask-replace-whom = Quale gangster lascia il posto a { $gangster }?
animalcatraz-ask-invite-how-many = Quanti gangster inviti?
animalcatraz-ask-invite-where = In quale cella libera va { $gangster }?
animalcatraz-ask-escape = Stanza d’evasione: pescare un piano, mettere al sicuro un attrezzo o tentare l’evasione?
animalcatraz-ask-secure-what = Quale attrezzo metti al sicuro?
animalcatraz-ask-pursue = Quale delle tue guardie sacrifichi per fermare { $victim }?
animalcatraz-ask-run = Quale delle tue guardie sacrifichi per passare?
animalcatraz-ask-give-up-crime = Quale carta Crimine cedi prima di pescarne una?
animalcatraz-ask-crime-which = Quale Crimine compi?
animalcatraz-ask-crime-discard = Il Crimine chiede carte: quale scarti? Valore già scartato: { $paid }. { $crime }
animalcatraz-ask-crime-victim = Su chi cade il Crimine? { $crime }
animalcatraz-ask-corrupt-how = Corrompere «{ $guard }»: con una mazzetta o con la sola Astuzia?
animalcatraz-ask-push-whom = Chi spingi?
animalcatraz-ask-push-where = Dove spingi { $victim }?
animalcatraz-ask-place-guard = Su quale lettera va la guardia?
animalcatraz-ask-torment-whom = Chi tormenti?
animalcatraz-ask-gang-target = { $gangster }: contro chi?
animalcatraz-ask-peek-zone = Che cosa guardi di { $victim }?
animalcatraz-ask-copy-whom = Di chi copi un gangster?
animalcatraz-ask-copy-what = Quale gangster di { $victim } copi?
animalcatraz-ask-courier = Che cosa fa il Corriere?
animalcatraz-ask-courier-room = In quale stanza scambia il Corriere?
animalcatraz-ask-courier-item = Quale oggetto prende il Corriere?
animalcatraz-ask-courier-guard = Quale guardia corrompe il Corriere?
animalcatraz-ask-bet = Su chi scommetti?
animalcatraz-ask-bet-card-to = Scommessa vinta: dove va la carta?
animalcatraz-ask-attack-whom = Chi attacchi?
animalcatraz-ask-who-fights = Chi combatte della tua parte?
animalcatraz-ask-fight-whom = Contro chi va { $fighter }?
animalcatraz-ask-chemist = Il Chimico pazzo aggiunge il suo dado in questo combattimento?
animalcatraz-ask-reveal = Quale carta riveli per { $fighter } in questo scontro?
animalcatraz-ask-reroll = Lo scontro è perso. Tiri di nuovo?
animalcatraz-ask-armour = Scontro perso: riveli un’armatura per { $fighter }?
animalcatraz-ask-counter-or-abandon = Ora tocca a voi attaccare: contrattaccare o rinunciare?
animalcatraz-ask-swap-what = Quale carta riordini?
animalcatraz-ask-swap-to = Chi riceve «{ $card }»?
animalcatraz-ask-swap-with = Con quale carta scambi «{ $card }»?
animalcatraz-ask-riot-opponent = Rivolta: chi combatti adesso?
animalcatraz-ask-frenzy = Frenesia: vuoi che { $inmate } diventi Primal prima della Rivolta?
animalcatraz-ask-over = La partita è finita.

## Diario

animalcatraz-journal-marker-moved = { $inmate }: { $stat } { $notches }.
animalcatraz-journal-ability-changed = { $unlocked ->
    [yes] { $inmate } sblocca la capacità { $star }.
   *[no] { $inmate } perde la capacità { $star }.
}
animalcatraz-journal-turned-primal = { $inmate } diventa Primal.
animalcatraz-journal-primal-ended = { $inmate } torna normale.
animalcatraz-journal-rep-changed = { $reason ->
    [theft] { $rival }: Reputazione { $by } per un furto, ora { $rep }.
    [corruption] { $rival }: Reputazione { $by } per una corruzione, ora { $rep }.
    [fight] { $rival }: Reputazione { $by } per un combattimento, ora { $rep }.
    [abandoning] { $rival }: Reputazione { $by } per un combattimento abbandonato, ora { $rep }.
    [trap] { $rival }: Reputazione { $by } per una trappola, ora { $rep }.
    [wing] { $rival }: Reputazione { $by } come Re del blocco, ora { $rep }.
    [crime] { $rival }: Reputazione { $by } per un Crimine, ora { $rep }.
    [tags] { $rival }: Reputazione { $by } per la maggioranza di gettoni gang, ora { $rep }.
    [event] { $rival }: Reputazione { $by } per l’Evento, ora { $rep }.
    [recruiting] { $rival }: Reputazione { $by } per un reclutamento fallito, ora { $rep }.
    [gangsters] { $rival }: Reputazione { $by } per i gangster, ora { $rep }.
    [trash_tags] { $rival }: Reputazione { $by } per Trash Tag senza risposta, ora { $rep }.
   *[riot] { $rival }: Reputazione { $by } per la Rivolta, ora { $rep }.
}
animalcatraz-journal-rank-reached = { $trash_tags ->
    [0] { $rival } per la prima volta: { $rank }. Nuove basi: { $bases }.
   *[other] { $rival } per la prima volta: { $rank }. Nuove basi: { $bases }, nuovi Trash Tag: { $trash_tags }.
}

animalcatraz-journal-moved = { $inmate } si sposta: { $to }.
animalcatraz-journal-kept-out = { $inmate } perde un’Azione in un’ala presa: { $room }.
animalcatraz-journal-unsettled = { $by } turba { $inmate }.
animalcatraz-journal-bleeding-cured = { $inmate } non sanguina più.

animalcatraz-journal-injured = { $lying ->
    [yes] { $inmate } è a terra ferito nella propria cella; Azioni perse: { $actions }, carte perse: { $cards }.
   *[no] { $inmate } è ferito e in piedi nella propria cella; Azioni perse: { $actions }, carte perse: { $cards }.
}
animalcatraz-journal-upgrade-shown = { $inmate } mostra il potenziamento «{ $card }».
animalcatraz-journal-trap-sprung = { $immune ->
    [yes] Una trappola da cella scatta su { $inmate } senza fargli nulla.
   *[no] Una trappola da cella scatta su { $inmate }.
}
animalcatraz-journal-fight-began = { $riot ->
    [yes] Rivolta: { $attacker } contro { $victim } ({ $room }).
   *[no] { $attacker } attacca { $victim } ({ $room }).
}
animalcatraz-journal-clash-began = { $attacker } se la prende con { $defender }.
animalcatraz-journal-chemist-declared = Il Chimico pazzo aiuta { $inmate }: un dado in più.
animalcatraz-journal-revealed = { $fighter } mostra «{ $card }».
animalcatraz-journal-rearranged = La parte di { $inmate } riordina le sue carte.
animalcatraz-journal-clash-rolled = { $attacker }: dadi { $attacker_dice }, totale { $attacker_total }. { $defender }: dadi { $defender_dice }, totale { $defender_total }.
animalcatraz-journal-rerolled = { $fighter } tira di nuovo: dadi { $dice }, totale { $total }.
animalcatraz-journal-clash-won = { $winner } batte { $loser }.
animalcatraz-journal-armour-used = { $fighter } usa l’armatura «{ $card }».
animalcatraz-journal-weapon-gone = { $fighter } perde l’arma «{ $card }».
animalcatraz-journal-gangster-hurt = { $gangster } è colpito: Forza -{ $levels }.
animalcatraz-journal-bleeds = { $inmate } sanguina.
animalcatraz-journal-fighter-injured = { $cards ->
    [0] { $fighter } è ferito.
   *[other] { $fighter } è ferito; carte nel mucchio dell’infermeria: { $cards }.
}
animalcatraz-journal-tried-to-abandon = { $gone ->
    [yes] { $inmate } tira { $die } e abbandona il combattimento.
   *[no] { $inmate } tira { $die } e non può abbandonare il combattimento.
}
animalcatraz-journal-fight-ended = { $how ->
    [abandoned] Il combattimento è finito: abbandonato da { $loser }, vinto da { $winner }.
    [scapegoat] Il combattimento è finito: il Capro espiatorio ha tirato fuori { $loser }, vittoria di { $winner }.
   *[beaten] Il combattimento è finito: vittoria di { $winner } su { $loser }.
}
animalcatraz-journal-drew-after-fight = { $card ->
    [none] { $inmate } pesca una carta nella cella dopo il combattimento.
   *[other] { $inmate } pesca «{ $card }» nella cella dopo il combattimento.
}
animalcatraz-journal-bet-placed = { $on_attacker ->
    [yes] { $inmate } scommette sull’attaccante o sul ladro.
   *[no] { $inmate } scommette contro l’attaccante o il ladro.
}
animalcatraz-journal-bet-settled = { $right ->
    [yes] { $inmate } vince la scommessa.
   *[no] { $inmate } perde la scommessa.
}
animalcatraz-journal-bet-card = { $card ->
    [none] { $to_cell ->
        [yes] { $inmate } mette la carta vinta nella cella.
       *[no] { $inmate } intasca la carta vinta.
    }
   *[other] { $to_cell ->
        [yes] { $inmate } mette «{ $card }» nella cella.
       *[no] { $inmate } intasca «{ $card }».
    }
}

animalcatraz-journal-invited = { $inmate } invita: { $gangsters }.
animalcatraz-journal-moved-in = { $gangster } va nella cella libera { $spare } dell’ala della cella { $cell }.
animalcatraz-journal-tried-to-recruit = { $success ->
    [yes] { $inmate } convince { $gangster }: dadi { $dice }, totale { $total } contro { $target }.
   *[no] { $inmate } non riesce a reclutare { $gangster }: dadi { $dice }, totale { $total } contro { $target }.
}
animalcatraz-journal-paid-for-gangster = { $inmate } paga con «{ $card }».
animalcatraz-journal-recruited = { $gangster } si unisce a { $inmate }.
animalcatraz-journal-came-with = Con il gangster arriva una carta per { $inmate }: «{ $card }».
animalcatraz-journal-gangster-discarded = { $gangster } lascia { $inmate }.
animalcatraz-journal-pushed = { $inmate } spinge { $victim }: { $place }.
animalcatraz-journal-guard-placed = { $inmate } sposta la guardia «{ $guard }» sulla lettera { $letter }.
animalcatraz-journal-trained-in-cell = { $inmate } si allena nella cella.
animalcatraz-journal-tormented = { $inmate } tormenta { $victim }.
animalcatraz-journal-warden-taken = { $inmate } ora possiede il Direttore.

animalcatraz-journal-began = { $warden ->
    [none] { $inmates ->
        [none] La prigione è pronta. Celle: { $cells }. Guardie: { $guards }.
       *[other] La prigione è pronta. Celle: { $cells }. Detenuti: { $inmates }. Guardie: { $guards }.
    }
   *[other] { $inmates ->
        [none] La prigione è pronta. Celle: { $cells }. Guardie: { $guards }. Direttore: { $warden }.
       *[other] La prigione è pronta. Celle: { $cells }. Detenuti: { $inmates }. Guardie: { $guards }. Direttore: { $warden }.
    }
}
animalcatraz-journal-inmate-taken = { $seat } gioca con { $inmate }.
animalcatraz-journal-contraband-drawn = { $card ->
    [none] { $rival }: una carta dalla sedia, { $cell }.
   *[other] { $rival }: «{ $card }» dalla sedia, { $cell }.
}
animalcatraz-journal-round-began = Giorno { $day }, comincia il turno { $round }.
animalcatraz-journal-toothbrush = Lo spazzolino va a { $rival }.
animalcatraz-journal-tie-rolled = { $rival } per lo spareggio: dadi { $dice }.
animalcatraz-journal-guards-moved = { $arrow ->
    [yes] Le guardie avanzano di una stanza, sulla lettera { $letter }.
   *[no] Le guardie vanno sulla lettera { $letter }.
}
animalcatraz-journal-warden-moved = Dadi { $dice }: il Direttore ora è qui: { $room }.
animalcatraz-journal-trafficked = Il Trafficante di { $inmate } tira { $die }: carte in più { $count }.
animalcatraz-journal-event-turned = Nuovo Evento: { $event_card }.
animalcatraz-journal-took-part = { $inmate } partecipa: { $event_card }.
animalcatraz-journal-event-roll = { $inmate } tira per l’Evento: dadi { $dice }, totale { $total } contro { $target }.
animalcatraz-journal-cell-card-lost = { $card ->
    [none] { $rival }: una carta persa, { $cell }.
   *[other] { $rival }: «{ $card }» persa, { $cell }.
}
animalcatraz-journal-sent-to-hole = { $inmate } è mandato nella Buca; carte perse: { $cards }.
animalcatraz-journal-left-hole = { $inmate } esce dalla Buca.
animalcatraz-journal-stood-up = { $inmate } si rialza.
animalcatraz-journal-toll-paid = { $to ->
    [none] { $card ->
        [none] { $inmate } paga una carta al Direttore.
       *[other] { $inmate } paga «{ $card }» al Direttore.
    }
   *[other] { $card ->
        [none] { $inmate } paga una carta a { $to }.
       *[other] { $inmate } paga «{ $card }» a { $to }.
    }
}
animalcatraz-journal-cannot-pay = { $inmate } non ha niente per il Direttore.
animalcatraz-journal-turn-began = Tocca a { $inmate }.
animalcatraz-journal-turn-ended = { $inmate } finisce la giocata.
animalcatraz-journal-night-fell = Scende la notte sul giorno { $day }.
animalcatraz-journal-trash-tag-given = Un Trash Tag da { $giver } a { $rival }.
animalcatraz-journal-riot-began = { $last ->
    [yes] Scoppia l’ultima Rivolta: { $room }.
   *[no] Scoppia una Rivolta: { $room }.
}
animalcatraz-journal-riot-won = La Rivolta è vinta da { $rival }.
animalcatraz-journal-won = La partita è finita. Vittoria: { $rival }.

animalcatraz-journal-charmed = { $gangster } ammalia { $victim } per { $inmate }: dado { $die }, Azioni perse { $actions }.
animalcatraz-journal-peeked = { $seen ->
    [none] { $zone ->
        [carried] { $inmate } guarda una carta addosso a { $victim }.
        [crimes] { $inmate } guarda una carta Crimine di { $victim }.
       *[plan] { $inmate } guarda il piano d’evasione di { $victim }.
    }
   *[other] { $zone ->
        [carried] { $inmate } guarda una carta addosso a { $victim }: «{ $seen }».
        [crimes] { $inmate } guarda una carta Crimine di { $victim }: «{ $seen }».
       *[plan] { $inmate } guarda il piano d’evasione di { $victim }: «{ $seen }».
    }
}
animalcatraz-journal-ability-copied = Il Truffatore di { $inmate } copia { $gangster }.
animalcatraz-journal-cell-blown = { $inmate } fa saltare la cella { $cell }: dado { $die }, carte distrutte { $cards }.
animalcatraz-journal-dealt = { $success ->
    [yes] { $gangster } rifornisce { $inmate }: dado { $die }, funziona.
   *[no] { $gangster } rifornisce { $inmate }: dado { $die }, niente.
}
animalcatraz-journal-scavenged = { $inmate } rovista: dado { $die }, carte trovate { $cards }.
animalcatraz-journal-scavenged-card = { $inmate } ha trovato «{ $card }».
animalcatraz-journal-courier-sent = { $inmate } manda { $gangster }.

animalcatraz-journal-icon-used = { $inmate } usa: { $icon } ({ $room }).
animalcatraz-journal-drew = { $card ->
    [none] { $inmate } pesca una carta dalla sedia.
   *[other] { $inmate } pesca «{ $card }» dalla sedia.
}
animalcatraz-journal-took-from-pile = { $card ->
    [none] { $inmate } prende una carta dal mucchio dell’infermeria.
   *[other] { $inmate } prende «{ $card }» dal mucchio dell’infermeria.
}
animalcatraz-journal-discarded = { $card ->
    [none] { $inmate } scarta una carta.
   *[other] { $inmate } scarta «{ $card }».
}
animalcatraz-journal-discarded-from-cell = { $card ->
    [none] { $rival }: una carta in cella è scartata.
   *[other] { $rival }: la carta in cella «{ $card }» è scartata.
}
animalcatraz-journal-shifted = { $card ->
    [none] { $swapped ->
        [yes] { $inmate } scambia due carte: { $source }, { $goal }.
       *[no] { $inmate } sposta una carta: { $source } → { $goal }.
    }
   *[other] { $swapped ->
        [yes] { $inmate } scambia «{ $card }» e «{ $back }»: { $source }, { $goal }.
       *[no] { $inmate } sposta «{ $card }»: { $source } → { $goal }.
    }
}
animalcatraz-journal-gangsters-exchanged = { $back ->
    [none] { $gangster } passa da { $giver } a { $taker }.
   *[other] { $gangster } passa da { $giver } a { $taker }, { $back } nell’altro verso.
}
animalcatraz-journal-placed = { $old ->
    [none] { $inmate } piazza il potenziamento «{ $card }».
   *[other] { $inmate } piazza il potenziamento «{ $card }» al posto di «{ $old }».
}
animalcatraz-journal-consumed = { $inmate } consuma «{ $card }».
animalcatraz-journal-looked-through = { $items ->
    [none] { $inmate } guarda il mazzo ({ $room }); oggetti presenti: { $count }.
   *[other] { $inmate } guarda il mazzo ({ $room }): { $items }.
}
animalcatraz-journal-paid = { $inmate } dà «{ $card }».
animalcatraz-journal-traded = { $items ->
    [none] { $inmate } prende oggetti ({ $room }): { $count }.
   *[other] { $inmate } prende dal mazzo ({ $room }): { $items }.
}
animalcatraz-journal-theft-rolled = { $cell ->
    [none] { $success ->
        [yes] { $thief } borseggia { $victim }: { $total } contro { $against } (dadi { $dice } e { $against_dice }).
       *[no] { $thief } non riesce a borseggiare { $victim }: { $total } contro { $against } (dadi { $dice } e { $against_dice }).
    }
   *[other] { $success ->
        [yes] { $thief } ruba nella cella { $cell }: { $total } contro { $against } (dadi { $dice } e { $against_dice }).
       *[no] { $thief } non riesce a rubare nella cella { $cell }: { $total } contro { $against } (dadi { $dice } e { $against_dice }).
    }
}
animalcatraz-journal-second-theft = { $success ->
    [yes] { $thief } ottiene una seconda carta per { $inmate }: dadi { $dice }, { $total } contro { $against }.
   *[no] { $thief } non ottiene una seconda carta per { $inmate }: dadi { $dice }, { $total } contro { $against }.
}
animalcatraz-journal-stole = { $card ->
    [none] { $inmate } ruba una carta a { $victim }.
   *[other] { $inmate } ruba «{ $card }» a { $victim }.
}
animalcatraz-journal-saw-two = { $cards ->
    [none] { $inmate } guarda due carte e ne tiene una.
   *[other] { $inmate } guarda due carte e ne tiene una: { $cards }.
}
animalcatraz-journal-trap-drawn = { $inmate } ha pescato una trappola: «{ $card }».

animalcatraz-journal-corruption-tried = { $success ->
    [yes] { $bribe ->
        [none] { $inmate } corrompe «{ $guard }»: dadi { $dice }, totale { $total } contro { $needed }.
       *[other] { $inmate } corrompe «{ $guard }» con «{ $bribe }»: dadi { $dice }, totale { $total } contro { $needed }.
    }
   *[no] { $bribe ->
        [none] { $inmate } non riesce a corrompere «{ $guard }»: dadi { $dice }, totale { $total } contro { $needed }.
       *[other] { $inmate } non riesce a corrompere «{ $guard }» con «{ $bribe }»: dadi { $dice }, totale { $total } contro { $needed }.
    }
}
animalcatraz-journal-crime-drawn = { $crime ->
    [none] { $inmate } pesca una carta Crimine.
   *[other] { $inmate } pesca il Crimine «{ $crime }».
}
animalcatraz-journal-crime-given-up = { $crime ->
    [none] { $inmate } cede una carta Crimine.
   *[other] { $inmate } cede il Crimine «{ $crime }».
}
animalcatraz-journal-crime-completed = { $points ->
    [none] { $inmate } compie il Crimine «{ $crime }».
   *[other] { $inmate } compie il Crimine «{ $crime }»; punti Crimine: { $points }.
}
animalcatraz-journal-tag-placed = { $replaced ->
    [none] { $rival }: gettone gang sul turno { $round }.
   *[other] { $rival }: gettone gang sul turno { $round }, al posto di { $replaced }.
}
animalcatraz-journal-tag-lifted = { $rival }: gettone gang tolto dal turno { $round }.
animalcatraz-journal-wing-claimed = { $rival }: l’ala della cella { $cell } è presa.
animalcatraz-journal-wing-lost = { $rival }: l’ala della cella { $cell } è persa.
animalcatraz-journal-card-put = { $card ->
    [none] { $inmate } mette una carta nella cella libera { $spare } dell’ala della cella { $cell }.
   *[other] { $inmate } mette «{ $card }» nella cella libera { $spare } dell’ala della cella { $cell }.
}
animalcatraz-journal-spare-taken = { $inmate } prende «{ $card }» dalla cella libera { $spare } dell’ala della cella { $cell }.
animalcatraz-journal-plan-drawn = { $plan ->
    [none] { $exchanged ->
        [yes] { $inmate } cambia il piano d’evasione.
       *[no] { $inmate } pesca un piano d’evasione.
    }
   *[other] { $exchanged ->
        [yes] { $inmate } cambia il piano d’evasione e ottiene «{ $plan }».
       *[no] { $inmate } pesca il piano d’evasione «{ $plan }».
    }
}
animalcatraz-journal-plan-revealed = { $rival }: il piano d’evasione è «{ $plan }».
animalcatraz-journal-tool-secured = { $inmate } mette al sicuro «{ $card }».
animalcatraz-journal-tool-dropped = { $rival }: l’attrezzo «{ $card }» va alla sedia.
animalcatraz-journal-tool-shown = { $inmate } mostra l’attrezzo «{ $card }».
animalcatraz-journal-lock-tried = { $lock ->
    [red] { $success ->
        [yes] { $inmate } apre il lucchetto rosso: dadi { $dice }, totale { $total } contro { $needed }.
       *[no] { $inmate } non apre il lucchetto rosso: dadi { $dice }, totale { $total } contro { $needed }.
    }
   *[green] { $success ->
        [yes] { $inmate } apre il lucchetto verde: dadi { $dice }, totale { $total } contro { $needed }.
       *[no] { $inmate } non apre il lucchetto verde: dadi { $dice }, totale { $total } contro { $needed }.
    }
}
animalcatraz-journal-escape-failed = { $inmate } non riesce a evadere; carte perse: { $cards }.
animalcatraz-journal-escaped = { $inmate } è fuori!
animalcatraz-journal-fugitive-card-turned = { $inmate } in fuga, mazzo { $deck }: «{ $card }».
animalcatraz-journal-guard-sacrificed = «{ $guard }» è sacrificata da { $rival }: lucchetti { $shift }.
animalcatraz-journal-fugitive-passed = { $inmate } ha passato il mazzo { $deck }.

## Rifiuti

animalcatraz-refusal-no-actions = Non restano abbastanza Azioni per questo.
animalcatraz-refusal-icon-blocked = Una guardia sta su quell’icona.
animalcatraz-refusal-icon-used = Il tuo detenuto ha già usato quell’icona in questo turno.
animalcatraz-refusal-not-adjacent = Quella stanza non confina con questa.
animalcatraz-refusal-door-blocked = Una guardia blocca quella porta del Cortile.
animalcatraz-refusal-closed-room = Il tuo detenuto non può entrarci.
animalcatraz-refusal-no-base = Non hai basi libere per un’altra guardia.
animalcatraz-refusal-own-guard = Quella guardia lavora già per voi.
animalcatraz-refusal-no-guard-here = Qui non c’è nessuna guardia.
animalcatraz-refusal-nothing-to-steal = Non c’è niente da rubare.
animalcatraz-refusal-target-lying = Chi è a terra ferito si lascia in pace, e anche la sua cella.
animalcatraz-refusal-target-in-hole = Nessuno può essere raggiunto nella Buca.
animalcatraz-refusal-not-a-rival = Non è un tuo rivale.
animalcatraz-refusal-not-here = Da qui non è possibile.
animalcatraz-refusal-not-enough-value = Le carte non valgono abbastanza per questo.
animalcatraz-refusal-too-many-cards = Non c’è posto per tante carte.
animalcatraz-refusal-ability-locked = Quella capacità non è sbloccata.
animalcatraz-refusal-no-deed = Quella capacità non si usa così: agisce da sola o attraverso un’icona.
animalcatraz-refusal-ability-blocked = È bloccato finché il detenuto è Primal.
animalcatraz-refusal-ability-used = È già stato usato in questo turno.
animalcatraz-refusal-cannot-act = Chi è a terra, nella Buca o fuori non agisce.
animalcatraz-refusal-no-such-card = Lì non c’è una carta simile.
animalcatraz-refusal-wrong-card = Quella carta non serve a questo.
animalcatraz-refusal-already-primal = Il detenuto è già Primal.
animalcatraz-refusal-too-many-steps = Non restano passi gratuiti in questa giocata.
animalcatraz-refusal-no-gangster = Lì non c’è un gangster simile.
animalcatraz-refusal-not-fulfilled = Quello che chiede il Crimine non è soddisfatto.
animalcatraz-refusal-not-kingpin = Con El Chapo solo il Boss (Reputazione 14) può tentare l’evasione.
animalcatraz-refusal-empty-deck = Non resta nessuna carta da pescare.
animalcatraz-refusal-illegal = Ora non è possibile.

## La campagna Legacy

animalcatraz-unlock-fugitive = le carte del Fuggitivo
animalcatraz-campaign-games = { $games ->
    [0] Campagna: ancora nessuna partita completa.
    [one] Campagna: una partita completa.
   *[other] Campagna: { $games } partite complete.
}
animalcatraz-campaign-opens = { $envelope }: si apre. Contiene: { $contents }.
animalcatraz-campaign-meets = Sfida superata: { $challenge }. La sua busta piccola contiene un tatuaggio.
animalcatraz-campaign-open = { $envelope }, aperta: { $contents }
animalcatraz-campaign-closed = { $games ->
    [one] { $envelope }, chiusa: si apre dopo una partita completa
   *[other] { $envelope }, chiusa: si apre dopo { $games } partite complete
}
animalcatraz-campaign-challenge = { $standing ->
    [met] Sfida { $number }, superata: { $challenge }
    [unavailable] Sfida { $number }, impossibile in questa edizione: { $challenge }
   *[open] Sfida { $number }, ancora aperta: { $challenge }
}
