### Criminals (Crooks): nomi, scelte, giornale e rifiuti.

crooks-name = Criminals
crooks-about = Paga per guardare una pila, tieni uno Scagnozzo, mandalo contro un Bersaglio, scoperto o coperto; oppure lascia la partita per sempre.
crooks-hangout = { $letter } ({ $name })
crooks-target = { $number } ({ $name })
crooks-hidden-crook = uno Scagnozzo coperto
crooks-crook-of = { $crook } ({ $player })

## Scelte

crooks-action-pass = Passare: lasciare la partita per sempre
crooks-action-recruit = Reclutare al Covo { $hangout }
crooks-action-take = { $slot ->
    [0] Prendere la prima carta
    [1] Prendere la seconda carta
    [2] Prendere la terza carta
    [3] Prendere la quarta carta
   *[4] Prendere la quinta carta
}
crooks-action-place-up = Piazzare a faccia in su al Bersaglio { $target }
crooks-action-place-use = Piazzare a faccia in su al Bersaglio { $target } e usare l’abilità
crooks-action-place-down = Piazzare a faccia in giù al Bersaglio { $target }
crooks-action-move = Spostare i vecchi Scagnozzi al Bersaglio { $target }
crooks-action-hit = Eliminare gli Scagnozzi di { $seat }
crooks-action-spy-target = Spiare il Bersaglio { $target }
crooks-action-spy-hangout = Spiare il Covo { $hangout }

## Che cosa si sceglie adesso

crooks-ask-turn = Scegli un Covo dove reclutare, oppure passa.
crooks-ask-take = Prendi uno Scagnozzo della pila.
crooks-ask-place = { $able ->
    [yes] Piazza lo Scagnozzo a un Bersaglio: a faccia in su, a faccia in su con la sua abilità, o a faccia in giù.
   *[no] Piazza lo Scagnozzo a un Bersaglio: a faccia in su o a faccia in giù.
}
crooks-ask-swap = Scegli dove vanno i vecchi Scagnozzi.
crooks-ask-hit = Scegli di chi sono gli Scagnozzi che il Killer elimina.
crooks-ask-spy = Scegli il Bersaglio o il Covo che la Spia guarda.

## Giornale

crooks-journal-began = { $you ->
    [first] Gli Scagnozzi sono distribuiti. Cominci tu.
   *[other] Gli Scagnozzi sono distribuiti. Comincia { $first }.
}
crooks-journal-passed = { $forced ->
    [yes] { $you ->
        [seat] Devi passare e lasci la partita.
       *[other] { $seat } deve passare e lascia la partita.
    }
   *[no] { $you ->
        [seat] Passi e lasci la partita.
       *[other] { $seat } passa e lascia la partita.
    }
}
crooks-journal-recruited = { $you ->
    [seat] Paghi
   *[other] { $seat } paga
} { $price } $ per guardare nel Covo { $hangout }.
crooks-journal-saw-pile = { $you ->
    [seat] Vedi
   *[other] { $seat } vede
} nel Covo { $hangout }: { $crooks }.
crooks-journal-found-nobody = { $you ->
    [seat] Non trovi
   *[other] { $seat } non trova
} nessuno da prendere nel Covo { $hangout }.
crooks-journal-took = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} { $crook ->
    [none] uno Scagnozzo
   *[other] { $crook }
} dal Covo { $hangout }.
crooks-journal-placed = { $you ->
    [seat] { $mode ->
        [use] Piazzi { $crook } a faccia in su al Bersaglio { $target } e ne usi l’abilità.
        [down] Paghi { $fee } $ e piazzi { $crook ->
            [none] uno Scagnozzo
           *[other] { $crook }
        } a faccia in giù al Bersaglio { $target }.
       *[up] Piazzi { $crook } a faccia in su al Bersaglio { $target }.
    }
   *[other] { $mode ->
        [use] { $seat } piazza { $crook } a faccia in su al Bersaglio { $target } e ne usa l’abilità.
        [down] { $seat } paga { $fee } $ e piazza { $crook ->
            [none] uno Scagnozzo
           *[other] { $crook }
        } a faccia in giù al Bersaglio { $target }.
       *[up] { $seat } piazza { $crook } a faccia in su al Bersaglio { $target }.
    }
}
crooks-journal-picked-pocket = { $you ->
    [seat] Prendi
   *[other] { $seat } prende
} { $gain } $ dalla banca.
crooks-journal-moved = { $you ->
    [seat] Sposti
   *[other] { $seat } sposta
} { $crooks } dal Bersaglio { $source } al Bersaglio { $target }.
crooks-journal-hit = { $you ->
    [seat] Bersaglio { $target }: il tuo Killer elimina { $crooks } ({ $victim }).
    [victim] Bersaglio { $target }: il Killer di { $seat } elimina { $crooks } tra i tuoi.
   *[other] Bersaglio { $target }: il Killer di { $seat } elimina { $crooks } ({ $victim }).
}
crooks-journal-spied-on-target = { $you ->
    [seat] Spii il Bersaglio { $target }{ $crooks ->
        [none] .
       *[other] {" "}e vedi { $crooks }.
    }
   *[other] { $seat } spia il Bersaglio { $target }{ $crooks ->
        [none] .
       *[other] {" "}e vede { $crooks }.
    }
}
crooks-journal-spied-on-hangout = { $you ->
    [seat] Spii il Covo { $hangout }{ $crooks ->
        [none] .
       *[other] {" "}e vedi { $crooks }.
    }
   *[other] { $seat } spia il Covo { $hangout }{ $crooks ->
        [none] .
       *[other] {" "}e vede { $crooks }.
    }
}
crooks-journal-revealed = { $you ->
    [seat] Bersaglio { $target }: scopri { $crook }.
   *[other] Bersaglio { $target }: { $seat } scopre { $crook }.
}
crooks-journal-target-scored = Il Bersaglio { $target } vale { $value }. Forze: { $strengths }. Punti: { $points }.
crooks-journal-gang-scored = { $gang }: { $members }. { $winner ->
    [none] Nessuno è in testa da solo.
   *[other] { $you ->
        [winner] Ricevi
       *[other] { $winner } riceve
    } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
}
crooks-journal-ended = La partita è finita. Punti: { $points }. Denaro: { $money }. Classifica: { $places }.

## Rifiuti

crooks-refusal-not-asked = Adesso sta scegliendo un altro giocatore.
crooks-refusal-hangout-closed = Quel Covo non è in gioco con questo numero di giocatori.
crooks-refusal-hangout-empty = In quel Covo non c’è più nessuno.
crooks-refusal-cannot-afford = Non hai abbastanza denaro per farlo.
crooks-refusal-no-such-slot = La pila non ha una carta in quella posizione.
crooks-refusal-kingpin-not-last = Il Boss non si può prendere finché nella sua pila c’è qualcun altro.
crooks-refusal-no-place = La tua riga è piena, e quello Scagnozzo non avrebbe posto.
crooks-refusal-face-up-only = Il Boss si piazza sempre a faccia in su.
crooks-refusal-no-ability = Quello Scagnozzo non ha un’abilità da usare.
crooks-refusal-cell-occupied = Hai già uno Scagnozzo a quel Bersaglio.
crooks-refusal-ability-useless = Lì l’abilità non avrebbe nulla su cui agire.
crooks-refusal-not-free = Gli Scagnozzi spostati hanno bisogno di una casella vuota della tua riga.
crooks-refusal-no-victim = Quel giocatore non ha qui Scagnozzi che il Killer possa eliminare.
crooks-refusal-nothing-to-see = Lì la Spia non ha niente da vedere.
