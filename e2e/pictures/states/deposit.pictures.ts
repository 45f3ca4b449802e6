import { expect } from '../../fixtures.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { resetWorld } from '../../world.ts';
import { BOTH_SIZES, BROWSER_SIZES } from '../sizes.ts';
import { scenes, type Studio } from '../take-pictures.ts';

const QR = 'POST /api/qrcode/{bankCode}';

async function openList({ home, page, texts, enter }: Studio): Promise<DepositDialog> {
  await enter();
  await home.openDeposit.click();
  const deposit = new DepositDialog(page, texts);
  await expect(deposit.method('KBANK')).toBeVisible();
  return deposit;
}

scenes(
  'the ways to deposit',
  async (studio, shoot) => {
    const { page, texts } = studio;
    const deposit = await openList(studio);
    await deposit.method('GSB').click();
    await expect(page.getByText(texts.deposit.step.copy)).toBeVisible();
    await shoot('deposit-by-hand');
    await deposit.back.click();
    await deposit.method(texts.deposit.method.wallet).click();
    await expect(page.getByText(texts.deposit.step.wallet_open)).toBeVisible();
    await shoot('deposit-wallet');
    await deposit.back.click();
    await deposit.method('PAYTIMZ').click();
    await deposit.preset('50').click();
    await deposit.create.click();
    await expect(deposit.qr(50)).toBeVisible();
    await shoot('deposit-qr-provider');
    await deposit.back.click();
    await expect(deposit.method('PAYTIMZ')).toContainText(texts.deposit.qr_waiting);
    await shoot('deposit-list-waiting');
  },
  { sizes: BOTH_SIZES },
);

scenes(
  'a list of ways that is on its way, and one of none',
  async ({ home, page, enter, world }, shoot) => {
    await world.addFault({ call: 'GET /api/lookup/deposit', kind: 'hang', times: 'always' });
    await enter();
    await home.openDeposit.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot('deposit-loading', { settles: false });
    await world.clearFaults();
    await page.keyboard.press('Escape');
    await resetWorld(world, 'there is no way to deposit');
    await enter();
    await home.openDeposit.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot('deposit-none');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a QR on its way, broken, refused and not seen yet',
  async (studio, shoot) => {
    const { page, texts, world } = studio;
    const deposit = await openList(studio);
    await deposit.method('KBANK').click();
    await deposit.amount.fill('0.50');
    await deposit.amount.press('Enter');
    await shoot('deposit-qr-below');
    await deposit.preset('500').click();
    await world.addFault({ call: QR, kind: 'hang' });
    await deposit.create.click();
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await shoot('deposit-qr-creating', { settles: false });
    await world.clearFaults();
    await expect(deposit.qr(500)).toBeVisible();
    await deposit.confirm.click();
    await expect(page.getByText(texts.deposit.not_seen_toast)).toBeVisible();
    await shoot('deposit-qr-not-seen');
    await page.route('**/api/qrcode/KBANK*', async (route) => {
      const response = await route.fetch();
      const broken = (await response.text()).replaceAll('<svg', '<sv').replaceAll('</svg>', '');
      await route.fulfill({ response, body: broken });
    });
    await page.reload();
    await studio.home.openDeposit.click();
    await deposit.method('WW').or(page.getByText(texts.deposit.qr_broken)).first().waitFor();
    await shoot('deposit-qr-broken');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a QR whose creation is refused, and one that went as another amount came',
  async (studio, shoot) => {
    const { page, texts, world } = studio;
    const deposit = await openList(studio);
    await deposit.method('KBANK').click();
    await world.refuseNextQr();
    await deposit.amount.fill('1234.5');
    await deposit.create.click();
    await expect(page.getByText(texts.errors.QR_FAIL)).toBeVisible();
    await shoot('deposit-qr-refused');
    await deposit.create.click();
    await expect(deposit.qr(1234.5)).toBeVisible();
    const [qr] = await world.qrs();
    await world.payQrWrong(qr?.qrcodeId ?? '', 1000);
    await expect(page.getByText(texts.deposit.gone_title)).toBeVisible();
    await shoot('deposit-gone-other');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a QR in its last minute, over, and paid all the same',
  async (studio, shoot) => {
    const { page, texts, world } = studio;
    await page.clock.install();
    const deposit = await openList(studio);
    await deposit.askForQr('500');
    await expect(deposit.qr(500)).toBeVisible();
    const left = await deposit.secondsLeft();
    // The page learns the service's time from its next answer, which it asks for every two seconds.
    await world.advanceClock({ seconds: left - 46 });
    await page.clock.fastForward(2_000);
    await expect(deposit.countdown).toContainText('0:4');
    await shoot('deposit-qr-last-minute');
    await world.advanceClock({ seconds: 60 });
    await page.clock.fastForward(60_000);
    await expect(page.getByText(texts.deposit.expired_title)).toBeVisible();
    await shoot('deposit-qr-expired');
    // The bank reports late a payment that was made in time.
    const [qr] = await world.qrs();
    await world.payQrLate(qr?.qrcodeId ?? '');
    await page.clock.fastForward(10_000);
    await expect(deposit.paid).toBeVisible();
    await shoot('deposit-qr-expired-paid');
  },
  { sizes: BOTH_SIZES, isAlone: true },
);

scenes(
  'a QR that was taken away, and one whose end is not known',
  async (studio, shoot) => {
    const { page, texts, world, context } = studio;
    const deposit = await openList(studio);
    await deposit.askForQr('100');
    await expect(deposit.qr(100)).toBeVisible();
    await context.setOffline(true);
    await deposit.confirm.click();
    await shoot('deposit-qr-offline', { settles: false });
    await context.setOffline(false);
    await deposit.close.click();
    await studio.home.openDeposit.click();
    await deposit.back.click();
    await deposit.method('PAYTIMZ').click();
    await deposit.preset('50').click();
    await world.addFault({ call: QR, kind: 'drop' });
    await world.addFault({ call: 'GET /api/qrcode/{bankCode}', kind: 'hang', times: 'always' });
    await deposit.create.click();
    await expect(page.getByText(texts.outcome.checking_text)).toBeVisible();
    await shoot('deposit-qr-checking', { settles: false });
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a gift on its way, used and wrong',
  async (studio, shoot) => {
    const { page, texts, world } = studio;
    const deposit = await openList(studio);
    await deposit.method(texts.deposit.method.gift).click();
    const field = page.getByLabel(texts.deposit.gift.label);
    const send = page.getByRole('button', { name: texts.deposit.gift.send_button, exact: true });
    await field.fill('https://example.com/no-gift');
    await send.click();
    await shoot('deposit-gift-wrong');
    const { link } = await world.makeGift(123.45);
    await field.fill(link);
    await world.addFault({ call: 'POST /api/wallet/truelink', kind: 'hang' });
    await send.click();
    await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
    await shoot('deposit-gift-sending', { settles: false });
    await world.clearFaults();
    await expect(deposit.paid).toBeVisible();
    await shoot('deposit-gift-received');
    await page.getByRole('button', { name: texts.deposit.again_button }).click();
    await field.fill(link);
    await send.click();
    await expect(page.getByText(texts.errors.TRUELINK_DUPLICATE)).toBeVisible();
    await shoot('deposit-gift-used');
  },
  { sizes: BROWSER_SIZES },
);
