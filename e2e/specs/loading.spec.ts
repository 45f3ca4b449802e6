import { type ChangingHost, changingHost } from '../changing-host.ts';
import { expect, SOMCHAI, test as base } from '../fixtures.ts';
import { texts } from '../texts.ts';

const { common } = texts('th');

const test = base.extend<{ host: ChangingHost }>({
  host: changingHost('web'),
  baseURL: async ({ host }, use) => use(host.url),
  expectedErrors: async ({}, use) => use([/\/assets\//, /Failed to fetch/]),
});

for (const [fault, isCut] of [
  ['was not found', false],
  ['was cut off', true],
] as const)
  test(`a page whose script ${fault} opens with one press of "Try again"`, async ({
    page,
    host,
    login,
    home,
    statement,
  }) => {
    host.isCut = isCut;
    host.gone = /^\/assets\/statement-.*js/;
    await login.open();
    await login.logIn(SOMCHAI);
    await home.isOpen();
    await page.getByRole('navigation', { name: common.menu.member }).getByText(common.menu.statement).click();
    await expect(page.getByRole('heading', { name: common.not_loaded.title })).toBeVisible();
    host.gone = null;
    await page.getByRole('button', { name: common.retry_button }).click();
    await expect(statement.heading).toBeVisible();
  });

test('each script and style is asked for once between the login and the profile', async ({
  page,
  host,
  login,
  home,
  statement,
}) => {
  await login.open();
  await login.logIn(SOMCHAI);
  await home.isOpen();
  const menu = page.getByRole('navigation', { name: common.menu.member });
  await menu.getByText(common.menu.statement).click();
  await expect(statement.rows).not.toHaveCount(0);
  await menu.getByText(common.menu.profile).click();
  await expect(page.getByRole('heading', { name: common.title.profile })).toBeVisible();
  const files = host.asked.filter((path) => /\.(?:js|css)$/.test(path));
  expect(files).toContainEqual(expect.stringMatching(/^\/assets\/statement-.*js$/));
  expect(files).toEqual([...new Set(files)]);
});
