/** What a visitor has set up for themselves, kept in this browser. */

export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Stored {
  language: Language;
  speed: Speed;
  symbols: boolean;
  aids: boolean;
  sound: boolean;
  askAlways: boolean;
  isNamed: boolean;
  wasAsked: boolean;
}

const KEY = "backroom-settings";

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

function browserLanguage(): Language {
  return navigator.languages.map((language) => language.slice(0, 2)).find(isLanguage) ?? "en";
}

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {}; // no storage, or damaged: begin with the defaults
  }
}

class Settings {
  language = $state<Language>("en");
  speed = $state<Speed>("normal");
  /** Letters and shapes beside every colour. */
  symbols = $state(false);
  /** What follows from what I have seen: memory, forecasts, scores. */
  aids = $state(true);
  sound = $state(true);
  /** To be asked also where there is only one answer. */
  askAlways = $state(false);
  /** Whether the visitor has said a name, and is no guest with a number any more. */
  isNamed = $state(false);
  /** Whether the visitor was asked if they want to be told when it is their turn. */
  wasAsked = $state(false);

  constructor() {
    const { language, speed, symbols, aids, sound, askAlways, isNamed, wasAsked } = stored();
    this.language = language && isLanguage(language) ? language : browserLanguage();
    this.speed = SPEEDS.find((known) => known === speed) ?? "normal";
    this.symbols = symbols === true;
    this.aids = aids !== false;
    this.sound = sound !== false;
    this.askAlways = askAlways === true;
    this.isNamed = isNamed === true;
    this.wasAsked = wasAsked === true;
  }

  /** Keep what is set now. */
  keep(): void {
    const { language, speed, symbols, aids, sound, askAlways, isNamed, wasAsked } = this;
    try {
      localStorage.setItem(
        KEY,
        JSON.stringify({ language, speed, symbols, aids, sound, askAlways, isNamed, wasAsked }),
      );
    } catch {
      // Without storage the settings last as long as the page.
    }
  }
}

export const settings = new Settings();
