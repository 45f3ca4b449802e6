import { describe, expect, it } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { systemClock } from '../../lib/clock.ts';
import { createAppStore, type Services } from './services.ts';
import { createSession } from './session.ts';
import { asksToWait } from '../../api/asks-to-wait.ts';
import { createWait, requestWait, runWhenAllowed } from './wait.ts';
import { createTestClock } from '../../testing/test-clock.ts';

const wait = createWait('test-wait');

/** A page opened at a device time; `left` returns the remaining seconds of the wait. */
function openPage(deviceTime: number) {
  const hands = { device: deviceTime, elapsed: 500 };
  const clock = { ...systemClock, device: () => hands.device, elapsed: () => hands.elapsed };
  const platform = createBrowserPlatform(window);
  const services: Partial<Services> = { platform, clock, session: createSession(platform) };
  const store = createAppStore(services as Services);
  return {
    hands,
    start: () => store.set(wait.startAtom),
    watch: () => store.sub(wait.untilAtom, () => {}),
    left: () => Math.max(0, store.get(wait.untilAtom) - hands.elapsed) / 1000,
  };
}

describe('a wait', () => {
  it('runs down while the device’s clock is set back by an hour [8.02]', () => {
    const { hands, start, left } = openPage(7_200_000);
    expect(left()).toBe(0);
    start();
    hands.device -= 3_600_000;
    hands.elapsed += 20_000;
    expect(left()).toBe(40);
    hands.elapsed += 40_000;
    expect(left()).toBe(0);
  });

  it('continues after a reload, independent of the device’s clock [8.02]', () => {
    openPage(7_200_000).start();
    const { hands, left } = openPage(7_215_000);
    expect(left()).toBe(45);
    hands.device -= 3_600_000;
    hands.elapsed += 45_000;
    expect(left()).toBe(0);
  });

  it('counts the time that the device slept, once the page is visible again [8.02]', () => {
    const { hands, start, left, watch } = openPage(7_200_000);
    start();
    const unwatch = watch();
    hands.elapsed += 5_000;
    hands.device += 5_000 + 30_000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(left()).toBe(25);
    hands.device += 3_600_000;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(left()).toBe(0);
    unwatch();
  });

  it.each([
    ['a minute later', 7_260_000],
    ['with a clock that was set back', 3_600_000],
  ])('is over after a reload %s [8.02]', (_name, deviceTime) => {
    openPage(7_200_000).start();
    expect(openPage(deviceTime).left()).toBe(0);
  });

  it('ignores an invalid stored value', () => {
    sessionStorage.setItem('test-wait', 'soon');
    expect(openPage(7_200_000).left()).toBe(0);
  });
});

describe('what runs when it is allowed', () => {
  const open = () => {
    const clock = createTestClock();
    const platform = createBrowserPlatform(window);
    const services: Partial<Services> = { platform, clock, session: createSession(platform) };
    const store = createAppStore(services as Services);
    const ran: number[] = [];
    const run = (ms: number, signal?: AbortSignal) =>
      runWhenAllowed(store.get, ms, () => ran.push(clock.elapsed()), signal);
    return { clock, ran, run, startWait: () => store.set(requestWait.startAtom) };
  };

  it('runs at once, or after its rest, without a wait [8.02]', async () => {
    const { clock, ran, run } = open();
    run(0);
    run(3_000);
    await clock.advance(10_000);
    expect(ran).toEqual([0, 3_000]);
  });

  it('rests after the wait, and again after one that began in its rest [8.02]', async () => {
    const { clock, ran, run, startWait } = open();
    startWait();
    run(5_000);
    await clock.advance(62_000);
    startWait();
    await clock.advance(64_999);
    expect(ran).toEqual([]);
    await clock.advance(1);
    expect(ran).toEqual([127_000]);
  });

  it('does not run once it was cancelled or its session is over [8.02]', async () => {
    const { clock, ran, run, startWait } = open();
    const session = new AbortController();
    const cancel = run(1_000);
    run(1_000, session.signal);
    startWait();
    await clock.advance(30_000);
    cancel();
    session.abort();
    run(0, session.signal);
    await clock.advance(120_000);
    expect(ran).toEqual([]);
  });
});

describe('a failure', () => {
  it.each([
    [{ kind: 'refused', code: 'REQUEST_LIMIT', status: 400 }, true],
    [{ kind: 'refused', code: 'REQUEST_LIMIT_1MIN', status: 200 }, true],
    [{ kind: 'refused', code: 'Slow down', status: 429 }, true],
    [{ kind: 'refused', code: 'QR_FAIL', status: 400 }, false],
    [{ kind: 'unknown', message: 'REQUEST_LIMIT' }, false],
    [{ kind: 'offline' }, false],
  ] as const)('%j asks to wait: %s [8.02]', (failure, asks) => {
    expect(asksToWait(failure)).toBe(asks);
  });
});
