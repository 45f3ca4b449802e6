import { expectAccessible } from '../accessible.ts';
import { TransferDialog } from '../pages/transfer-dialog.ts';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';
import { texts } from '../texts.ts';

const TRANSFER = 'POST /api/wallet/transfer';

test.describe('a member at home', () => {
  test.beforeEach(async ({ login }) => {
    await login.arrive(SOMCHAI);
  });

  test(
    'a transfer to a game shows a receipt, whole on the paper of a printer too, keeps the total, and is in the statement (W4) [1.09] [2.45] [7.19]',
    { tag: DESKTOP },
    async ({ page, world, home, transfer, statement }) => {
      const total = await home.totalSatang();
      await transfer.fill('PG', '250.50');
      await expectAccessible(page);
      await transfer.submit.click();
      await expect(transfer.receipt).toBeVisible();
      await expect(page.getByRole('dialog')).toContainText('749.50');
      const screen = page.viewportSize()!;
      await page.emulateMedia({ media: 'print' });
      // A small paper and A4.
      for (const width of [302, 794, 1123]) {
        await page.setViewportSize({ width, height: 1123 });
        const box = await page.locator('[data-receipt]').boundingBox();
        expect(box).toMatchObject({ x: 0, y: 0 });
        expect(box?.width).toBeLessThanOrEqual(width + 1);
        await expect(transfer.receipt).toBeVisible();
        await expect(transfer.done).toBeHidden();
      }
      await page.emulateMedia({ media: null });
      await page.setViewportSize(screen);
      await transfer.done.click();
      expect((await world.member(SOMCHAI.phone)).wallet).toBe(749.5);
      expect(await home.totalSatang()).toBe(total);
      await home.openStatement();
      await expect(statement.rows.first()).toContainText('250.50');
    },
  );

  test('equal or missing accounts and too small an amount show an error; one tap brings everything back to the wallet [5.12] [5.13] [5.14] [7.20]', async ({
    page,
    world,
    transfer,
  }) => {
    const { refusal } = texts('th').transfer;
    await transfer.open.click();
    await transfer.amount.fill('100');
    await transfer.submit.click();
    await expect(page.getByText(refusal['choose-to'])).toBeVisible();
    await transfer.to.selectOption('WALLET');
    await transfer.submit.click();
    await expect(page.getByText(refusal['same-place'])).toBeVisible();
    await transfer.to.selectOption('PG');
    await transfer.amount.fill('0.99');
    await transfer.submit.click();
    await expect(page.getByText(/1\.00/).last()).toBeVisible();
    expect(await world.count({ call: TRANSFER })).toBe(0);
    await transfer.bringBack.click();
    await expect(transfer.receipt).toBeVisible();
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(1670.5);
  });

  test('two tabs that order at the same time move the money once (W1)', async ({
    page,
    context,
    world,
    transfer,
  }) => {
    const other = await context.newPage();
    // Tabs do not share session storage, so the test copies the token.
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await other.addInitScript((value) => sessionStorage.setItem('token', value ?? ''), token);
    await other.goto('/user/home');
    const second = new TransferDialog(other, texts('th'));
    await transfer.fill('PG', '100');
    await second.fill('PG', '100');
    await world.addFault({ call: TRANSFER, kind: 'hang' });
    await transfer.submit.click();
    await expect(transfer.submit).toHaveAttribute('aria-busy', 'true');
    await second.submit.click();
    await expect(second.alert(texts('th').outcome.busy_title)).toBeVisible();
    await second.understand();
    await world.clearFaults();
    await expect(transfer.receipt).toBeVisible();
    await second.submit.click();
    await expect(second.alert(texts('th').outcome.repeat_title)).toBeVisible();
    expect(await world.count({ call: TRANSFER })).toBe(1);
    expect((await world.member(SOMCHAI.phone)).games['PG']).toBe(450);
  });

  test('Back in flight changes neither page nor order; an order whose reply is lost is found in the statement and sent once [2.46] (W1)', async ({
    page,
    world,
    home,
    statement,
    transfer,
    expectedErrors,
  }) => {
    expectedErrors.push(/wallet\/transfer/, /Failed to load resource/);
    await home.openStatement();
    await expect(statement.heading).toBeVisible();
    await home.openMenu(texts('th').common.menu.home);
    await transfer.fill('PG', '100');
    await world.addFault({ call: TRANSFER, kind: 'latency', milliseconds: 1500 });
    await transfer.submit.click();
    await page.goBack();
    await expect(transfer.submit).toBeVisible();
    await expect(transfer.receipt).toBeVisible();
    await expect(page).toHaveURL(/\/user\/home$/);
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(900);
    await transfer.done.click();

    await world.addFault({ call: TRANSFER, kind: 'drop' });
    await transfer.fill('PG', '77');
    await transfer.submit.dblclick();
    await expect(transfer.receipt).toBeVisible();
    expect(await world.count({ call: TRANSFER })).toBe(2);
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(823);
  });
});

test('an order in flight during a reload is told where the browser blocks its storage (W1)', async ({
  page,
  world,
  home,
  login,
  transfer,
  expectedErrors,
}) => {
  expectedErrors.push(/wallet\/transfer/, /Failed to load resource/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  await transfer.fill('PG', '100');
  // The order is carried out, but its answer is lost, and its outcome cannot be read.
  await world.addFault({ call: TRANSFER, kind: 'latency', milliseconds: 1000 });
  await world.addFault({ call: TRANSFER, kind: 'drop' });
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/wallet/transfer'));
  await transfer.submit.click();
  await sent;
  await world.addFault({ call: 'POST /api/statement', kind: 'hang', times: 'always' });
  const { unknown_title: unknown } = texts('th').transfer;
  await expect(page.getByRole('dialog', { name: unknown })).toBeVisible();
  await page.reload();
  await world.clearFaults();
  await login.logIn(SOMCHAI);
  await expect(transfer.receipt).toBeVisible({ timeout: 15_000 });
  expect(await world.count({ call: TRANSFER })).toBe(1);
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(900);
});
