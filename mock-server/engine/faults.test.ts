import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FaultPlan } from './fault.ts';
import { Faults } from './faults.ts';
import { Random } from './random.ts';

const WALLET = 'GET /api/wallet';

describe('the faults', () => {
  afterEach(() => void vi.useRealTimers());

  it('apply to their call as often as set', () => {
    const faults = new Faults(new Random(1));
    faults.add({ call: WALLET, kind: 'reset', times: 2 });
    expect(faults.takeBefore('POST /api/login')).toBeNull();
    expect(faults.takeBefore(WALLET)?.kind).toBe('reset');
    expect(faults.takeBefore(WALLET)?.kind).toBe('reset');
    expect(faults.takeBefore(WALLET)).toBeNull();
    expect(faults.list()).toEqual([]);
  });

  it('apply always and to every call when set so', () => {
    const faults = new Faults(new Random(1));
    const { id } = faults.add({ call: '*', kind: 'drop', times: 'always' });
    for (let time = 0; time < 5; time += 1) expect(faults.takeAfter(WALLET)?.kind).toBe('drop');
    expect(faults.takeBefore(WALLET)).toBeNull();
    expect(faults.remove(id)).toBe(true);
    expect(faults.remove(id)).toBe(false);
    expect(faults.takeAfter(WALLET)).toBeNull();
  });

  it('apply in the order in which they were added', () => {
    const faults = new Faults(new Random(1));
    faults.add({ call: WALLET, kind: 'refuse', code: 'A', times: 1 });
    faults.add({ call: WALLET, kind: 'refuse', code: 'B', times: 1 });
    expect([faults.takeBefore(WALLET), faults.takeBefore(WALLET)]).toMatchObject([
      { code: 'A' },
      { code: 'B' },
    ]);
  });

  it('hold calls until they are removed', async () => {
    const faults = new Faults(new Random(1));
    const fault = faults.add({ call: WALLET, kind: 'hang', times: 1 });
    expect(faults.takeBefore(WALLET)).toBe(fault);
    const held = [faults.hold(fault), faults.hold(fault)];
    expect(faults.list()).toEqual([fault]);
    faults.remove(fault.id);
    expect(await Promise.all(held)).toEqual(['go-on', 'go-on']);
  });

  it('that delay are listed until their last call goes on, and release it when they are removed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const faults = new Faults(new Random(1));
    const delayed = (milliseconds: number, times: number) => {
      const { id } = faults.add({ call: WALLET, kind: 'latency', milliseconds, times });
      const calls = Array.from({ length: times }, () => {
        const fault = faults.takeBefore(WALLET);
        if (fault?.kind !== 'latency') throw new Error('no latency');
        return faults.delay(fault);
      });
      return { id, calls };
    };
    const long = delayed(60_000, 1);
    const short = delayed(50, 2);
    expect(faults.takeBefore(WALLET)).toBeNull();
    expect(faults.list()).toMatchObject([{ id: long.id, times: 0 }, { id: short.id }]);
    expect(faults.save().faults).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(await Promise.all(short.calls)).toEqual(['go-on', 'go-on']);
    expect(faults.list()).toMatchObject([{ id: long.id }]);
    expect(faults.remove(long.id)).toBe(true);
    expect(await Promise.all(long.calls)).toEqual(['go-on']);
    expect(faults.list()).toEqual([]);
  });

  it('break the held calls when their world is removed', async () => {
    const faults = new Faults(new Random(1));
    const held = faults.hold(faults.add({ call: WALLET, kind: 'hang', times: 1 }));
    faults.clear('break');
    expect(await held).toBe('break');
  });

  it('apply by probability, the same for the same seed', () => {
    const struck = () => {
      const faults = new Faults(new Random(7));
      faults.add({ call: '*', kind: 'reset', times: 'always', probability: 0.3 });
      return Array.from({ length: 1000 }, () => faults.takeBefore('GET /api/wallet') !== null);
    };
    const first = struck();
    expect(first).toEqual(struck());
    const count = first.filter(Boolean).length;
    expect(count).toBeGreaterThan(250);
    expect(count).toBeLessThan(350);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('apply by probability once a call, also %s a latency', (_, place) => {
    const faults = new Faults(new Random(7));
    const plans = [
      { call: WALLET, kind: 'latency', milliseconds: 1, times: 'always' },
      { call: WALLET, kind: 'latency', milliseconds: 1, times: 'always' },
    ] as FaultPlan[];
    plans[place] = { call: WALLET, kind: 'reset', times: 'always', probability: 0.3 };
    for (const plan of plans) faults.add(plan);
    const isReset = () => {
      const first = faults.takeBefore(WALLET);
      const last = first?.kind === 'latency' ? faults.takeBefore(WALLET, first) : first;
      return last?.kind === 'reset';
    };
    const count = Array.from({ length: 1000 }, isReset).filter(Boolean).length;
    expect(count).toBeGreaterThan(250);
    expect(count).toBeLessThan(350);
  });

  it('delay calls by their time and a random part of its spread', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const faults = new Faults(new Random(7));
    faults.add({ call: WALLET, kind: 'latency', times: 'always', milliseconds: 60, spread: 40 });
    const fault = faults.takeBefore(WALLET);
    if (fault?.kind !== 'latency') throw new Error('no latency');
    for (let call = 0; call < 100; call += 1) void faults.delay(fault);
    vi.advanceTimersByTime(59);
    expect(faults.held).toBe(100);
    vi.advanceTimersByTime(21);
    expect(faults.held).toBeGreaterThan(30);
    expect(faults.held).toBeLessThan(70);
    vi.advanceTimersByTime(20);
    expect(faults.held).toBe(0);
  });

  it('count the calls that they hold', async () => {
    const faults = new Faults(new Random(1));
    const fault = faults.add({ call: WALLET, kind: 'hang', times: 'always' });
    const held = [faults.hold(fault), faults.hold(fault)];
    expect(faults.held).toBe(2);
    faults.remove(fault.id);
    await Promise.all(held);
    expect(faults.held).toBe(0);
  });
});
