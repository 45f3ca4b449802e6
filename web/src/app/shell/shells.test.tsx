import { act, screen, waitFor } from '@testing-library/react';
import type { i18n } from 'i18next';
import { expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

/** The keys of the texts that are read from now on: a part that renders reads its own. */
function readTexts(texts: i18n) {
  const read = vi.spyOn(texts, 't');
  return () => read.mock.calls.map(([key]) => String(key));
}

it('an answer about the service renders neither the fields of the login nor the menu', async () => {
  const world = await makeWorld();
  const check = await holdCall(world, 'GET /api/lookup/active');
  const info = await holdCall(world, 'GET /api/lookup/info');
  const { i18n } = await renderApp({ world, path: '/login' });
  await check.hasCome();
  await info.hasCome();
  const keys = readTexts(i18n);
  await act(() => check.release());
  await waitFor(() => expect(document.querySelector('[data-terminated]')).toBeNull());
  await act(() => info.release());
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent(/Rimkhong/));
  expect(keys()).not.toContain('phone_label');
  expect(keys()).not.toContain('menu.register');
});

it('a new balance renders home and its bar, and not the menu of the members', async () => {
  const { i18n, world, user } = await renderApp({ signedIn: SOMCHAI });
  const check = await screen.findByRole('button', { name: /^Check balance/ });
  await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 777 });
  const keys = readTexts(i18n);
  await user.click(check);
  expect(await screen.findByText(/your balances are up to date/i)).toBeVisible();
  expect(keys()).toContain('total_label');
  expect(keys()).not.toContain('menu.profile');
});
