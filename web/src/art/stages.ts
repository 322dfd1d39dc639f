/** What stands behind the great moments of Animalcatraz: the ring, the corridor, the guardroom, the
store, the wall, a cell at night, the burning block and the sea. All 1000 x 640. */

import { bust } from "./animals";
import { circle, drawing, line, mix, path, rect, type Drawing, type Shape } from "./pen";
import { tower } from "./prison";

const BOX = "0 0 1000 640";

const times = (count: number, draw: (at: number) => Shape): Shape =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

/** Bands of colour from top to bottom. */
const bands = (colours: string[], top: number, bottom: number): Shape => {
  const high = (bottom - top) / colours.length;
  return colours.map((colour, at) => rect(0, top + at * high, 1000, high + 1, colour)).join("");
};

/** Steps between two colours. */
const fade = (first: string, last: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => mix(first, last, at / (count - 1)));

const barredWindow = (x: number, y: number, isLit: boolean): Shape =>
  `<rect x="${x}" y="${y}" width="40" height="48" fill="${isLit ? "#e8b85a" : "#0e1222"}" stroke="#4a4658" stroke-width="4"/>` +
  line(`M${x + 10} ${y}v48M${x + 20} ${y}v48M${x + 30} ${y}v48`, "#4a4658", 3);

const front = times(20, (at) => {
  const [column, row] = [at % 10, Math.floor(at / 10)];
  return column > 3 && column < 6
    ? ""
    : barredWindow(24 + column * 98, 26 + row * 74, (column * 5 + row * 3) % 4 === 0);
});

const mirrored = (shape: Shape): Shape => `<g transform="matrix(-1 0 0 1 1000 0)">${shape}</g>`;
const towers = (y: number, scale: number): Shape => {
  const beam = path("M0 -64L320 -90V30Z", "#fff6cf", ' opacity=".14"');
  const one = `<g transform="translate(80 ${y}) scale(${scale})">${beam}${tower}</g>`;
  return one + mirrored(one);
};

/** Everybody who watches, in the dark behind the fence. */
const crowd = (animals: string[]): Shape =>
  animals
    .map(
      (animal, at) =>
        `<g transform="translate(${220 + (at * 560) / animals.length} ${170 + (at % 3) * 12}) scale(.84)">${bust(animal)}</g>`,
    )
    .join("") + rect(0, 150, 1000, 150, "#141a30", ' opacity=".62"');

const mesh =
  line("M0 296H1000M0 176H1000", "#59616f", 3) +
  line(
    times(46, (at) => `M${at * 24 - 60} 296l56-120M${at * 24 - 4} 296l-56-120`),
    "#aab4c4",
    1.1,
    ' opacity=".42"',
  ) +
  times(
    36,
    (at) =>
      `<ellipse cx="${at * 30}" cy="171" rx="16" ry="7" fill="none" stroke="#8d98a6" stroke-width="1.6"/>`,
  );

/** The Yard at night, a ring on the ground, light from above. */
export const ring = (animals: string[]): Drawing =>
  drawing(
    BOX,
    bands(fade("#141a30", "#4a3a44", 20), 0, 300) +
      front +
      towers(180, 1.1) +
      crowd(animals) +
      mesh +
      rect(0, 296, 1000, 344, "#2a241e") +
      `<ellipse cx="500" cy="420" rx="620" ry="150" fill="#4a3f30"/><ellipse cx="500" cy="420" rx="470" ry="110" fill="#6a5a40"/><ellipse cx="500" cy="420" rx="300" ry="70" fill="#8a7650"/>` +
      `<ellipse cx="500" cy="420" rx="400" ry="92" fill="none" stroke="#f6edd8" stroke-width="6" stroke-dasharray="44 12" opacity=".5"/>` +
      path("M500 -20L140 470H860Z", "#fff3c4", ' opacity=".13"') +
      path("M500 -20L280 450H720Z", "#fff3c4", ' opacity=".12"') +
      rect(0, 470, 1000, 170, "#0c0a0e", ' opacity=".7"'),
  );

