import { openChangingHost } from '../../changing-host.ts';
import { enterWorld, expect } from '../../fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { addresses } from '../../servers.ts';
import { BROWSER_SIZES } from '../sizes.ts';
import { picture, scenes } from '../take-pictures.ts';

/** Screens in place of the app, and messages above it. */

const sizes = BROWSER_SIZES;

scenes(
  'a new version that is ready',
  async ({ context, page, texts, world, language }, shoot) => {
    const host = await openChangingHost(addresses().worker);
    await enterWorld(context, world, host.url);
    await page.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    const { token } = await world.issueToken('0812345678');
    await page.addInitScript((value) => sessionStorage.setItem('token', value), token);
    await page.goto(`${host.url}/user/home`);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    // A new build: the page names another script, and the worker's file differs.
    const rebuilt = (text: string) => text.replace(/(\/assets\/index-[\w-]+\.js)/, '$1?2');
    for (const path of ['/', '/index.html', '/user/home']) host.rewrite.set(path, rebuilt);
    host.rewrite.set('/sw.js', (text) => `${text}// 2`);
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await new HomePage(page, texts).isOpen();
    await expect(page.getByText(texts.common.update.text)).toBeVisible();
    await shoot('app-update');
    await host.close();
  },
  { sizes: ['320x640', ...sizes], isAlone: true },
);

picture(
  'app-config-error',
  async ({ page, texts }) => {
    await page.route('**/config.json', (route) => route.fulfill({ body: '{"edition":"french"}' }));
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: texts.common.config_error.title })).toBeVisible();
  },
  { sizes },
);

scenes(
  'a part of the app that does not come',
  async ({ enter, page, texts, home }, shoot) => {
    await enter();
    await page.route(/assets\/.*(statement|screens|profile)[^/]*\.js/, (route) => route.abort());
    await page.route(/assets\/.*deposit[^/]*\.js/, (route) => route.abort());
    await page.reload();
    await home.isOpen();
    await home.openDeposit.click();
    await expect(page.getByText(texts.common.not_loaded.title)).toBeVisible();
    await shoot('app-dialog-not-loaded');
    await page.getByRole('button', { name: texts.common.close_button }).last().click();
    await home.openMenu(texts.common.menu.profile);
    await expect(page.getByText(texts.common.not_loaded.title)).toBeVisible();
    await shoot('app-page-not-loaded');
  },
  { sizes },
);

scenes(
  'a service that takes no more calls, and one that is slow',
  async ({ enter, page, texts, world, home }, shoot) => {
    await enter();
    await page.waitForLoadState('networkidle');
    await world.addFault({ call: 'GET /api/wallet/refresh/slot', kind: 'limit', retryAfter: 60 });
    await home.checkBalance.click();
    await expect(page.getByText(texts.common.request_limit)).toBeVisible();
    await shoot('app-request-limit');
  },
  { sizes },
);

picture(
  'app-sign-out-question',
  async ({ enter, page, texts }) => {
    await enter();
    await page.evaluate(() => {
      history.pushState(null, '', '/login');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByText(texts.common.sign_out_question.title)).toBeVisible();
  },
  { sizes },
);

// The message is in every language at once.
picture(
  'app-old-browser',
  async ({ page, texts }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.route('**/assets/*.css', async (route) => {
      const response = await route.fetch();
      const sheet = await response.text();
      await route.fulfill({ response, body: sheet.replaceAll('color-mix(in srgb', 'unknown-mix(in srgb') });
    });
    await page.goto('/login');
    await expect(page.getByText(texts.document.old_browser)).toBeVisible();
  },
  { sizes: ['320x640', ...sizes], languages: ['th'] },
);

// So is that of an app whose script does not arrive.
picture(
  'app-late',
  async ({ page, texts }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('/login');
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(page.getByText(texts.document.late)).toBeVisible();
  },
  { sizes: ['320x640', ...sizes], languages: ['th'] },
);
