/** What stands behind a portrait: the rays of its gang, and what its name tells of. */

import { INKS, line, mix, path, type Shape } from "./pen";

/** The four colours of a portrait's sky. */
export interface Palette {
  mid: string;
  ray: string;
  dark: string;
  glow: string;
}

/** Rays from the middle; a second gang takes the lower right half (rays 0 to 6, 16 and 17 lie wholly
in it), and halftone dots lie at the foot. */
export function poster(first: Palette, second: Palette): Shape {
  const point = (step: number) => {
    const angle = (step * Math.PI) / 18;
    return `${(50 + 95 * Math.cos(angle)).toFixed(1)} ${(50 + 95 * Math.sin(angle)).toFixed(1)}`;
  };
  const rays = { upper: "", lower: "" };
  for (let i = 0; i < 18; i++)
    rays[i < 7 || i > 15 ? "lower" : "upper"] += `M50 50L${point(2 * i)} ${point(2 * i + 1)}Z`;
  const dots = Array.from({ length: 7 }, (_, i) =>
    line(
      `M${i % 2 ? 2 : 0} ${72 + i * 4}H100`,
      mix(first.dark, second.dark, 0.5),
      0.5 + i * 0.42,
      ' stroke-dasharray="0 4" opacity=".55"',
    ),
  );
  return (
    path("M0 0H100V100H0Z", first.mid) +
    (second === first ? "" : path("M100 0V100H0Z", second.mid)) +
    path(rays.upper, first.ray) +
    path(rays.lower, second.ray) +
    dots.join("")
  );
}

export const SKIES = {
  brick: (gang: Palette) =>
    line(
      "M0 12H100M0 28H100M0 44H100M0 60H100M20 0V12M60 0V12M92 0V12M4 12V28M84 12V28M14 28V44M94 28V44M4 44V60M84 44V60",
      gang.dark,
      1.2,
      ' opacity=".5"',
    ),
  ruler: () =>
    line("M0 8H100M0 24H100M0 40H100M0 56H100", INKS.paper, 1.1, ' opacity=".6"') +
    line(
      "M0 16H12M0 32H12M0 48H12M88 16H100M88 32H100M88 48H100",
      INKS.paper,
      1.1,
      ' opacity=".6"',
    ),
  check: (gang: Palette) =>
    line(
      "M0 10H100M0 30H100M0 50H100M0 70H100",
      gang.dark,
      10,
      ' stroke-dasharray="10 10" opacity=".45" class="butt"',
    ) +
    line(
      "M10 20H100M10 40H100M10 60H100",
      gang.dark,
      10,
      ' stroke-dasharray="10 10" opacity=".45" class="butt"',
    ),
  cobble: (gang: Palette) =>
    [8, 22, 36, 50, 64]
      .map((y, i) =>
        line(
          `M${i % 2 ? -9 : 0} ${y}${"a9 9 0 0 1 18 0".repeat(7)}`,
          gang.dark,
          1.6,
          ' opacity=".45"',
        ),
      )
      .join(""),
  rain: () =>
    line(
      "M8 2l-5 14M26 0l-7 20M92 4l-6 18M98 34l-6 18M12 34l-5 15M80 0l-4 11M5 62l-4 12M95 66l-4 12",
      INKS.paper,
      1.3,
      ' opacity=".8"',
    ),
  moon: () =>
    path("M84 8A15 15 0 1 0 95 32A17 17 0 0 1 84 8Z", INKS.paper) +
    path(
      "M13 20l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM24 7l1 2.6 2.6 1-2.6 1-1 2.6-1-2.6-2.6-1 2.6-1Z",
      INKS.paper,
    ),
  twin: (gang: Palette) =>
    `<g transform="translate(17 -1)" opacity=".85">${path("M50 12C66 12 72 26 70 44Q68 66 56 74L58 78Q86 82 92 102H8Q14 82 42 78L44 74Q32 66 30 44C28 26 34 12 50 12Z", gang.dark)}</g>`,
  tape: () =>
    line("M-4 14C20 2 26 34 8 34S-6 56 10 62M104 10C82 0 74 22 90 28S104 50 88 58", INKS.paper, 5) +
    line(
      "M-4 14C20 2 26 34 8 34S-6 56 10 62M104 10C82 0 74 22 90 28S104 50 88 58",
      INKS.ink,
      1.2,
      ' stroke-dasharray="2 2.5"',
    ),
  notes: () =>
    path("M9 48V36l8-2v11a3 2.4 0 1 1-1.4-2V37L10.4 38.4V49a3 2.4 0 1 1-1.4-1Z", INKS.paper),
  port: () =>
    line(
      "M0 50Q8 46 16 50T32 50T48 50T64 50T80 50T96 50T112 50M0 57Q8 53 16 57T32 57T48 57T64 57T80 57T96 57T112 57",
      INKS.paper,
      1.6,
      ' opacity=".55"',
    ),
};
