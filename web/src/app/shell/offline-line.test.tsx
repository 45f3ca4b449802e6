import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const network = (state: 'online' | 'offline') =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
    window.dispatchEvent(new Event(state));
  });

it('a member without network is told that figures may be old, until it is back', async () => {
  await renderApp({ signedIn: '0812345678', path: '/user/profile' });
  await screen.findByRole('button', { name: 'Change password' });
  expect(screen.queryByText(/^No internet/)).toBeNull();
  network('offline');
  expect(await screen.findByText(/^No internet. The balance you see may not be the latest/)).toBeVisible();
  network('online');
  await waitFor(() => expect(screen.queryByText(/^No internet/)).toBeNull());
});
