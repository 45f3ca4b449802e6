import type { Trigger } from './error-recipe.ts';

export const gameLoginTriggers: readonly Trigger[] = [
  {
    code: 'WRONG_CREDENTIAL',
    call: 'GET /api/autoLogin/pg/{username}',
    how: 'Enter a game under a user name that is not the member’s own.',
    run: async ({ call }) =>
      (await call('GET /api/autoLogin/pg/{username}', { params: { username: 'somebody' } })).body.message,
  },
];
