/** Busts: a look in, a drawing out. 100 x 122 units; two flat tones, one light from the right, the
shadow cut along the nose. */

import { circle, drawing, line, mix, path, rect, type Drawing, type Shape } from "../pen";
import { lookOf, type Look } from "./cast";
import { HAIR, hairBehind } from "./hair";
import { HATS } from "./hats";
import { GOLD, INK, PAPER, SHADE } from "./inks";

const SKINS = {
  pale: "#f6d8bd",
  fair: "#f0c49a",
  olive: "#dda072",
  tan: "#b87548",
  brown: "#8a5433",
  dark: "#6a3f2a",
};
const SMOKE = "#ffffff";
const EYE_LINE = 54;
const HEAD_WIDE = 18.5; // half of the head that hats are cut for

/** The measures of a face that several parts need. */
interface Face {
  look: Look;
  skin: string;
  shadow: string;
  half: string;
  /** Half the width of the neck and of the chin, and how low the chin is. */
  neck: number;
  chin: number;
  low: number;
}

function faceOf(look: Look): Face {
  const skin = SKINS[look.skin];
  return {
    look,
    skin,
    shadow: mix(skin, SHADE, 0.46),
    half: mix(skin, SHADE, 0.28),
    neck: look.woman ? 6.5 : 9 + (look.wide - 17) * 0.7,
    chin: look.woman ? 4.5 : 7 + (look.jaw - 12) * 0.45,
    low: look.stout ? 85 : look.young ? 82 : look.woman ? 83 : 86,
  };
}

function shoulders({ look }: Face): Shape {
  const edge = look.woman ? 20 : 8 - (look.stout ?? 0) * 4;
  const [inner, outer] = look.woman ? [34, 66] : [24, 76];
  const left = `M${edge - 4} 122C${edge} 104 ${inner} 97 40 92`;
  const stripes = look.pinstripes
    ? `<path d="M18 122L28 100M26 122L34 97M66 97L74 122M74 99L84 122" stroke="#fff" stroke-width=".8" opacity=".3"/>`
    : "";
  return (
    path(`${left}H60C${outer} 97 ${100 - edge} 104 ${104 - edge} 122Z`, look.coat) +
    path(`${left}H48L44 122Z`, mix(look.coat, INK, 0.45)) +
    path(
      `M74 98.5C86 101 ${100 - edge} 106 ${104 - edge} 122H${92 - edge}C${92 - edge} 112 86 103 74 98.5Z`,
      mix(look.coat, "#ffd9a0", 0.3),
    ) +
    stripes
  );
}

function throat({ look, neck, half, shadow }: Face): Shape {
  const [low, dark] = look.woman ? [106, 101] : [102, 99];
  const skin =
    path(`M${50 - neck} 74V93Q50 ${low} ${50 + neck} 93V74Z`, half) +
    path(`M${50 - neck} 74V93Q47 101 50 ${dark}L52 88 ${50 + neck} 82V74Z`, shadow);
  if (!look.woman) return skin;
  const neckline = look.neckline
    ? path("M38 94L50 116L62 94Q56 98 50 98Q44 98 38 94Z", half) +
      path("M38 94L50 116V98Q44 98 38 94Z", shadow)
    : "";
  const pearls = line("M43.5 94Q50 100 56.5 94", "#f6edd8", 2, ' stroke-dasharray=".2 2.5"');
  return skin + neckline + pearls;
}

function shirtFront({ look, neck }: Face): Shape {
  if (look.woman) return "";
  const shirt = look.shirt ?? PAPER;
  const [left, right] = [50 - neck, 50 + neck];
  const lapel = mix(look.coat, INK, 0.4);
  const parts = [
    path(`M${left - 2} 89L50 104L${right + 2} 89L${right + 6} 96L56 122H44L${left - 6} 96Z`, shirt),
    path(`M${left - 2} 89L50 104L48 122H44L${left - 6} 96Z`, mix(shirt, INK, 0.35)),
  ];
  if (look.collar)
    parts.push(
      path(
        `M${left - 2} 88L50 103L40 110L28 94ZM${right + 2} 88L50 103L60 110L72 94Z`,
        shirt,
        ` stroke="${mix(shirt, INK, 0.5)}" stroke-width=".8"`,
      ),
    );
  if (look.tie)
    parts.push(
      path("M46.5 101H53.5L52.5 107L56 122H44L47.5 107Z", look.tie) +
        path("M46.5 101H50V122H44L47.5 107Z", mix(look.tie, INK, 0.4)),
    );
  if (look.bow)
    parts.push(
      path("M50 101L38 96V107ZM50 101L62 96V107Z", look.bow) +
        circle(50, 101.5, 2.6, mix(look.bow, INK, 0.4)),
    );
  if (!look.collar)
    parts.push(
      path(
        `M${left - 3} 90L46 122H34L26 104L34 101L30 97Z`,
        mix(look.coat, INK, 0.45),
        ` stroke="${lapel}" stroke-width=".6"`,
      ) +
        path(
          `M${right + 3} 90L54 122H66L74 104L66 101L70 97Z`,
          mix(look.coat, "#ffffff", 0.1),
          ` stroke="${lapel}" stroke-width=".6"`,
        ),
    );
  if (look.chain)
    parts.push(line(`M${left} 93Q50 114 ${right} 93`, GOLD, 1.5, ' stroke-dasharray="2 .8"'));
  if (look.scarf)
    parts.push(
      path(
        `M${left - 2} 86Q50 98 ${right + 2} 86L${right + 6} 95Q50 107 ${left - 6} 95Z`,
        look.scarf,
      ) + path(`M${left - 2} 86Q48 95 50 95V102Q44 101 ${left - 6} 95Z`, mix(look.scarf, INK, 0.4)),
    );
  return parts.join("");
}

