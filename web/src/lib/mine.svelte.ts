/** My tables, in every tab and on every page: which of them wait for me, and where to go next. */

import type { TableCard } from "../generated/messages";
import { waitsForMe } from "../lobby/terms";
import { api, Refused } from "./api";
import { connection } from "./connection.svelte";

/** The server tells at once of tables that it has at hand; the list is read again all the same. */
const REFRESH = 15_000; // milliseconds
/** What comes together is read once. */
const SOON = 120;

class Mine {
  /** As the server lists them: the most urgent first. */
  tables = $state.raw<TableCard[]>([]);
  readonly waiting = $derived(this.tables.filter(waitsForMe));

  #soon = 0;

  /** Keep the list fresh from now on. */
  follow(): void {
    setInterval(() => void this.refresh(), REFRESH);
    document.addEventListener("visibilitychange", () => void this.refresh());
    connection.onwaits = () => {
      clearTimeout(this.#soon);
      this.#soon = window.setTimeout(() => void this.refresh(), SOON);
    };
  }

  async refresh(): Promise<void> {
    if (connection.state !== "open") return; // the frame says when it is down
    try {
      this.tables = (await api.myTables()).tables;
    } catch (error) {
      if (error instanceof Refused) throw error; // otherwise it has just gone down
    }
  }

  async putAway(table: string, away: boolean): Promise<void> {
    this.tables = (await api.putAway(table, away)).tables;
  }

  /** The table that waits for me most urgently, apart from one. */
  next(apartFrom = ""): TableCard | undefined {
    return this.waiting.find(({ table }) => table !== apartFrom);
  }
}

export const mine = new Mine();
