import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createBrowserPlatform } from '../../../platform/browser-platform.ts';
import { openDeposit, openMethod, SOMPHONE } from '../../../testing/open-deposit.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { switchNetwork } from '../../../testing/browser-state.ts';
import { makeWorld } from '../../../testing/render-app.tsx';

/** What the rows say; the no-break spaces of a minimum read as spaces. */
const rowsOf = async (dialog: HTMLElement, group: string) =>
  within(await within(dialog).findByRole('region', { name: group }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
const BANK = 'Bank transfer';
const SLIP = 'Money not here yet?';
/** A screen in a shop: the member has no files on it and nothing to paste. */
const shared = () => ({
  ...createBrowserPlatform(window),
  offersFileUpload: false,
  hasClipboard: undefined as never,
});

describe('the methods to deposit', () => {
  it('open from home: all those of the lookup, the fastest first, each with its minimum [1.08] [2.35] [2.44] [2.48] [3.11] [5.20] [7.02] [9.22] [9.23] [9.36]', async () => {
    const { dialog } = await openDeposit();
    expect(await rowsOf(dialog, 'Recommended')).toEqual([
      'KBANK · KasikornbankScan a QR · Min 1.00 bahtFastest, about 1 minute',
    ]);
    expect(await rowsOf(dialog, 'Scan a QR')).toEqual([
      'WWAbout 1 minute · Min 100.00 baht',
      'PAYTIMZAbout 1 minute · Min 10.00 baht',
    ]);
    expect(await rowsOf(dialog, BANK)).toEqual([
      'SCB · Siam Commercial BankAbout 1 minute · Min 10.00 baht',
      'GSB · Government Savings BankChecked from your slip · Min 10.00 baht',
    ]);
    expect(await rowsOf(dialog, 'Mobile wallet')).toEqual([
      'Gift linkAbout 1 minute · With a link from your mobile wallet app',
      'Mobile wallet transferAbout 1 minute · Min 2.00 baht',
    ]);
    expect(await rowsOf(dialog, SLIP)).toEqual(['Send a slipPaid, but the money is not here yet']);
    expect(within(dialog).getAllByRole('region')).toHaveLength(5);
  });

  it('are read aloud with an introduction on a press, if the platform has a voice', async () => {
    const read: string[] = [];
    const voice = {
      reads: () => true,
      reading: () => null,
      subscribe: () => () => {},
      read: (text: string, language: string) => void read.push(`${language}: ${text}`),
      stop: () => {},
    };
    await openDeposit({ platform: { ...shared(), framesTasks: true, voice } });
    await userEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
    expect(read).toEqual([
      'en: How a deposit works. Choose a way to pay. Scan or transfer with your phone. The money is in your wallet in about 1\u00a0minute',
    ]);
  });

  it('have the general minimum of the configuration [5.20] [9.22]', async () => {
    const { dialog } = await openDeposit({ config: { minDeposit: 55.5 } });
    expect(await rowsOf(dialog, BANK)).toContain(
      'GSB · Government Savings BankChecked from your slip · Min 55.50 baht',
    );
  });

  it('are those in kip in the Laos edition, their minimum in baht [1.20] [3.11] [5.20] [9.22]', async () => {
    const { dialog } = await openDeposit({
      signedIn: SOMPHONE,
      config: { edition: 'laos', minDeposit: 10 },
    });
    expect(await rowsOf(dialog, 'Recommended')).toEqual([
      'BCEL · Banque pour le Commerce Exterieur LaoBank transfer · Min 10.00 bahtFastest, about 1 minute',
    ]);
    expect(await rowsOf(dialog, SLIP)).toHaveLength(1);
  });

  it.each([
    ['in Thai to Thai readers', 'th', /SCB · ธนาคารไทยพาณิชย์/],
    ['in English to Lao readers', 'lo', /SCB · Siam Commercial Bank/],
  ] as const)('name banks %s [2.48] [3.11]', async (_, locale, name) => {
    const { dialog, i18n } = await openDeposit({ locale: 'en' });
    await i18n.changeLanguage(locale);
    expect(await within(dialog).findByRole('button', { name })).toBeVisible();
  });

  it('need a slip for every transfer while the service credits by hand [2.48] [3.11] [9.23] [9.36]', async () => {
    const world = await makeWorld();
    await world.control.setFlags({ isManual: true });
    const { dialog } = await openDeposit({ world });
    for (const group of [BANK, 'Mobile wallet']) {
      const rows = await rowsOf(dialog, group);
      expect(
        rows.filter((row) => !row.startsWith('Gift') && !row.includes('Checked from your slip')),
      ).toEqual([]);
    }
    expect(await rowsOf(dialog, 'Mobile wallet')).toContain(
      'Mobile wallet transferChecked from your slip · Min 2.00 baht',
    );
  });

  it('promise money in a minute only where one of them is that quick [9.36]', async () => {
    const world = await makeWorld();
    const { banks } = await world.control.depositOptions();
    await world.control.setDepositOptions({
      banks: banks.filter(({ mode }) => mode !== 'QR'),
      wallets: [],
    });
    await world.control.setFlags({ isManual: true });
    const { dialog } = await openDeposit({ world, platform: { ...shared(), framesTasks: true } });
    expect(await rowsOf(dialog, BANK)).toHaveLength(2);
    const guide = document.body.textContent;
    expect(guide).toContain('Send the slip; the money arrives once it is checked');
    expect(guide).not.toMatch(/1\sminute/);
  });

  it('leave out the slip on a device without files, where a transfer by hand promises no minute [2.49] [9.36] (K7)', async () => {
    const { dialog, user } = await openDeposit({ platform: shared() });
    expect(await rowsOf(dialog, BANK)).toHaveLength(2);
    expect(within(dialog).queryByRole('region', { name: SLIP })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /GSB/ }));
    expect(await screen.findByText(/cannot be sent from this machine/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /slip/i })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have paid, check balance' }));
    await findToast('info', 'Send the slip from your phone. The money arrives once it is checked.');
    expect(screen.queryByText(/within about/)).toBeNull();
  });

  it('have the minimum and the amounts of the service behind them, whatever its code [2.48] [5.19] [5.20] [9.20] [9.22]', async () => {
    const world = await makeWorld();
    const { banks } = await world.control.depositOptions();
    const ww = banks.find(({ bankType }) => bankType === 'WW');
    if (!ww) throw new Error('the demo has a payment service');
    await world.control.setDepositOptions({ banks: [{ ...ww, bankCode: 'WW2' }] });
    const { dialog, user } = await openDeposit({ world });
    expect(await rowsOf(dialog, 'Recommended')).toEqual([expect.stringContaining('Min 100.00 baht')]);
    await user.click(within(dialog).getByRole('button', { name: /^WW2/ }));
    expect((await screen.findByRole('group', { name: 'Choose an amount' })).textContent).toBe(
      '1002003005001,000',
    );
    await user.type(screen.getByLabelText('Amount to deposit'), '99{Tab}');
    expect(screen.getByRole('button', { name: /^Create QR/ })).toBeDisabled();
    expect(screen.getByText('The minimum deposit is 100.00 baht')).toBeVisible();
  });

  it('recommend the gift link, credited in a minute too, where there is no QR [2.48] [9.36]', async () => {
    const world = await makeWorld();
    const { banks } = await world.control.depositOptions();
    await world.control.setDepositOptions({ banks: banks.filter(({ mode }) => mode !== 'QR') });
    const { dialog } = await openDeposit({ world });
    expect(await rowsOf(dialog, 'Recommended')).toEqual([expect.stringMatching(/^Gift link/)]);
  });

  it.each([
    ['KBANK', /^KBANK/, 'kbank'],
    ['a mobile wallet', /^Mobile wallet transfer/, 'wallet'],
    ['a gift link', /^Gift link/, 'wallet'],
  ])('show the logo of %s [9.43]', async (_, name, logo) => {
    const { dialog } = await openDeposit();
    const row = await within(dialog).findByRole('button', { name });
    expect(row.querySelector('img')?.src).toContain(`/${logo}.svg`);
  });

  it('show an unknown bank as an account to transfer to [2.48]', async () => {
    const world = await makeWorld();
    const { banks } = await world.control.depositOptions();
    const [first] = banks;
    if (!first) throw new Error('the demo has deposit banks');
    const stranger = {
      ...first,
      bankCode: 'NEWB',
      bankType: 'CRYPTO',
      mode: 'MANUAL' as const,
      bank: { nameTH: 'NEWB', nameEN: 'NEWB' },
    };
    await world.control.setDepositOptions({ banks: [stranger], wallets: [] });
    const { dialog } = await openDeposit({ world });
    expect(await rowsOf(dialog, BANK)).toEqual(['NEWBChecked from your slip · Min 10.00 baht']);
    expect(await rowsOf(dialog, SLIP)).toHaveLength(1);
    expect(within(dialog).queryByRole('region', { name: 'Recommended' })).toBeNull();
  });

  it('show an empty state, and open a single method immediately [2.48]', async () => {
    const world = await makeWorld();
    await world.control.setDepositOptions({ banks: [], wallets: [] });
    const first = await openDeposit({ world, platform: shared() });
    expect(await screen.findByText('Deposits are not available now')).toBeVisible();
    expect(screen.queryByText('How a deposit works')).toBeNull();
    first.unmount();
    await world.control.setDepositOptions({ wallets: [{ mode: 'gift', walletAccountName: '' }] });
    await openDeposit({ world, platform: shared() });
    expect(await screen.findByLabelText('Your gift link')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to all ways to deposit' })).toBeNull();
  });

  it('give way to another try when they cannot be read again, so that no money goes to a closed account, and come back with the network [2.48] [8.29]', async () => {
    const { world, user } = await openMethod(/^GSB/);
    await screen.findByText('020123456789');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { banks } = await world.control.depositOptions();
    const [scb] = banks.filter(({ bankCode }) => bankCode === 'SCB');
    if (!scb) throw new Error('the demo has an account at SCB');
    await world.control.setDepositOptions({ banks: [scb], wallets: [] });
    const call = 'GET /api/lookup/deposit';
    await world.control.addFault({ call, kind: 'reset', times: 2 });
    await user.click(screen.getByRole('button', { name: 'Deposit' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    const isMissing = () => {
      expect(screen.getByText('The deposit page could not load')).toBeVisible();
      for (const name of [/GSB/, /^Copy/]) expect(screen.queryByRole('button', { name })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    };
    isMissing();
    await user.click(retry);
    await waitFor(async () => expect(await world.control.faults()).toEqual([]));
    await screen.findByRole('button', { name: 'Try again' });
    isMissing();
    switchNetwork('offline');
    switchNetwork('online');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('button', { name: /^SCB/ })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /GSB/ })).toBeNull();
  });

  it.each([
    ['expired', 'This QR has expired'],
    ['cancelled', 'The QR was cancelled'],
  ])(
    'are not needed for a QR that runs, or is %s, until it is left [2.48] [2.50] [8.29]',
    async (end, said) => {
      const world = await makeWorld('a member with a live KBANK QR');
      const { user, clock } = await openDeposit({ world });
      await screen.findByRole('timer');
      await user.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await world.control.addFault({ call: 'GET /api/lookup/deposit', kind: 'reset', times: 'always' });
      await user.click(screen.getByRole('button', { name: 'Deposit' }));
      expect(await screen.findByRole('timer')).toBeVisible();
      const [qr] = await world.control.qrs();
      if (end === 'expired') {
        await world.control.advanceClock({ seconds: qr?.expireIn ?? 0 });
        await clock.advance(3_000);
      } else {
        await user.click(screen.getByRole('button', { name: 'Cancel deposit' }));
        await user.click(await screen.findByRole('button', { name: 'Cancel QR' }));
      }
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
      expect(await screen.findByLabelText('Amount to deposit')).toBeVisible();
      expect(screen.queryByText('The latest data could not be loaded')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByRole('region', { name: BANK })).toBeNull();
    },
  );

  it('say that no method is available when only a slip can be sent, and lead back from it [2.48]', async () => {
    const world = await makeWorld();
    await world.control.setDepositOptions({ banks: [], wallets: [] });
    const { dialog, user } = await openDeposit({ world });
    expect(await screen.findByText('Deposits are not available now')).toBeVisible();
    expect(await rowsOf(dialog, SLIP)).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: /^Send a slip/ }));
    await screen.findByRole('heading', { name: 'Send a slip' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    expect(await screen.findByText('Deposits are not available now')).toBeVisible();
  });

  it('are there again after Back, with the focus on the title [2.48]', async () => {
    const { user } = await openMethod(/^Gift link/);
    await screen.findByLabelText('Your gift link');
    expect(screen.getByRole('heading', { name: 'Gift link' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    expect(await screen.findByRole('region', { name: 'Recommended' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Deposit' })).toHaveFocus();
  });

  it('appear even if the QRs load slowly', async () => {
    const world = await makeWorld();
    const fault = await world.control.addFault({
      call: 'GET /api/qrcode/{bankCode}',
      kind: 'hang',
      times: 'always',
    });
    const { dialog, clock } = await openDeposit({ world });
    await clock.advance(1_499);
    expect(within(dialog).queryByRole('region', { name: 'Recommended' })).toBeNull();
    await clock.advance(1);
    expect(await within(dialog).findByRole('region', { name: 'Recommended' })).toBeVisible();
    await world.control.removeFault(fault.id);
  });
});
