import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../../locales/en/errors.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { changeLocale } from '../../../shared/session/locale.ts';
import { createAppStore } from '../../../shared/session/services.ts';
import { fill } from '../../../testing/fill.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { withLateAnswers } from '../../../testing/late-answers.ts';
import { setHidden, switchNetwork } from '../../../testing/browser-state.ts';
import { makeServices, makeWorld } from '../../../testing/render-app.tsx';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { ACTIVE, active, alert, codeField, FIND, openPage, TAKE } from '../testing.ts';
import { closePromotionAtom, promotionSearchAtom, searchPromotionAtom } from './promotion-search.ts';

type User = Awaited<ReturnType<typeof openPage>>['user'];

const FAILED = 'The promotion could not be received';
const DONE = 'The promotion is yours. Enjoy it!';
const searchButton = () => screen.findByRole('button', { name: 'Search' });
const search = async (user: User, code: string) => {
  await fill(user, await codeField(), code);
  await user.click(await searchButton());
};
const dialog = (code: string) => screen.findByRole('dialog', { name: `Promotion ${code}` });
const receiveButton = () => screen.findByRole('button', { name: 'Receive this promotion' });

describe('the form for a promotion code', () => {
  it('shows letters in upper case as they are typed, and keeps the caret [2.70]', async () => {
    const { user } = await openPage();
    const field = (await codeField()) as HTMLInputElement;
    await user.type(field, 'welme50');
    expect(field).toHaveValue('WELME50');
    await user.type(field, 'co', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field).toHaveValue('WELCOME50');
    expect(field.selectionStart).toBe(5);
  });

  it('sends the code in upper case, to search and to receive [2.70] [5.24] [7.35] [7.36]', async () => {
    const { user, world } = await openPage();
    await search(user, ' welcome50 ');
    await dialog('WELCOME50');
    await user.click(await receiveButton());
    await screen.findByText(DONE);
    const paths = (await world.control.journal({})).map(({ path }) => path);
    expect(paths).toContain('/api/promotion/find/WELCOME50');
    expect(paths).toContain('/api/promotion/activate/WELCOME50');
  });

  it.each(['', '   '])('does not send a blank code (%j), and says so at the field [2.70]', async (text) => {
    const { user, world } = await openPage();
    if (text !== '') await user.type(await codeField(), text);
    await user.click(await searchButton());
    expect(await screen.findByText('Enter a code first')).toBeVisible();
    expect(await codeField()).toHaveFocus();
    expect(await codeField()).toBeInvalid();
    expect(await world.control.count({ call: FIND })).toBe(0);
    await user.type(await codeField(), 'A');
    expect(screen.queryByText('Enter a code first')).toBeNull();
  });

  it.each(['.', '..', ' .. '])(
    'does not send a code that would change the path (%j) [2.70]',
    async (text) => {
      const { user, world } = await openPage();
      await search(user, text);
      expect(await screen.findByText('This is not a valid code. Please check it.')).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(await world.control.count({ call: FIND })).toBe(0);
    },
  );

  it('stays in its field while it is unknown whether a bonus is in use [2.70]', async () => {
    const { user, world, clock } = await openPage();
    await user.type(await codeField(), 'welc');
    await world.control.addFault({ call: ACTIVE, kind: 'reset' });
    setHidden(true);
    await clock.advance(60_000);
    setHidden(false);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await codeField()).toHaveValue('WELC');
  });

  it('is sent by Enter too [2.70]', async () => {
    const { user } = await openPage();
    await user.type(await codeField(), 'welcome50{Enter}');
    expect(await dialog('WELCOME50')).toBeVisible();
  });
});

