import type { Clock } from '../../../lib/clock.ts';
import { framesOf } from './wheel-frames.ts';
import type { Motion } from './wheel-motion.ts';

export interface WheelParts {
  disc: HTMLElement | null;
  blur: HTMLElement | null;
  pointer: SVGElement | null;
}

/**
 * Plays a motion as browser animations off the main thread, so the wheel turns smoothly while the page is busy.
 * @param drawn the angle at which the disc was drawn; rotations are relative to it
 * @returns a function that stops the motion
 */
export function playWheel(
  parts: WheelParts,
  motion: Motion,
  { clock, drawn, slices }: { clock: Clock; drawn: number; slices: number },
): () => void {
  let running: Animation[] = [];
  let isStopped = false;

  function playOn() {
    const frames = framesOf(motion, clock.elapsed(), slices);
    if (isStopped || !frames) return;
    const turns = frames.angles.map((angle) => turned(angle - drawn));
    const next = [
      animate(parts.disc, { transform: turns }, frames.ms),
      animate(parts.blur, { opacity: frames.blurs }, frames.ms),
      animate(parts.pointer, { transform: frames.bends.map(turned) }, frames.ms),
    ].filter((animation) => animation !== null);
    running.forEach((animation) => animation.cancel());
    running = next;
    running[0]?.addEventListener('finish', playOn);
  }

  playOn();
  return () => {
    isStopped = true;
    running.forEach((animation) => animation.cancel());
  };
}

const turned = (angle: number) => `rotate(${angle}rad)`;

/** The final state stays until another animation plays. */
export function animate(
  part: Element | null | undefined,
  frames: PropertyIndexedKeyframes,
  ms: number,
): Animation | null {
  // `animate` is absent where nothing is drawn.
  const { animate } = (part ?? {}) as Partial<Element>;
  return animate ? animate.call(part, frames, { duration: ms, fill: 'both' }) : null;
}
