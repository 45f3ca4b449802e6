import { screen } from '@testing-library/react';
import { satang } from 'contracts/rules';
import { describe, it } from 'vitest';
import { receiveInviteAction } from '../shared/rewards/receive-invite.ts';
import { fill } from '../testing/fill.ts';
import { proveExactlyOnce } from '../testing/exactly-once/prove-exactly-once.ts';
import { proveExplained } from '../testing/exactly-once/prove-explained.ts';
import { STATEMENT, type View } from '../testing/exactly-once/types.ts';

async function openInvite({ user }: View) {
  await user.click(await screen.findByRole('button', { name: /^Invite ?\d/ }));
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await screen.findByRole('button', { name: /^Receive all/ });
}

describe('every order is carried out once or not at all, and the screen shows which (W1)', () => {
  proveExactlyOnce([
    {
      name: 'invite',
      call: 'GET /api/invite/bonus',
      scenario: 'a member who has invited friends',
      prepare: openInvite,
      button: /^Receive all 276\.00\sbaht$/,
      leaves: -27_600,
      done: /^276\.00 baht received into your wallet$/,
      doneToast: /^276\.00 baht received into your wallet$/,
      alike: /^You have already collected this referral bonus/,
      repeat: 'refused',
      truth: ['GET /api/wallet', STATEMENT],
    },
    {
      name: 'invitePart',
      shared: ['press and Enter'],
      call: 'POST /api/wallet/add',
      body: { amount: 100.01 },
      scenario: 'a member who has invited friends',
      prepare: async (view) => {
        await openInvite(view);
        await view.user.click(await screen.findByRole('button', { name: 'Receive a part' }));
        await fill(view.user, await screen.findByLabelText('Amount to receive'), '100.01');
      },
      button: /^Receive 100\.01\sbaht$/,
      leaves: -10_001,
      done: /^100\.01 baht received into your wallet$/,
      doneToast: /^100\.01 baht received into your wallet$/,
      alike: /The same order, 100\.01 baht, has gone through since you opened this page/,
      repeat: 'asked',
      truth: [STATEMENT],
    },
  ]);
});

describe('invite earnings that came after "not done"', () => {
  it('are the reason of a refusal, although the button names another amount by now (W1)', () =>
    proveExplained({
      scenario: 'a member who has invited friends',
      call: 'GET /api/invite/bonus',
      action: receiveInviteAction,
      inputs: [satang(27_600), satang(27_700), null],
      done: { amount: 27_600 },
    }));
});
