import { cleanup, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { manualParts } from './manual-parts.tsx';
import { RecordsView } from './records-view.tsx';

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'cimode' });
});

afterEach(cleanup);

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

it.each([
  ['ready', 1, 0],
  ['offline', 0, 1],
])('a record of a self-test on a printer that is %s is printed %i times', async (state, printed, alerts) => {
  const window = windowWith(state);
  const record = { at: '2026-11-01T03:00:00.000Z', by: 'Noi', build: 'b1', results: [] };
  render(<RecordsView window={window} records={[record]} hasPrinter />);
  screen.getByText('staff.record.open_button').click();
  (await screen.findByText('staff.record.print_button')).click();
  await expect.poll(() => screen.queryAllByRole('alert').length).toBe(alerts);
  await expect.poll(() => window.print.mock.calls.length).toBe(printed);
});
