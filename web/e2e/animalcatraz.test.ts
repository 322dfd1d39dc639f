import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameEvent, GameView } from "../src/generated/animalcatraz";
import type {
  Choice,
  News,
  ServerMessage,
  TableCard,
  TableMessage,
} from "../src/generated/messages";
import { DESKTOP, House, PHONE, picker, printedBy, SOON, type Visitor } from "./house";
import { served, tableOf, type Moment } from "./posed";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Sit down with two quick bots; without the memory aid a view shows no card of others at all. */
async function sitDown(ann: Visitor): Promise<void> {
  await ann.player(); // before that nobody may open a table
  const table = await ann.page.evaluate(async () => {
    const bots = ["greedy", "greedy"];
    const options = { memory: "off" };
    const body = { game: "animalcatraz", seats: 3, bots, options, public: false, start: true };
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as TableCard).table;
  });
  await ann.go(`table/${table}`);
  await ann.page.waitForSelector(".prompt");
}

function messages(visitor: Visitor) {
  return visitor.frames
    .map((frame) => JSON.parse(frame) as ServerMessage)
    .filter((message) => message.type === "table" || message.type === "news");
}

const lastView = (visitor: Visitor) => latest(visitor)?.scene.view as GameView | null | undefined;

/** What a seat was told last. */
function latest(visitor: Visitor): TableMessage | News | undefined {
  for (const frame of visitor.frames.toReversed()) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === "table" || message.type === "news") return message;
  }
  return undefined;
}

