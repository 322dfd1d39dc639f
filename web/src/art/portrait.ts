/** Mug shots: traits in, a drawing out. 100 x 100 units; the shadow takes the dark of the gang. */

import { COATS } from "./coats";
import { HAIR_BEHIND, HAIR_IN_FRONT, SIDEBURNS } from "./hair";
import { HATS } from "./hats";
import {
  circle,
  drawing,
  flipped,
  INKS,
  line,
  mix,
  path,
  turned,
  type Drawing,
  type Shape,
} from "./pen";
import { PROPS } from "./props";
import { poster, SKIES, type Palette } from "./skies";

/** What somebody looks like; what is left out is plain. */
export interface Traits {
  face?: keyof typeof FACES;
  skin?: keyof typeof SKINS;
  hair?: keyof typeof HAIRS;
  woman?: boolean;
  behind?: keyof typeof HAIR_BEHIND;
  front?: keyof typeof HAIR_IN_FRONT;
  /** Shape, colour, band, shadow. */
  hat?: [shape: keyof typeof HATS, colour?: string, band?: string, shadow?: string];
  /** A brim that shades the eyes. */
  lowBrim?: boolean;
  noSideburns?: boolean;
  eyes?: Eyes;
  /** Where they look: to the right if above 0. */
  look?: number;
  crossEyed?: boolean;
  iris?: string;
  lid?: string;
  brows?: "thin";
  browTurn?: number;
  mouth?: Mouth;
  tooth?: string;
  moustache?: Moustache;
  beard?: "full" | "goat" | "foam" | "stub";
  glasses?: keyof typeof GLASSES;
  frame?: string;
  mark?: "jaw" | "veins" | "scar" | "brow" | "freckles" | "spot";
  broadNose?: boolean;
  noseAt?: number;
  ears?: number;
  lean?: boolean;
  old?: boolean;
  blush?: boolean;
  coat?: keyof typeof COATS;
  cloth?: string;
  clothShadow?: string;
  shirt?: string;
  tie?: string;
  striped?: boolean;
  props?: (keyof typeof PROPS)[];
  sky?: (keyof typeof SKIES)[];
}

type Eyes = "open" | "lash" | "half" | "wide" | "shut" | "squint" | "sad" | "blank";
type Mouth = "flat" | "frown" | "smirk" | "smile" | "grin" | "lips" | "o";
type Moustache = "pencil" | "bar" | "chev" | "walrus";
type Face = [temples: number, jaw: number, jawAt: number, chin: number, chinAt: number];

/** Half widths at temples, jaw and chin, and the heights of the last two. */
const FACES = {
  oval: [18, 13.5, 59, 6, 71],
  square: [18.5, 17, 61, 10, 71],
  long: [16.5, 13, 63, 7, 76],
  round: [20, 18, 58, 10, 69],
  heart: [17.5, 12, 58, 4, 70],
  slim: [16, 11.5, 60, 5, 72],
  jowl: [19, 20.5, 61, 12, 72],
  iron: [18, 20, 60, 14, 74],
} satisfies Record<string, Face>;

const SKINS = {
  p: "#f2cfa6",
  r: "#eeb88c",
  o: "#d9a06b",
  t: "#b87a4b",
  b: "#8a5433",
  d: "#653a26",
  m: "#e9e6dc",
};

const HAIRS = {
  k: "#221722",
  n: "#54301f",
  g: "#c0522a",
  y: "#e8b84c",
  s: "#b9b6ae",
  w: "#efe9da",
  r: "#9c2b22",
};

/** The colours in which one face is drawn, and where its parts are. */
interface Sitter {
  traits: Traits;
  palette: Palette;
  woman: boolean;
  face: Face;
  dark: string;
  glow: string;
  skin: string;
  shade: string;
  halfShade: string;
  hair: string;
  hairShade: string;
  noseAt: number;
  mouthAt: number;
}

