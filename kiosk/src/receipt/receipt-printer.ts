import type { Clock, PrintEnd } from 'web/app';
import type { PrinterState } from '../../launcher/staff/shapes.ts';

/** After it the print counts as failed. */
const PRINT_TIMEOUT_MS = 20_000;
const LOOK_EVERY_MS = 500;
/** The launcher asks the print service twice, for 3 s each. */
const ANSWER_TIMEOUT_MS = 8_000;

interface ReceiptPrinter {
  print: () => Promise<PrintEnd>;
}

/**
 * Prints a receipt silently and finds out whether it was printed, because the browser does not report it. If the printer
 * is not known to be ready, the receipt is not queued: it would come out for the next member, and without a printer the
 * browser covers the app with its own question and stops the page. (K12)
 * @param findReceipt the receipt on the screen. If it closes while the printer is asked, nothing is printed: the paper would show
 * the page behind it, with balances that the screen covers. (K11)
 */
export function createReceiptPrinter(
  window: Pick<Window, 'print'>,
  clock: Pick<Clock, 'wait' | 'elapsed'>,
  readState: () => Promise<PrinterState>,
  findReceipt: () => Pick<Node, 'isConnected'> | null,
): ReceiptPrinter {
  return {
    async print() {
      const receipt = findReceipt();
      const before = await readState();
      if (!canPrint(before) || !receipt?.isConnected) return 'failed';
      window.print();
      const until = clock.elapsed() + PRINT_TIMEOUT_MS;
      // An empty queue alone proves nothing: it may have refused the receipt, or not have it yet.
      let isQueued = false;
      while (clock.elapsed() < until) {
        await clock.wait(LOOK_EVERY_MS);
        const { state, waiting, last } = await readState();
        if (state !== 'ready' && state !== 'connecting') return 'failed';
        isQueued ||= last > before.last;
        if (isQueued && waiting === 0) return 'printed';
      }
      return 'failed';
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
  const limit = new AbortController();
  const cancel = clock.after(ANSWER_TIMEOUT_MS, () => limit.abort());
  try {
    const answer = await fetch('/terminal/printer', {
      cache: 'no-store',
      // Calls of the app that get no answer would leave no connection for it.
      credentials: 'omit',
      signal: limit.signal,
    });
    const said = (await answer.json()) as Partial<PrinterState> | null;
    if (answer.ok && said && STATES.has(said.state ?? '') && typeof said.waiting === 'number')
      // An earlier launcher, before a site with this build, names no job: then only a look finds the receipt in its queue.
      return { last: said.waiting, ...said } as PrinterState;
  } catch {
    // The same result as without a launcher.
  } finally {
    cancel();
  }
  return { state: 'unknown', waiting: 0, last: 0 };
}
