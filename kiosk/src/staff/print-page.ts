import { systemClock } from 'web/app';
import type { PrinterState } from '../../launcher/staff/shapes.ts';
import { canPrint, readPrinter } from '../receipt/receipt-printer.ts';

/**
 * Prints what the page shows, if the printer is ready: otherwise the browser would cover the page with its own question.
 * Resolves to how long the call took, or to the state of the printer. (K12)
 */
export async function printPage(
  window: Pick<Window & typeof globalThis, 'fetch' | 'print' | 'performance'>,
): Promise<{ tookMs: number } | PrinterState> {
  const printer = await readPrinter((...request) => window.fetch(...request), systemClock);
  if (!canPrint(printer)) return printer;
  const start = window.performance.now();
  window.print();
  return { tookMs: window.performance.now() - start };
}
