import type { Random } from '../../../lib/random.ts';

/**
 * How the wheel turns. Angles are in radians, clockwise. At angle 0 the first slice starts under the pointer at the top and
 * the others follow clockwise, so after a turn by `angle` the pointer is at the wheel's own `-angle`.
 */

/** Factor on the velocity of a freely turning wheel, per step. [9.30] */
export const FRICTION = 0.991;
/** Below this velocity the wheel stands, in radians per step. [9.30] */
export const MIN_ANGULAR_VELOCITY = 0.002;
/** Friction and velocities assume a screen with 60 frames per second. */
export const STEP_MS = 1000 / 60;
/** Initial velocity of a freely turning wheel. */
export const PUSH = 0.3;
/** Friction slows a freely turning wheel to this velocity, half a turn per second. At rest it would show a slice before the answer. (S1) */
export const CRUISE = 0.05;

const MIN_TURNS = 2;
const MAX_TURNS = 3;
/** The duration for each turn is drawn from this range, times 0.1. [4.11] */
const MIN_TURN_MS = 4000;
const MAX_TURN_MS = 5000;
const DURATION_FACTOR = 0.1;
const EASE_POWER = 2.4;
const NEUTRAL_STOP_MS = 700;

/** Minimum distance of the resting pointer from a slice edge, when slices are wide enough. */
export const EDGE_MARGIN = (2 * Math.PI) / 180;

const TURN = 2 * Math.PI;

/** `since` is elapsed time of the clock, in ms. */
export type Motion =
  | { kind: 'still'; angle: number }
  /** Until the server answers where the wheel stops. */
  | { kind: 'free'; from: number; since: number }
  | { kind: 'landing'; from: number; to: number; since: number; ms: number };

/** The angle of one slice, in radians. */
export const sliceAngle = (slices: number): number => TURN / Math.max(1, slices);

/** The same angle from 0 to below a full turn, in radians. */
export function withinTurn(angle: number): number {
  const rest = angle % TURN;
  return rest < 0 ? rest + TURN : rest;
}

export function sliceAtPointer(angle: number, slices: number): number {
  return Math.min(slices - 1, Math.floor(withinTurn(-angle) / sliceAngle(slices)));
}

export function easeOut(share: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, share))) ** EASE_POWER;
}

/**
 * Plans the motion to the server's slice: 2 or 3 full turns, then on to a point within that slice. [4.11] The point
 * keeps away from the edges; in narrow slices it is in the middle half.
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
  // Normalised, so that angles stay exact after hours of spinning.
  const start = withinTurn(from);
  return { kind: 'landing', from: start, to: start + turns * TURN + withinTurn(-point - start), since, ms };
}

/** Plans the motion to the next edge, where the pointer shows neither slice. */
export function planNeutralStop(from: number, slices: number, since: number): Motion {
  const start = withinTurn(from);
  const width = sliceAngle(slices);
  const to = Math.ceil((start + TURN / 2) / width) * width;
  return { kind: 'landing', from: start, to, since, ms: NEUTRAL_STOP_MS };
}

const STEPS_TO_CRUISE = Math.log(CRUISE / PUSH) / Math.log(FRICTION);

export function restsAt(motion: Motion): number {
  switch (motion.kind) {
    case 'still':
      return -Infinity;
    case 'free':
      return Infinity;
    case 'landing':
      return motion.since + motion.ms;
  }
}

/** The wheel's angle in radians; `now` in ms, by the clock of the motion's own times. */
export function angleAt(motion: Motion, now: number): number {
  switch (motion.kind) {
    case 'still':
      return motion.angle;
    case 'free': {
      const steps = Math.max(0, now - motion.since) / STEP_MS;
      const slowing = Math.min(steps, STEPS_TO_CRUISE);
      return motion.from + (PUSH * (1 - FRICTION ** slowing)) / (1 - FRICTION) + CRUISE * (steps - slowing);
    }
    case 'landing': {
      const { from, to, since, ms } = motion;
      return from + (to - from) * easeOut((now - since) / ms);
    }
  }
}

/** In radians per step; 0 once the wheel rests. */
export function velocityAt(motion: Motion, now: number): number {
  const velocity = movingAt(motion, now);
  return velocity < MIN_ANGULAR_VELOCITY ? 0 : velocity;
}

function movingAt(motion: Motion, now: number): number {
  switch (motion.kind) {
    case 'still':
      return 0;
    case 'free':
      return Math.max(CRUISE, PUSH * FRICTION ** (Math.max(0, now - motion.since) / STEP_MS));
    case 'landing': {
      const { from, to, since, ms } = motion;
      const left = Math.min(1, Math.max(0, 1 - (now - since) / ms));
      return (((to - from) * EASE_POWER) / ms) * left ** (EASE_POWER - 1) * STEP_MS;
    }
  }
}

/** Bend of the pointer, in radians: a peg between two slices drags it along, then it springs back. */
export function pointerBend(angle: number, velocity: number, slices: number): number {
  if (velocity === 0) return 0;
  const width = sliceAngle(slices);
  const sincePeg = withinTurn(angle) % width;
  const reach = Math.min(width, 0.35);
  return sincePeg >= reach ? 0 : 0.42 * (1 - sincePeg / reach) ** 2;
}
