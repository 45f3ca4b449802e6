import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import type { Texts } from '../texts.ts';
import { BROWSER_SIZES, DIALOG_SIZES } from './sizes.ts';
import { picture } from './take-pictures.ts';
import { makeSlip, payNewestQr } from '../world.ts';

interface Entry {
  page: Page;
  texts: Texts;
  enter: () => Promise<void>;
}

async function openDeposit({ page, texts, enter }: Entry, method?: string): Promise<DepositDialog> {
  await enter();
  await page.getByRole('button', { name: texts.home.deposit_button, exact: true }).click();
  const deposit = new DepositDialog(page, texts);
  await expect(deposit.method('KBANK')).toBeVisible();
  if (method !== undefined) await deposit.method(method).click();
  return deposit;
}

async function createQr(entry: Entry): Promise<DepositDialog> {
  const deposit = await openDeposit(entry, 'KBANK');
  await deposit.preset('500').click();
  await deposit.create.click();
  await expect(deposit.qr(500)).toBeVisible();
  return deposit;
}

picture(
  'deposit-list',
  async (studio) => {
    await openDeposit(studio);
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'deposit-qr-amount',
  async (studio) => {
    const deposit = await openDeposit(studio, 'KBANK');
    await deposit.preset('500').click();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'deposit-qr-typing',
  async (studio) => {
    const deposit = await openDeposit(studio, 'WW');
    await deposit.amount.click();
    await deposit.amount.fill('50');
    await deposit.amount.blur();
    await deposit.amount.focus();
  },
  { sizes: DIALOG_SIZES },
);

picture('deposit-qr-live', async (studio) => {
  await createQr(studio);
});

picture(
  'deposit-qr-paid',
  async (studio) => {
    const deposit = await createQr(studio);
    await payNewestQr(studio.world);
    await expect(deposit.paid).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'deposit-transfer',
  async (studio) => {
    await openDeposit(studio, 'SCB');
    await expect(studio.page.getByText('401-234-5678')).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'deposit-english-name',
  async (studio) => {
    await studio.world.setBank('0812345678', {
      bankCode: 'KTB',
      bankAccountName: 'สมชาย',
      bankAccountNo: '1234567890',
    });
    await openDeposit(studio, 'SCB');
    await expect(studio.page.getByLabel(studio.texts.accountName.label)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'deposit-gift',
  async (studio) => {
    await openDeposit(studio, studio.texts.deposit.method.gift);
    await expect(studio.page.getByLabel(studio.texts.deposit.gift.label)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'deposit-slip',
  async (studio) => {
    await studio.world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
    await openDeposit(studio, studio.texts.deposit.method.slip);
    await expect(studio.page.getByText(studio.texts.slipUpload.choose_label)).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'deposit-slip-preview',
  async (studio) => {
    const { world, page, texts } = studio;
    await world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
    await openDeposit(studio, texts.deposit.method.slip);
    const buffer = await makeSlip(world, '0812345678', 300);
    await page
      .getByLabel(texts.slipUpload.choose_label, { exact: true })
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('button', { name: texts.slipUpload.send_button })).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'deposit-failed',
  async ({ world, enter, page, texts }) => {
    await world.addFault({ call: 'GET /api/lookup/deposit', kind: 'drop', times: 'always' });
    await enter();
    await page.getByRole('button', { name: texts.home.deposit_button, exact: true }).click();
    await expect(page.getByText(texts.deposit.failed_title)).toBeVisible();
  },
  { sizes: BROWSER_SIZES, languages: ['th'] },
);
