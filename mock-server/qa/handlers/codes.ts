import { errorCodes, slipReasons } from 'contracts';
import type { codes as verbs } from '../../control/codes.ts';
import { errorRecipes } from '../../error-recipes/index.ts';
import { statuses } from '../../http/statuses.ts';
import type { Handlers } from '../handler.ts';

/** Every code that a member may meet, and how a tester brings it about. */
export const codeHandlers: Handlers<keyof typeof verbs> = {
  'GET /codes': () => ({
    codes: errorCodes.map((code) => ({ code, status: statuses[code], recipes: recipesFor(code) })),
    slipReasons: slipReasons.map((code) => ({ code, recipes: recipesFor(code) })),
  }),
};

function recipesFor(code: string) {
  return errorRecipes
    .filter((recipe) => recipe.code === code)
    .map(({ call, given = 'demo', how }) => ({ call, given, how }));
}
