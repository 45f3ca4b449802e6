import { type Satang, satang } from 'contracts/rules';
import type { WritableAtom } from 'jotai';
import { TEST_TIME, SOMCHAI } from 'mock-server/testing';
import { describe, expect, it } from 'vitest';
import { receivePromotionAction } from '../features/bonus/bonus-orders.ts';
import { sendGiftAction } from '../features/deposit/gift/gift-state.ts';
import { activationOf, passwordResetOf } from '../features/games/account-actions.ts';
import { takePartAction } from '../features/invite/take-part.ts';
import { renameMemberAction } from '../features/profile/profile-name-state.ts';
import { bringBackAction, transferAction } from '../features/transfer/transfer-state.ts';
import type { MoneyAction } from '../shared/orders/action-state.ts';
import { receiveInviteAction } from '../shared/rewards/receive-invite.ts';
import { type AppStore, createAppStore, servicesAtom } from '../shared/session/services.ts';
import { loadWalletAtom } from '../shared/wallet/wallet-state.ts';
import { takeConsoleErrors } from '../testing/console-errors.ts';
import { holdCall } from '../testing/hold-call.ts';
import { fetchElsewhere } from '../testing/pages.ts';
import { makeServices, makeWorld, type TestWorld } from '../testing/render-app.tsx';
import { endOf } from '../testing/orders/end-of.ts';

type End = MoneyAction<unknown, unknown> | null;

type Call = Parameters<TestWorld['control']['addFault']>[0]['call'];

const signedIn = async (world: TestWorld) =>
  createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));

async function replyOf<Reply>(world: TestWorld, path: string): Promise<Reply> {
  return (await (await fetchElsewhere(world, path)).json()) as Reply;
}

/** The call answers with these bodies, one after the other, and with the last one from then on. */
async function answer(world: TestWorld, call: Call, ...bodies: object[]) {
  for (const [index, body] of bodies.entries())
    await world.control.addFault({
      call,
      kind: 'status',
      status: 200,
      body: JSON.stringify(body),
      times: index < bodies.length - 1 ? 1 : 'always',
    });
}

const lose = (world: TestWorld, call: Call) => world.control.addFault({ call, kind: 'reset' });

interface Receipt {
  runAtom: WritableAtom<null, [Satang], Promise<End>>;
  checkAgainAtom: WritableAtom<null, [], Promise<End>>;
}

interface WireWallet {
  invite: { amount: number };
  slots: WireSlot[];
}

interface WireSlot {
  code: string;
  isActive: unknown;
  amount: unknown;
}

