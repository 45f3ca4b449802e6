import { type Satang, satang } from 'contracts/rules';
import type { WritableAtom } from 'jotai';
import { SOMCHAI } from 'mock-server/testing';
import { describe, expect, it } from 'vitest';
import type { Call } from '../api/call.ts';
import { receivePromotionAction } from '../features/bonus/bonus-orders.ts';
import { takePartAction } from '../features/invite/take-part.ts';
import { sendGiftAction } from '../features/deposit/gift/gift-state.ts';
import { bringBackAction, requestBringBack, transferAction } from '../features/transfer/transfer-state.ts';
import { withdrawAction } from '../features/withdraw/withdraw-state.ts';
import type { MoneyAction } from '../shared/orders/action-state.ts';
import { requestTransfer } from '../shared/orders/transfer-order.ts';
import { receiveInviteAction } from '../shared/rewards/receive-invite.ts';
import { createAppStore, servicesAtom } from '../shared/session/services.ts';
import { noteKnownRowsAtom } from '../shared/wallet/movements.ts';
import { loadWalletAtom, walletAtom } from '../shared/wallet/wallet-state.ts';
import { takeConsoleErrors } from '../testing/console-errors.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { makeServices, makeWorld, type TestWorld } from '../testing/render-app.tsx';
import { endOf } from '../testing/orders/end-of.ts';

type End = MoneyAction<unknown, unknown> | null;

interface Order<Input> {
  runAtom: WritableAtom<null, [Input], Promise<End>>;
  checkAgainAtom: WritableAtom<null, [], Promise<End>>;
}

type Key = Parameters<TestWorld['control']['addFault']>[0]['call'];

const INTO_PG = { from: 'WALLET', to: 'PG', amount: satang(10_000) };

/** The reply of a wallet in which the money of one game cannot be read. */
const withoutGame = (game: string, reply: unknown) =>
  JSON.parse(JSON.stringify(reply), (_key, value: { code?: unknown } | null) =>
    value?.code === game ? { ...value, amount: null } : value,
  ) as never;

/** A service whose statement shows the entries of the first reading until it catches up, and so do other `late` readings. */
function lagging(call: Call, unreadable: string | null, late: Key[] = []) {
  const first = new Map<string, unknown>();
  let isLagging = true;
  let last: string | null = null;
  const catchUp = () => void (isLagging = false);
  const lag = ((key, read, options) => {
    if (key === last) catchUp();
    return call(
      key,
      (reply) => {
        const told = key === 'GET /api/wallet' && unreadable ? withoutGame(unreadable, reply) : reply;
        if (!first.has(key)) first.set(key, structuredClone(told));
        const isOld = isLagging && ['POST /api/statement', ...late].includes(key);
        return read(isOld ? (first.get(key) as typeof reply) : told);
      },
      options as never,
    );
  }) as Call;
  return { call: lag, catchUp, catchUpAt: (key: string) => void (last = key) };
}

/** Money of which the statement shows no entry. */
async function receive500({ control }: TestWorld) {
  const { wallet } = await control.member(SOMCHAI);
  await control.setBalance(SOMCHAI, { account: 'WALLET', amount: wallet + 500 });
}

async function openLagging(unreadable: string | null = null) {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
  const { call, ...control } = lagging(services.call, unreadable);
  const store = createAppStore({ ...services, call });
  await store.set(loadWalletAtom);
  return { world, store, ...control };
}

