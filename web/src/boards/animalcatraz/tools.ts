/** How far a rival has come with a tool of its plan, as far as this seat may know. */

import type { RivalView, GameView as View } from "../../generated/animalcatraz";

export type ToolState = "secured" | "held" | "missing";

export function toolState(view: View, rival: RivalView, tool: string): ToolState {
  if (rival.secured.includes(tool)) return "secured";
  const boards = rival.inmates.flatMap((number) => view.inmates[number] ?? []);
  const held = [
    ...boards.flatMap((inmate) => [
      ...inmate.cards,
      ...inmate.gangsters.flatMap((gangster) => gangster.cards),
    ]),
    ...view.cells.filter((cell) => cell.rival === rival.rival).flatMap((cell) => cell.cards),
  ];
  return held.includes(tool) ? "held" : "missing";
}
