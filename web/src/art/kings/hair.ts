/** Hair on a head of a given half width. */

import { mix, type Shape } from "../pen";
import { INK } from "./inks";

export type HairCut =
  "slick" | "pomp" | "afro" | "buzz" | "side" | "tousle" | "bob" | "wave" | "bald";

export const HAIR: Record<HairCut, (colour: string, wide: number) => Shape> = {
  slick: (c, w) =>
    `<path d="M${49 - w} 50C${46 - w} 20 ${40} 15 54 16C${56 + w} 18 ${54 + w} 34 ${51 + w} 50L${49 + w} 40C66 30 50 29 ${54 - w} 33Q${52 - w} 40 ${52 - w} 46Z" fill="${c}"/><path d="M56 19Q66 22 68 33M48 19Q60 21 64 30" fill="none" stroke="${mix(c, "#ffffff", 0.35)}" stroke-width="1.3"/>`,
  pomp: (c, w) =>
    `<path d="M${49 - w} 50C${44 - w} 26 34 8 56 8C78 8 ${56 + w} 30 ${51 + w} 50L${48 + w} 40C66 30 54 34 ${55 - w} 36Q${52 - w} 42 ${52 - w} 47Z" fill="${c}"/><path d="M40 24C42 12 60 10 66 20M46 27C50 18 62 18 68 28" fill="none" stroke="${mix(c, "#ffffff", 0.3)}" stroke-width="1.5"/>`,
  afro: (c, w) =>
    `<path d="M${50 - w} 52C${34 - w} 52 ${34 - w} 22 38 12C52 2 74 8 ${62 + w} 24C${68 + w} 40 ${60 + w} 52 ${50 + w} 52L${48 + w} 40Q50 28 ${52 - w} 40Z" fill="${c}"/><path d="M58 8C74 10 82 22 80 36" fill="none" stroke="${mix(c, "#ffffff", 0.22)}" stroke-width="3" stroke-dasharray="2 3" stroke-linecap="round"/>`,
  buzz: (c, w) =>
    `<path d="M${50 - w} 46C${50 - w} 18 ${50 + w} 18 ${50 + w} 46Q${46 + w} 34 50 33Q${54 - w} 34 ${50 - w} 46Z" fill="${c}"/>`,
  side: (c, w) =>
    `<path d="M${50 - w - 1} 52L${50 - w - 1} 42Q${50 - w} 34 ${54 - w} 34L${53 - w} 46ZM${51 + w} 52V42Q${50 + w} 34 ${46 + w} 34L${47 + w} 46Z" fill="${c}"/>`,
  tousle: (c, w) =>
    `<path d="M${49 - w} 50C${44 - w} 24 36 12 48 14C56 8 ${58 + w} 14 ${54 + w} 30Q${54 + w} 42 ${51 + w} 50L${48 + w} 41L${45 + w} 34L56 39L51 32L42 40L43 32L${54 - w} 39Q${53 - w} 44 ${52 - w} 47Z" fill="${c}"/>`,
  bob: (c, w) =>
    `<path d="M${48 - w} 70C${40 - w} 40 ${42 - w} 14 50 14C${58 + w} 14 ${60 + w} 40 ${52 + w} 70C${47 + w} 74 ${46 + w} 66 ${47 + w} 56V44Q60 37 50 37Q40 37 ${53 - w} 44V56C${54 - w} 66 ${53 - w} 74 ${48 - w} 70Z" fill="${c}"/><path d="M58 18Q72 24 72 44" fill="none" stroke="${mix(c, "#ffffff", 0.35)}" stroke-width="1.8"/>`,
  wave: (c, w) =>
    `<path d="M${49 - w} 50C${40 - w} 30 36 10 54 12C${60 + w} 14 ${58 + w} 34 ${52 + w} 46C${48 + w} 44 ${46 + w} 36 58 28C52 34 40 34 ${53 - w} 42Q${51 - w} 46 ${52 - w} 52Z" fill="${c}"/><path d="M58 16Q70 20 71 36" fill="none" stroke="${mix(c, "#ffffff", 0.35)}" stroke-width="1.8"/>`,
  bald: (c, w) =>
    `<ellipse cx="60" cy="32" rx="5" ry="3" fill="#fff" opacity=".35" transform="rotate(28 60 32)"/>`,
};

/** Long hair that falls behind the shoulders. */
export const hairBehind = (c: string): Shape =>
  `<path d="M28 36C14 52 26 66 18 80C22 92 36 94 42 88H60C68 94 82 90 82 80C74 66 86 52 72 36Z" fill="${mix(c, INK, 0.25)}"/><path d="M72 38C84 52 73 66 81 80C80 86 76 89 70 90C74 76 68 60 72 38Z" fill="${mix(c, "#ffffff", 0.1)}"/>`;
