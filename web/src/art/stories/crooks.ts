/** Crooks in pictures. */

import type { CrooksView, EditionData } from "../../generated/crooks";
import { building, cutOutBuilding } from "../buildings";
import { seatColours } from "../gangs";
import { hangout } from "../hangouts";
import { circle, INKS, line, path, rect, type Shape } from "../pen";
import {
  arrow,
  backdrop,
  cardBack,
  coins,
  crookCard,
  felt,
  figure,
  framed,
  GANG_INKS,
  inset,
  laid,
  night,
  panel,
  plate,
  tag,
  thing,
} from "./scenery";

const TARGETS = ["newsstand", "shop", "jeweller", "bank"];
const WORTHS = ["2", "5", "7", "9"];

const street = (): Shape =>
  TARGETS.map(
    (name, i) =>
      inset(cutOutBuilding(name), 2 + i * 79, 96, 80, 78, "meet") +
      tag(WORTHS[i] ?? "", 42 + i * 79, 186, 12),
  ).join("");

/** A row of a seat under a target. */
const row = (colour: string, y: number): Shape =>
  rect(16, y, 288, 26, seatColours(colour).shade, ' rx="4"') +
  rect(16, y, 6, 26, seatColours(colour).cloth, ' rx="3"');

export const CROOKS = [
  panel("goal", night, street),
  panel(
    "look",
    backdrop("#3a2140", "#4a2a52"),
    () => framed(hangout("A"), 24, 26, 150, 96),
    () =>
      [0, 1, 2].map((i) => laid(cardBack("purple"), 34 + i * 44, 112, 0.9, -6 + i * 6)).join("") +
      arrow(196, 96, 36) +
      coins(3, 248, 96, 14),
  ),
  panel(
    "take",
    felt,
    () =>
      laid(
        crookCard({ name: "Rainy-Day Ray", level: 3, gang: "O", change: "−3" }),
        40,
        74,
        1.1,
        -9,
      ),
    () =>
      laid(
        crookCard({ name: "Pinstripe Paul", level: 6, gang: "W", change: "+1" }),
        214,
        74,
        1.1,
        9,
      ),
    () => path("M160 20L108 150H212Z", INKS.lamp, ' opacity=".35"'),
    () => laid(crookCard({ name: "Red-Hook Rita", level: 7, gang: "N" }), 118, 30, 1.4),
  ),
  panel(
    "place",
    backdrop("#233a5e", "#2f4a73"),
    () => framed(building("hotel"), 34, 14, 104, 78) + tag("6", 34, 16),
    () => framed(building("museum"), 184, 14, 104, 78) + tag("8", 184, 16),
    () =>
      row("green", 126) + laid(crookCard({ name: "Marble Mack", level: 8, gang: "O" }), 58, 104, 1),
    () => laid(cardBack("green"), 208, 104, 1) + coins(1, 286, 146, 14),
  ),
  panel(
    "ability",
    backdrop("#57253f", "#6b3250"),
    () =>
      laid(
        crookCard({ name: "Nimble Ned", level: 4, gang: "N", ability: "pickpocket" }),
        22,
        34,
        1.3,
        -5,
      ),
    () => arrow(112, 90, 32) + coins(2, 166, 90, 15),
    () =>
      (["accomplice", "swap", "hitman", "spy"] as const)
        .map((name, i) =>
          plate(name, 238 + (i % 2) * 48, 62 + Math.floor(i / 2) * 56, 21, INKS.plum),
        )
        .join(""),
  ),
  panel(
    "win",
    backdrop("#1e4252", "#2e5a6e"),
    () => framed(building("bank"), 104, 16, 112, 84) + tag("9", 104, 18),
    () => laid(crookCard({ name: "Six-Foot Sully", level: 8, gang: "W" }), 20, 92, 1.1, -4),
    () => laid(crookCard({ name: "Crosstown Connie", level: 5, gang: "W" }), 236, 92, 1.1, 4),
    () =>
      path(
        "M138 140l10 8 12-20 12 20 10-8-4 28h-36Z",
        INKS.gold,
        ` stroke="${INKS.ink}" stroke-width="2"`,
      ) + figure("8 > 5", 160, 190, 18, INKS.paper),
  ),
  panel(
    "change",
    backdrop("#6b4708", "#7d5610"),
    () => framed(building("jeweller"), 24, 34, 130, 100) + tag("7", 26, 36, 18),
    () => laid(crookCard({ name: "Silk-Hat Sid", level: 7, change: "+2" }), 128, 84, 1.1, 5),
    () => arrow(212, 100, 32) + tag("9", 276, 100, 30),
  ),
  panel(
    "gangs",
    backdrop("#26324a", "#31405c"),
    () => laid(crookCard({ name: "Ferryboat Finn", level: 6, gang: "N" }), 26, 18, 1.2, -4),
    () => laid(crookCard({ name: "Cobblestone Cal", level: 7, gang: "W" }), 124, 12, 1.2),
    () => laid(crookCard({ name: "Velvet Vera", level: 6, gang: "O" }), 222, 18, 1.2, 4),
    () =>
      (["N", "W", "O"] as const)
        .map((gang, i) => plate(gang, 62 + i * 98, 156, 24, GANG_INKS[gang]))
        .join("") + line("M96 156H126M194 156H224", INKS.gold, 3, ' stroke-dasharray="1 7"'),
  ),
  panel(
    "end",
    backdrop("#4a1f2b", "#5e2a33"),
    () =>
      rect(226, 22, 70, 150, INKS.wood2) +
      path("M234 30H288V172H234Z", "#1d3a60") +
      path("M234 30L262 44V182L234 172Z", INKS.wood) +
      circle(256, 112, 3, INKS.gold),
    () => laid(cardBack("green"), 20, 40, 1.1, -8),
    () => arrow(96, 92, 30),
    () => laid(crookCard({ name: "Close-Shave Clem", level: 2, change: "−6" }), 136, 36, 1.2, 4),
    () => plate("hat", 262, 74, 17, INKS.wood2),
  ),
];

