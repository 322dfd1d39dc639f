/** A tab may outlive an upgrade of the server: the parts of the page that it has not loaded yet are
then gone. The page is loaded anew by itself, once; where that would not help, the visitor is told. */

const KEY = "backroom-reloaded";
const PARTS = /\/assets\/[\w.-]+/g;

class Upgrade {
  /** Whether a part of the page did not come, and did not come with the latest page either. */
  isIncomplete = $state(false);
  #isReloading = false;

  /** Notice from now on when a part of the page does not come. */
  watch(): void {
    addEventListener("vite:preloadError", () => void this.#mend());
  }

  async #mend(): Promise<void> {
    const latest = await latestParts();
    if (this.#isReloading) return; // several parts may be missing at once
    if (latest.every(isHere) || !noteReload(latest)) {
      this.isIncomplete = true;
    } else {
      this.#isReloading = true;
      location.reload();
    }
  }
}

/** What the server's page begins with now; nothing where it cannot be reached. */
async function latestParts(): Promise<string[]> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok ? ((await answer.text()).match(PARTS) ?? []) : [];
  } catch {
    return [];
  }
}

const isHere = (part: string): boolean =>
  document.querySelector(`[src="${part}"], [href="${part}"]`) !== null;

/** Note that this tab is loaded anew for the sake of these parts: false if that was tried before. */
function noteReload(parts: string[]): boolean {
  const wanted = parts.join(" ");
  try {
    if (sessionStorage.getItem(KEY) === wanted) return false;
    sessionStorage.setItem(KEY, wanted);
    return true;
  } catch {
    return false; // without storage it might go on for ever
  }
}

export const upgrade = new Upgrade();
