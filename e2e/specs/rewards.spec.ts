import { expectAccessible } from '../accessible.ts';
import { expect, SOMCHAI, test as base, waitForPendingOrder } from '../fixtures.ts';
import { InviteDialog } from '../pages/invite-dialog.ts';
import { RefundDialog } from '../pages/refund-dialog.ts';
import { amountText, filled, texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

const words = texts('th');
const INVITE = 'GET /api/invite/bonus';
const PART = 'POST /api/wallet/add';
const REFUND = 'GET /api/refund/addWallet';

const receivedText = (amount: string) =>
  filled(words.home.referral_received_toast, { amount: `${amount} ${words.common.unit.baht}` });

const test = base.extend<{ invite: InviteDialog; refund: RefundDialog }>({
  invite: async ({ page }, use) => use(new InviteDialog(page, words)),
  refund: async ({ page }, use) => use(new RefundDialog(page, words)),
});

test('a member receives part of the invite earnings, then the rest [1.13] [2.54] [2.55] [7.18] [7.26]', async ({
  page,
  world,
  login,
  home,
  invite,
}) => {
  await resetWorld(world, 'a member who has invited friends');
  await login.arrive(SOMCHAI);
  await invite.open();
  await expect(invite.summary).toContainText(amountText(276));
  await expect(invite.rows).toHaveCount(10);
  await expect(invite.rows.first()).toContainText('Ploy');
  await expectAccessible(page);

  await invite.receivePart.click();
  await invite.amount.fill('100.5');
  await expectAccessible(page);
  await invite.submit.dblclick();
  await expect(page.getByText(receivedText('100.50'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await invite.open();
  await expect(invite.summary).toContainText(amountText(175.5));
  await invite.receiveAll.dblclick();
  await expect(page.getByText(receivedText('175.50'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(home.total).toContainText(amountText(1276));
  expect(await world.count({ call: PART })).toBe(1);
  expect(await world.count({ call: INVITE })).toBe(1);
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(1276);
});

test('a member adds a refund to the wallet [1.12] [2.56] [4.05] [7.28]', async ({
  page,
  world,
  login,
  home,
  refund,
}) => {
  await resetWorld(world, 'a member with many refunds');
  await login.arrive(SOMCHAI);
  await refund.open();
  await expect(refund.rows).toHaveCount(10);
  await expectAccessible(page);
  await refund.toWallet.dblclick();
  await expect(
    page.getByText(filled(words.refund.done_toast.wallet_amount, { amount: '25.00 บาท' })),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(home.total).toContainText(amountText(525));
  expect(await world.count({ call: REFUND })).toBe(1);
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(525);
});

test('a refund received as a bonus blocks the next refund [2.57] [2.58]', async ({
  page,
  world,
  login,
  home,
  refund,
}) => {
  await resetWorld(world, 'a member with a refund to receive');
  await login.arrive(SOMCHAI);
  await refund.open();
  await refund.asBonus.click();
  await expect(refund.rows).toHaveCount(1);
  await expect(refund.dialog).toContainText(words.refund.not_found_title);
  await world.setPlays(SOMCHAI.phone, { staked: 500, won: 0, lost: 5000 });
  await page.reload();
  await home.isOpen();
  await refund.open();
  await expect(refund.dialog).toContainText(words.refund.bonus_title);
  for (const button of await refund.dialog.locator('button:disabled').all())
    await expect(button).toBeVisible();
  await expect(refund.dialog.locator('button:disabled')).toHaveCount(2);
  await expectAccessible(page);
  await refund.dialog.getByRole('link', { name: words.refund.bonus_link }).click();
  await expect(page).toHaveURL(/\/user\/bonus$/);
});

test('a reload in flight sends nothing again and shows the refund’s outcome (W1)', async ({
  page,
  world,
  login,
  refund,
  expectedErrors,
}) => {
  expectedErrors.push(/refund\/addWallet/, /Failed to load resource/);
  await resetWorld(world, 'a member with a refund to receive');
  await login.arrive(SOMCHAI);
  await refund.open();
  // The refund is credited but its answer is lost; check and log hang, so the outcome cannot be read.
  await world.addFault({ call: REFUND, kind: 'latency', milliseconds: 1000 });
  await world.addFault({ call: REFUND, kind: 'drop' });
  await refund.toWallet.click();
  await waitForPendingOrder(page, 'refund');
  for (const call of ['GET /api/refund/check', 'POST /api/refund'] as const)
    await world.addFault({ call, kind: 'hang', times: 'always' });
  const unknown = page.getByRole('dialog', { name: words.refund.unknown_title });
  await expect(unknown).toBeVisible();
  await page.reload();
  await expect(unknown).toBeVisible();
  await world.clearFaults();
  await expect(
    page.getByText(filled(words.refund.done_toast.wallet_amount, { amount: '25.00 บาท' })),
  ).toBeVisible({ timeout: 15_000 });
  expect(await world.count({ call: REFUND })).toBe(1);
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(525);
});
