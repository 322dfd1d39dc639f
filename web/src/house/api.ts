/** The HTTP side of the server, as far as it is for the keepers of the house. */

import type {
  AuditLog,
  Duty,
  HouseAct,
  HouseFigures,
  HouseLimits,
  KeeperList,
  PasskeyOptions,
  PlayerFile,
  PlayerList,
  ReportList,
  SpokenLines,
  TableList,
} from "../generated/messages";
import { call, query } from "../lib/api";
import type { Answered } from "../people/passkeys";

export const house = {
  duty: () => call<Duty>("GET", "admin/duty"),
  doorOptions: () => call<PasskeyOptions>("POST", "admin/door/options"),
  openDoor: (credential: Answered) => call<Duty>("POST", "admin/door", { credential }),
  closeDoor: () => call<Duty>("POST", "admin/door/close"),
  reports: () => call<ReportList>("GET", "admin/reports"),
  players: (name: string) => call<PlayerList>("GET", `admin/players?${query({ name })}`),
  player: (player: string) => call<PlayerFile>("GET", `admin/players/${player}`),
  tables: () => call<TableList>("GET", "admin/tables"),
  lines: (table: string) => call<SpokenLines>("GET", `admin/tables/${table}/lines`),
  keepers: () => call<KeeperList>("GET", "admin/keepers"),
  figures: () => call<HouseFigures>("GET", "admin/figures"),
  limits: () => call<HouseLimits>("GET", "admin/limits"),
  audit: () => call<AuditLog>("GET", "admin/audit"),
  act: (act: HouseAct["do"]) => call<null>("POST", "admin/acts", { do: act }),
};
