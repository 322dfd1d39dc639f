import { circle, INKS, line, path, turned } from "./pen";
import type { Palette } from "./skies";

const hand = (skin: string, shadow: string) =>
  path("M10 101Q8 90 14 84L26 74Q30 72 31 75L26 81L34 80Q38 81 36 84L34 92Q32 98 28 101Z", skin) +
  line("M20 88L33 83M21 92L34 88", shadow, 1);
/** What somebody carries or wears, by gang, skin and its shadow. */
export const PROPS = {
  chain: () =>
    line(
      "M24 82Q36 98 50 98Q64 98 76 82",
      INKS.gold,
      3.2,
      ' stroke-dasharray="3.5 1.2" class="butt"',
    ) +
    circle(50, 95, 5, INKS.gold) +
    path("M50 91l1.3 2.7 3 .3-2.2 2 .6 3-2.7-1.5-2.7 1.5.6-3-2.2-2 3-.3Z", INKS.red),
  cigar: () =>
    path("M52 63L70 68L69 72.5L51 66.5Z", "#6b3d1e") +
    path("M66.5 67L70 68L69 72.5L65.5 71.5Z", INKS.red) +
    line("M72 66Q78 60 73 54T78 40", INKS.paper, 1.8, ' opacity=".75"'),
  cig: () =>
    line("M53 64.5L70 69", INKS.paper, 2) +
    line("M69 68.7L71 69.2", INKS.red, 2) +
    line("M72 67Q77 61 73 55T77 44", INKS.paper, 1.2, ' opacity=".7"'),
  holder: () =>
    line("M53 63.5L74 56", INKS.ink, 1.6) +
    line("M74 56L82 53", INKS.paper, 2.2) +
    line("M83 51Q88 46 84 40T88 28", INKS.paper, 1.2, ' opacity=".75"'),
  pipe: () =>
    line("M53 64.5Q60 66 63 71", INKS.ink, 2) +
    path("M60 70h9l-1 9Q64.5 82 61 79Z", "#6b3d1e") +
    line("M65 67Q69 60 65 54", INKS.paper, 1.6, ' opacity=".7"'),
  pick: () => line("M54 63.5L66 60", INKS.paper, 1.3),
  pearls: () =>
    line("M40 77Q50 92 60 77", "#fffdf4", 3, ' stroke-dasharray="0 3.3"') +
    line("M37 79Q50 102 63 79", "#fffdf4", 2.8, ' stroke-dasharray="0 3.3"'),
  gold: () =>
    line("M38 78Q50 96 62 78", INKS.gold, 3.4, ' stroke-dasharray="0 3.8"') +
    line("M34 80Q50 108 66 80", INKS.gold, 3.8, ' stroke-dasharray="0 4.2"') +
    path("M8 96l5-6 7 1 4 6-4 6H11ZM84 97l5-5 6 2 2 7H85Z", INKS.gold) +
    path("M13 90l7 1 4 6-8-2Z", "#ffe9a8"),
  choker: () =>
    line("M43 75Q50 79 57 75", INKS.ink, 2.6) + path("M50 76l2.2 3-2.2 3.4-2.2-3.4Z", INKS.gold),
  hoops: () =>
    `<g fill="none" stroke="${INKS.gold}" stroke-width="1.5"><circle cx="31" cy="57" r="4"/><circle cx="69" cy="57" r="4"/></g>`,
  drops: () =>
    line("M32 53V56M68 53V56", INKS.gold, 1) +
    circle(32, 58, 2, "#fffdf4") +
    circle(68, 58, 2, "#d9d4c4"),
  flower: () =>
    [0, 72, 144, 216, 288].map((q) => turned(circle(27, 86, 2.4, INKS.red), q, 27, 88.5)).join("") +
    circle(27, 88.5, 1.6, INKS.gold),
  hook: () =>
    line("M84 66V76Q94 80 90 90Q84 97 77 90", "#d7dde0", 3.4) + path("M75 66H93V61H75Z", "#8a5a2c"),
  keys: () =>
    `<circle cx="24" cy="80" r="6" fill="none" stroke="${INKS.gold}" stroke-width="2"/>` +
    line(
      "M22 86L17 98M17 98l-4-1.5M18.5 94l-3.5-1M26 86L31 99M31 99l4-1.5M30 95l3.5-1",
      INKS.gold,
      2,
    ),
  king: () =>
    path(
      "M76 100Q79 92 81 82H78V79H84V76H81V73H84V70H87V73H90V76H87V79H93V82H90Q92 92 95 100Z",
      INKS.paper,
    ) + path("M86 70h1V73H90V76H87V79H93V82H90Q92 92 95 100H87Z", "#c9b48c"),
  cards: () =>
    [-24, -8, 8]
      .map((q, i) =>
        turned(
          `<rect x="13" y="68" width="15" height="21" rx="1.5" fill="${INKS.paper}" stroke="${INKS.ink}" stroke-width=".7"/>` +
            (i === 2
              ? path(
                  "M20.5 73Q25 78 24 81Q22 83 20.7 81.5L21.5 84.5H19.5L20.3 81.5Q19 83 17 81Q16 78 20.5 73Z",
                  INKS.ink,
                )
              : path("M20.5 75l3.5 4.5-3.5 4.5-3.5-4.5Z", INKS.red)),
          q,
          20,
          96,
        ),
      )
      .join(""),
  watch: (_gang: Palette, skin: string, shadow: string) =>
    hand(skin, shadow) +
    line("M31 80Q40 70 38 62", INKS.gold, 1.4, ' stroke-dasharray="1.8 1"') +
    "" +
    line("M30 86V91", INKS.gold, 1.2) +
    circle(30, 96, 6, INKS.gold) +
    circle(30, 96, 4.4, INKS.paper) +
    line("M30 93V96L32 97.5", INKS.ink, 1),
  glove: () =>
    path(
      "M12 101Q8 88 16 82L25 71Q28 69 29.5 72L26 80L33 77Q37 78 35.5 82L33 91Q31 98 28 101Z",
      INKS.paper,
    ) +
    line("M20 87L33 81M21 91L34 86", "#b9a98a", 1) +
    path("M26 64h9v-3h-9ZM30.5 52l5 4-5 5-5-5Z", "#bff0f5") +
    `<circle cx="30.5" cy="67" r="5" fill="none" stroke="${INKS.gold}" stroke-width="2"/>`,
  shh: () =>
    path("M47 101L46.5 76L47.8 59Q50 56 52.2 59L52.8 76L60 78Q66 80 65 86L62 101Z", INKS.ink) +
    path("M47 101L46.5 76L47.8 59Q49 57 50 57V101Z", "#4b3d45") +
    line("M54 80L64 83M54 86L64 88M54 92L63 93", "#4b3d45", 1),
  razor: () =>
    line("M68 84L88 99", "#6b2a22", 5) +
    path("M64 82L86 46Q93 44 93 51L71 86Z", "#e9f1f4") +
    path("M93 51L71 86L67.5 84L90 48Z", "#8fa3ad") +
    circle(68, 84, 1.6, INKS.gold),
  pen: () => line("M66 48L82 38", INKS.gold, 2.4) + line("M66 48l-3 2", INKS.ink, 1.6),
  keyhole: (gang: Palette) =>
    path(
      "M0 0H100V100H0ZM50 6A33 33 0 0 0 32 67L24 100H76L68 67A33 33 0 0 0 50 6Z",
      gang.dark,
      ' fill-rule="evenodd"',
    ) +
    line("M50 6A33 33 0 0 0 32 67L24 100", INKS.gold, 2) +
    line("M50 6A33 33 0 0 1 68 67L76 100", "#a0701c", 2) +
    circle(10, 12, 2.4, INKS.gold) +
    circle(90, 12, 2.4, INKS.gold) +
    circle(10, 90, 2.4, INKS.gold) +
    circle(90, 90, 2.4, INKS.gold),
  slot: () =>
    path("M0 0H100V100H0ZM16 29V63H84V29Z", "#5a3420", ' fill-rule="evenodd"') +
    line(
      "M20 0V24M40 0V24M60 0V24M80 0V24M20 68V100M40 68V100M60 68V100M80 68V100",
      "#432414",
      1.6,
    ) +
    path("M12 25H88V29H12ZM12 63H88V67H12ZM12 25H16V67H12Z", INKS.gold) +
    path("M84 25H88V67H12V63H84Z", "#a0701c") +
    [8, 92].map((x) => circle(x, 14, 2.6, INKS.gold) + circle(x, 82, 2.6, INKS.gold)).join("") +
    path("M38 78H62V84H38Z", INKS.gold),
  checks: () =>
    line("M30 28Q50 35 70 28", INKS.paper, 4, ' stroke-dasharray="4 4" class="butt"') +
    path("M50 15l4 3-1 6-3 2-3-2-1-6Z", INKS.paper),
  drip: () => line("M24 41V46M40 43V47M62 43V50M78 39V43", "#bfe0ff", 1.6),
};
