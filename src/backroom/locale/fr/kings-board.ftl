### New York Kings au terminal : la table dessinée, la table en phrases, et les choix.

kings-choice-named = { $action } : { $name }
kings-legend = Les joueurs ont les signes ● ■ ▲ ◆ ▼, suivis des valeurs de leurs gens ; { $car } voiture de police ; { $places } adresses des missions à accepter ; { $goal } une de vos destinations ; { $risk } à risque ; { $waiting } doit choisir ; [P] police, [M] métro, [H] héliport, [B] bar avec la valeur de celui qui y attend.
kings-board-round = { $last ->
    [none] Manche { $round }.
   *[other] Manche { $round } sur { $last }.
}
kings-board-first = Premier joueur : { $player }.
kings-board-active = Tour de { $player }.
kings-board-awaited-bids = On attend les mises.
kings-board-awaited-reactions = On attend les réactions.
kings-board-car = Voiture de police { $car } : { $place }.
kings-board-car-beside = à côté du plateau
kings-board-car-out = hors de combat
kings-board-seat = { $money ->
    [none] { $sign } { $player } : { $cards } cartes. { $people }
   *[other] { $sign } { $player } : { $money } k$, { $cards } cartes. { $people }
}
kings-board-dead = { $sign } { $player } est hors jeu.
kings-board-mission = { $sign } { $title } : { $people } p., { $amount } k$ { $risk } { $address } → { $goal }
kings-board-bar = { $district } : { $who } ({ $rank }) ; 3 000 $ le gagneraient dans { $odds } % des cas.
kings-board-decks = Restent : { $cards } cartes, { $missions } missions, { $henchmen } hommes de main, { $tiles } tuiles.
kings-board-hand = Votre main : { $cards }.
kings-board-provocation = { $player } contre { $other } à { $district } : { $hand } contre { $against }, pot de { $pot } k$. { $player } gagne dans { $odds } % des cas si personne ne se couche.
kings-board-arrest = La police ({ $other } lance) contre { $player } à { $district } : { $hand } contre { $against }, pot de { $pot } k$. { $player } gagne dans { $odds } % des cas.
kings-board-result = { $place }. { $player } : { $amount } k$
