import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';
import { layoutShift, recordLayoutShift } from '../layout-shift.ts';
import { GameDialog } from '../pages/game-dialog.ts';
import { restyledElements } from '../restyled.ts';
import { texts } from '../texts.ts';
import { startSignedIn } from '../world.ts';

test(
  'every entry of the member menu opens a screen with its title; the conditions have the HTML of the service; an added element does not restyle the whole page [2.07] [2.15] [2.31]',
  { tag: DESKTOP },
  async ({ page, world, login, home, deposit }) => {
    const { common, conditions } = texts('th');
    const { menu, title } = common;
    await world.setLookups({ conditions: ['<b>หนึ่งบัญชี</b>ต่อหนึ่งคน', 'อายุครบ 20 ปี'] });
    await login.arrive(SOMCHAI);
    await home.openDeposit.click();
    await deposit.method('KBANK').waitFor();
    await page.keyboard.press('Escape');
    for (const name of ['profile', 'statement', 'contact'] as const) {
      await home.openMenu(menu[name]);
      await expect(page).toHaveURL(new RegExp(`/user/${name}$`));
      await expect(page.getByRole('heading', { name: title[name], level: 1 })).toBeVisible();
    }
    // Now the style sheets of these screens are loaded, too.
    const { added, removed } = await restyledElements(page);
    expect(added).toBeGreaterThan(0);
    // Some elements depend on what the page contains, such as the menu, which hides behind a keypad.
    expect(Math.max(added, removed)).toBeLessThan(20);
    expect(await page.locator('body *').count()).toBeGreaterThan(80);

    await home.openMenu(menu.conditions);
    const items = page.getByRole('dialog', { name: conditions.title }).getByRole('listitem');
    await expect(items).toHaveText(['หนึ่งบัญชีต่อหนึ่งคน', 'อายุครบ 20 ปี']);
    await expect(items.first().locator('b')).toHaveText('หนึ่งบัญชี');
    await page.keyboard.press('Escape');
    await home.openMenu(menu.home);
    await home.isOpen();
  },
);

test(
  'every entry of the public menu opens its screen; an unknown address shows 404 [2.09] [2.14]',
  { tag: DESKTOP },
  async ({ page, login }) => {
    const { menu, title, not_found: notFound } = texts('th').common;
    await login.open();
    const headings = { ...title, register: texts('th').register.phone_heading };
    for (const name of ['register', 'howto', 'contact'] as const) {
      await page
        .getByRole('navigation', { name: menu.public })
        .getByRole('link', { name: menu[name], exact: true })
        .click();
      await expect(page).toHaveURL(new RegExp(`/${name}$`));
      await expect(page.getByRole('heading', { name: headings[name], level: 1 })).toBeVisible();
    }
    await page.goto('/no/such/place');
    await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
  },
);

test('a member logs in, checks the balance of all games once, which shows its time, and deposits by keyboard only [1.07] [2.32]', async ({
  page,
  world,
  login,
  home,
  deposit,
}) => {
  await login.open();
  await login.phone.focus();
  await page.keyboard.type('081-234-5678');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SOMCHAI.password);
  await page.keyboard.press('Enter');
  await home.isOpen();
  await home.checkBalance.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts('th').home.checked_toast)).toBeVisible();
  expect(await world.count({ call: 'GET /api/wallet/refresh/slot' })).toBe(1);
  await expect(page.getByText(texts('th').home.synced_now)).toBeVisible();
  await home.openDeposit.focus();
  await page.keyboard.press('Enter');
  await deposit.method('KBANK').focus();
  await page.keyboard.press('Enter');
  await deposit.amount.focus();
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await expect(deposit.qr(250)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deposit.qr(250)).toBeHidden();
  await expect(home.openDeposit).toBeFocused();
});

test(
  'statement, profile, home and the money dialogs shift by less than 0.02 while they load slowly',
  { tag: DESKTOP },
  async ({ page, world, home, deposit, withdraw }) => {
    for (const call of [
      'GET /api/wallet',
      'POST /api/statement',
      'GET /api/account/profile',
      'GET /api/lookup/deposit',
      'GET /api/lookup/withdraw',
    ] as const)
      await world.addFault({ call, kind: 'latency', milliseconds: 1200, times: 'always' });
    await startSignedIn(page, world, SOMCHAI.phone);
    await recordLayoutShift(page);
    // Each load is a new document, whose shifts count from zero.
    for (const path of ['statement', 'profile', 'home']) {
      await page.goto(`/user/${path}`);
      expect(await layoutShift(page), path).toBeLessThan(0.02);
    }
    await home.isOpen();
    let before = await layoutShift(page);
    await home.openDeposit.click();
    await expect(deposit.method('KBANK')).toBeVisible();
    expect((await layoutShift(page)) - before, 'the deposit dialog').toBeLessThan(0.02);
    await deposit.close.click();
    before = await layoutShift(page);
    await withdraw.open.click();
    await expect(withdraw.amount).toBeVisible();
    expect((await layoutShift(page)) - before, 'the withdrawal dialog').toBeLessThan(0.02);
  },
);

