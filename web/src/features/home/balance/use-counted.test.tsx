import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { openDeposit } from '../../../testing/open-deposit.ts';
import { makeWorld, renderApp } from '../../../testing/render-app.tsx';
import { stubMedia } from '../../../testing/screen-media.ts';
import { total } from '../testing.ts';

afterEach(() => vi.unstubAllGlobals());

/** Home after a deposit of 500 baht and a refresh. */
async function withMoney(motion: 'reduce' | 'no-preference') {
  stubMedia((query) => query.includes(`: ${motion}`));
  const app = await renderApp({ signedIn: SOMCHAI });
  await screen.findByText('1,000.00');
  await app.world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1500 });
  await app.user.click(screen.getByRole('button', { name: 'Check balance' }));
  await screen.findByText('1,500.00');
  return app;
}

describe('the total of home [2.33]', () => {
  it('counts up to the new total in half a second, and shows the change for a while', async () => {
    const { clock } = await withMoney('no-preference');
    const status = await total();
    expect(status).toHaveAttribute('aria-busy', 'true');
    expect(status).not.toHaveTextContent('2,170.50');
    expect(screen.getByText('+500.00')).toBeVisible();
    await act(() => clock.advance(600));
    expect(status).toHaveTextContent('2,170.50 baht');
    expect(status).not.toHaveAttribute('aria-busy');
    await act(() => clock.advance(3000));
    expect(screen.queryByText('+500.00')).toBeNull();
  });

  it('counts at once below a dialog, never returns to the old total, and shows the change once the dialog closes', async () => {
    stubMedia((query) => query.includes(': no-preference'));
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await user.click(screen.getByRole('button', { name: 'I have paid, check balance' }));
    await screen.findByText('Deposit received');
    const status = screen.getByRole('status', { name: 'Total balance', hidden: true });
    await act(() => clock.advance(600));
    expect(status).toHaveTextContent('1,100.00 baht');
    expect(screen.queryByText('+100.00')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('+100.00')).toBeVisible();
    expect(status).toHaveTextContent('1,100.00 baht');
    await act(() => clock.advance(3000));
    expect(screen.queryByText('+100.00')).toBeNull();
  });

  it('goes on from the figure on the screen when the total changes while it counts', async () => {
    const { clock, user, world } = await withMoney('no-preference');
    const status = await total();
    await act(() => clock.advance(300));
    const figure = () => Number.parseFloat(status.textContent.replace(',', ''));
    const middle = figure();
    expect(middle).toBeGreaterThan(2000);
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 2500 });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await screen.findByText('2,500.00');
    expect(figure()).toBeGreaterThanOrEqual(middle);
    expect(figure()).toBeLessThan(2170.5);
    await act(() => clock.advance(600));
    expect(status).toHaveTextContent('3,170.50 baht');
    expect(screen.getByText('+1,500.00')).toBeVisible();
  });

  it('changes immediately with reduced motion', async () => {
    await withMoney('reduce');
    expect(await total()).toHaveTextContent('2,170.50 baht');
    expect(screen.queryByText('+500.00')).toBeNull();
  });
});
