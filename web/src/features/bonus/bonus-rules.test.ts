import { describe, expect, it } from 'vitest';
import type { Bonus } from './bonus-replies.ts';
import {
  bonusReadingOf,
  cardStateOf,
  countedReceipts,
  dialogActionOf,
  isOtherReward,
  isReceivedBetween,
  percentText,
  promotionCodeOf,
  withPercent,
} from './bonus-rules.ts';

const at = (bangkok: string) => Date.parse(`${bangkok}+07:00`);

const bonus = (changes: Partial<Bonus>): Bonus => ({
  code: 'B',
  type: 'limit',
  maxReceived: 1,
  percentFail: 50,
  banners: [],
  received: null,
  ...changes,
});
const received = (times: number, moments: string[] = [], isActive = false) => ({
  isActive,
  times,
  at: moments.map(at),
});

describe('receipts that count', () => {
  it('of a limit bonus are its count, not its entries [4.07]', () => {
    const limit = bonus({ type: 'limit', received: received(3, ['2026-11-20T10:00']) });
    expect(countedReceipts(limit, at('2026-11-20T10:00'))).toBe(3);
    expect(countedReceipts(limit, at('2030-01-01T00:00'))).toBe(3);
  });

  // 20 November 2026 is a Friday.
  it.each([
    ['2026-11-20T00:00', '2026-11-20T23:59:59', 1],
    ['2026-11-20T23:59:59', '2026-11-21T00:00', 0],
    ['2026-11-19T23:59:59', '2026-11-20T00:00', 0],
    // The same day in London, but not in Bangkok.
    ['2026-11-20T06:59', '2026-11-20T07:01', 1],
    ['2026-11-20T23:00', '2026-11-21T01:00', 0],
  ])('of a day: one of %s is at %s counted %i times [4.07]', (moment, now, count) => {
    const day = bonus({ type: 'day', received: received(9, [moment]) });
    expect(countedReceipts(day, at(now))).toBe(count);
  });

  it.each([
    ['2026-11-16T00:00', '2026-11-22T23:59:59', 1],
    ['2026-11-15T23:59:59', '2026-11-16T00:00', 0],
    ['2026-11-22T23:59:59', '2026-11-23T00:00', 0],
    ['2026-11-16T00:00', '2026-11-23T00:00', 0],
    // Across the end of a month and of a year.
    ['2026-12-28T00:00', '2027-01-03T23:59:59', 1],
    ['2027-01-03T23:59:59', '2027-01-04T00:00', 0],
  ])('of a week, from Monday to Sunday: one of %s is at %s counted %i times [4.07]', (moment, now, count) => {
    const week = bonus({ type: 'week', received: received(9, [moment]) });
    expect(countedReceipts(week, at(now))).toBe(count);
  });

  it('of a bonus that was never received are none [4.07]', () => {
    for (const type of ['limit', 'day', 'week'] as const) expect(countedReceipts(bonus({ type }), 0)).toBe(0);
  });

  it.each<[string, Partial<Bonus>]>([
    ['an unknown type', { type: null, received: received(9) }],
    ['a count that cannot be read', { received: { ...received(0), times: null } }],
    [
      'a day, one of no time,',
      { type: 'day', received: { ...received(2, ['2026-11-20T09:00']), at: [null] } },
    ],
    ['a week, one of no time,', { type: 'week', received: { ...received(2), at: [0, null] } }],
  ])('of %s are unknown: the service decides [4.07] [5.33]', (_, changes) => {
    expect(countedReceipts(bonus(changes), at('2026-11-20T10:00'))).toBeNull();
  });
});

