import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright';

const SOMCHAI = '0812345678';
const PASSWORD = '123456';

/**
 * Connects to the launched browser. Retries for 20 s, because a browser opens its port a moment after its start.
 * @param port of `--test-debugging-port`
 */
export async function takeHold(port: number): Promise<{ browser: Browser; page: Page }> {
  for (let tries = 0; ; tries += 1) {
    try {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const context = browser.contexts()[0];
      const page = context?.pages()[0] ?? (await context?.waitForEvent('page'));
      if (page) return { browser, page };
    } catch (error) {
      if (tries > 100) throw error;
    }
    await sleep(200);
  }
}

/** From the first screen to home, in English. Closes the question about the terms whenever it comes. */
export async function signIn(page: Page, phone = SOMCHAI): Promise<void> {
  // Appears a moment after the sign-in.
  const terms = page.getByRole('heading', { name: 'Please accept our terms' });
  await page.removeLocatorHandler(terms);
  await page.addLocatorHandler(terms, () =>
    page.getByRole('dialog').getByRole('button', { name: 'Back' }).click(),
  );
  await page.getByRole('button', { name: /^English/ }).click();
  await page.locator('input[name=username]').fill(phone);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('main button[type=submit]').click();
  await page.getByRole('button', { name: 'Deposit', exact: true }).waitFor();
}

/**
 * From home to the receipt.
 * @param amount in baht
 */
export async function withdraw(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(amount);
  await dialog.locator('button[type=submit]').click();
  await dialog.getByRole('button', { name: /^Confirm/ }).click();
  await page.locator('[data-receipt]').waitFor();
}
