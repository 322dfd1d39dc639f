### New York Kings at the terminal: the drawn table, the table in sentences, and the choices.

kings-choice-named = { $action }: { $name }
kings-legend = Seats have the signs ● ■ ▲ ◆ ▼ and the ranks of their people behind them; { $car } police car; { $places } accept addresses of the missions; { $goal } a destination of yours; { $risk } at risk; { $waiting } must choose; [P] police station, [M] metro, [H] heliport, [B] bar with the rank of who waits there.
kings-board-round = { $last ->
    [none] Round { $round }.
   *[other] Round { $round } of { $last }.
}
kings-board-first = First player: { $player }.
kings-board-active = Turn of { $player }.
kings-board-awaited-bids = Bids are awaited.
kings-board-awaited-reactions = Reactions are awaited.
kings-board-car = Police car { $car }: { $place }.
kings-board-car-beside = beside the board
kings-board-car-out = out of action
kings-board-seat = { $money ->
    [none] { $sign } { $player }: { $cards } cards. { $people }
   *[other] { $sign } { $player }: ${ $money }k, { $cards } cards. { $people }
}
kings-board-dead = { $sign } { $player } is out of the game.
kings-board-mission = { $sign } { $title }: { $people } p., ${ $amount }k { $risk } { $address } → { $goal }
kings-board-bar = { $district }: { $who } ({ $rank }); $3k would win him in { $odds } % of cases.
kings-board-decks = Left: { $cards } cards, { $missions } missions, { $henchmen } henchmen, { $tiles } tiles.
kings-board-hand = Your hand: { $cards }.
kings-board-provocation = { $player } against { $other } at { $district }: { $hand } against { $against }, pot ${ $pot }k. { $player } wins in { $odds } % of cases if nobody folds.
kings-board-arrest = The police ({ $other } rolls) against { $player } at { $district }: { $hand } against { $against }, pot ${ $pot }k. { $player } wins in { $odds } % of cases.
kings-board-result = { $place }. { $player }: ${ $amount }k
