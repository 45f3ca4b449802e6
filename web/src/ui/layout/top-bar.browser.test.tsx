import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { TopBar } from './top-bar.tsx';

afterEach(cleanup);

async function bar(width: number) {
  await page.viewport(width, 844);
  const end = (
    <>
      <span data-greeting>Talk to our staff here</span>
      <button type="button">Chat</button>
    </>
  );
  render(
    <MemoryRouter>
      <TopBar brand="Rimkhong" to="/" toLabel="Home" subtitle="Somchai" end={end} />
    </MemoryRouter>,
  );
  const names = screen.getByText('Rimkhong').parentElement;
  if (!names) throw new Error('top bar: no element with the names');
  return names;
}

/** Pauses the animations at a time after the greeting appeared. */
function goTo(names: Element, milliseconds: number): void {
  for (const animation of names.getAnimations()) {
    animation.pause();
    animation.currentTime = milliseconds;
  }
}

const opacityOf = (names: Element) => getComputedStyle(names).opacity;
const place = (element: Element | null) => {
  if (!element) throw new Error('top bar: a part is missing');
  const { x, width } = element.getBoundingClientRect();
  return [x, width];
};

describe('the names in the top bar of a phone', () => {
  it('give way to the chat’s greeting, and return after four seconds, without moving', async () => {
    const names = await bar(390);
    const at = place(names);
    goTo(names, 0);
    expect(opacityOf(names)).toBe('0');
    goTo(names, 3_900);
    expect(opacityOf(names)).toBe('0');
    goTo(names, 4_500);
    expect(opacityOf(names)).toBe('1');
    expect(place(names)).toEqual(at);
    expect(names.clientWidth).toBeGreaterThanOrEqual(screen.getByText('Rimkhong').clientWidth);
  });

  it('stay if there is room for both', async () => {
    const names = await bar(768);
    expect(names.getAnimations()).toEqual([]);
    expect(opacityOf(names)).toBe('1');
    expect(names.clientWidth).toBeGreaterThan(40);
  });
});
