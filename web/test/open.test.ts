import { expect, test } from "vitest";
import type { GameEdition, GameView } from "../src/generated/crooks";
import { open } from "../src/boards/crooks/open";

/** Crooks by number: 1 and 2 are equally strong, 3 is worth two points more. */
const edition = {
  cards: {
    crooks: [
      { level: 5, gangs: ["west"] },
      { level: 5, mod: -1 },
      { level: 2, mod: 2, gangs: ["west"] },
    ],
  },
} as unknown as GameEdition;

const hidden = { up: false, origin: "A" };

function view(you: number, row: object[], parts: object = {}): GameView {
  return {
    you,
    active: 0,
    seats: [{ seat: 0, row: [row] }],
    hangouts: [{ letter: "A", count: 2 }],
    box: [],
    targets: [],
    gangs: [],
    ...parts,
  } as unknown as GameView;
}

test("rows show what their owners know, piles what was taken later or never", () => {
  const end = view(
    -1,
    [
      { ...hidden, up: true, crook: 7 },
      { up: true, crook: 3, origin: "A" },
    ],
    {
      hangouts: [{ letter: "A", count: 1, crooks: [9] }],
    },
  );
  const opened = open(view(-1, [hidden]), [view(0, [{ ...hidden, crook: 7 }])], end, edition);
  expect(opened.seats[0]?.row[0]?.[0]?.crook).toBe(7);
  expect(opened.hangouts[0]?.crooks).toEqual([3, 9]);
});

test("the figures count the hidden crooks too", () => {
  const bare = { strengths: [5, 0], unknown: [0, 1], leaders: [0], points: [6, 0] };
  const mine = [{ up: true, crook: 1 }];
  const moment = (you: number, theirs: object) =>
    view(you, [], {
      seats: [
        { seat: 0, row: [mine] },
        { seat: 1, row: [[theirs]] },
      ],
      targets: [{ number: 6, value: 6, ...bare }],
      gangs: [{ gang: "west", members: [1, 0], unknown: [0, 1], leader: 0, points: 4 }],
    });
  const figures = (crook: number) => {
    const known = { up: false, crook };
    const opened = open(
      moment(-1, { up: false }),
      [moment(0, { up: false }), moment(1, known)],
      moment(-1, known),
      edition,
    );
    const [target] = opened.targets;
    return [
      target?.value,
      target?.points,
      opened.gangs[0]?.leader,
      opened.seats.map((s) => s.score_known),
    ];
  };
  expect(figures(2)).toEqual([5, [2, 2], 0, [6, 2]]); // a tie is shared, rounded down
  expect(figures(3)).toEqual([8, [8, 0], null, [8, 0]]); // nobody leads the gang alone
});
