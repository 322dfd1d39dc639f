/** What inmates hide, trade and hit with: one picture for each card, 64 x 44, on the ground of its kind. */

import { circle, drawing, line, path, rect, turned, type Drawing, type Shape } from "./pen";

const STEEL = "#c9cfdb";
const PALE = "#eef2f7";
const WOOD = "#8a5a30";
const PAPER = "#f4ead2";
const RED = "#c9493b";
const DARK = "#2a2630";

/** By kind of card: the ground behind the picture. */
const GROUNDS: Record<string, string> = {
  weapon: "#a3262c",
  armour: "#5c3a28",
  tool: "#2f6a8a",
  trap: "#6a3020",
  goods: "#7a5a2a",
  bribe: "#5c3a7a",
  boost: "#1f6a4c",
  primal: "#c2390f",
  inmate_upgrade: "#3a5a2c",
  cell_upgrade: "#2c4a5a",
};
const PLAIN_GROUND = "#4a4a52";

/** A blade on a grip, pointing up to the right. */
const knife = (blade: string, grip: string): Shape =>
  turned(
    path("M12 20H44Q54 20 58 25H12Z", blade) +
      path("M12 22H52Q56 23 58 25H12Z", "#8f99a8") +
      rect(2, 18, 12, 9, grip, ' rx="2"'),
    -22,
    32,
    22,
  );

const teeth = (y: number): string => `M10 ${y}${"l3 4 3-4".repeat(7)}V${y - 8}H10Z`;

const sock = (cloth: string, inside: Shape): Shape =>
  path("M12 6C20 2 30 4 32 10C34 18 44 20 52 24C60 30 58 42 46 40C34 40 22 32 18 22Z", cloth) +
  path("M12 6C20 2 30 4 32 10L16 16Z", "#5b9dff") +
  inside;

const bottle = (glass: string, label: string): Shape =>
  path("M27 2h10v9q7 3 7 11v18q0 2-2 2H22q-2 0-2-2V22q0-8 7-11Z", glass) +
  rect(20, 24, 24, 11, label) +
  rect(26, 1, 12, 4, DARK);

const vest = (cloth: string, more: Shape): Shape =>
  path("M18 6l8-3q6 6 12 0l8 3 6 14-6 3v18H18V23l-6-3Z", cloth) + more;

const jar = (glass: string, inside: string): Shape =>
  rect(18, 10, 28, 30, glass, ' rx="4"') +
  rect(21, 20, 22, 17, inside, ' rx="2"') +
  rect(19, 5, 26, 7, STEEL, ' rx="2"');

const spikes = path("M22 12l4-5 4 5zM34 12l4-5 4 5zM22 28l4-5 4 5zM34 28l4-5 4 5z", PALE);

const trap =
  path("M8 34q24 12 48 0l-4-5q-20 8-40 0Z", STEEL) +
  path("M8 34q-2-22 24-24t24 24l-5-2q-2-16-19-16T13 32Z", "#8f99a8") +
  path("M14 26l4-6 3 7zM24 18l3-6 5 5zM36 17l5-5 3 6zM46 24l4-4 2 7z", PALE) +
  circle(32, 32, 4, RED);

