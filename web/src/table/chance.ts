/**
 * The server's generator again (kernel/chance.py and kernel/fairness.py): whoever has the seed of a
 * game can draw all its outcomes. Loaded when somebody checks a deal, for it brings its hashes along.
 */

import { blake2b } from "@noble/hashes/blake2.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const PURPOSE = new Uint8Array(16); // BLAKE2b wants sixteen bytes, whatever the word
PURPOSE.set(utf8ToBytes("outcome"));
const BLOCK = 64;
const WORDS = 2n ** 32n;

export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** The key of the generator that deals: the hash of everything that went into it. */
export function dealKey(table: string, seed: string, luck: (string | null)[]): string {
  return commitmentTo(JSON.stringify([table, seed, luck]));
}

/** A keyed hash in counter mode. */
export class KeyedChance {
  #key: Uint8Array;
  #counter = 0n;
  #block = new DataView(new ArrayBuffer(0));
  #next = 0;

  constructor(key: string) {
    this.#key = blake2b(utf8ToBytes(key), { dkLen: 32 });
  }

  /** One of 0 .. count-1, each equally likely (Lemire's method, without bias). */
  below(count: number): number {
    const many = BigInt(count);
    let product = this.#word() * many;
    if (product % WORDS < many) {
      const threshold = (WORDS - many) % many;
      while (product % WORDS < threshold) product = this.#word() * many;
    }
    return Number(product / WORDS);
  }

  #word(): bigint {
    if (this.#next === this.#block.byteLength) this.#makeBlock();
    const word = this.#block.getUint32(this.#next);
    this.#next += 4;
    return BigInt(word);
  }

  #makeBlock(): void {
    const counter = new DataView(new ArrayBuffer(8));
    counter.setBigUint64(0, this.#counter);
    const settings = { key: this.#key, personalization: PURPOSE, dkLen: BLOCK };
    const block = blake2b(new Uint8Array(counter.buffer), settings);
    this.#block = new DataView(block.buffer, block.byteOffset, block.byteLength);
    this.#counter += 1n;
    this.#next = 0;
  }
}
