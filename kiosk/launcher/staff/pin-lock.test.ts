import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPinLock, isPin } from './pin-lock.ts';
import { createPinMemory } from './pin-memory.ts';

describe('the PIN lock of the staff screens (K4)', () => {
  it('opens with its PIN only', () => {
    const lock = createPinLock('246810');
    expect(lock.try('135791', 0)).toEqual({ isOpen: false, waitSeconds: 0 });
    expect(lock.try('246810', 0)).toEqual({ isOpen: true });
  });

  it('never opens if no PIN is set', () => {
    const lock = createPinLock(null);
    for (const pin of ['', '000000', 'null']) expect(lock.try(pin, 0)).toMatchObject({ isOpen: false });
  });

  it('stays locked for a minute after five wrong PINs, even for the right one, then for two', () => {
    const lock = createPinLock('246810');
    const miss = (now: number) => lock.try('000000', now);
    for (let time = 0; time < 4; time += 1) expect(miss(time)).toEqual({ isOpen: false, waitSeconds: 0 });
    expect(miss(4)).toEqual({ isOpen: false, waitSeconds: 60 });
    expect(lock.try('246810', 60_003)).toEqual({ isOpen: false, waitSeconds: 1 });
    for (let time = 0; time < 4; time += 1) miss(60_004);
    expect(miss(60_004)).toEqual({ isOpen: false, waitSeconds: 120 });
    expect(lock.try('246810', 180_004)).toEqual({ isOpen: true });
  });

  it('resets the count after it was opened', () => {
    const lock = createPinLock('246810');
    for (let time = 0; time < 4; time += 1) lock.try('000000', 0);
    lock.try('246810', 0);
    for (let time = 0; time < 4; time += 1)
      expect(lock.try('000000', 0)).toEqual({ isOpen: false, waitSeconds: 0 });
  });

  it('keeps count and lock over a restart of the machine, until the right PIN', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kiosk-pin-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // Epoch time passes over a restart; the launcher's own time starts again.
    let epoch = 1_800_000_000_000;
    const boot = () => createPinLock('246810', { ...createPinMemory(folder), now: () => epoch }, 5);
    const first = boot();
    for (let time = 0; time < 4; time += 1) first.try('000000', 5);
    expect(boot().try('000000', 5)).toEqual({ isOpen: false, waitSeconds: 60 });
    epoch += 20_000;
    expect(boot().try('246810', 5)).toEqual({ isOpen: false, waitSeconds: 40 });
    // A machine whose clock has lost the date.
    const today = epoch;
    epoch = 0;
    expect(boot().try('246810', 5)).toEqual({ isOpen: false, waitSeconds: 60 });
    epoch = today + 40_000;
    expect(boot().try('246810', 5)).toEqual({ isOpen: true });
    for (let time = 0; time < 4; time += 1)
      expect(boot().try('000000', 5)).toEqual({ isOpen: false, waitSeconds: 0 });
    expect(boot().try('000000', 5)).toEqual({ isOpen: false, waitSeconds: 60 });
  });

  it('locks for an hour at most', () => {
    const lock = createPinLock('246810');
    const waits: number[] = [];
    let now = 0;
    while (waits.length < 8) {
      const attempt = lock.try('000000', now);
      if (attempt.isOpen || attempt.waitSeconds === 0) continue;
      waits.push(attempt.waitSeconds);
      now += attempt.waitSeconds * 1_000;
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600]);
  });

  it.each(['', '{"wrong":-1,"lockedUntil":0}', '{"wrong":4}', 'null'])(
    'opens with a damaged or unwritable count: %s',
    (damaged) => {
      const folder = mkdtempSync(join(tmpdir(), 'kiosk-pin-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      writeFileSync(join(folder, 'pin-lock.json'), damaged);
      expect(createPinLock('246810', createPinMemory(folder)).try('246810', 0)).toEqual({ isOpen: true });
      // A file where the folder should be.
      const lock = createPinLock('246810', createPinMemory(join(folder, 'pin-lock.json')));
      expect([lock.try('000000', 0), lock.try('246810', 0)]).toEqual([
        { isOpen: false, waitSeconds: 0 },
        { isOpen: true },
      ]);
    },
  );

  it('requires a PIN of six to twelve digits', () => {
    for (const pin of ['246810', '123456789012']) expect(isPin(pin)).toBe(true);
    for (const pin of ['', '12345', '1234567890123', '24681a']) expect(isPin(pin)).toBe(false);
  });
});
