import type { Page } from '@playwright/test';
import { expect, SOMCHAI, test, withConfig } from '../fixtures.ts';
import { GameDialog } from '../pages/game-dialog.ts';
import { amountText, filled, texts } from '../texts.ts';
import { addGames, resetWorld } from '../world.ts';

const inGame = (page: Page) => ({
  balance: page.locator('.amount'),
  stake: page.getByLabel(/Stake/),
  win: page.getByRole('button', { name: /Win/ }),
});

const words = texts('th');
const inBaht = (amount: number) => `${amountText(amount)} ${words.common.unit.baht}`;
const bringBack = (page: Page, baht: number) =>
  page.getByRole('button', { name: filled(words.home.bring_back_button, { amount: inBaht(baht) }) });

test.describe('a member', () => {
  test.beforeEach(async ({ login }) => {
    await login.arrive(SOMCHAI);
  });

  test('pays into a game, plays in the same window, and brings the money back [2.60] [7.19] [7.48]', async ({
    page,
    world,
    home,
  }) => {
    const game = new GameDialog(page, words);
    await game.open('PG');
    await game.amount.fill('150.50');
    await game.play('play_button_amount', 150.5).click();
    await expect(inGame(page).balance).toHaveText('500.50 THB');
    await inGame(page).stake.fill('20');
    await inGame(page).win.click();
    await expect(inGame(page).balance).toHaveText('520.50 THB');

    await page.goto('/user/home');
    await home.isOpen();
    await bringBack(page, 520.5).dblclick();
    await expect(
      page.getByText(filled(words.home.brought_back_toast, { amount: inBaht(520.5) })),
    ).toBeVisible();
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(1370);
    expect(await world.count({ call: 'POST /api/wallet/transfer' })).toBe(2);
  });

  test('enters a game by the provider’s form with 16 characters [2.63] [3.10]', async ({ page }) => {
    const game = new GameDialog(page, words);
    await game.open('Ufabet');
    await expect(game.username).toHaveAttribute('maxlength', '16');
    await game.amount.fill('30');
    await game.play('play_button_amount', 30).click();
    await expect(page.getByText('Somchai')).toBeVisible();
    await expect(inGame(page).balance).toHaveText('30.00 THB');
  });

  test('opens an account, and transfers without playing; both are blocked at 0 [2.61] [2.62] [4.03] [7.15]', async ({
    page,
    world,
  }) => {
    const game = new GameDialog(page, words);
    await game.open('Imi');
    await game.openAccount('Imi').dblclick();
    await expect(game.amount).toBeVisible();
    await game.amount.fill('0');
    await expect(game.transferOnly).toBeDisabled();
    await expect(page.getByRole('button', { name: words.games.play_button, exact: true })).toBeDisabled();
    await game.amount.fill('99');
    await game.transferOnly.dblclick();
    await expect(
      page.getByText(filled(words.games.moved_toast, { amount: inBaht(99), game: 'Imi' })),
    ).toBeVisible();
    await expect(game.named('Imi')).toBeHidden();
    expect((await world.member(SOMCHAI.phone)).wallet).toBe(901);
    expect((await world.member(SOMCHAI.phone)).games['IMI']).toBe(99);
    expect(await world.count({ call: 'GET /api/wallet/activate/{slotCode}' })).toBe(1);
    expect(await world.count({ call: 'POST /api/wallet/transfer' })).toBe(1);
  });

  test('sees the invite banners before the invite dialog, and copies the link there [2.41] [2.47] [8.25]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: new RegExp(`^${words.home.invite_widget}`) }).click();
    const slides = page.getByRole('region', { name: words.common.title.invite });
    await slides.getByRole('button', { name: words.common.banners.next }).click();
    await expect(slides.getByText('ส่งลิงก์ของคุณให้เพื่อน')).toBeInViewport();
    await page.getByRole('dialog').getByRole('button', { name: words.home.banners_next_button }).click();
    await expect(page.getByRole('region', { name: words.invite.amount_label })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('button', { name: words.home.invite_link_copy }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(new RegExp(`^${baseURL ?? ''}/register\\?code=PR\\w+$`));
    await expect(page.getByText(filled(words.common.copied_toast, { text: link }))).toBeVisible();
  });
});

test('plays in a new tab without access to the wallet, and sees the new balance on return [2.60]', async ({
  page,
  context,
  login,
}) => {
  await withConfig(page, { iframe: true });
  await login.arrive(SOMCHAI);
  const game = new GameDialog(page, words);
  await game.open('PG');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    game.play('play_button_in_game', 350).click(),
  ]);
  await expect(inGame(tab).balance).toHaveText('350.00 THB');
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  await inGame(tab).win.click();
  await expect(inGame(tab).balance).toHaveText('360.00 THB');
  await tab.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(bringBack(page, 360)).toBeVisible();
});

