import { screen } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { readTable } from '../../testing/screen-texts/read-table.ts';
import { type RenderOptions, renderApp } from '../../testing/render-app.tsx';

export const SCENARIO = 'a member who has invited friends';

export async function openInvite(options: RenderOptions = {}) {
  const view = await renderApp({ signedIn: SOMCHAI, scenario: SCENARIO, ...options });
  await view.user.click(await screen.findByRole('button', { name: /^Invite ?\d/ }));
  await view.user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('region', { name: 'Ready to receive' });
  return view;
}

export const dialog = () => screen.getByRole('dialog', { name: 'Invite friends' });
export const summary = () => screen.getByRole('region', { name: 'Ready to receive' });

export const rows = () => readTable('What your friends have earned you');
