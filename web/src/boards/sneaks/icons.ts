/** The drawings of this board, from the game-icons set. */

import information from "icon:full-folder";
import artifacts from "icon:amphora";
import jewels from "icon:cut-diamond";
import gold from "icon:gold-bar";
import tokens from "icon:swap-bag";
import collection from "icon:stack";
import carteBlanche from "icon:card-joker";
import safe from "icon:dial-padlock";
import intrigues from "icon:cycle";
import item from "icon:trophy-cup";
import documents from "icon:papers";
import sneaks from "icon:domino-mask";
import snitches from "icon:police-badge";
import archives from "icon:bookshelf";
import bank from "icon:bank";
import casino from "icon:poker-hand";
import docks from "icon:anchor";
import exhibition from "icon:greek-temple";
import foundry from "icon:anvil";
import gallery from "icon:mona-lisa";
import hotel from "icon:house-keys";

export const COLOUR_ICONS: Record<string, string> = {
  b: information,
  g: artifacts,
  r: jewels,
  y: gold,
};

export const KIND_ICONS: Record<string, string> = {
  tokens,
  collection,
  carte_blanche: carteBlanche,
  safe_cracking: safe,
  intrigues,
  item,
  documents,
};

export const TEAM_ICONS = { sneak: sneaks, snitch: snitches };

export const SITE_ICONS: Record<string, string> = {
  A: archives,
  B: bank,
  C: casino,
  D: docks,
  E: exhibition,
  F: foundry,
  G: gallery,
  H: hotel,
};
