import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeComplaints } from '../../testing/setup.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

const SOMCHAI = '0812345678';
const total = () => screen.findByRole('status', { name: 'Total balance' });

/** Baht as shown, in satang. */
const satangIn = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, '').replace('.', ''));

describe('home', () => {
  it('shows the profile name, the wallet and the total over wallet and games [1.07] [2.32] [2.33]', async () => {
    const { world } = await renderApp({ signedIn: SOMCHAI });
    const { games } = await world.control.member(SOMCHAI);
    expect(Object.values(games).some((amount) => amount > 0)).toBe(true);
    expect(await screen.findByText('1,000.00')).toBeVisible();
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent(/Somchai/i);
    expect(satangIn((await total()).textContent)).toBeGreaterThan(100_000);
  });

  it('refreshes all game balances and then the wallet at one press, and says so [2.32] [7.14]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await total();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1234.5 });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByText('Your balances are up to date')).toBeVisible();
    expect(await screen.findByText('1,234.50')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet/refresh/slot' })).toBe(1);
  });

  it('shows when the balances were last refreshed [1.07]', async () => {
    await renderApp({ signedIn: SOMCHAI });
    expect(await screen.findByText('Updated just now')).toBeVisible();
    expect(localStorage.getItem('last_sync')).toMatch(/^\d+$/);
  });

  it('shows a member without anything a plain zero', async () => {
    await renderApp({ signedIn: '0899999999' });
    await waitFor(async () => expect(satangIn((await total()).textContent)).toBe(0));
    expect(await total()).toHaveTextContent('0.00');
  });

  it('keeps the figures and marks them old when a reading fails; the error is only logged [8.29]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByText(/These figures are from before/)).toBeVisible();
    expect(screen.getByText('1,000.00')).toBeVisible();
    expect(takeComplaints()).toEqual(['The wallet could not be read: unconfirmed']);
  });

  it.each(['reset', 'empty', 'wrong-shape', 'half-body'] as const)(
    'offers another try when the first reading fails (%s)',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/wallet', kind, times: 'always' });
      const { user } = await renderApp({ world, signedIn: SOMCHAI });
      expect(await screen.findByText('Your balance could not be read')).toBeVisible();
      takeComplaints();
      await world.control.clearFaults();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('1,000.00')).toBeVisible();
    },
  );

  it('checks once for two presses', async () => {
    const { world } = await renderApp({ signedIn: SOMCHAI });
    await total();
    const button = screen.getByRole('button', { name: 'Check balance' });
    act(() => {
      button.click();
      button.click();
    });
    await screen.findAllByText('Your balances are up to date');
    expect(await world.control.count({ call: 'GET /api/wallet/refresh/slot' })).toBe(1);
  });

  it('keeps nothing of one member for the next', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.type(await screen.findByLabelText('Phone number'), '0899999999');
    await user.type(screen.getByLabelText('Password'), '123456');
    const fault = await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang' });
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/home'));
    expect(document.body).not.toHaveTextContent(/1,000\.00|Somchai/i);
    await world.control.removeFault(fault.id);
    await waitFor(async () => expect(await total()).toHaveTextContent('0.00'));
  });

  it('groups the games in slot, sport with casino, and lotto [1.18] [2.42]', async () => {
    await renderApp({ signedIn: SOMCHAI });
    const shelves = await screen.findAllByRole('region', { name: /Slots|Sports and casino|Lottery/ });
    expect(shelves.map((shelf) => within(shelf).getByRole('heading').textContent)).toEqual([
      'Slots',
      'Sports and casino',
      'Lottery',
    ]);
    expect(screen.getAllByText('Open account').length).toBeGreaterThan(0);
  });
});
