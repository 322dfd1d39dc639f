### Animalcatraz: nomi, scelte, giornale e rifiuti.

animalcatraz-name = Animalcatraz
animalcatraz-about = Animali dietro le sbarre: allenati, traffica, corrompi le guardie, ruba, combatti e compi Crimini, finché qualcuno non domina la prigione, non ha la Reputazione più alta dopo l’ultima Rivolta o non evade.

animalcatraz-pair = { $one }: { $other }
animalcatraz-whose = { $one } ({ $other })
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
animalcatraz-action-swap = Ridistribuire le carte
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
animalcatraz-action-own = Membro { $member } del tuo schieramento
animalcatraz-action-rival = Membro { $member } dello schieramento avversario
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
animalcatraz-ask-excess-cell = La cella è troppo piena ({ $cell }): quale carta scarti?
animalcatraz-ask-excess-carried = { $inmate } ha troppe carte addosso: quale scarti?
animalcatraz-ask-shift-what = Quale carta di { $inmate } o della cella sposti?
animalcatraz-ask-shift-to = Dove va «{ $card }»?
animalcatraz-ask-shift-swap = Non c’è posto per «{ $card }»: con quale carta la scambi?
animalcatraz-ask-place-what = Quale potenziamento piazzi?
animalcatraz-ask-consume-what = Quale carta consumi?
animalcatraz-ask-who-plays = Quale dei tuoi detenuti gioca ora?
animalcatraz-ask-main = La tua giocata con { $inmate }.
animalcatraz-ask-night-training = Notte: che cosa allena { $inmate }? Tutte le risposte si mostrano insieme.
animalcatraz-ask-toll = Il Direttore vuole il pedaggio: quale carta paghi?
animalcatraz-ask-scapegoat-for-hole = { $inmate } deve andare nella Buca. Sacrifichi invece il Capro espiatorio?
animalcatraz-ask-trash-tag = Entra { $victim }. Gli dai uno dei tuoi Trash Tag?
animalcatraz-ask-move-tag = Non hai gettoni gang liberi. Da quale turno ne sposti uno?
animalcatraz-ask-trade-take = Che cosa prendi dal mazzo { DI(IL($room)) }? Paghi dopo.
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
animalcatraz-ask-recruit-pay = Con che cosa paghi { IL($gangster) }? Prezzo { $price }, pagato { $paid }.
animalcatraz-ask-replace-whom = Quale gangster lascia il posto { A(IL($gangster)) }?
animalcatraz-ask-invite-how-many = Quanti gangster inviti?
animalcatraz-ask-invite-where = In quale cella libera va { IL($gangster) }?
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
animalcatraz-ask-who-fights = Chi combatte per te?
animalcatraz-ask-fight-whom = Contro chi va { IL($fighter) }?
animalcatraz-ask-chemist = Il Chimico pazzo aggiunge il suo dado in questo combattimento?
animalcatraz-ask-reveal = Quale carta riveli per { IL($fighter) } in questo scontro?
animalcatraz-ask-reroll = Lo scontro è perso. Tiri di nuovo?
animalcatraz-ask-armour = Scontro perso: riveli un’armatura per { IL($fighter) }?
animalcatraz-ask-counter-or-abandon = Ora tocca a te attaccare: contrattaccare o abbandonare?
animalcatraz-ask-swap-what = Quale carta ridistribuisci?
animalcatraz-ask-swap-to = Chi riceve «{ $card }»?
animalcatraz-ask-swap-with = Con quale carta scambi «{ $card }»?
animalcatraz-ask-riot-opponent = Rivolta: contro chi combatti adesso?
animalcatraz-ask-frenzy = Frenesia: vuoi che { $inmate } diventi Primal prima della Rivolta?
animalcatraz-ask-over = La partita è finita.

## Giornale

