import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announced } from '../../testing/screen-texts/announced.ts';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import { SOMCHAI, type TestWorld } from 'mock-server/testing';
import { findToast, toastText } from '../../testing/find-toast.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { createOtherPage, fetchElsewhere } from '../../testing/pages.ts';
import { makeServices, makeWorld } from '../../testing/render-app.tsx';
import { createAppStore } from '../../shared/session/services.ts';
import { bonusesAtom, loadBonusesAtom } from './bonus-state.ts';
import {
  active,
  ACTIVE,
  alert,
  BONUSES,
  card,
  cards,
  CLEAR,
  codeField,
  DAILY50,
  FIRST500,
  openPage,
  WEEKLY200,
  WELCOME100,
} from './testing.ts';
import { artOf } from './cards/bonus-art.ts';

const EVERY_KIND = 'bonuses of every kind';
const endButton = async () => within(await active()).findByRole('button', { name: 'End bonus' });
const question = () => alert('End this bonus?');
/** Ends the bonus in use elsewhere, and receives the same once more. */
async function receiveAnew(world: TestWorld) {
  await fetchElsewhere(world, '/api/bonus/clear');
  await fetchElsewhere(world, '/api/bonus/activate/WEEKLY200');
}

describe('the bonus page', () => {
  it('has its title [2.68]', async () => {
    await openPage();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bonus' })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Bonus/));
  });

  it('is read again after a change of the language', async () => {
    const world = await makeWorld('a member with money');
    const { user } = await openPage({ world });
    await card(WELCOME100);
    const { bonuses } = await world.control.call('GET /bonuses');
    const [bonus] = bonuses;
    await world.control.call('PUT /bonuses', {
      body: { bonuses: [{ ...bonus!, banners: [{ image: null, html: '<p>ໂບນັດ 100 ບາດ</p>' }] }] },
    });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    expect(await screen.findByRole('button', { name: /^ໂບນັດ 100 ບາດ/ })).toBeVisible();
    expect(screen.queryByText(WELCOME100)).toBeNull();
  });

  it('shows the end button while a bonus is in use, otherwise the form [2.69] [2.70]', async () => {
    const world = await makeWorld('a member with an active bonus');
    const { unmount } = await openPage({ world });
    await endButton();
    expect(await active()).toHaveTextContent(
      'You can withdraw once its conditions are met, or after you end it.',
    );
    expect(await cards()).toHaveLength(4);
    expect(screen.queryByRole('textbox')).toBeNull();
    unmount();
    await fetchElsewhere(world, '/api/bonus/clear');
    await openPage({ world });
    expect(await codeField()).toBeVisible();
    expect(await cards()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'End bonus' })).toBeNull();
  });

  it('says of which type the one in use is [2.69] [7.31]', async () => {
    const world = await makeWorld('a member with an active bonus');
    const body = JSON.stringify({ status: true, type: 'day' });
    await world.control.addFault({ call: ACTIVE, kind: 'status', status: 200, body });
    await openPage({ world });
    const heading = await within(await active()).findByRole('heading', { level: 2 });
    expect(heading).toHaveTextContent('Bonus in use Daily bonus');
  });

  it.each([
    [EVERY_KIND, '40% of the bonus is taken back from your wallet.'],
    ['a member with an active promotion', 'part of the bonus may be taken back from your wallet.'],
  ])('says what ending early costs: %s [2.69] [9.40]', async (scenario, text) => {
    const { user } = await openPage({ scenario });
    expect(await active()).toHaveTextContent(text);
    await user.click(await endButton());
    expect(await question()).toHaveTextContent(text);
  });

  it('says if ending costs nothing [2.69]', async () => {
    const world = await makeWorld(EVERY_KIND);
    const bonuses = await world.control.bonuses();
    await world.control.setBonuses(bonuses.map((bonus) => ({ ...bonus, percentFail: 0 })));
    await openPage({ world });
    expect(await active()).toHaveTextContent('nothing is taken back from your wallet.');
  });

  it('requests neither the minimum nor the active promotion [7.32] [7.34]', async () => {
    const { world } = await openPage({ scenario: 'a member with an active promotion' });
    await endButton();
    await cards();
    const asked = (await world.control.journal({})).map(({ call }) => call);
    expect(asked).toContain(ACTIVE);
    expect(asked).not.toContain('GET /api/bonus/check/minimum');
    expect(asked).not.toContain('GET /api/promotion/current');
  });

  it('says how to release the money, and offers to ask how much is left to play [2.53] [9.40]', async () => {
    const { user } = await openPage({ scenario: EVERY_KIND });
    const panel = within(await active());
    expect(await active()).toHaveTextContent('You can withdraw once its conditions are met');
    expect(panel.getByRole('heading', { level: 3, name: 'What is left to play' })).toBeVisible();
    await user.click(await panel.findByRole('button', { name: 'Conditions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Weekly bonus' });
    expect(dialog).toHaveTextContent('ทำยอดเล่น 8 เท่าก่อนถอน');
    await user.click(within(dialog).getByRole('button', { name: 'Understood' }));
    // Without a chat, the link opens the contact page.
    await user.click(await panel.findByRole('link', { name: 'Ask our staff' }));
    expect(window.location.pathname).toBe('/user/contact');
  });
});

