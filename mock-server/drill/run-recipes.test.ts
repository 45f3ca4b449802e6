import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing.ts';
import { errorRecipes } from '../error-recipes/index.ts';
import { runRecipes } from './run-recipes.ts';

describe('eight workers on one mock', () => {
  it('run every error recipe in parallel without interference', async () => {
    const mock = await startTestServer();
    // `npm run drill:hostile` has each of them run all.
    const { runs, strays } = await runRecipes(mock.url, 2);
    await mock.close();
    expect(strays).toEqual([]);
    expect(runs).toBe(2 * errorRecipes.length);
  });
});
