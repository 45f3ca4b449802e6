import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { makeWorld, renderApp } from '../testing/render-app.tsx';

const CALL = 'GET /api/invite/bonus';

describe('the timers of the app', () => {
  it('end with the page: nothing fires after unmount', async () => {
    const { clock, unmount } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByRole('status', { name: 'Total balance' });
    // The agreement call; the age of the balances keeps updating.
    expect(await clock.advanceToNext()).toBe(1_500);
    expect(await clock.advanceToNext()).not.toBeNull();
    unmount();
    expect(await clock.advanceToNext()).toBeNull();
  });

  it('end with a wait that the service asked for [8.02]', async () => {
    const world = await makeWorld();
    const call = 'GET /api/lookup/contact';
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT', times: 'always' });
    const { clock } = await renderApp({ world, path: '/contact' });
    await screen.findAllByText(/^Too many requests/);
    await clock.advance(60_000);
    expect(screen.queryByText(/^Too many requests/)).toBeNull();
    expect(await clock.advanceToNext()).toBeNull();
  });

  it('end with the session: the app stops looking for an order’s outcome (W1)', async () => {
    const { world, user, clock, services, unmount } = await renderApp({ signedIn: SOMCHAI });
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await user.click(await screen.findByRole('button', { name: 'Receive' }));
    await screen.findByText('Confirming the outcome');
    act(() => services.session.end('logout'));
    await screen.findByLabelText('Phone number');
    unmount();
    expect(await clock.advanceToNext()).toBeNull();
  });
});