describe('an order whose entry comes later than its money', () => {
  async function prove<Input>(
    key: Key,
    { runAtom, checkAgainAtom }: Order<Input>,
    input: Input,
    unreadable: string | null = null,
  ) {
    const { world, store, catchUp } = await openLagging(unreadable);
    await world.control.addFault({ call: key, kind: 'drop' });
    const open = { status: 'unresolved', canCheck: true };
    expect(await endOf(store.set(runAtom, input))).toMatchObject(open);
    // A second press sends nothing.
    expect(await store.set(runAtom, input)).toBeNull();
    expect(await world.control.count({ call: key })).toBe(1);
    catchUp();
    expect(await endOf(store.set(checkAgainAtom))).toMatchObject({ status: 'succeeded' });
  }

  it('stays open until then: a transfer (W1)', () =>
    prove('POST /api/wallet/transfer', transferAction, { from: 'WALLET', to: 'PG', amount: satang(10_000) }));

  it('stays open until then: a transfer while the money of another game cannot be read (W1)', () =>
    prove(
      'POST /api/wallet/transfer',
      transferAction,
      { from: 'WALLET', to: 'PG', amount: satang(10_000) },
      'JOKER',
    ));

  it.each([
    ['into', INTO_PG],
    ['out of', { from: 'PG', to: 'WALLET', amount: satang(10_000) }],
  ])('stays open until then: a transfer %s a game whose money cannot be read (W1)', (_way, order) =>
    prove('POST /api/wallet/transfer', transferAction, order, 'PG'),
  );

  it('stays open until then: a withdrawal (W1)', () =>
    prove('POST /api/wallet/withdrawAll', withdrawAction, satang(20_000)));

  it('stays open until then: a withdrawal while the money of a game cannot be read (W1)', () =>
    prove('POST /api/wallet/withdrawAll', withdrawAction, satang(20_000), 'JOKER'));

  it('stays open until then: a withdrawal that a game paid whose money cannot be read (W1)', async () => {
    const { world, store } = await openLagging('PG');
    const wallet = store.get(walletAtom);
    const amount = wallet.status === 'ready' && wallet.wallet.balance;
    await requestTransfer(store.get(servicesAtom).call, { ...INTO_PG, amount: amount as Satang });
    await store.set(loadWalletAtom);
    await world.control.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'drop' });
    expect(await endOf(store.set(withdrawAction.runAtom, satang(20_000)))).toMatchObject({
      status: 'unresolved',
      canCheck: true,
    });
  });

  it('stays open until then: a part of the referral bonus (W1)', () =>
    prove('POST /api/wallet/add', takePartAction, satang(10_000)));

  it('stays open until then: money brought back (W1)', () =>
    prove('POST /api/wallet/transferAll', bringBackAction, true as const));

  const withdrawNext = async (_world: TestWorld, run: (amount: Satang) => Promise<End>) =>
    expect(await run(satang(20_000))).toMatchObject({ status: 'succeeded' });

  it.each([
    ['withdraws', transferAction, 'POST /api/wallet/transfer', INTO_PG, withdrawNext],
    ['gets money', transferAction, 'POST /api/wallet/transfer', INTO_PG, receive500],
    [
      'gets money after a withdrawal',
      withdrawAction,
      'POST /api/wallet/withdrawAll',
      satang(20_000),
      receive500,
    ],
  ] as const)(
    'stays open until then, also where the member then %s (W1)',
    async (_what, action, key, input, moveNext) => {
      const { world, store, catchUp } = await openLagging();
      const { runAtom, checkAgainAtom } = action as Order<unknown>;
      await world.control.addFault({ call: key, kind: 'drop' });
      const open = { status: 'unresolved', canCheck: true };
      expect(await endOf(store.set(runAtom, input))).toMatchObject(open);
      await moveNext(world, (amount) => endOf(store.set(withdrawAction.runAtom, amount)));
      expect(await endOf(store.set(checkAgainAtom))).toMatchObject(open);
      catchUp();
      expect(await endOf(store.set(checkAgainAtom))).toMatchObject({ status: 'succeeded' });
    },
  );

  it('stays open, also while the wallet cannot be read, until its request has ended (W1)', async () => {
    const { world, store } = await openLagging();
    await world.control.addFault({ call: 'POST /api/wallet/transfer', kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    const { runAtom, checkAgainAtom } = transferAction;
    const open = { status: 'unresolved', canCheck: true };
    expect(await endOf(store.set(runAtom, INTO_PG))).toMatchObject(open);
    const { clock } = store.get(servicesAtom);
    await endOf(clock.wait(60_000).then(() => null));
    expect(await endOf(store.set(checkAgainAtom))).toMatchObject({ ...open, canCheck: false });
    expect(takeConsoleErrors().join()).toContain('The wallet could not be read');
  });
});

