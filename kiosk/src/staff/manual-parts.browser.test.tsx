import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { manualParts } from './manual-parts.tsx';

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'cimode' });
});

afterEach(cleanup);

const done = () => screen.getByRole('button', { name: 'staff.done_button' }).click();

it.each([
  ['0123456789', 'passed'],
  ['012345678', 'failed'],
  ['0123456798', 'failed'],
  ['', 'failed'],
])('the part of the keys that gets "%s" has %s (K5)', (typed, result) => {
  const Keys = manualParts.keys;
  const onEnd = vi.fn();
  render(<Keys window={window} ask="all keys" onEnd={onEnd} />);
  if (typed !== '') fireEvent.change(screen.getByLabelText('all keys'), { target: { value: typed } });
  done();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(result, typed);
});

it.each([
  [
    'each of four squares',
    'passed',
    '4 / 4',
    [
      [10, 10],
      [70, 10],
      [10, 70],
      [70, 70],
    ],
  ],
  [
    'three of four, one of them twice',
    'failed',
    '3 / 4',
    [
      [10, 10],
      [70, 10],
      [70, 12],
      [10, 70],
    ],
  ],
] as const)('the part of the touch screen that feels %s has %s (K5)', (_name, result, detail, touches) => {
  const Touch = manualParts.touch;
  const onEnd = vi.fn();
  const small = Object.assign(new EventTarget(), { innerWidth: 100, innerHeight: 100 });
  render(<Touch window={small as unknown as typeof window} ask="" onEnd={onEnd} />);
  for (const [clientX, clientY] of touches)
    act(() => void small.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY })));
  done();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(result, detail);
});

it('the part of the colours shows red, green, blue, white and black on the whole screen (K5)', () => {
  const Colours = manualParts.colours;
  render(<Colours window={window} ask="all colours" onEnd={() => {}} />);
  const shown = ['255, 0, 0', '0, 255, 0', '0, 0, 255', '255, 255, 255', '0, 0, 0'];
  for (const colour of shown) {
    const button = screen.getByRole('button');
    expect(getComputedStyle(button).backgroundColor).toBe(`rgb(${colour})`);
    expect([button.offsetWidth, button.offsetHeight]).toEqual([innerWidth, innerHeight]);
    act(() => button.click());
  }
  expect(screen.getByText('all colours')).toBeVisible();
});

it('the part of the touch screen keeps the page still under the finger (K5)', () => {
  const Touch = manualParts.touch;
  render(<Touch window={window} ask="" onEnd={() => {}} />);
  const grid = document.querySelector('i')?.parentElement as Element;
  expect(getComputedStyle(grid).touchAction).toBe('none');
});

it('the part of the printer prints a ruler of eight centimetres (K12)', () => {
  const Printer = manualParts.printer;
  const fetch = () => new Promise(() => {});
  render(<Printer window={{ fetch } as unknown as typeof window} ask="" onEnd={() => {}} />);
  const marks = [...document.querySelectorAll('i')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
  // A browser's inch has 96 pixels.
  const centimetre = 96 / 2.54;
  const [first, ...others] = marks.map((mark) => mark.getBoundingClientRect().right);
  for (const [index, right] of others.entries())
    expect(right - (first ?? 0)).toBeCloseTo((index + 1) * centimetre, 0);
});

it('a question has its second answer below the light of the first', () => {
  const Sound = manualParts.sound;
  render(<Sound window={window} ask="a tone" onEnd={() => {}} />);
  const answer = (name: string) => screen.getByRole('button', { name });
  const yes = answer('staff.yes_button');
  const light = getComputedStyle(yes, '::after');
  const lightEnd =
    yes.getBoundingClientRect().top + Number.parseFloat(light.top) + Number.parseFloat(light.height);
  expect(lightEnd).toBeGreaterThan(yes.getBoundingClientRect().bottom);
  expect(answer('staff.no_button').getBoundingClientRect().top).toBeGreaterThanOrEqual(lightEnd);
});
