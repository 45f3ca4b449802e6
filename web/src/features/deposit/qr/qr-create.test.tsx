import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import errors from '../../../../locales/en/errors.json' with { type: 'json' };
import { fill } from '../../../testing/fill.ts';
import { holdCall } from '../../../testing/hold-call.ts';
import { findToast } from '../../../testing/find-toast.ts';
import { makeWorld, type RenderOptions, type TestWorld } from '../../../testing/render-app.tsx';
import { openMethod } from '../../../testing/open-deposit.ts';
import { postElsewhere } from '../../../testing/pages.ts';

const CREATE = 'POST /api/qrcode/{bankCode}';

const openKbank = (options: RenderOptions = {}) => openMethod(/^KBANK/, options);

const amountField = () => screen.findByLabelText('Amount to deposit');
const createButton = () => screen.getByRole('button', { name: /^Create QR/ });
const created = (world: TestWorld) => world.control.count({ call: CREATE });

describe('creating a QR', () => {
  it('creates one QR for two presses in one frame [2.50]', async () => {
    const { user, world } = await openKbank();
    await user.click(await screen.findByRole('button', { name: '100' }));
    act(() => {
      createButton().click();
      createButton().click();
      createButton().closest('form')?.requestSubmit();
    });
    await screen.findByRole('img', { name: /^QR to pay/ });
    expect(await created(world)).toBe(1);
  });

  it('keeps its amount meanwhile', async () => {
    const { user, world } = await openKbank();
    await user.type(await amountField(), '250');
    const order = await holdCall(world, CREATE);
    await user.click(createButton());
    await order.hasCome();
    await user.type(await amountField(), '7');
    expect(await amountField()).toHaveValue('250');
    expect(screen.getByRole('button', { name: '100' })).toBeDisabled();
    await order.release();
    await screen.findByRole('img', { name: /^QR to pay/ });
  });

  it('names the amount on its button only above zero [2.50]', async () => {
    const { user } = await openKbank();
    await user.type(await amountField(), '0');
    expect(createButton()).toHaveAccessibleName('Create QR');
    await user.type(await amountField(), '.5');
    expect(createButton()).toHaveAccessibleName('Create QR for 0.50\u00a0baht');
  });

  it('empties the amount once the QR is there [2.50]', async () => {
    const { user } = await openKbank();
    await user.type(await amountField(), '250');
    await user.click(createButton());
    await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel QR' }));
    expect(await amountField()).toHaveValue('');
    expect(createButton()).toBeDisabled();
  });

  it('shows the message of a refused creation in a toast with the next step, and keeps the amount (W3) [8.24]', async () => {
    const world = await makeWorld('the next QR creation is refused');
    const { user } = await openKbank({ world });
    await user.type(await amountField(), '250');
    await user.click(createButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.QR_FAIL);
    expect(screen.getByText('No QR was made')).toBeVisible();
    // The title beside the amount says it in other words.
    expect(screen.getAllByText(errors.QR_FAIL)).toHaveLength(1);
    expect(await amountField()).toHaveValue('250');
    expect(createButton()).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'See other ways to deposit' }));
    await user.click(await screen.findByRole('button', { name: /^KBANK/ }));
    expect(await amountField()).toBeVisible();
    expect(screen.queryByText('No QR was made')).toBeNull();
  });

  it('keeps the reason of a refusal until another amount is typed or picked [2.50] [8.24]', async () => {
    const world = await makeWorld('the next QR creation is refused');
    const { user } = await openKbank({ world });
    await user.type(await amountField(), '250');
    await user.click(createButton());
    expect(await screen.findByText('No QR was made')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '100' }));
    expect(screen.queryByText('No QR was made')).toBeNull();
  });

  it.each([
    ['its message', 'Bank is closed', 'Bank is closed'],
    ['the text of its code for an empty message', '', errors.QR_FAIL],
    ['the text of its code for spaces', '   ', errors.QR_FAIL],
    ['the text of its code for an invisible mark', '\u200b', errors.QR_FAIL],
    ['the text of its code for no message', null, errors.QR_FAIL],
    ['the beginning of a long message', 'a'.repeat(1_500), 'a'.repeat(300)],
  ])('shows a refusal in a red toast with %s [3.12] [7.46] [8.24]', async (_what, message, shown) => {
    const { user, world } = await openKbank();
    const body = { hasQrcode: false, qrcodeId: null, qrcode: null, amount: 0, expireIn: 0, message };
    await world.control.addFault({
      call: 'POST /api/qrcode/{bankCode}',
      kind: 'status',
      status: 200,
      body: JSON.stringify(body),
    });
    await fill(user, await amountField(), '250');
    await user.click(createButton());
    const toast = await screen.findByRole('alert');
    expect(toast.textContent).toBe(shown);
    expect(toast.className).toMatch(/error/);
  });

  it('counts the minute that the service asks for before another QR can be made [8.02]', async () => {
    const { user, world } = await openKbank();
    await world.control.addFault({ call: 'POST /api/qrcode/{bankCode}', kind: 'limit' });
    await fill(user, await amountField(), '250');
    await user.click(createButton());
    expect(await screen.findByText('Please wait a moment')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Wait \d\d seconds$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('finds the created QR when the reply was lost, without sending again [2.50] (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CREATE, kind: 'drop' });
    const { user } = await openKbank({ world });
    await fill(user, await amountField(), '321');
    await user.click(createButton());
    expect(await screen.findByRole('img', { name: 'QR to pay 321.00 baht' })).toBeVisible();
    expect(await created(world)).toBe(1);
  });

  it('reports in a red toast that nothing was created if the order never arrived, and only then allows another try [8.22] (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CREATE, kind: 'reset' });
    const { user, clock } = await openKbank({ world });
    await fill(user, await amountField(), '321');
    await user.click(createButton());
    await screen.findByText('Confirming the outcome');
    await clock.advance(9_999);
    expect(screen.getByText('Confirming the outcome')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Create QR/ })).toBeNull();
    await clock.advance(1);
    await findToast('error', /did not go through/);
    expect(await amountField()).toHaveValue('321');
    await user.click(createButton());
    expect(await screen.findByRole('img', { name: 'QR to pay 321.00 baht' })).toBeVisible();
  });

  it('shows no QR of another amount than the ordered one [2.50] [7.46]', async () => {
    const world = await makeWorld();
    const made = {
      qrcodeId: 'qr-1',
      hasQrcode: true,
      qrcode: '<svg/>',
      amount: 50,
      expireIn: 300,
      message: null,
    };
    await world.control.addFault({ call: CREATE, kind: 'status', status: 200, body: JSON.stringify(made) });
    const { user, clock } = await openKbank({ world });
    await fill(user, await amountField(), '321');
    await user.click(createButton());
    await screen.findByText('Confirming the outcome');
    expect(screen.queryByRole('img', { name: /^QR to pay/ })).toBeNull();
    await clock.advance(10_000);
    await findToast('error', /did not go through/);
  });

  it('is not found in a QR of another amount that another device has made meanwhile, which is shown [7.46] (W1)', async () => {
    const world = await makeWorld();
    await world.control.addFault({ call: CREATE, kind: 'reset' });
    const { user, clock } = await openKbank({ world });
    await fill(user, await amountField(), '321');
    await user.click(createButton());
    await screen.findByText('Confirming the outcome');
    await postElsewhere(world, '/api/qrcode/KBANK', { amount: 50 });
    await clock.advance(10_000);
    await findToast('error', 'The earlier request did not go through. You can try again.');
    // A new order would replace it.
    expect(await screen.findByRole('img', { name: 'QR to pay 50.00 baht' })).toBeVisible();
  });
});
