import { expect, SOMCHAI, test } from '../fixtures.ts';
import { texts } from '../texts.ts';

const { deposit: words, common } = texts('th');

test('Back leaves the page after dialogs were closed by their buttons; closes alert and dialog before it leaves; Forward sends nothing [2.46]', async ({
  page,
  world,
  login,
  home,
  deposit,
}) => {
  await login.arrive(SOMCHAI);
  await home.openStatement();
  await home.openMenu(common.menu.home);
  for (const method of [words.method.gift, words.method.slip]) {
    await home.openDeposit.click();
    await deposit.method(method).click();
    await deposit.close.click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/statement$/);

  await home.openMenu(common.menu.home);
  await home.openDeposit.click();
  await deposit.askForQr('20');
  await deposit.cancel.click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(deposit.qr(20)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
  // The page can be scrolled again.
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await page.goForward();
  await expect(home.total).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await world.count({ call: 'DELETE /api/qrcode/{qrcodeId}' })).toBe(0);
  expect(await world.count({ call: 'POST /api/qrcode/{bankCode}' })).toBe(1);

  await page.goBack();
  await expect(page).toHaveURL(/\/user\/statement$/);

  // A page opens at its top, and Back returns to where it was.
  await home.openMenu(common.menu.home);
  await expect(home.total).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const place = await page.evaluate(() => scrollY);
  await home.openMenu(common.menu.statement);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
