/** What a click on a character means now. */

import type {
  CharacterView,
  GameEdition as Edition,
  GameView as View,
} from "../../generated/kings";
import type { BoardProps } from "../board";
import type { Option } from "../../lib/menu";
import { togglePerson } from "./journey";
import { describePerson, hasRecruited, theirSeat } from "./names";

export interface PersonChoice {
  legal: boolean;
  label: string;
  /** What `Pick` needs. */
  pick: { option?: Option; onpick?: () => void; pressed?: boolean };
}

type Table = Pick<BoardProps<View, Edition>, "view" | "edition" | "menu" | "selection">;

/** The choice behind a character: to go along, get in or out, or to be named. */
export function pickPerson(table: Table, seat: number, person: CharacterView): PersonChoice {
  const { view, edition, menu, selection } = table;
  const label = describePerson(edition, person, hasRecruited(view, seat, person));
  const own = menu.find(`own ${person.slot}`);
  if (seat === view.you && view.phase === "moves" && own?.why === null) {
    const onpick = () => (selection.things = togglePerson(view, selection.things, person));
    const pressed = selection.has(`own ${person.slot}`);
    return { legal: true, label, pick: { onpick, pressed } };
  }
  const option = optionOf(table, seat, person);
  return { legal: option?.why === null, label, pick: option ? { option } : {} };
}

function optionOf({ view, menu }: Table, seat: number, person: CharacterView): Option | undefined {
  if (seat === view.you) {
    return person.aboard ? menu.find(`drop ${person.slot}`) : menu.find(`own ${person.slot}`);
  }
  return seat === theirSeat(view) ? menu.find(`their ${person.slot}`) : undefined;
}
