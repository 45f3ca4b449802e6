import { describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { supervise } from './supervise.ts';

/** A machine whose browser dies when the script says so; time passes only in pauses and lives. */
function machine(lives: { ms: number; how: string; words?: string[] }[]) {
  const stopping = new AbortController();
  const said: string[] = [];
  const pauses: number[] = [];
  const alive = new Set<string>();
  let time = 0;
  let started = 0;

  const start = (): Browser => {
    started += 1;
    const name = `browser ${started}`;
    alive.add(name);
    const life = lives.shift();
    if (!life) stopping.abort();
    time += life?.ms ?? 0;
    return {
      name,
      ended: life ? Promise.resolve(life.how) : new Promise(() => {}),
      lastWords: () => life?.words ?? [],
      end: () => Promise.resolve(void alive.delete(name)),
      kill: () => void alive.delete(name),
    };
  };
  const clock = {
    now: () => time,
    sleep: (milliseconds: number) => {
      pauses.push(milliseconds);
      time += milliseconds;
      return Promise.resolve();
    },
  };
  const run = () => supervise({ start, stop: stopping.signal, clock, say: (line) => said.push(line) });
  return { run, said, pauses, alive, stopping, started: () => started };
}

describe('the supervisor', () => {
  it('starts a new browser soon after one died, and ends what is left of the old one first', async () => {
    const shop = machine([{ ms: 3_600_000, how: 'signal SIGSEGV' }]);
    await shop.run();
    expect(shop.started()).toBe(2);
    expect(shop.pauses).toEqual([1000]);
    expect(shop.said.join('\n')).toMatch('Chromium ended (signal SIGSEGV). Starting again in 1 s.');
    expect(shop.alive.size).toBe(0);
  });

  it('starts again after a browser that was closed in good order, too', async () => {
    const shop = machine([{ ms: 60_000, how: 'code 0' }]);
    await shop.run();
    expect(shop.started()).toBe(2);
  });

  it('breaks a loop of crashes by growing pauses, and says so', async () => {
    const shop = machine(Array.from({ length: 6 }, () => ({ ms: 100, how: 'code 1' })));
    await shop.run();
    expect(shop.pauses).toEqual([1000, 1000, 1000, 10_000, 20_000, 40_000]);
    expect(shop.said.filter((line) => line.includes('something is wrong'))).toHaveLength(3);
  });

  it('passes on the last words of a browser that died young, and no others', async () => {
    const shop = machine([
      { ms: 200, how: 'code 1', words: ['Missing X server'] },
      { ms: 900_000, how: 'code 1', words: ['a page said something'] },
    ]);
    await shop.run();
    expect(shop.said).toContain('  Missing X server');
    expect(shop.said.join()).not.toMatch('a page said something');
  });

  it('ends its browser when it is stopped, and starts none any more', async () => {
    const shop = machine([]);
    await shop.run();
    expect(shop.started()).toBe(1);
    expect(shop.alive.size).toBe(0);
    expect(shop.said.join()).not.toMatch('Starting again');
  });

  it('starts none when it was stopped before', async () => {
    const shop = machine([]);
    shop.stopping.abort();
    await shop.run();
    expect(shop.started()).toBe(0);
  });
});
