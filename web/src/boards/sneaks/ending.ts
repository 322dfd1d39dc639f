/** The end of Sneaks & Snitches: colour by colour, then the special items. */

import { seatColours } from "../../art/gangs";
import { snitch } from "../../art/figures";
import type { Drawing } from "../../art/pen";
import type { EndingModule, Highlight, Item } from "../../ending/ending";
import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/sneaks";
import { settings } from "../../lib/settings.svelte";
import { list, t } from "../../lib/words.svelte";
import { colourName, describeLoot, lootOf, playerColours, siteName } from "./cards";
import { colourId, count, findings, type SneaksFinding } from "./count";
import Spotlight from "./EndingSpot.svelte";
import Tile from "./EndingTile.svelte";
import { goods, things } from "./loot";

/** What an item gives, in words. */
function describe(item: Item, view: View, edition: Edition, names: string[]): string {
  const colour = view.colours.find((one) => colourId(one.colour) === item.id);
  const earned = names.flatMap((player, seat) =>
    item.points[seat] ? [t("ending-earned", { player, points: item.points[seat] })] : [],
  );
  return t("ending-earnings", {
    name: colour ? colourName(edition, colour.colour, settings.language) : t("ending-sneaks-items"),
    earned: list(earned) || "none",
  });
}

function pictureOf(found: SneaksFinding, view: View, edition: Edition): Drawing {
  const loot = lootOf(edition, found.loot);
  const [first] = loot ? things(loot) : [];
  const { cloth, shade } = seatColours(playerColours(view)[found.seat] ?? "");
  return first ?? (found.colour ? goods(found.colour) : snitch(cloth, shade));
}

function highlights(view: View, edition: Edition, events: Event[], names: string[]): Highlight[] {
  return findings(view, edition, events).map((found) => {
    const loot = lootOf(edition, found.loot);
    const values = {
      kind: found.kind,
      player: names[found.seat] ?? "",
      other: names[found.other] ?? "",
      colour: colourName(edition, found.colour, settings.language),
      site: siteName(edition, found.site, settings.language),
      loot: loot ? describeLoot(edition, loot, settings.language) : "",
      size: found.size,
      second: found.second,
    };
    return {
      title: t("ending-sneaks-highlight", values),
      text: t("ending-sneaks-story", values),
      picture: pictureOf(found, view, edition),
    };
  });
}

export const ending: EndingModule<View, Edition, Event> = {
  count,
  Spotlight,
  Tile,
  columns: 2,
  describe,
  highlights,
};