describe('an order that never arrived is "not done", also while the money of a game cannot be read', () => {
  async function prove<Input>(call: Key, { runAtom }: Order<Input>, input: Input) {
    const { world, store } = await openLagging('PG');
    await world.control.addFault({ call, kind: 'reset' });
    expect(await endOf(store.set(runAtom, input))).toMatchObject({ status: 'not-done' });
  }

  it('a transfer into it (W1)', () => prove('POST /api/wallet/transfer', transferAction, INTO_PG));

  it('a transfer out of it (W1)', () =>
    prove('POST /api/wallet/transfer', transferAction, { ...INTO_PG, from: 'PG', to: 'WALLET' }));

  it('a withdrawal of what the wallet has (W1)', () =>
    prove('POST /api/wallet/withdrawAll', withdrawAction, satang(20_000)));

  it('a withdrawal of more than the wallet has (W1)', async () => {
    const { world, store } = await openLagging('PG');
    const wallet = store.get(walletAtom);
    const amount = wallet.status === 'ready' && wallet.wallet.balance;
    await requestTransfer(store.get(servicesAtom).call, {
      ...INTO_PG,
      amount: satang((amount as Satang) - 10_000),
    });
    await store.set(loadWalletAtom);
    await world.control.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'reset' });
    expect(await endOf(store.set(withdrawAction.runAtom, satang(20_000)))).toMatchObject({
      status: 'not-done',
    });
  });
});

it('a gift that never arrived needs no wallet to end as "not done" (W1)', async () => {
  const { world, store } = await openLagging();
  await world.control.addFault({ call: 'POST /api/wallet/truelink', kind: 'reset' });
  await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
  const sent = store.set(sendGiftAction.runAtom, 'https://gift.truemoney.com/campaign/?v=gift50');
  expect(await endOf(sent)).toMatchObject({ status: 'not-done' });
  takeConsoleErrors();
});

describe('an order whose entry never comes ends once its request has ended', () => {
  async function prove<Input>(key: Key, { runAtom, checkAgainAtom }: Order<Input>, input: Input) {
    const { world, store, ...control } = await openLagging();
    await world.control.addFault({ call: key, kind: 'drop' });
    const open = { status: 'unresolved', canCheck: true };
    expect(await endOf(store.set(runAtom, input))).toMatchObject(open);
    const { clock } = store.get(servicesAtom);
    await endOf(clock.wait(60_000).then(() => null));
    expect(await endOf(store.set(checkAgainAtom))).toMatchObject({ ...open, canCheck: false });
    return { world, store, ...control };
  }

  it('as one that no reading can tell: a transfer (W1)', async () => {
    await prove('POST /api/wallet/transfer', transferAction, INTO_PG);
  });

  it('as one that no reading can tell: money brought back (W1)', async () => {
    await prove('POST /api/wallet/transferAll', bringBackAction, true as const);
  });

  it('as one that no reading can tell: all of the referral bonus (W1)', async () => {
    await prove('GET /api/invite/bonus', receiveInviteAction, null);
  });

  it('and the app asks before the same one if the entry has come after all (W1)', async () => {
    const call = 'POST /api/wallet/transfer';
    const { world, store, catchUp } = await prove(call, transferAction, INTO_PG);
    catchUp();
    store.set(transferAction.resetAtom);
    await store.set(noteKnownRowsAtom);
    const { runAtom } = transferAction;
    expect(await endOf(store.set(runAtom, INTO_PG))).toMatchObject({ status: 'blocked', why: 'just-done' });
    expect(await world.control.count({ call })).toBe(1);
  });
});

