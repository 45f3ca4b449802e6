import { describe, expect, it } from 'vitest';
import { framesOf, STRETCH_MS } from './wheel-frames.ts';
import { angleAt, type Motion, planLanding, STEP_MS } from './wheel-motion.ts';

const landing = planLanding(1, { slices: 8, index: 3 }, { random: () => 0.9, since: 100 });
const free: Motion = { kind: 'free', from: 2, since: 0 };

describe('the frames that the browser plays', () => {
  it('follow the motion from now to its rest, 60 a second', () => {
    const now = 250;
    const { ms, angles } = framesOf(landing, now, 8)!;
    expect(now + ms).toBeCloseTo(landing.since + landing.ms);
    const apart = ms / (angles.length - 1);
    expect(Math.abs(apart - STEP_MS)).toBeLessThan(0.5);
    angles.forEach((angle, step) => expect(angle).toBeCloseTo(angleAt(landing, now + step * apart)));
    expect(angles.at(-1)).toBeCloseTo(landing.to);
  });

  it('of a long motion come in stretches, each from where the last one ended', () => {
    const first = framesOf(free, 0, 8)!;
    expect(first.ms).toBe(STRETCH_MS);
    expect(framesOf(free, STRETCH_MS, 8)!.angles[0]).toBeCloseTo(first.angles.at(-1)!);
  });

  it('end with sharp slices and a straight pointer', () => {
    const { blurs, bends } = framesOf(landing, landing.since, 8)!;
    expect(blurs[0]).toBeGreaterThan(0);
    expect(Math.max(...bends)).toBeGreaterThan(0.2);
    expect([blurs.at(-1), bends.at(-1)]).toEqual([0, 0]);
  });

  it.each([
    ['stands', { kind: 'still', angle: 1 } as const, 0],
    ['has landed', landing, landing.since + landing.ms],
  ])('are none of a wheel that %s', (_, motion, now) => expect(framesOf(motion, now, 8)).toBeNull());
});
