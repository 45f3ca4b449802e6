import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../testing/test-clock.ts';
import { createServiceClock, readHttpDate } from './service-clock.ts';

const SERVICE = Date.UTC(2026, 10, 20, 3, 0, 0);
const DAY_MS = 86_400_000;

/** A clock on a device with the given offset, and a function that answers a request of the given length. */
function setUp({ deviceIsOffBy = DAY_MS } = {}) {
  const device = createTestClock({ deviceTime: SERVICE + deviceIsOffBy });
  const clock = createServiceClock(device);
  const onJump = vi.fn();
  clock.onJump(onJump);
  const answer = async (date: unknown, tookMs = 0) => {
    const end = clock.startRequest();
    await device.advance(tookMs);
    end(date);
  };
  return { device, clock, onJump, answer };
}

const httpDate = (time: number) => new Date(time).toUTCString();

describe('the service clock', () => {
  it('uses the device’s time until the service answers', async () => {
    const { clock, device } = setUp();
    await device.advance(5_000);
    expect(clock.now()).toBe(SERVICE + DAY_MS + 5_000);
  });

  it.each([-60_000, -DAY_MS])(
    'goes on when the device is set back by %i ms before the service tells its time: no deadline moves away [9.24]',
    async (step) => {
      const { clock, device } = setUp({ deviceIsOffBy: 0 });
      await device.advance(5_000);
      device.sleep(step);
      expect(clock.now()).toBe(SERVICE + 5_000);
      await device.advance(1_000);
      expect(clock.now()).toBe(SERVICE + 6_000);
    },
  );

  it('goes on when a device that someone set ahead is set back before the service tells its time [9.24]', async () => {
    const { clock, device } = setUp({ deviceIsOffBy: 0 });
    device.sleep(3_600_000);
    const deadline = clock.now() + 300_000;
    device.sleep(-3_600_000);
    await device.advance(1_000);
    expect(deadline - clock.now()).toBe(299_000);
  });

  it('counts the sleep of a device before the service tells its time', () => {
    const { clock, device } = setUp({ deviceIsOffBy: 0 });
    device.sleep(60_000);
    expect(clock.now()).toBe(SERVICE + 60_000);
  });

  it.each([DAY_MS, -DAY_MS, 7_000])('corrects a device that is off by %i ms', async (deviceIsOffBy) => {
    const { clock, device, answer, onJump } = setUp({ deviceIsOffBy });
    await answer(httpDate(SERVICE));
    // The middle of the second in the header.
    expect(clock.now()).toBe(SERVICE + 500);
    expect(onJump).toHaveBeenCalledOnce();
    await device.advance(90_000);
    expect(clock.now()).toBe(SERVICE + 90_500);
    expect(clock.device()).toBe(SERVICE + deviceIsOffBy + 90_000);
  });

  it('adds half of the round trip', async () => {
    const { clock, answer } = setUp();
    await answer(httpDate(SERVICE), 4_000);
    expect(clock.now()).toBe(SERVICE + 2_500);
  });

  it('does not jitter with the whole seconds of the header', async () => {
    const { clock, device, answer, onJump } = setUp({ deviceIsOffBy: 300 });
    const received: number[] = [];
    for (let request = 0; request < 20; request += 1) {
      await answer(httpDate(SERVICE + device.elapsed()), 130);
      received.push(clock.now() - SERVICE - device.elapsed());
      await device.advance(170);
    }
    expect(new Set(received)).toEqual(new Set([300]));
    expect(onJump).not.toHaveBeenCalled();
  });

  it.each([
    [1_500, 'keeps the time', 0],
    [1_501, 'corrects it', 1],
  ])('%i ms beside the middle of the second: %s [9.24]', async (offBy, _what, jumps) => {
    const { answer, onJump, device } = setUp({ deviceIsOffBy: 0 });
    // Agrees with the device, so the clock is not corrected.
    await answer(httpDate(SERVICE));
    await device.advance(500 + offBy);
    await answer(httpDate(SERVICE));
    expect(onJump).toHaveBeenCalledTimes(jumps);
  });

  it('keeps the time of a fast answer over a less exact one of a slow answer', async () => {
    const { clock, answer, onJump } = setUp();
    await answer(httpDate(SERVICE));
    // Written when the request arrives; the answer then takes a minute.
    await answer(httpDate(SERVICE), 60_000);
    expect(clock.now()).toBe(SERVICE + 60_500);
    expect(onJump).toHaveBeenCalledOnce();
  });

  it('follows the service’s clock forwards and backwards [9.24]', async () => {
    const { clock, answer, onJump } = setUp();
    await answer(httpDate(SERVICE));
    await answer(httpDate(SERVICE + 3_600_000));
    expect(clock.now()).toBe(SERVICE + 3_600_500);
    await answer(httpDate(SERVICE - 3_600_000));
    expect(clock.now()).toBe(SERVICE - 3_599_500);
    expect(onJump).toHaveBeenCalledTimes(3);
  });

  it.each([
    undefined,
    null,
    '',
    'nonsense',
    1_795_143_600_000,
    '2026-11-20T03:00:00Z',
    'Fri, 20 Nov 2026 03:00:00',
    'Fri, 20 Nov 2026 25:00:00 GMT',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    ['Fri, 20 Nov 2026 03:00:00 GMT'],
  ])('ignores the header %j', async (header) => {
    const { clock, answer, onJump } = setUp();
    await answer(header);
    expect(readHttpDate(header)).toBeNull();
    expect(clock.now()).toBe(clock.device());
    expect(onJump).not.toHaveBeenCalled();
  });
});