describe('a card', () => {
  const now = at('2026-11-20T10:00');
  it.each<[string, string, Partial<Bonus>]>([
    ['never received', 'open', {}],
    ['received less often than allowed', 'open', { maxReceived: 2, received: received(1) }],
    ['received as often as allowed', 'received', { maxReceived: 2, received: received(2) }],
    ['received more often than allowed', 'received', { maxReceived: 2, received: received(3) }],
    ['received today', 'received', { type: 'day', received: received(1, ['2026-11-20T09:00']) }],
    ['received yesterday', 'open', { type: 'day', received: received(1, ['2026-11-19T23:00']) }],
    ['received this week', 'received', { type: 'week', received: received(1, ['2026-11-16T00:00']) }],
    ['received last week', 'open', { type: 'week', received: received(1, ['2026-11-15T23:59']) }],
    [
      'received today as often as allowed, and once at no time',
      'received',
      { type: 'day', received: { ...received(2), at: [now, null] } },
    ],
    ['received an unknown number of times', 'open', { received: { ...received(0), times: null } }],
    ['in use', 'current', { maxReceived: 2, received: received(1, [], true) }],
    ['in use for the last time', 'current', { received: received(1, [], true) }],
    ['never to be received', 'received', { maxReceived: 0 }],
    ['of an unknown limit', 'open', { maxReceived: null, received: received(9) }],
    ['of an unknown type', 'open', { type: null, received: received(9) }],
  ])('of a bonus that is %s is %s [2.71] [4.07]', (_, state, changes) => {
    expect(cardStateOf(bonus(changes), now)).toBe(state);
  });

  it('has a button to receive, or to acknowledge the bonus in use [2.72]', () => {
    expect(dialogActionOf(bonus({}))).toBe('receive');
    expect(dialogActionOf(bonus({ received: received(1) }))).toBe('receive');
    expect(dialogActionOf(bonus({ received: received(1, [], true) }))).toBe('acknowledge');
  });
});

describe('the figure in a notice', () => {
  it.each([
    [50, '50'],
    [0, '0'],
    [1.13, '1.13'],
    [33.333, '33.33'],
    [100, '100'],
    [1e-7, '0'],
  ])('of %d percent is %s [2.72]', (percent, text) => {
    expect(percentText(percent)).toBe(text);
  });

  it('replaces every placeholder literally, without replacement patterns [2.72]', () => {
    expect(withPercent('<p>%percentFail%% or %percentFail% $& </p>', 40)).toBe('<p>40% or 40 $& </p>');
    expect(withPercent('%PERCENTFAIL% %percentfail%', 40)).toBe('%PERCENTFAIL% %percentfail%');
  });

  it('is a dash if the service sent no figure, and 0 for one of 0 [2.72] [2.73]', () => {
    expect(withPercent('%percentFail%%', null)).toBe('–%');
    expect(withPercent('%percentFail%%', 0)).toBe('0%');
  });
});

describe('a promotion code', () => {
  it('is sent in upper case, without the space around it [5.24]', () => {
    expect(promotionCodeOf('  welcome50\n')).toBe('WELCOME50');
  });

  it('is sent without the invisible marks that it was copied with [5.24]', () => {
    expect(promotionCodeOf('\ufeffwelcome\u200b50\u00a0\u2060')).toBe('WELCOME50');
  });
});

describe('a receipt between two readings of a bonus (W1)', () => {
  const had = (times: number | null, isActive: boolean | null) => ({ times, isActive });

  it.each([
    [had(1, false), had(2, false), true],
    [had(0, false), had(0, true), true],
    [had(2, true), had(2, true), false],
    [had(2, false), had(2, false), false],
    [had(null, false), had(3, false), false],
    [had(3, null), had(3, true), false],
    [had(null, false), had(null, true), true],
  ])('from %j to %j: %j', (before, now, expected) => {
    expect(isReceivedBetween(before, now)).toBe(expected);
  });

  it('is unknown without a field that both have', () => {
    expect(() => isReceivedBetween(had(null, true), had(3, null))).toThrow('cannot be read');
    expect(bonusReadingOf([], 'W')).toEqual(had(null, null));
  });
});

describe('the reward in use at two readings', () => {
  it.each([
    [['week', 'W', 1], ['week', 'W', 1], false],
    [['week', 'W', 1], ['week', 'W', 2], true],
    [['week', 'W', 0], ['week', 'W', 1], true],
    [['week', 'W', 1], ['week', 'V', 1], true],
    [['week', 'W', null], ['week', 'W', 2], false],
    [['week', 'W', 1], ['week', 'W', null], false],
    [['week', 'W', 1], ['week'], false],
    [['week'], ['week', 'W', 1], false],
    [['week', 'W', 1], ['promotion'], true],
    [['promotion'], ['promotion'], false],
    [[null, 'W', 1], ['week', 'W', 1], false],
  ])('from %j to %j is another one: %j [4.07]', (asked, now, expected) => {
    expect(isOtherReward(asked, now)).toBe(expected);
  });
});
