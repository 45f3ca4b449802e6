import { describe, expect, it } from 'vitest';
import type { Browser } from './browser.ts';
import { supervise } from './supervise.ts';

/** A machine whose browser dies as scripted; time passes only during pauses and browser lives. */
function machine(lives: { ms: number; how: string; words?: string[]; cannotStart?: true }[]) {
  const stopping = new AbortController();
  const said: string[] = [];
  const pauses: number[] = [];
  const alive = new Set<string>();
  let time = 0;
  let started = 0;

  const start = (): Browser => {
    started += 1;
    const name = `browser ${started}`;
    const life = lives.shift();
    if (life?.cannotStart) throw new Error(life.how);
    alive.add(name);
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
  const run = (isPlanned?: (how: string) => boolean) =>
    supervise({
      start,
      stop: stopping.signal,
      clock,
      ...(isPlanned && { isPlanned }),
      log: (line) => said.push(line),
    });
  return { run, said, pauses, alive, stopping, started: () => started };
}

describe('the supervisor', () => {
  it('cleans up after a dead browser, then starts a new one soon', async () => {
    const shop = machine([{ ms: 3_600_000, how: 'signal SIGSEGV' }]);
    await shop.run();
    expect(shop.started()).toBe(2);
    expect(shop.pauses).toEqual([250]);
    expect(shop.said.join('\n')).toMatch('Chromium ended (signal SIGSEGV). Starting again in 0.25 s.');
    expect(shop.alive.size).toBe(0);
  });

  it('also restarts after a browser exited normally', async () => {
    const shop = machine([{ ms: 60_000, how: 'code 0' }]);
    await shop.run();
    expect(shop.started()).toBe(2);
  });

  it('tries again when a browser cannot even start, as on a full disk (K9)', async () => {
    const shop = machine([{ ms: 0, how: 'ENOSPC: no space left', cannotStart: true }]);
    await shop.run();
    expect(shop.started()).toBe(2);
    expect(shop.pauses).toEqual([250]);
    expect(shop.said.join('\n')).toMatch('Chromium ended (cannot start: ENOSPC: no space left).');
  });

  it('slows a crash loop with growing pauses, and logs it', async () => {
    const shop = machine(Array.from({ length: 6 }, () => ({ ms: 100, how: 'code 1' })));
    await shop.run();
    expect(shop.pauses).toEqual([250, 250, 250, 10_000, 20_000, 40_000]);
    expect(shop.said.filter((line) => line.includes('something is wrong'))).toHaveLength(3);
  });

  it('starts again at once after a planned end, however often (K9)', async () => {
    const shop = machine(Array.from({ length: 6 }, () => ({ ms: 100, how: 'nightly restart' })));
    await shop.run((how) => how === 'nightly restart');
    expect(shop.started()).toBe(7);
    expect(shop.pauses).toEqual([]);
    expect(shop.said.join('\n')).not.toMatch('something is wrong');
  });

  it("logs a browser's last output only if it died young", async () => {
    const shop = machine([
      { ms: 200, how: 'code 1', words: ['Missing X server'] },
      { ms: 900_000, how: 'code 1', words: ['a page said something'] },
    ]);
    await shop.run();
    expect(shop.said).toContain('  Missing X server');
    expect(shop.said.join()).not.toMatch('a page said something');
  });

  it('ends its browser when stopped, and starts no other', async () => {
    const shop = machine([]);
    await shop.run();
    expect(shop.started()).toBe(1);
    expect(shop.alive.size).toBe(0);
    expect(shop.said.join()).not.toMatch('Starting again');
  });

  it('starts no browser if it was stopped before', async () => {
    const shop = machine([]);
    shop.stopping.abort();
    await shop.run();
    expect(shop.started()).toBe(0);
  });
});
