import { commonRefusals, endpoints, errorCodes, slipReasons, type Endpoint, type ErrorCode } from 'contracts';
import type { codes as verbs } from '../../control/codes.ts';
import { UNCALLED } from '../../control/faults.ts';
import { errorRecipes } from '../../error-recipes/index.ts';
import { refusedAnswer } from '../../http/refused-answer.ts';
import { statuses } from '../../http/statuses.ts';
import type { Handlers } from '../handler.ts';

export const codeHandlers: Handlers<keyof typeof verbs> = {
  'GET /codes': () => ({
    codes: errorCodes.map((code) => ({
      code,
      calls: callsThatRefuse(code).map((call) => ({ call, status: statusOf(call, code) })),
      recipes: recipesFor(code),
    })),
    slipReasons: slipReasons.map((code) => ({ code, recipes: recipesFor(code) })),
  }),
};

function recipesFor(code: string) {
  return errorRecipes
    .filter((recipe) => recipe.code === code)
    .map(({ call, given = 'demo', how }) => ({ call, given, how }));
}

/** Successes too have codes. */
function statusOf(call: string, code: ErrorCode): number {
  return statuses[code] === 200 ? 200 : refusedAnswer(call, code).status;
}

/** Calls with a recipe come first. */
function callsThatRefuse(code: ErrorCode): string[] {
  const shown = errorRecipes.filter((recipe) => recipe.code === code).map(({ call }) => call);
  const others = (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([, endpoint]) => refusalsOf(endpoint).includes(code))
    .map(([call]) => call);
  return [...new Set([...shown, ...others])].filter((call) => !UNCALLED.has(call));
}

function refusalsOf({ refuses, badInput, access }: Endpoint): readonly string[] {
  return [...refuses, badInput, ...commonRefusals.any, ...(access === 'public' ? [] : commonRefusals.member)];
}
