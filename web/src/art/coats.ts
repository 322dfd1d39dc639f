import { circle, INKS, line, mix, path } from "./pen";

/** Coats, by cloth, its shadow, shirt and tie. */
export const COATS = {
  suit: (a: string, b: string, s: string, t: string) =>
    path("M40 76L50 98L60 76L56 73H44Z", s) +
    path("M50 82l3.5 3-2 15h-3l-2-15Z", t) +
    path("M46.5 79h7l-1.5 5h-4Z", t) +
    path("M40 75L33 82L38 86L36 89L50 100H18Z", mix(a, INKS.paper, 0.16)) +
    path("M60 75L67 82L62 86L64 89L50 100H82Z", b),
  bow: (a: string, b: string, s: string, t: string) =>
    path("M40 76L50 100L60 76L56 73H44Z", s) +
    path("M50 81L41 77V86ZM50 81L59 77V86Z", t) +
    circle(50, 81.5, 2, t) +
    path("M40 76L34 83L48 100H20Z", mix(a, INKS.paper, 0.16)) +
    path("M60 76L66 83L52 100H80Z", b),
  up: (a: string, b: string) =>
    path("M44 74h12v26H44Z", b) +
    path("M38 70L26 66Q22 80 30 86L47 100L49 92Z", mix(a, INKS.paper, 0.14)) +
    path("M62 70L74 66Q78 80 70 86L51 100V92Z", b),
  knit: (a: string, b: string) =>
    path("M37 70Q50 78 63 70L65 80Q50 90 35 80Z", mix(a, INKS.paper, 0.14)) +
    path("M51 74.5Q58 74 63 70L65 80Q58 85 51 85.5Z", b),
  jersey: (a: string, b: string) =>
    path("M36 78Q50 86 64 78L80 84Q94 88 96 100H4Q6 88 20 84Z", INKS.paper) +
    line("M34 83Q50 91 66 83M16 88Q50 102 84 88M8 94Q50 110 92 94", a, 2.4) +
    path("M62 79L80 84Q94 88 96 100H66Z", b, ' opacity=".55"'),
  fur: (a: string, b: string, s: string) =>
    path(
      "M42 76l-8 0-3 4-5 0-3 5-5 1-1 5-4 3 0 6h22l8-10 8 10h23l0-6-4-3-1-5-5-1-3-5-5 0-3-4-8 0-9 8Z",
      s,
    ) + path("M60 76l7 0 3 4 5 0 3 5 5 1 1 5 4 3 0 6h-36l-2-8Z", mix(s, INKS.ink, 0.45)),
  dress: (a: string, b: string, s: string) =>
    path("M38 78Q50 96 62 78L58 72H42Z", s) +
    path("M52 86Q58 83 62 78L58 72H52Z", mix(s, INKS.ink, 0.4)),
};
