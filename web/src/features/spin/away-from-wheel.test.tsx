import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { makeWorld, renderApp } from '../../testing/render-app.tsx';

const SPIN = 'POST /api/spinwheel/spin';
const CLAIM = 'POST /api/spinwheel/coupon/claim';
/** One coupon without an id, which may be any. */
const NAMELESS = JSON.stringify([
  { _id: 'other', prize: null, amount: 1 },
  { prize: null, amount: 50 },
]);

async function openWheel(scenario: string) {
  const world = await makeWorld(scenario);
  await world.control.setNextPrize('P100');
  const view = await renderApp({ world, signedIn: SOMCHAI, path: '/user/spin' });
  const hub = () => screen.findByRole('button', { name: /^Spin \d+ coins?$/ });
  await hub();
  const leave = () => view.user.click(screen.getByRole('link', { name: 'Home' }));
  const comeBack = async () => view.user.click(await screen.findByRole('link', { name: /^Spin wheel/ }));
  return { ...view, world, hub, leave, comeBack };
}

describe('a member who has left the wheel', () => {
  it('learns that the spin is done and nothing of its prize, which the wheel shows (S2)', async () => {
    const { user, world, hub, leave, comeBack } = await openWheel('a member with coins');
    const { id } = await world.control.addFault({ call: SPIN, kind: 'hang' });
    await user.click(await hub());
    // The page has read the coupons, and spins.
    await world.control.waitFor({ call: 'GET /api/spinwheel/coupon', count: 2 });
    await leave();
    await act(() => world.control.removeFault(id));
    const toast = await screen.findByText('Your spin is done. Open the wheel to see the result.');
    expect(toast.closest('[aria-live]')).not.toHaveTextContent(/100/);
    await comeBack();
    expect(await screen.findByRole('dialog', { name: 'You won' })).toHaveTextContent('100.00');
  });

  it('learns that the spin did not take place, and the wheel does not say it again [8.26] (S2)', async () => {
    const { user, world, hub, clock, leave, comeBack } = await openWheel('a member with coins');
    await world.control.addFault({ call: SPIN, kind: 'reset' });
    await user.click(await hub());
    await world.control.waitFor({ call: SPIN, count: 1 });
    await leave();
    await clock.advance(10_000);
    await findToast('error', /^No result for this spin: We checked: your coins and coupons are unchanged/);
    await comeBack();
    await hub();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    ['spin', 'a member with coins', SPIN, 'We could not confirm your spin yet.'],
    ['claim', 'a member with coupons', CLAIM, 'We could not confirm your claim yet.'],
  ] as const)(
    'learns that a %s is open, and that the wheel can check it [8.26] (S2)',
    async (what, scenario, call, text) => {
      const { user, world, hub, clock, leave, comeBack } = await openWheel(scenario);
      await world.control.addFault({ call, kind: 'reset' });
      if (what === 'spin') await user.click(await hub());
      else {
        const [claim] = await screen.findAllByRole('button', { name: /^Claim/ });
        if (claim) await user.click(claim);
        await user.click(await screen.findByRole('button', { name: 'Confirm claim' }));
        await clock.advance(500);
      }
      await world.control.waitFor({ call, count: 1 });
      await world.control.addFault({ call: 'GET /api/spinwheel/coupon', kind: 'reset', times: 'always' });
      if (what === 'claim') await user.click(await screen.findByRole('button', { name: 'Close' }));
      await leave();
      await clock.advance(20_000);
      await findToast('info', `${text} Open the wheel to check it.`);
      await comeBack();
      expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    },
  );

  it('learns that a coupon was not claimed, and the wheel does not say it again [8.26]', async () => {
    const { user, world, hub, clock, leave, comeBack } = await openWheel('a member with coupons');
    const coupons = within(await screen.findByRole('region', { name: 'Your coupons' }));
    const [claim] = await coupons.findAllByRole('button', { name: /^Claim/ });
    if (claim) await user.click(claim);
    await world.control.addFault({ call: CLAIM, kind: 'reset' });
    await user.click(await screen.findByRole('button', { name: 'Confirm claim' }));
    await clock.advance(500);
    await world.control.waitFor({ call: CLAIM, count: 1 });
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await leave();
    await clock.advance(10_000);
    await findToast('error', /^The prize could not be claimed: We checked/);
    await comeBack();
    await hub();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a member who reloads away from the wheel while a call is under way', () => {
  /** The call of `press` hangs; the page is left and home opens in its place. */
  async function reloadInFlight(scenario: string, call: typeof SPIN | typeof CLAIM) {
    const first = await openWheel(scenario);
    const { world, user } = first;
    await world.control.addFault({ call, kind: 'hang' });
    if (call === SPIN) await user.click(await first.hub());
    else {
      const [claim] = await screen.findAllByRole('button', { name: /^Claim เครดิตฟรี 50 บาท/ });
      if (claim) await user.click(claim);
      await user.click(await screen.findByRole('button', { name: 'Confirm claim' }));
      await first.clock.advance(500);
    }
    await waitFor(() => expect(sessionStorage.getItem('open-intents')).not.toBeNull());
    first.unmount();
    const view = await renderApp({ world });
    await screen.findByRole('button', { name: 'Deposit' });
    return { ...view, arrive: () => world.control.clearFaults() };
  }

  it('spins no other one before the wallet tells whose spin an expired session left open (S2) (W1)', async () => {
    const world = await makeWorld('a member with coins');
    const before = { coins: (await world.control.member(SOMCHAI)).coins, couponIds: [] };
    const left = JSON.stringify({ 100001: { spin: { input: null, before, sentAt: 1 } } });
    sessionStorage.setItem('left-intents', left);
    const wallet = await holdCall(world, 'GET /api/wallet');
    const view = await renderApp({ world, signedIn: SOMCHAI, path: '/user/spin' });
    await view.user.click(await screen.findByRole('button', { name: /^Spin \d+ coins?$/ }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/nothing was sent/);
    expect(await world.control.count({ call: SPIN })).toBe(0);
    await wallet.release();
    await waitFor(() => expect(sessionStorage.getItem('open-intents')).toContain('"sentAt":1'));
    await view.clock.advance(60_000);
    expect(sessionStorage.getItem('open-intents')).not.toContain('"spin":');
    expect(sessionStorage.getItem('left-intents')).toBeNull();
  });

  const spinArrives = async ({ world, clock, arrive }: Awaited<ReturnType<typeof reloadInFlight>>) => {
    await arrive();
    await world.control.waitFor({ call: SPIN, count: 1 });
    await clock.advance(3_000);
    return screen.findByText('Your spin is done. Open the wheel to see the result.');
  };

  it('learns that the spin is done and nothing of its prize, which the wheel shows (S2) (W1)', async () => {
    const view = await reloadInFlight('a member with coins', SPIN);
    const toast = await spinArrives(view);
    expect(toast.closest('[aria-live]')).not.toHaveTextContent(/100/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await view.user.click(await screen.findByRole('link', { name: /^Spin wheel/ }));
    expect(await screen.findByRole('dialog', { name: 'You won' })).toHaveTextContent('100.00');
    expect(await view.world.control.count({ call: SPIN })).toBe(1);
  });

  it('sees the prize of an open spin although the wheel did not load (S2) (W1)', async () => {
    const { world, user, clock, arrive } = await reloadInFlight('a member with coins', SPIN);
    await world.control.addFault({
      call: 'GET /api/spinwheel/setup',
      kind: 'status',
      status: 503,
      times: 'always',
    });
    await user.click(await screen.findByRole('link', { name: /^Spin wheel/ }));
    await clock.advance(2_000);
    expect(await screen.findByText('The wheel could not be loaded')).toBeVisible();
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    await arrive();
    await world.control.waitFor({ call: SPIN, count: 1 });
    await clock.advance(10_000);
    expect(await screen.findByRole('dialog', { name: 'You won' })).toHaveTextContent('100.00');
  });

  it('sees the prize after one more reload (S2) (W1)', async () => {
    const view = await reloadInFlight('a member with coins', SPIN);
    await spinArrives(view);
    view.unmount();
    await renderApp({ world: view.world, path: '/user/spin' });
    expect(await screen.findByRole('dialog', { name: 'You won' })).toHaveTextContent('100.00');
  });

  it('learns that the prize is in the wallet (W1)', async () => {
    const { clock, world, arrive } = await reloadInFlight('a member with coupons', CLAIM);
    const before = (await world.control.member(SOMCHAI)).wallet;
    await arrive();
    await world.control.waitFor({ call: CLAIM, count: 1 });
    await clock.advance(3_000);
    expect(await screen.findByText('50.00 baht is in your wallet')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(before + 50);
  });

  it('learns that no coupon tells whether the prize was claimed [8.26] (W1)', async () => {
    const { clock, world } = await reloadInFlight('a member with coupons', CLAIM);
    const call = 'GET /api/spinwheel/coupon';
    await world.control.addFault({ call, kind: 'status', status: 200, body: NAMELESS, times: 'always' });
    await clock.advance(60_000);
    await findToast('info', /^No result for this claim: We cannot tell from your coupons/);
  });

  it('learns after the limit of the call that the spin did not take place (W1)', async () => {
    const { clock } = await reloadInFlight('a member with coins', SPIN);
    await clock.advance(60_000);
    await findToast('error', /^No result for this spin: We checked: your coins and coupons are unchanged/);
  });
});
