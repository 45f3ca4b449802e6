import { screen, within } from '@testing-library/react';
import { describe } from 'vitest';
import { proveExactlyOnce } from '../testing/exactly-once.ts';
import type { View } from '../testing/exactly-once-types.ts';

async function openBonus({ user }: View) {
  await user.click(await screen.findByRole('link', { name: /^Bonus/ }));
  const list = within(await screen.findByRole('region', { name: 'Bonuses' }));
  await user.click(await list.findByRole('button', { name: /^โบนัสต้อนรับ 100 บาท/ }));
}

describe('every order is carried out once or not at all, and the screen ends by telling which (W1)', () => {
  proveExactlyOnce([
    {
      name: 'bonus [8.27]',
      call: 'GET /api/bonus/activate/{code}',
      params: { code: 'WELCOME100' },
      scenario: 'a member with money',
      prepare: openBonus,
      button: /^Receive this bonus$/,
      leaves: -10_000,
      done: /^The bonus is yours\. Enjoy it!$/,
      doneToast: /^The bonus is yours\. Enjoy it!$/,
      checking: /^Confirming the outcome$/,
      notDone: /^The bonus could not be received$/,
      page: '/user/bonus',
      // Nothing is sent when the truth is silent; what is open is shown on the page; a reload tells it in a toast.
      without: [
        'truth silent before, answer lost',
        'checked again, closed before it is told',
        'reload in flight, never arrived',
      ],
      alike: /^This bonus is already active/,
      repeat: 'refused',
      truth: ['GET /api/bonus'],
    },
  ]);
});
