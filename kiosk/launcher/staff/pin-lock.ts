import { createHash, timingSafeEqual } from 'node:crypto';

const TRIES = 5;
const FIRST_LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 3_600_000;
const PIN = /^\d{6,12}$/;

export type Attempt = { isOpen: true } | { isOpen: false; waitSeconds: number };

export interface PinLock {
  try(pin: string, now: number): Attempt;
}

/** Wrong PINs since the last right one, and the end of their lock in epoch milliseconds. */
export interface PinCount {
  wrong: number;
  lockedUntil: number;
}

/** Keeps the count beyond the launcher: pulling the plug must not buy five more tries. */
export interface PinMemory {
  read(): PinCount | null;
  write(count: PinCount): void;
  /** Epoch milliseconds. */
  now(): number;
}

/** Fewer digits can be guessed in one night. */
export const isPin = (text: string): boolean => PIN.test(text);

/**
 * The PIN lock of the staff screens. Five wrong PINs lock it for a minute; each further five double the time. Neither a
 * reload of the page nor a restart of the machine resets the count. (K4)
 * @param now the time of `try` at the start
 */
export function createPinLock(pin: string | null, memory: PinMemory = FORGETFUL, now = 0): PinLock {
  const expected = pin === null ? null : digest(pin);
  const kept = memory.read();
  let wrong = kept?.wrong ?? 0;
  // A machine without a clock starts in the past: it must not lock for years.
  let shutUntil = now + Math.min(Math.max(0, (kept?.lockedUntil ?? 0) - memory.now()), lockAfter(wrong));
  return {
    try(attempt, now) {
      const waitSeconds = Math.ceil((shutUntil - now) / 1_000);
      if (waitSeconds > 0) return { isOpen: false, waitSeconds };
      if (expected && timingSafeEqual(digest(attempt), expected)) {
        if (wrong > 0) memory.write({ wrong: 0, lockedUntil: 0 });
        wrong = 0;
        return { isOpen: true };
      }
      wrong += 1;
      const lock = wrong % TRIES === 0 ? lockAfter(wrong) : 0;
      shutUntil = now + lock;
      memory.write({ wrong, lockedUntil: memory.now() + lock });
      return { isOpen: false, waitSeconds: lock / 1_000 };
    },
  };
}

function lockAfter(wrong: number): number {
  const locks = Math.floor(wrong / TRIES);
  return locks === 0 ? 0 : Math.min(FIRST_LOCK_MS * 2 ** (locks - 1), LONGEST_LOCK_MS);
}

const FORGETFUL: PinMemory = { read: () => null, write: () => {}, now: () => 0 };

const digest = (text: string) => createHash('sha256').update(text).digest();
