import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing.ts';
import { errorRecipes } from '../error-recipes/index.ts';
import { createClient } from '../client/create-client.ts';
import { Random } from '../engine/random.ts';

const WORKERS = 8;

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random.integer(left.length), 1));
}

describe('eight workers on one mock', () => {
  it('run every error recipe in parallel without interference', async () => {
    const mock = await startTestServer();
    const strays: string[] = [];
    const work = async (worker: number) => {
      // Each recipe resets this worker's world.
      const world = `worker-${worker}`;
      for (const { code, given, run } of shuffled(errorRecipes, new Random(worker + 1))) {
        const client = await createClient((path, init) => fetch(mock.url + path, init), world, given);
        const seen = await run(client);
        if (seen !== code) strays.push(`worker ${worker}: ${code}, saw ${String(seen)}`);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
    await mock.close();
    expect(strays).toEqual([]);
  }, 120_000);
});