const flame = (x: number, y: number, scale: number): Shape =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  path("M-26 0C-34 -30 -10 -36 -14 -66C4 -54 2 -40 10 -46C12 -34 34 -28 26 0Z", "#ff7a1e") +
  path("M-16 0C-20 -18 -4 -22 -6 -42C6 -32 4 -24 10 -26C12 -16 22 -14 16 0Z", "#ffd34a") +
  "</g>";

const sparks = times(60, (at) =>
  circle(
    (at * 173) % 1000,
    40 + ((at * 97) % 420),
    1 + (at % 3),
    at % 2 ? "#ffd34a" : "#ff8a2e",
    ` opacity="${0.3 + (at % 5) / 10}"`,
  ),
);

/** The block on fire, the inmates with torches before it. */
export const burning = (animals: string[]): Drawing =>
  drawing(
    BOX,
    bands([...fade("#120a18", "#5a1a1c", 16), ...fade("#641e1c", "#e8742a", 24)], 0, 640) +
      towers(470, 1.9) +
      path(
        "M150 640V300H236V280H272V300H370V258H398V236H602V258H630V300H728V280H764V300H850V640Z",
        "#33242c",
      ) +
      times(16, (at) => {
        const [column, row] = [at % 8, Math.floor(at / 8)];
        const [x, y, lit] = [182 + column * 82, 330 + row * 78, (column + row) % 3 === 0];
        return (
          `<rect x="${x}" y="${y}" width="42" height="50" fill="${lit ? "#ffb03c" : "#150d14"}" stroke="#1a1016" stroke-width="5"/>` +
          line(`M${x + 14} ${y}v50M${x + 28} ${y}v50`, "#1a1016", 3) +
          (lit ? flame(x + 21, y + 50, 0.8) : "")
        );
      }) +
      sparks +
      path("M0 640V520Q500 486 1000 520V640Z", "#1a1014") +
      animals
        .map((animal, at) => {
          const [x, y] = [10 + (at * 990) / animals.length, 424 + (at % 2) * 20];
          const torch =
            at % 3 === 1
              ? line(`M${x + 92} ${y + 90}v-96`, "#5a3a1c", 7) + flame(x + 92, y, 0.8)
              : "";
          return `<g transform="translate(${x} ${y}) scale(.86)">${bust(animal)}</g>` + torch;
        })
        .join(""),
  );

/** A corridor at night with cells on both sides. */
export const corridor: Drawing = drawing(
  BOX,
  rect(0, 0, 1000, 640, "#1a1f2c") +
    path("M0 640L360 330H640L1000 640Z", "#3a3f4c") +
    path("M0 0L360 190H640L1000 0Z", "#232938") +
    path("M0 0L360 190V330L0 640Z", "#2c3342") +
    path("M1000 0L640 190V330L1000 640Z", "#343c4d") +
    rect(360, 190, 280, 140, "#11141d") +
    barredWindow(480, 206, true) +
    [0, 1, 2]
      .map((at) => {
        const [x, top, bottom] = [40 + at * 108, 96 + at * 48, 560 - at * 88];
        const cell =
          path(`M${x} ${top}L${x + 76} ${top + 40}V${bottom - 66}L${x} ${bottom}Z`, "#0b0d13") +
          times(5, (bar) => {
            const part = bar / 4;
            return line(`M${x + 76 * part} ${top + 40 * part}V${bottom - 66 * part}`, "#8d98a6", 3);
          });
        return cell + mirrored(cell);
      })
      .join("") +
    path("M420 250L120 640H880L580 250Z", "#ffe9a8", ' opacity=".12"') +
    rect(0, 480, 1000, 160, "#0c0a0e", ' opacity=".6"'),
);

