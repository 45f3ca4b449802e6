import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { findToast, toastText } from '../../testing/find-toast.ts';
import { announced } from '../../testing/screen-texts/announced.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { dateTimeText } from '../../lib/date-text.ts';
import { total, walletReply } from './testing.ts';

/** Shown baht amount in satang. */
const satangIn = (text: string | null) => Number((text ?? '').replace(/[^\d.]/g, '').replace('.', ''));

describe('home', () => {
  it('shows the profile name, the wallet and the total over wallet and games [1.07] [2.32] [2.33]', async () => {
    const { world } = await renderApp({ signedIn: SOMCHAI });
    const { games } = await world.control.member(SOMCHAI);
    expect(Object.values(games).some((amount) => amount > 0)).toBe(true);
    expect(await screen.findByText('1,000.00')).toBeVisible();
    expect(screen.getByText('In wallet').nextElementSibling).toHaveTextContent(/^1,000\.00$/);
    expect(screen.getByText('In games').nextElementSibling).toHaveTextContent(/^670\.50$/);
    expect(screen.getAllByRole('banner')[0]).toHaveTextContent(/Somchai/i);
    expect(satangIn((await total()).textContent)).toBeGreaterThan(100_000);
    expect(await total()).toHaveTextContent(/ baht$/);
  });

  it('changes the language from the top bar, that of the service’s name too [1.19] [2.16] [3.07]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    const name = () => screen.getAllByRole('banner')[0]?.querySelector('a')?.textContent;
    await waitFor(() => expect(name()).toMatch(/^Rimkhong/));
    await world.control.setLookups({ info: { name: 'ຮິມຂອງ', website: '' } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    await waitFor(() => expect(document.documentElement.lang).toBe('lo'));
    await waitFor(() => expect(name()).toMatch(/^ຮິມຂອງ/));
  });

  it('refreshes all game balances, then the wallet, with one press and a notice [2.32] [7.14]', async () => {
    const { world } = await renderApp({ signedIn: SOMCHAI });
    await total();
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1234.5 });
    const check = screen.getByRole('button', { name: 'Check balance' });
    act(() => check.click());
    expect(check).toHaveAttribute('aria-busy', 'true');
    const notice = await screen.findByText('Your balances are up to date');
    expect(notice.closest('[class*=toast][class*=success]')).toBeVisible();
    expect(await screen.findByText('1,234.50')).toBeVisible();
    expect(check).not.toHaveAttribute('aria-busy');
    expect(await world.control.count({ call: 'GET /api/wallet/refresh/slot' })).toBe(1);
  });

  it('shows the last refresh of the balances; reading the wallet does not count [1.07]', async () => {
    const { user, clock } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    expect(screen.getByText('Not updated yet')).toBeVisible();
    expect(sessionStorage.getItem('last_sync')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByText('Updated just now')).toBeVisible();
    expect(sessionStorage.getItem('last_sync')).toMatch(/^\d+$/);
    await clock.advance(20_000);
    expect(await screen.findByText(/^Updated [12]\d seconds ago$/)).toBeVisible();
  });

  it.each([
    [59, 'Updated just now'],
    [70, 'Not updated yet'],
  ])('after a stored refresh that is %d seconds ahead it says “%s” [1.07]', async (ahead, words) => {
    const world = await makeWorld();
    const first = await renderApp({ world, signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    first.unmount();
    sessionStorage.setItem('last_sync', String(first.clock.now() + ahead * 1000));
    await renderApp({ world, signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    expect(screen.getByText(words)).toBeVisible();
  });

  it('does not count a check that failed as a refresh [1.07]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    await world.control.addFault({ call: 'GET /api/wallet/refresh/slot', kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await world.control.waitFor({ call: 'GET /api/wallet', count: 2, timeoutSeconds: 5 });
    expect(screen.getByText('Not updated yet')).toBeVisible();
  });

  it('shows a plain zero to a member without money [2.33]', async () => {
    await renderApp({ signedIn: '0899999999' });
    await waitFor(async () => expect(satangIn((await total()).textContent)).toBe(0));
    expect(await total()).toHaveTextContent(/^0\.00 ?baht$/);
  });

  it('keeps the name and the amounts, and marks them as old, when a read fails; the error is only logged [2.32] [2.35] [2.36] [8.29]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    const names = screen.getAllByText(/Somchai/).length;
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByText(/These figures are from before/)).toBeVisible();
    expect(screen.getByText('1,000.00')).toBeVisible();
    expect(screen.getAllByText(/Somchai/).length).toBe(names);
    for (const name of ['Check balance', 'Deposit', 'Withdraw']) {
      const button = screen.getByRole('button', { name });
      expect(button).toBeEnabled();
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    }
    expect(takeConsoleErrors()).toEqual(['The wallet could not be read: unknown']);
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'offers a retry when the first read fails (%s), without a toast [8.29]',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/wallet', kind, times: 'always' });
      const { user } = await renderApp({ world, signedIn: SOMCHAI });
      expect(await screen.findByText('Your balance could not be loaded')).toBeVisible();
      expect(announced('Your balance could not be loaded')).toHaveLength(1);
      expect(await toastText()).toBe('');
      takeConsoleErrors();
      await world.control.clearFaults();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('1,000.00')).toBeVisible();
    },
  );

  it('reads the wallet again when the reading failed on another page [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 500 });
    const { user } = await renderApp({ world, signedIn: SOMCHAI, path: '/user/contact' });
    await waitFor(() => expect(takeConsoleErrors()).toEqual(['The wallet could not be read: unknown']));
    const [home] = await screen.findAllByRole('link', { name: 'Home' });
    await user.click(home!);
    expect(await total()).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet' })).toBe(2);
  });

  it('checks once for two presses [2.32]', async () => {
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

  it('keeps no data of one member for the next', async () => {
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

  it('groups the games in slot, sport with casino, and lotto, and offers to open those that are not active [1.18] [2.42]', async () => {
    const world = await makeWorld();
    const reply = await walletReply(world);
    // Whatever balance they come with.
    const closed = reply.slots.filter(({ isActive }) => !isActive);
    for (const [index, slot] of closed.entries()) slot.amount = index % 2 ? 50 : null;
    const body = JSON.stringify(reply);
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 200, body });
    await renderApp({ world, signedIn: SOMCHAI });
    const sections = await screen.findAllByRole('region', { name: /Slots|Sports and casino|Lottery/ });
    expect(sections.map((section) => within(section).getByRole('heading').textContent)).toEqual([
      'Slots',
      'Sports and casino',
      'Lottery',
    ]);
    expect(sections.map((section) => /Total ?[\d,.]+/.exec(section.textContent)?.[0])).toEqual([
      'Total 670.50',
      'Total 0.00',
      'Total 0.00',
    ]);
    // Open accounts first, otherwise in the service's order.
    const ordered = reply.slots.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));
    for (const [index, categories] of [['slot'], ['sport', 'casino'], ['lotto']].entries()) {
      const names = ordered.filter(({ category }) => categories.includes(category)).map(({ name }) => name);
      const tiles = within(sections[index]!).getAllByRole('button', { name: /baht$|Open account$/ });
      expect(
        tiles.map(({ textContent }) => textContent.replace(/[\d,.]+(=.*| baht)$|Open account$/, '')),
      ).toEqual(names);
    }
    expect(closed.length).toBeGreaterThan(1);
    expect(screen.getAllByText('Open account')).toHaveLength(closed.length);
    expect(screen.queryByText('No games here yet')).toBeNull();
  });

  it.each([0, 1])(
    'gives no total of a section, and does not say that there are no games, when an entry beside %i games names none [1.07] [2.42] (W9)',
    async (count) => {
      const world = await makeWorld();
      const reply = await walletReply(world);
      const slots = [{ ...reply.slots[0], code: '' }, ...reply.slots.slice(0, count)];
      const body = JSON.stringify({ ...reply, slots });
      await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 200, body });
      await renderApp({ world, signedIn: SOMCHAI });
      expect(await total()).toHaveTextContent(/^-$/);
      expect(screen.queryByText('No games here yet')).toBeNull();
      const sections = screen.queryAllByRole('region', { name: 'Slots' });
      expect(sections.map((section) => /Total ?[-\d,.]+/.exec(section.textContent)?.[0])).toEqual(
        Array(count).fill('Total -'),
      );
    },
  );

  it('shows the balance of a game with another unit, and its value in baht [2.42] [3.09]', async () => {
    const world = await makeWorld();
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('button', { name: /^Slot XO ?2,000\.00 ?= 200\.00 baht/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Joker ?120\.50 ?baht$/ })).toBeVisible();
    await world.control.setBalance(SOMCHAI, { account: 'SLOTXO', amount: 0 });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByRole('button', { name: /^Slot XO ?0\.00 ?= 0\.00 baht/ })).toBeVisible();
  });

  it.each([1, null, 0.001, 9e15, 'x'])(
    'keeps the other balances when one game sends %j for its balance, and names that game, but none without an account [2.32] (W9)',
    async (amount) => {
      const world = await makeWorld();
      const { user } = await renderApp({ world, signedIn: SOMCHAI });
      const before = satangIn((await total()).textContent);
      const reply = await walletReply(world);
      const slots = reply.slots.map((slot) =>
        slot.code === 'PG' || !slot.isActive ? { ...slot, amount } : slot,
      );
      const body = JSON.stringify({ ...reply, slots });
      await world.control.addFault({ call: 'GET /api/wallet', kind: 'status', status: 200, body });
      await user.click(screen.getByRole('button', { name: 'Check balance' }));
      if (amount === 1 || amount === 0.001) {
        expect(await screen.findByText('Your balances are up to date')).toBeVisible();
        // Fractions of a satang cannot be spent. [5.33]
        expect(satangIn((await total()).textContent)).toBe(before - 35_000 + (amount === 1 ? 100 : 0));
        return;
      }
      expect(
        await screen.findByText('Could not be checked: PG. The figures shown are from before.'),
      ).toBeVisible();
      expect(satangIn((await total()).textContent)).toBe(before);
      expect(screen.getByRole('button', { name: /^PG ?Not checked ?350\.00/ })).toBeVisible();
      expect(screen.getByRole('button', { name: /^Joker ?120\.50/ })).toBeVisible();
    },
  );

  it('names the games that failed, keeps their amounts and refreshes the others (W9) [2.32] [7.14] [8.22]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await total();
    await world.control.play(SOMCHAI, 'PG', { outcome: 'win', amount: 5 });
    await world.control.play(SOMCHAI, 'JOKER', { outcome: 'win', amount: 5 });
    await world.control.setGameOutages(['PG']);
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    const toast = await screen.findByText('Not checked: PG. All other balances are up to date.');
    expect(toast.closest('[class*=toast][class*=error]')).toBeVisible();
    expect(screen.getByRole('button', { name: /^PG ?Not checked ?350\.00/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Joker ?125\.50/ })).toBeVisible();
    await world.control.setGameOutages([]);
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(await screen.findByRole('button', { name: /^PG ?355\.00/ })).toBeVisible();
    await screen.findByText('Your balances are up to date');
    // It would contradict the newer one.
    expect(toast).not.toHaveTextContent('Not checked');
  });

  it('shows in a red toast why the service fails or refuses a check [2.32] [8.22]', async () => {
    const { user, world } = await renderApp({ signedIn: SOMCHAI });
    await total();
    const call = 'GET /api/wallet/refresh/slot';
    const body = '{"message":"Closed for repairs"}';
    await world.control.addFault({ call, kind: 'status', status: 500, body });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await findToast('error', 'Closed for repairs');
    await world.control.addFault({ call, kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await findToast('error', 'The game balances could not be checked. Please try again.');
    await world.control.addFault({ call, kind: 'refuse', code: 'REQUEST_LIMIT' });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await findToast('error', 'Too many requests. Please wait about 1 minute.');
    expect(screen.queryByText('Closed for repairs')).toBeNull();
  });

  it('shows no toast over the page of a service that has ended meanwhile [2.08] [8.22]', async () => {
    const { user, world, clock } = await renderApp({ signedIn: SOMCHAI });
    await total();
    await world.control.addFault({ call: 'GET /api/wallet/refresh/slot', kind: 'gone' });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    await screen.findByRole('heading', { name: 'This service has closed' });
    await clock.advance(0);
    expect(screen.queryByText(/balances could not be checked/)).toBeNull();
  });

  it('finds games by name, shows their number, and then shows all again (S5)', async () => {
    const { user } = await renderApp({ signedIn: SOMCHAI });
    await user.click(await screen.findByRole('button', { name: 'Search games' }));
    expect(await screen.findByRole('searchbox', { name: 'Search games' })).toHaveFocus();
    await user.keyboard('joker');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^PG/ })).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Joker/ })).toHaveLength(2);
    expect(await screen.findByText('2 games found')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No game matches “jokerx”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all games' }));
    expect(await screen.findByRole('button', { name: /^PG ?350/ })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search games' })).toHaveFocus();
    await user.keyboard('{Enter}p{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Search games' })).toHaveFocus();
  });

  it('shows a dozen games of a long section, and all of them when asked [2.42]', async () => {
    const world = await makeWorld();
    await world.control.addGame({ code: 'MORE', name: 'More', category: 'slot', count: 30 });
    const { user } = await renderApp({ world, signedIn: SOMCHAI });
    const section = await screen.findByRole('region', { name: 'Slots' });
    const tiles = () => within(within(section).getByRole('list')).getAllByRole('button');
    expect(tiles()).toHaveLength(12);
    const all = within(section).getByRole('button', { name: /^See all \d+$/ });
    const count = Number(/\d+/.exec(all.textContent)?.[0]);
    expect(count).toBeGreaterThan(30);
    await user.click(all);
    expect(tiles()).toHaveLength(count + 1);
    await user.click(within(section).getByRole('button', { name: 'Show fewer' }));
    expect(tiles()).toHaveLength(12);
  });

  it('shows the time of the amounts when they cannot be refreshed [1.07] [9.31]', async () => {
    const { user, world, clock } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    const readAt = clock.now();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await clock.advance(3 * 60_000);
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    const shown = await screen.findByText(`As of ${dateTimeText(readAt)}`);
    expect(shown).toBeVisible();
    expect(screen.queryByText('Updated just now')).toBeNull();
    takeConsoleErrors();
  });

  it('shows the time of the amounts without a network, and no gold deposit, which could not be sent [1.07] [2.35]', async () => {
    const { clock } = await renderApp({ signedIn: SOMCHAI });
    await screen.findByText('1,000.00');
    const readAt = clock.now();
    const deposit = screen.getByRole('button', { name: 'Deposit' });
    expect(deposit.className).toMatch(/gold/);
    switchNetwork('offline');
    expect(await screen.findByText(`As of ${dateTimeText(readAt)}`)).toBeVisible();
    expect(deposit.className).not.toMatch(/gold/);
    switchNetwork('online');
    await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
  });

  it('remembers the last-played games only for this member (S5)', async () => {
    const world = await makeWorld();
    const profileId = (await walletReply(world)).profile._id;
    const first = async (played: object | string) => {
      localStorage.setItem('last-played', typeof played === 'string' ? played : JSON.stringify(played));
      const { unmount } = await renderApp({ world, signedIn: SOMCHAI });
      const section = await screen.findByRole('region', { name: 'Slots' });
      const text = within(within(section).getByRole('list')).getAllByRole('button')[0]?.textContent;
      unmount();
      return text;
    };
    expect(await first({ member: profileId, codes: ['IMI', 7] })).toMatch(/^Imi/);
    expect(await first({ member: 'another', codes: ['IMI'] })).toMatch(/^Joker/);
    expect(await first('{"codes":')).toMatch(/^Joker/);
  });
});

describe('a member without a wallet', () => {
  const { NO_WALLET } = errors;

  it('sees an explanation and a link to support (W3) [8.08] [8.29]', async () => {
    const { user } = await renderApp({ scenario: 'a member whose wallet is gone', signedIn: SOMCHAI });
    expect(await screen.findByText(NO_WALLET)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Contact' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Contact/ })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/user/contact');
    expect(new Set(takeConsoleErrors())).toEqual(new Set(['The wallet could not be read: refused']));
  });
});
