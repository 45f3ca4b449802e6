import type { CSSProperties, ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia } from '../../testing/screen-media.ts';
import '../styles/index.css';
import { Amount } from '../display/amount.tsx';
import { SkyLanterns } from '../art/sky-lanterns.tsx';
import { Reveal } from './reveal.tsx';

const FRAME_MS = 1000 / 60;
/** Covers the entry of all elements and one period of the longest repeating animation. */
const SEEN_MS = 16_000;
/** The smallest visible brightness change, as a share of full brightness: WCAG 2.3.1. */
const SEEN_CHANGE = 0.1;

/** The frames at which the brightness has reversed by a visible amount. */
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

/** The most flashes in any second; a flash is one change and its reversal. */
function flashesPerSecond(brightness: readonly number[]): number {
  const turns = turnsOf(brightness);
  const within = turns.map((from) => turns.filter((frame) => frame >= from && frame < from + 60).length);
  return Math.max(0, ...within) / 2;
}

describe('the reveal of a prize', () => {
  afterEach(cleanup);

  const show = (prize: ReactNode = '100 baht') =>
    render(
      <Reveal
        open
        onOpenChange={vi.fn()}
        title="You won"
        scene={<SkyLanterns count={7} />}
        actions={<button type="button">Very good</button>}
      >
        <div>{prize}</div>
      </Reveal>,
    );
  const effectOf = ({ effect }: Animation) => effect as KeyframeEffect & { target: Element };

  it('is a dialog named by the prize, with the given number of lanterns', () => {
    show();
    const dialog = screen.getByRole('dialog', { name: 'You won' });
    expect(dialog.textContent).toBe('You won100 bahtVery good');
    const rising = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && /rise/.test(animation.animationName));
    expect(rising).toHaveLength(7);
  });

  it('shows its words at once to those who prefer little motion', async () => {
    await emulateMedia('prefers-reduced-motion', 'reduce');
    show();
    for (const words of ['You won', '100 baht', 'Very good']) {
      const { parentElement } = screen.getByText(words);
      expect(parentElement?.getAnimations({ subtree: true }), words).toEqual([]);
    }
  });

  it('breaks a long word of the service, so that it does not scroll sideways [2.81]', () => {
    show('W'.repeat(300));
    const { scrollWidth, clientWidth } = screen.getByRole('dialog');
    expect(scrollWidth).toBe(clientWidth);
  });

  it('shows ten million with their unit on one line of a phone [2.81]', async () => {
    await page.viewport(390, 844);
    show(
      <div style={{ '--size-money': '4rem' } as CSSProperties}>
        <Amount value={satang(1_000_000_000)} size="hero" unit="baht" />
      </div>,
    );
    await document.fonts.ready;
    const [fraction, unit] = ['.00', 'baht'].map((text) => screen.getByText(text).getBoundingClientRect());
    expect(unit!.top).toBeLessThan(fraction!.bottom);
  });

  it('never flashes more than three times a second, frame by frame (S3)', () => {
    show();
    const animations = document.getAnimations();
    const moved = animations
      .flatMap((animation) => effectOf(animation).getKeyframes())
      .flatMap((keyframe) => Object.keys(keyframe))
      .filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
    // Colours and filters do not animate, so nothing else can flash.
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
