import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import bonusInLao from '../../../locales/lo/bonus.json' with { type: 'json' };
import errorsInLao from '../../../locales/lo/errors.json' with { type: 'json' };
import { changeLocale } from '../../shared/session/locale.ts';
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { createOtherPage, fetchElsewhere } from '../../testing/pages.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { noticeAtom, openPageAtom } from './bonus-state.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import {
  ACTIVATE,
  ACTIVE,
  active,
  alert,
  BONUSES,
  card,
  DAILY50,
  FIRST500,
  openPage,
  WEEKLY200,
  WELCOME100,
} from './testing.ts';
import { openOrders } from '../../testing/exactly-once/open-orders.ts';

type User = Awaited<ReturnType<typeof openPage>>['user'];

const FAILED = 'The bonus could not be received';
const DONE = 'The bonus is yours. Enjoy it!';
const receiveButton = () => screen.findByRole('button', { name: 'Receive this bonus' });
const openCard = async (user: User, name: RegExp) => {
  await user.click(await card(name));
  return screen.findByRole('dialog');
};
const receive = async (user: User, name: RegExp) => {
  await openCard(user, name);
  await user.click(await receiveButton());
};
const wallet = async (world: Awaited<ReturnType<typeof makeWorld>>) =>
  (await world.control.member(SOMCHAI)).wallet;

