import { expect, test } from "vitest";
import type { GameView } from "../src/generated/crooks";
import { open } from "../src/boards/crooks/open";

const hidden = { up: false, origin: "A" };

function view(you: number, row: object[], parts: object = {}): GameView {
  return {
    you,
    active: 0,
    seats: [{ seat: 0, row: [row] }],
    hangouts: [{ letter: "A", count: 2 }],
    box: [],
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
  const opened = open(view(-1, [hidden]), [view(0, [{ ...hidden, crook: 7 }])], end);
  expect(opened.seats[0]?.row[0]?.[0]?.crook).toBe(7);
  expect(opened.hangouts[0]?.crooks).toEqual([3, 9]);
});
