import { expect, SOMCHAI, test } from 'e2e';

// Each test has its own world: members, money, clock and faults. `world` controls it; the other fixtures are pages.
test('a member pays in 100 baht by QR', async ({ world, login, home, deposit, statement }) => {
  await login.arrive(SOMCHAI);
  await home.isOpen();
  await home.openDeposit.click();
  await deposit.askForQr('100');
  await expect(deposit.qr(100)).toBeVisible();

  const [qr] = await world.qrs();
  await world.payQr(qr?.qrcodeId ?? '');
  await expect(deposit.paid).toBeVisible();
  await deposit.done.click();

  expect((await world.member(SOMCHAI.phone)).wallet).toBe(1100);
  await home.openStatement();
  await expect(statement.rows.first()).toContainText('100.00');
});
