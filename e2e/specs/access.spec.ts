import { expectAccessible } from '../accessible.ts';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { texts } from '../texts.ts';

for (const language of ['th', 'lo', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('login, home, deposit and statement have no violation that axe can see, and fit the screen', async ({
      page,
      login,
      home,
      deposit,
      statement,
    }) => {
      await login.open();
      await expectAccessible(page);
      await login.logIn(SOMCHAI);
      await home.isOpen();
      await expectAccessible(page);
      await home.openDeposit.click();
      await expect(deposit.way('KBANK')).toBeVisible();
      await expectAccessible(page);
      await deposit.way('KBANK').click();
      await deposit.preset('100').click();
      await expectAccessible(page);
      await deposit.create.click();
      await expect(deposit.qr(100)).toBeVisible();
      await expectAccessible(page);
      await deposit.close.click();
      await home.openStatement();
      await expect(statement.rows.first()).toBeVisible();
      await expectAccessible(page);
    });

    test('no way to deposit has a violation that axe can see, and each fits the screen', async ({
      page,
      world,
      login,
      home,
      deposit,
    }) => {
      const words = texts(language);
      await world.setSlipHours({ closedFrom: '00:00', closedTo: '00:00' });
      await login.open();
      await login.logIn(SOMCHAI);
      await home.isOpen();
      await home.openDeposit.click();
      for (const way of ['WW', 'SCB', 'GSB', ...Object.values(words.deposit.way).slice(2)]) {
        await deposit.way(way).click();
        await expect(deposit.back).toBeVisible();
        await expectAccessible(page);
        await deposit.back.click();
      }
      await world.setBank(SOMCHAI.phone, {
        bankCode: 'KTB',
        bankAccountName: 'สมชาย',
        bankAccountNo: '1234567890',
      });
      await deposit.way('SCB').click();
      await expect(page.getByLabel(words.accountName.label)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
