import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';

const activate = async (client: Client, code: string) =>
  (await client.call('GET /api/promotion/activate/{code}', { params: { code } })).body.message;

export const promotionRecipes: readonly ErrorRecipe[] = [
  {
    code: 'NO_PROMOTION',
    call: 'GET /api/promotion/find/{code}',
    how: 'Look for a code that is none, or whose time is over (SONGKRAN).',
    run: async ({ call }) =>
      (await call('GET /api/promotion/find/{code}', { params: { code: 'SONGKRAN' } })).body.message,
  },
  {
    code: 'PROMOTION_RECEIVED',
    call: 'GET /api/promotion/activate/{code}',
    how: 'Receive a promotion, end it, and receive it again.',
    run: async (client) => {
      await activate(client, 'RIMKHONG88');
      await client.call('GET /api/bonus/clear');
      return activate(client, 'RIMKHONG88');
    },
  },
];
