import type { Clock } from '../../../lib/clock.ts';
import { framesOf } from './wheel-frames.ts';
import type { Motion } from './wheel-motion.ts';

/** What moves; null before it is there. */
export interface WheelParts {
  disc: HTMLElement | null;
  blur: HTMLElement | null;
  pointer: SVGElement | null;
}

/**
 * Lets the browser play a motion by itself, apart from the page's own thread: the wheel turns smoothly while the page is
 * busy.
 * @param drawn the angle at which the disc was drawn: it is turned from there
 * @returns what stops it
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

/** What has been reached stays, until something else is played. */
export function animate(
  part: Element | null | undefined,
  frames: PropertyIndexedKeyframes,
  ms: number,
): Animation | null {
  // Absent where nothing is drawn.
  const { animate } = (part ?? {}) as Partial<Element>;
  return animate ? animate.call(part, frames, { duration: ms, fill: 'both' }) : null;
}
