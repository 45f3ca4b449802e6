import { describe, expect, it } from 'vitest';
import type { Platform } from '../../platform/platform.ts';
import { createMemoryStore } from '../../platform/stores.ts';
import type { PendingOrder } from '../session/pending-orders.ts';
import { createTries, type TriesOptions } from './reconcile.ts';

const order = (input: unknown, before = 'before'): PendingOrder => ({ input, before });

/** The tries of one tab, under names of actions. */
function open() {
  const platform = { tabStorage: createMemoryStore() } as unknown as Platform;
  return (name: string, options: Pick<TriesOptions<unknown>, 'isRepeat' | 'triedAs'> = {}) => {
    const read = ({ before }: PendingOrder) => (typeof before === 'string' ? { before } : null);
    const tries = createTries<string>({ pending: { name, read }, ...options });
    return {
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
