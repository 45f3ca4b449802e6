import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SLIP_MAX_BYTES } from 'contracts/rules';
import { I18nextProvider } from 'react-i18next';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SOMCHAI, TEST_TIME } from 'mock-server/testing';
import { fill } from '../../../testing/fill.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { setHidden } from '../../../testing/browser-state.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { openMethod } from '../../../testing/open-deposit.ts';
import { makeWorld, renderApp, type RenderOptions, type TestWorld } from '../../../testing/render-app.tsx';
import { startLocale } from '../../../shared/session/locale.ts';
import { storageKeys } from '../../../shared/session/storage-keys.ts';
import { SlipCheckCallout } from './slip-check-callout.tsx';

const CALL = 'POST /api/wallet/slip';
const chooser = () => screen.findByLabelText('Choose a slip picture');
/** Waits until the slip was checked. */
const send = () => screen.findByRole('button', { name: 'Send this slip', busy: false });
const sent = (world: TestWorld) => world.control.count({ call: CALL });

beforeAll(() => {
  // The test page cannot display pictures and has no object URLs.
  URL.createObjectURL = () => 'blob:slip';
  URL.revokeObjectURL = () => {};
});

async function openSlip(options: RenderOptions = {}) {
  const world = options.world ?? (await makeWorld());
  const view = await openMethod(/^Send a slip/, { ...options, world });
  return { ...view, world };
}

/** A genuine slip of a transfer of 250 baht. */
async function genuineSlip(world: TestWorld) {
  const { reference } = await world.control.makeTransfer({ phone: SOMCHAI, amount: 250 });
  const picture = await world.control.slipPicture(reference);
  return { reference, file: new File([await picture.arrayBuffer()], 'slip.png', { type: 'image/png' }) };
}

const fileOf = (bytes: number[], size = bytes.length) => {
  const content = new Uint8Array(size);
  content.set(bytes);
  return new File([content], 'slip.png', { type: 'image/png' });
};

