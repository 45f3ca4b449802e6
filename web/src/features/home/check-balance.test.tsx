import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

it('names three of the games that could not be checked, and counts the others [2.32] (W9)', async () => {
  const world = await makeWorld();
  const { user } = await renderApp({ world, signedIn: SOMCHAI });
  await screen.findByText('1,000.00');
  await world.control.setGameOutages(['JOKER', 'PG', 'SLOTXO', 'UFABET', 'HUAYHD']);
  await user.click(screen.getByRole('button', { name: 'Check balance' }));
  const told = await screen.findByText(/^Not checked: Joker, PG, Slot XO and \d more\. All/);
  expect(told.closest('[class*=toast][class*=error]')).toBeVisible();
});