function furCollar({ look }: Face): Shape {
  if (!look.fur) return "";
  const left = "M38 92C20 94 14 106 12 122H34Q40 108 47 104Z";
  return (
    path(`${left}M62 92C80 94 86 106 88 122H66Q60 108 53 104Z`, look.fur) +
    path(left, mix(look.fur, "#3a2436", 0.45)) +
    `<path d="M20 108l5 3M27 101l4 4M24 116l5 2M72 101l-3 4M80 108l-5 3M78 116l-5 2" stroke="#000" opacity=".2" stroke-width="1.5"/>`
  );
}

function head({ look, skin, shadow, half, chin, low }: Face): Shape {
  const { wide, jaw } = look;
  const cheek = look.woman ? 0 : 1;
  const nose = look.bigNose ? 2 : look.woman ? -0.8 : 0;
  const leftSide = `C${50 - jaw - cheek} ${low - 8} ${50 - wide * 0.97} 72 ${50 - wide * 0.98} 60L${50 - wide} 46C${50 - wide} 33 ${50 - wide / 2} 26.5 50 26.5`;
  const ears =
    look.woman && look.hair === "bob"
      ? ""
      : `<ellipse cx="${50 + wide}" cy="57" rx="3.6" ry="6" fill="${skin}"/><ellipse cx="${50 - wide}" cy="57" rx="3.6" ry="6" fill="${shadow}"/>`;
  return (
    ears +
    path(
      `M50 26.5C${50 + wide / 2} 26.5 ${50 + wide} 33 ${50 + wide} 46L${50 + wide * 0.98} 60C${50 + wide * 0.97} 72 ${50 + jaw + cheek} ${low - 8} ${50 + chin} ${low}Q50 ${low + 3} ${50 - chin} ${low}${leftSide}Z`,
      skin,
    ) +
    path(
      `M50 26.5L49.5 46C48.5 50 50 53 ${52.5 + nose} 60Q${55.5 + nose} 65.6 49.5 67L48.5 70.5Q50 72.5 48 74.5Q46 78 49 80.5L48 ${low + 2.4}Q${50 - chin / 2} ${low + 1.5} ${50 - chin} ${low}${leftSide}Z`,
      shadow,
    ) +
    path(
      `M${50 + wide * 0.98} 60C${50 + wide * 0.97} 72 ${50 + jaw + 1} ${low - 8} ${50 + chin} ${low}Q52 ${low + 2} 52 ${low + 2}C${50 + jaw * 0.7} ${low - 6} ${50 + wide * 0.8} 72 ${50 + wide * 0.98} 60Z`,
      half,
    )
  );
}

function skinMarks({ look, skin, half, chin, low }: Face): Shape {
  const chinFold = look.stout
    ? path(
        `M${50 - chin - 5} ${low - 2}Q50 ${low + 9} ${50 + chin + 5} ${low - 2}Q50 ${low + 3} ${50 - chin - 5} ${low - 2}Z`,
        half,
      )
    : "";
  const wrinkles = look.old ? line("M60 62Q66 66 64 74M58 40H66M59 43.5H65", half, 1.2) : "";
  const speck = mix(skin, "#a0431a", 0.5);
  const freckles = look.freckles
    ? circle(58, 61, 0.8, speck) +
      circle(61, 62.5, 0.8, speck) +
      circle(63, 60, 0.8, speck) +
      circle(60, 59, 0.7, speck)
    : "";
  return chinFold + wrinkles + freckles;
}

