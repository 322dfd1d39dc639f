/** Whether all of an element is seen: not outside of the window, nor under what there is to do, nor
under the guide of a first game, which stays on top of a small screen. */
export function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const bottom = document.querySelector(".prompt")?.getBoundingClientRect().top ?? innerHeight;
  const guide = document.querySelector(".guide");
  const isCovered = guide !== null && getComputedStyle(guide).position === "sticky";
  const top = isCovered ? guide.getBoundingClientRect().bottom : 0;
  return box.top >= top && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
}
