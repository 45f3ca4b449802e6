import { describe, expect, it } from 'vitest';
import { WorldClock } from './clock.ts';

function runningClock() {
  const base = { time: Date.UTC(2026, 0, 1), now: () => base.time };
  return { base, clock: new WorldClock(base) };
}

describe('the world clock', () => {
  it('runs with its base', () => {
    const { base, clock } = runningClock();
    base.time += 1500;
    expect(clock.now()).toBe(base.time);
  });

  it.each([1, 1000])('goes on when the clock of the machine is set back, %s times as fast', (rate) => {
    const { base, clock } = runningClock();
    clock.setRate(rate);
    base.time += 1000;
    const before = clock.now();
    base.time -= 3_600_000_000;
    expect(clock.now()).toBe(before);
    base.time += 5;
    expect(clock.now()).toBe(before + 5 * rate);
    clock.freeze();
    expect(clock.now()).toBe(before + 5 * rate);
  });

  it('stops while it is frozen and resumes from there', () => {
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

  it('can be set and advanced, frozen or not', () => {
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

  it('runs faster or slower from the moment of a change', () => {
    const { base, clock } = runningClock();
    const start = clock.now();
    clock.setRate(60);
    base.time += 1000;
    expect(clock.now()).toBe(start + 60_000);
    clock.setRate(0.5);
    base.time += 1000;
    expect(clock.now()).toBe(start + 60_500);
    clock.freeze();
    base.time += 1000;
    clock.unfreeze();
    base.time += 1000;
    expect(clock.now()).toBe(start + 61_000);
    for (const rate of [0, -1, NaN, Infinity]) expect(() => clock.setRate(rate)).toThrow(RangeError);
  });

  it('resumes where it was saved', () => {
    const { base, clock } = runningClock();
    clock.setRate(10);
    clock.advance(5000);
    const saved = clock.save();
    const loaded = new WorldClock(base);
    loaded.load(saved);
    base.time += 100;
    expect(loaded.now()).toBe(saved.now + 1000);
  });

  it('refuses times that the wire cannot write', () => {
    const { clock } = runningClock();
    const start = clock.now();
    for (const at of [Date.UTC(3000, 0), Date.UTC(1979, 11, 31), NaN, Infinity]) {
      expect(() => clock.set(at)).toThrow(RangeError);
      expect(() => clock.freeze(at)).toThrow(RangeError);
    }
    expect(clock.now()).toBe(start);
  });
});
