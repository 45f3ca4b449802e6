import { satang } from 'contracts/rules';
import type { Atom, WritableAtom } from 'jotai';
import { describe, expect, it } from 'vitest';
import {
  endBonusAction,
  receiveBonusAction,
  receivePromotionAction,
} from '../features/bonus/bonus-orders.ts';
import { sendGiftAction } from '../features/deposit/gift/gift-state.ts';
import { qrDeposit } from '../features/deposit/qr/qr-deposit.ts';
import { sendSlipAction } from '../features/deposit/slip/slip-upload.ts';
import { activationOf, passwordResetOf } from '../features/games/account-actions.ts';
import { loadCredentialsAtom } from '../features/games/credentials-state.ts';
import { takePartAction } from '../features/invite/take-part.ts';
import { renameMemberAction } from '../features/profile/profile-name-state.ts';
import { changePasswordAction } from '../features/profile/password-state.ts';
import { addToWalletAction, receiveAsBonusAction } from '../features/refund/refund-actions.ts';
import { bringBackAction, transferAction } from '../features/transfer/transfer-state.ts';
import { withdrawAction } from '../features/withdraw/withdraw-state.ts';
import { renameAccountAction } from '../shared/account/account-rename.ts';
import type { MoneyAction } from '../shared/orders/action-state.ts';
import { receiveInviteAction } from '../shared/rewards/receive-invite.ts';
import { type AppStore, createAppStore } from '../shared/session/services.ts';
import { loadWalletAtom } from '../shared/wallet/wallet-state.ts';
import { TEST_TIME, SOMCHAI } from 'mock-server/testing';
import { makeServices, makeWorld } from '../testing/render-app.tsx';
import { endOf } from '../testing/orders/end-of.ts';

type Fault = Parameters<Awaited<ReturnType<typeof makeWorld>>['control']['addFault']>[0];
type End = MoneyAction<unknown, unknown> | null;

interface Runnable<Input> {
  stateAtom: Atom<MoneyAction<Input, unknown>>;
  runAtom: WritableAtom<null, [Input], Promise<End>>;
}

interface Case {
  name: string;
  call: Fault['call'];
  scenario?: string;
  run: (store: AppStore) => Promise<End>;
}

const running =
  <Input>(action: Runnable<Input>, input: Input) =>
  (store: AppStore) =>
    store.set(action.runAtom, input);

const receipt = (change: object) =>
  JSON.stringify({
    message: 'SUCCESS',
    reference: 'T1',
    amount: 100,
    createdAt: TEST_TIME,
    ...change,
  });
const qr = (change: object) =>
  JSON.stringify({
    hasQrcode: true,
    qrcodeId: 'Q1',
    qrcode: '<svg/>',
    amount: 100,
    expireIn: 600,
    ...change,
  });

/** By call: bodies that are almost a receipt of the order, or almost its QR. */
const receipts = (amount: number) => [
  receipt({ amount, createdAt: '2020-01-01T00:00:00.000Z' }),
  receipt({ amount, createdAt: '2099-01-01T00:00:00.000Z' }),
  receipt({ amount, createdAt: '2026-11-20T03:00:00' }),
  receipt({ amount, reference: '' }),
  receipt({ amount, message: undefined }),
  receipt({ amount, message: 'MONEY_NOT_ENOUGH' }),
  receipt({ amount: 0 }),
  receipt({ amount: -amount }),
];
const BODIES: Partial<Record<Fault['call'], string[]>> = {
  'POST /api/wallet/transfer': [...receipts(100), receipt({ amount: 100.01 })],
  'POST /api/wallet/transferAll': [
    ...receipts(670.5),
    receipt({ amount: 670.51 }),
    receipt({ amount: 67.05 }),
  ],
  'POST /api/wallet/withdrawAll': [...receipts(200), receipt({ amount: 2 })],
  'POST /api/wallet/truelink': receipts(50),
  'POST /api/wallet/add': [...receipts(100), receipt({ amount: 276 })],
  'POST /api/qrcode/{bankCode}': [qr({ amount: 5000 }), qr({ expireIn: 1e300 }), qr({ qrcode: '' })],
  'DELETE /api/qrcode/{qrcodeId}': [qr({})],
};

