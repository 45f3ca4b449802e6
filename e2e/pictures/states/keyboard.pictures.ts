import { expect } from '../../fixtures.ts';
import { ChatPanel } from '../../pages/chat-panel.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { GameDialog } from '../../pages/game-dialog.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { TransferDialog } from '../../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../../pages/withdraw-dialog.ts';
import { KEYBOARD_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

/**
 * The part of a phone above its on-screen keyboard: half of the height, as with `interactive-widget=resizes-content`. The
 * focused field must be visible there.
 */

const sizes = KEYBOARD_SIZES;

scenes(
  'above the keyboard before the login',
  async ({ open, page, texts, world }, shoot) => {
    await page.setViewportSize({ width: 390, height: 422 });
    await open('/login');
    const password = page.getByLabel(texts.login.password_label, { exact: true });
    await password.focus();
    await expect(password).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-login');
    const register = new RegisterPage(page, texts);
    await open('/register');
    await register.givePhone('0611111111');
    await expect(register.heading('otp')).toBeVisible();
    await register.field('otp').fill('12');
    await expect(register.field('otp')).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-code');
    await register.giveCode(await world.otpCode('0611111111'));
    await register.giveProfile('Anong', 'secret-1');
    await register.field('last_name').focus();
    await expect(register.field('last_name')).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-bank');
  },
  { sizes },
);

scenes(
  'above the keyboard at home',
  async ({ enter, page, texts, home }, shoot) => {
    await page.setViewportSize({ width: 390, height: 422 });
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('1200');
    await expect(withdraw.amount).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-withdraw');
    await page.keyboard.press('Escape');
    const transfer = new TransferDialog(page, texts);
    await transfer.fill('PG', '250');
    await expect(transfer.amount).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-transfer');
    await page.keyboard.press('Escape');
    await home.openDeposit.click();
    const deposit = new DepositDialog(page, texts);
    await deposit.method('KBANK').click();
    await deposit.amount.fill('500');
    await expect(deposit.amount).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-deposit');
    await deposit.close.click();
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await game.amount.fill('100');
    await expect(game.amount).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-game');
    await game.close.click();
    await page.getByRole('button', { name: texts.home.search_label }).click();
    await page.getByRole('searchbox', { name: texts.home.search_label }).fill('slot');
    await shoot('keyboard-search');
    await page.getByRole('button', { name: texts.home.search_close }).click();
    const chat = new ChatPanel(page, texts);
    await chat.open();
    await chat.input.fill('ฝากเงินไปแล้ว ยอดยังไม่เข้าค่ะ');
    await expect(chat.input).toBeInViewport({ ratio: 1 });
    await shoot('keyboard-chat');
    await chat.close.click();
    await home.openMenu(texts.common.menu.profile);
    const profile = new ProfilePage(page, texts);
    await profile.changePassword.click();
    await page.getByLabel(texts.profile.password.confirm_label, { exact: true }).focus();
    await shoot('keyboard-password');
  },
  { sizes },
);
