import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { endBonusAction, receiveBonusAction } from '../features/bonus/bonus-orders.ts';
import { sendSlipAction } from '../features/deposit/slip/slip-upload.ts';
import { takePartAction } from '../features/invite/take-part.ts';
import { transferAction } from '../features/transfer/transfer-state.ts';
import type { MoneyAction } from '../shared/orders/action-state.ts';
import { receiveInviteAction } from '../shared/rewards/receive-invite.ts';
import { type AppStore, createAppStore } from '../shared/session/services.ts';
import { makeServices, makeWorld, type TestWorld } from '../testing/render-app.tsx';
import { endOf } from '../testing/orders/end-of.ts';

const STATEMENT = '/api/statement';

type End = MoneyAction<unknown, unknown> | null;
type Call = Parameters<TestWorld['control']['addFault']>[0]['call'];
type Json = Record<string, unknown>;

interface Order {
  call: Call;
  scenario?: string;
  prepare?: (world: TestWorld) => Promise<File>;
  run: (store: AppStore, file: File) => Promise<End>;
}

const orders = {
  transfer: {
    call: 'POST /api/wallet/transfer',
    run: (store) => store.set(transferAction.runAtom, { from: 'WALLET', to: 'PG', amount: satang(10_000) }),
  },
  'part of the referral bonus': {
    call: 'POST /api/wallet/add',
    run: (store) => store.set(takePartAction.runAtom, satang(10_000)),
  },
  'referral bonus': {
    call: 'GET /api/invite/bonus',
    run: (store) => store.set(receiveInviteAction.runAtom, satang(0)),
  },
  slip: {
    call: 'POST /api/wallet/slip',
    prepare: async ({ control }) => {
      const { reference } = await control.makeTransfer({ phone: SOMCHAI, amount: 250 });
      const picture = await control.slipPicture(reference);
      return new File([await picture.arrayBuffer()], 'slip.png', { type: 'image/png' });
    },
    run: (store, file) => store.set(sendSlipAction.runAtom, file),
  },
  bonus: {
    call: 'GET /api/bonus/activate/{code}',
    run: (store) => store.set(receiveBonusAction.runAtom, 'WELCOME100'),
  },
  'end of a bonus': {
    call: 'GET /api/bonus/clear',
    scenario: 'a member with an active bonus',
    run: (store) => store.set(endBonusAction.runAtom, null),
  },
} satisfies Record<string, Order>;

/** How the order ends when its answer is lost and a reading after it is damaged. */
async function endOfOrder(
  order: Order,
  fault: 'drop' | 'reset',
  path: string,
  damage: (reply: Json) => unknown,
) {
  const world = await makeWorld(order.scenario);
  const file = (await order.prepare?.(world)) ?? new File([], '');
  const { fetch } = world.network;
  let isSent = false;
  const [, template = ''] = order.call.split(' ');
  const own = template.replace(/{.*/, '');
  world.network.fetch = async (address, init) => {
    const { pathname } = new URL(address as string);
    isSent ||= pathname.startsWith(own);
    const answer = await fetch(address, init);
    return isSent && pathname === path ? Response.json(damage((await answer.json()) as Json)) : answer;
  };
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
  await world.control.addFault({ call: order.call, kind: fault });
  return endOf(order.run(store, file));
}

const rowsOf = (reply: Json, key: 'statements' | 'slips') => reply[key] as Json[];
const withRows = (reply: Json, key: 'statements' | 'slips', rows: unknown[]) => ({ ...reply, [key]: rows });
const withFirst = (reply: Json, change: unknown) =>
  withRows(reply, 'statements', [change, ...rowsOf(reply, 'statements').slice(1)]);

describe('an order that was carried out, without an answer, is not denied by', () => {
  it.each<[order: keyof typeof orders, what: string, path: string, damage: (reply: Json) => unknown]>([
    ['transfer', 'a statement that lost its rows', STATEMENT, (reply) => withRows(reply, 'statements', [])],
    [
      'transfer',
      'a statement that lost its newest row',
      STATEMENT,
      (reply) => withRows(reply, 'statements', rowsOf(reply, 'statements').slice(1)),
    ],
    ['slip', 'a list that lost its slips', '/api/statement/slip', (reply) => withRows(reply, 'slips', [])],
    ['part of the referral bonus', 'a row that is none', STATEMENT, (reply) => withFirst(reply, null)],
    [
      'part of the referral bonus',
      'a row that lost its link',
      STATEMENT,
      (reply) => withFirst(reply, { ...rowsOf(reply, 'statements')[0], invite: null }),
    ],
    [
      'bonus',
      'a list without it, while the service says that one is in use',
      '/api/bonus',
      (reply) => (reply as unknown as Json[]).map((bonus) => ({ ...bonus, userBonus: null })),
    ],
  ])('%s: %s (W1)', async (order, _what, path, damage) => {
    expect(await endOfOrder(orders[order], 'drop', path, damage)).toMatchObject({ status: 'unresolved' });
  });
});

describe('an order that was not carried out is not told as done because of', () => {
  it.each<[order: keyof typeof orders, what: string, path: string, damage: (reply: Json) => unknown]>([
    [
      'referral bonus',
      'an amount that is smaller, without an entry',
      '/api/wallet',
      (reply) => ({ ...reply, invite: { ...(reply['invite'] as Json), amount: 0.3 } }),
    ],
    [
      'end of a bonus',
      'an answer that none is in use, while the list has it',
      '/api/bonus/check/active',
      (reply) => ({ ...reply, status: false }),
    ],
    [
      'bonus',
      'a list that has it, while the service says that none is in use',
      '/api/bonus',
      (reply) =>
        (reply as unknown as Json[]).map((bonus) => ({
          ...bonus,
          userBonus: { _id: 'u', isActive: true, received: 1, entries: [] },
        })),
    ],
  ])('%s: %s (W1)', async (order, _what, path, damage) => {
    expect(await endOfOrder(orders[order], 'reset', path, damage)).toMatchObject({ status: 'unresolved' });
  });
});
