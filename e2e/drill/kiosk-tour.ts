import { expect, type Locator } from '@playwright/test';
import { SOMCHAI } from '../fixtures.ts';
import type { KioskMachine } from '../kiosk-machine.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { BonusPage } from '../pages/bonus-page.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { InviteDialog } from '../pages/invite-dialog.ts';
import { LoginPage } from '../pages/login-page.ts';
import { PrivateContent } from '../pages/private-content.ts';
import { RefundDialog } from '../pages/refund-dialog.ts';
import { SpinPage } from '../pages/spin-page.ts';
import { StatementPage } from '../pages/statement-page.ts';
import { TransferDialog } from '../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../pages/withdraw-dialog.ts';
import { type Language, texts } from '../texts.ts';
import { payNewestQr, resetWorld, type Control } from '../world.ts';

export const STAFF_PIN = '246810';

/** The idle question's number and a part of its ring change every second. */
const SECOND_PIXELS = 30_000;

interface Tour {
  machine: KioskMachine;
  world: Control;
  language: Language;
  /**
   * Photographs what the screen shows now.
   * @param moving how many pixels may change between two pictures
   */
  shoot: (name: string, moving?: number) => Promise<void>;
}

export async function tour({ machine, world, language, shoot }: Tour): Promise<void> {
  const { page } = machine;
  const words = texts(language);
  const dialog = page.getByRole('dialog');
  const back = page.getByRole('button', { name: words.common.back_button, exact: true });
  const attract = new AttractPage(page);
  const home = new HomePage(page, words);
  const { show } = new PrivateContent(page, words);
  const tapEntry = async (name: string) => {
    const menu = page.getByRole('navigation', { name: words.common.menu.member });
    const entry = (role: 'link' | 'button') => menu.getByRole(role, { name, exact: true });
    await machine.tap(entry('link').or(entry('button')));
  };
  const tapWidget = async (name: string) =>
    machine.tap(
      page
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .or(page.getByRole('button', { name: new RegExp(`^${name}`) })),
    );
  const gone = (text: string) => expect(page.getByText(text)).toBeHidden({ timeout: 20_000 });
  // Waits longer than an assertion, for a busy machine.
  const shown = (target: Locator) => target.first().waitFor();

  await resetWorld(world, 'demo');
  await world.setCoins(SOMCHAI.phone, 8);
  await world.setPlays(SOMCHAI.phone, { staked: 500, won: 0, lost: 500 });
  await world.setInvites(SOMCHAI.phone, {
    earnings: 276,
    success: 3,
    rows: [{ name: 'Ploy', amount: 92, at: '2026-11-19T10:00:00.000Z' }],
  });
  await page.reload();
  await shown(attract.heading);
  await page.evaluate(knowVoices);
  await shoot('attract');

  await machine.tap(attract.language(language));
  const login = new LoginPage(page, words);
  await shown(machine.keypad);
  await shoot('login');
  await machine.press(SOMCHAI.phone);
  await machine.tap(login.password);
  // The board with letters takes the place of the digits.
  await shown(machine.keypad.getByRole('button', { name: 'q', exact: true }));
  await machine.press(SOMCHAI.password);
  await machine.tap(login.submit);
  await shown(home.total);
  await expect(home.total).toContainText(/\d\.\d\d/);
  await shoot('home');
  await machine.whileHeld(show, () => shoot('home-shown'));

  const deposit = new DepositDialog(page, words);
  await machine.tap(home.openDeposit);
  await shown(deposit.method('KBANK'));
  await shoot('deposit-list');
  await machine.tap(deposit.method('KBANK'));
  await shown(deposit.create);
  await machine.press('123.45');
  await shoot('deposit-amount');
  await machine.tap(deposit.create);
  await shown(deposit.qr(123.45));
  await shoot('deposit-qr');
  await payNewestQr(world);
  await shown(deposit.paid);
  await shoot('deposit-paid');
  await machine.tap(deposit.done);

  const transfer = new TransferDialog(page, words);
  await machine.tap(transfer.open);
  await shown(transfer.amount);
  await shoot('transfer');
  await machine.tap(transfer.to);
  await shoot('transfer-to');
  await machine.tap(transfer.to.getByRole('option', { name: /^PG/ }));
  await machine.tap(back);

  await tapWidget(words.home.bonus_widget);
  const bonus = new BonusPage(page, words);
  await shown(bonus.cards);
  await shoot('bonus');
  await machine.tap(bonus.cards.first());
  await shown(bonus.receive);
  await shoot('bonus-dialog');
  await machine.tap(bonus.receive);
  await shown(bonus.active);
  await gone(words.bonus.bonus.done_toast);
  await shoot('bonus-active');
  await machine.tap(bonus.end);
  await shown(bonus.question);
  await shoot('bonus-end');
  await machine.tap(bonus.confirmEnd);
  await shown(bonus.code);
  await machine.tap(bonus.code);
  await shown(machine.keypad);
  await gone(words.errors.BONUS_CLEAR);
  await shoot('promotion-code');
  // The keypad covers the menu while a field has the focus.
  await machine.tap(page.getByRole('heading', { level: 1 }));
  await expect(machine.keypad).toBeHidden();
  await tapEntry(words.common.menu.home);

  await tapWidget(words.home.spin_widget);
  const spin = new SpinPage(page, words);
  await shown(spin.wheel);
  await shoot('spin');
  await world.setNextPrize('P100');
  await machine.tap(spin.button);
  await shown(spin.prize);
  await shoot('spin-prize');
  await machine.tap(spin.claimLater);
  await shown(spin.rows);
  await shoot('spin-coupons');

  await tapEntry(words.common.menu.statement);
  const statement = new StatementPage(page, words);
  await shown(statement.rows);
  await shoot('statement');
  await tapEntry(words.common.menu.profile);
  await shown(page.getByRole('heading', { name: words.profile.bank_heading }));
  await shoot('profile');
  await machine.whileHeld(show, async () => {
    // It is shown in groups.
    await shown(page.getByText(new RegExp([...SOMCHAI.phone].join(String.raw`\W?`))));
    await shoot('profile-shown');
  });
  await tapEntry(words.common.menu.home);

  const refund = new RefundDialog(page, words);
  await tapWidget(words.home.refund_widget);
  await shown(refund.summary);
  await shoot('refund');
  await machine.tap(back);
  await tapWidget(words.home.invite_widget);
  await shown(dialog);
  await shoot('invite');
  const next = page.getByRole('button', { name: words.home.banners_next_button });
  if (await next.isVisible()) {
    await machine.tap(next);
    await shown(new InviteDialog(page, words).summary);
    await shoot('invite-summary');
  }
  await machine.tap(back);

  const withdraw = new WithdrawDialog(page, words);
  await machine.tap(withdraw.open);
  await shown(withdraw.amount);
  await machine.press('500');
  await shoot('withdraw');
  await machine.tap(withdraw.review);
  await shown(withdraw.confirm);
  await shoot('withdraw-review');
  await machine.tap(withdraw.confirm);
  await shown(withdraw.receipt);
  await shoot('withdraw-receipt');
  // Without a touch, the idle question appears over the receipt.
  const question = page.getByRole('alertdialog', { name: words.kiosk.idle.title });
  await expect(question).toBeVisible({ timeout: 40_000 });
  await shoot('idle', SECOND_PIXELS);
  await machine.tap(question.getByRole('button', { name: words.kiosk.idle.finish_button }));
  await shown(attract.heading);

  await machine.hold({ x: 30, y: 30 });
  await shoot('staff-gate');
  const gate = page.locator('.staff-gate');
  for (const key of [...STAFF_PIN, '↵'])
    await machine.tap(gate.getByRole('button', { name: key, exact: true }));
  await shown(page.getByRole('heading', { name: texts('th').kiosk.staff.facts_title }));
  const languages = { th: 'ไทย', lo: 'ລາວ', en: 'English' };
  await machine.tap(page.getByRole('button', { name: languages[language] }));
  await shown(page.getByRole('heading', { name: words.kiosk.staff.facts_title }));
  await shoot('staff');
  await machine.tap(page.getByRole('button', { name: words.kiosk.staff.start_button }));
  await expect(page.getByText(words.kiosk.staff.asks.touch)).toBeVisible({ timeout: 30_000 });
  await shoot('staff-touch');
  await machine.tap(page.getByRole('button', { name: words.kiosk.staff.done_button }));
  for (let colour = 0; colour < 5; colour += 1) await machine.tap(page.locator('[data-colour]'));
  await shown(page.getByText(words.kiosk.staff.asks.colours));
  await shoot('staff-question');
}

/** Runs in the page: a voice of the system that is found later adds a button. */
function knowVoices(): Promise<unknown> {
  return new Promise((resolve) => {
    if (speechSynthesis.getVoices().length > 0) resolve(null);
    speechSynthesis.addEventListener('voiceschanged', resolve, { once: true });
    // The machine may have none.
    setTimeout(resolve, 3_000);
  });
}
