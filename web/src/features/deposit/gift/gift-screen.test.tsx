import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SOMCHAI } from 'mock-server/testing';
import type { Call } from '../../../api/call.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { fill } from '../../../testing/fill.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { openMethod, SOMPHONE, withdrawMethod } from '../../../testing/open-deposit.ts';
import { fetchElsewhere, postElsewhere } from '../../../testing/pages.ts';
import { createSharedScreen } from '../../../testing/shared-screen.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../../testing/render-app.tsx';
import { requestGift } from './gift-state.ts';

const CALL = 'POST /api/wallet/truelink';
const field = () => screen.findByLabelText('Your gift link');
const send = () => screen.getByRole('button', { name: 'Send the link' });

async function openGift(options: RenderOptions = {}) {
  const world = options.world ?? (await makeWorld());
  const gift = await world.control.makeGift(123.45);
  const view = await openMethod(/^Gift link/, { ...options, world });
  const wallet = async () => (await world.control.member(SOMCHAI)).wallet;
  const sent = () => world.control.count({ call: CALL });
  return { ...view, world, gift, wallet, sent };
}

/** A slip of 500 baht that is credited at once. */
async function creditSlip({ control }: TestWorld, call: Call) {
  const { reference } = await control.makeTransfer({ phone: SOMCHAI, amount: 500 });
  const picture = await (await control.slipPicture(reference)).arrayBuffer();
  const file = new File([picture], 'slip.png', { type: 'image/png' });
  await call('POST /api/wallet/slip', () => true, { upload: { file } });
  const [slip] = await control.slips();
  await control.decideSlip(slip?.id ?? '', { status: 'SUCCESS' });
}

