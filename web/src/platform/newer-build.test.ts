import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { watchBuild } from './newer-build.ts';

const script = '<script type="module" src="/assets/index-old.js"></script>';

beforeEach(() => {
  document.head.innerHTML = script;
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('finds a newer build when a file of this one is missing and the host names another script, and only then', async () => {
  const fetch = vi
    .fn<(url: string, init: RequestInit) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 502 }))
    .mockResolvedValueOnce(new Response(script))
    .mockResolvedValueOnce(new Response(script.replace('old', 'new')));
  vi.stubGlobal('fetch', fetch);
  const page = Object.assign(new EventTarget() as unknown as Window, { document, navigator: {} });
  const onNewer = vi.fn();
  await watchBuild(page, createTestClock(), { withWorker: true, onNewer });
  expect(fetch).not.toHaveBeenCalled();
  for (const times of [0, 0, 0, 1]) {
    page.dispatchEvent(new Event('vite:preloadError'));
    await new Promise(setImmediate);
    expect(onNewer).toHaveBeenCalledTimes(times);
  }
  expect(fetch).toHaveBeenLastCalledWith('/', { cache: 'no-store' });
});