/** The legal choices that are nowhere on the page, or cannot be clicked. */
async function unreachable(ann: Visitor): Promise<string[]> {
  const legal = latest(ann)?.scene.choices ?? [];
  const shown = await ann.page
    .locator('button[data-notation][aria-disabled="false"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-notation")));
  return legal.map(({ notation }) => notation).filter((known) => !shown.includes(known));
}

/** By how many pixels the page is too wide. */
const excess = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What has come loose from the board, as only that may which flies over it. */
const loose = (visitor: Visitor): Promise<(string | null)[]> =>
  visitor.page
    .locator(".board *")
    .evaluateAll((parts) =>
      parts
        .filter((part) => getComputedStyle(part).position === "fixed")
        .map((part) => part.textContent),
    );

/** Click something that can be clicked now; a turn is ended early to keep the game short. */
function click([chance, tired]: [number, boolean]): "over" | "on" {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  if (all("#over-title").length > 0) return "over";
  const sure = all("dialog[open] [data-yes]");
  const done = all('button[data-notation="done"][aria-disabled="false"]');
  const choices = all('button[data-notation][aria-disabled="false"]');
  const pool = sure.length > 0 ? sure : tired && done.length > 0 ? done : choices;
  pool[Math.floor(chance * pool.length)]?.click();
  return "on";
}

/** Nothing that only other seats may know has been sent. */
function expectNoSecrets(ann: Visitor): void {
  const running = messages(ann).flatMap(({ scene }) => {
    const view = scene.view as GameView | null;
    return view && !view.result ? [view] : [];
  });
  expect(running.length).toBeGreaterThan(20);
  let backs = 0;
  for (const view of running) {
    for (const inmate of view.inmates.filter(({ rival }) => rival !== view.rival)) {
      const hidden = [...inmate.cards, ...inmate.crimes.map(({ crime }) => crime)];
      expect(hidden.filter((card) => card !== null)).toEqual([]);
      backs += hidden.length;
      expect(inmate.night_left ?? 0).toBe(0);
    }
    for (const cell of view.cells.filter(({ rival }) => rival !== view.rival))
      expect(cell.cards.filter((card) => card !== null)).toEqual([]);
    for (const rival of view.rivals.filter((known) => known.rival !== view.rival))
      if (!rival.plan_open) expect(rival.plan).toBeNull();
    for (const deck of view.decks) expect(deck.may_hold).toBeNull();
  }
  expect(backs).toBeGreaterThan(running.length); // there was something to hide
  const { inmates = [], rival } = running.at(-1) ?? {};
  const ours = inmates.filter((inmate) => inmate.rival === rival).map(({ card }) => card);
  for (const { events } of messages(ann))
    for (const told of events)
      if (told.type === "told") expectNobodysBusiness(told.event as GameEvent, ours);
}

/** What others draw, trade or hide is told without the cards. */
function expectNobodysBusiness(event: GameEvent, ours: (string | null)[]): void {
  if (!("inmate" in event) || ours.includes(event.inmate)) return;
  if (event.event === "drew" || event.event === "card_put" || event.event === "shifted")
    expect(event.card ?? null).toBeNull();
  if (event.event === "crime_drawn") expect(event.crime ?? null).toBeNull();
  if (event.event === "plan_drawn") expect(event.plan ?? null).toBeNull();
  if (event.event === "traded" || event.event === "looked_through")
    expect(event.items ?? null).toBeNull();
  if (event.event === "stole" && !event.victim.some((victim) => ours.includes(victim)))
    expect(event.card ?? null).toBeNull();
}

/** What the page shows of the cards that others carry. */
async function leaks(visitor: Visitor): Promise<string[]> {
  if (lastView(visitor)?.result) return [];
  const carried = await visitor.page
    .locator(".rivals .rival .carried .card")
    .evaluateAll((cards) => cards.map((card) => card.textContent));
  return carried.filter((card) => !card.includes("?"));
}

test("a whole Normal game of three on the board", async () => {
  const ann = await house.visitor();
  await sitDown(ann);
  const pick = picker(11);
  const looked = new Set<string>();
  // Events count cells and spare cells from 1, and so do the spots at which they are shown.
  await ann.page.locator('.at-wing_a [data-spot~="cell-1"]').waitFor();
  await ann.page.locator('.at-wing_d [data-spot~="spare-4-3"]').waitFor();

  for (let clicks = 0; ; clicks += 1) {
    await ann.page.locator("#over-title, .prompt.mine").first().waitFor(SOON);
    await expect.poll(() => unreachable(ann), SOON).toEqual([]);
    const ask = lastView(ann)?.question?.ask ?? "";
    if (["main", "trade_take", "reveal", "night_training"].includes(ask) && !looked.has(ask)) {
      looked.add(ask);
      expect(await ann.complaints(), ask).toEqual([]);
      expect(await loose(ann), ask).toEqual([]);
      await expect.poll(() => leaks(ann), SOON).toEqual([]);
    }
    if (clicks === 25) await ann.page.setViewportSize(PHONE);
    await expect.poll(() => excess(ann), SOON).toBeLessThanOrEqual(0);
    const chance: [number, boolean] = [pick(1000) / 1000, pick(3) === 0];
    if ((await ann.page.evaluate(click, chance)) === "over") break;
  }
  expect(looked).toContain("main");
  expect(looked).toContain("night_training");
  expectNoSecrets(ann);
  expect(ann.errors).toEqual([]);
  expect(ann.strangers).toEqual([]);
  await ann.leave();
});

/** Wait until I am asked one of these. */
const asked = (ann: Visitor, ...asks: string[]) =>
  expect
    .poll(
      async () =>
        (await ann.page.locator(".prompt.mine").count()) > 0 &&
        latest(ann)!.scene.choices.length > 0 &&
        asks.includes(lastView(ann)?.question?.ask ?? ""),
      SOON,
    )
    .toBe(true);

const mine = (ann: Visitor) => {
  const view = lastView(ann)!;
  return view.inmates[view.your_inmates[0] ?? -1]!;
};

test("a card is moved with one click, and a trade takes three", async () => {
  const ann = await house.visitor({ askAlways: false });
  await sitDown(ann);
  await asked(ann, "start_crime");
  await make(ann, "one");
  await asked(ann, "excess_cell", "main");
  if (lastView(ann)?.question?.ask === "excess_cell")
    await make(ann, latest(ann)!.scene.choices[0]!.notation); // a Crime can fill a cell
  await asked(ann, "main");

  // At home a card goes from the cell into a pocket, and that is all it can do.
  for (const carried of [1, 2]) {
    await ann.page.locator('[data-spot="held-cell-card-1"].movable').click(SOON);
    await expect.poll(() => mine(ann).cards.length, SOON).toBe(carried);
    await asked(ann, "main");
  }

  // To a corner room, and through its Trade as far as the cards reach.
  const worth = (card: string | null) => mine(ann).cards.includes(card) && card !== null;
  expect(mine(ann).cards.filter(worth).length).toBe(2);
  const wing = lastView(ann)!.cells.find(({ cell }) => cell === mine(ann).cell)!.wing;
  await make(ann, `to ${wing}`);
  await asked(ann, "main");
  const corner = latest(ann)!
    .scene.choices.map(({ notation }) => notation)
    .find((notation) => /^to (library|infirmary|laundry|cafeteria)$/.test(notation))!;
  await make(ann, corner);
  await asked(ann, "main");
  const room = lastView(ann)!.rooms.find((known) => `to ${known.room}` === corner)!;
  const trade = room.icons.find(({ icon }) => icon === "trade")!;
  expect(trade.state).toBe("free"); // at the start all guards stand on C
  await ann.page
    .locator(`button[data-notation="icon ${trade.letter}"]:visible`)
    .first()
    .click(SOON);
  await asked(ann, "trade_take");
  await ann.page.locator('.shelf button[aria-disabled="false"]').first().click(SOON);
  await expect.poll(() => lastView(ann)?.trade?.taken.length, SOON).toBe(1);
  const [bought] = lastView(ann)!.trade!.taken;
  await ann.page.locator("[data-trade]:enabled").click(SOON);
  await asked(ann, "main");
  expect(lastView(ann)?.trade ?? null).toBeNull();
  expect(mine(ann).cards).toContain(bought);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

/** The rare things that can be seen now. */
function rarities(view: GameView): string[] {
  return [
    ...(view.trade ? ["trade"] : []),
    ...(view.fight ? ["fight"] : []),
    ...(view.riot ? ["riot"] : []),
    ...(view.question ? [view.question.ask] : []),
  ];
}

/** Make a choice with the button that offers it. */
async function make(visitor: Visitor, notation: string): Promise<void> {
  const before = await visitor.moment();
  const button = `button[data-notation="${notation}"][aria-disabled="false"]`;
  await visitor.page.locator(`${button}:visible`).first().click(SOON);
  const sure = visitor.page.locator("dialog[open] [data-yes]");
  await expect
    .poll(
      async () => {
        if (await sure.isVisible()) await sure.click();
        return (await visitor.moment()) === before;
      },
      { ...SOON, message: notation },
    )
    .toBe(false);
}

test("the last day of two teams: a Night, an escape attempt, a trade and the Riot", async () => {
  const people = [
    await house.visitor({ language: "en" }),
    await house.visitor({ language: "fr", size: PHONE }),
    await house.visitor({ language: "it" }),
    await house.visitor({ language: "en", size: PHONE }),
  ];
  const moves = await house.seatAtBegun("animalcatraz", people);

  const screens = ["trade", "fight", "riot", "escape", "night_training", "toll", "reveal"];
  const looked = new Set<string>();
  for (const { seat, do: notation } of moves) {
    const who = people[seat]!;
    await expect.poll(() => unreachable(who), { ...SOON, message: notation }).toEqual([]);
    for (const rarity of rarities(lastView(who)!)) {
      if (!screens.includes(rarity) || looked.has(rarity)) continue;
      looked.add(rarity);
      for (const visitor of [who, people[(seat + 1) % people.length]!]) {
        expect(await visitor.complaints(), rarity).toEqual([]);
        await expect.poll(() => excess(visitor), SOON).toBeLessThanOrEqual(0);
      }
    }
    await make(who, notation);
    const leaked = async () => (await Promise.all(people.map(leaks))).flat();
    await expect.poll(leaked, { ...SOON, message: notation }).toEqual([]);
  }
  expect([...looked].sort()).toEqual([...screens].sort());
  for (const visitor of people) {
    await visitor.page.locator("#over-title").waitFor(SOON);
    expect(visitor.errors).toEqual([]);
    expect(visitor.strangers).toEqual([]);
    expectNoSecrets(visitor);
    const kinds = messages(visitor).flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "told" ? [(event.event as GameEvent).event] : [])),
    );
    expect(kinds).toEqual(
      expect.arrayContaining(["night_fell", "lock_tried", "traded", "riot_began", "riot_won"]),
    );
    await visitor.leave();
  }
});

