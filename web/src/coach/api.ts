/** The HTTP side of the server, as far as it is about the coach. */

import type { AskReview, ReviewState } from "../generated/messages";
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
};