function sitterOf(traits: Traits, first: Palette, second: Palette): Sitter {
  const face: Face = FACES[traits.face ?? "oval"];
  const woman = traits.woman ?? false;
  const dark = mix(first.dark, second.dark, 0.5);
  const skin = SKINS[traits.skin ?? "r"];
  const hair = HAIRS[traits.hair ?? "k"];
  const noseAt = traits.noseAt ?? (woman ? 55 : 57);
  return {
    traits,
    palette: first,
    woman,
    face,
    dark,
    glow: second.glow,
    skin,
    shade: mix(skin, dark, 0.62),
    halfShade: mix(skin, dark, 0.22),
    hair,
    hairShade: mix(hair, dark, 0.6),
    noseAt,
    mouthAt: noseAt + (face[4] - noseAt) * 0.46,
  };
}

/** One side of the head, from the crown to the chin; -1 is the side of the light. */
function side([w, j, jy, c, cy]: Face, s: 1 | -1): string {
  const x = (reach: number) => 50 + s * reach;
  return (
    `C${x(w * 0.75)} 18 ${x(w)} 27 ${x(w)} 40` +
    `C${x(w)} 49 ${x(j + 2)} ${jy - 6} ${x(j)} ${jy}` +
    `C${x(j - 2)} ${jy + 6} ${x(c + 3)} ${cy} ${x(c)} ${cy}Q50 ${cy + 2} 50 ${cy + 1}`
  );
}

const ofLight = (shape: string, light: string, shade: string): Shape =>
  path(shape, light) + path(shape, shade, ' class="far-half"');

function bust({ traits, woman, skin, shade, hair, hairShade, glow, palette }: Sitter): Shape {
  const cloth = traits.cloth ?? "#3a3346";
  const clothShadow = traits.clothShadow ?? mix(cloth, INKS.ink, 0.62);
  const reach = woman ? 40 : 47;
  const top = woman ? 82 : 79;
  const neck = woman ? 6.5 : 9;
  const right = `L${30 + reach} ${top + 3}Q${48 + reach} ${top + 7} ${50 + reach} 101`;
  const left = `M${50 - reach} 101Q${52 - reach} ${top + 7} ${70 - reach} ${top + 3}L42 76H58`;
  const coat = COATS[traits.coat ?? "suit"];
  return (
    (traits.behind ? ofLight(HAIR_BEHIND[traits.behind], hair, hairShade) : "") +
    path(`${left}${right}Z`, cloth) +
    path(`M54 76H58${right}H56Z`, clothShadow) +
    line(`M${31 + reach} ${top + 3.4}Q${48 + reach} ${top + 7} ${50 + reach} 101`, glow, 1) +
    path(`M${50 - neck} 60V78Q50 88 ${50 + neck} 78V60Z`, shade) +
    path(`M${50 - neck} 60V78Q${51 - neck} 80 ${53 - neck} 81L${54 - neck} 70Z`, skin) +
    (traits.striped
      ? line(
          "M14 88V100M21 85V100M28 83V100M72 83V100M79 85V100M86 88V100",
          mix(cloth, INKS.paper, 0.6),
          0.9,
        )
      : "") +
    coat(
      cloth,
      clothShadow,
      traits.shirt ?? (traits.coat === "dress" ? skin : INKS.paper),
      traits.tie ?? palette.mid,
    )
  );
}

