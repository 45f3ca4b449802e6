import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { RecordStatus } from '../../shared/wallet/list-page.ts';
import type { MovementRow } from '../../shared/wallet/statement-rows.ts';
import { broughtBack, haveAllCome } from './brought-back.ts';

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

  it('is whole once each game that had money has an entry, whatever came of it', () => {
    const rows = [{ ...line(20_000, 1_001, 'failed'), from: 'JOKER' }, line(35_000, 1_000)];
    expect(haveAllCome(rows, { WALLET: 100, PG: 35_000, JOKER: 20_000, IMI: 0 })).toBe(true);
    expect(haveAllCome(rows, { WALLET: 100, PG: 35_000, IMI: 1 })).toBe(false);
    expect(haveAllCome(rows, null)).toBe(false);
    expect(haveAllCome(rows, { WALLET: 100, PG: 35_000, IMI: 99 }, 100)).toBe(true);
    expect(haveAllCome(rows, { WALLET: 100, PG: 35_000, IMI: 100 }, 100)).toBe(false);
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
