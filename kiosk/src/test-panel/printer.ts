import type { Clock } from 'web/app';
import type { PrinterState } from '../../launcher/staff/shapes.ts';

export const PRINTERS = ['ready', 'no-paper', 'offline', 'unknown', 'jam'] as const;
export type Printer = (typeof PRINTERS)[number];

const ROLL_MS = 1_000;

export interface MockPrinter {
  state(): Printer;
  become(next: Printer): void;
  print(): void;
  read(): Promise<PrinterState>;
  cancelAfter(): Promise<number>;
}

/** A simulated printer. It keeps a slip while it is not ready; in a jam it says that it is. */
export function createMockPrinter(clock: Pick<Clock, 'after'>): MockPrinter {
  let state: Printer = 'ready';
  let waiting = 0;
  let last = 0;
  return {
    state: () => state,
    become(next) {
      state = next;
      if (next === 'ready') waiting = 0;
    },
    print() {
      waiting += 1;
      last += 1;
      clock.after(ROLL_MS, () => {
        if (state === 'ready') waiting = 0;
      });
    },
    read: () => Promise.resolve({ state: state === 'jam' ? 'ready' : state, waiting, last }),
    cancelAfter() {
      const cancelled = waiting;
      waiting = 0;
      return Promise.resolve(cancelled);
    },
  };
}
