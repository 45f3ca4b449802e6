import type { Page } from '@playwright/test';
import { type ChangingHost, changingHost } from '../changing-host.ts';
import { expect, SOMCHAI, test as base } from '../fixtures.ts';
import { texts } from '../texts.ts';

const { common } = texts('th');

const test = base.extend<{ host: ChangingHost }>({
  host: changingHost('worker'),
  baseURL: async ({ host }, use) => use(host.url),
  expectedErrors: async ({}, use) =>
    use([
      /The app cannot start: Failed to fetch/,
      /\/assets\/statement-[\w-]+\.(?:js|css)/,
      /ERR_(?:EMPTY_RESPONSE|FAILED|CONNECTION|INTERNET|SOCKET)/,
    ]),
});

async function hasWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const isWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Simulates a new build: pages name another script, and the worker caches another page. */
function deploy(host: ChangingHost): void {
  const page = (text: string) => text.replace(/(\/assets\/index-[\w-]+\.js)/, '$1?2');
  for (const path of ['/', '/index.html', '/login', '/user/home']) host.rewrite.set(path, page);
  host.rewrite.set('/sw.js', (text) => `${text}// 2`);
}

test('offline, the app shows its own message, and continues by itself when online', async ({
  page,
  context,
  host,
  login,
}) => {
  await login.open();
  await hasWorker(page);
  host.isDown = true;
  await page.reload();
  await expect(page.getByRole('heading', { name: common.config_error.title })).toBeVisible();
  await expect(page.getByText(common.not_loaded.text)).toBeVisible();
  await context.setOffline(true);
  host.isDown = false;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: texts('th').login.heading })).toBeVisible();
});

test('offline without a cached page, a page in three languages appears and reloads itself', async ({
  page,
  context,
  host,
  login,
}) => {
  await login.open();
  await hasWorker(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (new URL(request.url).pathname === '/index.html') await cache.delete(request);
    }
  });
  host.isDown = true;
  await page.reload();
  for (const heading of ['ไม่มีอินเทอร์เน็ต', 'ບໍ່ມີອິນເຕີເນັດ', 'No internet'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await context.setOffline(true);
  host.isDown = false;
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: texts('th').login.heading })).toBeVisible();
});

test('the caches hold no data of the service, its configuration or a member', async ({
  page,
  login,
  home,
}) => {
  await login.open();
  await hasWorker(page);
  const answeredByWorker: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answeredByWorker.push(new URL(response.url()).pathname);
  });
  await login.logIn(SOMCHAI);
  await home.isOpen();
  await page.reload();
  await home.isOpen();
  const files = await kept(page);
  expect(files).toContain('/index.html');
  expect(
    files.filter((path) => !/^\/(?:assets\/[\w.-]+\.(?:js|css)|(?:index|offline)\.\w+)$/.test(path)),
  ).toEqual([]);
  expect(answeredByWorker).toContain('/user/home');
  expect(answeredByWorker.filter((path) => /^\/(?:api|socket\.io|files|qa|config)/.test(path))).toEqual([]);
});

test('a new build is offered, and loads when the member accepts', async ({ page, host, login }) => {
  await login.open();
  await hasWorker(page);
  const offer = page.getByText(common.update.text);
  await expect(offer).toBeHidden();
  deploy(host);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(offer).toBeVisible();
  await expect(page.locator('script[type=module]')).not.toHaveAttribute('src', /\?2$/);
  await page.getByRole('button', { name: common.update.reload_button }).click();
  await expect(page.locator('script[type=module]')).toHaveAttribute('src', /\?2$/);
  expect(await isWaiting(page)).toBe(true);
  // The page already runs the waiting build, so its worker takes over without another offer.
  await expect.poll(() => isWaiting(page)).toBe(false);
  await expect(offer).toBeHidden();
});

for (const hasServiceWorker of [true, false])
  test(`after a deploy, even one in the page’s first seconds, a page whose files are gone offers the new build (worker: ${String(hasServiceWorker)})`, async ({
    page,
    host,
    login,
    home,
  }) => {
    if (!hasServiceWorker)
      host.rewrite.set('/config.json', (text) =>
        JSON.stringify({ ...(JSON.parse(text) as object), serviceWorker: false }),
      );
    await login.open();
    await login.logIn(SOMCHAI);
    await home.isOpen();
    deploy(host);
    host.gone = /^\/assets\/(?:statement|withdraw)/;
    await page.getByRole('link', { name: common.menu.statement }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: common.update.text })).toBeVisible();
    // The simulated build has no files of its own.
    host.gone = null;
    // The line above the page offers it too.
    await main.getByRole('button', { name: common.update.reload_button }).last().click();
    await expect(main.getByRole('heading', { name: common.title.statement })).toBeVisible();
  });

test('a host removes the worker by serving another file in its place', async ({ page, host, login }) => {
  await login.open();
  await hasWorker(page);
  host.redirect.set('/sw.js', '/sw-off.js');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => workers(page)).toBe(0);
  expect(await kept(page)).toEqual([]);
});
