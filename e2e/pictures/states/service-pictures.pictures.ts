import type { Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import { BonusPage } from '../../pages/bonus-page.ts';
import { GameDialog } from '../../pages/game-dialog.ts';
import { BOTH_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

/** What the service may send as a picture: the worst for the words on it is a white one. */

const WHITE = '/files/white.svg';
const LONG_NAME = 'The Adventures of the Golden Dragon Riverboat';

async function whitenPictures(page: Page): Promise<void> {
  await page.route(`**${WHITE}`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path fill="#fff" d="M0 0h300v200H0z"/></svg>',
    }),
  );
  await page.route(/\/api\/wallet$/, async (route) => {
    const response = await route.fetch();
    const wallet = (await response.json()) as { slots: Record<string, unknown>[] };
    for (const slot of wallet.slots) Object.assign(slot, { background: WHITE });
    Object.assign(wallet.slots.find(({ code }) => code === 'SLOTXO') ?? {}, { name: LONG_NAME });
    await route.fulfill({ response, json: wallet });
  });
}

scenes(
  'white pictures of the service',
  async ({ enter, page, texts, world }, shoot) => {
    await whitenPictures(page);
    const bonuses = await world.bonuses();
    await world.setBonuses(
      bonuses.map((bonus, index) => ({
        ...bonus,
        banners: [{ image: WHITE, html: `<h3>ໂບນັດສຳລັບສະມາຊິກໃໝ່ທຸກຄົນ ${index}</h3><p>${LONG_NAME}</p>` }],
      })),
    );
    await enter();
    await shoot('service-white-home');
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await expect(game.amount).toBeVisible();
    await shoot('service-white-game');
    await game.close.click();
    await new BonusPage(page, texts).open();
    await shoot('service-white-bonus');
  },
  { sizes: BOTH_SIZES },
);