describe('sending a slip', () => {
  it('shows the 1-hour rule, the closed hours and the limits before a choice [2.49] [7.02] [9.37] [9.38]', async () => {
    await openSlip();
    expect(await screen.findByText(/^Send the slip within 1 hour of the transfer/)).toBeVisible();
    expect(screen.getByText('Slip upload is closed daily from 23:30 to 00:30.')).toBeVisible();
    expect(await chooser()).toHaveAccessibleDescription('JPG or PNG, up to 10 MB');
    expect(await chooser()).toHaveAttribute('accept', 'image/png,image/jpeg');
    expect(screen.getByLabelText('Take a photo of the slip')).toHaveAttribute('capture', 'environment');
  });

  it.each([
    [45, '45 minutes'],
    [90, '90 minutes'],
    [120, '2 hours'],
  ])(
    'shows that a slip is valid for %s minutes as %s, and no hours that end as they begin [9.37] [9.38]',
    async (validMinutes, duration) => {
      const world = await makeWorld();
      await world.control.setSlipHours({ validMinutes, closedFrom: '12:00', closedTo: '12:00' });
      await openSlip({ world });
      expect(await screen.findByText(new RegExp(`^Send the slip within ${duration} of`))).toBeVisible();
      expect(screen.queryByText(/closed daily/)).toBeNull();
    },
  );

  it('is closed when the service says so, with the hours if they agree, and lists the other methods [2.49] [7.02] [9.38]', async () => {
    const world = await makeWorld();
    await world.control.setSlipHours({ closedFrom: '09:00', closedTo: '11:00' });
    const { user, clock } = await openSlip({ world });
    expect(await screen.findByText('Slips are not accepted right now')).toBeVisible();
    await world.control.addFault({ call: 'GET /api/lookup/slip', kind: 'reset' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await clock.advance(1);
    expect(
      screen.getByText(
        'Slip upload is closed daily from 09:00 to 11:00. Meanwhile, please use a way marked “About 1 minute”.',
      ),
    ).toBeVisible();
    expect(screen.queryByLabelText('Choose a slip picture')).toBeNull();
    const body = '{"isOpen":false,"closedFrom":"11:00","closedTo":"12:00"}';
    await world.control.addFault({ call: 'GET /api/lookup/slip', kind: 'status', status: 200, body });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Meanwhile, please use a way marked “About 1 minute”.')).toBeVisible();
    await world.control.setSlipHours({ closedFrom: '11:00', closedTo: '12:00' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await chooser()).toBeInTheDocument();
    await world.control.setSlipHours({ closedFrom: '09:00', closedTo: '11:00' });
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    await user.click(await screen.findByRole('button', { name: /^Send a slip/ }));
    await user.click(await screen.findByRole('button', { name: 'See other ways to deposit' }));
    expect(await screen.findByRole('button', { name: /^KBANK/ })).toBeVisible();
  });

  it('recommends no quick method in the closed hours where there is none [9.36] [9.38]', async () => {
    const world = await makeWorld();
    const { banks } = await world.control.depositOptions();
    await world.control.setDepositOptions({
      banks: banks.filter(({ bankCode }) => bankCode === 'GSB'),
      wallets: [],
    });
    await world.control.setSlipHours({ closedFrom: '09:00', closedTo: '11:00' });
    await openSlip({ world });
    expect(await screen.findByText('Slip upload is closed daily from 09:00 to 11:00.')).toBeVisible();
  });

  it('closes and opens with its hours by itself, also when one reading fails, and keeps the chosen slip [9.38] (W9)', async () => {
    const world = await makeWorld();
    await world.control.setSlipHours({ closedFrom: '10:01', closedTo: '10:02' });
    const { user, clock } = await openSlip({ world });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await send();
    const pass = async (seconds: number) => {
      await world.control.advanceClock({ seconds });
      await clock.advance(seconds * 1000);
    };
    await pass(61);
    expect(await screen.findByText('Slips are not accepted right now')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send this slip' })).toBeNull();
    await world.control.addFault({ call: 'GET /api/lookup/slip', kind: 'reset' });
    await pass(60);
    expect(await world.control.faults()).toEqual([]);
    expect(screen.getByText('Slips are not accepted right now')).toBeVisible();
    await pass(30);
    expect(await send()).toBeVisible();
    expect(screen.getByRole('img', { name: 'The slip you chose' })).toBeVisible();
    expect(screen.queryByText('Slips are not accepted right now')).toBeNull();
  });

  it('reads its hours again after a minute in which the page was hidden [9.38] (W9)', async () => {
    const { world, clock } = await openSlip();
    await chooser();
    await world.control.setSlipHours({ closedFrom: '09:00', closedTo: '11:00' });
    setHidden(true);
    clock.sleep(60_000);
    setHidden(false);
    expect(await screen.findByText('Slips are not accepted right now')).toBeVisible();
  });

  it.each([
    { kind: 'wrong-shape' },
    { kind: 'status', status: 200, body: '{"isOpen":true,"closedFrom":"late"}' },
    { kind: 'status', status: 200, body: '{"isOpen":true,"closedFrom":"09:60","closedTo":"24:00"}' },
    { kind: 'status', status: 200, body: '{"isOpen":true,"closedFrom":"09:00","closedTo":"11:00"}' },
  ] as const)(
    'works with the 1-hour rule when the hours cannot be read, or are over (%j) [8.29] [9.37] [9.38]',
    async (fault) => {
      const world = await makeWorld();
      await world.control.addFault({ call: 'GET /api/lookup/slip', ...fault });
      await openSlip({ world });
      expect(await chooser()).toBeInTheDocument();
      expect(screen.getByText(/^Send the slip within 1 hour/)).toBeVisible();
      expect(screen.queryByText(/closed daily/)).toBeNull();
    },
  );

  it.each([
    ['an empty file', fileOf([]), /This file is empty/],
    ['no picture', fileOf([0x68, 0x69]), /Only JPG or PNG/],
    ['a picture over 10 MB', fileOf([0xff, 0xd8, 0xff], SLIP_MAX_BYTES + 1), /larger than 10\u00a0MB/],
  ])('is refused at the field for %s, by its content [2.49] [8.09]', async (_, file, reason) => {
    const { user, world } = await openSlip();
    await user.upload(await chooser(), file);
    await waitFor(async () => expect(await chooser()).toHaveAccessibleDescription(reason));
    expect(await chooser()).toBeInvalid();
    expect(await sent(world)).toBe(0);
  });

  it('lets the member choose a file again that was refused or removed [2.49]', async () => {
    const { user } = await openSlip();
    const choices = vi.fn();
    document.addEventListener('change', choices);
    onTestFinished(() => document.removeEventListener('change', choices));
    const noPicture = fileOf([0x68, 0x69]);
    await user.upload(await chooser(), noPicture);
    await user.upload(await chooser(), noPicture);
    expect(choices).toHaveBeenCalledTimes(2);
    const picture = fileOf([0xff, 0xd8, 0xff]);
    await user.upload(await chooser(), picture);
    await send();
    await user.click(screen.getByRole('button', { name: 'Choose another picture' }));
    await user.upload(await chooser(), picture);
    expect(choices).toHaveBeenCalledTimes(4);
    expect(await send()).toBeVisible();
  });

  it('shows the picture, sends it once for two presses in one frame, and leads to its status [1.08] [2.49] [2.74] [2.76] [4.08] [7.23]', async () => {
    const { user, world } = await openSlip();
    const { file, reference } = await genuineSlip(world);
    await user.upload(await chooser(), file);
    expect(await screen.findByRole('img', { name: 'The slip you chose' })).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Send a slip' })).toBeVisible();
    const button = await send();
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText(/^We have your slip/)).toBeVisible();
    expect(await sent(world)).toBe(1);
    expect(await world.control.slips()).toMatchObject([
      { reading: reference, status: 'PENDING', phone: SOMCHAI },
    ]);
    await user.click(screen.getByRole('button', { name: 'See the slip status' }));
    const status = within(await screen.findByRole('dialog', { name: 'Slip status' }));
    expect(await status.findByRole('table')).toBeVisible();
    expect(window.location.pathname).toBe('/user/home');
  });

  it('accepts one dropped picture, the first [2.49]', async () => {
    const { world } = await openSlip();
    const { file } = await genuineSlip(world);
    const zone = (await chooser()).closest('label');
    const wouldOpen = fireEvent.drop(zone as HTMLElement, { dataTransfer: { files: [file, fileOf([])] } });
    // Otherwise the browser leaves the app for the picture.
    expect(wouldOpen).toBe(false);
    expect(await screen.findByRole('img', { name: 'The slip you chose' })).toBeVisible();
  });

  it('lets another picture be taken [2.49]', async () => {
    const { user, world } = await openSlip();
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await screen.findByRole('button', { name: 'Choose another picture' }));
    expect(screen.queryByRole('img', { name: 'The slip you chose' })).toBeNull();
    const camera = screen.getByLabelText('Take a photo of the slip');
    await user.upload(camera, (await genuineSlip(world)).file);
    expect(await screen.findByRole('img', { name: 'The slip you chose' })).toBeVisible();
  });

  it('shows the reason of a refusal beside the slip, and can be tried again [2.49] [8.09]', async () => {
    const { user, world } = await openSlip();
    await world.control.addFault({ call: CALL, kind: 'refuse', code: 'SLIP_UPLOAD_FAIL', status: 400 });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent(/The slip could not be uploaded/);
    await user.click(await send());
    expect(await screen.findByText(/^We have your slip/)).toBeVisible();
  });

  it('is called too large when a proxy takes no file of its size', async () => {
    const { user, world } = await openSlip();
    await world.control.addFault({ call: CALL, kind: 'status', status: 413, body: '<html>Too large</html>' });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The picture is too large to be sent\s*Choose a smaller one/,
    );
    expect(screen.getByRole('button', { name: 'Choose another picture' })).toBeVisible();
  });

  it('tells when the same slip was sent before [8.15] [9.31]', async () => {
    const i18n = await startLocale('en');
    const createdAt = new Date(2026, 10, 20, 10, 0, 5).getTime();
    const earlier = { key: 'a', createdAt, status: 'success', amount: null, note: null, link: null } as const;
    const check = { kind: 'duplicate', reference: 'R1', earlier: { ...earlier, reference: 'R1' } } as const;
    render(
      <I18nextProvider i18n={i18n}>
        <SlipCheckCallout picked={{ status: 'ready', file: fileOf([]), check }} />
      </I18nextProvider>,
    );
    expect(await screen.findByText(/^You sent it on 20\/11\/2026 10:00:05\./)).toBeVisible();
  });

  it('detects that the service has closed meanwhile [2.49] [9.38] [8.09]', async () => {
    const { user, world } = await openSlip();
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await world.control.setSlipHours({ closedFrom: '09:00', closedTo: '11:00' });
    await user.click(await send());
    expect(await screen.findByText('Slips are not accepted right now')).toBeVisible();
  });

  it('is shown while it is sent when the closed hours begin [9.38]', async () => {
    const { user, world, clock } = await openSlip();
    await chooser();
    await user.click(screen.getByRole('button', { name: 'Back to all ways to deposit' }));
    const call = 'GET /api/lookup/slip';
    const lookup = await world.control.addFault({ call, kind: 'hang' });
    await user.click(await screen.findByRole('button', { name: /^Send a slip/ }));
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await world.control.setSlipHours({ closedFrom: '09:00', closedTo: '11:00' });
    const upload = await world.control.addFault({ call: CALL, kind: 'hang' });
    await user.click(await send());
    await screen.findByRole('progressbar', { name: 'Sending the slip' });
    await world.control.removeFault(lookup.id);
    await world.control.waitFor({ call, count: 2 });
    await clock.advance(1);
    expect(screen.getByRole('progressbar', { name: 'Sending the slip' })).toBeVisible();
    await world.control.removeFault(upload.id);
    expect(await screen.findByText('Slips are not accepted right now')).toBeVisible();
  });

  it('is found among the slips when the reply was lost, and not sent again [2.49] (W1)', async () => {
    const { user, world } = await openSlip();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    expect(await screen.findByText(/^We have your slip/)).toBeVisible();
    expect(await sent(world)).toBe(1);
    expect(await world.control.slips()).toHaveLength(1);
  });

  it('that arrived is told again after the next login when the session expired on that [2.49] (W5)', async () => {
    const world = await makeWorld();
    const { user, services } = await openSlip({ world });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    const received = 'We have your slip. It is in progress.';
    await screen.findByText(received);
    act(() => services.session.end('token-refused'));
    await fill(user, await screen.findByLabelText('Phone number'), SOMCHAI);
    await user.type(screen.getByLabelText('Password'), '123456{Enter}');
    expect(await screen.findByText(received)).toBeVisible();
    expect(await sent(world)).toBe(1);
  });

  it('that arrived is told in a toast once its dialog was closed [2.49] (W1)', async () => {
    const { user, world, clock } = await openSlip();
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    const button = await send();
    await world.control.addFault({ call: CALL, kind: 'drop' });
    const list = { call: 'POST /api/statement/slip', kind: 'reset', times: 'always' } as const;
    const { id } = await world.control.addFault(list);
    await user.click(button);
    await screen.findByText('Confirming the outcome');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await world.control.removeFault(id);
    await clock.advance(10_000);
    await findToast('success', /^We have your slip/);
  });

  it('reports in a red toast that the slip has not arrived [8.22] (W1)', async () => {
    const { user, world, clock } = await openSlip();
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    await screen.findByText('Confirming the outcome');
    await clock.advance(9_999);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    await clock.advance(1);
    await findToast('error', /^The slip has not reached us/);
    expect(await send()).toBeEnabled();
  });

  it('says after 5 s that it takes longer, and gives up after 300 s [9.02]', async () => {
    const { user, world, clock } = await openSlip();
    await world.control.addFault({ call: CALL, kind: 'hang' });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    await screen.findByRole('progressbar', { name: 'Sending the slip' });
    await clock.advance(4_900);
    expect(screen.queryByText(/^This is taking longer/)).toBeNull();
    await clock.advance(200);
    expect(screen.getAllByText(/^This is taking longer/)).not.toEqual([]);
    await clock.advance(294_800);
    expect(screen.getByRole('progressbar', { name: 'Sending the slip' })).toBeVisible();
    await clock.advance(200);
    expect(await screen.findByText('Confirming the outcome')).toBeVisible();
    await world.control.clearFaults();
  });

  it('cancelled before it is sent is not sent, and can be sent again [2.49]', async () => {
    const { user, world } = await openSlip();
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    const button = await send();
    const list = await holdCall(world, 'POST /api/statement/slip');
    await user.click(button);
    await list.hasCome();
    await user.click(await screen.findByRole('button', { name: 'Cancel sending' }));
    await list.release();
    await findToast('info', /^Cancelled/);
    expect(await sent(world)).toBe(0);
    await user.click(await send());
    expect(await screen.findByText(/^We have your slip/)).toBeVisible();
    expect(await sent(world)).toBe(1);
  });

  it('can be cancelled, and then shows the result [2.49]', async () => {
    const { user, world, clock } = await openSlip();
    const hang = await world.control.addFault({ call: CALL, kind: 'hang' });
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    expect(await screen.findByRole('progressbar', { name: 'Sending the slip' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled());
    await world.control.waitFor({ call: 'POST /api/statement/slip', count: 2, timeoutSeconds: 5 });
    await user.click(await screen.findByRole('button', { name: 'Cancel sending' }));
    // How much the service has received is unknown here.
    expect(await screen.findByText('Confirming the outcome')).toBeVisible();
    await world.control.removeFault(hang.id);
    await clock.advance(10_000);
    expect(await screen.findByText(/^(We have your slip|The slip has not reached us)/)).toBeVisible();
    expect(await sent(world)).toBeLessThanOrEqual(1);
  });

  it.each(['reset', 'hang'] as const)(
    'is sent while the list of slips cannot be read (%s) [2.49]',
    async (kind) => {
      const { user, world, clock } = await openSlip();
      const call = 'POST /api/statement/slip';
      const fault = await world.control.addFault({ call, kind, times: 'always' });
      await user.upload(await chooser(), (await genuineSlip(world)).file);
      // Comparing with earlier slips and looking for the result both wait 5 seconds for the list.
      await clock.advance(5_000);
      await user.click(await send());
      await clock.advance(5_000);
      expect(await screen.findByText(/^We have your slip/)).toBeVisible();
      expect(await sent(world)).toBe(1);
      await world.control.removeFault(fault.id);
    },
  );

  it('is found in progress without an earlier list and without a reply (W1)', async () => {
    const { user, world } = await openSlip();
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    const button = await send();
    await world.control.addFault({ call: 'POST /api/statement/slip', kind: 'reset' });
    await world.control.addFault({ call: CALL, kind: 'drop' });
    await user.click(button);
    expect(await screen.findByText(/^We have your slip/)).toBeVisible();
    expect(await sent(world)).toBe(1);
  });

  it('is not taken for an older slip in progress without an earlier list (W1)', async () => {
    const { user, world, clock } = await openSlip();
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    await user.click(await send());
    await user.click(await screen.findByRole('button', { name: 'Deposit again' }));
    await world.control.advanceClock({ seconds: 5 });
    await user.click(await screen.findByRole('button', { name: /^Send a slip/ }));
    await user.upload(await chooser(), (await genuineSlip(world)).file);
    const button = await send();
    await world.control.addFault({ call: 'POST /api/statement/slip', kind: 'reset' });
    await world.control.addFault({ call: CALL, kind: 'reset' });
    await user.click(button);
    await screen.findByText('Confirming the outcome');
    await clock.advance(10_000);
    expect(await screen.findByText(/^The slip has not reached us/)).toBeVisible();
    expect(await world.control.slips()).toHaveLength(1);
  });

  it('whose outcome no list tells once its request has ended says so in a toast, and can be sent again (W1)', async () => {
    // An earlier page has sent it; the only slips since then have other references.
    const before = { keys: [], reference: 'OWN', sentAt: Date.parse(TEST_TIME) };
    sessionStorage.setItem(storageKeys.pendingOrders, JSON.stringify({ slip: { input: null, before } }));
    const world = await makeWorld('a member with two slips in progress');
    // The order opens its dialog by itself.
    const { clock } = await renderApp({ world, signedIn: SOMCHAI });
    await screen.findByText('Confirming the outcome');
    await clock.advance(299_000);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    await clock.advance(1_000);
    await findToast('info', /^We could not find out whether this was done/);
    expect(await chooser()).toBeInTheDocument();
  });
});
