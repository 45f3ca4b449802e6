import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { RecordStatus } from '../../shared/wallet/list-page.ts';
import type { MovementRow } from '../../shared/wallet/statement-rows.ts';
import { broughtBack, type BroughtBackReading, isWhole } from './brought-back.ts';

const line = (amount: number, createdAt: number, status: RecordStatus = 'success'): MovementRow => ({
  key: `${createdAt}`,
  type: 'transfer',
  status,
  amount: satang(amount),
  from: 'PG',
  to: 'WALLET',
  createdAt,
  description: null,
  about: null,
});

const entry = (from: string, amount: number, status?: RecordStatus) => ({
  ...line(amount, 1_000, status),
  from,
});
const PG = entry('PG', 10_000);
const HAD = { WALLET: 40_000, PG: 10_000, JOKER: 5_000 };

/** Of two games only PG has an entry, and there is neither a receipt nor another reading. */
const FIRST: BroughtBackReading = {
  rows: [PG],
  before: { keys: [], balances: HAD },
  shown: null,
  answered: undefined,
  rise: 0,
  isSame: false,
  waitedMs: 0,
};
const both = { rows: [entry('JOKER', 5_000), PG] };
const again = { isSame: true, waitedMs: 59_999 };
const aMinute = { isSame: true, waitedMs: 60_000 };
const seconds10 = { isSame: true, waitedMs: 10_000 };
const had = (balances: object) => ({ before: { keys: [], balances: { ...HAD, ...balances } } });
const nothingKnown = { before: { keys: null, balances: null } };
const receipt = (satangs: number) => ({ answered: satang(satangs) });
/** What the wallet and JOKER have now. */
const now = (wallet: number, joker: number | null = 0) => ({
  shown: { WALLET: wallet, PG: 0, JOKER: joker },
});

