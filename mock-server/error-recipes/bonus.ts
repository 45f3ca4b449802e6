import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';

const call = 'GET /api/bonus/activate/{code}';
const activate = async (client: Client, code: string) =>
  (await client.call(call, { params: { code } })).body.message;
const clear = async (client: Client) => (await client.call('GET /api/bonus/clear')).body.message;

export const bonusRecipes: readonly ErrorRecipe[] = [
  {
    code: 'BONUS_ALREADY_ACTIVE',
    call,
    given: 'a member with an active bonus',
    how: 'Receive the bonus that is active.',
    run: (client) => activate(client, 'WELCOME100'),
  },
  {
    code: 'BONUS_REMAINING',
    call,
    given: 'a member with an active bonus',
    how: 'Receive a bonus while another is active.',
    run: (client) => activate(client, 'WEEKLY200'),
  },
  {
    code: 'BONUS_MAX_CLAIMED',
    call,
    given: 'a member with an active bonus',
    how: 'End a bonus that may be received once, then receive it again.',
    run: async (client) => {
      await clear(client);
      return activate(client, 'WELCOME100');
    },
  },
  {
    code: 'BONUS_FULL',
    call,
    how: 'Receive FIRST500, whose places are all taken.',
    run: (client) => activate(client, 'FIRST500'),
  },
  {
    code: 'BONUS_CONDITION',
    call,
    how: 'Receive DAILY50 without a deposit today.',
    run: (client) => activate(client, 'DAILY50'),
  },
  {
    code: 'BONUS_CONDITION',
    call: 'POST /api/wallet/withdraw',
    given: 'a member with an active bonus',
    how: 'Withdraw while a bonus is active.',
    run: async (client) =>
      (await client.call('POST /api/wallet/withdraw', { body: { amount: 500 } })).body.message,
  },
  {
    code: 'BONUS_CONDITION',
    call: 'GET /api/bonus/clear',
    given: 'a member with an active bonus',
    how: 'Move all money into a game, then end the bonus.',
    run: async (client) => {
      await client.call('GET /api/wallet/activate/{slotCode}', { params: { slotCode: 'PG' } });
      await client.call('POST /api/wallet/transferAll', { body: { to: 'PG' } });
      return clear(client);
    },
  },
  {
    code: 'BONUS_CLEAR',
    call: 'GET /api/bonus/clear',
    given: 'a member with an active bonus',
    how: 'End the active bonus.',
    run: clear,
  },
];
