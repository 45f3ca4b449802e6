import { atom, type Atom } from 'jotai';
import { useState } from 'react';

/** Lets one task through at a time. It is no state: two presses in one tick both find it before React renders. */
export interface Lock {
  readonly isHeld: boolean;
  /** Runs the task and releases the lock when it ends; null, and the task is not started, while another runs. */
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

/** A lock for the actions of a store; each session's store has its own. */
export const createLock = (): Atom<Lock> => atom(() => makeLock());

/** A lock for the actions of a component. */
export function useLock(): Lock {
  const [lock] = useState(makeLock);
  return lock;
}