animalcatraz-journal-marker-moved = { $you ->
    [inmate] Tu
   *[other] { $inmate }
}: { $stat } { $notches } { $count ->
    [one] tacca.
   *[other] tacche.
}
animalcatraz-journal-ability-changed = { $unlocked ->
    [yes] { $you ->
        [inmate] Sblocchi
       *[other] { $inmate } sblocca
    } la capacità { $star }.
   *[no] { $you ->
        [inmate] Perdi
       *[other] { $inmate } perde
    } la capacità { $star }.
}
animalcatraz-journal-turned-primal = { $you ->
    [inmate] Diventi
   *[other] { $inmate } diventa
} Primal.
animalcatraz-journal-primal-ended = { $you ->
    [inmate] Torni
   *[other] { $inmate } torna
} calmo.
animalcatraz-journal-rep-changed = { CAP($rival) }: Reputazione { $by } { $reason ->
    [theft] { $failed ->
        [yes] per un furto fallito
       *[no] per un furto
    }
    [corruption] { $failed ->
        [yes] per una corruzione fallita
       *[no] per una corruzione
    }
    [fight] per un combattimento
    [abandoning] per un combattimento abbandonato
    [trap] per una trappola
    [wing] come Re del blocco
    [crime] per un Crimine
    [tags] per la maggioranza di gettoni gang
    [event] per l’Evento
    [recruiting] per un reclutamento fallito
    [gangsters] per i gangster
    [trash_tags] per Trash Tag senza risposta
   *[riot] per la Rivolta
}, ora { $rep }.
animalcatraz-journal-rank-reached = { CAP($rival) }, per la prima volta: { $rank }. Nuove basi: { $bases }{ $trash_tags ->
    [0] .
   *[other] , nuovi Trash Tag: { $trash_tags }.
}

animalcatraz-journal-moved = { $you ->
    [inmate] Vai { IN(TUO(IL($to))) }
   *[other] { $inmate } va { IN(IL($to)) }
}.
animalcatraz-journal-kept-out = { $you ->
    [inmate] Perdi
   *[other] { $inmate } perde
} un’Azione in un’ala conquistata: { $room }.
animalcatraz-journal-unsettled = { $you ->
    [inmate] { $by } ti turba.
    [by] Turbi { $inmate }.
   *[other] { $by } turba { $inmate }.
}
animalcatraz-journal-bleeding-cured = { $you ->
    [inmate] Non sanguini più.
   *[other] { $inmate } non sanguina più.
}

