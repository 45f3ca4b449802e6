import { expect } from '@playwright/test';
import type { Journey } from '../journey.ts';

/** Explains the figures and checks the balance. [1.07] [2.32] [2.42] */
export const journey: Journey = {
  posterAt: 7,
  steps: [
    { seconds: 5, show: ({ hand, home }) => hand.point(home.total) },
    { seconds: 6, show: ({ hand, page }) => hand.point(page.locator('dl').first()) },
    {
      seconds: 6,
      async show({ hand, page, words, home }) {
        await hand.tap(home.checkBalance);
        await expect(page.getByText(words.home.checked_toast)).toBeVisible();
      },
    },
    { seconds: 5, show: ({ hand, page }) => hand.point(page.getByRole('main').locator('time').first()) },
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const games = page.getByRole('region', { name: words.home.slot_games });
        await hand.scrollTo(games);
        await hand.point(games);
      },
    },
  ],
};
