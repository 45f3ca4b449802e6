import { bahtFromSatang, satang } from 'contracts/rules';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { madeWorld, onlyMember } from '../../test/made-world.ts';
import { addStatement, changeStatus, StatementEntrySchema, statementOf, statementPage } from './statement.ts';

describe('the statement', () => {
  it('stores entries of five types and three states, with at most five subjects [3.18]', () => {
    const entry = {
      memberId: 'm-1',
      statementType: 'deposit',
      status: 'SUCCESS',
      amount: 1,
      from: '',
      to: '',
      at: 0,
    };
    const isKept = (change: object) => Check(StatementEntrySchema, { ...entry, ...change });
    for (const statementType of ['deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'])
      for (const status of ['SUCCESS', 'FAILED', 'PENDING'])
        expect(isKept({ statementType, status })).toBe(true);
    for (const about of ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'])
      expect(isKept({ links: { [about]: 'a text' } })).toBe(true);
    for (const change of [
      { statementType: '' },
      { status: '' },
      { amount: 0.5 },
      { links: { other: 'a text' } },
    ])
      expect(isKept(change)).toBe(false);
  });

  it('pages entries, newest first [1.15] [2.75] [7.37]', () => {
    const world = madeWorld('a member with three pages of statement');
    const amounts = (page: number) =>
      statementPage(world, onlyMember(world), { page, limit: 10 }).entries.map(({ amount }) =>
        bahtFromSatang(amount),
      );
    expect(amounts(1)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
    expect(amounts(3)).toEqual([5, 4, 3, 2, 1]);
    expect(amounts(4)).toEqual([]);
    expect(statementPage(world, onlyMember(world), { page: 4, limit: 10 }).total).toBe(25);
  });

  it('orders entries of one moment by when they were added [2.75] [7.37]', () => {
    const world = madeWorld('a member with three pages of statement');
    const last = statementOf(world, onlyMember(world).id).at(-1);
    addStatement(world, { ...last!, amount: satang(7) });
    addStatement(world, { ...last!, amount: satang(8) });
    const { entries } = statementPage(world, onlyMember(world), { page: 1, limit: 3 });
    expect(entries.map(({ amount }) => amount)).toEqual([8, 7, last!.amount]);
  });

  it('shows a member only their own entries [7.37]', () => {
    const world = madeWorld();
    const [somchai, malee] = world.members.values();
    expect(statementPage(world, malee!, { page: 1, limit: 10 })).toEqual({ total: 0, entries: [] });
    const { entries } = statementPage(world, somchai!, { page: 1, limit: 100 });
    expect(new Set(entries.map(({ memberId }) => memberId))).toEqual(new Set([somchai!.id]));
  });

  it('inserts a past entry by its time [2.75] [7.37]', () => {
    const world = madeWorld('a member with three pages of statement');
    const [, second] = statementOf(world, onlyMember(world).id);
    addStatement(world, { ...second!, amount: satang(7) });
    expect(statementOf(world, second!.memberId)[2]?.amount).toBe(7);
  });

  it('changes the last matching entry, or nothing without a match [2.75]', () => {
    const world = madeWorld('a member with three pages of statement');
    const { id } = onlyMember(world);
    const before = [...statementOf(world, id)];
    changeStatus(world, id, () => false, 'FAILED');
    changeStatus(world, 'nobody', () => true, 'FAILED');
    expect(statementOf(world, id)).toEqual(before);
    changeStatus(world, id, ({ amount }) => amount >= 2400, 'FAILED');
    expect(statementOf(world, id)).toEqual([...before.slice(0, -1), { ...before.at(-1), status: 'FAILED' }]);
    expect(Object.keys(statementOf(world, id))).toEqual(before.map((_, index) => String(index)));
  });
});
