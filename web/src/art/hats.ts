/** Hats, by colour, shadow and band. */

import { circle, INKS, line, mix, path, turned } from "./pen";

export const HATS = {
  fedora: (k: string, d: string, b: string) =>
    turned(
      path("M29 34C30 20 33 8 40 7Q45 4 50 9Q56 4 61 7.5C67 10 70 22 71 34Z", k) +
        path("M51 9Q56 4 61 7.5C67 10 70 22 71 34H55Q59 20 51 9Z", d) +
        path("M29 27Q50 33 71 27L71 33Q50 39 29 33Z", b) +
        path("M14 35Q18 28 30 31Q50 37 70 31Q82 28 86 35Q72 42 50 42Q28 42 14 35Z", k) +
        path("M52 36.5Q62 35 70 31Q82 28 86 35Q72 42 53 42Z", d),
      -5,
      50,
      34,
    ),
  bowler: (k: string, d: string, b: string) =>
    path("M31 33C29 13 38 7 50 7C62 7 71 13 69 33Z", k) +
    path("M54 7.5C64 8 71 14 69 33H58Q63 18 54 7.5Z", d) +
    path("M30.5 27Q50 33 69.5 27V33H30.5Z", b) +
    path("M23 34Q21 29 27 29Q50 38 73 29Q79 29 77 34Q50 44 23 34Z", k) +
    path("M52 35Q64 34 73 29Q79 29 77 34Q64 40 52 39Z", d),
  topper: (k: string, d: string, b: string) =>
    turned(
      path("M33 34L30 3Q50 -2 70 3L67 34Z", k) +
        path("M54 0Q63 .5 70 3L67 34H57Z", d) +
        path("M32.2 25Q50 31 67.8 25L67 33Q50 38 33 33Z", b) +
        line("M36 6L38 23", mix(k, INKS.paper, 0.5), 1.6) +
        path("M20 34Q20 29 27 29Q50 37 73 29Q80 29 80 34Q50 45 20 34Z", k) +
        path("M52 35Q64 34 73 29Q80 29 80 34Q66 40 52 39.5Z", d),
      -4,
      50,
      34,
    ),
  flat: (k: string, d: string, b: string) =>
    path("M29 37C22 22 36 11 54 12C72 13 79 24 73 34Q58 29 46 32Z", k) +
    path("M56 12C72 13 79 24 73 34Q66 31 60 30.5Q68 20 56 12Z", d) +
    path("M25 37Q36 28 62 32Q50 36 42 41Q30 43 25 37Z", b) +
    line("M50 12Q44 20 44 31", b, 1),
  news: (k: string, d: string, b: string) =>
    path("M27 36C14 26 24 10 50 9C78 9 86 26 73 36Q60 30 50 31Q38 31 27 36Z", k) +
    path("M54 9C78 9 86 26 73 36Q67 33 62 32Q74 20 54 9Z", d) +
    line("M50 10Q38 16 36 31M51 10Q60 16 61 30", b, 1) +
    circle(50, 9, 2.2, b) +
    path("M28 35Q50 26 72 35Q66 42 50 40Q34 42 28 35Z", b),
  boater: (k: string, d: string, b: string) =>
    turned(
      path("M32 31L33 15Q50 11 67 15L68 31Z", k) +
        path("M56 13Q63 13.5 67 15L68 31H59Z", d) +
        path("M32 22Q50 27 68 22V30Q50 36 32 30Z", b) +
        path("M18 33Q18 28 31 28Q50 35 69 28Q82 28 82 33Q50 43 18 33Z", k) +
        path("M54 34Q63 32 69 28Q82 28 82 33Q68 38 54 38.5Z", d),
      5,
      50,
      34,
    ),
  cap: (k: string, d: string, b: string) =>
    path("M27 25C24 11 40 8 50 8C60 8 76 11 73 25Q50 32 27 25Z", k) +
    path("M54 8C66 9 76 12 73 25Q67 27.5 61 28Q68 16 54 8Z", d) +
    path("M29 25Q50 32 71 25V32Q50 38 29 32Z", b) +
    path("M30 32Q50 38 70 32Q68 41 50 41Q32 41 30 32Z", INKS.ink) +
    path(
      "M34 36Q50 41 60 38.5",
      "none",
      ` stroke="${mix(INKS.ink, INKS.paper, 0.5)}" stroke-width="1"`,
    ) +
    path("M50 14l4 3-1 6-3 2-3-2-1-6Z", INKS.gold),
  knit: (k: string, d: string, b: string) =>
    path("M30 34C29 14 40 8 50 8C60 8 71 14 70 34Z", k) +
    path("M54 8C64 9 71 16 70 34H60Q65 18 54 8Z", d) +
    line("M40 12Q36 20 36 30M50 10V30M60 12Q64 20 64 30", b, 1) +
    path("M28 31Q50 26 72 31L72 39Q50 34 28 39Z", k) +
    path("M58 28.5Q66 29 72 31V39Q66 37 58 36Z", d) +
    line("M34 31V36M42 30V35M50 29V34M58 30V35M66 31V36", b, 1),
  cloche: (k: string, d: string, b: string) =>
    path("M28 46C24 18 38 9 50 9C63 9 76 18 72 46Q68 38 50 37Q32 38 28 46Z", k) +
    path("M54 9C66 11 76 20 72 46Q70 41 64 39Q68 22 54 9Z", d) +
    path("M27.5 32Q50 26 72.5 32L72.5 38Q50 31 28 38Z", b) +
    circle(34, 31, 4.4, b) +
    circle(34, 31, 2, INKS.gold),
  visor: (k: string, d: string, b: string) =>
    path("M30 30Q50 24 70 30V35Q50 29 30 35Z", b) +
    path("M30 33Q50 27 70 33Q78 42 73 45Q50 36 27 45Q22 42 30 33Z", k) +
    path("M54 30Q63 30.5 70 33Q78 42 73 45Q66 41.5 56 40Z", d),
  scarf: (k: string, d: string, b: string) =>
    path("M29 42C24 17 40 10 50 10C60 10 76 17 71 42Q67 27 50 26Q33 27 29 42Z", k) +
    path("M54 10C64 12 76 18 71 42Q69 33 63 29.5Q66 18 54 10Z", d) +
    path("M50 13Q40 0 35 6Q36 13 50 13Q60 0 66 6Q64 13 50 13Z", k) +
    circle(50, 12, 3, d) +
    circle(40, 20, 1.3, INKS.paper) +
    circle(48, 19, 1.3, INKS.paper) +
    circle(34, 28, 1.3, INKS.paper) +
    circle(57, 21, 1.3, INKS.paper),
  turban: (k: string, d: string, b: string) =>
    line("M52 22C56 8 70 -2 86 0C78 6 74 8 76 12C68 10 60 16 55 24", b, 1) +
    path("M52 22C56 8 70 -2 86 0C78 6 75 8 77 12C68 11 60 16 55 26Z", INKS.paper) +
    path("M28 40C22 15 40 8 52 9C68 10 78 20 72 40Q64 25 50 30Q38 25 28 40Z", k) +
    path("M56 10C70 12 78 21 72 40Q68 33 61 30Q67 19 56 10Z", d) +
    line("M33 26Q44 15 60 12M31 33Q40 22 50 20", mix(k, INKS.paper, 0.45), 1) +
    path("M50 20l4 5-4 6-4-6Z", INKS.gold),
  band: (k: string, d: string, b: string) =>
    path("M66 30C80 20 84 6 80 -2C72 2 66 14 64 29Z", k) +
    line("M66 30C74 20 78 10 80 -2", d, 1) +
    path("M30 31Q50 25 70 31V36.5Q50 30 30 36.5Z", b) +
    circle(65, 31, 3.2, INKS.gold) +
    circle(65, 31, 1.4, INKS.red),
  mine: (k: string, d: string, b: string) =>
    path("M28 35C27 14 38 7 50 7C62 7 73 14 72 35Q50 28 28 35Z", k) +
    path("M54 7C66 9 73 16 72 35Q67 33 61 32Q66 18 54 7Z", d) +
    path("M23 36Q24 30 50 28Q76 30 77 36Q50 30 23 36Z", b) +
    circle(50, 20, 6.5, b) +
    circle(50, 20, 4.6, INKS.paper) +
    line("M50 9V4M41 12L37 8M59 12L63 8", INKS.paper, 1.6),
  beret: (k: string, d: string, b: string) =>
    path("M28 33C16 18 42 5 62 9C82 13 82 28 71 33Q50 24 28 33Z", k) +
    path("M60 9C82 12 82 28 71 33Q66 30.5 60 29Q72 18 60 9Z", d) +
    line("M56 8L58 3", k, 1.8),
};