animalcatraz-journal-injured = { $lying ->
    [yes] { $you ->
        [inmate] Sei ferito, a terra nella tua cella
       *[other] { $inmate } è ferito, a terra nella sua cella
    }; Azioni perse: { $actions }, carte perse: { $cards }.
   *[no] { $you ->
        [inmate] Sei ferito, ma in piedi nella tua cella
       *[other] { $inmate } è ferito, ma in piedi nella sua cella
    }; Azioni perse: { $actions }, carte perse: { $cards }.
}
animalcatraz-journal-upgrade-shown = { $you ->
    [inmate] Mostri
   *[other] { $inmate } mostra
} il potenziamento «{ $card }».
animalcatraz-journal-trap-sprung = Una trappola da cella scatta { $you ->
    [inmate] su di te
   *[other] su { $inmate }
}{ $immune ->
    [yes] , senza effetto.
   *[no] .
}
animalcatraz-journal-fight-began = { $riot ->
    [yes] Rivolta { IN(IL($room)) }: { $you ->
        [attacker] { $attacker } contro { $victim }
        [victim] { $attacker } contro di te
       *[other] { $attacker } contro { $victim }
    }.
   *[no] { $you ->
        [attacker] Attacchi { $victim }
        [victim] { $attacker } ti attacca
       *[other] { $attacker } attacca { $victim }
    } { IN(IL($room)) }.
}
animalcatraz-journal-clash-began = { $you ->
    [attacker] Affronti { IL($defender) }.
    [defender] { CAP(IL($attacker)) } ti affronta.
   *[other] { CAP(IL($attacker)) } affronta { IL($defender) }.
}
animalcatraz-journal-chemist-declared = Il Chimico pazzo { $you ->
    [inmate] ti aiuta
   *[other] aiuta { $inmate }
}: un dado in più.
animalcatraz-journal-revealed = { $you ->
    [fighter] Mostri
   *[other] { CAP(IL($fighter)) } mostra
} «{ $card }».
animalcatraz-journal-rearranged = { $you ->
    [inmate] Il tuo schieramento
   *[other] Lo schieramento { DI($inmate) }
} ridistribuisce le sue carte.
animalcatraz-journal-clash-rolled = { $you ->
    [attacker] Tu
   *[other] { CAP(IL($attacker)) }
}: dadi { $attacker_dice }, totale { $attacker_total }. { $you ->
    [defender] Tu
   *[other] { CAP(IL($defender)) }
}: dadi { $defender_dice }, totale { $defender_total }.
animalcatraz-journal-rerolled = { $you ->
    [fighter] Tiri
   *[other] { CAP(IL($fighter)) } tira
} di nuovo: dadi { $dice }, totale { $total }.
animalcatraz-journal-clash-won = { $you ->
    [winner] Batti { IL($loser) }.
    [loser] { CAP(IL($winner)) } ti batte.
   *[other] { CAP(IL($winner)) } batte { IL($loser) }.
}
animalcatraz-journal-armour-used = { $you ->
    [fighter] Usi
   *[other] { CAP(IL($fighter)) } usa
} l’armatura «{ $card }».
animalcatraz-journal-weapon-gone = { $you ->
    [fighter] Perdi
   *[other] { CAP(IL($fighter)) } perde
} l’arma «{ $card }».
animalcatraz-journal-gangster-hurt = { CAP(IL($gangster)) } è { GENERE($gangster) ->
    [f] colpita
   *[m] colpito
}: Forza -{ $levels ->
    [one] { $levels } livello.
   *[other] { $levels } livelli.
}
animalcatraz-journal-bleeds = { $you ->
    [inmate] Sanguini.
   *[other] { $inmate } sanguina.
}
animalcatraz-journal-fighter-injured = { $you ->
    [fighter] Sei ferito
   *[other] { CAP(IL($fighter)) } è { GENERE($fighter) ->
        [f] ferita
       *[m] ferito
    }
}{ $cards ->
    [0] .
   *[other] ; carte nel mucchio dell’infermeria: { $cards }.
}
animalcatraz-journal-tried-to-abandon = { $gone ->
    [yes] { $you ->
        [inmate] Fai { $die } e abbandoni
       *[other] { $inmate } fa { $die } e abbandona
    } il combattimento.
   *[no] { $you ->
        [inmate] Fai { $die } e non puoi
       *[other] { $inmate } fa { $die } e non può
    } abbandonare il combattimento.
}
animalcatraz-journal-fight-ended = Il combattimento è finito: { $how ->
    [abandoned] { $you ->
        [loser] lo abbandoni, vittoria { DI($winner) }.
        [winner] { $loser } lo abbandona, vinci tu.
       *[other] { $loser } lo abbandona, vittoria { DI($winner) }.
    }
    [scapegoat] { $you ->
        [loser] il Capro espiatorio ti tira fuori, vittoria { DI($winner) }.
        [winner] il Capro espiatorio tira fuori { $loser }, vinci tu.
       *[other] il Capro espiatorio tira fuori { $loser }, vittoria { DI($winner) }.
    }
   *[beaten] { $you ->
        [winner] vinci tu contro { $loser }.
        [loser] vittoria { DI($winner) } su di te.
       *[other] vittoria { DI($winner) } su { $loser }.
    }
}
animalcatraz-journal-drew-after-fight = { $you ->
    [inmate] Dopo il combattimento peschi nella tua cella
   *[other] Dopo il combattimento { $inmate } pesca nella sua cella
} { $card ->
    [none] una carta.
   *[other] «{ $card }».
}
animalcatraz-journal-bet-placed = { $you ->
    [inmate] Scommetti
   *[other] { $inmate } scommette
} { $on_attacker ->
    [yes] { $theft ->
        [yes] sul ladro
       *[no] sull’attaccante
    }
   *[no] { $theft ->
        [yes] contro il ladro
       *[no] contro l’attaccante
    }
}.
animalcatraz-journal-bet-settled = { $right ->
    [yes] { $you ->
        [inmate] Vinci
       *[other] { $inmate } vince
    } la scommessa.
   *[no] { $you ->
        [inmate] Perdi
       *[other] { $inmate } perde
    } la scommessa.
}
animalcatraz-journal-bet-card = { $to_cell ->
    [yes] { $you ->
        [inmate] Metti nella tua cella
       *[other] { $inmate } mette nella sua cella
    } { $card ->
        [none] la carta vinta.
       *[other] «{ $card }».
    }
   *[no] { $you ->
        [inmate] Intaschi
       *[other] { $inmate } intasca
    } { $card ->
        [none] la carta vinta.
       *[other] «{ $card }».
    }
}

