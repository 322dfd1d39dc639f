### Animalcatraz: come si chiamano i luoghi, i valori e le carte, e che cosa fanno. Anche la pagina legge questo file.

animalcatraz-place-cell = la propria cella
animalcatraz-place-hole = la Buca
animalcatraz-place-outside = fuori
animalcatraz-stat-force = Forza
animalcatraz-stat-cunning = Astuzia
animalcatraz-card-of-room = { $card } ({ $room })

## Che cosa fanno le carte

animalcatraz-card-bribe = mazzetta { $bribe } per «{ $guard }», valore { $value }
animalcatraz-card-primal = fa diventare Primal, valore { $value }
animalcatraz-card-boost = { $effect }, valore { $value }
animalcatraz-card-goods = valore { $value }
animalcatraz-card-weapon = { $once ->
    [yes] arma +{ $attack }, danno { $damage }, monouso, valore { $value }
   *[no] arma +{ $attack }, danno { $damage }, valore { $value }
}
animalcatraz-card-tool = { $lock ->
    [red] attrezzo +{ $help } rosso per «{ $plan }», valore { $value }
   *[green] attrezzo +{ $help } verde per «{ $plan }», valore { $value }
}
animalcatraz-card-armour = armatura { $force }, rompe l’arma, valore { $value }
animalcatraz-card-trap = trappola da cella, valore { $value }
animalcatraz-card-inmate-upgrade = potenziamento del detenuto: { $effect }, valore { $value }
animalcatraz-card-cell-upgrade = potenziamento della cella: { $effect }, valore { $value }

animalcatraz-effect-trade = comprare oggetti del mazzo di questa stanza con le tue carte
animalcatraz-effect-attack-steal = lottare con qualcuno qui, borseggiarlo, o derubare la cella dell’ala
animalcatraz-effect-work = prendere { $n } carte dalla sedia elettrica
animalcatraz-effect-invite = far venire gangster in prigione, nelle partite Avanzate
animalcatraz-effect-cellblock-recruit = mettere carte nelle celle libere della tua ala per conquistarla; reclutare un gangster nelle partite Avanzate
animalcatraz-effect-escape = pescare un piano d’evasione, mettere al sicuro i suoi attrezzi, o tentare l’uscita
animalcatraz-effect-draw-crime = pescare una carta Crimine: un obiettivo segreto che porta Reputazione
animalcatraz-effect-gain-notch = { $stat } +{ $n }
animalcatraz-effect-lose-notch = { $stat } -{ $n }
animalcatraz-effect-gain-rep = Reputazione +{ $n }
animalcatraz-effect-gain-actions = Azioni +{ $n }, Astuzia -{ $cunning }
animalcatraz-effect-draw-chair = { $n ->
    [one] ogni rivale pesca 1 carta dalla sedia nella propria cella
   *[other] ogni rivale pesca { $n } carte dalla sedia nella propria cella
}
animalcatraz-effect-lose-cell-item = { $n ->
    [one] ogni rivale perde 1 carta in cella a caso
   *[other] ogni rivale perde { $n } carte in cella a caso
}
animalcatraz-effect-become-primal = { $cost_at ->
    [end] fa diventare Primal; Astuzia -{ $cunning } alla fine
   *[start] fa diventare Primal; Astuzia -{ $cunning }
}
animalcatraz-effect-roll = { $stat } + 2 dadi raggiungono { $target }: { $success }
animalcatraz-effect-visit = esserci nella propria giocata, o si va nella Buca
animalcatraz-effect-corruption-shift = livelli di corruzione cambiati di { $n }
animalcatraz-effect-icon-unguarded = nessuna guardia blocca: { $icon }
animalcatraz-effect-riot = { $rule ->
    [combine_two_weapons] ultima Rivolta: si possono combinare due armi
    [no_weapons] ultima Rivolta: niente armi
    [free_primal] ultima Rivolta: diventare Primal per Astuzia -{ $cunning }
   *[best_stat] ultima Rivolta: i detenuti combattono con la migliore tra Forza e Astuzia
}
animalcatraz-effect-notch-bonus = { $on ->
    [study] lo Studio dà { $stat } +{ $n } in più
    [weights] i Pesi danno { $stat } +{ $n } in più
    [chess] gli Scacchi danno { $stat } +{ $n } in più
    [eat] il Bis dà { $stat } +{ $n } in più
   *[night] di notte allenare { $stat } dà +{ $n } in più
}
animalcatraz-effect-roll-bonus = { $on ->
    [steal] furti +{ $n }
    [corrupt] corruzione +{ $n }
   *[cell_defence] difesa della cella +{ $n }
}
animalcatraz-effect-cancel-weapon-damage = nessuna Azione persa per un’arma

