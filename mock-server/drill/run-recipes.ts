import { createClient } from '../client/create-client.ts';
import { Random } from '../engine/random.ts';
import { errorRecipes } from '../error-recipes/index.ts';

export const WORKERS = 8;

/**
 * Runs the error recipes in eight worlds at once, each in an order of its own.
 * @param times how many of the workers run the same recipe: 1, 2, 4 or 8
 * @returns how many ran, and those that saw another code than their own
 */
export async function runRecipes(url: string, times: number): Promise<{ runs: number; strays: string[] }> {
  const groups = WORKERS / times;
  const strays: string[] = [];
  const work = async (worker: number) => {
    const own = errorRecipes.filter((_, at) => at % groups === worker % groups);
    for (const { code, given, run } of shuffled(own, new Random(worker + 1))) {
      // Each recipe resets this worker's world.
      const client = await createClient((path, init) => fetch(url + path, init), `worker-${worker}`, given);
      const seen = await run(client);
      if (seen !== code) strays.push(`worker ${worker}: ${code}, saw ${String(seen)}`);
    }
    return own.length;
  };
  const runs = await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  return { runs: runs.reduce((sum, one) => sum + one, 0), strays };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(random.integer(left.length), 1));
}