describe('a deposit by gift link', () => {
  it('that arrives after the dialog was closed is told in a toast [2.51] [7.24] (W1)', async () => {
    const { user, world, gift, clock } = await openGift();
    await user.type(await field(), gift.link);
    const order = await holdCall(world, CALL);
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await user.click(send());
    await order.hasCome();
    const reading = { call: 'POST /api/statement', kind: 'reset', times: 'always' } as const;
    const { id } = await world.control.addFault(reading);
    await order.release();
    await screen.findByText('Confirming the outcome');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await world.control.removeFault(id);
    await clock.advance(10_000);
    await findToast('success', 'Deposit received');
  });

  it('is sent encrypted, credits its amount once and shows it with reference and balance [1.08] [2.51] [7.24]', async () => {
    const { user, world, gift, wallet } = await openGift();
    await user.type(await field(), `A gift: ${gift.link}`);
    expect(screen.getByRole('dialog', { name: 'Gift link' })).toBeVisible();
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(await wallet()).toBe(1123.45);
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('1,123.45')).toBeVisible();
    const facts = dialog
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(facts).toEqual([
      'From: Gift link',
      'To: Wallet',
      'Wallet balance: 1,123.45',
      expect.stringMatching(/^Time: 20\/11\/2026 \d\d:\d\d:\d\d$/),
      expect.stringMatching(/^Reference: \S+$/),
    ]);
    expect(dialog.getByRole('button', { name: 'Share' })).toBeEnabled();
    const [entry] = await world.control.journal({ call: CALL });
    expect(JSON.stringify(entry)).not.toContain(gift.link);
    await user.click(screen.getByRole('button', { name: 'Deposit again' }));
    expect(await field()).toHaveValue('');
  });

  it('is credited and shown in the currency of the wallet, although its sender paid baht [2.51]', async () => {
    const world = await makeWorld();
    const lookup = await fetchElsewhere(world, '/api/lookup/deposit');
    const { banks } = (await lookup.json()) as { banks: { currency: string }[] };
    const body = JSON.stringify({
      banks: banks.slice(0, 1).map((bank) => ({ ...bank, currency: 'LAK' })),
      wallets: [{ mode: 'gift', walletAccountName: '' }],
      isManual: false,
    });
    const call = 'GET /api/lookup/deposit';
    await world.control.addFault({ call, kind: 'status', status: 200, body, times: 'always' });
    const config = { edition: 'laos' } as const;
    const { user } = await openMethod(/^Gift link/, { world, signedIn: SOMPHONE, config });
    await fill(user, await field(), (await world.control.makeGift(100)).link);
    await user.click(send());
    await screen.findByText('Deposit received');
    expect(screen.getByRole('dialog')).toHaveTextContent(/60,000\.00\s*kip/);
    expect(screen.getByRole('dialog')).not.toHaveTextContent('baht');
  });

  it('shows the receipt at once, with a blank for a balance that is still loading (W4)', async () => {
    const { user, world, gift } = await openGift();
    await user.type(await field(), gift.link);
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang', times: 'always' });
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.getByText('Wallet balance').nextElementSibling).toHaveTextContent(/^$/);
    expect(screen.getByRole('button', { name: 'Done' })).toBeVisible();
  });

  it.each(['', '   '])('cannot be sent as %j, but with one letter [2.51]', async (typed) => {
    const { user, world } = await openGift();
    // A keyboard for links has letters.
    expect(await field()).toHaveAttribute('inputmode', 'url');
    await user.type(await field(), `${typed}{Enter}`);
    expect(send()).toBeDisabled();
    expect(await world.control.count({ call: CALL })).toBe(0);
    await user.type(await field(), 'a');
    expect(send()).toBeEnabled();
  });

  it('shows that it is being sent [2.51]', async () => {
    const { user, world } = await openGift();
    await world.control.addFault({ call: CALL, kind: 'hang' });
    await user.type(await field(), 'a');
    await user.click(send());
    expect(send()).toHaveAttribute('aria-busy', 'true');
  });

  it('keeps its link until it is sent: another one can be typed only then', async () => {
    const { user, world, gift } = await openGift();
    await user.type(await field(), gift.link);
    const order = await holdCall(world, CALL);
    await user.click(send());
    await order.hasCome();
    await user.type(await field(), 'another');
    expect(await field()).toHaveValue(gift.link);
    await order.release();
    await screen.findByText('Deposit received');
  });

  it('is found in the message that was pasted with it [2.51]', async () => {
    const { user, gift, wallet } = await openGift();
    await user.click(await field());
    await user.paste(`ซองของขวัญจากฉัน ${gift.link} กดรับได้เลย`);
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(await wallet()).toBe(1123.45);
  });

  it('is found in a message of up to 2,000 characters [2.51]', async () => {
    const { user, gift } = await openGift();
    await user.click(await field());
    await user.paste(`${'x '.repeat(900)}${gift.link} ${'y'.repeat(500)}`);
    expect(await field()).toHaveProperty('value.length', 2_000);
    expect(send()).toBeEnabled();
  });

  it('asks to paste where the member can, and to type on a shared screen [2.51] (K11)', async () => {
    const ask = async () => (await screen.findByRole('list', { name: 'What to do' })).textContent;
    const own = await openGift();
    expect(await ask()).toContain('Paste it below');
    expect(await field()).toHaveAccessibleDescription(/paste the whole message/);
    own.unmount();
    await openGift({ platform: createSharedScreen() });
    expect(await ask()).toContain('Type the gift link below');
    expect(document.body).not.toHaveTextContent(/paste|copy/i);
  });

  it('is refused at the field, which keeps it, until it is changed [2.51] [8.09]', async () => {
    const { user, wallet } = await openGift();
    await fill(user, await field(), 'https://gift.truemoney.com/campaign/?v=nothing');
    await user.click(send());
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(/This gift link is not valid/),
    );
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('https://gift.truemoney.com/campaign/?v=nothing');
    await user.type(await field(), 'x');
    expect(await field()).not.toHaveAccessibleDescription(/not valid/);
    expect(await wallet()).toBe(1000);
  });

  it('shows at the field that the link was already used [2.51] [8.09]', async () => {
    const { user, gift, wallet } = await openGift();
    await fill(user, await field(), gift.link);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Deposit again' }));
    await fill(user, await field(), gift.link);
    await user.click(send());
    await waitFor(async () => expect(await field()).toHaveAccessibleDescription(/already been used/));
    expect(screen.queryByText('This link was used before')).toBeNull();
    expect(await wallet()).toBe(1123.45);
  });

  it('shows any other refusal with its title and next step, and keeps the link (W3) [2.51] [8.22]', async () => {
    const { user, world, gift } = await openGift();
    await world.control.setHasWallet(SOMCHAI, { hasWallet: false });
    await fill(user, await field(), gift.link);
    await user.click(send());
    const { NO_WALLET } = (await import('../../../../locales/en/errors.json')).default;
    expect(await screen.findByText(NO_WALLET)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^No wallet was found/);
    expect(screen.getByRole('button', { name: 'Contact us' })).toBeVisible();
    expect(await field()).toHaveValue(gift.link);
    // The wallet is read again and refused too.
    await waitFor(() => expect(takeConsoleErrors()).toEqual(['The wallet could not be read: refused']));
  });

  it('is sent once for two presses and Enter in one frame [2.51] (W1)', async () => {
    const { user, gift, wallet, sent } = await openGift();
    await fill(user, await field(), gift.link);
    act(() => {
      send().click();
      send().click();
      send().closest('form')?.requestSubmit();
    });
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(await sent()).toBe(1);
    expect(await wallet()).toBe(1123.45);
  });

  it('is found on the statement when the reply was lost, and not sent again (W1)', async () => {
    const { user, world, gift, wallet, sent } = await openGift();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.queryByText('Reference')).toBeNull();
    expect(await sent()).toBe(1);
    expect(await wallet()).toBe(1123.45);
  });

  it('reports in a red toast that no money came if the link never arrived, and can be sent again [8.22] (W1)', async () => {
    const { user, world, gift, wallet, clock } = await openGift();
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    await screen.findByText('Confirming the outcome');
    await clock.advance(9_999);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send the link' })).toBeNull();
    await clock.advance(1);
    await findToast('error', /^The link was not used/);
    expect(await field()).toHaveValue(gift.link);
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(await wallet()).toBe(1123.45);
  });

  it('that was credited after "not used" shows its receipt when it is sent again (W1)', async () => {
    const { user, world, gift, wallet, clock, sent } = await openGift();
    await world.control.addFault({ call: CALL, kind: 'hang' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    await clock.advance(70_000);
    await findToast('error', /^The link was not used/);
    await world.control.clearFaults();
    await world.control.waitFor({ call: CALL, count: 1 });
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect([await sent(), await wallet()]).toEqual([2, 1123.45]);
  });

  it.each([
    ['is told as done when it is sent again after a reload', 0, 'Deposit received'],
    [
      'does not explain the refusal of another link, which ends alike, after a reload',
      1,
      'This gift link has already been used.',
    ],
  ])('that was credited after "not used" %s [2.51] (W1)', async (_what, link, told) => {
    const { user, world, gift, clock, unmount } = await openGift();
    const other = (await world.control.makeGift(50)).link;
    const links = [gift.link, other.slice(0, -8) + gift.link.slice(-8)];
    await world.control.addFault({ call: CALL, kind: 'hang' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    await clock.advance(70_000);
    await findToast('error', /^The link was not used/);
    await world.control.clearFaults();
    await world.control.waitFor({ call: CALL, count: 1 });
    unmount();
    if (link === 1) await world.control.addFault({ call: CALL, kind: 'refuse', code: 'TRUELINK_DUPLICATE' });
    const next = await openGift({ world, clock });
    await fill(next.user, await field(), links[link]!);
    await next.user.click(send());
    expect(await screen.findByText(told)).toBeVisible();
    expect(JSON.stringify(sessionStorage)).not.toContain(gift.link);
  });

  it('that somebody else has used is refused, although another gift came an hour after "not used" (W1)', async () => {
    const { user, world, gift, clock, services } = await openGift();
    await world.control.addFault({ call: CALL, kind: 'status', status: 502 });
    await fill(user, await field(), gift.link);
    await user.click(send());
    await clock.advance(10_000);
    await findToast('error', /^The link was not used/);
    await world.control.advanceClock({ seconds: 3_600 });
    const other = await world.control.makeGift(50);
    await requestGift(services.call, other.link, services.config.trueLinkPassphrase);
    await world.control.addFault({ call: CALL, kind: 'refuse', code: 'TRUELINK_DUPLICATE' });
    await user.click(send());
    expect(await screen.findByText('This gift link has already been used.')).toBeVisible();
  });

  it('stays unresolved while the statement cannot be read; a later read shows that no money came (W1)', async () => {
    const { user, world, gift, wallet, clock } = await openGift();
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByText(/^We could not confirm this yet/)).toBeVisible();
    await world.control.clearFaults();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/^The link was not used/)).toBeVisible();
    expect(await field()).toHaveValue(gift.link);
    expect(await wallet()).toBe(1000);
  });

  it('stays unresolved on its screen after gift links are withdrawn [2.51] (W1)', async () => {
    const { user, world, gift, clock } = await openGift();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await fill(user, await field(), gift.link);
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    await user.click(send());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await world.control.clearFaults();
    await withdrawMethod(world, 'gift');
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Deposit received')).toBeVisible();
  });

  it.each(['do not come', 'no longer have it'] as const)(
    'is told after a reload although the methods to deposit %s [2.51] (W1)',
    async (they) => {
      const { user, world, gift, clock, unmount } = await openGift();
      await world.control.addFault({ call: CALL, kind: 'drop' });
      await fill(user, await field(), gift.link);
      await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
      await user.click(send());
      await screen.findByText('Confirming the outcome');
      await clock.advance(10_000);
      unmount();
      await world.control.clearFaults();
      const list = 'GET /api/lookup/deposit';
      if (they === 'do not come') await world.control.addFault({ call: list, kind: 'hang' });
      else await withdrawMethod(world, 'gift');
      const again = await renderApp({ world, signedIn: SOMCHAI });
      expect(await screen.findByText('Deposit received')).toBeVisible();
      await again.clock.advance(2_000);
      expect(screen.getByText('Deposit received')).toBeVisible();
    },
  );

  it('is not sent while another window moves money, and says so (W1)', async () => {
    const { user, services, gift, sent } = await openGift();
    services.platform.runAlone = () => Promise.resolve(null);
    await fill(user, await field(), gift.link);
    await user.click(send());
    expect(await screen.findByText(/^One of your orders is still running/)).toBeVisible();
    expect(await sent()).toBe(0);
    expect(await field()).toHaveValue(gift.link);
  });

  it('does not take a QR paid meanwhile for the gift (W1)', async () => {
    const world = await makeWorld();
    const { user, gift, clock } = await openGift({ world });
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await fill(user, await field(), gift.link);
    const before = await holdCall(world, 'POST /api/statement');
    await user.click(send());
    await before.hasCome();
    const hang = await world.control.addFault({ call: 'POST /api/statement', kind: 'hang', times: 'always' });
    await before.release();
    await world.control.waitFor({ call: CALL, count: 1 });
    await postElsewhere(world, '/api/qrcode/KBANK', { amount: 50 });
    const [qr] = await world.control.qrs();
    await world.control.payQr(qr?.qrcodeId ?? '');
    await world.control.removeFault(hang.id);
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByText(/^The link was not used/)).toBeVisible();
  });

  it("does not take a slip from the member's own bank for the gift, nor calls the link unused (W1)", async () => {
    const world = await makeWorld();
    const account = { bankCode: 'BBL', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' };
    await fetchElsewhere(world, '/api/account/profile', {
      method: 'PUT',
      body: { name: 'Somchai', ...account },
    });
    const { user, services, gift, clock } = await openGift({ world });
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    await screen.findByText('Confirming the outcome');
    await creditSlip(world, services.call);
    await clock.advance(10_000);
    // The member's bank may be the mobile wallet that sends gifts.
    expect(await screen.findByText(/^We could not confirm this yet/)).toBeVisible();
  });

  it('is sent while the statement cannot be read [2.51]', async () => {
    const { user, world, gift, wallet, sent } = await openGift();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(await sent()).toBe(1);
    expect(await wallet()).toBe(1123.45);
  });

  it('is found by the balance without an earlier statement and without a reply (W1)', async () => {
    const { user, world, gift, sent } = await openGift();
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.getByText('Wallet balance').nextElementSibling).toHaveTextContent('1,123.45');
    expect(await sent()).toBe(1);
  });

  it('is not taken for an earlier one without the statement from before [7.24] (W1)', async () => {
    const { user, world, gift, wallet, clock } = await openGift();
    await fill(user, await field(), gift.link);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Deposit again' }));
    const next = await world.control.makeGift(50);
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await fill(user, await field(), next.link);
    await user.click(send());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    await findToast('error', /^The link was not used/);
    expect(await wallet()).toBe(1123.45);
  });

  it('whose outcome can no longer be found out says so in a toast, and can be sent again (W1)', async () => {
    const { user, world, gift, clock } = await openGift();
    // Neither the statement nor the balance will tell about the gift.
    await postElsewhere(world, '/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 10 });
    await world.control.addFault({ call: 'POST /api/statement', kind: 'reset' });
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await fill(user, await field(), gift.link);
    await user.click(send());
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    const again = await screen.findByRole('button', { name: 'Check again' });
    await clock.advance(60_000);
    await user.click(again);
    await findToast('info', /^We could not find out whether this was done/);
    expect(await field()).toHaveValue(gift.link);
  });
});
