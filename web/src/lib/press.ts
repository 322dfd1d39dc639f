/** Long presses on a touch screen. */

const LONG = 450; // milliseconds
const STILL = 10; // pixels that a finger may move meanwhile

/** Does something when a finger rests on an element; no click comes of it then. */
export const longPress =
  (then: () => void) =>
  (element: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let isLong = false;

    const begin = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      isLong = false;
      if (pointerType === "mouse") return;
      start = { x, y };
      clearTimeout(timer);
      timer = setTimeout(() => {
        isLong = true;
        then();
      }, LONG);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (Math.hypot(x - start.x, y - start.y) > STILL) clearTimeout(timer);
    };
    const end = () => clearTimeout(timer);
    const refuse = (event: Event) => {
      if (!isLong) return;
      event.preventDefault(); // neither a choice nor the menu of the browser
      event.stopPropagation();
    };

    const heard = new AbortController();
    const { signal } = heard;
    element.addEventListener("pointerdown", begin, { signal });
    element.addEventListener("pointermove", move, { signal });
    for (const over of ["pointerup", "pointercancel", "pointerleave"])
      element.addEventListener(over, end, { signal });
    for (const kind of ["click", "contextmenu"])
      element.addEventListener(kind, refuse, { signal, capture: true });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  };
