import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { changeLocale } from '../../shared/session/locale.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { walletReply } from './testing.ts';

describe('the widgets of home', () => {
  it('show the spin wheel with its coins only while it is active [2.37] [7.40]', async () => {
    const world = await makeWorld();
    await world.control.setCoins(SOMCHAI, 12);
    const { unmount } = await renderApp({ world, signedIn: SOMCHAI });
    const wheel = await screen.findByRole('link', { name: /Spin wheel ?12 coins left/ });
    expect(wheel).toHaveAttribute('href', '/user/spin');
    expect(screen.queryByRole('button', { name: /Refresh all/ })).toBeNull();
    unmount();
    await world.control.setFlags({ spinActive: false });
    const lookup = await holdCall(world, 'GET /api/spinwheel/active');
    await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('button', { name: /^Refund/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Spin wheel/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Refresh all/ })).toBeNull();
    await lookup.release();
    const refresh = await screen.findByRole('button', { name: /^Refresh all ?Check every game$/ });
    act(() => refresh.click());
    expect(refresh).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('Your balances are up to date')).toBeVisible();
    expect(screen.queryByText(/coins left/)).toBeNull();
  });

  it.each([
    { kind: 'reset' },
    { kind: 'empty' },
    { kind: 'wrong-shape' },
    { kind: 'status', status: 200, body: '{"isActive":"false"}' },
  ] as const)(
    'offer a refresh instead of the wheel when its check fails (%j) [2.37] [7.40] [8.29]',
    async (fault) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/spinwheel/active', ...fault, times: 'always' });
      await renderApp({ world, signedIn: SOMCHAI });
      expect(await screen.findByRole('button', { name: /Refresh all/ })).toBeVisible();
    },
  );

  it('refresh nothing while the service asks to wait [8.02]', async () => {
    const world = await makeWorld();
    await world.control.setFlags({ spinActive: false });
    const call = 'GET /api/wallet/refresh/slot';
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    const refresh = await screen.findByRole('button', { name: /Refresh all/ });
    await user.click(refresh);
    await screen.findByText(/^Too many requests. You can keep reading/);
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
    await user.click(refresh);
    expect(await world.control.count({ call })).toBe(1);
  });

  it('ask for the wheel again when the network is back, and show it without coins too [2.37] [7.40]', async () => {
    const world = await makeWorld();
    await world.control.setFlags({ spinActive: false });
    await world.control.setCoins(SOMCHAI, 0);
    await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('button', { name: /Refresh all/ })).toBeVisible();
    await world.control.setFlags({ spinActive: true });
    switchNetwork('offline');
    switchNetwork('online');
    expect(await screen.findByRole('link', { name: /Spin wheel ?0 coins left/ })).toBeVisible();
    await world.control.setFlags({ spinActive: false });
    switchNetwork('offline');
    switchNetwork('online');
    expect(await screen.findByRole('button', { name: /Refresh all/ })).toBeVisible();
  });

  it('show a dash for coins and invites that cannot be read, on home and in the dialog [2.37] [2.38] [5.33] [3.13]', async () => {
    const world = await makeWorld();
    const reply = await walletReply(world);
    const body = JSON.stringify({
      ...reply,
      profile: { ...reply.profile, coin: null },
      invite: { amount: 1, success: 'many', fail: -1 },
    });
    await world.control.setBanners({ invite: [] });
    await world.control.addFault({
      call: 'GET /api/wallet',
      kind: 'status',
      status: 200,
      body,
      times: 'always',
    });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('link', { name: /^Spin wheel ?-$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Invite ?-$/ }));
    const summary = await screen.findByRole('region', { name: 'Ready to receive' });
    expect(
      within(summary)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['-', '-']);
  });

  it('follow the deposit and the withdrawal in a fixed order, and lead to the page of bonuses under its title [2.35] [2.36] [2.37] [2.38] [2.39] [2.40] [2.68]', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    const wheel = await screen.findByRole('link', { name: /^Spin wheel/ });
    const button = (name: RegExp) => screen.getByRole('button', { name });
    const bonus = screen.getByRole('link', { name: /^Bonus ?View bonuses$/ });
    const all = [
      button(/^Deposit/),
      button(/^Withdraw/),
      wheel,
      button(/^Invite ?3/),
      bonus,
      button(/^Refund/),
    ];
    for (const [index, widget] of all.slice(1).entries())
      expect(all[index]?.compareDocumentPosition(widget)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(bonus);
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
    expect(window.location.search).toBe('');
    expect(await screen.findByRole('heading', { name: 'Bonus', level: 1 })).toBeVisible();
  });

  it('show the banners of invite first, one at a time, and then its dialog [2.38] [2.41] [2.44]', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Invite ?3 invited/ }));
    const carousel = await screen.findByRole('region', { name: 'Invite friends' });
    const slide = within(carousel).getByRole('group', { name: 'Slide 1 of 2' });
    expect(within(slide).getByRole('heading', { name: /1%/ })).toBeVisible();
    await user.click(within(carousel).getByRole('button', { name: 'Next' }));
    expect(within(carousel).getByRole('group', { name: 'Slide 2 of 2' })).not.toHaveAttribute('inert');
    await user.click(within(carousel).getByRole('button', { name: 'Previous' }));
    expect(slide).not.toHaveAttribute('inert');
    expect(screen.queryByRole('region', { name: 'Ready to receive' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('region', { name: 'Ready to receive' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Invite friends' })).toBeVisible();
  });

  it('read the open banners again when another page has changed the language [1.19] [2.41]', async () => {
    const { user, i18n, services, world } = await renderApp({ signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Invite ?3 invited/ }));
    await screen.findByRole('group', { name: 'Slide 1 of 2' });
    await world.control.setBanners({ invite: [{ image: null, html: '<h3>ຊວນໝູ່ມື້ນີ້</h3>' }] });
    await act(() => changeLocale(i18n, services.platform, 'lo'));
    expect(await screen.findByRole('heading', { name: 'ຊວນໝູ່ມື້ນີ້' })).toBeVisible();
  });

  it('follow a link in a banner to its page, where no dialog opens [2.41]', async () => {
    const world = await makeWorld();
    await world.control.setBanners({
      invite: [{ image: null, html: '<a href="/user/bonus">All rewards</a>' }],
    });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    const invite = await screen.findByRole('button', { name: /^Invite ?3 invited/ });
    // The dialog opens at once only if its code is here: the second time.
    await user.click(invite);
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await screen.findByRole('region', { name: 'Ready to receive' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(invite);
    await user.click(await screen.findByRole('link', { name: 'All rewards' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('heading', { name: 'Bonus', level: 1 })).toBeVisible();
  });

  it.each(['Close', 'Continue'])(
    'show the banners of refund first, and refund after "%s" [2.40] [2.41] [2.44]',
    async (way) => {
      const { user } = await renderApp({
        signedIn: SOMCHAI,
        scenario: 'a service with banners of refund',
      });
      await user.click(await screen.findByRole('button', { name: /^Refund ?Check refund$/ }));
      const carousel = await screen.findByRole('region', { name: 'Refund' });
      expect(within(carousel).getByRole('heading', { name: /5%/ })).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Your refund' })).toBeNull();
      await user.click(screen.getByRole('button', { name: way }));
      expect(await screen.findByRole('region', { name: 'Your refund' })).toBeVisible();
      expect(screen.getByRole('dialog', { name: 'Refund' })).toBeVisible();
    },
  );

  it('open invite directly, once for two presses, if there are no banners [2.38] [2.41]', async () => {
    const world = await makeWorld();
    await world.control.setBanners({ invite: [] });
    await renderApp({ world, signedIn: SOMCHAI });
    const invite = await screen.findByRole('button', { name: /^Invite ?\d/ });
    act(() => {
      invite.click();
      invite.click();
    });
    expect(await screen.findByRole('region', { name: 'Ready to receive' })).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/invite/banners' })).toBe(1);
  });

  it.each([[[]], [[{ image: null, html: null }]]])(
    'open refund directly if there is nothing to show in the banners %j [2.40] [2.41] [3.15]',
    async (banners) => {
      const world = await makeWorld();
      await world.control.setBanners({ refund: banners });
      const { user } = await renderApp({ world, signedIn: SOMCHAI });
      await user.click(await screen.findByRole('button', { name: /^Refund/ }));
      expect(await screen.findByRole('region', { name: 'Your refund' })).toBeVisible();
      expect(screen.getByRole('dialog', { name: 'Refund' })).toBeVisible();
      expect(await world.control.count({ call: 'GET /api/refund/banners' })).toBe(1);
    },
  );

  it('follow only the last press [2.38] [2.40] [2.41]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/invite/banners', kind: 'hang', times: 'always' });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    const invite = await screen.findByRole('button', { name: /^Invite ?\d/ });
    await user.click(invite);
    expect(invite).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: /^Refund/ })).not.toHaveAttribute('aria-busy');
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    expect(await screen.findByRole('dialog', { name: 'Refund' })).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(invite);
    await user.click(await screen.findByRole('button', { name: 'Deposit' }));
    await screen.findByRole('dialog', { name: 'Deposit' });
    await user.keyboard('{Escape}');
    await world.control.clearFaults();
    await waitFor(() => expect(invite).not.toHaveAttribute('aria-busy'));
    await user.click(screen.getByRole('button', { name: /^Refund/ }));
    expect(await screen.findByRole('dialog', { name: 'Refund' })).toBeVisible();
  });

  it('open nothing once home is left [2.41]', async () => {
    const world = await makeWorld();
    const banners = await holdCall(world, 'GET /api/refund/banners');
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    await banners.hasCome();
    await user.click(screen.getByRole('link', { name: 'Statement' }));
    await screen.findByRole('heading', { name: 'Statement', level: 1 });
    await banners.release();
    await screen.findAllByRole('row');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('follow only the last press, also when it is below them [2.38] [2.40] [2.41]', async () => {
    const world = await makeWorld('a member without money');
    const refund = await holdCall(world, 'GET /api/refund/banners');
    const invite = await holdCall(world, 'GET /api/invite/banners');
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    await refund.hasCome();
    expect(screen.getByRole('button', { name: /^Invite ?\d/ })).not.toHaveAttribute('aria-busy');
    await user.click(screen.getByRole('button', { name: 'Invite' }));
    await invite.hasCome();
    expect(screen.getByRole('button', { name: /^Refund/ })).not.toHaveAttribute('aria-busy');
    await refund.release();
    await invite.release();
    expect(await screen.findByRole('dialog')).toHaveAccessibleName('Invite friends');
  });

  it.each([
    ['Invite', 'Ready to receive', 'reset'],
    ['Invite', 'Ready to receive', 'wrong-shape'],
    ['Invite', 'Ready to receive', 'hang'],
    ['Refund', 'Your refund', 'hang'],
  ] as const)(
    'open the dialog of %s (%s) even if the banners fail (%s) [2.38] [2.40] [2.41] [8.29]',
    async (widget, content, kind) => {
      const { user, world, clock } = await renderApp({ signedIn: SOMCHAI });
      const call = widget === 'Invite' ? 'GET /api/invite/banners' : 'GET /api/refund/banners';
      await world.control.addFault({ call, kind });
      const button = await screen.findByRole('button', {
        name: widget === 'Invite' ? /^Invite ?\d/ : /^Refund/,
      });
      await user.click(button);
      if (kind === 'hang') {
        expect(button).toHaveAttribute('aria-busy', 'true');
        await clock.advance(3_999);
        expect(screen.queryByRole('dialog')).toBeNull();
        await clock.advance(1);
      }
      expect(await screen.findByRole('region', { name: content })).toBeVisible();
    },
  );

  it('show a single banner too, with sanitised content [2.41] [3.15]', async () => {
    const world = await makeWorld();
    await world.control.setBanners({
      refund: [
        { image: '/api/bonus/clear', html: '<b>Back</b><img src=x onerror="window.hit=1"><form></form>' },
      ],
    });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    expect(await screen.findByText('Back')).toBeVisible();
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('[src^="/api"], [src=x], [onerror], form, script')).toBeNull();
    expect(window).not.toHaveProperty('hit');
  });
});