/** The head; one shadow shape, whose inner edge draws the nose. */
function head({ traits, woman, face, skin, shade, halfShade, glow, noseAt }: Sitter): Shape {
  const [w, , , , cy] = face;
  const size = traits.ears ?? 3.4;
  const ear = (x: number, fill: string) =>
    woman ? "" : `<ellipse cx="${x}" cy="48" rx="${size}" ry="${size + 2.6}" fill="${fill}"/>`;
  const edge =
    `Q48 ${cy - 3} 51 ${cy - 7}L51.5 ${noseAt + 4}Q47 ${noseAt + 4} ${traits.broadNose ? 43 : 45} ${noseAt + 1}` +
    `Q48.5 ${noseAt + 2} 51.5 ${noseAt - 2.5}L51.5 45Q49 41 53 38Q57 28 54 18Z`;
  const rim = side(face, 1).split("40")[1] ?? "";
  return (
    ear(50 - w, halfShade) +
    ear(50 + w, shade) +
    path(`M52 18H50${side(face, -1)}H52Z`, skin) +
    path(`M50 18${side(face, 1)}V18Z`, skin) +
    (traits.lean
      ? path(`M${50 - w} 50Q${55 - w} 58 ${62 - w} 64Q${54 - w} 64 ${51.5 - w} 58Z`, halfShade)
      : "") +
    path(`M54 18L50 18${side(face, 1)}${edge}`, shade) +
    line(`M${50 + w} 38${rim}`, glow, 1, ' opacity=".8" stroke-dasharray="26 99"')
  );
}

function ironJaw([, j, , c, cy]: Face): Shape {
  const sides = `L${50 + j + 1} 58Q${50 + j} ${cy - 3} ${50 + c} ${cy + 1}`;
  return (
    path(
      `M${50 - j - 1} 58L44 62H56${sides}H${50 - c}Q${50 - j} ${cy - 3} ${50 - j - 1} 58Z`,
      "#aab4b8",
    ) +
    path(`M52 62H56${sides}H51Z`, "#566168") +
    [36, 42, 58, 64].map((x) => circle(x, 66, 1.2, INKS.ink)).join("") +
    line("M42 69H58M46 66.5V71.5M50 66.5V71.5M54 66.5V71.5", INKS.ink, 1.2)
  );
}

function marks({ traits, skin, halfShade, face, noseAt, mouthAt }: Sitter): Shape {
  const scar = mix(skin, INKS.red, 0.6);
  const drawn = {
    jaw: () => ironJaw(face),
    veins: () =>
      line(
        "M36 24Q40 30 37 36M39 31Q43 31 44 27M34 54Q38 58 37 64M62 24Q66 34 62 38",
        "#9fb0b4",
        0.9,
      ),
    scar: () => line("M35 49L43 61M35 55L39 52M38 59L42 56", scar, 1.2),
    brow: () => line("M38 33L43 52", scar),
    freckles: () =>
      [36, 39.5, 37.5, 42, 34.5]
        .map((x, i) => circle(x, 52 + (i % 3) * 1.7, 0.75, mix(skin, HAIRS.g, 0.7)))
        .join(""),
    spot: () => circle(41, 61, 0.9, INKS.ink),
  };
  return (
    (traits.mark ? drawn[traits.mark]() : "") +
    (traits.blush
      ? `<ellipse cx="38" cy="55" rx="5" ry="3" fill="${INKS.red}" opacity=".28"/>`
      : "") +
    (traits.old
      ? line(
          `M34.5 50.5Q40 53 45 50M41 ${noseAt + 3}Q39 ${mouthAt} 40 ${mouthAt + 3}`,
          halfShade,
          1.1,
        )
      : "")
  );
}

