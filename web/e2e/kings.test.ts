import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameEvent, GameView } from "../src/generated/kings";
import type { Choice, ClientMessage, Forbidden, ServerMessage } from "../src/generated/messages";
import { DESKTOP, House, PHONE, picker, printedBy, SOON, type Visitor } from "./house";

let house: House;
beforeAll(async () => void (house = await House.open()));
afterAll(() => house.close());

/** Sit down with two bots at a table where deals are made, or where nobody interrupts with them. */
async function sitDown(ann: Visitor, deals = "on"): Promise<void> {
  await ann.player(); // before that nobody may open a table
  const table = await ann.page.evaluate(async (deals) => {
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({
        game: "kings",
        seats: 3,
        bots: ["random", "random"],
        options: { deals },
        public: false,
        start: true,
      }),
    });
    return ((await answer.json()) as { table: string }).table;
  }, deals);
  await ann.go(`table/${table}`);
  await ann.page.waitForSelector(".prompt");
}

/** Click one thing on the board or before it, as somebody would who likes to meddle. */
function meddle([chance, deals]: [number, boolean]): string {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  if (all("#over-title").length > 0) return "over";
  const one = (found: HTMLElement[]) => {
    const element = found[Math.floor(chance * found.length)];
    element?.click();
    return element;
  };
  const sure = all("dialog[open] [data-yes]");
  if (sure.length > 0) return (one(sure), "sure");
  const go = all("[data-go]");
  if (go.length > 0) return (one(go), "go");
  const legal = '[data-notation]:not([aria-disabled="true"])';
  const bold = ["accomplish", "send", "provoke", "recruit"].flatMap((word) =>
    all(`[data-notation="${word}"]:not([aria-disabled="true"])`),
  );
  if (bold.length > 0 && chance < 0.9) return (one(bold), "bold");
  const dull = ["dismiss", "deal", "withdraw", "pass"];
  const isLively = ({ dataset }: HTMLElement) => !dull.includes(dataset.notation ?? "");
  const terms = document.querySelector(".deal")
    ? all(`.deal ${legal}, .offer ${legal}`).filter(isLively)
    : [];
  if (terms.length > 0) return (one(terms), "terms");
  const deal = all('[data-notation="deal"]');
  if (deals && deal.length > 0) return (one(deal), "deal");
  const crew = all(".crew button.legal");
  const lit = all(".district:is(.reach, .beyond) button.plate");
  const isMoving = all('[data-notation="end moves"]').length > 0;
  if (isMoving && lit.length === 0 && crew.length > 0 && chance < 0.75) return (one(crew), "crew");
  if (lit.length > 0 && chance < 0.85) return (one(lit), "district");
  if (!isMoving && crew.length > 0) return (one(crew), "person");
  const choices = all(legal);
  const lively = choices.filter(isLively);
  if (lively.length > 0) return (one(lively), "choice");
  const cards = all(":is(.hand, .spread) button.legal:not(.idle)");
  if (choices.length === 0 && cards.length > 0) return (one(cards), "card");
  return (one(choices), "rest");
}

function told(visitor: Visitor): { events: GameEvent[]; views: GameView[] } {
  const messages = visitor.frames.map((frame) => JSON.parse(frame) as ServerMessage);
  const tables = messages.filter((message) => message.type === "table" || message.type === "news");
  return {
    events: tables.flatMap((table) =>
      table.events.flatMap((event) => (event.type === "told" ? [event.event as GameEvent] : [])),
    ),
    views: tables.flatMap((table) => (table.scene.view ? [table.scene.view as GameView] : [])),
  };
}

/** Nothing that only another seat may know is in what this seat was sent. */
function expectNoSecrets({ events, views }: ReturnType<typeof told>): void {
  const you = views[0]?.you;
  for (const view of views.filter((seen) => !seen.result)) {
    for (const seat of view.seats) if (seat.seat !== you) expect(seat.money).toBeNull();
    for (const mission of view.missions)
      if (mission.hidden) expect(mission.goal ?? null).toBeNull();
    if (view.talks && ![view.talks.seat, view.talks.other].includes(you ?? -1))
      expect(view.talks.give).toBeNull();
  }
  for (const event of events) {
    if (event.event === "bid" || event.event === "start_tiles") expect(event.seat).toBe(you);
    if (event.event === "drew" && event.seat !== you) expect(event.card ?? null).toBeNull();
    if (event.event === "stole_card" && event.seat !== you && event.victim !== you)
      expect(event.card ?? null).toBeNull();
  }
}

