/** How to play in two minutes: each game as a row of pictures, with one sentence each. */

import { ANIMALCATRAZ, ANIMALCATRAZ_THINGS } from "../art/stories/animalcatraz";
import { CROOKS, CROOKS_THINGS } from "../art/stories/crooks";
import { KINGS, KINGS_THINGS } from "../art/stories/kings";
import type { Panel, Thing } from "../art/stories/scenery";
import { SNEAKS, SNEAKS_THINGS } from "../art/stories/sneaks";

/** The Fluent file with the sentences. */
export const STORY_WORDS = "web-story";

export const STORIES: Record<string, Panel[]> = {
  crooks: CROOKS,
  sneaks: SNEAKS,
  kings: KINGS,
  animalcatraz: ANIMALCATRAZ,
};

/** What the boards show, each with a picture and a sentence. */
export const THINGS: Record<string, Thing[]> = {
  crooks: CROOKS_THINGS,
  sneaks: SNEAKS_THINGS,
  kings: KINGS_THINGS,
  animalcatraz: ANIMALCATRAZ_THINGS,
};

/** The panel after so many steps, without leaving the story. */
export const stepped = (at: number, steps: number, panels: number): number =>
  Math.min(Math.max(at + steps, 0), panels - 1);

const SWIPE = 40; // pixels; less is a tap that slipped

/** How many panels a finger turns over that moved so far to the right. */
export const turnedBy = (across: number): number =>
  Math.abs(across) < SWIPE ? 0 : across < 0 ? 1 : -1;