const cases: Case[] = [
  {
    name: 'cancelling a QR [7.47]',
    call: 'DELETE /api/qrcode/{qrcodeId}',
    scenario: 'a member with a live KBANK QR',
    run: async (store) => {
      const deposit = qrDeposit('KBANK');
      await store.set(deposit.loadAtom);
      const state = store.get(deposit.stateAtom);
      if (state.status !== 'live') throw new Error('there is no QR');
      return store.set(deposit.cancelAction.runAtom, state.qr);
    },
  },
  {
    name: 'creating a QR [7.46]',
    call: 'POST /api/qrcode/{bankCode}',
    run: running(qrDeposit('KBANK').createAction, satang(10_000)),
  },
  {
    name: 'renaming the account [7.07]',
    call: 'PUT /api/account/bankAccountName',
    run: running(renameAccountAction, { bankCode: 'KBANK', bankAccountName: 'NOK KAEW' }),
  },
  {
    name: 'renaming the member [7.06]',
    call: 'PUT /api/account/profile',
    run: running(renameMemberAction, 'Nok'),
  },
  {
    name: 'changing the password [7.08]',
    call: 'PUT /api/account/changepwd',
    run: running(changePasswordAction, {
      username: SOMCHAI,
      oldPassword: 'another',
      newPassword: 'not-the-password',
    }),
  },
  {
    name: 'opening a game account [7.15]',
    call: 'GET /api/wallet/activate/{slotCode}',
    run: running(activationOf('IMI'), 'IMI'),
  },
  {
    name: 'resetting a game password [7.17]',
    call: 'GET /api/wallet/resetpassword/{slotCode}',
    run: async (store) => {
      await store.set(loadCredentialsAtom, 'PG');
      return store.set(passwordResetOf('PG').runAtom, 'PG');
    },
  },
  {
    name: 'a transfer [7.19]',
    call: 'POST /api/wallet/transfer',
    run: running(transferAction, { from: 'WALLET', to: 'PG', amount: satang(10_000) }),
  },
  {
    name: 'bringing everything back [7.20]',
    call: 'POST /api/wallet/transferAll',
    run: async (store) => {
      // The app knows how much is in the games.
      await store.set(loadWalletAtom);
      return store.set(bringBackAction.runAtom, true as const);
    },
  },
  {
    name: 'a withdrawal [7.22]',
    call: 'POST /api/wallet/withdrawAll',
    run: running(withdrawAction, satang(20_000)),
  },
  {
    name: 'a gift link [7.24]',
    call: 'POST /api/wallet/truelink',
    run: running(sendGiftAction, 'https://gift.example/?v=abc'),
  },
  {
    name: 'a slip [7.23]',
    call: 'POST /api/wallet/slip',
    run: running(sendSlipAction, new File(['slip'], 'slip.png', { type: 'image/png' })),
  },
  {
    name: 'receiving the referral bonus [7.26]',
    call: 'GET /api/invite/bonus',
    run: running(receiveInviteAction, satang(0)),
  },
  {
    name: 'receiving a part of it [7.18]',
    call: 'POST /api/wallet/add',
    run: running(takePartAction, satang(10_000)),
  },
  {
    name: 'receiving a refund as a bonus [7.28]',
    call: 'GET /api/refund/receive',
    scenario: 'a member with a refund to receive',
    run: running(receiveAsBonusAction, satang(2_500)),
  },
  {
    name: 'adding a refund to the wallet [7.28]',
    call: 'GET /api/refund/addWallet',
    scenario: 'a member with a refund to receive',
    run: running(addToWalletAction, satang(2_500)),
  },
  {
    name: 'receiving a bonus [7.30]',
    call: 'GET /api/bonus/activate/{code}',
    run: running(receiveBonusAction, 'WELCOME100'),
  },
  {
    name: 'receiving a promotion [7.36]',
    call: 'GET /api/promotion/activate/{code}',
    run: running(receivePromotionAction, 'WELCOME50'),
  },
  {
    name: 'ending a bonus [7.33]',
    call: 'GET /api/bonus/clear',
    scenario: 'a member with an active bonus',
    run: running(endBonusAction, null),
  },
];