describe('the dialog of a promotion', () => {
  it('searches, then shows percentage and description with a receive button [2.73] [3.17]', async () => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: FIND, kind: 'hang' });
    const { user } = await openPage({ world });
    await search(user, 'WELCOME50');
    const told = within(await dialog('WELCOME50')).getByText('Looking for this promotion');
    expect(told.closest('[role=status]')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Receive this promotion' })).toBeNull();
    await world.control.clearFaults();
    await receiveButton();
    expect(screen.getByText('Taken back if you end it early').nextElementSibling).toHaveTextContent('20%');
    expect(await dialog('WELCOME50')).toHaveTextContent('โปรต้อนรับ รับ 50 บาท ทำยอดเล่น 3 เท่า');
  });

  it('reads its description again in another language, and keeps it when that fails [1.19] [2.70] [2.73]', async () => {
    const { user, world, i18n, services } = await openPage();
    await search(user, 'WELCOME50');
    await receiveButton();
    const says = (description: string) =>
      world.control.addFault({
        call: FIND,
        kind: 'status',
        status: 200,
        body: JSON.stringify({ percentFail: 20, description }),
      });
    await says('ໂປຣຕ້ອນຮັບ');
    await act(() => changeLocale(i18n, services.platform, 'lo'));
    const found = await screen.findByRole('dialog');
    expect(await within(found).findByText('ໂປຣຕ້ອນຮັບ')).toBeVisible();
    await world.control.addFault({ call: FIND, kind: 'reset' });
    await act(() => changeLocale(i18n, services.platform, 'en'));
    await world.control.waitFor({ call: FIND, count: 3 });
    expect(await receiveButton()).toBeVisible();
    expect(found).toHaveTextContent('ໂປຣຕ້ອນຮັບ');
  });

  it('shows the description as cleaned HTML, with its percentage [2.73] [3.17]', async () => {
    const world = await makeWorld('a member with money');
    const description = '<b>Half of %percentFail%</b><img src=x onerror="window.hit=1"><form></form>';
    const body = JSON.stringify({ percentFail: 12.5, description });
    await world.control.addFault({ call: FIND, kind: 'status', status: 200, body });
    const { user } = await openPage({ world });
    await search(user, 'MOON');
    await receiveButton();
    const found = await dialog('MOON');
    expect(found).toHaveTextContent('12.5%');
    expect(within(found).getByText('Half of 12.5').tagName).toBe('B');
    expect(found.querySelector('[onerror], [src=x], form')).toBeNull();
    const free = JSON.stringify({ percentFail: 0, description });
    await world.control.addFault({ call: FIND, kind: 'status', status: 200, body: free });
    await user.click(within(found).getByRole('button', { name: 'Close' }));
    await user.type(await codeField(), '{Enter}');
    const ending = await screen.findByText('Taken back if you end it early');
    await waitFor(() => expect(ending.nextElementSibling).toHaveTextContent(/^0%$/));
  });

  it.each(['SONGKRAN', 'โปร 50%', '../..'])(
    'says that %s is not found, and keeps the typed code [2.73] [7.35] [8.05]',
    async (code) => {
      const { user, world } = await openPage();
      await search(user, code);
      const missing = await dialog(code);
      const told = await within(missing).findByText(errors.NO_PROMOTION);
      expect(told.closest('[role=status]')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Receive this promotion' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Change the code' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(await codeField()).toHaveValue(code);
      expect(await world.control.count({ call: FIND })).toBe(1);
      await world.assertClean();
    },
  );

  it.each([
    ['did not get through', { kind: 'wrong-shape' }],
    ['was refused for another reason', { kind: 'refuse', code: 'INVALID_IP' }],
  ] as const)('offers another try when the search %s [2.73] [3.17]', async (_, fault) => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: FIND, ...fault });
    const { user } = await openPage({ world });
    await search(user, 'WELCOME50');
    expect(await screen.findByText('The search could not be completed')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await receiveButton()).toBeVisible();
    takeConsoleErrors();
  });

  it('offers no other search while the service asks to wait [8.02]', async () => {
    const { user, world, clock } = await openPage();
    await world.control.addFault({ call: FIND, kind: 'limit' });
    await search(user, 'WELCOME50');
    expect(await screen.findByText('The search could not be completed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Wait \d+ seconds$/ })).toBeDisabled();
    await clock.advance(60_000);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await receiveButton()).toBeVisible();
    expect(await world.control.count({ call: FIND })).toBe(2);
  });

  it('searches again by itself when the network is back after the search failed [2.73]', async () => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: FIND, kind: 'reset' });
    const { user } = await openPage({ world });
    await search(user, 'WELCOME50');
    await screen.findByText('The search could not be completed');
    switchNetwork('offline');
    switchNetwork('online');
    expect(await receiveButton()).toBeVisible();
    expect(await world.control.count({ call: FIND })).toBe(2);
  });

  it('stays closed when the network is back after a failed search was closed', async () => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: FIND, kind: 'reset' });
    const { user, clock } = await openPage({ world });
    await search(user, 'WELCOME50');
    await screen.findByText('The search could not be completed');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    switchNetwork('offline');
    switchNetwork('online');
    await clock.advance(1_000);
    expect(await world.control.count({ call: FIND })).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a search', () => {
  async function lateStore() {
    const world = await makeWorld('a member with money');
    const services = await makeServices(world, { signedIn: SOMCHAI });
    const late = withLateAnswers(services, world, FIND);
    return { store: createAppStore(late.services), readLate: late.readLate };
  }

  it('that is answered late never replaces a newer one [2.73] [7.35]', async () => {
    const { store, readLate } = await lateStore();
    const arrive = await readLate(() => store.set(searchPromotionAtom, 'WELCOME50'));
    await store.set(searchPromotionAtom, 'RIMKHONG88');
    await arrive();
    expect(store.get(promotionSearchAtom)).toMatchObject({ status: 'found', code: 'RIMKHONG88' });
  });

  it('that is answered after its dialog was closed opens nothing [2.73]', async () => {
    const { store, readLate } = await lateStore();
    const arrive = await readLate(() => store.set(searchPromotionAtom, 'WELCOME50'));
    store.set(closePromotionAtom);
    await arrive();
    expect(store.get(promotionSearchAtom)).toBeNull();
  });

  it('is not open any more when its page was left meanwhile [2.73]', async () => {
    const { user } = await openPage();
    await search(user, 'WELCOME50');
    expect(await receiveButton()).toBeVisible();
    // By a link behind it: Back would close it first.
    await act(async () => screen.getByRole('link', { name: 'Home', hidden: true }).click());
    await user.click(await screen.findByRole('link', { name: /^Bonus ?View bonuses$/ }));
    await codeField();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is aborted when its dialog is closed', async () => {
    const world = await makeWorld('a member with money');
    const services = await makeServices(world, { signedIn: SOMCHAI });
    let signal: AbortSignal | undefined;
    const call = ((...request: Parameters<typeof services.call>) => {
      signal = request[2].signal;
      return services.call(...request);
    }) as typeof services.call;
    const store = createAppStore({ ...services, call });
    await world.control.addFault({ call: FIND, kind: 'hang' });
    const searching = store.set(searchPromotionAtom, 'WELCOME50');
    expect(signal?.aborted).toBe(false);
    store.set(closePromotionAtom);
    expect(signal?.aborted).toBe(true);
    await searching;
    await world.control.clearFaults();
  });
});

