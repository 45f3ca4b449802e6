import { expect } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { KIOSK_SIZES, SMALL_KIOSK_SIZES } from './sizes.ts';
import { picture, scenes } from './take-pictures.ts';

picture(
  'kiosk-attract',
  async ({ page }) => {
    await page.goto('/');
    await new AttractPage(page).isOpen();
  },
  { sizes: [...KIOSK_SIZES, ...SMALL_KIOSK_SIZES], languages: ['th'] },
);

picture(
  'kiosk-idle',
  async ({ enter, page, texts }) => {
    await page.clock.install();
    await enter();
    await page.clock.fastForward(61_000);
    await expect(page.getByRole('alertdialog', { name: texts.kiosk.idle.title })).toBeVisible();
  },
  { sizes: KIOSK_SIZES, standsBefore: false, isAlone: true },
);

scenes(
  'the kiosk on smaller screens',
  async ({ enter, home, page, texts }, shoot) => {
    await enter();
    await shoot('kiosk-small-home');
    await home.openDeposit.click();
    const deposit = new DepositDialog(page, texts);
    await expect(deposit.method('KBANK')).toBeVisible();
    await shoot('kiosk-small-deposit');
    await deposit.method('KBANK').click();
    await deposit.preset('500').click();
    await shoot('kiosk-small-amount');
  },
  { sizes: SMALL_KIOSK_SIZES, languages: ['th'] },
);
