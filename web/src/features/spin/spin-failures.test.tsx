import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import common from '../../../locales/en/common.json' with { type: 'json' };
import texts from '../../../locales/en/spin.json' with { type: 'json' };
import { SOMCHAI } from 'mock-server/testing';
import { createBrowserPlatform } from '../../platform/browser-platform.ts';
import { switchNetwork } from '../../testing/browser-state.ts';
import { makeWorld, type TestWorld } from '../../testing/render-app.tsx';
import { holdCall } from '../../testing/hold-call.ts';
import { alert, COUPONS, hub, openWheel, prize, SETUP, SPIN, worldWithPrize } from './testing.ts';

describe('a spin without an answer', () => {
  it.each(['drop', 'wrong-shape'] as const)(
    'that took place (%s) is found by coins and coupons, and shown (S2) (W1)',
    async (kind) => {
      const world = await worldWithPrize('P50');
      const { user } = await openWheel({ world });
      const button = await hub();
      await world.control.addFault({ call: SPIN, kind });
      await user.click(button);
      expect(await prize()).toHaveTextContent('50.00');
      expect(await world.control.count({ call: SPIN })).toBe(1);
      expect((await world.control.member(SOMCHAI)).coins).toBe(9);
    },
  );

  it('that did not take place is reported, and never repeated by itself [8.26] (S2) (W1)', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    await world.control.addFault({ call: SPIN, kind: 'reset' });
    await user.click(button);
    expect(await alert()).toHaveTextContent('We checked: your coins and coupons are unchanged');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await hub()).toHaveTextContent('10 coins');
    expect(await world.control.count({ call: SPIN })).toBe(1);
  });

  it.each([
    [
      'a coupon',
      (world) => world.control.giveCoupon(SOMCHAI, { code: 'P50', name: 'Gift', kind: 'money', amount: 50 }),
    ],
    ['coins', (world) => world.control.setCoins(SOMCHAI, 12)],
  ] as [string, (world: TestWorld) => Promise<unknown>][])(
    'is not found in a gift of %s; it blocks the next one until its request has surely ended [8.26] (S2) (W1)',
    async (_gift, give) => {
      const { user, world, clock } = await openWheel({ autoAdvance: false });
      const button = await hub();
      await world.control.addFault({ call: SPIN, kind: 'reset' });
      await user.click(button);
      await world.control.waitFor({ call: COUPONS, count: 3 });
      await give(world);
      await clock.advance(10_000);
      const checkAgain = () => screen.findByRole('button', { name: 'Check again' });
      await user.click(await checkAgain());
      await user.click(await hub());
      expect(await world.control.count({ call: SPIN })).toBe(1);
      const saved = (): unknown => JSON.parse(sessionStorage.getItem('open-intents') ?? '{}');
      expect(saved()).toHaveProperty('spin');
      await clock.advance(50_000);
      await user.click(await checkAgain());
      expect(await alert()).toHaveTextContent('No result for this spin');
      expect(await alert()).toHaveTextContent(
        'We cannot tell from your coins and coupons whether this spin happened.',
      );
      await user.click(screen.getByRole('button', { name: 'OK' }));
      expect(screen.queryByText(/We could not confirm your last spin yet/)).toBeNull();
      expect(saved()).not.toHaveProperty('spin');
      // No reading can tell later either, so the next spin is not blocked for ever.
      await user.click(await hub());
      await world.control.waitFor({ call: SPIN, count: 2 });
    },
  );

  it('that took the last coin after "not done" is told when the wheel is pressed again (W1)', async () => {
    const { user, world } = await openWheel();
    await world.control.setCoins(SOMCHAI, 1);
    const button = await hub();
    await world.control.addFault({ call: SPIN, kind: 'reset' });
    await user.click(button);
    expect(await alert()).toHaveTextContent('We checked: your coins and coupons are unchanged');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await hub()).toHaveTextContent('1 coin');
    await world.control.setCoins(SOMCHAI, 0);
    await user.click(await hub());
    expect(await alert()).toHaveTextContent(texts.failure.late);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await hub()).toHaveTextContent('0 coins');
    expect(await world.control.count({ call: SPIN })).toBe(1);
  });

  it('says once that it takes long to find out', async () => {
    const { user, world, clock } = await openWheel({ autoAdvance: false });
    const button = await hub();
    await world.control.addFault({ call: SPIN, kind: 'reset' });
    await user.click(button);
    await screen.findByText('Confirming the outcome');
    await clock.advance(5_000);
    expect(screen.getAllByText(/^This is taking longer/)).toHaveLength(1);
  });

  it('that takes place after a gift is found by the coin it takes, and its prize is not the gift (S2) (W1)', async () => {
    const world = await worldWithPrize('P50');
    const { user, clock } = await openWheel({ world, autoAdvance: false });
    const button = await hub();
    const gift = { code: 'P100', name: 'Gift', kind: 'money', amount: 100 } as const;
    await world.control.addFault({ call: SPIN, kind: 'reset' });
    await user.click(button);
    await world.control.waitFor({ call: COUPONS, count: 3 });
    await world.control.giveCoupon(SOMCHAI, gift);
    await clock.advance(10_000);
    const checkAgain = await screen.findByRole('button', { name: 'Check again' });
    await world.control.setCoins(SOMCHAI, 9);
    await world.control.giveCoupon(SOMCHAI, { ...gift, code: 'P50', name: 'Prize', amount: 50 });
    await user.click(checkAgain);
    expect(await screen.findByText('The wheel is turning')).toBeVisible();
    await clock.advance(10_000);
    expect(await prize()).toHaveTextContent('50.00');
    expect(await world.control.count({ call: SPIN })).toBe(1);
  });

  it('blocks the next one until coins could be read again [4.10] [5.26] (S2)', async () => {
    const world = await worldWithPrize('P50');
    const { user } = await openWheel({ world });
    const button = await hub();
    await world.control.addFault({ call: SPIN, kind: 'drop' });
    const spin = await holdCall(world, SPIN);
    await user.click(button);
    await spin.hasCome();
    await world.control.addFault({ call: SETUP, kind: 'reset', times: 'always' });
    await spin.release();
    expect(await screen.findByText(/We could not confirm your last spin yet/)).toBeVisible();
    expect(screen.queryByText('Tap the middle to spin, 1 coin each time')).toBeNull();
    expect(await hub()).toHaveAttribute('aria-disabled', 'true');
    await user.click(await hub());
    expect(await hub()).not.toHaveAttribute('aria-busy');
    expect(await world.control.count({ call: SPIN })).toBe(1);
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await prize()).toHaveTextContent('50.00');
  });
});

