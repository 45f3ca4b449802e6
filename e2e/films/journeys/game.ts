import { expect } from '@playwright/test';
import { GameDialog } from '../../pages/game-dialog.ts';
import { amountText, filled } from '../../texts.ts';
import type { Journey } from '../journey.ts';

const GAME = 'Imi';
const BAHT = 100;

/** Open a game's account, move money in, play, and bring the money back. [2.42] [2.60] [7.15] [7.19] */
export const journey: Journey = {
  posterAt: 9,
  steps: [
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const games = page.getByRole('region', { name: words.home.slot_games });
        await hand.scrollTo(games);
        await hand.point(games);
      },
    },
    {
      seconds: 7,
      async show({ hand, page, words }) {
        const game = new GameDialog(page, words);
        await hand.tap(game.tile(GAME));
        await hand.tap(game.openAccount(GAME));
        await expect(game.amount).toBeVisible();
      },
    },
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const game = new GameDialog(page, words);
        await hand.tap(game.amount);
        await game.amount.pressSequentially(String(BAHT), { delay: 200 });
        await expect(game.play('play_button_amount', BAHT)).toBeEnabled();
      },
    },
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const game = new GameDialog(page, words);
        await hand.tap(game.play('play_button_amount', BAHT));
        await expect(page.getByRole('heading', { name: GAME })).toBeVisible();
        await expect(page).not.toHaveURL(/\/user\/home$/);
      },
    },
    {
      seconds: 8,
      async show({ hand, page, words }) {
        await page.goBack();
        const bringBack = filled(words.home.bring_back_button, {
          amount: `${amountText(BAHT)} ${words.common.unit.baht}`,
        });
        await hand.tap(page.getByRole('button', { name: bringBack }));
        await expect(page.getByRole('button', { name: bringBack })).toBeHidden();
      },
    },
  ],
};
