import type { Page } from '@playwright/test';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import { GameDialog } from '../pages/game-dialog.ts';
import { texts } from '../texts.ts';
import { resetWorld, startSignedIn } from '../world.ts';

/** As a member sets it in the browser. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
}

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('text at double size leaves the way out on a screen of 360 and of 320 pixels [2.16]', async ({
    page,
    login,
  }) => {
    await doubleText(page);
    await login.arrive(SOMCHAI);
    const logout = page.getByRole('button', { name: texts('en').common.session.logout_button });
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(logout).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('text at double size leaves over a third of a screen of 320 pixels to the messages of the chat', async ({
    page,
  }) => {
    await doubleText(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/contact');
    const chat = new ChatPanel(page, texts('en'));
    await chat.open();
    await expect(chat.input).toBeVisible();
    const { height = NaN } = (await chat.log.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(700 / 3);
  });
});

test.describe('in Lao', () => {
  test.use({ language: 'lo', viewport: { width: 360, height: 640 } });

  test('a phone in landscape shows the whole login above its menu, also with an error [2.18]', async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await login.open();
    const isAboveMenu = async () => {
      const [button, menu] = await Promise.all([
        login.submit.boundingBox(),
        page.getByRole('navigation').boundingBox(),
      ]);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);
    };
    await isAboveMenu();
    await login.submit.click();
    await expect(page.getByRole('alert')).toHaveText(texts('lo').login.phone_required);
    await isAboveMenu();
  });

  test('a short phone shows what money needs without scrolling: advice, what a transfer leaves, the actions of a receipt, the warning of a bonus', async ({
    page,
    world,
    home,
    deposit,
    transfer,
    withdraw,
  }) => {
    const words = texts('lo');
    const save = page.getByRole('button', { name: words.money.picture.save_button, exact: true });
    await startSignedIn(page, world, SOMCHAI.phone);
    await page.goto('/user/home');
    await home.isOpen();
    await home.openDeposit.click();
    await deposit.askForQr('500');
    await expect(deposit.qr(500)).toBeVisible();
    await expect(page.getByText(words.deposit.scan_hint_save)).toBeInViewport({ ratio: 1 });
    await deposit.close.click();

    await transfer.fill('PG', '250');
    await expect(page.getByRole('term').filter({ hasText: /^PG$/ })).toBeInViewport({ ratio: 1 });
    await transfer.submit.click();
    await expect(transfer.receipt).toBeVisible();
    await expect(save).toBeInViewport({ ratio: 1 });
    const [actions, done] = await Promise.all([save.boundingBox(), transfer.done.boundingBox()]);
    expect((actions?.y ?? 0) + (actions?.height ?? 0)).toBeLessThanOrEqual(done?.y ?? 0);
    await transfer.done.click();

    await withdraw.order('500');
    await expect(save).toBeInViewport({ ratio: 1 });
    await withdraw.done.click();

    await page.setViewportSize({ width: 360, height: 740 });
    const game = new GameDialog(page, words);
    await game.open('Ufabet');
    await expect(game.username).toBeVisible();
    await expect(game.amount).toBeInViewport({ ratio: 1 });

    await page.setViewportSize({ width: 360, height: 640 });
    await resetWorld(world, 'a member with an active bonus');
    await startSignedIn(page, world, SOMCHAI.phone);
    await page.goto('/user/home');
    await home.isOpen();
    await withdraw.open.click();
    await withdraw.amount.fill('100');
    await expect(page.getByText(words.withdraw.bonus_title)).toBeInViewport({ ratio: 1 });
  });
});
