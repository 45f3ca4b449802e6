import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeWorld, renderApp } from '../../../testing/render-app.tsx';
import { createSpinSound } from './spin-sound.ts';

const notes: { hertz: number; at: number }[] = [];

/** A fake audio context that records what it plays. */
class NotedContext {
  static opened: NotedContext[] = [];
  currentTime = 0;
  destination = {};
  close = vi.fn(() => Promise.resolve());

  constructor() {
    NotedContext.opened.push(this);
  }

  createOscillator() {
    const note = { hertz: 0, at: 0 };
    return {
      frequency: { setValueAtTime: (hertz: number) => (note.hertz = hertz) },
      connect: (next: unknown) => next,
      start: (at: number) => notes.push({ ...note, at }),
      stop: () => {},
    };
  }

  createGain() {
    const nothing = () => {};
    return {
      gain: { setValueAtTime: nothing, exponentialRampToValueAtTime: nothing },
      connect: (next: unknown) => next,
    };
  }
}

beforeEach(() => {
  notes.length = 0;
  NotedContext.opened = [];
  vi.stubGlobal('AudioContext', NotedContext);
});
afterEach(() => vi.unstubAllGlobals());

describe('the sound of the wheel (S4)', () => {
  it('ticks higher at higher speed, merges close ticks, and plays six rising notes for a prize', () => {
    const context = new NotedContext();
    const sound = createSpinSound(context as unknown as AudioContext);
    sound.tick(0);
    context.currentTime = 0.027;
    sound.tick(1);
    expect(notes.map(({ hertz }) => hertz)).toEqual([900]);
    context.currentTime = 0.03;
    sound.tick(1);
    expect(notes.map(({ hertz }) => hertz)).toEqual([900, 1400]);
    sound.win();
    const tune = notes.slice(2);
    expect(tune).toHaveLength(6);
    expect(tune.map(({ hertz }) => hertz)).toEqual(tune.map(({ hertz }) => hertz).sort((a, b) => a - b));
    expect(tune.map(({ at }) => at)).toEqual(tune.map(({ at }) => at).sort((a, b) => a - b));
  });

  it('is off by default, plays with the prize, and is remembered', async () => {
    const world = await makeWorld('a member with coins');
    await world.control.setNextPrize('P10');
    const open = () => renderApp({ world, signedIn: '0812345678', path: '/user/spin', autoAdvance: true });
    const { user, unmount } = await open();
    const button = await screen.findByRole('button', { name: 'Wheel sound' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(await screen.findByRole('button', { name: /^Spin/ }));
    await user.click(await screen.findByRole('button', { name: 'Claim later' }));
    expect(NotedContext.opened).toEqual([]);

    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await world.control.setNextPrize('P10');
    await user.click(await screen.findByRole('button', { name: /^Spin/ }));
    await screen.findByRole('dialog', { name: 'You won' });
    await waitFor(() => expect(notes.filter(({ hertz }) => hertz === 1046.5)).toHaveLength(1));
    unmount();
    expect(NotedContext.opened[0]!.close).toHaveBeenCalledOnce();

    await open();
    expect(await screen.findByRole('button', { name: 'Wheel sound' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it.each([
    ['starts', 1, 1],
    ['does not start', 0, 0],
  ])('%s with a press of the button at coins: %d [2.79]', async (_, coins, started) => {
    localStorage.setItem('spin-sound', 'on');
    const world = await makeWorld('a member with coins');
    await world.control.setCoins('0812345678', coins);
    const { user } = await renderApp({ world, signedIn: '0812345678', path: '/user/spin' });
    await user.click(await screen.findByRole('button', { name: /^Spin \d/ }));
    expect(NotedContext.opened).toHaveLength(started);
  });
});
