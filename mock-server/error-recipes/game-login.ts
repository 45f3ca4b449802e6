import type { ErrorRecipe } from './error-recipe.ts';

export const gameLoginRecipes: readonly ErrorRecipe[] = [
  {
    code: 'WRONG_CREDENTIAL',
    call: 'GET /api/autoLogin/pg/{username}',
    how: 'Enter a game under a user name that is not the member’s own.',
    run: async ({ call }) =>
      (await call('GET /api/autoLogin/pg/{username}', { params: { username: 'somebody' } })).body.message,
  },
];
