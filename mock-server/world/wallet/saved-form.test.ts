import { it } from 'vitest';
import { expectSavedForm } from '../../test/expect-saved-form.ts';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { walletSlice } from './slice.ts';
import { withdraw } from './withdrawals.ts';

it('the withdrawals of a snapshot load only whole', () => {
  const world = madeWorld('a member with money');
  withdraw(world, onlyMember(world), 100);
  expectSavedForm(walletSlice, world, {
    takes: { 'withdrawals.0.1.status': ['PENDING', 'SUCCESS', 'FAILED'], 'withdrawals.0.1.dueAt': [null] },
    refuses: { 'withdrawals.0.1.status': ['', 'DONE'] },
  });
});
