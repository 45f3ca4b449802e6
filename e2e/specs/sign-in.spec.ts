import type { Page } from '@playwright/test';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { addresses } from '../servers.ts';
import { texts } from '../texts.ts';
import { callAsMember, resetWorld } from '../world.ts';

test('the guard keeps the intended URL for after the login [1.03] [2.11] [2.20]', async ({
  page,
  login,
  statement,
}) => {
  await login.open('/user/statement');
  await expect(page).toHaveURL(/\/login$/);
  await login.logIn(SOMCHAI);
  await expect(statement.heading).toBeVisible();
  await expect(page).toHaveURL(/\/user\/statement$/);
});

test('a member is still in after a reload, and with remember-me also after the browser was closed [2.20]', async ({
  browser,
  page,
  login,
  home,
}) => {
  /** A browser that starts after this page's was closed: local storage and cookies outlive it, session storage does not. */
  const reopened = async (closed: Page) => {
    const context = await browser.newContext({ storageState: await closed.context().storageState() });
    const next = await context.newPage();
    await next.goto('/user/home');
    return { next, login: new LoginPage(next, texts('th')), home: new HomePage(next, texts('th')) };
  };
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  await page.reload();
  await home.isOpen();

  const second = await reopened(page);
  await expect(second.login.heading).toBeVisible();
  await second.login.rememberMe();
  await second.login.logIn(SOMCHAI);
  await second.home.isOpen();
  await second.next.reload();
  await second.home.isOpen();

  const third = await reopened(second.next);
  await third.home.isOpen();
  for (const { next } of [second, third]) await next.context().close();
});

/** Transferred bytes of each file of the build. */
const assetBytes = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/assets/'))
      .map(({ transferSize }) => transferSize),
  );

test('a second visit fetches no script, style or font again', async ({ page, login }) => {
  await login.open();
  await page.waitForLoadState('networkidle');
  const first = await assetBytes(page);
  expect(Math.min(...first)).toBeGreaterThan(0);
  const second = await page.context().newPage();
  await new LoginPage(second, texts('th')).open();
  await second.waitForLoadState('networkidle');
  expect(await assetBytes(second)).toEqual(first.map(() => 0));
});

test('the app can be installed: its manifest is valid and its icons have the named sizes', async ({
  page,
  login,
}) => {
  await login.open();
  const client = await page.context().newCDPSession(page);
  const { url, errors, data = '{}' } = await client.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/manifest.webmanifest', []]);
  const { icons, start_url, display } = JSON.parse(data) as {
    icons: { src: string; sizes: string; purpose?: string }[];
    start_url: string;
    display: string;
  };
  expect([start_url, display]).toEqual(['/user/home', 'standalone']);
  const sizes = await page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    icons.map(({ src }) => src),
  );
  const drawn = icons.map((icon, index) => ({ ...icon, drawn: sizes[index] }));
  for (const { sizes, drawn: size } of drawn.filter(({ sizes }) => sizes !== 'any')) expect(size).toBe(sizes);
  expect(icons.map((icon) => `${icon.sizes} ${icon.purpose ?? 'any'}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  );
});

test('the form reports a wrong password in the member’s language until the member types [2.17] [2.18] [8.02] [8.20]', async ({
  page,
  login,
  expectedErrors,
}) => {
  expectedErrors.push(/401.*\/api\/login/);
  await login.open();
  await login.logIn({ ...SOMCHAI, password: 'wrong' });
  const refusal = page.getByText(texts('th').errors.WRONG_CREDENTIAL);
  await expect(refusal).toBeVisible();
  await login.password.press('End');
  await login.password.pressSequentially('1');
  await expect(refusal).toBeHidden();
});

test('the wanted page is fetched while the login is being answered, and again if that failed', async ({
  page,
  login,
  statement,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await login.open('/user/statement');
  const shell = /\/assets\/member-\w+\.js$/;
  await page.route(shell, (route) => route.abort(), { times: 1 });
  const answer = Promise.withResolvers<undefined>();
  await page.route('**/api/login', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const fetched = [shell, /\/assets\/statement-\w+\.js$/, /\/assets\/th-member-\w+\.js$/];
  const requests = Promise.all(fetched.map(async (file) => page.waitForRequest(file, { timeout: 5_000 })));
  await login.logIn(SOMCHAI);
  await requests;
  answer.resolve(undefined);
  await expect(statement.heading).toBeVisible();
});

test('a duplicated tab that shows another site while its member logs out comes back signed out (W1)', async ({
  page,
  login,
  home,
}) => {
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/user/home')),
  ]);
  await new HomePage(copy, texts('th')).isOpen();
  await copy.goto(`${addresses().mock}/qa/guide`);
  await home.logOut.click();
  await expect(login.heading).toBeVisible();
  await copy.goBack();
  await expect(new LoginPage(copy, texts('th')).heading).toBeVisible();
});

test(
  'logging out ends the session, and Back does not return to it [2.16] [2.20]',
  { tag: DESKTOP },
  async ({ page, login, home }) => {
    await login.open();
    await login.logIn(SOMCHAI);
    await home.isOpen();
    await home.logOut.click();
    await expect(login.heading).toBeVisible();
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('token');
    await page.goBack();
    await expect(home.total).toBeHidden();
    await page.goto('/user/home');
    await expect(login.heading).toBeVisible();
  },
);

test(
  'app and service change the language immediately, and it stays in storage and cookie [1.19] [2.02]',
  { tag: DESKTOP },
  async ({ page, context, login }) => {
    await login.open();
    for (const [language, service] of [
      ['lo', 'ຮິມຂອງ'],
      ['en', 'Rimkhong'],
      ['th', 'ริมโขง'],
      ['lo', 'ຮິມຂອງ'],
    ] as const) {
      await login.speak(language);
      await expect(page.getByRole('banner').getByText(service, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: texts(language).login.heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    expect((await context.cookies()).map(({ value }) => value)).toContain('LO');
    await page.reload();
    await expect(page.getByRole('heading', { name: texts('lo').login.heading })).toBeVisible();
  },
);

test(
  'a saved test has sessions where the world gives only ended ones',
  { tag: DESKTOP },
  async ({ world, login }) => {
    await resetWorld(world, 'a member whose token has expired');
    expect(await callAsMember(world, SOMCHAI.phone, 'GET /api/wallet')).toBe(200);
    await login.arrive(SOMCHAI);
  },
);

test('after the service has ended, every page leads to the terminated page [2.08] [2.12] [4.02]', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/410/);
  await world.setFlags({ terminated: true });
  await page.goto('/login');
  await expect(page).toHaveURL(/\/terminated$/);
  await expect(page).toHaveTitle(texts('th').common.terminated.document_title);
  await page.goto('/user/home');
  await expect(page.getByRole('heading', { name: texts('th').common.terminated.title })).toBeVisible();
});
