import { BonusPage } from '../../../pages/bonus-page.ts';
import { ChatPanel } from '../../../pages/chat-panel.ts';
import { ContactPage } from '../../../pages/contact-page.ts';
import { DepositDialog } from '../../../pages/deposit-dialog.ts';
import { GameDialog } from '../../../pages/game-dialog.ts';
import { InviteDialog } from '../../../pages/invite-dialog.ts';
import { ProfilePage } from '../../../pages/profile-page.ts';
import { RefundDialog } from '../../../pages/refund-dialog.ts';
import { RegisterPage } from '../../../pages/register-page.ts';
import { SpinPage } from '../../../pages/spin-page.ts';
import { StatementPage } from '../../../pages/statement-page.ts';
import { WithdrawDialog } from '../../../pages/withdraw-dialog.ts';
import type { Reading } from '../row.ts';
import type { Stage } from '../stage.ts';

const statement = ({ page, words }: Stage) => new StatementPage(page, words);
const register = ({ page, words }: Stage) => new RegisterPage(page, words);
const spin = ({ page, words }: Stage) => new SpinPage(page, words);
const bonus = ({ page, words }: Stage) => new BonusPage(page, words);
const refund = ({ page, words }: Stage) => new RefundDialog(page, words);
const contact = ({ page, words }: Stage) => new ContactPage(page, words);

const REFUNDS = 'a member with many refunds';
const atHome = (stage: Stage) => stage.enterHome();
const atStatement = async (stage: Stage) => {
  await stage.enter('/user/statement');
  await statement(stage).rows.first().waitFor();
};

const screen = (
  name: string,
  call: Reading['call'],
  path: string,
  ready: Reading['ready'],
  rest: Partial<Reading> = {},
): Reading => ({
  kind: 'reading',
  name,
  call,
  open: (stage) => stage.enter(path, rest.isPublic !== true),
  ready,
  ...rest,
});

const part = (row: Omit<Reading, 'kind'>): Reading => ({ kind: 'reading', ...row });

