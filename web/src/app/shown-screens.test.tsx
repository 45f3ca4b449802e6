import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import type { Services } from '../shared/session/services.ts';
import { fill } from '../testing/fill.ts';
import { openMethod } from '../testing/open-deposit.ts';
import { renderApp } from '../testing/render-app.tsx';

const shownIn = ({ visit }: Services) => visit.snapshot().screen;

/** The screens' reports to a shell that ends abandoned visits. */
describe('the reported screen (K2)', () => {
  it.each(['/login', '/register'])('is a form at %s', async (path) => {
    const { services } = await renderApp({ path });
    await screen.findByRole('heading', { level: 1 });
    expect(shownIn(services)).toEqual({ kind: 'form' });
  });

  it.each(['/contact', '/howto', '/no/such/place'])('is a page at %s', async (path) => {
    const { services } = await renderApp({ path });
    await screen.findByRole('heading', { level: 1 });
    expect(shownIn(services)).toEqual({ kind: 'page' });
  });

  it('is a page at home, and a code until it expires', async () => {
    const { user, services, clock, world } = await openMethod(/^KBANK/);
    expect(shownIn(services)).toEqual({ kind: 'page' });
    await user.click(await screen.findByRole('button', { name: '100' }));
    await user.click(screen.getByRole('button', { name: /^Create QR/ }));
    await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    const shown = shownIn(services);
    expect(shown.kind).toBe('code');
    // Ten minutes from the answer, whose date has whole seconds.
    expect((shown.kind === 'code' ? shown.until : 0) - clock.elapsed()).toBeGreaterThan(598_000);
    expect((shown.kind === 'code' ? shown.until : 0) - clock.elapsed()).toBeLessThanOrEqual(600_000);

    const [qr] = await world.control.qrs();
    await world.control.payQr(qr?.qrcodeId ?? '');
    await user.click(screen.getByRole('button', { name: 'I have paid, check balance' }));
    await screen.findByText('Deposit received');
    expect(shownIn(services)).toEqual({ kind: 'outcome' });
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(shownIn(services)).toEqual({ kind: 'page' });
  });

  it('is an outcome while an alert says why an order was refused', async () => {
    const { user, services, world } = await renderApp({ signedIn: SOMCHAI });
    await world.control.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'refuse', code: 'NO_BANK' });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    await fill(user, await screen.findByLabelText('Amount to withdraw'), '200');
    await user.click(screen.getByRole('button', { name: /^Withdraw [\d,.]+\sbaht$/ }));
    await user.click(await screen.findByRole('button', { name: /^Confirm: withdraw/ }));
    await screen.findByRole('alertdialog');
    expect(shownIn(services)).toEqual({ kind: 'outcome' });
  });
});
