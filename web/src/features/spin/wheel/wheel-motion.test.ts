import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  angleAt,
  CRUISE,
  easeOut,
  EDGE_MARGIN,
  FRICTION,
  MIN_ANGULAR_VELOCITY,
  type Motion,
  planLanding,
  planNeutralStop,
  pointerBend,
  PUSH,
  restsAt,
  sliceAngle,
  sliceAtPointer,
  STEP_MS,
  velocityAt,
  withinTurn,
} from './wheel-motion.ts';

const TURN = 2 * Math.PI;
/** Rounding error of angles of a few turns. */
const TINY = 1e-9;

const place = fc
  .integer({ min: 2, max: 40 })
  .chain((slices) => fc.record({ slices: fc.constant(slices), index: fc.nat(slices - 1) }));
const start = fc.oneof(
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  // Slice edges, of this wheel and of wheels with other slice counts.
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: -80, max: 80 }))
    .map(([n, k]) => (k * TURN) / n),
);
const dice = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
  minLength: 3,
  maxLength: 3,
});
const throwing = (values: number[]) => {
  const left = [...values];
  return () => left.shift() ?? 0;
};

function distanceToEdge(angle: number, slices: number): number {
  const width = sliceAngle(slices);
  const into = withinTurn(-angle) % width;
  return Math.min(into, width - into);
}

const isAtRest = (motion: Motion, now: number): boolean => velocityAt(motion, now) === 0;

describe('landing of the wheel', () => {
  it('rests inside the named slice, never within 2° of an edge (S1)', () => {
    fc.assert(
      fc.property(place, start, dice, ({ slices, index }, from, values) => {
        const landing = planLanding(from, { slices, index }, { random: throwing(values), since: 0 });
        const angle = angleAt(landing, landing.ms);
        expect(sliceAtPointer(angle, slices)).toBe(index);
        expect(distanceToEdge(angle, slices)).toBeGreaterThanOrEqual(EDGE_MARGIN - TINY);
      }),
      { numRuns: 2000 },
    );
  });

  it('rests in the middle half of slices that are too narrow for 2° (S1)', () => {
    const narrow = fc
      .integer({ min: 41, max: 200 })
      .chain((slices) => fc.record({ slices: fc.constant(slices), index: fc.nat(slices - 1) }));
    fc.assert(
      fc.property(narrow, start, dice, ({ slices, index }, from, values) => {
        const landing = planLanding(from, { slices, index }, { random: throwing(values), since: 0 });
        const angle = angleAt(landing, landing.ms);
        expect(sliceAtPointer(angle, slices)).toBe(index);
        const margin = Math.min(EDGE_MARGIN, sliceAngle(slices) / 4);
        expect(distanceToEdge(angle, slices)).toBeGreaterThanOrEqual(margin - TINY);
      }),
    );
  });

  it('takes 2 or 3 full turns more, 400-500 ms for each, and eases out [4.11]', () => {
    const turns = new Set<number>();
    fc.assert(
      fc.property(place, start, dice, ({ slices, index }, from, values) => {
        const landing = planLanding(from, { slices, index }, { random: throwing(values), since: 0 });
        const full = Math.floor((landing.to - landing.from) / TURN + TINY);
        turns.add(full);
        expect([2, 3]).toContain(full);
        expect(landing.ms).toBeGreaterThanOrEqual(4000 * full * 0.1);
        expect(landing.ms).toBeLessThanOrEqual(5000 * full * 0.1);
        const moments = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => landing.ms * share);
        const angles = moments.map((at) => angleAt(landing, at));
        const steps = angles.slice(1).map((angle, index) => angle - (angles[index] ?? NaN));
        expect([...steps].sort((one, other) => other - one)).toEqual(steps);
        expect(steps[0]).toBeGreaterThan(5 * (steps.at(-1) ?? NaN));
        const speeds = moments.map((at) => velocityAt(landing, at));
        expect([...speeds].sort((one, other) => other - one)).toEqual(speeds);
        expect(speeds.at(-1)).toBe(0);
      }),
    );
    expect([...turns].sort()).toEqual([2, 3]);
  });

  it('stands as soon as it moves by less than 0.002 a step [9.30]', () => {
    expect(MIN_ANGULAR_VELOCITY).toBe(0.002);
    const landing = planLanding(0, { slices: 8, index: 3 }, { random: throwing([0.5, 0.9, 0]), since: 0 });
    const moved = (now: number) => angleAt(landing, now) - angleAt(landing, now - STEP_MS);
    let now = landing.ms / 2;
    while (!isAtRest(landing, now)) now += 0.01;
    expect(moved(now)).toBeGreaterThan(0.002);
    expect(moved(now + STEP_MS)).toBeLessThan(0.002);
    expect(velocityAt(landing, now - 0.02)).toBeCloseTo(0.002, 5);
  });

  it('draws the whole range of durations [4.11]', () => {
    const ms = (length: number) =>
      planLanding(0, { slices: 8, index: 0 }, { random: throwing([0.5, 0.9, length]), since: 0 }).ms;
    expect(ms(0)).toBeCloseTo(1200);
    expect(ms(0.999999)).toBeCloseTo(1500, 2);
  });

  it('turns forward all the way [4.11]', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b) => {
          const [early, late] = [Math.min(a, b), Math.max(a, b)];
          expect(easeOut(late)).toBeGreaterThanOrEqual(easeOut(early));
        },
      ),
    );
    expect([easeOut(-1), easeOut(0), easeOut(1), easeOut(2)]).toEqual([0, 0, 1, 1]);
  });
});

