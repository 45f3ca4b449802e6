import { describe, expect, it } from 'vitest';
import { Faults } from './faults.ts';
import { Random } from './random.ts';

const WALLET = 'GET /api/wallet';

describe('the faults', () => {
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
});
