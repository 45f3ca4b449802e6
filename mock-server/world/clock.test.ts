import { describe, expect, it } from 'vitest';
import { WorldClock } from './clock.ts';

function runningClock() {
  const base = { time: Date.UTC(2026, 0, 1), now: () => base.time };
  return { base, clock: new WorldClock(base) };
}

describe('the clock of a world', () => {
  it('runs with its base', () => {
    const { base, clock } = runningClock();
    base.time += 1500;
    expect(clock.now()).toBe(base.time);
  });

  it('stands while it is frozen, and goes on from there', () => {
    const { base, clock } = runningClock();
    const start = clock.now();
    clock.freeze();
    base.time += 60_000;
    expect(clock.now()).toBe(start);
    clock.unfreeze();
    base.time += 1000;
    expect(clock.now()).toBe(start + 1000);
    expect(clock.isFrozen).toBe(false);
  });

  it('is set and advanced, frozen or not', () => {
    const { base, clock } = runningClock();
    const wanted = Date.UTC(2027, 5, 1);
    clock.set(wanted);
    base.time += 10;
    clock.advance(90);
    expect(clock.now()).toBe(wanted + 100);
    clock.freeze();
    clock.advance(5);
    expect(clock.iso()).toBe('2027-06-01T00:00:00.105Z');
  });

  it('refuses times that the wire cannot tell', () => {
    const { clock } = runningClock();
    const start = clock.now();
    for (const at of [Date.UTC(3000, 0), Date.UTC(1979, 11, 31), NaN, Infinity]) {
      expect(() => clock.set(at)).toThrow(RangeError);
      expect(() => clock.freeze(at)).toThrow(RangeError);
    }
    expect(clock.now()).toBe(start);
  });
});
