/** Those who go out at night, in the colours of their player. */

import { circle, drawing, INKS, line, path, rect, type Drawing } from "./pen";

const BOX = "0 0 44 64";

/** The sneak with a sack. */
export const sneak = (cloth: string, shade: string): Drawing =>
  drawing(
    BOX,
    `<ellipse cx="20" cy="61" rx="15" ry="2.6" fill="#000" opacity=".4"/>` +
      path("M10 60l3-20h13l4 20h-7l-3-13-3 13Z", INKS.ink) +
      path("M28 16q12-6 15 5 3 12-5 18-9 3-12-6Z", "#b89a66") +
      path("M36 15q6 0 7 6 3 12-5 18-3 1-6 0Q40 28 36 15Z", "#7d6540") +
      line("M30 20q2-4 6-5", INKS.wood2, 1.6) +
      path("M9 42q-2-18 6-21h9q7 2 6 21Z", cloth) +
      path("M21 21h3q7 2 6 21h-9Z", shade) +
      line("M10 28H29M9.5 34H29.5M10 40H29", INKS.paper, 1.8, ' opacity=".75"') +
      path("M9 26l-6 10 4 3 6-8Z", cloth) +
      circle(5, 38, 2.6, "#eeb88c") +
      path("M24 24l8-5 2 4-8 7Z", shade) +
      circle(33, 20, 2.6, "#b88460") +
      circle(18, 14, 7.5, "#eeb88c") +
      path("M18 6.5a7.5 7.5 0 0 1 0 15Z", "#a5705a") +
      path("M10 11.5h16v5q-4 2-6-.8h-4q-2 2.8-6 .8Z", INKS.ink) +
      circle(14.6, 14, 1.1, "#fff") +
      circle(21.4, 14, 1.1, "#fff") +
      path("M8 11q1-9 11-9 9 0 9 8Q18 7 8 11Z", shade) +
      path("M6 12q6-4 13-3-6 2-10 4Z", cloth),
  );

/** The snitch with a whistle. */
export const snitch = (cloth: string, shade: string): Drawing =>
  drawing(
    BOX,
    `<ellipse cx="22" cy="61" rx="14" ry="2.6" fill="#000" opacity=".4"/>` +
      path("M14 60V46h7v14ZM23 60V46h7v14Z", INKS.ink) +
      path("M10 52q-2-26 6-31h12q8 5 6 31Z", cloth) +
      path("M22 21h6q8 5 6 31H23Z", shade) +
      line("M12 40H33", INKS.ink, 2) +
      rect(20, 38.4, 4, 3.4, INKS.gold) +
      path("M16 21l6 8 6-8 3 5-6 8h-6l-6-8Z", cloth) +
      path("M28 21l3 5-6 8h-3v-5Z", shade) +
      circle(22, 15, 6.6, "#eeb88c") +
      path("M22 8.4a6.6 6.6 0 0 1 0 13.2Z", "#a5705a") +
      path("M13 11q9 4 18 0v3q-9 3-18 0Z", INKS.ink) +
      circle(19, 14.5, 1, "#fff") +
      circle(25, 14.5, 1, "#fff") +
      path("M15 10q0-8 5-8 2 1 4 0 5 0 5 8Z", cloth) +
      path("M22 2.4q1 0 2-.4 5 0 5 8h-6Z", shade) +
      path("M9 11q5-3 13-2 8-1 13 2-6 3-13 3T9 11Z", shade) +
      path("M31 27l5-8 4 2-5 12Z", shade) +
      circle(36.5, 19, 2.8, "#b88460") +
      path("M24 18h9v2.5q-1 3-4 3-3 0-3.5-3H24Z", INKS.gold) +
      circle(29.5, 21, 1, INKS.brass) +
      line("M37 13l3-4M41 15l3-2M34 11l1-4", INKS.lamp, 1.4),
  );