animalcatraz-journal-invited = { $you ->
    [inmate] Inviti
   *[other] { $inmate } invita
}: { $gangsters }.
animalcatraz-journal-moved-in = { CAP(IL($gangster)) } va nella cella libera { $spare } { DI(IL($wing)) }.
animalcatraz-journal-tried-to-recruit = { $success ->
    [yes] { $you ->
        [inmate] Convinci
       *[other] { $inmate } convince
    } { IL($gangster) }: dadi { $dice }, totale { $total } contro { $target }.
   *[no] { $you ->
        [inmate] Non riesci
       *[other] { $inmate } non riesce
    } a reclutare { IL($gangster) }: dadi { $dice }, totale { $total } contro { $target }.
}
animalcatraz-journal-paid-for-gangster = { $you ->
    [inmate] Paghi
   *[other] { $inmate } paga
} con «{ $card }».
animalcatraz-journal-recruited = { CAP(IL($gangster)) } si unisce { $you ->
    [inmate] a te
   *[other] { A($inmate) }
}.
animalcatraz-journal-came-with = Con il gangster arriva una carta per { $you ->
    [inmate] te
   *[other] { $inmate }
}: «{ $card }».
animalcatraz-journal-gangster-discarded = { CAP(IL($gangster)) } { $you ->
    [inmate] ti lascia
   *[other] lascia { $inmate }
}.
animalcatraz-journal-pushed = { $you ->
    [inmate] Spingi { $victim }
    [victim] { $inmate } ti spinge
   *[other] { $inmate } spinge { $victim }
} { IN(IL($place)) }.
animalcatraz-journal-guard-placed = { $you ->
    [inmate] Sposti
   *[other] { $inmate } sposta
} { IL($guard) } sulla lettera { $letter }.
animalcatraz-journal-trained-in-cell = { $you ->
    [inmate] Ti alleni nella tua cella.
   *[other] { $inmate } si allena nella sua cella.
}
animalcatraz-journal-tormented = { $you ->
    [inmate] Tormenti { $victim }.
    [victim] { $inmate } ti tormenta.
   *[other] { $inmate } tormenta { $victim }.
}
animalcatraz-journal-warden-taken = { $you ->
    [inmate] Ora possiedi
   *[other] { $inmate } ora possiede
} il Direttore.

