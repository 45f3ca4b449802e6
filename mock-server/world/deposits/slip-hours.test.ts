import { describe, expect, it } from 'vitest';
import { slipHoursSlice, slipsAreOpen } from './slip-hours.ts';

/** A time of day in Bangkok, which is seven hours ahead of UTC. */
function openAt(bangkok: string, hours: { closedFrom: string; closedTo: string }): boolean {
  const now = Date.parse(`2026-11-20T${bangkok}+07:00`);
  return slipsAreOpen({
    slipHours: { ...slipHoursSlice.create().slipHours, ...hours },
    clock: { now: () => now },
  });
}

describe('the slip hours', () => {
  it.each([
    ['23:29:59.999', true],
    ['23:30:00.000', false],
    ['00:00:00.000', false],
    ['00:29:59.999', false],
    ['00:30:00.000', true],
    ['12:00:00.000', true],
  ])('across midnight in Bangkok: at %s open is %s [9.38]', (at, isOpen) => {
    expect(openAt(at, { closedFrom: '23:30', closedTo: '00:30' })).toBe(isOpen);
  });

  it.each([
    ['11:59:59.999', true],
    ['12:00:00.000', false],
    ['12:59:59.999', false],
    ['13:00:00.000', true],
  ])('within a day: at %s open is %s [9.38]', (at, isOpen) => {
    expect(openAt(at, { closedFrom: '12:00', closedTo: '13:00' })).toBe(isOpen);
  });

  it('are always open when both times are equal [9.38]', () => {
    for (const at of ['00:00:00.000', '12:00:00.000', '23:59:59.999'])
      expect(openAt(at, { closedFrom: '12:00', closedTo: '12:00' })).toBe(true);
  });
});
