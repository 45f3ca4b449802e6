import { atom, type Atom } from 'jotai';
import { useState } from 'react';

/** Runs one task at a time. Not React state: two presses in one tick both read it before React renders. */
export interface Lock {
  readonly isHeld: boolean;
  /** Runs the task and releases the lock when it ends; while another runs, returns null and does not start it. */
  run: <Result>(task: () => Promise<Result>) => Promise<Result | null>;
}

function makeLock(): Lock {
  let isHeld = false;
  return {
    get isHeld() {
      return isHeld;
    },
    run: async (task) => {
      if (isHeld) return null;
      isHeld = true;
      try {
        return await task();
      } finally {
        isHeld = false;
      }
    },
  };
}

/** A lock for each store, so for each session. */
export const createLock = (): Atom<Lock> => atom(() => makeLock());

/** A lock for each mounted component. */
export function useLock(): Lock {
  const [lock] = useState(makeLock);
  return lock;
}
