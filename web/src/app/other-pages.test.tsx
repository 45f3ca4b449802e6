import { act, screen, waitFor, within } from '@testing-library/react';
import type { EndpointKey } from 'contracts';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../platform/browser-platform.ts';
import { createPages } from '../testing/pages.ts';
import { makeWorld, renderApp } from '../testing/render-app.tsx';

const press = (name: string | RegExp) => async (user: { click: (element: Element) => Promise<void> }) =>
  user.click(await screen.findByRole('button', { name }));

/** One page of a browser; `other` is the channel of another page. */
async function openPage(scenario: string, path = '/user/home') {
  const world = await makeWorld(scenario);
  const pages = createPages();
  const received: unknown[] = [];
  const other = pages.openChannel('changes', (message) => received.push(message));
  const platform = { ...createBrowserPlatform(window), openChannel: pages.openChannel };
  const view = await renderApp({ world, signedIn: SOMCHAI, platform, path });
  const asked = async (call: EndpointKey) => (await world.control.journal({ call })).length;
  return { ...view, world, received, asked, hear: () => act(() => other.send('changed')) };
}

const total = () => screen.findByRole('status', { name: 'Total balance' });

describe('what another page of the browser changes', () => {
  it('shows on this page (W9)', async () => {
    const { world, hear } = await openPage('a member with money');
    await total();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 777 });
    hear();
    await waitFor(async () => expect(await total()).toHaveTextContent('777.00'));
  });

  it('is how old the balances are, once it has asked the games (W9) [1.07]', async () => {
    const { user, clock, world, hear } = await openPage('a member with money');
    await press('Check balance')(user);
    await screen.findByText('Updated just now');
    await clock.advance(300_000);
    await world.control.advanceClock({ seconds: 300 });
    expect(screen.getByText('Updated 5 minutes ago')).toBeVisible();
    // The member is remembered, so the other page has the same time.
    localStorage.setItem('token', sessionStorage.getItem('token') ?? '');
    localStorage.setItem('last_sync', String(clock.now() - 60_000));
    hear();
    expect(await screen.findByText('Updated 1 minute ago')).toBeVisible();
  });

  it.each<[string, string, string, (string | RegExp)[], EndpointKey[]]>([
    [
      'the bonuses',
      'a member with money',
      '/user/bonus',
      [],
      ['GET /api/bonus', 'GET /api/bonus/check/active'],
    ],
    [
      'the wheel and the coupons',
      'a member with coupons',
      '/user/spin',
      [],
      ['GET /api/spinwheel/setup', 'GET /api/spinwheel/coupon'],
    ],
    ['the profile', 'a member with money', '/user/profile', [], ['GET /api/account/profile']],
    [
      'the statement [2.75]',
      'a member with three pages of statement',
      '/user/statement',
      [],
      ['POST /api/statement'],
    ],
    [
      'the slips [2.76]',
      'a member with two slips in progress',
      '/user/statement',
      [/slip/i],
      ['POST /api/statement/slip'],
    ],
    [
      'the invites [2.54]',
      'a member who has invited friends',
      '/user/home',
      [/^Invite ?\d/, 'Continue'],
      ['POST /api/invite'],
    ],
    [
      'the refund [2.56] [2.57] [2.58]',
      'a member with a refund to receive',
      '/user/home',
      [/^Refund/],
      ['GET /api/refund/check', 'POST /api/refund'],
    ],
    [
      'the warning of a withdrawal [2.53]',
      'a member with money',
      '/user/home',
      [/^Withdraw/],
      ['GET /api/bonus/check/active'],
    ],
    [
      'the credentials of a game',
      'a member with known game credentials',
      '/user/home',
      [/^PG(?! [\dA-Z])/],
      ['GET /api/wallet/account/{slotCode}'],
    ],
    [
      'what one can pay with [2.48]',
      'a member with money',
      '/user/home',
      ['Deposit'],
      ['GET /api/lookup/deposit'],
    ],
    [
      'the name of the account to pay from [2.52]',
      'a member with money',
      '/user/home',
      ['Deposit', /^SCB/],
      ['GET /api/account/profile'],
    ],
  ])('is read again (W9): %s', async (_what, scenario, path, buttons, calls) => {
    const { user, asked, hear } = await openPage(scenario, path);
    for (const name of buttons) await press(name)(user);
    for (const call of calls) await waitFor(async () => expect(await asked(call)).toBeGreaterThan(0));
    const before = await Promise.all(calls.map(asked));
    hear();
    for (const [index, call] of calls.entries())
      await waitFor(async () => expect(await asked(call)).toBe(before[index]! + 1));
  });

  it('is read on the page of the list that the member sees (W9)', async () => {
    const { user, world, hear } = await openPage('a member with three pages of statement', '/user/statement');
    await press('Next page')(user);
    const pages = async () =>
      (await world.control.journal({ call: 'POST /api/statement' }))
        .map(({ body }) => (body as { page: number }).page)
        .sort((one, two) => one - two);
    await waitFor(async () => expect(await pages()).toEqual([1, 2]));
    hear();
    await waitFor(async () => expect(await pages()).toEqual([1, 2, 2]));
  });
});

describe('what this page changes', () => {
  it('is announced to the others by a message without data, once money has moved', async () => {
    const { user, received, world } = await openPage('a member with a refund to receive');
    await press(/^Refund/)(user);
    const receive = press('Add 25.00\u00a0baht to wallet');
    await world.control.addFault({ call: 'GET /api/refund/addWallet', kind: 'refuse', code: 'NO_REFUND' });
    await receive(user);
    await press('OK')(user);
    expect(received).toEqual([]);
    await receive(user);
    await screen.findByText(/in your wallet now/);
    expect(received).toEqual(['changed']);
  });

  it('is announced when it is no money', async () => {
    const { user, received, world } = await openPage('a member with money', '/user/profile');
    await press('Edit profile name')(user);
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), 'Dok');
    await world.control.addFault({ call: 'PUT /api/account/profile', kind: 'refuse', code: 'NO_DATA' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    expect(received).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(received).toEqual(['changed']));
  });

  it('is announced after the games were asked for their balances', async () => {
    const { user, received } = await openPage('a member with money');
    await press('Check balance')(user);
    await waitFor(() => expect(received).toEqual(['changed']));
  });
});
