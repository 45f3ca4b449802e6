import { expect, it } from 'vitest';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { automaticParts } from './self-test.ts';

it.each([
  [200, 'passed'],
  [401, 'passed'],
  [499, 'passed'],
  [500, 'failed'],
  [503, 'failed'],
])('the network part takes answers with the status %i as %s (K5)', async (status, result) => {
  const fetch = (path: string) => Promise.resolve({ status: path === '/api/wallet' ? status : 200 });
  const ended = await automaticParts['network']?.(
    { fetch } as unknown as typeof window,
    createSteppedClock(),
  );
  expect(ended?.result).toBe(result);
  expect(ended?.detail).toContain(`/api/wallet ${status}`);
});

it('nothing of the chat is checked, because a kiosk offers none (K5)', async () => {
  const asked: string[] = [];
  const fetch = (path: string) => {
    asked.push(path);
    return Promise.resolve({ status: 200 });
  };
  await automaticParts['network']?.({ fetch } as unknown as typeof window, createSteppedClock());
  expect(asked).toContain('/api/wallet');
  expect(asked.filter((path) => path.startsWith('/api/chat'))).toEqual([]);
  expect(Object.keys(automaticParts)).toEqual(['network', 'clock', 'fonts', 'wipe']);
});

it.each([
  [['Wallet Thai', 'Wallet Lao'], 'passed', ''],
  [['Wallet Thai'], 'failed', 'Wallet Lao'],
  [['Wallet Lao'], 'failed', 'Wallet Thai'],
])('the fonts part with %j has %s (K5)', async (loaded, result, detail) => {
  const fonts = loaded.map((family) => ({ family: `"${family}"`, status: 'loaded' }));
  const page = { document: { fonts } } as unknown as typeof window;
  expect(await automaticParts['fonts']?.(page, createSteppedClock())).toEqual({ result, detail });
});

it.each([
  [{ milliseconds: 5, clockSkewSeconds: 60 }, 'passed', 'Asia/Bangkok, 60 s'],
  [{ milliseconds: 5, clockSkewSeconds: -60 }, 'passed', 'Asia/Bangkok, -60 s'],
  [{ milliseconds: 5, clockSkewSeconds: 61 }, 'failed', 'Asia/Bangkok, 61 s'],
  [{ milliseconds: 5, clockSkewSeconds: -61 }, 'failed', 'Asia/Bangkok, -61 s'],
  [{ milliseconds: 5, clockSkewSeconds: null }, 'failed', 'Asia/Bangkok, ? s'],
  [null, 'failed', 'Asia/Bangkok, ? s'],
])(
  'the clock part with %j of the backend has %s, and names the time zone (K5)',
  async (backend, result, detail) => {
    const fetch = (path: string) =>
      Promise.resolve(path === '/terminal/staff/facts' ? Response.json({ backend }) : new Response());
    const Intl = { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'Asia/Bangkok' }) }) };
    const page = { fetch, Intl } as unknown as typeof window;
    expect(await automaticParts['clock']?.(page, createSteppedClock())).toEqual({ result, detail });
  },
);

it('the network part fails after 8 seconds, and leaves no call open that would hold up the record (K5)', async () => {
  const clock = createSteppedClock();
  const open = new Set<string>();
  const fetch = (path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => {
      open.add(path);
      signal.addEventListener('abort', () => {
        open.delete(path);
        reject(new Error('aborted'));
      });
    });
  const ended = automaticParts['network']?.({ fetch } as unknown as typeof window, clock);
  clock.advance(7_999);
  expect(open.size).toBe(10);
  clock.advance(1);
  expect(open.size).toBe(0);
  expect(await ended).toMatchObject({ result: 'failed' });
});
