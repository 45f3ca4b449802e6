import { errorCodes, slipReasons, type EndpointKey } from 'contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMock, type TestMock } from '../testing.ts';
import type { Reply } from '../control/index.ts';
import type { Example } from './example.ts';
import { examples } from './examples/index.ts';
import { createClient, type Client } from '../client/create-client.ts';
import { errorRecipes } from '../error-recipes/index.ts';

let mock: TestMock;
let codes: Reply<'GET /codes'>['codes'];
beforeAll(async () => {
  mock = await createTestMock();
  const { control } = await mock.world();
  ({ codes } = await control.call('GET /codes'));
});
afterAll(() => mock.close());

/** Runs a client in a new world, and then checks that the mock kept to the contract. */
async function inWorld<T>(scenario: string | undefined, act: (client: Client) => Promise<T>): Promise<T> {
  const world = await mock.world();
  const client = await createClient(world.fetch, world.name, scenario);
  const result = await act(client);
  expect(await client.control.journal({ serverViolations: true })).toEqual([]);
  return result;
}

describe('the smoke run', () => {
  it.each(Object.entries(examples) as [EndpointKey, Example][])(
    '%s succeeds',
    async (key, { given, input }) => {
      const answer = await inWorld(given, async (client) => client.call(key, await input?.(client)));
      expect(answer).toMatchObject({ status: 200 });
    },
  );

  it.each(errorRecipes.map((recipe) => [recipe.code, recipe.call, recipe] as const))(
    'reaches %s by %s [6.03] [8.02]-[8.11] [8.13]-[8.18]',
    async (code, call, { given, run }) => {
      await inWorld(given, async (client) => {
        expect(await run(client)).toBe(code);
        const listed = codes.find((one) => one.code === code);
        const status = listed?.calls.find((one) => one.call === call)?.status;
        // The apps make other calls than a few of the recipes, and a slip's reason has no status.
        if (status === undefined) return;
        expect((await client.control.journal({ call })).at(-1)?.status).toBe(status);
      });
    },
  );

  it('has a recipe for each of the 80 codes and the 11 reasons [8.01] [8.12]', () => {
    const reached = new Set<string>(errorRecipes.map(({ code }) => code));
    expect([...errorCodes, ...slipReasons].filter((code) => !reached.has(code))).toEqual([]);
  });
});
