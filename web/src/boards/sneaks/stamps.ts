/** What became of the sites of a round, while it is shown: a stamp on each house. */

export type Stamp = "guarded" | "stolen" | "contested" | "empty" | "vanished";

type Stamps = Record<string, Stamp>;

const isStamps = (act: unknown): act is { stamps: Stamps } =>
  typeof act === "object" && act !== null && "stamps" in act;

/** What the stage shows, with one more stamp. */
export const stamped = (act: unknown, site: string, stamp: Stamp): { stamps: Stamps } => ({
  stamps: { ...(isStamps(act) ? act.stamps : {}), [site]: stamp },
});

/** The stamp on a site; none where nothing is shown. */
export const stampOn = (act: unknown, site: string): Stamp | undefined =>
  isStamps(act) ? act.stamps[site] : undefined;
