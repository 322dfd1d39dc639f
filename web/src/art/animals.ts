/** The inmates: heads of animals from shapes, each drawn in light and once more in the dark for the far
half, calm or Primal. A head is 120 wide; its middle is at 60. */

import { drawing, line, mix, path, type Drawing, type Shape } from "./pen";

const INK = "#1a1120";
const DUSK = "#220f2e"; // what the far half is mixed with
const RAGE = "#7a1410"; // and everything about somebody Primal
const CLOTH = "#e2742c"; // of the prison

/** A colour as it looks in this light. */
type Tone = (colour: string) => string;

interface Head {
  fur: string;
  /** The left eye; the right one mirrors it. */
  eyes: { x: number; y: number; radius: number };
  mouth: { x: number; y: number; width: number };
  /** How low the brows are drawn, from 1. */
  frown: number;
  eye?: "large" | "slit" | "tired";
  wears?: "grin" | "moustache" | "spectacles";
  draw: (tone: Tone) => Shape;
}

/** A part on the left, and its mirror image. */
const both = (shape: Shape): Shape => shape + `<g transform="matrix(-1 0 0 1 120 0)">${shape}</g>`;

const HEADS: Record<string, Head> = {
  bull: {
    fur: "#7a4a2e",
    eyes: { x: 43, y: 56, radius: 6.5 },
    mouth: { x: 60, y: 92, width: 15 },
    frown: 3,

    draw: (tone) =>
      both(
        path("M30 38C14 40 4 30 8 10C14 22 24 24 36 24Z", tone("#efe2c4")) +
          path("M32 40C18 36 8 44 10 52C20 56 28 52 34 48Z", tone("#5e3722")),
      ) +
      path("M30 44C30 22 90 22 90 44C92 62 84 74 80 84H40C36 74 28 62 30 44Z", tone("#7a4a2e")) +
      path("M46 24C50 34 70 34 74 24C74 40 66 48 60 48S46 40 46 24Z", tone("#4a2c1c")) +
      path("M36 76C36 66 84 66 84 76C88 94 76 104 60 104S32 94 36 76Z", tone("#c99a7a")) +
      both(path("M44 80C44 74 54 74 54 80C54 86 46 86 44 80Z", "#2a1512")) +
      `<path d="M52 84C50 98 70 98 68 84" fill="none" stroke="#f2c14e" stroke-width="3.6"/>`,
  },
  gecko: {
    fur: "#5aa83c",
    eyes: { x: 34, y: 42, radius: 12 },
    mouth: { x: 60, y: 82, width: 24 },
    frown: 1,
    eye: "large",
    draw: (tone) =>
      both(`<circle cx="34" cy="42" r="17" fill="${tone("#6cbc48")}"/>`) +
      path(
        "M20 58C20 40 42 38 60 38S100 40 100 58C103 74 80 101 60 101S17 74 20 58Z",
        tone("#5aa83c"),
      ) +
      path("M24 76C36 90 84 90 96 76C88 92 74 101 60 101S32 92 24 76Z", tone("#d8e8a0")) +
      both(
        `<circle cx="34" cy="66" r="4" fill="${tone("#3f8030")}"/><circle cx="44" cy="58" r="2.5" fill="${tone("#3f8030")}"/><circle cx="28" cy="74" r="2" fill="${tone("#3f8030")}"/><ellipse cx="55" cy="68" rx="1.5" ry="2.2" fill="#1a3014"/>`,
      ) +
      path("M60 40C64 46 64 54 60 58C56 54 56 46 60 40Z", tone("#3f8030")),
  },
  gorilla: {
    fur: "#3c3c48",
    eyes: { x: 47, y: 58, radius: 5.5 },
    mouth: { x: 60, y: 90, width: 15 },
    frown: 3,

    draw: (tone) =>
      path(
        "M26 66C18 30 44 6 60 6S102 30 94 66C96 88 84 104 60 104S24 88 26 66Z",
        tone("#34343f"),
      ) +
      both(path("M28 56C20 52 18 68 28 72Z", tone("#6a6470"))) +
      path(
        "M34 54C38 44 54 50 60 50S82 44 86 54C90 66 84 70 82 76C90 96 74 102 60 102S30 96 38 76C36 70 30 66 34 54Z",
        tone("#6f6974"),
      ) +
      path("M32 52C40 42 54 48 60 48S80 42 88 52C84 58 70 54 60 54S36 58 32 52Z", tone("#2a2a33")) +
      path("M48 76C48 66 72 66 72 76C72 82 48 82 48 76Z", tone("#55505c")) +
      both(path("M51 76C51 71 58 71 58 76C57 79 52 79 51 76Z", "#17131a")) +
      path("M44 14C50 8 70 8 76 14C70 18 50 18 44 14Z", tone("#4b4b58")),
  },
  rhino: {
    fur: "#8a8f98",
    eyes: { x: 38, y: 54, radius: 5.5 },
    mouth: { x: 60, y: 98, width: 17 },
    frown: 3,

    draw: (tone) =>
      both(
        path("M34 34C22 30 18 16 24 8C34 10 42 22 42 32Z", tone("#7a7f88")) +
          path("M33 28C28 26 25 18 27 13C32 16 37 22 37 28Z", tone("#c9a0a0")),
      ) +
      path(
        "M28 50C28 26 44 24 60 24S92 26 92 50C92 62 86 68 88 80C92 100 78 108 60 108S28 100 32 80C34 68 28 62 28 50Z",
        tone("#8a8f98"),
      ) +
      path("M36 78C40 70 80 70 84 78C88 98 76 106 60 106S32 98 36 78Z", tone("#a3a7ae")) +
      path("M49 78C52 58 58 40 60 28C62 40 68 58 71 78C68 84 52 84 49 78Z", tone("#efe2c4")) +
      path("M54 40C56 34 58 26 60 20C62 26 64 34 66 40Z", tone("#d8c8a4")) +
      both(
        `<ellipse cx="44" cy="88" rx="3.5" ry="4.5" fill="#3a3a42"/><path d="M34 64Q40 68 46 64M34 44Q40 40 46 44" fill="none" stroke="${tone("#666b74")}" stroke-width="2"/>`,
      ),
  },
  pig: {
    fur: "#f0a89a",
    eyes: { x: 43, y: 56, radius: 5.5 },
    mouth: { x: 60, y: 96, width: 14 },
    frown: 2,

    draw: (tone) =>
      both(
        path("M40 34C26 30 16 16 20 4C34 6 48 18 52 30Z", tone("#e0897c")) +
          path("M38 28C30 24 25 16 26 10C34 12 42 20 44 27Z", tone("#b9605c")),
      ) +
      path(
        "M28 58C28 34 44 26 60 26S92 34 92 58C96 86 80 106 60 106S24 86 28 58Z",
        tone("#f0a89a"),
      ) +
      path(
        "M26 78C30 92 44 104 60 106C50 98 36 90 26 78ZM94 78C90 92 76 104 60 106C70 98 84 90 94 78Z",
        tone("#e0897c"),
      ) +
      path("M42 76C42 64 78 64 78 76C78 90 42 90 42 76Z", tone("#f7c4b6")) +
      both(`<ellipse cx="53" cy="76" rx="4" ry="5.5" fill="#8a3a3c"/>`) +
      `<path d="M72 34L84 52M74 42l6-3M78 48l6-3" stroke="#a03a34" stroke-width="2" fill="none"/>`,
  },
  zebra: {
    fur: "#efece6",
    eyes: { x: 42, y: 56, radius: 6 },
    mouth: { x: 60, y: 99, width: 12 },
    frown: 1,
    eye: "tired",
    draw: (tone) =>
      both(
        path("M40 30C28 26 24 10 30 2C40 6 48 18 50 28Z", tone("#efece6")) +
          path("M37 24C32 20 30 12 32 7C37 11 41 18 42 24Z", tone("#4a3a44")),
      ) +
      path("M52 26C48 10 54 0 60 -4C66 0 72 10 68 26L60 34Z", tone("#221d28")) +
      path(
        "M32 48C32 28 46 24 60 24S88 28 88 48C88 64 80 72 78 84C80 102 70 108 60 108S40 102 42 84C40 72 32 64 32 48Z",
        tone("#efece6"),
      ) +
      both(
        path(
          "M46 27L56 46L52 26ZM34 42L50 50L34 48ZM34 60L48 62L37 66ZM40 74L52 72L42 80ZM56 50L60 62L60 50Z",
          tone("#221d28"),
        ),
      ) +
      path("M42 86C44 78 76 78 78 86C82 102 72 108 60 108S38 102 42 86Z", tone("#3a323c")) +
      both(`<ellipse cx="52" cy="88" rx="3" ry="4" fill="#120d14"/>`),
  },
  fox: {
    fur: "#e0762e",
    eyes: { x: 43, y: 56, radius: 5.8 },
    mouth: { x: 60, y: 97, width: 6 },
    frown: 1,
    wears: "spectacles",
    draw: (tone) =>
      both(
        path("M30 48C24 28 26 10 30 2C42 12 52 24 54 34Z", tone("#e0762e")) +
          path("M34 36C31 24 31 16 32 11C40 18 45 26 47 33Z", tone("#3a2028")),
      ) +
      path(
        "M24 62C28 38 44 30 60 30S92 38 96 62C92 80 76 88 60 104C44 88 28 80 24 62Z",
        tone("#e0762e"),
      ) +
      both(
        path("M24 62C30 66 44 64 52 74C56 82 58 92 60 104C44 88 28 80 24 62Z", tone("#f6ead8")),
      ) +
      path("M53 86C53 81 67 81 67 86C67 91 62 93 60 94C58 93 53 91 53 86Z", "#1c131c") +
      path("M56 36C58 46 62 46 64 36L60 32Z", tone("#f2a05c")),
  },
  weasel: {
    fur: "#8c5a34",
    eyes: { x: 45, y: 54, radius: 5.2 },
    mouth: { x: 60, y: 88, width: 10 },
    frown: 2,

    draw: (tone) =>
      both(
        path("M38 38C24 36 22 20 32 16C42 16 48 26 48 32Z", tone("#7a4c2a")) +
          path("M36 32C30 30 30 23 34 22C39 23 42 28 42 31Z", tone("#d09a7a")),
      ) +
      path(
        "M34 54C34 34 46 26 60 26S86 34 86 54C86 70 78 74 76 84C76 98 68 102 60 102S44 98 44 84C42 74 34 70 34 54Z",
        tone("#8c5a34"),
      ) +
      path(
        "M44 84C42 72 54 68 60 68S78 72 76 84C78 98 68 104 60 104S42 98 44 84Z",
        tone("#f0e0c0"),
      ) +
      path(
        "M34 50C44 46 54 52 60 56C66 52 76 46 86 50C84 62 72 62 60 62S36 62 34 50Z",
        tone("#4a2c1c"),
      ) +
      path("M53 76C53 70 67 70 67 76C67 81 63 83 60 84C57 83 53 81 53 76Z", "#1c131c") +
      both(`<path d="M50 84L32 80M50 87L32 90" stroke="${tone("#d8c8b0")}" stroke-width="1.2"/>`),
  },
  goat: {
    fur: "#d9d2c4",
    eyes: { x: 43, y: 56, radius: 6 },
    mouth: { x: 60, y: 92, width: 10 },
    frown: 1,
    eye: "slit",
    draw: (tone) =>
      both(
        path(
          "M46 32C36 18 18 16 10 28C6 38 12 46 20 46C14 40 18 30 26 30C36 32 40 38 44 44Z",
          tone("#6a5a4c"),
        ) +
          `<path d="M22 24L26 30M32 22L33 31M14 34L19 35" stroke="${tone("#4a3c34")}" stroke-width="2"/>` +
          path("M34 54C20 48 10 52 8 60C18 66 28 66 36 62Z", tone("#c2b9a8")),
      ) +
      path(
        "M34 50C34 30 46 26 60 26S86 30 86 50C86 66 78 74 76 86C74 98 66 102 60 102S46 98 44 86C42 74 34 66 34 50Z",
        tone("#d9d2c4"),
      ) +
      path(
        "M48 100C50 116 56 122 60 128C64 122 70 116 72 100C66 104 54 104 48 100Z",
        tone("#efe9dc"),
      ) +
      path("M50 84C50 78 70 78 70 84C70 92 50 92 50 84Z", tone("#b0a08e")) +
      both(`<path d="M53 84Q56 81 58 85" stroke="#2a1c1c" stroke-width="2.4" fill="none"/>`) +
      `<g transform="translate(60 40)"><path d="M-9 0Q0 -8 9 0Q0 8 -9 0Z" fill="none" stroke="#8e2b3a" stroke-width="2.2"/><circle r="2.5" fill="#8e2b3a"/></g>`,
  },
  koala: {
    fur: "#8f98a6",
    eyes: { x: 42, y: 56, radius: 5.5 },
    mouth: { x: 60, y: 95, width: 13 },
    frown: 2,
    wears: "moustache",
    draw: (tone) =>
      both(
        `<circle cx="26" cy="36" r="22" fill="${tone("#8f98a6")}"/><circle cx="26" cy="37" r="13" fill="${tone("#e3c9c4")}"/><path d="M6 30l6 3M8 44l6-1M14 18l5 5M26 12v6" stroke="${tone("#b9c0cb")}" stroke-width="3"/>`,
      ) +
      path(
        "M28 60C28 38 44 30 60 30S92 38 92 60C94 86 80 104 60 104S26 86 28 60Z",
        tone("#98a1ae"),
      ) +
      path("M34 82C44 76 76 76 86 82C80 96 72 104 60 104S40 96 34 82Z", tone("#d9dde2")) +
      path("M49 66C49 52 71 52 71 66C72 80 66 86 60 86S48 80 49 66Z", "#1d1822") +
      path("M60 56C66 56 68 60 68 64C66 60 64 58 60 58Z", "#6a6474"),
  },
  hyena: {
    fur: "#b08a5a",
    eyes: { x: 43, y: 54, radius: 5.5 },
    mouth: { x: 60, y: 92, width: 18 },
    frown: 3,
    wears: "grin",
    draw: (tone) =>
      both(
        path("M36 40C20 38 14 18 24 10C38 10 48 24 50 32Z", tone("#a37c4e")) +
          path("M34 33C26 30 24 20 27 17C34 18 40 26 41 31Z", tone("#4a3430")),
      ) +
      path("M50 30C46 14 52 4 60 -2C68 4 74 14 70 30Z", tone("#3a2a26")) +
      path(
        "M32 52C32 32 46 26 60 26S88 32 88 52C90 66 86 76 84 84C84 98 72 106 60 106S36 98 36 84C34 76 30 66 32 52Z",
        tone("#b08a5a"),
      ) +
      path(
        "M36 80C38 66 50 62 60 62S82 66 84 80C86 100 72 106 60 106S34 100 36 80Z",
        tone("#5a4338"),
      ) +
      path("M52 68C52 61 68 61 68 68C68 74 63 76 60 77C57 76 52 74 52 68Z", "#16101a") +
      both(
        `<circle cx="38" cy="46" r="2.6" fill="${tone("#6a4c34")}"/><circle cx="36" cy="66" r="3" fill="${tone("#6a4c34")}"/><circle cx="47" cy="36" r="2.4" fill="${tone("#6a4c34")}"/>`,
      ),
  },
  kangaroo: {
    fur: "#c07c4e",
    eyes: { x: 43, y: 54, radius: 5.5 },
    mouth: { x: 60, y: 97, width: 10 },
    frown: 2,

    draw: (tone) =>
      both(
        path("M46 32C30 22 26 2 34 -10C48 -4 56 16 56 30Z", tone("#b06c40")) +
          path("M45 24C37 16 34 4 37 -3C45 3 50 14 51 24Z", tone("#e8b8a0")),
      ) +
      path(
        "M34 50C34 32 46 26 60 26S86 32 86 50C86 64 78 70 77 82C78 100 70 106 60 106S42 100 43 82C42 70 34 64 34 50Z",
        tone("#c07c4e"),
      ) +
      path(
        "M43 84C44 74 54 70 60 70S76 74 77 84C78 100 70 106 60 106S42 100 43 84Z",
        tone("#efd2b0"),
      ) +
      path("M51 80C51 73 69 73 69 80C69 86 64 88 60 89C56 88 51 86 51 80Z", "#1c131c") +
      `<path d="M70 46L84 40L88 48L74 54Z" fill="#f4ead2"/><path d="M76 45l4 6M81 43l3 6" stroke="#c9b48e" stroke-width="1.3"/><circle cx="77" cy="54" r="9" fill="#5a2a5c" opacity=".45"/>`,
  },
};

