import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import type { ShareEnd } from '../../platform/platform.ts';
import { takeComplaints } from '../../testing/setup.ts';
import { BANNERS_WAIT_MS } from './open-with-banners.ts';
import { AGREEMENT_DELAY_MS } from '../../shared/account/agreement-state.ts';
import { makeWorld, renderApp, type TestWorld } from '../../testing/render-app.tsx';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { createSharedScreen } from '../../testing/shared-screen.ts';

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

  it('shows when the balances were last refreshed, which reading the wallet is not [1.07]', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    expect(screen.getByText('Not updated yet')).toBeVisible();
    expect(localStorage.getItem('last_sync')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByText('Updated just now')).toBeVisible();
    expect(localStorage.getItem('last_sync')).toMatch(/^\d+$/);
  });

  it('does not count a check that failed as a refresh [1.07]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    await world.control.addFault({ call: 'GET /api/wallet/refresh/slot', kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await world.control.waitFor({ call: 'GET /api/wallet', count: 2, timeoutSeconds: 5 });
    expect(screen.getByText('Not updated yet')).toBeVisible();
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
    expect(takeComplaints()).toEqual(['The wallet could not be read: unknown']);
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

  it.each([1, null, 0.001, 9e15, 'x'])(
    'keeps the other figures when one game sends %j for its balance, and says which one (W9)',
    async (amount) => {
      const world = await makeWorld();
      const { user } = await renderApp({ world, signedIn: SOMCHAI });
      const before = satangIn((await total()).textContent);
      const reply = await walletReply(world);
      const slots = reply.slots.map((slot) => (slot.code === 'PG' ? { ...slot, amount } : slot));
      const body = JSON.stringify({ ...reply, slots });
      await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 200, body });
      await user.click(screen.getByRole('button', { name: 'Check balance' }));
      if (amount === 1 || amount === 0.001) {
        expect(await screen.findByText('Your balances are up to date')).toBeVisible();
        // What is finer than a satang cannot be spent. [5.33]
        expect(satangIn((await total()).textContent)).toBe(before - 35_000 + (amount === 1 ? 100 : 0));
        return;
      }
      expect(
        await screen.findByText('Could not be checked: PG. Their figures are from before.'),
      ).toBeVisible();
      expect(satangIn((await total()).textContent)).toBe(before);
      expect(screen.getByRole('button', { name: /^PG ?Not checked ?350\.00/ })).toBeVisible();
      expect(screen.getByRole('button', { name: /^Joker ?120\.50/ })).toBeVisible();
    },
  );

  it('says which games could not be asked, keeps their figures and refreshes the others (W9) [7.14]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await total();
    await world.control.play(SOMCHAI, 'PG', { outcome: 'win', amount: 5 });
    await world.control.play(SOMCHAI, 'JOKER', { outcome: 'win', amount: 5 });
    await world.control.setGameOutages(['PG']);
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByText('Not checked: PG. All other balances are up to date.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^PG ?Not checked ?350\.00/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Joker ?125\.50/ })).toBeVisible();
    await world.control.setGameOutages([]);
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByRole('button', { name: /^PG ?355\.00/ })).toBeVisible();
  });

  it('tells in a red toast why the service refuses a check [8.22]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await total();
    await world.control.addFault({
      call: 'GET /api/wallet/refresh/slot',
      kind: 'refuse',
      code: 'REQUEST_LIMIT',
    });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByText('Too many requests. Please wait about 1 minute.')).toBeVisible();
  });

  it('finds games by name, says how many, and shows all again (S5)', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await user.type(await screen.findByRole('searchbox', { name: 'Search games' }), 'joker');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^PG/ })).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Joker/ })).toHaveLength(2);
    expect(await screen.findByText('2 games found')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No game matches “jokerx”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findByRole('button', { name: /^PG ?350/ })).toBeVisible();
  });

  it('remembers what was last played for this member alone (S5)', async () => {
    const world = await makeWorld();
    const profileId = (await walletReply(world)).profile._id;
    const first = async (played: object | string) => {
      localStorage.setItem('last-played', typeof played === 'string' ? played : JSON.stringify(played));
      const { unmount } = await renderApp({ world, signedIn: SOMCHAI });
      const shelf = await screen.findByRole('region', { name: 'Slots' });
      const text = within(shelf).getAllByRole('button')[0]?.textContent;
      unmount();
      return text;
    };
    expect(await first({ member: profileId, codes: ['IMI', 7] })).toMatch(/^Imi/);
    expect(await first({ member: 'another', codes: ['IMI'] })).toMatch(/^Joker/);
    expect(await first('{"codes":')).toMatch(/^Joker/);
  });
});

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
    const { world, user } = await renderApp({ signedIn: SOMCHAI });
    await receive();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(await receive());
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(
      await screen.findByText(/could not confirm this yet/, undefined, { timeout: 12_000 }),
    ).toBeVisible();
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

