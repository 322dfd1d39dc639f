/** The looks of bosses and henchmen: one row each. Whoever is not in it, such as somebody of an
owner's edition, gets a look from the name. */

import type { HairCut } from "./hair";
import type { Hat } from "./hats";

export interface Look {
  skin: "pale" | "fair" | "olive" | "tan" | "brown" | "dark";
  /** Half the width of the head, and of the jaw. */
  wide: number;
  jaw: number;
  woman?: boolean;
  young?: boolean;
  old?: boolean;
  /** How stout: 1 or 2. */
  stout?: number;
  hat?: Hat;
  hatColour?: string;
  hair: HairCut;
  hairColour: string;
  /** Long hair behind the shoulders. */
  behind?: "wave";
  bald?: boolean;
  eyes?: "shades" | "specs" | "mono" | "patch";
  /** How heavy the brows are, from 1 to 3. */
  brows?: number;
  browColour?: string;
  mouth?: "line" | "smirk" | "grin" | "cig" | "cigar" | "pick" | "none";
  moustache?: "thick" | "walrus" | "thin" | "curl" | "goat";
  moustacheColour?: string;
  beard?: string;
  bigNose?: boolean;
  freckles?: boolean;
  scar?: "cheek" | "eye";
  coat: string;
  shirt?: string;
  collar?: boolean;
  pinstripes?: boolean;
  tie?: string;
  bow?: string;
  scarf?: string;
  chain?: boolean;
  fur?: string;
  neckline?: boolean;
  earring?: "ring" | "drop";
  holder?: boolean;
  rose?: boolean;
  flower?: string;
}

