import { SOMCHAI } from '../scenarios/users.ts';
import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';

const call = 'GET /api/refund/addWallet';
const given = 'a member with a refund to receive';
const receive = async (client: Client) => (await client.call(call)).body.message;

export const refundRecipes: readonly ErrorRecipe[] = [
  {
    code: 'REFUND_SUCCESS',
    call,
    given,
    how: 'Lose money in a game, then receive the refund.',
    run: receive,
  },
  {
    code: 'NO_REFUND',
    call,
    given: 'a member with money',
    how: 'Receive a refund without having lost anything.',
    run: receive,
  },
  {
    code: 'REFUND_CONDITION',
    call,
    given,
    how: 'Receive a refund, lose again, and receive another on the same day.',
    run: async (client) => {
      await receive(client);
      await client.control.setPlays(SOMCHAI, { staked: 5000, won: 0, lost: 5000 });
      return receive(client);
    },
  },
  {
    code: 'REFUND_INACTIVE',
    call,
    given,
    how: 'Throw the flag refundActive off, then receive.',
    run: async (client) => {
      await client.control.setFlags({ refundActive: false });
      return receive(client);
    },
  },
  {
    code: 'BONUS_REMAINING',
    call,
    given,
    how: 'Receive a refund while a bonus is active.',
    run: async (client) => {
      await client.call('GET /api/bonus/activate/{code}', { params: { code: 'WELCOME100' } });
      return receive(client);
    },
  },
  {
    code: 'REFUND_MINIMUM',
    call,
    given: 'a member with money',
    how: 'Lose so little that its share is less than a satang, then receive.',
    run: async (client) => {
      await client.control.setPlays(SOMCHAI, { staked: 0.1, won: 0, lost: 0.1 });
      return receive(client);
    },
  },
];
