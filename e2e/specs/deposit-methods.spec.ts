import { type BrowserContext, type Page } from '@playwright/test';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { filled, texts } from '../texts.ts';
import { makeSlip } from '../world.ts';

const words = texts('th');
const SLIP = 'POST /api/wallet/slip';

test.beforeEach(async ({ world }) => {
  // Slips are accepted at any time of the day.
  await world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
});

const chooser = (page: Page) => page.getByLabel(words.slipUpload.choose_label, { exact: true });
const slipFile = (buffer: Buffer) => ({ name: 'slip.png', mimeType: 'image/png', buffer });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test.describe('a member in Thailand', () => {
  test.beforeEach(async ({ login, home }) => {
    await login.arrive(SOMCHAI);
    await home.openDeposit.click();
  });

  test('deposits by the QRs of WW and PAYTIMZ while a QR of KBANK waits [2.48] [2.50] [4.04] [9.20] [9.21]', async ({
    page,
    world,
    deposit,
  }) => {
    await deposit.askForQr('20');
    await expect(deposit.qr(20)).toBeVisible();
    await deposit.back.click();
    for (const [provider, preset] of [
      ['WW', '300'],
      ['PAYTIMZ', '50'],
    ] as const) {
      await expect(deposit.method(provider)).not.toContainText(words.deposit.qr_waiting);
      await deposit.method(provider).click();
      await deposit.preset(preset).click();
      await deposit.create.click();
      await expect(deposit.qr(Number(preset))).toBeVisible();
      await deposit.back.click();
      for (const waiting of ['KBANK', provider])
        await expect(deposit.method(waiting)).toContainText(words.deposit.qr_waiting);
      await deposit.method(provider).click();
      const qr = (await world.qrs()).find(({ amount }) => amount === Number(preset));
      await world.payQr(qr?.qrcodeId ?? '');
      await expect(deposit.paid).toBeVisible();
      await press(page, words.deposit.again_button);
      await deposit.back.click();
    }
  });

  test('corrects a Thai name at KTB before the account of a bank is shown, and copies it [2.48] [2.52] [5.22] [7.07] [8.25] [9.33]', async ({
    page,
    context,
    world,
    deposit,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await world.setBank(SOMCHAI.phone, {
      bankCode: 'KTB',
      bankAccountName: 'สมชาย',
      bankAccountNo: '1234567890',
    });
    await deposit.method('SCB').click();
    await page.getByLabel(words.accountName.label).fill('somchai jaidee');
    await expect(page.getByLabel(words.accountName.label)).toHaveValue('SOMCHAI JAIDEE');
    await page.keyboard.press('Enter');
    await expect(page.getByText('401-234-5678')).toBeVisible();
    await press(page, filled(words.deposit.copy_button, { what: words.deposit.account.number }));
    await expect(page.getByText(filled(words.common.copied_toast, { text: '4012345678' }))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('4012345678');
  });

  test('redeems a gift link once, encrypted by the browser [2.51] [7.24] [8.09]', async ({
    page,
    world,
    deposit,
    expectedErrors,
  }) => {
    expectedErrors.push(/truelink/);
    const { link } = await world.makeGift(123.45);
    await deposit.method(words.deposit.method.gift).click();
    const field = page.getByLabel(words.deposit.gift.label);
    await field.fill(link);
    await page.getByRole('button', { name: words.deposit.gift.send_button }).dblclick();
    await expect(deposit.paid).toBeVisible();
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(1123.45);
    expect(await world.count({ call: 'POST /api/wallet/truelink' })).toBe(1);
    await press(page, words.deposit.again_button);
    await field.fill(link);
    await press(page, words.deposit.gift.send_button);
    await expect(page.getByText(words.errors.TRUELINK_DUPLICATE)).toBeVisible();
    await expect(field).toHaveValue(link);
  });

  test('sends a slip, which is credited once, and is warned before sending it again [2.49] [4.08] [4.09] [7.23] [8.15]', async ({
    page,
    world,
    home,
    deposit,
  }) => {
    const slip = slipFile(await makeSlip(world, SOMCHAI.phone, 250));
    await deposit.method(words.deposit.method.slip).click();
    await chooser(page).setInputFiles(slip);
    await expect(page.getByText(words.slipUpload.fine)).toBeVisible();
    await press(page, words.slipUpload.send_button);
    await expect(page.getByText(words.slipUpload.received_title)).toBeVisible();
    expect(await world.slips()).toMatchObject([{ status: 'PENDING', amount: 250 }]);
    await press(page, words.slipUpload.status_button);
    await expect(page.getByRole('dialog', { name: words.statement.slips.title })).toBeVisible();
    await world.advanceClock({ seconds: 60 });
    await expect.poll(async () => (await world.member(SOMCHAI.phone)).wallet).toBe(1250);

    await press(page, words.common.close_button);
    await home.openDeposit.click();
    await deposit.method(words.deposit.method.slip).click();
    await chooser(page).setInputFiles(slip);
    await expect(page.getByText(words.slipUpload.duplicate_title)).toBeVisible();
    await press(page, words.slipUpload.other_button);
    await expect(chooser(page)).toBeAttached();
    expect(await world.count({ call: SLIP })).toBe(1);
  });

  test('is warned of a slip that another tab has sent since it was chosen here (W1)', async ({
    page,
    context,
    world,
    deposit,
  }) => {
    const slip = slipFile(await makeSlip(world, SOMCHAI.phone, 250));
    const other = await context.newPage();
    // Tabs do not share session storage, so the test copies the token.
    const token = await page.evaluate(() => sessionStorage.getItem('token'));
    await other.addInitScript((value) => sessionStorage.setItem('token', value ?? ''), token);
    await other.goto('/user/home');
    await new HomePage(other, words).openDeposit.click();
    const second = new DepositDialog(other, words);
    for (const [tab, dialog] of [
      [page, deposit],
      [other, second],
    ] as const) {
      await dialog.method(words.deposit.method.slip).click();
      await chooser(tab).setInputFiles(slip);
      await expect(tab.getByText(words.slipUpload.fine)).toBeVisible();
    }
    await press(page, words.slipUpload.send_button);
    await expect(page.getByText(words.slipUpload.received_title)).toBeVisible();
    await press(other, words.slipUpload.send_button);
    await expect(other.getByText(words.slipUpload.duplicate_title)).toHaveCount(1);
    expect(await world.count({ call: SLIP })).toBe(1);
    await press(other, words.slipUpload.send_anyway_button);
    await expect(other.getByText(words.slipUpload.received_title)).toBeVisible();
    expect(await world.count({ call: SLIP })).toBe(2);
  });

  test('is warned of an unreadable slip and of a file that is no picture, and sees the progress of an upload and cancels it [2.49] [7.23] [8.09] [8.13] [9.02]', async ({
    page,
    context,
    world,
    deposit,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_ABORTED|wallet\/slip/);
    const slip = slipFile(await makeSlip(world, SOMCHAI.phone, 250));
    await deposit.method(words.deposit.method.slip).click();
    await chooser(page).setInputFiles(slipFile(Buffer.from('no picture')));
    await expect(
      page.getByText(filled(words.slipUpload.file_error['not-a-picture'], { size: '10' })),
    ).toBeVisible();
    await chooser(page).setInputFiles(slipFile(await page.screenshot()));
    await expect(page.getByText(words.slipUpload.unreadable_title)).toBeVisible();
    await press(page, words.slipUpload.other_button);
    await chooser(page).setInputFiles(slip);
    await expect(page.getByText(words.slipUpload.fine)).toBeVisible();
    await slowUpload(context, page, 3_000);
    await press(page, words.slipUpload.send_button);
    await expect(page.getByRole('progressbar', { name: words.slipUpload.sending })).toHaveAttribute(
      'aria-valuenow',
      /\d+/,
    );
    await press(page, words.slipUpload.cancel_button);
    await expect(page.getByText(words.slipUpload.cancelled_toast)).toBeVisible();
    expect(await world.slips()).toEqual([]);
    await expect(page.getByRole('button', { name: words.slipUpload.send_button })).toBeEnabled();
  });
});

/** Limits the upload to this many bytes a second. */
async function slowUpload(context: BrowserContext, page: Page, uploadThroughput: number) {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  });
}
