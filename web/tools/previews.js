/** Draws the pictures that lie in public/: icons of the installed page, and what a link to a table
shows. `node tools/previews.js ADDRESS` asks a server that runs there for its posters. */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

const PUBLIC = resolve(import.meta.dirname, "../public");
const ICON = readFileSync(join(PUBLIC, "../src/icon.svg"), "utf8");
const [address = "http://127.0.0.1:8930"] = process.argv.slice(2);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

async function draw(svg, path, width, height) {
  const page = await browser.newPage({ viewport: { width, height } });
  const fit = `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`;
  const drawn = svg.replace(/<svg([^>]*)>/, (_, rest) => {
    const kept = rest.replace(/\s(width|height|preserveAspectRatio|class|style)="[^"]*"/g, "");
    return `<svg${kept} ${fit}>`;
  });
  await page.setContent(`<body style="margin:0;background:#0c1a17">${drawn}</body>`);
  const type = path.endsWith(".jpg") ? "jpeg" : "png";
  const quality = type === "jpeg" ? { quality: 82 } : {};
  await page.screenshot({ path: join(PUBLIC, path), type, ...quality });
  await page.close();
}

await draw(ICON, "icon-192.png", 192, 192);
await draw(ICON, "icon-512.png", 512, 512);
// Whatever a system cuts off, the lamp is within.
const square = ICON.replace('rx="12" ', "").replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"');
await draw(
  square.replace('width="64"', 'x="-8" y="-8" width="80"').replace('height="64"', 'height="80"'),
  "icon-maskable.png",
  512,
  512,
);

const lobby = await browser.newPage({ viewport: { width: 1360, height: 900 } });
await lobby.goto(address);
await lobby.waitForSelector("[data-play]");
const posters = await lobby.$$eval(".posters li", (items) =>
  items.map((item) => ({
    game: item.querySelector("[data-play]")?.getAttribute("data-play") ?? "",
    svg: item.querySelector("svg")?.outerHTML ?? "",
  })),
);
for (const { game, svg } of posters) await draw(svg, `preview-${game}.jpg`, 1200, 630);
await browser.close();
