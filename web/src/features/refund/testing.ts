import { screen } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { readTable } from '../../testing/screen-texts/read-table.ts';
import { type RenderOptions, renderApp } from '../../testing/render-app.tsx';

export const SCENARIO = 'a member with a refund to receive';

export async function openRefund(options: RenderOptions = {}) {
  const view = await renderApp({ signedIn: SOMCHAI, scenario: SCENARIO, ...options });
  await view.user.click(await screen.findByRole('button', { name: /^Refund/ }));
  await screen.findByRole('region', { name: 'Your refund' });
  return view;
}

export const summary = () => screen.getByRole('region', { name: 'Your refund' });
export const toWallet = () => screen.findByRole('button', { name: 'Add 25.00\u00a0baht to wallet' });
export const asBonus = () => screen.findByRole('button', { name: 'Receive 25.00\u00a0baht as a bonus' });

export const rows = () => readTable('Refunds so far');
