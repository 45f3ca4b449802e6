import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../locales/en/errors.json' with { type: 'json' };
import texts from '../../../locales/en/spin.json' with { type: 'json' };
import { holdCall } from '../../testing/hold-call.ts';
import { alert, COUPONS, hub, openWheel, prize, SETUP, SOMCHAI, SPIN, worldWithPrize } from './testing.ts';

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

  it('that did not take place is reported, and never repeated by itself (S2) (W1)', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    await world.control.addFault({ call: SPIN, kind: 'reset' });
    await user.click(button);
    expect(await alert()).toHaveTextContent('We checked: this spin did not happen');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await hub()).toHaveTextContent('10 coins');
    expect(await world.control.count({ call: SPIN })).toBe(1);
  });

  it('blocks the next one until coins could be read again (S2)', async () => {
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
    await user.click(await hub());
    expect(await world.control.count({ call: SPIN })).toBe(1);
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await prize()).toHaveTextContent('50.00');
  });
});

describe('a spin that is refused', () => {
  it('because the coins were spent elsewhere is not sent, and shows the current count [5.26]', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    await world.control.setCoins(SOMCHAI, 0);
    await user.click(button);
    expect(await alert()).toHaveTextContent('You have no coins left to spin with.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await hub()).toHaveTextContent('0 coins');
    expect(await world.control.count({ call: SPIN })).toBe(0);
  });

  it('with a code of the service shows its text [8.26]', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    const body = JSON.stringify({ success: false, result: null, error: 'INACTIVE_USER' });
    await world.control.addFault({ call: SPIN, kind: 'status', status: 200, body });
    await user.click(button);
    expect(await alert()).toHaveTextContent(errors.INACTIVE_USER);
  });

  it.each([
    ['MONEY_NOT_ENOUGH', texts.failure.no_coins],
    ['NO_DATA', texts.failure.no_wheel],
    ['INVALID_IP', errors.INVALID_IP],
  ])('with %s shows its text about the wheel, if it has one [8.26]', async (error, text) => {
    const { user, world } = await openWheel();
    const button = await hub();
    const body = JSON.stringify({ success: false, result: null, error });
    await world.control.addFault({ call: SPIN, kind: 'status', status: 200, body });
    await user.click(button);
    expect(await alert()).toHaveTextContent(texts.failure.spin_title);
    expect(await alert()).toHaveTextContent(text);
  });

  it('because they come too fast waits a minute, for the next claim too', async () => {
    const { user, world, clock } = await openWheel({ scenario: 'a member with coupons', autoAdvance: false });
    const button = await hub();
    const body = JSON.stringify({ success: false, result: null, error: 'REQUEST_LIMIT_1MIN' });
    await world.control.addFault({ call: SPIN, kind: 'status', status: 200, body });
    await user.click(button);
    expect(await alert()).toHaveTextContent(errors.REQUEST_LIMIT_1MIN);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Wait 60 seconds')).toBeVisible();
    await user.click(button);
    expect(await world.control.count({ call: SPIN })).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Claim เครดิตฟรี 50 บาท' }));
    expect(await screen.findByRole('button', { name: 'Wait 60 seconds' })).toBeDisabled();
    await user.keyboard('{Escape}');
    await clock.advance(60_000);
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

  it('before it is sent while the coins cannot be read', async () => {
    const { user, world } = await openWheel();
    const button = await hub();
    await world.control.addFault({ call: COUPONS, kind: 'reset' });
    await user.click(button);
    expect(await alert()).toHaveTextContent('nothing was sent');
    expect(await world.control.count({ call: SPIN })).toBe(0);
  });
});
