import { satang } from 'contracts/rules';
import type { WritableAtom } from 'jotai';
import { SOMCHAI, TEST_TIME } from 'mock-server/testing';
import { describe, expect, it } from 'vitest';
import { endBonusAction, receivePromotionAction } from '../features/bonus/bonus-orders.ts';
import { sendGiftAction } from '../features/deposit/gift/gift-state.ts';
import { takePartAction } from '../features/invite/take-part.ts';
import { claimAction } from '../features/spin/spin-orders.ts';
import { bringBackAction, transferAction } from '../features/transfer/transfer-state.ts';
import type { MoneyAction } from '../shared/orders/action-state.ts';
import { receiveInviteAction } from '../shared/rewards/receive-invite.ts';
import { createAppStore, servicesAtom } from '../shared/session/services.ts';
import { loadWalletAtom } from '../shared/wallet/wallet-state.ts';
import { makeServices, makeWorld, type TestWorld } from '../testing/render-app.tsx';
import { endOf } from '../testing/orders/end-of.ts';

type End = MoneyAction<unknown, unknown> | null;
type Call = Parameters<TestWorld['control']['addFault']>[0]['call'];

interface Order<Input> {
  runAtom: WritableAtom<null, [Input], Promise<End>>;
  checkAgainAtom: WritableAtom<null, [], Promise<End>>;
}

async function openApp() {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
  await store.set(loadWalletAtom);
  return { world, store };
}

const answer = (world: TestWorld, call: Call, body: object, times: number | 'always') =>
  world.control.addFault({ call, kind: 'status', status: 200, body: JSON.stringify(body), times });

/** The order is lost, and then the statement has this new row for good. */
async function prove<Input>(
  key: Call,
  { runAtom, checkAgainAtom }: Order<Input>,
  input: Input,
  row: object,
  canCheck = false,
) {
  const { world, store } = await openApp();
  const page = (...rows: object[]) => ({
    total: rows.length,
    statements: rows.map((one) => ({ status: 'SUCCESS', to: 'WALLET', createdAt: TEST_TIME, ...one })),
  });
  const known = { statementType: 'deposit', from: 'KBANK', amount: 7, createdAt: '2026-11-01T03:00:00.000Z' };
  await answer(world, 'POST /api/statement', page(known), 1);
  await answer(world, 'POST /api/statement', page(row, known), 'always');
  await proveEnd({ world, store }, key, { runAtom, checkAgainAtom }, input, canCheck);
}

/** The order is lost, and a check after its request has ended says whether a later one can tell. */
async function proveEnd<Input>(
  { world, store }: Awaited<ReturnType<typeof openApp>>,
  key: Call,
  { runAtom, checkAgainAtom }: Order<Input>,
  input: Input,
  canCheck = false,
) {
  await world.control.addFault({ call: key, kind: 'reset' });
  const open = { status: 'unresolved', canCheck: true };
  expect(await endOf(store.set(runAtom, input))).toMatchObject(open);
  await endOf(
    store
      .get(servicesAtom)
      .clock.wait(60_000)
      .then(() => null),
  );
  expect(await endOf(store.set(checkAgainAtom))).toMatchObject({ ...open, canCheck });
}

/** A link is optional. [3.18] */
const unlinked = { statementType: 'bonus', from: 'BONUS', amount: 100 };

it('a part of the referral bonus ends although a new bonus has no link (W1)', () =>
  prove('POST /api/wallet/add', takePartAction, satang(10_000), unlinked));

it('all of the referral bonus ends although a new bonus has no link (W1)', () =>
  prove('GET /api/invite/bonus', receiveInviteAction, satang(10_000), unlinked));

it('a promotion ends although a new bonus has no link (W1)', () =>
  prove('GET /api/promotion/activate/{code}', receivePromotionAction, 'WELCOME50', unlinked));

it('a gift ends although a new deposit comes from the member’s own bank, which may be a mobile wallet (W1)', () =>
  prove('POST /api/wallet/truelink', sendGiftAction, 'https://gift.example/?v=abc', {
    statementType: 'deposit',
    from: 'KBANK',
    amount: 50,
  }));

