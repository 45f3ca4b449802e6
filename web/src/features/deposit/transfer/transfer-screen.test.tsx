import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import { setHidden, switchNetwork } from '../../../testing/browser-state.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { openDeposit, openMethod, SOMPHONE } from '../../../testing/open-deposit.ts';
import { makeWorld, type TestWorld } from '../../../testing/render-app.tsx';

const RENAME = 'PUT /api/account/bankAccountName';
const steps = async () =>
  within(await screen.findByRole('list', { name: 'What to do' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a deposit by transfer', () => {
  it('shows the account, 3-3-rest for ten digits, copies it and says what was copied [2.48] [3.11] [8.25] [9.33]', async () => {
    const { user } = await openMethod(/^SCB/);
    expect(await screen.findByText('401-234-5678')).toBeVisible();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy Account number' }));
    expect(copied).toHaveBeenLastCalledWith('4012345678');
    await findToast('success', 'Copied: 4012345678');
    await user.click(screen.getByRole('button', { name: 'Copy Account name' }));
    expect(copied).toHaveBeenLastCalledWith('RIMKHONG CO LTD');
    copied.mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy Account name' }));
    await findToast('error', 'Failed to copy');
  });

  it('sends nobody to a bank account without a number [2.48]', async () => {
    const world = await makeWorld();
    const account = {
      bankCode: 'SCB',
      mode: 'AUTO',
      bankAccountName: 'RIMKHONG CO LTD',
      bankAccountNo: 4_012_345_678,
    };
    const body = JSON.stringify({ banks: [account], wallets: [], isManual: false });
    const call = 'GET /api/lookup/deposit';
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    await openMethod(/^SCB/, { world });
    expect(await screen.findByText(/^No account is shown yet/)).toBeVisible();
    expect(screen.queryByText('RIMKHONG CO LTD')).toBeNull();
  });

  it('shows the steps with the general minimum, and that the money is credited automatically [2.48] [5.20] [9.36]', async () => {
    const { user, world } = await openMethod(/^SCB/, { config: { minDeposit: 25 } });
    expect(await steps()).toEqual([
      "Open your bank's app and enter the account above",
      'Transfer from the account you registered with us, at least 25.00\u00a0baht',
      'The money arrives automatically within about 1\u00a0minute',
    ]);
    await world.control.clearJournal();
    await user.click(screen.getByRole('button', { name: 'I have paid, check balance' }));
    const notice = await screen.findByText(/^Credited within about 1 minute/);
    expect(notice.closest('[class*=toast][class*=info]')).toBeVisible();
    expect(await world.control.count({ call: 'GET /api/wallet' })).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads to the slip where a bank is credited by hand [2.48] [3.11] [9.36] [9.37]', async () => {
    const { user } = await openMethod(/^GSB/);
    expect((await steps()).at(-1)).toMatch(/^Send the slip within 1 hour of the transfer\./);
    expect(screen.getByText('020123456789')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the slip' }));
    expect(await screen.findByLabelText('Choose a slip picture')).toBeInTheDocument();
  });

  it('stays, marked as old, when it cannot be read again after the member has paid elsewhere; the list does not offer it then [2.48] [8.29]', async () => {
    const { user, clock, world } = await openMethod(/^GSB/);
    await screen.findByText('020123456789');
    const call = 'GET /api/lookup/deposit';
    await world.control.addFault({ call, kind: 'reset', times: 2 });
    setHidden(true);
    await clock.advance(60_000);
    setHidden(false);
    const old = await screen.findByText('The latest data could not be loaded');
    expect(screen.getByText('020123456789')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send the slip' })).toBeVisible();
    await world.control.clearJournal();
    switchNetwork('offline');
    switchNetwork('online');
    await waitFor(async () => expect(await world.control.faults()).toEqual([]));
    expect(await world.control.count({ call })).toBe(1);
    expect(old).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: /GSB/ })).toBeNull();
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /GSB/ })).toBeVisible();
  });

  it('names the time for the slip that the service gives [9.37]', async () => {
    const world = await makeWorld();
    await world.control.setSlipHours({ closedFrom: '23:30', closedTo: '00:30', validMinutes: 90 });
    await openMethod(/^GSB/, { world });
    await waitFor(async () =>
      expect((await steps()).at(-1)).toMatch(/^Send the slip within 90 minutes of the transfer\./),
    );
  });

  it('shows by hand when slips are not accepted, before the member transfers [9.37] [9.38]', async () => {
    const world = await makeWorld();
    await world.control.setSlipHours({ closedFrom: '23:30', closedTo: '00:30' });
    const { user, clock } = await openMethod(/^GSB/, { world });
    expect(await screen.findByText('Slip upload is closed daily from 23:30 to 00:30.')).toBeVisible();
    expect(screen.queryByText('Slips are not accepted right now')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await user.click(await screen.findByRole('button', { name: /^SCB/ }));
    expect(await screen.findByText('401-234-5678')).toBeVisible();
    expect(screen.queryByText(/closed daily/)).toBeNull();
    await world.control.setSlipHours({ closedFrom: '09:00', closedTo: '11:00' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await user.click(await screen.findByRole('button', { name: /^GSB/ }));
    await clock.advance(1);
    const notice = await screen.findByText('Slips are not accepted right now');
    expect(notice.closest('[role=status]')).toHaveTextContent(
      'Slip upload is closed daily from 09:00 to 11:00.',
    );
  });

  it('gives its minimum in baht for an account in kip too [5.20] [9.22] [1.20]', async () => {
    await openMethod(/BCEL/, { signedIn: SOMPHONE, config: { edition: 'laos', minDeposit: 10 } });
    expect((await steps())[1]).toMatch(/at least 10\.00\u00a0baht$/);
    expect(screen.getByText('160120000123456001')).toBeVisible();
  });

  it('names the mobile wallet and its minimum of 2 baht, and leads to the slip if nothing comes [2.48] [2.49] [3.11] [5.20] [9.23]', async () => {
    const { user } = await openMethod(/^Mobile wallet transfer/);
    expect(await steps()).toEqual([
      'Open your mobile wallet app and choose transfer',
      'Send to this mobile wallet, at least 2.00\u00a0baht',
      'The money arrives automatically within about 1\u00a0minute',
    ]);
    expect(screen.getByRole('button', { name: 'Copy Mobile wallet name' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Money not here? Send the slip' }));
    expect(await screen.findByLabelText('Choose a slip picture')).toBeInTheDocument();
  });

  it('names a mobile wallet by its number where its name is one [2.48] [3.11]', async () => {
    const world = await makeWorld();
    const wallets = [{ mode: 'AUTO', walletAccountName: '0891234567' }];
    const body = JSON.stringify({ banks: [], wallets, isManual: false });
    await world.control.addFault({ call: 'GET /api/lookup/deposit', kind: 'status', status: 200, body });
    await openMethod(/^Mobile wallet transfer/, { world });
    expect(await screen.findByText('089-123-4567')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy Mobile wallet number' })).toBeVisible();
  });
});

describe.each(['KTB', 'TMB', 'BBL'])('a member of %s without a name in English', (bankCode) => {
  async function thaiName(): Promise<TestWorld> {
    const world = await makeWorld();
    await world.control.setBank(SOMCHAI, {
      bankCode,
      bankAccountName: 'สมชาย ใจดี',
      bankAccountNo: '1234567890',
    });
    return world;
  }
  const field = () => screen.findByLabelText('Account name in English');
  const save = () => screen.getByRole('button', { name: 'Save the name' });

  it('adds it before a transfer that is recognised automatically [2.52] [5.22] [7.07] [9.15]', async () => {
    const world = await thaiName();
    const held = await world.control.addFault({ call: 'GET /api/account/profile', kind: 'hang' });
    const { user } = await openMethod(/^SCB/, { world });
    await waitFor(async () => expect(await world.control.faults()).toMatchObject([{ times: 0 }]));
    expect(screen.queryByText('401-234-5678')).toBeNull();
    await world.control.removeFault(held.id);
    expect(await screen.findByText('Your account name is needed in English')).toBeVisible();
    expect(screen.getByText(new RegExp(`^${bankCode} gives us the sender's name`))).toBeVisible();
    expect(screen.queryByText('401-234-5678')).toBeNull();
    expect(await field()).toHaveAttribute('lang', 'en');
    await user.type(await field(), 'Somchai  Jaidee ');
    expect(await field()).toHaveValue('SOMCHAI  JAIDEE ');
    await user.click(save());
    expect(await screen.findByText('401-234-5678')).toBeVisible();
    expect((await world.control.member(SOMCHAI)).bank).toMatchObject({ bankAccountName: 'SOMCHAI JAIDEE' });
  });

  it('sees the new name on the withdrawal account and on the profile [2.65] [2.67]', async () => {
    const world = await thaiName();
    const { user } = await openMethod(/^SCB/, { world });
    await user.type(await field(), 'Somchai Rak');
    await user.click(save());
    expect(await screen.findByText('Account name saved: SOMCHAI RAK')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const withdrawal = within(await screen.findByRole('dialog', { name: 'Withdraw' }));
    expect(await withdrawal.findByText('SOMCHAI RAK')).toBeVisible();
    await user.click(withdrawal.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('link', { name: 'Profile' }));
    expect(await screen.findByText('SOMCHAI RAK')).toBeVisible();
  });

  it('does not need it for a deposit by slip, code or mobile wallet [2.52] [9.15]', async () => {
    const { user } = await openMethod(/^GSB/, { world: await thaiName() });
    expect(await screen.findByText('020123456789')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await user.click(await screen.findByRole('button', { name: /^KBANK/ }));
    expect(await screen.findByLabelText('Amount to deposit')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await user.click(await screen.findByRole('button', { name: /^Mobile wallet transfer/ }));
    expect(await screen.findByRole('button', { name: 'Copy Mobile wallet name' })).toBeVisible();
  });
});

describe('the name in English', () => {
  async function openName(name = 'สมชาย ใจดี', bankCode = 'KTB') {
    const world = await makeWorld();
    await world.control.setBank(SOMCHAI, {
      bankCode,
      bankAccountName: name,
      bankAccountNo: '1234567890',
    });
    const view = await openMethod(/^SCB/, { world });
    return { ...view, world };
  }
  const save = () => screen.getByRole('button', { name: 'Save the name' });

  it.each([
    ['', /Enter the account name in English/],
    ['   ', /Enter the account name in English/],
    ['สมชาย', /must be in English only/],
    ["O'NEIL", /must be in English only/],
    ['SOMCHAI 2', /must be in English only/],
  ])('is not sent as %j, with the reason at the field [5.22]', async (name, reason) => {
    const { user, world } = await openName();
    const field = await screen.findByLabelText('Account name in English');
    if (name) await user.type(field, name);
    await user.click(save());
    expect(field).toHaveAccessibleDescription(reason);
    expect(field).toHaveFocus();
    expect(await world.control.count({ call: RENAME })).toBe(0);
    await user.type(field, 'A');
    expect(field).not.toHaveAccessibleDescription(reason);
  });

  it('shows the reason of the service at the field and keeps what was typed [8.04]', async () => {
    const { user, world } = await openName();
    await world.control.addFault({ call: RENAME, kind: 'refuse', code: 'INVALID_BANK', status: 400 });
    const field = await screen.findByLabelText('Account name in English');
    await user.type(field, 'SOMCHAI');
    await user.click(save());
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue('SOMCHAI');
  });

  it('is found saved after a lost reply (W1)', async () => {
    const { user, world } = await openName();
    await world.control.addFault({ call: RENAME, kind: 'drop' });
    await user.type(await screen.findByLabelText('Account name in English'), 'SOMCHAI JAIDEE');
    await user.click(save());
    expect(await screen.findByText('401-234-5678')).toBeVisible();
    expect(await world.control.count({ call: RENAME })).toBe(1);
  });

  it.each([
    ['the methods are shown', 'Back to all ways to deposit', false],
    ['the dialog is closed', 'Close', false],
    ['its own screen shows that', null, true],
  ])('that stays unresolved is named in a toast unless %s: toast (W1)', async (_where, leave, isShown) => {
    const { user, world, clock } = await openName();
    await user.type(await screen.findByLabelText('Account name in English'), 'SOMCHAI JAIDEE');
    await world.control.addFault({ call: RENAME, kind: 'drop' });
    await world.control.addFault({ call: 'GET /api/account/profile', kind: 'reset', times: 'always' });
    await user.click(save());
    await screen.findByText(/We are checking/);
    if (leave !== null) await user.click(screen.getByRole('button', { name: leave }));
    await clock.advance(10_000);
    const told = screen.queryByText(/^We cannot tell yet whether the account name was saved/);
    if (isShown) expect(told?.closest('[class*=toast]') ?? null).toBeNull();
    else expect(told?.closest('[class*=toast][class*=info]')).toBeVisible();
  });

  it.each([
    ['that is English already', 'SOMCHAI JAIDEE', 'KTB'],
    ['of an account at another bank', 'สมชาย ใจดี', 'KBANK'],
  ])('%s is not requested [2.52] [9.15]', async (_, name, bankCode) => {
    await openName(name, bankCode);
    expect(await screen.findByText('401-234-5678')).toBeVisible();
  });

  it('is not required when the account cannot be read [2.52] [8.29]', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: 'GET /api/account/profile', kind: 'reset' });
    const { user } = await openDeposit({ world });
    await user.click(await screen.findByRole('button', { name: /^SCB/ }));
    expect(await screen.findByText('401-234-5678')).toBeVisible();
  });
});