test("a whole game of three seats on the board", async () => {
  const ann = await house.visitor({ language: "it" });
  await sitDown(ann);
  const pick = picker(11);
  const done: Record<string, number> = {};
  const seen = new Set<string>();
  while (!done.over) {
    await ann.page.locator("#over-title, .prompt.mine").first().waitFor(SOON);
    const what = await ann.page.evaluate(meddle, [pick(1000) / 1000, (done.deal ?? 0) < 3] as [
      number,
      boolean,
    ]);
    done[what] = (done[what] ?? 0) + 1;
    if (["crew", "go", "bold"].includes(what) && !seen.has(what)) {
      seen.add(what);
      expect(await ann.complaints()).toEqual([]);
    }
    await ann.page.waitForTimeout(15);
  }
  expect(done.go).toBeGreaterThan(0);
  expect(done.crew).toBeGreaterThan(0);
  expect(ann.errors).toEqual([]);
  expect(ann.strangers).toEqual([]);
  expect(await ann.complaints()).toEqual([]);
  const story = told(ann);
  expectNoSecrets(story);
  const kinds = new Set(story.events.map(({ event }) => event));
  for (const kind of ["drove", "talks", "fortune_shown", "ended"] as const)
    expect(kinds).toContain(kind);
  await ann.leave();
});

/** Make a choice as a person does: on the map, with a card, on the slider, or with a button. */
async function make(visitor: Visitor, notation: string): Promise<void> {
  const { page } = visitor;
  const [kind = "", what = ""] = notation.split(" ");
  const before = await visitor.moment();
  const button = page.locator(`[data-notation="${notation}"]:not([aria-disabled="true"]):visible`);
  const first = page.locator(firstOf(kind, what));
  await button.or(first).first().waitFor(SOON);
  if ((await button.count()) === 0) await first.click();
  if (kind === "amount") await slideTo(visitor, notation);
  const second = page.locator(kind === "to" ? `[data-go="${what}"]` : "[data-board]");
  await (["to", "own"].includes(kind) ? button.or(second) : button).first().click();
  const sure = page.locator("dialog[open] [data-yes]");
  await expect
    .poll(async () => {
      if (await sure.isVisible()) await sure.click(SOON);
      return (await visitor.moment()) === before;
    }, SOON)
    .toBe(false);
}

/** What is picked before the choice itself can be confirmed. */
function firstOf(kind: string, what: string): string {
  switch (kind) {
    case "to":
      return `.district.reach button:has([data-district="${what}"])`;
    case "own":
      return `.crew button.legal:has([data-own="${what}"])`;
    case "card":
    case "bonus":
      return `:is(.hand, .spread) button:has([data-hand="${what}"])`;
    case "amount":
      return ".offer input";
  }
  return "nothing";
}

/** Push the slider until it stands at a sum. */
async function slideTo(visitor: Visitor, notation: string): Promise<void> {
  const slider = visitor.page.locator(".offer input");
  for (let step = 0; (await visitor.page.locator(`[data-notation="${notation}"]`).count()) === 0;) {
    await slider.fill(String((step += 1)));
  }
}

/** What a seat was told last. */
function latest(visitor: Visitor): GameView {
  for (const frame of visitor.frames.toReversed()) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === "table" || message.type === "news") return message.scene.view as GameView;
  }
  throw new Error("this visitor watches no table");
}

const UNKNOWN = /^\D*\?\D*$/; // a sum in any language

/** What a seat's page shows of others' money, of where their missions lead, and of their deals. */
async function leaks(visitor: Visitor): Promise<string[]> {
  const view = latest(visitor);
  if (view.result) return [];
  const shown = await visitor.page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent.trim() ?? "";
    const bySpot = (selector: string, part: string) =>
      Object.fromEntries(
        [...document.querySelectorAll<HTMLElement>(selector)].map((element) => [
          element.dataset.spot,
          textOf(element.querySelector(part)),
        ]),
      );
    return {
      money: bySpot(".gang", ".money"),
      goals: bySpot(".phone.busy", ".goal"),
      deals: document.querySelectorAll(".deal .terms").length,
    };
  });
  const rivals = view.seats.filter(({ seat, alive }) => alive && seat !== view.you);
  const secret = view.missions.filter(({ hidden }) => hidden);
  const isOthersDeal = view.talks && ![view.talks.seat, view.talks.other].includes(view.you);
  return [
    ...rivals
      .filter(({ seat }) => !UNKNOWN.test(shown.money[`seat-${seat}`] ?? ""))
      .map(({ boss }) => boss),
    ...secret
      .filter(({ mission }) => shown.goals[`mission-${mission}`] !== "?")
      .map(({ mission }) => mission),
    ...(isOthersDeal && shown.deals > 0 ? ["deal"] : []),
  ];
}

/** The rare things that can be seen now. */
function rarities(view: GameView): string[] {
  const isInCell = view.seats.some(({ characters }) =>
    characters.some(({ at }) => at.startsWith("cell")),
  );
  return [
    ...(view.draft ? ["draft"] : []),
    ...(view.talks ? ["deal"] : []),
    ...(view.fight ? ["fight"] : []),
    ...(isInCell ? ["custody"] : []),
  ];
}