export const ANIMALS = Object.keys(HEADS);

/** Whoever an owner's own edition brings along and nobody has drawn. */
const STRANGER = "gorilla";
const headOf = (animal: string): Head => HEADS[animal] ?? (HEADS[STRANGER] as Head);

function calmEye({ fur, eye }: Head, x: number, y: number, r: number, isLit: boolean): Shape {
  const lid = mix(fur, INK, 0.3);
  const white = `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.86}" fill="${isLit ? "#fff8e8" : "#c9bdb4"}" stroke="${INK}" stroke-width="1.6"/>`;
  const pupils = {
    slit:
      `<rect x="${x - r * 0.62}" y="${y - r * 0.2}" width="${r * 1.24}" height="${r * 0.5}" rx="1" fill="#d08a1e"/>` +
      `<rect x="${x - r * 0.5}" y="${y - r * 0.1}" width="${r}" height="${r * 0.3}" rx="1" fill="${INK}"/>`,
    large:
      `<circle cx="${x}" cy="${y}" r="${r * 0.72}" fill="${isLit ? "#f2c83a" : "#b08a2a"}"/>` +
      `<ellipse cx="${x}" cy="${y}" rx="${r * 0.18}" ry="${r * 0.62}" fill="${INK}"/>` +
      `<circle cx="${x + r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.16}" fill="#fff"/>`,
    plain:
      `<circle cx="${x + r * 0.12}" cy="${y + r * 0.1}" r="${r * 0.46}" fill="${INK}"/>` +
      `<circle cx="${x + r * 0.32}" cy="${y - r * 0.12}" r="${r * 0.16}" fill="#fff"/>`,
  };
  const lids = path(
    `M${x - r - 0.8} ${y}A${r + 0.8} ${r * 0.9} 0 0 1 ${x + r + 0.8} ${y - r * 0.1}L${x + r * 0.8} ${y - r * 0.28}Q${x} ${y - r * 0.5} ${x - r * 0.8} ${y - r * 0.1}Z`,
    isLit ? lid : mix(lid, INK, 0.3),
  );
  const bags =
    eye === "tired"
      ? line(`M${x - r} ${y + r + 2}Q${x} ${y + r + 5.5} ${x + r} ${y + r + 2}`, "#a88a9a", 2)
      : "";
  return white + pupils[eye === "slit" || eye === "large" ? eye : "plain"] + lids + bags;
}

