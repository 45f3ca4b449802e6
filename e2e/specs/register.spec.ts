import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { texts } from '../texts.ts';

const VISITOR = { phone: '0611111111', password: 'secret-1' };
const BANK = { code: 'KBANK', accountNo: '555-123-4567', firstName: 'anong', lastName: 'deejai' };

// The smallest phone on which the whole step is in view.
test.use({ viewport: { width: 360, height: 740 } });

async function expectAboveMenu(page: Page, button: Locator): Promise<void> {
  const [box, menu] = await Promise.all([button.boundingBox(), page.getByRole('navigation').boundingBox()]);
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);
}

test('a visitor with an invite link registers by phone, code, profile and bank, and logs in; each button is above the menu [2.03] [2.21] [2.22] [2.23] [2.24] [2.25] [4.01]', async ({
  page,
  world,
  login,
  home,
}) => {
  const register = new RegisterPage(page, texts('th'));
  await register.open('?code=PR100001');
  await expectAboveMenu(page, register.button('next'));
  await register.givePhone('061-111 1111');
  await expect(register.heading('otp')).toBeFocused();
  await expectAboveMenu(page, register.button('verify'));
  await register.giveCode(await world.otpCode(VISITOR.phone));
  await expect(register.heading('profile')).toBeFocused();
  await expect(register.inviteCode).toHaveValue('PR100001');
  await expectAboveMenu(page, register.button('next'));
  await register.giveProfile('อนงค์', VISITOR.password);
  await expect(register.heading('bank')).toBeFocused();
  await expectAboveMenu(page, register.button('finish'));
  await expectAccessible(page);
  await register.giveBank(BANK);
  await expect(register.heading('done')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await login.logIn(VISITOR);
  await home.isOpen();
});
