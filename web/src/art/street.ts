/** The night over a street. */

const HEIGHTS = [52, 80, 64, 110, 72, 58, 96, 70, 124, 60, 84, 66, 100, 76];

/** Towers with setbacks, and their lit windows, as the data of two paths. */
export function towers(
  width: number,
  foot: number,
  scale = 1,
  first = 0,
): { towers: string; windows: string } {
  let drawn = "";
  let windows = "";
  for (let x = -20, i = first; x < width; i++) {
    const across = 38 + ((i * 37) % 44);
    const top = foot - (HEIGHTS[i % HEIGHTS.length] ?? 0) * scale;
    const middle = x + across / 2;
    drawn +=
      `M${x} ${foot}V${top}h${across}V${foot}Z` +
      `M${x + across * 0.14} ${top}v${-9 * scale}h${across * 0.72}v${9 * scale}Z` +
      `M${x + across * 0.3} ${top - 9 * scale}v${-6 * scale}h${across * 0.4}v${6 * scale}Z`;
    if (i % 2) drawn += `M${middle - 1.5} ${top - 15 * scale}v${-14 * scale}h3v${14 * scale}Z`;
    for (let column = 7; column < across - 6; column += 9)
      for (let y = top + 8; y < foot - 20; y += 13)
        if ((column * 7 + y * 3 + i * 11) % 17 < 4)
          windows += `M${x + column} ${Math.trunc(y)}h4v6h-4z`;
    x += across;
  }
  return { towers: drawn.replace(/(\d\.\d)\d+/g, "$1"), windows };
}
