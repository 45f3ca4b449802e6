import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { renderApp } from '../../testing/render-app.tsx';
import { showToast } from '../../ui/toast/toast.tsx';

const TEXT = 'Your withdrawal of 200.00 baht is on its way';

it('a notice to a member is gone at once when the session ends, also in a window without the focus, whose notices stay', async () => {
  const { services } = await renderApp({ signedIn: SOMCHAI });
  await screen.findByRole('status', { name: 'Total balance' });
  act(() => showToast({ kind: 'success', text: TEXT }));
  await screen.findByText(TEXT);
  fireEvent.blur(window);
  act(() => services.session.end('logout'));
  expect(screen.queryByText(TEXT)).toBeNull();
  expect(await screen.findByLabelText('Phone number')).toBeVisible();
});
