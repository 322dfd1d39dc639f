/** A small bell when it is one's turn; off unless asked for. */

import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export function ring(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume(); // browsers let it sleep until the visitor has done something
  const now = context.currentTime;
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.setValueAtTime(0.12, now);
  loudness.gain.exponentialRampToValueAtTime(0.001, now + 0.9);
  const bell = new OscillatorNode(context, { type: "sine", frequency: 1320 });
  bell.connect(loudness).connect(context.destination);
  bell.start(now);
  bell.stop(now + 0.9);
}
