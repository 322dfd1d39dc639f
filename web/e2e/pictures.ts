/** Pictures of pages, kept small in this folder, and whether a page still looks like its picture. */

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

const FOLDER = join(import.meta.dirname, "pictures");
/** Where a page that looks different is put, for whoever wants to see it. */
const SEEN = join(tmpdir(), "backroom-pictures");

const SMALLER = 4; // pictures are kept at this part of a page's size
const QUALITY = 0.8;
const NOTICED = 40; // of 255: lettering and edges that are drawn a little otherwise do not count
const ALLOWED = 0.01; // of a picture may look different

export const isRenewing = process.env.PICTURES === "renew";

/** Two pictures as a browser compares them, addresses with their data. */
interface Pair {
  seen: string;
  kept: string;
  smaller: number;
  noticed: number;
}

/** The part of a picture that looks different, and the box around it, in pixels of the page. */
interface Difference {
  part: number;
  box: string;
}

/** A picture, smaller, as an address with its data. Runs in a browser. */
async function shrink({
  seen,
  smaller,
  quality,
}: Omit<Pair, "kept" | "noticed"> & { quality: number }) {
  const whole = await createImageBitmap(await (await fetch(seen)).blob());
  const [width, height] = [Math.round(whole.width / smaller), Math.round(whole.height / smaller)];
  const canvas = new OffscreenCanvas(width, height);
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } as const;
  canvas.getContext("2d")?.drawImage(await createImageBitmap(whole, size), 0, 0);
  const blob = await canvas.convertToBlob({ type: "image/webp", quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
}

/** How different two pictures are. Runs in a browser. */
async function compare({ seen, kept, smaller, noticed }: Pair): Promise<Difference> {
  const small = await createImageBitmap(await (await fetch(kept)).blob());
  const { width, height } = small;
  const size = { resizeWidth: width, resizeHeight: height, resizeQuality: "high" } as const;
  const whole = await createImageBitmap(await (await fetch(seen)).blob(), size);
  /** The colours, each the mean of a pixel and those around it, so that nothing hangs on one pixel. */
  const colours = (picture: ImageBitmap) => {
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.filter = "blur(1px)";
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [now, then] = [colours(whole), colours(small)];
  let changed = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < now.length; at += 4) {
    const difference = Math.max(
      ...[0, 1, 2].map((colour) => Math.abs((now[at + colour] ?? 0) - (then[at + colour] ?? 0))),
    );
    if (difference <= noticed) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    changed += 1;
  }
  const box = `${left * smaller},${top * smaller} to ${right * smaller},${bottom * smaller}`;
  return { part: changed / (width * height), box };
}

const address = (type: string, bytes: Buffer) =>
  `data:image/${type};base64,${bytes.toString("base64")}`;

/** The names of the pictures that are kept of a game. */
export function picturesOf(game: string): string[] {
  const folder = join(FOLDER, game);
  return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.webp$/, "")) : [];
}

/** What is wrong with a page, compared to its picture; nothing, or a sentence. `darkroom` is an empty
page. Where pictures are renewed, the page becomes its picture. */
export async function lookAt(
  page: Page,
  darkroom: Page,
  game: string,
  name: string,
): Promise<string[]> {
  const png = await page.screenshot({ animations: "disabled", caret: "hide" });
  const seen = address("png", png);
  const file = join(FOLDER, game, `${name}.webp`);
  if (isRenewing) {
    mkdirSync(join(FOLDER, game), { recursive: true });
    const small = await darkroom.evaluate(shrink, { seen, smaller: SMALLER, quality: QUALITY });
    writeFileSync(file, Buffer.from(small, "base64"));
    return [];
  }
  if (!existsSync(file)) return [`${game}, ${name}: there is no picture; make pictures takes it`];
  const kept = address("webp", readFileSync(file));
  const pair = { seen, kept, smaller: SMALLER, noticed: NOTICED };
  const { part, box } = await darkroom.evaluate(compare, pair);
  if (part <= ALLOWED) return [];
  mkdirSync(SEEN, { recursive: true });
  const put = join(SEEN, `${game}-${name}.png`);
  writeFileSync(put, png);
  const percent = (100 * part).toFixed(1);
  return [`${game}, ${name}: ${percent} % looks different, within ${box}; see ${put}`];
}