function beard({ traits, face, hair, hairShade, noseAt: ny, mouthAt: my }: Sitter): Shape {
  const [w, j, , , cy] = face;
  switch (traits.beard) {
    case "full":
      return ofLight(
        `M${50 - w} 50Q${51 - w} ${cy - 1} 44 ${cy + 4}Q50 ${cy + 7} 56 ${cy + 4}Q${49 + w} ${cy - 1} ${50 + w} 50` +
          `Q${47 + w} 58 58 ${ny + 4}Q50 ${ny + 2} 42 ${ny + 4}Q${53 - w} 58 ${50 - w} 50Z`,
        hair,
        hairShade,
      );
    case "goat":
      return ofLight(
        `M44 ${my + 1}Q50 ${my + 5} 56 ${my + 1}Q57 ${cy + 2} 50 ${cy + 8}Q43 ${cy + 2} 44 ${my + 1}Z`,
        hair,
        hairShade,
      );
    case "foam":
      return (
        path(
          `M${49 - w} 54a5 5 0 0 0 1 8a5 5 0 0 0 4 7a6 6 0 0 0 8 5a6 6 0 0 0 10 0a6 6 0 0 0 8-5a5 5 0 0 0 3-7` +
            `a5 5 0 0 0 1-8Q58 66 56 60Q50 57 44 60Q42 66 ${49 - w} 54Z`,
          "#fff",
        ) +
        path(
          `M54 59Q58 66 ${50 + w} 54a5 5 0 0 1 0 8a5 5 0 0 1-4 7a6 6 0 0 1-8 5Q54 76 52 76Z`,
          "#b9c7d6",
        )
      );
    case "stub":
      return [0, 1, 2]
        .map((i) =>
          line(
            `M${52 - j + i * 1.5} ${my + i * 3}H${48 + j - i * 2}`,
            hair,
            0.9,
            ' stroke-dasharray="0 2.3" opacity=".7"',
          ),
        )
        .join("");
    default:
      return "";
  }
}

function mouth({ traits, woman, dark, skin, mouthAt: y }: Sitter): Shape {
  const lip = woman ? INKS.red : mix(skin, dark, 0.55);
  const drawn = (d: string) => line(d, mix(dark, INKS.ink, 0.5), 1.8);
  switch (traits.mouth ?? (woman ? "lips" : "flat")) {
    case "flat":
      return drawn(`M43.5 ${y}H56`);
    case "frown":
      return drawn(`M43.5 ${y + 1.4}Q50 ${y - 2} 56.5 ${y + 1.4}`);
    case "smirk":
      return drawn(`M44 ${y + 0.8}Q51 ${y + 1.6} 57 ${y - 2.4}`);
    case "smile":
      return drawn(`M42.5 ${y - 1}Q50 ${y + 4.5} 57.5 ${y - 1}`);
    case "grin":
      return (
        path(
          `M41.5 ${y - 2}Q50 ${y} 58.5 ${y - 2}Q56 ${y + 5.5} 50 ${y + 5.5}Q44 ${y + 5.5} 41.5 ${y - 2}Z`,
          INKS.ink,
        ) +
        path(
          `M42.5 ${y - 1.6}Q50 ${y + 0.4} 57.5 ${y - 1.6}L56.5 ${y + 1.4}Q50 ${y + 2.6} 43.5 ${y + 1.4}Z`,
          "#fff",
        ) +
        (traits.tooth ? path(`M46 ${y - 0.6}h3.6v3.4h-3.4Z`, traits.tooth) : "")
      );
    case "lips":
      return (
        path(
          `M43.5 ${y}Q47 ${y - 3.4} 50 ${y - 1.8}Q53 ${y - 3.4} 56.5 ${y}Q50 ${y + 6.4} 43.5 ${y}Z`,
          lip,
        ) +
        path(
          `M51 ${y - 2}Q53.5 ${y - 3.2} 56.5 ${y}Q54 ${y + 3.4} 51 ${y + 3.2}Z`,
          mix(lip, INKS.ink, 0.5),
        ) +
        line(`M44 ${y}Q50 ${y + 1.4} 56 ${y}`, mix(lip, INKS.ink, 0.75), 0.8)
      );
    case "o":
      return `<ellipse cx="50" cy="${y}" rx="2.8" ry="3.2" fill="${lip}"/><ellipse cx="50" cy="${y}" rx="1.3" ry="1.7" fill="${INKS.ink}"/>`;
  }
}