animalcatraz-need-with = { $need }, con { $count } gangster del tipo { $type }
animalcatraz-inmate = { $name }: Forza { $force }, Astuzia { $cunning }. 1: { $first }. 2: { $second }.
animalcatraz-plan = { $tools ->
    [none] { $name } (rosso { $red }, verde { $green })
   *[other] { $name } (rosso { $red }, verde { $green }; { $tools })
}
animalcatraz-fugitive = { $red ->
    [0] { $name } (verde { $green })
   *[other] { $green ->
        [0] { $name } (rosso { $red })
       *[other] { $name } (rosso { $red }, verde { $green })
    }
}
animalcatraz-crime = { $name } (Reputazione +{ $rep }): { $need }
animalcatraz-effect-steal-ok = { $mode ->
    [cell] { $rooms ->
        [none] rubare in una cella
       *[other] rubare in una cella, luoghi: { $rooms }
    }
    [pickpocket] { $rooms ->
        [none] borseggiare
       *[other] borseggiare, luoghi: { $rooms }
    }
   *[any] { $rooms ->
        [none] riuscire in un furto
       *[other] riuscire in un furto, luoghi: { $rooms }
    }
}
animalcatraz-effect-fight-won = { $rooms ->
    [none] vincere un combattimento
   *[other] vincere un combattimento, luoghi: { $rooms }
}
animalcatraz-effect-guards-owned = avere { $n } guardie
animalcatraz-effect-guard-corrupted = corrompere «{ $guard }»
animalcatraz-effect-discard-value = scartare carte addosso per un valore di { $value }, luogo: { $room }
animalcatraz-effect-carrying = { $item_kind ->
    [weapon] avere addosso { $n } armi nella propria cella
    [tool] avere addosso { $n } attrezzi nella propria cella
    [armour] avere addosso { $n } armature nella propria cella
    [trap] avere addosso { $n } trappole nella propria cella
   *[other] avere addosso { $n } potenziamenti nella propria cella
}
animalcatraz-effect-discard-item = accanto a un rivale, luogo: { $room }, scartare una carta tra { $items }; il rivale subisce { $then }
animalcatraz-effect-took-from-pile = prendere { $n } carte dal mucchio dell’infermeria con un Lavoro
animalcatraz-effect-wing-king = essere Re del blocco
animalcatraz-effect-gangster-at = esserci con { $n } dei tuoi gangster: { $room }
animalcatraz-effect-turned-primal = diventare Primal
animalcatraz-effect-turn-ended = finirci la propria giocata: { $room }
animalcatraz-effect-gangster-injured = { $n ->
    [one] ferire un gangster rivale in combattimento
   *[other] ferire { $n } gangster rivali in combattimento
}

