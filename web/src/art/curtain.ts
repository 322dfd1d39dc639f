/** The stage on which a game ends: rays behind it, a light from above, curtains at its sides. */

import { drawing, INKS, line, path, rays, rect } from "./pen";

const VELVET = {
  deep: "#5a1626",
  ray: "#6e1d2e",
  cloth: "#9c1f30",
  fold: "#5d0f20",
  hem: "#c2303f",
};
const GLOW = "#ffe3a0";

/** What is behind everybody; its foot is the floor. */
export const backdrop = drawing(
  "0 0 1440 440",
  rect(0, 0, 1440, 440, VELVET.deep) +
    rays(720, 330, 30, VELVET.ray, 1000) +
    path("M720 440L300-40h130ZM720 440L1140-40h-130Z", GLOW, ' opacity=".14"') +
    `<ellipse cx="720" cy="432" rx="420" ry="60" fill="${GLOW}" opacity=".25"/>`,
);

/** The left curtain, tied back; the right one is its mirror image. */
export const curtain = drawing(
  "0 0 210 440",
  path("M0 0H210Q150 200 120 440H0Z", VELVET.cloth) +
    line(
      "M30 0Q20 240 24 440M74 0Q58 240 56 440M122 0Q100 220 90 440M168 0Q136 200 112 440",
      VELVET.fold,
      13,
    ) +
    path("M104 300Q60 330 0 322V342Q70 348 116 318Z", INKS.gold),
);

/** A stretch of the pelmet, which goes on as far as the stage is wide. */
const scallops = Array.from({ length: 24 }, (_, i) => `T${120 * (i + 1)} 26`);
const edge = `M0 26Q60 60 120 26${scallops.slice(1).join("")}`;
export const pelmet = drawing(
  "0 0 2880 60",
  path(`${edge}V0H0Z`, VELVET.hem) + line(edge, INKS.gold, 5),
);

/** A note, as it falls on a winner. */
export const note = drawing(
  "0 0 46 22",
  rect(0, 0, 46, 22, "#9fc79a") +
    `<rect x="2" y="2" width="42" height="18" fill="none" stroke="#2d5a3a" stroke-width="1.6"/>` +
    `<circle cx="23" cy="11" r="6.5" fill="#2d5a3a"/>`,
);
