// node clients.js PORT LOBBY_PORT MATCHES WARM_UP SECONDS
// Four clients at each match play as fast as they can. Prints "begin" after the warm-up, and after
// the seconds that follow "end" with the moves that arrived and the size of a view.
import { createRequire } from "node:module";
import { game } from "./game.js";

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");

const [port, lobbyPort, matches, warmUp, seconds] = process.argv
  .slice(2)
  .map(Number);
const lobby = new LobbyClient({ server: `http://127.0.0.1:${lobbyPort}` });
const multiplayer = SocketIO({
  server: `http://127.0.0.1:${port}`,
  socketOpts: { transports: ["websocket"] },
});

let moves = 0;
let bytes = 0;

async function sitDown(matchID, playerID) {
  const { playerCredentials: credentials } = await lobby.joinMatch(
    game.name,
    matchID,
    {
      playerID,
      playerName: `player ${playerID}`,
    },
  );
  const client = Client({
    game,
    multiplayer,
    matchID,
    playerID,
    credentials,
    numPlayers: 4,
    debug: false,
  });
  let played = 0;
  client.subscribe((state) => {
    if (
      !state ||
      state.ctx.currentPlayer !== playerID ||
      state.ctx.turn === played
    )
      return;
    if (played > 0) moves += 1;
    played = state.ctx.turn;
    bytes = JSON.stringify(state.G).length;
    setImmediate(() => client.moves.draw());
  });
  client.start();
}

for (let match = 0; match < matches; match += 1) {
  const { matchID } = await lobby.createMatch(game.name, { numPlayers: 4 });
  // One after the other: FlatFile forgets those who join at the same time.
  for (const playerID of ["0", "1", "2", "3"]) await sitDown(matchID, playerID);
}
setTimeout(() => {
  moves = 0;
  console.log("begin");
  setTimeout(() => {
    console.log(`end ${moves} ${bytes}`);
    process.exit();
  }, seconds * 1000);
}, warmUp * 1000);
