import { expect } from '@playwright/test';
import { BonusPage } from '../../pages/bonus-page.ts';
import type { Journey } from '../journey.ts';

/** Choose a bonus, read its conditions, receive it, and see that it is in use. [1.11] [2.71] [2.72] [7.30] */
export const journey: Journey = {
  posterAt: 15,
  steps: [
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const widget = page.getByRole('link', { name: new RegExp(`^${words.home.bonus_widget}`) });
        await hand.scrollTo(widget);
        await hand.tap(widget);
        await expect(new BonusPage(page, words).cards.first()).toBeVisible();
      },
    },
    {
      seconds: 8,
      async show({ hand, page, words }) {
        const bonus = new BonusPage(page, words);
        await hand.point(bonus.code);
        await hand.point(bonus.search);
        await hand.tap(bonus.cards.first());
        await expect(bonus.receive).toBeVisible();
      },
    },
    {
      seconds: 6,
      async show({ hand, page, words }) {
        await hand.point(new BonusPage(page, words).dialog.getByText(words.bonus.bonus.ending_label));
      },
    },
    {
      seconds: 7,
      async show({ hand, page, words }) {
        const bonus = new BonusPage(page, words);
        await hand.tap(bonus.receive);
        await expect(page.getByText(words.bonus.bonus.done_toast)).toBeVisible();
      },
    },
    {
      seconds: 6,
      async show({ hand, page, words }) {
        const bonus = new BonusPage(page, words);
        await expect(bonus.end).toBeVisible();
        const inUse = bonus.cards.filter({ hasText: words.bonus.card.current_tag });
        await hand.scrollTo(inUse);
        await hand.point(inUse);
      },
    },
  ],
};
