import { expect } from '@playwright/test';
import { BonusPage } from '../../pages/bonus-page.ts';
import type { Journey } from '../journey.ts';

/** End the bonus in use: the warning, the outcome, and what can be chosen then. [1.11] [2.69] [7.33] */
export const journey: Journey = {
  scenario: 'a member with an active bonus',
  posterAt: 14,
  steps: [
    {
      seconds: 7,
      async show({ hand, page, words }) {
        const bonus = new BonusPage(page, words);
        const widget = page.getByRole('link', { name: new RegExp(`^${words.home.bonus_widget}`) });
        await hand.scrollTo(widget);
        await hand.tap(widget);
        await expect(bonus.end).toBeVisible();
        await hand.point(bonus.active);
      },
    },
    {
      seconds: 5,
      async show({ hand, page, words }) {
        const bonus = new BonusPage(page, words);
        await hand.tap(bonus.end);
        await expect(bonus.confirmEnd).toBeVisible();
      },
    },
    {
      seconds: 7,
      show: ({ hand, page, words }) => hand.point(new BonusPage(page, words).question),
    },
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const bonus = new BonusPage(page, words);
        await hand.tap(bonus.confirmEnd);
        await expect(page.getByText(words.errors.BONUS_CLEAR)).toBeVisible();
        await expect(bonus.code).toBeVisible();
      },
    },
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const other = new BonusPage(page, words).cards.nth(2);
        await hand.scrollTo(other);
        await hand.point(other);
      },
    },
  ],
};
