import { describe, expect, it } from 'vitest';
import { type Beat, readBeat } from './beat.ts';
import { createPageWatch } from './page-watch.ts';

const alive: Beat = {
  page: 'a',
  phase: 'attract',
  isVisible: true,
  isBlank: false,
  build: 'index-1.js',
  errors: [],
};

/** A watch whose page beats every two seconds for so long. */
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

describe('the watch over the page (K9)', () => {
  it('finds nothing in a page that beats', () => {
    expect(watched(() => [{}], 600)).toBeNull();
  });

  it('gives the first page 45 s', () => {
    expect(watched(() => [], 44)).toBeNull();
    expect(watched(() => [], 60)).toBe('45 s: the page did not start');
  });

  it('finds a page that has hung after 10 s', () => {
    expect(watched((second) => (second <= 20 ? [{}] : []), 60)).toBe('30 s: no sign of life from the page');
  });

  it('finds a hidden page after 3 s, and not one that is seen again', () => {
    expect(watched((second) => [{ isVisible: second < 10 }], 60)).toBe('13 s: the page is hidden');
    expect(watched((second) => [{ isVisible: second !== 10 }], 60)).toBeNull();
  });

  it('finds a white screen after 10 s', () => {
    expect(watched((second) => [{ isBlank: second >= 20 }], 60)).toBe('30 s: the page is blank');
  });

  it('finds a second page beside the first', () => {
    expect(watched((second) => [{}, ...(second >= 10 ? [{ page: 'b' }] : [])], 60)).toBe(
      '16 s: there is a second page',
    );
  });

  it('takes a reload, and the last word of the page before it, for no second page', () => {
    const beats = (second: number) =>
      second === 10 ? [{ page: 'b' }, {}] : [{ page: second < 10 ? 'a' : 'b' }];
    expect(watched(beats, 120)).toBeNull();
  });

  it('takes the pages of short sessions, one after another, for no second page', () => {
    expect(watched((second) => [{ page: String(Math.floor(second / 4)) }], 120)).toBeNull();
  });
});

describe('a beat', () => {
  it('is read in its own shape only', () => {
    expect(readBeat(alive)).toEqual(alive);
    for (const other of [null, 'beat', { ...alive, phase: 'money' }, { ...alive, page: 'x'.repeat(1_001) }])
      expect(readBeat(other)).toBeNull();
    expect(readBeat({ ...alive, phone: '0812345678' })).toEqual(alive);
  });
});
