import { expect } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { KIOSK_SIZES } from './sizes.ts';
import { picture } from './take-pictures.ts';

/** Screens that only the kiosk has. */

picture(
  'kiosk-attract',
  async ({ page }) => {
    await page.goto('/');
    await new AttractPage(page).isOpen();
  },
  { sizes: KIOSK_SIZES, languages: ['th'] },
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
