import { screen } from '@testing-library/react';
import { describe } from 'vitest';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
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