describe('money brought back (W1) [7.20]', () => {
  it.each<[outcome: 'whole' | 'open', when: string, reading: Partial<BroughtBackReading>]>([
    // Each game has an entry, and the entries are no less than the receipt.
    ['open', 'a game has no entry', {}],
    ['whole', 'each game has an entry', both],
    ['whole', 'each game has one, one of them failed', { rows: [entry('JOKER', 5_000, 'failed'), PG] }],
    ['whole', 'a game without an entry had nothing', had({ JOKER: 0 })],
    ['open', 'a game without an entry had 0.01', had({ JOKER: 1 })],
    ['open', 'a game without an entry could not be read before', { ...had({ JOKER: null }), ...again }],
    ['whole', 'the entries are as much as the receipt', { ...both, ...receipt(15_000) }],
    ['whole', 'the entries are more than the receipt', { ...both, ...receipt(14_000) }],
    ['open', 'the entries are 0.01 below the receipt', { ...both, ...receipt(15_001) }],
    [
      'open',
      'the entries are below the receipt without the failed one',
      { rows: [entry('JOKER', 5_000, 'failed'), PG], ...receipt(15_000), ...again },
    ],

    // No other game has money now, and the wallet has no more than the entries say.
    ['whole', 'two readings show no money in the game without an entry', { ...again, ...now(50_000) }],
    ['open', 'one reading shows no money in the game without an entry', now(50_000)],
    ['whole', 'the game without an entry has 0.99', { ...again, ...now(50_000, 99) }],
    ['open', 'the game without an entry has 1.00', { ...again, ...now(50_000, 100) }],
    ['open', 'the game without an entry cannot be read', { ...again, ...now(50_000, null) }],
    [
      'whole',
      'no game has money, and only the wallet shows how much came',
      { ...again, ...now(55_000), rise: 15_000 },
    ],
    ['open', 'the wallet has 0.01 more than the entries say', { ...again, ...now(50_001) }],
    ['whole', 'the wallet is older than the entries, and no game has money', { ...again, ...now(49_999) }],
    ['open', 'the wallet is older than the entries, and a game has 0.01', { ...again, ...now(49_999, 1) }],
    [
      'open',
      'no game has money, but the receipt is 0.01 more',
      { ...again, ...now(50_000), ...receipt(10_001) },
    ],
    [
      'whole',
      'no game has money now, and nothing from before is known',
      { ...nothingKnown, isSame: true, ...now(50_000) },
    ],

    // Each game has an entry, and the entries are less than 1 baht below the receipt.
    ['open', 'one reading shows entries 0.99 below the receipt', { ...both, ...receipt(15_099) }],
    ['whole', 'two readings show entries 0.99 below the receipt', { ...both, ...again, ...receipt(15_099) }],
    ['open', 'two readings show entries 1.00 below the receipt', { ...both, ...again, ...receipt(15_100) }],
    ['open', 'a game has no entry, and the receipt is 0.01 more', { ...again, ...receipt(10_001) }],
    [
      'whole',
      'the wallet has 0.99 less than the receipt',
      { ...both, ...again, ...receipt(15_099), ...now(55_000) },
    ],
    [
      'open',
      'the wallet has 0.98 less than the receipt',
      { ...both, ...again, ...receipt(15_099), ...now(55_001) },
    ],

    // Two readings show as much as the receipt.
    ['whole', 'two readings show as much as the receipt', { ...again, ...receipt(10_000) }],
    ['open', 'one reading shows as much as the receipt', receipt(10_000)],
    ['open', 'a game has no entry, and the receipt is less', { ...again, ...receipt(9_999) }],
    ['whole', 'the wallet rose as much as the receipt', { ...again, ...receipt(15_000), rise: 15_000 }],

    // The same entries for a while.
    ['open', 'a game has no entry for less than a minute', again],
    ['whole', 'a game has no entry for a minute', aMinute],
    ['open', 'other entries have come since', { ...aMinute, isSame: false }],
    [
      'whole',
      'the entries are 1.00 below the receipt for a minute',
      { ...both, ...aMinute, ...receipt(15_100) },
    ],
    ['open', 'nothing from before is known for 9.999 s', { ...nothingKnown, ...again, waitedMs: 9_999 }],
    ['whole', 'nothing from before is known for 10 s', { ...nothingKnown, ...seconds10 }],
    [
      'whole',
      'no entries from before are known for 10 s',
      { before: { keys: null, balances: HAD }, ...seconds10 },
    ],
    [
      'whole',
      'no balances from before are known for 10 s',
      { before: { keys: [], balances: null }, ...seconds10 },
    ],
    [
      'open',
      'nothing but a receipt is known for 59.999 s',
      { ...nothingKnown, ...again, ...receipt(15_000) },
    ],
    [
      'whole',
      'nothing but a receipt is known for a minute',
      { ...nothingKnown, ...aMinute, ...receipt(15_000) },
    ],
  ])('is %s when %s', (outcome, _when, reading) => {
    expect(isWhole({ ...FIRST, ...reading }) ? 'whole' : 'open').toBe(outcome);
  });
});

describe('money brought back after a lost reply (W1) [7.20]', () => {
  it('is the sum of all new entries, even with different times', () => {
    expect(broughtBack([line(20_000, 1_002), line(35_000, 1_001), line(12_050, 1_000)], 2_000)).toEqual({
      amount: 67_050,
      at: 1_002,
      reference: null,
    });
  });

  it('skips games that returned nothing [8.08]', () => {
    expect(broughtBack([line(20_000, 1_001, 'failed'), line(35_000, 1_000)], 2_000)).toMatchObject({
      amount: 35_000,
      at: 1_000,
    });
  });

  it('is unknown while one of them is in progress', () => {
    const rows = [line(20_000, 1_001, 'in_progress'), line(35_000, 1_000)];
    expect(() => broughtBack(rows, 2_000)).toThrow('in progress');
  });

  it('failed if no game returned anything, and is unknown without an entry [8.08]', () => {
    expect(() => broughtBack([line(20_000, 1_001, 'failed')], 2_000)).toThrow('TRANSFER_FAIL');
    expect(broughtBack([], 2_000)).toBeNull();
  });
});
