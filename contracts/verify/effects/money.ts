import type { Ask } from './ask.ts';
import { aged, type Compared, type Effect } from './effect.ts';

const satang = (baht: number) => Math.round(baht * 100);

/** In satang; the balances of games after they were asked for them. */
async function moneyOf(ask: Ask) {
  await ask('GET /api/wallet/refresh/slot');
  const { wallet, invite, slots } = await ask('GET /api/wallet');
  const games = Object.fromEntries(
    slots.map(({ code, amount, ftWalletSlot }) => [code, satang(amount * ftWalletSlot)]),
  );
  return {
    wallet: satang(wallet.amount),
    games,
    inGames: Object.values(games).reduce((sum, amount) => sum + amount, 0),
    invite: satang(invite.amount),
  };
}

type Money = Awaited<ReturnType<typeof moneyOf>>;

async function newestLine(ask: Ask) {
  const { total, statements } = await ask('POST /api/statement', { body: { page: 1, limit: 10 } });
  return { total, newest: statements[0] };
}

/** Of a movement: how the money changes, its line in the statement, and its receipt. */
async function movement(
  ask: Ask,
  move: () => Promise<{ amount: number; createdAt: string }>,
  { baht, type, change }: { baht: number; type: string; change: (before: Money, after: Money) => Compared },
): Promise<Compared> {
  const [before, { total }] = [await moneyOf(ask), await newestLine(ask)];
  const receipt = await move();
  const [after, { total: totalAfter, newest }] = [await moneyOf(ask), await newestLine(ask)];
  return {
    ...change(before, after),
    'amount of the receipt': [baht, receipt.amount],
    'time of the receipt': aged(receipt.createdAt),
    'lines of the statement': [total + 1, totalAfter],
    'type of the newest line': [type, newest?.statementType.toLowerCase()],
    'amount of the newest line': [baht, newest?.amount],
    'time of the newest line': aged(newest?.createdAt),
  };
}

const PART = 100.01;
/** The encrypted gift link of the state; each encryption differs. */
const GIFT_LINK =
  'U2FsdGVkX18lnnfmkpM2VHJLo2+V2U8VXCxyqpjalY6B/o4Dtc9298brjTKDfa9NAWAeH7BynntPFpffMmanE0pF8ajxtIsEDnhSexfA3Ns=';
const GIFT = 123.45;

export const moneyEffects: readonly Effect[] = [
  {
    call: 'POST /api/wallet/transfer',
    what: 'moves its amount once',
    state: 'demo',
    compare: (ask) =>
      movement(
        ask,
        () => ask('POST /api/wallet/transfer', { body: { from: 'WALLET', to: 'PG', amount: PART } }),
        {
          baht: PART,
          type: 'transfer',
          change: (before, after) => ({
            wallet: [before.wallet - satang(PART), after.wallet],
            'the game PG': [(before.games['PG'] ?? 0) + satang(PART), after.games['PG']],
            'all games': [before.inGames + satang(PART), after.inGames],
          }),
        },
      ),
  },
  {
    call: 'POST /api/wallet/transferAll',
    what: 'moves the money of all games to the wallet',
    state: 'demo',
    compare: async (ask) => {
      const before = await moneyOf(ask);
      const { amount, createdAt } = await ask('POST /api/wallet/transferAll', { body: { to: 'WALLET' } });
      const after = await moneyOf(ask);
      return {
        wallet: [before.wallet + before.inGames, after.wallet],
        'all games': [0, after.inGames],
        'amount of the receipt': [before.inGames / 100, amount],
        'time of the receipt': aged(createdAt),
      };
    },
  },
  ...(['POST /api/wallet/withdraw', 'POST /api/wallet/withdrawAll'] as const).map((call): Effect => ({
    call,
    what: 'takes its amount once',
    state: 'demo',
    compare: (ask) =>
      movement(ask, () => ask(call, { body: { amount: PART } }), {
        baht: PART,
        type: 'withdraw',
        change: (before, after) => ({
          'wallet and games': [before.wallet + before.inGames - satang(PART), after.wallet + after.inGames],
        }),
      }),
  })),
  {
    call: 'POST /api/wallet/add',
    what: 'moves its amount of the invite bonus once',
    state: 'a member who has invited friends',
    compare: (ask) =>
      movement(ask, () => ask('POST /api/wallet/add', { body: { amount: PART } }), {
        baht: PART,
        type: 'bonus',
        change: (before, after) => ({
          wallet: [before.wallet + satang(PART), after.wallet],
          'the invite bonus': [before.invite - satang(PART), after.invite],
        }),
      }),
  },
  {
    call: 'POST /api/wallet/truelink',
    what: 'moves the gift to the wallet once',
    state: 'a gift link that is good',
    compare: (ask) =>
      movement(ask, () => ask('POST /api/wallet/truelink', { body: { link: GIFT_LINK } }), {
        baht: GIFT,
        type: 'deposit',
        change: (before, after) => ({ wallet: [before.wallet + satang(GIFT), after.wallet] }),
      }),
  },
  {
    call: 'GET /api/invite/bonus',
    what: 'moves all of the invite bonus once',
    state: 'a member who has invited friends',
    compare: async (ask) => {
      const before = await moneyOf(ask);
      await ask('GET /api/invite/bonus');
      const after = await moneyOf(ask);
      return {
        wallet: [before.wallet + before.invite, after.wallet],
        'the invite bonus': [0, after.invite],
      };
    },
  },
  {
    call: 'GET /api/refund/addWallet',
    what: 'moves the refund to the wallet once',
    state: 'a member with a refund to receive',
    compare: async (ask) => {
      const before = await moneyOf(ask);
      await ask('GET /api/refund/addWallet');
      const after = await moneyOf(ask);
      const { result } = await ask('GET /api/refund/check');
      const { total, refunds } = await ask('POST /api/refund', { body: { page: 1, limit: 10 } });
      return {
        wallet: [before.wallet + 2500, after.wallet],
        'whether a refund is left': [false, result],
        'rows of the log': [1, total],
        'time of the newest row': aged(refunds[0]?.createdAt),
      };
    },
  },
  {
    call: 'POST /api/spinwheel/coupon/claim',
    what: 'moves the coupon to the wallet once',
    state: 'a member with coupons of every kind',
    compare: async (ask) => {
      const coupons = async () => (await ask('GET /api/spinwheel/coupon')).map(({ _id }) => _id);
      const [before, had] = [await moneyOf(ask), await coupons()];
      await ask('POST /api/spinwheel/coupon/claim', { body: { coupon: 'cp-money' } });
      const [after, left] = [await moneyOf(ask), await coupons()];
      return {
        wallet: [before.wallet + 1000, after.wallet],
        coupons: [had.filter((id) => id !== 'cp-money'), left],
      };
    },
  },
];
