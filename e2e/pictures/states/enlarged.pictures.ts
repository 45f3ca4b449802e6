import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { GameDialog } from '../../pages/game-dialog.ts';
import { TransferDialog } from '../../pages/transfer-dialog.ts';
import { detect } from '../detector/detect.ts';
import { texts } from '../../texts.ts';
import { startSignedIn } from '../../world.ts';
import { ARABIC, enlarge, LAO, LARGEST, LONG_MEMBER, nameAll } from './long-texts.ts';

/** The detector, without pictures, on a few screens as people who need something else than the usual phone see them. */

async function checkPage(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await detect(page, 44), where).toEqual([]);
}

test.use({ language: 'lo' });

test(
  'text at double size, a phone in landscape, forced colours and more contrast leave the longest names and amounts whole',
  { tag: '@web' },
  async ({ page, world, home }) => {
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
    await checkPage(page, 'home with text at double size');
    await new TransferDialog(page, words).fill('LONG', String(LARGEST));
    await checkPage(page, 'a transfer with text at double size');
    await page.keyboard.press('Escape');
    const game = new GameDialog(page, words);
    await game.open(`\u2068?${LAO.game}\u2069?`);
    await game.amount.fill(String(LARGEST));
    await checkPage(page, 'a game with text at double size');
    await page.emulateMedia({ forcedColors: 'active' });
    await enlargeText(1);
    await checkPage(page, 'a game in forced colours');
    await game.close.click();
    await checkPage(page, 'home in forced colours');
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await page.setViewportSize({ width: 740, height: 360 });
    await checkPage(page, 'home on a phone in landscape, with more contrast');
    await game.open(`\u2068?${LAO.game}\u2069?`);
    await checkPage(page, 'a game on a phone in landscape');
  },
);