const PICTURES: Record<string, Shape> = {
  // Contraband.
  magazine:
    path("M14 6l30-3v36l-30 3z", "#e0709a") +
    path("M44 3l8 4v34l-8-2z", PAPER) +
    circle(29, 24, 8, "#f7d8bd") +
    path("M18 10l22-2v5l-22 2z", "#fff"),
  lottery:
    turned(rect(8, 10, 36, 22, "#f2c14e", ' rx="2"'), -8, 26, 21) +
    turned(rect(20, 14, 36, 22, PAPER, ' rx="2"'), 6, 38, 25) +
    line("M27 20h22M26 26h22M26 31h14", "#8a4a3c", 2.4),
  alcohol: bottle("#6fae8a", PAPER),
  cigars:
    path("M8 14h48v24h-48z", WOOD) +
    path("M8 14l6-8h36l6 8z", "#b5803f") +
    line("M12 20h40M12 26h40M12 32h40", "#5a3416", 4) +
    line("M24 18v18", "#f2c14e", 3),
  pills:
    rect(20, 12, 24, 28, "#e08a3c", ' rx="4"') +
    rect(18, 4, 28, 9, PAPER, ' rx="2"') +
    rect(22, 20, 20, 12, PAPER) +
    circle(12, 36, 4, RED) +
    circle(53, 34, 4, "#5b9dff"),
  sketch:
    rect(14, 4, 36, 36, PAPER, ' rx="2"') +
    line("M24 30q8-22 16 0M26 18q6-6 12 0M29 23h1M35 23h1M29 28q3 2 6 0", "#4a3c34", 1.8) +
    turned(rect(44, 22, 20, 4, "#f2c14e"), -50, 54, 24),
  donuts:
    `<circle cx="24" cy="26" r="10" fill="none" stroke="#f0a0b8" stroke-width="9"/><circle cx="44" cy="20" r="8" fill="none" stroke="#7a4a2a" stroke-width="8"/>` +
    line("M18 18l2 2M28 17l-2 2M31 28l2-1M40 13l2 2M49 16l1-2", "#fff6d8", 1.8),
  coffee:
    path("M16 16h28l-3 24H19Z", "#f4f7f5") +
    path("M44 20q12 0 10 9-2 7-13 6", "none", ' stroke="#f4f7f5" stroke-width="4"') +
    path("M18 18h24l-1 6H19Z", "#4a2a1c") +
    line("M24 12q4-5 0-10M34 12q4-5 0-10", "#fff", 2, ' opacity=".7"'),
  comics:
    turned(rect(14, 5, 32, 36, "#f2d35a", ' rx="2"'), -5, 30, 23) +
    path("M32 10l4 8 9-3-3 9 8 5-9 3 2 9-9-4-7 6-1-9-9-2 7-6-5-8 9 1Z", RED) +
    circle(33, 25, 5, PAPER),
  primal_drug:
    path("M26 4h12v8l10 24q2 6-5 6h-22q-7 0-5-6l10-24z", "#d8f0ff", ' opacity=".85"') +
    path("M22 24h20l6 12q2 6-5 6h-22q-7 0-5-6z", "#ff4a1e") +
    circle(28, 32, 3, "#ffe04a") +
    circle(37, 36, 2, "#ffe04a") +
    line("M25 4h14", "#59616f", 4),
  boost:
    rect(20, 6, 24, 36, "#2f9a62", ' rx="4"') +
    rect(20, 6, 24, 5, STEEL) +
    path("M34 13l-9 15h7l-3 11 11-16h-7z", "#ffe04a"),
  cigarettes:
    path("M16 10h28v30h-28z", RED) +
    path("M16 10h28v9h-28z", PAPER) +
    path("M22 10v-7h5v7M29 10v-9h5v9M36 10v-5h5v5", "#fff", ' stroke="#c9b48e"') +
    circle(30, 30, 6, PAPER),
  ramen:
    path("M10 20h44q-2 20-22 20T10 20Z", RED) +
    path("M12 20q4-8 10-3t10-1 10 2 10 2Z", "#f2d58a") +
    line("M36 16L56 4M40 17L60 8", WOOD, 2.4),
  stamps:
    path("M10 10h26v26h-26z", PAPER, ' stroke="#c9b48e" stroke-dasharray="3 2"') +
    path("M14 14h18v18h-18z", "#2f6a8a") +
    path("M28 8h26v26h-26z", PAPER, ' stroke="#c9b48e" stroke-dasharray="3 2"') +
    path("M32 12h18v18h-18z", "#a3262c") +
    path("M36 26l5-9 5 9z", PAPER),
  radio:
    rect(10, 14, 44, 26, "#3d5d78", ' rx="3"') +
    circle(23, 27, 8, "#1c2a3a") +
    circle(23, 27, 4, "#59616f") +
    line("M37 21h12M37 26h12M40 13L56 2", "#cfe0ee", 2.2) +
    circle(46, 34, 3, "#f2c14e"),
  phone:
    rect(21, 3, 22, 38, "#20242e", ' rx="4"') +
    rect(24, 8, 16, 13, "#8fc0e8") +
    [0, 1, 2]
      .map((row) =>
        line(`M26 ${26 + row * 5}h2M31 ${26 + row * 5}h2M36 ${26 + row * 5}h2`, PAPER, 2.4),
      )
      .join(""),
  gold_watch:
    rect(26, 1, 12, 42, "#b98526", ' rx="3"') +
    circle(32, 22, 14, "#f2c14e") +
    circle(32, 22, 10, PAPER) +
    line("M32 22V15M32 22l5 3", DARK, 2),
  // Weapons.
  pencil_shiv: turned(
    rect(8, 18, 38, 9, "#f2c14e") +
      path("M46 18l12 4.5-12 4.5z", PAPER) +
      path("M54 21l4 1.5-4 1.5z", DARK) +
      rect(4, 18, 6, 9, "#e08aa0"),
    -20,
    32,
    22,
  ),
  dictionary_sock: sock(
    "#8a7a6a",
    rect(38, 22, 17, 15, "#2f5a78", ' rx="1"') + line("M41 26h10M41 30h10", PAPER, 1.6),
  ),
  letter_opener: knife(PALE, "#b98526"),
  lamp_shard:
    path("M14 40L24 8L34 20L46 4L54 34L38 30L32 42L24 32Z", "#bfe6f2") +
    path("M24 8L34 20L32 42L24 32Z", "#8fc0d8"),
  syringe: turned(
    rect(14, 17, 28, 11, "#d8f0ff", ' rx="1"') +
      rect(20, 18.5, 14, 8, "#6fae4f") +
      line("M42 22.5H60", STEEL, 1.8) +
      rect(4, 20, 10, 5, STEEL) +
      rect(2, 15, 4, 15, STEEL),
    -24,
    32,
    22,
  ),
  crutch: turned(
    rect(8, 20, 50, 5, "#b5803f") + rect(4, 12, 7, 21, WOOD, ' rx="3"') + rect(24, 14, 4, 12, WOOD),
    -24,
    32,
    22,
  ),
  scalpel: turned(
    rect(4, 20, 32, 6, STEEL, ' rx="2"') + path("M36 19Q52 17 60 26H36Z", PALE),
    -24,
    32,
    22,
  ),
  bone_saw: turned(
    path(`${teeth(24)}`, STEEL) + rect(50, 12, 12, 16, DARK, ' rx="4"'),
    -16,
    32,
    22,
  ),
  fork: turned(
    rect(4, 20, 36, 5, STEEL, ' rx="2"') + line("M40 16h16M40 22.5h18M40 29h16M40 16v13", STEEL, 3),
    -22,
    32,
    22,
  ),
  ladle: turned(
    rect(4, 20, 38, 5, STEEL, ' rx="2"') + path("M40 14q20-2 20 10-2 10-20 6Z", PALE),
    -22,
    32,
    22,
  ),
  boiling_oil:
    path("M12 18h36l-4 22H16Z", "#59616f") +
    line("M48 22h12", "#59616f", 5) +
    `<ellipse cx="30" cy="18" rx="18" ry="5" fill="#e8b02e"/>` +
    circle(24, 17, 2, "#fff3c4") +
    circle(35, 19, 2.4, "#fff3c4") +
    line("M22 10q4-4 0-8M34 10q4-4 0-8", "#fff", 2, ' opacity=".6"'),
  cleaver: turned(
    rect(22, 8, 36, 22, STEEL, ' rx="2"') +
      rect(22, 24, 36, 6, PALE) +
      circle(53, 13, 2.4, "#59616f") +
      rect(2, 10, 21, 8, WOOD, ' rx="3"'),
    -14,
    32,
    22,
  ),
  hanger_wire:
    line("M32 14q-5-8 3-10 6 0 4 5M32 14L58 34H6Z", PALE, 3) + line("M58 34l4 6", PALE, 3),
  soap_sock: sock("#e9e4d8", path("M40 26C50 26 56 32 52 38C46 42 38 36 40 26Z", "#f3a7b8")),
  hot_iron:
    path("M8 36q2-18 26-18h20l2 18Z", STEEL) +
    path("M8 36h48v4H8Z", "#ff7a3c") +
    path("M26 18q2-12 24-10v5q-14-2-16 6Z", DARK),
  bleach:
    bottle("#5b9dff", PAPER) +
    path("M28 26l8 6M36 26l-8 6", "none", ` stroke="${RED}" stroke-width="2.6"`),
  // Armour.
  paper_vest: vest(
    "#d9cda8",
    line("M22 16h8M22 22h8M22 28h8M36 16h8M36 22h8M36 28h8", "#6a5a3a", 1.8) +
      line("M32 6v35", DARK, 2),
  ),
  spiked_splint:
    rect(24, 3, 16, 38, "#e9e4d8", ' rx="5"') +
    line("M24 12h16M24 22h16M24 32h16", "#9fb0b4", 2.4) +
    path("M40 8l8 3-8 3zM40 20l8 3-8 3zM24 14l-8 3 8 3zM24 27l-8 3 8 3z", STEEL),
  tray_plate:
    rect(12, 6, 40, 32, STEEL, ' rx="5"') +
    rect(17, 11, 13, 22, "#9aa3b5", ' rx="2"') +
    rect(34, 11, 13, 9, "#9aa3b5", ' rx="2"') +
    rect(34, 24, 13, 9, "#9aa3b5", ' rx="2"'),
  padded_jacket: vest("#3a4254", spikes + line("M32 6v35", DARK, 2)),
  // Tools.
  blueprint:
    rect(10, 6, 44, 32, "#24487a", ' rx="2"') +
    line("M16 14h18v10h14M16 30h10v-6M42 12v6h6", "#bcd6f6", 2),
  guard_rota:
    rect(16, 4, 32, 37, PAPER, ' rx="2"') +
    rect(25, 1, 14, 6, "#8f99a8", ' rx="2"') +
    line("M21 14h22M21 20h22M21 26h22M21 32h22M31 12v24", "#6a5a3a", 1.6),
  forged_pass:
    rect(9, 10, 46, 26, PAPER, ' rx="3"') +
    rect(13, 14, 13, 17, "#8fa3a0") +
    circle(19.5, 20, 4, "#7a4a2e") +
    line("M31 17h19M31 22h14", DARK, 2) +
    circle(46, 29, 5, "none", ` stroke="${RED}" stroke-width="2"`),
  dummy_head:
    path("M22 42v-8q-8-6-6-16 3-14 16-14t16 14q2 10-6 16v8Z", "#e6c9a4") +
    line("M26 21h3M36 21h3M28 31q4 2 8 0M33 22v5", "#6a4a34", 2) +
    path("M16 18q2-16 16-16t16 16q-6-8-16-8t-16 8Z", "#5a3a28"),
  plaster_saw: turned(path(teeth(22), STEEL) + rect(2, 12, 12, 12, RED, ' rx="3"'), -14, 32, 20),
  crutch_hook:
    line("M32 40V12M32 12q-14-2-14 10M32 12q14-2 14 10M32 12V4", STEEL, 4) +
    path("M14 20l4 8 4-8zM42 20l4 8 4-8z", STEEL) +
    line("M32 40q10 4 20 0", "#c9a36a", 3),
  sedative: jar("#d8f0ff", "#b487e8"),
  surgical_tape:
    circle(28, 22, 16, PAPER) + circle(28, 22, 7, "#2f6a8a") + path("M28 38h28v-7H36Z", "#e6d3a8"),
  sharpened_spoon:
    path("M50 6C58 8 58 18 50 22C46 24 42 24 40 22L14 40L10 36L36 18C36 14 42 4 50 6Z", STEEL) +
    path("M14 40L4 42L10 36Z", PALE),
  grease: jar("#8f99a8", "#c9b45a"),
  delivery_crate:
    rect(11, 10, 42, 30, "#b5803f") +
    line("M11 20h42M11 30h42M22 10v30M42 10v30", "#6e4622", 2.4) +
    rect(26, 14, 12, 8, PAPER),
  oil_drum:
    rect(18, 5, 28, 36, "#3d6a8a", ' rx="3"') +
    line("M18 15h28M18 30h28", "#23485f", 3) +
    `<ellipse cx="32" cy="6" rx="14" ry="4" fill="#5b8aaa"/>`,
  dirt_bags:
    path("M8 40q-2-16 7-20l-2-5h12l-2 5q10 4 7 20Z", "#8a6a44") +
    path("M34 40q-2-18 8-22l-3-6h14l-3 6q10 5 8 22Z", "#a88a5c") +
    line("M13 20h12M40 18h12", "#5a4020", 2.4),
  sheet_rope:
    line("M12 4q10 6 0 14t4 12 14 4 8-14 14-6 4 12", PAPER, 6) +
    line("M10 15l8 4M20 32l4 6M38 22l6-4M52 16l2 7", "#c9b48e", 3),
  guard_uniform: vest(
    "#2b477c",
    line("M32 9v31", "#10182c", 3) +
      path("M40 15l1.6 3.4 3.8.4-2.8 2.6.8 3.8-3.4-2-3.4 2 .8-3.8-2.8-2.6 3.8-.4z", "#f2c14e"),
  ),
  raincoat_raft:
    path("M4 26q28 12 56 0l-5 12H9Z", "#e8b02e") +
    path("M4 26q4-8 12-6h32q8-2 12 6-28 12-56 0Z", "#f2d35a") +
    line("M46 22L58 4", WOOD, 3),
  // Upgrades.
  reading_glasses:
    `<g fill="#fff" fill-opacity=".2" stroke="#f2c14e" stroke-width="4"><circle cx="19" cy="24" r="11"/><circle cx="45" cy="24" r="11"/></g>` +
    line("M30 21q2-3 4 0", "#f2c14e", 3),
  bookshelf:
    rect(10, 4, 44, 37, "#4a2e1a") +
    [0, 1]
      .map((row) =>
        [0, 1, 2, 3, 4, 5]
          .map((at) =>
            rect(
              14 + at * 6.2,
              8 + row * 17,
              5,
              13,
              ["#9c3b36", "#c98b2e", "#2f5a78", "#3f7a4a"][(at + row) % 4] ?? "",
            ),
          )
          .join(""),
      )
      .join(""),
  latex_gloves:
    path(
      "M18 42V26q-6-10-2-12t6 6V8q0-4 3-4t3 4V5q0-4 3-4t3 4v4q0-4 3-4t3 4v18q0 10-4 15Z",
      "#bfe6f2",
    ) + line("M18 36h18", "#6fa8b8", 2.4),
  first_aid_kit:
    rect(11, 12, 42, 28, PAPER, ' rx="4"') +
    rect(24, 6, 16, 7, "none", ` rx="3" stroke="${PAPER}" stroke-width="3"`) +
    path("M28 18h8v5h5v8h-5v5h-8v-5h-5v-8h5Z", RED),
  cook_badge:
    circle(32, 26, 14, "#f2c14e") +
    path("M22 14q-4-12 10-12t10 12Z", "#fff") +
    rect(24, 12, 16, 5, "#e6ded0") +
    line("M26 28l4 4 8-9", DARK, 3),
  false_bottom:
    rect(10, 16, 44, 24, "#8a6436") +
    rect(10, 32, 44, 8, "#4a3018") +
    path("M10 32L54 26V32Z", "#b5803f") +
    rect(24, 34, 14, 5, "#f2c14e"),
  lifting_belt:
    `<ellipse cx="32" cy="22" rx="26" ry="13" fill="none" stroke="#6b3a1c" stroke-width="9"/>` +
    rect(25, 27, 14, 14, "#f2c14e", ' rx="2"') +
    rect(29, 31, 6, 6, "#6b3a1c"),
  home_dumbbells: turned(
    rect(14, 20, 36, 5, STEEL) +
      rect(6, 9, 9, 27, DARK, ' rx="2"') +
      rect(49, 9, 9, 27, DARK, ' rx="2"') +
      rect(15, 13, 5, 19, "#59616f") +
      rect(44, 13, 5, 19, "#59616f"),
    -14,
    32,
    22,
  ),
};

