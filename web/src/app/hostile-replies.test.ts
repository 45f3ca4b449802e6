import { bahtFromSatang, MAX_SATANG } from 'contracts/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { readActiveBonus, readBonuses, readPromotion } from '../features/bonus/bonus-replies.ts';
import { readQr } from '../features/deposit/qr/qr-record.ts';
import { readMethods } from '../features/deposit/methods/deposit-methods.ts';
import { arrangeGameSections } from '../features/home/games/game-section-rules.ts';
import { readInvites } from '../features/invite/invite-rows.ts';
import { readRefundCheck } from '../features/refund/refund-check.ts';
import { readRefunds } from '../features/refund/refund-rows.ts';
import { readCoupons, readWheel } from '../features/spin/spin-replies.ts';
import { readLimits } from '../features/withdraw/withdraw-state.ts';
import { readBanners } from '../shared/session/banners.ts';
import { readProfile } from '../shared/account/profile-state.ts';
import { readSlips } from '../shared/wallet/slip-rows.ts';
import { readStatement } from '../shared/wallet/statement-rows.ts';
import { sumOrNull } from '../shared/wallet/amounts.ts';
import { readWallet } from '../shared/wallet/wallet-reply.ts';
import { fetchElsewhere } from '../testing/pages.ts';
import { makeWorld, type TestWorld } from '../testing/render-app.tsx';

type Path = (string | number)[];

/** Values of a wrong type or range. */
const WRONG: unknown[] = [null, undefined, {}, [], { a: 1 }, 'abc', '', 7, -5, 0.005, 9e15, true];

/** Every path in a reply; the first item represents its whole list. */
function* placesIn(value: unknown, path: Path = []): Generator<Path> {
  if (path.length > 0) yield path;
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? Object.keys(value.slice(0, 1)) : Object.keys(value);
  for (const key of keys) yield* placesIn((value as Record<string, unknown>)[key], [...path, key]);
}

function withWrong<T>(reply: T, path: Path, wrong: unknown): T {
  const copy = structuredClone(reply);
  let holder = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[path.at(-1) as string] = wrong;
  return copy;
}

/** Paths where a value differs in type from the good one; missing and null are always allowed. */
function differences(good: unknown, got: unknown, at = ''): string[] {
  if (got === null || got === undefined || good === null || good === undefined) {
    return typeof got === 'object' && got !== null ? [`${at} is an object`] : [];
  }
  if (typeof good !== typeof got || Array.isArray(good) !== Array.isArray(got))
    return [`${at} is ${JSON.stringify(got)}`];
  // A time that cannot be read is NaN, and shown as a dash.
  if (typeof got === 'number')
    return Number.isFinite(got) || at.endsWith('.createdAt') ? [] : [`${at} is ${got}`];
  if (Array.isArray(good) && Array.isArray(got))
    return got.flatMap((one, index) => differences(good[0], one, `${at}[${index}]`));
  if (typeof good !== 'object') return [];
  return Object.keys(good).flatMap((key) =>
    differences(
      (good as Record<string, unknown>)[key],
      (got as Record<string, unknown>)[key],
      `${at}.${key}`,
    ),
  );
}

const FIRST_PAGE = { page: 1, limit: 10 };

const readers: { call: string; scenario?: string; body?: object; read: (reply: never) => unknown }[] = [
  { call: 'GET /api/wallet', read: (reply) => readWallet(reply) },
  { call: 'GET /api/account/profile', read: readProfile },
  {
    call: 'POST /api/statement',
    scenario: 'a member with every kind of statement line',
    body: FIRST_PAGE,
    read: readStatement,
  },
  {
    call: 'POST /api/statement/slip',
    scenario: 'a member with slips of every kind',
    body: FIRST_PAGE,
    read: (reply) => readSlips(reply, FIRST_PAGE),
  },
  { call: 'GET /api/lookup/deposit', read: (reply) => readMethods(reply, { takesSlips: true }) },
  { call: 'GET /api/lookup/withdraw', read: readLimits },
  {
    call: 'GET /api/qrcode/KBANK',
    scenario: 'a member with a live KBANK QR',
    read: (reply) => readQr(reply, 0),
  },
  { call: 'GET /api/invite/banners', read: readBanners },
  {
    call: 'POST /api/invite',
    scenario: 'a member who has invited friends',
    body: FIRST_PAGE,
    read: (reply) => readInvites(reply, FIRST_PAGE),
  },
  {
    call: 'POST /api/refund',
    scenario: 'a member with many refunds',
    body: FIRST_PAGE,
    read: (reply) => readRefunds(reply, FIRST_PAGE),
  },
  { call: 'GET /api/refund/check', scenario: 'a member with a refund to receive', read: readRefundCheck },
  { call: 'GET /api/spinwheel/setup', read: readWheel },
  { call: 'GET /api/bonus', scenario: 'bonuses of every kind', read: readBonuses },
  { call: 'GET /api/bonus/check/active', scenario: 'a member with an active bonus', read: readActiveBonus },
  { call: 'GET /api/promotion/find/WELCOME50', read: readPromotion },
  { call: 'GET /api/spinwheel/coupon', scenario: 'a member with coupons', read: readCoupons },
];

