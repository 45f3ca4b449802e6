import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { toastText } from '../../../testing/find-toast.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { makeWorld, renderApp, type RenderOptions } from '../../../testing/render-app.tsx';
import { announced } from '../../../testing/screen-texts/announced.ts';
import { stubMedia } from '../../../testing/screen-media.ts';
import { asked, EVERY_ENTRY, LIST } from '../testing.ts';

const MALEE = '0899999999';

afterEach(() => vi.unstubAllGlobals());

const panel = () => screen.findByRole('region', { name: 'Latest activity' });
const rows = async () => within(await panel()).getAllByRole('listitem');

function openHome(options: RenderOptions = {}, isWide = true) {
  stubMedia((query) => isWide && query === '(min-width: 75rem)');
  return renderApp({ path: '/user/home', signedIn: SOMCHAI, ...options });
}

describe('the latest activity', () => {
  it('shows the six newest movements beside home, and links to all', async () => {
    const { world, user } = await openHome({ scenario: EVERY_ENTRY });
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    expect(await asked(world)).toEqual([{ page: 1, limit: 6 }]);
    await user.click(within(await panel()).getByRole('link', { name: 'See all' }));
    expect(await screen.findByRole('heading', { name: 'Statement', level: 1 })).toBeVisible();
  });

  it('shows kind, amount, status and time [4.08] [5.34] [9.32]', async () => {
    await openHome();
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    const texts = (await rows()).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Withdrawal−500.00In progress · 30 minutes ago',
      'Withdrawal−929.501 day ago',
      'Withdrawal−5,000.00Failed · 1 day ago',
      'Transfer to Slot XO200.001 day ago',
      'Deposit+1,000.002 days ago',
      'Transfer to Joker120.502 days ago',
    ]);
    // Only what failed is struck out: what is in progress may still come.
    const struck = (await rows()).map((row) => row.querySelector('s')?.textContent ?? null);
    expect(struck).toEqual([null, null, '−5,000.00', null, null, null]);
  });

  it('keeps its place while the wallet is loading', async () => {
    const world = await makeWorld();
    const wallet = await holdCall(world, 'GET /api/wallet');
    await openHome({ world });
    expect(within(await panel()).getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(await asked(world)).toHaveLength(0);
    await wallet.release();
    await waitFor(async () => expect(await rows()).toHaveLength(6));
  });

  it('is not beside a wallet that could not be read', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await openHome({ world });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Latest activity' })).toBeNull();
    takeConsoleErrors();
  });

  it('is reloaded with the wallet', async () => {
    const { world, user, clock } = await openHome();
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await clock.advance(1_000);
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await waitFor(async () => expect(await asked(world)).toHaveLength(2));
  });

  it('is not read at each look for the payment of a QR, but once after its dialog', async () => {
    const { world, user, clock } = await openHome({ scenario: 'a member with a live KBANK QR' });
    await waitFor(async () => expect(await rows()).not.toHaveLength(0));
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await within(await screen.findByRole('dialog')).findByRole('timer');
    await clock.advance(4_000);
    const before = (await asked(world)).length;
    await clock.advance(10_000);
    expect(await asked(world)).toHaveLength(before);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await asked(world)).toHaveLength(before + 1));
  });

  it('keeps its rows when they cannot be read again, says so, and reads once for two presses of "Try again" [8.29]', async () => {
    const { world, user, clock } = await openHome();
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await world.control.addFault({ call: LIST, kind: 'reset', times: 1 });
    await clock.advance(1_000);
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    const retry = await within(await panel()).findByRole('button', { name: 'Try again' });
    const said = within(await panel());
    expect(said.getByText('The latest data could not be loaded')).toBeVisible();
    expect(said.queryByText('The statement could not be loaded')).toBeNull();
    expect(await rows()).toHaveLength(6);
    const list = await holdCall(world, LIST);
    const before = (await asked(world)).length;
    await user.click(retry);
    await list.hasCome();
    expect(retry).toHaveAttribute('aria-busy', 'true');
    await user.click(retry);
    await list.release();
    await waitFor(() => expect(retry).not.toBeInTheDocument());
    expect(await asked(world)).toHaveLength(before + 1);
    expect(await rows()).toHaveLength(6);
  });

  it('is read again in another language [1.19]', async () => {
    const { world, user } = await openHome();
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    await waitFor(async () => expect(await asked(world)).toHaveLength(2));
  });

  it('says that there is nothing yet', async () => {
    await openHome({ signedIn: MALEE });
    await waitFor(async () => expect(await panel()).toHaveTextContent('Make your first deposit'));
  });

  it('does not affect home when it cannot be read, and can be retried [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: LIST, kind: 'reset', times: 1 });
    const { user } = await openHome({ world });
    const retry = await within(await panel()).findByRole('button', { name: 'Try again' });
    expect(screen.getByText('1,000.00')).toBeVisible();
    expect(announced('The statement could not be loaded')).toHaveLength(1);
    expect(await toastText()).toBe('');
    await user.click(retry);
    await waitFor(async () => expect(await rows()).toHaveLength(6));
  });

  it.each([
    ['on a narrow screen', false, createBrowserPlatform(window)],
    ['at a kiosk', true, { ...createBrowserPlatform(window), framesTasks: true as const }],
  ])('is neither shown nor requested %s', async (_, isWide, platform) => {
    const { world } = await openHome({ platform }, isWide);
    await screen.findByText('1,000.00');
    expect(screen.queryByRole('region', { name: 'Latest activity' })).toBeNull();
    expect(await asked(world)).toEqual([]);
  });
});
