import { expectAccessible } from '../accessible.ts';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';
import { GameDialog } from '../pages/game-dialog.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

const words = texts('lo');

test.use({ language: 'lo' });

test(
  'login, language menu, home, deposit, statement and slips pass axe and fit the screen',
  { tag: DESKTOP },
  async ({ page, world, login, home, deposit, statement }) => {
    await resetWorld(world, 'a member with slips of every kind');
    await world.addStatementLines(SOMCHAI.phone, { count: 600 });
    await login.open();
    await expectAccessible(page);
    await page.getByRole('combobox').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await login.logIn(SOMCHAI);
    await home.isOpen();
    await expectAccessible(page);
    await home.openDeposit.click();
    await expect(deposit.method('KBANK')).toBeVisible();
    await expectAccessible(page);
    await deposit.method('KBANK').click();
    await deposit.preset('100').click();
    await expectAccessible(page);
    await deposit.create.click();
    await expect(deposit.qr(100)).toBeVisible();
    await expectAccessible(page);
    await deposit.close.click();
    await home.openStatement();
    await statement.type.selectOption('deposit');
    await expect(page.getByText(words.statement.reach.title)).toBeVisible();
    await expectAccessible(page);
    await statement.openSlips.click();
    await expect(statement.slips.locator('tbody tr')).toHaveCount(10);
    await expectAccessible(page);
  },
);

test('the deposit methods, game dialogs, invite and profile pass axe and fit the screen', async ({
  page,
  world,
  login,
  home,
  deposit,
}) => {
  await world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
  await login.arrive(SOMCHAI);
  await home.openDeposit.click();
  for (const method of ['WW', 'SCB', 'GSB', ...Object.values(words.deposit.method).slice(2)]) {
    await deposit.method(method).click();
    await expect(deposit.back).toBeVisible();
    await expectAccessible(page);
    await deposit.back.click();
  }
  await world.setBank(SOMCHAI.phone, {
    bankCode: 'KTB',
    bankAccountName: 'สมชาย',
    bankAccountNo: '1234567890',
  });
  await deposit.method('SCB').click();
  await expect(page.getByLabel(words.accountName.label)).toBeVisible();
  await expectAccessible(page);
  await deposit.close.click();

  const game = new GameDialog(page, words);
  for (const name of ['PG', 'Ufabet', 'Imi']) {
    await game.open(name);
    await expect(name === 'Imi' ? game.openAccount('Imi') : game.amount).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await game.close.click();
    await expect(game.named(name)).toBeHidden();
  }
  await page.getByRole('button', { name: new RegExp(`^${words.home.invite_widget}`) }).click();
  // Home has a region with this word in its name too.
  const banners = page.getByRole('dialog').getByRole('region', { name: words.common.title.invite });
  await expect(banners).toBeVisible();
  await expectAccessible(page);
  // The banners make way for the invite dialog.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: words.invite.amount_label })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const profile = new ProfilePage(page, words);
  await home.openMenu(words.common.menu.profile);
  await expect(profile.editName).toBeVisible();
  await expectAccessible(page);
  await profile.editName.click();
  await profile.nameField.fill('1');
  await profile.saveName.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await profile.changePassword.click();
  await profile.givePasswords('', '');
  await expectAccessible(page);
});