/** The guardroom: keys, clock, a lamp over the desk. */
export const guardroom: Drawing = drawing(
  BOX,
  rect(0, 0, 1000, 640, "#2c3a34") +
    rect(0, 330, 1000, 310, "#3a2a1c") +
    rect(0, 322, 1000, 12, "#1c2420") +
    rect(130, 60, 220, 150, "#5a4020") +
    times(
      10,
      (at) =>
        circle(
          160 + (at % 5) * 40,
          96 + Math.floor(at / 5) * 60,
          8,
          "none",
          ' stroke="#d9b061" stroke-width="4"',
        ) + line(`M${160 + (at % 5) * 40} ${104 + Math.floor(at / 5) * 60}v24m0-4h7`, "#d9b061", 4),
    ) +
    circle(780, 120, 52, "#12141b") +
    circle(780, 120, 45, "#f4ead2") +
    line("M780 120V86M780 120l24 14", "#12141b", 5) +
    path("M500 0V70", "none", ' stroke="#12141b" stroke-width="5"') +
    path("M440 110Q500 40 560 110Z", "#3f8a63") +
    path("M440 110L180 560H820L560 110Z", "#ffe9a8", ' opacity=".16"') +
    path("M120 470H880L960 640H40Z", "#6e4622") +
    path("M120 470H880L888 488H112Z", "#a9773f"),
);

/** A corner of the store: shelves, and a counter to lay things on. */
export const store: Drawing = drawing(
  BOX,
  rect(0, 0, 1000, 640, "#2a2018") +
    times(3, (at) => rect(0, 96 + at * 120, 1000, 14, "#5a3e22")) +
    times(26, (at) => {
      const [x, row] = [14 + (at % 13) * 76, Math.floor(at / 13)];
      const high = 34 + ((at * 7) % 40);
      const colour = ["#4a3524", "#3a4a44", "#4a2c2a", "#3c3a4a"][at % 4] ?? "";
      return rect(x, 216 + row * 120 - high - (row ? 0 : 120), 46, high, colour, ' rx="4"');
    }) +
    path("M300 0L60 640H940L700 0Z", "#ffe2a0", ' opacity=".1"') +
    rect(0, 540, 1000, 100, "#6e4622") +
    rect(0, 532, 1000, 14, "#a9773f"),
);

/** The wall with the hole behind the grate, and a searchlight that passes. */
export const breach: Drawing = drawing(
  BOX,
  bands(fade("#0a1026", "#2b3560", 18), 0, 210) +
    towers(212, 1.3) +
    rect(0, 200, 1000, 440, "#4a4d57") +
    times(9, (row) =>
      times(
        12,
        (at) =>
          `<rect x="${at * 92 - (row % 2) * 46}" y="${204 + row * 50}" width="88" height="46" fill="${(at * 5 + row * 3) % 4 ? "#535763" : "#464954"}"/>`,
      ),
    ) +
    path("M420 560L404 470L430 390L486 350L560 356L602 410L612 486L590 560Z", "#07080c") +
    path("M420 560L404 470L430 390L452 374L430 460L444 560Z", "#33363f") +
    line("M520 372q14 60-4 110t10 90", "#e9dcc4", 7, ' stroke-dasharray="12 4"') +
    path("M300 640L420 556H596L700 640Z", "#3a3d46") +
    path("M0 120L1000 420V560Z", "#fff6cf", ' opacity=".1"') +
    rect(0, 560, 1000, 80, "#0c0a0e", ' opacity=".55"'),
);

/** A cell with the lights out: the moon behind the bars. */
export const cellAtNight: Drawing = drawing(
  BOX,
  rect(0, 0, 1000, 640, "#141a3a") +
    rect(370, 60, 260, 230, "#0a1030") +
    circle(540, 140, 46, "#f6e3ae") +
    circle(556, 130, 40, "#0a1030") +
    times(14, (at) => rect(384 + ((at * 71) % 230), 74 + ((at * 43) % 190), 3, 3, "#fff6d8")) +
    times(6, (at) => line(`M${396 + at * 42} 60V290`, "#3a4468", 8)) +
    `<rect x="370" y="60" width="260" height="230" fill="none" stroke="#3a4468" stroke-width="12"/>` +
    path("M370 290L200 640H760L630 290Z", "#c9d6ff", ' opacity=".1"') +
    rect(0, 470, 1000, 170, "#0d1230") +
    path("M700 420H1000V470H700Z", "#2b3560") +
    path("M700 400H770V424H700Z", "#c9d0e8"),
);

const ripples = times(
  70,
  (at) =>
    `<path d="M${720 + (((at * 137) % 200) - 100) * (0.5 + at / 40)} ${312 + at * 4.2}h${10 + (at % 5) * 7}" stroke="#ffe9b8" stroke-width="2" opacity="${0.2 + (at % 4) / 10}"/>`,
);