describe('ending a bonus', () => {
  it('asks first, and sends nothing after a "no" [2.69]', async () => {
    const { user, world } = await openPage({ scenario: EVERY_KIND });
    await user.click(await endButton());
    expect(await question()).toHaveTextContent('An ended bonus cannot be resumed.');
    await user.click(screen.getByRole('button', { name: 'Keep the bonus' }));
    await user.click(await endButton());
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await world.control.count({ call: CLEAR })).toBe(0);
  });

  it('takes its share once, shows the message for 4 s, and the form again [1.11] [2.69] [4.07] [7.33] [9.11]', async () => {
    const { user, world, clock } = await openPage({ scenario: EVERY_KIND });
    await user.click(await endButton());
    const confirm = within(await question()).getByRole('button', { name: 'End bonus' });
    const clear = await holdCall(world, CLEAR);
    act(() => {
      confirm.click();
      confirm.click();
    });
    await clear.hasCome();
    expect(await endButton()).toHaveAttribute('aria-busy', 'true');
    await clear.release();
    await findToast('success', errors.BONUS_CLEAR);
    expect(await codeField()).toBeVisible();
    expect(await card(WEEKLY200)).not.toHaveTextContent('In use');
    await clock.advance(3_900);
    expect(screen.getByText(errors.BONUS_CLEAR)).toBeVisible();
    await clock.advance(400);
    await waitFor(() => expect(screen.queryByText(errors.BONUS_CLEAR)).toBeNull());
    expect(await world.control.count({ call: CLEAR })).toBe(1);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1205);
    expect(await world.control.heldBonus(SOMCHAI)).toBeNull();
  });

  it('reads twice more, 3 and 7 s later, while a copy that lags behind has it in use [4.07] (W9)', async () => {
    const world = await makeWorld(EVERY_KIND);
    const { user, clock } = await openPage({ world, autoAdvance: false });
    await user.click(await endButton());
    const body = await (await fetchElsewhere(world, '/api/bonus/check/active')).text();
    // Right before the order, right after it, and 3 s later.
    await world.control.addFault({ call: ACTIVE, kind: 'status', status: 200, body, times: 3 });
    await user.click(within(await question()).getByRole('button', { name: 'End bonus' }));
    await findToast('success', errors.BONUS_CLEAR);
    await clock.advance(9_999);
    expect(await endButton()).toBeVisible();
    await clock.advance(1);
    expect(await codeField()).toBeVisible();
    const readings = await world.control.count({ call: ACTIVE });
    await clock.advance(20_000);
    expect(await world.control.count({ call: ACTIVE })).toBe(readings);
  });

  it('sends nothing in a wait that came under the question, which does not come back by itself [2.69] [8.02]', async () => {
    const world = await makeWorld(EVERY_KIND);
    const { user, clock } = await openPage({ world });
    await user.click(await endButton());
    await question();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'limit' });
    switchNetwork('offline');
    switchNetwork('online');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await clock.advance(61_000);
    expect(await endButton()).toBeEnabled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await world.control.count({ call: CLEAR })).toBe(0);
    // The wait itself, which is only logged. [8.29]
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The wallet could not be read')]);
  });

  it('moves the focus to the title, because its button is gone', async () => {
    const { user } = await openPage({ scenario: EVERY_KIND });
    await user.click(await endButton());
    await user.click(within(await question()).getByRole('button', { name: 'End bonus' }));
    await codeField();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it.each([
    ['Bye, bonus', 'Bye, bonus'],
    [`Bye ${'x'.repeat(5_000)}`, `Bye ${'x'.repeat(296)}`],
  ])(
    'shows a message without a translation unchanged, up to 300 letters [7.01] [7.33]',
    async (message, text) => {
      const world = await makeWorld(EVERY_KIND);
      const body = JSON.stringify({ message });
      await world.control.addFault({ call: CLEAR, kind: 'status', status: 200, body });
      const { user } = await openPage({ world });
      await user.click(await endButton());
      await user.click(within(await question()).getByRole('button', { name: 'End bonus' }));
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  it('is told by its own text when the answer was lost [7.33] (W1)', async () => {
    const world = await makeWorld(EVERY_KIND);
    await world.control.addFault({ call: CLEAR, kind: 'drop' });
    const { user } = await openPage({ world });
    await user.click(await endButton());
    await user.click(within(await question()).getByRole('button', { name: 'End bonus' }));
    expect(await screen.findByText(errors.BONUS_CLEAR)).toBeVisible();
    expect(await world.control.count({ call: CLEAR })).toBe(1);
  });

  it('leaves open the offer that was opened meanwhile', async () => {
    const { user, world } = await openPage({ scenario: EVERY_KIND });
    await user.click(await endButton());
    await world.control.addFault({ call: CLEAR, kind: 'drop' });
    const check = await holdCall(world, ACTIVE);
    await user.click(within(await question()).getByRole('button', { name: 'End bonus' }));
    await check.hasCome();
    await user.click(await card(FIRST500));
    await check.release();
    expect(await screen.findByText(errors.BONUS_CLEAR)).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Limited bonus' })).toBeVisible();
  });

  it('when refused shows the reason and the next step in an alert dialog [2.69] [8.05] [8.28]', async () => {
    const { user, world } = await openPage({ scenario: 'a bonus that cannot be ended yet' });
    await user.click(await endButton());
    await user.click(within(await question()).getByRole('button', { name: 'End bonus' }));
    const dialog = await alert('The bonus could not be ended');
    expect(dialog).toHaveTextContent(errors.BONUS_CONDITION);
    expect(dialog).toHaveTextContent('Bring your money back from the games');
    await user.click(within(dialog).getByRole('button', { name: 'Bring money back' }));
    expect(await screen.findByRole('dialog', { name: 'Transfer' })).toBeVisible();
    expect(await world.control.count({ call: CLEAR })).toBe(1);
  });

  it('that never arrived says that the bonus is still in use [8.28] (W1)', async () => {
    const { user, world, clock } = await openPage({ scenario: EVERY_KIND });
    await user.click(await endButton());
    await world.control.addFault({ call: CLEAR, kind: 'reset' });
    await user.click(within(await question()).getByRole('button', { name: 'End bonus' }));
    await screen.findByText(/We are checking/);
    await clock.advance(10_000);
    expect(await alert('The bonus could not be ended')).toHaveTextContent('the bonus is still in use');
  });

  it('that was ended elsewhere says so, and shows the current state [2.69] [8.28]', async () => {
    const { user, world } = await openPage({ scenario: EVERY_KIND });
    await user.click(await endButton());
    const confirm = within(await question()).getByRole('button', { name: 'End bonus' });
    await fetchElsewhere(world, '/api/bonus/clear');
    const clear = await holdCall(world, CLEAR);
    await user.click(confirm);
    await clear.hasCome();
    // The alert comes over an offer that was opened meanwhile too.
    await user.click(await card(FIRST500));
    await clear.release();
    expect(await alert('The bonus could not be ended')).toHaveTextContent('This bonus is no longer in use');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await user.keyboard('{Escape}');
    expect(await codeField()).toBeVisible();
  });

  it('closes its question when another page received one instead [2.69] [4.07]', async () => {
    const { platform, change } = createOtherPage();
    const { user, world } = await openPage({ scenario: EVERY_KIND, platform });
    await user.click(await endButton());
    await question();
    await receiveAnew(world);
    change();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await endButton()).toBeEnabled();
    expect(await world.control.heldBonus(SOMCHAI)).not.toBeNull();
  });

  it('does not end one that another device received instead [2.69] [8.28]', async () => {
    const { user, world } = await openPage({ scenario: EVERY_KIND });
    await user.click(await endButton());
    const confirm = within(await question()).getByRole('button', { name: 'End bonus' });
    await receiveAnew(world);
    await user.click(confirm);
    expect(await alert('The bonus could not be ended')).toHaveTextContent('This bonus is no longer in use');
    expect(await world.control.count({ call: CLEAR })).toBe(1);
    expect(await world.control.heldBonus(SOMCHAI)).toMatchObject({ code: 'WEEKLY200' });
  });
});

describe.each([BONUSES, ACTIVE] as const)(
  'a bonus whose state cannot be read right before it ends (%s)',
  (call) => {
    it('is not ended, because another one may be in use by then [2.69] [4.07] [7.33]', async () => {
      const { user, world } = await openPage({ scenario: EVERY_KIND });
      await user.click(await endButton());
      const confirm = within(await question()).getByRole('button', { name: 'End bonus' });
      await world.control.addFault({ call, kind: 'status', status: 503, times: 'always' });
      await user.click(confirm);
      expect(await alert('The bonus could not be ended')).toHaveTextContent('nothing was sent');
      expect(await world.control.count({ call: CLEAR })).toBe(0);
    });
  },
);

describe('the bonus cards', () => {
  it('are in the order of the service, each with its state [2.71] [4.07] [7.29]', async () => {
    await openPage({ scenario: EVERY_KIND });
    const [first, second, third, fourth, ...others] = await cards();
    expect(others).toEqual([]);
    expect(first).toHaveTextContent(/^โบนัสต้อนรับ 100 บาท.*received 1 of 1Received$/);
    expect(second).toHaveTextContent(/^ฝากวันนี้ รับ 50 บาท.*Once a day · received 1 of 1Received$/);
    expect(third).toHaveTextContent(/^โบนัสรายสัปดาห์ 200 บาท.*2 times a week · received 1 of 2In use$/);
    expect(fourth).toHaveTextContent(/^100 ท่านแรก รับ 500 บาทOnce only$/);
    expect([first, second, third, fourth].map((one) => one?.hasAttribute('disabled'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const toneOf = (name: string) => screen.getAllByText(name).map(({ className }) => className);
    expect(toneOf('In use')).toEqual([expect.stringContaining('success')]);
    expect(toneOf('Received').join(' ')).not.toContain('success');
  });

  it('shows "-" for receipts that cannot be read, and leaves the bonus to the service [5.33] [2.71]', async () => {
    const world = await makeWorld(EVERY_KIND);
    const reply = (userBonus: object, type: string) => ({
      code: 'B',
      type,
      maxReceived: 1,
      percentFail: 0,
      banners: [],
      userBonus: { _id: 'u', isActive: false, ...userBonus },
    });
    const body = JSON.stringify([
      reply({ received: 'x', entries: [] }, 'limit'),
      reply({ received: 1, entries: [{ updatedAt: 'soon' }] }, 'day'),
    ]);
    await world.control.addFault({ call: BONUSES, kind: 'status', status: 200, body });
    await openPage({ world });
    const [limit, day] = await cards();
    expect(limit).toHaveTextContent(/received - of 1$/);
    expect(day).toHaveTextContent(/received - of 1$/);
    expect(limit).toBeEnabled();
    expect(day).toBeEnabled();
  });

  it('of fully received bonuses do not open, by pointer or keyboard [2.71]', async () => {
    const { user } = await openPage({ scenario: EVERY_KIND });
    const full = await card(DAILY50);
    await user.click(full);
    act(() => full.focus());
    expect(full).not.toHaveFocus();
    fireEvent.keyDown(full, { key: 'Enter' });
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await card(FIRST500));
    expect(await screen.findByRole('dialog', { name: 'Limited bonus' })).toHaveTextContent('500 บาท');
  });

  it('of a day open at midnight in Bangkok while the page is shown [2.71] [4.07]', async () => {
    const world = await makeWorld(EVERY_KIND);
    await world.control.setClock({ now: '2026-11-20T16:59:30.000Z', isFrozen: true });
    const { clock } = await openPage({ world, deviceTime: Date.parse('2026-11-20T16:59:30.000Z') });
    expect(await card(DAILY50)).toBeDisabled();
    await clock.advance(28_000);
    expect(await card(DAILY50)).toBeDisabled();
    await clock.advance(4_000);
    expect(await card(DAILY50)).toBeEnabled();
    expect(await card(WELCOME100)).toBeDisabled();
  });

  it('of a week open with Monday in Bangkok [2.71] [4.07]', async () => {
    const world = await makeWorld('a member with money');
    for (let time = 0; time < 2; time += 1) {
      await fetchElsewhere(world, '/api/bonus/activate/WEEKLY200');
      await fetchElsewhere(world, '/api/bonus/clear');
    }
    await world.control.setClock({ now: '2026-11-22T16:59:30.000Z', isFrozen: true });
    const { clock } = await openPage({ world, deviceTime: Date.parse('2026-11-22T16:59:30.000Z') });
    const week = await card(WEEKLY200);
    expect(week).toHaveTextContent(/received 2 of 2Received$/);
    expect(week).toBeDisabled();
    await clock.advance(32_000);
    expect(await card(WEEKLY200)).toBeEnabled();
    expect(await card(WEEKLY200)).toHaveTextContent(/2 times a week$/);
  });

  it('keep a figure with its unit, and do not repeat how often the service says it can be received', async () => {
    const world = await makeWorld('a member with money');
    const [, , weekly] = await world.control.bonuses();
    const html = '<h3>Weekly 200 baht</h3><p>2 times a week</p>';
    await world.control.setBonuses([{ ...weekly!, banners: [{ image: null, html }] }]);
    await openPage({ world });
    const [only] = await cards();
    expect(only?.textContent).toBe('Weekly 200 baht2 times a week');
    expect(screen.getByText('200 baht')).toBeVisible();
  });

  it('show the first allowed banner, otherwise art of their type [2.71] [3.16]', async () => {
    const world = await makeWorld('a member with money');
    const [welcome, , weekly] = await world.control.bonuses();
    const picture = (image: string | null) => ({ image, html: null });
    await world.control.setBonuses([
      {
        ...welcome!,
        banners: [picture('/api/bonus/clear'), picture('https://evil.test/x.png'), picture('/media/a.png')],
      },
      { ...weekly!, banners: [] },
    ]);
    await openPage({ world });
    const [first, second] = await cards();
    expect(first).toHaveTextContent(/^Limited bonus/);
    expect(second).toHaveTextContent(/^Weekly bonus/);
    const sourceOf = (one: HTMLElement | undefined) => one?.querySelector('img')?.getAttribute('src') ?? '';
    expect(new URL(sourceOf(first)).pathname).toBe('/media/a.png');
    expect(sourceOf(second)).toBe(artOf('week'));
    fireEvent.error(first!.querySelector('img')!);
    expect(sourceOf(first)).toBe(artOf('limit'));
  });

  it('show a banner as plain text with the figure and without active content [2.72]', async () => {
    const world = await makeWorld('a member with money');
    const [welcome] = await world.control.bonuses();
    const html = '<h3>Ends at %percentFail%%</h3><p><a href="/login">Go</a><script>window.hit=1</script></p>';
    await world.control.setBonuses([{ ...welcome!, banners: [{ image: null, html }] }]);
    const { user } = await openPage({ world });
    const [first] = await cards();
    expect(first).toHaveTextContent(/^Ends at 50%Go/);
    expect(first!.querySelector('a, script, h3')).toBeNull();
    await user.click(first!);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ends at 50%Go');
  });

  it('of an unknown type can be opened; the service decides [2.71]', async () => {
    const world = await makeWorld('a member with money');
    const entries = [{ updatedAt: '2026-11-20T03:00:00.000Z' }];
    const userBonus = { _id: 'ub-1', isActive: false, received: 9, entries };
    const body = [{ code: 'MOON', type: 'moon', maxReceived: 1, percentFail: 5, banners: [], userBonus }];
    await world.control.addFault({ call: BONUSES, kind: 'status', status: 200, body: JSON.stringify(body) });
    const { user } = await openPage({ world });
    await user.click(await card(/^Bonus$/));
    expect(await screen.findByRole('dialog', { name: 'Bonus' })).toBeVisible();
  });
});

describe('loading the bonuses', () => {
  it('shows skeletons, then the list', async () => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: BONUSES, kind: 'hang' });
    await openPage({ world });
    const region = await screen.findByRole('region', { name: 'Bonuses' });
    expect(within(region).getByRole('status', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
    await world.control.clearFaults();
    expect(await cards()).toHaveLength(4);
  });

  it('asks for the reward in use before the offers, which its panel would move', async () => {
    const { world } = await openPage({ scenario: EVERY_KIND });
    await cards();
    const calls = (await world.control.journal()).map(({ call }) => call);
    expect(calls.filter((call) => call === ACTIVE || call === BONUSES)).toEqual([ACTIVE, BONUSES]);
  });

  it('shows offers that arrive early together with the reward in use', async () => {
    const world = await makeWorld(EVERY_KIND);
    const inUse = await holdCall(world, ACTIVE);
    await openPage({ world });
    await inUse.hasCome();
    await waitFor(async () => expect(await world.control.count({ call: BONUSES })).toBe(1));
    await act(async () => {});
    const region = screen.getByRole('region', { name: 'Bonuses' });
    expect(within(region).queryByRole('button')).toBeNull();
    await inUse.release();
    expect((await cards()).length).toBeGreaterThan(0);
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
  });

  it('says if there are none, and still accepts a code [2.70]', async () => {
    await openPage({ scenario: 'no bonus is on offer' });
    expect(await screen.findByText('There are no bonuses right now')).toBeVisible();
    expect(await codeField()).toBeVisible();
  });

  it('fails silently, hides the loader, and can be tried again [8.29]', async () => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: BONUSES, kind: 'reset' });
    const { user } = await openPage({ world });
    expect(await screen.findByText('The bonuses could not be loaded')).toBeVisible();
    expect(announced('The bonuses could not be loaded')).toHaveLength(1);
    expect(await toastText()).toBe('');
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await codeField()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await cards()).toHaveLength(4);
  });

  it('and loading the bonus in use fail in parts with names, so that a screen reader tells their buttons apart', async () => {
    const world = await makeWorld('a member with money');
    for (const call of [BONUSES, ACTIVE] as const) await world.control.addFault({ call, kind: 'reset' });
    await openPage({ world });
    for (const name of ['Bonus in use', 'Bonuses']) {
      const part = await screen.findByRole('region', { name });
      expect(await within(part).findByRole('button', { name: 'Try again' })).toBeVisible();
    }
  });

  it('leaves no old ones that look current when it fails [8.29]', async () => {
    const world = await makeWorld('a member with money');
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    await store.set(loadBonusesAtom);
    await world.control.addFault({ call: BONUSES, kind: 'reset' });
    await store.set(loadBonusesAtom);
    expect(store.get(bonusesAtom)).toEqual({ status: 'failed' });
  });

  it('does not happen after an order without a network, so the offers and the open one stay', async () => {
    const { user } = await openPage();
    await user.click(await card(WELCOME100));
    const receive = await screen.findByRole('button', { name: 'Receive this bonus' });
    switchNetwork('offline');
    await user.click(receive);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }));
    expect(screen.getByRole('button', { name: 'Receive this bonus' })).toBeEnabled();
    // The wallet cannot be read without a network, which is only logged. [8.29]
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The wallet could not be read')]);
  });

  it('happens by itself when the network is back after it failed [8.29]', async () => {
    const world = await makeWorld('a member with money');
    for (const call of [BONUSES, ACTIVE] as const) await world.control.addFault({ call, kind: 'reset' });
    await openPage({ world });
    expect(await screen.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
    switchNetwork('offline');
    switchNetwork('online');
    expect(await cards()).toHaveLength(4);
    expect(await codeField()).toBeVisible();
  });

  it('offers neither form nor end while it is unknown whether a bonus is in use [2.69] [8.29]', async () => {
    const world = await makeWorld(EVERY_KIND);
    await world.control.addFault({ call: ACTIVE, kind: 'wrong-shape' });
    const { user } = await openPage({ world });
    expect(await screen.findByText('We could not check which bonus you are using')).toBeVisible();
    expect(announced('We could not check which bonus you are using')).toHaveLength(1);
    expect(await toastText()).toBe('');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'End bonus' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await endButton()).toBeVisible();
  });
});
