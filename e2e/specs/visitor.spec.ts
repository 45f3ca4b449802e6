import type { Locator } from '@playwright/test';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { texts } from '../texts.ts';

const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('the contact page shows the server’s picture of the QR, the link and the version [2.05] [2.27] [2.28] [2.29]', async ({
  page,
}) => {
  const contact = new ContactPage(page, texts('th'));
  await contact.open();
  await expect(contact.picture).toBeVisible();
  await expect.poll(() => widthOf(contact.picture)).toBeGreaterThan(0);
  await expect(contact.messenger).toHaveAttribute('href', /^https:/);
  await expect(contact.version).toBeVisible();
});

test('a notice is read whole, put away, and pushes nothing when it comes [3.07]', async ({
  page,
  world,
  login,
}) => {
  const { notice } = texts('th').common;
  await world.setNotice('<p><b>ปิดปรับปรุง</b> คืนนี้ 02:00 น.</p>');
  await page.addInitScript(() => {
    const record = { shift: 0 };
    Object.assign(window, { record });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await login.open();
  const card = page.getByRole('complementary', { name: notice.label });
  await card.getByRole('button', { name: notice.read_button }).click();
  await expect(page.getByRole('dialog').getByText('ปิดปรับปรุง')).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: notice.put_away_button }).click();
  await expect(card).toBeHidden();
  const shift = await page.evaluate(() => (window as unknown as { record: { shift: number } }).record.shift);
  expect(shift, 'cumulative layout shift').toBeLessThan(0.02);
});

test('a session that runs out keeps the open dialog and its amount for the same member’s login [4.02]', async ({
  page,
  world,
  login,
  home,
  deposit,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/);
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  await home.openDeposit.click();
  await deposit.amount.fill('275');
  await world.endTokens(SOMCHAI.phone);
  await deposit.create.click();
  await expect(page).toHaveURL(/\/login$/);
  await login.logIn(SOMCHAI);
  await expect(deposit.amount).toHaveValue('275');
});

test.describe('in the Laos edition', () => {
  // Without a choice of the member's own, the edition's language. [1.19]
  test.use({ app: 'laos' });

  test('Lao comes first, the document and the server are told so, and a stored language wins [1.19] [1.20]', async ({
    page,
    context,
    login,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: texts('lo').login.heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'lo');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('LO');
    await page.evaluate(() => localStorage.setItem('locale', 'th'));
    await login.open();
    await expect(page.getByRole('heading', { name: texts('th').login.heading })).toBeVisible();
  });

  test('a visitor registers with a Lao phone number and kip, and the money is kip [1.20] [2.24] [5.02] [5.06]', async ({
    page,
    world,
  }) => {
    const lao = texts('lo');
    const register = new RegisterPage(page, lao);
    await register.open();
    await register.givePhone('020 5512 3499');
    await register.giveCode(await world.otpCode('02055123499'));
    await register.giveProfile('ບຸນມີ', 'secret-1');
    await expect(page.getByLabel(lao.register.currency_label)).toHaveValue('LAK');
    await register.giveBank({
      code: 'BCEL',
      accountNo: '010-12-00-9876',
      firstName: 'bounmy',
      lastName: 'kham',
    });
    await expect(register.heading('done')).toBeVisible();
    expect(await world.currencyOf('02055123499')).toBe('LAK');
  });
});
