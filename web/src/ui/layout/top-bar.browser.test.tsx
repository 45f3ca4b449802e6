import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../styles/index.css';
import { Sheet } from '../overlay/sheet.tsx';
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

it('a long name of the service ends with dots on its line, and leaves the controls free [2.16]', async () => {
  await page.viewport(320, 740);
  const brand = 'Rimkhong '.repeat(10);
  render(
    <MemoryRouter>
      <TopBar
        brand={brand}
        to="/"
        toLabel="Home"
        subtitle="Somchai"
        end={<button type="button">Chat</button>}
      />
    </MemoryRouter>,
  );
  const name = screen.getByText(brand.trim());
  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  expect(getComputedStyle(name).textOverflow).toBe('ellipsis');
  expect(name.offsetHeight).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(name).lineHeight));
  expect(screen.getByRole('button').getBoundingClientRect().right).toBeLessThanOrEqual(320);
});

it('at the kiosk the bar with its button is above an open dialog', async () => {
  await page.viewport(1080, 1920);
  document.documentElement.dataset['device'] = 'kiosk';
  onTestFinished(() => void delete document.documentElement.dataset['device']);
  render(
    <MemoryRouter>
      <TopBar brand="Rimkhong" to="/" toLabel="Home" end={<button type="button">End session</button>} />
      <Sheet open onOpenChange={() => {}} title="Deposit" closeLabel="Close">
        <p style={{ height: '200vh' }}>Content</p>
      </Sheet>
    </MemoryRouter>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Deposit' });
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const button = screen.getByText('End session');
  const { left, top, width, height } = button.getBoundingClientRect();
  const bar = button.closest('header') as Element;
  const { zIndex, position } = getComputedStyle(bar);
  const backdrop = document.querySelector('[class*=backdrop]') as Element;
  expect(position).toBe('sticky');
  expect(Number(zIndex)).toBeGreaterThan(Number(getComputedStyle(backdrop).zIndex));
  expect(Number(zIndex)).toBeGreaterThan(Number(getComputedStyle(dialog).zIndex) || 0);
  expect(document.elementsFromPoint(left + width / 2, top + height / 2)).not.toContain(dialog);
});
