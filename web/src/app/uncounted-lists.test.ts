import { describe, expect, it } from 'vitest';
import { readInvites } from '../features/invite/invite-rows.ts';
import { readRefunds } from '../features/refund/refund-rows.ts';
import type { Page, Place } from '../shared/wallet/list-page.ts';
import { readSlips } from '../shared/wallet/slip-rows.ts';

const lists: [list: string, read: (reply: never, place: Place) => Page<unknown>][] = [
  ['invites', readInvites],
  ['refunds', readRefunds],
  ['slips', readSlips],
];

describe.each(lists)('a page of %s', (list, read) => {
  const pageOf = (page: number, length: number, total?: unknown) => {
    const rows = Array.from({ length }, () => ({}));
    return read({ [list]: rows, ...(total !== undefined && { total }) } as never, { page, limit: 10 });
  };

  it.each([
    [1, 0, 0],
    [1, 9, 9],
    [1, 10, 11],
    [2, 0, 10],
    [3, 10, 31],
    [3, 4, 24],
  ])(
    'without a total counts what is known, and leads on while it is full: page %d with %d rows [2.77] [7.25] [7.27] [7.38]',
    (page, length, total) => {
      expect(pageOf(page, length)).toMatchObject({ total });
      expect(pageOf(page, length).mayHaveMore).toBe(length === 10 ? true : undefined);
    },
  );

  it('has the total that the service sends [2.77]', () => {
    expect(pageOf(1, 10, 10)).toMatchObject({ total: 10 });
    expect(pageOf(1, 10, 10)).not.toHaveProperty('mayHaveMore');
  });

  it.each([-1, 1.5, '3', NaN, null])('with the total %j is refused [7.25] [7.27] [7.38]', (total) => {
    expect(() => pageOf(1, 3, total)).toThrow('total is not a count');
  });
});
