/** The HTTP side of the server, as far as it is about the coach. */

import type {
  AskReview,
  AskWhatIf,
  HintList,
  Joined,
  PosedPuzzle,
  PuzzleList,
  ReviewState,
  Solution,
} from "../generated/messages";
import { call, query } from "../lib/api";
import type { Language } from "../lib/settings.svelte";

export const coach = {
  review: (table: string, seat: number, open: boolean, language: Language) =>
    call<ReviewState>(
      "GET",
      `tables/${table}/review?${query({ seat, open: String(open), language })}`,
    ),
  askReview: (table: string, asked: AskReview, language: Language) =>
    call<ReviewState>("POST", `tables/${table}/review?${query({ language })}`, asked),
  whatIf: (table: string, asked: AskWhatIf) =>
    call<Joined>("POST", `tables/${table}/what-if`, asked),
  hint: (table: string) => call<HintList>("POST", `tables/${table}/hint`),
  puzzles: () => call<PuzzleList>("GET", "puzzles"),
  puzzle: (game: string, number: number, language: Language) =>
    call<PosedPuzzle>("GET", `puzzles/${game}/${number}?${query({ language })}`),
  answerPuzzle: (game: string, number: number, choice: string, language: Language) =>
    call<Solution>("POST", `puzzles/${game}/${number}?${query({ language })}`, { choice }),
};