describe('an order before which the statement could not be read', () => {
  const call = 'POST /api/wallet/transfer';
  const { runAtom, checkAgainAtom, resetAtom } = transferAction;

  async function order(kind: 'drop' | 'reset', unreadable: string | null = null) {
    const { world, store, catchUp } = await openLagging(unreadable);
    await store.set(noteKnownRowsAtom);
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call, kind });
    const end = await endOf(store.set(runAtom, INTO_PG));
    /** The member opens the form again, and presses. */
    const repeat = async () => {
      store.set(resetAtom);
      await store.set(noteKnownRowsAtom);
      return endOf(store.set(runAtom, INTO_PG));
    };
    return { world, store, catchUp, end, repeat };
  }

  it('is not called "not done" after the next movement, while its entry is missing (W1)', async () => {
    const { store, end } = await order('drop');
    const open = { status: 'unresolved', canCheck: true };
    expect(end).toMatchObject(open);
    const next = await endOf(store.set(withdrawAction.runAtom, satang(20_000)));
    expect(next).toMatchObject({ status: 'succeeded' });
    expect(await endOf(store.set(checkAgainAtom))).toMatchObject(open);
  });

  it('is asked about once its entry has come, if no reading could tell of it (W1)', async () => {
    const { world, store, catchUp, end, repeat } = await order('drop', 'JOKER');
    expect(end).toMatchObject({ status: 'unresolved', canCheck: true });
    await endOf(
      store
        .get(servicesAtom)
        .clock.wait(60_000)
        .then(() => null),
    );
    expect(await endOf(store.set(checkAgainAtom))).toMatchObject({ status: 'unresolved', canCheck: false });
    catchUp();
    expect(await repeat()).toMatchObject({ status: 'blocked', why: 'just-done' });
    expect(await world.control.count({ call })).toBe(1);
  });

  it('is asked about once its entry has come, if it was "not done" (W1)', async () => {
    const { world, store, end, repeat, catchUp } = await order('reset');
    expect(end).toMatchObject({ status: 'not-done' });
    await requestTransfer(store.get(servicesAtom).call, INTO_PG);
    catchUp();
    expect(await repeat()).toMatchObject({ status: 'blocked', why: 'just-done' });
    expect(await world.control.count({ call })).toBe(2);
  });

  it('is not taken for done if only an older entry is like it (W1)', async () => {
    const { world, store } = await openLagging();
    await requestTransfer(store.get(servicesAtom).call, INTO_PG);
    await world.control.advanceClock({ seconds: 6 });
    await store.set(loadWalletAtom);
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call, kind: 'reset' });
    expect(await endOf(store.set(runAtom, INTO_PG))).toMatchObject({ status: 'not-done' });
    expect(await endOf(store.set(runAtom, INTO_PG))).toMatchObject({ status: 'blocked', why: 'may-come' });
    expect(await endOf(store.set(runAtom, INTO_PG, true))).toMatchObject({ status: 'succeeded' });
  });
});

it('an order that never arrived is not held by what another device moved since the wallet was read (W1)', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
  const store = createAppStore(services);
  await store.set(loadWalletAtom);
  await world.control.advanceClock({ seconds: 5 });
  const order = { from: 'WALLET', to: 'PG', amount: satang(10_000) };
  await requestTransfer(services.call, order);
  await world.control.addFault({ call: 'POST /api/wallet/transfer', kind: 'reset' });
  expect(await endOf(store.set(transferAction.runAtom, order))).toMatchObject({ status: 'not-done' });
});

it('money brought back stays open after its receipt while neither wallet nor entry is known (W1)', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
  const { call, catchUp } = lagging(services.call, null);
  const store = createAppStore({ ...services, call });
  const open = { status: 'unresolved', canCheck: true };
  expect(await endOf(store.set(bringBackAction.runAtom, true as const))).toMatchObject(open);
  catchUp();
  const end = await endOf(store.set(bringBackAction.checkAgainAtom));
  expect(end).toMatchObject({ status: 'unresolved', canCheck: true });
  expect(await endOf(store.set(bringBackAction.checkAgainAtom))).toMatchObject({
    status: 'succeeded',
    done: { amount: 67_050 },
  });
});

