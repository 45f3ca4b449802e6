import { expect, it } from 'vitest';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { automaticParts } from './self-test.ts';

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
  expect(open.size).toBe(11);
  clock.advance(1);
  expect(open.size).toBe(0);
  expect(await ended).toMatchObject({ result: 'failed' });
});
