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
crooks-action-take = Prendere la carta { $slot }
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
crooks-ask-place = Piazza lo Scagnozzo a un Bersaglio: a faccia in su, a faccia in su con la sua abilità, o a faccia in giù.
crooks-ask-swap = Scegli dove vanno i vecchi Scagnozzi.
crooks-ask-hit = Scegli di chi sono gli Scagnozzi che il Killer elimina.
crooks-ask-spy = Scegli il Bersaglio o il Covo che la Spia guarda.

## Giornale

crooks-journal-began = Gli Scagnozzi sono distribuiti. Comincia { $first }.
crooks-journal-passed = { $forced ->
    [yes] { $seat } deve passare e lascia la partita.
   *[no] { $seat } passa e lascia la partita.
}
crooks-journal-recruited = { $seat } paga { $price } $ per guardare nel Covo { $hangout }.
crooks-journal-saw-pile = { $seat } vede nel Covo { $hangout }: { $crooks }.
crooks-journal-found-nobody = { $seat } non trova nessuno da prendere nel Covo { $hangout }.
crooks-journal-took = { $crook ->
    [none] { $seat } prende uno Scagnozzo dal Covo { $hangout }.
   *[other] { $seat } prende { $crook } dal Covo { $hangout }.
}
crooks-journal-placed = { $mode ->
    [use] { $seat } piazza { $crook } a faccia in su al Bersaglio { $target } e ne usa l’abilità.
    [down] { $crook ->
        [none] { $seat } paga { $fee } $ e piazza uno Scagnozzo a faccia in giù al Bersaglio { $target }.
       *[other] { $seat } paga { $fee } $ e piazza { $crook } a faccia in giù al Bersaglio { $target }.
    }
   *[up] { $seat } piazza { $crook } a faccia in su al Bersaglio { $target }.
}
crooks-journal-picked-pocket = { $seat } prende { $gain } $ dalla banca.
crooks-journal-moved = { $seat } sposta { $crooks } dal Bersaglio { $source } al Bersaglio { $target }.
crooks-journal-hit = Bersaglio { $target }: il Killer di { $seat } colpisce { $victim }. Nella scatola: { $crooks }.
crooks-journal-spied-on-target = { $crooks ->
    [none] { $seat } spia il Bersaglio { $target }.
   *[other] { $seat } spia il Bersaglio { $target } e vede { $crooks }.
}
crooks-journal-spied-on-hangout = { $crooks ->
    [none] { $seat } spia il Covo { $hangout }.
   *[other] { $seat } spia il Covo { $hangout } e vede { $crooks }.
}
crooks-journal-revealed = Bersaglio { $target }: { $seat } scopre { $crook }.
crooks-journal-target-scored = Il Bersaglio { $target } vale { $value }. Forze: { $strengths }. Punti: { $points }.
crooks-journal-gang-scored = { $winner ->
    [none] { $gang }: { $members }. Nessuno è in testa da solo.
   *[other] { $gang }: { $members }. { $winner } prende { $points ->
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
