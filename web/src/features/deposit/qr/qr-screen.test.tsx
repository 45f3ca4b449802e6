import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nextTask } from '../../../lib/clock.ts';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import type * as saving from '../../../platform/save-file.ts';
import { takeConsoleErrors } from '../../../testing/console-errors.ts';
import { findToast, toastText } from '../../../testing/find-toast.ts';
import { announced } from '../../../testing/screen-texts/announced.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { makeWorld, type RenderOptions, type TestWorld } from '../../../testing/render-app.tsx';
import { stubMedia } from '../../../testing/screen-media.ts';
import { switchNetwork } from '../../../testing/browser-state.ts';
import { openDeposit, openMethod } from '../../../testing/open-deposit.ts';

const CREATE = 'POST /api/qrcode/{bankCode}';

const openKbank = (options: RenderOptions = {}) => openMethod(/^KBANK/, options);

const amountField = () => screen.findByLabelText('Amount to deposit');
const createButton = () => screen.getByRole('button', { name: /^Create QR/ });
const secondsShown = async () => {
  const [, minutes, seconds] = /(\d+):(\d\d)/.exec((await screen.findByRole('timer')).textContent) ?? [];
  return Number(minutes) * 60 + Number(seconds);
};
const created = (world: TestWorld) => world.control.count({ call: CREATE });

/** The test page cannot draw. @returns what is written on the picture */
function stubDrawing(toBlob: HTMLCanvasElement['toBlob']) {
  const fillText = vi.fn();
  const pen = { fillRect() {}, drawImage() {}, measureText: () => ({ width: 0 }), fillText };
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(toBlob);
  return fillText;
}

const DATE_TIME = /^\d\d\/\d\d\/2026 \d\d:\d\d:\d\d$/;

