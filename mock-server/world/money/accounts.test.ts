import { describe, expect, it } from 'vitest';
import { gameAccountOf, heldAccountOf, ownerOf, walletOf } from './accounts.ts';

const member = { id: '100001' };

describe('an account', () => {
  it('is named by its member, and by its game', () => {
    expect([walletOf(member), heldAccountOf(member), gameAccountOf(member, 'PG')]).toEqual([
      'wallet:100001',
      'held:100001',
      'game:100001:PG',
    ]);
  });

  it('is its member’s, and nobody’s where it lies outside', () => {
    for (const account of [walletOf(member), heldAccountOf(member), gameAccountOf(member, 'outside:')])
      expect(ownerOf(account)).toBe('100001');
    expect(ownerOf('outside:KBANK')).toBeNull();
  });
});
