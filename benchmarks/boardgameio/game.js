// A game of the load of Crooks: four seats, a table of some 4 KB for each pair of eyes, of which the
// piles and what the others hold are taken out.

const SEATS = 4;
const CARDS = 60;

const card = (number) => ({
  number,
  name: `card ${number}`,
  worth: number % 9,
  faceUp: number % 2 === 0,
});
const cards = (from, count) =>
  Array.from({ length: count }, (_, i) => card(from + i));

export const game = {
  name: "load",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    pile: cards(0, CARDS),
    open: cards(CARDS, 50),
    rows: Object.fromEntries(
      Array.from({ length: SEATS }, (_, seat) => [
        seat,
        cards(200 + 20 * seat, 15),
      ]),
    ),
    money: Array(SEATS).fill(20),
    drawn: 0,
  }),
  playerView: ({ G, playerID }) => ({
    open: G.open,
    money: G.money,
    drawn: G.drawn,
    pile: G.pile.length,
    rows: Object.fromEntries(
      Object.entries(G.rows).map(([seat, row]) => [
        seat,
        seat === playerID ? row : row.length,
      ]),
    ),
  }),
  moves: {
    draw: {
      move: ({ G, ctx, playerID, events }) => {
        const row = G.rows[playerID];
        G.open.push(row.shift());
        row.push(G.pile.shift());
        G.pile.push(G.open.shift());
        G.money[Number(playerID)] += ctx.turn % 3;
        G.drawn += 1;
        events.endTurn();
      },
      client: false, // the server knows the pile
    },
  },
};