describe('an action without an answer', () => {
  it('stays open for a reset of a game password that was never read before (W1)', async () => {
    const world = await makeWorld();
    const store = await signedIn(world);
    await lose(world, 'GET /api/wallet/resetpassword/{slotCode}');
    // No later reading can tell, so the member may reset it again.
    expect(await endOf(store.set(passwordResetOf('PG').runAtom, 'PG'))).toMatchObject({
      status: 'unresolved',
      canCheck: false,
    });
  });

  it.each<[string, Call, Receipt]>([
    ['of all invite earnings', 'GET /api/invite/bonus', receiveInviteAction],
    ['of a part of them', 'POST /api/wallet/add', takePartAction],
  ])(
    'blocks no later receipt %s, although nothing could be read before (W1)',
    async (_name, call, action) => {
      const world = await makeWorld();
      const store = await signedIn(world);
      await lose(world, call);
      for (const reading of ['GET /api/wallet', 'POST /api/statement'] as const)
        await world.control.addFault({ call: reading, kind: 'reset', times: 'always' });
      const open = { status: 'unresolved', canCheck: true };
      expect(await endOf(store.set(action.runAtom, satang(10_000)))).toMatchObject(open);
      await world.control.clearFaults();
      expect(await endOf(store.set(action.checkAgainAtom))).toMatchObject(open);
      // From then on the request cannot arrive any more.
      await endOf(
        store
          .get(servicesAtom)
          .clock.wait(60_000)
          .then(() => null),
      );
      expect(await endOf(store.set(action.checkAgainAtom))).toMatchObject({ ...open, canCheck: false });
      takeConsoleErrors();
    },
  );

  it.each([
    ['cannot be read', (slot: WireSlot): WireSlot[] => [{ ...slot, isActive: 'yes' }]],
    ['is missing', (): WireSlot[] => []],
  ])('is unknown while the account that it opens %s (W1)', async (_name, change) => {
    const world = await makeWorld();
    const wallet = await replyOf<WireWallet>(world, '/api/wallet');
    const slots = wallet.slots.flatMap((slot) => (slot.code === 'IMI' ? change(slot) : [slot]));
    const store = await signedIn(world);
    await store.set(loadWalletAtom);
    await answer(world, 'GET /api/wallet', { ...wallet, slots });
    await lose(world, 'GET /api/wallet/activate/{slotCode}');
    expect(await endOf(store.set(activationOf('IMI').runAtom, 'IMI'))).toMatchObject({
      status: 'unresolved',
      canCheck: true,
    });
  });

  describe('is the promotion', () => {
    const none = { status: false, type: null };
    const bonus = { code: 'B', type: 'week', maxReceived: 1, percentFail: 0, banners: [] };
    const inUse = (isActive: unknown) => ({
      ...bonus,
      userBonus: { _id: 'u', isActive, received: 1, entries: [] },
    });
    it.each([
      ['is done', 'a new reward that no bonus is', 'promotion', [inUse(false), bonus], 'succeeded'],
      ['is not done', 'a bonus', 'week', [inUse(true), null], 'not-done'],
      ['is not done', 'a refund', 'refund', [inUse(false)], 'not-done'],
      ['is unknown', 'perhaps the bonus that cannot be read', null, [inUse(false), null], 'unresolved'],
      ['is unknown', 'perhaps a bonus whose state cannot be read', 'week', [inUse('x')], 'unresolved'],
      ['is done', 'a promotion by its type', 'promotion', [inUse('x')], 'succeeded'],
    ])('which %s when the reward in use is %s (W1)', async (_end, _reward, type, bonuses, status) => {
      const world = await makeWorld();
      const store = await signedIn(world);
      await answer(world, 'GET /api/bonus/check/active', none, { status: true, type });
      await answer(world, 'GET /api/bonus', bonuses);
      await lose(world, 'GET /api/promotion/activate/{code}');
      const end = await endOf(store.set(receivePromotionAction.runAtom, 'WELCOME50'));
      expect(end).toMatchObject({ status });
    });

    it.each([
      ['is done', 'is found on the statement', false, 'succeeded'],
      ['is unknown', 'cannot be looked for', true, 'unresolved'],
    ] as const)(
      'which %s when one with nothing to play %s (W1) [1.11] [7.36]',
      async (_end, _which, isUnreadable, status) => {
        const world = await makeWorld();
        const promotions = await world.control.promotions();
        await world.control.setPromotions(promotions.map((one) => ({ ...one, turnoverTimes: 0 })));
        const store = await signedIn(world);
        const call = 'GET /api/promotion/activate/{code}';
        const order = await holdCall(world, call);
        await world.control.addFault({ call, kind: 'drop' });
        const sending = store.set(receivePromotionAction.runAtom, 'WELCOME50');
        await order.hasCome();
        if (isUnreadable)
          await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
        await order.release();
        expect(await endOf(sending)).toMatchObject({ status });
      },
    );
  });

  describe('is the referral bonus', () => {
    async function receive(left: number, { isAnswered = false } = {}) {
      const world = await makeWorld();
      const wallet = await replyOf<WireWallet>(world, '/api/wallet');
      const store = await signedIn(world);
      const earned = (amount: number) => ({ ...wallet, invite: { ...wallet.invite, amount } });
      await answer(world, 'GET /api/wallet', earned(150), earned(left));
      await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
      if (!isAnswered) await lose(world, 'GET /api/invite/bonus');
      return endOf(store.set(receiveInviteAction.runAtom, satang(15_000)));
    }

    it('which is unknown when friends have earned more, and the statement cannot be read (W1)', async () => {
      expect(await receive(170)).toMatchObject({ status: 'unresolved' });
      expect(await receive(150)).toMatchObject({ status: 'not-done' });
    });

    it('which is not compared with an amount that was shown earlier (W1)', async () => {
      const world = await makeWorld();
      const wallet = await replyOf<WireWallet>(world, '/api/wallet');
      const store = await signedIn(world);
      await store.set(loadWalletAtom);
      await lose(world, 'GET /api/wallet');
      // Another device has received it.
      await answer(world, 'GET /api/wallet', { ...wallet, invite: { ...wallet.invite, amount: 0 } });
      await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
      await lose(world, 'GET /api/invite/bonus');
      const end = await endOf(store.set(receiveInviteAction.runAtom, satang(15_000)));
      expect(end).toMatchObject({ status: 'unresolved' });
      takeConsoleErrors();
    });

    it('whose amount is unknown when friends have earned again since (W1)', async () => {
      expect(await receive(0)).toMatchObject({ status: 'succeeded', done: { amount: 15_000 } });
      expect(await receive(20)).toMatchObject({ status: 'succeeded', done: { amount: null } });
      expect(await receive(20, { isAnswered: true })).toMatchObject({ done: { amount: null } });
    });
  });

  describe('with an entry in progress', () => {
    const entry = {
      status: 'PENDING',
      from: 'PG',
      to: 'WALLET',
      amount: 100,
      createdAt: '2026-11-20T03:00:00.000Z',
    };
    const page = (...statements: object[]) => ({ total: statements.length, statements });
    const moves = (store: AppStore) => ({
      transfer: {
        call: 'POST /api/wallet/transfer' as const,
        row: { statementType: 'transfer' },
        run: () => store.set(transferAction.runAtom, { from: 'PG', to: 'WALLET', amount: satang(10_000) }),
        checkAgain: () => store.set(transferAction.checkAgainAtom),
      },
      'bringing money back': {
        call: 'POST /api/wallet/transferAll' as const,
        row: { statementType: 'transfer' },
        run: () => store.set(bringBackAction.runAtom, true),
        checkAgain: () => store.set(bringBackAction.checkAgainAtom),
      },
      'gift link': {
        call: 'POST /api/wallet/truelink' as const,
        row: { statementType: 'deposit', from: 'TRUEMONEY' },
        run: () => store.set(sendGiftAction.runAtom, 'https://gift.example/?v=abc'),
        checkAgain: () => store.set(sendGiftAction.checkAgainAtom),
      },
      'part of the referral bonus': {
        call: 'POST /api/wallet/add' as const,
        row: { statementType: 'bonus', invite: { description: 'Invite' } },
        run: () => store.set(takePartAction.runAtom, satang(10_000)),
        checkAgain: () => store.set(takePartAction.checkAgainAtom),
      },
    });
    it.each(['transfer', 'bringing money back', 'gift link', 'part of the referral bonus'] as const)(
      'is not confirmed before it is done: %s (W1)',
      async (name) => {
        const world = await makeWorld();
        const store = await signedIn(world);
        const { call, row, run, checkAgain } = moves(store)[name];
        const pending = { ...entry, ...row };
        await answer(
          world,
          'POST /api/statement',
          page(),
          page(pending),
          page(pending),
          page(pending),
          page({ ...pending, status: 'SUCCESS' }),
        );
        await lose(world, call);
        expect(await endOf(run())).toMatchObject({ status: 'unresolved', canCheck: true });
        expect(await endOf(checkAgain())).toMatchObject({ status: 'succeeded', done: { amount: 10_000 } });
      },
    );
  });

  describe('whose statement could not be read before', () => {
    /** What the wallet and its first game have before and after, and the rows on the statement after, in baht. */
    async function arrange(change: { wallet: number; pg: number }, rows: object[]) {
      const world = await makeWorld();
      const store = await signedIn(world);
      await store.set(loadWalletAtom);
      const wallet = await replyOf<WireWallet & { wallet: { amount: number } }>(world, '/api/wallet');
      const slots = wallet.slots.map((slot) =>
        slot.code === 'PG' ? { ...slot, amount: (slot.amount as number) + change.pg } : slot,
      );
      const amount = wallet.wallet.amount + change.wallet;
      await answer(world, 'GET /api/wallet', { ...wallet, wallet: { amount }, slots });
      await lose(world, 'POST /api/statement');
      const statements = rows.map((row) => ({
        status: 'SUCCESS',
        to: 'WALLET',
        createdAt: TEST_TIME,
        ...row,
      }));
      await answer(world, 'POST /api/statement', { total: rows.length, statements });
      return { world, store };
    }
    const back = (amount: number) => ({ statementType: 'transfer', from: 'PG', amount });
    const gift = (amount: number) => ({ statementType: 'deposit', from: 'TRUEMONEY', amount });

    it.each([
      ['all that moved', { wallet: 350, pg: -350 }, [back(200), back(150)], 'succeeded', 35_000],
      ['not a deposit that came meanwhile', { wallet: 350, pg: 0 }, [back(350)], 'unresolved', undefined],
      ['not an older entry', { wallet: 0, pg: 0 }, [back(350)], 'not-done', undefined],
    ])('brings back %s (W1)', async (_name, change, rows, status, amount) => {
      const { world, store } = await arrange(change, rows);
      await lose(world, 'POST /api/wallet/transferAll');
      const end = await endOf(store.set(bringBackAction.runAtom, true as const));
      expect(end).toMatchObject({ status, ...(amount !== undefined && { done: { amount } }) });
    });

    it.each([
      ['by the deposit of what the wallet rose by', { wallet: 50, pg: 0 }, [gift(20), gift(50)], 'succeeded'],
      ['not by a deposit of another amount', { wallet: 50, pg: 0 }, [gift(20)], 'unresolved'],
    ])('is a gift link %s (W1)', async (_name, change, rows, status) => {
      const { world, store } = await arrange(change, rows);
      await lose(world, 'POST /api/wallet/truelink');
      const end = await endOf(store.set(sendGiftAction.runAtom, 'https://gift.example/?v=abc'));
      expect(end).toMatchObject({ status, ...(status === 'succeeded' && { done: { amount: 5_000 } }) });
    });
  });

  it('is unknown while the balances that would tell could not be read again (W1)', async () => {
    const world = await makeWorld();
    const store = await signedIn(world);
    await store.set(loadWalletAtom);
    const wallet = await replyOf<WireWallet>(world, '/api/wallet');
    await answer(world, 'GET /api/wallet', {
      ...wallet,
      slots: wallet.slots.map((slot) => ({ ...slot, amount: 'x' })),
    });
    // The statement has an older transfer of the same amount, and could not be read before.
    const row = {
      statementType: 'transfer',
      status: 'SUCCESS',
      amount: 100,
      from: 'PG',
      to: 'JOKER',
      createdAt: '2026-11-01T03:00:00.000Z',
    };
    await lose(world, 'POST /api/statement');
    await answer(world, 'POST /api/statement', { total: 1, statements: [row] });
    await lose(world, 'POST /api/wallet/transfer');
    const order = { from: 'PG', to: 'JOKER', amount: satang(10_000) };
    expect(await endOf(store.set(transferAction.runAtom, order))).toMatchObject({ status: 'unresolved' });
  });
});

it('a damaged bank account is not sent back with a new name [7.06]', async () => {
  const world = await makeWorld();
  const profile = await replyOf<{ bankAccount: object }>(world, '/api/account/profile');
  const store = await signedIn(world);
  await answer(world, 'GET /api/account/profile', {
    ...profile,
    bankAccount: { ...profile.bankAccount, bankAccountNo: 7 },
  });
  expect(await endOf(store.set(renameMemberAction.runAtom, 'Nok'))).toMatchObject({ status: 'not-done' });
  expect(await world.control.count({ call: 'PUT /api/account/profile' })).toBe(0);
});
