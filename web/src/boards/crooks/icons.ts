/** The drawings of this board, from the game-icons set. */

import kingpin from "icon:imperial-crown";
import hitman from "icon:revolver";
import spy from "icon:spy";
import swap from "icon:cycle";
import accomplice from "icon:three-friends";
import pickpocket from "icon:robber-hand";
import newsstand from "icon:newspaper";
import grocery from "icon:shopping-bag";
import house from "icon:house";
import shop from "icon:shop";
import hotel from "icon:night-sleep";
import jeweller from "icon:cut-diamond";
import museum from "icon:greek-temple";
import bank from "icon:bank";

export const ABILITY_ICONS: Record<string, string> = {
  kingpin,
  hitman,
  spy,
  swap,
  accomplice,
  pickpocket,
};

/** By the printed number of a target. */
export const TARGET_ICONS: Record<number, string> = {
  2: newsstand,
  3: grocery,
  4: house,
  5: shop,
  6: hotel,
  7: jeweller,
  8: museum,
  9: bank,
};
