import { cleanup, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { systemClock } from 'web/app';
import { StaffPage } from './staff-page.tsx';
import type { SelfTestRecord, StaffFacts } from '../../launcher/staff/shapes.ts';
import type { TerminalClient } from './terminal-client.ts';

beforeAll(async () => {
  await i18n.use(initReactI18next).init({ lng: 'cimode' });
});

afterEach(cleanup);

const facts: StaffFacts = {
  health: { status: 'ok', uptimeSeconds: 1, starts: 1, ends: {}, sessions: 0 },
  launcher: { node: '', chromium: '', hasPrinter: false, site: '' },
  lastWipe: null,
  errors: [],
  backend: null,
};

const ANSWERS: Partial<Record<PropertyKey, unknown>> = {
  fetch: () => Promise.resolve(Response.json({})),
};

/** The page's window, with a service that answers. */
const answering = new Proxy(window, {
  get(target, name) {
    const value: unknown = ANSWERS[name] ?? Reflect.get(target, name, target);
    return typeof value === 'function' ? (value.bind(target) as unknown) : value;
  },
});

/** Chromium does not always answer after touches of another file, so this waits for frames. */
async function press(element: Element, clickCount: number) {
  const { left, top } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const place = { x: left + 20 + (frame?.left ?? 0), y: top + 20 + (frame?.top ?? 0) };
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    void cdp().send('Input.dispatchMouseEvent', { ...place, button: 'left', type, clickCount });
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

function show(calls: Pick<TerminalClient, 'facts' | 'keep'>) {
  const client: TerminalClient = {
    ...calls,
    records: () => Promise.resolve([]),
    leave: () => Promise.resolve(),
  };
  render(
    <StaffPage
      window={answering}
      client={client}
      clock={systemClock}
      languages={['en']}
      onLeave={() => {}}
    />,
  );
}

const step = async (name: string) => (await screen.findByRole('button', { name })).click();

it('a self-test takes no second half of a double press for the next answer, and is saved once', async () => {
  const saving = Promise.withResolvers<SelfTestRecord>();
  const keep = vi.fn(() => saving.promise);
  show({ facts: () => Promise.resolve(facts), keep });
  await step('staff.start_button');
  await step('staff.done_button');
  for (const colour of ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000']) await step(colour);
  await screen.findByText('staff.asks.colours');
  const yes = screen.getByText('staff.yes_button');
  yes.scrollIntoView();
  await press(yes, 1);
  await screen.findByText('staff.asks.sound');
  await press(screen.getByText('staff.yes_button'), 2);
  expect(screen.getByText('staff.asks.sound')).toBeVisible();
  for (const part of ['sound', 'keys', 'code']) {
    await screen.findAllByText(`staff.asks.${part}`);
    await step(part === 'sound' ? 'staff.yes_button' : 'staff.done_button');
  }
  await userEvent.type(await screen.findByLabelText('staff.by_label'), 'Noi');
  await userEvent.click(screen.getByRole('button', { name: 'staff.save_button' }));
  screen.getByRole<HTMLInputElement>('textbox').form?.requestSubmit();
  expect(keep).toHaveBeenCalledTimes(1);
  saving.resolve({ at: '2026-11-01T03:00:00.000Z', by: 'Noi', build: '', results: [] });
  expect(await screen.findByText('staff.saved')).toBeVisible();
});

it('a self-test on a terminal with a printer asks about it last, and is saved (K5) (K12)', async () => {
  const launcher = { ...facts.launcher, hasPrinter: true };
  const keep = vi.fn((record: Omit<SelfTestRecord, 'at'>) => Promise.resolve({ ...record, at: '' }));
  show({ facts: () => Promise.resolve({ ...facts, launcher }), keep });
  await step('staff.start_button');
  await step('staff.done_button');
  for (const colour of ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000']) await step(colour);
  for (const part of ['colours', 'sound', 'keys', 'code']) {
    await screen.findAllByText(`staff.asks.${part}`);
    await step(part === 'colours' || part === 'sound' ? 'staff.yes_button' : 'staff.done_button');
  }
  // The service's answer names no state of a printer, so the part has failed.
  await userEvent.type(await screen.findByLabelText('staff.by_label'), 'Noi');
  await step('staff.save_button');
  await screen.findByText('staff.saved');
  expect(keep.mock.calls[0]?.[0].results.at(-1)).toMatchObject({ part: 'printer', result: 'failed' });
});

it('a self-test keeps its results when the PIN has expired, until it is entered again (K5)', async () => {
  let isExpired = false;
  const expired = () => Promise.reject(new Error('terminal: answered 401'));
  show({ facts: () => (isExpired ? expired() : Promise.resolve(facts)), keep: expired });
  await step('staff.start_button');
  const touch = await screen.findByText('staff.asks.touch');
  isExpired = true;
  await step('staff.refresh_button');
  await screen.findByText('staff.locked');
  expect(touch).not.toBeVisible();
  isExpired = false;
  // The pad of the PIN asks first whether it may load the page again.
  expect(window.dispatchEvent(new Event('terminal-staff', { cancelable: true }))).toBe(false);
  await expect.poll(() => screen.queryByText('staff.locked')).toBeNull();
  expect(touch).toBeVisible();
  expect(screen.getAllByText('staff.results.passed').length).toBeGreaterThanOrEqual(2);
});
