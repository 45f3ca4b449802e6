import { angleAt, type Motion, pointerBend, restsAt, STEP_MS, velocityAt } from './wheel-motion.ts';

/** Length of one animation. A wheel may turn for seconds, and building each frame costs time. */
export const STRETCH_MS = 2000;
/** Velocities in radians per step: slices start to blur at the first and are invisible at the second. */
const BLUR_FROM = 0.1;
const BLUR_FULL = 0.45;
const MAX_BLUR = 0.85;

export interface WheelFrames {
  ms: number;
  angles: number[];
  blurs: number[];
  /** Bend of the pointer, in radians. */
  bends: number[];
}

/** @returns null when nothing moves any more */
export function framesOf(motion: Motion, from: number, slices: number): WheelFrames | null {
  const ms = Math.min(STRETCH_MS, restsAt(motion) - from);
  if (!(ms > 0)) return null;
  const steps = Math.max(1, Math.round(ms / STEP_MS));
  const frames: WheelFrames = { ms, angles: [], blurs: [], bends: [] };
  for (let step = 0; step <= steps; step += 1) {
    const now = from + (ms * step) / steps;
    const angle = angleAt(motion, now);
    const velocity = velocityAt(motion, now);
    frames.angles.push(angle);
    frames.blurs.push(blurAt(velocity));
    frames.bends.push(pointerBend(angle, velocity, slices));
  }
  return frames;
}

const blurAt = (velocity: number) =>
  Math.min(1, Math.max(0, (velocity - BLUR_FROM) / (BLUR_FULL - BLUR_FROM))) * MAX_BLUR;
