/** Taps on the shoulder: what this browser shows of what happens where its visitor does not look. */

import type { NewWay, NoticeSettings, ToldOf, WayCard } from "../generated/messages";
import { api } from "./api";
import { connection, newId } from "./connection.svelte";
import { go, router, to } from "./router.svelte";
import { settings } from "./settings.svelte";

const BROWSER = "backroom-browser"; // what this browser is called, if it is told while a tab is open
const TOLD = "backroom-told"; // whom this browser tells, and how the address ends by which it does
const TAIL = 12; // signs of that, as the server has them
const WORKER = "/sw.js";

type BrowserWay = Extract<NewWay["to"], { way: "push" | "page" }>;

class Notices {
  /** What is set up for this player; null: nobody has asked yet. */
  settings = $state.raw<NoticeSettings | null>(null);
  /** Whether the browser lets us show anything. */
  permission = $state<NotificationPermission>(
    "Notification" in window ? Notification.permission : "denied",
  );

  /** What this browser keeps of being told: who, and how its address ends. */
  #told = $state(read(TOLD) ?? "");

  /** Whether this browser is one of the ways by which the visitor is told. */
  get isHere(): boolean {
    return this.settings?.ways.some((way) => this.isThis(way)) === true;
  }

  isThis({ tail }: WayCard): boolean {
    return tail !== "" && this.#told === markOf(tail);
  }

  /** Whether the visitor may be asked. */
  get canAsk(): boolean {
    return this.permission === "default" && isSecureContext;
  }

  /** Say from now on whether anybody can see this page, and show what the server has to tell. */
  follow(): void {
    document.addEventListener("visibilitychange", () => connection.see(!document.hidden));
    connection.see(!document.hidden);
    connection.ontold = (notice) => void this.#show(notice);
    navigator.serviceWorker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isPlace(data)) go("table", data.table);
    });
    void this.#renew().catch(() => undefined); // the next page tries again
  }

  /** A browser that was told of something before is told of whoever uses it now, at the address that
  it has now: somebody else may have signed in, and push services move. */
  async #renew(): Promise<void> {
    if (!this.#told || this.permission !== "granted") return;
    if (this.settings === null) await this.load();
    const way = await this.#ownWay();
    if (markOf(tailOf(way)) !== this.#told) await this.#beToldBy(way);
  }

  async load(): Promise<void> {
    this.settings = await api.notices();
  }

  /** Ask the browser, and have it told from now on. Called when the visitor has clicked. */
  async begin(): Promise<void> {
    this.permission = await Notification.requestPermission();
    if (this.permission !== "granted") return;
    if (this.settings === null) await this.load();
    await this.#beToldBy(await this.#ownWay());
  }

  async #beToldBy(way: BrowserWay): Promise<void> {
    await this.add(way);
    this.#told = markOf(tailOf(way));
    write(TOLD, this.#told);
  }

  async remove(way: WayCard): Promise<void> {
    if (this.isThis(way)) {
      this.#told = "";
      write(TOLD, "");
    }
    this.settings = await api.removeWay(way.way);
  }

  async add(to: NewWay["to"]): Promise<void> {
    this.settings = await api.addWay({ to, language: settings.language });
  }

  async #ownWay(): Promise<BrowserWay> {
    return (await this.#subscribe()) ?? { way: "page", browser: browserName() };
  }

  /** A way by the push service of the browser's maker, if there is one, also for this server. */
  async #subscribe(): Promise<BrowserWay | null> {
    const key = this.settings?.push_key;
    if (!key || !("PushManager" in window) || !("serviceWorker" in navigator)) return null;
    try {
      const { pushManager } = await navigator.serviceWorker.ready;
      const options = { userVisibleOnly: true, applicationServerKey: key };
      const { endpoint, keys } = (await pushManager.subscribe(options)).toJSON();
      if (!endpoint || !keys?.p256dh || !keys.auth) return null;
      return { way: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth };
    } catch {
      return null; // the push service cannot be reached, or the browser has none
    }
  }

  /** Nobody is told of what is before their eyes; several tabs show one notice. */
  async #show({ table, title, text }: ToldOf): Promise<void> {
    if (!document.hidden && router.parts[1] === table) return;
    if (!("Notification" in window) || Notification.permission !== "granted") return;
    const options = { body: text, tag: table, icon: "/icon-192.png", data: { table } };
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) return registration.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      location.hash = to("table", table);
    };
  }
}

function isPlace(data: unknown): data is { table: string } {
  return typeof data === "object" && data !== null && "table" in data;
}

/** Without storage it is another browser next time. */
function browserName(): string {
  const known = read(BROWSER) ?? newId();
  write(BROWSER, known);
  return known;
}

const tailOf = (way: BrowserWay) => (way.way === "push" ? way.endpoint : way.browser).slice(-TAIL);

const markOf = (tail: string) => `${connection.you?.player} ${tail}`;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts as long as the page.
  }
}

/** The part of the page that works while no tab is open, where the browser has such parts. */
export function install(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register(WORKER).catch(() => undefined); // not on every address
  // What this page is made of works without a line from now on.
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    active?.postMessage({ parts: loaded.map(({ pathname }) => pathname) });
  });
}

export const notices = new Notices();
