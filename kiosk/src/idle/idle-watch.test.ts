import { describe, expect, it } from 'vitest';
import type { Screen, Visit, VisitSnapshot } from 'web/app';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { watchIdle } from './idle-watch.ts';

/** A visit whose screen the test sets. */
function makeVisit() {
  let snapshot: VisitSnapshot = { screen: { kind: 'page' }, isMoneyMoving: false };
  const listeners = new Set<() => void>();
  const visit: Pick<Visit, 'snapshot' | 'subscribe'> = {
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = (next: Partial<VisitSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  return { visit, become, listeners };
}

function setUp(screen: Screen = { kind: 'page' }) {
  const clock = createSteppedClock();
  const { visit, become, listeners } = makeVisit();
  become({ screen });
  const ends: number[] = [];
  const seen = { endsAt: null as number | null };
  const watch = watchIdle({
    clock,
    visit,
    onWarning: (endsAt) => (seen.endsAt = endsAt),
    onEnd: () => ends.push(clock.elapsed()),
  });
  return { clock, become, watch, ends, listeners, endsAt: () => seen.endsAt };
}

const screens: [string, Screen, number][] = [
  ['sign-in and registration', { kind: 'form' }, 90_000],
  ['a page', { kind: 'page' }, 60_000],
  ['an outcome', { kind: 'outcome' }, 20_000],
  ['a code that is paid until second 200', { kind: 'code', until: 200_000 }, 230_000],
  ['a code that is paid until tomorrow', { kind: 'code', until: 86_400_000 }, 930_000],
];

describe('the idle watch', () => {
  it.each(screens)('warns on %s when its time is up, and ends 15 s later (K2)', (_name, screen, due) => {
    const { clock, ends, endsAt } = setUp(screen);
    clock.advance(due - 1);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).toBe(due + 15_000);
    clock.advance(14_999);
    expect(ends).toEqual([]);
    clock.advance(1);
    expect(ends).toEqual([due + 15_000]);
    clock.advance(600_000);
    expect(ends).toHaveLength(1);
  });

  it('counts from the last touch (K2)', () => {
    const { clock, watch, endsAt } = setUp();
    clock.advance(59_000);
    watch.touch();
    clock.advance(59_999);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).toBe(59_000 + 60_000 + 15_000);
  });

  it('dismisses the warning at a touch, and waits as long again (K2)', () => {
    const { clock, watch, ends, endsAt } = setUp();
    clock.advance(60_000 + 14_999);
    watch.touch();
    expect(endsAt()).toBeNull();
    clock.advance(59_999);
    expect([endsAt(), ends]).toEqual([null, []]);
    clock.advance(1);
    expect(endsAt()).toBe(74_999 + 60_000 + 15_000);
  });

  /** A scanner that lies on a code. */
  function touchFor(ms: number, { clock, watch }: Pick<ReturnType<typeof setUp>, 'clock' | 'watch'>) {
    for (let passed = 0; passed < ms; passed += 10_000) {
      watch.touch();
      clock.advance(10_000);
    }
  }

  it('asks after 30 minutes although touches never stop, and then only an answer continues (K2)', () => {
    const idle = setUp();
    const { clock, watch, ends, endsAt } = idle;
    touchFor(1_800_000 - 10_000, idle);
    watch.touch();
    clock.advance(9_999);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).toBe(1_815_000);
    clock.advance(10_000);
    watch.touch();
    expect(endsAt()).toBe(1_815_000);
    watch.answer();
    expect([endsAt(), ends]).toEqual([null, []]);
    touchFor(1_800_000, idle);
    expect(endsAt()).toBe(1_810_000 + 1_815_000);
    touchFor(20_000, idle);
    expect(ends).toEqual([1_810_000 + 1_815_000]);
  });

  it('counts the 30 minutes from the last movement of money (K2)', () => {
    const idle = setUp();
    const { become, endsAt } = idle;
    touchFor(1_200_000, idle);
    become({ isMoneyMoving: true });
    touchFor(1_200_000, idle);
    become({ isMoneyMoving: false });
    touchFor(1_790_000, idle);
    expect(endsAt()).toBeNull();
    touchFor(10_000, idle);
    expect(endsAt()).toBe(2_400_000 + 1_815_000);
  });

  it('leaves a code 15 minutes longer, for a member who pays on a phone (K2)', () => {
    const idle = setUp({ kind: 'code', until: 86_400_000 });
    touchFor(2_690_000, idle);
    expect(idle.endsAt()).toBeNull();
    touchFor(10_000, idle);
    expect(idle.endsAt()).toBe(2_715_000);
  });

  it('does not start the warning again when the clock corrects how long a code is valid (K2)', () => {
    const { clock, become, ends, endsAt } = setUp({ kind: 'code', until: 100_000 });
    clock.advance(130_000 + 10_000);
    become({ screen: { kind: 'code', until: 97_000 } });
    expect(endsAt()).toBe(145_000);
    clock.advance(5_000);
    expect(ends).toEqual([145_000]);
  });

  it('takes the warning back when the code turns out to be valid for longer (K2)', () => {
    const { clock, become, ends, endsAt } = setUp({ kind: 'code', until: 100_000 });
    clock.advance(130_000 + 10_000);
    become({ screen: { kind: 'code', until: 200_000 } });
    expect(endsAt()).toBeNull();
    clock.advance(229_999 - 140_000);
    expect([endsAt(), ends]).toEqual([null, []]);
    clock.advance(1);
    expect(endsAt()).toBe(245_000);
  });

  it("counts from a touch after a code's end (K2)", () => {
    const { clock, watch, endsAt } = setUp({ kind: 'code', until: 100_000 });
    clock.advance(110_000);
    watch.touch();
    clock.advance(29_999);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).toBe(155_000);
  });

  it('asks 30 s after a code has expired, although the page for a new one replaces it (K2)', () => {
    const { clock, become, ends, endsAt } = setUp({ kind: 'code', until: 100_000 });
    clock.advance(100_250);
    become({ screen: { kind: 'page' } });
    clock.advance(29_999);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).toBe(100_250 + 30_000 + 15_000);
    clock.advance(15_000);
    expect(ends).toEqual([145_250]);
  });

  it.each([
    ['before the code has expired', 99_000, 50_000, 99_000],
    ['after a touch just before it has expired', 100_250, 99_000, 99_000],
  ])('leaves a page that replaces a code its full time %s (K2)', (_when, at, touchedAt, from) => {
    const { clock, become, watch, endsAt } = setUp({ kind: 'code', until: 100_000 });
    clock.advance(touchedAt);
    watch.touch();
    clock.advance(at - touchedAt);
    become({ screen: { kind: 'page' } });
    clock.advance(from + 59_999 - at);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).toBe(from + 60_000 + 15_000);
  });

  it('never warns while money is moving, and gives the outcome its full time (K2)', () => {
    const { clock, become, ends, endsAt } = setUp();
    clock.advance(59_000);
    become({ isMoneyMoving: true });
    clock.advance(3_600_000);
    expect([endsAt(), ends]).toEqual([null, []]);
    become({ isMoneyMoving: false, screen: { kind: 'outcome' } });
    clock.advance(19_999);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).not.toBeNull();
  });

  it('gives a screen that appears during the warning its full time (K2)', () => {
    const { clock, become, ends, endsAt } = setUp();
    clock.advance(70_000);
    become({ screen: { kind: 'outcome' } });
    expect(endsAt()).toBeNull();
    clock.advance(20_000);
    expect([endsAt(), ends]).toEqual([105_000, []]);
  });

  it('follows a code’s corrected end without extra time (K2)', () => {
    const { clock, become, endsAt } = setUp({ kind: 'code', until: 100_000 });
    clock.advance(50_000);
    become({ screen: { kind: 'code', until: 40_000 } });
    clock.advance(19_999);
    expect(endsAt()).toBeNull();
    clock.advance(1);
    expect(endsAt()).toBe(40_000 + 30_000 + 15_000);
  });

  it.each([
    ['waits', 1_000],
    ['warns', 65_000],
  ])('does nothing after it is stopped while it %s', (_when, at) => {
    const { clock, watch, ends, listeners } = setUp();
    clock.advance(at);
    watch.stop();
    clock.advance(600_000);
    expect([ends, listeners.size]).toEqual([[], 0]);
  });
});
