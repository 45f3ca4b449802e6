import Type from 'typebox';
import { selfSaving, type SnapshotKind } from './snapshot-kinds.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const RandomSchema = Type.Integer({ minimum: 0, maximum: 0xffffffff });
export const randomKind: SnapshotKind<Random> = selfSaving(RandomSchema);

/** Repeatable random numbers: the same seed gives the same sequence of ids, tokens and prizes. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  save(): number {
    return this.#state;
  }

  load(state: number): void {
    this.#state = state >>> 0;
  }

  /** A fraction in [0, 1), by the mulberry32 generator. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  integer(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }

  text(length: number): string {
    return Array.from({ length }, () => ALPHABET.charAt(this.integer(ALPHABET.length))).join('');
  }
}

/** Hashes a text to a seed (FNV-1a), so that each world has its own unless one is given. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}
