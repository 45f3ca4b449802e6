import { describe, expect, it, vi } from 'vitest';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import type { PrinterState } from '../../launcher/staff/shapes.ts';
import { createPrintQueue, createReceiptPrinter, readPrinter } from './receipt-printer.ts';

/** A printer with the listed states, one per read; the last one stays. */
function setUp(...states: [PrinterState, ...PrinterState[]]) {
  const clock = createSteppedClock();
  const print = vi.fn();
  const receipt = { isConnected: true };
  const read = () => Promise.resolve((states.length > 1 ? states.shift() : states[0]) as PrinterState);
  const cancelAfter = vi.fn<(last: number) => Promise<number | null>>(() => Promise.resolve(1));
  const printer = createReceiptPrinter({ print }, clock, { read, cancelAfter }, () => receipt);
  const run = async () => {
    const ended = printer.print();
    for (let step = 0; step < 60; step += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      clock.advance(500);
    }
    return ended;
  };
  return { print, receipt, run, cancelAfter, clock };
}
const ready = (waiting = 0, last = 6 + waiting): PrinterState => ({ state: 'ready', waiting, last });
const UNKNOWN: PrinterState = { state: 'unknown', waiting: 0, last: 0 };

describe('the receipt printer (K12)', () => {
  it('reports success when its queue is empty again', async () => {
    const { print, run, cancelAfter } = setUp(ready(), ready(1), ready(1), ready(0, 7));
    expect(await run()).toBe('printed');
    expect(print).toHaveBeenCalledOnce();
    expect(cancelAfter).not.toHaveBeenCalled();
  });

  it('reports success when it was done between two looks at its queue', async () => {
    const { run } = setUp(ready(), ready(), ready(0, 7));
    expect(await run()).toBe('printed');
  });

  it('looks at its queue every half second', async () => {
    const clock = createSteppedClock();
    let reads = 0;
    const read = async () => ready(++reads === 1 ? 0 : 1);
    const receipt = { isConnected: true };
    const queue = { read, cancelAfter: () => Promise.resolve(1) };
    void createReceiptPrinter({ print: () => {} }, clock, queue, () => receipt).print();
    const settle = () => new Promise((resolve) => setTimeout(resolve));
    await settle();
    for (const [ms, expected] of [
      [499, 1],
      [1, 2],
      [499, 2],
      [1, 3],
    ] as const) {
      clock.advance(ms);
      await settle();
      expect(reads).toBe(expected);
    }
  });

  it('waits while its print service connects to the printer, as CUPS does before each job of some', async () => {
    const connecting: PrinterState = { state: 'connecting', waiting: 1, last: 7 };
    const { run } = setUp(ready(), connecting, connecting, ready(1), ready(0, 7));
    expect(await run()).toBe('printed');
  });

  it('goes on while the print service does not answer, because the receipt is already printing', async () => {
    const { run } = setUp(ready(), UNKNOWN, ready(1), UNKNOWN, ready(1), ready(0, 7));
    expect(await run()).toBe('printed');
  });

  it.each(['no-paper', 'offline'] as const)(
    'reports success when the printer is %s with the receipt itself',
    async (state) => {
      const { run } = setUp(ready(), ready(1), { state, waiting: 0, last: 7 });
      expect(await run()).toBe('printed');
    },
  );

  it.each([
    ['without paper', { state: 'no-paper', waiting: 0, last: 6 }],
    ['that is offline', { state: 'offline', waiting: 0, last: 6 }],
    ['that is not reached yet', { state: 'connecting', waiting: 0, last: 6 }],
    ['with another slip in its queue', ready(1)],
  ] as const)(
    'queues nothing on a printer %s, where it would come out for the next member',
    async (_name, state) => {
      const { print, run } = setUp(state);
      expect(await run()).toBe('failed');
      expect(print).not.toHaveBeenCalled();
    },
  );

  it('prints nothing when the receipt closes while the printer is asked: the paper would show the page behind it (K11)', async () => {
    const { print, receipt, run } = setUp(ready());
    const ended = run();
    receipt.isConnected = false;
    expect(await ended).toBe('failed');
    expect(print).not.toHaveBeenCalled();
  });

  it.each([
    ['runs out of paper', { state: 'no-paper', waiting: 1, last: 7 }],
    ['does not finish within 20 s', ready(1)],
    ['is not reached within 20 s', { state: 'connecting', waiting: 1, last: 7 }],
    ['refuses the receipt, so its queue stays empty', ready()],
    ['does not answer for 20 s', UNKNOWN],
    ['stops before its queue has the receipt', { state: 'offline', waiting: 0, last: 6 }],
  ] as const)(
    'reports failure when it %s, and cancels what came after the last job first (K11)',
    async (_name, then) => {
      const { run, cancelAfter } = setUp(ready(), then);
      expect(await run()).toBe('failed');
      expect(cancelAfter).toHaveBeenCalledExactlyOnceWith(6);
    },
  );

  it('waits for a receipt that is not in its queue yet, so that it can be cancelled (K11)', async () => {
    const offline = (waiting: number): PrinterState => ({ state: 'offline', waiting, last: 6 + waiting });
    const { run, cancelAfter, clock } = setUp(ready(), offline(0), offline(0), offline(1));
    const cancelledAt = cancelAfter.mockImplementation(() => Promise.resolve(clock.elapsed()));
    expect(await run()).toBe('failed');
    expect(await cancelledAt.mock.results[0]?.value).toBe(1_500);
  });

  it('reports success when the receipt was done before it could be cancelled', async () => {
    const stopped: PrinterState = { state: 'offline', waiting: 1, last: 7 };
    const { run, cancelAfter } = setUp(ready(), stopped, ready(0, 7));
    cancelAfter.mockResolvedValue(0);
    expect(await run()).toBe('printed');
  });

  it('says that it is unclear when nobody knows whether the receipt was cancelled: its queue is empty then too (K11)', async () => {
    const stopped: PrinterState = { state: 'offline', waiting: 1, last: 7 };
    const { run, cancelAfter } = setUp(ready(), stopped, ready(0, 7));
    cancelAfter.mockResolvedValue(null);
    expect(await run()).toBe('unclear');
  });

  it.each([
    ['waits on, because it could not be cancelled', { state: 'offline', waiting: 1, last: 7 }],
    ['is in a queue that gives no answer', UNKNOWN],
  ] as const)('says that it is unclear when a receipt %s (K11)', async (_name, then) => {
    const { run, cancelAfter } = setUp(ready(), { state: 'offline', waiting: 1, last: 7 }, then);
    cancelAfter.mockResolvedValue(0);
    expect(await run()).toBe('unclear');
  });

  it('reports failure when the queue never had the receipt', async () => {
    const { run, cancelAfter } = setUp(ready(), ready());
    cancelAfter.mockResolvedValue(0);
    expect(await run()).toBe('failed');
  });

  it('asks for the printer on a connection that calls of the app cannot use up', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json(ready())));
    expect(await readPrinter(fetch, createSteppedClock())).toEqual(ready());
    expect(fetch).toHaveBeenCalledWith(
      '/terminal/printer',
      expect.objectContaining({ cache: 'no-store', credentials: 'omit' }),
    );
  });

  it('asks the launcher to cancel what came after a job; without an answer, how many it cancelled is not known', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({ cancelled: 2 })));
    expect(await createPrintQueue(fetch, createSteppedClock()).cancelAfter(6)).toBe(2);
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/terminal/printer/cancel',
      expect.objectContaining({ method: 'POST', body: '{"last":6}', credentials: 'omit' }),
    );
    for (const answer of [
      () => Promise.reject(new TypeError('failed')),
      () => Promise.resolve(Response.json({}, { status: 503 })),
    ])
      expect(await createPrintQueue(answer, createSteppedClock()).cancelAfter(6)).toBeNull();
  });

  it('takes a receipt that it saw waiting for printed if an earlier launcher names no job', async () => {
    const old = async (waiting: number) =>
      readPrinter(async () => Response.json({ state: 'ready', waiting }), createSteppedClock());
    const { run } = setUp(await old(0), await old(1), await old(0));
    expect(await run()).toBe('printed');
  });

  it.each([
    ['no launcher', () => Promise.reject(new TypeError('failed'))],
    ['an invalid answer', () => Promise.resolve(Response.json({ state: 'fine' }))],
  ])('prints nothing at %s, because the browser would show a question instead', async (_name, answer) => {
    const state = await readPrinter(answer, createSteppedClock());
    expect(state).toEqual(UNKNOWN);
    const { print, run } = setUp(state);
    expect(await run()).toBe('failed');
    expect(print).not.toHaveBeenCalled();
  });

  it.each([
    ['no answer', (signal: AbortSignal) => new Promise<never>((_resolve, reject) => onAbort(signal, reject))],
    [
      'half an answer',
      (signal: AbortSignal) =>
        new Response(new ReadableStream({ start: (body) => onAbort(signal, () => body.error()) })),
    ],
  ])('waits 10 s for a launcher that sends %s', async (_name, answer) => {
    const clock = createSteppedClock();
    const ended = vi.fn();
    void readPrinter(async (_url, init) => answer(init?.signal as AbortSignal), clock).then(ended);
    clock.advance(9_999);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).not.toHaveBeenCalled();
    clock.advance(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(ended).toHaveBeenCalledExactlyOnceWith(UNKNOWN);
  });
});

const onAbort = (signal: AbortSignal | undefined, end: () => void) => signal?.addEventListener('abort', end);
