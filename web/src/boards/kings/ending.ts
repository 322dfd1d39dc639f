/** The end of New York Kings: dawn over Manhattan, with the fortunes counted. */

import { bust, poster } from "../../art/kings/bust";
import { purse } from "../../art/kings/money";
import { phoneColour, telephone } from "../../art/kings/phones";
import type { Drawing } from "../../art/pen";
import type { EndingModule, Highlight, Item } from "../../ending/ending";
import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/kings";
import { t } from "../../lib/words.svelte";
import { count, findings, fortuneId, type KingsFinding } from "./count";
import Backdrop from "./EndingDawn.svelte";
import Podium from "./EndingHeaps.svelte";
import Spotlight from "./EndingSpot.svelte";
import Tile from "./EndingTile.svelte";
import { missionName, notesOf } from "./names";

const OFFICER = "cop";

function describe(item: Item, view: View, _edition: Edition, names: string[]): string {
  const seat = view.seats.find((one) => fortuneId(one.seat) === item.id)?.seat ?? 0;
  return t("ending-kings-fortune", { player: names[seat] ?? "", amount: item.points[seat] ?? 0 });
}

function pictureOf(found: KingsFinding, view: View, edition: Edition): Drawing {
  const boss = view.seats[found.seat]?.boss ?? "";
  switch (found.kind) {
    case "job":
      return telephone(phoneColour(1), true);
    case "pot":
      return purse(notesOf(edition, found.amount));
    case "custody":
      return bust(OFFICER);
    default:
      return poster(boss, null);
  }
}

function highlights(view: View, edition: Edition, events: Event[], names: string[]): Highlight[] {
  return findings(view, events).map((found) => {
    const values = {
      kind: found.kind,
      player: names[found.seat] ?? "",
      amount: found.amount,
      mission: found.mission ? missionName(edition, found.mission) : "",
    };
    return {
      title: t("ending-kings-highlight", values),
      text: t("ending-kings-story", values),
      picture: pictureOf(found, view, edition),
    };
  });
}

export const ending: EndingModule<View, Edition, Event> = {
  count,
  Spotlight,
  Tile,
  Backdrop,
  Podium,
  describe,
  highlights,
};
