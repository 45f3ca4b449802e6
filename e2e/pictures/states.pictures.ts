import { expect, SOMCHAI } from '../fixtures.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { StatementPage } from '../pages/statement-page.ts';
import { WithdrawDialog } from '../pages/withdraw-dialog.ts';
import { BROWSER_SIZES, SMALL_SIZES } from './sizes.ts';
import { picture } from './take-pictures.ts';
import { resetWorld } from '../world.ts';

/** Rare states: open menus, the smallest screens, the longest texts, and money with an unknown outcome. */

const SOMPHONE = '02055512345';
const sizes = BROWSER_SIZES;

picture('states-small-home', ({ enter }) => enter(), { sizes: SMALL_SIZES });

picture(
  'states-small-login',
  async ({ open, page, texts }) => {
    await open('/login');
    await page.getByLabel(texts.login.phone_label).focus();
  },
  { sizes: SMALL_SIZES },
);

picture(
  'states-small-withdraw',
  async ({ enter, page, texts }) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('1200');
  },
  { sizes: SMALL_SIZES },
);

picture(
  'states-small-deposit',
  async ({ enter, page, texts }) => {
    await enter();
    await page.getByRole('button', { name: texts.home.deposit_button, exact: true }).click();
    const deposit = new DepositDialog(page, texts);
    await deposit.askForQr('500');
    await expect(deposit.qr(500)).toBeVisible();
  },
  { sizes: SMALL_SIZES },
);

picture(
  'states-language-menu',
  async ({ enter, page, texts }) => {
    await enter();
    await page.getByRole('combobox', { name: texts.common.language.label }).click();
  },
  { sizes },
);

picture(
  'states-scrolled',
  async ({ enter, page, texts }) => {
    await enter();
    await page.getByRole('heading', { name: texts.home.lotto_games }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 900);
    await expect(page.getByText('Huay HD')).toBeInViewport();
  },
  { sizes },
);

picture(
  'states-forced-colors',
  async ({ enter, page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await enter();
  },
  { sizes },
);

picture(
  'states-long-names',
  async ({ enter, world, page, texts }) => {
    await world.setBank(SOMCHAI.phone, {
      bankCode: 'KTB',
      bankAccountName: 'PHRAKHRUWINAITHONSOMCHAI WATTANAPHANITCHAROENKUL NA AYUTTHAYA',
      bankAccountNo: '123456789012345',
    });
    await world.setBalance(SOMCHAI.phone, { account: 'WALLET', amount: 98_765_432.1 });
    await world.addGame({
      code: 'LONG',
      name: 'The Adventures of the Golden Dragon Riverboat Deluxe Edition',
      category: 'slot',
      count: 1,
    });
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('50000');
  },
  { sizes },
);

picture(
  'states-kip',
  async ({ enter, world, page, texts }) => {
    await world.setBalance(SOMPHONE, { account: 'WALLET', amount: 98_765_432.1 });
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('12345678.9');
  },
  { app: 'laos', sizes, languages: ['lo', 'en'] },
);

picture(
  'states-kip-home',
  async ({ enter, world }) => {
    await world.setBalance(SOMPHONE, { account: 'WALLET', amount: 98_765_432.1 });
    await enter();
  },
  { app: 'laos', sizes: ['360x740', '768x1024', '1280x800'], languages: ['lo'] },
);

picture(
  'states-unknown',
  async ({ enter, world, page, texts }) => {
    await enter();
    await world.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'drop', times: 'always' });
    await world.addFault({ call: 'POST /api/statement', kind: 'status', status: 503, times: 'always' });
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('500');
    await expect(page.getByRole('button', { name: texts.outcome.check_again_button })).toBeVisible();
  },
  { sizes },
);

picture(
  'states-limit',
  async ({ enter, world, page, texts }) => {
    await enter();
    await world.addFault({ call: 'POST /api/wallet/withdrawAll', kind: 'refuse', code: 'REQUEST_LIMIT' });
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('500');
    await expect(withdraw.alert).toBeVisible();
  },
  { sizes },
);

picture(
  'states-offline',
  async ({ enter, context, page, texts }) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('500');
    await withdraw.review.click();
    await context.setOffline(true);
    await withdraw.confirm.click();
    await expect(withdraw.alert).toBeVisible();
  },
  { sizes },
);

picture(
  'states-qr-cancel',
  async ({ enter, page, texts }) => {
    await enter();
    await page.getByRole('button', { name: texts.home.deposit_button, exact: true }).click();
    const deposit = new DepositDialog(page, texts);
    await deposit.askForQr('500');
    await deposit.cancel.click();
    await expect(deposit.confirmCancel).toBeVisible();
  },
  { sizes },
);

picture(
  'states-qr-expired',
  async ({ enter, page, texts }) => {
    await page.clock.install();
    await enter();
    await page.getByRole('button', { name: texts.home.deposit_button, exact: true }).click();
    const deposit = new DepositDialog(page, texts);
    await deposit.askForQr('500');
    await expect(deposit.qr(500)).toBeVisible();
    await page.clock.fastForward(11 * 60_000);
    await expect(page.getByText(texts.deposit.expired_title)).toBeVisible();
  },
  { sizes, isAlone: true },
);

picture(
  'states-statement-pages',
  async ({ enter, world, home, page, texts }) => {
    await resetWorld(world, 'a member with three pages of statement');
    await enter();
    await home.openStatement();
    await expect(new StatementPage(page, texts).rows.first()).toBeVisible();
    await page.mouse.wheel(0, 5000);
  },
  { sizes },
);

picture(
  'states-chat-kinds',
  async ({ open, page, texts, world }) => {
    const chat = new ChatPanel(page, texts);
    await open('/contact');
    await chat.open();
    await chat.say('ຖອນເງິນບໍ່ໄດ້ · ถอนเงินไม่ได้ · https://rimkhong.example/' + 'a'.repeat(60));
    await expect(chat.panel.getByText(texts.chat.sent)).toBeVisible();
    const room = await chat.guestRoom();
    for (const preset of ['image', 'generic', 'quick_replies'] as const)
      await world.sendAsAgent(room, { preset });
    await expect(chat.panel.getByRole('button', { name: 'แก้ไขแล้ว' })).toBeVisible();
  },
  { sizes },
);
