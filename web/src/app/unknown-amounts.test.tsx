import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { fill } from '../testing/fill.ts';
import { fetchElsewhere } from '../testing/pages.ts';
import { makeWorld, renderApp, type TestWorld } from '../testing/render-app.tsx';

interface WireWallet {
  wallet: object;
  invite: object;
  slots: { code: string }[];
}

/** Changes the world's wallet replies from now on. */
async function tell(world: TestWorld, change: (reply: WireWallet) => object) {
  const reply = (await (await fetchElsewhere(world, '/api/wallet')).json()) as WireWallet;
  const body = JSON.stringify({ ...reply, ...change(reply) });
  await world.control.addFault({
    call: 'GET /api/wallet',
    kind: 'status',
    status: 200,
    body,
    times: 'always',
  });
}

async function renderTold(change: (reply: WireWallet) => object) {
  const world = await makeWorld();
  await tell(world, change);
  return renderApp({ world, signedIn: SOMCHAI });
}

const total = () => screen.findByRole('status', { name: 'Total balance' });
const figureOf = (label: string) => screen.getByText(label).nextElementSibling;
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('an amount that cannot be read', () => {
  it.each([null, '1000', undefined, {}, 1e300])(
    'is "-" for a wallet of %j, and for the total; the rest of home works [1.07] [5.33]',
    async (amount) => {
      await renderTold(() => ({ wallet: { amount } }));
      expect((await total()).textContent).toBe('-');
      expect(figureOf('In wallet')).toHaveTextContent(/^-$/);
      expect(figureOf('In games')).toHaveTextContent(/^670\.50$/);
      expect(screen.getByRole('button', { name: /^PG ?350\.00/ })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Referral bonus' })).toHaveTextContent(
        /Referral bonus\d+\.\d\d/,
      );
    },
  );

  it('is "-" where wallet and invites are missing; a part of the bonus can be received [2.54] [2.55] [5.33]', async () => {
    const { user } = await renderTold(() => ({ wallet: null, invite: null }));
    expect((await total()).textContent).toBe('-');
    expect(screen.getByRole('region', { name: 'Referral bonus' })).toHaveTextContent(/Referral bonus-/);
    await user.click(screen.getByRole('button', { name: /^Invite/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('region', { name: 'Ready to receive' })).toHaveTextContent(
      /^Ready to receive-Successful invites-Not successful yet-$/,
    );
    expect(screen.getByRole('button', { name: 'Receive a part' })).toBeEnabled();
  });

  it.each([null, '150', undefined, {}])(
    'is "-" for a referral bonus of %j, and the total is shown [2.33] [5.33]',
    async (amount) => {
      const { user, world } = await renderTold(({ invite }) => ({ invite: { ...invite, amount } }));
      expect(await total()).toHaveTextContent(/^1,670\.50 baht$/);
      const referral = within(screen.getByRole('region', { name: 'Referral bonus' }));
      expect(referral.getByText('-')).toBeVisible();
      // Only the service knows the amount.
      await user.click(referral.getByRole('button', { name: 'Receive' }));
      expect(await screen.findByText('Your referral bonus is in your wallet now')).toBeVisible();
      expect(await world.control.count({ call: 'GET /api/invite/bonus' })).toBe(1);
    },
  );

  it('is "-" for a game that was never read, its section and the totals; never 0.00 [1.07] [2.42] [5.33]', async () => {
    const { user } = await renderTold(({ slots }) => ({
      slots: slots.map((slot) => (slot.code === 'PG' ? { ...slot, amount: 'x' } : slot)),
    }));
    expect(await screen.findByRole('button', { name: /^PG ?Not checked ?-$/ })).toBeVisible();
    expect((await total()).textContent).toBe('-');
    expect(figureOf('In wallet')).toHaveTextContent(/^1,000\.00$/);
    expect(figureOf('In games')).toHaveTextContent(/^-$/);
    expect(screen.getByRole('region', { name: 'Slots' })).toHaveTextContent(/Total -/);
    // Play is blocked at 0, but this balance is unknown.
    await user.click(screen.getByRole('button', { name: /^PG ?Not checked/ }));
    expect(await (await inDialog()).findByRole('button', { name: 'Play' })).toBeEnabled();
  });

  it('of a game that is not open leaves the totals as they are [1.07] [2.42] [5.33]', async () => {
    await renderTold(({ slots }) => ({
      slots: slots.map((slot) => (slot.code === 'IMI' ? { ...slot, amount: null } : slot)),
    }));
    expect(await total()).toHaveTextContent(/^1,670\.50 baht$/);
  });
});

describe('an order from an unknown balance', () => {
  it('of the wallet into a game is checked by the server only [5.33] (W9)', async () => {
    const { user, world } = await renderTold(() => ({ wallet: { amount: null } }));
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.selectOptions(await screen.findByLabelText('To'), 'PG');
    const dialog = await inDialog();
    expect(dialog.getAllByRole('option', { name: 'Wallet · -' })).toHaveLength(2);
    expect(dialog.getByText('Available -')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Half' })).toBeNull();
    await fill(user, dialog.getByLabelText('Amount'), '250');
    expect(dialog.getByRole('status', { name: 'After this you will have' })).toHaveTextContent(
      // No promise from an unknown balance.
      /Wallet-before -.*PG350\.00 bahtbefore 350\.00/,
    );
    await user.click(dialog.getByRole('button', { name: 'Transfer 250.00\u00a0baht' }));
    expect(await screen.findByText('Transfer complete')).toBeVisible();
    expect(await dialog.findByText('Not loaded yet')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).games['PG']).toBe(600);
  });

  it('of a game to the wallet is offered without a sum [5.33] [7.20]', async () => {
    const { user, world } = await renderTold(({ slots }) => ({
      slots: slots.map((slot) => (slot.code === 'PG' ? { ...slot, amount: null } : slot)),
    }));
    await user.click(await screen.findByRole('button', { name: 'Transfer' }));
    await user.click(await screen.findByRole('button', { name: 'Bring everything back to your wallet' }));
    expect(await screen.findByText('Money brought back')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1670.5);
  });

  it('that is a withdrawal is checked by the server only, within its limits [5.33] [5.16]', async () => {
    const { user, world } = await renderTold(() => ({ wallet: { amount: null } }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = await inDialog();
    expect(await dialog.findByText('- can be withdrawn now, 670.50 of it from games')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Half' })).toBeNull();
    expect(dialog.queryByText(/will come from your games/)).toBeNull();
    await fill(user, dialog.getByLabelText('Amount to withdraw'), '50000.01');
    expect(dialog.getByText('The maximum withdrawal is 50,000.00 baht')).toBeVisible();
    await user.clear(dialog.getByLabelText('Amount to withdraw'));
    await fill(user, dialog.getByLabelText('Amount to withdraw'), '300');
    await user.click(dialog.getByRole('button', { name: 'Withdraw 300.00\u00a0baht' }));
    await user.click(await screen.findByRole('button', { name: /^Confirm/ }));
    expect(await screen.findByText('Withdrawal request received')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).wallet).toBe(700);
  });

  it('that is a withdrawal is not offered to a member who owes more than they have', async () => {
    const { user } = await renderTold(() => ({ wallet: { amount: -1000 } }));
    expect(await total()).toHaveTextContent(/^\u2212329\.50 baht$/);
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const dialog = await inDialog();
    expect(await dialog.findByText('There is nothing to withdraw yet')).toBeVisible();
    expect(dialog.queryByText(/can be withdrawn/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Deposit' })).toBeVisible();
  });
});