test('slips, refunds, conditions and the amount of a QR arrive in a dialog that keeps its place', async ({
  page,
  world,
  home,
  deposit,
  statement,
}) => {
  for (const call of [
    'POST /api/statement/slip',
    'GET /api/refund/check',
    'POST /api/refund',
    'GET /api/lookup/conditions',
  ] as const)
    await world.addFault({ call, kind: 'latency', milliseconds: 1500, times: 'always' });
  // Asked for while the methods are listed.
  const qr = 'GET /api/qrcode/{bankCode}';
  await world.addFault({ call: qr, kind: 'latency', milliseconds: 3000, times: 'always' });
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.goto('/user/home');
  const words = texts('th');
  const dialog = page.getByRole('dialog');
  const loading = dialog.getByRole('status', { name: words.common.loading });
  const staysWhileLoading = async (what: string) => {
    await expect(loading.first()).toBeVisible();
    const before = (await dialog.boundingBox())?.y ?? NaN;
    await expect(loading).toHaveCount(0);
    expect(Math.abs(((await dialog.boundingBox())?.y ?? NaN) - before), what).toBeLessThanOrEqual(2);
    await deposit.close.click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: new RegExp(`^${words.home.refund_widget}`) }).click();
  await staysWhileLoading('the refund');
  await home.openMenu(words.common.menu.conditions);
  await staysWhileLoading('the conditions');
  await home.openDeposit.click();
  await deposit.method('KBANK').click();
  await staysWhileLoading('the amount of a QR');
  await home.openStatement();
  await statement.openSlips.click();
  await staysWhileLoading('the slips');
});

test('a promotion that was found or not takes the place of its search', async ({
  page,
  world,
  expectedErrors,
}) => {
  // The browser reports the answer without a promotion.
  expectedErrors.push(/status of 4\d\d/);
  const { promotion } = texts('th').bonus;
  const call = 'GET /api/promotion/find/{code}';
  await world.addFault({ call, kind: 'latency', milliseconds: 2000, times: 'always' });
  await startSignedIn(page, world, SOMCHAI.phone);
  const [known] = await world.promotions();
  for (const code of [known?.code ?? '', 'NOPE']) {
    await page.goto('/user/bonus');
    await page.getByRole('textbox', { name: promotion.label }).fill(code);
    await page.getByRole('button', { name: promotion.search_button }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(promotion.searching)).toBeVisible();
    const before = (await dialog.boundingBox())?.height ?? NaN;
    await expect(dialog.getByText(promotion.searching)).toHaveCount(0);
    expect(Math.abs(((await dialog.boundingBox())?.height ?? NaN) - before), code).toBeLessThanOrEqual(4);
  }
});

test('the amount of a game stays in its place when the credentials above it arrive', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The dialog is as high as the screen, so more height above moves what is below.
  await page.setViewportSize({ width: 390, height: 600 });
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.goto('/user/home');
  const game = new GameDialog(page, texts('th'));
  // A card that copies, and the form of a provider.
  for (const name of ['PG', 'Ufabet']) {
    await world.addFault({
      call: 'GET /api/wallet/account/{slotCode}',
      kind: 'latency',
      milliseconds: 600,
      times: 1,
    });
    await game.open(name);
    await expect(game.loading).toBeVisible();
    const before = await game.amount.boundingBox();
    await expect(game.loading).toBeHidden();
    expect(await game.amount.boundingBox(), name).toEqual(before);
    await game.close.click();
  }
});

test('home works while the styles of a part fail, and the part appears when they load', async ({
  page,
  world,
  home,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await world.setLookups({ notice: '<p>News</p>' });
  await startSignedIn(page, world, SOMCHAI.phone);
  const styles = /\/assets\/(?:overlay|notice-strip)-[\w-]+\.css$/;
  await page.route(styles, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
  await page.goto('/user/home');
  await refused;
  await home.isOpen();
  await expect(page.getByRole('heading', { name: texts('th').common.broken.title })).toBeHidden();
  const notice = page.getByRole('complementary', { name: texts('th').common.notice.label });
  await expect(notice).toBeHidden();
  await page.unroute(styles);
  await expect(notice).toHaveCSS('display', 'flex');
});

test('home scrolled to its end on a desktop keeps the head of its side columns clear of the bar', async ({
  page,
  world,
  home,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.goto('/user/home');
  await home.isOpen();
  const more = page.getByRole('link', { name: texts('th').statement.latest.all_link });
  await expect(more).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  for (const control of [home.checkBalance, more])
    await expect
      .poll(() =>
        control.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
});
