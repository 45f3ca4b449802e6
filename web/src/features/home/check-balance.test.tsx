import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { setHidden } from '../../testing/browser-state.ts';

afterEach(() => vi.restoreAllMocks());

it('names three of the games that could not be checked, and counts the others [2.32] (W9)', async () => {
  const world = await makeWorld();
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await screen.findByText('1,000.00');
  await world.control.setGameOutages(['JOKER', 'PG', 'SLOTXO', 'UFABET', 'HUAYHD']);
  await user.click(screen.getByRole('button', { name: 'Check balance' }));
  const told = await screen.findByText(/^Not checked: Joker, PG, Slot XO and \d more\. All/);
  expect(told.closest('[class*=toast][class*=error]')).toBeVisible();
  await world.control.setGameOutages(['JOKER', 'PG', 'SLOTXO']);
  await user.click(screen.getByRole('button', { name: 'Check balance' }));
  expect(await screen.findByText(/^Not checked: Joker, PG, Slot XO\. All/)).toBeVisible();
});

it('tells the age of the balances after the device has slept, and reads the wallet again [1.07] (W9)', async () => {
  const { world, user, clock } = await renderApp({ signedIn: SOMCHAI });
  await screen.findByText('1,000.00');
  await user.click(screen.getByRole('button', { name: 'Check balance' }));
  await screen.findByText('Updated just now');
  const readings = () => world.control.count({ call: 'GET /api/wallet' });
  const before = await readings();
  setHidden(true);
  clock.sleep(59_999);
  setHidden(false);
  await clock.advance(0);
  expect(await readings()).toBe(before);
  setHidden(true);
  await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 777 });
  await world.control.advanceClock({ seconds: 3_600 });
  clock.sleep(3_600_000);
  setHidden(false);
  expect(await screen.findByText('777.00')).toBeVisible();
  expect(screen.getByText('Updated 1 hour ago')).toBeVisible();
});
