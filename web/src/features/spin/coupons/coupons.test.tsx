import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import enErrors from '../../../../locales/en/errors.json' with { type: 'json' };
import loErrors from '../../../../locales/lo/errors.json' with { type: 'json' };
import thErrors from '../../../../locales/th/errors.json' with { type: 'json' };
import en from '../../../../locales/en/spin.json' with { type: 'json' };
import lo from '../../../../locales/lo/spin.json' with { type: 'json' };
import th from '../../../../locales/th/spin.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { setHidden, switchNetwork } from '../../../testing/browser-state.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { fetchElsewhere } from '../../../testing/pages.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../../testing/render-app.tsx';

const CLAIM = 'POST /api/spinwheel/coupon/claim';
const COUPONS = 'GET /api/spinwheel/coupon';

const LANGUAGES = {
  th: { errors: thErrors, words: th },
  lo: { errors: loErrors, words: lo },
  en: { errors: enErrors, words: en },
};
/** Refusal codes of a claim. */
const CODES = [
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
  'BONUS_REMAINING',
] as const;

/** What the dialog offers beside the reason. */
const WAYS: Partial<Record<(typeof CODES)[number], 'bonus' | 'contact'>> = {
  INVALID_PRIZE_CODE: 'contact',
  INVALID_CODE: 'contact',
  INVALID_COUPON_TYPE: 'contact',
  BONUS_REMAINING: 'bonus',
};

const open = (options: RenderOptions = {}) =>
  renderApp({
    scenario: 'a member with coupons',
    signedIn: SOMCHAI,
    path: '/user/spin',
    autoAdvance: true,
    ...options,
  });
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Your coupons' });
  return within(table).getAllByRole('row').slice(1);
};
const giveMoons = async (world: TestWorld) => {
  for (const name of ['New moon', 'Half moon', 'Last moon', 'Full moon'])
    await world.control.giveCoupon(SOMCHAI, { code: 'P100', name, kind: 'money', amount: 100 });
};
const question = () => screen.findByRole('dialog', { name: 'Claim this prize now?' });
const ask = async (user: Awaited<ReturnType<typeof open>>['user'], name = 'เครดิตฟรี 50 บาท') => {
  await user.click(await screen.findByRole('button', { name: `Claim ${name}` }));
  return within(await question()).findByRole('button', { name: 'Confirm claim' });
};

