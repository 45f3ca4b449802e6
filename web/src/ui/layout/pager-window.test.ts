import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagerWindow } from './pager-window.ts';

describe('pagerWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 13, [1, 2]],
    [2, 13, [1, 2, 3]],
    [4, 13, [1, 2, 3, 4, 5]],
    [8, 13, [5, 6, 7, 8, 9]],
    [13, 13, [10, 11, 12, 13]],
    [1, 0, []],
  ])('shows three pages before page %i of %i and one after it [2.77] [9.26]', (page, pages, numbers) => {
    expect(pagerWindow(page, pages)).toEqual(numbers);
  });

  it('contains the current page, only existing pages, and at most five', () => {
    const place = fc
      .integer({ min: 1, max: 10_000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const numbers = pagerWindow(page, pages);
        expect(numbers).toContain(page);
        expect(numbers.length).toBeLessThanOrEqual(5);
        expect(numbers.every((number) => number >= 1 && number <= pages)).toBe(true);
      }),
    );
  });
});
