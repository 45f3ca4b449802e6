import type { Page } from '@playwright/test';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { GameDialog } from '../pages/game-dialog.ts';
import { TransferDialog } from '../pages/transfer-dialog.ts';
import { detect } from '../pictures/detector/detect.ts';
import { ARABIC, enlarge, LAO, LARGEST, LONG_MEMBER, nameAll } from '../pictures/states/long-texts.ts';
import { texts } from '../texts.ts';
import { resetWorld, startSignedIn } from '../world.ts';

/** The detector of `npm run pictures` on a few screens, as people who need something else than the usual phone see them. */

async function judge(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await detect(page, 44), where).toEqual([]);
}

test.use({ language: 'lo' });

test('text at double size, a phone in landscape, forced colours and more contrast leave the longest names and amounts whole', async ({
  page,
  world,
  home,
}) => {
  const words = texts('lo');
  await nameAll(world, { ...ARABIC, game: LAO.game });
  await enlarge(page);
  await startSignedIn(page, world, LONG_MEMBER.phone);
  const session = await page.context().newCDPSession(page);
  const enlargeText = (times: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
  await enlargeText(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/home');
  await home.isOpen();
  await judge(page, 'home with text at double size');
  await new TransferDialog(page, words).fill('LONG', String(LARGEST));
  await judge(page, 'a transfer with text at double size');
  await page.keyboard.press('Escape');
  const game = new GameDialog(page, words);
  await game.open(`\u2068?${LAO.game}\u2069?`);
  await game.amount.fill(String(LARGEST));
  await judge(page, 'a game with text at double size');
  await page.emulateMedia({ forcedColors: 'active' });
  await enlargeText(1);
  await judge(page, 'a game in forced colours');
  await game.close.click();
  await judge(page, 'home in forced colours');
  await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
  await page.setViewportSize({ width: 740, height: 360 });
  await judge(page, 'home on a phone in landscape, with more contrast');
  await game.open(`\u2068?${LAO.game}\u2069?`);
  await judge(page, 'a game on a phone in landscape');
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  for (const width of [360, 320])
    test(`text at double size leaves the way out on a screen of ${width} pixels [2.16]`, async ({
      page,
      world,
      home,
    }) => {
      await startSignedIn(page, world, SOMCHAI.phone);
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/user/home');
      await home.isOpen();
      const logout = page.getByRole('button', { name: texts('en').common.session.logout_button });
      await expect(logout).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});

test('a short phone shows the warning of a bonus and the actions of a receipt without scrolling', async ({
  page,
  world,
  home,
  withdraw,
}) => {
  const words = texts('lo');
  await page.setViewportSize({ width: 360, height: 640 });
  await resetWorld(world, 'a member with an active bonus');
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.goto('/user/home');
  await home.isOpen();
  await withdraw.open.click();
  await withdraw.amount.fill('100');
  await expect(page.getByText(words.withdraw.bonus_title)).toBeInViewport({ ratio: 1 });
  await judge(page, 'a withdrawal during a bonus');
  await resetWorld(world);
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.goto('/user/home');
  const transfer = new TransferDialog(page, words);
  await transfer.fill('PG', '100');
  await transfer.submit.click();
  await expect(transfer.receipt).toBeVisible();
  await judge(page, 'a receipt');
  const save = page.getByRole('button', { name: words.money.picture.save_button, exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  const [actions, done] = await Promise.all([save.boundingBox(), transfer.done.boundingBox()]);
  expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(done?.y ?? 0);
});

test('a short phone shows the advice below a QR, what a transfer leaves and how to keep a withdrawal without scrolling', async ({
  page,
  world,
  home,
  withdraw,
}) => {
  const words = texts('lo');
  await page.setViewportSize({ width: 360, height: 640 });
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.goto('/user/home');
  await home.isOpen();
  await home.openDeposit.click();
  const deposit = new DepositDialog(page, words);
  await deposit.askForQr('500');
  await expect(deposit.qr(500)).toBeVisible();
  await expect(page.getByText(words.deposit.scan_hint_save)).toBeInViewport({ ratio: 1 });
  await deposit.close.click();
  const transfer = new TransferDialog(page, words);
  await transfer.fill('PG', '250');
  await expect(page.getByRole('term').filter({ hasText: /^PG$/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await withdraw.order('500');
  const save = page.getByRole('button', { name: words.money.picture.save_button, exact: true });
  await expect(save).toBeInViewport({ ratio: 1 });
  await judge(page, 'the receipt of a withdrawal');
});