it('money brought back stays open after its receipt while a game cannot be read, and the wallet is late too (W1)', async () => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
  const { call } = lagging(services.call, 'JOKER', ['GET /api/wallet']);
  const store = createAppStore({ ...services, call });
  await store.set(loadWalletAtom);
  expect(await endOf(store.set(bringBackAction.runAtom, true as const))).toMatchObject({
    status: 'unresolved',
    canCheck: true,
  });
});

/** A service of which one more game keeps 37 satang. */
const keeping = (call: Call) =>
  ((key, read, options) =>
    call(
      key,
      (reply) => {
        const { slots } = reply as { slots?: object[] };
        if (key === 'GET /api/wallet') slots?.push({ ...slots[0], code: 'KEEPER', amount: 0.37 });
        return read(reply);
      },
      options as never,
    )) as Call;

it.each([
  ['before the wallet was read', false],
  ['if a game keeps less than can be transferred', true],
])('money brought back late is what refuses the next try, also %s (W1)', async (_when, isKeeping) => {
  const world = await makeWorld();
  const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
  const store = createAppStore(isKeeping ? { ...services, call: keeping(services.call) } : services);
  if (isKeeping) await store.set(loadWalletAtom);
  const call = 'POST /api/wallet/transferAll';
  await world.control.addFault({ call, kind: 'reset' });
  const first = await endOf(store.set(bringBackAction.runAtom, true as const));
  expect(first).toMatchObject({ status: 'not-done' });
  await requestBringBack(services.call);
  expect(await endOf(store.set(bringBackAction.runAtom, true as const))).toMatchObject({
    status: 'succeeded',
    done: { amount: 67_050 },
  });
});

describe('an order whose entry comes after its receipt', () => {
  async function setUp<Input>({ runAtom }: Order<Input>, input: Input) {
    const opened = await openLagging();
    const { store } = opened;
    await store.set(noteKnownRowsAtom);
    expect(await endOf(store.set(runAtom, input))).toMatchObject({ status: 'succeeded' });
    await store.set(noteKnownRowsAtom);
    return opened;
  }

  async function proveNext<Input>(key: Key, order: Order<Input>, input: Input) {
    const { world, store, catchUpAt } = await setUp(order, input);
    await world.control.addFault({ call: key, kind: 'reset' });
    catchUpAt(key);
    expect(await endOf(store.set(order.runAtom, input))).toMatchObject({ status: 'not-done' });
  }

  it('does not make the next equal one, which never arrived, a success: a transfer (W1)', () =>
    proveNext('POST /api/wallet/transfer', transferAction, {
      from: 'WALLET',
      to: 'PG',
      amount: satang(10_000),
    }));

  it('does not make the next equal one, which never arrived, a success: a withdrawal (W1)', () =>
    proveNext('POST /api/wallet/withdrawAll', withdrawAction, satang(20_000)));

  it('does not make the next equal one, which never arrived, a success: a part of the referral bonus (W1)', () =>
    proveNext('POST /api/wallet/add', takePartAction, satang(10_000)));

  it('does not make the next one, which never arrived, a success: a promotion (W1)', () =>
    proveNext('GET /api/promotion/activate/{code}', receivePromotionAction, 'WELCOME50'));

  it('does not make the next one, which never arrived, a success: money brought back (W1)', () =>
    proveNext('POST /api/wallet/transferAll', bringBackAction, true as const));

  it('does not make the next one, which never arrived, a success: all of the referral bonus (W1)', () =>
    proveNext('GET /api/invite/bonus', receiveInviteAction, null));

  it('does not hold the next equal one, which never arrived, while the wallet is of before both (W1)', async () => {
    const world = await makeWorld();
    const clock = createTestClock();
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
    await store.set(loadWalletAtom);
    const call = 'POST /api/wallet/transfer';
    const order = { from: 'WALLET', to: 'PG', amount: satang(10_000) };
    const { id } = await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang' });
    expect(await endOf(store.set(transferAction.runAtom, order))).toMatchObject({ status: 'succeeded' });
    await world.control.addFault({ call, kind: 'reset' });
    const next = store.set(transferAction.runAtom, order);
    await clock.advance(10_000);
    expect(await next).toMatchObject({ status: 'not-done' });
    await world.control.removeFault(id);
  });

  it('makes the app ask nothing before the next equal one (W1)', async () => {
    const order = { from: 'WALLET', to: 'PG', amount: satang(10_000) };
    const { store, catchUp } = await setUp(transferAction, order);
    catchUp();
    expect(await endOf(store.set(transferAction.runAtom, order))).toMatchObject({ status: 'succeeded' });
  });
});