const crookOf = ({ cards }: EditionData, number: number) =>
  cards.crooks.find(({ id }) => id === number);

const ABILITIES = ["pickpocket", "accomplice", "swap", "hitman", "kingpin", "spy"] as const;

export const CROOKS_THINGS = [
  thing("worth", ["turn"], () => framed(building("hotel"), 6, 8, 60, 56) + tag("6", 12, 14, 12)),
  thing("price", ["turn"], () => framed(hangout("A"), 6, 10, 60, 52) + coins(1, 56, 18, 14)),
  thing(
    "level",
    ["take"],
    () => path("M14 6h44v40L36 62 14 46Z", INKS.ink) + figure("7", 36, 47, 40, INKS.gold),
  ),
  thing(
    "change",
    ["take"],
    () =>
      circle(22, 36, 20, INKS.green2) +
      figure("+2", 22, 44, 22, "#fff") +
      circle(52, 36, 19, "#8f1f1a") +
      figure("−3", 52, 44, 22, "#fff"),
  ),
  thing(
    "gang",
    ["take"],
    () =>
      plate("N", 22, 22, 19, GANG_INKS.N) +
      plate("W", 50, 26, 19, GANG_INKS.W) +
      plate("O", 34, 51, 19, GANG_INKS.O),
  ),
  ...ABILITIES.map((name) => ({
    ...thing(name, ["take"], () => plate(name, 36, 36, 30, INKS.plum)),
    isThere: (view: unknown, edition: unknown) =>
      ((view as CrooksView).pile ?? []).some(
        (crook) => crookOf(edition as EditionData, crook)?.ability === name,
      ),
  })),
  thing(
    "hidden",
    ["place"],
    () => laid(cardBack("green"), 12, 2, 0.82, -4) + plate("lock", 54, 54, 15, INKS.wood2),
  ),
];
