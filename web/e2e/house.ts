/** A real server, a real browser, and people who click whatever may be clicked. */

import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import AxeBuilder from "axe-core";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");
const PYTHON = process.env.BACKROOM_PYTHON ?? join(ROOT, ".venv/bin/python");
const ENVIRONMENT = {
  ...process.env,
  ...(existsSync(join(ROOT, ".venv")) ? {} : { PYTHONPATH: "src" }),
};
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const DESKTOP = { width: 1360, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Milliseconds after which something will not come any more, even on a machine that is very busy. */
const PATIENCE = 60_000;
/** For `expect.poll`: look again and again until it is so. */
export const SOON = { timeout: PATIENCE };

/** What can be clicked to choose; some things first need a step, such as a cell of Crooks before the
way to place there. */
const LEGAL = '[data-notation]:not([aria-disabled="true"])';
const STEP = ".space.legal:not([data-notation]), [data-step]";
const CHOICES = `.prompt ${LEGAL}, .board ${LEGAL}, ${STEP}, [data-plan]`;

/** What a script of this folder prints. */
export function printedBy(script: string, ...values: string[]): string {
  const options = { env: ENVIRONMENT, cwd: ROOT, maxBuffer: 100_000_000 };
  return execFileSync(PYTHON, [join(import.meta.dirname, script), ...values], options).toString();
}

/** A choice of a game that was played before: whose it is, and its notation. */
export interface Move {
  seat: number;
  do: string;
}

/** A server of its own for a test file, on a free port, with bots that do not dawdle. */
export class House {
  #botPause: number;
  #server!: ChildProcess;
  #browser!: Browser;
  #folder = mkdtempSync(join(tmpdir(), "backroom-"));
  address = "";

  private constructor(botPause: number) {
    this.#botPause = botPause;
  }

  static async open(botPause = 0): Promise<House> {
    const house = new House(botPause);
    await house.serve();
    house.#browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
    return house;
  }

  /** Start the server; after a stop it goes on with the same tables at the same address. */
  async serve(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const options = ["--port", port, "--data", this.#folder, "--bot-pause", `${this.#botPause}`];
    this.#server = spawn(PYTHON, ["-m", "backroom", "serve", ...options], {
      env: ENVIRONMENT,
      cwd: ROOT,
      stdio: ["ignore", "pipe", "inherit"],
    });
    this.address = await new Promise<string>((found, failed) => {
      let said = "";
      this.#server.stdout?.on("data", (text: Buffer) => {
        said += text.toString();
        const address = /http:\/\/\S+/.exec(said);
        if (address) found(address[0].replace(/\/$/, ""));
      });
      this.#server.on("error", failed);
      this.#server.on("exit", () => failed(new Error(`the server ended: ${said}`)));
    });
  }

  /** End the server: in good order, or as a power cut would. */
  async stop(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const gone = new Promise((ended) => this.#server.on("exit", ended));
    this.#server.kill(signal);
    await gone;
    this.#server.stdout?.destroy(); // its bots may hold the other end a moment longer
  }

  /** Let the server stand still, without a word to anybody, until it is thawed. */
  freeze(): void {
    this.#server.kill("SIGSTOP");
  }

  thaw(): void {
    this.#server.kill("SIGCONT");
  }

  /** Do something as whoever runs the house: with the command, and the key of the house. */
  admin(...words: string[]): string {
    const where = ["--address", this.address, "--data", this.#folder];
    const options = { env: ENVIRONMENT, cwd: ROOT };
    return execFileSync(
      PYTHON,
      ["-m", "backroom", "admin", ...words, ...where],
      options,
    ).toString();
  }

  /** These people sit at a table whose game is nearly over; what is left to play of it. */
  async seatAtBegun(game: string, people: Visitor[]): Promise<Move[]> {
    const players = await Promise.all(people.map((visitor) => visitor.player()));
    await this.stop("SIGTERM");
    const said = printedBy("begun.py", game, this.#folder, ...players);
    await this.serve();
    const { table, moves } = JSON.parse(said) as { table: string; moves: Move[] };
    for (const visitor of people) {
      await visitor.go(`table/${table}`);
      await visitor.page.reload();
      await visitor.page.locator(".prompt").waitFor();
    }
    return moves;
  }

  /** Somebody new, with a browser of their own. */
  async visitor(options: VisitorOptions = {}): Promise<Visitor> {
    const {
      language = "en",
      size = DESKTOP,
      speed = "off",
      reduced = false,
      askAlways = true,
      host,
      worker = true,
    } = options;
    const context = await this.#browser.newContext({
      viewport: size,
      reducedMotion: reduced ? "reduce" : "no-preference",
      hasTouch: size === PHONE,
      serviceWorkers: worker ? "allow" : "block",
    });
    const settings = JSON.stringify({ language, speed, askAlways });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(
      `localStorage.getItem("backroom-settings") ?? localStorage.setItem("backroom-settings", '${settings}')`,
    );
    return Visitor.enter(context, host ? this.address.replace("127.0.0.1", host) : this.address);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.stop("SIGTERM");
    rmSync(this.#folder, { recursive: true });
  }
}

interface VisitorOptions {
  language?: "en" | "fr" | "it";
  size?: { width: number; height: number };
  speed?: "off" | "fast" | "normal";
  reduced?: boolean;
  /** Whether to be asked also where there is only one answer, so that every choice is a click. */
  askAlways?: boolean;
  /** Under which name the house is visited, if not by its number. */
  host?: string;
  /** Whether the part of the page may work that goes on while no tab is open. Routes do not see what it asks for. */
  worker?: boolean;
}

export class Visitor {
  /** Everything the server sent over the socket. */
  readonly frames: string[] = [];
  /** Requests to anybody else, and errors of the page: both must stay empty. */
  readonly strangers: string[] = [];
  readonly errors: string[] = [];
  /** What else the browser complains of, such as requests that were refused. */
  readonly noise: string[] = [];

  private constructor(
    readonly page: Page,
    readonly address: string,
  ) {}

  static async enter(context: BrowserContext, address: string): Promise<Visitor> {
    const visitor = new Visitor(await context.newPage(), address);
    const { page } = visitor;
    page.on("websocket", (socket) =>
      socket.on("framereceived", ({ payload }) => visitor.frames.push(payload.toString())),
    );
    page.on("request", (request) => {
      if (!request.url().startsWith(address)) visitor.strangers.push(request.url());
    });
    page.on("pageerror", (error) => visitor.errors.push(error.message));
    page.on("console", (message) => {
      if (message.text().includes("Content Security Policy")) visitor.errors.push(message.text());
      else if (message.type() === "error") visitor.noise.push(message.text());
    });
    await page.goto(`${address}/`);
    await page.waitForSelector("[data-play]");
    return visitor;
  }

  async go(hash: string): Promise<void> {
    await this.page.goto(`${this.address}/#/${hash}`);
  }

  /** Who this is to the server, as JSON, once the page has said a name. */
  async player(): Promise<string> {
    return this.page.evaluate(async () => {
      for (;;) {
        const said = await (await fetch("/api/session")).text();
        if (said !== "null") return said; // a stranger's
        await new Promise((soon) => setTimeout(soon, 50));
      }
    });
  }

  get table(): string {
    return new URL(this.page.url()).hash.split("/")[2] ?? "";
  }

  /** Let a finger rest on something until something else is in sight. */
  async restFinger(on: Locator, until: Locator): Promise<void> {
    const box = await on.boundingBox();
    if (!box) throw new Error("what the finger should rest on is not in sight");
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    const finger = await this.page.context().newCDPSession(this.page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await until.waitFor();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }

  /** Play now against bots. */
  async playNow(game: string): Promise<void> {
    await this.page.click(`[data-play="${game}"]`);
    await this.page.waitForSelector(".prompt");
  }

  /** Come to a table by a link, under the name that the page has made up. */
  async accept(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.click("form .button");
    await this.page.waitForURL(/#\/table\//);
  }

  /** Choose a value in the form of a new table. */
  async choose(name: string, value: string): Promise<void> {
    const choice = this.page.locator(`dialog[open] input[name="${name}"][value="${value}"]`);
    await choice.check({ force: true }); // it lies over its label, unseen
  }

  /** What the page waits for: this visitor's choice, somebody else's, or nothing more. */
  async state(): Promise<"asked" | "waiting" | "over"> {
    return this.page.evaluate((choices) => {
      if (document.querySelector("#over-title")) return "over";
      const asked =
        document.querySelector('[aria-busy="false"] .prompt.mine') &&
        document.querySelector(choices);
      return asked ? "asked" : "waiting";
    }, CHOICES);
  }

  /** Make one choice when it is asked for; whether the game goes on. */
  async move(pick: (count: number) => number): Promise<boolean> {
    if ((await nextToChoose([this])) === null) return false;
    const before = await this.#decision();
    await this.#choose(pick);
    const sure = this.page.locator("dialog[open] [data-yes]");
    await this.#answered(before, "dialog[open]");
    if (await sure.isVisible()) await sure.click();
    await this.#answered(before);
    return true;
  }

  /** Pass, in games that know that. */
  async pass(): Promise<void> {
    const before = await this.moment();
    await this.page.click('[data-notation="pass"]');
    const sure = this.page.locator("dialog[open] [data-yes]");
    await this.page.waitForFunction(
      (old) =>
        document.querySelector("main")?.getAttribute("data-moment") !== old ||
        document.querySelector("dialog[open] [data-yes]") !== null,
      before,
    );
    if (await sure.isVisible()) await sure.click();
    await this.page.waitForFunction(
      (old) => document.querySelector("main")?.getAttribute("data-moment") !== old,
      before,
    );
  }

  /** Play until the game is over; how many choices that took. */
  async playToTheEnd(pick: (count: number) => number): Promise<number> {
    let moves = 0;
    while (await this.move(pick)) moves += 1;
    return moves;
  }

  /** What changes with every piece of news. */
  async moment(): Promise<string | null> {
    return this.page.locator("main").getAttribute("data-moment");
  }

  /** What changes when this visitor's choice has been answered. */
  async #decision(): Promise<string | null> {
    return this.page.locator("main").getAttribute("data-decision");
  }

  /** Wait until the page shows the answer to a decision, or something else that would do. */
  async #answered(before: string | null, orThis = "#over-title"): Promise<void> {
    await this.page.waitForFunction(
      ([old, other]) =>
        document.querySelector("main")?.getAttribute("data-decision") !== old ||
        document.querySelector(other) !== null,
      [before, orThis] as const,
    );
  }

  async #choose(pick: (count: number) => number): Promise<void> {
    const { page } = this;
    if (await page.locator("[data-plan]").count()) return this.#plan(pick);
    const steps = page.locator(STEP);
    if (await steps.count()) {
      await steps.nth(pick(await steps.count())).click();
      await page.locator(LEGAL).first().waitFor();
    }
    const others = page.locator(`${LEGAL}:not([data-notation="pass"])`);
    const choices = (await others.count()) ? others : page.locator(LEGAL);
    await choices.nth(pick(await choices.count())).click();
  }

  /** Pick different sites for all teams, and confirm. */
  async #plan(pick: (count: number) => number): Promise<void> {
    const { page } = this;
    const confirm = page.locator('[data-confirm="plan"]');
    for (let tries = 0; tries < 20; tries += 1) {
      if ((await confirm.getAttribute("aria-disabled")) === "false") break;
      const free = page.locator('[data-plan][aria-pressed="false"]');
      await free.nth(pick(await free.count())).click();
    }
    await confirm.click();
  }

  /** What axe-core finds wrong with the page, if it is serious. */
  async complaints(): Promise<string[]> {
    await this.page.evaluate(AxeBuilder.source);
    return this.page.evaluate(async () => {
      // What is still fading in has not its colours yet.
      const fading = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(fading.map(({ finished }) => finished));
      const axe = (window as unknown as { axe: typeof AxeBuilder }).axe;
      const { violations } = await axe.run();
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    });
  }

  /** Touch everything that is greyed: the address of the rule that each opens, "" for none. */
  async rulesOfRefusals(): Promise<string[]> {
    return this.page.evaluate(async () => {
      const drawn = () => new Promise((done) => setTimeout(done, 20));
      const rules: string[] = [];
      for (const greyed of document.querySelectorAll<HTMLElement>('main [aria-disabled="true"]')) {
        greyed.click();
        await drawn();
        rules.push(document.querySelector<HTMLAnchorElement>(".notice a")?.href ?? "");
        document.querySelector<HTMLElement>(".notice button")?.click();
        await drawn();
      }
      return rules;
    });
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}

/** Wait until one of these visitors must choose: the first of them who must; null: the game is over. */
export async function nextToChoose(visitors: Visitor[]): Promise<Visitor | null> {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const states = await Promise.all(visitors.map((visitor) => visitor.state()));
    if (states.every((state) => state === "over")) return null;
    const asked = states.indexOf("asked");
    if (asked >= 0) return visitors[asked] ?? null;
    await new Promise((looked) => setTimeout(looked, 20));
  }
  throw new Error("nobody was asked to choose, and the game was not over");
}

/** The same "random" picks every time. */
export function picker(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
}
