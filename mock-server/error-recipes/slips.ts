import type { SlipReason } from 'contracts';
import { slipPayload } from '../world/deposits/bank-transfers.ts';
import { blankPicture, genuineSlip, pictureOf, slipForm } from '../client/slip-forms.ts';
import type { Client } from '../client/create-client.ts';
import type { ErrorRecipe } from './error-recipe.ts';

const upload = async ({ call }: Client, picture: Blob) =>
  (await call('POST /api/wallet/slip', { form: slipForm(picture) })).body.message;

async function reasonFor(client: Client, picture: Blob, meanwhile?: () => Promise<unknown>) {
  await upload(client, picture);
  await meanwhile?.();
  await client.control.advanceClock({ seconds: 30 });
  const { body } = await client.call('POST /api/statement/slip', { body: { page: 1, limit: 1 } });
  return body.slips[0]?.note;
}

function reason(
  code: SlipReason,
  how: string,
  run: (client: Client) => Promise<string | null | undefined>,
): ErrorRecipe {
  return { code, call: 'POST /api/statement/slip', how, run };
}

const UNKNOWN_TRANSFER = slipPayload({ bankCode: 'KBANK', reference: 'KBANKNOBODYKNOWSIT01' });

/** Planned through the control API, because no picture provokes a failure of the external reader. */
const byQa = (code: SlipReason) =>
  reason(code, `Ask the control API to let the next reading fail so, then upload a slip.`, async (client) => {
    await client.control.failNextSlip(code);
    return reasonFor(client, await genuineSlip(client));
  });

export const slipRecipes: readonly ErrorRecipe[] = [
  {
    code: 'SLIP_UPLOAD_FAIL',
    call: 'POST /api/wallet/slip',
    how: 'Upload a slip while none are taken: at night, or while "slip-intake" is out of service.',
    run: async (client) => {
      await client.control.setOutages(['slip-intake']);
      return upload(client, await genuineSlip(client));
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
    run: (client) => upload(client, new Blob(['not a picture'], { type: 'image/png' })),
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
  reason('SLIP_REFNO_DUPLICATED', 'Upload a genuine slip twice.', async (client) => {
    const picture = await genuineSlip(client);
    await reasonFor(client, picture);
    return reasonFor(client, picture);
  }),
  reason('CANNOT_READ_CROPPED_IMAGE', 'Upload a picture without a QR code.', async (client) =>
    reasonFor(client, await blankPicture(400, 600)),
  ),
  reason('IMG_SIZE_UNABLE_TO_PROCESS', 'Upload a picture of less than 120 pixels a side.', async (client) =>
    reasonFor(client, await blankPicture(40, 40)),
  ),
  reason('INVALID_SLIP', 'Upload a picture whose QR code is not a slip’s.', async (client) =>
    reasonFor(client, await pictureOf('https://example.com')),
  ),
  reason('DEST_ACC_INVALID', 'Upload a slip of a transfer to another account.', async (client) =>
    reasonFor(client, await genuineSlip(client, { toAnotherAccount: true })),
  ),
  reason(
    'NOT_MATCH',
    'Upload a slip of a transfer from another account than the registered one.',
    async (client) => reasonFor(client, await genuineSlip(client, { fromAnotherAccount: true })),
  ),
  reason('EXPIRED_SLIP', 'Upload a slip more than an hour after its transfer.', async (client) =>
    reasonFor(client, await genuineSlip(client, { minutesAgo: 61 })),
  ),
  reason(
    'UPLOADED_FILE_NOT_EXIST',
    'Upload a slip, and lose its picture before it is looked at.',
    async (client) =>
      reasonFor(client, await genuineSlip(client), async () => {
        const [slip] = await client.control.slips();
        await client.control.loseSlipFile(slip?.id ?? '');
      }),
  ),
  reason(
    'UNSTABLE_REFNO_ON_SLIP',
    'Upload a slip whose reference no bank knows, such as one of another world.',
    async (client) => reasonFor(client, await pictureOf(UNKNOWN_TRANSFER)),
  ),
  byQa('TRIPPLE_WRONG_CAPTCHA'),
  byQa('UNKNOW_ERROR'),
];