test('a game that was opened with its password leaves it in no list that a script of the page can read', async ({
  page,
  world,
  login,
}) => {
  await withConfig(page, { iframe: true });
  await login.arrive(SOMCHAI);
  const game = new GameDialog(page, words);
  await game.open('Imi');
  await game.openAccount('Imi').click();
  await game.amount.fill('50');
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    game.play('play_button_amount', 50).click(),
  ]);
  await expect(inGame(tab).balance).toHaveText('50.00 THB');
  expect(await world.count({ call: 'GET /api/autoLogin/imi/{username}/{password}' })).toBe(1);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(addresses).toContain('/api/wallet');
  expect(addresses.filter((address) => address.startsWith('/api/autoLogin'))).toEqual([]);
});

test('one of 200 games is found by its name; what the keyboard reaches stays clear of the balance at the top', async ({
  page,
  world,
  login,
}) => {
  await addGames(world, 'slot', 120);
  await addGames(world, 'casino', 64);
  await login.arrive(SOMCHAI);
  await page.getByRole('button', { name: /^Huay/ }).focus();
  await expect(page.getByRole('button', { name: words.home.deposit_button })).toHaveCount(2);
  const bonus = page.getByRole('link', { name: new RegExp(`^${words.home.bonus_widget}`) });
  await bonus.focus();
  const isClear = await bonus.evaluate((link) => {
    const { left, top, width } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + 1));
  });
  expect(isClear).toBe(true);

  await page.getByRole('button', { name: words.home.search_label }).click();
  const search = page.getByRole('searchbox', { name: words.home.search_label });
  // Below the bar and the balance, so that an on-screen keyboard leaves what is found in view.
  await expect.poll(async () => (await search.boundingBox())?.y).toBeLessThan(200);
  await search.fill('more casino 64');
  await page.getByRole('button', { name: /^More casino 64/ }).click();
  await expect(new GameDialog(page, words).named('More casino 64')).toBeVisible();
});

test('the agreement opens after home, is accepted once, and stops the page from scrolling [2.43] [2.46] [9.12]', async ({
  page,
  world,
  login,
  home,
}) => {
  await resetWorld(world, 'demo', { hasAgreements: true });
  await login.arrive(SOMCHAI);
  const dialog = page.getByRole('dialog', { name: words.agreement.title });
  await expect(dialog).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 20);
  // A page that could scroll would have moved within some frames of the wheel.
  const after = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = (frames: number) =>
          frames === 0 ? resolve(window.scrollY) : requestAnimationFrame(() => watch(frames - 1));
        window.addEventListener('wheel', () => watch(12), { once: true, passive: true });
        document.documentElement.dataset['watching'] = '';
      }),
  );
  await expect(page.locator('html[data-watching]')).toBeVisible();
  await page.mouse.wheel(0, 600);
  expect(await after).toBe(before);
  await dialog.getByRole('button', { name: words.agreement.accept_button }).click();
  await expect(dialog).toBeHidden();
  await page.clock.install();
  await page.reload();
  await home.isOpen();
  await page.clock.runFor(2_000);
  await page.waitForLoadState('networkidle');
  await expect(dialog).toBeHidden();
  expect(await world.count({ call: 'GET /api/lookup/agreements' })).toBe(1);
});
