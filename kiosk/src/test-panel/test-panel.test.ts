import { describe, expect, it } from 'vitest';
import { watchIdle } from '../idle/idle-watch.ts';
import { createReceiptPrinter } from '../receipt/receipt-printer.ts';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { createJumpClock } from './jump-clock.ts';
import { installNetwork } from './network.ts';
import { createMockPrinter, type Printer } from './printer.ts';
import { walkAway } from './walk-away.ts';

/** A session whose idle watch uses the test panel's clock. */
function setUp({ isMoneyMoving = false } = {}) {
  const real = createSteppedClock();
  const clock = createJumpClock(real);
  const said: string[] = [];
  const listeners = new Set<() => void>();
  let snapshot = { screen: { kind: 'page' as const }, isMoneyMoving };
  watchIdle({
    clock,
    visit: {
      snapshot: () => snapshot,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    onWarning: (endsAt) => void said.push(endsAt === null ? 'goes on' : 'asks'),
    onEnd: () => void said.push('ends'),
  });
  const settleMoney = () => {
    snapshot = { ...snapshot, isMoneyMoving: false };
    for (const listener of [...listeners]) listener();
  };
  return { real, clock, said, settleMoney };
}

describe('the test panel’s clock (K6)', () => {
  it('brings the warning forward, but not before its time', () => {
    const { real, clock, said } = setUp();
    clock.jump(59_999);
    real.advance(0);
    expect(said).toEqual([]);
    real.advance(1);
    expect(said).toEqual(['asks']);
  });

  it('ends the session of a member who has walked away, then stops', () => {
    const { real, clock, said } = setUp();
    walkAway(clock, () => !said.includes('ends'));
    real.advance(10_000);
    expect(said).toEqual(['asks', 'ends']);
    const end = clock.elapsed() - real.elapsed();
    real.advance(60_000);
    expect(clock.elapsed() - real.elapsed()).toBe(end);
  });

  it('shows no warning while money is moving (K2)', () => {
    const { real, clock, said, settleMoney } = setUp({ isMoneyMoving: true });
    walkAway(clock, () => !said.includes('ends'));
    real.advance(30_000);
    expect(said).toEqual([]);
    settleMoney();
    real.advance(10_000);
    expect(said).toEqual(['asks', 'ends']);
  });
});

/** A page whose backend answers every call with 200. */
function makePage() {
  const calls: string[] = [];
  const page = Object.assign(new EventTarget(), {
    fetch: async (url: string) => {
      calls.push(url);
      return new Response('{"fine":true}');
    },
    location: { href: 'http://kiosk.test/' },
    navigator: {} as { onLine: boolean },
  });
  return { page: page as unknown as Window & typeof globalThis, calls };
}

describe('the test panel’s network (K6)', () => {
  it('blocks all calls when offline, failing or behind a captive portal', async () => {
    const { page, calls } = makePage();
    const network = installNetwork(page, createSteppedClock());
    network.become('offline');
    await expect(page.fetch('/api/wallet')).rejects.toThrow(TypeError);
    expect(page.navigator.onLine).toBe(false);
    network.become('failing');
    expect((await page.fetch('/api/wallet')).status).toBe(503);
    network.become('captive');
    const page200 = await page.fetch('/api/wallet');
    expect([page200.status, page200.headers.get('content-type')]).toEqual([200, 'text/html']);
    expect(calls).toEqual([]);
    // The launcher serves the app.
    await page.fetch('/assets/deposit.js');
    expect(calls).toEqual(['/assets/deposit.js']);
  });

  it('delays calls, except those to the launcher', async () => {
    const { page, calls } = makePage();
    const clock = createSteppedClock();
    const network = installNetwork(page, clock);
    network.become('slow');
    const answer = page.fetch('/api/wallet');
    await page.fetch('/terminal/printer');
    expect(calls).toEqual(['/terminal/printer']);
    clock.advance(4_000);
    expect(await (await answer).json()).toEqual({ fine: true });
  });

  it('notifies the page when it goes offline and online', () => {
    const { page } = makePage();
    const network = installNetwork(page, createSteppedClock());
    const received: string[] = [];
    for (const type of ['online', 'offline']) page.addEventListener(type, () => received.push(type));
    for (const state of ['slow', 'offline', 'offline', 'captive'] as const) network.become(state);
    expect(received).toEqual(['offline', 'online']);
  });
});

describe('the test panel’s printer (K6)', () => {
  it.each<[Printer, string]>([
    ['ready', 'printed'],
    ['no-paper', 'failed'],
    ['offline', 'failed'],
    ['unknown', 'failed'],
    ['jam', 'failed'],
  ])('that is %s ends a receipt as %s (K12)', async (state, end) => {
    const clock = createSteppedClock();
    const printer = createMockPrinter(clock);
    printer.become(state);
    const ended = createReceiptPrinter(printer, clock, printer, () => ({ isConnected: true })).print();
    const run = { isOver: false };
    void ended.then(() => (run.isOver = true));
    for (let step = 0; step < 60 && !run.isOver; step += 1) {
      await new Promise(setImmediate);
      clock.advance(500);
    }
    expect(await ended).toBe(end);
    expect((await printer.read()).waiting).toBe(0);
  });
});
