import { expectAccessible } from '../accessible.ts';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';

for (const language of ['th', 'lo', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(
      'login, language menu, home, deposit and statement pass axe and fit the screen',
      { tag: language === 'th' ? DESKTOP : [] },
      async ({ page, login, home, deposit, statement }) => {
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
        await expect(statement.rows.first()).toBeVisible();
        await expectAccessible(page);
      },
    );
  });
}
