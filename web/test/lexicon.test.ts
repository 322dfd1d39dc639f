import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("document", { documentElement: {} });

const { Lexicon } = await import("../src/boards/animalcatraz/words");
const { words } = await import("../src/lib/words.svelte");

test("cards of either kind that a Crime asks for are called by their names", async () => {
  await words.learn(["animalcatraz-things"]);
  const cards = {
    contraband: [{ id: "pills", en: "Pills" }],
    items: [{ id: "bleach", en: "A bottle of bleach" }],
    rooms: [{ id: "cafeteria", en: "Cafeteria" }],
  };
  const need = {
    kind: "discard_item",
    items: ["pills", "bleach"],
    room: "cafeteria",
    then: { kind: "lose_notch", stat: "force", n: 1 },
  };
  const said = new Lexicon({ cards } as never, "en").effect(need);
  expect(said).toContain("Pills and A bottle of bleach");
  expect(said).toContain("Cafeteria");
  expect(said).not.toContain("pills");
});