test("the end of a game of three people: a deal, a provocation and an arrest", async () => {
  const people = [
    await house.visitor({ language: "en" }),
    await house.visitor({ language: "fr", size: PHONE }),
    await house.visitor({ language: "it" }),
  ];
  const moves = await house.seatAtBegun("kings", people);
  const looked = new Set<string>();
  for (const { seat, do: notation } of moves) {
    const who = people[seat]!;
    await make(who, notation);
    const leaked = async () => (await Promise.all(people.map(leaks))).flat();
    await expect.poll(leaked, { ...SOON, message: notation }).toEqual([]);
    for (const rarity of rarities(latest(who)).filter((rarity) => !looked.has(rarity))) {
      looked.add(rarity);
      for (const visitor of [who, people[(seat + 1) % people.length]!])
        expect(await visitor.complaints(), rarity).toEqual([]);
    }
  }
  expect([...looked].sort()).toEqual(["custody", "deal", "draft", "fight"]);
  for (const visitor of people) {
    await visitor.page.locator("#over-title").waitFor(SOON);
    expect(visitor.errors).toEqual([]);
    expect(visitor.strangers).toEqual([]);
    const story = told(visitor);
    expectNoSecrets(story);
    const kinds = story.events.map(({ event }) => event);
    expect(kinds).toEqual(
      expect.arrayContaining(["dealt", "provoked", "arrested", "fortune_shown", "ended"]),
    );
    await visitor.leave();
  }
});

interface Moment {
  you: number;
  asked: number[];
  to_do: string;
  choices: Choice[];
  forbidden: Forbidden[];
  view: GameView;
}

/** From now on this visitor sees a scene instead of the one at the table; what they then choose. */
async function stageFor(visitor: Visitor, scene: () => Moment): Promise<number[]> {
  const chosen: number[] = [];
  await visitor.page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ClientMessage;
      if (message.type === "act") chosen.push(message.action);
      server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(text.toString()) as ServerMessage;
      if (message.type === "table" || message.type === "news")
        Object.assign(message.scene, { decision: 1, can_undo: false }, scene());
      socket.send(JSON.stringify(message));
    });
  });
  return chosen;
}

/** The choices that nothing on the page offers. */
async function unreachable(visitor: Visitor, choices: Choice[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { notation } of choices) {
    const [kind = "", what = ""] = notation.split(" ");
    const places: Record<string, string> = {
      to: `.district.reach [data-district="${what}"]`,
      own: `.crew .legal [data-own="${what}"]`,
      drop: `.crew .legal [data-own="${what}"]`,
      card: `[data-hand="${what}"]`,
      bonus: `[data-hand="${what}"]`,
    };
    const named = visitor.page.locator(`[data-notation="${notation}"]:not([aria-disabled="true"])`);
    const placed = visitor.page.locator(places[kind] ?? "nothing");
    if ((await named.count()) + (await placed.count()) === 0) missing.push(notation);
  }
  return missing;
}

/** By how many pixels the page or what there is to do is too wide. */
const excess = (visitor: Visitor): Promise<number> =>
  visitor.page.evaluate(() => {
    const prompt = document.querySelector(".prompt")!;
    const page = document.documentElement;
    return Math.max(page.scrollWidth - innerWidth, prompt.scrollWidth - prompt.clientWidth);
  });

/** The keyboard reads all about somebody who cannot be picked, and goes on. */
async function expectNotes(visitor: Visitor): Promise<void> {
  const whom = visitor.page.locator("[data-spot^='who-']:has(> button:not(.pick))").first();
  const note = visitor.page.locator(".city .note:not(.patrol)");
  expect(await note.count()).toBe(0);
  await whom.locator("button").focus();
  expect(await note.textContent()).toBe(await whom.getAttribute("title"));
  await visitor.page.locator(".city .frame").focus();
  expect(await note.count()).toBe(0);
}