describe('the coupons', () => {
  it('show 3 per page with index, prize label and name, amount and a claim button [2.80] [3.21] [9.27]', async () => {
    const world = await makeWorld('a member with coupons');
    await giveMoons(world);
    await world.control.giveCoupon(SOMCHAI, { code: 'SHIRT', name: 'Moonlight', kind: 'gift', amount: 0 });
    const { user } = await open({ world });
    const [gift, first, ...others] = await rows();
    expect(gift).toHaveTextContent('1Moonlightเสื้อยืด-Claim Moonlight');
    expect(within(gift!).getByRole('button', { name: 'Claim Moonlight' })).toBeEnabled();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['No.', 'Prize', 'Amount', 'Claim']);
    const cells = within(first!).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '2',
      'Full moon100 บาท',
      '100.00 baht',
      'Claim Full moon',
    ]);
    expect(within(first!).getByRole('button', { name: 'Claim Full moon' })).toBeVisible();
    expect(others).toHaveLength(1);
    const next = screen.getByRole('button', { name: 'Next page' });
    const previous = screen.getByRole('button', { name: 'Previous page' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    await user.click(next);
    expect((await rows())[0]).toHaveTextContent(/^4Half moon/);
    for (const turn of [previous, next]) expect(turn).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('4–6 of 8')).toBeVisible();
    await user.click(next);
    const [, eighth, ...rest] = await rows();
    expect(eighth).toHaveTextContent(/^8เครดิตฟรี 10 บาท/);
    expect(rest).toEqual([]);
    expect(screen.getByText('7–8 of 8')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(screen.getByText('4–6 of 8')).toBeVisible();
  });

  it('show a sentence if there are none, and offer another try if they cannot be read [2.80]', async () => {
    const world = await makeWorld('a member with coins');
    await world.control.addFault({ call: 'GET /api/spinwheel/coupon', kind: 'reset' });
    const { user } = await open({ world });
    expect(await screen.findByText('Your coupons could not be loaded')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No coupons yet')).toBeVisible();
  });

  it('and the wheel stay when they cannot be read again, say that they are old, and are read again when the network is back [8.29]', async () => {
    const { world, clock } = await open();
    const names = (await rows()).map(({ textContent }) => textContent);
    await screen.findByRole('button', { name: /^Spin \d+ coins?$/ });
    for (const [index, call] of ['GET /api/spinwheel/setup', COUPONS].entries()) {
      await world.control.clearJournal();
      await world.control.addFault({ call: call as typeof COUPONS, kind: 'reset' });
      setHidden(true);
      clock.sleep(60_000 + index);
      setHidden(false);
      const old = await screen.findByText('The latest data could not be loaded');
      expect((await rows()).map(({ textContent }) => textContent)).toEqual(names);
      expect(screen.getByRole('button', { name: /^Spin \d+ coins?$/ })).toBeEnabled();
      switchNetwork('offline');
      switchNetwork('online');
      await waitFor(() => expect(old).not.toBeInTheDocument());
      expect(await world.control.count({ call: COUPONS })).toBe(2);
    }
  });

  it('without a name are called by their label, or prizes from the wheel [2.80]', async () => {
    const world = await makeWorld('a member with coins');
    const slice = { label: 'Ten baht' };
    const body = JSON.stringify([
      { _id: 'c', prize: null, amount: 0 },
      { _id: 'd', prize: { name: '', slice }, amount: 10 },
    ]);
    await world.control.addFault({ call: COUPONS, kind: 'status', status: 200, body });
    const { user } = await open({ world });
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      '1Prize from the wheel-Claim Prize from the wheel',
      '2Ten baht10.00 bahtClaim Ten baht',
    ]);
    await user.click(screen.getByRole('button', { name: 'Claim Prize from the wheel' }));
    expect(await question()).toHaveTextContent('Prize from the wheel');
  });

  it('show the page before when the only one of the last page is claimed [2.80] [9.27]', async () => {
    const world = await makeWorld('a member with coupons');
    await giveMoons(world);
    const { user } = await open({ world });
    await rows();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(await screen.findByRole('button', { name: /^Claim เครดิตฟรี 10 บาท/ }));
    const list = await holdCall(world, COUPONS);
    await user.click(await within(await question()).findByRole('button', { name: 'Confirm claim' }));
    expect(await screen.findByText('10.00 baht is in your wallet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('4–6 of 6')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Claim เครดิตฟรี 10 บาท/ })).toBeNull();
    await list.release();
    expect(await rows()).toHaveLength(3);
    expect((await rows())[0]).toHaveTextContent(/^4New moon/);
  });

  it('go into the wallet when claimed, and leave the list, which is read again with the wheel [1.14] [2.80] [4.10] [7.44]', async () => {
    const { user, world } = await open();
    const button = await ask(user);
    await world.control.setCoins(SOMCHAI, 5);
    const readings = await world.control.count({ call: 'GET /api/wallet' });
    await user.click(button);
    await findToast('success', '50.00 baht is in your wallet');
    await world.control.waitFor({ call: 'GET /api/wallet', count: readings + 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Spin 5 coins' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim เครดิตฟรี 50 บาท' })).toBeNull());
    expect(await rows()).toHaveLength(2);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1050);
  });

  it('do not come back with a list from a copy that lags behind (W9)', async () => {
    const { user, world } = await open();
    const button = await ask(user);
    const list = 'GET /api/spinwheel/coupon';
    const body = await (await fetchElsewhere(world, '/api/spinwheel/coupon')).text();
    await world.control.addFault({ call: list, kind: 'status', status: 200, body, times: 'always' });
    const readings = await world.control.count({ call: list });
    await user.click(button);
    await findToast('success', '50.00 baht is in your wallet');
    await world.control.waitFor({ call: list, count: readings + 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Claim เครดิตฟรี 50 บาท' })).toBeNull();
  });

  it('can be claimed directly from the prize, after a confirmation, which closes the prize [2.81] [4.10]', async () => {
    const world = await makeWorld('a member with coins');
    await world.control.setNextPrize('P100');
    const { user } = await open({ world });
    await user.click(await screen.findByRole('button', { name: /^Spin/ }));
    await user.click(await screen.findByRole('button', { name: 'Claim to wallet now' }));
    expect(await question()).toHaveTextContent('เครดิตฟรี 100 บาท');
    expect(await question()).toHaveTextContent('100.00 baht');
    expect(await question()).toHaveTextContent('The money goes straight into your wallet.');
    await user.click(screen.getByRole('button', { name: 'Confirm claim' }));
    expect(await screen.findByText('100.00 baht is in your wallet')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a claim', () => {
  it('is sent once for many presses, 500 ms after the first, and asks until its answer [2.81] [5.26] [9.28]', async () => {
    const { user, world, clock } = await open({ autoAdvance: false });
    const button = await ask(user);
    act(() => {
      button.click();
      button.click();
    });
    await user.click(button);
    await clock.advance(300);
    act(() => button.click());
    await clock.advance(199);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(await world.control.count({ call: CLAIM })).toBe(0);
    const answer = await holdCall(world, CLAIM);
    await clock.advance(1);
    await answer.hasCome();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(within(await question()).getByRole('button', { name: 'Close' })).toBeDisabled();
    await answer.release();
    await screen.findByText('50.00 baht is in your wallet');
    expect(await world.control.count({ call: CLAIM })).toBe(1);
    expect(await ask(user, 'เครดิตฟรี 20 บาท')).not.toHaveAttribute('aria-busy');
  });

  it('is cancelled by closing its confirmation before it is sent [2.81] [4.10] [5.26] [9.28]', async () => {
    const { user, world, clock } = await open({ autoAdvance: false });
    await user.click(await ask(user));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await clock.advance(600);
    expect(await world.control.count({ call: CLAIM })).toBe(0);
  });

  it('that was called off does not shorten the 500 ms of the next, which asks about its own coupon [2.81] [4.10] [5.26] [9.28]', async () => {
    const world = await makeWorld('a member with coupons');
    await world.control.giveCoupon(SOMCHAI, { code: 'SHIRT', name: 'Moonlight', kind: 'gift', amount: 0 });
    const { user, clock } = await open({ world, autoAdvance: false });
    const first = await ask(user);
    await world.control.addFault({ call: COUPONS, kind: 'hang' });
    await user.click(first);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = await ask(user, 'Moonlight');
    expect(await question()).toHaveTextContent(/Moonlight[^-]*This prize is not money/);
    expect(button).not.toHaveAttribute('aria-busy');
    await clock.advance(300);
    await user.click(button);
    await clock.advance(499);
    expect(await world.control.count({ call: CLAIM })).toBe(0);
    await clock.advance(1);
    expect(await world.control.count({ call: CLAIM })).toBe(1);
  });

  it('while the wheel turns takes its coupon off the list, and gives nothing of the spin away (S2)', async () => {
    const world = await makeWorld('a member with coupons');
    await world.control.setNextPrize('P100');
    const { user, clock } = await open({ world, autoAdvance: false });
    const list = await rows();
    await user.click(await screen.findByRole('button', { name: /^Spin/ }));
    await world.control.waitFor({ call: COUPONS, count: 3 });
    const question = await ask(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await user.click(await ask(user));
    await clock.advance(500);
    await screen.findByText('50.00 baht is in your wallet');
    await waitFor(async () => expect(await rows()).toHaveLength(list.length - 1));
    expect(await world.control.count({ call: COUPONS })).toBe(3);
    expect(screen.getByRole('button', { name: /^Spin/, hidden: true })).toHaveTextContent('3 coins');
    await clock.advance(5_000);
    expect(await screen.findByRole('dialog', { name: 'You won' })).toHaveTextContent('100.00');
    await world.control.waitFor({ call: COUPONS, count: 4 });
  });

  it.each(['th', 'lo', 'en'] as const)(
    'when refused shows the reason of its code in an error dialog in %s [8.11] [8.26]',
    async (locale) => {
      const { errors, words } = LANGUAGES[locale];
      const { user, world } = await open({ locale });
      for (const code of CODES) {
        const body = JSON.stringify({ success: false, error: code });
        await world.control.addFault({ call: CLAIM, kind: 'status', status: 200, body });
        await user.click(
          await screen.findByRole('button', { name: `${words.coupons.claim_button} เครดิตฟรี 50 บาท` }),
        );
        await user.click(await screen.findByRole('button', { name: words.claim.confirm_button }));
        const dialog = await screen.findByRole('alertdialog', { name: words.failure.claim_title });
        // Nobody has typed a code that could be checked.
        expect(dialog).toHaveTextContent(errors[code === 'INVALID_CODE' ? 'INVALID_PRIZE_CODE' : code]);
        const way = `${WAYS[code] ?? 'ok'}_button` as const;
        expect(within(dialog).getByRole('button', { name: words.failure[way] })).toBeVisible();
        await user.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      }
      expect((await world.control.member(SOMCHAI)).wallet).toBe(1000);
    },
    60_000,
  );

  it('when refused because it was made elsewhere reads the wallet, so that home shows the money [8.26] (W9)', async () => {
    const { user, world } = await open();
    const confirm = await ask(user);
    await world.control.setBalance(SOMCHAI, { account: 'WALLET', amount: 1050 });
    const body = JSON.stringify({ success: false, error: 'NO_CLAIMABLE_COUPON' });
    await world.control.addFault({ call: CLAIM, kind: 'status', status: 200, body });
    await user.click(confirm);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await user.click(screen.getByRole('link', { name: 'Home' }));
    const total = await screen.findByRole('status', { name: 'Total balance' });
    await waitFor(() => expect(total).toHaveTextContent('1,050.00'));
  });

  it('when refused because claims come too fast waits a minute, as the wheel does [8.02] [8.26]', async () => {
    const { user, world, clock } = await open({ autoAdvance: false });
    const body = JSON.stringify({ success: false, error: 'REQUEST_LIMIT_1MIN' });
    await world.control.addFault({ call: CLAIM, kind: 'status', status: 200, body });
    await user.click(await ask(user));
    await clock.advance(500);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Wait 60 seconds')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Spin/ })).toHaveAttribute('aria-disabled', 'true');
  });

  it('against a bonus leads to the bonus page [8.11] [8.26]', async () => {
    const { user, world } = await open();
    const body = JSON.stringify({ success: false, error: 'BONUS_REMAINING' });
    await world.control.addFault({ call: CLAIM, kind: 'status', status: 200, body });
    await user.click(await ask(user));
    await user.click(await screen.findByRole('button', { name: 'Go to bonus' }));
    await waitFor(() => expect(window.location.pathname).toBe('/user/bonus'));
  });

  it('reloads wheel and coupons when its confirmation is closed [4.10]', async () => {
    const { user, world } = await open();
    await ask(user);
    const before = await world.control.count({ call: 'GET /api/spinwheel/setup' });
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await world.control.waitFor({ call: 'GET /api/spinwheel/setup', count: before + 1 });
    await world.control.waitFor({ call: 'GET /api/spinwheel/coupon', count: before + 1 });
  });

  it('with a lost answer is found by its coupon, and sent once (W1)', async () => {
    const { user, world } = await open();
    const button = await ask(user);
    await world.control.addFault({ call: CLAIM, kind: 'drop' });
    await user.click(button);
    await findToast('success', '50.00 baht is in your wallet');
    expect(await world.control.count({ call: CLAIM })).toBe(1);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1050);
  });

  it('that no reading can tell says so, and does not stand before the next coupon (W1)', async () => {
    const world = await makeWorld('a member with coupons');
    await giveMoons(world);
    const { user, clock } = await open({ world, autoAdvance: false });
    const confirm = await ask(user, 'Last moon');
    await world.control.addFault({ call: CLAIM, kind: 'drop' });
    const nameless = { prize: { name: 'Half moon', slice: { label: '' } }, amount: 100 };
    const body = JSON.stringify([
      { ...nameless, _id: 'other', prize: { ...nameless.prize, name: 'Full moon' } },
      nameless,
    ]);
    await world.control.addFault({ call: COUPONS, kind: 'status', status: 200, body, times: 'always' });
    await user.click(confirm);
    await clock.advance(500);
    await screen.findByText(/We are checking/);
    await clock.advance(70_000);
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    await clock.advance(10_000);
    const alert = await screen.findByRole('alertdialog', { name: 'No result for this claim' });
    expect(alert).toHaveTextContent(en.failure.claim_unproven);
    await user.click(within(alert).getByRole('button', { name: 'OK' }));
    expect(await ask(user, 'Full moon')).toBeEnabled();
    expect(await question()).toHaveTextContent('Full moon');
    expect(await world.control.count({ call: CLAIM })).toBe(1);
  });

  it('that stays open when its dialog is closed stays on the page, where it can be checked (W1)', async () => {
    const { user, world, clock } = await open({ autoAdvance: false });
    const confirm = await ask(user);
    await world.control.addFault({ call: CLAIM, kind: 'drop' });
    await world.control.addFault({ call: COUPONS, kind: 'reset', times: 'always' });
    await user.click(confirm);
    await clock.advance(500);
    await screen.findByText(/We are checking/);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    const coupons = within(screen.getByRole('region', { name: 'Your coupons' }));
    expect(await coupons.findByText('Confirming the outcome')).toBeVisible();
    await clock.advance(10_000);
    await world.control.clearFaults();
    await user.click(await coupons.findByRole('button', { name: 'Check again' }));
    await findToast('success', '50.00 baht is in your wallet');
    expect(coupons.queryByText('Confirming the outcome')).toBeNull();
    expect(await world.control.count({ call: CLAIM })).toBe(1);
  });

  it('that never arrived is reported, and never repeated by itself [8.26] (W1)', async () => {
    const { user, world } = await open();
    const button = await ask(user);
    await world.control.addFault({ call: CLAIM, kind: 'reset' });
    await user.click(button);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('the coupon is still there');
    expect(await world.control.count({ call: CLAIM })).toBe(1);
  });
});