function moustache({ traits, hair, hairShade, noseAt: ny, mouthAt: my }: Sitter): Shape {
  switch (traits.moustache) {
    case "pencil":
      return line(
        `M42.5 ${my - 2.4}Q46 ${my - 5} 50 ${my - 4}Q54 ${my - 5} 57.5 ${my - 2.4}`,
        hair,
        1.5,
      );
    case "bar":
      return path(
        `M50 ${ny + 3}Q44 ${ny + 2} 40 ${my}Q36 ${my + 1} 34 ${my - 4}Q33 ${my + 4} 40 ${my + 3}Q46 ${my + 2} 50 ${my - 1}` +
          `Q54 ${my + 2} 60 ${my + 3}Q67 ${my + 4} 66 ${my - 4}Q64 ${my + 1} 60 ${my}Q56 ${ny + 2} 50 ${ny + 3}Z`,
        hair,
      );
    case "chev":
      return path(
        `M50 ${ny + 2.4}Q42 ${ny + 2} 39 ${my + 2.4}Q45 ${my + 1.4} 50 ${my}Q55 ${my + 1.4} 61 ${my + 2.4}Q58 ${ny + 2} 50 ${ny + 2.4}Z`,
        hair,
      );
    case "walrus":
      return (
        path(
          `M50 ${ny + 2.4}Q40 ${ny + 1} 36 ${my + 6}Q42 ${my + 6} 50 ${my + 1}Q58 ${my + 6} 64 ${my + 6}Q60 ${ny + 1} 50 ${ny + 2.4}Z`,
          hair,
        ) + path(`M51 ${ny + 2.4}Q60 ${ny + 1} 64 ${my + 6}Q58 ${my + 6} 51 ${my + 1}Z`, hairShade)
      );
    default:
      return "";
  }
}

/** One eye, as it is on the side of the light. */
function eye({ traits, woman, dark, skin, halfShade }: Sitter, look: number, white: string): Shape {
  const lid = mix(dark, INKS.ink, 0.5);
  const iris = traits.iris ?? INKS.ink;
  switch (traits.eyes ?? "open") {
    case "open":
      return (
        path("M36 45.5Q41 40.5 46.5 45.5Q41 49.5 36 45.5Z", white) +
        circle(41.5 + look, 45, 2.3, iris) +
        line("M35.5 45.3Q41 40.2 47 45.3", lid, 1.5)
      );
    case "lash":
      return (
        path("M35.5 45.5Q41 40 46.5 46Q41 49.5 35.5 45.5Z", white) +
        circle(41.7 + look, 45, 2.4, iris) +
        path("M33 43Q40 38.5 47 46Q40 42.5 36 45.5Z", lid) +
        line("M36 41.5Q41 38 46 42", traits.lid ?? lid, 1, ' opacity=".7"')
      );
    case "half":
      return (
        path("M36 45.5H46.5Q41 49.5 36 45.5Z", white) +
        circle(41.5 + look, 46.2, 1.9, iris) +
        path("M35.5 42.5Q41 41 47 43.5V46H35.5Z", mix(skin, dark, 0.35)) +
        line("M35.5 45.5H47", lid, 1.5)
      );
    case "wide":
      return (
        `<ellipse cx="41" cy="45" rx="5" ry="4.4" fill="${white}"/>` +
        circle(41 + look, 45, 2, iris) +
        line("M36 43Q41 38.5 46.5 43", lid, 1.2)
      );
    case "shut":
      return (
        line("M35.5 45Q41 49 46.5 45", lid, 1.6) +
        (woman ? line("M36.5 47.5l-1.5 1.5M41 48.5v2M45 47.5l1 1.5", lid, 0.9) : "")
      );
    case "squint":
      return (
        path("M36.5 45.5Q41 43.5 46.5 46Q41 47.5 36.5 45.5Z", white) +
        circle(41.5 + look, 45.6, 1.3, iris) +
        line("M35.5 45Q41 42.5 47 45.8M37 48.5Q41 49.2 44 48.3", lid, 1.2)
      );
    case "sad":
      return (
        path("M36 47Q39 42 46.5 44Q43 50 36 47Z", white) +
        circle(41 + look, 45.6, 2.1, iris) +
        line("M35 47.5Q38 41.5 47 43.5", lid, 1.5) +
        line("M37 50Q41 51.5 44.5 49.5", halfShade, 1)
      );
    case "blank":
      return (
        path("M36 45.5Q41 41 46.5 45.5Q41 49 36 45.5Z", mix(skin, dark, 0.3)) +
        line("M35.5 45.3Q41 40.5 47 45.3", mix(skin, dark, 0.6), 1.2)
      );
  }
}

