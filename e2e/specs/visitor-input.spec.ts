import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { texts } from '../texts.ts';

const words = texts('th');
const BANK = { code: 'KBANK', accountNo: '๕๕๕ 123-4567', firstName: 'anong', lastName: 'deejai' };
/** A name of the maximum length, with right-to-left script and an emoji. */
const ODD_NAME = `مرحبا 🌊 ${'ย'.repeat(191)}`;

test('a registration survives pasted digits, odd names, double Enter, reloads and Back [2.21] [2.22] [2.23] [2.24] [5.02]', async ({
  page,
  world,
  login,
}) => {
  const register = new RegisterPage(page, words);
  const phone = '0611111111';
  await login.open();
  await page.getByRole('link', { name: words.login.register_link }).click();
  await expect(register.heading('phone')).toBeVisible();
  await register.field('phone').fill(' +66 (0)61-๑๑๑ ໑໑໑໑ ');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(register.heading('otp')).toBeVisible();
  expect(await world.count({ call: 'POST /api/otp/send' })).toBe(1);

  await page.reload();
  await expect(register.heading('otp')).toBeVisible();
  await register.giveCode([...(await world.otpCode(phone))].join(' '));
  await expect(register.heading('profile')).toBeVisible();
  await register.field('name').fill(ODD_NAME);
  await page.reload();
  await expect(register.field('name')).toHaveValue(ODD_NAME);
  await register.giveProfile(ODD_NAME, 'secret-1');
  await expect(register.heading('bank')).toBeVisible();

  await page.goBack();
  await expect(login.heading).toBeVisible();
  await page.goForward();
  await expect(register.heading('bank')).toBeVisible();
  await register.giveBank(BANK);
  await expect(register.heading('done')).toBeVisible();
  expect(await world.count({ call: 'POST /api/account' })).toBe(1);
  expect((await world.member(phone)).bank.bankAccountName).toBe('ANONG DEEJAI');
});

test('five wrong codes block a number with a message; another number works immediately [8.03]', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/422|429|403/);
  const register = new RegisterPage(page, words);
  await register.open();
  await register.givePhone('0611111111');
  await expect(register.heading('otp')).toBeVisible();
  const right = await world.otpCode('0611111111');
  const wrong = right === '111111' ? '222222' : '111111';
  for (const { message } of [
    ...Array.from({ length: 5 }, () => ({ message: words.errors.OTP_CODE_INVALID })),
    { message: words.errors.OTP_BLOCK },
  ]) {
    await register.giveCode(wrong);
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
    await expect(register.field('otp')).toBeFocused();
    await expect(register.field('otp')).toHaveValue(wrong);
  }
  await register.button('back').click();
  await register.givePhone('0622222222');
  await expect(register.heading('otp')).toBeVisible();
  await register.giveCode(await world.otpCode('0622222222'));
  await expect(register.heading('profile')).toBeVisible();
});

for (const how of ['blocked', 'full'] as const) {
  test(`a visitor registers in a browser with ${how} storage [3.31]`, async ({ page, world, login }) => {
    await page.addInitScript((isRefused) => {
      if (isRefused) {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
      } else {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
    }, how === 'blocked');
    const register = new RegisterPage(page, words);
    await register.open('?code=PR100001');
    await register.givePhone('0611111111');
    await expect(register.heading('otp')).toBeVisible();
    await register.giveCode(await world.otpCode('0611111111'));
    await expect(register.inviteCode).toHaveValue('PR100001');
    await register.giveProfile('อนงค์', 'secret-1');
    await register.giveBank(BANK);
    await expect(register.heading('done')).toBeVisible();
    await expect(login.heading).toBeVisible();
  });
}

test('a configuration that is not JSON, is missing, or has a wrong entry shows an error page', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/The app cannot start: /, /404.*config\.json/);
  const heading = page.getByRole('heading', { name: words.common.config_error.title, level: 1 });
  for (const reply of [
    { status: 200, body: '{' },
    { status: 404, body: '' },
    { status: 200, body: '{"edition":"french"}' },
  ]) {
    await page.route('**/config.json', (route) => route.fulfill(reply));
    await page.goto('/register');
    await expect(heading, JSON.stringify(reply)).toBeVisible();
  }
  await expectAccessible(page);
});

test.describe('in the Laos edition', () => {
  test.use({ app: 'laos', language: 'lo' });

  test('a visitor registers with a Lao phone number and a wallet in kip; a refusal of each step passes axe and fits the screen [1.20] [2.24] [5.02] [5.06]', async ({
    page,
    world,
    login,
    expectedErrors,
  }) => {
    expectedErrors.push(/401|403|422/);
    const lao = texts('lo');
    const register = new RegisterPage(page, lao);
    const main = page.getByRole('main');
    const refused = (text: string) => expect(main.getByText(text).first()).toBeVisible();
    await login.open();
    await login.logIn({ phone: '0812345678', password: 'wrong' });
    await expect(main.getByRole('alert')).toBeVisible();
    await expectAccessible(page);

    await register.open();
    await register.button('next').click();
    await refused(lao.register.error.phone_required);
    await expectAccessible(page);
    await register.givePhone('020 5512 3499');
    await expect(register.heading('otp')).toBeVisible();
    await register.giveCode('nothing');
    await refused(lao.errors.OTP_CODE_INVALID);
    await expectAccessible(page);
    await register.giveCode(await world.otpCode('02055123499'));
    await register.giveProfile('ບຸນມີ', 'secret-1', 'other');
    await refused(lao.register.error.confirm_differs);
    await expectAccessible(page);
    await register.giveProfile('ບຸນມີ', 'secret-1');
    await expect(page.getByLabel(lao.register.currency_label)).toHaveValue('LAK');
    await register.button('finish').click();
    await refused(lao.register.error.bank_required);
    await expectAccessible(page);
    await register.giveBank({
      code: 'BCEL',
      accountNo: '010-12-00-9876',
      firstName: 'bounmy',
      lastName: 'kham',
    });
    await expect(register.heading('done')).toBeVisible();
    expect((await world.member('02055123499')).currency).toBe('LAK');
  });
});