describe('money brought back whose entries come one after another', () => {
  /** The statement misses so many of its newest entries at the first reading after the order. */
  async function bringBack(missing: number) {
    const world = await makeWorld();
    const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
    let readings = 0;
    const call = ((key, read, options) => {
      const isEarly = key === 'POST /api/statement' && ++readings === 2;
      const cut = ({ total, statements }: { total: number; statements: unknown[] }) => ({
        total: total - missing,
        statements: statements.slice(missing),
      });
      return services.call(
        key,
        (reply) => read(isEarly ? (cut(reply as never) as never) : reply),
        options as never,
      );
    }) as Call;
    const store = createAppStore({ ...services, call });
    await store.set(loadWalletAtom);
    await world.control.addFault({ call: 'POST /api/wallet/transferAll', kind: 'drop' });
    return endOf(store.set(bringBackAction.runAtom, true as const));
  }

  /**
   * The readings show what JOKER gave back only so long after the order, in ms, or never: JOKER then keeps its money. `receipt`:
   * it arrives, while `late` holds for it too without what JOKER kept, and with `extra` baht. `hidden`: before the order, the money of JOKER or the wallet.
   */
  async function bringBackLate(
    late: Key[],
    joker: number,
    {
      receipt = false,
      extra = 0,
      hidden,
    }: { receipt?: boolean; extra?: number; hidden?: 'JOKER' | 'wallet' } = {},
  ) {
    const world = await makeWorld();
    const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
    let until = 0;
    let kept = 0;
    const changes: Partial<Record<Key, (reply: never) => void>> = {
      'POST /api/statement': (reply: { total: number; statements: { from: string; to: string }[] }) => {
        const index = reply.statements.findIndex(({ from, to }) => from === 'JOKER' && to === 'WALLET');
        if (index >= 0) reply.statements.splice(index, 1);
        reply.total -= index >= 0 ? 1 : 0;
      },
      'GET /api/wallet': (reply: {
        wallet: { amount: number };
        slots: { code: string; amount: number }[];
      }) => {
        const slot = reply.slots.find(({ code }) => code === 'JOKER')!;
        slot.amount = kept;
        reply.wallet.amount -= kept;
      },
      'POST /api/wallet/transferAll': (reply: { amount: number }) => void (reply.amount -= kept),
    };
    const call = ((key, read, options) => {
      if (key === 'POST /api/wallet/transferAll') until = services.clock.elapsed() + joker;
      return services.call(
        key,
        (reply) => {
          if (key === 'GET /api/wallet' && until === 0) {
            const { slots } = reply as { slots: { code: string; amount: number }[] };
            const slot = slots.find(({ code }) => code === 'JOKER')!;
            kept = slot.amount;
            if (hidden === 'JOKER') slot.amount = 0;
          }
          if (late.includes(key) && services.clock.elapsed() < until) changes[key as Key]?.(reply as never);
          if (key === 'POST /api/wallet/transferAll') (reply as { amount: number }).amount += extra;
          return read(reply);
        },
        options as never,
      );
    }) as Call;
    const store = createAppStore({ ...services, call });
    if (hidden !== 'wallet') await store.set(loadWalletAtom);
    if (!receipt) await world.control.addFault({ call: 'POST /api/wallet/transferAll', kind: 'drop' });
    return { world, store, end: await endOf(store.set(bringBackAction.runAtom, true as const)) };
  }

  const STATEMENT = 'POST /api/statement';
  const WALLET = 'GET /api/wallet';

  it.each([
    ['money', [STATEMENT, WALLET] as Key[]],
    ['entry', [STATEMENT] as Key[]],
  ])('is told whole although the %s of one game comes 5 seconds later (W1)', async (_what, late) => {
    const { end } = await bringBackLate(late, 5_000);
    expect(end).toMatchObject({ status: 'succeeded', done: { amount: 67_050 } });
  });

  it('is told once nothing more has come for a minute: one game may have kept its money (W1)', async () => {
    const { store, end } = await bringBackLate([STATEMENT, WALLET], Infinity);
    expect(end).toMatchObject({ status: 'unresolved', canCheck: true });
    const { clock } = store.get(servicesAtom);
    await endOf(clock.wait(60_000).then(() => null));
    const checked = await endOf(store.set(bringBackAction.checkAgainAtom));
    expect(checked).toMatchObject({ status: 'succeeded' });
  });

  it('is told as its receipt says if one game keeps its money and leaves no entry (W1)', async () => {
    const late: Key[] = [STATEMENT, WALLET, 'POST /api/wallet/transferAll'];
    const { end } = await bringBackLate(late, Infinity, { receipt: true });
    expect(end).toMatchObject({ status: 'succeeded', done: { amount: 55_000 } });
  });

  it('is told as its entries say if the receipt differs by less than can be transferred (W1)', async () => {
    const { end } = await bringBackLate([], 0, { receipt: true, extra: 0.01 });
    expect(end).toMatchObject({ status: 'succeeded', done: { amount: 67_050 } });
  });

  it('is not told while the wallet is older than the entries, and a game may still give its money (W1)', async () => {
    const world = await makeWorld();
    const services = await makeServices(world, { signedIn: SOMCHAI, autoAdvance: true });
    let first: unknown;
    const stale = ((key, read, options) =>
      services.call(
        key,
        (reply) => {
          if (key !== 'GET /api/wallet') return read(reply);
          first ??= structuredClone(reply);
          return read(first as typeof reply);
        },
        options as never,
      )) as Call;
    const store = createAppStore({ ...services, call: keeping(stale) });
    await store.set(loadWalletAtom);
    await world.control.addFault({ call: 'POST /api/wallet/transferAll', kind: 'drop' });
    const end = await endOf(store.set(bringBackAction.runAtom, true as const));
    expect(end).toMatchObject({ status: 'unresolved', canCheck: true });
  });

  it('is told as its receipt says where neither the statement nor a game could be read before (W1)', async () => {
    const { world, store } = await openLagging('JOKER');
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    const end = await endOf(store.set(bringBackAction.runAtom, true as const));
    expect(end).toMatchObject({ status: 'succeeded', done: { amount: 67_050 } });
  });

  it('is told as its receipt says, also what a game has won since the wallet was read (W1)', async () => {
    const { end } = await bringBackLate([STATEMENT], 5_000, { receipt: true, hidden: 'JOKER' });
    expect(end).toMatchObject({ status: 'succeeded', done: { amount: 67_050 } });
  });

  it('is not told as less than its receipt says, also while the wallet from before is unknown (W1)', async () => {
    const { store, end } = await bringBackLate([STATEMENT], 12_000, { receipt: true, hidden: 'wallet' });
    expect(end).toMatchObject({ status: 'unresolved', canCheck: true });
    await endOf(
      store
        .get(servicesAtom)
        .clock.wait(5_000)
        .then(() => null),
    );
    expect(await endOf(store.set(bringBackAction.checkAgainAtom))).toMatchObject({ status: 'unresolved' });
    expect(await endOf(store.set(bringBackAction.checkAgainAtom))).toMatchObject({
      status: 'succeeded',
      done: { amount: 67_050 },
    });
  });

  it.each([0, 1, 2])('is told whole although %d of them are missing at first (W1)', async (missing) => {
    expect(await bringBack(missing)).toMatchObject({ status: 'succeeded', done: { amount: 67_050 } });
  });
});
