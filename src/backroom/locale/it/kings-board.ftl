### New York Kings al terminale: il tavolo disegnato, il tavolo in frasi, e le scelte.

kings-choice-named = { $action }: { $name }
kings-legend = I giocatori hanno i segni ● ■ ▲ ◆ ▼, seguiti dai valori della loro gente; { $car } volante; { $places } indirizzi delle missioni da accettare; { $goal } una tua destinazione; { $risk } a rischio; { $waiting } deve scegliere; [P] polizia, [M] metropolitana, [H] eliporto, [B] bar con il valore di chi vi aspetta.
kings-board-round = { $last ->
    [none] Round { $round }.
   *[other] Round { $round } di { $last }.
}
kings-board-first = Primo di mano: { $player }.
kings-board-active = Turno di { $player }.
kings-board-awaited-bids = Si aspettano le puntate.
kings-board-awaited-reactions = Si aspettano le reazioni.
kings-board-car = Volante { $car }: { $place }.
kings-board-car-beside = accanto al tabellone
kings-board-car-out = fuori uso
kings-board-seat = { $money ->
    [none] { $sign } { $player }: { $cards } carte. { $people }
   *[other] { $sign } { $player }: { $money } k$, { $cards } carte. { $people }
}
kings-board-dead = { $sign } { $player } è fuori dal gioco.
kings-board-mission = { $sign } { $title }: { $people } p., { $amount } k$ { $risk } { $address } → { $goal }
kings-board-bar = { $district }: { $who } ({ $rank }); 3.000 $ lo conquisterebbero nel { $odds } % dei casi.
kings-board-decks = Restano: { $cards } carte, { $missions } missioni, { $henchmen } scagnozzi, { $tiles } tessere.
kings-board-hand = La tua mano: { $cards }.
kings-board-provocation = { $player } contro { $other } a { $district }: { $hand } contro { $against }, piatto di { $pot } k$. { $player } vince nel { $odds } % dei casi se nessuno si ritira.
kings-board-arrest = La polizia (tira { $other }) contro { $player } a { $district }: { $hand } contro { $against }, piatto di { $pot } k$. { $player } vince nel { $odds } % dei casi.
kings-board-result = { $place }. { $player }: { $amount } k$
