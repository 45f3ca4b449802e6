import { satang } from 'contracts/rules';
import { describe, expect, it } from 'vitest';
import { compareRow, type StatementRow } from '../../../shared/wallet/statement-rows.ts';
import { giftEntry, giftLinkIn } from './gift-rules.ts';

describe('a pasted gift link', () => {
  it.each([
    ['https://gift.truemoney.com/campaign/?v=abc', 'https://gift.truemoney.com/campaign/?v=abc'],
    ['  https://gift.truemoney.com/campaign/?v=abc\n', 'https://gift.truemoney.com/campaign/?v=abc'],
    [
      'ซองของขวัญจากฉัน https://gift.truemoney.com/campaign/?v=abc กดรับเลย',
      'https://gift.truemoney.com/campaign/?v=abc',
    ],
    ['a gift: http://gift.truemoney.com/campaign/?v=abc', 'http://gift.truemoney.com/campaign/?v=abc'],
    ['Gift: HTTPS://gift.truemoney.com/campaign/?v=abc', 'HTTPS://gift.truemoney.com/campaign/?v=abc'],
    ['abc', 'abc'],
    ['   ', ''],
  ])('%j is sent as %j [2.51]', (pasted, link) => {
    expect(giftLinkIn(pasted)).toBe(link);
  });
});

describe('the deposit of a gift', () => {
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
  const banks = ['KBANK', 'SCB'];

  it('is a deposit without a bank (W1)', () => {
    expect(compareRow(row({}), giftEntry(banks, ['GSB']))).toBe('alike');
    expect(compareRow(row({ status: 'in_progress' }), giftEntry(banks, ['GSB']))).toBe('alike');
    expect(compareRow(row({ from: 'KBANKER' }), giftEntry(banks, ['GSB']))).toBe('alike');
  });

  it('may be one from the member’s own bank, which may be a mobile wallet (W1)', () => {
    expect(compareRow(row({ from: 'GSB' }), giftEntry(banks, ['GSB']))).toBe('unclear');
    expect(compareRow(row({ from: 'SCB' }), giftEntry(banks, ['SCB']))).toBe('unlike');
  });

  it('may be one whose sender cannot be read (W1)', () => {
    expect(compareRow(row({ from: '' }), giftEntry(banks, ['GSB']))).toBe('unclear');
  });

  it.each<[string, Partial<StatementRow>]>([
    ['is no deposit', { type: 'withdraw' }],
    ['paid a QR', { from: 'KBANK' }],
    ['paid a QR late', { from: 'KBANK (late)' }],
    ['came by a slip', { from: 'SLIP' }],
  ])('is not one that %s (W1)', (_, more) => {
    expect(compareRow(row(more), giftEntry(banks, ['GSB']))).toBe('unlike');
  });
});
