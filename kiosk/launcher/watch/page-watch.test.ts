import { describe, expect, it } from 'vitest';
import { type Beat, readBeat } from './beat.ts';
import { createPageWatch } from './page-watch.ts';

const alive: Beat = {
  page: 'a',
  phase: 'attract',
  isVisible: true,
  isBlank: false,
  isZoomed: false,
  isResponding: true,
  build: 'index-1.js',
  errors: [],
  isPrinting: false,
};

/** A watch whose page beats every two seconds for this many seconds. */
function watched(beats: (second: number) => Partial<Beat>[], seconds: number) {
  const watch = createPageWatch();
  watch.restart(0);
  const faults: string[] = [];
  for (let second = 0; second <= seconds; second += 1) {
    if (second % 2 === 0) for (const beat of beats(second)) watch.beat({ ...alive, ...beat }, second * 1_000);
    const fault = watch.fault(second * 1_000);
    if (fault && faults.at(-1) !== `${second} s: ${fault}`) faults.push(`${second} s: ${fault}`);
  }
  return faults[0] ?? null;
}

describe('the page watch (K9)', () => {
  it('reports no fault while the page beats', () => {
    expect(watched(() => [{}], 600)).toBeNull();
  });

  it('gives the first page 45 s', () => {
    expect(watched(() => [], 44)).toBeNull();
    expect(watched(() => [], 60)).toBe('45 s: the page did not start');
  });

  it('reports a hung page after 10 s', () => {
    expect(watched((second) => (second <= 20 ? [{}] : []), 60)).toBe('30 s: no sign of life from the page');
  });

  it('waits a minute for a page that prints, even if an earlier beat arrives late', () => {
    const beats = (second: number) => {
      if (second > 20) return [];
      return second === 20 ? [{ isPrinting: true }, {}] : [{}];
    };
    expect(watched(beats, 79)).toBeNull();
    expect(watched(beats, 120)).toBe('80 s: no sign of life from the page');
  });

  it('reports a crashed page 3 s after its line has ended, unless the next page has opened one', () => {
    const watch = createPageWatch();
    const start = (now: number) => {
      watch.restart(now);
      watch.line(true, now);
      watch.beat(alive, now);
    };
    start(0);
    watch.line(false, 1_000);
    expect([watch.fault(3_999), watch.fault(4_000)]).toEqual([null, 'the page is gone']);
    // The line of a killed browser ends after the next browser has started.
    watch.restart(6_000);
    watch.line(true, 6_500);
    watch.line(false, 6_600);
    watch.line(true, 6_700);
    watch.beat({ ...alive, page: 'b' }, 6_800);
    expect(watch.fault(10_000)).toBeNull();
    // A reload: the new page opens its line before or after the old one has ended.
    watch.line(false, 11_000);
    watch.line(true, 12_000);
    watch.beat({ ...alive, page: 'c' }, 12_000);
    expect(watch.fault(16_000)).toBeNull();
  });

  it('counts the faults of each browser from its own start', () => {
    const watch = createPageWatch();
    watch.restart(0);
    watch.line(true, 0);
    watch.beat({ ...alive, isResponding: false, isPrinting: true }, 0);
    watch.line(false, 7_000);
    watch.restart(8_000);
    // This page has not opened its line yet.
    watch.beat({ ...alive, page: 'b', isResponding: false }, 12_000);
    expect(watch.fault(12_000)).toBeNull();
    watch.beat({ ...alive, page: 'b' }, 13_000);
    expect([watch.fault(22_999), watch.fault(23_000)]).toEqual([null, 'no sign of life from the page']);
    watch.restart(24_000);
    watch.line(true, 24_000);
    watch.line(false, 25_000);
    watch.beat({ ...alive, page: 'c' }, 26_000);
    expect(watch.fault(30_000)).toBeNull();
  });

  it('reports a hidden page after 3 s, unless it is visible again', () => {
    expect(watched((second) => [{ isVisible: second < 10 }], 60)).toBe('13 s: the page is hidden');
    expect(watched((second) => [{ isVisible: second !== 10 }], 60)).toBeNull();
  });

  it('reports a zoomed page after 3 s, unless it is back at its size', () => {
    expect(watched((second) => [{ isZoomed: second >= 10 }], 60)).toBe('13 s: the page is zoomed');
    expect(watched((second) => [{ isZoomed: second === 10 }], 60)).toBeNull();
  });

  it('reports no zoom on a screen where every page looks zoomed', () => {
    expect(watched(() => [{ isZoomed: true }], 60)).toBeNull();
  });

  it('reports three browsers in a row that are zoomed from their start, after one at its own size', () => {
    const watch = createPageWatch();
    const zoomedFrom = (now: number) => {
      watch.restart(now);
      for (const ms of [1_000, 3_000]) watch.beat({ ...alive, isZoomed: true }, now + ms);
      return [watch.fault(now + 3_999), watch.fault(now + 4_000)];
    };
    watch.restart(0);
    watch.beat(alive, 1_000);
    for (const now of [10_000, 20_000, 30_000]) expect(zoomedFrom(now)).toEqual([null, 'the page is zoomed']);
    expect(zoomedFrom(40_000)).toEqual([null, null]);
    watch.beat(alive, 45_000);
    expect(zoomedFrom(50_000)).toEqual([null, 'the page is zoomed']);
  });

  it('reports a blank page after 10 s', () => {
    expect(watched((second) => [{ isBlank: second >= 20 }], 60)).toBe('30 s: the page is blank');
  });

  it('reports a browser that does not respond for 10 s, although its page beats', () => {
    expect(watched((second) => [{ isResponding: second < 20 }], 60)).toBe(
      '30 s: the browser does not respond',
    );
    expect(watched((second) => [{ isResponding: second % 10 === 0 }], 60)).toBeNull();
  });

  it('reports a second page beside the first', () => {
    expect(watched((second) => [{}, ...(second >= 10 ? [{ page: 'b' }] : [])], 60)).toBe(
      '16 s: there is a second page',
    );
  });

  it('does not count a reload, with a late beat of the old page, as a second page', () => {
    const beats = (second: number) =>
      second === 10 ? [{ page: 'b' }, {}] : [{ page: second < 10 ? 'a' : 'b' }];
    expect(watched(beats, 120)).toBeNull();
  });

  it('does not count the consecutive pages of short sessions as a second page', () => {
    expect(watched((second) => [{ page: String(Math.floor(second / 4)) }], 120)).toBeNull();
  });

  it('counts a page that beats again after 10 s as a new one', () => {
    const beats = (second: number) =>
      second === 0 || second === 10 ? [{ page: 'a' }, { page: 'b' }] : [{ page: 'a' }];
    expect(watched(beats, 120)).toBeNull();
  });
});

describe('a beat', () => {
  it('is rejected if its shape is invalid', () => {
    expect(readBeat(alive)).toEqual(alive);
    for (const other of [null, 'beat', { ...alive, phase: 'money' }, { ...alive, page: 'x'.repeat(1_001) }])
      expect(readBeat(other)).toBeNull();
    for (const field of Object.keys(alive)) expect(readBeat({ ...alive, [field]: null }), field).toBeNull();
    const errors = (count: number) => ({ ...alive, errors: Array.from({ length: count }, () => 'an error') });
    expect([readBeat(errors(5)), readBeat(errors(6))]).toEqual([errors(5), null]);
    expect(readBeat({ ...alive, phone: '0812345678' })).toEqual(alive);
  });
});