describe('the QR deposit', () => {
  it('offers 10, 20, 50, 100, 500 and 1,000 baht, or a typed amount [2.50] [9.19]', async () => {
    const { user } = await openKbank();
    await amountField();
    const presets = within(screen.getByRole('group', { name: 'Choose an amount' })).getAllByRole('button');
    expect(presets.map((preset) => preset.textContent)).toEqual(['10', '20', '50', '100', '500', '1,000']);
    await user.click(screen.getByRole('button', { name: '500' }));
    expect(screen.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Create QR for 500.00\u00a0baht' })).toBeEnabled();
    await user.clear(await amountField());
    await user.paste('1e5');
    expect(await amountField()).toHaveAccessibleDescription(/Digits and one decimal point only/);
    await user.type(await amountField(), '1234.5');
    expect(screen.getByRole('button', { name: 'Create QR for 1,234.50\u00a0baht' })).toBeEnabled();
  });

  it.each(['', '0', '0.00'])('cannot be created at %j [2.50] [5.19]', async (typed) => {
    const { user } = await openKbank();
    const field = await amountField();
    if (typed) await user.type(field, typed);
    expect(createButton()).toBeDisabled();
  });

  it('sends nothing below 1 baht and says why [5.19]', async () => {
    const { user, world } = await openKbank();
    await user.type(await amountField(), '0.99');
    await user.click(createButton());
    expect(await screen.findByText('The minimum deposit is 1.00 baht')).toBeVisible();
    expect(await created(world)).toBe(0);
  });

  it('shows the QR as an image with its countdown, transfer button and cancel [1.08] [2.50] [9.24]', async () => {
    const { user, world, clock } = await openKbank();
    await user.click(await screen.findByRole('button', { name: '100' }));
    expect(screen.getByRole('dialog', { name: 'Scan a QR' })).toBeVisible();
    await user.click(createButton());
    const image = await screen.findByRole('img', { name: 'QR to pay 100.00 baht' });
    const [creation] = await world.control.journal({ call: CREATE });
    const { qrcode } = creation?.answer as { qrcode: string };
    // The journal keeps the beginning of a long text.
    expect(decodeURIComponent(image.getAttribute('src') ?? '')).toContain(qrcode.slice(0, 400));
    const amounts = (_text: string, element: Element | null) => element?.textContent === '100.00 baht';
    expect(within(screen.getByRole('dialog')).getByText(amounts)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/10:00|09:5\d/);
    const seconds = await secondsShown();
    await clock.advance(1_000);
    expect(await secondsShown()).toBe(seconds - 1);
    const bar = screen.getByRole('timer').parentElement?.querySelector<HTMLElement>('[style]');
    expect(Number.parseFloat(bar?.style.scale ?? '')).toBeCloseTo((seconds - 1) / 600, 4);
    expect(screen.getByRole('button', { name: 'I have paid, check balance' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel deposit' })).toBeEnabled();
    const qrs = await world.control.qrs();
    expect(qrs).toMatchObject([{ amount: 100, bankCode: 'KBANK', status: 'live' }]);
  });

  it('offers neither scanning nor saving of a QR that is no image [2.50]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    await openDeposit({ world, platform: createBrowserPlatform(window) });
    const image = await screen.findByRole('img', { name: /^QR to pay/ });
    expect(screen.getByRole('button', { name: 'Save QR' })).toBeEnabled();
    expect(screen.getByText(/^Scan/, { selector: 'p' })).toBeVisible();
    fireEvent.error(image);
    expect(screen.getByText(/cannot be shown. Please cancel it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save QR' })).toBeNull();
    expect(screen.queryByText(/^Scan/, { selector: 'p' })).toBeNull();
    expect(screen.getByRole('button', { name: 'I have paid, check balance' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Cancel deposit' })).toBeEnabled();
  });

  it('names the payee beside the code, with the ending of the account only [2.50] [3.11] [9.33]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { banks } = await world.control.depositOptions();
    const bank = banks.find(({ bankCode }) => bankCode === 'KBANK');
    await openDeposit({ world });
    await screen.findByRole('timer');
    const dialog = screen.getByRole('dialog', { name: 'Scan to deposit' });
    expect(within(dialog).getByText(bank?.bankAccountName ?? '')).toBeVisible();
    expect(dialog).not.toHaveTextContent(bank?.bankAccountNo ?? '');
    expect(
      within(dialog).getByText(`account ending in ${bank?.bankAccountNo.slice(-4)}`),
    ).toBeInTheDocument();
    expect(within(dialog).getByText(`•••-•••-${bank?.bankAccountNo.slice(-4)}`)).toBeVisible();
  });

  it('can be saved as a picture with its end only on a private device, and reports a failure [9.31]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const first = await openDeposit({ world });
    const fillText = stubDrawing((done) => done(null));
    await first.user.click(await screen.findByRole('button', { name: 'Save QR' }));
    const failure = await screen.findByText(/The picture could not be saved/);
    expect(failure).toBeVisible();
    expect(failure.closest('[role=alert]'), 'announced as an error').not.toBeNull();
    const written = fillText.mock.calls.map(([text]) => text as unknown);
    expect(written).toEqual(expect.arrayContaining(['Pay before', expect.stringMatching(DATE_TIME)]));
    first.unmount();
    const { savePicture, ...platform } = createBrowserPlatform(window);
    expect(savePicture).toBeDefined();
    await openDeposit({ world, platform });
    await screen.findByRole('timer');
    expect(screen.queryByRole('button', { name: 'Save QR' })).toBeNull();
  });

  it.each(['arrives', 'fails'])(
    'is not saved as a picture, and nothing is said, when the code for it %s after the session has ended',
    async (how) => {
      stubDrawing((done) => done(new Blob(['a picture'], { type: 'image/png' })));
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
      stubMedia(() => false);
      const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
      const arrival = Promise.withResolvers<typeof saving>();
      const load = vi.fn(() => arrival.promise);
      const platform = createBrowserPlatform(window, load);
      const world = await makeWorld('a member with a live KBANK QR');
      const { user, services } = await openDeposit({ world, platform });
      await user.click(await screen.findByRole('button', { name: 'Save QR' }));
      await waitFor(() => expect(load).toHaveBeenCalledOnce());
      act(() => services.session.end('logout'));
      await screen.findByRole('heading', { name: 'Welcome back' });
      await act(async () => {
        if (how === 'fails') arrival.reject(new TypeError('Failed to fetch'));
        else arrival.resolve(await import('../../../platform/save-file.ts'));
        await nextTask();
      });
      expect(click).not.toHaveBeenCalled();
      expect(screen.queryByText(/The picture (could not be|is) saved/)).toBeNull();
    },
  );

  it('says beside the code that there is no internet, as the dialog covers the line of the page', async () => {
    await openDeposit({ world: await makeWorld('a member with a live KBANK QR') });
    await screen.findByRole('timer');
    switchNetwork('offline');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^No internet. If you have paid, the money arrives all the same/)).toBeVisible();
    switchNetwork('online');
    expect(dialog.queryByText(/^No internet/)).toBeNull();
  });

  it('shows the deposit instead of the code once paid, without a way back [2.50]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    await world.control.payQr((await world.control.qrs())[0]?.qrcodeId ?? '');
    await clock.advance(2_000);
    expect(await screen.findByText('Deposit received')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to all ways to deposit' })).toBeNull();
  });

  it('counts down from the server’s expireIn, also when it is reopened or the page is reloaded [2.50] [4.04] [7.45] [9.24]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const qrs = await world.control.qrs();
    await world.control.advanceClock({ seconds: 120 });
    const left = (qrs[0]?.expireIn ?? 0) - 120;
    const first = await openDeposit({ world });
    expect(await secondsShown()).toBeLessThanOrEqual(left);
    expect(await secondsShown()).toBeGreaterThan(left - 5);
    first.unmount();
    await world.control.advanceClock({ seconds: 230 });
    await openDeposit({ world });
    expect(await secondsShown()).toBeLessThanOrEqual(left - 230);
    expect(await secondsShown()).toBeGreaterThan(left - 235);
    // 5 minutes passed long before: screen readers announce only marks that pass while the screen is open. (W2)
    expect(screen.queryByText('5 minutes left')).toBeNull();
  });

  it('returns to no QR at 00:00 [2.50] [4.04] [9.24]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock } = await openDeposit({ world });
    const left = await secondsShown();
    await world.control.advanceClock({ seconds: left - 3 });
    // The next poll gets the server's time.
    await clock.advance(2_000);
    expect(await secondsShown()).toBe(2);
    await clock.advance(1_000);
    expect(await secondsShown()).toBe(1);
    await world.control.advanceClock({ seconds: 3 });
    await clock.advance(1_000);
    expect(await screen.findByText('This QR has expired')).toBeVisible();
    expect(await amountField()).toBeVisible();
    expect(screen.queryByRole('img', { name: /^QR to pay/ })).toBeNull();
  });

  it('returns to no QR at 00:00 even if the service does not answer, and announces the last 10 seconds [2.50] [4.04] [9.24] (W2)', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const [qr] = await world.control.qrs();
    await world.control.advanceClock({ seconds: (qr?.expireIn ?? 0) - 14 });
    const { clock } = await openDeposit({ world });
    const left = await secondsShown();
    // A clock that is set back delays nothing.
    clock.sleep(-3_600_000);
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'hang', times: 'always' });
    await clock.advance((left - 11) * 1_000);
    expect(screen.queryByText('10 seconds left')).toBeNull();
    await clock.advance(1_000);
    expect(screen.getByText('10 seconds left')).toHaveAttribute('role', 'status');
    await clock.advance(9_000);
    expect(await secondsShown()).toBe(1);
    await clock.advance(1_000);
    expect(await screen.findByText('This QR has expired')).toBeVisible();
  });

  it('is not shown as payable after the device slept past its end, until the service says so [4.04] [9.24]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { clock } = await openDeposit({ world });
    await screen.findByRole('timer');
    const [qr] = await world.control.qrs();
    const left = (qr?.expireIn ?? 0) * 1_000;
    clock.sleep(left - 2_000);
    await clock.advance(500);
    expect(screen.getByRole('timer')).toBeVisible();
    const call = 'GET /api/qrcode/{bankCode}';
    await world.control.addFault({ call, kind: 'status', status: 503, times: 'always' });
    clock.sleep(2_000);
    await clock.advance(250);
    expect(screen.queryByRole('img', { name: /^QR to pay/ })).toBeNull();
    expect(screen.getByText('This QR can no longer be paid')).toBeVisible();
    // The member had only set the clock forward.
    await world.control.clearFaults();
    await clock.advance(2_000);
    expect(screen.getByRole('img', { name: /^QR to pay/ })).toBeVisible();
    await clock.advance(10_000);
    expect(screen.getByRole('timer')).toBeVisible();
  });

  it('cancels only after asking, and then shows no QR, or that it looks for a lost answer [2.50] [4.04]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    const question = await screen.findByRole('alertdialog', { name: 'Cancel this QR?' });
    await user.click(within(question).getByRole('button', { name: 'Keep it' }));
    expect(await world.control.count({ call: 'DELETE /api/qrcode/{qrcodeId}' })).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    await world.control.addFault({ call: 'DELETE /api/qrcode/{qrcodeId}', kind: 'reset' });
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel QR' }),
    );
    expect(await screen.findByText('Confirming the outcome')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    await clock.advance(10_000);
    await findToast('error', 'The QR is not cancelled yet. Please try again.');
    await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
    const cancellation = await holdCall(world, 'DELETE /api/qrcode/{qrcodeId}');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel QR' }),
    );
    expect(screen.getByRole('button', { name: 'Cancel deposit' })).toHaveAttribute('aria-busy', 'true');
    await cancellation.release();
    expect(await amountField()).toBeVisible();
    await findToast('success', 'The QR was cancelled');
    expect((await world.control.qrs())[0]?.status).toBe('cancelled');
  });

  it('offers nothing in a wait, and does not ask again by itself after one that came under the question [8.02]', async () => {
    const world = await makeWorld('a member with a live KBANK QR');
    const { user, clock } = await openDeposit({ world });
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    await screen.findByRole('alertdialog', { name: 'Cancel this QR?' });
    await world.control.addFault({ call: 'GET /api/wallet', kind: 'limit' });
    await clock.advance(2_000);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // Neither is "I have paid", which would read the balance.
    expect(screen.getByRole('button', { name: /^Wait \d+ seconds$/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Cancel deposit' })).toBeDisabled();
    await clock.advance(61_000);
    expect(await screen.findByRole('button', { name: 'I have paid, check balance' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Cancel deposit' })).toBeEnabled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // The wait itself, which is only logged. [8.29]
    expect(takeConsoleErrors()).toEqual([expect.stringContaining('The wallet could not be read')]);
  });

  it.each(['reset', 'wrong-shape'] as const)(
    'offers a retry when it cannot be opened (%s) [8.29]',
    async (kind) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/lookup/deposit', kind });
      const { user } = await openDeposit({ world });
      expect(await screen.findByText('The deposit page could not load')).toBeVisible();
      expect(announced('The deposit page could not load')).toHaveLength(1);
      expect(await toastText()).toBe('');
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: /^KBANK/ })).toBeVisible();
    },
  );
});