export const readingRows: Reading[] = [
  screen('home', 'GET /api/wallet', '/user/home', ({ home }) => home.checkBalance),
  screen('statement', 'POST /api/statement', '/user/statement', (stage) => statement(stage).rows.first()),
  screen('profile', 'GET /api/account/profile', '/user/profile', ({ page, words }) =>
    new ProfilePage(page, words).fact('username_label'),
  ),
  screen('bonuses', 'GET /api/bonus', '/user/bonus', (stage) => bonus(stage).cards.first(), { isList: true }),
  screen('bonus in use', 'GET /api/bonus/check/active', '/user/bonus', (stage) => bonus(stage).active, {
    scenario: 'a member with an active bonus',
  }),
  screen('wheel', 'GET /api/spinwheel/setup', '/user/spin', (stage) => spin(stage).button, {
    scenario: 'a member with coupons',
  }),
  screen('coupons', 'GET /api/spinwheel/coupon', '/user/spin', (stage) => spin(stage).rows.first(), {
    isList: true,
    scenario: 'a member with coupons',
  }),
  screen('contact', 'GET /api/lookup/contact', '/contact', (stage) => contact(stage).version, {
    isPublic: true,
  }),
  screen(
    'login, active',
    'GET /api/lookup/active',
    '/login',
    ({ page, words }) => page.getByRole('button', { name: words.login.submit_button }),
    { isPublic: true, isOptional: true },
  ),
  screen(
    'website name',
    'GET /api/lookup/info',
    '/login',
    ({ page, words }) => page.getByRole('button', { name: words.login.submit_button }),
    { isPublic: true, isOptional: true },
  ),
  screen('notice', 'GET /api/lookup/notice', '/user/home', ({ home }) => home.checkBalance, {
    isOptional: true,
  }),
  part({
    name: 'agreement',
    call: 'GET /api/lookup/agreements',
    arrange: ({ world }) => world.setLookups({ agreements: ['<p>หนึ่งบัญชีต่อหนึ่งคน</p>'] }),
    open: async (stage) => {
      await stage.enterHome();
      await stage.pass(2);
    },
    ready: ({ page, words }) => page.getByRole('dialog', { name: words.agreement.title }),
    isOptional: true,
  }),
  part({
    name: 'deposit methods',
    call: 'GET /api/lookup/deposit',
    before: atHome,
    open: ({ home }) => home.openDeposit.click(),
    ready: ({ page, words }) => new DepositDialog(page, words).method('KBANK'),
  }),
  part({
    name: 'waiting QR',
    call: 'GET /api/qrcode/{bankCode}',
    scenario: 'a member with a live KBANK QR',
    before: atHome,
    open: ({ home }) => home.openDeposit.click(),
    ready: ({ page, words }) => new DepositDialog(page, words).countdown,
    // A waiting QR is watched: it is read every two seconds.
    reads: 12,
    // The list of methods opens; the method whose QR could not be read says so.
    seekRetry: async ({ page, words }) => {
      const method = new DepositDialog(page, words).method('KBANK');
      if (await method.isVisible()) await method.click();
    },
  }),
  part({
    name: 'withdrawal limits',
    call: 'GET /api/lookup/withdraw',
    before: atHome,
    open: ({ page, words }) => new WithdrawDialog(page, words).open.click(),
    ready: ({ page, words }) => new WithdrawDialog(page, words).amount,
  }),
  part({
    name: 'invites',
    call: 'POST /api/invite',
    scenario: 'a member who has invited friends',
    before: atHome,
    open: ({ page, words }) => new InviteDialog(page, words).open(),
    ready: ({ page, words }) => new InviteDialog(page, words).rows.first(),
  }),
  part({
    name: 'refund',
    call: 'GET /api/refund/check',
    scenario: REFUNDS,
    before: atHome,
    open: ({ page, words }) =>
      page.getByRole('button', { name: new RegExp(`^${words.home.refund_widget}`) }).click(),
    ready: (stage) => refund(stage).summary,
  }),
  part({
    name: 'refund banners',
    call: 'GET /api/refund/banners',
    scenario: REFUNDS,
    before: atHome,
    open: ({ page, words }) =>
      page.getByRole('button', { name: new RegExp(`^${words.home.refund_widget}`) }).click(),
    ready: (stage) => refund(stage).summary,
    isOptional: true,
  }),
  part({
    name: 'refunds so far',
    call: 'POST /api/refund',
    scenario: REFUNDS,
    before: atHome,
    open: (stage) => refund(stage).open(),
    ready: (stage) => refund(stage).rows.first(),
  }),
  part({
    name: 'game credentials',
    notInKiosk: true,
    call: 'GET /api/wallet/account/{slotCode}',
    before: atHome,
    open: ({ page, words }) => new GameDialog(page, words).open('PG'),
    ready: ({ page, words }) => page.getByRole('button', { name: words.games.copy_username }),
  }),
  part({
    name: 'conditions',
    call: 'GET /api/lookup/conditions',
    isList: true,
    arrange: ({ world }) => world.setLookups({ conditions: ['<b>หนึ่งบัญชี</b>ต่อหนึ่งคน'] }),
    before: atHome,
    open: ({ home, words }) => home.openMenu(words.common.menu.conditions),
    ready: ({ page }) => page.getByRole('dialog').getByText('หนึ่งบัญชี'),
  }),
  part({
    name: 'statement, next page',
    call: 'POST /api/statement',
    arrange: ({ world, phone }) => world.addStatementLines(phone, { count: 40 }),
    before: atStatement,
    open: ({ page, words }) => page.getByRole('button', { name: words.money.pager.next }).click(),
    ready: ({ page }) => page.getByText(/11–2\d/),
  }),
  part({
    name: 'statement, filtered',
    call: 'POST /api/statement',
    arrange: ({ world, phone }) => world.addStatementLines(phone, { count: 300 }),
    before: atStatement,
    open: (stage) => statement(stage).type.selectOption('deposit'),
    // Whatever they count: entries with types of another text are in no sum.
    ready: (stage) => statement(stage).totals.locator('dd').first(),
  }),
  part({
    name: 'slips',
    call: 'POST /api/statement/slip',
    scenario: 'a member with slips of every kind',
    before: async (stage) => {
      await stage.enter('/user/statement');
      await statement(stage).openSlips.waitFor();
    },
    open: (stage) => statement(stage).openSlips.click(),
    ready: (stage) => statement(stage).slips.locator('tbody tr').first(),
  }),
  ...(['banks', 'sources'] as const).map((list) =>
    part({
      name: `register, ${list}`,
      call: `GET /api/lookup/${list}`,
      isList: true,
      isPublic: true,
      arrange: ({ world }) => world.setFlags({ registerOTP: false }),
      open: async (stage) => {
        await stage.enter('/register', false);
        await register(stage).givePhone('0611111111');
      },
      ready: (stage) => register(stage).field('name'),
    }),
  ),
  part({
    name: 'chat history',
    notInKiosk: true,
    call: 'POST /api/chat/history',
    isList: true,
    arrange: async ({ world, phone }) => {
      const room = await world.chatRoomOf(phone);
      await world.sendAsAgent(room, { text: 'สลิปถูกต้องค่ะ' });
    },
    before: atHome,
    open: ({ page, words }) => new ChatPanel(page, words).open(),
    // A damaged message shows that there is one.
    ready: ({ page, words }) => {
      const { log } = new ChatPanel(page, words);
      return log.getByText('สลิปถูกต้องค่ะ').or(log.getByText(words.chat.unknown));
    },
  }),
];