function beard({ look, low }: Face): Shape {
  const { wide, jaw } = look;
  if (look.beard) {
    const left = `C${50 - jaw} ${low} ${50 - wide} 74 ${50 - wide * 0.98} 58C${50 - wide * 0.7} 68 40 68 44 68.5`;
    return (
      path(
        `M${50 + wide * 0.98} 58C${50 + wide} 74 ${50 + jaw} ${low} 50 ${low + 6}${left}H56C60 68 ${50 + wide * 0.7} 68 ${50 + wide * 0.98} 58Z`,
        look.beard,
      ) + path(`M50 ${low + 6}${left}H50Z`, mix(look.beard, INK, 0.5))
    );
  }
  if (look.woman || look.young || look.stout) return "";
  return path(
    `M${50 + wide * 0.9} 67C${50 + wide * 0.8} 76 ${50 + jaw} ${low - 2} 52 ${low + 1}L52 79Q60 78 ${50 + wide * 0.9} 67Z`,
    "#3a3040",
    ' opacity=".13"',
  );
}

function mouth({ look, shadow, half }: Face): Shape {
  const lips = mix(shadow, INK, 0.5);
  if (look.woman)
    return (
      path("M43.5 74Q47 71 50 72.4Q53 71 56.5 74Q50 80 43.5 74Z", "#c2262f") +
      path("M43.5 74Q47 71 50 72.4V77Q46 77 43.5 74Z", "#7c1424") +
      line("M43.5 74Q50 75.6 56.5 74", "#5a0d1c", 0.9)
    );
  switch (look.mouth) {
    case "grin":
      return (
        path("M42 72.5Q50 74 59 71.5Q57 80 50 80Q44 80 42 72.5Z", "#4a141c") +
        path("M43.5 73Q50 74.2 57.8 72.3L57 75.5Q50 77 44.4 75.8Z", "#f6edd8")
      );
    case "smirk":
      return (
        line("M43 75Q51 76.5 60 71.5", lips, 1.9) +
        line("M60.5 69.5Q62 72 60.5 74", half, 1.2) +
        line("M47 79H54", half)
      );
    case "none":
      return "";
    default:
      return line("M42.5 74.5Q50 73.7 58 74.5", lips, 1.9) + line("M47 78.5H54", half);
  }
}

function moustache({ look, low }: Face): Shape {
  const colour = look.moustacheColour ?? look.hairColour;
  switch (look.moustache) {
    case "thick":
      return path(
        "M50 68.5C56 66.5 62 70 63 73.5Q56 73.5 50 72.5Q44 73.5 37 73.5C38 70 44 66.5 50 68.5Z",
        colour,
      );
    case "walrus":
      return (
        path("M50 67C58 65 66 71 67 79Q58 79 50 74.5Q42 79 33 79C34 71 42 65 50 67Z", colour) +
        path("M50 67C42 65 34 71 33 79Q42 79 50 74.5Z", mix(colour, INK, 0.4))
      );
    case "thin":
      return line("M41 71.6Q46 69.5 50 70.6Q54 69.5 60 71", colour, 1.8);
    case "curl":
      return path(
        "M50 70C46 67.5 42 71.5 38 71Q34 70.5 33.5 67Q33 73.5 39 74Q46 74 50 71.5Q54 74 61 74Q67 73.5 66.5 67Q66 70.5 62 71C58 71.5 54 67.5 50 70Z",
        colour,
      );
    case "goat":
      return (
        line("M43 71Q50 68.5 57 71", colour, 1.8) +
        path(`M45 79H55L51 ${low + 4}Q50 ${low + 5} 49 ${low + 4}Z`, colour)
      );
    default:
      return "";
  }
}

function eye(x: number, lit: boolean, { look }: Face): Shape {
  const y = EYE_LINE;
  if (look.woman)
    return (
      path(
        `M${x - 5} ${y + 0.8}Q${x} ${y - 4.2} ${x + 5} ${y - 0.8}Q${x} ${y + 3.2} ${x - 5} ${y + 0.8}Z`,
        lit ? "#fdf6ea" : "#b9a3a4",
      ) +
      circle(x + 0.4, y - 0.4, 2.3, "#231522") +
      circle(x + 1.1, y - 1.2, 0.7, "#fff") +
      line(`M${x - 5.5} ${y + 0.9}Q${x} ${y - 5.2} ${x + 5.8} ${y - 2}`, "#120a12", 2.1) +
      line(
        `M${x - 4} ${y - 6}Q${x} ${y - 9.5} ${x + 6} ${y - 6.5}`,
        mix(look.hairColour, INK, 0.5),
        1.3,
      )
    );
  return (
    path(
      `M${x - 4.6} ${y + 0.6}Q${x} ${y - 3} ${x + 4.6} ${y}Q${x} ${y + 3} ${x - 4.6} ${y + 0.6}Z`,
      lit ? "#fdf1de" : "#a98f8a",
    ) +
    circle(x + 0.6, y, 2, "#1c1218") +
    line(`M${x - 5} ${y + 0.2}Q${x} ${y - 3.6} ${x + 5} ${y - 0.6}`, "#140c12", 2)
  );
}

