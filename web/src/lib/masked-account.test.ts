import { describe, expect, it } from 'vitest';
import { accountEnding, maskedAccount } from './masked-account.ts';

describe('a masked account number', () => {
  it.each([
    ['1234567890', '•••-•••-7890'],
    ['160120000987654001', '••••••••••••••4001'],
    ['12345', '•2345'],
    ['1234', '1234'],
    ['12', '12'],
    ['', ''],
  ])('of %j shows only the last four digits: %j [9.33]', (accountNo, masked) => {
    expect(maskedAccount(accountNo)).toBe(masked);
    expect(masked.endsWith(accountEnding(accountNo))).toBe(true);
  });

  it('shows a control of direction instead of obeying it', () => {
    expect(maskedAccount('1234567\u202e90')).toBe('•••-•••-7\ufffd90');
    expect(accountEnding('1234567\u202e90')).toBe('7\ufffd90');
  });

  it('is at most 40 characters long', () => expect(maskedAccount('1'.repeat(30_000))).toHaveLength(40));
});
