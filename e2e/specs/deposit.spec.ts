import { parse } from 'promptparse';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { amountText, texts } from '../texts.ts';
import { payNewestQr } from '../world.ts';

test.beforeEach(async ({ login }) => {
  await login.arrive(SOMCHAI);
});

test(
  'a deposit by QR adds exactly its amount to wallet, total and statement; "I have paid" before the payment says that none has arrived [1.08] [2.35] [2.50] [4.04] [7.46] [7.37]',
  { tag: DESKTOP },
  async ({ page, world, home, deposit, statement }) => {
    const before = { wallet: (await world.member(SOMCHAI.phone)).wallet, total: await home.totalSatang() };
    await home.openDeposit.click();
    await deposit.method('KBANK').click();
    await expect(deposit.create).toBeDisabled();
    await deposit.amount.fill('123.45');
    await deposit.create.click();
    await expect(deposit.qr(123.45)).toBeVisible();

    const code = parse(await deposit.scan(123.45));
    // Tag 63 is the checksum over everything before it, tag 54 the amount.
    expect(code?.validate('63')).toBe(true);
    expect(code?.getTagValue('54')).toBe('123.45');

    await deposit.confirm.click();
    await expect(page.getByText(texts('th').deposit.not_seen_toast)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await payNewestQr(world);
    await home.openDeposit.click();
    await expect(deposit.paid).toBeVisible();
    await expect(page.getByRole('dialog').getByText(amountText(before.wallet + 123.45))).toBeVisible();
    await deposit.done.click();
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(before.wallet + 123.45);
    await expect.poll(() => home.totalSatang()).toBe(before.total + 12_345);

    await home.openStatement();
    await expect(statement.rows.first()).toContainText('+123.45');
    await expect(statement.rows.first()).toContainText(texts('th').statement.status.success);
  },
);

test('a refused creation shows the returned message in a toast and keeps the amount; presets set it, and the QR can be printed and cancelled [2.50] [7.47] [8.24] [9.19]', async ({
  page,
  world,
  home,
  deposit,
}) => {
  const { common, errors } = texts('th');
  await home.openDeposit.click();
  await deposit.method('KBANK').click();
  await world.refuseNextQr();
  await deposit.amount.fill('1234.50');
  await deposit.create.click();
  await expect(page.getByRole('region', { name: common.notices }).getByText(errors.QR_FAIL)).toBeVisible();
  await expect(deposit.amount).toHaveValue(amountText(1234.5));

  for (const preset of ['10', '20', '50', '100', '500', '1,000'])
    await expect(deposit.preset(preset)).toBeVisible();
  await deposit.preset('50').click();
  await deposit.create.click();
  await expect(deposit.qr(50)).toBeVisible();
  // Only a receipt prints without the page around it.
  await page.emulateMedia({ media: 'print' });
  await expect(deposit.qr(50)).toBeVisible();
  await page.emulateMedia({ media: null });
  await deposit.cancel.click();
  await deposit.confirmCancel.click();
  await expect(deposit.create).toBeVisible();
  expect((await world.qrs())[0]?.status).toBe('cancelled');
});

test('the countdown is right after a reload, and the QR disappears at its end [4.04] [9.24]', async ({
  world,
  page,
  home,
  deposit,
}) => {
  await home.openDeposit.click();
  await deposit.askForQr('100');
  await expect(deposit.qr(100)).toBeVisible();
  await world.advanceClock({ seconds: 500 });
  await page.reload();
  await home.openDeposit.click();
  await expect(deposit.qr(100)).toBeVisible();
  const left = await deposit.secondsLeft();
  expect(left).toBeLessThanOrEqual(100);
  expect(left).toBeGreaterThan(80);
  await world.advanceClock({ seconds: left - 6 });
  await page.reload();
  await home.openDeposit.click();
  await expect(deposit.create).toBeVisible({ timeout: 15_000 });
  await expect(deposit.qr(100)).toBeHidden();
});

test('a double press makes one QR on a slow service; a QR whose reply is lost is found, and nothing is sent twice', async ({
  world,
  home,
  deposit,
  expectedErrors,
}) => {
  expectedErrors.push(/qrcode\/KBANK/, /Failed to load resource/);
  const call = 'POST /api/qrcode/{bankCode}';
  await world.addFault({ call, kind: 'hang' });
  await home.openDeposit.click();
  await deposit.method('KBANK').click();
  await deposit.preset('20').click();
  await deposit.create.dblclick();
  await deposit.amount.press('Enter');
  await world.clearFaults();
  await expect(deposit.qr(20)).toBeVisible();
  expect(await world.count({ call })).toBe(1);
  await deposit.cancel.click();
  await deposit.confirmCancel.click();

  await world.addFault({ call, kind: 'drop' });
  await deposit.amount.fill('77');
  await deposit.create.dblclick();
  await expect(deposit.qr(77)).toBeVisible();
  expect(await world.count({ call })).toBe(2);
  expect(await world.qrs()).toHaveLength(2);
});

test('a QR cancelled in another tab disappears here within a second [2.50] [4.04]', async ({
  context,
  page,
  home,
  deposit,
}) => {
  await home.openDeposit.click();
  await deposit.askForQr('100');
  await expect(deposit.qr(100)).toBeVisible();
  // A tab that the page opens shares its session.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  const tab = await opened;
  const there = { home: new HomePage(tab, texts('th')), deposit: new DepositDialog(tab, texts('th')) };
  await there.home.openDeposit.click();
  // On a busy machine the list comes first, because it waits only a moment for the active QR.
  const entry = there.deposit.method('KBANK');
  await expect(there.deposit.qr(100).or(entry)).toBeVisible();
  if (await entry.isVisible()) await entry.click();
  await expect(there.deposit.qr(100)).toBeVisible();
  await there.deposit.cancel.click();
  await there.deposit.confirmCancel.click();
  await expect(there.deposit.create).toBeVisible();
  await expect(deposit.qr(100)).toBeHidden({ timeout: 1_000 });
  await expect(page.getByText(texts('th').deposit.gone_title)).toBeVisible();
  // The other tab has said so: this page would look for a payment of a QR that only a reading misses.
  await expect(deposit.create).toBeVisible();
});