it('a gift ends although a new deposit names no sender (W1)', () =>
  prove('POST /api/wallet/truelink', sendGiftAction, 'https://gift.example/?v=abc', {
    statementType: 'deposit',
    from: '',
    amount: 50,
  }));

it('a claim ends although a coupon without an id may be its own (W1)', async () => {
  const app = await openApp();
  const coupon = { prize: { slice: { label: '50' }, name: 'Credit' }, amount: 50 };
  const list = [coupon, { ...coupon, _id: 'c2' }];
  await answer(app.world, 'GET /api/spinwheel/coupon', list, 'always');
  const claimed = { id: 'c1', label: '50', name: 'Credit', amount: satang(5_000) };
  await proveEnd(app, 'POST /api/spinwheel/coupon/claim', claimAction, claimed);
});

it('a transfer whose new entry is in progress, and names no accounts yet, stays open (W1)', () => {
  const order = { from: 'WALLET', to: 'PG', amount: satang(10_000) };
  const row = { statementType: 'transfer', status: 'PENDING', from: '', to: '', amount: 100 };
  return prove('POST /api/wallet/transfer', transferAction, order, row, true);
});

describe('an order whose entry keeps an unknown status', () => {
  const order = { from: 'PG', to: 'WALLET', amount: satang(10_000) };
  const into = { statementType: 'transfer', from: 'PG', to: 'WALLET' };

  describe.each([
    ['stays open for a day', 23, true],
    ['ends after a day', 25, false],
  ])('%s', (_what, hours, canCheck) => {
    const proveAge = <Input>(call: Call, action: Order<Input>, input: Input, row: object) => {
      const createdAt = new Date(Date.parse(TEST_TIME) - hours * 3_600_000).toISOString();
      return prove(call, action, input, { ...row, amount: 100, status: 'CANCELLED', createdAt }, canCheck);
    };

    it('a transfer (W1)', () => proveAge('POST /api/wallet/transfer', transferAction, order, into));

    it('a transfer whose entry names no accounts (W1)', () =>
      proveAge('POST /api/wallet/transfer', transferAction, order, { ...into, from: '', to: '' }));

    it('money brought back (W1)', () =>
      proveAge('POST /api/wallet/transferAll', bringBackAction, true as const, into));
  });
});

it('a transfer whose new entry is in progress, and has no time, stays open (W1)', () => {
  const row = { statementType: 'transfer', status: 'PENDING', from: 'WALLET', to: 'PG', createdAt: 'soon' };
  const order = { from: 'WALLET', to: 'PG', amount: satang(10_000) };
  return prove('POST /api/wallet/transfer', transferAction, order, { ...row, amount: 100 }, true);
});

it.each([null, 7])(
  'a transfer ends although a new entry names neither accounts nor a status: %j (W1)',
  (status) => {
    const order = { from: 'WALLET', to: 'PG', amount: satang(10_000) };
    const row = { statementType: 'transfer', status, from: '', to: '', amount: 100 };
    return prove('POST /api/wallet/transfer', transferAction, order, row);
  },
);

it('a gift that never arrived ends as not done although the statement, unread before, shows the own bank (W1)', async () => {
  const { world, store } = await openApp();
  const own = { statementType: 'deposit', status: 'SUCCESS', from: 'KBANK', to: 'WALLET', amount: 50 };
  await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 1 });
  const page = { total: 1, statements: [{ ...own, createdAt: '2026-11-01T03:00:00.000Z' }] };
  await answer(world, 'POST /api/statement', page, 'always');
  await world.control.addFault({ call: 'POST /api/wallet/truelink', kind: 'reset' });
  const end = await endOf(store.set(sendGiftAction.runAtom, 'https://gift.example/?v=abc'));
  expect(end).toMatchObject({ status: 'not-done' });
});

it.each(['promotion', 'PROMOTION', 'welcome', null])(
  'a reward of the type %j that is still in use was not ended (W1)',
  async (type) => {
    const { world, store } = await openApp();
    await answer(world, 'GET /api/bonus/check/active', { status: true, type }, 'always');
    await world.control.addFault({ call: 'GET /api/bonus/clear', kind: 'reset' });
    expect(await endOf(store.set(endBonusAction.runAtom, null))).toMatchObject({ status: 'not-done' });
  },
);
