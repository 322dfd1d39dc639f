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
import motor from "icon:city-car";
import stop from "icon:stop-sign";
import burst from "icon:laser-burst";
import deck from "icon:stack";
import bag from "icon:knapsack";
import goal from "icon:star-flag";

export const SPECIAL_ICONS: Record<string, string> = { police: station, metro, heliport, bar };
export { bag, burst, car, cash, cuffs, deck, goal, motor, person, phone, risk, stop };
