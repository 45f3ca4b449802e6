import { cleanup, render, screen } from '@testing-library/react';
import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { systemClock } from 'web/app';
import { StaffPage } from './staff-page.tsx';
import type { SelfTestRecord, StaffFacts, TerminalClient } from './terminal-client.ts';

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

/** A live connection that answers immediately. */
class AnsweringSocket {
  onmessage?: () => void;
  constructor() {
    queueMicrotask(() => this.onmessage?.());
  }
  close() {}
}

const ANSWERS: Partial<Record<PropertyKey, unknown>> = {
  fetch: () => Promise.resolve(new Response()),
  WebSocket: AnsweringSocket,
};

/** The page's window, with a service that answers. */
const answering = new Proxy(window, {
  get(target, name) {
    const value: unknown = ANSWERS[name] ?? Reflect.get(target, name, target);
    return typeof value === 'function' ? (value.bind(target) as unknown) : value;
  },
});

async function press(element: Element, clickCount: number) {
  const { left, top } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const place = { x: left + 20 + (frame?.left ?? 0), y: top + 20 + (frame?.top ?? 0) };
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await cdp().send('Input.dispatchMouseEvent', { ...place, button: 'left', type, clickCount });
}

it('a self-test takes no second half of a double press for the next answer, is saved once, and outlives a PIN that has expired', async () => {
  const saving = Promise.withResolvers<SelfTestRecord>();
  const keep = vi.fn<TerminalClient['keep']>(() => saving.promise);
  const expired = () => Promise.reject(new Error('terminal: answered 401'));
  let isExpired = false;
  const client: TerminalClient = {
    facts: () => (isExpired ? expired() : Promise.resolve(facts)),
    records: () => Promise.resolve([]),
    keep,
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
  const step = async (name: string) => (await screen.findByRole('button', { name })).click();
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
  keep.mockImplementationOnce(expired);
  await step('staff.save_button');
  await screen.findByText('staff.not_saved');
  isExpired = true;
  await step('staff.refresh_button');
  await screen.findByText('staff.locked');
  expect(screen.getByText('staff.not_saved')).not.toBeVisible();
  isExpired = false;
  const isIgnored = window.dispatchEvent(new Event('terminal-staff', { cancelable: true }));
  expect(isIgnored, 'the pad loads the page anew').toBe(false);
  await step('staff.refresh_button');
  expect(screen.queryByText('staff.locked')).toBeNull();
  keep.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'staff.save_button' }));
  screen.getByRole<HTMLInputElement>('textbox').form?.requestSubmit();
  expect(keep).toHaveBeenCalledTimes(1);
  expect(keep.mock.lastCall?.[0].results).toHaveLength(10);
  saving.resolve({ at: '2026-11-01T03:00:00.000Z', by: 'Noi', build: '', results: [] });
  expect(await screen.findByText('staff.saved')).toBeVisible();
});
