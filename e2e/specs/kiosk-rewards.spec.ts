import { Fingers } from '../fingers.ts';
import { expect, SOMCHAI, test as base } from '../fixtures.ts';
import { BonusPage } from '../pages/bonus-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { InviteDialog } from '../pages/invite-dialog.ts';
import { RefundDialog } from '../pages/refund-dialog.ts';
import { SpinPage } from '../pages/spin-page.ts';
import { StatementPage } from '../pages/statement-page.ts';
import { scanQr } from '../read-qr.ts';
import { expectFitForShop } from '../shop-fit.ts';
import { amountText, filled, texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

const words = texts('th');

const test = base.extend<{ fingers: Fingers }>({
  fingers: async ({ page }, use) => use(new Fingers(page)),
});

test.use({ app: 'kiosk', viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('by touch only, a member receives a refund, invite earnings, a bonus and a promotion; the invite’s code has no token [2.47] [2.70] (K3) (K7)', async ({
  page,
  world,
  fingers,
}) => {
  await resetWorld(world, 'a member with a refund to receive');
  await world.setInvites(SOMCHAI.phone, { earnings: 276, success: 3, rows: [] });
  const refund = new RefundDialog(page, words);
  const invite = new InviteDialog(page, words);
  const bonus = new BonusPage(page, words);
  const home = new HomePage(page, words);
  await fingers.signIn();
  await expectFitForShop(page);
  const before = await home.totalSatang();
  const { wallet } = await world.member(SOMCHAI.phone);
  await fingers.open(words.home.refund_widget);
  await expect(refund.toWallet).toBeVisible();
  await expectFitForShop(page);
  await refund.toWallet.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => home.totalSatang()).toBe(before + 2_500);

  await fingers.open(words.home.invite_widget);
  await expectFitForShop(page);
  await page.getByRole('button', { name: words.home.banners_next_button }).tap();
  await expect(invite.summary).toContainText(amountText(276));
  await expectFitForShop(page);
  const read = await scanQr(page.getByRole('img', { name: words.money.phone.code_label }));
  expect(read).toMatch(/^https:\/\/[\w.]+\/register\?code=PR\w+$/);
  await invite.receivePart.tap();
  await expect(page.locator('[data-keypad]')).toBeVisible();
  await fingers.type('100.5');
  await expectFitForShop(page);
  await invite.submit.tap();
  await expect(
    page.getByText(
      filled(words.home.referral_received_toast, { amount: `100.50 ${words.common.unit.baht}` }),
    ),
  ).toBeVisible();
  const received = wallet + 25 + 100.5;
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(received);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await fingers.open(words.home.bonus_widget);
  await expect(bonus.cards.first()).toBeVisible();
  await expectFitForShop(page);
  await bonus.cards.first().tap();
  await expect(bonus.receive).toBeVisible();
  await expectFitForShop(page);
  await bonus.receive.tap();
  await expect(bonus.active).toContainText(words.bonus.type.limit);
  await expectFitForShop(page);
  await bonus.end.tap();
  await expect(bonus.question).toBeVisible();
  await expectFitForShop(page);
  await bonus.confirmEnd.tap();
  await expect(bonus.code).toBeVisible();
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(received + 50);

  await bonus.code.tap();
  await fingers.type('WELCOME50');
  await expect(bonus.code).toHaveValue('WELCOME50');
  await expectFitForShop(page);
  await bonus.search.tap();
  await bonus.receivePromotion.tap();
  await expect(bonus.active).toContainText(words.bonus.type.promotion);
  await expectFitForShop(page);
});

test('a member spins and claims by a keypad’s OK key, then by touch only, and finds the coupon in the statement (S3) (K7)', async ({
  page,
  world,
  fingers,
}) => {
  await resetWorld(world, 'a member with coins');
  await world.setNextPrize('P100');
  const spin = new SpinPage(page, words);
  const statement = new StatementPage(page, words);
  await fingers.signIn();
  await fingers.open(words.home.spin_widget);
  const sound = page.getByRole('button', { name: words.spin.sound_button });
  await expect(sound, 'sound is off in a shop by default (S4)').toHaveAttribute('aria-pressed', 'false');
  await expect(spin.button).toBeFocused();
  await page.keyboard.press('NumpadEnter');
  await expect(spin.claimNow).toBeFocused();
  await page.keyboard.press('NumpadEnter');
  await expect(spin.confirm).toBeFocused();
  await page.keyboard.press('NumpadEnter');
  await expect.poll(async () => (await world.member(SOMCHAI.phone)).wallet, 'money in the wallet').toBe(1100);
  await expect(spin.button).toBeFocused();
  await world.setNextPrize('NONE1');
  await page.keyboard.press('NumpadEnter');
  await expect(spin.button).toContainText('8');

  await world.setNextPrize('P100');
  await fingers.goHome();
  await fingers.open(words.home.spin_widget);
  await expect(spin.wheel).toBeVisible();
  await expectFitForShop(page);
  await spin.button.tap();
  await expect(spin.prize).toContainText(amountText(100));
  await expectFitForShop(page);
  await spin.claimLater.tap();
  await expect(spin.rows).toHaveCount(1);
  await expectFitForShop(page);
  await spin.rows.getByRole('button').tap();
  await expect(spin.confirm).toBeVisible();
  await expectFitForShop(page);
  await spin.confirm.tap();
  await expect.poll(async () => (await world.member(SOMCHAI.phone)).wallet, 'money in the wallet').toBe(1200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(spin.rows).toHaveCount(0);

  const menu = page.getByRole('navigation', { name: words.common.menu.member });
  await menu.getByRole('link', { name: words.common.menu.statement, exact: true }).tap();
  await expect(page.getByText(amountText(100)).first()).toBeVisible();
  await expectFitForShop(page);
  await statement.openSlips.tap();
  await expect(statement.slips).toBeVisible();
  await expectFitForShop(page);
  await page.getByRole('button', { name: words.common.back_button, exact: true }).tap();
  await menu.getByRole('link', { name: words.common.menu.contact, exact: true }).tap();
  const website = page.getByRole('img', { name: words.money.phone.code_label });
  expect(await scanQr(website)).toMatch(/^https:\/\/[\w.]+\/?$/);
  await expectFitForShop(page);
});