/** Yellow, narrow, with a red glow; the inner corner is the lower one. */
function primalEye(x: number, y: number, r: number, isRight: boolean): Shape {
  const [outer, inner] = [y - r * 0.7, y + r * 0.25];
  const [left, right] = isRight ? [inner, outer] : [outer, inner];
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${r * 1.9}" ry="${r * 1.5}" fill="#ff3a1e" opacity=".35"/>` +
    `<path d="M${x - r * 1.25} ${left}L${x + r * 1.25} ${right}Q${x} ${y + r * 1.3} ${x - r * 1.25} ${left}Z" fill="#ffe04a" stroke="#a0120c" stroke-width="1.6"/>` +
    `<circle cx="${x}" cy="${y + r * 0.1}" r="${r * 0.24}" fill="#7a0c08"/>`
  );
}

function brows({ eyes: { x, y, radius: r }, fur, frown, eye }: Head, isPrimal: boolean): Shape {
  if (eye === "large") return "";
  const drop = isPrimal ? 5 : frown * 1.4;
  return both(
    path(
      `M${x - r - 3} ${y - r - 1.5 - (isPrimal ? 4 : 0)}L${x + r + 2} ${y - r - 3 + drop}L${x + r + 1} ${y - r + drop + 0.6}L${x - r - 2} ${y - r + 1.5 - (isPrimal ? 2 : 0)}Z`,
      mix(fur, INK, 0.62),
    ),
  );
}

