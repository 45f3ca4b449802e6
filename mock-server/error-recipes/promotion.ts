import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';

const activate = async (tester: Tester, code: string) =>
  (await tester.call('GET /api/promotion/activate/{code}', { params: { code } })).body.message;

export const promotionTriggers: readonly Trigger[] = [
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
    run: async (tester) => {
      await activate(tester, 'RIMKHONG88');
      await tester.call('GET /api/bonus/clear');
      return activate(tester, 'RIMKHONG88');
    },
  },
];
