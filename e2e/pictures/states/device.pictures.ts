import type { BrowserContext, Page } from '@playwright/test';
import { expect, SOMCHAI } from '../../fixtures.ts';
import { AttractPage } from '../../pages/attract-page.ts';
import { ChatPanel } from '../../pages/chat-panel.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { WithdrawDialog } from '../../pages/withdraw-dialog.ts';
import { resetWorld } from '../../world.ts';
import { picture, scenes } from '../take-pictures.ts';

/** What the device adds or takes: a notch, paper, a shop around the screen, and code that breaks. */

/** A phone with a notch above and a bar for gestures below. A page that loads in a new process forgets it. */
async function insetScreen(
  context: BrowserContext,
  page: Page,
  insets: { top?: number; left?: number; right?: number; bottom: number } = { top: 44, bottom: 34 },
): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

scenes(
  'a phone with a notch',
  async ({ enter, open, page, context, home, texts }, shoot) => {
    await open('/login');
    await insetScreen(context, page);
    await shoot('device-notch-login');
    await enter();
    await insetScreen(context, page);
    await shoot('device-notch-home');
    await home.openDeposit.click();
    const deposit = new DepositDialog(page, texts);
    await deposit.askForQr('500');
    await expect(deposit.qr(500)).toBeVisible();
    await shoot('device-notch-qr');
    await deposit.close.click();
    await new ChatPanel(page, texts).open();
    await shoot('device-notch-chat');
  },
  { sizes: ['390x844'], languages: ['lo'] },
);

scenes(
  'a phone with its notch at a side',
  async ({ enter, page, context, home, texts }, shoot) => {
    await enter();
    await insetScreen(context, page, { left: 44, right: 44, bottom: 21 });
    await shoot('device-side-home');
    await home.openDeposit.click();
    await expect(new DepositDialog(page, texts).method('KBANK')).toBeVisible();
    await shoot('device-side-deposit');
    await page.keyboard.press('Escape');
    await new ChatPanel(page, texts).open();
    await shoot('device-side-chat');
  },
  { sizes: ['740x360'], languages: ['lo'] },
);

picture(
  'device-paper',
  async ({ enter, page, texts }) => {
    await enter();
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('500');
    await expect(withdraw.receipt).toBeVisible();
    // A roll of 80 mm is 302 px wide.
    await page.emulateMedia({ media: 'print' });
  },
  { sizes: ['320x640'] },
);

picture(
  'device-crash',
  async ({ enter, page, texts }) => {
    await enter();
    await page.evaluate(() => {
      const select = () => {
        throw new Error('broken');
      };
      Object.assign(Intl.PluralRules.prototype as object, { select });
    });
    // The kiosk breaks by itself when it counts the next second.
    const wheel = page.getByRole('link', { name: new RegExp(`^${texts.home.spin_widget}`) });
    const broken = page.getByText(texts.common.broken.title);
    await wheel.click({ timeout: 2000 }).catch(() => undefined);
    await expect(broken).toBeVisible();
  },
  { sizes: ['360x740', '1280x800', '1080x1920', '1920x1080'] },
);

scenes(
  'balances at the kiosk: lowered, shown, and in a refusal',
  async ({ page, texts, language, world }, shoot) => {
    await resetWorld(world, 'a member with an active bonus');
    await page.goto('/');
    const attract = new AttractPage(page);
    await attract.isOpen();
    await page.evaluate(() => (document.documentElement.dataset['reach'] = ''));
    await attract.begin(language);
    await new LoginPage(page, texts).logIn(SOMCHAI);
    const show = page.getByRole('button', { name: texts.kiosk.privacy.show_button, exact: true });
    await expect(show).toBeVisible();
    await shoot('device-reach-home');
    const withdraw = new WithdrawDialog(page, texts);
    await withdraw.order('100');
    await expect(withdraw.alert).toBeVisible();
    await shoot('device-reach-refused');
    await show.press('Enter');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await shoot('device-reach-shown');
  },
  { sizes: ['1080x1920'], languages: ['lo'] },
);
