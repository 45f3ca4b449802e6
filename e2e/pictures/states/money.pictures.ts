import { expect, SOMCHAI } from '../../fixtures.ts';
import { TransferDialog } from '../../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../../pages/withdraw-dialog.ts';
import { callAsMember, resetWorld } from '../../world.ts';
import { BOTH_SIZES, BROWSER_SIZES } from '../sizes.ts';
import { scenes, type Studio } from '../take-pictures.ts';

const WITHDRAW = 'POST /api/wallet/withdrawAll';
const TRANSFER = 'POST /api/wallet/transfer';

/** Simulates another window of this browser that moves money. */
async function beBusyElsewhere({ page }: Studio): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const member = sessionStorage.getItem('open-intents-of') ?? '';
        void navigator.locks.request(`money ${member}`, () => {
          resolve();
          return new Promise<void>((end) => window.addEventListener('let-go', () => end(), { once: true }));
        });
      }),
  );
}
const letGo = ({ page }: Studio) => page.evaluate(() => void window.dispatchEvent(new Event('let-go')));

scenes(
  'a withdrawal that cannot be ordered',
  async ({ enter, page, texts }, shoot) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.fill('99');
    await shoot('withdraw-below');
    await withdraw.amount.fill('50001');
    await shoot('withdraw-above');
    await withdraw.amount.fill('5000');
    await shoot('withdraw-not-enough');
  },
  { sizes: BOTH_SIZES },
);

scenes(
  'a withdrawal to nowhere, and of nothing',
  async ({ enter, home, page, texts, world }, shoot) => {
    await world.setBank(SOMCHAI.phone, { bankCode: '', bankAccountName: '', bankAccountNo: '' });
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await expect(page.getByText(texts.withdraw.no_bank_title)).toBeVisible();
    await shoot('withdraw-no-bank');
    await resetWorld(world, 'a member without money');
    await enter();
    await home.isOpen();
    await withdraw.open.click();
    await expect(page.getByText(texts.withdraw.empty_title)).toBeVisible();
    await shoot('withdraw-nothing');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'money that another window moves',
  async (studio, shoot) => {
    const { enter, page, texts } = studio;
    await enter();
    await beBusyElsewhere(studio);
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('500');
    await expect(withdraw.alert).toBeVisible();
    await shoot('withdraw-busy-elsewhere');
    await page.keyboard.press('Escape');
    await expect(withdraw.alert).toBeHidden();
    await page.keyboard.press('Escape');
    const transfer = new TransferDialog(page, texts);
    await transfer.fill('PG', '250');
    await transfer.submit.click();
    await expect(transfer.alert(texts.outcome.busy_title)).toBeVisible();
    await shoot('transfer-busy-elsewhere');
    await letGo(studio);
  },
  // The kiosk has one window.
  { sizes: BROWSER_SIZES },
);

scenes(
  'a withdrawal on its way',
  async ({ enter, page, texts, world }, shoot) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.fill('500');
    await world.addFault({ call: WITHDRAW, kind: 'hang' });
    await withdraw.confirm.click();
    await expect(withdraw.confirm).toHaveAttribute('aria-busy', 'true');
    await shoot('withdraw-sending', { settles: false });
    await world.clearFaults();
    await expect(withdraw.receipt).toBeVisible();
    await withdraw.done.click();
    await withdraw.fill('200');
    // The same order from another window.
    await callAsMember(world, SOMCHAI.phone, WITHDRAW, { amount: 200 });
    await withdraw.confirm.click();
    await expect(withdraw.alert).toBeVisible();
    await shoot('withdraw-repeat');
  },
  { sizes: BOTH_SIZES },
);

scenes(
  'a withdrawal whose end is not known',
  async ({ enter, page, texts, world }, shoot) => {
    await enter();
    await world.addFault({ call: WITHDRAW, kind: 'drop' });
    await world.addFault({ call: 'POST /api/statement', kind: 'hang', times: 'always' });
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('200');
    await expect(page.getByText(texts.outcome.checking_text)).toBeVisible();
    await shoot('withdraw-checking', { settles: false });
    await world.clearFaults();
    await expect(withdraw.receipt).toBeVisible({ timeout: 30_000 });
    await shoot('withdraw-settled');
    await withdraw.done.click();
    await world.addFault({ call: WITHDRAW, kind: 'reset' });
    await withdraw.order('300');
    await expect(withdraw.alert).toContainText(texts.money.end.not_done_title, { timeout: 30_000 });
    await shoot('withdraw-not-done');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a withdrawal that is refused',
  async ({ enter, page, texts, world }, shoot) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.fill('500');
    for (const code of [
      'INACTIVE_USER',
      'INVALID_IP',
      'NO_BANK',
      'KEY_INVALID',
      'MONEY_NOT_ENOUGH',
    ] as const) {
      await world.addFault({ call: WITHDRAW, kind: 'refuse', code });
      await withdraw.confirm.click();
      await expect(withdraw.alert).toBeVisible();
      await shoot(`withdraw-refused-${code.toLowerCase().replaceAll('_', '-')}`);
      await page.keyboard.press('Escape');
      await expect(withdraw.alert).toBeHidden();
      await page.waitForLoadState('networkidle');
    }
    await world.addFault({ call: WITHDRAW, kind: 'limit', retryAfter: 60 });
    await withdraw.confirm.click();
    await expect(withdraw.alert).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(withdraw.alert).toBeHidden();
    await shoot('withdraw-wait');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a session that ends in the middle of a withdrawal',
  async ({ enter, page, texts, world }, shoot) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.fill('500');
    await page.waitForLoadState('networkidle');
    await world.revokeTokens(SOMCHAI.phone);
    await withdraw.confirm.click();
    await expect(page.getByRole('heading', { name: texts.login.heading })).toBeVisible();
    await shoot('withdraw-session-over');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a transfer between places',
  async ({ enter, page, texts, world }, shoot) => {
    await enter();
    const transfer = new TransferDialog(page, texts);
    await transfer.open.click();
    await transfer.amount.fill('100');
    await transfer.submit.click();
    await shoot('transfer-no-place');
    await transfer.to.selectOption('WALLET');
    await transfer.submit.click();
    await shoot('transfer-same-place');
    await transfer.from.selectOption('PG');
    await transfer.amount.fill('250');
    await shoot('transfer-out-of-game');
    await world.addFault({ call: TRANSFER, kind: 'hang' });
    await transfer.submit.click();
    await expect(transfer.submit).toHaveAttribute('aria-busy', 'true');
    await shoot('transfer-sending', { settles: false });
    await world.clearFaults();
    await expect(transfer.receipt).toBeVisible();
    await transfer.done.click();
    await transfer.open.click();
    await transfer.bringBack.scrollIntoViewIfNeeded();
    await shoot('transfer-bring-back');
    await transfer.bringBack.click();
    await expect(transfer.receipt).toBeVisible();
    await shoot('transfer-brought-back');
  },
  { sizes: BOTH_SIZES },
);

scenes(
  'a transfer without games',
  async ({ enter, page, texts, world }, shoot) => {
    await resetWorld(world, 'a member with money');
    await enter();
    await new TransferDialog(page, texts).open.click();
    await expect(page.getByText(texts.transfer.no_games_title)).toBeVisible();
    await shoot('transfer-no-games');
  },
  { sizes: BROWSER_SIZES },
);