function brow(traits: Traits, colour: string): Shape {
  const drawn =
    traits.brows === "thin"
      ? line("M35 39.5Q40 35 47 38.5", colour, 1.1)
      : path("M34.5 40Q40 35 47.5 38.5L47 41.5Q40 38.5 35 41.5Z", colour);
  return turned(drawn, traits.browTurn ?? 0, 41, 39);
}

function gaze(sitter: Sitter): Shape {
  const { traits, hair, shade } = sitter;
  const look = traits.look ?? 0;
  const isPale = traits.hair === "w" || traits.hair === "s";
  return (
    eye(sitter, look, traits.lowBrim ? "#ffffff" : "#fffaf0") +
    brow(traits, isPale ? hair : mix(hair, INKS.ink, 0.3)) +
    flipped(
      eye(sitter, traits.crossEyed ? look : -look, mix("#ffffff", shade, 0.3)) +
        brow(traits, mix(hair, INKS.ink, 0.6)),
    )
  );
}

const lenses = (radius: number, more: string) =>
  `<g ${more}><circle cx="41" cy="45.5" r="${radius}"/><circle cx="59" cy="45.5" r="${radius}"/></g>`;

const GLASSES = {
  round: (frame: string) =>
    lenses(6.6, `fill="${INKS.paper}" fill-opacity=".25" stroke="${frame}" stroke-width="1.5"`) +
    line("M47.5 44.5Q50 43 52.5 44.5", frame),
  dark: () =>
    lenses(6.4, `fill="${INKS.ink}"`) +
    line("M47 44.5Q50 43 53 44.5", INKS.ink) +
    line("M38 43.5l3-2M56 43.5l3-2", INKS.paper, 1.2),
  nez: () =>
    `<g fill="${INKS.paper}" fill-opacity=".3" stroke="${INKS.gold}" stroke-width="1.2"><ellipse cx="41.5" cy="46" rx="5.4" ry="4.6"/><ellipse cx="58.5" cy="46" rx="5.4" ry="4.6"/></g>` +
    line("M47 45Q50 42.5 53 45M64 46Q70 54 66 70", INKS.gold, 0.9),
  mono: () =>
    `<circle cx="41" cy="45.5" r="6.4" fill="#fff" fill-opacity=".25" stroke="${INKS.gold}" stroke-width="1.6"/>` +
    line("M36 50Q32 62 36 78", INKS.gold, 0.8),
  patch: () =>
    path("M34 41Q41 38 48 42Q48 51 41 52Q34 50 34 41Z", INKS.ink) + line("M33 42L67 31", INKS.ink),
};

/** Hats that leave the forehead in the light. */
const WITHOUT_BRIM = new Set(["visor", "band", "scarf", "turban", "cloche", "mine"]);

function shadowOfHat({ traits, face, dark, shade }: Sitter): Shape {
  if (!traits.hat || WITHOUT_BRIM.has(traits.hat[0])) return "";
  const [w] = face;
  return path(
    `M${50 - w} 33Q50 ${traits.lowBrim ? 54 : 46} ${50 + w} 33V30H${50 - w}Z`,
    traits.lowBrim ? mix(dark, shade, 0.3) : shade,
  );
}

