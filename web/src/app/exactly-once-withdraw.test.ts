import { screen } from '@testing-library/react';
import { describe } from 'vitest';
import { fill } from '../testing/fill.ts';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
import { STATEMENT, type View } from '../testing/exactly-once/types.ts';

const open = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));

describe('every order is carried out once or not at all, and the screen shows which (W1)', () => {
  proveExactlyOnce([
    {
      name: 'withdraw [8.23]',
      call: 'POST /api/wallet/withdrawAll',
      body: { amount: 200 },
      prepare: async (view) => {
        await open(view, 'Withdraw');
        await fill(view.user, await screen.findByLabelText('Amount to withdraw'), '200');
        await view.user.click(screen.getByRole('button', { name: 'Withdraw 200.00\u00a0baht' }));
        await screen.findByRole('button', { name: /^Confirm/ });
      },
      button: /^Confirm: withdraw 200\.00\sbaht$/,
      leaves: 20_000,
      done: /^Withdrawal request received$/,
      doneToast: /^We have received your request to withdraw 200\.00 baht$/,
      alike: /The same order, 200\.00 baht, has gone through since you opened this page/,
      repeat: 'asked',
      truth: [STATEMENT],
    },
  ]);
});
