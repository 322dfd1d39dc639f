/** The end of Animalcatraz: the last Riot, the Kingpin, or the escape; then where all REP came from. */

import { mugshot } from "../../art/animals";
import { guardBust } from "../../art/hounds";
import type { EndingModule, Highlight, Item, Verdict } from "../../ending/ending";
import type {
  GameEdition as Edition,
  GameEvent as Event,
  GameView as View,
} from "../../generated/animalcatraz";
import { settings } from "../../lib/settings.svelte";
import { list, t } from "../../lib/words.svelte";
import { count, findings, heroOf, wayOf } from "./count";
import Backdrop from "./EndingBackdrop.svelte";
import Podium from "./EndingPodium.svelte";
import Spotlight from "./EndingSpot.svelte";
import Tile from "./EndingTile.svelte";
import { Lexicon } from "./words";

/** What something brought, in words. */
function describe(item: Item, _view: View, _edition: Edition, names: string[]): string {
  const earned = names.flatMap((player, seat) =>
    item.points[seat] ? [t("ending-earned", { player, points: item.points[seat] })] : [],
  );
  return t("ending-earnings", {
    name: t("ending-animalcatraz-source", { source: item.id }),
    earned: list(earned) || "none",
  });
}

/** REP says nothing about an escape. */
function summary(view: View, edition: Edition, events: Event[], verdict: Verdict): string | null {
  const hero = heroOf(view);
  if (wayOf(view, events, edition) !== "escape" || hero === null) return null;
  const inmate = new Lexicon(edition, settings.language).called("inmates", hero);
  return t("ending-animalcatraz-escaped", { verdict, inmate });
}

function highlights(_view: View, edition: Edition, events: Event[]): Highlight[] {
  const lexicon = new Lexicon(edition, settings.language);
  return findings(events).map((found) => {
    const values = {
      kind: found.kind,
      who: lexicon.member(found.who),
      other:
        found.kind === "bribe"
          ? lexicon.called("guards", found.other)
          : found.other
            ? lexicon.member(found.other)
            : "none",
      size: found.size,
    };
    return {
      title: t("ending-animalcatraz-highlight", values),
      text: t("ending-animalcatraz-story", values),
      picture:
        found.kind === "bribe"
          ? guardBust(found.other)
          : mugshot(lexicon.inmateCard(found.who)?.animal ?? ""),
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
  summary,
};
