import { screen, within } from '@testing-library/react';
import { describe } from 'vitest';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
import type { View } from '../testing/exactly-once/types.ts';

async function openBonus({ user }: View) {
  await user.click(await screen.findByRole('link', { name: /^Bonus/ }));
  const list = within(await screen.findByRole('region', { name: 'Bonuses' }));
  await user.click(await list.findByRole('button', { name: /^โบนัสต้อนรับ 100 บาท/ }));
}

async function openPromotion({ user }: View) {
  await user.click(await screen.findByRole('link', { name: /^Bonus/ }));
  const field = await screen.findByRole('textbox', { name: 'Have a promotion code?' });
  await user.type(field, 'welcome50{Enter}');
}

async function askToEnd({ user }: View) {
  const panel = within(await screen.findByRole('region', { name: /^Bonus in use/ }));
  await user.click(await panel.findByRole('button', { name: 'End bonus' }));
}

/** Shared by both rewards of the page. */
const REWARD = {
  scenario: 'a member with money',
  checking: /^Confirming the outcome$/,
  page: '/user/bonus',
  shared: ['dialog closed during reconciliation'],
  // Nothing is sent when the state cannot be read; the page shows an open order; after a reload a toast shows the outcome.
  without: ['outcome unreadable before, answer lost', 'checked again, closed before the outcome shows'],
  alike: /^This bonus is already active/,
  repeat: 'refused',
} as const;

describe('every order is carried out once or not at all, and the screen shows which (W1)', () => {
  proveExactlyOnce([
    {
      ...REWARD,
      name: 'bonus [8.27]',
      call: 'GET /api/bonus/activate/{code}',
      params: { code: 'WELCOME100' },
      prepare: openBonus,
      button: /^Receive this bonus$/,
      leaves: -10_000,
      done: /^The bonus is yours\. Enjoy it!$/,
      doneToast: /^The bonus is yours\. Enjoy it!$/,
      notDone: /^The bonus could not be received$/,
      truth: ['GET /api/bonus'],
    },
    {
      ...REWARD,
      name: 'promotion [8.27]',
      call: 'GET /api/promotion/activate/{code}',
      params: { code: 'WELCOME50' },
      prepare: openPromotion,
      button: /^Receive this promotion$/,
      leaves: -5_000,
      done: /^The promotion is yours\. Enjoy it!$/,
      doneToast: /^The promotion is yours\. Enjoy it!$/,
      notDone: /^The promotion could not be received$/,
      truth: ['GET /api/bonus/check/active'],
    },
    {
      name: 'endBonus [8.28]',
      call: 'GET /api/bonus/clear',
      scenario: 'a member with an active bonus',
      prepare: async (view) => {
        await view.user.click(await screen.findByRole('link', { name: /^Bonus/ }));
        await askToEnd(view);
      },
      inside: 'alertdialog',
      reopen: askToEnd,
      button: /^End bonus$/,
      leaves: 5_000,
      done: /^Your bonus has ended\.$/,
      doneToast: /^Your bonus has ended\.$/,
      checking: /^Confirming the outcome$/,
      notDone: /^The bonus could not be ended$/,
      page: '/user/bonus',
      // A confirmation sends it, not a dialog; nothing is sent when the state cannot be read.
      without: [...REWARD.without, 'Back in flight, which the dialog ignores'],
      alike: /^This bonus is no longer in use/,
      repeat: 'refused',
      truth: ['GET /api/bonus/check/active'],
    },
  ]);
});
