import { expect, test } from '../fixtures.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { texts } from '../texts.ts';

const VISITOR = { phone: '0611111111', password: 'secret-1' };
const BANK = { code: 'KBANK', accountNo: '555-123-4567', firstName: 'anong', lastName: 'deejai' };

test('a visitor with an invite link registers by phone, code, profile and bank, and logs in [2.03] [2.21] [2.22] [2.23] [2.24] [2.25] [4.01]', async ({
  page,
  world,
  login,
  home,
}) => {
  const register = new RegisterPage(page, texts('th'));
  await register.open('?code=PR100001');
  await register.givePhone('061-111 1111');
  await expect(register.heading('otp')).toBeFocused();
  await register.giveCode(await world.otpCode(VISITOR.phone));
  await expect(register.heading('profile')).toBeFocused();
  await expect(register.inviteCode).toHaveValue('PR100001');
  await register.giveProfile('อนงค์', VISITOR.password);
  await expect(register.heading('bank')).toBeFocused();
  await register.giveBank(BANK);
  await expect(register.heading('done')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await login.logIn(VISITOR);
  await home.isOpen();
});