function roar({ x, y, width: w }: Head["mouth"]): Shape {
  const fangs = [-0.8, -0.3, 0.3, 0.8].map((at) => {
    const [high, long] = [y - 4 + Math.abs(at) * 1.5, Math.abs(at) > 0.5 ? 13 : 7];
    return path(`M${x + at * w - 4} ${high}l4 ${long} 4 ${-long}z`, "#fff6e0");
  });
  const teeth = [-0.5, 0, 0.5].map((at) =>
    path(`M${x + at * w - 3} ${y + 13 - Math.abs(at) * 4}l3 -6 3 6z`, "#f0dcc0"),
  );
  return (
    `<path d="M${x - w - 4} ${y - 3}Q${x} ${y - 8} ${x + w + 4} ${y - 3}Q${x + w * 0.7} ${y + 15} ${x} ${y + 15}T${x - w - 4} ${y - 3}Z" fill="#4a0a10" stroke="${INK}" stroke-width="1.6"/>` +
    [...fangs, ...teeth].join("") +
    line(`M${x - w * 0.8} ${y + 8}v8M${x + w * 0.6} ${y + 9}v5`, "#d8f0ff", 1.6, ' opacity=".7"')
  );
}

function calmMouth({ mouth: { x, y, width: w }, fur, eye, wears }: Head): Shape {
  if (wears === "grin")
    return (
      path(
        `M${x - w} ${y - 4}Q${x} ${y + 2} ${x + w} ${y - 6}Q${x + w * 0.6} ${y + 11} ${x} ${y + 10}T${x - w} ${y - 4}Z`,
        "#3a0c14",
      ) +
      path(
        `M${x - w + 2} ${y - 3}l4 5 4-3.5 4 5 4-4 4 5 4-5 4 4 4-5 3 2.5 1-5Q${x} ${y + 3} ${x - w + 2} ${y - 3}Z`,
        "#fff6e0",
      )
    );
  const depth = eye === "large" ? 8 : 4;
  return line(`M${x - w} ${y}Q${x} ${y + depth} ${x + w} ${y - 2}`, mix(fur, INK, 0.78), 2.2);
}

