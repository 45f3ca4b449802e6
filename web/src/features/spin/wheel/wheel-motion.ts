import type { Random } from '../../../lib/random.ts';

/**
 * How the wheel turns: angles in radians, clockwise. At angle 0 the first slice begins under the pointer, which stands at
 * the top; the others follow clockwise, so a wheel that has turned by `angle` shows the pointer what lies at `-angle`.
 */

/** What is left of the velocity of a wheel that turns freely, step by step. [9.30] */
export const FRICTION = 0.991;
/** Below this velocity, in radians for each step, a wheel that turns freely stands. [9.30] */
export const MIN_ANGULAR_VELOCITY = 0.002;
/** The friction and the velocities are those of a screen that draws 60 times a second. */
export const STEP_MS = 1000 / 60;
/** With this velocity the wheel is set going, until the service has told where it stops. */
export const PUSH = 0.3;

/** Full turns on the way to the prize. [4.11] */
const MIN_TURNS = 2;
const MAX_TURNS = 3;
/** The duration for each turn is drawn from this range, times 0.1. [4.11] */
const MIN_TURN_MS = 4000;
const MAX_TURN_MS = 5000;
const DURATION_FACTOR = 0.1;
/** How strongly the wheel slows down at the end of its way. */
const EASE_POWER = 2.4;
/** A wheel without a prize to show stops as fast as this. */
const NEUTRAL_STOP_MS = 700;

/** The pointer never rests nearer to the edge of a slice than this, where slices are wide enough for it. */
export const EDGE_MARGIN = (2 * Math.PI) / 180;

const TURN = 2 * Math.PI;

/** `since` is elapsed time of the clock, in ms. */
export type Motion =
  | { kind: 'still'; angle: number }
  /** Turns freely, slowed down by friction. */
  | { kind: 'free'; from: number; velocity: number; since: number }
  /** Turns to where it has to stop. */
  | { kind: 'landing'; from: number; to: number; since: number; ms: number };

export const sliceAngle = (slices: number): number => TURN / Math.max(1, slices);

/** An angle within one turn. */
export function withinTurn(angle: number): number {
  const rest = angle % TURN;
  return rest < 0 ? rest + TURN : rest;
}

/** Which slice the pointer shows. */
export function sliceAtPointer(angle: number, slices: number): number {
  return Math.min(slices - 1, Math.floor(withinTurn(-angle) / sliceAngle(slices)));
}

/** How far the pointer is from the nearest edge of a slice. */
export function distanceToEdge(angle: number, slices: number): number {
  const width = sliceAngle(slices);
  const into = withinTurn(-angle) % width;
  return Math.min(into, width - into);
}

/** Fast at first, then slower and slower. [4.11] */
export function easeOut(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** EASE_POWER;
}

/**
 * The way to a slice that the service has named: 2 or 3 full turns and what is left to a point within that slice. [4.11]
 * The point keeps away from the edges; in narrow slices it lies in the middle half.
 */
export function planLanding(
  from: number,
  { index, slices }: { index: number; slices: number },
  { random, since }: { random: Random; since: number },
): Extract<Motion, { kind: 'landing' }> {
  const width = sliceAngle(slices);
  const margin = Math.min(Math.max(EDGE_MARGIN, width * 0.12), width / 4);
  const point = index * width + margin + random() * (width - 2 * margin);
  const turns = random() < 0.5 ? MIN_TURNS : MAX_TURNS;
  const ms = (MIN_TURN_MS + random() * (MAX_TURN_MS - MIN_TURN_MS)) * turns * DURATION_FACTOR;
  // Angles within a turn: a wheel that has been spun for hours is as exact as a new one.
  const start = withinTurn(from);
  return { kind: 'landing', from: start, to: start + turns * TURN + withinTurn(-point - start), since, ms };
}

/** The way to the next edge between two slices, where the pointer shows neither. */
export function planNeutralStop(from: number, slices: number, since: number): Motion {
  const start = withinTurn(from);
  const width = sliceAngle(slices);
  const to = Math.ceil((start + TURN / 2) / width) * width;
  return { kind: 'landing', from: start, to, since, ms: NEUTRAL_STOP_MS };
}

/** How many steps of friction a velocity survives before the wheel stands. */
function stepsToRest(velocity: number): number {
  return velocity <= MIN_ANGULAR_VELOCITY
    ? 0
    : Math.ceil(Math.log(MIN_ANGULAR_VELOCITY / velocity) / Math.log(FRICTION));
}

/** From when on the wheel stands, by the clock. */
export function restsAt(motion: Motion): number {
  switch (motion.kind) {
    case 'still':
      return -Infinity;
    case 'free':
      return motion.since + stepsToRest(motion.velocity) * STEP_MS;
    case 'landing':
      return motion.since + motion.ms;
  }
}

/** Where the wheel stands at a moment of the clock. */
export function angleAt(motion: Motion, now: number): number {
  switch (motion.kind) {
    case 'still':
      return motion.angle;
    case 'free': {
      const { from, velocity, since } = motion;
      const steps = Math.min(Math.max(0, now - since) / STEP_MS, stepsToRest(velocity));
      return from + (velocity * (1 - FRICTION ** steps)) / (1 - FRICTION);
    }
    case 'landing': {
      const { from, to, since, ms } = motion;
      return from + (to - from) * easeOut((now - since) / ms);
    }
  }
}

/** How fast the wheel turns at a moment of the clock, in radians for each step; 0 once it stands. */
export function velocityAt(motion: Motion, now: number): number {
  switch (motion.kind) {
    case 'still':
      return 0;
    case 'free': {
      const velocity = motion.velocity * FRICTION ** (Math.max(0, now - motion.since) / STEP_MS);
      return velocity < MIN_ANGULAR_VELOCITY ? 0 : velocity;
    }
    case 'landing': {
      const { from, to, since, ms } = motion;
      const share = Math.max(0, (now - since) / ms);
      if (share >= 1) return 0;
      const velocity = (((to - from) * EASE_POWER) / ms) * (1 - share) ** (EASE_POWER - 1) * STEP_MS;
      return velocity;
    }
  }
}

export const isAtRest = (motion: Motion, now: number): boolean => velocityAt(motion, now) === 0;

/** How far the pointer is bent, in radians: the peg between two slices takes it along, and it springs back. */
export function pointerBend(angle: number, velocity: number, slices: number): number {
  if (velocity === 0) return 0;
  const width = sliceAngle(slices);
  const sincePeg = withinTurn(angle) % width;
  const reach = Math.min(width, 0.35);
  return sincePeg >= reach ? 0 : 0.42 * (1 - sincePeg / reach) ** 2;
}