/** Dawn over the sea: whoever has got away, on a raft. */
export const raft = (animal: string): Drawing =>
  drawing(
    BOX,
    bands(
      [
        ...fade("#1c2a4e", "#6a4a7a", 6),
        ...fade("#8a5a7e", "#e8806a", 5),
        ...fade("#f0966e", "#ffd08a", 4),
      ],
      0,
      306,
    ) +
      circle(730, 300, 150, "#ffe08a", ' opacity=".25"') +
      circle(730, 300, 96, "#ffe08a", ' opacity=".35"') +
      circle(730, 300, 58, "#fff3cf") +
      rect(0, 306, 1000, 334, "#2c4a62") +
      bands(fade("#3a5a70", "#0c1a28", 9), 306, 640) +
      ripples +
      path("M40 332L76 284L118 278L152 250L360 248L388 276L444 284L486 332Z", "#3a2c44") +
      path("M152 250L160 214H208V200H230V214H284V192H312V214H354L360 248Z", "#4a3852") +
      times(9, (at) => rect(166 + at * 21, 222, 8, 11, at % 3 ? "#ffd58a" : "#2a1c34")) +
      `<g transform="translate(390 280) scale(.6)">${tower}</g>` +
      path("M0 492Q125 472 250 492T500 492T750 492T1000 492V640H0Z", "#1c3a52", ' opacity=".75"') +
      `<g transform="translate(510 388) scale(.72)"><ellipse cy="96" rx="330" ry="40" fill="#0a1622" opacity=".6"/><path d="M-280 60H280L250 100H-250Z" fill="#8a5f2c"/><path d="M-280 44H280V66H-280Z" fill="#b5803f"/><path d="M-200 44V66M-120 44V66M-40 44V66M40 44V66M120 44V66M200 44V66" stroke="#5a3a18" stroke-width="5"/><ellipse cx="-230" cy="82" rx="60" ry="30" fill="#3d6a8a"/><ellipse cx="230" cy="82" rx="60" ry="30" fill="#c9493b"/><path d="M-150 44V-300" stroke="#6a4a2a" stroke-width="12"/><path d="M-158 -290C-170 -180 -230 -80 -330 -20L-158 -10Z" fill="#efe6d2"/><path d="M-158 -290C-158 -180 -200 -80 -250 -15L-158 -10Z" fill="#d6c7a6"/><path d="M-240 -90l44 -20 14 44 -46 14z" fill="#5b9dff"/><path d="M-196 -190l30 -8 4 40 -34 6z" fill="#c9493b"/><g transform="translate(-60 -262) scale(2.4)">${bust(animal)}</g><path d="M190 40L300 -120" stroke="#8a5f2c" stroke-width="12"/><path d="M180 56q-14 40 10 50l24-54z" fill="#8a5f2c"/></g>` +
      path("M0 540Q84 522 168 540T336 540T504 540T672 540T840 540T1000 540V640H0Z", "#10283c") +
      path("M0 572Q100 556 200 572T400 572T600 572T800 572T1000 572V640H0Z", "#0a1a28") +
      [
        [820, 170],
        [856, 156],
        [780, 150],
        [290, 120],
        [326, 132],
      ]
        .map(([x, y]) => line(`M${x} ${y}q9-9 15 0q6-9 15 0`, "#fff3e0", 2.4))
        .join(""),
  );

/** The winner on the roof of the block, with a flag in the colour of the text around it. */
export const rooftop = (winner: string, animals: string[]): Drawing => {
  const { body } = burning(animals);
  return drawing(
    BOX,
    body +
      rect(330, 236, 340, 30, "#5a3a36") +
      `<g transform="translate(404 34) scale(1.6)">${bust(winner)}</g>` +
      rect(330, 240, 340, 26, "#5a3a36") +
      rect(330, 240, 340, 6, "#8a5a4c") +
      `<g transform="translate(628 150) rotate(8)"><path d="M0 92V-60" stroke="#6a4a2a" stroke-width="6"/><path d="M2 -60C38 -76 60 -38 104 -58V-2C60 18 38 -20 2 -4Z" fill="currentColor"/></g>`,
  );
};
