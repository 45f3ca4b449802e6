import { expectAccessible, expectFits, WCAG } from '../accessible.ts';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { resetWorld } from '../world.ts';
import { ConsolePage } from '../pages/console-page.ts';

test.use({ app: 'mock' });

const SECTIONS = [
  'overview',
  'scenarios',
  'worlds',
  'members',
  'deposits',
  'games',
  'rewards',
  'chat',
  'codes',
  'faults',
  'settings',
  'apps',
  'journal',
  'exports',
  'verbs',
  'guide',
];

test('every part of the console passes axe and fits 390 pixels, and fits 1280', async ({ page, world }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('console-language', 'th'));
  const console = new ConsolePage(page, world);
  for (const section of SECTIONS) {
    // The targets that axe measures are smallest on a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    await console.openLoaded(section);
    await expectAccessible(page, WCAG);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expectFits(page);
  }
});

test('on a phone, each line of a member begins at the edge of its card', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new ConsolePage(page, world).openLoaded('members');
  const edges = await page.locator('tbody tr').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const start = row.getBoundingClientRect().left;
      const lefts = [...row.querySelectorAll('td')].map((cell) => {
        const content = cell.querySelector('input');
        if (content) return Math.round(content.getBoundingClientRect().left - start);
        const { left } = cell.getBoundingClientRect();
        return Math.round(left + Number.parseFloat(getComputedStyle(cell).paddingInlineStart) - start);
      });
      // A cell left of the one before it begins a line.
      return lefts.filter((left, index) => left < (lefts[index - 1] ?? Infinity));
    }),
  );
  expect(edges.length).toBeGreaterThan(5);
  expect(new Set(edges).size, `left edges ${edges.join(', ')}`).toBe(1);
});

test('a member of any name leaves the figures of all in view, and the rows beside it as they are', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await new ConsolePage(page, world).openLoaded('members');
  const table = page.getByRole('region', { name: 'Members' }).last();
  const radios = table.getByRole('radio');
  const third = await radios.nth(2).boundingBox();
  const lookAbove = () => page.screenshot({ clip: { ...third!, width: 100 } });
  const before = await lookAbove();
  const add = (phone: string, name: string) => world.call('POST /members', { body: { phone, name } });
  // Tone marks that stack as high as several rows.
  await add('0855555555', `ก${'็'.repeat(20)}`);
  await expect(radios).toHaveCount(4);
  expect((await lookAbove()).equals(before), 'the row above shows no mark of another').toBe(true);
  await add('0866666666', 'w'.repeat(100));
  await expect(radios).toHaveCount(5);
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  const sides = await radios.evaluateAll((all) => all.map((radio) => radio.getBoundingClientRect().width));
  expect(new Set(sides).size, `widths ${sides.join(', ')}`).toBe(1);
  // The buttons and headings below name the member who is chosen.
  await radios.last().click();
  await expect(page.getByRole('button', { name: /^Open as w+$/ })).toBeVisible();
  await expectFits(page);
});

test('on a phone, the buttons of a row stand in one line, or all below its words', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new ConsolePage(page, world).openLoaded('games');
  const split = await page.locator('li').evaluateAll(
    (rows) =>
      rows.filter((row) => {
        const words = row.querySelector('span')?.getBoundingClientRect();
        const [first, ...others] = [...row.querySelectorAll('button')].map((one) =>
          one.getBoundingClientRect(),
        );
        if (!words || !first) return false;
        return first.top < words.bottom && others.some(({ top }) => top !== first.top);
      }).length,
  );
  expect(await page.locator('li button').count()).toBeGreaterThan(8);
  expect(split, 'rows with some buttons beside their words').toBe(0);
});

test('three phones in three languages show the member in this world, and return after a reset', async ({
  page,
  world,
}) => {
  const console = new ConsolePage(page, world);
  await console.open('apps');
  await console.press('Three phones in three languages');
  for (const language of ['th', 'lo', 'en'] as const) {
    const app = page.frameLocator(`iframe[title="Member app, ${language}"]`);
    await expect(app.getByText('Somchai').first()).toBeVisible();
    await expect(app.locator('html')).toHaveAttribute('lang', language);
    await expect(app.locator('[data-mock-world]')).toHaveAttribute('data-mock-world', world.name);
  }
  const english = page.frameLocator('iframe[title="Member app, en"]');
  await expect(english.getByText('1,000.00').first()).toBeVisible();
  // The reset ends every token: only a member who is signed in again sees the new amount.
  await world.reset({ scenario: 'a member without money' });
  await world.setLookups({ agreements: [] });
  await expect(english.getByText('1,000.00')).toHaveCount(0);
  await expect(english.getByRole('status').getByText('0.00').first()).toBeVisible();
});

test('one click opens a tab signed in as a member, and a later sign-in there survives a reset', async ({
  page,
  context,
  world,
}) => {
  // A person is at the browser: where a test drives it, the tab leaves signing in to the test.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  const console = new ConsolePage(page, world);
  await console.open('members');
  const [tab] = await Promise.all([page.waitForEvent('popup'), console.press('Open as Somchai')]);
  await expect(tab.getByText('Somchai').first()).toBeVisible();
  await expect(tab.locator('[data-mock-world]')).toHaveAttribute('data-mock-world', world.name);
  expect(console.clicks).toBe(1);

  const other = (await world.members()).find(({ phone }) => phone !== SOMCHAI.phone)!;
  const { token } = await world.issueToken(other.phone);
  await tab.evaluate((value) => localStorage.setItem('token', value), token);
  await tab.reload();
  await expect(tab.getByText(other.name).first()).toBeVisible();
  await tab.waitForFunction((phone) => sessionStorage.getItem('mock-phone') === phone, other.phone);
  // The reset ends every token.
  await resetWorld(world);
  await tab.waitForFunction((old) => ![null, old].includes(localStorage.getItem('token')), token);
  await expect(tab.getByText(other.name).first()).toBeVisible();
});