describe('the widgets of home', () => {
  it('show the spin wheel with its coins only while it is active [2.37] [7.40]', async () => {
    const world = await makeWorld();
    const { unmount } = await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('link', { name: /Spin wheel ?5 coins left/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Refresh all/ })).toBeNull();
    unmount();
    await world.control.setFlags({ spinActive: false });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /Refresh all/ }));
    expect(await screen.findByText('Your balances are up to date')).toBeVisible();
    expect(screen.queryByText(/coins left/)).toBeNull();
  });

  it.each(['reset', 'empty', 'wrong-shape'] as const)(
    'refresh all in place of the wheel when nobody tells whether it is active (%s) [8.29]',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/spinwheel/active', kind, times: 'always' });
      await renderApp({ world, signedIn: SOMCHAI });
      expect(await screen.findByRole('button', { name: /Refresh all/ })).toBeVisible();
    },
  );

  it('lead to the page of bonuses, under its title [2.39] [2.68]', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await user.click(await screen.findByRole('link', { name: /^Bonus/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
    expect(await screen.findByRole('heading', { name: 'Bonus', level: 1 })).toBeVisible();
  });

  it('show the banners of invite first, one at a time, and then what they are about [2.38] [2.41]', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Invite friends/ }));
    const carousel = await screen.findByRole('region', { name: 'Invite friends' });
    expect(within(carousel).getByRole('heading', { name: /1%/ })).toBeVisible();
    await user.click(within(carousel).getByRole('button', { name: 'Next' }));
    expect(within(carousel).getByRole('group', { name: 'Slide 2 of 2' })).not.toHaveAttribute('inert');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('This will open soon.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Invite friends' })).toBeVisible();
  });

  it('open refund at once when there are no banners [2.40] [2.41]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: /^Refund/ }));
    expect(await screen.findByText('This will open soon.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Refund' })).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/refund/banners' })).toBe(1);
  });

  it('lead where the last press says, and nowhere else later [2.41]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/invite/banners', kind: 'hang', times: 'always' });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    const invite = await screen.findByRole('button', { name: /^Invite friends/ });
    await user.click(invite);
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

  it.each(['reset', 'wrong-shape', 'hang'] as const)(
    'do not let banners that fail (%s) stand in the way [2.41] [8.29]',
    async (kind) => {
      const { user, world, clock } = await renderApp({ signedIn: SOMCHAI });
      await world.control.addFault({ call: 'GET /api/invite/banners', kind });
      await user.click(await screen.findByRole('button', { name: /^Invite friends/ }));
      if (kind === 'hang') {
        await clock.advance(BANNERS_WAIT_MS - 1);
        expect(screen.queryByText('This will open soon.')).toBeNull();
        await clock.advance(1);
      }
      expect(await screen.findByText('This will open soon.')).toBeVisible();
    },
  );

  it('show of a banner only what cannot do harm [3.15]', async () => {
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
    expect(dialog.querySelector('img, form, script')).toBeNull();
    expect(window).not.toHaveProperty('hit');
  });
});

describe('a member without a wallet', () => {
  const { NO_WALLET } = errors;

  it('is told so, and led to those who can help (W3) [8.08] [8.29]', async () => {
    const { user } = await renderApp({ scenario: 'a member whose wallet is gone', signedIn: SOMCHAI });
    expect(await screen.findByText(NO_WALLET)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Contact' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Contact/ })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/user/contact');
    expect(new Set(takeComplaints())).toEqual(new Set(['The wallet could not be read: refused']));
  });
});

describe('the agreement', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Terms to accept' });
  /** Home, at the moment before the agreement is asked for. */
  const open = async (world: TestWorld) => {
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await total();
    await view.clock.advance(AGREEMENT_DELAY_MS - 1);
    return view;
  };

  it('opens 1.5 s after home is loaded, and not again once it is accepted [2.43] [9.12] [3.07]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    expect(AGREEMENT_DELAY_MS).toBe(1_500);
    const { user, unmount, clock } = await open(world);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(0);
    await clock.advance(1);
    expect(within(await dialog()).getAllByRole('listitem').length).toBeGreaterThan(1);
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('remember-agreement')).not.toBeNull();
    unmount();
    const { clock: secondClock } = await open(world);
    await secondClock.advance(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
  });

  it('that was closed without an answer is asked for again after the next load, and forgotten at logout [2.13]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    // The dialog may hide home before anybody has looked at it.
    const first = await open(world);
    await first.clock.advance(1);
    await dialog();
    await first.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();
    const { user, clock } = await open(world);
    await clock.advance(1);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(sessionStorage.getItem('remember-agreement')).toBeNull());
  });

  it('waits until the dialog that is open is closed: one at a time [2.44]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const fault = await world.control.addFault({ call: 'GET /api/lookup/agreements', kind: 'hang' });
    const { user, clock } = await open(world);
    await clock.advance(1);
    await user.click(screen.getByRole('button', { name: /^PG ?350/ }));
    await screen.findByRole('dialog', { name: 'PG' });
    await world.control.removeFault(fault.id);
    await act(() => world.control.waitFor({ call: 'GET /api/lookup/agreements' }));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await dialog()).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'that cannot be read is silent (%s), and asked for again with the next visit to home [8.29]',
    async (kind) => {
      const world = await makeWorld(undefined, { hasAgreements: true });
      await world.control.addFault({ call: 'GET /api/lookup/agreements', kind });
      const { user, clock } = await open(world);
      await clock.advance(1);
      expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
      await user.click(screen.getByRole('link', { name: 'Profile' }));
      expect(await screen.findByRole('heading', { name: 'Somchai' })).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(screen.getByRole('link', { name: 'Home' }));
      await total();
      await clock.advance(AGREEMENT_DELAY_MS);
      expect(await dialog()).toBeVisible();
    },
  );
});

interface WireWallet {
  profile: { _id: string };
  slots: { code: string; amount: number }[];
}

async function walletReply(world: TestWorld): Promise<WireWallet> {
  const headers = { authorization: `Bearer ${await world.signIn()}`, 'x-requested-with': 'wallet-user' };
  return (await (await world.fetch('/api/wallet', { headers })).json()) as WireWallet;
}
