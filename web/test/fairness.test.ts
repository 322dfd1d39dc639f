import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { KeyedChance } from "../src/table/chance";
import { verdictOn, type GameRecord, type Promised } from "../src/table/fairness";

/** Made by the server's own generator and rules: see fair_game.py, which pytest holds it to. */
interface FairGame {
  record: GameRecord;
  counts: number[];
  draws: [number, number][];
}

const read = () =>
  JSON.parse(readFileSync(join(import.meta.dirname, "fair-game.json"), "utf-8")) as FairGame;
const promisedIn = ({ record }: FairGame): Promised => ({
  commitment: record.deal.commitment,
  luck: record.deal.luck[0] ?? null,
});

const verdict = (game: FairGame, promised = promisedIn(read())) =>
  verdictOn(game.record, game.counts, promised);

test("the page's generator draws what the server's does", () => {
  const { draws } = read();
  const chance = new KeyedChance("a key");
  expect(draws.map(([count]) => [count, chance.below(count)])).toEqual(draws);
});

test("a game that follows from its seed is fair", async () => {
  const game = read();
  expect(game.counts.length).toBeGreaterThan(game.record.setup.length);
  expect(await verdict(game)).toEqual({ kind: "good", count: game.counts.length });
});

test("another seed than the promised one is found out", async () => {
  const game = read();
  game.record.deal.seed = "another";
  expect(await verdict(game)).toEqual({ kind: "other-seed" });
  const promised = { ...promisedIn(game), commitment: "what the visitor saw" };
  expect(await verdict(read(), promised)).toEqual({ kind: "other-seed" });
});

test("luck that was left out is found out", async () => {
  const promised = { ...promisedIn(read()), luck: "what the visitor added" };
  expect(await verdict(read(), promised)).toEqual({ kind: "other-luck" });
});

test("luck that was changed gives another key", async () => {
  const game = read();
  game.record.deal.luck[1] = "added later";
  expect(await verdict(game)).toEqual({ kind: "other-key" });
});

test("an outcome that does not follow is named", async () => {
  const game = read();
  game.record.setup[4] = ((game.record.setup[4] ?? 0) + 1) % (game.counts[4] ?? 1);
  expect(await verdict(game)).toEqual({ kind: "other-outcome", number: 5, move: 0 });
});

test("an outcome more than chance gave is named with its choice", async () => {
  const game = read();
  const drawn = game.counts.length;
  const last = game.record.moves.length;
  game.record.moves[last - 1]!.chance = [...(game.record.moves[last - 1]!.chance ?? []), 0];
  expect(await verdict(game)).toEqual({ kind: "other-outcome", number: drawn + 1, move: last });
});
