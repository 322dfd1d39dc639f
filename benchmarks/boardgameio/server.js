// node server.js PORT LOBBY_PORT [FOLDER]: with a folder its own FlatFile storage, else in memory.
import { createRequire } from "node:module";
import { game } from "./game.js";

const { FlatFile, Server } = createRequire(import.meta.url)(
  "boardgame.io/server",
);
const [port, lobbyPort, folder] = process.argv.slice(2);

const server = Server({
  games: [game],
  origins: [/.*/],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
await server.run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(lobbyPort) },
});
