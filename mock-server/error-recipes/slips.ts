import type { SlipReason } from 'contracts';
import { slipPayload } from '../world/deposits/bank-transfers.ts';
import { blankPicture, genuineSlip, pictureOf, slipForm } from '../smoke/slip-forms.ts';
import type { Tester } from '../smoke/client.ts';
import type { Trigger } from './error-recipe.ts';

const upload = async ({ call }: Tester, picture: Blob) =>
  (await call('POST /api/wallet/slip', { form: slipForm(picture) })).body.message;

/** Uploads a slip, lets it be looked at, and reads why it failed. */
async function reasonFor(tester: Tester, picture: Blob, meanwhile?: () => Promise<unknown>) {
  await upload(tester, picture);
  await meanwhile?.();
  await tester.control.advanceClock({ seconds: 30 });
  const { body } = await tester.call('POST /api/statement/slip', { body: { page: 1, limit: 1 } });
  return body.slips[0]?.note;
}

function reason(
  code: SlipReason,
  how: string,
  run: (tester: Tester) => Promise<string | null | undefined>,
): Trigger {
  return { code, call: 'POST /api/statement/slip', how, run };
}

/** The mini-QR of a slip that no world knows. */
const UNKNOWN_TRANSFER = slipPayload({ bankCode: 'KBANK', reference: 'KBANKNOBODYKNOWSIT01' });

/** Asked of the control API: nobody can bring about by a picture what a reader beyond the service does. */
const byQa = (code: SlipReason) =>
  reason(code, `Ask the control API to let the next reading fail so, then upload a slip.`, async (tester) => {
    await tester.control.failNextSlip(code);
    return reasonFor(tester, await genuineSlip(tester));
  });

export const slipTriggers: readonly Trigger[] = [
  {
    code: 'SLIP_UPLOAD_FAIL',
    call: 'POST /api/wallet/slip',
    how: 'Upload a slip while none are taken: at night, or while the part "slip-intake" fails.',
    run: async (tester) => {
      await tester.control.setOutages(['slip-intake']);
      return upload(tester, await genuineSlip(tester));
    },
  },
  {
    code: 'SLIP_NO_FILE',
    call: 'POST /api/wallet/slip',
    how: 'Send a form without a file.',
    run: async ({ call }) => (await call('POST /api/wallet/slip', { form: new FormData() })).body.message,
  },
  {
    code: 'SLIP_INVALID_FILE',
    call: 'POST /api/wallet/slip',
    how: 'Send a file that is no picture, whatever its name.',
    run: (tester) => upload(tester, new Blob(['not a picture'], { type: 'image/png' })),
  },
  {
    code: 'TRUELINK_INVALID',
    call: 'POST /api/wallet/truelink',
    how: 'Redeem a link that is no gift, or that was not encrypted.',
    run: async ({ call }) =>
      (await call('POST /api/wallet/truelink', { body: { link: 'https://gift.example' } })).body.message,
  },
  {
    code: 'TRUELINK_DUPLICATE',
    call: 'POST /api/wallet/truelink',
    how: 'Redeem a gift link twice.',
    run: async ({ call, control }) => {
      const { encrypted: link } = await control.makeGift(50);
      await call('POST /api/wallet/truelink', { body: { link } });
      return (await call('POST /api/wallet/truelink', { body: { link } })).body.message;
    },
  },
  reason('SLIP_REFNO_DUPLICATED', 'Upload a genuine slip twice.', async (tester) => {
    const picture = await genuineSlip(tester);
    await reasonFor(tester, picture);
    return reasonFor(tester, picture);
  }),
  reason('CANNOT_READ_CROPPED_IMAGE', 'Upload a picture without a QR code.', async (tester) =>
    reasonFor(tester, await blankPicture(400, 600)),
  ),
  reason('IMG_SIZE_UNABLE_TO_PROCESS', 'Upload a picture of less than 120 pixels a side.', async (tester) =>
    reasonFor(tester, await blankPicture(40, 40)),
  ),
  reason('INVALID_SLIP', 'Upload a picture whose QR code is not a slip’s.', async (tester) =>
    reasonFor(tester, await pictureOf('https://example.com')),
  ),
  reason('DEST_ACC_INVALID', 'Upload a slip of a transfer to another account.', async (tester) =>
    reasonFor(tester, await genuineSlip(tester, { toAnotherAccount: true })),
  ),
  reason(
    'NOT_MATCH',
    'Upload a slip of a transfer from another account than the registered one.',
    async (tester) => reasonFor(tester, await genuineSlip(tester, { fromAnotherAccount: true })),
  ),
  reason('EXPIRED_SLIP', 'Upload a slip more than an hour after its transfer.', async (tester) =>
    reasonFor(tester, await genuineSlip(tester, { minutesAgo: 61 })),
  ),
  reason(
    'UPLOADED_FILE_NOT_EXIST',
    'Upload a slip, and lose its picture before it is looked at.',
    async (tester) =>
      reasonFor(tester, await genuineSlip(tester), async () => {
        const [slip] = await tester.control.slips();
        await tester.control.loseSlipFile(slip?.id ?? '');
      }),
  ),
  reason(
    'UNSTABLE_REFNO_ON_SLIP',
    'Upload a slip whose reference no bank knows, such as one of another world.',
    async (tester) => reasonFor(tester, await pictureOf(UNKNOWN_TRANSFER)),
  ),
  byQa('TRIPPLE_WRONG_CAPTCHA'),
  byQa('UNKNOW_ERROR'),
];