describe('a reply of another shape', () => {
  let world: TestWorld;

  async function replyOf({ call, scenario, body }: (typeof readers)[number]): Promise<never> {
    const [method = '', path = ''] = call.split(' ');
    world = await makeWorld(scenario);
    const answer = await fetchElsewhere(world, path, { method, ...(body && { body }) });
    expect(answer.status).toBe(200);
    return (await answer.json()) as never;
  }

  describe.each(readers)('to $call', (reader) => {
    let reply: never;
    beforeAll(async () => {
      reply = await replyOf(reader);
    });

    it('is refused, or reads its wrong fields as empty [8.29] [5.33]', () => {
      const good = reader.read(reply);
      const leaks = [...placesIn(reply)].flatMap((path) =>
        WRONG.flatMap((wrong) => {
          try {
            const got = reader.read(withWrong(reply, path, wrong));
            return differences(good, got).map(
              (what) => `${path.join('.')} := ${JSON.stringify(wrong)}: ${what}`,
            );
          } catch {
            return [];
          }
        }),
      );
      expect(leaks).toEqual([]);
    });
  });

  it.each<[call: string, list: string]>([
    ['POST /api/statement', 'statements'],
    ['POST /api/statement/slip', 'slips'],
    ['POST /api/invite', 'invites'],
    ['POST /api/refund', 'refunds'],
  ])('to %s with a damaged row keeps the other rows, and its place [8.29] [5.33]', async (call, list) => {
    const reader = readers.find((one) => one.call === call);
    if (!reader) throw new Error(`${call} is not read here`);
    const reply: Record<string, unknown[]> = await replyOf(reader);
    const rowsOf = (rows: unknown[]) =>
      (reader.read({ ...reply, [list]: rows } as never) as { rows: { createdAt: number; amount: unknown }[] })
        .rows;
    const [first, ...others] = reply[list] ?? [];
    const good = rowsOf([first, ...others]);
    for (const damaged of [null, 7, {}, { ...(first as object), createdAt: 'soon' }]) {
      const rows = rowsOf([damaged, ...others]);
      expect(rows).toHaveLength(good.length);
      expect(rows[0]?.createdAt).toBeNaN();
      expect(rows.slice(1).map(({ amount }) => amount)).toEqual(good.slice(1).map(({ amount }) => amount));
    }
  });

  it('with one broken game keeps the other games and their money (W9)', async () => {
    const reply = await replyOf({ call: 'GET /api/wallet', read: readWallet });
    const good = readWallet(reply);
    for (const field of ['name', 'category', 'isActive', 'amount', 'ftWalletSlot', 'web', 'logo']) {
      for (const wrong of WRONG) {
        const got = readWallet(withWrong(reply, ['slots', 0, field], wrong), good.gameAccounts);
        expect(got.gameAccounts.slice(1)).toEqual(good.gameAccounts.slice(1));
      }
    }
    const spoilt = readWallet(withWrong(reply, ['slots', 0, 'ftWalletSlot'], null), good.gameAccounts);
    expect(spoilt.gameAccounts[0]).toMatchObject({ value: good.gameAccounts[0]?.value, isUnread: true });
  });

  it('whose games sum to more than one amount can hold is still a wallet [1.07]', async () => {
    const reply: { slots: object[] } = await replyOf({ call: 'GET /api/wallet', read: readWallet });
    const most = bahtFromSatang(MAX_SATANG);
    const rich = {
      ...reply,
      slots: reply.slots.map((slot) => ({ ...slot, amount: most, ftWalletSlot: 1, isActive: true })),
    };
    const { total, balance, inGames, gameAccounts } = readWallet(rich as never);
    expect(inGames).toBe(gameAccounts.length * MAX_SATANG);
    expect(total).toBe((balance ?? NaN) + gameAccounts.length * MAX_SATANG);
    expect(sumOrNull(arrangeGameSections(gameAccounts, {}).map((section) => section.total))).toBe(inGames);
  });

  it.each([
    [0.005, 0],
    [1234.567, 123_456],
    [0.29, 29],
    [-5, -500],
  ])('with the balance %s is a wallet of %s spendable satang [5.33]', async (baht, satang) => {
    const reply = await replyOf({ call: 'GET /api/wallet', read: readWallet });
    expect(readWallet(withWrong(reply, ['wallet', 'amount'], baht)).balance).toBe(satang);
  });
});