describe('a spin that is refused', () => {
  it('because the coins were spent elsewhere is not sent, and shows the current count [4.10] [5.26] [8.26]', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    await world.control.setCoins(SOMCHAI, 0);
    await user.click(button);
    expect(await alert()).toHaveTextContent('You have no coins left to spin with.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await hub()).toHaveTextContent('0 coins');
    expect(await world.control.count({ call: SPIN })).toBe(0);
  });

  it('with a code of the service shows its text, and the wheel can be spun again [4.10] [8.26]', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    const body = JSON.stringify({ success: false, result: null, error: 'INACTIVE_USER' });
    await world.control.addFault({ call: SPIN, kind: 'status', status: 200, body });
    await user.click(button);
    expect(await alert()).toHaveTextContent(errors.INACTIVE_USER);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await hub());
    await world.control.waitFor({ call: SPIN, count: 2 });
  });

  it.each([
    ['MONEY_NOT_ENOUGH', texts.failure.no_coins, texts.failure.ok_button],
    ['NO_DATA', texts.failure.no_wheel, texts.failure.ok_button],
    ['INACTIVE_USER', errors.INACTIVE_USER, texts.failure.contact_button],
    ['INVALID_IP', errors.INVALID_IP, texts.failure.contact_button],
    ['KEY_MISSING', errors.KEY_MISSING, texts.failure.reload_button],
    ['KEY_INVALID', errors.KEY_INVALID, texts.failure.reload_button],
    ['KEY_INVALID', errors.KEY_INVALID, texts.failure.contact_button, { keepsWork: false }],
  ])(
    'with %s shows its text, about the wheel if it has one, and what to do [8.02] [8.26]',
    async (error, text, way, device?) => {
      const platform = { ...createBrowserPlatform(window), ...device };
      const { user, world } = await openWheel({ platform });
      const button = await hub();
      const body = JSON.stringify({ success: false, result: null, error });
      await world.control.addFault({ call: SPIN, kind: 'status', status: 200, body });
      await user.click(button);
      expect(await alert()).toHaveTextContent(texts.failure.spin_title);
      expect(await alert()).toHaveTextContent(text);
      expect(within(await alert()).getByRole('button', { name: way })).toBeVisible();
    },
  );

  it('because they come too fast waits a minute, for the next claim too [8.02] [8.26]', async () => {
    const { user, world, clock } = await openWheel({ scenario: 'a member with coupons', autoAdvance: false });
    const button = await hub();
    const body = JSON.stringify({ success: false, result: null, error: 'REQUEST_LIMIT_1MIN' });
    await world.control.addFault({ call: SPIN, kind: 'status', status: 200, body });
    await user.click(button);
    expect(await alert()).toHaveTextContent(errors.REQUEST_LIMIT_1MIN.replace('\u00a0', ' '));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Wait 60 seconds')).toBeVisible();
    await user.click(button);
    expect(await world.control.count({ call: SPIN })).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Claim เครดิตฟรี 50 บาท' }));
    expect(await screen.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await clock.advance(59_500);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(await world.control.count({ call: SPIN })).toBe(1);
    await clock.advance(500);
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('by a session that has ended leads to the login, and shows nothing of the spin', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    await world.control.addFault({ call: SPIN, kind: 'refuse', code: 'EXPIRED_AUTH_TOKEN' });
    await user.click(button);
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await world.control.count({ call: SPIN })).toBe(1);
  });

  it.each([
    ['INTERNAL_SERVER_ERROR', errors.INTERNAL_SERVER_ERROR],
    ['The wheel is oiled', 'The wheel is oiled'],
  ])(
    'with status 500 and %s says that reason once it proves undone [7.01] [8.10] [8.26]',
    async (message, said) => {
      const { user, world } = await openWheel();
      const button = await hub();
      const body = JSON.stringify({ message });
      await world.control.addFault({ call: SPIN, kind: 'status', status: 500, body });
      await user.click(button);
      const text = `${said} ${texts.failure.spin_not_done}`;
      expect(await alert()).toHaveTextContent(text.replaceAll('\u00a0', ' '));
      expect(await alert()).toHaveAccessibleName(texts.failure.spin_no_result_title);
    },
  );

  it('before it is sent while the coins cannot be read [8.26]', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    await world.control.addFault({ call: COUPONS, kind: 'reset' });
    await user.click(button);
    expect(await alert()).toHaveTextContent(texts.failure.not_sent);
    expect(await world.control.count({ call: SPIN })).toBe(0);
  });

  it('before it is sent without a network says that nothing was sent [8.26]', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    switchNetwork('offline');
    await user.click(button);
    const told = await screen.findByRole('alertdialog', { name: texts.failure.spin_title });
    expect(told).toHaveTextContent(common.failure.offline);
    expect(await world.control.count({ call: SPIN })).toBe(0);
    switchNetwork('online');
  });
});

