import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { createMachine } from './machine.ts';
import { clearCookies, readCookies } from './wipe.ts';

/** A window that records its navigation, and a service that answers as the test says. */
function setUp(answers: ((init?: RequestInit) => Promise<Response>)[], parts: object = {}) {
  const clock = createSteppedClock();
  const replaced: string[] = [];
  const frame = {
    name: '',
    document,
    location: { replace: (path: string) => void replaced.push(path) },
    ...parts,
  };
  const fetch = vi.fn<typeof window.fetch>((_path, init) =>
    (answers.shift() ?? (() => Promise.resolve(new Response())))(init),
  );
  /** Of the page that the window loads next. */
  const next = () => createMachine(frame as unknown as Window & typeof globalThis, clock, fetch);
  const machine = next();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { clock, replaced, fetch, machine, settle, frame, next };
}

// Other tests in the same page leave some.
beforeEach(() => clearCookies(document, new Map()));

const cookies = () => [...readCookies(document).values()].sort();

function setCookie(pair: string) {
  document.cookie = `${pair}; path=/`;
  onTestFinished(() => void (document.cookie = `${pair}; path=/; max-age=0`));
}

it('clears a cookie that a late answer sets between the wipe and the restart (K1)', async () => {
  setCookie('machine=7');
  const { machine, replaced } = setUp([
    async () => {
      setCookie('member=secret');
      return new Response();
    },
  ]);
  await machine.restart(() => '/');
  expect([cookies(), replaced]).toEqual([['machine=7'], ['/']]);
});

it('clears a cookie that a late answer sets while the page gives way to the next one (K1)', async () => {
  setCookie('machine=7');
  const { machine, next, frame } = setUp([]);
  await machine.restart(() => '/');
  setCookie('member=secret');
  const { isCutOff } = next();
  expect([cookies(), isCutOff, frame.name]).toEqual([['machine=7'], false, '']);
});

describe('a session that ends without its wipe (K1)', () => {
  const open = () => createMachine(window, createSteppedClock());

  it('is noticed by the next page, whose wipe keeps only the cookies from before it', async () => {
    setCookie('machine=7');
    open().begin();
    setCookie('member=secret');
    const next = open();
    expect(next.isCutOff).toBe(true);
    await next.wipe();
    expect(cookies()).toEqual(['machine=7']);
    expect(open().isCutOff).toBe(false);
  });

  it('is not assumed when no one has begun, or when it was wiped', async () => {
    expect(open().isCutOff).toBe(false);
    const page = open();
    page.begin();
    await page.wipe();
    expect(open().isCutOff).toBe(false);
  });
});

it('the wipe lets the session end after 2 s, even if the browser does not finish it (K1)', async () => {
  const indexedDB = { databases: () => new Promise(() => {}) };
  const { machine, clock, settle } = setUp([], { indexedDB });
  let isDone = false;
  void machine.wipe().then(() => (isDone = true));
  clock.advance(1_999);
  await settle();
  expect(isDone).toBe(false);
  clock.advance(1);
  await settle();
  expect(isDone).toBe(true);
});

describe('the restart (K1)', () => {
  it('replaces the page immediately if the service answers', async () => {
    const { machine, replaced } = setUp([]);
    const onWaiting = vi.fn();
    await machine.restart(() => '/', onWaiting);
    expect([replaced, onWaiting.mock.calls]).toEqual([['/'], []]);
  });

  it('asks on a connection that calls of the app without an answer cannot use up', async () => {
    const { machine, fetch } = setUp([]);
    await machine.restart(() => '/');
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/',
      expect.objectContaining({ cache: 'no-store', credentials: 'omit' }),
    );
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('failed'))],
    ['a fault', () => Promise.resolve(new Response(null, { status: 503 }))],
  ])('stays on its own screen at %s, and retries every 2 s', async (_name, fail) => {
    const { machine, replaced, fetch, clock, settle } = setUp([fail, fail]);
    const onWaiting = vi.fn();
    const restarted = machine.restart(() => '/terminated#lo', onWaiting);
    await settle();
    expect(onWaiting).toHaveBeenCalledTimes(1);
    clock.advance(1_999);
    await settle();
    expect(fetch).toHaveBeenCalledTimes(1);
    clock.advance(1);
    await settle();
    expect([fetch.mock.calls.length, replaced]).toEqual([2, []]);
    clock.advance(2_000);
    await restarted;
    expect(replaced).toEqual(['/terminated#lo']);
  });

  it('gives up an answer that does not come within 10 s, longer than the launcher waits for a slow site', async () => {
    const { machine, replaced, clock, settle, fetch } = setUp([
      ({ signal } = {}) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    ]);
    const onWaiting = vi.fn();
    const restarted = machine.restart(() => '/', onWaiting);
    clock.advance(9_999);
    await settle();
    expect(onWaiting).not.toHaveBeenCalled();
    clock.advance(1);
    await settle();
    expect(onWaiting).toHaveBeenCalledOnce();
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    clock.advance(2_000);
    await restarted;
    expect(replaced).toEqual(['/']);
  });
});
