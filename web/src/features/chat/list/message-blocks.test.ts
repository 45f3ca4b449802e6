import { describe, expect, it, vi } from 'vitest';
import type { ListedMessage } from '../state/message-list.ts';
import { blocksOf, breakBetween, type MessageBlock } from './message-blocks.ts';

const entry = (order: number): ListedMessage => ({
  key: `m${order}`,
  order,
  at: order,
  isDated: true,
  isWhole: true,
  isMine: false,
  sessionId: null,
  delivery: 'sent',
  print: `m${order}`,
  content: { kind: 'text', text: `${order}` },
});
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => entry(first + index));
const ordersOf = (blocks: readonly MessageBlock[]) =>
  blocks.map(({ entries }) => entries.map(({ order }) => order));

describe('the blocks of the messages', () => {
  it('hold ten messages each, and know the message above them', () => {
    const blocks = blocksOf(between(1, 23), []);
    expect(ordersOf(blocks).map(({ length }) => length)).toEqual([10, 10, 3]);
    expect(blocks.map(({ before }) => before?.order)).toEqual([undefined, 10, 20]);
  });

  it('keep their beginnings when earlier messages are added', () => {
    const shown = between(4, 8);
    const earlier = between(1, 3);
    const known = blocksOf(shown, []);
    expect(ordersOf(blocksOf([...earlier, ...shown], known))).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7, 8],
    ]);
  });

  it('stay the same objects when a message is added at the end', () => {
    const shown = between(1, 22);
    const known = blocksOf(shown, []);
    const next = blocksOf([...shown, entry(23)], known);
    expect(next[0]).toBe(known[0]);
    expect(next[1]).toBe(known[1]);
    expect(next[2]?.entries.at(-1)?.order).toBe(23);
  });

  it('show a changed message, and a changed message above them', () => {
    const shown = between(1, 12);
    const known = blocksOf(shown, []);
    const changed = { ...entry(10), sessionId: 'A' };
    const next = blocksOf(shown.with(9, changed), known);
    expect(next[0]?.entries[9]).toBe(changed);
    expect(next[1]?.before).toBe(changed);
  });

  it('lose and double no message when one arrives late in a full block', () => {
    const shown = between(1, 20).filter(({ order }) => order !== 3);
    const known = blocksOf(shown, []);
    expect(ordersOf(blocksOf(between(1, 20), known)).flat()).toEqual(
      between(1, 20).map(({ order }) => order),
    );
  });

  it('know whether a separator stands above them: not above the first, nor above one of no conversation [2.84]', () => {
    const breaksWith = (later: string | null) => {
      const shown = between(1, 21).map((said) => ({ ...said, sessionId: said.order > 10 ? later : 'A' }));
      return blocksOf(shown, []).map(({ hasBreak }) => hasBreak);
    };
    expect(breaksWith('B')).toEqual([false, true, false]);
    expect(breaksWith(null)).toEqual([false, false, false]);
  });

  it('know the end of a conversation around messages whose conversation is unknown [2.84]', () => {
    const sessions = ['A', null, 'A', null, null, 'B'];
    const shown = sessions.map((sessionId, index) => ({ ...entry(index + 1), sessionId }));
    const [block] = blocksOf(shown, []);
    const ends = (block?.entries ?? []).map(
      (said, index, all) => !!breakBetween(all[index - 1], said)?.endsSession,
    );
    expect(ends).toEqual([false, false, false, false, false, true]);
    const [again] = blocksOf([...shown], block ? [block] : []);
    expect(again).toBe(block);
  });

  it('name the day of the next dated message below one without a time, which has no day [2.84]', () => {
    const undated = { ...entry(1), isDated: false };
    expect(breakBetween(undefined, undated)).toBeNull();
    expect(breakBetween(entry(1), undated)).toBeNull();
    expect(breakBetween(undated, entry(2))?.day).toBe('01/01/1970');
    expect(breakBetween(entry(1), entry(2))).toBeNull();
  });

  it('have a separator between the same day of two months or years [2.84] [9.31]', () => {
    const onDate = (year: number, month: number) => ({ ...entry(1), at: +new Date(year, month - 1, 5) });
    expect(breakBetween(onDate(2026, 1), onDate(2026, 2))?.day).toBe('05/02/2026');
    expect(breakBetween(onDate(2025, 1), onDate(2026, 1))?.day).toBe('05/01/2026');
  });

  it('have a separator at midnight where the reader is, and not at that of UTC [2.84]', () => {
    for (const part of ['Date', 'Month', 'FullYear'] as const)
      vi.spyOn(Date.prototype, `get${part}`).mockImplementation(function (this: Date) {
        return new Date(this.getTime() + 7 * 60 * 60 * 1000)[`getUTC${part}`]();
      });
    const onHour = (hour: number) => ({ ...entry(1), at: Date.UTC(2026, 0, 5, hour) });
    expect(breakBetween(onHour(16), onHour(17))?.day).toBe('06/01/2026');
    expect(breakBetween(onHour(23), onHour(24))).toBeNull();
  });
});
