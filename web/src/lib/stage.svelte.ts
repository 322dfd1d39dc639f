/** Shows what happened: things fly from one spot of the board to another, spots light up.

A spot is any element with `data-spot`; its name comes from the `spots.ts` of its board. Everything can be skipped, nothing lasts longer than
`LONGEST` at the usual speed, and nothing moves for visitors who asked for less motion. Only opacity and
transform are animated, which cost a browser little. */

import type { Drawing } from "../art/pen";
import { settings, type Speed } from "./settings.svelte";
import { broughtIntoSight } from "./sight";
import { play } from "./sound";
import type { Spot } from "./spots";

export const LONGEST = 1500; // milliseconds
const PACE: Record<Speed, number> = { off: 0, fast: 0.45, normal: 1, slow: 1.6 };

/** How high something is lifted half way, how large it is there, and how well it is seen. */
const COURSES = {
  plain: { rise: 30, scale: 1.15, opacity: 1 },
  road: { rise: 0, scale: 1, opacity: 1 },
  high: { rise: 90, scale: 1.8, opacity: 1 },
  under: { rise: 0, scale: 0.8, opacity: 0.3 },
};

/** What somebody or something does on the spot. */
const GESTURES = {
  away: ["none", "perspective(400px) rotateY(90deg)"],
  back: ["perspective(400px) rotateY(-90deg)", "none"],
  fold: ["none", "scale(0.96) rotate(-2deg)", "scale(1, 0.12)", "scale(1, 0.12)"],
  scratch: ["none", "translate(2px, -3px)", "none", "translate(2px, -3px)", "none"],
  nod: ["none", "translateY(7px) rotate(4deg)", "none", "translateY(7px) rotate(4deg)", "none"],
  shake: ["none", "translateX(-7px)", "translateX(7px)", "translateX(-7px)", "none"],
  doubt: ["none", "rotate(-9deg)", "rotate(-4deg)", "rotate(-9deg)", "none"],
  flip: [
    "none",
    "perspective(300px) rotateY(180deg) scale(1.3)",
    "perspective(300px) rotateY(1turn)",
  ],
  snap: ["none", "scale(1.3)", "scale(0.7, 0.35)", "scale(0.8, 0.5)", "none"],
  tumble: ["rotate(-1.5turn)", "rotate(-0.7turn) scale(1.4)", "none", "none", "none"],
};
const STEPS = 8; // of somebody who walks, from one foot to the other

type Look =
  | "coin"
  | "card"
  | "back"
  | "token"
  | "thing"
  | "figure"
  | "lens"
  | "paper"
  | "die"
  | "ride"
  | "car"
  | "note"
  | "tile";

/** How it sounds when something flies. */
const SOUND = { coin: "coin", note: "coin", card: "card", back: "card", paper: "card" } as const;
const soundOf = (look: Look) => (look in SOUND ? SOUND[look as keyof typeof SOUND] : undefined);

export interface Flight {
  from: Spot;
  to: Spot;
  look: Look;
  text?: string;
  /** A drawing on what flies, as the icons have it. */
  icon?: string;
  /** A picture that fills what flies, such as the face of a card. */
  picture?: Drawing | undefined;
  /** Over the board in a high arc, along it, or under it, where it is hardly seen. */
  course?: "high" | "road" | "under";
  /** A class that says the colour of what flies. */
  colour?: string;
  /** Whether it lies where it came to until the next view is drawn. */
  stays?: boolean;
}

/** Somebody at a spot who goes to another one, or a little below it where others go too. */
export interface Walk {
  who: Spot;
  to: Spot;
  below?: number; // pixels
}

/** A sum that builds up over a spot. */
export interface Sum {
  spot: Spot;
  steps: string[];
}

/** How long something lasts, given how fast the visitor wants it. */
export function duration(milliseconds: number, speed: Speed, reduced: boolean): number {
  return reduced ? 0 : Math.min(milliseconds, LONGEST) * PACE[speed];
}

/** How slowly things are shown: 1 is the usual pace, 0 at once. */
export function paceOf(speed: Speed): number {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return document.hidden ? 0 : duration(1, speed, reduced);
}

function drawn({ box, body }: Drawing): SVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", box);
  svg.setAttribute("preserveAspectRatio", "xMidYMin slice");
  svg.innerHTML = body;
  return svg;
}

const drawing = (icon: string): SVGElement => drawn({ box: "0 0 512 512", body: icon });

