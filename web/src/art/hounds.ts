/** The guards: hounds in uniform, one row of traits each; the Warden wears black. */

import { circle, drawing, line, mix, path, type Drawing, type Shape } from "./pen";

const INK = "#17101c";
const DUSK = "#1a0f2e";
const GOLD = "#f2c14e";

interface Hound {
  fur: string;
  ears: "pointed" | "hanging" | "curly";
  has?: "cigar" | "doughnut" | "sleep";
  cloth?: string;
}

const HOUNDS: Record<string, Hound> = {
  lieutenant: { fur: "#5a4a44", ears: "pointed" },
  gambler: { fur: "#b58a5a", ears: "hanging" },
  drunk: { fur: "#a36a4a", ears: "hanging" },
  smoker: { fur: "#8a8a8f", ears: "pointed", has: "cigar" },
  pill_popper: { fur: "#d8c6a8", ears: "hanging" },
  matron: { fur: "#e6d8c4", ears: "curly" },
  glutton: { fur: "#c98a4a", ears: "hanging", has: "doughnut" },
  sleeper: { fur: "#9c8a78", ears: "hanging", has: "sleep" },
  greenhorn: { fur: "#e0b070", ears: "pointed" },
  warden: { fur: "#2f2a30", ears: "pointed", cloth: "#3a2430" },
};
/** A guard that nobody has drawn. */
const RECRUIT: Hound = { fur: "#a89078", ears: "hanging" };

const EARS = {
  hanging: "M30 46C14 46 12 74 20 88C32 86 36 66 38 52Z",
  curly: "M32 44C12 44 8 60 14 70C8 78 16 92 28 88C38 82 38 60 40 50Z",
  pointed: "M32 46C22 32 20 16 24 8C36 14 44 28 46 38Z",
};

const uniform = (cloth: string): Shape =>
  path("M8 134C10 112 32 104 46 100H74C88 104 110 112 112 134Z", cloth) +
  path("M8 134C10 112 32 104 46 100H58L56 134Z", mix(cloth, INK, 0.45)) +
  path("M52 102L60 114L68 102L66 134H54Z", "#c9d6ea") +
  path("M58 112H62L64 134H56Z", "#10182c") +
  path("M84 114l2.2 4.6 5 .6-3.7 3.5 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.5 5-.6z", GOLD);

const cap = (cloth: string): Shape =>
  path("M26 46C18 26 40 14 60 14S102 26 94 46Z", cloth) +
  path("M66 14.5C86 16 100 28 94 46H82C90 32 80 20 66 14.5Z", mix(cloth, "#ffffff", 0.2)) +
  path("M30 46Q60 36 90 46L88 54Q60 46 32 54Z", "#0e1424") +
  path("M30 54Q60 44 90 54Q82 61 60 59.5Q38 61 30 54Z", "#070a14") +
  circle(60, 32, 7, GOLD) +
  circle(60, 32, 4, mix(GOLD, INK, 0.35));

function muzzle(fur: string): Shape {
  const pale = mix(fur, "#ffffff", 0.42);
  return (
    path(
      "M30 58C30 38 44 34 60 34S90 38 90 58C90 72 84 78 82 86C80 102 70 108 60 108S40 102 38 86C36 78 30 72 30 58Z",
      fur,
    ) +
    path(
      "M60 34C44 34 30 38 30 58C30 72 36 78 38 86C40 102 50 108 58 108L56 80L60 60Z",
      mix(fur, DUSK, 0.42),
    ) +
    path("M42 84C42 70 52 66 60 66S78 70 78 84C80 102 68 108 60 108S40 102 42 84Z", pale) +
    path("M42 84C42 70 52 66 59 66L57 108C46 106 40 98 42 84Z", mix(pale, DUSK, 0.36)) +
    path("M50 74C50 66 70 66 70 74C70 80 64 83 60 84C56 83 50 80 50 74Z", INK) +
    line("M60 84V92M60 92Q52 98 46 93M60 92Q68 98 74 93", INK, 2)
  );
}

const EYES =
  circle(45, 60, 4, "#c9bdb4") +
  circle(75, 60, 4, "#fff8e8") +
  circle(46, 60.5, 2.3, INK) +
  circle(75.5, 60.5, 2.3, INK);

const HABITS: Record<string, Shape> = {
  cigar: line("M68 96L86 100", "#6b3a1c", 4) + line("M86 100l3 .6", "#ff7a3c", 4),
  doughnut: `<circle cx="88" cy="104" r="9" fill="none" stroke="#f0a0b8" stroke-width="7"/>`,
  sleep: "",
};

function shape(guard: string): Shape {
  const { fur, ears, has, cloth = "#2b477c" } = HOUNDS[guard] ?? RECRUIT;
  const eyes = has === "sleep" ? line("M40 60Q45 64 50 60M70 60Q75 64 80 60", INK, 2.4) : EYES;
  return (
    uniform(cloth) +
    path(EARS[ears], mix(fur, DUSK, 0.42)) +
    `<g transform="matrix(-1 0 0 1 120 0)">${path(EARS[ears], mix(fur, INK, 0.25))}</g>` +
    muzzle(fur) +
    eyes +
    cap(cloth) +
    (has ? HABITS[has] : "")
  );
}

/** A guard on its base, in the colour of the text around it: that of whoever it works for. */
export const onGuard = (guard: string): Drawing =>
  drawing(
    "-24 -52 48 62",
    `<ellipse cy="1" rx="17" ry="6" fill="#000" opacity=".45"/>` +
      path("M-15 -1V2.5A15 5.5 0 0 0 15 2.5V-1Z", "currentColor") +
      path("M-15 -1V2.5A15 5.5 0 0 0 15 2.5V-1Z", "#000", ' opacity=".45"') +
      `<ellipse cy="-1" rx="15" ry="5.5" fill="currentColor" stroke="#0a0d16"/>` +
      `<g transform="translate(-20.5 -47) scale(.345)">${shape(guard)}</g>`,
  );

/** A guard large, as seen on a stage. */
export const guardBust = (guard: string): Drawing => drawing("0 0 120 134", shape(guard));
