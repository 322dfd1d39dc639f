/** Where the visitor is: the part of the address after the `#`, which no server log ever sees. */

class Router {
  parts = $state.raw<string[]>([]);

  constructor() {
    // A link to a table, as it is shown where it was pasted.
    const [, kind, table] = location.pathname.split("/");
    if (kind === "t" && table)
      history.replaceState(null, "", `/${location.hash || `#/table/${table}`}`);
    const read = () => {
      const path = location.hash.replace(/^#\/?/, "");
      this.parts = path.split("/").filter(Boolean).map(decodeURIComponent);
    };
    addEventListener("hashchange", read);
    read();
  }

  get page(): string {
    return this.parts[0] ?? "lobby";
  }
}

export const router = new Router();

/** The address of a page. */
export function to(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join("/")}`;
}

export function go(...parts: (string | number)[]): void {
  location.hash = to(...parts);
}

/** Change the address without a new entry in the browser's history. */
export function replace(...parts: (string | number)[]): void {
  history.replaceState(null, "", to(...parts));
  router.parts = parts.map(String);
}
