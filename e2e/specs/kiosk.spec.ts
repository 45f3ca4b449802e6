import type { Page } from '@playwright/test';
import { parse } from 'promptparse';
import { expectAccessible, WCAG } from '../accessible.ts';
import { enterWorld, expect, SOMCHAI, test as base, watch } from '../fixtures.ts';
import { Fingers } from '../fingers.ts';
import { KioskMachine } from '../kiosk-machine.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { DepositDialog } from '../pages/deposit-dialog.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { addresses } from '../servers.ts';
import { texts } from '../texts.ts';
import { payNewestQr } from '../world.ts';

const test = base.extend<{ machine: KioskMachine }>({
  machine: async ({ world, expectedErrors }, use) => {
    const url = addresses().kiosk;
    const machine = await KioskMachine.start(`${url}/`);
    const errors = watch(machine.page);
    await enterWorld(machine.page.context(), world, url);
    await machine.page.reload();
    const attract = new AttractPage(machine.page);
    await attract.isOpen();
    await machine.tap(attract.language('th'));
    await use(machine);
    const exitCode = await machine.stop();
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'errors of the page').toEqual([]);
    expect(exitCode, 'exit code of the launcher').toBe(0);
  },
});

test.use({ app: 'kiosk', viewport: { width: 1080, height: 1920 }, hasTouch: true });

async function expectLargeKeys({ keypad }: KioskMachine): Promise<void> {
  for (const key of await keypad.getByRole('button').all()) {
    const { width = 0, height = 0 } = (await key.boundingBox()) ?? {};
    const name = (await key.getAttribute('aria-label')) ?? (await key.textContent()) ?? '';
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(64);
  }
}

async function wholeRowsOfTiles(page: Page): Promise<number> {
  const menu = await page.getByRole('navigation').boundingBox();
  const tiles = page.getByRole('main').getByRole('listitem');
  return tiles.evaluateAll((all, end) => {
    const boxes = all.map((tile) => tile.getBoundingClientRect());
    return new Set(boxes.filter(({ bottom }) => bottom <= end).map(({ top }) => Math.round(top))).size;
  }, menu?.y ?? 0);
}

test('by touch only, a member signs in and deposits; every screen passes axe, every key is 64 px', async ({
  machine,
  world,
}) => {
  const { page } = machine;
  const words = texts('th');
  const login = new LoginPage(page, words);
  const home = new HomePage(page, words);
  const deposit = new DepositDialog(page, words);

  await expect(login.heading).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  // The keypad appears without a touch on a screen with a field. (K3)
  await expect(machine.keypad).toBeVisible();
  await expect(login.phone).toBeFocused();
  await machine.enter(login.phone);
  await expectLargeKeys(machine);
  await machine.press(SOMCHAI.phone);
  await expect(login.phone).toHaveValue(SOMCHAI.phone);
  await expectAccessible(page, WCAG);
  await machine.enter(login.password);
  await expectLargeKeys(machine);
  await machine.press(SOMCHAI.password);
  await expect(login.password).toHaveValue(SOMCHAI.password);
  await machine.tap(login.submit);
  await home.isOpen();
  await expectAccessible(page, WCAG);
  expect(await wholeRowsOfTiles(page), 'whole rows of games above the menu').toBe(3);
  const before = await home.totalSatang();

  await machine.tap(home.openDeposit);
  await machine.tap(deposit.method('KBANK'));
  await expect(deposit.create).toBeVisible();
  await expect(deposit.amount).toBeFocused();
  // The ring is around the field, not around its digits: the sheets of later screens come after the app's.
  await expect(deposit.amount).toHaveCSS('outline-style', 'none');
  await machine.press('123.45');
  await expectAccessible(page, WCAG);
  await expect(deposit.amount).toHaveValue('123.45');
  await machine.tap(deposit.create);
  await expect(deposit.qr(123.45)).toBeVisible();
  const code = parse(await deposit.scan(123.45));
  expect(code?.validate('63')).toBe(true);
  expect(code?.getTagValue('54')).toBe('123.45');

  await payNewestQr(world);
  await expect(deposit.paid).toBeVisible();
  await machine.tap(deposit.done);
  await expect.poll(() => home.totalSatang()).toBe(before + 12_345);
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(1_123.45);

  await machine.tap(home.logOut);
  await new AttractPage(page).isOpen();
  const left = await page.evaluate(async () => ({
    localStorage: localStorage.length,
    sessionStorage: sessionStorage.length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
  expect(left, 'data left in the browser for the next visitor').toEqual({
    localStorage: 0,
    sessionStorage: 0,
    workers: 0,
    caches: [],
  });
});

test('by touch only, a visitor registers with a Thai name and shifted letters [1.02] [2.21] [2.22] [2.23] [2.24] [2.25]', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/422.*otp\/verify/);
  const fingers = new Fingers(page);
  const words = texts('th');
  const login = new LoginPage(page, words);
  const register = new RegisterPage(page, words);
  const phone = '0611111111';
  const { script, shift, enter, clear } = words.kiosk.keypad;
  const key = (name: string) => fingers.keypad.getByRole('button', { name });
  const type = async (field: Parameters<typeof register.field>[0], text: string) => {
    await fingers.enter(register.field(field));
    await fingers.type(text);
    await expect(register.field(field)).toHaveValue(text);
  };

  await page.goto('/');
  await new AttractPage(page).language('th').tap();
  await page.getByRole('link', { name: words.login.register_link }).tap();
  await expect(register.heading('phone')).toBeVisible();
  await type('phone', phone);
  await key(enter).tap();
  await expect(register.heading('otp')).toBeVisible();
  await type('otp', '12');
  await register.button('verify').tap();
  await expect(register.field('otp')).toHaveAttribute('aria-invalid', 'true');
  await key(clear).tap();
  await type('otp', await world.otpCode(phone));
  await register.button('verify').tap();

  await expect(register.heading('profile')).toBeVisible();
  await fingers.enter(register.field('name'));
  const [next, keys] = [await register.button('next').boundingBox(), await fingers.keypad.boundingBox()];
  // The keyboard covers no button of the step.
  expect((next?.y ?? Infinity) + (next?.height ?? 0)).toBeLessThanOrEqual(keys?.y ?? 0);
  await key(script.thai).tap();
  await fingers.type('อนงค');
  await key(shift).tap();
  await fingers.type('์');
  await expect(register.field('name')).toHaveValue('อนงค์');
  await type('password', 'secret1');
  await type('confirm', 'secret1');
  await register.button('next').tap();

  await expect(register.heading('bank')).toBeVisible();
  await register.bank.tap();
  const option = page.getByRole('option', { name: /KBANK/ });
  expect((await option.boundingBox())?.height ?? 0, 'pixels of an option').toBeGreaterThanOrEqual(64);
  await option.tap();
  await type('account', '5551234567');
  // The keys show capitals, as the field will.
  await type('first_name', 'ANONG');
  await type('last_name', 'DEEJAI');
  await register.button('finish').tap();
  await expect(register.heading('done')).toBeVisible();
  await expect(login.heading).toBeVisible();
  expect((await world.member(phone)).bank.bankAccountName).toBe('ANONG DEEJAI');
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(stored, 'data left in the browser for the next visitor').toEqual([0, 0]);
  await expect(login.phone).toHaveValue(phone);
  await fingers.enter(login.password);
  await page.getByRole('button', { name: words.kiosk.idle.finish_button }).tap();
  await new AttractPage(page).language('th').tap();
  await expect(login.phone).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(phone);
});
