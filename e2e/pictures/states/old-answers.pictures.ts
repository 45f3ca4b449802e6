import { expect } from '../../fixtures.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { GameDialog } from '../../pages/game-dialog.ts';
import { InviteDialog } from '../../pages/invite-dialog.ts';
import { RefundDialog } from '../../pages/refund-dialog.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { type Control, resetWorld } from '../../world.ts';
import { BROWSER_SIZES } from '../sizes.ts';
import { scenes, type Studio } from '../take-pictures.ts';

type Call = Parameters<Control['addFault']>[0]['call'];

/** The browser shows the page from its memory, and what it shows cannot be read again. */
async function comeBack({ page, texts, world }: Studio, call: Call, text = texts.money.old_title) {
  await world.addFault({ call, kind: 'reset', times: 'always' });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByText(text).first()).toBeVisible();
}

scenes(
  'old answers of dialogs and pages',
  async (studio, shoot) => {
    const { enter, home, page, texts, world } = studio;
    await enter();
    await comeBack(studio, 'GET /api/wallet', texts.home.old_balance);
    await shoot('home-old');
    await world.clearFaults();
    await home.openDeposit.click();
    const deposit = new DepositDialog(page, texts);
    await deposit.method('SCB').click();
    await expect(page.getByRole('dialog').getByRole('list')).toBeVisible();
    await comeBack(studio, 'GET /api/lookup/deposit');
    await shoot('deposit-transfer-old');
    await page.keyboard.press('Escape');
    await world.clearFaults();
    // Its limits are read again each time it opens.
    const openWithdraw = page.getByRole('button', { name: texts.home.withdraw_button, exact: true });
    await openWithdraw.click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await world.addFault({ call: 'GET /api/lookup/withdraw', kind: 'reset', times: 'always' });
    await openWithdraw.click();
    await expect(page.getByText(texts.money.old_title)).toBeVisible();
    await shoot('withdraw-old');
    await page.keyboard.press('Escape');
    await world.clearFaults();
    const refund = new RefundDialog(page, texts);
    await refund.open();
    await expect(refund.summary).toBeVisible();
    await comeBack(studio, 'GET /api/refund/check');
    await shoot('refund-old');
    await page.keyboard.press('Escape');
    await world.clearFaults();
    await home.openMenu(texts.common.menu.profile);
    await expect(page.getByRole('button', { name: texts.profile.password_button })).toBeVisible();
    await comeBack(studio, 'GET /api/account/profile');
    await shoot('profile-old');
    await world.clearFaults();
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a wheel whose coupons are from before',
  async (studio, shoot) => {
    const { enter, page, texts } = studio;
    await enter();
    await page.getByRole('link', { name: new RegExp(`^${texts.home.spin_widget}`) }).click();
    await expect(page.getByTestId('wheel')).toBeVisible();
    await comeBack(studio, 'GET /api/spinwheel/coupon');
    await shoot('spin-old');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'buttons that count down while the service asks to wait',
  async ({ enter, home, page, texts, world }, shoot) => {
    await enter();
    await page.waitForLoadState('networkidle');
    await world.addFault({ call: 'GET /api/lookup/deposit', kind: 'limit', retryAfter: 60, times: 'always' });
    await home.openDeposit.click();
    await expect(page.getByText(texts.deposit.failed_title)).toBeVisible();
    await shoot('deposit-limit');
    await page.keyboard.press('Escape');
    await new GameDialog(page, texts).open('PG');
    await page.waitForLoadState('networkidle');
    await shoot('games-limit');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.home.withdraw_button, exact: true }).click();
    await shoot('withdraw-limit');
    await page.keyboard.press('Escape');
    await home.openMenu(texts.common.menu.statement);
    await shoot('statement-limit');
  },
  { sizes: BROWSER_SIZES },
);

scenes(
  'a registration beside a login',
  async ({ context, open, page, texts, world }, shoot) => {
    const register = new RegisterPage(page, texts);
    await world.setFlags({ registerOTP: false });
    await open('/register');
    await register.givePhone('0611111111');
    await expect(register.heading('profile')).toBeVisible();
    await expect(register.field('name')).toBeVisible();
    await register.field('name').fill('Anong');
    const other = await context.newPage();
    const { token } = await world.issueToken('0812345678');
    await other.goto('/howto');
    await other.evaluate((value) => localStorage.setItem('token', value), token);
    await other.close();
    await expect(page.getByText(texts.register.login_elsewhere)).toBeVisible();
    await shoot('register-held');
  },
  { sizes: BROWSER_SIZES, isAlone: true },
);

scenes(
  'lists whose rows are from before',
  async (studio, shoot) => {
    const { enter, home, page, texts, world } = studio;
    await resetWorld(world, 'a member with slips of every kind');
    await enter();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(
      page.getByRole('region', { name: texts.statement.latest.title }).getByRole('listitem').first(),
    ).toBeVisible();
    await comeBack(studio, 'POST /api/statement');
    await shoot('home-latest-old', { sizes: ['1280x800'] });
    await world.clearFaults();
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await expect(statement.rows.first()).toBeVisible();
    await comeBack(studio, 'POST /api/statement');
    await shoot('statement-old');
    await world.clearFaults();
    await statement.openSlips.click();
    await expect(statement.slips.locator('tbody tr').first()).toBeVisible();
    await comeBack(studio, 'POST /api/statement/slip');
    await shoot('statement-slips-old');
    await world.clearFaults();
    await resetWorld(world, 'a member who has invited friends');
    await enter();
    const invite = new InviteDialog(page, texts);
    await invite.open();
    await expect(invite.rows.first()).toBeVisible();
    await comeBack(studio, 'POST /api/invite');
    await page.getByText(texts.money.old_title).scrollIntoViewIfNeeded();
    await shoot('invite-old');
  },
  { sizes: BROWSER_SIZES },
);
