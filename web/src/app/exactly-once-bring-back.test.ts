import { screen } from '@testing-library/react';
import { describe } from 'vitest';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
import { STATEMENT, type View } from '../testing/exactly-once/types.ts';

const open = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));

describe('every order is carried out once or not at all, and the screen shows which (W1)', () => {
  proveExactlyOnce([
    {
      name: 'transferAll [8.23]',
      call: 'POST /api/wallet/transferAll',
      body: { to: 'WALLET' },
      prepare: (view) => open(view, 'Transfer'),
      button: /^Bring back 670\.50\sbaht$/,
      leaves: -67_050,
      done: /^Money brought back$/,
      doneToast: /^670\.50 baht came back to your wallet$/,
      alike: /There is not enough money/,
      repeat: 'nothing-left',
      truth: [STATEMENT],
    },
  ]);
});
