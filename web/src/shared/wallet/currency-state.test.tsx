import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setHidden, switchNetwork } from '../../testing/browser-state.ts';
import { makeWorld, renderApp, type RenderOptions } from '../../testing/render-app.tsx';
import { readCurrency } from './currency-state.ts';

/** Members of the mock, one with baht and one with kip. */
const IN_BAHT = '0812345678';
const IN_KIP = '02055512345';
const LOOKUP = 'GET /api/lookup/deposit';

const renderLaos = (options: RenderOptions) => renderApp({ config: { edition: 'laos' }, ...options });
const showsTotalIn = async (unit: string) =>
  waitFor(() =>
    expect(screen.getByRole('status', { name: 'Total balance' })).toHaveTextContent(new RegExp(`${unit}$`)),
  );

describe('the currency of a wallet', () => {
  it.each([
    [IN_KIP, 'kip'],
    [IN_BAHT, 'baht'],
  ])(
    'of the Laos edition is the currency of the deposit accounts (%s: %s) [3.11] [5.06]',
    async (phone, unit) => {
      await renderLaos({ signedIn: phone });
      await showsTotalIn(unit);
    },
  );

  it('is hidden until it is known, so that baht never show as kip [5.33]', async () => {
    const world = await makeWorld();
    const { id } = await world.control.addFault({ call: LOOKUP, kind: 'hang' });
    await renderLaos({ world, signedIn: IN_BAHT });
    const total = await screen.findByRole('status', { name: 'Total balance' });
    expect(total).toHaveTextContent(/^[\d,]+\.\d\d$/);
    expect(document.body).not.toHaveTextContent('kip');
    await world.control.removeFault(id);
    await showsTotalIn('baht');
  });

  it('is hidden when it cannot be read, and read again on the next page [8.29] [5.06]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: LOOKUP, kind: 'wrong-shape' });
    const { user } = await renderLaos({ world, signedIn: IN_BAHT });
    await world.control.waitFor({ call: LOOKUP, count: 1, timeoutSeconds: 5 });
    expect(await screen.findByRole('status', { name: 'Total balance' })).toHaveTextContent(/^[\d,]+\.\d\d$/);
    expect(document.body).not.toHaveTextContent('kip');
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    await world.control.waitFor({ call: LOOKUP, count: 2, timeoutSeconds: 5 });
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await showsTotalIn('baht');
  });

  it('that could not be read is read again when the network is back, and when the page was long away [8.29] [5.06]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: LOOKUP, kind: 'wrong-shape', times: 2 });
    const { clock } = await renderLaos({ world, signedIn: IN_BAHT });
    await screen.findByRole('status', { name: 'Total balance' });
    await world.control.waitFor({ call: LOOKUP, count: 1, timeoutSeconds: 5 });
    switchNetwork('offline');
    switchNetwork('online');
    await world.control.waitFor({ call: LOOKUP, count: 2, timeoutSeconds: 5 });
    setHidden(true);
    await clock.advance(60_000);
    setHidden(false);
    await world.control.waitFor({ call: LOOKUP, count: 3, timeoutSeconds: 5 });
    await showsTotalIn('baht');
  });

  it.each([[['THB', 'LAK']], [[]]])(
    'is hidden where accounts accept %j, because a member may have chosen either [1.20] [2.33] [3.11] [5.06]',
    async (taken) => {
      const world = await makeWorld();
      const body = JSON.stringify({ banks: taken.map((currency) => ({ currency })), wallets: [] });
      await world.control.addFault({ call: LOOKUP, kind: 'status', status: 200, body });
      await renderLaos({ world, signedIn: IN_BAHT });
      await world.control.waitFor({ call: LOOKUP, count: 1, timeoutSeconds: 5 });
      const total = await screen.findByRole('status', { name: 'Total balance' });
      expect(total).toHaveTextContent(/^[\d,]+\.\d\d$/);
      expect(document.body).not.toHaveTextContent(/kip|baht/);
    },
  );

  it.each([[null], [''], [7], ['USD'], [undefined]])(
    'is hidden where one account is in baht and another in %j, which may be the member’s, until both are read [3.11] [5.06]',
    async (currency) => {
      const world = await makeWorld();
      const body = JSON.stringify({ banks: [{ currency: 'THB' }, { currency }], wallets: [] });
      await world.control.addFault({ call: LOOKUP, kind: 'status', status: 200, body });
      const { user } = await renderLaos({ world, signedIn: IN_KIP });
      await world.control.waitFor({ call: LOOKUP, count: 1, timeoutSeconds: 5 });
      const total = await screen.findByRole('status', { name: 'Total balance' });
      expect(total).toHaveTextContent(/^[\d,]+\.\d\d$/);
      expect(document.body).not.toHaveTextContent(/kip|baht/);
      await user.click(screen.getByRole('link', { name: 'Statement' }));
      await world.control.waitFor({ call: LOOKUP, count: 2, timeoutSeconds: 5 });
      await user.click(screen.getByRole('link', { name: 'Home' }));
      await showsTotalIn('kip');
    },
  );

  it('is baht in the Thai edition, without asking [1.20]', async () => {
    const { world } = await renderApp({ signedIn: IN_BAHT });
    await showsTotalIn('baht');
    expect(await world.control.count({ call: LOOKUP })).toBe(0);
  });

  it.each([
    ['THB', 'THB'],
    ['BAHT', 'THB'],
    [' LAK ', 'LAK'],
    ['USD', null],
    ['constructor', null],
    [undefined, null],
  ])('written as %j is %s [3.11] [5.06]', (code, currency) => {
    expect(readCurrency(code)).toBe(currency);
  });
});
