import { screen, within } from '@testing-library/react';
import { renderApp, type RenderOptions } from './render-app.tsx';

export const SOMCHAI = '0812345678';
/** A member of the Laos edition with kip. */
export const SOMPHONE = '02055512345';

/** Opens the deposit dialog of a signed-in member, at the list of methods unless a QR is running. */
export async function openDeposit(options: RenderOptions = {}) {
  const view = await renderApp({ signedIn: SOMCHAI, ...options });
  await view.user.click(await screen.findByRole('button', { name: 'Deposit' }));
  return { ...view, dialog: await screen.findByRole('dialog') };
}

/** Opens the screen of one method, by the start of its row's name. */
export async function openMethod(name: string | RegExp, options: RenderOptions = {}) {
  const view = await openDeposit(options);
  await view.user.click(await within(view.dialog).findByRole('button', { name }));
  return view;
}
