import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import type { StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { findGift, giftLinkIn } from './gift-rules.ts';

describe('a pasted gift link', () => {
  it.each([
    ['https://gift.truemoney.com/campaign/?v=abc', 'https://gift.truemoney.com/campaign/?v=abc'],
    ['  https://gift.truemoney.com/campaign/?v=abc\n', 'https://gift.truemoney.com/campaign/?v=abc'],
    [
      'ซองของขวัญจากฉัน https://gift.truemoney.com/campaign/?v=abc กดรับเลย',
      'https://gift.truemoney.com/campaign/?v=abc',
    ],
    ['abc', 'abc'],
    ['   ', ''],
  ])('%j is sent as %j [2.51]', (pasted, link) => {
    expect(giftLinkIn(pasted)).toBe(link);
  });
});

describe('the deposit that a gift led to', () => {
  const row = (more: Partial<StatementRow>): StatementRow => ({
    key: 'new',
    type: 'deposit',
    status: 'success',
    amount: satang(5_000),
    from: 'TRUEMONEY',
    to: 'WALLET',
    createdAt: 0,
    description: null,
    about: null,
    ...more,
  });
  const find = (one: StatementRow) => findGift([one], new Set(['old']), ['KBANK', 'SCB']);

  it('is a new one that comes from no bank (W1)', () => {
    expect(find(row({}))).toMatchObject({ amount: 5_000 });
    expect(find(row({ status: 'in_progress' }))).toBeDefined();
    expect(find(row({ from: 'KBANKER' }))).toBeDefined();
  });

  it.each<[string, Partial<StatementRow>]>([
    ['was known', { key: 'old' }],
    ['failed', { status: 'failed' }],
    ['is no deposit', { type: 'withdraw' }],
    ['paid a QR', { from: 'KBANK' }],
    ['paid a QR late', { from: 'KBANK (late)' }],
  ])('is none that %s (W1)', (_, more) => {
    expect(find(row(more))).toBeUndefined();
  });
});