animalcatraz-journal-began = La prigione è pronta. Celle: { $cells }. Guardie: { $guards }.{ $warden ->
    [none] {""}
   *[other] {" "}Il Direttore è { IN(IL($warden)) }.
}
animalcatraz-journal-inmate-taken = { $you ->
    [seat] Giochi
   *[other] { $seat } gioca
} con { $inmate }.
animalcatraz-journal-taken-over = { $you ->
    [seat] Lasci
   *[other] { $seat } lascia
} il tavolo; ora { $inmate ->
    [none] { $you ->
        [partner] giochi
       *[other] { $partner } gioca
    } per entrambi.
   *[other] { $you ->
        [partner] giochi
       *[other] { $partner } gioca
    } anche con { $inmate }.
}
animalcatraz-journal-contraband-drawn = { CAP($rival) }: { $card ->
    [none] una carta
   *[other] «{ $card }»
} passa dalla sedia { A(IL($cell)) }.
animalcatraz-journal-round-began = Giorno { $day }, comincia il turno { $round }.
animalcatraz-journal-toothbrush = Lo spazzolino va { $you ->
    [rival] a te
   *[other] { A($rival) }
}.
animalcatraz-journal-tie-rolled = { CAP($rival) }, per lo spareggio: dadi { $dice }.
animalcatraz-journal-guards-moved = { $arrow ->
    [yes] Le guardie avanzano di una stanza, sulla lettera { $letter }.
   *[no] Le guardie vanno sulla lettera { $letter }.
}
animalcatraz-journal-warden-moved = Dadi { $dice }: il Direttore ora è { IN(IL($room)) }.
animalcatraz-journal-trafficked = { $you ->
    [inmate] Il tuo Trafficante
   *[other] Il Trafficante di { $inmate }
} fa { $die }; carte in più: { $count }.
animalcatraz-journal-event-turned = Nuovo Evento: { $event_card }.
animalcatraz-journal-took-part = { $you ->
    [inmate] Partecipi
   *[other] { $inmate } partecipa
} all’Evento: { $event_card }.
animalcatraz-journal-event-roll = { $you ->
    [inmate] Tiri
   *[other] { $inmate } tira
} per l’Evento: dadi { $dice }, totale { $total } contro { $target }.
animalcatraz-journal-cell-card-lost = { CAP($rival) }: { $card ->
    [none] una carta
   *[other] «{ $card }»
} sparisce { DA(IL($cell)) }.
animalcatraz-journal-sent-to-hole = { $you ->
    [inmate] Finisci
   *[other] { $inmate } finisce
} nella Buca; carte perse: { $cards }.
animalcatraz-journal-left-hole = { $you ->
    [inmate] Esci
   *[other] { $inmate } esce
} dalla Buca.
animalcatraz-journal-stood-up = { $you ->
    [inmate] Ti rialzi.
   *[other] { $inmate } si rialza.
}
animalcatraz-journal-toll-paid = { $you ->
    [inmate] Paghi
    [to] { $inmate } ti paga
   *[other] { $inmate } paga
} { $card ->
    [none] una carta
   *[other] «{ $card }»
}{ $to ->
    [none] {" "}al Direttore.
   *[other] { $you ->
        [to] .
       *[other] {" "}{ A($to) }.
    }
}
animalcatraz-journal-cannot-pay = { $you ->
    [inmate] Non hai
   *[other] { $inmate } non ha
} niente per il Direttore.
animalcatraz-journal-turn-began = { $you ->
    [inmate] Tocca a te.
   *[other] Tocca { A($inmate) }.
}
animalcatraz-journal-turn-ended = { $you ->
    [inmate] Hai finito la tua giocata.
   *[other] { $inmate } ha finito la sua giocata.
}
animalcatraz-journal-night-fell = Cala la notte: finisce il giorno { $day }.
animalcatraz-journal-trash-tag-given = { $you ->
    [giver] Dai un Trash Tag { A($rival) }.
    [rival] { CAP($giver) }: un Trash Tag per te.
   *[other] { CAP($giver) }: un Trash Tag per { $rival }.
}
animalcatraz-journal-riot-began = { $last ->
    [yes] Scoppia l’ultima Rivolta { IN(IL($room)) }.
   *[no] Scoppia una Rivolta { IN(IL($room)) }.
}
animalcatraz-journal-riot-won = { $you ->
    [rival] Vinci la Rivolta.
   *[other] La Rivolta è vinta da { $rival }.
}
animalcatraz-journal-won = La partita è finita. Vittoria: { $rival }.

animalcatraz-journal-charmed = { CAP(IL($gangster)) } { $you ->
    [inmate] ammalia { $victim } per te
    [victim] ti ammalia per { $inmate }
   *[other] ammalia { $victim } per { $inmate }
}: dado { $die }, Azioni perse: { $actions }.
animalcatraz-journal-peeked = { $you ->
    [inmate] Guardi
   *[other] { $inmate } guarda
} { $zone ->
    [carried] { $you ->
        [victim] una carta che hai addosso
       *[other] una carta che { $victim } ha addosso
    }
    [crimes] { $you ->
        [victim] una tua carta Crimine
       *[other] una carta Crimine di { $victim }
    }
   *[plan] { $you ->
        [victim] il tuo piano d’evasione
       *[other] il piano d’evasione di { $victim }
    }
}{ $seen ->
    [none] .
   *[other] : «{ $seen }».
}
animalcatraz-journal-ability-copied = { $you ->
    [inmate] Il tuo Truffatore
   *[other] Il Truffatore di { $inmate }
} copia { IL($gangster) }.
animalcatraz-journal-cell-blown = { $you ->
    [inmate] Fai
   *[other] { $inmate } fa
} saltare la Cella { $cell }: dado { $die }, carte distrutte: { $cards }.
animalcatraz-journal-dealt = { CAP(IL($gangster)) } { $you ->
    [inmate] ti rifornisce
   *[other] rifornisce { $inmate }
}: dado { $die }, { $success ->
    [yes] funziona.
   *[no] niente.
}
animalcatraz-journal-scavenged = { $you ->
    [inmate] Rovisti
   *[other] { $inmate } rovista
}: dado { $die }, carte trovate: { $cards }.
animalcatraz-journal-scavenged-card = { $you ->
    [inmate] Hai
   *[other] { $inmate } ha
} trovato «{ $card }».
animalcatraz-journal-courier-sent = { $you ->
    [inmate] Mandi
   *[other] { $inmate } manda
} { IL($gangster) } a fare una commissione.

