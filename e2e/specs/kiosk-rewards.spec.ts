import type { Page } from '@playwright/test';
import { expect, SOMCHAI, test as base } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { BonusPage } from '../pages/bonus-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { InviteDialog } from '../pages/invite-dialog.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RefundDialog } from '../pages/refund-dialog.ts';
import { SpinPage } from '../pages/spin-page.ts';
import { StatementPage } from '../pages/statement-page.ts';
import { scanQr } from '../read-qr.ts';
import { expectFitForShop } from '../shop-fit.ts';
import { amountText, filled, texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

const words = texts('th');

class Fingers {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async type(text: string): Promise<void> {
    const keypad = this.#page.locator('[data-keypad]');
    for (const key of text) await keypad.getByRole('button', { name: key, exact: true }).tap();
  }

  async signIn(): Promise<void> {
    await this.#page.goto('/');
    await new AttractPage(this.#page).language('th').tap();
    const login = new LoginPage(this.#page, words);
    await this.type(SOMCHAI.phone);
    await login.password.tap();
    await this.type(SOMCHAI.password);
    await login.submit.tap();
    await new HomePage(this.#page, words).isOpen();
  }

  async goHome(): Promise<void> {
    const menu = this.#page.getByRole('navigation', { name: words.common.menu.member });
    await menu.getByRole('link', { name: words.common.menu.home, exact: true }).tap();
    await new HomePage(this.#page, words).isOpen();
  }

  async open(name: string): Promise<void> {
    const words = { name: new RegExp(`^${name}`) };
    await this.#page.getByRole('link', words).or(this.#page.getByRole('button', words)).tap();
  }
}

const test = base.extend<{ fingers: Fingers }>({
  fingers: async ({ page }, use) => use(new Fingers(page)),
});

test.use({ app: 'kiosk', viewport: { width: 1080, height: 1920 }, hasTouch: true });

test('by touch only, a member receives and ends a bonus, and takes a promotion [2.70] (K3) (K7)', async ({
  page,
  world,
  fingers,
}) => {
  await resetWorld(world, 'a member with money');
  const { wallet } = await world.member(SOMCHAI.phone);
  const bonus = new BonusPage(page, words);
  await fingers.signIn();
  await expectFitForShop(page);
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
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(wallet + 50);

  await bonus.code.tap();
  await fingers.type('WELCOME50');
  await expect(bonus.code).toHaveValue('WELCOME50');
  await expectFitForShop(page);
  await bonus.search.tap();
  await bonus.receivePromotion.tap();
  await expect(bonus.active).toContainText(words.bonus.type.promotion);
  await expectFitForShop(page);
});

test('by touch only, a member receives refund and invite earnings; the code has no token [2.47] (K7)', async ({
  page,
  world,
  fingers,
}) => {
  await resetWorld(world, 'a member with a refund to receive');
  await world.setInvites(SOMCHAI.phone, { earnings: 276, success: 3, rows: [] });
  const refund = new RefundDialog(page, words);
  const invite = new InviteDialog(page, words);
  const home = new HomePage(page, words);
  await fingers.signIn();
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
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(wallet + 25 + 100.5);
});

test('by touch only, a member spins, claims the coupon, and finds it in the statement (K7)', async ({
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
  await expect.poll(async () => (await world.member(SOMCHAI.phone)).wallet, 'money in the wallet').toBe(1100);
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

test('at the terminal, a keypad’s OK key spins, claims, and spins again (S3)', async ({
  page,
  world,
  fingers,
}) => {
  await resetWorld(world, 'a member with coins');
  await world.setNextPrize('P100');
  const spin = new SpinPage(page, words);
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
});
