/** Those who sit at a table, as boards show them. */

import { botFace, botName, personFace, temperamentOf } from "../art/avatars";
import type { Drawing } from "../art/pen";
import type { AnyBoard, Person } from "../boards/board";
import type { Scene, Seat } from "../generated/messages";
import { t } from "../lib/words.svelte";

/** How a player is called; whoever wanted to be forgotten has no name. */
export const calledName = ({ name }: { name: string }): string => name || t("former-player");

/** How a seat is called, as the server's sentences call it. */
export function nameOf({ seat, player, alike, bot }: Seat): string {
  if (player) return alike ? `${calledName(player)} (${seat + 1})` : calledName(player);
  if (!bot) return t("seat-free");
  return botName(bot, seat) ?? t("bot-name", { seat: seat + 1 });
}

/** The face of whoever sits there. */
export const faceOf = ({ seat, player, bot }: Seat, colour = ""): Drawing =>
  bot ? botFace(bot, seat, colour) : personFace(player?.name ?? "", colour, player?.face);

/** Whether a seat is out of the game. */
export const isOut = (board: AnyBoard | null, scene: Scene, seat: Seat): boolean =>
  scene.view !== null && (board?.isOut?.(scene.view, seat.seat) ?? false);

/** What kind of player the bot of a seat is; undefined: of no kind, or no bot sits there. */
export function natureOf({ seat, bot }: Seat): string | undefined {
  const temperament = bot ? temperamentOf(bot, seat) : null;
  return temperament ? t(`temperament-${temperament}`) : undefined;
}

/** The same, and what it means. */
export function meaningOf(seat: Seat): string | undefined {
  const nature = natureOf(seat);
  if (!nature) return undefined;
  return t("seat-nature", {
    nature,
    meaning: t(`temperament-${temperamentOf(seat.bot ?? "", seat.seat)}-help`),
  });
}

/** What there is to say of whoever sits there. */
export function stateOf(board: AnyBoard | null, scene: Scene, seat: Seat): string {
  if (isOut(board, scene, seat)) return t("seat-out");
  if (seat.stand_in) return t("seat-stand-in");
  if (seat.bot || seat.player?.bot) return t("seat-bot");
  if (!seat.player) return t("seat-free");
  return seat.connected ? t("seat-here") : t("seat-away");
}

/** What boards show of the seats; the clocks were read when the scene was made. */
export function peopleOf(
  seats: Seat[],
  colours: string[],
  scene: Scene | null = null,
  board: AnyBoard | null = null,
): Person[] {
  return seats.map((seat) => ({
    face: faceOf(seat, colours[seat.seat]),
    state: scene ? stateOf(board, scene, seat) : "",
    away: scene !== null && Boolean(seat.player) && !seat.bot && !seat.connected,
    clock: seat.clock ?? null,
    since: scene?.time ?? 0,
  }));
}