animalcatraz-journal-icon-used = { $you ->
    [inmate] Usi
   *[other] { $inmate } usa
} «{ $icon }» { IN(IL($room)) }.
animalcatraz-journal-drew = { $you ->
    [inmate] Peschi
   *[other] { $inmate } pesca
} { $card ->
    [none] una carta
   *[other] «{ $card }»
} dalla sedia.
animalcatraz-journal-took-from-pile = { $you ->
    [inmate] Prendi
   *[other] { $inmate } prende
} { $card ->
    [none] una carta
   *[other] «{ $card }»
} dal mucchio dell’infermeria.
animalcatraz-journal-discarded = { $you ->
    [inmate] Scarti
   *[other] { $inmate } scarta
} { $card ->
    [none] una carta.
   *[other] «{ $card }».
}
animalcatraz-journal-discarded-from-cell = { CAP($rival) }: { $card ->
    [none] una carta in cella è scartata.
   *[other] la carta in cella «{ $card }» è scartata.
}
animalcatraz-journal-shifted = { $swapped ->
    [yes] { $you ->
        [inmate] Scambi
       *[other] { $inmate } scambia
    } { $card ->
        [none] due carte
       *[other] «{ $card }» e «{ $back }»
    }: { $source } ↔ { $goal }.
   *[no] { $you ->
        [inmate] Sposti
       *[other] { $inmate } sposta
    } { $card ->
        [none] una carta
       *[other] «{ $card }»
    }: { $source } → { $goal }.
}
animalcatraz-journal-gangsters-exchanged = { $you ->
    [giver] Affidi { IL($gangster) } { A($taker) }
    [taker] { $giver } ti affida { IL($gangster) }
   *[other] { $giver } affida { IL($gangster) } { A($taker) }
}{ $back ->
    [none] .
   *[other] {" "}in cambio { DI(IL($back)) }.
}
animalcatraz-journal-placed = { $you ->
    [inmate] Piazzi
   *[other] { $inmate } piazza
} il potenziamento «{ $card }»{ $old ->
    [none] .
   *[other] {" "}al posto di «{ $old }».
}
animalcatraz-journal-consumed = { $you ->
    [inmate] Consumi
   *[other] { $inmate } consuma
} «{ $card }».
animalcatraz-journal-looked-through = { $you ->
    [inmate] Guardi
   *[other] { $inmate } guarda
} nel mazzo { DI(IL($room)) }{ $items ->
    [none] ; oggetti presenti: { $count }.
   *[other] : { $items }.
}
animalcatraz-journal-paid = { $you ->
    [inmate] Dai
   *[other] { $inmate } dà
} «{ $card }».
animalcatraz-journal-traded = { $you ->
    [inmate] Prendi
   *[other] { $inmate } prende
} dal mazzo { DI(IL($room)) }: { $items ->
    [none] { $count ->
        [0] niente.
        [one] un oggetto.
       *[other] { $count } oggetti.
    }
   *[other] { $items }.
}
animalcatraz-journal-theft-rolled = { $cell ->
    [none] { $success ->
        [yes] { $you ->
            [thief] Borseggi { $victim }
            [victim] { CAP(IL($thief)) } ti borseggia
            [inmate] Per te { IL($thief) } borseggia { $victim }
           *[other] { CAP(IL($thief)) } borseggia { $victim }
        }
       *[no] { $you ->
            [thief] Non riesci a borseggiare { $victim }
            [victim] { CAP(IL($thief)) } non riesce a borseggiarti
            [inmate] Per te { IL($thief) } non riesce a borseggiare { $victim }
           *[other] { CAP(IL($thief)) } non riesce a borseggiare { $victim }
        }
    }
   *[other] { $success ->
        [yes] { $you ->
            [thief] Rubi
            [inmate] Per te { IL($thief) } ruba
           *[other] { CAP(IL($thief)) } ruba
        } nella Cella { $cell }
       *[no] { $you ->
            [thief] Non riesci
            [inmate] Per te { IL($thief) } non riesce
           *[other] { CAP(IL($thief)) } non riesce
        } a rubare nella Cella { $cell }
    }
}: { $total } contro { $against } (dadi { $dice } e { $against_dice }).
animalcatraz-journal-second-theft = { CAP(IL($thief)) } { $success ->
    [yes] ottiene
   *[no] non ottiene
} una seconda carta per { $you ->
    [inmate] te
   *[other] { $inmate }
}: dadi { $dice }, { $total } contro { $against }.
animalcatraz-journal-stole = { $you ->
    [inmate] Rubi
    [victim] { $inmate } ti ruba
   *[other] { $inmate } ruba
} { $card ->
    [none] una carta
   *[other] «{ $card }»
}{ $you ->
    [victim] .
   *[other] {" "}{ A($victim) }.
}
animalcatraz-journal-saw-two = { $you ->
    [inmate] Guardi due carte e ne tieni
   *[other] { $inmate } guarda due carte e ne tiene
} una{ $cards ->
    [none] .
   *[other] : { $cards }.
}
animalcatraz-journal-trap-drawn = { $you ->
    [inmate] Hai
   *[other] { $inmate } ha
} pescato una trappola: «{ $card }».