describe.each(cases)('$name', ({ call, scenario, run }) => {
  it.each([
    '{}',
    'null',
    '[]',
    '"x"',
    '{"message":""}',
    '{"message":"  "}',
    '{"token":"a.b.c"}',
    '{"total":0,"statements":[]}',
    '{"success":false,"message":"SUCCESS"}',
    ...(BODIES[call] ?? []),
  ])('is not reported as done for a 200 with %s: the app reads the outcome (W1)', async (body) => {
    const world = await makeWorld(scenario);
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
    await world.control.addFault({ call, kind: 'status', status: 200, body });
    expect(await endOf(run(store))).toMatchObject({ status: 'not-done' });
    expect(await world.control.count({ call })).toBe(1);
  });

  it.each(['NO_DATA', 'MONEY_NOT_ENOUGH', 'Closed for repairs'])(
    'is not reported as done for a 200 with the reason %s, which is shown [7.01] (W1)',
    async (message) => {
      const world = await makeWorld(scenario);
      const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
      // A text that is no code may report success.
      const body = JSON.stringify({ message, success: false });
      await world.control.addFault({ call, kind: 'status', status: 200, body });
      expect(await endOf(run(store))).toMatchObject({ status: 'not-done', message });
      expect(await world.control.count({ call })).toBe(1);
    },
  );

  it.each([500, 400])('is read again when a status %i says SUCCESS [7.01] (W1)', async (status) => {
    const world = await makeWorld(scenario);
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
    await world.control.addFault({ call, kind: 'status', status, body: '{"message":"SUCCESS"}' });
    const end = await endOf(run(store));
    expect(end).toMatchObject({ status: 'not-done' });
    expect(end).not.toHaveProperty('message');
  });

  it('must wait when a 200 asks for it [8.02]', async () => {
    const world = await makeWorld(scenario);
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    await world.control.addFault({
      call,
      kind: 'status',
      status: 200,
      body: '{"message":"REQUEST_LIMIT_1MIN"}',
    });
    expect(await endOf(run(store))).toMatchObject({ status: 'refused', mustWait: true });
  });

  it('is sent once to a failing server, and keeps its message [7.01]', async () => {
    const world = await makeWorld(scenario);
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
    await world.control.addFault({
      call,
      kind: 'status',
      status: 503,
      body: '{"message":"Closed for repairs"}',
    });
    expect(await endOf(run(store))).toMatchObject({ status: 'not-done', message: 'Closed for repairs' });
    expect(await world.control.count({ call })).toBe(1);
  });

  it('must wait after a 429 with any message [8.02]', async () => {
    const world = await makeWorld(scenario);
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    await world.control.addFault({ call, kind: 'status', status: 429, body: '{"message":"Slow down"}' });
    expect(await endOf(run(store))).toMatchObject({ status: 'refused', code: 'Slow down', mustWait: true });
  });
});

it('does not accept a login without a token as proof of the new password [7.08] [7.09]', async () => {
  const world = await makeWorld();
  const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true }));
  const call = 'PUT /api/account/changepwd';
  await world.control.addFault({ call, kind: 'status', status: 200, body: '{}' });
  await world.control.addFault({
    call: 'POST /api/login',
    kind: 'status',
    status: 200,
    body: '{}',
    times: 3,
  });
  const change = { username: SOMCHAI, oldPassword: 'another', newPassword: 'not-the-password' };
  expect(await endOf(store.set(changePasswordAction.runAtom, change))).toMatchObject({
    status: 'unresolved',
  });
});
