import { expect, SOMPHONE, test, withConfig } from '../fixtures.ts';
import { GameDialog } from '../pages/game-dialog.ts';
import { ProfilePage } from '../pages/profile-page.ts';
import { amountText, filled, texts } from '../texts.ts';

const lao = texts('lo');
const inKip = (amount: number) => `${amountText(amount)} ${lao.common.unit.kip}`;

test.use({ language: 'lo' });

test('a member of the Laos edition deposits, plays, transfers and withdraws in kip [1.09] [1.10] [1.20] [2.61] [2.65] [3.11] [9.18]', async ({
  page,
  world,
  login,
  home,
  deposit,
  statement,
  transfer,
  withdraw,
}) => {
  await withConfig(page, { edition: 'laos', minDeposit: 10 });
  await login.arrive(SOMPHONE);
  await expect(home.total).toContainText(lao.common.unit.kip);
  await home.openDeposit.click();
  const minimum = filled(lao.deposit.method_minimum, {
    amount: amountText(10),
    unit: lao.common.unit.baht,
  });
  await expect(deposit.method('BCEL')).toContainText(minimum);
  await expect(deposit.method('KBANK')).toHaveCount(0);
  await deposit.method('BCEL').click();
  await expect(page.getByText('160120000123456001')).toBeVisible();
  await deposit.close.click();

  await transfer.fill('HUAYHD', '1100000');
  await expect(transfer.submit).toContainText(inKip(1_100_000));
  await transfer.submit.click();
  await expect(transfer.receipt).toBeVisible();
  await transfer.done.click();
  const game = new GameDialog(page, lao);
  await game.open('PG Slot');
  await game.amount.fill('50000');
  await game.transferOnly.click();
  await expect(
    page.getByText(filled(lao.games.moved_toast, { amount: inKip(50_000), game: 'PG Slot' })),
  ).toBeVisible();
  await expect(game.named('PG Slot')).toBeHidden();
  await withdraw.order('60000');
  await expect(withdraw.receipt).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText(inKip(60_000));
  await withdraw.done.click();
  const { wallet, games } = await world.member(SOMPHONE.phone);
  expect([wallet, games['HUAYHD'], games['PGSLOT']]).toEqual([40_000, 1_100_000, 300_000]);

  await home.openStatement();
  await statement.type.selectOption('deposit');
  await expect(statement.totals).toContainText(`+${inKip(1_500_000)}`);
  await home.openMenu(lao.common.menu.profile);
  const profile = new ProfilePage(page, lao);
  await expect(profile.fact('account_no_label')).toHaveText('160120000987654001');
  await expect(profile.fact('username_label')).toHaveText('020 5551 2345');
});
