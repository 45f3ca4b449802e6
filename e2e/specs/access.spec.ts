import { checks } from '../accessible.ts';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';

for (const { language, pass, expectGood } of checks) {
  test.describe(language, () => {
    test.use({ language });

    test(
      `login, language menu, home, deposit and statement ${pass}`,
      { tag: language === 'th' ? DESKTOP : [] },
      async ({ page, login, home, deposit, statement }) => {
        await login.open();
        await expectGood(page);
        await page.getByRole('combobox').click();
        await expectGood(page);
        await page.keyboard.press('Escape');
        await login.logIn(SOMCHAI);
        await home.isOpen();
        await expectGood(page);
        await home.openDeposit.click();
        await expect(deposit.method('KBANK')).toBeVisible();
        await expectGood(page);
        await deposit.method('KBANK').click();
        await deposit.preset('100').click();
        await expectGood(page);
        await deposit.create.click();
        await expect(deposit.qr(100)).toBeVisible();
        await expectGood(page);
        await deposit.close.click();
        await home.openStatement();
        await expect(statement.rows.first()).toBeVisible();
        await expectGood(page);
      },
    );
  });
}
