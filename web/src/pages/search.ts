/** Searching the rules: every word must be there, whatever its accents and case. */

import type { RulesText } from "../generated/messages";

const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

export interface Found {
  title: string;
  rules: { number: string; text: string }[];
}

/** The chapters with the rules that hold every word of the question; empty ones are left out. */
export function search(book: RulesText, question: string): Found[] {
  const words = plain(question).split(/\s+/).filter(Boolean);
  const fits = (number: string) => {
    const text = plain(`${number} ${book.texts[number] ?? ""}`);
    return words.every((word) => text.includes(word));
  };
  return book.chapters
    .map((chapter) => ({
      title: chapter.title,
      rules: chapter.rules
        .filter(fits)
        .map((number) => ({ number, text: book.texts[number] ?? "" })),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}
