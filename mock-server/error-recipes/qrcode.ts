import type { ErrorRecipe } from './error-recipe.ts';

export const qrcodeRecipes: readonly ErrorRecipe[] = [
  {
    code: 'NO_BANK',
    call: 'GET /api/qrcode/{bankCode}',
    how: 'Ask for the QR of a bank that takes no deposits by QR, such as SCB.',
    run: async ({ call }) =>
      (await call('GET /api/qrcode/{bankCode}', { params: { bankCode: 'SCB' } })).body.message,
  },
  {
    code: 'QR_FAIL',
    call: 'POST /api/qrcode/{bankCode}',
    how: 'Create a QR of 0 baht, or ask the control API to refuse the next one.',
    run: async ({ call }) =>
      (await call('POST /api/qrcode/{bankCode}', { params: { bankCode: 'KBANK' }, body: { amount: 0 } })).body
        .message,
  },
  {
    code: 'NO_DATA',
    call: 'DELETE /api/qrcode/{qrcodeId}',
    how: 'Cancel a QR that is none, is over, or belongs to somebody else.',
    run: async ({ call }) =>
      (await call('DELETE /api/qrcode/{qrcodeId}', { params: { qrcodeId: 'qr-none' } })).body.message,
  },
];