describe('free turning of the wheel', () => {
  const free: Motion = { kind: 'free', from: 1, since: 0 };

  it('loses 0.9 % of its velocity in each step, down to half a turn per second [9.30]', () => {
    expect(FRICTION).toBe(0.991);
    // A step is a frame of a screen with 60 frames per second.
    expect(velocityAt(free, 1000 / 60) / velocityAt(free, 0)).toBeCloseTo(0.991, 5);
    let expected = PUSH;
    for (let step = 0; step < 400; step += 1) {
      expect(velocityAt(free, step * STEP_MS)).toBeCloseTo(expected, 6);
      expected = Math.max(CRUISE, expected * 0.991);
    }
    expect((CRUISE / STEP_MS) * 1000).toBeCloseTo(Math.PI, 0);
  });

  it('goes on for minutes, because only the answer stops it (S1)', () => {
    expect(restsAt(free)).toBe(Infinity);
    expect(velocityAt(free, 180_000)).toBe(CRUISE);
    expect(angleAt(free, 180_000 + STEP_MS) - angleAt(free, 180_000)).toBeCloseTo(CRUISE);
  });

  it('has moved by the sum of its velocities [9.30]', () => {
    let sum = 1;
    for (let step = 0; step < 100; step += 1) sum += PUSH * 0.991 ** step;
    expect(angleAt(free, 100 * STEP_MS)).toBeCloseTo(sum);
    // Without a jump where friction ends.
    for (let now = 2_000; now < 6_000; now += STEP_MS) {
      const moved = angleAt(free, now + STEP_MS) - angleAt(free, now);
      expect(Math.abs(moved - velocityAt(free, now))).toBeLessThan(0.001);
    }
  });

  it('hands its angle over to a landing without a jump', () => {
    const now = 333;
    const landing = planLanding(
      angleAt(free, now),
      { slices: 8, index: 3 },
      { random: () => 0.5, since: now },
    );
    expect(Math.cos(angleAt(landing, now))).toBeCloseTo(Math.cos(angleAt(free, now)));
    expect(Math.sin(angleAt(landing, now))).toBeCloseTo(Math.sin(angleAt(free, now)));
  });
});

it('a neutral stop rests between two slices (S1)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 }), start, (slices, from) => {
      const stop = planNeutralStop(from, slices, 0);
      expect(distanceToEdge(angleAt(stop, 10_000), slices)).toBeLessThan(1e-6);
      expect(isAtRest(stop, 10_000)).toBe(true);
    }),
  );
});

describe('the pointer', () => {
  it('is bent where a peg passes, springs back behind it, and hangs straight at rest (S4)', () => {
    const justAfterPeg = pointerBend(0.001, 0.2, 8);
    expect(justAfterPeg).toBeGreaterThan(0.3);
    expect(pointerBend(0.2, 0.2, 8)).toBeLessThan(justAfterPeg);
    expect(pointerBend(0.5, 0.2, 8)).toBe(0);
    expect(pointerBend(0.001, 0, 8)).toBe(0);
  });
});
