import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { loadText } from '../../shared/session/text-sets/load-text.ts';
import { fill } from '../../testing/fill.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { renderApp, type RenderOptions } from '../../testing/render-app.tsx';
import { OneEntryRouter } from './one-entry-router.tsx';

/** Opens home after the statement, so that the history has a page to go back to. */
async function atHome(options: RenderOptions = {}) {
  const view = await renderApp({ signedIn: SOMCHAI, path: '/user/statement', ...options });
  await view.user.click(await screen.findByRole('link', { name: 'Home' }));
  await screen.findByRole('button', { name: 'Withdraw' });
  return view;
}

/** Presses Back or Forward, and waits for the history to settle. */
const travel = (steps: number) =>
  act(async () => {
    window.history.go(steps);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  });
const at = () => window.location.pathname;
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('Back', () => {
  it('closes the open dialog, keeps the route and unlocks the scroll; the next Back leaves the route [2.46]', async () => {
    const { user } = await atHome();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('dialog');
    await travel(-1);
    await isGone();
    expect(at()).toBe('/user/home');
    await waitFor(() => expect(document.documentElement.style.overflow).not.toBe('hidden'));
    await travel(-1);
    expect(at()).toBe('/user/statement');
  });

  it('leaves a dialog open for which the browser allows no further entry [2.46]', async () => {
    const { user } = await atHome();
    vi.spyOn(window.history, 'pushState').mockImplementation(() => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('dialog', { name: 'Withdraw' })).toBeVisible();
    vi.mocked(window.history.pushState).mockRestore();
    await user.keyboard('{Escape}');
    await isGone();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('dialog');
    await travel(-1);
    await isGone();
    expect(at()).toBe('/user/home');
  });

  /** Home shortly after a dialog was opened whose texts arrive when `arrive` is called. */
  const whileDialogIsFetched = async () => {
    const arrival = Promise.withResolvers<undefined>();
    const { user } = await atHome({
      loadText: async (locale, namespace) => {
        if (namespace === 'withdraw') await arrival.promise;
        return loadText(locale, namespace);
      },
    });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('Loading');
    return { user, arrive: () => act(async () => arrival.resolve(undefined)) };
  };

  it('cancels a dialog whose texts are still loading, and keeps the route [2.46]', async () => {
    const { arrive } = await whileDialogIsFetched();
    await travel(-1);
    expect(at()).toBe('/user/home');
    expect(screen.queryByText('Loading')).toBeNull();
    await arrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    await travel(-1);
    expect(at()).toBe('/user/statement');
  });

  it('leads home from a page opened while a dialog was loading, and shows that dialog on neither [2.44]', async () => {
    const { user, arrive } = await whileDialogIsFetched();
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    await screen.findByRole('heading', { level: 1, name: /Contact/ });
    await arrive();
    expect(screen.queryByRole('dialog')).toBeNull();
    await travel(-1);
    expect(at()).toBe('/user/home');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the page with one press after its dialog was closed by hand [2.46]', async () => {
    const { user } = await atHome();
    for (const name of ['Withdraw', 'Deposit']) {
      await user.click(screen.getByRole('button', { name }));
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await isGone();
    }
    await travel(-1);
    expect(at()).toBe('/user/statement');
  });

  it('answers an alert with no before it closes the sheet below [2.46]', async () => {
    const { user, world } = await atHome();
    await user.click(await screen.findByRole('button', { name: /^PG(?! [\dA-Z])/ }));
    const sheet = await screen.findByRole('dialog');
    await user.click(await within(sheet).findByRole('button', { name: 'Reset password' }));
    await screen.findByRole('alertdialog');
    await travel(-1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog')).toBe(sheet);
    await travel(-1);
    await isGone();
    expect(at()).toBe('/user/home');
    expect(await world.control.count({ call: 'GET /api/wallet/resetpassword/{slotCode}' })).toBe(0);
  });

  it('closes a dialog that opens right after Back closed another [2.41]', async () => {
    const { user } = await atHome();
    await user.click(await screen.findByRole('button', { name: /^Invite ?\d/ }));
    const onwards = await screen.findByRole('button', { name: 'Continue' });
    await travel(-1);
    await waitFor(() => expect(onwards).not.toBeInTheDocument());
    expect(await screen.findByRole('dialog')).toBeVisible();
    await travel(-1);
    await isGone();
    expect(at()).toBe('/user/home');
  });

  it('does nothing while money is moving: dialog and order stay [2.46] (W1)', async () => {
    const { user, world } = await atHome();
    await user.click(screen.getByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    await fill(user, screen.getByLabelText('Amount'), '100');
    const transfer = await holdCall(world, 'POST /api/wallet/transfer');
    await user.click(screen.getByRole('button', { name: 'Transfer 100.00\u00a0baht' }));
    await transfer.hasCome();
    await travel(-1);
    await travel(-1);
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(at()).toBe('/user/home');
    await transfer.release();
    expect(await screen.findByText('Transfer complete')).toBeVisible();
    expect(await world.control.count({ call: 'POST /api/wallet/transfer' })).toBe(1);
    await travel(-1);
    await isGone();
    expect(at()).toBe('/user/home');
  });

  describe('after the session ended under a dialog', () => {
    const endedUnderDialog = async () => {
      window.history.replaceState(null, '', '/contact');
      window.history.pushState(null, '', '/');
      const view = await renderApp({ signedIn: SOMCHAI });
      await view.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
      await screen.findByRole('dialog');
      act(() => view.services.session.end('token-refused'));
      await screen.findByLabelText('Phone number');
      return view;
    };

    it('leaves the login with one press [2.46]', async () => {
      await endedUnderDialog();
      await travel(-1);
      expect(at()).toBe('/contact');
    });

    it('closes the next dialog, then leaves home with one press [2.46]', async () => {
      const { user } = await endedUnderDialog();
      await fill(user, screen.getByLabelText('Phone number'), SOMCHAI);
      await fill(user, screen.getByLabelText('Password'), '123456');
      await user.click(screen.getByRole('button', { name: 'Log in' }));
      await user.click(await screen.findByRole('button', { name: 'Deposit' }));
      await screen.findByRole('dialog');
      await travel(-1);
      await isGone();
      expect(at()).toBe('/user/home');
      await travel(-1);
      expect(at()).toBe('/contact');
    });
  });

  it('from home does not ask again whether to end the session that was kept [2.13]', async () => {
    window.history.replaceState(null, '', '/user/statement');
    window.history.pushState(null, '', '/');
    const { user, services } = await renderApp({ signedIn: SOMCHAI, path: '/howto' });
    await user.click(await screen.findByRole('button', { name: 'Back to my wallet' }));
    await screen.findByRole('button', { name: 'Withdraw' });
    await travel(-1);
    expect(at()).toBe('/user/statement');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(services.session.token()).not.toBeNull();
  });

  it('is not undone by Forward: no dialog opens again and nothing is sent [2.46]', async () => {
    const { user, world } = await atHome();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('dialog');
    await travel(-1);
    await isGone();
    const calls = await world.control.count({});
    await travel(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(at()).toBe('/user/home');
    expect(await world.control.count({})).toBe(calls);
    await travel(-1);
    expect(at()).toBe('/user/statement');
  });
});

describe('where no history is kept (K1)', () => {
  it('pages and dialogs make no entry, and a dialog still closes by its button', async () => {
    const entries = window.history.length;
    const { user } = await atHome({ platform: { ...createBrowserPlatform(window), router: OneEntryRouter } });
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    await screen.findByRole('dialog');
    expect(window.history.length).toBe(entries);
    await user.keyboard('{Escape}');
    await isGone();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(at()).toBe('/user/profile');
    expect(window.history.length).toBe(entries);
  });
});