animalcatraz-effect-steal-again = ruba con Astuzia { $cunning }, e forse una seconda carta
animalcatraz-effect-steal-best-of-two = ruba con Astuzia { $cunning } e tiene una carta su due
animalcatraz-effect-charm = un rivale nella stanza perde Azioni secondo il dado: { $table }
animalcatraz-effect-peek = guarda una carta nascosta di un rivale nella stanza
animalcatraz-effect-copy-ability = copia un gangster di un rivale nella stanza
animalcatraz-effect-sacrifice = si prende la colpa: per la Buca, o per lasciare un combattimento
animalcatraz-effect-blow-cell = { $actions ->
    [one] fa saltare la cella di un rivale; con { $injure_on } il tuo detenuto è ferito e perde 1 Azione
   *[other] fa saltare la cella di un rivale; con { $injure_on } il tuo detenuto è ferito e perde { $actions } Azioni
}
animalcatraz-effect-crush = disarmato, batte un detenuto di { $margin } o più: la sua { $stat } -{ $n }
animalcatraz-effect-reroll = tira di nuovo una volta a combattimento
animalcatraz-effect-deal-primal = { $cost ->
    [one] per 1 Azione il tuo detenuto diventa Primal, Astuzia -{ $cunning }; niente con { $dry }
   *[other] per { $cost } Azioni il tuo detenuto diventa Primal, Astuzia -{ $cunning }; niente con { $dry }
}
animalcatraz-effect-remote = per { $cost } Azioni, da ovunque: scambiare, mettere al sicuro, corrompere o pescare un Crimine
animalcatraz-effect-extra-contraband = nei turni { $rounds } altro contrabbando secondo il dado: { $table }
animalcatraz-effect-scavenge = { $cost ->
    [one] per 1 Azione, carte dal fondo della sedia secondo il dado: { $table }
   *[other] per { $cost } Azioni, carte dal fondo della sedia secondo il dado: { $table }
}
animalcatraz-effect-bleed = chi perde contro di lui subisce { $stat } -{ $n } a ogni giocata fino a: { $cured_in }
animalcatraz-effect-extra-die = aggiunge { $n } dado in un combattimento

animalcatraz-effect-push = spingere un rivale in una stanza vicina, { $cost } Azione, una volta a turno
animalcatraz-effect-push-hurt = il detenuto spinto subisce { $stat } -{ $n }
animalcatraz-effect-bet = scommettere su combattimenti e furti; se giusto, { $n } carta dalla sedia nella cella
animalcatraz-effect-bet-to-carried = o tra le carte addosso
animalcatraz-effect-two-weapons = { $cap ->
    [99] usare due armi in combattimento
   *[other] usare due armi in combattimento, insieme +{ $cap } al massimo
}
animalcatraz-effect-break-weapon = battuto con un’arma per meno di { $margin }: l’arma è scartata
animalcatraz-effect-hurt-winner = battuto con un’arma per meno di { $margin }: il vincitore subisce { $stat } -{ $n }
animalcatraz-effect-cell-training = nella cella, { $cost } Azione, una volta a turno: { $stat } +{ $n }
animalcatraz-effect-feast = dopo un combattimento vinto { $stat } +{ $n }, e -{ $n } al detenuto battuto
animalcatraz-effect-no-cunning-cost = Droga PRIMAL e Boost non costano Astuzia
animalcatraz-effect-cunning-instead = Astuzia +{ $primal } con la Droga PRIMAL, +{ $boost } con un Boost
animalcatraz-effect-place-guard = { $owned ->
    [yes] spostare qualsiasi guardia della stanza su una lettera a scelta
   *[no] spostare una guardia non corrotta della stanza su una lettera a scelta
}
animalcatraz-effect-trap-rep = una tua trappola porta Reputazione +{ $n }
animalcatraz-effect-trap-immune = le trappole non fanno nulla: invece { $stat } +{ $n }
animalcatraz-effect-unsettle = un rivale meno astuto che entra perde { $actions } Azione
animalcatraz-effect-unsettle-more = e subisce { $stat } -{ $n }
animalcatraz-effect-warden-immune = le regole del Direttore non valgono
animalcatraz-effect-warden-owner = con una base libera, possiede il Direttore
animalcatraz-effect-torment-win = batte un detenuto con un’arma: { $stat } +{ $n }, e -{ $n } al battuto
animalcatraz-effect-torment-lying = un rivale a terra ferito in quest’ala subisce { $stat } -{ $n }
animalcatraz-effect-free-attack = attaccare non costa Azioni
animalcatraz-effect-fight-draw = dopo ogni combattimento { $n } carta dalla sedia nella cella
