import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { renderApp } from '../../testing/render-app.tsx';
import { showToast } from '../../ui/toast/toast.tsx';

const TEXT = 'We have received your request to withdraw 200.00 baht';

describe('a notice to a member', () => {
  it('does not appear in the next session, if its code comes only then', async () => {
    const { services } = await renderApp({ path: '/login', signedIn: SOMCHAI });
    act(() => {
      showToast({ kind: 'success', text: TEXT });
      services.session.end('logout');
    });
    await screen.findByRole('region', { name: 'Notices' });
    act(() => showToast({ kind: 'info', text: 'To the next member' }));
    await screen.findByText('To the next member');
    expect(screen.queryByText(TEXT)).toBeNull();
  });

  it('is gone at once when the session ends, also in a window without the focus, whose notices stay', async () => {
    const { services } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByRole('status', { name: 'Total balance' });
    act(() => showToast({ kind: 'success', text: TEXT }));
    await screen.findByText(TEXT);
    fireEvent.blur(window);
    act(() => services.session.end('logout'));
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(await screen.findByLabelText('Phone number')).toBeVisible();
  });
});
