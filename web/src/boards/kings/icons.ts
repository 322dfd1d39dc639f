/** The drawings of this board, from the game-icons set. */

import car from "icon:police-car";
import station from "icon:police-badge";
import metro from "icon:subway";
import heliport from "icon:helicopter";
import bar from "icon:martini";
import risk from "icon:hazard-sign";
import phone from "icon:phone";
import person from "icon:person";
import cash from "icon:money-stack";
import cuffs from "icon:handcuffs";
import goal from "icon:star-flag";

export const SPECIAL_ICONS: Record<string, string> = { police: station, metro, heliport, bar };
export { car, cash, cuffs, goal, person, phone, risk };
