import { angleAt, type Motion, pointerBend, restsAt, STEP_MS, velocityAt } from './wheel-motion.ts';

/** What the browser plays at a time. A wheel may turn for seconds, and each frame costs something when it is made. */
export const STRETCH_MS = 2000;
/** From this velocity on, in radians for each step, the slices blur; at the second they are gone. */
const BLUR_FROM = 0.1;
const BLUR_FULL = 0.45;
const MAX_BLUR = 0.85;

/** A stretch of a motion, frame by frame; the frames are equally far apart. */
export interface WheelFrames {
  /** How long the stretch is. */
  ms: number;
  angles: number[];
  /** Opacities of what lies over the slices. */
  blurs: number[];
  /** How far the pointer is bent, in radians. */
  bends: number[];
}

/** @returns null where nothing moves any longer */
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
