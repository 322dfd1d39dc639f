/** How the boards look: what there is to do is in sight, and pages look like their pictures. */

import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { House, PHONE, printedBy, type Visitor } from "./house";
import { isRenewing, lookAt, picturesOf } from "./pictures";
import { served, tableOf, type Moment } from "./posed";

/** The games whose boards have their pictures taken; `poses.py` says of which moments. */
const GAMES = ["crooks", "sneaks", "kings", "animalcatraz"];

interface Screen {
  name: string;
  size: { width: number; height: number };
  language: "en" | "fr" | "it";
  /** Whether there are pictures of it, or only what there is to do is looked for. */
  pictured: boolean;
}

/** Each language is once pictured. */
const SCREENS: Screen[] = [
  { name: "desktop", size: { width: 1440, height: 900 }, language: "en", pictured: true },
  { name: "laptop", size: { width: 1280, height: 800 }, language: "it", pictured: true },
  { name: "phone", size: PHONE, language: "fr", pictured: true },
  { name: "low", size: { width: 1366, height: 768 }, language: "fr", pictured: false },
  { name: "lying", size: { width: 844, height: 390 }, language: "en", pictured: false },
];

const nameOf = (pose: string, screen: Screen) => `${pose}-${screen.name}`;

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Choices, and the question, that cannot be seen: beyond the edge, or under something else. What can
be chosen in two places has to be seen in one. */
function unseen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wanted =
      '[data-notation]:not([aria-disabled="true"]), [data-step], [data-plan], [data-confirm], .todo';
    const things = [...document.querySelectorAll<HTMLElement>(`main :is(${wanted})`)].map(
      (element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isInside =
          left >= -1 && right <= innerWidth + 1 && top >= -1 && bottom <= innerHeight + 1;
        const isFree = at !== null && (element.contains(at) || at.contains(element));
        const { notation, step, plan } = element.dataset;
        const name = notation ?? step ?? plan ?? element.className;
        return { name, isSeen: isInside && isFree, why: isInside ? "is covered" : "is outside" };
      },
    );
    const seen = new Set(things.filter(({ isSeen }) => isSeen).map(({ name }) => name));
    return things.filter(({ name }) => !seen.has(name)).map(({ name, why }) => `${name} ${why}`);
  });
}

/** Go to a pose, and wait until everything is drawn. */
async function goTo({ page }: Visitor, pose: string, moment: Moment): Promise<void> {
  await page.evaluate((table) => (location.hash = `#/table/${table}`), pose);
  const told = moment.phase === "over" ? "dialog.ending.done" : ".prompt.mine";
  await page.locator(`[data-table="${pose}"] ${told}`).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

describe.each(GAMES)("%s", (game) => {
  const posed = new Map<string, Record<string, Moment>>();
  function poses(language: string): Record<string, Moment> {
    const made = posed.get(language) ?? JSON.parse(printedBy("poses.py", game, language));
    posed.set(language, made);
    return made;
  }

  test.each(SCREENS)("on a screen: $name", async (screen) => {
    const { size, language, pictured } = screen;
    const ann = await house.visitor({ size, language, reduced: true });
    const darkroom = await ann.page.context().newPage();
    const moments = poses(language);
    await served(ann, (message) => {
      const moment = message.type === "watch" ? moments[message.table] : undefined;
      return message.type === "watch" && moment ? [tableOf(game, message.table, moment)] : [];
    });
    const problems: string[] = [];
    for (const [pose, moment] of Object.entries(moments)) {
      await goTo(ann, pose, moment);
      const hidden = await unseen(ann.page);
      problems.push(...hidden.map((what) => `${game}, ${nameOf(pose, screen)}: ${what}`));
      if (pictured)
        problems.push(...(await lookAt(ann.page, darkroom, game, nameOf(pose, screen))));
    }
    expect(problems).toEqual([]);
    expect(ann.errors).toEqual([]);
    await ann.leave();
  });

  test.skipIf(isRenewing)("has no picture of anything else", () => {
    const named = SCREENS.filter(({ pictured }) => pictured).flatMap((screen) =>
      Object.keys(poses(screen.language)).map((pose) => nameOf(pose, screen)),
    );
    expect(picturesOf(game).toSorted()).toEqual(named.toSorted());
  });
});
