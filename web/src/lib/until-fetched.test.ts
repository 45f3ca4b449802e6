import { expect, it } from 'vitest';
import { untilFetched } from './until-fetched.ts';

it('a part of the app that does not come is asked for again every 5 s until it does [9.13]', async () => {
  const waits: number[] = [];
  let tries = 0;
  const part = await untilFetched({ wait: async (ms) => void waits.push(ms) }, () => {
    tries += 1;
    return tries < 3 ? Promise.reject(new Error('offline')) : Promise.resolve('part');
  });
  expect([part, waits]).toEqual(['part', [5_000, 5_000]]);
});