describe('the dialog of a bonus', () => {
  it('shows its banners one by one, its terms and a button that receives [2.72]', async () => {
    const world = await makeWorld('a member with money');
    const [, , weekly] = await world.control.bonuses();
    const banners = [...weekly!.banners, { image: null, html: '<p>More</p>' }];
    await world.control.setBonuses([{ ...weekly!, banners }]);
    const { user } = await openPage({ world });
    const dialog = within(await openCard(user, WEEKLY200));
    const carousel = dialog.getByRole('region', { name: 'About this bonus' });
    expect(within(carousel).getByRole('group', { name: 'Slide 1 of 3' })).toHaveTextContent(
      'รับได้สัปดาห์ละ 2 ครั้ง',
    );
    await user.click(within(carousel).getByRole('button', { name: 'Next' }));
    const second = within(carousel).getByRole('group', { name: 'Slide 2 of 3' });
    expect(second).not.toHaveAttribute('inert');
    await user.click(within(carousel).getByRole('button', { name: 'Next' }));
    expect(second).toHaveAttribute('inert');
    await user.click(within(carousel).getByRole('button', { name: 'Previous' }));
    expect(second).not.toHaveAttribute('inert');
    await user.click(within(carousel).getByRole('button', { name: 'Slide 3 of 3' }));
    expect(second).toHaveAttribute('inert');
    expect(within(carousel).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(carousel).getByRole('button', { name: 'Slide 2 of 3' }));
    expect(second).not.toHaveAttribute('inert');
    expect(dialog.getByText('2 times a week')).toBeVisible();
    expect(dialog.getByText('40% of the bonus is taken back')).toBeVisible();
    expect(await receiveButton()).toBeEnabled();
    expect((await receiveButton()).className).toMatch(/gold/);
  });

  it('shows the picture and the text of each banner [2.72] [3.15] [3.16]', async () => {
    const world = await makeWorld('a member with money');
    const [, , weekly] = await world.control.bonuses();
    const banners = [
      { image: '/media/a.png', html: null },
      { image: null, html: '<p>Twice a week</p>' },
      { image: '/media/b.png', html: '<p>On Mondays</p>' },
    ];
    await world.control.setBonuses([{ ...weekly!, banners }]);
    const { user } = await openPage({ world });
    const dialog = within(await openCard(user, /Twice a week/));
    const slide = (number: number) => dialog.getByRole('group', { name: `Slide ${number} of 3` });
    expect(slide(1).querySelector('img')?.src).toMatch(/\/media\/a\.png$/);
    expect(slide(2)).toHaveTextContent('Twice a week');
    expect(slide(2).querySelector('img')?.src).toMatch(/\/banners\/week\.svg/);
    expect(slide(3).querySelector('img')?.src).toMatch(/\/media\/b\.png$/);
    expect(slide(3)).toHaveTextContent('On Mondays');
  });

  it('shows the notice with the figure of this bonus, cleaned after it was filled in [2.72] [3.07]', async () => {
    const world = await makeWorld('a member with money');
    const notice =
      '<p>Early: %percentFail%%, yes %percentFail%</p><img src="/%percentFail%" onerror="window.hit=1"><a href="/api/bonus/clear">x</a>';
    await world.control.setLookups({ notice });
    const { user } = await openPage({ world });
    const dialog = within(await openCard(user, DAILY50));
    const region = dialog.getByRole('region', { name: 'Please note' });
    expect(region).toHaveTextContent('Early: 30%, yes 30');
    expect(region.querySelector('img, [href]')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openCard(user, WELCOME100);
    expect(await screen.findByRole('region', { name: 'Please note' })).toHaveTextContent('Early: 50%');
  });

  it.each([
    [null, '–', []],
    [0, '0', ['Nothing is taken back']],
  ])('shows the notice for a bonus of %j percent with %s [2.72]', async (percentFail, figure, terms) => {
    const world = await makeWorld('a member with money');
    await world.control.setLookups({ notice: '<p>Early: %percentFail%%</p>' });
    const banners = [{ image: null, html: 'โบนัสต้อนรับ 100 บาท' }];
    const bonus = { code: 'WELCOME100', type: 'limit', maxReceived: null, banners, userBonus: null };
    const body = JSON.stringify([{ ...bonus, percentFail }]);
    await world.control.addFault({ call: BONUSES, kind: 'status', status: 200, body });
    const { user } = await openPage({ world });
    const dialog = within(await openCard(user, WELCOME100));
    expect(await dialog.findByRole('region', { name: 'Please note' })).toHaveTextContent(`Early: ${figure}%`);
    expect(dialog.queryAllByRole('definition').map((term) => term.textContent)).toEqual(terms);
  });

  it.each([
    ['no answer', { kind: 'reset' }],
    ...['{}', '{"notice":7}', '{"notice":" "}'].map(
      (body) => [body, { kind: 'status', status: 200, body }] as const,
    ),
  ] as const)(
    'shows no notice if it is missing or cannot be read (%s) [2.72] [3.07] [8.29]',
    async (_, fault) => {
      const world = await makeWorld('a member with money');
      await world.control.addFault({ call: 'GET /api/lookup/notice', times: 'always', ...fault });
      const { user } = await openPage({ world });
      await openCard(user, WELCOME100);
      expect(await receiveButton()).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Please note' })).toBeNull();
    },
  );

  it('shows no notice without anything to read [2.72]', async () => {
    const world = await makeWorld('a member with money');
    await world.control.setLookups({ notice: '<p><br></p>' });
    const { user } = await openPage({ world });
    await openCard(user, WELCOME100);
    expect(await receiveButton()).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Please note' })).toBeNull();
  });

  it('shows the notice of today when its page opens again [2.72]', async () => {
    const world = await makeWorld('a member with money');
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    for (const notice of ['<p>Old</p>', '<p>New</p>']) {
      await world.control.setLookups({ notice });
      store.set(openPageAtom);
      await waitFor(() => expect(store.get(noticeAtom)).toBe(notice));
    }
  });

  it('of the bonus in use only acknowledges, and sends nothing [2.72]', async () => {
    const { user, world } = await openPage({ scenario: 'a member with an active bonus' });
    await openCard(user, WELCOME100);
    expect(screen.queryByRole('button', { name: 'Receive this bonus' })).toBeNull();
    expect(screen.queryByText(/^You are using another bonus/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Understood' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await world.control.count({ call: ACTIVATE })).toBe(0);
  });

  it('stays open when the list behind it cannot be read again [2.72]', async () => {
    const other = createOtherPage();
    const { user, world } = await openPage({ platform: other.platform });
    await openCard(user, WELCOME100);
    await world.control.addFault({ call: BONUSES, kind: 'reset' });
    act(() => other.change());
    expect(await screen.findByText('The bonuses could not be loaded')).toBeInTheDocument();
    expect(await receiveButton()).toBeVisible();
    await user.click(await receiveButton());
    expect(await screen.findByText(DONE)).toBeVisible();
  });

  it('that left the list with its bonus does not open again when a later reading has it [2.71] (W9)', async () => {
    const other = createOtherPage();
    const { user, world } = await openPage({ platform: other.platform });
    await openCard(user, WELCOME100);
    const all = await world.control.bonuses();
    await world.control.setBonuses(all.filter(({ code }) => code !== 'WELCOME100'));
    act(() => other.change());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await world.control.setBonuses(all);
    act(() => other.change());
    expect(await card(WELCOME100)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is closed by Back', async () => {
    const { user } = await openPage();
    await openCard(user, WELCOME100);
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('receiving a bonus', () => {
  it('is sent once for many presses; page, card and wallet are refreshed then [1.11] [2.72] [4.07] [7.30]', async () => {
    const { user, world } = await openPage();
    const before = await wallet(world);
    await openCard(user, WELCOME100);
    const button = await receiveButton();
    const wallets = await world.control.count({ call: 'GET /api/wallet' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText(DONE)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await active()).toHaveTextContent('Limited bonus');
    expect(await card(WELCOME100)).toHaveTextContent(/In use$/);
    await world.control.waitFor({ call: 'GET /api/wallet', count: wallets + 1 });
    expect(await world.control.count({ call: ACTIVATE })).toBe(1);
    expect(await wallet(world)).toBe(before + 100);
    expect(await world.control.heldBonus(SOMCHAI)).toMatchObject({ code: 'WELCOME100' });
  });

  it.each([
    ['BONUS_REMAINING', 'top of this page', 'See the bonus in use'],
    ['BONUS_ALREADY_ACTIVE', 'top of this page', 'See the bonus in use'],
    ['BONUS_MAX_CLAIMED', 'Choose another bonus', 'OK'],
    ['BONUS_FULL', 'Please choose another', 'OK'],
    ['BONUS_CONDITION', 'a deposit on the same day', 'Deposit'],
    ['INACTIVE_USER', 'Our team can help', 'Contact us'],
    ['KEY_INVALID', 'Reload the page', 'Reload'],
    ['KEY_INVALID', 'Our team can help', 'Contact us', { keepsWork: false }],
  ] as const)(
    'refused with %s shows the reason in an error alert, and what to do [8.05] [8.27]',
    async (code, next, button, device?) => {
      const world = await makeWorld('a member with money');
      await world.control.addFault({ call: ACTIVATE, kind: 'refuse', code });
      const { user } = await openPage({ world, platform: { ...createBrowserPlatform(window), ...device } });
      await receive(user, WELCOME100);
      const dialog = await alert(FAILED);
      expect(dialog).toHaveTextContent(errors[code]);
      expect(dialog).toHaveTextContent(next);
      expect(within(dialog).getByRole('button', { name: button })).toBeVisible();
      expect(document.querySelector('[class*=toast][class*=error]')).toBeNull();
      expect(await world.control.count({ call: ACTIVATE })).toBe(1);
      expect(await world.control.heldBonus(SOMCHAI)).toBeNull();
    },
  );

  it('shows each message without a translation unchanged [7.01] [8.27]', async () => {
    const world = await makeWorld('a member with money');
    const { user } = await openPage({ world });
    await openCard(user, WELCOME100);
    for (const message of ['Only on Sundays', 'Only at night']) {
      await world.control.addFault({ call: ACTIVATE, kind: 'refuse', message });
      await user.click(await receiveButton());
      expect(await alert(FAILED)).toHaveTextContent(message);
      await user.click(screen.getByRole('button', { name: 'OK' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  });

  it('tells a refusal in the language that another page chooses meanwhile [1.19] [8.27]', async () => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: ACTIVATE, kind: 'refuse', code: 'BONUS_FULL' });
    const { user, i18n, services } = await openPage({ world });
    await receive(user, WELCOME100);
    expect(await alert(FAILED)).toHaveTextContent(errors.BONUS_FULL);
    await act(() => changeLocale(i18n, services.platform, 'lo'));
    const dialog = await alert(bonusInLao.bonus.failed_title);
    expect(dialog).toHaveTextContent(errorsInLao.BONUS_FULL);
  });

  it('keeps its button and the page its title while it is sent, and is not read again for another page that receives it [2.68] [2.72]', async () => {
    const other = createOtherPage();
    const { user, world, clock } = await openPage({ platform: other.platform });
    await openCard(user, WELCOME100);
    const activation = await holdCall(world, ACTIVATE);
    await user.click(await receiveButton());
    await activation.hasCome();
    await fetchElsewhere(world, '/api/bonus/activate/WELCOME100');
    const readings = async () => [
      await world.control.count({ call: BONUSES }),
      await world.control.count({ call: ACTIVE }),
    ];
    const before = await readings();
    act(() => other.change());
    // Waits for the answers, if something is read.
    await clock.advance(1);
    expect(await readings()).toEqual(before);
    expect(screen.queryByRole('button', { name: 'Understood' })).toBeNull();
    expect(screen.queryByText(/^You are using another bonus/)).toBeNull();
    expect(await receiveButton()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(screen.getByText('Bonus', { selector: 'h1' })).toBeVisible();
    await activation.release();
    expect(await alert(FAILED)).toBeVisible();
  });

  it('keeps its button while it is sent, although a reading that began before has it as received', async () => {
    const other = createOtherPage();
    const { user, world } = await openPage({ platform: other.platform });
    await openCard(user, WELCOME100);
    const reading = await holdCall(world, ACTIVE);
    act(() => other.change());
    await reading.hasCome();
    const activation = await holdCall(world, ACTIVATE);
    await user.click(await receiveButton());
    await activation.hasCome();
    await fetchElsewhere(world, '/api/bonus/activate/WELCOME100');
    await reading.release();
    await screen.findByRole('region', { name: /^Bonus in use/, hidden: true });
    expect(screen.queryByRole('button', { name: 'Understood' })).toBeNull();
    expect(screen.queryByText(/^You are using another bonus/)).toBeNull();
    expect(await receiveButton()).toHaveAttribute('aria-busy', 'true');
    await activation.release();
    expect(await alert(FAILED)).toBeVisible();
  });

  it('fails for a bonus that is no longer offered, which leaves the list [8.27]', async () => {
    const { user, world } = await openPage();
    await openCard(user, WELCOME100);
    await world.control.setBonuses([]);
    await user.click(await receiveButton());
    expect(await alert(FAILED)).toHaveTextContent('This bonus is no longer offered.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('There are no bonuses right now')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('while another bonus is in use warns, is refused, and leads to that bonus [2.72] [8.05] [8.27]', async () => {
    const { user } = await openPage({ scenario: 'a member with an active bonus' });
    const dialog = await openCard(user, FIRST500);
    expect(dialog).toHaveTextContent('You are using another bonus.');
    expect((await receiveButton()).className).not.toMatch(/gold/);
    await user.click(await receiveButton());
    expect(await alert(FAILED)).toHaveTextContent(errors.BONUS_REMAINING);
    await user.click(screen.getByRole('button', { name: 'See the bonus in use' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await active()).toBeVisible();
  });

  it('of a bonus that requires a deposit opens the deposit [8.05] [8.27]', async () => {
    const { user } = await openPage({ scenario: 'a member without money' });
    await receive(user, DAILY50);
    await user.click(within(await alert(FAILED)).getByRole('button', { name: 'Deposit' }));
    expect(await screen.findByRole('dialog', { name: 'Deposit' })).toBeVisible();
  });

  it('waits after a 429, and counts the seconds [8.02]', async () => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({
      call: ACTIVATE,
      kind: 'status',
      status: 429,
      body: '{"message":"REQUEST_LIMIT"}',
    });
    const { user, clock } = await openPage({ world });
    await receive(user, WELCOME100);
    expect(await alert(FAILED)).toHaveTextContent('The button works again when the time is up.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('button', { name: 'Wait 60 seconds', hidden: true })).toBeVisible();
    await clock.advance(59_000);
    expect(await screen.findByRole('button', { name: 'Wait 1 second' })).toBeVisible();
    await clock.advance(1_000);
    await user.click(await receiveButton());
    expect(await screen.findByText(DONE)).toBeVisible();
  });

  it('is not sent if the state before cannot be read, and says so [8.27] (W1)', async () => {
    const { user, world } = await openPage();
    await openCard(user, WELCOME100);
    await world.control.addFault({ call: BONUSES, kind: 'reset' });
    await user.click(await receiveButton());
    expect(await alert(FAILED)).toHaveTextContent('nothing was sent');
    expect(await world.control.count({ call: ACTIVATE })).toBe(0);
  });

  it('is not sent while another window moves money, and says so [8.27] (W1)', async () => {
    const platform = { ...createBrowserPlatform(window), runAlone: () => Promise.resolve(null) };
    const { user, world } = await openPage({ platform });
    await receive(user, WELCOME100);
    expect(await alert('Another order is still running')).toBeVisible();
    expect(await world.control.count({ call: ACTIVATE })).toBe(0);
  });

  it('with a lost answer is found in the list, and sent once (W1)', async () => {
    const { user, world } = await openPage();
    await openCard(user, WELCOME100);
    await world.control.addFault({ call: ACTIVATE, kind: 'drop' });
    await user.click(await receiveButton());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(await active()).toBeVisible();
    expect(await world.control.count({ call: ACTIVATE })).toBe(1);
    takeConsoleErrors();
  });

  it('that never arrived is reported in an alert after 10 s of checks, and can be tried again [8.27] (W1)', async () => {
    const { user, world, clock } = await openPage();
    await openCard(user, WELCOME100);
    await world.control.addFault({ call: ACTIVATE, kind: 'reset' });
    await user.click(await receiveButton());
    await screen.findByText(/We are checking/);
    await clock.advance(9_999);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await clock.advance(1);
    expect(await alert(FAILED)).toHaveTextContent('the bonus was not received');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.click(await receiveButton());
    expect(await screen.findByText(DONE)).toBeVisible();
  });

  it('that was received late, and is refused the next day, is reported in an alert, after a reload too [8.27] (W1)', async () => {
    const first = await openPage();
    const { world, clock } = first;
    await openCard(first.user, DAILY50);
    await world.control.addFault({ call: ACTIVATE, kind: 'reset' });
    await first.user.click(await receiveButton());
    await clock.advance(10_000);
    await alert(FAILED);
    expect((await fetchElsewhere(world, '/api/bonus/activate/DAILY50')).ok).toBe(true);
    await world.control.finishBonus(SOMCHAI);
    await world.control.advanceClock({ seconds: 86_400 });
    first.unmount();
    await world.control.addFault({ call: ACTIVATE, kind: 'refuse', code: 'BONUS_CONDITION' });
    const { user } = await openPage({ world });
    await receive(user, DAILY50);
    expect(await alert(FAILED)).toHaveTextContent(errors.BONUS_CONDITION);
    expect(screen.queryByText(DONE)).toBeNull();
  });

  it('stays open on the page while the outcome is unknown, and offers only another check (W1)', async () => {
    const { user, world, clock } = await openPage();
    await openCard(user, WELCOME100);
    await receiveButton();
    const activation = await holdCall(world, ACTIVATE);
    await world.control.addFault({ call: ACTIVATE, kind: 'drop' });
    await user.click(await receiveButton());
    await activation.hasCome();
    await world.control.addFault({ call: BONUSES, kind: 'reset', times: 'always' });
    await activation.release();
    await screen.findByText(/We are checking/);
    await clock.advance(10_000);
    expect(await screen.findByText(/could not confirm this yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Receive this bonus' })).toBeNull();
    await world.control.clearFaults();
    const [again] = await screen.findAllByRole('button', { name: 'Check again' });
    await user.click(again!);
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(await world.control.count({ call: ACTIVATE })).toBe(1);
  });

  it('that no reading can tell says so in a toast, and does not stand before the next offer (W1)', async () => {
    const { user, world, clock } = await openPage();
    await openCard(user, WELCOME100);
    await receiveButton();
    const others = (await world.control.bonuses()).filter(({ code }) => code !== 'WELCOME100');
    await world.control.setBonuses(others);
    await world.control.addFault({ call: ACTIVATE, kind: 'reset' });
    await user.click(await receiveButton());
    await screen.findByText(/We are checking/);
    await clock.advance(70_000);
    await user.click((await screen.findAllByRole('button', { name: 'Check again' }))[0]!);
    await clock.advance(10_000);
    await findToast('info', /^No result for this request: We could not find out whether this was done/);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const next = within(await openCard(user, DAILY50));
    expect(await next.findByRole('button', { name: 'Receive this bonus' })).toBeEnabled();
    expect(await world.control.count({ call: ACTIVATE })).toBe(1);
  });

  it('in flight when the page is left is reported on the next page (W1)', async () => {
    const { user, world, unmount } = await openPage();
    await openCard(user, WELCOME100);
    const activation = await holdCall(world, ACTIVATE);
    await user.click(await receiveButton());
    await activation.hasCome();
    expect(sessionStorage.getItem('open-intents')).toContain('WELCOME100');
    unmount();
    await activation.release();
    await world.control.waitFor({ call: ACTIVATE, count: 1 });
    const { clock } = await openPage({ world, path: '/user/home' });
    await clock.advance(3_000);
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(sessionStorage.getItem('open-intents')).toBeNull();
    expect(await world.control.count({ call: ACTIVATE })).toBe(1);
  });

  it('that failed after its page was left is reported in an error toast [8.27]', async () => {
    const { user, world, clock } = await openPage();
    await openCard(user, WELCOME100);
    await world.control.addFault({ call: ACTIVATE, kind: 'reset' });
    await user.click(await receiveButton());
    await screen.findByText('Confirming the outcome');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('link', { name: 'Home' }));
    await clock.advance(10_000);
    const toast = await screen.findByText(/^The bonus could not be received: .*the bonus was not received/);
    expect(toast.closest('[class*=toast][class*=error]')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that never arrived before a reload is reported as not done after 60 s, on the page [8.27] (W1)', async () => {
    const { user, world, unmount } = await openPage();
    await openCard(user, WELCOME100);
    await world.control.addFault({ call: ACTIVATE, kind: 'hang' });
    await user.click(await receiveButton());
    await waitFor(() => expect(sessionStorage.getItem('open-intents')).toContain('WELCOME100'));
    unmount();
    const { clock } = await openPage({ world });
    expect(await screen.findByText('Confirming the outcome')).toBeVisible();
    await clock.advance(59_999);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    await clock.advance(1);
    expect(await alert(FAILED)).toHaveTextContent('the bonus was not received');
    expect(openOrders()).toEqual([]);
    await world.control.clearFaults();
  });
});
