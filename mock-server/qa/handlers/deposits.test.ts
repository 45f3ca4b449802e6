import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../../client/create-client.ts';
import { blankPicture, genuineSlip, slipForm } from '../../client/slip-forms.ts';
import { createTestMock, type TestMock } from '../../testing.ts';

let mock: TestMock;
beforeAll(async () => {
  mock = await createTestMock();
});
afterAll(() => mock.close());

async function given() {
  const { fetch, name } = await mock.world();
  return createClient(fetch, name);
}

it('the QRs of a world are listed newest first', async () => {
  const { call, control } = await given();
  const made: unknown[] = [];
  for (const bankCode of ['KBANK', 'WW']) {
    const { body } = await call('POST /api/qrcode/{bankCode}', {
      params: { bankCode },
      body: { amount: 100 },
    });
    made.unshift(body.qrcodeId);
  }
  expect((await control.qrs()).map(({ qrcodeId }) => qrcodeId).slice(0, 2)).toEqual(made);
});

it('a slip has the amount of its transfer, and none if it cannot be read [3.19]', async () => {
  const client = await given();
  const amounts: unknown[] = [];
  for (const picture of [await genuineSlip(client), await blankPicture(400, 600)]) {
    const before = new Set((await client.control.slips()).map(({ id }) => id));
    await client.call('POST /api/wallet/slip', { form: slipForm(picture) });
    amounts.push((await client.control.slips()).find(({ id }) => !before.has(id))?.amount);
  }
  expect(amounts).toEqual([250, null]);
});

it('planned refusals of QRs and failures of slips are listed, and can be taken back', async () => {
  const { call, control } = await given();
  await control.refuseNextQr();
  await control.refuseNextQr({ message: 'busy', phone: '0899999999' });
  await control.failNextSlip('NOT_MATCH');
  await control.failNextSlip('INVALID_SLIP');
  const planned = async () => [
    (await control.call('GET /qrs/refuse-next')).refusals,
    (await control.call('GET /slips/fail-next')).reasons,
  ];
  const refusals = [
    { message: 'QR_FAIL', phone: null },
    { message: 'busy', phone: '0899999999' },
  ];
  expect(await planned()).toEqual([refusals, ['NOT_MATCH', 'INVALID_SLIP']]);
  const createQr = async () =>
    (await call('POST /api/qrcode/{bankCode}', { params: { bankCode: 'KBANK' }, body: { amount: 100 } }))
      .body;
  expect(await createQr()).toMatchObject({ hasQrcode: false, message: 'QR_FAIL' });
  expect((await planned())[0]).toEqual(refusals.slice(1));
  await control.refuseNextQr();
  await control.call('DELETE /qrs/refuse-next');
  await control.call('DELETE /slips/fail-next');
  expect(await planned()).toEqual([[], []]);
  expect(await createQr()).toMatchObject({ hasQrcode: true });
});
