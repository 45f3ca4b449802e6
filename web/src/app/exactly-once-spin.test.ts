import { screen } from '@testing-library/react';
import { describe } from 'vitest';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
import type { View } from '../testing/exactly-once/types.ts';

async function openSpin({ user, world }: View) {
  // A coin prize would hide the coin that is paid.
  const wheel = await world.control.wheel();
  const slices = wheel.slices.filter(({ prize }) => prize.kind !== 'coins');
  await world.control.setWheel({ ...wheel, slices });
  await user.click(await screen.findByRole('link', { name: /^Spin/ }));
}

async function askToClaim({ user }: View) {
  await user.click(await screen.findByRole('button', { name: /^Claim เครดิตฟรี 50 บาท/ }));
}

describe('every order is carried out once or not at all, and the screen shows which (W1)', () => {
  proveExactlyOnce([
    {
      name: 'spin',
      shared: ['answer of another shape', 'no answer at all', 'reload in flight, never arrived'],
      call: 'POST /api/spinwheel/spin',
      body: {},
      scenario: 'a member with coins',
      prepare: openSpin,
      button: /^Spin \d+ coins$/,
      leaves: 0,
      effects: (before, after) => before.coins - after.coins,
      done: /^(You won|The wheel stopped)/,
      doneToast: /^You won/,
      checking: /^Confirming the outcome$/,
      notDone: /^We checked: your coins and coupons are unchanged/,
      busy: /^You are doing something in another window/,
      page: '/user/spin',
      reloadsOnPage: true,
      // A spin has no dialog to close, and one from another tab is not this one.
      without: [
        'outcome unreadable before, answer lost',
        'checked again, closed before the outcome shows',
        'Back in flight, which the dialog ignores',
        'the same from another tab meanwhile',
      ],
      alike: /^Your last spin may have gone through after all/,
      repeat: 'asked',
      truth: ['GET /api/spinwheel/setup'],
    },
    {
      name: 'claim',
      shared: ['answer of another shape', 'reload in flight, never arrived'],
      call: 'POST /api/spinwheel/coupon/claim',
      body: async (world) => ({
        coupon: (await world.control.coupons()).find(({ amount }) => amount === 50)?.id,
      }),
      scenario: 'a member with coupons',
      prepare: async (view) => {
        await openSpin(view);
        await askToClaim(view);
      },
      reopen: askToClaim,
      button: /^Confirm claim$/,
      sendsAfter: 500,
      leaves: -5_000,
      done: /^50\.00 baht is in your wallet$/,
      doneToast: /^50\.00 baht is in your wallet$/,
      checking: /^Confirming the outcome$/,
      notDone: /^We checked: the coupon is still there/,
      busy: /^You are doing something in another window/,
      page: '/user/spin',
      reloadsOnPage: true,
      alike: /^There is no coupon to claim/,
      repeat: 'refused',
      truth: ['GET /api/spinwheel/coupon'],
    },
  ]);
});
