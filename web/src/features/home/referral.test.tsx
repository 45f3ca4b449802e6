import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { ShareEnd } from '../../platform/platform.ts';
import { takeComplaints } from '../../testing/setup.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import { createSharedScreen } from '../../testing/shared-screen.ts';
import { SOMCHAI, walletReply } from './testing.ts';

describe('the referral bonus', () => {
  const receive = () => screen.findByRole('button', { name: 'Receive' });
  const bonus = () => screen.findByRole('region', { name: 'Referral bonus' });
  const CALL = 'GET /api/invite/bonus';

  it('goes into the wallet once for two presses, and says how much it was [2.33] [7.26]', async () => {
    const { world } = await renderApp({ signedIn: SOMCHAI });
    expect(await bonus()).toHaveTextContent('300.00');
    const button = await receive();
    // Friends have played since: what is received counts, not what stands on the screen.
    await world.control.setInvites(SOMCHAI, { earnings: 345.5 });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('345.50 received into your wallet')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1345.5);
    await waitFor(async () => expect(await bonus()).toHaveTextContent('0.00'));
    expect(await screen.findByText('1,345.50')).toBeVisible();
    expect(await world.control.count({ call: CALL })).toBe(1);
  });

  it.each(['drop', 'half-body'] as const)(
    'is found in the wallet when the answer was lost (%s), and asked for once (W1)',
    async (kind) => {
      const { world, user } = await renderApp({ signedIn: SOMCHAI });
      await world.control.addFault({ call: CALL, kind });
      await user.click(await receive());
      expect(await screen.findByText('300.00 received into your wallet')).toBeVisible();
      expect((await world.control.member(SOMCHAI)).wallet).toBe(1300);
      expect(await world.control.count({ call: CALL })).toBe(1);
    },
  );

  it('that never arrived is told only after looking, and can then be asked for anew (W1)', async () => {
    const { world, user, clock } = await renderApp({ signedIn: SOMCHAI });
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await user.click(await receive());
    await screen.findByText('Confirming the outcome');
    await clock.advance(9_999);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Receive' })).toBeNull();
    await clock.advance(1);
    expect(await screen.findByText(/was not received/)).toBeVisible();
    await user.click(await receive());
    expect(await screen.findByText('300.00 received into your wallet')).toBeVisible();
  });

  it('stays open while the truth cannot be read, and offers to look again instead of the order (W1)', async () => {
    const { world, user, clock } = await renderApp({ signedIn: SOMCHAI });
    await receive();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(await receive());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByText(/could not confirm this yet/)).toBeVisible();
    takeComplaints();
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('300.00 received into your wallet')).toBeVisible();
    expect(await world.control.count({ call: CALL })).toBe(1);
  });

  it('that could not be found out is told by a toast to who has left the page (W1)', async () => {
    const { world, user } = await renderApp({ signedIn: SOMCHAI, autoAdvance: true });
    await receive();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(await receive());
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(await screen.findByText(/could not confirm this yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    takeComplaints();
  }, 25_000);

  it('is refused with the reason in a red toast [8.06] [8.22]', async () => {
    const { world, user } = await renderApp({ signedIn: '0899999999' });
    await user.click(await receive());
    expect(await screen.findByText(/There is no invite bonus to receive yet/)).toBeVisible();
    await world.control.setFlags({ inviteActive: false });
    await user.click(await receive());
    expect(await screen.findByText('Invite bonuses are not open at the moment.')).toBeVisible();
  });

  it('is refused with the reason in a red toast [8.06] [8.22]', async () => {
    const { world, user } = await renderApp({ signedIn: '0899999999' });
    await user.click(await receive());
    expect(await screen.findByText(/There is no invite bonus to receive yet/)).toBeVisible();
    await world.control.setFlags({ inviteActive: false });
    await user.click(await receive());
    expect(await screen.findByText('Invite bonuses are not open at the moment.')).toBeVisible();
  });

  it('stands beside the invite link, to be copied and shared [2.47] [8.25]', async () => {
    const world = await makeWorld();
    const share = vi.fn(() => Promise.resolve<ShareEnd>('shared'));
    const platform = { ...createBrowserPlatform(window), share };
    const { user } = await renderApp({ world, signedIn: SOMCHAI, platform });
    const link = `${window.location.origin}/register?code=PR${(await walletReply(world)).profile._id}`;
    await user.click(await screen.findByRole('button', { name: 'Copy invite link' }));
    expect(await screen.findByText(`Copied: ${link}`)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(screen.getByRole('button', { name: 'Share invite link' }));
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: link });
    share.mockResolvedValueOnce('failed');
    await user.click(screen.getByRole('button', { name: 'Share invite link' }));
    expect(await screen.findByText('The link could not be shared. Copy it instead.')).toBeVisible();
  });

  it('offers no copying and sharing where strangers share the screen (K11)', async () => {
    await renderApp({ signedIn: SOMCHAI, platform: createSharedScreen() });
    await bonus();
    expect(screen.queryByRole('button', { name: /invite link/ })).toBeNull();
  });
});
