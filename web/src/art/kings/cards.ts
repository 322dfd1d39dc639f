/** Pictures of the resource cards, 106 x 74. */

import { drawing, moved, path, rect, type Drawing, type Shape } from "../pen";
import { bustOf } from "./bust";
import { lookOf, officer } from "./cast";
import { sedanShape } from "./vehicles";

const PICTURES: Record<string, () => Shape> = {
  big_tip: () =>
    `<path d="M0 44H96V62H0Z" fill="#3b2230"/><ellipse cx="46" cy="46" rx="36" ry="9" fill="#c9cfdb"/><ellipse cx="46" cy="44" rx="30" ry="6.5" fill="#8d96a8"/><g transform="rotate(-8 46 38)"><path d="M24 26H68V46H24Z" fill="#5fa06b"/><path d="M27 29H65V43H27Z" fill="none" stroke="#d9f0d0"/><circle cx="46" cy="36" r="5" fill="#d9f0d0"/></g><g transform="rotate(6 50 30)"><path d="M30 20H74V40H30Z" fill="#79bb80"/><path d="M33 23H71V37H33Z" fill="none" stroke="#eaf8e2"/><circle cx="52" cy="30" r="5" fill="#eaf8e2"/></g><path d="M74 34C86 30 92 20 96 18V46C88 48 80 44 74 40Z" fill="#e2a878"/><path d="M88 14H96V50H88Z" fill="#15161f"/>`,
  family_business: () =>
    `<path d="M0 46H96V62H0Z" fill="#2a1a20"/><g transform="translate(14 6) scale(.42)">${bustOf(lookOf("papa_gino"))}</g><g transform="translate(46 10) scale(.4)">${bustOf(lookOf("angelo"))}</g><path d="M0 54H96V62H0Z" fill="#5a2026"/>`,
  loyalty_price: () =>
    `<path d="M8 20L44 30V54L8 44Z" fill="#6b4526"/><path d="M44 30L88 20V44L44 54Z" fill="#8a5a30"/><path d="M8 20L52 10L88 20L44 30Z" fill="#3a2414"/><path d="M16 21L52 13L80 20L44 27Z" fill="#5fa06b"/><path d="M24 21L50 15M34 24L60 17M46 26L70 19" stroke="#cfeccd" stroke-width="2"/><circle cx="66" cy="38" r="4" fill="#f2c14e"/>`,
  night_rider: () =>
    `<path d="M0 40H96V62H0Z" fill="#15182a"/><path d="M0 40L10 24H18V32H28V16H38V28H50V20H58V34H68V12H76V30H86V22H96V40Z" fill="#2b2f55"/><circle cx="78" cy="12" r="8" fill="#f6e3ae"/><path d="M0 52H96" stroke="#f2c14e" stroke-width="1.5" stroke-dasharray="10 8"/>${moved(sedanShape("red"), 48, 50, 1.15)}<path d="M4 36H18M0 42H14M6 48H16" stroke="#fff" stroke-width="1.5" opacity=".6"/>`,
  fake_plates: () =>
    `<rect x="10" y="12" width="76" height="38" rx="5" fill="#e9dcc4" stroke="#7a5a20" stroke-width="2.5"/><text x="48" y="40" text-anchor="middle" font-family="Limelight" font-size="17" fill="#24365c">2719</text><circle cx="18" cy="18" r="2" fill="#7a5a20"/><circle cx="78" cy="18" r="2" fill="#7a5a20"/><g transform="rotate(32 78 46)"><path d="M76 22H82V52H76Z" fill="#c9493b"/><path d="M77.5 52H80.500V64H77.500Z" fill="#c9cfdb"/></g>`,
  good_lawyer: () =>
    `<path d="M48 8V50M30 54H66M48 14L22 20M48 14L74 20" stroke="#f2c14e" stroke-width="3" fill="none"/><path d="M12 36L22 20L32 36A10 6 0 0 1 12 36ZM64 36L74 20L84 36A10 6 0 0 1 64 36Z" fill="#f2c14e"/><circle cx="48" cy="10" r="4" fill="#ffe9b0"/>`,
  inside_man: () =>
    `<path d="M30 6H66V62H30Z" fill="#2a1a14"/><path d="M30 6L54 12V62H30Z" fill="#7a4a22"/><path d="M54 12H66V62H54Z" fill="#ffd98a"/><path d="M58 62V34Q58 28 62 28Q66 28 66 34V62Z" fill="#17101c"/><circle cx="62" cy="25" r="4" fill="#17101c"/><path d="M56 22H68" stroke="#17101c" stroke-width="2"/><circle cx="50" cy="38" r="2" fill="#f2c14e"/>`,
  change_of_plans: () =>
    `<path d="M14 10L40 16L60 8L84 14V54L60 48L40 56L14 50Z" fill="#e9dcc4"/><path d="M40 16V56M60 8V48" stroke="#b9a27a"/><path d="M22 44C30 20 46 48 54 28" fill="none" stroke="#c9493b" stroke-width="2.5" stroke-dasharray="4 3"/><path d="M50 20L58 28M58 20L50 28" stroke="#c9493b" stroke-width="3"/><path d="M54 40C66 36 70 30 74 22" fill="none" stroke="#2f6a4a" stroke-width="2.5"/><path d="M70 24L75 20L76 27" fill="none" stroke="#2f6a4a" stroke-width="2.5"/>`,
  undercover_cop: () =>
    `<g transform="translate(24 2) scale(.5)">${bustOf({ ...officer, hat: "fedora", hatColour: "#40454f", coat: "#7a6a4a" })}</g><g transform="translate(72 40)"><path d="M0 -14L4 -4.500L14 -3.500L6.5 3L9 13L0 7.500L-9 13L-6.5 3L-14 -3.500L-4 -4.500Z" fill="#f2c14e" stroke="#7a5a20" stroke-width="1.5"/></g>`,
  fast_food: () =>
    `<path d="M20 30C20 12 76 12 76 30Z" fill="#d9903f"/><path d="M36 20h3M48 17h3M58 21h3M44 24h3" stroke="#fff1c8" stroke-width="2"/><path d="M17 31Q24 38 32 31T48 31T64 31T79 31V35H17Z" fill="#6fae4f"/><path d="M18 35H78V42H18Z" fill="#6b3320"/><path d="M18 36H60L50 42Z" fill="#f2c14e"/><path d="M20 43H76Q76 52 68 52H28Q20 52 20 43Z" fill="#c27a30"/>`,
  low_battery: () =>
    `<rect x="30" y="6" width="34" height="50" rx="6" fill="#20263c" stroke="#8b93ad" stroke-width="2"/><rect x="35" y="13" width="24" height="30" rx="2" fill="#0b0f1c"/><path d="M38 24H52V34H38ZM52 27H55V31H52Z" fill="none" stroke="#ff8a75" stroke-width="2"/><path d="M39 25H42V33H39Z" fill="#ff5d5d"/><circle cx="47" cy="49" r="2.5" fill="#8b93ad"/><path d="M70 12L82 50M82 12L70 50" stroke="#ff5d5d" stroke-width="3"/>`,
  call_the_swat: () =>
    `<path d="M0 48H96V62H0Z" fill="#14182a"/><path d="M10 48V26Q10 20 18 20H62L78 32H88V48Z" fill="#2a3554"/><path d="M62 23L74 32H62Z" fill="#9fd0ff"/><path d="M36 26l2.6 5.6 6 .7-4.5 4.1 1.2 6-5.3-3-5.3 3 1.2-6-4.5-4.1 6-.7z" fill="#f4ead2"/><circle cx="26" cy="49" r="7" fill="#05060c" stroke="#8b93ad" stroke-width="2"/><circle cx="72" cy="49" r="7" fill="#05060c" stroke="#8b93ad" stroke-width="2"/><circle cx="40" cy="17" r="4" fill="#ff4a4a"/><circle cx="50" cy="17" r="4" fill="#5b9dff"/>`,
  traffic_jam: () =>
    `<path d="M0 36H96V62H0Z" fill="#20243a"/>${moved(sedanShape("yellow"), 16, 52, 0.72)}${moved(sedanShape("yellow"), 50, 52, 0.72)}${moved(sedanShape("white"), 84, 52, 0.72)}${moved(sedanShape("blue"), 32, 34, 0.55)}${moved(sedanShape("red"), 66, 34, 0.55)}<path d="M80 2H90V24H80Z" fill="#12141f"/><circle cx="85" cy="7" r="3.2" fill="#ff4a4a"/><circle cx="85" cy="14" r="2.6" fill="#5a4a1a"/><circle cx="85" cy="20" r="2.6" fill="#1a4a2a"/>`,
  pickpocket: () =>
    `<path d="M40 0H96V62H50Q44 30 40 0Z" fill="#4a5b78"/><path d="M52 24H84V30H52Z" fill="#2a3554"/><path d="M56 14H76V26H56Z" fill="#79bb80"/><path d="M0 40C18 34 34 30 52 20L58 24L50 28L60 28Q58 32 50 33C36 44 20 54 0 58Z" fill="#dda072"/><path d="M0 34V62H14V36Z" fill="#17101c"/>`,
  dirty_cop: () =>
    `<g transform="translate(8 0) scale(.54)">${bustOf(officer)}</g><g transform="rotate(-10 72 38)"><path d="M56 28H92V46H56Z" fill="#79bb80"/><path d="M59 31H89V43H59Z" fill="none" stroke="#eaf8e2"/><circle cx="74" cy="37" r="4.5" fill="#eaf8e2"/></g><path d="M58 50C66 42 80 46 84 52L78 60H58Z" fill="#f0c49a"/>`,
  loaded_dice: () =>
    `<g transform="rotate(-14 34 34)"><rect x="16" y="16" width="34" height="34" rx="6" fill="#f4ead2"/><text x="33" y="43" text-anchor="middle" font-family="Limelight" font-size="28" fill="#a3262c">A</text></g><g transform="rotate(12 68 36)"><rect x="52" y="22" width="32" height="32" rx="6" fill="#e6d7b4"/><text x="68" y="47" text-anchor="middle" font-family="Limelight" font-size="26" fill="#20283f">K</text></g><path d="M38 46l6 6M70 30l10-14 4 3-9 14z" fill="#8d96a8"/>`,
  hidden_gun: () =>
    `<path d="M0 0H34L50 62H0Z" fill="#28344f"/><path d="M96 0H62L46 62H96Z" fill="#344468"/><path d="M34 0H62L48 50Z" fill="#f4ead2"/><g transform="translate(46 34) rotate(-14) scale(1.35)"><path d="M-14 -7H24V3H3Q4 8 0 8H-4L-6 18H-16L-12 2Z" fill="#12141f"/><path d="M-14 -7H24V-3H-14Z" fill="#aab2c6"/><path d="M-12 3L-16 18H-6L-3 5Z" fill="#a35a2a"/></g>`,
  bulletproof_vest: () =>
    `<path d="M30 8H40Q48 16 56 8H66L74 26L68 30V56H28V30L22 26Z" fill="#2c3a4c"/><path d="M48 14V56M34 24H62M34 36H62M34 48H62" stroke="#51688a" stroke-width="1.5"/><g fill="#c9cfdb" stroke="#0b0f1c"><circle cx="40" cy="30" r="3"/><circle cx="56" cy="42" r="3"/><circle cx="44" cy="50" r="2.5"/></g>`,
  old_favour: () =>
    `<circle cx="48" cy="30" r="24" fill="#5a2026"/><path d="M14 40C26 30 38 30 48 34C58 30 70 30 82 40L76 50C66 46 56 46 48 44C40 46 30 46 20 50Z" fill="#dda072"/><path d="M0 36L18 34L24 52L4 56ZM96 36L78 34L72 52L92 56Z" fill="#17101c"/><path d="M44 36L52 44M48 34L56 42" stroke="#9a6a40" stroke-width="2"/>`,
};

const GROUNDS: Record<string, string> = { blue: "#2f5fae", red: "#a3262c", black: "#23242e" };

/** A card that nobody has drawn: an envelope with a seal. */
const envelope = (): Shape =>
  rect(14, 14, 68, 42, "#e9dcc4", ' rx="3"') +
  path("M14 16L48 40L82 16V14H14Z", "#c9b48a") +
  path("M48 32a9 9 0 1 0 .1 0Z", "#a3312b");

const drawn = new Map<string, Drawing>();

/** The picture of a card on the ground of its colour. */
export function cardPicture(card: string, colour: string): Drawing {
  const key = `${card} ${colour}`;
  const picture =
    drawn.get(key) ??
    drawing(
      "-5 -4 106 74",
      rect(-5, -4, 106, 74, GROUNDS[colour] ?? GROUNDS.black ?? "") +
        (PICTURES[card] ?? envelope)(),
    );
  drawn.set(key, picture);
  return picture;
}

export const isCardDrawn = (card: string): boolean => card in PICTURES;
