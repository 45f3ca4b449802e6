import { expect } from '../../fixtures.ts';
import { GameDialog } from '../../pages/game-dialog.ts';
import { filled } from '../../texts.ts';
import { resetWorld } from '../../world.ts';
import { BROWSER_SIZES, KIOSK_SIZES } from '../sizes.ts';
import { picture, scenes } from '../take-pictures.ts';

scenes(
  'an open game account',
  async ({ enter, page, texts, world }, shoot) => {
    await world.addFault({ call: 'GET /api/wallet/account/{slotCode}', kind: 'hang' });
    await enter();
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await expect(game.amount).toBeVisible();
    await shoot('games-loading', { settles: false });
    await world.clearFaults();
    await page.getByRole('button', { name: texts.games.show_password }).click();
    await game.amount.fill('5000');
    await shoot('games-above-wallet');
    await game.amount.fill('100');
    await page.getByRole('button', { name: texts.games.reset_button }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await shoot('games-reset-question');
    await question.getByRole('button', { name: texts.games.reset_confirm_button, exact: true }).click();
    await expect(page.getByText(filled(texts.games.reset_done_toast, { game: 'PG' }))).toBeVisible();
    await shoot('games-reset-done');
    await world.addFault({ call: 'POST /api/wallet/transfer', kind: 'refuse', code: 'TRANSFER_FAIL' });
    await game.transferOnly.click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await shoot('games-transfer-refused');
    await page.keyboard.press('Escape');
    await game.transferOnly.click();
    await expect(game.named('PG')).toBeHidden();
    await shoot('games-transferred');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a game that is ready, and one that fails',
  async ({ enter, page, texts, world }, shoot) => {
    await resetWorld(world, 'a member with games of other providers');
    await enter();
    const game = new GameDialog(page, texts);
    await game.open('Dok Khoun');
    await game.openAccount('Dok Khoun').click();
    await expect(game.amount).toBeVisible();
    await shoot('games-app-only');
    await game.close.click();
    await game.open('Naga');
    await game.openAccount('Naga').click();
    await game.amount.fill('50');
    await game.play('play_button_amount', 50).click();
    await expect(page.getByText(filled(texts.games.held_title, { game: 'Naga' }))).toBeVisible();
    await shoot('games-held');
    await game.close.click();
    await page.getByRole('button', { name: texts.home.search_label }).click();
    const search = page.getByRole('searchbox', { name: texts.home.search_label });
    await search.fill('na');
    await shoot('home-search-hits');
    await search.fill('ไม่มีเกมนี้');
    await expect(page.getByRole('button', { name: texts.home.search_clear_button })).toBeVisible();
    await shoot('home-search-none');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a way back from a game',
  async ({ enter, page, texts, world, home }, shoot) => {
    await enter();
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await game.play('play_button_in_game', 350).click();
    await page.waitForURL(/games/);
    await world.addFault({ call: 'GET /api/wallet/refresh/slot', kind: 'hang' });
    await page.goto('/user/home');
    await home.isOpen();
    const bar = page.getByRole('region', { name: filled(texts.home.return_label, { game: 'PG' }) });
    await expect(bar).toBeVisible();
    await shoot('home-return-checking', { settles: false });
    await world.clearFaults();
    await expect(bar.getByRole('button').first()).toBeVisible();
    await shoot('home-return');
    await world.setGameOutages(['PG']);
    await page.reload();
    await home.isOpen();
    await shoot('home-return-silent');
    await world.setGameOutages([]);
    await world.play('0812345678', 'PG', { outcome: 'lose', amount: 350 });
    await page.reload();
    await home.isOpen();
    await home.checkBalance.click();
    await shoot('home-return-empty');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'games that do not answer',
  async ({ enter, page, texts, world }, shoot) => {
    await resetWorld(world, 'a service where games fail');
    await enter();
    await shoot('home-games-silent');
    const game = new GameDialog(page, texts);
    await game.open('Imi');
    await game.openAccount('Imi').click();
    await expect(
      page.getByRole('alertdialog').or(page.getByRole('dialog').getByRole('alert')).first(),
    ).toBeVisible();
    await shoot('games-not-opened');
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'games-wrong-credentials',
  async ({ enter, page, texts, world }) => {
    await enter();
    await world.addFault({
      call: 'GET /api/autoLogin/pg/{username}',
      kind: 'refuse',
      code: 'WRONG_CREDENTIAL',
    });
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await game.play('play_button_in_game', 350).click();
    await expect(page.getByText(texts.games.wrong_credentials)).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a game at the kiosk',
  async ({ enter, page, texts }, shoot) => {
    await enter();
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await expect(game.amount).toBeVisible();
    await shoot('kiosk-game');
  },
  { sizes: KIOSK_SIZES },
);