function worn(wears: Head["wears"]): Shape {
  if (wears === "moustache")
    return path("M60 88C52 84 42 88 38 96Q50 96 60 91Q70 96 82 96C78 88 68 84 60 88Z", "#2a2430");
  if (wears !== "spectacles") return "";
  return `<g fill="#fff" fill-opacity=".14" stroke="#f2c14e" stroke-width="1.8"><circle cx="43" cy="57" r="9"/><circle cx="77" cy="57" r="9"/><path d="M52 55Q60 51 68 55" fill="none"/></g>`;
}

/** A head, in a box 120 wide. The far half is cut out by a class, which needs to know its box. */
export function head(animal: string, isPrimal = false): Shape {
  const drawn = headOf(animal);
  const { x, y, radius } = drawn.eyes;
  const tone: Tone = (colour) => (isPrimal ? mix(colour, RAGE, 0.22) : colour);
  const dark: Tone = (colour) => mix(tone(colour), DUSK, 0.42);
  const box = `<rect x="-20" y="-30" width="160" height="180" fill="none"/>`;
  const eyes = isPrimal
    ? primalEye(x, y, radius, false) + primalEye(120 - x, y, radius, true)
    : calmEye(drawn, x, y, radius, false) + calmEye(drawn, 120 - x, y, radius, true);
  const veins = line("M76 30l4 8-5 3 5 8M82 62l5 4-3 4 5 5M42 28l-3 7 4 3", "#ff4a2e", 1.7);
  return (
    drawn.draw(tone) +
    `<g class="shade-half">${box}${drawn.draw(dark)}</g>` +
    eyes +
    brows(drawn, isPrimal) +
    (isPrimal ? roar(drawn.mouth) + veins : calmMouth(drawn) + worn(drawn.wears))
  );
}

