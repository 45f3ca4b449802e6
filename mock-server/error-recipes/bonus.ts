import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';

const call = 'GET /api/bonus/activate/{code}';
const activate = async (tester: Tester, code: string) =>
  (await tester.call(call, { params: { code } })).body.message;
const clear = async (tester: Tester) => (await tester.call('GET /api/bonus/clear')).body.message;

export const bonusTriggers: readonly Trigger[] = [
  {
    code: 'BONUS_ALREADY_ACTIVE',
    call,
    given: 'a member with an active bonus',
    how: 'Receive the bonus that is active.',
    run: (tester) => activate(tester, 'WELCOME100'),
  },
  {
    code: 'BONUS_REMAINING',
    call,
    given: 'a member with an active bonus',
    how: 'Receive a bonus while another is active.',
    run: (tester) => activate(tester, 'WEEKLY200'),
  },
  {
    code: 'BONUS_MAX_CLAIMED',
    call,
    given: 'a member with an active bonus',
    how: 'End a bonus that may be received once, then receive it again.',
    run: async (tester) => {
      await clear(tester);
      return activate(tester, 'WELCOME100');
    },
  },
  {
    code: 'BONUS_FULL',
    call,
    how: 'Receive FIRST500, whose places are all taken.',
    run: (tester) => activate(tester, 'FIRST500'),
  },
  {
    code: 'BONUS_CONDITION',
    call,
    how: 'Receive DAILY50 without a deposit today.',
    run: (tester) => activate(tester, 'DAILY50'),
  },
  {
    code: 'BONUS_CONDITION',
    call: 'POST /api/wallet/withdraw',
    given: 'a member with an active bonus',
    how: 'Withdraw while a bonus is active.',
    run: async (tester) =>
      (await tester.call('POST /api/wallet/withdraw', { body: { amount: 500 } })).body.message,
  },
  {
    code: 'BONUS_CONDITION',
    call: 'GET /api/bonus/clear',
    given: 'a member with an active bonus',
    how: 'Move all money into a game, then end the bonus.',
    run: async (tester) => {
      await tester.call('GET /api/wallet/activate/{slotCode}', { params: { slotCode: 'PG' } });
      await tester.call('POST /api/wallet/transferAll', { body: { to: 'PG' } });
      return clear(tester);
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
