import type { Page } from '@playwright/test';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PrivateContent } from '../pages/private-content.ts';
import { WithdrawDialog } from '../pages/withdraw-dialog.ts';
import { scanQr } from '../read-qr.ts';
import { texts } from '../texts.ts';
import { payNewestQr } from '../world.ts';

const words = texts('en');

test.use({ app: 'kiosk', viewport: { width: 1080, height: 1920 }, hasTouch: true });

async function enter(page: Page): Promise<void> {
  await page.goto('/');
  await new AttractPage(page).begin('en');
  await new LoginPage(page, words).logIn(SOMCHAI);
  await new HomePage(page, words).isOpen();
}

const scanReceipt = (page: Page) => scanQr(page.getByRole('img', { name: words.money.receipt.code_label }));

test('a pending order keeps the session open; an unknown outcome shows a reference (K9)', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/50\d|ERR_/);
  await page.clock.install();
  await enter(page);
  const withdraw = new WithdrawDialog(page, words);
  // The modal dialog hides the bar from assistive technology, so a plain selector finds the button.
  const end = page.locator('header button').filter({ hasText: words.common.session.finish_button });
  const question = page.getByRole('alertdialog', { name: words.kiosk.idle.title });
  await world.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'hang', times: 1 });
  await withdraw.order('500');
  await expect(end).toHaveAttribute('aria-busy', 'true');
  // Neither the idle time nor the finish button ends the session before the outcome.
  await page.clock.fastForward(40_000);
  await end.click({ force: true });
  await expect(question).toBeHidden();
  await expect(withdraw.confirm).toBeVisible();

  await world.addFault({ call: 'POST /api/statement', kind: 'status', status: 503, times: 'always' });
  const open = page.getByText(words.outcome.open_text);
  // Answers between two tries take real time.
  const isOpenAfterAWhile = async () => {
    await page.clock.runFor(5_000);
    return open.isVisible();
  };
  await expect.poll(isOpenAfterAWhile, { timeout: 20_000 }).toBe(true);
  await expect(page.getByText(words.outcome.reference_title, { exact: true })).toBeVisible();
  const text = await scanReceipt(page);
  const [reference = 'none'] = /\d{14}-\w{4}/.exec(text) ?? [];
  expect(text).toContain(words.outcome.reference_text);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(end).not.toHaveAttribute('aria-busy');

  await page.clock.runFor(61_000);
  await expect(question).toBeVisible();
  await page.clock.runFor(16_000);
  await new AttractPage(page).isOpen();
});

test('a QR paid while offline becomes a receipt with a code when online (K9) (K12)', async ({
  page,
  context,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_|Failed to load|offline|could not be read/);
  await page.clock.install();
  await enter(page);
  const deposit = new DepositDialog(page, words);
  await new HomePage(page, words).openDeposit.click();
  await deposit.askForQr('500');
  await expect(deposit.qr(500)).toBeVisible();
  await context.setOffline(true);
  await page.clock.runFor(5_000);
  await expect(deposit.qr(500)).toBeVisible();
  await expect(page.getByText(words.deposit.scan_offline)).toBeInViewport({ ratio: 1 });
  await payNewestQr(world);
  // The idle question does not interrupt a member who pays with a phone.
  await page.clock.runFor(90_000);
  await expect(deposit.paid).toBeHidden();
  await context.setOffline(false);
  await page.clock.runFor(5_000);
  await expect(deposit.paid).toBeVisible();
  const kept = await scanReceipt(page);
  for (const part of [words.deposit.paid_title, '500.00', '1,500.00']) expect(kept).toContain(part);
  expect(kept).not.toMatch(/https?:|eyJ|token/i);
});

test('all that a transfer by slip says stands above its button, in each language', async ({ page }) => {
  for (const language of ['th', 'lo', 'en'] as const) {
    const own = texts(language);
    await page.goto('/');
    await new AttractPage(page).begin(language);
    await new LoginPage(page, own).logIn(SOMCHAI);
    await new HomePage(page, own).openDeposit.click();
    await new DepositDialog(page, own).method('GSB').click();
    const last = page.getByText(own.deposit.slip_elsewhere);
    await expect(last).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const hidden = await last.evaluate((text) => {
      let most = -1;
      for (let box = text.parentElement; box; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowY))
          most = Math.max(most, box.scrollHeight - box.clientHeight);
      return most;
    });
    expect(hidden, language).toBe(0);
  }
});

test('with a printer, the print button and the code of a receipt fit on an upright and on a wide screen; a closed receipt is not printed (K11) (K12)', async ({
  page,
}) => {
  // The launcher tells the page of its printer before the first script.
  await page.addInitScript(() => {
    const tell = () => document.querySelector('html')?.setAttribute('data-paper', '80');
    tell();
    new MutationObserver(tell).observe(document, { childList: true });
    window.print = () => (Reflect.get(window, 'notePrint') as () => void)();
  });
  let prints = 0;
  await page.exposeFunction('notePrint', () => void (prints += 1));
  let answer: Promise<unknown> = Promise.resolve();
  await page.route('**/terminal/printer', async (route) => {
    await answer;
    await route.fulfill({ json: { state: 'ready', waiting: 0, last: prints } });
  });
  await enter(page);
  const withdraw = new WithdrawDialog(page, words);
  await withdraw.order('150.25');
  await expect(withdraw.receipt).toBeVisible();
  const print = page.getByRole('button', { name: words.money.receipt.print_button, exact: true });
  for (const [width, height] of [
    [1080, 1920],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('img', { name: words.money.receipt.code_label })).toBeInViewport({
      ratio: 1,
    });
    await expect(print).toBeInViewport({ ratio: 1 });
  }

  await print.click();
  await expect(page.getByText(words.money.receipt.printed_toast)).toBeVisible();
  const slow = Promise.withResolvers<undefined>();
  answer = slow.promise;
  const asked = page.waitForRequest('**/terminal/printer');
  await print.click();
  await asked;
  await withdraw.done.click();
  await expect(withdraw.receipt).toBeHidden();
  slow.resolve(undefined);
  // The code has left with the receipt.
  await expect(page.getByText(words.money.receipt.print_failed_toast, { exact: true })).toBeVisible();
  expect(prints, 'prints').toBe(1);
});

test('balances and the name stay covered until the button is held or tapped (K11)', async ({ page }) => {
  await page.clock.install();
  await enter(page);
  const { total } = new HomePage(page, words);
  const figure = total.getByText(/\d\.\d\d/).first();
  const name = page.getByText('Somchai', { exact: true });
  const shares = page.locator('div[aria-hidden]:has(+ dl) > span');
  const content = new PrivateContent(page, words);
  const { show } = content;
  await expect(show).toBeVisible();
  await expect(figure).toBeHidden();
  await expect(name).toBeHidden();
  await expect(shares).toHaveCount(2);
  for (const share of await shares.all()) await expect(share).toBeHidden();
  expect(await total.ariaSnapshot()).not.toMatch(/\d/);

  await content.whileShown(async () => {
    await page.clock.fastForward(8_000);
    await expect(figure).toBeVisible();
    await expect(name).toBeVisible();
    for (const share of await shares.all()) await expect(share).toBeVisible();
  });
  await expect(figure).toBeHidden();

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await show.tap();
  await page.clock.runFor(4_900);
  await expect(figure).toBeVisible();
  await page.clock.runFor(200);
  await expect(figure).toBeHidden();
  await show.press('Enter');
  await expect(figure).toBeVisible();
});
