/** Whether the seed that the server showed at the end is the one it had committed to. */

import type { Fairness } from "../generated/messages";

export async function followsFrom(fairness: Fairness): Promise<boolean | null> {
  if (!fairness.seed || !globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(fairness.seed));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("") === fairness.commitment;
}