const SCREENS = [
  ...["courier_item", "copy_what", "peek_zone", "pursue", "run", "bet_in_riot", "keep_inmate"],
  ...["main", "trade_take", "escape", "who_fights_in_riot", "reveal", "start_crime"],
  ...["crime_victim", "torment_whom"],
];

/** The moments of all questions, made once for both tests. */
const scenes = (): Record<string, Moment> =>
  (made ??= JSON.parse(printedBy("animalcatraz_scenes.py")));
let made: Record<string, Moment> | undefined;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 800 },
  PHONE,
];

/** The parts of my sheet that are not in sight: outside of the window, or under what there is to do. */
const unseen = (ann: Visitor): Promise<string[]> =>
  ann.page.evaluate(() => {
    const dock = document.querySelector(".dock")!.getBoundingClientRect();
    const parts = [".mug", ".rep", ".rank", ".actions", ".stats", ".hoard"];
    const aims = document.querySelector(".mine .sheet .aims");
    if (innerWidth > 760 && aims?.childElementCount) parts.push(".aims");
    const hidden = parts.filter((part) => {
      const box = document.querySelector(`.mine .sheet ${part}`)?.getBoundingClientRect();
      return !box || box.height === 0 || box.top < 0 || box.bottom > dock.top + 1;
    });
    const todo = document.querySelector(".prompt .todo")!.getBoundingClientRect();
    return todo.bottom <= innerHeight && todo.height > 0 ? hidden : [...hidden, "to do"];
  });

