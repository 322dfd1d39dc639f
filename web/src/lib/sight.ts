/** Whether all of an element is seen: not outside of the window, nor under what there is to do. */
export function isInSight(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const bottom = document.querySelector(".prompt")?.getBoundingClientRect().top ?? innerHeight;
  return box.top >= 0 && box.bottom <= bottom && box.left >= 0 && box.right <= innerWidth;
}
