/** Taps on the shoulder: what this browser shows of what happens where its visitor does not look. */

import type { NewWay, NoticeSettings, ToldOf } from "../generated/messages";
import { api } from "./api";
import { connection, newId } from "./connection.svelte";
import { go, router, to } from "./router.svelte";
import { settings } from "./settings.svelte";

const BROWSER = "backroom-browser"; // what this browser is called, if it is told while a tab is open
const WORKER = "/sw.js";

class Notices {
  /** What is set up for this player; null: nobody has asked yet. */
  settings = $state.raw<NoticeSettings | null>(null);
  /** Whether the browser lets us show anything. */
  permission = $state<NotificationPermission>(
    "Notification" in window ? Notification.permission : "denied",
  );

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
  }

  async load(): Promise<void> {
    this.settings = await api.notices();
  }

  /** Ask the browser, and have it told from now on. Called when the visitor has clicked. */
  async begin(): Promise<void> {
    this.permission = await Notification.requestPermission();
    if (this.permission !== "granted") return;
    if (this.settings === null) await this.load();
    const subscription = await this.#subscribe();
    await this.add(subscription ?? { way: "page", browser: browserName() });
  }

  async add(to: NewWay["to"]): Promise<void> {
    this.settings = await api.addWay({ to, language: settings.language });
  }

  /** A way by the push service of the browser's maker, if there is one, also for this server. */
  async #subscribe(): Promise<NewWay["to"] | null> {
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

function browserName(): string {
  try {
    const known = localStorage.getItem(BROWSER) ?? newId();
    localStorage.setItem(BROWSER, known);
    return known;
  } catch {
    return newId(); // without storage it is another browser next time
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
