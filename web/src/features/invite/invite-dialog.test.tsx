import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { dateTimeText } from '../../lib/date-text.ts';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { ShareEnd } from '../../platform/platform.ts';
import { inviteLink } from '../../shared/account/invite-link.ts';
import { findToast, toastText } from '../../testing/find-toast.ts';
import { setHidden, switchNetwork } from '../../testing/browser-state.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld } from '../../testing/render-app.tsx';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { announced } from '../../testing/screen-texts/announced.ts';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import { standInForToasts } from '../../testing/stand-in-toasts.ts';
import { dialog, openInvite, rows, SCENARIO, summary } from './testing.ts';

const LIST = 'POST /api/invite';
const WALLET = 'GET /api/wallet';
const count = (label: string) => within(summary()).getByText(label).nextElementSibling;

describe('the invite dialog', () => {
  it('sums up amount, success and fail [2.44] [2.54] [3.13]', async () => {
    const world = await makeWorld(SCENARIO);
    await world.control.setInvites(SOMCHAI, { earnings: 1234.56, success: 12_345, fail: 0 });
    await openInvite({ world });
    await waitFor(() => expect(summary()).toHaveTextContent(/^Ready to receive1,234\.56 baht/));
    expect(count('Successful invites')).toHaveTextContent(/^12,345$/);
    expect(count('Not successful yet')).toHaveTextContent(/^0$/);
  });

  it('reads the summary again each time it opens [2.54]', async () => {
    const world = await makeWorld(SCENARIO);
    const { user } = await openInvite({ world });
    for (const success of [40, 41]) {
      await user.keyboard('{Escape}');
      await world.control.setInvites(SOMCHAI, { success });
      await user.click(await screen.findByRole('button', { name: /^Invite ?\d/ }));
      await user.click(await screen.findByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(count('Successful invites')).toHaveTextContent(String(success)));
    }
  });

  it('lists name, amount and time of each invite, newest first, ten a page [2.54] [3.13] [7.25] [9.25] [9.31]', async () => {
    const { world, user } = await openInvite();
    const [sent] = await world.control.journal({ call: LIST });
    expect(sent?.body).toEqual({ page: 1, limit: 10 });
    const { invites } = sent?.answer as {
      invites: { from: { name: string }; amount: number; createdAt: string }[];
    };
    expect(invites).toHaveLength(10);
    expect(await rows()).toEqual(
      invites.map(({ from, amount, createdAt }) => [
        from.name,
        `${amount.toFixed(2)} baht`,
        dateTimeText(createdAt),
      ]),
    );
    const times = invites.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    expect((await rows())[0]?.slice(1)).toEqual([
      '23.00 baht',
      expect.stringMatching(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/),
    ]);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Friend', 'Amount', 'Time']);

    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(async () => expect((await rows())[0]?.[1]).toBe('13.00 baht'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(screen.getByText('Showing 21–23 of 23')).toBeVisible();
    const pages = (await world.control.journal({ call: LIST })).map(({ body }) => body);
    expect(pages).toEqual([1, 2, 3].map((page) => ({ page, limit: 10 })));
  });

  it('offers three pages before and one after the current one [2.77] [9.26]', async () => {
    const world = await makeWorld(SCENARIO);
    const at = '2026-01-01T00:00:00.000Z';
    const more = Array.from({ length: 50 }, (_, index) => ({ name: `Friend ${index}`, amount: 1, at }));
    await world.control.setInvites(SOMCHAI, { rows: more });
    const { user } = await openInvite({ world });
    const pages = () =>
      within(screen.getByRole('navigation', { name: 'Choose a page' }))
        .getAllByRole('button', { name: /^Page/ })
        .map(({ textContent }) => textContent);
    await rows();
    expect(pages()).toEqual(['1', '2']);
    for (const page of [2, 3, 4, 5]) {
      await user.click(screen.getByRole('button', { name: 'Next page' }));
      await screen.findByText(`Showing ${(page - 1) * 10 + 1}–${page * 10} of 73`);
    }
    expect(pages()).toEqual(['2', '3', '4', '5', '6']);
  });

  it('says what to do before the first invite [2.54]', async () => {
    await openInvite({ scenario: 'a member with money' });
    expect(await screen.findByText('No rewards from friends yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Receive a part' })).toBeNull();
  });

  it.each([
    { kind: 'reset' },
    { kind: 'wrong-shape' },
    { kind: 'status', status: 200, body: '{"total":25,"invites":[]}' },
  ] as const)('offers another try if the list cannot be read (%j), without a toast [8.29]', async (fault) => {
    const world = await makeWorld(SCENARIO);
    await world.control.addFault({ call: LIST, ...fault });
    const { user } = await openInvite({ world });
    expect(await screen.findByText('The list could not be loaded')).toBeVisible();
    expect(screen.getAllByText(/could not be loaded/)).toHaveLength(1);
    expect(announced('The list could not be loaded')).toHaveLength(1);
    expect(await toastText()).toBe('');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(10);
  });

  it('tries a page that failed again, and starts with the first when it opens again [2.54] [8.29]', async () => {
    const { user, world } = await openInvite();
    await rows();
    await world.control.addFault({ call: LIST, kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing 11–20 of 23')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^Invite ?\d/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
  });

  it('keeps a list that cannot be read again, marks it as old, and offers another try [8.29]', async () => {
    const { user, world, clock } = await openInvite();
    await rows();
    await world.control.addFault({ call: LIST, kind: 'reset' });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    const old = await screen.findByText('The latest data could not be loaded');
    expect(await rows()).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(old).not.toBeInTheDocument());
    expect(await rows()).toHaveLength(10);
  });

  it('turns an old list to the page that was pressed, also when the network comes back meanwhile', async () => {
    const { user, world, clock } = await openInvite();
    await rows();
    await world.control.addFault({ call: LIST, kind: 'reset' });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const list = await holdCall(world, LIST);
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await list.hasCome();
    expect(retry).toHaveAttribute('aria-busy', 'true');
    switchNetwork('offline');
    switchNetwork('online');
    expect(await screen.findByText(/^Showing 11–20 of/)).toBeVisible();
    expect(retry).not.toBeInTheDocument();
    await list.release();
  });

  it('reads a list that failed again by itself when the network is back', async () => {
    const world = await makeWorld(SCENARIO);
    await world.control.addFault({ call: LIST, kind: 'reset' });
    await openInvite({ world });
    await screen.findByText('The list could not be loaded');
    switchNetwork('offline');
    switchNetwork('online');
    expect(await rows()).toHaveLength(10);
    expect(await world.control.count({ call: LIST })).toBe(2);
  });

  it('keeps a name of any length or direction from changing the amount beside it', async () => {
    const world = await makeWorld(SCENARIO);
    const at = '2026-12-31T00:00:00.000Z';
    await world.control.setInvites(SOMCHAI, {
      rows: [
        { name: 'ก'.repeat(200), amount: 1, at },
        { name: 'محمد', amount: 2, at },
        { name: 'Nok\u202e1.00', amount: 3, at },
      ],
    });
    await openInvite({ world });
    const names = (await rows()).slice(0, 3).map(([name]) => name);
    expect(names).toEqual(expect.arrayContaining(['ก'.repeat(200), '\u2068محمد\u2069', 'Nok\ufffd1.00']));
  });

  it('shows invalid names and amounts as "-" [2.54] [3.13] [5.33]', async () => {
    const world = await makeWorld(SCENARIO);
    const createdAt = '2026-11-20T03:00:00.000Z';
    const invites = [
      { from: null, amount: null, createdAt },
      { from: { name: {} }, amount: 'x', createdAt },
    ];
    const body = JSON.stringify({ total: 2, invites });
    await world.control.addFault({ call: LIST, kind: 'status', status: 200, body });
    await openInvite({ world });
    expect(await rows()).toEqual(Array(2).fill(['-', '-', dateTimeText(createdAt)]));
  });

  it('shows the invite link, to be copied and shared, but at the kiosk only its code [1.13] [2.47] [8.25] (K11)', async () => {
    const share = vi.fn(() => Promise.resolve<ShareEnd>('shared'));
    const platform = { ...createBrowserPlatform(window), share };
    const { user, unmount, world } = await openInvite({ platform });
    const [read] = await world.control.journal({ call: WALLET });
    const { _id } = (read?.answer as { profile: { _id: string } }).profile;
    const link = `${window.location.origin}/register?code=PR${_id}`;
    expect(dialog()).toHaveTextContent(link.replace('http://', ''));
    await user.click(within(dialog()).getByRole('button', { name: 'Copy invite link' }));
    await findToast('success', `Copied: ${link}`);
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(within(dialog()).getByRole('button', { name: 'Share invite link' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: link });
    // Where nothing can be shared, the platform copies instead; the toast of the first copy must be gone.
    await user.click(screen.getByText(`Copied: ${link}`));
    await waitFor(() => expect(screen.queryByText(`Copied: ${link}`)).toBeNull());
    share.mockResolvedValueOnce('copied');
    await user.click(within(dialog()).getByRole('button', { name: 'Share invite link' }));
    await findToast('success', `Copied: ${link}`);
    share.mockResolvedValueOnce('failed');
    await user.click(within(dialog()).getByRole('button', { name: 'Share invite link' }));
    await findToast('error', 'The link could not be shared. Copy it instead.');
    const toasts = await standInForToasts();
    // Whoever has shared it sees that, and needs no toast.
    await user.click(within(dialog()).getByRole('button', { name: 'Share invite link' }));
    expect(toasts()).toEqual([]);
    share.mockResolvedValueOnce('copied');
    await user.click(within(dialog()).getByRole('button', { name: 'Share invite link' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ kind: 'success', text: `Copied: ${link}` }]));
    unmount();
    const drawCode = vi.fn<(text: string) => Promise<string>>(() => Promise.resolve('<svg/>'));
    await openInvite({ platform: { ...createSharedScreen(), framesTasks: true, drawCode } });
    await waitFor(() =>
      expect(drawCode).toHaveBeenCalledWith(`https://rimkhong.example/register?code=PR${_id}`),
    );
    expect(within(dialog()).queryByRole('button', { name: /invite link/ })).toBeNull();
  });

  it('has the profile id in its link unchanged [2.47]', () => {
    expect(inviteLink('https://wallet.test', 'aB9')).toBe('https://wallet.test/register?code=PRaB9');
    expect(inviteLink('https://wallet.test', 'a\uD83D')).toMatch(/code=PRa%/);
  });

  it('reads the earnings when it opens, and the wallet not again when it is closed without success [2.45] [2.55]', async () => {
    const { user, world } = await openInvite();
    await rows();
    const before = await world.control.count({ call: WALLET });
    expect(before).toBe(2);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await world.control.count({ call: WALLET })).toBe(before);
  });

  it('says that the figures are old when the wallet cannot be read again [8.29]', async () => {
    const world = await makeWorld(SCENARIO);
    const { user } = await openInvite({ world });
    await user.keyboard('{Escape}');
    await world.control.addFault({ call: WALLET, kind: 'empty' });
    await user.click(await screen.findByRole('button', { name: /^Invite ?\d/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(
      await within(await screen.findByRole('dialog')).findByText(/figures are from before/),
    ).toBeVisible();
    expect(summary()).toHaveTextContent('276.00');
    takeConsoleErrors();
  });
});

describe('receiving all of the invite bonus', () => {
  const CALL = 'GET /api/invite/bonus';
  const button = () => screen.findByRole('button', { name: 'Receive all 276.00\u00a0baht' });

  it('is sent once for two presses, closes the dialog and refreshes the wallet [1.13] [2.55] [4.05] [7.26]', async () => {
    const { world } = await openInvite();
    const receive = await button();
    act(() => {
      receive.click();
      receive.click();
    });
    await findToast('success', '276.00 baht received into your wallet');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('1,276.00')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Referral bonus' })).toHaveTextContent('0.00');
    expect(await world.control.count({ call: CALL })).toBe(1);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1276);
    await world.assertClean();
  });

  it('is found on the statement when friends have earned as much again meanwhile (W1)', async () => {
    const { world, user, clock } = await openInvite();
    await world.control.addFault({ call: CALL, kind: 'hang' });
    await user.click(await button());
    await clock.advance(60_000);
    await screen.findAllByText(/^Confirming/);
    await world.control.clearFaults();
    await world.control.waitFor({ call: CALL, count: 1 });
    await world.control.setInvites(SOMCHAI, { earnings: 500 });
    await clock.advance(10_000);
    expect(await screen.findByText('276.00 baht received into your wallet')).toBeVisible();
    expect(await world.control.count({ call: CALL })).toBe(1);
  });

  it('leaves the figures and the list as they are when there is no network', async () => {
    const { user, world } = await openInvite();
    const button = await screen.findByRole('button', { name: 'Receive all 276.00\u00a0baht' });
    expect(await rows()).toHaveLength(10);
    switchNetwork('offline');
    await user.click(button);
    const alert = within(await screen.findByRole('alertdialog', { name: 'No internet' }));
    await user.click(alert.getByRole('button', { name: 'OK' }));
    expect(button).toBeEnabled();
    expect(summary()).toHaveTextContent(/^Ready to receive276\.00 baht/);
    expect(await rows()).toHaveLength(10);
    // The reading before the order, and none after it.
    expect(takeConsoleErrors()).toEqual(['The wallet could not be read: offline']);
    expect(await world.control.count({ call: 'GET /api/invite/bonus' })).toBe(0);
  });
});
