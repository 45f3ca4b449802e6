import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';
import { layoutShift, recordLayoutShift } from '../layout-shift.ts';
import { ContactPage } from '../pages/contact-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { texts } from '../texts.ts';

const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('the contact page shows QR picture, version, and a link if there is no chat [2.05] [2.27] [2.28] [2.29] [2.30]', async ({
  page,
  world,
}) => {
  const contact = new ContactPage(page, texts('th'));
  await world.setFlags({ enableChatWidget: false });
  await contact.open();
  await expect(contact.picture).toBeVisible();
  await expect.poll(() => widthOf(contact.picture)).toBeGreaterThan(0);
  await expect(contact.messenger).toHaveAttribute('href', /^https:/);
  await expect(contact.version).toBeVisible();
  await expect(contact.chat).toBeHidden();
  await world.setFlags({ enableChatWidget: true });
  await contact.open();
  await expect(contact.chat).toBeVisible();
  await expect(contact.messenger).toBeHidden();
});

test('the top bar of a phone keeps its place when the chat appears', async ({ page, world }) => {
  const words = texts('th');
  const call = 'GET /api/lookup/enableChatWidget';
  const language = page.getByRole('combobox', { name: words.common.language.label });
  const controls = page.locator('header > div > :last-child');
  await world.addFault({ call, kind: 'hang', times: 'always' });
  await page.goto('/login');
  await expect(language).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await controls.boundingBox();
  await world.clearFaults();
  await expect(page.getByText(words.chatEntrance.greeting)).toBeVisible();
  expect(await controls.boundingBox()).toEqual(before);
});

for (const { app, language, isListed } of [
  { app: 'web', language: 'th', isListed: false },
  { app: 'laos', language: 'lo', isListed: true },
] as const) {
  test.describe(`with a picture host ${isListed ? 'in' : 'missing from'} the configuration`, () => {
    test.use({ app, language });

    test(`its picture ${isListed ? 'is shown' : 'is not requested and the drawn one is shown'} without a violation [2.28] [3.15]`, async ({
      page,
      world,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.route('https://media.test/**', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
        }),
      );
      const { contact: shown } = await world.lookups();
      await world.setLookups({ contact: { ...shown, lineQR: 'https://media.test/qr.svg' } });
      const contact = new ContactPage(page, texts(language));
      await contact.open();
      await expect(isListed ? contact.picture : contact.drawnPicture).toBeVisible();
      if (isListed) await expect.poll(() => widthOf(contact.picture)).toBe(8);
      expect(asked.filter((url) => url.startsWith('https://media.test'))).toHaveLength(isListed ? 1 : 0);
    });
  });
}

test(
  'a notice opens in full, can be dismissed, and shifts no layout [3.07]',
  { tag: DESKTOP },
  async ({ page, world, login }) => {
    const { notice } = texts('th').common;
    await world.setLookups({ notice: '<p><b>ปิดปรับปรุง</b> คืนนี้ 02:00 น.</p>' });
    await recordLayoutShift(page);
    await login.open();
    const card = page.getByRole('complementary', { name: notice.label });
    await card.getByRole('button', { name: notice.read_button }).click();
    await expect(page.getByRole('dialog').getByText('ปิดปรับปรุง')).toBeVisible();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: notice.put_away_button }).click();
    await expect(card).toBeHidden();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  },
);

test('an expired session keeps the open dialog and its amount for the same member’s login [4.02]', async ({
  page,
  world,
  login,
  home,
  deposit,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  await home.openDeposit.click();
  await deposit.method('KBANK').click();
  await deposit.amount.fill('275');
  await world.revokeTokens(SOMCHAI.phone);
  await deposit.create.click();
  await expect(page).toHaveURL(/\/login$/);
  await login.logIn(SOMCHAI);
  await expect(deposit.amount).toHaveValue('275');
});

test('a visitor registers by keyboard only [2.21] [2.22] [2.23] [2.24]', async ({ page, world }) => {
  const register = new RegisterPage(page, texts('th'));
  const { keyboard } = page;
  const type = async (...entries: string[]) => {
    for (const text of entries) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
  };
  await register.open();
  await expect(register.heading('phone')).toBeVisible();
  await page.getByLabel(texts('th').register.phone_label).focus();
  await keyboard.type('+66 61 111 1111');
  await keyboard.press('Enter');
  await expect(register.heading('otp')).toBeFocused();
  await type(await world.otpCode('0611111111'));
  await keyboard.press('Enter');
  await expect(register.heading('profile')).toBeFocused();
  // The eye beside each password is a tab stop.
  await type('อนงค์ 🌊', 'secret-1');
  await keyboard.press('Tab');
  await type('secret-1');
  await keyboard.press('Enter');
  await expect(register.heading('bank')).toBeFocused();
  // The cards of the two fastest banks come before the list.
  for (let presses = 0; presses < 3; presses += 1) await keyboard.press('Tab');
  // Opens the list and takes the first bank.
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await type('๕๕๕-๑๒๓-๔๕๖๗', 'anong', 'deejai');
  await keyboard.press('Enter');
  await expect(register.heading('done')).toBeVisible();
});

test.describe('in Lao', () => {
  test.use({ language: 'lo', expectedErrors: async ({}, use) => use([/410/]) });

  test(
    'contact, notice, 404 and terminated page pass axe and fit the screen',
    { tag: DESKTOP },
    async ({ page, world, login }) => {
      const lao = texts('lo');
      await world.setLookups({ notice: '<p><b>News</b> of the <a href="/contact">service</a></p>' });
      await login.open();
      await page.getByRole('button', { name: lao.common.notice.read_button }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      const contact = new ContactPage(page, lao);
      await contact.open();
      await expect(contact.chat).toBeVisible();
      await expectAccessible(page);
      await page.goto('/no/such/place');
      await expect(page.getByRole('heading', { name: lao.common.not_found.title })).toBeVisible();
      await expectAccessible(page);
      await world.setFlags({ terminated: true });
      await page.goto('/login');
      await expect(page.getByRole('heading', { name: lao.common.terminated.title })).toBeVisible();
      await expectAccessible(page);
    },
  );
});

test.describe('in the Laos edition', () => {
  // Without a stored choice, the app uses the edition's language. [1.19]
  test.use({ app: 'laos' });

  test('Lao is the default for document and server, and a stored language wins [1.19] [1.20]', async ({
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
});
