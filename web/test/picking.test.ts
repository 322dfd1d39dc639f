import { expect, test } from "vitest";
import type { OptionField } from "../src/generated/messages";
import { forEachSeat, inOrder, isComplete, missing, reasonsAgainst } from "../src/lobby/picking";

const option = (more: Partial<OptionField>): OptionField => ({
  name: "gangsters",
  title: "Gangsters",
  help: "Who may appear.",
  rule: "AZ-064",
  kind: "some",
  default: [],
  choices: [],
  counts: [],
  ...more,
});

test("things count only when there are as many as may be", () => {
  const four = option({ counts: [0, 4, 8] });
  expect(isComplete(four, [])).toBe(true);
  expect(isComplete(four, ["a", "b", "c"])).toBe(false);
  expect(missing(four, ["a", "b", "c"])).toBe(1);
  expect(isComplete(four, ["a", "b", "c", "d"])).toBe(true);
  expect(missing(four, ["a", "b", "c", "d", "e"])).toBe(3);
  expect(isComplete(option({}), ["a"])).toBe(true); // any number
});

test("a rule that forbids several values is told once", () => {
  const value = (name: string, rule: string | null) => ({
    value: name,
    title: name,
    rule,
    why: rule && `by ${rule}`,
  });
  const choices = [value("a", "AZ-014"), value("b", null), value("c", "AZ-014"), value("d", "X-1")];
  expect(reasonsAgainst(option({ choices }))).toEqual([
    { rule: "AZ-014", why: "by AZ-014" },
    { rule: "X-1", why: "by X-1" },
  ]);
});

test("what nobody has said is in the order of the edition, or of the seats", () => {
  const choices = ["Johnny", "Francky", "Tony"].map((value) => ({ value, title: value }));
  expect(forEachSeat(option({ choices }), [], 2)).toEqual(["Johnny", "Francky"]);
  expect(forEachSeat(option({ choices }), ["Tony", "Johnny"], 2)).toEqual(["Tony", "Johnny"]);
  expect(inOrder([], 3)).toEqual([0, 1, 2]);
  expect(inOrder([2, 0, 1], 3)).toEqual([2, 0, 1]);
});
