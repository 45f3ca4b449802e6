import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { satang } from 'contracts/rules';
import { SOMCHAI } from 'mock-server/testing';
import { takeConsoleErrors } from '../../testing/console-errors.ts';
import { findToast } from '../../testing/find-toast.ts';
import { holdCall } from '../../testing/hold-call.ts';
import { createOtherPage, fetchElsewhere, postElsewhere } from '../../testing/pages.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../testing/render-app.tsx';
import { refusePart } from './part-rules.ts';
import { openInvite, SCENARIO } from './testing.ts';

const CALL = 'POST /api/wallet/add';
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount to receive');
const sent = async (world: TestWorld) =>
  (await world.control.journal({ call: CALL })).map(({ body }) => body);

async function openPart(options: RenderOptions = {}) {
  const view = await openInvite(options);
  await view.user.click(await screen.findByRole('button', { name: 'Receive a part' }));
  await amount();
  return view;
}

describe('receiving a part of the invite bonus', () => {
  it('goes into the wallet once for two presses, closes the dialog and refreshes the wallet [2.55] [4.05] [7.18]', async () => {
    const { world, user } = await openPart();
    await user.type(await amount(), '100.5');
    const button = screen.getByRole('button', { name: 'Receive 100.50\u00a0baht' });
    act(() => {
      button.click();
      button.click();
    });
    await findToast('success', '100.50 baht received into your wallet');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('1,100.50')).toBeVisible();
    const referral = await screen.findByRole('region', { name: 'Referral bonus' });
    await waitFor(() => expect(referral).toHaveTextContent('175.50'));
    expect(await sent(world)).toEqual([{ amount: 100.5 }]);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1100.5);
    await world.assertClean();
  });

  it('shows the limits and the resulting balances before it is sent [2.55] [7.18] (W8)', async () => {
    const { user } = await openPart();
    expect(screen.getByText('Minimum 0.01')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Receive' })).toBeVisible();
    expect(screen.getByText('Maximum 276.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Half' }));
    expect(await amount()).toHaveValue('138');
    expect(screen.getByRole('status', { name: 'After this you will have' })).toHaveTextContent(
      'Wallet1,138.00 bahtbefore 1,000.00Ready to receive138.00 bahtbefore 276.00',
    );
  });

  it.each([
    ['', 'Enter an amount above 0'],
    ['0', 'Enter an amount above 0'],
    ['276.01', 'At most 276.00 baht can be received now'],
  ])('refuses %j at the field with the figure and sends nothing [2.55] [7.18]', async (typed, message) => {
    const { user, world } = await openPart();
    if (typed !== '') await user.type(await amount(), typed);
    const field = await amount();
    fireEvent.submit(field.form ?? field);
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveAccessibleDescription(
      expect.stringContaining(message.replace(' baht', '\u00a0baht')),
    );
    expect(await sent(world)).toEqual([]);
  });

  it('names the amount on its button only above zero [2.55]', async () => {
    const { user } = await openPart();
    const button = () => screen.getByRole('button', { name: /^Receive/ });
    await user.type(await amount(), '0');
    expect(button()).toHaveAccessibleName('Receive');
    await user.type(await amount(), '.5');
    expect(button()).toHaveAccessibleName('Receive 0.50\u00a0baht');
  });

  it('withdraws what it said of the amount when another is typed or picked [2.55] [7.18]', async () => {
    const { user } = await openPart();
    const field = await amount();
    for (const change of [
      () => user.type(field, '1'),
      () => user.click(screen.getByRole('button', { name: 'Half' })),
    ]) {
      await user.clear(field);
      fireEvent.submit(field.form ?? field);
      expect(await screen.findByText('Enter an amount above 0')).toBeVisible();
      await change();
      expect(screen.queryByText('Enter an amount above 0')).toBeNull();
      expect(field).toBeValid();
    }
  });

  it.each([
    ['0.01', { amount: 0.01 }, 1000.01],
    ['276', { amount: 276 }, 1276],
  ])('takes %s, from one satang to all there is [1.13] [2.55] [7.18]', async (typed, body, wallet) => {
    const { user, world } = await openPart();
    await user.type(await amount(), `${typed}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await sent(world)).toEqual([body]);
    expect((await world.control.member(SOMCHAI)).wallet).toBe(wallet);
  });

  it('says that the earnings are from before once the wallet cannot be read, and only then [2.55] [8.29]', async () => {
    const other = createOtherPage();
    const { world } = await openPart({ platform: other.platform });
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryByText(/figures are from before/)).toBeNull();
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'empty' });
    act(() => other.change());
    expect(await dialog.findByText(/figures are from before/)).toBeVisible();
    expect(await amount()).toBeVisible();
    takeConsoleErrors();
  });

  it('is not called too much while it is sent, when the earnings are already received [2.55]', async () => {
    const other = createOtherPage();
    const { world, user } = await openPart({ platform: other.platform });
    await user.type(await amount(), '100');
    const part = await holdCall(world, CALL);
    const button = screen.getByRole('button', { name: 'Receive 100.00\u00a0baht' });
    await user.click(button);
    await part.hasCome();
    expect(button).toHaveAttribute('aria-busy', 'true');
    // The dialog stays meanwhile.
    await user.keyboard('{Escape}');
    await fetchElsewhere(world, '/api/invite/bonus');
    act(() => other.change());
    expect(await screen.findByText('Maximum 0.00')).toBeVisible();
    expect(await amount()).toBeValid();
  });

  it('is repeated only after a question in the same form, and freely in the next [2.55] (W1)', async () => {
    const { user, world } = await openPart();
    await user.type(await amount(), '30');
    // From another page, or late.
    await postElsewhere(world, '/api/wallet/add', { amount: 30 });
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'You have just done this' });
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1030);
    await user.click(within(question).getByRole('button', { name: 'Do it again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Invite ?\d/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Receive a part' }));
    await user.type(await amount(), '30{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1090);
  });

  it('that was sent before a reload opens the dialog of the invites again (W1)', async () => {
    const { user, world, unmount } = await openPart();
    await user.type(await amount(), '30');
    const part = await holdCall(world, CALL);
    await user.click(screen.getByRole('button', { name: 'Receive 30.00\u00a0baht' }));
    await part.hasCome();
    unmount();
    await renderApp({ world, signedIn: SOMCHAI });
    expect(await screen.findByRole('dialog', { name: 'Confirming your bonus' })).toBeVisible();
  });

  it('is not taken for an earlier one without the statement from before [7.18] (W1)', async () => {
    const world = await makeWorld(SCENARIO);
    await postElsewhere(world, '/api/wallet/add', { amount: 20 });
    const { user, clock } = await openPart({ world });
    await user.type(await amount(), '20');
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Receive 20.00\u00a0baht' }));
    await screen.findByRole('heading', { name: 'Confirming your bonus' });
    await clock.advance(10_000);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('The bonus was not received');
    expect((await world.control.member(SOMCHAI)).wallet).toBe(1020);
  });

  it('leads back to the invites [2.55]', async () => {
    const { user } = await openPart();
    await user.click(screen.getByRole('button', { name: 'Back to your invites' }));
    expect(await screen.findByRole('button', { name: 'Receive all 276.00\u00a0baht' })).toBeVisible();
  });

  it('or all of it keeps the focus in the dialog while the outcome is unknown', async () => {
    const { user, world } = await openInvite();
    await world.control.addFault({ call: 'GET /api/invite/bonus', kind: 'reset' });
    await user.click(await screen.findByRole('button', { name: 'Receive all 276.00\u00a0baht' }));
    expect(await screen.findByRole('heading', { name: 'Confirming your bonus' })).toHaveFocus();
  });

  it('is not offered while all of it is being received [2.55]', async () => {
    const { user, world } = await openInvite();
    const held = await holdCall(world, 'GET /api/invite/bonus');
    const all = await screen.findByRole('button', { name: 'Receive all 276.00\u00a0baht' });
    await user.click(all);
    expect(all).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Receive a part' })).toBeDisabled();
    await held.release();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that is refused reads the earnings again [2.55]', async () => {
    const { user, world } = await openPart();
    await user.type(await amount(), '100');
    await world.control.setInvites(SOMCHAI, { earnings: 50 });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Maximum 50.00')).toBeVisible();
  });

  it('is checked only by the server if the figures are unknown (W9)', () => {
    expect(refusePart(satang(1), null)).toBeNull();
    expect(refusePart(satang(27_601), satang(27_600))).toBe('too-much');
    expect(refusePart(satang(27_600), satang(27_600))).toBeNull();
    expect(refusePart(null, null)).toBe('no-amount');
    expect(refusePart(satang(-1), null)).toBe('no-amount');
  });
});
