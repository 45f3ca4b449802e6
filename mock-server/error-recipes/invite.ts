import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';

const SOMCHAI = '0812345678';
const call = 'GET /api/invite/bonus';
const receive = async (tester: Tester) => (await tester.call(call)).body.message;

export const inviteTriggers: readonly Trigger[] = [
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
    run: async (tester) => {
      await receive(tester);
      return receive(tester);
    },
  },
  {
    code: 'INVITE_INACTIVE',
    call,
    how: 'Throw the flag inviteActive off, then receive.',
    run: async (tester) => {
      await tester.control.setFlags({ inviteActive: false });
      return receive(tester);
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
    run: async (tester) => {
      await tester.control.setInvites(SOMCHAI, { success: 0, fail: 2 });
      return receive(tester);
    },
  },
  {
    code: 'INVITE_BONUS_FAIL',
    call,
    how: 'Let the part "invite-bonus" fail, then receive.',
    run: async (tester) => {
      await tester.control.setOutages(['invite-bonus']);
      return receive(tester);
    },
  },
];
