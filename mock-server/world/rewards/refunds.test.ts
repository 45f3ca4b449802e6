import { satang } from 'contracts/rules';
import { expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { walletOf } from '../money/accounts.ts';
import { statementOf } from '../money/statement.ts';
import { heldBonusOf } from './held-bonus.ts';
import { checkRefund, receiveRefund, refundAmount, refundsOf } from './refunds.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Totals {
  lost?: number;
  won?: number;
}

function given() {
  const world = madeWorld('a member with money');
  const member = onlyMember(world);
  const playedTo = ({ lost = 0, won = 0 }: Totals) =>
    world.plays.set(member.id, { staked: satang(lost + won), lost: satang(lost), won: satang(won) });
  const refundedUntil = ({ lost = 0, won = 0 }: Totals) =>
    world.refunds.set(member.id, {
      rows: [],
      refused: 0,
      until: { staked: satang(0), lost: satang(lost), won: satang(won) },
    });
  return { world, member, playedTo, refundedUntil };
}

it.each<[name: string, until: Totals, now: Totals, amount: number]>([
  ['nothing', {}, {}, 0],
  ['5 % of what was lost', {}, { lost: 40_000 }, 2_000],
  ['nothing for a gain', {}, { won: 40_000 }, 0],
  ['less by what was won', {}, { lost: 40_000, won: 30_000 }, 500],
  ['nothing when as much was won', {}, { lost: 40_000, won: 40_000 }, 0],
  ['only for the loss since the last one', { lost: 40_000 }, { lost: 50_000 }, 500],
  ['less only by what was won since', { lost: 40_000, won: 30_000 }, { lost: 50_000, won: 34_000 }, 300],
  ['nothing for a gain since', { lost: 40_000 }, { lost: 41_000, won: 2_000 }, 0],
  ['rounded down to a satang', {}, { lost: 39 }, 1],
])('a refund is %s [3.14] [7.28]', (_name, until, now, amount) => {
  const { world, member, playedTo, refundedUntil } = given();
  refundedUntil(until);
  playedTo(now);
  expect(refundAmount(world, member)).toBe(amount);
  expect(checkRefund(world, member)).toMatchObject({ amount, result: amount > 0 });
  world.flags.refundActive = false;
  expect(checkRefund(world, member).result).toBe(false);
});

it('a received refund is counted and credited, and its losses are not refunded again [3.14] [3.18] [7.28]', () => {
  const { world, member, playedTo } = given();
  const before = world.ledger.balance(walletOf(member));
  const at = world.clock.now();
  playedTo({ lost: 50_000, won: 10_000 });
  receiveRefund(world, member, 'money');
  expect(world.ledger.balance(walletOf(member))).toBe(before + 2_000);
  expect(statementOf(world, member.id).at(-1)).toMatchObject({
    amount: 2_000,
    links: { refund: 'คืนยอดเสีย' },
  });
  expect(heldBonusOf(world, member)).toBeNull();
  expect(refundsOf(world, member)).toEqual({
    rows: [{ amount: 2_000, at }],
    refused: 0,
    until: { staked: 60_000, lost: 50_000, won: 10_000 },
  });
  world.clock.advance(DAY_MS);
  playedTo({ lost: 52_000, won: 11_000 });
  receiveRefund(world, member, 'money');
  expect(refundsOf(world, member).rows.map(({ amount }) => amount)).toEqual([2_000, 50]);
});

it('a refund is received once a day of the service’s zone [1.12] [7.28] [8.07]', () => {
  const { world, member, playedTo } = given();
  // 23:59 in Bangkok.
  world.clock.set(Date.UTC(2026, 10, 22, 16, 59));
  playedTo({ lost: 50_000 });
  receiveRefund(world, member, 'money');
  playedTo({ lost: 90_000 });
  expect(() => receiveRefund(world, member, 'money')).toThrow('REFUND_CONDITION');
  world.clock.advance(60_000);
  receiveRefund(world, member, 'money');
  expect(refundsOf(world, member).rows.map(({ amount }) => amount)).toEqual([2_500, 2_000]);
});

it.each<[code: string, arrange: (of: ReturnType<typeof given>) => void]>([
  ['REFUND_INACTIVE', ({ world }) => (world.flags.refundActive = false)],
  ['NO_REFUND', ({ playedTo }) => playedTo({ lost: 100, won: 100 })],
  ['REFUND_MINIMUM', ({ playedTo }) => playedTo({ lost: 19 })],
  [
    'REFUND_CONDITION',
    ({ world, member, playedTo }) => {
      receiveRefund(world, member, 'money');
      playedTo({ lost: 200_000 });
    },
  ],
  [
    'BONUS_REMAINING',
    ({ world, member, playedTo }) => {
      receiveRefund(world, member, 'bonus');
      world.clock.advance(DAY_MS);
      playedTo({ lost: 100_100 });
    },
  ],
])('a refund refused with %s moves nothing and is counted [3.14] [7.28] [8.07]', (code, arrange) => {
  const of = given();
  const { world, member } = of;
  of.playedTo({ lost: 100_000 });
  arrange(of);
  const before = world.ledger.balance(walletOf(member));
  const { rows } = structuredClone(refundsOf(world, member));
  expect(() => receiveRefund(world, member, 'money')).toThrow(code);
  expect(world.ledger.balance(walletOf(member))).toBe(before);
  expect(refundsOf(world, member)).toMatchObject({ rows, refused: 1 });
});

it('a refund as a bonus is to be staked once, and costs nothing when ended early [2.57] [9.40]', () => {
  const { world, member, playedTo } = given();
  playedTo({ lost: 50_000 });
  receiveRefund(world, member, 'bonus');
  expect(heldBonusOf(world, member)).toMatchObject({
    code: 'REFUND',
    from: 'refund',
    type: 'refund',
    amount: 2_500,
    percentFail: 0,
    playedOutAt: 52_500,
  });
});
