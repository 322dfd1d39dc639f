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
animalcatraz-card-inmate-upgrade = potenziamento detenuto: { $effect }, valore { $value }
animalcatraz-card-cell-upgrade = potenziamento cella: { $effect }, valore { $value }

animalcatraz-effect-trade = comprare oggetti del mazzo di questa stanza con le tue carte
animalcatraz-effect-attack-steal = attaccare qualcuno qui, borseggiarlo, o rubare nella cella dell’ala
animalcatraz-effect-work = prendere { $n } carte dalla sedia elettrica
animalcatraz-effect-invite = far venire gangster in prigione, nelle partite Avanzate
animalcatraz-effect-cellblock-recruit = mettere carte nelle celle libere della tua ala per conquistarla; reclutare un gangster nelle partite Avanzate
animalcatraz-effect-escape = pescare un piano d’evasione, mettere al sicuro i suoi attrezzi, o tentare l’evasione
animalcatraz-effect-draw-crime = pescare una carta Crimine: un obiettivo segreto che porta Reputazione
animalcatraz-effect-gain-notch = { $n ->
    [one] +{ $n } tacca di { $stat }
   *[other] +{ $n } tacche di { $stat }
}
animalcatraz-effect-lose-notch = { $n ->
    [one] -{ $n } tacca di { $stat }
   *[other] -{ $n } tacche di { $stat }
}
animalcatraz-effect-gain-rep = +{ $n } Reputazione
animalcatraz-effect-gain-actions = { $cunning ->
    [one] Azioni +{ $n }, ma -{ $cunning } tacca di Astuzia
   *[other] Azioni +{ $n }, ma -{ $cunning } tacche di Astuzia
}
animalcatraz-effect-draw-chair = { $n ->
    [one] ogni rivale riceve in cella 1 carta dalla sedia
   *[other] ogni rivale riceve in cella { $n } carte dalla sedia
}
animalcatraz-effect-lose-cell-item = { $n ->
    [one] ogni rivale perde a caso 1 carta della sua cella
   *[other] ogni rivale perde a caso { $n } carte della sua cella
}
animalcatraz-effect-become-primal = { $cost_at ->
    [end] fa diventare Primal; { $cunning ->
        [one] -{ $cunning } tacca di Astuzia alla fine
       *[other] -{ $cunning } tacche di Astuzia alla fine
    }
   *[start] fa diventare Primal; { $cunning ->
        [one] -{ $cunning } tacca di Astuzia
       *[other] -{ $cunning } tacche di Astuzia
    }
}
animalcatraz-effect-roll = se { $stat } + 2 dadi raggiungono { $target }: { $success }
animalcatraz-effect-visit = esserci nella propria giocata, altrimenti si finisce nella Buca
animalcatraz-effect-corruption-shift = livelli di corruzione cambiati di { $n }
animalcatraz-effect-icon-unguarded = nessuna guardia blocca l’icona { $icon }
animalcatraz-effect-riot = { $rule ->
    [combine_two_weapons] ultima Rivolta: si possono combinare due armi
    [no_weapons] ultima Rivolta: niente armi
    [free_primal] ultima Rivolta: diventare Primal per { $cunning ->
        [one] { $cunning } tacca di Astuzia
       *[other] { $cunning } tacche di Astuzia
    }
   *[best_stat] ultima Rivolta: i detenuti combattono con la più alta fra Forza e Astuzia
}
animalcatraz-effect-notch-bonus = { $on ->
    [study] lo Studio dà { $n ->
        [one] { $n } tacca di { $stat } in più
       *[other] { $n } tacche di { $stat } in più
    }
    [weights] i Pesi danno { $n ->
        [one] { $n } tacca di { $stat } in più
       *[other] { $n } tacche di { $stat } in più
    }
    [chess] gli Scacchi danno { $n ->
        [one] { $n } tacca di { $stat } in più
       *[other] { $n } tacche di { $stat } in più
    }
    [eat] il Bis in mensa dà { $n ->
        [one] { $n } tacca di { $stat } in più
       *[other] { $n } tacche di { $stat } in più
    }
   *[night] l’allenamento notturno dà { $n ->
        [one] { $n } tacca di { $stat } in più
       *[other] { $n } tacche di { $stat } in più
    }
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
animalcatraz-crime = { $name } (+{ $rep } Reputazione): { $need }
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
    [weapon] essere nella propria cella con { $n } armi addosso
    [tool] essere nella propria cella con { $n } attrezzi addosso
    [armour] essere nella propria cella con { $n } armature addosso
    [trap] essere nella propria cella con { $n } trappole da cella addosso
   *[other] essere nella propria cella con { $n } potenziamenti addosso
}
animalcatraz-effect-discard-item = con un rivale nella stanza, luogo: { $room }, scartare una carta tra { $items }; per il rivale: { $then }
animalcatraz-effect-took-from-pile = prendere { $n } carte dal mucchio dell’infermeria con un solo Lavoro
animalcatraz-effect-wing-king = essere Re del blocco
animalcatraz-effect-gangster-at = essere in questo luogo con { $n } dei tuoi gangster: { $room }
animalcatraz-effect-turned-primal = diventare Primal
animalcatraz-effect-turn-ended = finire la propria giocata in questo luogo: { $room }
animalcatraz-effect-gangster-injured = { $n ->
    [one] ferire un gangster rivale in combattimento
   *[other] ferire { $n } gangster rivali in combattimento
}

