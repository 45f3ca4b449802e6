import { SOMCHAI } from '../scenarios/users.ts';
import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';

const call = 'GET /api/invite/bonus';
const receive = async (client: Client) => (await client.call(call)).body.message;

export const inviteRecipes: readonly ErrorRecipe[] = [
  {
    code: 'INVITE_BONUS_SUCCESS',
    call,
    how: 'Receive what invitations have earned.',
    run: receive,
  },
  {
    code: 'INVITE_COLLECT',
    call,
    how: 'Receive it twice.',
    run: async (client) => {
      await receive(client);
      return receive(client);
    },
  },
  {
    code: 'INVITE_INACTIVE',
    call,
    how: 'Throw the flag inviteActive off, then receive.',
    run: async (client) => {
      await client.control.setFlags({ inviteActive: false });
      return receive(client);
    },
  },
  {
    code: 'NO_INVITE_BONUS',
    call,
    given: 'a member with money',
    how: 'Receive as a member who has invited nobody.',
    run: receive,
  },
  {
    code: 'NO_INVITEE_PLAY_INFO',
    call,
    given: 'a member with money',
    how: 'Receive as a member whose friends have not played yet.',
    run: async (client) => {
      await client.control.setInvites(SOMCHAI, { success: 0, fail: 2 });
      return receive(client);
    },
  },
  {
    code: 'INVITE_BONUS_FAIL',
    call,
    how: 'Put "invite-bonus" out of service, then receive.',
    run: async (client) => {
      await client.control.setOutages(['invite-bonus']);
      return receive(client);
    },
  },
];
