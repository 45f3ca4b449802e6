import { describe, expect, it } from 'vitest';
import { gameAccountOf, heldAccountOf, ownerOf, walletOf } from './accounts.ts';

const member = { id: '100001' };

describe('an account', () => {
  it('contains its member’s id, and its game', () => {
    expect([walletOf(member), heldAccountOf(member), gameAccountOf(member, 'PG')]).toEqual([
      'wallet:100001',
      'held:100001',
      'game:100001:PG',
    ]);
  });

  it('belongs to its member, or to no one if it is outside', () => {
    for (const account of [walletOf(member), heldAccountOf(member), gameAccountOf(member, 'outside:')])
      expect(ownerOf(account)).toBe('100001');
    expect(ownerOf('outside:KBANK')).toBeNull();
  });
});
