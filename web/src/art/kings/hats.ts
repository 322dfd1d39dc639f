/** Hats, seen from the front on a head that is 37 wide. */

import { mix, type Shape } from "../pen";
import { INK } from "./inks";

export type Hat =
  | "fedora"
  | "homburg"
  | "bowler"
  | "cap"
  | "boater"
  | "top"
  | "wide"
  | "cloche"
  | "pillbox"
  | "beret"
  | "cop";

export const HATS: Record<Hat, (colour: string) => Shape> = {
  fedora: (c) =>
    `<g transform="rotate(-5 50 38)"><path d="M29 37C27 13 35 7 44 10Q50 14 56 10C66 7 73 14 71 37Z" fill="${c}"/><path d="M50 12.6Q53 12 56 10C66 7 73 14 71 37H56C60 28 58 18 50 12.600Z" fill="${mix(c, "#ffffff", 0.18)}"/><path d="M29.2 37C29 33 29 31 29.2 28Q50 21 70.8 28Q71.2 32 71 37Z" fill="${INK}"/><path d="M15 38Q32 29 50 30Q68 29 85 38Q70 45.5 50 44.500Q30 45.5 15 38Z" fill="${mix(c, INK, 0.25)}"/><path d="M15 38Q32 41 50 40.600Q68 41 85 38Q70 45.5 50 44.500Q30 45.5 15 38Z" fill="${mix(c, INK, 0.6)}"/></g>`,
  homburg: (c) =>
    `<path d="M30 37C28 12 36 8 43 11Q50 16 57 11C65 8 72 12 70 37Z" fill="${c}"/><path d="M50 14Q54 13 57 11C65 8 72 12 70 37H57C60 28 57 20 50 14Z" fill="${mix(c, "#ffffff", 0.16)}"/><path d="M30 37V29Q50 24 70 29V37Z" fill="${INK}"/><path d="M19 36C24 44 40 40 50 40C60 40 76 44 81 36C82 44 72 46.5 50 45.500C28 46.5 18 44 19 36Z" fill="${mix(c, INK, 0.35)}"/>`,
  bowler: (c) =>
    `<path d="M29 38C28 8 72 8 71 38Z" fill="${c}"/><path d="M54 16C66 17 71 26 71 38H62C63 28 60 20 54 16Z" fill="${mix(c, "#ffffff", 0.2)}"/><path d="M29 38V32Q50 28 71 32V38Z" fill="${INK}"/><path d="M20 37Q24 44 50 41Q76 44 80 37Q80 46 50 45.500Q20 46 20 37Z" fill="${mix(c, INK, 0.35)}"/>`,
  cap: (c) =>
    `<path d="M26 41C20 24 40 12 60 15C76 17 80 30 75 40Q52 33 26 41Z" fill="${c}"/><path d="M60 15C76 17 80 30 75 40L63 37C68 28 66 20 60 15Z" fill="${mix(c, "#ffffff", 0.16)}"/><path d="M26 41Q52 32 75 40Q74 44 68 45Q48 38 24 46Q23 43 26 41Z" fill="${mix(c, INK, 0.5)}"/><circle cx="57" cy="15" r="2" fill="${mix(c, INK, 0.4)}"/>`,
  boater: (c) =>
    `<path d="M31 36V17Q50 13 69 17V36Z" fill="${c}"/><path d="M31 36V28Q50 25 69 28V36Z" fill="#a3312b"/><path d="M17 38Q50 30 83 38Q50 47 17 38Z" fill="${mix(c, "#7a5a20", 0.25)}"/>`,
  top: (c) =>
    `<path d="M32 38L30 2Q50 -2 70 2L68 38Z" fill="${c}"/><path d="M58 -.4Q66 .4 70 2L68 38H60Z" fill="${mix(c, "#ffffff", 0.22)}"/><path d="M32 38L31.4 29Q50 25 68.6 29L68 38Z" fill="#7b2438"/><path d="M21 38Q50 31 79 38Q76 46 50 44.500Q24 46 21 38Z" fill="${mix(c, INK, 0.3)}"/>`,
  wide: (c) =>
    `<g transform="rotate(-7 50 36)"><path d="M31 36C30 14 38 10 50 10C62 10 70 14 69 36Z" fill="${c}"/><path d="M31 36V28Q50 23 69 28V36Z" fill="#f2c14e"/><path d="M6 37Q30 26 50 28Q70 26 94 37Q72 46 50 44.500Q28 46 6 37Z" fill="${mix(c, INK, 0.2)}"/><path d="M68 26C80 16 86 4 80 -4C76 6 70 14 66 24Z" fill="#f4ead2"/></g>`,
  cloche: (c) =>
    `<path d="M27 48C24 12 76 12 73 48Q62 38 50 39Q38 38 27 48Z" fill="${c}"/><path d="M56 19C70 22 75 34 73 48Q68 43 62 41C64 32 62 24 56 19Z" fill="${mix(c, "#ffffff", 0.2)}"/><path d="M28 42Q50 30 72 42L72.6 36Q50 24 27.6 36Z" fill="${mix(c, INK, 0.5)}"/><path d="M66 36l8 -6 2 8 -5 5z" fill="#f2c14e"/>`,
  pillbox: (c) =>
    `<path d="M33 27L35 14Q52 8 68 15L69 28Q50 20 33 27Z" fill="${c}"/><path d="M56 12Q64 12.5 68 15L69 28Q64 26 58 25Z" fill="${mix(c, "#ffffff", 0.22)}"/><path d="M31 28Q50 22 71 29L70 54Q50 60 31 53Z" fill="#0d0912" opacity=".22"/><path d="M34 30L64 56M42 27L70 50M50 26L70 42M68 30L38 56M60 27L31 50M52 26L31 42" stroke="#0d0912" stroke-width=".7" opacity=".55"/>`,
  beret: (c) =>
    `<path d="M24 34C22 16 60 8 76 22C84 30 76 38 70 36Q50 26 30 38Q25 38 24 34Z" fill="${c}"/><path d="M60 13.600C68 14 74 18 76 22C84 30 76 38 70 36L64 33.600C70 26 66 18 60 13.600Z" fill="${mix(c, "#ffffff", 0.2)}"/>`,
  cop: (c) =>
    `<path d="M27 38C18 20 34 10 50 10C66 10 82 20 73 38Z" fill="${c}"/><path d="M58 11C74 13 80 24 73 38H64C70 26 66 16 58 11Z" fill="${mix(c, "#ffffff", 0.2)}"/><path d="M29 38Q50 31 71 38L70 43Q50 38 30 43Z" fill="${INK}"/><path d="M28 43Q50 36 72 43Q66 48.5 50 47.500Q34 48.5 28 43Z" fill="#0c1020"/><path d="M50 15l2.5 5 5.5 .6-4 3.8 1 5.6-5-2.8-5 2.8 1-5.6-4-3.8 5.5-.6z" fill="#f2c14e"/>`,
};
