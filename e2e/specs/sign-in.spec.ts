import { expect, SOMCHAI, test } from '../fixtures.ts';
import { texts } from '../texts.ts';

test('the guard keeps the intended URL for after the login [2.11] [2.20]', async ({
  page,
  login,
  statement,
}) => {
  await login.open('/user/statement');
  await expect(page).toHaveURL(/\/login$/);
  await login.logIn(SOMCHAI);
  await expect(statement.heading).toBeVisible();
  await expect(page).toHaveURL(/\/user\/statement$/);
});

test('a remembered member is still in after the browser was closed; another is not [2.20]', async ({
  browser,
  page,
  login,
  home,
  baseURL,
}) => {
  await login.open();
  await login.rememberMe();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  // What outlives the browser is its local storage and cookies.
  const state = await page.context().storageState();
  const next = await browser.newContext({ storageState: state, ...(baseURL ? { baseURL } : {}) });
  const nextPage = await next.newPage();
  await nextPage.goto('/user/home');
  await expect(nextPage.getByRole('status', { name: texts('th').home.total_label })).toBeVisible();
  await next.close();
});

test('a wrong password is refused on the form, in the member’s words, until the member types [2.18] [8.20]', async ({
  page,
  login,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/);
  await login.open();
  await login.logIn({ ...SOMCHAI, password: 'wrong' });
  const refusal = page.getByText(texts('th').errors.WRONG_CREDENTIAL);
  await expect(refusal).toBeVisible();
  await login.password.press('End');
  await login.password.pressSequentially('1');
  await expect(refusal).toBeHidden();
});

test('logging out ends the session, and Back does not return to it [2.20]', async ({ page, login, home }) => {
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  await home.logOut.click();
  await expect(login.heading).toBeVisible();
  await page.goBack();
  await expect(home.total).toBeHidden();
  await page.goto('/user/home');
  await expect(login.heading).toBeVisible();
});

test('the language changes at once and stays [1.19] [2.02]', async ({ page, login }) => {
  await login.open();
  for (const language of ['lo', 'en', 'th'] as const) {
    await login.speak(language);
    await expect(page.getByRole('heading', { name: texts(language).login.heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
  await login.speak('lo');
  await page.reload();
  await expect(page.getByRole('heading', { name: texts('lo').login.heading })).toBeVisible();
});

test('the whole journey can be made with the keyboard alone', async ({ page, login, home, deposit }) => {
  await login.open();
  await login.phone.focus();
  await page.keyboard.type('081-234-5678');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SOMCHAI.password);
  await page.keyboard.press('Enter');
  await home.isOpen();
  await home.openDeposit.focus();
  await page.keyboard.press('Enter');
  await deposit.amount.focus();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(deposit.qr(250)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deposit.qr(250)).toBeHidden();
  await expect(home.openDeposit).toBeFocused();
});
