import { expect } from '../fixtures.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { picture } from './take-pictures.ts';
import { resetWorld } from '../world.ts';

const VISITOR = { phone: '0611111111', password: 'secret-1' };

picture('login', async ({ open, page, texts }) => {
  await open('/login');
  await expect(page.getByRole('heading', { name: texts.login.heading })).toBeVisible();
});

picture('login-refused', async ({ open, page, texts }) => {
  await open('/login');
  await page.getByLabel(texts.login.phone_label).fill('0812345678');
  await page.getByLabel(texts.login.password_label, { exact: true }).fill('wrong');
  await page.getByRole('button', { name: texts.login.submit_button, exact: true }).click();
  await expect(page.getByText(texts.errors.WRONG_CREDENTIAL)).toBeVisible();
});

picture('login-with-notice', async ({ open, page, texts, world }) => {
  await resetWorld(world, 'a notice of the service');
  await open('/login');
  await expect(page.getByRole('complementary', { name: texts.common.notice.label })).toBeVisible();
});

for (const last of ['phone', 'otp', 'profile', 'bank'] as const) {
  picture(`register-${last}`, async ({ open, page, texts, world }) => {
    const register = new RegisterPage(page, texts);
    await open('/register?code=PR100001');
    if (last !== 'phone') {
      await register.givePhone(VISITOR.phone);
      await expect(register.heading('otp')).toBeVisible();
    }
    if (last === 'profile' || last === 'bank') await register.giveCode(await world.otpCode(VISITOR.phone));
    if (last === 'bank') await register.giveProfile('Anong', VISITOR.password);
    await expect(register.heading(last)).toBeVisible();
  });
}

picture('register-faults', async ({ open, page, texts }) => {
  const register = new RegisterPage(page, texts);
  await open('/register');
  await register.givePhone('12');
  await expect(page.getByText(texts.register.error.phone_ten_digits).first()).toBeVisible();
});

picture('contact', async ({ open, page, texts }) => {
  await open('/contact');
  await expect(new ContactPage(page, texts).version).toBeVisible();
});

picture('contact-without-picture', async ({ open, page, texts, world }) => {
  await resetWorld(world, 'no picture of the messaging app');
  await open('/contact');
  await expect(page.getByText(texts.contact.name_hint)).toBeVisible();
});

picture('not-found', async ({ open, page, texts }) => {
  await open('/login');
  await page.evaluate(() => {
    history.pushState(null, '', '/no/such/place');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: texts.common.not_found.title })).toBeVisible();
});

picture('terminated', async ({ open, page, texts, world }) => {
  await open('/login');
  // Waits for the answers to the login's own calls.
  await page.waitForLoadState('networkidle');
  await world.setFlags({ terminated: true });
  await page.getByRole('link', { name: texts.common.menu.contact }).click();
  await expect(page.getByRole('heading', { name: texts.common.terminated.title })).toBeVisible();
});
