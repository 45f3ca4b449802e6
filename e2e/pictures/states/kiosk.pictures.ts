import { expect } from '../../fixtures.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';
import { KIOSK_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

scenes(
  'the keyboards of the kiosk',
  async ({ open, page, texts, world }, shoot) => {
    const register = new RegisterPage(page, texts);
    await open('/register');
    await register.givePhone('0611111111');
    await expect(register.heading('otp')).toBeVisible();
    await register.giveCode(await world.otpCode('0611111111'));
    await register.field('name').click();
    const { keypad } = texts.kiosk;
    const board = page.getByRole('group', { name: keypad.name }).or(page.locator('[data-keypad]')).first();
    await expect(board).toBeVisible();
    await shoot('kiosk-keyboard');
    await board.getByRole('button', { name: keypad.symbols }).click();
    await shoot('kiosk-keyboard-symbols');
    await board.getByRole('button', { name: keypad.letters }).click();
    for (const script of ['thai', 'lao', 'thai'] as const) {
      const turn = board.getByRole('button', { name: keypad.script[script] });
      if (!(await turn.isVisible())) continue;
      await turn.click();
      await shoot(`kiosk-keyboard-${script}`);
      await board.getByRole('button', { name: keypad.shift, exact: true }).click();
      await shoot(`kiosk-keyboard-${script}-raised`);
    }
    await register.field('password').click();
    await page.keyboard.type('secr');
    await shoot('kiosk-keyboard-password');
  },
  { sizes: KIOSK_SIZES, languages: ['th', 'lo'] },
);

scenes(
  'the kiosk without a line, and without a service',
  async ({ enter, page, texts, context, world, home }, shoot) => {
    await enter();
    await home.openMenu(texts.common.menu.profile);
    const profile = new ProfilePage(page, texts);
    await profile.changePassword.click();
    await page.getByLabel(texts.profile.password.old_label, { exact: true }).fill('123456');
    await shoot('kiosk-password');
    await page.getByRole('button', { name: texts.common.back_button }).click();
    await home.openMenu(texts.common.menu.home);
    await context.setOffline(true);
    await expect(page.getByText(texts.common.offline.bar).first()).toBeVisible();
    await shoot('kiosk-offline');
    await context.setOffline(false);
    await page.waitForLoadState('networkidle');
    await world.setFlags({ terminated: true });
    const ended = page.getByRole('heading', { name: texts.common.terminated.title });
    // The app may have noticed by itself, when its line came back.
    await expect(home.checkBalance.or(ended)).toBeVisible();
    if (await home.checkBalance.isVisible()) await home.checkBalance.click();
    await expect(ended).toBeVisible();
    await shoot('kiosk-terminated');
  },
  { sizes: KIOSK_SIZES },
);
