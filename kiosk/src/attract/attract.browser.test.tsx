import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Voice } from 'web/app';
import '../kiosk-shell.css';
import { createSteppedClock } from '../testing/stepped-clock.ts';
import { loadAttractTexts } from './attract-texts.ts';
import { Attract, Interval } from './attract.tsx';

afterEach(cleanup);

const silent: Voice = {
  reads: () => false,
  reading: () => null,
  subscribe: () => () => {},
  read: () => {},
  stop: () => {},
};

/** A voice of every language that loads after the page. */
function lateVoice() {
  const listeners = new Set<() => void>();
  let isThere = false;
  const voice: Voice = {
    ...silent,
    reads: () => isThere,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const load = () => {
    isThere = true;
    for (const listener of [...listeners]) listener();
  };
  return { voice, load };
}

async function show(voice: Voice, start = () => Promise.resolve()) {
  document.documentElement.dataset['device'] = 'kiosk';
  const clock = createSteppedClock();
  const texts = await loadAttractTexts(clock);
  await act(async () =>
    render(<Attract clock={clock} texts={texts} voice={voice} locale="th" onStart={start} />),
  );
  return clock;
}

async function turn(width: number, height: number) {
  document.documentElement.dataset['orientation'] = width > height ? 'landscape' : 'portrait';
  await page.viewport(width, height);
}

/** The boxes of all lines of text. */
const lines = (within = screen.getByRole('main')) =>
  [...within.querySelectorAll('h1 > span, button b, button b + span, p > span')].map((element) => ({
    text: element.textContent,
    box: element.getBoundingClientRect(),
  }));

const isOver = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

it('shows the first screen’s texts whole and apart on the screens that shops have (K10)', async () => {
  await show(silent);
  for (const size of ['1080x1920', '800x1280', '768x1024', '1920x1080', '1366x768', '1280x720', '1024x768']) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await turn(width, height);
    const shown = lines();
    expect(shown).toHaveLength(12);
    const whole = shown.filter(({ box }) => box.left >= 0 && box.right <= width && box.bottom <= height);
    expect(whole, `inside ${size}`).toHaveLength(12);
    for (const [index, { text, box }] of shown.entries())
      for (const other of shown.slice(index + 1))
        expect(isOver(box, other.box), `${text} and ${other.text} on ${size}`).toBe(false);
  }
});

it('shows that the terminal waits beside the light of the lantern on wide screens (K9)', async () => {
  document.documentElement.dataset['device'] = 'kiosk';
  const texts = await loadAttractTexts(createSteppedClock());
  render(<Interval texts={texts} locale="en" isWaiting />);
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await turn(width, height);
    const shown = lines(screen.getByRole('status'));
    expect(shown).toHaveLength(3);
    const lights = [...document.querySelectorAll('svg[viewBox="0 0 140 250"]')].map((light) =>
      light.getBoundingClientRect(),
    );
    expect(lights).toHaveLength(3);
    for (const { text, box } of shown) {
      expect(box.right, `${text} on ${width}`).toBeLessThan(width);
      for (const light of lights) expect(isOver(box, light), `${text} on ${width}`).toBe(false);
    }
  }
});

it.each([
  [1080, 1920],
  [1920, 1080],
])('keeps the language tiles still when the voices load after the page, on %i×%i (K10)', async (...size) => {
  const { voice, load } = lateVoice();
  await show(voice);
  await turn(...size);
  const tiles = () =>
    [...screen.getByRole('main').querySelectorAll('button:has(b)')].map((tile): unknown =>
      tile.getBoundingClientRect().toJSON(),
    );
  const readers = () => screen.queryAllByRole('button', { name: /^(?:อ่านให้ฟัง|ອ່ານໃຫ້ຟັງ|Read aloud)$/ });
  const before = tiles();
  expect([before.length, readers().length]).toEqual([3, 0]);
  act(() => load());
  expect(readers()).toHaveLength(3);
  expect(tiles()).toEqual(before);
  for (const { text, box } of lines())
    for (const reader of readers())
      expect(isOver(box, reader.getBoundingClientRect()), `${text} and a button`).toBe(false);
});

it('says for ten seconds that it cannot start, and then looks as before (K10)', async () => {
  const clock = await show(silent, () => Promise.reject(new Error('offline')));
  const before = screen.getByRole('status').textContent;
  const [thai] = screen.getAllByRole('button');
  await act(async () => thai?.click());
  const failed = screen.getByRole('status').textContent;
  expect(failed).not.toBe(before);
  act(() => clock.advance(9_999));
  expect(screen.getByRole('status').textContent).toBe(failed);
  act(() => clock.advance(1));
  expect(screen.getByRole('status').textContent).toBe(before);
});

it('moves its lines every two minutes through four places, against burn-in (K10)', async () => {
  const clock = await show(silent);
  await turn(1080, 1920);
  const place = () => {
    const { left, top } = screen.getByRole('heading').getBoundingClientRect();
    return `${left} ${top}`;
  };
  const places: string[] = [];
  for (let minutes = 0; minutes < 8; minutes += 2) {
    places.push(place());
    act(() => clock.advance(119_999));
    expect(place()).toBe(places.at(-1));
    act(() => clock.advance(1));
  }
  expect(new Set(places).size).toBe(4);
  expect(place()).toBe(places[0]);
});

it('lowers an upright screen for a minute at a press, for who sits or is small (K3)', async () => {
  const clock = await show(silent);
  await turn(1080, 1920);
  const top = () => screen.getByRole('heading').getBoundingClientRect().top;
  const before = top();
  const lower = screen.getByRole('button', { name: 'เลื่อนหน้าจอลงให้เอื้อมถึง' });
  act(() => lower.click());
  expect(top()).toBeGreaterThan(before + 300);
  act(() => clock.advance(59_999));
  expect(lower.ariaPressed).toBe('true');
  act(() => clock.advance(1));
  expect([lower.ariaPressed, top()]).toEqual(['false', before]);
});
