/** The HTTP side of the server. */

import type {
  Agreement,
  BlockList,
  ChanceCounts,
  EndSession,
  GameList,
  HouseNews,
  Invitation,
  Joined,
  NewTable,
  NewReport,
  NewWay,
  NoticeSettings,
  NoticeWishes,
  Player,
  Problem,
  ReplayFrames,
  ReplayOutline,
  RulesText,
  TableCard,
  TableHead,
  TableList,
  Token,
  TokenList,
  Wanted,
} from "../generated/messages";
import type { GameRecord } from "../table/fairness";
import { inPrint } from "./grammar";
import { settings, type Language } from "./settings.svelte";

/** The server said no, in words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}

/** Ask the server, and understand its answer. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`/api/${path}`, {
    method,
    headers: {
      "Accept-Language": settings.language, // of what the server may have to say
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refused(problem?.code ?? String(answer.status), problem?.text ?? answer.statusText);
}

/** The values after the question mark of an address. */
export function query(values: Record<string, string | number>): string {
  const pairs = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}

export const api = {
  games: (language: Language) => call<GameList>("GET", `games?${query({ language })}`),
  edition: async ({ game, edition }: Pick<TableHead, "game" | "edition">) =>
    inPrint(await call<unknown>("GET", `games/${game}/editions/${encodeURIComponent(edition)}`)),
  rules: (game: string, language: Language) =>
    call<RulesText>("GET", `games/${game}/rules?${query({ language })}`),
  agreement: (game: string, language: Language, wanted: Wanted) =>
    call<Agreement>("POST", `games/${game}/agreement?${query({ language })}`, wanted),
  session: () => call<Player | null>("GET", "session"),
  endSession: (where: EndSession["where"]) => call<Player | null>("POST", "session/end", { where }),
  tokens: () => call<TokenList>("GET", "tokens"),
  newToken: (name: string) => call<Token>("POST", "tokens", { name }),
  revokeToken: (bot: string) => call<TokenList>("POST", `tokens/${bot}/revoke`),
  rename: (name: string, face: number | null) => call<Player>("POST", "session", { name, face }),
  openTables: () => call<TableList>("GET", "tables"),
  myTables: () => call<TableList>("GET", "tables/mine"),
  tablesPutAway: () => call<TableList>("GET", `tables/mine?${query({ away: "true" })}`),
  notices: () => call<NoticeSettings>("GET", "notices"),
  wishNotices: (wishes: NoticeWishes) => call<NoticeSettings>("POST", "notices", wishes),
  addWay: (way: NewWay) => call<NoticeSettings>("POST", "notices/ways", way),
  removeWay: (way: string) => call<NoticeSettings>("POST", `notices/ways/${way}/remove`),
  tryWay: (way: string) => call<NoticeSettings>("POST", `notices/ways/${way}/try`),
  confirmMail: (secret: string) => call<null>("POST", "notices/confirm", { secret }),
  report: (report: NewReport) => call<null>("POST", "reports", report),
  blocked: () => call<BlockList>("GET", "blocks"),
  block: (player: string, blocked: boolean) =>
    call<BlockList>("POST", "blocks", { player, blocked }),
  houseNews: () => call<HouseNews>("GET", "house"),
  readWarning: (warning: string) => call<HouseNews>("POST", "house/read", { warning }),
  putAway: (table: string, away: boolean) =>
    call<TableList>("POST", `tables/${table}/away`, { away }),
  openTable: (table: NewTable) => call<TableCard>("POST", "tables", table),
  invite: (table: string, seat: number | null) =>
    call<Invitation>("POST", `tables/${table}/invitations`, { seat }),
  join: (secret: string) => call<Joined>("POST", "invitations", { secret }),
  record: (table: string) => call<GameRecord>("GET", `tables/${table}/record`),
  chance: (table: string) => call<ChanceCounts>("GET", `tables/${table}/chance`),
  replay: (table: string, language: Language) =>
    call<ReplayOutline>("GET", `tables/${table}/replay?${query({ language })}`),
  frames: (table: string, first: number, count: number, eyes: string, language: Language) =>
    call<ReplayFrames>(
      "GET",
      `tables/${table}/replay/frames?${query({ first, count, eyes, language })}`,
    ),
};
