import { expect, SOMCHAI } from '../../fixtures.ts';
import { resetWorld } from '../../world.ts';
import { BOTH_SIZES, BROWSER_SIZES, LARGE_SIZES } from '../sizes.ts';
import { picture, scenes } from '../take-pictures.ts';

scenes(
  'balances that are late, old or missing',
  async ({ enter, home, page, texts, world }, shoot) => {
    await enter();
    await page.waitForLoadState('networkidle');
    await world.addFault({ call: 'GET /api/wallet/refresh/slot', kind: 'hang' });
    await home.checkBalance.click();
    await shoot('home-checking', { settles: false });
    await world.clearFaults();
    await world.setGameOutages(['PG']);
    await expect(home.checkBalance).toBeEnabled();
    await home.checkBalance.click();
    await expect(page.getByRole('region', { name: texts.common.notices }).getByText('PG')).toBeVisible();
    await shoot('home-partly-checked');
  },
  { sizes: BOTH_SIZES },
);

picture(
  'home-failed',
  async ({ enter, page, texts, world }) => {
    await enter();
    await world.addFault({ call: 'GET /api/wallet', kind: 'reset', times: 'always' });
    // The kiosk's session would end with the page.
    await page.reload();
    await expect(page.getByText(texts.home.failed_title)).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a bonus of invited friends',
  async ({ enter, page, texts, world }, shoot) => {
    await enter();
    await page.getByRole('button', { name: texts.home.referral_button, exact: true }).click();
    await expect(page.getByRole('region', { name: texts.common.notices }).getByText('300')).toBeVisible();
    await shoot('home-referral-received');
    await world.setInvites(SOMCHAI.phone, { earnings: 250 });
    await world.setFlags({ inviteActive: false });
    await page.reload();
    await page.getByRole('button', { name: texts.home.referral_button, exact: true }).click();
    const notice = page.getByRole('region', { name: texts.common.notices }).getByRole('alert');
    await expect(page.getByRole('alertdialog').or(notice).first()).toBeVisible();
    await shoot('home-referral-refused');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'two messages at once',
  async ({ enter, page, home, texts }, shoot) => {
    await enter();
    await home.checkBalance.click();
    await expect(page.getByText(texts.home.checked_toast)).toBeVisible();
    await page.getByRole('button', { name: texts.home.referral_button, exact: true }).click();
    await expect(page.getByRole('region', { name: texts.common.notices }).getByText('300')).toBeVisible();
    await shoot('home-two-messages');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a service with few or many things to show',
  async ({ enter, page, texts, world, home }, shoot) => {
    await resetWorld(world, 'a service with pictures');
    await page.route('https://media.example/**', (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#3a6"/><circle cx="80" cy="45" r="30" fill="#fd5"/></svg>',
      }),
    );
    await enter();
    await page.getByRole('button', { name: new RegExp(`^${texts.home.invite_widget}.*\\d`) }).click();
    await expect(page.getByRole('button', { name: texts.home.banners_next_button })).toBeVisible();
    await shoot('home-banner-picture');
    await resetWorld(world, 'demo');
    const long = 'ข้อกำหนดและเงื่อนไขการใช้บริการฉบับเต็ม '.repeat(60);
    await world.setLookups({
      conditions: [`<p>${long}</p>`, `<p>https://rimkhong.example/${'terms'.repeat(30)}</p>`],
    });
    await world.setFlags({ spinActive: false });
    await enter();
    await home.openMenu(texts.common.menu.conditions);
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await shoot('home-conditions-long');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await shoot('home-without-wheel');
  },
  { sizes: BROWSER_SIZES },
);

picture('home-large', ({ enter }) => enter(), { sizes: LARGE_SIZES });

picture(
  'home-more-contrast',
  async ({ enter, page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await enter();
  },
  { sizes: BROWSER_SIZES, languages: ['th'] },
);
