/** The drawings of this board, from the game-icons set. */

import bull from "icon:bull";
import gecko from "icon:gecko";
import gorilla from "icon:gorilla";
import rhino from "icon:rhinoceros-horn";
import pig from "icon:pig-face";
import zebra from "icon:horse-head";
import fox from "icon:fox-head";
import weasel from "icon:squirrel";
import goat from "icon:goat";
import koala from "icon:koala";
import hyena from "icon:hyena-head";
import kangaroo from "icon:kangaroo";
import trade from "icon:trade";
import attack_steal from "icon:punch";
import study from "icon:open-book";
import weights from "icon:weight-lifting-up";
import work from "icon:washing-machine";
import chess from "icon:chess-knight";
import eat from "icon:meal";
import invite from "icon:envelope";
import cellblock_recruit from "icon:crown";
import escape from "icon:hole-ladder";
import crime from "icon:shower";
import bribe from "icon:swap-bag";
import primal from "icon:flame";
import boost from "icon:pill";
import goods from "icon:cardboard-box-closed";
import weapon from "icon:bowie-knife";
import tool from "icon:wrench";
import armour from "icon:chest-armor";
import trap from "icon:box-trap";
import inmate_upgrade from "icon:t-shirt";
import cell_upgrade from "icon:house";

export { default as AMBULANCE } from "icon:ambulance";
export { default as LOCK } from "icon:padlock";
export { default as UNLOCKED } from "icon:padlock-open";
export { default as GUARD } from "icon:police-officer-head";
export { default as WARDEN } from "icon:imperial-crown";
export { default as TOOTHBRUSH } from "icon:toothbrush";
export { default as NIGHT } from "icon:moon";
export { default as PRIMAL } from "icon:flame";
export { default as BLOOD } from "icon:bleeding-wound";
export { default as DOOR_OPEN } from "icon:exit-door";
export { default as DOOR_SHUT } from "icon:locked-door";
export { default as GANGSTER } from "icon:convict";
export { default as FORCE } from "icon:fist";
export { default as CUNNING } from "icon:chess-knight";
export { default as CRIME } from "icon:secret-book";
export { default as HOLE } from "icon:hole";
export { default as CHAIR } from "icon:wooden-chair";

/** By animal. */
export const ANIMALS: Record<string, string> = {
  bull,
  gecko,
  gorilla,
  rhino,
  pig,
  zebra,
  fox,
  weasel,
  goat,
  koala,
  hyena,
  kangaroo,
};

/** By board icon. */
export const ACTIONS: Record<string, string> = {
  trade,
  attack_steal,
  study,
  weights,
  work,
  chess,
  eat,
  invite,
  cellblock_recruit,
  escape,
  crime,
};

/** By kind of card. */
export const CARDS: Record<string, string> = {
  bribe,
  primal,
  boost,
  goods,
  weapon,
  tool,
  armour,
  trap,
  inmate_upgrade,
  cell_upgrade,
};