/** What my turn offers in words, beside the prison in which the same is lit. */
const inWords = (ann: Visitor): Promise<(string | undefined)[]> =>
  ann.page
    .locator(".turn [data-notation]:visible")
    .evaluateAll((buttons) =>
      buttons.map((button) => (button as HTMLElement).dataset.notation).sort(),
    );

const litInPrison = (choices: Choice[]): string[] =>
  choices
    .map(({ notation }) => notation)
    .filter((notation) => /^(icon|corrupt|event|to)\b/.test(notation))
    .sort();

test("my sheet and what there is to do are in sight on every screen, whatever is asked", async () => {
  const ann = await house.visitor({ language: "fr" });
  await served(ann, (message) => {
    const asked = message.type === "watch" ? scenes()[message.table] : undefined;
    return asked ? [tableOf("animalcatraz", (message as { table: string }).table, asked)] : [];
  });
  const wanted = [
    "main",
    "trade_take",
    "reveal",
    "escape",
    "corrupt_how",
    "night_training",
    "work",
  ];
  for (const ask of wanted) {
    await ann.go(`table/${ask}`);
    await ann.page.locator(".todo", { hasText: scenes()[ask]!.to_do }).waitFor();
    if (ask === "main") expect(await inWords(ann)).toEqual(litInPrison(scenes()[ask]!.choices));
    for (const size of SIZES) {
      await ann.page.setViewportSize(size);
      const where = `${ask} ${size.width}x${size.height}`;
      await expect.poll(() => unseen(ann), { ...SOON, message: where }).toEqual([]);
    }
  }
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("who passes until their turn is asked no more, and can change their mind", async () => {
  const moment = scenes().trash_tag as Moment;
  const ann = await house.visitor({ language: "fr" });
  const { page } = ann;
  const acts: number[] = [];
  /** The same question again, as often as it is answered up to three times. */
  const table = () => {
    const whole = tableOf("animalcatraz", "tags", moment);
    const asked = { ...whole.scene, decision: acts.length, you: moment.you };
    const scene = acts.length < 3 ? asked : { ...asked, asked: [], choices: [] };
    return { ...whole, scene, number: acts.length + 1 };
  };
  await served(ann, (message) => {
    if (message.type === "watch") return [table()];
    if (message.type !== "act") return [];
    acts.push(message.action);
    return [
      { type: "ack", id: message.id },
      { ...table(), type: "news" },
    ];
  });
  await ann.go("table/tags");
  const refuse = page.locator('[data-refuse="trash_tag"]');
  await refuse.waitFor();
  await page.locator(".interruption.alarm").waitFor();
  expect(await ann.complaints()).toEqual([]);
  await refuse.press("Enter");
  const no = moment.choices.find(({ notation }) => notation === "no")?.code;
  await expect.poll(() => acts, SOON).toEqual([no, no, no]);
  const again = page.locator(".refused button");
  await again.waitFor();
  expect(await ann.complaints()).toEqual([]);
  await again.click();
  await again.waitFor({ state: "detached" });
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("every question of Advanced games can be answered with the keyboard", async () => {
  expect(Object.keys(scenes())).toEqual(expect.arrayContaining(SCREENS));
  const ann = await house.visitor({ language: "it" });
  const { page } = ann;
  const acts: number[] = [];
  await served(ann, (message) => {
    if (message.type === "watch") {
      const asked = scenes()[message.table];
      return asked ? [tableOf("animalcatraz", message.table, asked)] : [];
    }
    if (message.type !== "act") return [];
    acts.push(message.action);
    return [{ type: "ack", id: message.id }];
  });
  const pick = picker(5);
  for (const [ask, { choices, to_do }] of Object.entries(scenes())) {
    const patient = { ...SOON, message: ask };
    await ann.go(`table/${ask}`);
    await page.locator(".todo", { hasText: to_do }).waitFor();
    for (const { notation } of choices)
      await page.locator(`button[data-notation="${notation}"]`).first().waitFor();
    const nameless = /\b(animalcatraz|refuse|prompt)-[a-z]+(-[a-z]+)+/; // words that are missing
    expect(await page.locator("main").innerText(), ask).not.toMatch(nameless);
    if (SCREENS.includes(ask)) {
      await page.setViewportSize(PHONE);
      await expect.poll(() => excess(ann), patient).toBeLessThanOrEqual(0);
      expect(await ann.complaints(), ask).toEqual([]);
      await page.setViewportSize(DESKTOP);
    }
    const chosen = choices[pick(choices.length)] as Choice;
    await page.locator(`button[data-notation="${chosen.notation}"]`).first().press("Enter");
    await expect.poll(() => acts.at(-1), patient).toBe(chosen.code);
  }
  expect(acts.length).toBe(Object.keys(scenes()).length);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

test("on a phone all inmates to choose from are in sight, and the card of the one looked at", async () => {
  const moment = scenes().pick_inmate as Moment;
  const ann = await house.visitor({ language: "fr", size: PHONE });
  const { page } = ann;
  const acts: number[] = [];
  await served(ann, (message) => {
    if (message.type === "watch") return [tableOf("animalcatraz", message.table, moment)];
    if (message.type !== "act") return [];
    acts.push(message.action);
    return [{ type: "ack", id: message.id }];
  });
  await ann.go("table/inmates");
  for (const { notation, code } of moment.choices) {
    await page.locator(`[data-step="${notation}"]`).click();
    const card = page.locator(`[data-notation="${notation}"]`);
    await card.waitFor();
    const below = await page.evaluate(() => {
      const scene = document.querySelector(".scene")!;
      return scene.scrollHeight - scene.clientHeight;
    });
    expect(below, notation).toBe(0);
    if (code !== moment.choices.at(-1)?.code) continue;
    expect(await ann.complaints()).toEqual([]);
    await card.click();
    await expect.poll(() => acts, SOON).toEqual([code]);
  }
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