animalcatraz-effect-steal-again = ruba con Astuzia { $cunning }, e forse una seconda carta
animalcatraz-effect-steal-best-of-two = ruba con Astuzia { $cunning }, pesca due carte e ne tiene una
animalcatraz-effect-charm = un rivale nella stanza perde Azioni, secondo il dado: { $table }
animalcatraz-effect-peek = guarda una carta nascosta di un rivale nella stanza
animalcatraz-effect-copy-ability = copia un gangster di un rivale nella stanza
animalcatraz-effect-sacrifice = si prende la colpa: al posto della Buca, o per abbandonare un combattimento
animalcatraz-effect-blow-cell = { $actions ->
    [one] fa saltare la cella di un rivale; con { $injure_on } il tuo detenuto è ferito e perde 1 Azione
   *[other] fa saltare la cella di un rivale; con { $injure_on } il tuo detenuto è ferito e perde { $actions } Azioni
}
animalcatraz-effect-crush = { $n ->
    [one] se batte da disarmato un detenuto di { $margin } o più, questi perde { $n } tacca di { $stat }
   *[other] se batte da disarmato un detenuto di { $margin } o più, questi perde { $n } tacche di { $stat }
}
animalcatraz-effect-reroll = tira di nuovo una volta a combattimento
animalcatraz-effect-deal-primal = { $cost ->
    [one] per 1 Azione
   *[other] per { $cost } Azioni
} il tuo detenuto diventa Primal e perde { $cunning ->
    [one] { $cunning } tacca
   *[other] { $cunning } tacche
} di Astuzia; niente con { $dry }
animalcatraz-effect-remote = per { $cost } Azioni, ovunque sia il tuo detenuto: scambiare, mettere al sicuro un attrezzo, corrompere o pescare un Crimine
animalcatraz-effect-extra-contraband = nei turni { $rounds }, altro contrabbando secondo il dado: { $table }
animalcatraz-effect-scavenge = { $cost ->
    [one] per 1 Azione, carte dalla coda della sedia secondo il dado: { $table }
   *[other] per { $cost } Azioni, carte dalla coda della sedia secondo il dado: { $table }
}
animalcatraz-effect-bleed = { $n ->
    [one] il detenuto che perde contro di lui perde { $n } tacca di { $stat } a ogni sua giocata, finché non arriva qui: { $cured_in }
   *[other] il detenuto che perde contro di lui perde { $n } tacche di { $stat } a ogni sua giocata, finché non arriva qui: { $cured_in }
}
animalcatraz-effect-extra-die = aggiunge { $n } dado ai tuoi tiri in un combattimento