animalcatraz-journal-corruption-tried = { $success ->
    [yes] { $you ->
        [inmate] Corrompi
       *[other] { $inmate } corrompe
    } { IL($guard) }
   *[no] { $you ->
        [inmate] Non riesci
       *[other] { $inmate } non riesce
    } a corrompere { IL($guard) }
}{ $bribe ->
    [none] {""}
   *[other] {" "}con «{ $bribe }»
}: dadi { $dice }, totale { $total } contro { $needed }.
animalcatraz-journal-crime-drawn = { $you ->
    [inmate] Peschi
   *[other] { $inmate } pesca
} { $crime ->
    [none] una carta Crimine.
   *[other] il Crimine «{ $crime }».
}
animalcatraz-journal-crime-given-up = { $you ->
    [inmate] Cedi
   *[other] { $inmate } cede
} { $crime ->
    [none] una carta Crimine.
   *[other] il Crimine «{ $crime }».
}
animalcatraz-journal-crime-completed = { $you ->
    [inmate] Compi
   *[other] { $inmate } compie
} il Crimine «{ $crime }»{ $points ->
    [none] .
   *[other] ; punti Crimine: { $points }.
}
animalcatraz-journal-tag-placed = { CAP($rival) }: gettone gang sul turno { $round }{ $replaced ->
    [none] .
   *[other] , al posto di quello { $you ->
        [replaced] tuo
       *[other] di { $replaced }
    }.
}
animalcatraz-journal-tag-lifted = { CAP($rival) }: gettone gang tolto dal turno { $round }.
animalcatraz-journal-wing-claimed = { CAP($rival) }: { IL($wing) } è conquistata.
animalcatraz-journal-wing-lost = { CAP($rival) }: { IL($wing) } è persa.
animalcatraz-journal-card-put = { $you ->
    [inmate] Metti
   *[other] { $inmate } mette
} { $card ->
    [none] una carta
   *[other] «{ $card }»
} nella cella libera { $spare } { DI(IL($wing)) }.
animalcatraz-journal-spare-taken = { $you ->
    [inmate] Prendi
   *[other] { $inmate } prende
} «{ $card }» dalla cella libera { $spare } { DI(IL($wing)) }.
animalcatraz-journal-plan-drawn = { $exchanged ->
    [yes] { $plan ->
        [none] { $you ->
            [inmate] Cambi
           *[other] { $inmate } cambia
        } piano d’evasione.
       *[other] { $you ->
            [inmate] Cambi piano d’evasione e ottieni
           *[other] { $inmate } cambia piano d’evasione e ottiene
        } «{ $plan }».
    }
   *[no] { $you ->
        [inmate] Peschi
       *[other] { $inmate } pesca
    } { $plan ->
        [none] un piano d’evasione.
       *[other] il piano d’evasione «{ $plan }».
    }
}
animalcatraz-journal-plan-revealed = { CAP($rival) }: il piano d’evasione è «{ $plan }».
animalcatraz-journal-tool-secured = { $you ->
    [inmate] Metti
   *[other] { $inmate } mette
} al sicuro «{ $card }».
animalcatraz-journal-tool-dropped = { CAP($rival) }: l’attrezzo «{ $card }» va alla sedia.
animalcatraz-journal-tool-shown = { $you ->
    [inmate] Mostri
   *[other] { $inmate } mostra
} l’attrezzo «{ $card }».
animalcatraz-journal-lock-tried = { $success ->
    [yes] { $you ->
        [inmate] Apri
       *[other] { $inmate } apre
    }
   *[no] { $you ->
        [inmate] Non apri
       *[other] { $inmate } non apre
    }
} { $lock ->
    [red] il lucchetto rosso
   *[green] il lucchetto verde
}: dadi { $dice }, totale { $total } contro { $needed }.
animalcatraz-journal-escape-failed = { $you ->
    [inmate] La tua evasione fallisce
   *[other] L’evasione di { $inmate } fallisce
}; carte perse: { $cards }.
animalcatraz-journal-escaped = { $you ->
    [inmate] Sei
   *[other] { $inmate } è
} fuori!
animalcatraz-journal-fugitive-card-turned = { $you ->
    [inmate] Sei
   *[other] { $inmate } è
} in fuga, mazzo { $deck }: «{ $card }».
animalcatraz-journal-guard-sacrificed = { CAP($rival) }: { IL($guard) } è { GENERE($guard) ->
    [f] sacrificata
   *[m] sacrificato
}; lucchetti { $shift }.
animalcatraz-journal-fugitive-passed = { $you ->
    [inmate] Hai
   *[other] { $inmate } ha
} passato il mazzo { $deck }.

