import { expect, it } from 'vitest';
import { countOrNull, shownTextFrom, textOrNull } from './wire.ts';
import { timeFrom, timeOrNaN } from './wire-rows.ts';

it.each([
  [0, 0],
  [7, 7],
  [-1, null],
  [0.5, null],
  ['7', null],
  [null, null],
])('a count of %j reads as %j [2.37] [2.54] [2.79] [5.33]', (value, count) => {
  expect(countOrNull(value)).toBe(count);
});

it.each(['', '2026-11-20', '2026-11-20T03:00:00.000', 'tomorrow', 7, null])(
  'a time of %j, which could be any, is none [5.33] [9.31]',
  (value) => {
    expect(timeOrNaN(value)).toBeNaN();
    expect(() => timeFrom(value)).toThrow('not a date');
  },
);

it.each(['2026-11-20T03:00:00.000Z', '2026-11-20T10:00:00.000+07:00'])('%s is a time [9.31]', (value) => {
  expect(timeFrom(value)).toBe(Date.UTC(2026, 10, 20, 3));
});

it('an endless time is none, and does not freeze the page', { timeout: 5000 }, () => {
  expect(timeOrNaN(`2026-${'T'.repeat(60_000)}`)).toBeNaN();
});

it('a text of another type is empty, and a shown one has an end [8.29]', () => {
  expect([shownTextFrom({}), textOrNull(''), textOrNull(7), textOrNull('a')]).toEqual(['', null, null, 'a']);
  expect(shownTextFrom('ก'.repeat(3_000))).toHaveLength(2_000);
});
