import { SOMCHAI } from '../fixtures.ts';
import { amountText, filled, type Texts, texts } from '../texts.ts';
import { expect, test } from './fixtures.ts';
import type { Member } from './member.ts';
import { payNewestQr } from '../world.ts';

async function logIn(member: Member, { login, home }: Texts, { phone, password } = SOMCHAI): Promise<void> {
  await member.fill({ label: login.phone_label }, phone);
  await member.fill({ label: login.password_label }, password);
  await member.press({ role: 'button', name: login.submit_button });
  await member.sees({ role: 'status', name: home.total_label });
}

async function openStatement(member: Member, { common }: Texts): Promise<void> {
  const menu = { role: 'navigation', name: common.menu.member };
  await member.press({ role: 'link', name: common.menu.statement, within: menu });
  await member.sees({ role: 'heading', name: common.title.statement });
}

test('a member logs in, sees the balance and the games, checks the balance and logs out', async ({
  member,
  words,
}) => {
  const { home, common, login } = words;
  await member.open('/user/home');
  await logIn(member, words);
  const [total = ''] = await member.read({ role: 'status', name: home.total_label });
  expect(total).toMatch(/\d\.\d\d/);
  await member.sees({ role: 'heading', name: new RegExp(`^${home.slot_games}`) });
  await member.press({ role: 'button', name: home.check_button });
  await member.sees({ text: home.checked_toast });
  await member.press({ role: 'button', name: common.session.logout_button });
  await member.sees({ role: 'heading', name: login.heading });
});

test('a deposit paid by QR appears in wallet and statement', async ({ member, words, world }) => {
  const { deposit, home, statement } = words;
  await member.open('/login');
  await logIn(member, words);
  const { wallet } = await world.member(SOMCHAI.phone);
  await member.press({ role: 'button', name: home.deposit_button });
  await member.press({ role: 'button', name: /^KBANK/ });
  await member.fill({ label: deposit.amount_label }, '123.45');
  await member.press({ role: 'button', name: new RegExp(`^${deposit.create_button}`) });
  const unit = words.common.unit.baht;
  await member.sees({ role: 'img', name: filled(deposit.qr_alt, { amount: amountText(123.45), unit }) });
  await payNewestQr(world);
  await member.sees({ text: deposit.paid_title });
  await member.press({ role: 'button', name: deposit.done_button });
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(wallet + 123.45);
  await member.sees({ text: amountText(wallet + 123.45) });
  await openStatement(member, words);
  await expect.poll(async () => (await member.read({ role: 'row' }))[1]).toContain('+123.45');
  expect((await member.read({ role: 'row' }))[1]).toContain(statement.status.success);
});

test('the statement shows a withdrawal as in progress', async ({ member, words, world }) => {
  const { withdraw, home, money, statement } = words;
  await member.open('/login');
  await logIn(member, words);
  const { wallet } = await world.member(SOMCHAI.phone);
  await member.press({ role: 'button', name: home.withdraw_button });
  const dialog = { role: 'dialog' };
  await member.fill({ label: withdraw.amount_label, within: dialog }, '300');
  const ordered = filled(withdraw.submit_button_amount, { amount: '300.00' });
  await member.press({ role: 'button', name: new RegExp(`^${ordered}`), within: dialog });
  const confirmed = filled(withdraw.confirm_button, { amount: '300.00' });
  await member.press({ role: 'button', name: new RegExp(`^${confirmed}`), within: dialog });
  await member.sees({ text: withdraw.done_title, within: dialog });
  await member.press({ role: 'button', name: money.receipt.done_button, within: dialog });
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(wallet - 300);
  await openStatement(member, words);
  await expect.poll(async () => (await member.read({ role: 'row' }))[1]).toContain('300.00');
  expect((await member.read({ role: 'row' }))[1]).toContain(statement.status.in_progress);
});

test('the language changes immediately and survives a reload', async ({ member, words }) => {
  await member.open('/login');
  await member.sees({ role: 'heading', name: words.login.heading });
  for (const language of ['lo', 'en', 'th', 'lo'] as const) {
    await member.choose({ role: 'combobox' }, language);
    await member.sees({ role: 'heading', name: texts(language).login.heading });
    expect(await member.evaluate('return document.documentElement.lang')).toBe(language);
  }
  await member.open('/login');
  await member.sees({ role: 'heading', name: texts('lo').login.heading });
});

test('a guest and the staff exchange chat messages', async ({ member, words, world }) => {
  const { chat, chatEntrance } = words;
  await member.open('/contact');
  const panel = { role: 'dialog', name: chat.title };
  await member.press({ role: 'button', name: chatEntrance.button, within: { role: 'banner' } });
  await member.fill({ role: 'textbox', name: chat.text_label, within: panel }, 'Where is my money?');
  await member.key('Enter');
  await member.sees({ text: chat.sent, within: panel });
  const room = `RK-${String(await member.evaluate('return localStorage.getItem("guest-id")'))}`;
  expect(await world.chatMessages(room)).toHaveLength(1);
  await world.sendAsAgent(room, { text: 'ขอดูสลิปค่ะ' });
  await member.sees({ text: 'ขอดูสลิปค่ะ', within: panel });
});

test('a visitor registers by phone, code, profile and bank, and logs in', async ({
  member,
  words,
  world,
}) => {
  const { register } = words;
  const field = (
    name: 'phone' | 'otp' | 'name' | 'password' | 'confirm' | 'account' | 'first_name' | 'last_name',
  ) => ({ role: 'textbox', name: register[`${name}_label`] }) as const;
  const visitor = { phone: '0611111111', password: 'secret-1' };
  await member.open('/register');
  await member.fill(field('phone'), visitor.phone);
  await member.press({ role: 'button', name: register.next_button });
  await member.sees({ role: 'heading', name: register.otp_heading });
  await member.fill(field('otp'), await world.otpCode(visitor.phone));
  await member.press({ role: 'button', name: register.verify_button });
  await member.sees({ role: 'heading', name: register.profile_heading });
  await member.fill(field('name'), 'Anong');
  await member.fill({ label: register.password_label }, visitor.password);
  await member.fill({ label: register.confirm_label }, visitor.password);
  await member.press({ role: 'button', name: register.next_button });
  await member.sees({ role: 'heading', name: register.bank_heading });
  await member.choose({ label: register.bank_label }, 'KBANK');
  await member.fill(field('account'), '5551234567');
  await member.fill(field('first_name'), 'Anong');
  await member.fill(field('last_name'), 'Deejai');
  await member.press({ role: 'button', name: register.finish_button });
  await member.sees({ role: 'heading', name: register.done_heading });
  await member.sees({ role: 'heading', name: words.login.heading });
  await logIn(member, words, visitor);
});
