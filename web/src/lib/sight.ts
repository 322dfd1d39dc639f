/** Whether all of an element is seen: not outside of the window, nor under what there is to do, nor
under the guide of a first game, which stays on top of a small screen. */
export function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const { top, bottom } = free();
  return box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
}

/** The middle of a box, or the nearest point at which something large can be seen. */
export function broughtIntoSight(box: DOMRect): DOMRect {
  const { top, bottom } = free();
  const x = between(MARGIN, box.x + box.width / 2, innerWidth - MARGIN);
  const y = between(top + MARGIN, box.y + box.height / 2, bottom - MARGIN);
  return new DOMRect(x, y, 0, 0);
}

/** Half of what is large, in pixels. */
const MARGIN = 50;

const between = (least: number, wanted: number, most: number) =>
  Math.max(least, Math.min(wanted, most));

/** What of the window is not covered, from top to bottom. */
function free(): { top: number; bottom: number } {
  const bottom = document.querySelector(".prompt")?.getBoundingClientRect().top ?? innerHeight;
  const guide = document.querySelector(".guide");
  const isCovered = guide !== null && getComputedStyle(guide).position === "sticky";
  return { top: isCovered ? guide.getBoundingClientRect().bottom : 0, bottom };
}
