import { expect } from '../fixtures.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { StatementPage } from '../pages/statement-page.ts';
import { DIALOG_SIZES } from './sizes.ts';
import { picture } from './take-pictures.ts';
import { resetWorld } from '../world.ts';

const MALEE = { phone: '0899999999', password: '123456' };

picture('profile', async ({ enter, home, page, texts }) => {
  await enter();
  await home.openMenu(texts.common.menu.profile);
  await expect(new ProfilePage(page, texts).changePassword).toBeVisible();
});

picture(
  'profile-rename',
  async ({ enter, home, page, texts }) => {
    await enter();
    await home.openMenu(texts.common.menu.profile);
    const profile = new ProfilePage(page, texts);
    await profile.editName.click();
    await expect(profile.nameField).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'profile-password',
  async ({ enter, home, page, texts }) => {
    await enter();
    await home.openMenu(texts.common.menu.profile);
    const profile = new ProfilePage(page, texts);
    await profile.changePassword.click();
    await profile.givePasswords('123456', '12345678', '12345679');
  },
  { sizes: DIALOG_SIZES },
);

picture('statement-full', async ({ enter, world, home, page, texts }) => {
  await resetWorld(world, 'a member with every kind of statement line');
  await enter();
  await home.openStatement();
  await expect(new StatementPage(page, texts).rows.first()).toBeVisible();
});

picture(
  'statement-empty',
  async ({ enter, home, page, texts }) => {
    await enter(MALEE);
    await home.openStatement();
    await expect(new StatementPage(page, texts).heading).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'statement-search',
  async ({ enter, home, page, texts }) => {
    await enter();
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await expect(statement.rows.first()).toBeVisible();
    await statement.type.selectOption('withdraw');
    await expect(statement.totals).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture(
  'statement-slips',
  async ({ enter, world, home, page, texts }) => {
    await resetWorld(world, 'a member with slips of every kind');
    await enter();
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await statement.openSlips.click();
    await expect(statement.slips.getByRole('row').nth(2)).toBeVisible();
  },
  { sizes: DIALOG_SIZES },
);

picture('contact-member', async ({ enter, home, page, texts }) => {
  await enter();
  await home.openMenu(texts.common.menu.contact);
  await expect(page.getByText('1.1.14')).toBeVisible();
});
