import { PNG } from 'pngjs';
import jsqr from 'jsqr';
import type { Page } from '@playwright/test';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { WithdrawDialog } from '../pages/withdraw-dialog.ts';
import { texts } from '../texts.ts';

const words = texts('en');

test.use({ app: 'kiosk', viewport: { width: 1080, height: 1920 }, hasTouch: true });

async function enter(page: Page): Promise<void> {
  await page.goto('/');
  await new AttractPage(page).begin('en');
  await new LoginPage(page, words).logIn(SOMCHAI);
  await new HomePage(page, words).isOpen();
}

/** What a phone's camera reads off the code beside a receipt. */
async function scanReceipt(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: words.money.receipt.code_label });
  await expect(code).toBeVisible();
  const picture = PNG.sync.read(await code.screenshot());
  return jsqr(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data ?? '';
}

test('a member whose order is under way is not sent away, and leaves with a reference when nobody knows its end (K9)', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push(/50\d|ERR_/);
  await page.clock.install();
  await enter(page);
  const withdraw = new WithdrawDialog(page, words);
  // A dialog is modal: assistive technology is told of the bar only once it is closed.
  const end = page.locator('header button').filter({ hasText: words.common.session.finish_button });
  const question = page.getByRole('alertdialog', { name: words.kiosk.idle.title });
  await world.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'hang', times: 1 });
  await withdraw.order('500');
  await expect(end).toHaveAttribute('aria-busy', 'true');
  // Neither the time of the screen nor the end of the session comes before the outcome.
  await page.clock.fastForward(40_000);
  await end.click({ force: true });
  await expect(question).toBeHidden();
  await expect(withdraw.confirm).toBeVisible();

  await world.addFault({ call: 'POST /api/statement', kind: 'status', status: 503, times: 'always' });
  const open = page.getByText(words.outcome.open_text);
  // The answers between two tries come in their own time.
  const isOpenAfterAWhile = async () => {
    await page.clock.runFor(5_000);
    return open.isVisible();
  };
  await expect.poll(isOpenAfterAWhile, { timeout: 20_000 }).toBe(true);
  await expect(page.getByText(words.outcome.slip_title, { exact: true })).toBeVisible();
  const slip = await scanReceipt(page);
  const [reference = 'none'] = /\d{14}-\w{4}/.exec(slip) ?? [];
  expect(slip).toContain(words.outcome.slip_text);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(end).not.toHaveAttribute('aria-busy');

  await page.clock.runFor(61_000);
  await expect(question).toBeVisible();
  await page.clock.runFor(16_000);
  await new AttractPage(page).isOpen();
});

test('a QR that was paid while the line was down is a receipt when the line is back, to be kept as a code (K9) (K12)', async ({
  page,
  context,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_|Failed to load|offline|could not be read/);
  await page.clock.install();
  await enter(page);
  const deposit = new DepositDialog(page, words);
  await new HomePage(page, words).openDeposit.click();
  await deposit.askForQr('500');
  await expect(deposit.qr(500)).toBeVisible();
  await context.setOffline(true);
  await page.clock.runFor(5_000);
  await expect(deposit.qr(500)).toBeVisible();
  const [qr] = await world.qrs();
  await world.payQr(qr?.qrcodeId ?? '');
  // Nobody asks a member who is paying with their phone whether they are there.
  await page.clock.runFor(90_000);
  await expect(deposit.paid).toBeHidden();
  await context.setOffline(false);
  await page.clock.runFor(5_000);
  await expect(deposit.paid).toBeVisible();
  const kept = await scanReceipt(page);
  for (const part of [words.deposit.paid_title, '500.00', '1,500.00']) expect(kept).toContain(part);
  expect(kept).not.toMatch(/https?:|eyJ|token/i);
});