/** A brow; `side` is -1 on the left and 1 on the right. */
function brow(x: number, side: number, { look }: Face): Shape {
  const heavy = look.brows ?? 1;
  const y = EYE_LINE;
  const sunk = heavy === 3 ? 3 : heavy === 1 ? 0.6 : 1.5;
  return path(
    `M${x - 6 * side} ${y - 6 + sunk}Q${x + side} ${y - 9.5 + (heavy - 1)} ${x + 6.5 * side} ${y - 5.5}L${x + 6 * side} ${y - 4.3}Q${x} ${y - 6.5 + heavy * 0.4} ${x - 6 * side} ${y - 2.8 + (heavy === 3 ? 2 : 0)}Z`,
    look.browColour ?? mix(look.hairColour, INK, 0.35),
  );
}

const SHADES =
  path(
    "M33 49.5H48Q48.5 59.5 40.5 59.5Q33 59.5 33 49.5ZM52 49.5H67Q67 59.5 59.5 59.5Q51.5 59.5 52 49.5Z",
    "#0e0b14",
  ) +
  line("M47 50.5Q50 48.5 53 50.5", "#0e0b14", 1.8) +
  path("M55 51.5L60 51.5L56 57Z", "#fff", ' opacity=".5"') +
  path("M36 51.5L40 51.5L37 55.5Z", "#fff", ' opacity=".22"');
const PATCH = path("M35 49Q42 47 48 49.5Q48 59.5 41.5 60Q35 59 35 49Z", "#0e0b14");
const SPECS = `<g fill="#fff" fill-opacity=".16" stroke="#2a1c12" stroke-width="1.5"><circle cx="41.3" cy="54.5" r="6.6"/><circle cx="58.7" cy="54.5" r="6.6"/><path d="M48 53.5Q50 52 52 53.5" fill="none"/></g>`;
const MONOCLE =
  circle(58.5, 54.5, 6.6, "#fff", ` fill-opacity=".2" stroke="${GOLD}" stroke-width="1.5"`) +
  line("M64 58Q68 74 62 92", GOLD, 0.9);

function eyes(face: Face): Shape {
  const { look } = face;
  const apart = look.woman ? 8 : 8.5;
  const [left, right] = [50 - apart, 50 + apart];
  const brows = look.woman ? "" : brow(left, -1, face) + brow(right, 1, face);
  const strap = (from: number, to: number) =>
    line(`M${50 - look.wide} ${from}L${50 + look.wide} ${to}`, "#0b0910", 1.8);
  if (look.eyes === "shades") return strap(50, 50) + SHADES + brows;
  const first = look.eyes === "patch" ? strap(44, 40) + PATCH : eye(left, false, face);
  const glass = look.eyes === "specs" ? SPECS : look.eyes === "mono" ? MONOCLE : "";
  return first + eye(right, true, face) + brows + glass;
}

function scar({ look }: Face): Shape {
  if (look.scar === "cheek") return line("M63 58L60 71M60.5 62l4 1M59.8 66l4 1", "#8e3a34", 1.2);
  return look.scar === "eye" ? line("M56 44L64 63", "#8e3a34", 1.3) : "";
}

function hatOn({ look }: Face): Shape {
  if (!look.hat) return "";
  const { wide, hat } = look;
  const scale = (wide / HEAD_WIDE) * 0.96 + 0.04;
  const shade =
    hat === "pillbox"
      ? ""
      : path(
          `M${50 - wide} 41H${50 + wide}V${hat === "cloche" ? 47 : 49}Q50 53.5 ${50 - wide} 50Z`,
          "#1a0a20",
          ' opacity=".38"',
        );
  return `${shade}<g transform="translate(${50 - 50 * scale} 0) scale(${scale} 1)">${HATS[hat](look.hatColour ?? INK)}</g>`;
}

const smoke = (d: string, width: number): Shape => line(d, SMOKE, width, ' opacity=".4"');

