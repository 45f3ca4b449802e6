import { errorCodes, slipReasons } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Key } from '../http/route.ts';
import { createTestMock, type TestMock } from '../testing.ts';
import type { Example } from './example.ts';
import { examples } from './examples/index.ts';
import { createTester, type Tester } from './client.ts';
import { triggers } from '../error-recipes/index.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

/** A tester in a world of its own; what they cause there must not break the agreement. */
async function inWorld<T>(scenario: string | undefined, act: (tester: Tester) => Promise<T>): Promise<T> {
  const world = await mock.world();
  const tester = await createTester(world.fetch, world.name, scenario);
  const result = await act(tester);
  expect(await tester.control.journal({ serverViolations: true })).toEqual([]);
  return result;
}

describe('the walk', () => {
  it.each(Object.entries(examples) as [Key, Example][])('%s succeeds', async (key, { given, input }) => {
    const answer = await inWorld(given, async (tester) => tester.call(key, await input?.(tester)));
    expect(answer).toMatchObject({ status: 200 });
  });

  it.each(triggers.map((trigger) => [trigger.code, trigger.call, trigger] as const))(
    'reaches %s by %s',
    async (code, _call, { given, run }) => {
      expect(await inWorld(given, run)).toBe(code);
    },
  );

  it('has a way to each of the 80 codes and the 11 reasons [8.01] [8.12]', () => {
    const reached = new Set<string>(triggers.map(({ code }) => code));
    expect([...errorCodes, ...slipReasons].filter((code) => !reached.has(code))).toEqual([]);
  });
});
