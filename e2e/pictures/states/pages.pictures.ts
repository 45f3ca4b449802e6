import { expect, SOMCHAI } from '../../fixtures.ts';
import { ContactPage } from '../../pages/contact-page.ts';
import { ProfilePage } from '../../pages/profile-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { makeSlip, resetWorld } from '../../world.ts';
import { BOTH_SIZES, BROWSER_SIZES } from '../sizes.ts';
import { scenes } from '../take-pictures.ts';

const sizes = BROWSER_SIZES;

scenes(
  'a statement that is late, missing, long and searched',
  async ({ enter, home, page, texts, world }, shoot) => {
    await resetWorld(world, 'a member with three pages of statement');
    await enter();
    await page.waitForLoadState('networkidle');
    await world.addFault({ call: 'POST /api/statement', kind: 'hang', times: 'always' });
    await home.openStatement();
    await shoot('statement-loading', { settles: false });
    await world.clearFaults();
    await world.addFault({ call: 'POST /api/statement', kind: 'reset', times: 'always' });
    await page.reload();
    await expect(page.getByText(texts.statement.failed_title)).toBeVisible();
    await shoot('statement-failed');
    await world.clearFaults();
    await world.addStatementLines(SOMCHAI.phone, { count: 100_000 });
    await page.reload();
    const statement = new StatementPage(page, texts);
    await expect(statement.rows.first()).toBeVisible();
    await page.mouse.wheel(0, 5000);
    await shoot('statement-many-pages');
    await statement.type.selectOption('deposit');
    await expect(page.getByText(texts.statement.reach.title)).toBeVisible();
    await shoot('statement-reach');
    await statement.type.selectOption('withdraw');
    await expect(page.getByText(texts.statement.none_title)).toBeVisible();
    await shoot('statement-none');
  },
  { sizes },
);

scenes(
  'slips that are late, missing, none, and their pictures',
  async ({ enter, home, page, texts, world }, shoot) => {
    await resetWorld(world, 'a member with slips of every kind');
    await enter();
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await world.addFault({ call: 'POST /api/statement/slip', kind: 'hang' });
    await statement.openSlips.click();
    await shoot('statement-slips-loading', { settles: false });
    await world.clearFaults();
    await expect(statement.slips.locator('tbody tr').first()).toBeVisible();
    await statement.slips
      .getByRole('navigation')
      .or(statement.slips.locator('tbody tr').last())
      .last()
      .scrollIntoViewIfNeeded();
    await shoot('statement-slips-end');
    await world.addFault({ call: 'POST /api/statement/slip', kind: 'reset', times: 'always' });
    await page.keyboard.press('Escape');
    await page.reload();
    await statement.openSlips.click();
    await expect(page.getByText(texts.statement.slips.failed_title)).toBeVisible();
    await shoot('statement-slips-failed');
    await world.clearFaults();
    await resetWorld(world, 'a member with money');
    await enter();
    await home.openStatement();
    await statement.openSlips.click();
    await expect(page.getByText(texts.statement.slips.empty_title)).toBeVisible();
    await shoot('statement-slips-empty');
  },
  { sizes },
);

scenes(
  'the picture of a slip where no window opens',
  async ({ enter, home, page, texts, world }, shoot) => {
    await resetWorld(world, 'a member with slips of every kind');
    await enter();
    await home.openStatement();
    const statement = new StatementPage(page, texts);
    await page.evaluate(() => (window.open = () => null));
    await statement.openSlips.click();
    const view = statement.slips.getByRole('button', { name: texts.statement.slips.view_button }).first();
    let slip: Buffer | null = null;
    await page.route('**/*', (route) => {
      if (route.request().resourceType() !== 'image') return route.fallback();
      return slip ? route.fulfill({ body: slip, contentType: 'image/png' }) : route.abort();
    });
    await view.click();
    await expect(page.getByText(texts.statement.slips.picture_failed)).toBeVisible();
    await shoot('statement-slip-picture-failed');
    slip = await makeSlip(world, SOMCHAI.phone, 250);
    // The kiosk's only way back.
    await page
      .getByRole('button', { name: texts.statement.slips.back_button })
      .or(page.getByRole('button', { name: texts.common.back_button, exact: true }))
      .click();
    await view.click();
    const image = page.getByRole('img', { name: texts.statement.slips.picture_alt });
    await expect(image).toHaveJSProperty('complete', true);
    await shoot('statement-slip-picture');
  },
  { sizes: BOTH_SIZES },
);

scenes(
  'a profile that is missing, without a bank, and its password',
  async ({ enter, home, page, texts, world }, shoot) => {
    await enter();
    await page.waitForLoadState('networkidle');
    await world.addFault({ call: 'GET /api/account/profile', kind: 'reset', times: 'always' });
    await home.openMenu(texts.common.menu.profile);
    await page.reload();
    await expect(page.getByText(texts.profile.failed_title)).toBeVisible();
    await shoot('profile-failed');
    await world.clearFaults();
    await page.reload();
    const profile = new ProfilePage(page, texts);
    await profile.changePassword.click();
    await profile.givePasswords('wrong', '12345678');
    await expect(profile.alert).toBeVisible();
    await shoot('profile-password-refused');
    await page.keyboard.press('Escape');
    await profile.givePasswords('123456', '12345678');
    await expect(profile.alert).toContainText(texts.profile.password.done_title);
    await shoot('profile-password-done');
    await page.keyboard.press('Escape');
    await world.setBank(SOMCHAI.phone, { bankCode: '', bankAccountName: '', bankAccountNo: '' });
    await page.reload();
    await expect(profile.changePassword).toBeVisible();
    await shoot('profile-no-bank');
  },
  { sizes },
);

scenes(
  'contact that is missing, without a chat, without a link',
  async ({ open, page, texts, world }, shoot) => {
    const contact = new ContactPage(page, texts);
    await world.addFault({ call: 'GET /api/lookup/contact', kind: 'reset', times: 'always' });
    await open('/contact');
    await expect(page.getByText(texts.contact.failed_title)).toBeVisible();
    await shoot('contact-failed');
    await world.clearFaults();
    await world.setFlags({ enableChatWidget: false });
    await open('/contact');
    await expect(contact.messenger).toBeVisible();
    await shoot('contact-messenger');
    await resetWorld(world, 'a service with nothing to show');
    await open('/contact');
    await expect(contact.version).toBeVisible();
    await shoot('contact-text-alone');
  },
  { sizes },
);