export class Stage {
  busy = $state(false);
  root = $state.raw<HTMLElement | null>(null);
  layer = $state.raw<HTMLElement | null>(null);
  /** Seats that a board marks at its spots while news are being shown. */
  marks = $state.raw<Record<string, number[]>>({});
  /** What a board draws only while news are being shown, such as dice that are still falling. */
  act = $state.raw<unknown>(null);
  /** What came and went at places that count, while news are being shown: totals change when their
   * reason is seen, and not before. */
  tally = $state.raw<Record<string, number>>({});
  #skipping = false;
  #left = new Set<HTMLElement>();
  #running = new Set<Animation>();
  #hidden = new Set<HTMLElement>();
  #pressed = new Set<HTMLElement>();
  /** How far from their places those are who have walked. */
  #walked = new Map<HTMLElement, { x: number; y: number }>();

  /** Several things that fly, one after the other; each takes a share of the time. */
  async fly(flights: Flight[], milliseconds = 600, share = 0.7): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    const sound = flights[0] && soundOf(flights[0].look);
    if (sound) play(sound);
    const each = flights.length > 1 ? length * share : length;
    const step = (length - each) / Math.max(1, flights.length - 1);
    await Promise.all(flights.map((flight, i) => this.#flyOne(flight, each, i * step)));
  }

  /** Light up spots for a moment. */
  async glow(spots: Spot[], milliseconds = 700, kind: "lamp" | "alarm" = "lamp"): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    if (kind === "alarm") play("alarm");
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 0 }];
    const lights = spots.flatMap((spot) => {
      const box = this.#box(spot);
      return box ? [this.#light(kind, box)] : [];
    });
    await Promise.all(lights.map((light) => this.#run(light, frames, length)));
    for (const light of lights) light.remove();
  }

  /** A word that rises from a spot. */
  async rise(spot: Spot, text: string, milliseconds = 900): Promise<void> {
    const length = this.lasting(milliseconds);
    const box = this.#box(spot);
    if (length === 0 || !box) return;
    const note = this.#make("rise", text, box);
    const at = (y: number) => `translate(-50%, -50%) translateY(${y}px)`;
    const frames = [
      { opacity: 0, transform: at(10) },
      { opacity: 1, transform: at(-8), offset: 0.25 },
      { opacity: 1, transform: at(-22), offset: 0.75 },
      { opacity: 0, transform: at(-36) },
    ];
    await this.#run(note, frames, length);
    note.remove();
  }

  /** What stands at these spots makes a gesture. */
  async gesture(spots: Spot[], kind: keyof typeof GESTURES, milliseconds = 800): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    const frames = GESTURES[kind].map((transform) => ({ transform }));
    await Promise.all(this.#all(spots).map((element) => this.#run(element, frames, length)));
  }

  /** A sign that springs up at a spot and is gone again. */
  async sign(spot: Spot, icon: string, kind = "", milliseconds = 700): Promise<void> {
    const length = this.lasting(milliseconds);
    const box = this.#box(spot);
    if (length === 0 || !box) return;
    const sign = this.#make(`flying sign ${kind}`, "", box);
    sign.append(drawing(icon));
    const at = (scale: number) => `translate(-50%, -50%) scale(${scale})`;
    const frames = [
      { opacity: 0, transform: at(0.2) },
      { opacity: 1, transform: at(1.25), offset: 0.2 },
      { opacity: 1, transform: at(1), offset: 0.7 },
      { opacity: 0, transform: at(1) },
    ];
    await this.#run(sign, frames, length);
    sign.remove();
  }

  /** Let what was drawn be seen for a while. */
  async pause(milliseconds: number): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length > 0 && this.root) await this.#run(this.root, [], length);
  }

  /** A few words across the whole board. */
  async banner(text: string, milliseconds = 1300): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    const sash = this.#make("banner", text, new DOMRect(0, 0, innerWidth, innerHeight * 0.7));
    const at = (scale: number) => `translate(-50%, -50%) scaleX(${scale})`;
    const frames = [
      { opacity: 0, transform: at(0.4) },
      { opacity: 1, transform: at(1), offset: 0.2 },
      { opacity: 1, transform: at(1), offset: 0.85 },
      { opacity: 0, transform: at(1) },
    ];
    await this.#run(sash, frames, length);
    sash.remove();
  }

  /** Those who stand at spots walk to others, and are seen there until the next view is drawn. */
  async march(walks: Walk[], milliseconds = 900): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    await Promise.all(walks.map((walk) => this.#walk(walk, length)));
  }

  /** Something large over a spot that makes a gesture there. */
  async pop(
    spot: Spot,
    piece: Pick<Flight, "look" | "text" | "icon" | "colour">,
    kind: keyof typeof GESTURES,
    milliseconds = 700,
  ): Promise<void> {
    const length = this.lasting(milliseconds);
    const box = this.#box(spot);
    if (length === 0 || !box) return;
    const shown = this.#piece(piece, broughtIntoSight(box), " large");
    const at = (transform: string) => `translate(-50%, -50%) ${transform.replace("none", "")}`;
    const frames = [
      { opacity: 0, transform: at("scale(0.4)") },
      ...GESTURES[kind].map((transform) => ({ opacity: 1, transform: at(transform) })),
    ];
    await this.#run(shown, frames, length);
    shown.remove();
  }

  /** Sums that build up side by side, step by step. */
  async count(sums: Sum[], milliseconds = 1400): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    await Promise.all(sums.map((sum) => this.#countOne(sum, length)));
  }

  /** It gets dark over everything. */
  async dusk(milliseconds = 1300): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    const sky = this.#make("dusk", "", new DOMRect(0, 0, innerWidth, innerHeight));
    const at = (y: number) => `translate(-50%, -50%) translateY(${y}%)`;
    const frames = [
      { opacity: 0.9, transform: at(-100) },
      { opacity: 0.9, transform: at(0), offset: 0.6 },
      { opacity: 0.9, transform: at(0), offset: 0.8 },
      { opacity: 0, transform: at(0) },
    ];
    await this.#run(sky, frames, length);
    sky.remove();
  }

  /** What lies at these spots is gone, until the next view is drawn. */
  hide(spots: Spot[]): void {
    for (const element of this.#all(spots)) {
      element.style.visibility = "hidden";
      this.#hidden.add(element);
    }
  }

  /** What lies at these spots falls away. */
  async fall(spots: Spot[], milliseconds = 600): Promise<void> {
    const end = { opacity: 0, transform: "translateY(64px) rotate(24deg)" };
    if (this.lasting(milliseconds) > 0) play("fall");
    await this.#vanish(spots, [{ opacity: 1, transform: "none" }, end], milliseconds);
  }

  /** Who stands at these spots tips over, and lies there for a moment. */
  async tip(spots: Spot[], milliseconds = 900): Promise<void> {
    const lying = { transformOrigin: "right bottom", transform: "rotate(90deg)" };
    const frames = [
      { transformOrigin: "right bottom", transform: "none", opacity: 1 },
      { ...lying, opacity: 1, offset: 0.5 },
      { ...lying, opacity: 1, offset: 0.8 },
      { ...lying, opacity: 0 },
    ];
    await this.#vanish(spots, frames, milliseconds);
  }

  async #vanish(spots: Spot[], frames: Keyframe[], milliseconds: number): Promise<void> {
    const length = this.lasting(milliseconds);
    if (length === 0) return;
    await Promise.all(this.#all(spots).map((element) => this.#run(element, frames, length)));
    this.hide(spots);
  }

  /** Finish at once what is being shown. */
  skip(): void {
    this.#skipping = true;
    for (const animation of this.#running) animation.finish();
  }

  /** A new piece of news begins. */
  begin(): void {
    this.busy = true;
    this.#skipping = false;
  }

  end(): void {
    this.busy = false;
  }

  /** The next view is drawn, and shows by itself what has happened. */
  settle(): void {
    this.marks = {};
    this.act = null;
    this.tally = {};
    for (const piece of this.#left) piece.remove();
    this.#left.clear();
    for (const element of this.#hidden) element.style.visibility = "";
    this.#hidden.clear();
    for (const element of this.#walked.keys()) {
      element.style.transform = "";
      element.style.zIndex = "";
    }
    this.#walked.clear();
    for (const element of this.#pressed) element.classList.remove("pressed");
    this.#pressed.clear();
  }

  /** So much has come to these places, or gone. */
  tick(changes: Record<string, number>): void {
    const tally = { ...this.tally };
    for (const [place, change] of Object.entries(changes))
      tally[place] = (tally[place] ?? 0) + change;
    this.tally = tally;
  }

  mark(marks: Record<string, number[]>): void {
    this.marks = { ...this.marks, ...marks };
  }

  /** Mark what stands for a choice, until the next view is drawn. */
  press(notation: string): void {
    const places = this.root?.closest("main")?.querySelectorAll<HTMLElement>("[data-notation]");
    for (const element of places ?? [])
      if (element.dataset.notation === notation) {
        element.classList.add("pressed");
        this.#pressed.add(element);
      }
  }

  /** Mark spots as long as the pointer rests on what speaks of them. */
  point(spots: Spot[]): void {
    for (const old of document.querySelectorAll(".pointed-at")) old.classList.remove("pointed-at");
    for (const element of this.#all(spots)) element.classList.add("pointed-at");
  }

  /** Whether nothing moves: what happened is seen in the next view. */
  get isStill(): boolean {
    return this.#wanted(LONGEST) === 0;
  }

  /** How long something may take now: no time while the visitor skips. */
  lasting(milliseconds: number): number {
    return this.#skipping ? 0 : this.#wanted(milliseconds);
  }

  #wanted(milliseconds: number): number {
    if (!this.root || !this.layer || document.hidden) return 0;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return duration(milliseconds, settings.speed, reduced);
  }

  /** The spots of the board, and of what a board has put beside itself. */
  #all(spots: Spot[]): HTMLElement[] {
    const table = this.root?.closest("[data-table]") ?? this.root;
    return spots.flatMap((spot) => [
      ...(table?.querySelectorAll<HTMLElement>(`[data-spot~="${spot}"]`) ?? []),
    ]);
  }

  #seen(spot: Spot): HTMLElement | undefined {
    return this.#all([spot]).find((element) => element.getClientRects().length > 0);
  }

  #box(spot: Spot): DOMRect | null {
    return this.#seen(spot)?.getBoundingClientRect() ?? null;
  }

  async #walk({ who, to, below = 0 }: Walk, length: number): Promise<void> {
    const element = this.#seen(who);
    const goal = this.#box(to);
    if (!element || !goal) return;
    const box = element.getBoundingClientRect();
    const from = this.#walked.get(element) ?? { x: 0, y: 0 };
    const dx = goal.x + goal.width / 2 - box.x - box.width / 2;
    const dy = goal.y + goal.height / 2 + below - box.y - box.height / 2;
    const at = (part: number) => `translate(${from.x + dx * part}px, ${from.y + dy * part}px)`;
    const frames = Array.from({ length: STEPS + 1 }, (_, step) => ({
      transform: `${at(step / STEPS)} rotate(${step % STEPS === 0 ? 0 : step % 2 ? 6 : -6}deg)`,
    }));
    this.#walked.set(element, { x: from.x + dx, y: from.y + dy });
    element.style.zIndex = "5"; // over the rooms on the way
    await this.#run(element, frames, length);
    if (this.#walked.has(element)) element.style.transform = at(1);
  }

  async #countOne({ spot, steps }: Sum, length: number): Promise<void> {
    const box = this.#box(spot);
    if (!box) return;
    const note = this.#make("rise sum", "", box);
    const at = (scale: number) => ({ transform: `translate(-50%, -50%) scale(${scale})` });
    for (const step of steps) {
      if (this.#skipping) break;
      note.textContent = step;
      await this.#run(
        note,
        [at(0.7), { ...at(1.2), offset: 0.25 }, at(1), at(1)],
        length / steps.length,
      );
    }
    note.remove();
  }

  async #flyOne(flight: Flight, length: number, delay: number): Promise<void> {
    const from = this.#box(flight.from);
    const to = this.#box(flight.to);
    if (!from || !to) return;
    const piece = this.#piece(flight, from);
    const dx = to.x + to.width / 2 - from.x - from.width / 2;
    const dy = to.y + to.height / 2 - from.y - from.height / 2;
    piece.classList.toggle("leftward", dx < 0);
    const at = (x: number, y: number) => `translate(-50%, -50%) translate(${x}px, ${y}px)`;
    const turn = flight.look === "die" ? " rotate(-400deg)" : "";
    const { rise, scale, opacity } = COURSES[flight.course ?? "plain"];
    const frames = [
      { transform: `${at(0, 0)} scale(0.8)${turn}`, opacity: 0.2 },
      { transform: at(0, 0), opacity: 1, offset: 0.12 },
      { transform: `${at(dx / 2, dy / 2 - rise)} scale(${scale})`, opacity, offset: 0.55 },
      { transform: at(dx, dy), opacity: 1 },
    ];
    await this.#run(piece, frames, length, delay);
    if (!flight.stays) return piece.remove();
    piece.style.transform = at(dx, dy);
    this.#left.add(piece);
  }

  #piece(
    {
      look,
      text = "",
      icon,
      picture,
      colour = "",
    }: Pick<Flight, "look" | "text" | "icon" | "picture" | "colour">,
    at: DOMRect,
    size = "",
  ): HTMLElement {
    const piece = this.#make(`flying ${look} ${colour}${size}`, text, at);
    if (icon) piece.append(drawing(icon));
    if (picture) piece.append(drawn(picture));
    return piece;
  }

  /** A frame of light around a box; it is drawn once, and only fades in and out. */
  #light(kind: string, box: DOMRect): HTMLElement {
    const light = this.#make(`glow ${kind}`, "", box);
    light.style.width = `${box.width}px`;
    light.style.height = `${box.height}px`;
    return light;
  }

  #make(classes: string, text: string, at: DOMRect): HTMLElement {
    const element = document.createElement("div");
    element.className = classes;
    element.textContent = text;
    element.style.left = `${at.x + at.width / 2}px`;
    element.style.top = `${at.y + at.height / 2}px`;
    this.layer?.append(element);
    return element;
  }

  async #run(element: HTMLElement, frames: Keyframe[], length: number, delay = 0): Promise<void> {
    const timing = { duration: length, delay, easing: "ease-in-out", fill: "both" } as const;
    const animation = element.animate(frames, timing);
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
    animation.cancel();
  }
}
