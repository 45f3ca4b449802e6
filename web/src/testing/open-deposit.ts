import { screen, within } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { renderApp, type RenderOptions } from './render-app.tsx';

/** A member of the Laos edition with kip. */
export const SOMPHONE = '02055512345';

/** Opens at the list of methods, unless a QR is running. */
export async function openDeposit(options: RenderOptions = {}) {
  const view = await renderApp({ signedIn: SOMCHAI, ...options });
  await view.user.click(await screen.findByRole('button', { name: 'Deposit' }));
  return { ...view, dialog: await screen.findByRole('dialog') };
}

export async function openMethod(name: string | RegExp, options: RenderOptions = {}) {
  const view = await openDeposit(options);
  await view.user.click(await within(view.dialog).findByRole('button', { name }));
  return view;
}