function things({ look }: Face): Shape {
  const parts: Shape[] = [];
  if (look.mouth === "cig")
    parts.push(
      line("M56 75L69 79", "#f6edd8", 2.2) + line("M69 79L71 79.7", "#ff7a3c", 2.4),
      smoke("M72 78C78 70 70 64 77 54C81 47 76 42 79 36", 1.6),
    );
  if (look.mouth === "cigar")
    parts.push(
      line("M55 75.5L74 80.5", "#6b3a1c", 4.4) + line("M60 76.8L63 77.6", GOLD, 4.4),
      line("M74 80.5L76 81", "#ff7a3c", 4.4),
      smoke("M78 78C84 70 76 64 83 52C87 44 82 38 85 32", 2),
    );
  if (look.mouth === "pick") parts.push(line("M56 74.5L68 72", "#f0d9a6", 1.3));
  if (look.holder)
    parts.push(
      line("M55 75.5L74 70", INK, 1.8) + line("M74 70L80 68.3", "#f6edd8", 1.8),
      smoke("M81 67C86 60 79 54 85 44C88 38 84 32 87 26", 1.5),
    );
  if (look.earring === "drop")
    parts.push(path("M68 63l3 5-3 7-3-7z", "#dff3ff", ' stroke="#8fc4e8" stroke-width=".6"'));
  if (look.earring === "ring") parts.push(circle(50 + look.wide, 65, 2.2, GOLD));
  if (look.rose)
    parts.push(
      circle(70, 34, 7, "#d9303a"),
      line("M66 34Q70 28 74 33Q73 38 69 37Q68 34 71 34", "#7c1424", 1.3),
      path("M75 39Q80 39 81 44Q76 44 75 39Z", "#3f7a4a"),
    );
  if (look.flower)
    parts.push(circle(70, 108, 4, look.flower), circle(70, 108, 1.5, mix(look.flower, INK, 0.4)));
  return parts.join("");
}

/** Head and shoulders, without anything behind them. */
export function bustOf(look: Look): Shape {
  const face = faceOf(look);
  const nose = look.bigNose ? 2 : look.woman ? -0.8 : 0;
  const noseFoot = line(
    `M51.5 67.2Q${55.5 + nose} 67.8 ${57 + nose} 64.6`,
    mix(face.skin, SHADE, 0.4),
    1.3,
  );
  return [
    look.behind ? hairBehind(look.hairColour) : "",
    shoulders(face),
    throat(face),
    shirtFront(face),
    furCollar(face),
    head(face),
    skinMarks(face),
    beard(face),
    mouth(face),
    moustache(face),
    noseFoot,
    eyes(face),
    scar(face),
    HAIR[look.hair](look.hairColour, look.wide),
    look.bald ? HAIR.bald(look.hairColour, look.wide) : "",
    hatOn(face),
    things(face),
  ].join("");
}

const drawn = new Map<string, Drawing>();

/** Each is drawn once, however often it is seen. */
function once(key: string, draw: () => Drawing): Drawing {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
}

/** Somebody with nothing behind, for a stage or a frame. */
export const bust = (who: string): Drawing =>
  once(`bust ${who}`, () => drawing("-4 -8 108 130", bustOf(lookOf(who))));

/** Only the face, for small rounds. */
export const face = (who: string): Drawing =>
  once(`face ${who}`, () => drawing("18 10 64 78", bustOf(lookOf(who))));

const POSTERS: Record<string, [string, string]> = {
  spade: ["#39456b", "#445380"],
  heart: ["#8c3339", "#9d3f43"],
  diamond: ["#a35a2a", "#b56a35"],
  club: ["#2c5c47", "#376d55"],
};
const BOSS_POSTER: [string, string] = ["#b98a35", "#cb9c45"];

/** Sunrays behind a bust, as on a cinema bill. */
function sunrays([ground, ray]: [string, string]): Shape {
  const edge = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(50 + 110 * Math.cos(angle)).toFixed(1)} ${(62 + 110 * Math.sin(angle)).toFixed(1)}`;
  };
  const d = Array.from({ length: 18 }, (_, i) => `M50 62L${edge(i * 20)}L${edge(i * 20 + 10)}Z`);
  return rect(-5, -12, 110, 140, ground) + path(d.join(""), ray);
}

/** A poster with somebody on it, in the colours of a suit, or of brass for a boss. */
export const poster = (who: string, suit: string | null | undefined): Drawing =>
  once(`poster ${who} ${suit ?? ""}`, () =>
    drawing(
      "0 0 100 120",
      sunrays(POSTERS[suit ?? ""] ?? BOSS_POSTER) +
        `<ellipse cx="82" cy="30" rx="60" ry="60" fill="#ffe3a8" opacity=".2"/>` +
        bustOf(lookOf(who)),
    ),
  );