test("every choice of the rare scenes is on the page, which is whole and accessible", async () => {
  const all = JSON.parse(printedBy("kings_scenes.py")) as Record<string, Moment>;
  let shown: Moment = Object.values(all)[0]!;
  const screens = ["fold", "offer", "deal_answer", "moves"];
  const { you, view } = all.moves!;
  view.seats.find(({ seat }) => seat !== you)!.alive = false;
  for (const [language, size, kinds, outOfTheGame] of [
    ["en", DESKTOP, Object.keys(all), "out of the game"],
    ["fr", PHONE, [...screens, "discard"], "hors jeu"],
  ] as const) {
    const ann = await house.visitor({ language, size });
    await stageFor(ann, () => shown);
    for (const kind of kinds) {
      const moment = all[kind]!;
      shown = moment;
      await ann.page.goto(`${house.address}/`);
      await ann.page.reload();
      await ann.playNow("kings");
      await ann.page.waitForSelector(".district .plate");
      // A sum on a slider is one button at a time.
      const offered = moment.choices.filter(({ notation }) => !notation.startsWith("amount"));
      const patient = { ...SOON, message: kind };
      await expect.poll(() => unreachable(ann, offered), patient).toEqual([]);
      if (screens.includes(kind)) expect(await ann.complaints(), kind).toEqual([]);
      await expect.poll(() => excess(ann), patient).toBeLessThanOrEqual(0);
      if (kind === "moves") {
        await expectNotes(ann);
        const out = ann.page.locator(".gang.dead .state");
        expect(await out.allTextContents()).toEqual([outOfTheGame]);
      }
    }
    expect(ann.errors).toEqual([]);
    await ann.leave();
  }
});

test("what may cost the last boss is asked twice, and who is out is told so", async () => {
  const all = JSON.parse(printedBy("kings_scenes.py")) as Record<string, Moment>;
  let shown = all.grave!;
  const lethal = shown.choices.find(({ warning }) => warning)!;
  const ann = await house.visitor({ language: "en" });
  const { page } = ann;
  const chosen = await stageFor(ann, () => shown);
  await page.reload();
  await ann.playNow("kings");
  const choice = page.locator(`.duel [data-notation="${lethal.notation}"]`);
  await choice.waitFor(SOON);
  expect(await page.locator(".duel .stake.grave").textContent()).toContain("you are out");
  expect(await ann.complaints()).toEqual([]);
  const question = page.locator("dialog[open] #confirm-question");
  await choice.click();
  expect(await question.textContent()).toBe(lethal.warning);
  await page.locator("dialog[open] .button:not([data-yes])").click();
  expect(chosen).toEqual([]);
  await choice.click();
  await page.locator("dialog[open] [data-yes]").click();
  await expect.poll(() => chosen, SOON).toEqual([lethal.code]);

  const { you, view, ...rest } = structuredClone(all.moves!);
  view.seats[you] = { ...view.seats[you]!, alive: false, characters: [] };
  shown = { ...rest, you, view, asked: [], choices: [], forbidden: [] };
  await page.goto(`${house.address}/`);
  await page.reload();
  await ann.playNow("kings");
  const out = page.locator("dialog.out[open]");
  await out.waitFor(SOON);
  expect(await ann.complaints()).toEqual([]);
  await out.locator("[data-review]").click();
  expect(await out.locator("[data-review]").getAttribute("aria-expanded")).toBe("true");
  expect(await out.locator("[data-new]").getAttribute("href")).toBe("#/");
  await out.locator("[data-watch]").click();
  expect(await out.count()).toBe(0);
  await page.locator(".district .plate").first().waitFor(SOON);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});

/** Whether this seat can move somebody now. */
const canMove = ({ phase, active, you, drive }: GameView) =>
  phase === "moves" && active === you && !drive;

test("a whole turn of moving one person takes at most five clicks", async () => {
  const ann = await house.visitor({ language: "en" });
  const { page } = ann;
  await sitDown(ann, "off");
  const legal = '[data-notation]:not([aria-disabled="true"]):visible';
  const untilMine = async () => {
    await page.locator(".prompt.mine").waitFor(SOON);
    return latest(ann);
  };
  while (!canMove(await untilMine())) {
    const before = await ann.moment();
    const pass = page.locator(`.prompt [data-notation="pass"]:visible`);
    const card = page.locator(":is(.hand, .spread) button.legal:not(.idle)");
    const { phase } = latest(ann);
    if (phase === "discard") await card.first().click();
    await ((await pass.count()) > 0 ? pass : page.locator(legal)).first().click();
    await expect.poll(() => ann.moment(), SOON).not.toBe(before);
  }
  let clicks = 0;
  const click = async (selector: string) => {
    await page.locator(selector).first().click();
    clicks += 1;
  };
  const { round, you } = latest(ann);
  await click(".crew button.legal");
  await click(".district.reach:not(:has(.cost.stop, .cost.arrest, .cost.card)) button.plate");
  await click("[data-go]");
  await expect.poll(() => latest(ann).phase, SOON).toBe("drive");
  await page.locator('main[aria-busy="false"]').waitFor(SOON); // the journey is over
  await page.locator('[data-ends="moves"]').waitFor(SOON);
  await click('[data-ends="moves"]');
  await expect.poll(() => latest(ann).phase, SOON).toBe("actions");
  await click('[data-notation="end turn"]');
  await expect.poll(() => latest(ann).active !== you || latest(ann).round > round, SOON).toBe(true);
  expect(clicks).toBeLessThanOrEqual(5);
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
