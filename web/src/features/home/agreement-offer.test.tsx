import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { holdCall } from '../../testing/hold-call.ts';
import { makeServices, makeWorld, renderApp, type TestWorld } from '../../testing/render-app.tsx';
import {
  AGREEMENT_DELAY_MS,
  agreementsAtom,
  offerAgreementAtom,
  putOffAgreementAtom,
} from '../../shared/account/agreement-state.ts';
import { closeDialogAtom, dialogAtom, openDialogAtom } from '../../shared/session/dialog-state.ts';
import { createAppStore } from '../../shared/session/services.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { STILL_MS } from './still-hands.ts';
import { total } from './testing.ts';
import { useAgreementOffer } from './use-agreement-offer.ts';

describe('the agreement', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Please accept our terms' });
  /** Home, right before the agreement is requested. */
  const open = async (world: TestWorld) => {
    const view = await renderApp({ world, signedIn: SOMCHAI });
    await total();
    await view.clock.advance(AGREEMENT_DELAY_MS - 1);
    return view;
  };

  it('opens 1.5 s after home is loaded, and not again once it is accepted [2.43] [2.44] [9.12] [3.07] [3.31]', async () => {
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

  it('is not asked for after home was left earlier than 1.5 s, nor later for a redraw [2.43] [9.12]', async () => {
    const world = await makeWorld();
    const clock = createTestClock();
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { unmount } = renderHook(useAgreementOffer, { wrapper });
    await clock.advance(AGREEMENT_DELAY_MS - 1);
    unmount();
    await clock.advance(1);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(0);
    const { rerender } = renderHook(useAgreementOffer, { wrapper });
    await clock.advance(AGREEMENT_DELAY_MS - 1);
    rerender();
    await clock.advance(1);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
  });

  it('is offered again after a dialog that took its place [2.43]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const clock = createTestClock();
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI, clock }));
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    await store.set(offerAgreementAtom);
    renderHook(useAgreementOffer, { wrapper });
    await clock.advance(STILL_MS);
    expect(store.get(dialogAtom)).toMatchObject({ name: 'agreement' });
    act(() => store.set(openDialogAtom, { name: 'deposit' }));
    await clock.advance(STILL_MS);
    expect(store.get(dialogAtom)).toMatchObject({ name: 'deposit' });
    act(() => store.set(closeDialogAtom));
    await clock.advance(STILL_MS);
    expect(store.get(dialogAtom)).toMatchObject({ name: 'agreement' });
  });

  it('is asked for once while the app is open, and again only after a failure [2.43] [8.29]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    await world.control.addFault({ call: 'GET /api/lookup/agreements', kind: 'status', status: 500 });
    await store.set(offerAgreementAtom);
    expect(store.get(agreementsAtom)).toBeNull();
    await store.set(offerAgreementAtom);
    expect(store.get(agreementsAtom)).not.toBeNull();
    store.set(putOffAgreementAtom);
    await store.set(offerAgreementAtom);
    expect(store.get(agreementsAtom)).toBeNull();
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(2);
  });

  it('is not offered when the service has none [2.43] [3.07]', async () => {
    const world = await makeWorld();
    await world.control.setLookups({ agreements: [] });
    const store = createAppStore(await makeServices(world, { signedIn: SOMCHAI }));
    await store.set(offerAgreementAtom);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
    expect(store.get(agreementsAtom)).toBeNull();
  });

  it('is shown again after the next load if closed without an answer, and reset at logout [2.13] [2.43]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    // The dialog may cover home before anyone has seen it.
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

  it('is shown as sanitised HTML, and remembered as long as the token [2.43] [7.02]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const agreements = ['<b>Be of age</b>', 'Play fair<img src=x onerror=alert(1)>'];
    await world.control.setLookups({ agreements });
    localStorage.setItem('token', await world.signIn(SOMCHAI));
    const { user, clock, unmount } = await renderApp({ world });
    await total();
    await clock.advance(AGREEMENT_DELAY_MS);
    const items = await within(await dialog()).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['Be of age', 'Play fair']);
    expect(items[0]?.querySelector('b')).toHaveTextContent('Be of age');
    expect(items[1]?.querySelector('[onerror]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    expect(localStorage.getItem('remember-agreement')).not.toBeNull();
    expect(sessionStorage.getItem('remember-agreement')).toBeNull();
    unmount();
    const next = await renderApp({ world });
    await total();
    await next.clock.advance(60_000);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
  });

  it('is asked of each member, also beside one whom another tab remembers [2.43]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    localStorage.setItem('token', 'of-another-tab');
    localStorage.setItem('remember-agreement', 'yes');
    const { user, clock } = await open(world);
    await clock.advance(1);
    await dialog();
    localStorage.removeItem('remember-agreement');
    await user.click(screen.getByRole('button', { name: 'I accept' }));
    expect(localStorage.getItem('remember-agreement')).toBeNull();
    expect(sessionStorage.getItem('remember-agreement')).not.toBeNull();
  });

  it('waits until an open dialog is closed [2.43] [2.44]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const fault = await world.control.addFault({ call: 'GET /api/lookup/agreements', kind: 'hang' });
    const { user, clock } = await open(world);
    await clock.advance(1);
    await user.click(screen.getByRole('button', { name: /^PG ?350/ }));
    await screen.findByRole('dialog', { name: 'PG' });
    await world.control.removeFault(fault.id);
    await act(() => world.control.waitFor({ call: 'GET /api/lookup/agreements' }));
    // Only the open dialog holds the agreement back, not the press that opened it.
    await clock.advance(STILL_MS);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('PG');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await clock.advance(STILL_MS);
    expect(await dialog()).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('waits for a dialog that a press is still opening [2.41] [2.43] [2.44]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const { user, clock } = await open(world);
    const banners = await holdCall(world, 'GET /api/invite/banners');
    await user.click(screen.getByRole('button', { name: /^Invite ?\d/ }));
    await banners.hasCome();
    await clock.advance(STILL_MS);
    await act(() => world.control.waitFor({ call: 'GET /api/lookup/agreements' }));
    await clock.advance(STILL_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
    await banners.release();
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Invite friends' })).getByRole('button', {
        name: 'Close',
      }),
    );
    await clock.advance(STILL_MS);
    expect(await dialog()).toBeVisible();
  });

  it('waits while the chat is open, and then opens with its title focused [2.43] [2.44]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const view = await renderApp({ world, signedIn: SOMCHAI, config: { chatUrl: '' } });
    await total();
    await view.user.click(await screen.findByRole('button', { name: 'Chat with our staff' }));
    const message = await screen.findByRole('textbox', { name: 'Type a message' });
    await view.user.type(message, 'a');
    await view.clock.advance(AGREEMENT_DELAY_MS + STILL_MS);
    await act(() => world.control.waitFor({ call: 'GET /api/lookup/agreements' }));
    await view.clock.advance(STILL_MS);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(message).toHaveFocus();
    await view.user.click(screen.getByRole('button', { name: 'Close the chat' }));
    await view.clock.advance(2 * STILL_MS);
    const title = within(await dialog()).getByRole('heading', { name: 'Please accept our terms' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  it('waits while a member types into a field of the page, also by dictation', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const { user, clock } = await open(world);
    await user.click(screen.getByRole('button', { name: 'Search games' }));
    const search = screen.getByRole('searchbox');
    await user.type(search, 'p');
    await clock.advance(9_000);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
    fireEvent.input(search, { target: { value: 'pg' } });
    await clock.advance(9_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(search).toHaveFocus();
    await user.tab();
    await clock.advance(2 * STILL_MS);
    expect(await dialog()).toBeVisible();
  });

  it('opens 10 s after the last key or press where a search keeps the focus, as at the kiosk', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const { user, clock } = await open(world);
    await user.click(screen.getByRole('button', { name: 'Search games' }));
    await user.type(screen.getByRole('searchbox'), 'p');
    await clock.advance(10_000 + STILL_MS);
    expect(await dialog()).toBeVisible();
  });

  it('waits until the notice is read [2.44] [3.07]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    await world.control.setLookups({ notice: 'Maintenance at noon' });
    const { user, clock } = await open(world);
    await user.click(await screen.findByRole('button', { name: 'Read the notice' }));
    await clock.advance(60_000);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Notice');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await clock.advance(2 * STILL_MS);
    expect(await dialog()).toBeVisible();
  });

  it('is read again in the language that the member chooses before an answer, and not after [1.19] [2.43]', async () => {
    const world = await makeWorld();
    await world.control.setLookups({ agreements: ['I am of age'] });
    const { user, clock } = await open(world);
    const language = screen.getByRole('combobox', { name: 'Language' });
    await user.click(language);
    await clock.advance(1);
    await act(() => world.control.waitFor({ call: 'GET /api/lookup/agreements' }));
    await world.control.setLookups({ agreements: ['ຂ້ອຍອາຍຸຄົບ'] });
    await user.selectOptions(language, 'lo');
    await screen.findByRole('combobox', { name: 'ພາສາ' });
    await clock.advance(STILL_MS);
    const offered = within(await screen.findByRole('dialog'));
    expect(await offered.findByText('ຂ້ອຍອາຍຸຄົບ')).toBeVisible();
    expect(offered.queryByText('I am of age')).toBeNull();
    await user.click(offered.getByRole('button', { name: 'ຍອມຮັບຂໍ້ຕົກລົງ' }));
    await user.selectOptions(language, 'en');
    await screen.findByRole('combobox', { name: 'Language' });
    await clock.advance(60_000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(2);
  });

  it('does not open during a press or while the pointer moves', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const { user, clock } = await open(world);
    const deposit = screen.getByRole('button', { name: 'Deposit' });
    await user.pointer({ keys: '[MouseLeft>]', target: deposit });
    await clock.advance(10_000);
    expect(await world.control.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: deposit });
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Deposit' })).getByRole('button', { name: 'Close' }),
    );
    await clock.advance(STILL_MS - 1);
    await user.pointer({ target: deposit });
    await clock.advance(STILL_MS - 1);
    expect(screen.queryByRole('dialog')).toBeNull();
    await clock.advance(1);
    expect(await dialog()).toBeVisible();
  });

  it('opens again after a dialog that a press opened instead [2.43]', async () => {
    const world = await makeWorld(undefined, { hasAgreements: true });
    const { user, clock } = await open(world);
    await clock.advance(1);
    await dialog();
    await user.click(screen.getByRole('button', { name: 'Deposit', hidden: true }));
    const deposit = await screen.findByRole('dialog', { name: 'Deposit' });
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(within(deposit).getByRole('button', { name: 'Close' }));
    await clock.advance(STILL_MS);
    expect(await dialog()).toBeVisible();
  });

  it.each([
    ['reset', { kind: 'reset' }],
    ['wrong shape', { kind: 'wrong-shape' }],
    [
      'one of its texts is damaged: nobody accepts it unseen',
      { kind: 'status', status: 200, body: '["A",7]' },
    ],
    ['one of its texts is blank', { kind: 'status', status: 200, body: '["A"," "]' }],
    ['one of its texts shows nothing', { kind: 'status', status: 200, body: '["<p>A</p>","<p> </p>"]' }],
    [
      'one of its texts is a picture of another site',
      { kind: 'status', status: 200, body: '["<img src=https://other.example/terms.png>"]' },
    ],
  ] as const)(
    'fails silently (%s), and is requested again on the next visit to home [2.43] [8.29]',
    async (_how, fault) => {
      const world = await makeWorld(undefined, { hasAgreements: true });
      await world.control.addFault({ call: 'GET /api/lookup/agreements', ...fault });
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
