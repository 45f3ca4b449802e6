import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { COVERED } from '../privacy/cover.tsx';
import { renderShell } from '../testing/render-shell.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const breaking = () => {
  // React reports each caught error.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return () => {
    throw new Error('broken');
  };
};
const app = (
  <>
    <p {...{ [COVERED]: '' }}>1,000.00</p>
    <input aria-label="amount" inputMode="decimal" />
  </>
);

async function openSession() {
  const shell = await renderShell({ app });
  await userEvent.click(await screen.findByRole('button', { name: /^language en/ }));
  expect(await screen.findByText('1,000.00')).toBeVisible();
  return shell;
}

it('the app stays when its privacy button breaks, and the button is back after a second (K9)', async () => {
  vi.spyOn(HTMLElement.prototype, 'togglePopover').mockImplementationOnce(breaking());
  const { clock } = await openSession();
  const button = () => screen.queryByRole('button', { name: 'privacy.show_button' });
  await act(async () => clock.advance(999));
  expect(button()).toBeNull();
  expect(screen.getByText('1,000.00')).toBeVisible();
  await act(async () => clock.advance(1));
  expect(button()).toBeVisible();
});

it('the app stays when its keypad breaks, and the keypad is back after a second (K9)', async () => {
  const { clock } = await openSession();
  await screen.findByRole('button', { name: 'privacy.show_button' });
  vi.spyOn(HTMLElement.prototype, 'togglePopover').mockImplementationOnce(breaking());
  act(() => screen.getByLabelText('amount').focus());
  const keypad = () => document.querySelector('[data-keypad]');
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(keypad()).toBeNull();
  expect(screen.getByText('1,000.00')).toBeVisible();
  await act(async () => clock.advance(1_000));
  await expect.poll(keypad).not.toBeNull();
});

it('the app stays when its idle warning breaks, and the warning comes again (K9)', async () => {
  const { clock } = await openSession();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(breaking());
  const warning = () => document.querySelector('dialog');
  await act(async () => clock.advance(60_000));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(warning()).toBeNull();
  expect(screen.getByText('1,000.00')).toBeVisible();
  await act(async () => clock.advance(1_000));
  await expect.poll(warning).toBeVisible();
  expect(warning()?.querySelector('b')).toHaveTextContent('14');
});

it('the session of a member who has left ends in time although each idle warning breaks (K2) (K9)', async () => {
  const { clock, calls } = await openSession();
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(breaking());
  for (let seconds = 0; seconds < 74; seconds += 1) await act(async () => clock.advance(1_000));
  expect(vi.mocked(HTMLDialogElement.prototype.showModal).mock.calls.length).toBeGreaterThan(1);
  expect(calls).toEqual([]);
  await act(async () => clock.advance(1_000));
  expect(calls).toEqual(['wipe']);
});
