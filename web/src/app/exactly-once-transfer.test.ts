import { screen } from '@testing-library/react';
import { describe } from 'vitest';
import { fill } from '../testing/fill.ts';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
import { STATEMENT, type View } from '../testing/exactly-once/types.ts';

const open = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));

describe('every order is carried out once or not at all, and the screen shows which (W1)', () => {
  proveExactlyOnce([
    {
      name: 'transfer [8.23]',
      shared: 'all',
      call: 'POST /api/wallet/transfer',
      body: { from: 'WALLET', to: 'PG', amount: 123.45 },
      prepare: async (view) => {
        await open(view, 'Transfer');
        await view.user.selectOptions(await screen.findByLabelText('To'), 'PG');
        await fill(view.user, await screen.findByLabelText('Amount'), '123.45');
      },
      button: /^Transfer 123\.45\sbaht$/,
      leaves: 12_345,
      done: /^Transfer complete$/,
      doneToast: /^Your transfer of 123\.45 baht went through$/,
      alike: /The same order, 123\.45 baht, has gone through since you opened this page/,
      repeat: 'asked',
      truth: [STATEMENT],
    },
  ]);
});
