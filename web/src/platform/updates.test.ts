import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createUpdates } from './updates.ts';

const script = '<script type="module" src="/assets/index-old.js"></script>';
const idle = () => Promise.resolve();

function openPage() {
  return Object.assign(new EventTarget() as unknown as Window, { document });
}

beforeEach(() => {
  document.head.innerHTML = script;
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('starts the worker once, after the first page is idle, and notifies every listener', async () => {
  const clock = createTestClock();
  let tell = () => {};
  const start = vi.fn((onNewer: () => void) => {
    tell = onNewer;
    return Promise.resolve();
  });
  const updates = createUpdates(openPage(), clock, start);
  const [first, second] = [vi.fn(), vi.fn()];
  updates.subscribe(first)();
  updates.subscribe(second);
  await clock.advance(60_000);
  expect(start).not.toHaveBeenCalled();
  updates.start({ withWorker: true });
  updates.start({ withWorker: true });
  await clock.advance(4_999);
  expect(start).not.toHaveBeenCalled();
  await clock.advance(60_000);
  expect(start).toHaveBeenCalledOnce();
  expect(updates.isReady()).toBe(false);
  tell();
  expect(updates.isReady()).toBe(true);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
});

it('starts no worker where the configuration has none', async () => {
  const clock = createTestClock();
  const start = vi.fn(idle);
  createUpdates(openPage(), clock, start).start({ withWorker: false });
  await clock.advance(60_000);
  expect(start).not.toHaveBeenCalled();
});

it('ignores a failed start', async () => {
  const clock = createTestClock();
  const updates = createUpdates(openPage(), clock, () => Promise.reject(new TypeError('Failed to fetch')));
  updates.start({ withWorker: true });
  await clock.advance(5_000);
  expect(updates.isReady()).toBe(false);
});

it('finds a newer build from the first moment, when a file of this one is missing and the host names another script, and only then', async () => {
  const fetch = vi
    .fn<(url: string, init: RequestInit) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 502 }))
    .mockResolvedValueOnce(new Response(script))
    .mockResolvedValueOnce(new Response(script.replace('old', 'new')));
  vi.stubGlobal('fetch', fetch);
  const page = openPage();
  const updates = createUpdates(page, createTestClock(), idle);
  expect(fetch).not.toHaveBeenCalled();
  for (const isReady of [false, false, false, true]) {
    page.dispatchEvent(new Event('vite:preloadError'));
    await new Promise(setImmediate);
    expect(updates.isReady()).toBe(isReady);
  }
  expect(fetch).toHaveBeenLastCalledWith('/', { cache: 'no-store' });
});
