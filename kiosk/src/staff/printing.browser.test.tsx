import { cleanup, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { emulateMedia } from '../testing/emulate-media.ts';
import { manualParts } from './manual-parts.tsx';
import { RecordsView } from './records-view.tsx';

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'cimode' });
});

afterEach(cleanup);

const RECORD = { at: '2026-11-01T03:00:00.000Z', by: 'Noi', build: 'b1', results: [] };

function windowWith(state: string) {
  const print = vi.fn();
  const fetch = () => Promise.resolve(Response.json({ state, waiting: 0 }));
  return { print, fetch, performance } as unknown as typeof window & { print: typeof print };
}

it('the printer part of the self-test fails without a printer, and names its state (K5) (K12)', async () => {
  const Printer = manualParts.printer;
  const [window, onEnd] = [windowWith('unknown'), vi.fn()];
  render(<Printer window={window} ask="" onEnd={onEnd} />);
  await expect.poll(() => onEnd.mock.calls).toEqual([['failed', 'unknown']]);
  expect(window.print).not.toHaveBeenCalled();
});

it('the printer part of the self-test asks for its answer only after it has printed (K12)', async () => {
  const answer = Promise.withResolvers<undefined>();
  const Printer = manualParts.printer;
  const [window, onEnd] = [windowWith('ready'), vi.fn()];
  const { fetch } = window;
  window.fetch = (...request) => answer.promise.then(() => fetch(...request));
  render(<Printer window={window} ask="Is it printed?" onEnd={onEnd} />);
  expect(screen.queryByRole('button')).toBeNull();
  answer.resolve(undefined);
  (await screen.findByText('staff.yes_button')).click();
  expect(window.print).toHaveBeenCalledOnce();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('passed', expect.stringMatching(/^\d+ ms$/));
});

it.each([
  [999, 'passed'],
  [1_000, 'failed'],
])('the printer part of the self-test whose print call took %i ms has %s (K12)', async (took, result) => {
  const Printer = manualParts.printer;
  const [window, onEnd] = [windowWith('ready'), vi.fn()];
  let now = 0;
  window.print.mockImplementation(() => void (now = took));
  Object.assign(window, { performance: { now: () => now } });
  render(<Printer window={window} ask="Is it printed?" onEnd={onEnd} />);
  (await screen.findByText('staff.yes_button')).click();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(result, `${took} ms`);
});

it.each([
  ['ready', 1, 0],
  ['offline', 0, 1],
])('a record of a self-test on a printer that is %s is printed %i times', async (state, printed, alerts) => {
  const window = windowWith(state);
  render(<RecordsView window={window} records={[RECORD]} hasPrinter />);
  screen.getByText('staff.record.open_button').click();
  (await screen.findByText('staff.record.print_button')).click();
  await expect.poll(() => screen.queryAllByRole('alert').length).toBe(alerts);
  await expect.poll(() => window.print.mock.calls.length).toBe(printed);
});

it('a record is printed once, however often the button is pressed', async () => {
  const answer = Promise.withResolvers<undefined>();
  const window = windowWith('ready');
  const { fetch } = window;
  window.fetch = (...request) => answer.promise.then(() => fetch(...request));
  render(<RecordsView window={window} records={[RECORD]} hasPrinter />);
  screen.getByText('staff.record.open_button').click();
  const button = await screen.findByRole('button', { name: 'staff.record.print_button' });
  button.click();
  // The next press of a person comes after the screen is drawn.
  await new Promise(requestAnimationFrame);
  button.click();
  answer.resolve(undefined);
  await expect.poll(() => window.print.mock.calls.length).toBe(1);
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  expect(window.print).toHaveBeenCalledOnce();
});

it('a record shows when its test was, who made it, and what failed, also when it is opened (K5) [9.31]', async () => {
  const [day, time] = [new Date(2026, 0, 5, 9, 3, 7), '05/01/2026 09:03:07'];
  const results = [
    { part: 'touch', result: 'failed', detail: 'the lower edge' },
    { part: 'screen', result: 'passed', detail: 'the whole screen' },
  ] as const;
  const record = { ...RECORD, at: day.toISOString(), results: [...results] };
  render(<RecordsView window={windowWith('ready')} records={[record]} hasPrinter />);
  const row = screen.getByRole('listitem');
  for (const text of [time, 'Noi', 'staff.results.failed']) expect(row.textContent).toContain(text);
  screen.getByRole('button', { name: 'staff.record.open_button' }).click();
  const slip = (await screen.findByRole('heading', { name: 'staff.tests_title' })).parentElement;
  for (const text of [`${time} · Noi`, 'b1', 'the lower edge']) expect(slip?.textContent).toContain(text);
  expect(slip?.textContent).not.toContain('the whole screen');
});

it('a record marks what has failed, and is black on paper, without the rest of the page (K5) (K12)', async () => {
  const results = [
    { part: 'touch', result: 'failed', detail: '' },
    { part: 'network', result: 'passed', detail: '' },
  ] as const;
  render(
    <>
      <i style={{ color: 'var(--danger)' }}>danger</i>
      <i style={{ color: 'var(--success)' }}>success</i>
      <RecordsView window={windowWith('ready')} records={[{ ...RECORD, results: [...results] }]} hasPrinter />
    </>,
  );
  const title = screen.getByRole('heading', { name: 'staff.records_title' });
  screen.getByRole('button', { name: 'staff.record.open_button' }).click();
  const slip = (await screen.findByRole('heading', { name: 'staff.tests_title' })).parentElement as Element;
  const marks = () => [...slip.querySelectorAll('b')].map((mark) => getComputedStyle(mark).color);
  expect(marks()).toEqual(
    ['danger', 'success'].map((name) => getComputedStyle(screen.getByText(name)).color),
  );
  await emulateMedia('media', 'print');
  expect(marks()).toEqual(['rgb(0, 0, 0)', 'rgb(0, 0, 0)']);
  expect(title).not.toBeVisible();
  expect(slip).toBeVisible();
});
