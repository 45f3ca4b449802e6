import type { Clock, PrintEnd } from 'web/app';
import type { PrinterState } from '../../launcher/staff/shapes.ts';

/** After it the print counts as failed. */
const PRINT_TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 500;
/** The launcher asks the print service up to three times, for 3 s each. */
const ANSWER_TIMEOUT_MS = 10_000;
/** States in which a receipt in the queue does not come out until a person has been at the printer. */
const STOPPED: ReadonlySet<PrinterState['state']> = new Set(['no-paper', 'offline']);

interface ReceiptPrinter {
  print: () => Promise<PrintEnd>;
}

interface PrintQueue {
  read: () => Promise<PrinterState>;
  /** Cancels what came into the queue after the job with this number. Resolves to how many jobs that were; null if not known. */
  cancelAfter: (last: number) => Promise<number | null>;
}

/**
 * Prints a receipt silently and finds out whether it was printed, because the browser does not report it. If the printer
 * is not known to be ready, the receipt is not queued: it would come out for the next member, and without a printer the
 * browser covers the app with its own question and stops the page. For the same reason, one that is told as not printed is
 * cancelled first. (K12)
 * @param findReceipt the receipt on the screen. If it closes while the printer is asked, nothing is printed: the paper would show
 * the page behind it, with balances that the screen covers. (K11)
 */
export function createReceiptPrinter(
  window: Pick<Window, 'print'>,
  clock: Pick<Clock, 'wait' | 'elapsed'>,
  queue: PrintQueue,
  findReceipt: () => Pick<Node, 'isConnected'> | null,
): ReceiptPrinter {
  return {
    async print() {
      const receipt = findReceipt();
      const before = await queue.read();
      if (!canPrint(before) || !receipt?.isConnected) return 'failed';
      window.print();
      const until = clock.elapsed() + PRINT_TIMEOUT_MS;
      // An empty queue alone proves nothing: it may have refused the receipt, or not have it yet.
      let isQueued = false;
      /** Null while the end is open. */
      const look = async (): Promise<PrintEnd | null> => {
        const { state, waiting, last } = await queue.read();
        isQueued ||= last > before.last;
        // A print service that is slow once says nothing.
        if (!isQueued || state === 'unknown') return null;
        // Before the state: the paper may end with the receipt itself.
        if (waiting === 0) return 'printed';
        return STOPPED.has(state) ? 'failed' : null;
      };
      /** With nothing cancelled, it may have come out meanwhile, or still do so, when it could not be cancelled. */
      const endWithoutCancel = async (): Promise<PrintEnd> => {
        const { state, waiting, last } = await queue.read();
        if (state === 'unknown' || waiting > 0) return 'unclear';
        return isQueued || last > before.last ? 'printed' : 'failed';
      };
      let end: PrintEnd | null = null;
      while (end === null && clock.elapsed() < until) {
        await clock.wait(LOOK_EVERY_MS);
        end = await look();
      }
      if (end === 'printed') return end;
      const cancelled = await queue.cancelAfter(before.last);
      if (cancelled === null) return 'unclear';
      // A receipt that was cancelled leaves the queue too.
      if (cancelled > 0) return 'failed';
      return endWithoutCancel();
    },
  };
}

/** Whether a slip would come out now: the printer is ready, and nothing waits before it. */
export const canPrint = ({ state, waiting }: PrinterState): boolean => state === 'ready' && waiting === 0;

const STATES = new Set(['ready', 'connecting', 'no-paper', 'offline', 'unknown']);

/** `unknown` without an answer of the launcher. */
export async function readPrinter(
  fetch: typeof globalThis.fetch,
  clock: Pick<Clock, 'after'>,
): Promise<PrinterState> {
  const said = (await askLauncher(fetch, clock, '/terminal/printer')) as Partial<PrinterState> | null;
  // An earlier launcher, before a site with this build, names no job: then only a look finds the receipt in its queue.
  if (said && STATES.has(said.state ?? '') && typeof said.waiting === 'number')
    return { last: said.waiting, ...said } as PrinterState;
  return { state: 'unknown', waiting: 0, last: 0 };
}

/** The queue that the launcher reads and clears. */
export const createPrintQueue = (
  fetch: typeof globalThis.fetch,
  clock: Pick<Clock, 'after'>,
): PrintQueue => ({
  read: () => readPrinter(fetch, clock),
  async cancelAfter(last) {
    const said = (await askLauncher(fetch, clock, '/terminal/printer/cancel', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ last }),
    })) as { cancelled: number } | null;
    return said?.cancelled ?? null;
  },
});

/** Null without an answer that fits, the same as without a launcher. */
async function askLauncher(
  fetch: typeof globalThis.fetch,
  clock: Pick<Clock, 'after'>,
  path: string,
  init: RequestInit = {},
): Promise<unknown> {
  const limit = new AbortController();
  const cancel = clock.after(ANSWER_TIMEOUT_MS, () => limit.abort());
  try {
    const answer = await fetch(path, {
      ...init,
      cache: 'no-store',
      // Calls of the app that get no answer would leave no connection for it.
      credentials: 'omit',
      signal: limit.signal,
    });
    const said: unknown = await answer.json();
    return answer.ok ? said : null;
  } catch {
    return null;
  } finally {
    cancel();
  }
}
