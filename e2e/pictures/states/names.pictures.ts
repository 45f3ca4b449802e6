import { expect } from '../../fixtures.ts';
import { ChatPanel } from '../../pages/chat-panel.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { GameDialog } from '../../pages/game-dialog.ts';
import { InviteDialog } from '../../pages/invite-dialog.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { TransferDialog } from '../../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../../pages/withdraw-dialog.ts';
import { ARABIC, enlarge, LAO, LATIN, LONG_MEMBER, nameAll, THAI } from './long-texts.ts';
import { BOTH_SIZES, BROWSER_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

for (const [kind, names] of [
  ['lao', LAO],
  ['thai', THAI],
  ['latin', LATIN],
  ['arabic', ARABIC],
] as const) {
  scenes(
    `names in ${kind} letters`,
    async (studio, shoot) => {
      const { world, enter, page, texts, home } = studio;
      await nameAll(world, names);
      await enter(LONG_MEMBER);
      await shoot(`names-${kind}-home`);
      const transfer = new TransferDialog(page, texts);
      await transfer.fill('LONG', '12345678.9');
      await shoot(`names-${kind}-transfer`);
      await transfer.submit.click();
      await expect(transfer.receipt).toBeVisible();
      await shoot(`names-${kind}-receipt`);
      await transfer.done.click();
      const withdraw = new WithdrawDialog(page, texts);
      await withdraw.open.click();
      await withdraw.amount.fill('50000');
      await withdraw.review.click();
      await expect(withdraw.confirm).toBeVisible();
      await shoot(`names-${kind}-withdraw`);
      await page.keyboard.press('Escape');
      const game = new GameDialog(page, texts);
      // Bidi marks isolate a right-to-left name.
      await game.open(`\u2068?${names.game}\u2069?`);
      await expect(game.amount).toBeVisible();
      await shoot(`names-${kind}-game`);
      await game.close.click();
      await home.openStatement();
      await expect(new StatementPage(page, texts).rows.first()).toBeVisible();
      await shoot(`names-${kind}-statement`);
      await home.openMenu(texts.common.menu.profile);
      await expect(new ProfilePage(page, texts).changePassword).toBeVisible();
      await shoot(`names-${kind}-profile`);
      if (kind !== 'lao') return;
      await page.emulateMedia({ forcedColors: 'active' });
      await home.openMenu(texts.common.menu.home);
      await home.isOpen();
      await shoot('names-latest-forced-colors');
    },
    { sizes: kind === 'lao' ? BOTH_SIZES : BROWSER_SIZES, languages: kind === 'lao' ? undefined : ['en'] },
  );
}

scenes(
  'the largest amounts',
  async ({ enter, page, texts }, shoot) => {
    await enlarge(page);
    await enter();
    await shoot('names-large-home');
    const transfer = new TransferDialog(page, texts);
    await transfer.fill('PG', '9999999999.99');
    await shoot('names-large-transfer');
    await page.keyboard.press('Escape');
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('9999999999.99');
    await shoot('names-large-withdraw');
    await page.keyboard.press('Escape');
    const game = new GameDialog(page, texts);
    await game.open('PG');
    await game.amount.fill('9999999999.99');
    await shoot('names-large-game');
    await game.close.click();
    await page.getByRole('button', { name: texts.home.deposit_button, exact: true }).click();
    const deposit = new DepositDialog(page, texts);
    await deposit.method('KBANK').click();
    await deposit.amount.fill('9999999999.99');
    await shoot('names-large-deposit');
  },
  { sizes: [...BROWSER_SIZES, '320x640', '640x400', '1080x1920'], languages: ['lo'] },
);

scenes(
  'names from right to left in notes, friends and the chat',
  async ({ world, enter, page, texts }, shoot) => {
    await world.setInvites('0812345678', {
      rows: [
        { name: ARABIC.member, amount: 1234.5, at: '2026-11-19T10:00:00.000Z' },
        { name: 'דוד 42', amount: 99, at: '2026-11-19T11:00:00.000Z' },
      ],
    });
    await enter();
    const invite = new InviteDialog(page, texts);
    await invite.open();
    await invite.rows.first().scrollIntoViewIfNeeded();
    await shoot('names-arabic-friends');
    await page.keyboard.press('Escape');
    const chat = new ChatPanel(page, texts);
    await chat.open();
    await chat.say('أودعت 500.00 بات، لم يصل المبلغ بعد (12:30)');
    await expect(chat.panel.getByText(texts.chat.sent)).toBeVisible();
    const room = await world.chatRoomOf('0812345678');
    await world.sendAsAgent(room, { text: 'שלום, הפקדה 1,000.00 THB התקבלה. شكراً' });
    await expect(chat.panel.getByText('שלום').first()).toBeVisible();
    await shoot('names-arabic-chat');
  },
  { sizes: BROWSER_SIZES, languages: ['th', 'en'] },
);
