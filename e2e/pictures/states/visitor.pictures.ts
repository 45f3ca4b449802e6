import { expect } from '../../fixtures.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { resetWorld } from '../../world.ts';
import { BOTH_SIZES, BROWSER_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

const PHONE = '0611111111';

scenes(
  'a login that is refused',
  async ({ open, page, texts, world }, shoot) => {
    await open('/login');
    const login = new LoginPage(page, texts);
    await login.submit.click();
    await expect(page.getByText(texts.login.phone_required)).toBeVisible();
    await shoot('login-empty');
    await world.setActive('0812345678', { isActive: false });
    await login.logIn({ phone: '0812345678', password: '123456' });
    await expect(page.getByRole('main').getByText(texts.errors.INACTIVE_USER)).toBeVisible();
    await shoot('login-suspended');
    await world.addFault({ call: 'POST /api/login', kind: 'refuse', code: 'REQUEST_LIMIT_1MIN' });
    await login.password.fill('654321');
    await login.submit.click();
    await expect(login.submit).toBeHidden();
    await shoot('login-wait');
  },
  { sizes: BOTH_SIZES },
);

scenes(
  'a notice that is opened',
  async ({ open, page, texts, world }, shoot) => {
    await resetWorld(world, 'a notice of the service');
    await open('/login');
    await page.getByRole('button', { name: texts.common.notice.read_button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot('login-notice-open');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a registration from its first fault to its end',
  async ({ open, page, texts, world }, shoot) => {
    const register = new RegisterPage(page, texts);
    await open('/register?code=PR100001');
    await register.givePhone(PHONE);
    await expect(register.heading('otp')).toBeVisible();
    await register.giveCode('000001');
    await expect(page.getByRole('main').getByText(texts.errors.OTP_CODE_INVALID)).toBeVisible();
    await shoot('register-code-wrong');
    await register.giveCode(await world.otpCode(PHONE));
    await expect(register.heading('profile')).toBeVisible();
    await register.giveProfile('ອະນົງ ศรีสุข Anong', 'secret-1', 'secret-2');
    await expect(page.getByText(texts.register.error.confirm_differs).first()).toBeVisible();
    await shoot('register-profile-filled');
    await register.giveProfile('Anong', 'secret-1');
    await expect(register.heading('bank')).toBeVisible();
    await register.bank.click();
    await shoot('register-bank-open');
    await page.keyboard.press('Escape');
    await register.giveBank({ code: 'KTB', accountNo: '1234567890', firstName: 'อนงค์', lastName: 'ดีใจ' });
    await expect(page.getByText(texts.register.error.name_english).first()).toBeVisible();
    await page.mouse.wheel(0, 3000);
    await shoot('register-bank-faults');
    await register.giveBank({
      code: 'KBANK',
      accountNo: '5551234567',
      firstName: 'anong',
      lastName: 'deejai',
    });
    await expect(register.heading('done')).toBeVisible();
    await shoot('register-done');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a code that is over',
  async ({ open, page, texts, world }, shoot) => {
    const register = new RegisterPage(page, texts);
    await open('/register');
    await register.givePhone(PHONE);
    await expect(register.heading('otp')).toBeVisible();
    await world.advanceClock({ seconds: 3600 });
    await register.giveCode(await world.otpCode(PHONE));
    await expect(register.field('otp')).toHaveAttribute('aria-invalid', 'true');
    await shoot('register-code-over');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'lists that do not come',
  async ({ open, page, texts, world }, shoot) => {
    const register = new RegisterPage(page, texts);
    await world.setFlags({ registerOTP: false });
    await world.addFault({ call: 'GET /api/lookup/banks', kind: 'reset', times: 'always' });
    await open('/register');
    await register.givePhone(PHONE);
    await expect(register.heading('profile')).toBeVisible();
    await expect(page.getByText(texts.register.lists_failed)).toBeVisible();
    await shoot('register-lists-failed');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a registration in Laos',
  async ({ open, page, texts, world }, shoot) => {
    const register = new RegisterPage(page, texts);
    await open('/register');
    await register.givePhone('02055123499');
    await expect(register.heading('otp')).toBeVisible();
    await register.giveCode(await world.otpCode('02055123499'));
    await register.giveProfile('ບຸນມີ', 'secret-1');
    await expect(page.getByLabel(texts.register.currency_label)).toBeVisible();
    await shoot('register-laos');
  },
  { app: 'laos', sizes: BROWSER_SIZES, languages: ['lo', 'en'] },
);
