/** The signs of the goods, from the game-icons set. */

import information from "icon:full-folder";
import artifacts from "icon:amphora";
import jewels from "icon:cut-diamond";
import gold from "icon:gold-bar";

export const COLOUR_ICONS: Record<string, string> = {
  b: information,
  g: artifacts,
  r: jewels,
  y: gold,
};
