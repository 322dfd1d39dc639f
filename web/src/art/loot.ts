/** What is stolen in Sneaks & Snitches. */

import { circle, drawing, type Drawing, type Shape, INKS, line, path, rect, turned } from "./pen";

/** 40 x 40. */
const LOOT: Record<string, Shape> = {
  b:
    path("M5 12h12l3-4h12q3 0 3 3v22q0 3-3 3H8q-3 0-3-3Z", "#1d4f86") +
    path("M5 16H35V33q0 3-3 3H8q-3 0-3-3Z", "#3f8fd6") +
    path("M22 16H35V33q0 3-3 3H24Z", "#2a6bb0") +
    path("M9 9h20v8H9Z", INKS.paper) +
    line("M11 12h14", "#8a7a5a", 1.2) +
    circle(20, 26, 5, INKS.red) +
    path("M20 22.5l1 2.3 2.5.2-1.9 1.6.6 2.5-2.2-1.3-2.2 1.3.6-2.5-1.9-1.6 2.5-.2Z", "#ffd0b0"),
  g:
    path("M14 4h12v3l-2 3q9 5 8 14-1 9-8 13H16q-7-4-8-13-1-9 8-14l-2-3Z", "#2f9a62") +
    path("M20 4h6v3l-2 3q9 5 8 14-1 9-8 13h-4Z", "#17603f") +
    line("M9 20q11 5 22 0M9 26q11 5 22 0", INKS.gold, 1.8) +
    line("M10 23q3-3 5 0t5 0 5 0 5 0", "#d9f5dd", 1) +
    path("M15 37h10v2H15Z", INKS.brass) +
    line("M13 13q-4 4-3 9", "#9be3b4", 1.6),
  r:
    path("M12 7h16l8 9-16 20L4 16Z", "#e0453c") +
    path("M20 16h16L20 36Z", "#97181f") +
    path("M12 7h8v9H4Z", "#ff9d8a") +
    path("M20 7h8l8 9H20Z", "#c8352b") +
    path("M12 16h16l-8 20Z", "#d8352f") +
    line("M4 16H36M12 7l4 9 4 20M28 7l-4 9-4 20", "#ffd6cc", 0.8),
  y:
    path("M6 34l3-9h12l3 9ZM22 34l3-9h10l3 9Z", "#d99a22") +
    path("M13 23l3-9h12l3 9Z", INKS.gold) +
    path("M16 14h12l-1.5 3H17Z", "#ffe9a8") +
    path("M9 25h12l-1.2 2.6H10ZM25 25h10l-1 2.6H25.6Z", "#ffe9a8") +
    path("M24 14h4l3 9h-5ZM18 25h3l3 9h-4ZM33 25h2l3 9h-4Z", "#a0701c"),
  safe:
    rect(4, 5, 32, 30, "#3c4652", ' rx="3"') +
    rect(22, 5, 14, 30, "#232b35", ' rx="3"') +
    rect(8, 9, 24, 22, "#566270") +
    circle(20, 20, 8, INKS.steel) +
    path("M20 12a8 8 0 0 1 0 16Z", INKS.steel2) +
    line("M20 14v3M20 23v3M14 20h3M23 20h3", INKS.ink, 1.2) +
    circle(20, 20, 2.6, INKS.gold) +
    rect(7, 35, 6, 3, INKS.ink) +
    rect(27, 35, 6, 3, INKS.ink),
  masks:
    path("M3 10q9 4 18 0 1 16-9 20Q2 26 3 10Z", INKS.paper) +
    path("M12 12q5 0 9-2 1 16-9 20Z", "#d8c29a") +
    line("M7 17q2-2 4 0M14 17q2-2 4 0M8 23q4 4 8 0", INKS.ink, 1.5) +
    path("M19 14q9 4 18 0 1 16-9 20-10-4-9-20Z", INKS.plum) +
    path("M28 16q5 0 9-2 1 16-9 20Z", "#231029") +
    line("M23 21q2 2 4 0M30 21q2 2 4 0M24 29q4-4 8 0", "#f2b8d8", 1.5),
  blank:
    turned(
      rect(9, 6, 20, 28, INKS.paper, ' rx="2.5"') + line("M12 9H26V31H12Z", INKS.gold, 1),
      -8,
      20,
      20,
    ) +
    path("M20 12l2 5 5.5.4-4.2 3.6 1.4 5.4-4.7-3-4.7 3 1.4-5.4-4.2-3.6 5.5-.4Z", INKS.red) +
    line("M32 8l3-3M34 13h4M30 4V1", INKS.lamp, 1.6),
  case:
    path("M14 12V8q0-2 2-2h8q2 0 2 2v4Z", "none", ` stroke="${INKS.wood2}" stroke-width="2.4"`) +
    rect(3, 12, 34, 23, INKS.wood, ' rx="2.5"') +
    rect(22, 12, 15, 23, INKS.wood2, ' rx="2.5"') +
    line("M3 20H37", INKS.gold, 1.2) +
    circle(8, 27, 3.2, "#3f8fd6") +
    circle(16, 27, 3.2, "#2f9a62") +
    circle(24, 27, 3.2, "#e0453c") +
    circle(32, 27, 3.2, INKS.gold) +
    rect(17, 18, 6, 4, INKS.gold),
  docs:
    path("M8 4h18l7 7v25H8Z", INKS.paper) +
    path("M26 4l7 7h-7Z", "#c9b48c") +
    line("M12 12h10M12 16h16M12 20h16M12 24h9", "#8a7a5a", 1.3) +
    path("M3 34L35 26l2 5L5 39Z", INKS.red) +
    line("M22 8q3-3 5 0", INKS.ink, 1),
  flask:
    path("M16 3h8v5h-8Z", INKS.steel2) +
    path("M12 8h16q6 4 6 14t-6 14H12q-6-4-6-14T12 8Z", "#c9a24a") +
    path("M20 8h8q6 4 6 14t-6 14h-8Z", "#7d5f25") +
    path("M20 15l2.2 4.6 5 .6-3.7 3.4 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.4 5-.6Z", INKS.paper),
  ashtray:
    path("M5 24h30l-4 9q-11 4-22 0Z", "#8fa3aa") +
    path("M20 24h15l-4 9q-5 2-11 2Z", "#4f626b") +
    `<ellipse cx="20" cy="24" rx="15" ry="4.5" fill="#c9d6da"/><ellipse cx="20" cy="24.5" rx="10" ry="2.6" fill="#3c4652"/>` +
    path("M22 22L36 14l2 3-13 8Z", "#6b3d1e") +
    path("M36 14l2 3-2.4 1.4-2-3Z", INKS.red) +
    line("M37 12q3-4 0-8", INKS.paper, 1.6, ' opacity=".7"'),
  box:
    path("M5 8L31 4l4 12H8Z", INKS.wood) +
    path("M20 6L31 4l4 12H22Z", INKS.wood2) +
    rect(5, 18, 30, 16, "#8f2f3c") +
    rect(22, 18, 13, 16, "#4d1526") +
    rect(5, 18, 30, 3, INKS.gold) +
    line("M10 27h20", INKS.gold, 1, ' stroke-dasharray="0 3"') +
    path("M20 8q3 2 2 6l3 4h-9l3-4q-2-4 1-6Z", "#f2b8d8") +
    circle(20.5, 7, 2.2, "#eeb88c") +
    line("M35 26h3v-4", INKS.gold, 1.8),
  glasses:
    line("M34 16V36", INKS.gold, 2) +
    path("M4 10l14 3v13L4 29ZM20 13l14-3v19l-14-3Z", INKS.plum) +
    path("M20 13l14-3v19l-14-3Z", "#231029") +
    `<ellipse cx="4.5" cy="19.5" rx="2.5" ry="9.5" fill="#8fd0ff"/><ellipse cx="33.5" cy="19.5" rx="2.5" ry="9.5" fill="#4f8fc0"/>` +
    rect(17, 16, 6, 6, INKS.gold),
};

/** A piece of loot: goods by the letter of their colour (`b` information, `g` artifacts, `r` jewels,
`y` gold), the rest by name. */
export const loot = (name: string): Drawing =>
  drawing("0 0 40 40", LOOT[name] ?? (LOOT.box as Shape));
