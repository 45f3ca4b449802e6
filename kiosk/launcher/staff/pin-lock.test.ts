import { describe, expect, it } from 'vitest';
import { createPinLock, isPin } from './pin-lock.ts';

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

  it('requires a PIN of six to twelve digits', () => {
    for (const pin of ['246810', '123456789012']) expect(isPin(pin)).toBe(true);
    for (const pin of ['', '12345', '1234567890123', '24681a']) expect(isPin(pin)).toBe(false);
  });
});
