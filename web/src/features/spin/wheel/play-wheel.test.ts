import { describe, expect, it, vi } from 'vitest';
import { createTestClock } from '../../../testing/test-clock.ts';
import { playWheel } from './play-wheel.ts';
import { STRETCH_MS } from './wheel-frames.ts';
import { angleAt, type Motion, planLanding } from './wheel-motion.ts';

/** A fake part that records its animations. */
function part() {
  const played: {
    frames: PropertyIndexedKeyframes;
    ms: unknown;
    animation: EventTarget & { cancel(): void };
  }[] = [];
  const element = document.createElement('div');
  element.animate = ((frames: PropertyIndexedKeyframes, { duration, fill }: KeyframeAnimationOptions) => {
    expect(fill).toBe('both');
    const animation = Object.assign(new EventTarget(), { cancel: vi.fn() });
    played.push({ frames, ms: duration, animation });
    return animation;
  }) as unknown as Element['animate'];
  return { element, played };
}

const turnsOf = ({ frames }: { frames: PropertyIndexedKeyframes }) =>
  (frames.transform as string[]).map((text) => Number(/^rotate\((.+)rad\)$/.exec(text)?.[1]));

function play(motion: Motion, drawn: number) {
  const clock = createTestClock();
  const [disc, blur, pointer] = [part(), part(), part()];
  const parts = { disc: disc.element, blur: blur.element, pointer: pointer.element as unknown as SVGElement };
  const stop = playWheel(parts, motion, { clock, drawn, slices: 8 });
  return { clock, disc, blur, pointer, stop };
}

describe('the wheel that the browser plays', () => {
  it('turns from the angle at which it was drawn, with its blur and its pointer', () => {
    const landing = planLanding(1, { slices: 8, index: 3 }, { random: () => 0.9, since: 0 });
    const { disc, blur, pointer } = play(landing, 0.25);
    const turns = turnsOf(disc.played[0]!);
    expect(turns[0]).toBeCloseTo(landing.from - 0.25);
    expect(turns.at(-1)).toBeCloseTo(landing.to - 0.25);
    for (const { played } of [disc, blur, pointer]) expect(played.map(({ ms }) => ms)).toEqual([landing.ms]);
    expect(Math.max(...(blur.played[0]!.frames.opacity as number[]))).toBeGreaterThan(0.3);
    expect(Math.max(...turnsOf(pointer.played[0]!))).toBeGreaterThan(0.2);
  });

  it('continues to turn while the answer takes longer than one stretch, and stops on request', async () => {
    const free: Motion = { kind: 'free', from: 0, since: 0 };
    const { clock, disc, stop } = play(free, 0);
    await clock.advance(STRETCH_MS);
    const [first] = disc.played;
    first!.animation.dispatchEvent(new Event('finish'));
    const [, second] = disc.played;
    expect(turnsOf(second!)[0]).toBeCloseTo(angleAt(free, STRETCH_MS));
    expect(first!.animation.cancel).toHaveBeenCalledOnce();
    stop();
    expect(second!.animation.cancel).toHaveBeenCalledOnce();
    second!.animation.dispatchEvent(new Event('finish'));
    expect(disc.played).toHaveLength(2);
  });
});
