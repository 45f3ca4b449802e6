import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../styles/index.css';
import { SkyLanterns } from '../art/sky-lanterns.tsx';
import { Reveal } from './reveal.tsx';

const FRAME_MS = 1000 / 60;
/** As long as anything is new on the screen, and the longest of what goes on afterwards there and back. */
const SEEN_MS = 16_000;
/** A change that an eye may take for a flash, as a share of full brightness: WCAG 2.3.1. */
const SEEN_CHANGE = 0.1;

/** At which frames the brightness has turned by so much that it may be seen. */
function turnsOf(brightness: readonly number[]): number[] {
  const turns: number[] = [];
  let [extreme = 0] = brightness;
  let direction = 0;
  brightness.forEach((value, frame) => {
    const change = value - extreme;
    if (direction !== 0 && Math.sign(change) === direction) extreme = value;
    else if (Math.abs(change) >= SEEN_CHANGE) {
      turns.push(frame);
      direction = Math.sign(change);
      extreme = value;
    }
  });
  return turns;
}

/** The most flashes in any second: a flash is there and back. */
function flashesPerSecond(brightness: readonly number[]): number {
  const turns = turnsOf(brightness);
  const within = turns.map((from) => turns.filter((frame) => frame >= from && frame < from + 60).length);
  return Math.max(0, ...within) / 2;
}

describe('the reveal of a prize', () => {
  afterEach(cleanup);

  const show = () =>
    render(
      <Reveal
        open
        onOpenChange={vi.fn()}
        title="You won"
        scene={<SkyLanterns count={7} />}
        actions={<button type="button">Very good</button>}
      >
        <p>100 baht</p>
      </Reveal>,
    );
  const effectOf = ({ effect }: Animation) => effect as KeyframeEffect & { target: Element };

  it('is a dialog that is named by what was won, with as many lanterns as there is to celebrate', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'You won' });
    expect(dialog.textContent).toBe('You won100 bahtVery good');
    const rising = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && /rise/.test(animation.animationName));
    expect(rising).toHaveLength(7);
  });

  it('never flashes more than three times a second, frame by frame (S3)', () => {
    show();
    const animations = document.getAnimations();
    const moved = animations
      .flatMap((animation) => effectOf(animation).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
    // Nothing else can flash: colours and filters stay as they are.
    expect(new Set(moved)).toEqual(new Set(['opacity', 'transform', 'translate']));
    const seen = new Map(animations.map((animation) => [effectOf(animation).target, [] as number[]]));
    // The lanterns, their paper, two groups of stars, and the words.
    expect(seen.size).toBe(7 + 7 + 2 + 3);
    animations.forEach((animation) => animation.pause());
    for (let at = 0; at <= SEEN_MS; at += FRAME_MS) {
      for (const animation of animations) animation.currentTime = at;
      for (const [target, brightness] of seen) brightness.push(Number(getComputedStyle(target).opacity));
    }
    for (const brightness of seen.values()) expect(flashesPerSecond(brightness)).toBeLessThanOrEqual(3);
  });
});
