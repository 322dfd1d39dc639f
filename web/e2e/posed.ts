/** A server that says what a test wants: tables of moments that a script of this folder has made. */

import type { Choice, ClientMessage, Forbidden, Standing, Told } from "../src/generated/messages";
import type { Visitor } from "./house";

/** What `moments.py` tells of a moment. */
export interface Moment {
  players: string[];
  /** How good everybody but `you` is, who are all bots. */
  level: string;
  you: number;
  phase: "playing" | "over";
  asked: number[];
  to_do: string;
  choices: Choice[];
  forbidden: Forbidden[];
  result: Standing[] | null;
  view: unknown;
  events: Told[];
}

/** The table of a moment, as the server would send it. */
export function tableOf(game: string, table: string, moment: Moment) {
  const { players, level, events, ...shown } = moment;
  const seats = players.map((name, seat) => ({
    seat,
    ...(seat === moment.you ? { player: { player: name, name } } : { bot: level }),
    connected: true,
    stand_in: false,
    clock: null,
  }));
  const scene = {
    ...{ seats, owner: "Ann", spectators: 0, decision: 1, can_undo: false },
    ...{ can_leave: true, leaves_to: null, can_resign: true },
    ...{ undo: null, last_choice: null, rematch: null },
    ...{ fairness: { commitment: "", luck: [] }, frozen_why: null, time: 0 },
    ...{ always_ask: true, closes: null },
    ...shown,
  };
  const head = { table, game, edition: "house-1", options: {}, seats: seats.length };
  return { type: "table", table, number: 1, head, scene, events, earlier: false };
}

/** Somebody whose server is this function; it is told what they send, and answers with messages. */
export async function served(
  visitor: Visitor,
  answers: (message: ClientMessage) => object[],
): Promise<void> {
  await visitor.page.routeWebSocket(/\/api\/socket/, (socket) =>
    socket.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ClientMessage;
      const welcome = { type: "welcome", protocol: 1, you: { player: "Ann", name: "Ann" } };
      const said =
        message.type === "hello"
          ? [welcome]
          : message.type === "always_ask"
            ? [{ type: "ack", id: message.id }]
            : answers(message);
      for (const answer of said) socket.send(JSON.stringify(answer));
    }),
  );
  await visitor.page.reload();
}
