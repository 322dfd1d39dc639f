/** Signs of one colour, that of the text around them: abilities, gangs, roles. */

import { drawing, type Drawing } from "./pen";

const SIGNS = {
  pickpocket:
    "M3 11q0-2 2-2l6 2V4q0-1.6 1.5-1.6T14 4v6l1.5.3q.3-1 1.5-.8 1 .2 1 1.5.5-.6 1.5-.2 1 .4 1 1.7V17q0 5-5 5h-3q-3 0-4.5-2.5ZM17 1.5h5V7h-5Z",
  accomplice:
    "M8 3a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 8 3ZM1 21q0-9 7-9t7 9ZM16.5 5a3 3 0 1 1-1 5.8 5.5 5.5 0 0 0 0-5.6ZM16 12.5q7-.5 7 8.5h-6q0-5.5-2.6-8.2Z",
  swap: "M3 8h11V4l7 5.5-7 5.5v-4H3ZM21 16v3H10v3l-6-4.5L10 13v3Z",
  hitman:
    "M1 7h17l1-1.5h2V7h2v4h-3l-6 1-1.5 2.5H9L7.5 21H3l1.5-9q-2 0-3.5-1.5ZM9.5 12l-.4 1.5h2l.9-1.5Z",
  kingpin: "M2 7l5 4 5-8 5 8 5-4-2 12H4ZM4 20.5h16V23H4Z",
  spy: "M12 5q7 0 11 7-4 7-11 7T1 12q4-7 11-7Zm0 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm0 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  N: "M12 1l2.8 7.6L23 12l-8.2 3.4L12 23l-2.8-7.6L1 12l8.2-3.4Z",
  W: "M12 1a3 3 0 0 1 1.4 5.6V9H17v2.5h-3.6V19q4-.6 5.2-4l-2-.2 3.6-4.3 2.3 5-1.8-.2Q18.5 22.5 12 23 5.5 22.5 3.3 15.3l-1.8.2 2.3-5 3.6 4.3-2 .2q1.2 3.4 5.2 4v-7.5H7V9h3.6V6.6A3 3 0 0 1 12 1Z",
  O: "M1 6l8.5 4h5L23 6v12l-8.5-4h-5L1 18Z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10Zm2.5 0h5V7a2.5 2.5 0 0 0-5 0Z",
  hat: "M7 14q0-10 5-10t5 10q5-1 6 1-4 4-11 4T1 15q1-2 6-1Z",
  eye: "M12 5q7 0 11 7-4 7-11 7T1 12q4-7 11-7Z",
  mask: "M1 8q11-4 22 0 1 9-5 10-4 0-5-4h-2q-1 4-5 4Q0 17 1 8Zm5.5 2.5q2.5-1 4 1.5-3 2-4-1.5Zm11 0q-2.5-1-4 1.5 3 2 4-1.5Z",
  whistle:
    "M2 8h20v4h-7q1 8-6 8-7-1-7-8Zm7 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM14 5l1-4 2 .5-1 4ZM18.5 6l2.5-4 1.7 1-2.5 4Z",
  flag: "M4 2h2v20H4ZM7 3h14l-4 5 4 5H7Z",
};

export type Sign = keyof typeof SIGNS;

export const isSign = (name: string): name is Sign => name in SIGNS;

export const sign = (name: Sign): Drawing =>
  drawing("0 0 24 24", `<path fill="currentColor" fill-rule="evenodd" d="${SIGNS[name]}"/>`);