/** For cards of an owner's own edition. */
const BY_KIND: Record<string, Shape> = {
  weapon: knife(STEEL, DARK),
  armour: vest("#8f99a8", ""),
  tool: path("M44 4q10 0 12 8l-8-2-3 6 6 5q-6 5-13 1L18 42l-7-6 18-20Q28 6 44 4Z", STEEL),
  trap,
};
const parcel = rect(12, 10, 40, 30, "#b5803f") + line("M12 22h40M32 10v30", PAPER, 3);

/** A card's picture. */
export const contraband = (card: string, kind: string): Drawing =>
  drawing(
    "0 0 64 44",
    rect(-30, -20, 124, 84, GROUNDS[kind] ?? PLAIN_GROUND) +
      (PICTURES[card] ?? BY_KIND[kind] ?? parcel),
  );

/** What one hits with who shows no card. */
export const fist: Drawing = drawing(
  "0 0 64 44",
  rect(-30, -20, 124, 84, PLAIN_GROUND) +
    path(
      "M18 14C18 8 26 8 27 12C28 7 36 8 36 12C38 8 46 9 46 15V28C46 36 40 40 32 40H26C20 40 16 35 16 30C12 28 13 20 18 20Z",
      "#e6b48a",
    ) +
    line("M27 12v10M36 12v10M18 20h14q4 2 0 7h-8", "#7a4a32", 2),
);

/** The back of a card. */
export const cardBack: Drawing = drawing(
  "0 0 64 44",
  rect(-30, -20, 124, 84, "#8a5428") +
    [0, 1, 2, 3, 4, 5, 6]
      .map((at) => line(`M${-20 + at * 14} -16L${10 + at * 14} 60`, "#a3652c", 5))
      .join("") +
    circle(32, 22, 12, "#7a4a22") +
    circle(32, 22, 9, "#f4ead2") +
    line("M28 17v10M32 16v12M36 17v10", "#7a4a22", 2.4),
);