## Rifiuti

animalcatraz-refusal-no-actions = Non restano abbastanza Azioni per questo.
animalcatraz-refusal-icon-blocked = Una guardia sta su quell’icona.
animalcatraz-refusal-icon-used = Il tuo detenuto ha già usato quell’icona in questo turno.
animalcatraz-refusal-not-adjacent = Quella stanza non è adiacente a questa.
animalcatraz-refusal-door-blocked = Una guardia blocca quella porta del Cortile.
animalcatraz-refusal-closed-room = Il tuo detenuto non può entrarci.
animalcatraz-refusal-no-base = Non hai basi libere per un’altra guardia.
animalcatraz-refusal-own-guard = Quella guardia lavora già per te.
animalcatraz-refusal-no-guard-here = Qui non c’è nessuna guardia.
animalcatraz-refusal-nothing-to-steal = Non c’è niente da rubare.
animalcatraz-refusal-target-lying = Chi è a terra ferito si lascia in pace, e anche la sua cella.
animalcatraz-refusal-target-in-hole = Nessuno può essere raggiunto nella Buca.
animalcatraz-refusal-not-a-rival = Non è un tuo rivale.
animalcatraz-refusal-not-here = Da qui non è possibile.
animalcatraz-refusal-not-enough-value = Le carte non valgono abbastanza per questo.
animalcatraz-refusal-too-many-cards = Non c’è posto per così tante carte.
animalcatraz-refusal-ability-locked = Quella capacità non è sbloccata.
animalcatraz-refusal-no-deed = Quella capacità non si usa così: agisce da sola o attraverso un’icona.
animalcatraz-refusal-ability-blocked = È bloccato finché il detenuto è Primal.
animalcatraz-refusal-ability-used = È già stato usato in questo turno.
animalcatraz-refusal-cannot-act = Chi è a terra, nella Buca o fuori non agisce.
animalcatraz-refusal-no-such-card = Quella carta non è lì.
animalcatraz-refusal-wrong-card = Quella carta non serve a questo.
animalcatraz-refusal-already-primal = Il detenuto è già Primal.
animalcatraz-refusal-too-many-steps = Non restano passi gratuiti in questa giocata.
animalcatraz-refusal-no-gangster = Quel gangster non è lì.
animalcatraz-refusal-no-errand = Al momento Gary non ha commissioni da fare.
animalcatraz-refusal-nothing-to-put = Il tuo detenuto non ha addosso carte da mettere in una cella libera.
animalcatraz-refusal-spare-empty = Lì non c’è nessuna carta da prendere.
animalcatraz-refusal-no-partner = Non hai un compagno di squadra che possa subentrare; un bot può giocare al tuo posto.
animalcatraz-refusal-has-left = Hai lasciato questa partita; il tuo compagno di squadra continua.
animalcatraz-refusal-not-fulfilled = Le condizioni di questo Crimine non sono soddisfatte.
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