function hairAndHat({ traits, woman, hair, hairShade }: Sitter): Shape {
  const front = traits.front ? HAIR_IN_FRONT[traits.front] : null;
  if (!traits.hat) {
    if (!front) return "";
    return (
      ofLight(front, hair, hairShade) +
      line("M37 22Q44 16 52 17", mix(hair, INKS.paper, 0.4), 1.3, ' opacity=".8"')
    );
  }
  const [shape, colour = "#4a4150", band = INKS.ink, shadow = mix(colour, INKS.ink, 0.55)] =
    traits.hat;
  return (
    (woman || traits.noSideburns ? "" : path(SIDEBURNS, hairShade)) +
    (front ? path(front, hair) : "") +
    HATS[shape](colour, shadow, band)
  );
}

/** Somebody without a sky, to be put into another drawing. */
export function cutOut(traits: Traits, first: Palette, second: Palette = first): Shape {
  const sitter = sitterOf(traits, first, second);
  return (
    bust(sitter) +
    head(sitter) +
    marks(sitter) +
    beard(sitter) +
    mouth(sitter) +
    moustache(sitter) +
    shadowOfHat(sitter) +
    gaze(sitter) +
    (traits.glasses ? GLASSES[traits.glasses](traits.frame ?? INKS.ink) : "") +
    hairAndHat(sitter) +
    (traits.props ?? []).map((prop) => PROPS[prop](first, sitter.skin, sitter.shade)).join("")
  );
}

export type Crop = "bust" | "head";
const BOXES: Record<Crop, string> = { bust: "0 0 100 100", head: "18 6 64 64" };

/** Somebody before a sky of one or two gangs. */
export function portrait(
  traits: Traits,
  first: Palette,
  second: Palette = first,
  crop: Crop = "bust",
): Drawing {
  const sky = poster(first, second) + (traits.sky ?? []).map((name) => SKIES[name](first)).join("");
  return drawing(BOXES[crop], sky + cutOut(traits, first, second));
}

/** A face that always comes of the same name, for those whom nobody has drawn. */
export function traitsFromName(name: string, isWoman?: boolean): Traits {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  const pick = <T>(things: readonly T[]): T => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return things[Math.floor((seed / 2 ** 32) * things.length)] as T;
  };
  const drawn = pick([true, false]);
  const woman = isWoman ?? drawn;
  const colour = pick([
    "#5a1a24",
    "#3a2d26",
    "#17352a",
    "#1d3055",
    "#2d1345",
    "#6d5a45",
    "#53606b",
    "#7a2436",
  ]);
  const traits: Traits = {
    woman,
    face: pick(["oval", "square", "long", "round", "heart", "slim", "jowl"]),
    skin: pick(["p", "r", "o", "t", "b", "d"]),
    hair: pick(["k", "n", "g", "y", "s", "w", "r"]),
    behind: woman ? pick(["bob", "long", "curls", "short"]) : "short",
    front: pick(["slick", "peak", "part", "fringe", "wave", "spit", "quiff", "mop"]),
    eyes: woman ? pick(["lash", "open", "half"]) : pick(["open", "half", "wide", "squint"]),
    look: pick([-1.5, 0, 1.5]),
    mouth: woman ? pick(["lips", "smirk", "grin"]) : pick(["flat", "smirk", "smile", "grin"]),
    coat: woman ? pick(["dress", "fur", "suit", "up"]) : pick(["suit", "bow", "up", "knit"]),
    cloth: colour,
    tie: pick([INKS.red, INKS.gold, INKS.paper, "#2f74b5"]),
  };
  if (pick([true, true, false])) {
    const shape = woman
      ? pick(["cloche", "beret", "fedora", "turban", "band"] as const)
      : pick(["fedora", "bowler", "topper", "flat", "news", "boater", "cap"] as const);
    traits.hat = [shape, colour, pick([INKS.ink, INKS.gold, INKS.red])];
  }
  if (pick([true, false, false])) traits.glasses = pick(["round", "dark", "nez", "mono"]);
  if (!woman && pick([true, false])) traits.moustache = pick(["pencil", "bar", "chev", "walrus"]);
  if (woman && pick([true, false])) traits.props = [pick(["pearls", "hoops", "drops", "choker"])];
  return traits;
}
