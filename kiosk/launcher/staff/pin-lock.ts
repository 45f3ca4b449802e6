import { createHash, timingSafeEqual } from 'node:crypto';

const TRIES = 5;
const FIRST_LOCK_MS = 60_000;
const LONGEST_LOCK_MS = 3_600_000;
const PIN = /^\d{6,12}$/;

export type Attempt = { isOpen: true } | { isOpen: false; waitSeconds: number };

export interface PinLock {
  try(pin: string, now: number): Attempt;
}

/** Whether a text is long enough for a PIN: fewer digits can be guessed in one night. */
export const isPin = (text: string): boolean => PIN.test(text);

/**
 * The PIN lock of the staff screens. Five wrong PINs lock it for a minute; each further five double the time. The
 * launcher keeps the count, so a page reload does not reset it. (K4)
 */
export function createPinLock(pin: string | null): PinLock {
  const expected = pin === null ? null : digest(pin);
  let wrong = 0;
  let shutUntil = 0;
  return {
    try(attempt, now) {
      const waitSeconds = Math.ceil((shutUntil - now) / 1_000);
      if (waitSeconds > 0) return { isOpen: false, waitSeconds };
      if (expected && timingSafeEqual(digest(attempt), expected)) {
        wrong = 0;
        return { isOpen: true };
      }
      wrong += 1;
      if (wrong % TRIES !== 0) return { isOpen: false, waitSeconds: 0 };
      const lock = Math.min(FIRST_LOCK_MS * 2 ** (wrong / TRIES - 1), LONGEST_LOCK_MS);
      shutUntil = now + lock;
      return { isOpen: false, waitSeconds: lock / 1_000 };
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();
