import { ChatPanel } from '../../pages/chat-panel.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { GameDialog } from '../../pages/game-dialog.ts';
import { InviteDialog } from '../../pages/invite-dialog.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { RefundDialog } from '../../pages/refund-dialog.ts';
import { SpinPage } from '../../pages/spin-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { TransferDialog } from '../../pages/transfer-dialog.ts';
import { WithdrawDialog } from '../../pages/withdraw-dialog.ts';
import { resetWorld } from '../../world.ts';
import { focusOn } from '../detector/focus.ts';
import { BROWSER_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

/** Keyboard focus on each kind of control and each main screen. It looks the same in every language. */

const sizes = BROWSER_SIZES;
const languages = ['lo'] as const;

scenes(
  'focus of a visitor',
  async ({ open, page, texts }, shoot) => {
    await open('/login');
    await focusOn(page, page.getByRole('checkbox'));
    await shoot('focus-checkbox');
    await focusOn(page, page.getByRole('button', { name: texts.login.show_password }));
    await shoot('focus-in-field');
    await focusOn(page, page.getByRole('button', { name: texts.login.submit_button, exact: true }));
    await shoot('focus-gold');
    await focusOn(page, page.getByRole('link', { name: texts.login.register_link }));
    await shoot('focus-link');
    await focusOn(page, page.getByRole('combobox', { name: texts.common.language.label }));
    await shoot('focus-select');
    await open('/register');
    await focusOn(page, page.getByLabel(texts.register.phone_label, { exact: true }));
    await shoot('focus-field');
    await open('/howto');
    await focusOn(page, page.getByRole('main').getByRole('button').first());
    await shoot('focus-card');
    await open('/contact');
    const chat = new ChatPanel(page, texts);
    await focusOn(page, page.locator('section').getByRole('button', { name: texts.contact.chat_button }));
    await shoot('focus-contact');
    await chat.open();
    await focusOn(page, chat.input);
    await shoot('focus-chat');
    await focusOn(page, chat.close);
    await shoot('focus-chat-close');
  },
  { sizes, languages },
);

scenes(
  'focus of a member',
  async ({ enter, page, texts, home }, shoot) => {
    await enter();
    await focusOn(page, home.openDeposit);
    await shoot('focus-home');
    await focusOn(page, page.getByRole('button', { name: texts.home.withdraw_button, exact: true }));
    await shoot('focus-home-line');
    await focusOn(page, page.getByRole('link', { name: new RegExp(`^${texts.home.bonus_widget}`) }));
    await shoot('focus-widget');
    await focusOn(page, new GameDialog(page, texts).tile('PG'));
    await shoot('focus-tile');
    await focusOn(
      page,
      page
        .getByRole('navigation', { name: texts.common.menu.member })
        .getByRole('link', { name: texts.common.menu.statement, exact: true }),
    );
    await shoot('focus-menu');
    await focusOn(page, home.logOut);
    await shoot('focus-icon');

    await home.openDeposit.click();
    const deposit = new DepositDialog(page, texts);
    await focusOn(page, deposit.method('KBANK'));
    await shoot('focus-method');
    await deposit.method('KBANK').click();
    await focusOn(page, deposit.preset('500'));
    await shoot('focus-chip');
    await focusOn(page, deposit.amount);
    await shoot('focus-amount');
    await deposit.preset('500').click();
    await deposit.create.click();
    await focusOn(page, deposit.cancel);
    await shoot('focus-qr');
    await deposit.close.click();

    const transfer = new TransferDialog(page, texts);
    await transfer.open.click();
    await focusOn(page, page.getByRole('button', { name: texts.transfer.swap_button }));
    await shoot('focus-swap');
    await focusOn(page, transfer.from);
    await shoot('focus-place');
    await page.keyboard.press('Escape');

    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.open.click();
    await withdraw.amount.fill('500');
    await focusOn(page, withdraw.review);
    await shoot('focus-withdraw');
    await page.keyboard.press('Escape');

    const game = new GameDialog(page, texts);
    await game.open('PG');
    await focusOn(page, page.getByRole('button', { name: texts.games.show_password }));
    await shoot('focus-game');
    await game.close.click();
  },
  { sizes, languages },
);

scenes(
  'focus on the pages of a member',
  async ({ world, enter, page, texts, home }, shoot) => {
    await resetWorld(world, 'a member who has invited friends');
    await enter();
    const refund = new RefundDialog(page, texts);
    await refund.open();
    await focusOn(page, page.getByRole('dialog').getByRole('button').last());
    await shoot('focus-refund');
    await page.keyboard.press('Escape');
    const invite = new InviteDialog(page, texts);
    await invite.open();
    await focusOn(page, invite.receivePart);
    await shoot('focus-invite');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: new RegExp(`^${texts.home.bonus_widget}`) }).click();
    await focusOn(page, page.getByRole('main').getByRole('button').nth(1));
    await shoot('focus-bonus');
    await home.openMenu(texts.common.menu.home);
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await focusOn(page, statement.period('week'));
    await shoot('focus-tab');
    await focusOn(page, statement.type);
    await shoot('focus-filter');
    await home.openMenu(texts.common.menu.profile);
    await focusOn(page, new ProfilePage(page, texts).editName);
    await shoot('focus-profile');
    await resetWorld(world, 'a member with coins');
  },
  { sizes, languages },
);

scenes(
  'focus on the wheel, and in the colours of the system',
  async ({ world, enter, page, texts, home }, shoot) => {
    await resetWorld(world, 'a member with coins');
    await enter();
    const spin = new SpinPage(page, texts);
    await spin.open();
    await focusOn(page, spin.button);
    await shoot('focus-wheel');
    await page.emulateMedia({ forcedColors: 'active' });
    await home.openMenu(texts.common.menu.home);
    await focusOn(page, home.openDeposit);
    await shoot('focus-forced-colors');
  },
  { sizes, languages },
);
