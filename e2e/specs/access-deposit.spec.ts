import { checks } from '../accessible.ts';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { texts } from '../texts.ts';

for (const { language, pass, expectGood } of checks) {
  test.describe(language, () => {
    test.use({ language });

    test(`all deposit methods ${pass}`, async ({ page, world, login, home, deposit }) => {
      const words = texts(language);
      await world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
      await login.arrive(SOMCHAI);
      await home.openDeposit.click();
      for (const method of ['WW', 'SCB', 'GSB', ...Object.values(words.deposit.method).slice(2)]) {
        await deposit.method(method).click();
        await expect(deposit.back).toBeVisible();
        await expectGood(page);
        await deposit.back.click();
      }
      await world.setBank(SOMCHAI.phone, {
        bankCode: 'KTB',
        bankAccountName: 'สมชาย',
        bankAccountNo: '1234567890',
      });
      await deposit.method('SCB').click();
      await expect(page.getByLabel(words.accountName.label)).toBeVisible();
      await expectGood(page);
    });
  });
}
