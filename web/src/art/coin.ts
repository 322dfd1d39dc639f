import { circle, drawing, INKS, line, type Drawing, type Shape } from "./pen";

/** A coin with a dollar sign, of any size. */
export function coin(x: number, y: number, radius: number): Shape {
  const of = (share: number) => radius * share;
  return (
    circle(x, y, radius, INKS.gold) +
    `<circle cx="${x}" cy="${y}" r="${of(0.74)}" fill="none" stroke="${INKS.brass}" stroke-width="${of(0.16)}"/>` +
    line(
      `M${x + of(0.28)} ${y - of(0.26)}q-${of(0.5)}-${of(0.3)}-${of(0.5)} .1q0 ${of(0.25)} ${of(0.3)} ${of(0.27)}` +
        `t${of(0.2)} ${of(0.3)}q-${of(0.2)} ${of(0.3)}-${of(0.56)} ${of(0.02)}M${x} ${y - of(0.5)}V${y + of(0.5)}`,
      INKS.brass,
      of(0.17),
    )
  );
}

export const dollar: Drawing = drawing("0 0 24 24", coin(12, 12, 11));
