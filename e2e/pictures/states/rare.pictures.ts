import { expect } from '../../fixtures.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { SpinPage } from '../../pages/spin-page.ts';
import { TransferDialog } from '../../pages/transfer-dialog.ts';
import { filled } from '../../texts.ts';
import { addGames, payNewestQr } from '../../world.ts';
import { BOTH_SIZES, BROWSER_SIZES, DIALOG_SIZES, KIOSK_SIZES } from '../sizes.ts';
import { picture, scenes } from '../take-pictures.ts';

const MALEE = { phone: '0899999999', password: '123456' };
const PHONE = '0611111111';

scenes(
  'the name of a member, and a copied account',
  async ({ context, enter, home, page, texts }, shoot) => {
    await context.grantPermissions(['clipboard-write']);
    await enter();
    await home.openMenu(texts.common.menu.profile);
    const { copy_button, account_no_label } = texts.profile;
    await page.getByRole('button', { name: filled(copy_button, { what: account_no_label }) }).click();
    await expect(page.getByText(filled(texts.common.copied_toast, { text: '1234567890' }))).toBeVisible();
    await shoot('profile-copied');
    await page.getByRole('button', { name: texts.profile.profile_name.title }).click();
    const field = page.getByLabel(texts.profile.profile_name.label, { exact: true });
    await expect(field).toBeVisible();
    await shoot('profile-name');
    await field.fill(' ');
    await field.press('Enter');
    await expect(page.getByText(texts.profile.profile_name.required)).toBeVisible();
    await shoot('profile-name-missing');
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'spin-prizes',
  async ({ enter, page, texts }) => {
    await enter();
    await new SpinPage(page, texts).open();
    await page.locator('summary').click();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'home-second-step',
  async ({ enter, home, page, texts, world }) => {
    await enter(MALEE);
    await home.openDeposit.click();
    const deposit = new DepositDialog(page, texts);
    await deposit.askForQr('100');
    await expect(deposit.qr(100)).toBeVisible();
    await payNewestQr(world);
    await deposit.confirm.click();
    await expect(deposit.paid).toBeVisible();
    await deposit.done.click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'home-all-games',
  async ({ enter, page, texts, world }) => {
    await addGames(world, 'lotto', 30);
    await enter();
    const all = new RegExp(texts.home.see_all_button.replace('{{total}}', '\\d+'));
    await page.getByRole('button', { name: all }).first().click();
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a code that can be asked for again, and an account whose reply was lost',
  async ({ open, page, texts, world }, shoot) => {
    await page.clock.install();
    const register = new RegisterPage(page, texts);
    await open('/register');
    await register.givePhone(PHONE);
    await expect(register.heading('otp')).toBeVisible();
    await page.clock.fastForward(61_000);
    await shoot('register-code-again');
    await register.giveCode(await world.otpCode(PHONE));
    await register.giveProfile('Anong', 'secret-1');
    await expect(register.heading('bank')).toBeVisible();
    await world.addFault({ call: 'POST /api/account', kind: 'drop', times: 'always' });
    await register.giveBank({
      code: 'KBANK',
      accountNo: '5551234567',
      firstName: 'anong',
      lastName: 'deejai',
    });
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await shoot('register-reply-lost');
  },
  { sizes: BROWSER_SIZES, isAlone: true },
);

picture(
  'transfer-checking',
  async ({ enter, page, texts, world }) => {
    await enter();
    await world.addFault({ call: 'POST /api/wallet/transfer', kind: 'drop' });
    await world.addFault({ call: 'POST /api/statement', kind: 'hang', times: 'always' });
    const transfer = new TransferDialog(page, texts);
    await transfer.fill('PG', '100');
    await transfer.submit.click();
    await expect(page.getByText(texts.outcome.checking_text)).toBeVisible();
  },
  { sizes: BOTH_SIZES, settles: false },
);

scenes(
  'a deposit in Laos',
  async ({ enter, home, page }, shoot) => {
    await enter();
    await home.openDeposit.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot('deposit-laos-list');
    await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByText('160120000123456001')).toBeVisible();
    await shoot('deposit-laos-transfer');
  },
  { app: 'laos', sizes: BROWSER_SIZES, languages: ['lo', 'en'] },
);

picture(
  'kiosk-suspended',
  async ({ open, page, texts, world }) => {
    await open('/login');
    await world.setActive(MALEE.phone, { isActive: false });
    await new LoginPage(page, texts).logIn(MALEE);
    await expect(page.getByRole('main').getByText(texts.errors.INACTIVE_USER)).toBeVisible();
  },
  { sizes: KIOSK_SIZES },
);
