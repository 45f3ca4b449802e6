import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, it, vi } from 'vitest';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { SOMCHAI } from 'mock-server/testing';
import { openDialogAtom } from '../../shared/session/dialog-state.ts';
import { startLocale } from '../../shared/session/locale.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { loadWalletAtom, walletAtom } from '../../shared/wallet/wallet-state.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { HomePage } from './home-page.tsx';
import { total } from './testing.ts';

it('home does not render again for a dialog that a press opens', async () => {
  const store = createAppStore(await makeServices(await makeWorld(), { signedIn: SOMCHAI }));
  const i18n = await startLocale('en', undefined, ['home', 'errors', 'outcome']);
  render(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <MemoryRouter>
          <HomePage />
        </MemoryRouter>
      </Provider>
    </I18nextProvider>,
  );
  await act(() => store.set(loadWalletAtom));
  await total();
  await screen.findByText('Spin wheel');
  // A part that renders reads the wallet: the page, the card of the balance, the widgets, the referral.
  const state = store.get(walletAtom);
  if (state.status !== 'ready') throw new Error('the wallet is not read');
  const read = vi.fn();
  const { gameAccounts, invite, profile } = state.wallet;
  for (const [name, value] of Object.entries({ gameAccounts, invite, profile }))
    Object.defineProperty(state.wallet, name, { get: () => (read(name), value) });
  act(() => store.set(openDialogAtom, { name: 'conditions' }));
  expect(read.mock.calls).toEqual([]);
});
