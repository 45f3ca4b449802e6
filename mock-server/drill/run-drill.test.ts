import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartedMock } from '../start-mock.ts';
import { startTestServer } from '../testing.ts';
import { runDrill } from './run-drill.ts';

const SHARE = 0.003;
const AT_LEAST = 100;
const SEED = 20_261_120;

let mock: StartedMock;
let ends = 0;
const count = () => {
  ends += 1;
};
beforeAll(async () => {
  mock = await startTestServer();
  process.on('uncaughtException', count).on('unhandledRejection', count);
});
afterAll(async () => {
  process.off('uncaughtException', count).off('unhandledRejection', count);
  await mock.close();
});

describe('a short drill', () => {
  it('finds nothing at any entry point of the mock', async () => {
    const target = {
      url: mock.url,
      memory: () => process.memoryUsage.rss(),
      held: async () => null,
      ends: () => ends,
    };
    const results = await runDrill(target, { seed: SEED, share: SHARE, atLeast: AT_LEAST });
    expect(results.filter(({ isGood }) => !isGood)).toEqual([]);
    expect(results.map(({ what }) => what)).toEqual([
      'HTTP requests',
      'socket packets',
      'control calls',
      'snapshots',
      '5xx without a fault',
      'worlds that balance and load again',
      'server violations',
      'memory at the start and at the end',
      'memory held after each quarter',
      'process ends',
    ]);
  });
});