/** Head and shoulders; the neckerchief has the colour of the text around it, that of the rival. */
export function bust(animal: string, isPrimal = false): Shape {
  const jacket = isPrimal
    ? path(
        "M4 134L10 112L20 116L28 102L44 98H76L92 102L100 116L110 112L116 134Z",
        mix(headOf(animal).fur, RAGE, 0.2),
      ) +
      path(
        "M6 134L16 120L24 128L32 112L42 122L48 104L60 120L72 104L78 122L88 112L96 128L104 120L114 134Z",
        CLOTH,
      )
    : path("M8 134C10 110 30 102 44 98H76C90 102 110 110 112 134Z", CLOTH) +
      path("M8 134C10 110 30 102 44 98H56L52 134Z", mix(CLOTH, INK, 0.42)) +
      path("M94 106C106 111 111 120 112 134H102C102 122 100 113 94 106Z", "#ec9a55");
  const kerchief =
    path(
      "M38 98C44 112 76 112 82 98L86 104C80 118 66 122 60 130C54 122 40 118 34 104Z",
      "currentColor",
    ) + path("M38 98C44 110 54 110 58 109L57 126C52 119 40 117 34 104Z", INK, ' opacity=".4"');
  return jacket + kerchief + head(animal, isPrimal);
}

const rays = (outer: string, inner: string): Shape => {
  const edges = Array.from({ length: 22 }, (_, i) => {
    const at = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return `${(60 + 120 * Math.cos(angle)).toFixed(1)} ${(66 + 120 * Math.sin(angle)).toFixed(1)}`;
    };
    return `M60 66L${at(i * 16.36)}L${at(i * 16.36 + 8)}Z`;
  });
  return (
    `<rect x="-10" y="-20" width="140" height="160" fill="${outer}"/>` + path(edges.join(""), inner)
  );
};

