import { expect, test } from '../fixtures.ts';
import { addresses } from '../servers.ts';
import { type Language, texts } from '../texts.ts';

const LANGUAGES: readonly Language[] = ['th', 'lo', 'en'];

test('a browser that is too old shows a message in every language', async ({ page }) => {
  // Simulates an old browser, which supports neither the style sheet nor the scripts.
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replaceAll('color-mix(in srgb', 'unknown-mix(in srgb') });
  });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/login');
  for (const language of LANGUAGES) {
    const sentence = page.getByText(texts(language).document.old_browser);
    await expect(sentence).toBeInViewport({ ratio: 1 });
    await expect(page.locator(`.old-browser p[lang=${language}]`)).toHaveText(
      texts(language).document.old_browser,
    );
  }
});

test('a supported browser never shows that message, even while the app and its style load slowly', async ({
  page,
}) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/login');
  await expect(page.getByText(texts('th').document.old_browser)).toBeAttached();
  await expect(page.getByText(texts('th').document.old_browser)).toBeHidden();
  const lantern = await page.locator('.lantern').boundingBox();
  expect(lantern && lantern.y + lantern.height / 2, 'the lantern in the middle').toBeCloseTo(844 / 2, 0);
  await page.route('**/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.reload();
  await expect(page.getByText(texts('th').document.old_browser)).toBeHidden();
});

test('an app whose script does not arrive says so after 30 s, in every language, and offers to load again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/contact');
  const links = LANGUAGES.map((language) => page.getByRole('link', { name: texts(language).document.late }));
  for (const link of links) await expect(link).toBeHidden();
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const delay = animation.effect?.getTiming().delay;
      animation.finish();
      return delay;
    }),
  );
  expect(delays).toEqual([30_000]);
  for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
  const lantern = await page.locator('.lantern').boundingBox();
  const first = await page.getByText(texts('th').document.late).boundingBox();
  expect(first?.y, 'below the lantern').toBeGreaterThan((lantern?.y ?? 0) + (lantern?.height ?? 0));
  await page.unroute('**/assets/*.js');
  await links[0]?.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  for (const link of links) await expect(link).toHaveCount(0);
});

test('the document has a description in every language, for search engines, and no comments', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toContain('<!--');
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  expect(description?.split(' · ')).toEqual(
    LANGUAGES.map((language) => texts(language).document.description),
  );
});

test('no browser replaces texts of the apps, which would never change again', async ({ request }) => {
  for (const app of ['web', 'kiosk', 'mock'] as const) {
    const html = await (await request.get(addresses()[app])).text();
    expect(html, app).toMatch(/<html[^>]* translate="no"/);
    expect(html, app).toMatch(/<meta name="google" content="notranslate"/);
    expect(html, app).toMatch(/<meta name="format-detection" content="telephone=no"/);
  }
});