describe('a damaged entry', () => {
  const COUPON = { prize: { slice: { label: '50' }, name: 'Fifty' }, amount: 50 };
  const whole = { ...COUPON, _id: 'whole' };
  const tell = (world: TestWorld, call: typeof COUPONS | typeof SETUP, body: unknown) =>
    world.control.addFault({
      call,
      kind: 'status',
      status: 200,
      body: JSON.stringify(body),
      times: 'always',
    });
  const cells = async () =>
    within(await screen.findByRole('table', { name: 'Your coupons' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it('of the coupons leaves the others and the wheel; no spin is sent that nothing could confirm [5.33] (W1)', async () => {
    const world = await makeWorld('a member with coins');
    await tell(world, COUPONS, [COUPON, whole, { ...COUPON, _id: 'odd', amount: 'x' }]);
    const { user } = await openWheel({ world });
    expect(await cells()).toEqual(['1Fifty5050.00 bahtClaim Fifty', '2Fifty50-Claim Fifty']);
    await user.click(await hub());
    expect(await alert()).toHaveTextContent('nothing was sent');
    expect(await world.control.count({ call: SPIN })).toBe(0);
  });

  it('of the coupons is neither money nor a thing in its question [2.81] [5.33]', async () => {
    const world = await makeWorld('a member with coins');
    await tell(world, COUPONS, [{ ...COUPON, _id: 'odd', amount: 'x' }]);
    const { user } = await openWheel({ world });
    await user.click(await screen.findByRole('button', { name: 'Claim Fifty' }));
    const question = await screen.findByRole('dialog', { name: 'Claim this prize now?' });
    expect(question).toHaveTextContent(/Fifty-/);
    expect(question).not.toHaveTextContent(/not money|into your wallet/);
  });

  it('of the coupons is no proof of a claim: the missing one may be it (W1)', async () => {
    const world = await makeWorld('a member with coins');
    await tell(world, COUPONS, [whole]);
    const { user, clock } = await openWheel({ world, autoAdvance: false });
    await user.click(await screen.findByRole('button', { name: 'Claim Fifty' }));
    await world.control.clearFaults();
    await tell(world, COUPONS, [COUPON, { ...whole, _id: 'other' }]);
    await world.control.addFault({ call: 'POST /api/spinwheel/coupon/claim', kind: 'reset' });
    await user.click(await screen.findByRole('button', { name: 'Confirm claim' }));
    await clock.advance(500);
    await world.control.waitFor({ call: 'POST /api/spinwheel/coupon/claim', count: 1 });
    await clock.advance(10_000);
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeEnabled();
    expect(screen.queryByText(/is in your wallet/)).toBeNull();
  });

  it('that is the count of coins shows "-" on the wheel; pressed, nothing is sent [2.79] [3.20] [5.33] [5.26]', async () => {
    const world = await makeWorld('a member with coins');
    const slice = { code: 'A', label: 'Ten', bgColor: '#123', textColor: '#fff', htmlDescription: null };
    await tell(world, SETUP, {
      result: { activeSpinwheel: { name: 'Lucky', slice: [slice] } },
      userCoin: '3',
    });
    const { user } = await openWheel({ world });
    expect(await screen.findByRole('heading', { name: 'Lucky' })).toBeVisible();
    const button = screen.getByRole('button', { name: 'Spin -' });
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(await alert()).toHaveTextContent('nothing was sent');
    expect(await world.control.count({ call: SPIN })).toBe(0);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await hub()).toHaveTextContent('10 coins');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('of the coupons shows no "You won", because the prize stays open [2.81] (S1)', async () => {
    const world = await worldWithPrize('NONE1');
    const { user, clock } = await openWheel({ world, autoAdvance: false });
    const button = await hub();
    await world.control.addFault({ call: SPIN, kind: 'latency', milliseconds: 300 });
    await user.click(button);
    await world.control.waitFor({ call: COUPONS, count: 2 });
    await tell(world, COUPONS, [COUPON, whole]);
    await world.control.waitFor({ call: COUPONS, count: 3 });
    await clock.advance(10_000);
    expect(await screen.findByRole('dialog', { name: 'The wheel has stopped' })).toHaveTextContent('ลองใหม่');
    expect(screen.getByRole('button', { name: 'OK' })).toBeVisible();
  });
});