animalcatraz-effect-push = spingere un rivale in una stanza adiacente, { $cost } Azione, una volta per turno
animalcatraz-effect-push-hurt = { $n ->
    [one] il detenuto spinto perde { $n } tacca di { $stat }
   *[other] il detenuto spinto perde { $n } tacche di { $stat }
}
animalcatraz-effect-bet = scommettere su combattimenti e furti; se indovina, { $n } carta dalla sedia nella cella
animalcatraz-effect-bet-to-carried = la carta vinta può andare anche fra gli oggetti addosso
animalcatraz-effect-two-weapons = { $cap ->
    [99] usare due armi in combattimento
   *[other] usare due armi in combattimento, insieme +{ $cap } al massimo
}
animalcatraz-effect-break-weapon = battuto con un’arma e meno di { $margin } di scarto: l’arma si scarta
animalcatraz-effect-hurt-winner = { $n ->
    [one] battuto con un’arma e meno di { $margin } di scarto: il vincitore perde { $n } tacca di { $stat }
   *[other] battuto con un’arma e meno di { $margin } di scarto: il vincitore perde { $n } tacche di { $stat }
}
animalcatraz-effect-cell-training = { $n ->
    [one] nella propria cella, { $cost } Azione, una volta per turno: +{ $n } tacca di { $stat }
   *[other] nella propria cella, { $cost } Azione, una volta per turno: +{ $n } tacche di { $stat }
}
animalcatraz-effect-feast = { $n ->
    [one] dopo un combattimento vinto, +{ $n } tacca di { $stat }, e una in meno al detenuto battuto
   *[other] dopo un combattimento vinto, +{ $n } tacche di { $stat }, e altrettante in meno al detenuto battuto
}
animalcatraz-effect-no-cunning-cost = la Droga PRIMAL e il Boost non costano Astuzia
animalcatraz-effect-cunning-instead = { $primal ->
    [one] +{ $primal } tacca di Astuzia
   *[other] +{ $primal } tacche di Astuzia
} con la Droga PRIMAL, { $boost ->
    [one] +{ $boost } tacca
   *[other] +{ $boost } tacche
} con un Boost
animalcatraz-effect-place-guard = { $owned ->
    [yes] spostare qualsiasi guardia della stanza su una lettera a scelta
   *[no] spostare una guardia non corrotta della stanza su una lettera a scelta
}
animalcatraz-effect-trap-rep = una sua trappola gli porta +{ $n } Reputazione
animalcatraz-effect-trap-immune = { $n ->
    [one] le trappole non gli fanno nulla: invece, +{ $n } tacca di { $stat }
   *[other] le trappole non gli fanno nulla: invece, +{ $n } tacche di { $stat }
}
animalcatraz-effect-unsettle = un rivale meno astuto che entra perde { $actions } Azione
animalcatraz-effect-unsettle-more = { $n ->
    [one] quel rivale perde anche { $n } tacca di { $stat }
   *[other] quel rivale perde anche { $n } tacche di { $stat }
}
animalcatraz-effect-warden-immune = le regole del Direttore non valgono per lui
animalcatraz-effect-warden-owner = con una base libera, possiede il Direttore
animalcatraz-effect-torment-win = { $n ->
    [one] se batte un detenuto con un’arma: +{ $n } tacca di { $stat }, e una in meno al battuto
   *[other] se batte un detenuto con un’arma: +{ $n } tacche di { $stat }, e altrettante in meno al battuto
}
animalcatraz-effect-torment-lying = { $n ->
    [one] un rivale a terra ferito in quest’ala perde { $n } tacca di { $stat }
   *[other] un rivale a terra ferito in quest’ala perde { $n } tacche di { $stat }
}
animalcatraz-effect-free-attack = attaccare non costa Azioni
animalcatraz-effect-fight-draw = dopo ogni combattimento, { $n } carta dalla sedia nella cella
