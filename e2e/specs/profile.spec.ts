import { expect, SOMCHAI, test } from '../fixtures.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { filled, texts } from '../texts.ts';
import { addresses } from '../servers.ts';
import type { Control } from '../world.ts';

const NEW = 'river at night';

test('the profile shows name, id, bank and account, and changes the names of account and member [1.16] [2.64] [2.65] [2.67] [3.02] [5.22] [7.06]', async ({
  page,
  world,
  login,
  home,
}) => {
  const { accountName, common, profile } = texts('th');
  await login.arrive(SOMCHAI);
  await home.openMenu(common.menu.profile);
  const screen = new ProfilePage(page, texts('th'));
  await expect(screen.fact('username_label')).toHaveText('081 234 5678');
  await expect(screen.fact('account_no_label')).toHaveText('123-456-7890');
  await expect(screen.fact('bank_label')).toContainText('กสิกรไทย');
  await screen.editName.click();
  await screen.nameField.fill('สมชาย');
  await screen.saveName.click();
  await expect(screen.nameField).toBeFocused();
  await expect(page.getByText(accountName.error.english).first()).toBeVisible();
  await screen.nameField.fill('');
  await screen.nameField.pressSequentially('somchai deejai');
  await expect(screen.nameField).toHaveValue('SOMCHAI DEEJAI');
  await page.keyboard.press('Enter');
  await expect(page.getByText(filled(accountName.saved_toast, { name: 'SOMCHAI DEEJAI' }))).toBeVisible();
  await expect(screen.fact('account_name_label')).toHaveText('SOMCHAI DEEJAI');
  const { bank } = await world.member(SOMCHAI.phone);
  expect(bank.bankAccountName).toBe('SOMCHAI DEEJAI');

  await page.getByRole('button', { name: profile.profile_name.title }).click();
  await page.getByLabel(profile.profile_name.label, { exact: true }).fill('คุณสมชาย');
  await screen.save.click();
  await expect(page.getByText(filled(profile.profile_name.saved_toast, { name: 'คุณสมชาย' }))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'คุณสมชาย' })).toBeVisible();
  expect((await world.member(SOMCHAI.phone)).bank).toEqual(bank);
});

test('a wrong old password shows an alert and keeps the fields; a new one whose reply is lost is found, keeps this session, ends others, and works at the next login [1.16] [2.66] [5.09] [5.10] [7.08] [8.27]', async ({
  page,
  world,
  login,
  home,
  expectedErrors,
}) => {
  expectedErrors.push(/\/api\/account\/changepwd/, /Failed to load resource/);
  const { profile, errors, common } = texts('th');
  const screen = new ProfilePage(page, texts('th'));
  const call = 'PUT /api/account/changepwd';
  await login.arrive(SOMCHAI);
  const { token: elsewhere } = await world.issueToken(SOMCHAI.phone);
  await home.openMenu(common.menu.profile);
  await screen.changePassword.click();
  await screen.givePasswords(SOMCHAI.password, NEW, 'other');
  await expect(page.getByText(profile.error.password_not_equal)).toBeVisible();
  expect(await world.count({ call })).toBe(0);
  await screen.givePasswords('wrong', NEW);
  await expect(screen.alert).toContainText(profile.password.failed_title);
  await expect(screen.alert).toContainText(errors.WRONG_PASSWORD);
  await page.keyboard.press('Escape');
  await expect(screen.alert).toBeHidden();
  await expect(page.getByLabel(profile.password.new_label, { exact: true })).toHaveValue(NEW);

  await world.addFault({ call, kind: 'drop' });
  await screen.givePasswords(SOMCHAI.password, NEW);
  // The app looks for the outcome after 10 s.
  await expect(screen.alert).toContainText(profile.password.done_title, { timeout: 20_000 });
  expect(await world.count({ call })).toBe(2);
  await screen.alert.getByRole('button', { name: profile.ok_button }).click();
  await expect(screen.changePassword).toBeVisible();
  expect(await isAccepted(world, elsewhere)).toBe(false);
  await home.logOut.click();
  await login.logIn({ ...SOMCHAI, password: NEW });
  await home.isOpen();
});

async function isAccepted(world: Control, token: string): Promise<boolean> {
  const { status } = await fetch(`${addresses().mock}/api/account/profile`, {
    headers: {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'wallet-user',
      'x-mock-world': world.name,
    },
  });
  return status === 200;
}
