import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { holdCall } from '../../testing/hold-call.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { findToast } from '../../testing/find-toast.ts';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { makeServices, makeWorld, renderApp } from '../../testing/render-app.tsx';
import { receiveInviteAction } from '../../shared/rewards/receive-invite.ts';
import { createAppStore } from '../../shared/session/services.ts';

describe('the referral bonus', () => {
  const receive = () => screen.findByRole('button', { name: 'Receive' });
  const bonus = () => screen.findByRole('region', { name: 'Referral bonus' });
  const CALL = 'GET /api/invite/bonus';

  it('is added to the wallet once for two presses, and its amount is shown [2.33] [7.26]', async () => {
    const { world } = await renderApp({ signedIn: SOMCHAI });
    expect(await bonus()).toHaveTextContent(/^Referral bonus ?300\.00 ?baht/);
    const button = await receive();
    // Friends have played since: the received amount counts, not the shown one.
    await world.control.setInvites(SOMCHAI, { earnings: 345.5 });
    act(() => {
      button.click();
      button.click();
    });
    expect(button).toBeVisible();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await findToast('success', '345.50 baht received into your wallet');
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1345.5);
    await waitFor(async () => expect(await bonus()).toHaveTextContent('0.00'));
    expect(await screen.findByText('1,345.50')).toBeVisible();
    expect(await world.control.count({ call: CALL })).toBe(1);
  });

  it('waits at most 5 s for the wallet, before the request and for the amount after it', async () => {
    const { world, user, clock } = await renderApp({ signedIn: SOMCHAI });
    const button = await receive();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang', times: 'always' });
    await user.click(button);
    await clock.advance(4_999);
    expect(await world.control.count({ call: CALL })).toBe(0);
    await clock.advance(1);
    await world.control.waitFor({ call: CALL, count: 1 });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await clock.advance(5_000);
    await findToast('success', 'Your referral bonus is in your wallet now');
    expect(await receive()).not.toHaveAttribute('aria-busy');
  });

  it('is found in the wallet when the reply was lost, and requested once [2.33] (W1)', async () => {
    const { world, user } = await renderApp({ signedIn: SOMCHAI });
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await user.click(await receive());
    expect(await screen.findByText('300.00 baht received into your wallet')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1300);
    expect(await world.control.count({ call: CALL })).toBe(1);
  });

  it.each([
    ['done', 'success', 'ຮັບ 300.00 ບາດ ເຂົ້າກະເປົາແລ້ວ'],
    ['offline', 'error', /^ບໍ່ມີອິນເຕີເນັດ ຍັງບໍ່ໄດ້ສົ່ງຄຳສັ່ງ/],
  ] as const)('tells that it is %s in the language of that moment [1.19] [8.22]', async (end, kind, text) => {
    const { world, user } = await renderApp({ signedIn: SOMCHAI });
    const button = await receive();
    const wallet = await holdCall(world, 'GET /api/wallet');
    await user.click(button);
    await wallet.hasCome();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'lo');
    await screen.findByRole('region', { name: 'ໂບນັດຊວນໝູ່' });
    if (end === 'offline') switchNetwork('offline');
    await wallet.release();
    await findToast(kind, text);
  });

  it('reports a lost request only after checking, and can then be requested again (W1)', async () => {
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
    expect(await screen.findByText('300.00 baht received into your wallet')).toBeVisible();
  });

  it('stays unresolved while the result cannot be read, and offers another check instead of a request (W1)', async () => {
    const { world, user, clock } = await renderApp({ signedIn: SOMCHAI });
    await receive();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(await receive());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByText(/could not confirm this yet/)).toBeVisible();
    takeConsoleErrors();
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('300.00 baht received into your wallet')).toBeVisible();
    expect(await world.control.count({ call: CALL })).toBe(1);
  });

  it('that can no longer be found out says so in a toast, and can be requested again (W1)', async () => {
    const { world, user, clock } = await renderApp({ signedIn: SOMCHAI });
    await receive();
    for (const call of [CALL, 'GET /api/wallet', 'POST /api/statement'] as const)
      await world.control.addFault({ call, kind: 'reset' });
    await user.click(await receive());
    await screen.findByText('Confirming the outcome');
    takeConsoleErrors();
    await clock.advance(10_000);
    await screen.findByText(/could not confirm this yet/);
    await clock.advance(60_000);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await findToast('info', /^We could not find out whether this was done/);
    expect(await receive()).toBeEnabled();
  });

  it('reports an unresolved result in a toast after the member has left the page (W1)', async () => {
    const { world, user } = await renderApp({ signedIn: SOMCHAI, autoAdvance: true });
    await receive();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    await user.click(await receive());
    await user.click(screen.getByRole('link', { name: 'Contact' }));
    expect(await screen.findByText(/could not confirm this yet/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    takeConsoleErrors();
  }, 25_000);

  it('is refused with the reason in a red toast [2.33] [8.06] [8.22]', async () => {
    const { world, user } = await renderApp({ signedIn: '0899999999' });
    await user.click(await receive());
    await findToast('error', /There is no referral bonus to receive yet/);
    await world.control.setFlags({ inviteActive: false });
    await user.click(await receive());
    await findToast('error', 'Referral bonuses are not open at the moment.');
  });

  it('does not name the received amount when a friend has earned since [2.33] [2.55] [7.26]', async () => {
    const world = await makeWorld();
    const own = await makeServices(world, { signedIn: SOMCHAI });
    const call = async (...request: Parameters<typeof own.call>) => {
      const reply: unknown = await own.call(...request);
      if (request[0] === CALL) await world.control.setInvites(SOMCHAI, { earnings: 5 });
      return reply;
    };
    const store = createAppStore({ ...own, call: call as typeof own.call });
    const end = await store.set(receiveInviteAction.runAtom, null);
    expect(end).toMatchObject({ status: 'succeeded', done: { amount: null } });
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1300);
  });

  it('offers an invite link beside the button when it is zero [2.33] [2.41]', async () => {
    const { user } = await renderApp({ signedIn: '0899999999' });
    expect(await bonus()).toHaveTextContent('0.00');
    expect(await receive()).toBeEnabled();
    await user.click(within(await bonus()).getByRole('button', { name: 'Invite' }));
    expect(await screen.findByRole('region', { name: 'Invite friends' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('region', { name: 'Ready to receive' })).toBeVisible();
  });

  it('offers only the button when it is more than zero [2.33]', async () => {
    await renderApp({ signedIn: SOMCHAI });
    await receive();
    expect(within(await bonus()).getAllByRole('button')).toHaveLength(1);
  });
});
