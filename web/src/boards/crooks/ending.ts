/** The end of Crooks: target by target, then the gangs. */

import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/crooks";
import type { EndingModule, Highlight, Item } from "../../ending/ending";
import { settings } from "../../lib/settings.svelte";
import { list, t } from "../../lib/words.svelte";
import { called, crookOf, gangOf, portraitOf, targetOf } from "./cards";
import { count, findings, gangId, targetId } from "./count";
import Spotlight from "./EndingSpot.svelte";
import Tile from "./EndingTile.svelte";

/** What an item gives, in words. */
function describe(item: Item, view: View, edition: Edition, names: string[]): string {
  const target = view.targets.find(({ number }) => targetId(number) === item.id);
  const gang = view.gangs.find((one) => gangId(one.gang) === item.id);
  const winners = names.flatMap((player, seat) => (item.points[seat] ? [player] : []));
  return t("ending-item", {
    name: target
      ? called(targetOf(edition, target.number), settings.language)
      : called(gangOf(edition, gang?.gang ?? ""), settings.language),
    players: list(winners) || "none",
    points: Math.max(...item.points),
  });
}

function highlights(view: View, edition: Edition, events: Event[], names: string[]): Highlight[] {
  return findings(view, edition, events).map((found) => {
    const crook = crookOf(edition, found.crook);
    const values = {
      kind: found.kind,
      target: called(targetOf(edition, found.target), settings.language),
      player: names[found.seat] ?? "",
      other: names[found.other] ?? "",
      crook: crook.name,
      points: found.points,
      size: found.size,
    };
    return {
      title: t("ending-crooks-highlight", values),
      text: t("ending-crooks-story", values),
      picture: portraitOf(crook),
    };
  });
}

export const ending: EndingModule<View, Edition, Event> = {
  count,
  Spotlight,
  Tile,
  describe,
  highlights,
};
