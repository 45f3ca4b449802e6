import { describe, expect, it } from 'vitest';
import type { Platform } from '../../platform/platform.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import type { PendingOrder } from '../session/pending-orders.ts';
import { createTries, type TriesOptions } from './reconcile.ts';

const order = (input: unknown, before = 'before'): PendingOrder => ({ input, before });

/** The tries of one tab, under names of actions. */
function open() {
  const platform = { tabStorage: createMemoryStore() } as unknown as Platform;
  return (
    name: string,
    {
      nameOf,
      ...options
    }: Pick<TriesOptions<unknown>, 'isRepeat' | 'isOf' | 'triedAs'> & {
      nameOf?: (input: unknown) => unknown;
    } = {},
  ) => {
    const read = ({ before }: PendingOrder) => (typeof before === 'string' ? { before } : null);
    const tries = createTries<string>({ pending: { name, read, ...(nameOf && { nameOf }) }, ...options });
    return {
      first: (input: unknown, now: number) => tries.first(platform, order(input, 'later'), now).before,
      keep: (input: unknown, before?: string, until = 7) => tries.keep(platform, order(input, before), until),
      keepUnknown: (input: unknown) => tries.keep(platform, order(input), 7, false),
      end: (input: unknown) => tries.end(platform, order(input)),
      find: (input: unknown) => {
        const { before, until } = tries.find(platform, order(input)) ?? {};
        return before === undefined ? null : { before, until };
      },
    };
  };
}

describe('an order that was "not done" (W1)', () => {
  it.each([
    [1, 1, true],
    [1, 2, false],
    [null, null, true],
    [{ to: 'PG', amount: 1 }, { to: 'PG', amount: 1 }, true],
    [{ to: 'PG', amount: 1 }, { to: 'PG', amount: 2 }, false],
  ])('%j is found for %j: %s', (tried, input, isFound) => {
    const { keep, find } = open()('transfer', { isRepeat: true });
    keep(tried);
    expect(find(input)).toEqual(isFound ? { before: 'before', until: 7 } : null);
  });

  it('is found by what names it, although what is only shown has changed', () => {
    const refund = open()('refund_wallet', { nameOf: () => null });
    refund.keep(500);
    expect(refund.find(510)).not.toBeNull();
    refund.end(520);
    expect(refund.find(500)).toBeNull();
    const claim = open()('claim', { nameOf: (coupon) => (coupon as { id: string }).id });
    claim.keep({ id: 'c1', label: 'Free credit' });
    expect(claim.find({ id: 'c1', label: 'เครดิตฟรี' })).not.toBeNull();
    expect(claim.find({ id: 'c2', label: 'Free credit' })).toBeNull();
  });

  it.each([
    ['no longer than its request may run', {}, ['before', 'later']],
    ['longer, where what it leaves names it', { isRepeat: true }, ['before', 'before']],
    ['longer, where it can be carried out only once', { isOf: () => true }, ['before', 'before']],
  ])('stands for a later equal one %s', (_long, options, first) => {
    const { keep, first: firstOf } = open()('gift', options);
    expect(firstOf(1, 0)).toBe('later');
    keep(1);
    expect([firstOf(1, 7), firstOf(1, 8)]).toEqual(first);
  });

  it('is another one than an order whose text begins like it', () => {
    const { keep, end, find } = open()('withdraw', { isRepeat: true });
    keep(100);
    end(10);
    end(1);
    expect(find(100)).not.toBeNull();
  });

  it('is over when it succeeds', () => {
    const { keep, end, find } = open()('withdraw', { isRepeat: true });
    keep(1);
    keep(2);
    end(1);
    expect([find(1), find(2)]).toEqual([null, { before: 'before', until: 7 }]);
  });

  it('is of all actions that share its name, if what it leaves names it', () => {
    const action = open();
    const dialog = action('transfer', { isRepeat: true });
    const game = action('game_move:PG', { isRepeat: true, triedAs: 'transfer' });
    game.keep(1);
    expect(dialog.find(1)).not.toBeNull();
    dialog.end(1);
    expect(game.find(1)).toBeNull();
  });

  it.each(['keep', 'end'] as const)(
    'is forgotten at another order that may leave the same (%s), except where what it leaves names it',
    (happens) => {
      const action = open();
      const part = action('invite_part', { isRepeat: true, triedAs: 'invite' });
      const all = action('invite');
      const gift = action('gift');
      part.keep(1);
      all.keep(null);
      gift.keep(1);
      part[happens](2);
      expect([part.find(1), all.find(null), gift.find(1)].map(Boolean)).toEqual([true, false, true]);
    },
  );

  it('is forgotten at one that no reading can tell only if what that leaves does not name it either', () => {
    const action = open();
    const game = action('game_move:PG', { isRepeat: true, triedAs: 'transfer' });
    const back = action('bring_back', { triedAs: 'transfer' });
    back.keep(1);
    game.keepUnknown(1);
    expect(back.find(1)).not.toBeNull();
    back.keepUnknown(2);
    expect([back.find(1), back.find(2)].map(Boolean)).toEqual([false, true]);
  });

  it('is not of another action with an equal order', () => {
    const action = open();
    action('refund_bonus', { triedAs: 'refund' }).keep(1);
    expect(action('refund_wallet', { triedAs: 'refund' }).find(1)).toBeNull();
  });

  it('that was stored damaged is none', () => {
    const { keep, find } = open()('withdraw');
    keep(1, 7 as never);
    expect(find(1)).toBeNull();
  });
});