describe('receiving a promotion', () => {
  it('is sent once for many presses; the page then shows the promotion in use [1.11] [2.73] [7.36]', async () => {
    const { user, world } = await openPage();
    const before = (await world.control.member(SOMCHAI)).wallet;
    await search(user, 'welcome50');
    const button = await receiveButton();
    const taking = await holdCall(world, TAKE);
    act(() => {
      button.click();
      button.click();
    });
    await taking.hasCome();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await taking.release();
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(await active()).toHaveTextContent('Promotion');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await world.control.count({ call: TAKE })).toBe(1);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(before + 50);
  });

  it.each([
    ['NO_PROMOTION', 'Please check the code.'],
    ['PROMOTION_RECEIVED', 'Check the code or try another.'],
    ['BONUS_ALREADY_ACTIVE', 'top of this page'],
    ['BONUS_CONDITION', 'a deposit on the same day'],
    ['BONUS_REMAINING', 'top of this page'],
  ] as const)('that is refused with %s says why in an error alert [8.05] [8.27]', async (code, next) => {
    const world = await makeWorld('a member with money');
    await world.control.addFault({ call: TAKE, kind: 'refuse', code });
    const { user } = await openPage({ world });
    await search(user, 'WELCOME50');
    await user.click(await receiveButton());
    const refused = await alert(FAILED);
    expect(refused).toHaveTextContent(errors[code]);
    expect(refused).toHaveTextContent(next);
    expect(document.querySelector('[class*=toast][class*=error]')).toBeNull();
    expect(await world.control.count({ call: TAKE })).toBe(1);
    expect(await world.control.heldBonus(SOMCHAI)).toBeNull();
  });

  it('leaves the focus on the title, because the search button is gone', async () => {
    const { user } = await openPage();
    await search(user, 'WELCOME50');
    await user.click(await receiveButton());
    await active();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('with a lost answer is found by the active promotion, and sent once [2.73] (W1)', async () => {
    const { user, world } = await openPage();
    await search(user, 'WELCOME50');
    await receiveButton();
    await world.control.addFault({ call: TAKE, kind: 'drop' });
    await user.click(await receiveButton());
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(await world.control.count({ call: TAKE })).toBe(1);
    takeConsoleErrors();
  });

  it('that never arrived before a reload is reported in an alert of the page (W1) [8.27]', async () => {
    const { user, world, unmount } = await openPage();
    await search(user, 'WELCOME50');
    await receiveButton();
    await world.control.addFault({ call: TAKE, kind: 'reset' });
    await user.click(await receiveButton());
    await screen.findByText(/We are checking/);
    unmount();
    const { clock } = await openPage({ world });
    await screen.findByText('Confirming the outcome');
    await clock.advance(70_000);
    expect(await alert(FAILED)).toHaveTextContent('the promotion was not received');
    expect(await world.control.count({ call: TAKE })).toBe(1);
  });

  it('in flight when the page is left is reported on the next page [7.36] (W1)', async () => {
    const { user, world, unmount } = await openPage();
    await search(user, 'WELCOME50');
    await receiveButton();
    const taking = await holdCall(world, TAKE);
    await user.click(await receiveButton());
    await taking.hasCome();
    expect(sessionStorage.getItem('open-intents')).toContain('WELCOME50');
    unmount();
    await taking.release();
    await world.control.waitFor({ call: TAKE, count: 1 });
    const { clock } = await openPage({ world });
    await clock.advance(3_000);
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(await active()).toHaveTextContent('Promotion');
    expect(sessionStorage.getItem('open-intents')).toBeNull();
    expect(await world.control.count({ call: TAKE })).toBe(1);
  });

  it('is not sent if the state before cannot be read (W1)', async () => {
    const { user, world } = await openPage();
    await search(user, 'WELCOME50');
    await receiveButton();
    await world.control.addFault({ call: ACTIVE, kind: 'reset' });
    await user.click(await receiveButton());
    expect(await alert(FAILED)).toHaveTextContent('nothing was sent');
    expect(await world.control.count({ call: TAKE })).toBe(0);
  });
});
