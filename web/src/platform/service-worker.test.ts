import { securityHeaders } from 'contracts/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { startServiceWorker } from './service-worker.ts';

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('the worker is registered by a policy that the page allows', async () => {
  const allowed = /trusted-types ([^;]*)/
    .exec(securityHeaders({ config: {}, https: true })['content-security-policy'] ?? '')?.[1]
    ?.split(' ');
  const register = vi.fn(async () => ({ waiting: null, installing: null, addEventListener: () => {} }));
  const named: string[] = [];
  const page = {
    navigator: { serviceWorker: { register } },
    document: { addEventListener: () => {} },
    trustedTypes: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        named.push(name);
        return rules;
      },
    },
  };
  await startServiceWorker(page as unknown as Window, createTestClock(), () => {});
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(named).toHaveLength(1);
  expect(allowed).toContain(named[0]);
});

const script = '<script type="module" src="/assets/index-old.js"></script>';

it.each([
  ['a failing host', () => Promise.resolve(new Response('', { status: 503 }))],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a waiting worker is asked about again after %s: its build is newer', async (_name, fail) => {
  document.head.innerHTML = script;
  const newer = () => Promise.resolve(new Response(script.replace('old', 'new')));
  const fetch = vi.fn<() => Promise<Response>>().mockImplementationOnce(fail).mockImplementation(newer);
  vi.stubGlobal('fetch', fetch);
  const waiting = { state: 'installed', postMessage: vi.fn() };
  const registration = { waiting, installing: null, addEventListener: () => {}, update: async () => {} };
  const page = {
    navigator: { serviceWorker: { register: async () => registration } },
    document,
  };
  const onNewer = vi.fn();
  await startServiceWorker(page as unknown as Window, createTestClock(), onNewer);
  await new Promise(setImmediate);
  expect(fetch).toHaveBeenCalledOnce();
  expect(onNewer).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  await new Promise(setImmediate);
  expect(onNewer).toHaveBeenCalledOnce();
  expect(waiting.postMessage).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('a page that stays open looks for a new build every hour', async () => {
  const clock = createTestClock();
  const update = vi.fn(async () => {});
  const registration = { waiting: null, installing: null, addEventListener: () => {}, update };
  const page = {
    navigator: { serviceWorker: { register: async () => registration } },
    document: { addEventListener: () => {} },
  };
  await startServiceWorker(page as unknown as Window, clock, () => {});
  for (const [ms, checks] of [
    [3_599_999, 0],
    [1, 1],
    [3_600_000, 2],
  ] as const) {
    await clock.advance(ms);
    expect(update).toHaveBeenCalledTimes(checks);
  }
});