const CAST: Record<string, Look> = {
  johnny: {
    skin: "fair",
    wide: 18,
    jaw: 15,
    hat: "fedora",
    hatColour: "#3b4a6b",
    coat: "#28344f",
    pinstripes: true,
    tie: "#b3261e",
    mouth: "cig",
    hair: "side",
    hairColour: "#2a1c16",
    brows: 1,
    flower: "#e2504a",
  },
  francky: {
    skin: "olive",
    wide: 20,
    jaw: 18,
    hat: "homburg",
    hatColour: "#5a4632",
    coat: "#4a3a2c",
    tie: "#d9b061",
    mouth: "cigar",
    moustache: "thick",
    hairColour: "#20150f",
    hair: "side",
    brows: 2,
    stout: 1,
  },
  tony: {
    skin: "olive",
    wide: 18,
    jaw: 14,
    hair: "slick",
    hairColour: "#120d12",
    coat: "#e9dfca",
    shirt: "#17121c",
    mouth: "smirk",
    eyes: "shades",
    brows: 1,
    chain: true,
  },
  lino: {
    skin: "pale",
    wide: 19,
    jaw: 17,
    hair: "side",
    hairColour: "#b9b4ac",
    coat: "#22303a",
    tie: "#3e7a68",
    mouth: "line",
    brows: 2,
    browColour: "#c9c4bc",
    scarf: "#f0e6d2",
    old: true,
    hat: "fedora",
    hatColour: "#6b7076",
  },
  julia: {
    skin: "pale",
    wide: 16.5,
    jaw: 12,
    woman: true,
    behind: "wave",
    hair: "wave",
    hairColour: "#7a2218",
    coat: "#15161f",
    fur: "#e9dcc4",
    earring: "ring",
    holder: true,
  },
  the_lord: {
    skin: "pale",
    wide: 16.5,
    jaw: 12,
    hat: "top",
    hatColour: "#1d2030",
    coat: "#191b28",
    tie: "#7b2438",
    shirt: "#f4ead2",
    moustache: "curl",
    hairColour: "#2b211c",
    eyes: "mono",
    hair: "side",
    brows: 1,
  },
  looxy: {
    skin: "tan",
    wide: 16.5,
    jaw: 12,
    woman: true,
    hair: "bob",
    hairColour: "#14101a",
    coat: "#5c2b66",
    earring: "ring",
    neckline: true,
  },
  furyo: {
    skin: "fair",
    wide: 17.5,
    jaw: 14,
    hair: "pomp",
    hairColour: "#0f0d14",
    coat: "#7c1f22",
    shirt: "#101018",
    mouth: "line",
    brows: 3,
    scar: "cheek",
  },
  razor: {
    skin: "pale",
    wide: 16,
    jaw: 12,
    hat: "cap",
    hatColour: "#40454f",
    coat: "#3a3f48",
    scarf: "#8d2b25",
    mouth: "pick",
    brows: 2,
    hairColour: "#5a3a22",
    hair: "side",
    scar: "eye",
  },
  shorty: {
    skin: "brown",
    wide: 19,
    jaw: 16,
    hat: "bowler",
    hatColour: "#3a2a24",
    coat: "#6a5130",
    bow: "#c9493b",
    mouth: "grin",
    hairColour: "#17110f",
    hair: "side",
    brows: 1,
  },
  papa_gino: {
    skin: "fair",
    wide: 21,
    jaw: 20,
    stout: 1,
    hair: "side",
    hairColour: "#d8d3c8",
    coat: "#3a2530",
    tie: "#e9dcc4",
    shirt: "#f4ead2",
    moustache: "walrus",
    moustacheColour: "#d8d3c8",
    mouth: "none",
    brows: 2,
    browColour: "#d8d3c8",
    bald: true,
    eyes: "specs",
  },
  rosa: {
    skin: "olive",
    wide: 16.5,
    jaw: 12.5,
    woman: true,
    behind: "wave",
    hair: "wave",
    hairColour: "#1a1014",
    coat: "#a3202c",
    rose: true,
    earring: "ring",
    neckline: true,
  },
  angelo: {
    skin: "fair",
    wide: 17,
    jaw: 13,
    hair: "pomp",
    hairColour: "#4a2c16",
    coat: "#27272f",
    shirt: "#f4ead2",
    mouth: "smirk",
    brows: 1,
  },
  eddy: {
    skin: "dark",
    wide: 18,
    jaw: 15,
    hair: "afro",
    hairColour: "#16100f",
    coat: "#8a5a2a",
    shirt: "#e0703c",
    collar: true,
    mouth: "grin",
    moustache: "thin",
    eyes: "shades",
    brows: 1,
  },
  charlie: {
    skin: "pale",
    wide: 17.5,
    jaw: 14,
    hair: "tousle",
    hairColour: "#c07a35",
    coat: "#4d5b47",
    bow: "#274060",
    mouth: "line",
    eyes: "specs",
    brows: 1,
    freckles: true,
  },
  hard_jack: {
    skin: "olive",
    wide: 20,
    jaw: 20,
    bald: true,
    hair: "buzz",
    hairColour: "#5a4a40",
    coat: "#2f3b31",
    shirt: "#c9c2b0",
    tie: "#1a1a20",
    mouth: "line",
    brows: 3,
    eyes: "patch",
    scar: "cheek",
  },
  diamond: {
    skin: "pale",
    wide: 16.5,
    jaw: 12,
    woman: true,
    behind: "wave",
    hair: "wave",
    hairColour: "#e3b95c",
    coat: "#2a4a6a",
    fur: "#f4f0ea",
    earring: "drop",
    neckline: true,
  },
  slick: {
    skin: "brown",
    wide: 17,
    jaw: 13,
    hat: "wide",
    hatColour: "#7a2c86",
    coat: "#5c1f68",
    collar: true,
    shirt: "#f2c14e",
    fur: "#3b2446",
    moustache: "goat",
    hairColour: "#120d10",
    mouth: "smirk",
    eyes: "shades",
    brows: 1,
    hair: "side",
  },
  dime: {
    skin: "fair",
    wide: 17,
    jaw: 13,
    hat: "boater",
    hatColour: "#e8cf8c",
    coat: "#b9a27a",
    tie: "#274060",
    mouth: "smirk",
    moustache: "thin",
    hairColour: "#3a2416",
    hair: "side",
    brows: 1,
  },
  penny_boy: {
    skin: "pale",
    wide: 17.5,
    jaw: 14,
    hat: "cap",
    hatColour: "#7a5a34",
    coat: "#5b4a34",
    scarf: "#3e6a7a",
    mouth: "line",
    hairColour: "#b5652a",
    hair: "side",
    brows: 1,
    freckles: true,
    young: true,
  },
  fat_max: {
    skin: "pale",
    wide: 23,
    jaw: 23,
    stout: 2,
    hat: "homburg",
    hatColour: "#2a3340",
    coat: "#3d4650",
    tie: "#c98b2e",
    mouth: "cigar",
    hairColour: "#5a3020",
    hair: "side",
    brows: 2,
  },
  snow_black: {
    skin: "dark",
    wide: 16.5,
    jaw: 12,
    woman: true,
    hair: "bob",
    hairColour: "#efe9e2",
    coat: "#17171f",
    fur: "#f2eee8",
    earring: "ring",
    hat: "pillbox",
    hatColour: "#2a2a36",
  },
  two_tons: {
    skin: "tan",
    wide: 22,
    jaw: 23,
    stout: 2,
    bald: true,
    hair: "bald",
    hairColour: "#1c1412",
    coat: "#5a2a2a",
    shirt: "#e9dcc4",
    mouth: "line",
    brows: 3,
    moustache: "thick",
    chain: true,
  },
  mickey: {
    skin: "pale",
    wide: 18,
    jaw: 16,
    hat: "cap",
    hatColour: "#2f5a3f",
    coat: "#37513d",
    shirt: "#e6dcc2",
    tie: "#7a2c24",
    mouth: "grin",
    hairColour: "#a3481f",
    hair: "side",
    brows: 1,
    bigNose: true,
    beard: "#a3481f",
  },
  the_kid: {
    skin: "tan",
    wide: 17,
    jaw: 13.5,
    hair: "tousle",
    hairColour: "#1a1315",
    coat: "#2f4668",
    shirt: "#d9d2c0",
    mouth: "pick",
    brows: 1,
    young: true,
  },
  cop: {
    skin: "fair",
    wide: 19,
    jaw: 18,
    hat: "cop",
    hatColour: "#22335c",
    coat: "#22335c",
    shirt: "#9fb4d8",
    tie: "#0e1628",
    mouth: "line",
    moustache: "thick",
    hairColour: "#4a3020",
    hair: "side",
    brows: 2,
  },
};

const OFFICER = "cop";

/** A number that a name always gives. */
function hashOf(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 2147483647;
  return hash;
}

/** Face and clothes of two others, so that nobody looks like anybody else. */
function lookFromName(name: string): Look {
  const known = Object.values(CAST);
  const hash = hashOf(name);
  const face = known[hash % known.length] ?? OFFICER_LOOK;
  const alike = known.filter(({ woman }) => woman === face.woman);
  const { coat, hatColour } = alike[Math.floor(hash / 97) % alike.length] ?? face;
  return { ...face, coat, ...(face.hat && hatColour ? { hatColour } : {}) };
}

const OFFICER_LOOK = CAST[OFFICER] as Look;

export const lookOf = (who: string): Look => CAST[who] ?? lookFromName(who);

/** Whether somebody has been drawn by hand. */
export const isDrawn = (who: string): boolean => who in CAST;

export const officer: Look = OFFICER_LOOK;
