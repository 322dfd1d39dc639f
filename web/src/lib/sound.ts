/** A few small sounds, made here. They can be switched off, which is remembered. */

import { settings } from "./settings.svelte";

/** A tone: when it begins and how long it lasts, in seconds, how high it is, and how loud. */
interface Tone {
  at: number;
  lasts: number;
  hertz: number;
  loud: number;
  shape: OscillatorType;
}

const tone = (
  at: number,
  hertz: number,
  lasts = 0.25,
  loud = 0.06,
  shape: OscillatorType = "triangle",
): Tone => ({ at, hertz, lasts, loud, shape });

const SOUNDS = {
  /** One has chosen. */
  choice: [tone(0, 520, 0.05, 0.04), tone(0.03, 780, 0.06, 0.03)],
  /** The others have done something. */
  event: [tone(0, 330, 0.09, 0.03, "sine"), tone(0.06, 262, 0.12, 0.03, "sine")],
  /** It is one's turn. */
  bell: [tone(0, 1320, 0.9, 0.12, "sine")],
  /** Money changes hands. */
  coin: [tone(0, 1760, 0.06, 0.03), tone(0.06, 2217, 0.1, 0.03)],
  /** A card is laid down. */
  card: [tone(0, 180, 0.05, 0.05, "square")],
  /** The police. */
  alarm: [tone(0, 740, 0.14, 0.03, "sawtooth"), tone(0.15, 587, 0.18, 0.03, "sawtooth")],
  /** Somebody falls. */
  fall: [tone(0, 196, 0.12), tone(0.1, 131, 0.3)],
  /** Points are counted. */
  points: [tone(0, 988, 0.12), tone(0.07, 1319, 0.22)],
  /** A card is turned over. */
  turn: [tone(0, 220, 0.09), tone(0.35, 330, 0.09), tone(0.45, 494, 0.2)],
  /** One has won. */
  win: [523, 659, 784, 1047].map((hertz, i) => tone(i * 0.13, hertz, i === 3 ? 0.9 : 0.3, 0.08)),
  /** It is over. */
  end: [tone(0, 392, 0.4), tone(0.2, 330, 0.6)],
};

let context: AudioContext | null = null;

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return; // nobody has come in yet
  context ??= new AudioContext();
  void context.resume();
  for (const one of SOUNDS[name]) sing(context, one);
}

function sing(on: AudioContext, { at, lasts, hertz, loud, shape }: Tone): void {
  const start = on.currentTime + at;
  const loudness = new GainNode(on, { gain: 0 });
  loudness.gain.setValueAtTime(loud, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  const voice = new OscillatorNode(on, { type: shape, frequency: hertz });
  voice.connect(loudness).connect(on.destination);
  voice.start(start);
  voice.stop(start + lasts);
}
