/** How the values of an option are picked. */

import type { OptionField } from "../generated/messages";

/** The rules that forbid values of an option now, each once. */
export function reasonsAgainst({ choices }: OptionField): { rule: string; why: string }[] {
  const reasons = choices.flatMap(({ rule, why }) => (rule && why ? [{ rule, why }] : []));
  return [...new Map(reasons.map((reason) => [reason.rule, reason])).values()];
}

/** Whether as many things are picked as may be. */
export const isComplete = ({ counts }: OptionField, picked: string[]): boolean =>
  counts.length === 0 || counts.includes(picked.length);

/** How many more it takes. */
export const missing = ({ counts }: OptionField, picked: string[]): number =>
  Math.min(...counts.filter((count) => count > picked.length)) - picked.length;

/** Something of an edition for each seat; where nothing is said, in the edition's order. */
export const forEachSeat = ({ choices }: OptionField, given: string[], seats: number): string[] =>
  given.length === seats ? given : choices.slice(0, seats).map(({ value }) => value as string);

/** The seats in an order; where nothing is said, in their own. */
export const inOrder = (given: number[], seats: number): number[] =>
  given.length === seats ? given : Array.from({ length: seats }, (_, seat) => seat);
