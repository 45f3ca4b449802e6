import { expect } from '../fixtures.ts';
import { HowtoPage } from '../pages/howto-page.ts';
import { BROWSER_SIZES, DIALOG_SIZES } from './sizes.ts';
import { picture } from './take-pictures.ts';
import { addGames, resetWorld } from '../world.ts';

const MALEE = { phone: '0899999999', password: '123456' };

picture('home-full', ({ enter }) => enter());
picture('home-empty', ({ enter }) => enter(MALEE));
picture('home-laos', ({ enter }) => enter(), { app: 'laos', sizes: BROWSER_SIZES, languages: ['lo', 'en'] });

picture(
  'home-games',
  async ({ enter, world, page, texts }) => {
    await addGames(world, 'slot', 120);
    await addGames(world, 'lotto', 80);
    await enter();
    await page.getByRole('heading', { name: texts.home.lotto_games }).scrollIntoViewIfNeeded();
  },
  { sizes: DIALOG_SIZES, languages: ['th'] },
);

picture(
  'home-loading',
  async ({ enter, world, page, texts }) => {
    await enter();
    await world.addFault({ call: 'GET /api/wallet', kind: 'latency', milliseconds: 5000, times: 'always' });
    await page.reload();
    await expect(page.getByRole('status', { name: texts.common.loading })).toBeVisible();
  },
  { sizes: BROWSER_SIZES, languages: ['th'], settles: false },
);

picture(
  'home-offline',
  async ({ enter, context, page, texts }) => {
    await enter();
    await context.setOffline(true);
    await expect(page.getByText(texts.common.offline.bar).first()).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture(
  'home-agreement',
  async ({ world, enter, page, texts }) => {
    await resetWorld(world, 'demo', { hasAgreements: true });
    await enter();
    await expect(page.getByRole('dialog', { name: texts.agreement.title })).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'home-conditions',
  async ({ enter, home, page, texts }) => {
    await enter();
    await home.openMenu(texts.common.menu.conditions);
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'home-conditions-failed',
  async ({ world, enter, home, page, texts }) => {
    await enter();
    await world.addFault({ call: 'GET /api/lookup/conditions', kind: 'reset' });
    await home.openMenu(texts.common.menu.conditions);
    await expect(page.getByText(texts.conditions.failed)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'home-conditions-empty',
  async ({ world, enter, home, page, texts }) => {
    await world.setLookups({ conditions: [] });
    await enter();
    await home.openMenu(texts.common.menu.conditions);
    await expect(page.getByText(texts.conditions.empty)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'home-banners',
  async ({ enter, page, texts }) => {
    await enter();
    await page.getByRole('button', { name: new RegExp(`^${texts.home.invite_widget}`) }).click();
    await expect(page.getByRole('button', { name: texts.home.banners_next_button })).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'home-session-over',
  async ({ enter, world, page, texts, home }) => {
    await enter();
    await world.revokeTokens('0812345678');
    // A pending read may end the session before the button does.
    await home.checkBalance.click({ timeout: 3_000 }).catch(() => undefined);
    await expect(page.getByRole('heading', { name: texts.login.heading })).toBeVisible();
  },
  { sizes: BROWSER_SIZES },
);

picture('howto', async ({ open, page, texts }) => {
  await open('/howto');
  await expect(new HowtoPage(page, texts).card('wallet')).toBeVisible();
});

for (const topic of ['wallet', 'game'] as const) {
  picture(
    `howto-${topic}`,
    async ({ open, page, texts }) => {
      await open('/howto');
      const howto = new HowtoPage(page, texts);
      await howto.card(topic).click();
      await expect(howto.dialog).toBeVisible();
    },
    { sizes: DIALOG_SIZES },
  );
}
