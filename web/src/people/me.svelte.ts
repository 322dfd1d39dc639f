/** Who the visitor is here: a guest of this browser, or a person who can come back. */

import type { SignedIn, WaysBack } from "../generated/messages";
import { Refused } from "../lib/api";
import { LANGUAGES, settings, SPEEDS } from "../lib/settings.svelte";
import { t, words } from "../lib/words.svelte";
import { people } from "./api";
import { deviceName, HasPasskey, makePasskey, NoPasskey, usePasskey } from "./passkeys";

const PAUSE = 800; // milliseconds in which settings may change again before they are sent

class Me {
  /** How the visitor can come back; null: nobody has asked yet. */
  ways = $state.raw<WaysBack | null>(null);
  /** A sign-in that waits for what becomes of the guest. */
  question = $state.raw<SignedIn | null>(null);
  /** What went wrong, or well, in words. */
  said = $state("");
  busy = $state(false);

  #sent = "";
  #timer = 0;

  /** Whether the visitor can come back as the same player. */
  get isKept(): boolean {
    return this.ways !== null && (this.ways.passkeys.length > 0 || this.ways.recovery !== null);
  }

  async ask(): Promise<void> {
    this.ways = await people.waysBack();
  }

  /** Do something, and say what came of it. */
  async attempt(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.said = "";
    await words.learn(["web-people"]);
    try {
      await work();
    } catch (problem) {
      if (problem instanceof Refused) this.said = problem.message;
      else if (problem instanceof NoPasskey) this.said = t("keep-no-passkey");
      else if (problem instanceof HasPasskey) this.said = t("keep-has-passkey");
      else throw problem;
    } finally {
      this.busy = false;
    }
  }

  makePasskey(): Promise<void> {
    return this.attempt(async () => {
      const credential = await makePasskey(await people.passkeyOptions());
      this.ways = await people.makePasskey(deviceName(), credential);
      await this.#sendSettings();
      this.said = t("keep-made");
    });
  }

  signIn(): Promise<void> {
    return this.attempt(async () => {
      await this.#come(await people.signIn(await usePasskey(await people.signInOptions())));
    });
  }

  signInWithCode(code: string): Promise<void> {
    return this.attempt(async () => this.#come(await people.signInWithCode(code)));
  }

  /** Say what becomes of the guest, and be the person. */
  finish(how: "join" | "leave"): Promise<void> {
    return this.attempt(async () => {
      const ticket = this.question?.ticket;
      if (!ticket) return;
      const signedIn = await people.finishSignIn(ticket, how);
      this.question = null;
      await this.#come(signedIn);
    });
  }

  async #come(signedIn: SignedIn): Promise<void> {
    if (signedIn.player === null) {
      this.question = signedIn;
      return;
    }
    await takeSettings();
    settings.isNamed = true;
    settings.keep();
    location.reload(); // everything here belonged to somebody else
  }

  /** Send the settings to the server when they have changed, for other devices. */
  noteSettings(): void {
    const now = JSON.stringify(ownSettings());
    const isFirst = this.#sent === "";
    if (now === this.#sent) return;
    this.#sent = now;
    if (isFirst) return; // as they were kept in this browser
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#sendSettings().catch(() => undefined), PAUSE);
  }

  async #sendSettings(): Promise<void> {
    await people.keepPreferences(ownSettings());
  }
}

function ownSettings() {
  const { language, speed, symbols, aids, sound, askAlways } = settings;
  return { language, speed, symbols, aids, sound, ask_always: askAlways };
}

/** The settings that the person has elsewhere. */
async function takeSettings(): Promise<void> {
  const kept = await people.preferences();
  if (kept === null) return;
  settings.language = LANGUAGES.find((known) => known === kept.language) ?? settings.language;
  settings.speed = SPEEDS.find((known) => known === kept.speed) ?? settings.speed;
  settings.symbols = kept.symbols;
  settings.aids = kept.aids;
  settings.sound = kept.sound;
  settings.askAlways = kept.ask_always;
}

export const me = new Me();