const heightLines =
  `<rect x="-2" y="-16" width="124" height="152" fill="#8fa3a0"/>` +
  `<path d="M-2 6H122M-2 30H122M-2 54H122M-2 78H122M-2 102H122" stroke="#2c3a3c" stroke-width="1.2" opacity=".4"/>` +
  `<ellipse cx="104" cy="20" rx="70" ry="70" fill="#fff3cf" opacity=".28"/>`;

/** The photograph in the files: height lines behind; red rays mean Primal and nothing else. */
export const mugshot = (animal: string, isPrimal = false): Drawing =>
  drawing(
    "0 -14 120 146",
    isPrimal
      ? rays("#8a1410", "#c22a18") +
          `<g transform="translate(-7 -10) scale(1.12)">${bust(animal, true)}</g>`
      : heightLines + bust(animal),
  );

/** Flames behind somebody Primal, in the box of a bust. */
const flames =
  path(
    "M2 70L-10 40L14 34L8 6L34 14L44 -14L62 6L84 -14L90 14L118 4L112 34L134 44L120 66L136 90L112 96L110 134H10L12 96L-12 92Z",
    "#e8391a",
    ' opacity=".9"',
  ) +
  path(
    "M14 70L4 48L24 42L22 20L40 26L48 4L62 20L80 4L84 26L106 20L100 42L118 50L108 68L120 86L102 90L102 130H20L20 92L2 88Z",
    "#ff8a2e",
    ' opacity=".8"',
  );

/** Somebody large, as seen on a stage. */
export const fighter = (animal: string, isPrimal = false): Drawing =>
  drawing("-16 -20 152 154", (isPrimal ? flames : "") + bust(animal, isPrimal));

/** A gangster, whose face nobody has seen. */
export const hooded: Drawing = drawing(
  "-16 -20 152 154",
  path("M2 134C6 106 28 98 42 94H78C92 98 114 106 118 134Z", "#3a3542") +
    path("M24 92C14 40 34 8 60 8S106 40 96 92C84 104 36 104 24 92Z", "#4a4454") +
    path("M60 8C34 8 14 40 24 92C30 98 44 101 58 101L56 40Z", "#2a2632") +
    path("M38 84C32 52 44 30 60 30S88 52 82 84C76 94 44 94 38 84Z", "#14111a") +
    path("M46 58l10 4-9 4zM74 58l-10 4 9 4z", "#ffe9a8") +
    path("M34 96C46 112 74 112 86 96L88 106C78 120 42 120 32 106Z", "currentColor"),
);

/** A figure on its base, in the colour of the text around it. */
export const standing = (animal: string, isPrimal = false): Drawing =>
  drawing(
    "-24 -56 48 66",
    `<ellipse cy="1" rx="18" ry="6.5" fill="#000" opacity=".45"/>` +
      path("M-16 -1V2.5A16 5.8 0 0 0 16 2.5V-1Z", "currentColor") +
      path("M-16 -1V2.5A16 5.8 0 0 0 16 2.5V-1Z", "#000", ' opacity=".45"') +
      `<ellipse cy="-1" rx="16" ry="5.8" fill="currentColor" stroke="#120d14"/>` +
      (isPrimal
        ? path(
            "M-22 -22L-15 -30L-20 -42L-9 -41L-6 -54L2 -45L12 -54L13 -42L23 -40L17 -29L23 -18L14 -12H-14Z",
            "#ff4a1e",
            ' opacity=".85"',
          )
        : "") +
      `<g transform="translate(-21 -46.5) scale(.35)">${bust(animal, isPrimal)}</g>`,
  );

/** A head alone, for the smallest places. */
export const face = (animal: string, isPrimal = false): Drawing =>
  drawing("0 -14 120 128", head(animal, isPrimal));
