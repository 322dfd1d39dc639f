/** Which of a side's values make its hand: five at most count. */

const RANKS = ["A", "K", "Q", "J", "10", "9"];
const COUNTING = 5;
/** How many of one rank each hand is made of; the highest others fill it up. */
const ALIKE: Record<string, number[]> = {
  four: [4],
  full_house: [3, 2],
  three: [3],
  two_pairs: [2, 2],
  pair: [2],
};

/** The values that count, those that make the hand first. */
export function counting(values: string[], hand: string): string[] {
  if (hand === "straight") {
    const starts = RANKS.map((_, i) => RANKS.slice(i, i + COUNTING));
    return starts.find((run) => run.every((rank) => values.includes(rank))) ?? [];
  }
  const rest = values.toSorted((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other));
  const chosen: string[] = [];
  for (const size of ALIKE[hand] ?? []) {
    const rank = RANKS.find((known) => rest.filter((value) => value === known).length >= size);
    if (rank !== undefined) chosen.push(...rest.splice(rest.indexOf(rank), size));
  }
  return [...chosen, ...rest].slice(0, COUNTING);
}
