import { screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { describe, it } from 'vitest';
import { addToWalletAction, receiveAsBonusAction } from '../features/refund/refund-actions.ts';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
import { proveExplained } from '../testing/exactly-once/prove-explained.ts';
import type { View } from '../testing/exactly-once/types.ts';

async function openRefund({ user }: View) {
  await user.click(await screen.findByRole('button', { name: /^Refund/ }));
  await screen.findByRole('button', { name: /to wallet$/ });
}

describe('every order is carried out once or not at all, and the screen shows which (W1)', () => {
  proveExactlyOnce([
    {
      name: 'refundBonus',
      call: 'GET /api/refund/receive',
      scenario: 'a member with a refund to receive',
      prepare: openRefund,
      button: /^Receive 25\.00\sbaht as a bonus$/,
      leaves: -2_500,
      done: /^You have received your refund of 25\.00 baht as a bonus$/,
      doneToast: /^You have received your refund of 25\.00 baht as a bonus$/,
      alike: /^There is no refund to receive/,
      repeat: 'refused',
      truth: ['GET /api/refund/check', 'POST /api/refund'],
    },
    {
      name: 'refundWallet',
      call: 'GET /api/refund/addWallet',
      scenario: 'a member with a refund to receive',
      prepare: openRefund,
      button: /^Add 25\.00\sbaht to wallet$/,
      leaves: -2_500,
      done: /^Your refund of 25\.00 baht is in your wallet now$/,
      doneToast: /^Your refund of 25\.00 baht is in your wallet now$/,
      alike: /^There is no refund to receive/,
      repeat: 'refused',
      truth: ['GET /api/refund/check', 'POST /api/refund'],
    },
  ]);
});

describe('a refund that came after "not done"', () => {
  it.each([
    ['as a bonus', 'GET /api/refund/receive', receiveAsBonusAction],
    ['into the wallet', 'GET /api/refund/addWallet', addToWalletAction],
  ] as const)(
    'is the reason of a refusal, although the button names another amount by now: %s (W1)',
    (_way, call, action) =>
      proveExplained({
        scenario: 'a member with a refund to receive',
        call,
        action,
        inputs: [satang(2_500), satang(3_000), null],
        done: { amount: 2_500 },
      }),
  );
});
