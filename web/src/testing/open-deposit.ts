import { screen, within } from '@testing-library/react';
import { SOMCHAI } from 'mock-server/testing';
import { fetchElsewhere } from './pages.ts';
import { renderApp, type RenderOptions, type TestWorld } from './render-app.tsx';

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

/** From now on, the service no longer offers the methods to deposit of this bank, or the gift link. */
export async function withdrawMethod(world: TestWorld, code: 'gift' | (string & {})) {
  const reply = await fetchElsewhere(world, '/api/lookup/deposit');
  const lookup = (await reply.json()) as { banks: { bankCode: string }[]; wallets: { mode: string }[] };
  const banks = lookup.banks.filter(({ bankCode }) => bankCode !== code);
  const wallets = code === 'gift' ? lookup.wallets.filter(({ mode }) => mode === 'AUTO') : lookup.wallets;
  return world.control.addFault({
    call: 'GET /api/lookup/deposit',
    kind: 'status',
    status: 200,
    body: JSON.stringify({ ...lookup, banks, wallets }),
    times: 'always',
  });
}
