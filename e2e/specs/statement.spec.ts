import { readFile } from 'node:fs/promises';
import { DESKTOP, expect, SOMCHAI, test } from '../fixtures.ts';
import { filled, texts } from '../texts.ts';
import { resetWorld } from '../world.ts';

test('the statement describes every line with its amount and status, is printed black on white, on one page and without controls, and saved as a file (W7) [1.15] [2.75] [3.18] [5.33] [5.34]', async ({
  page,
  world,
  login,
  home,
  statement,
}) => {
  await resetWorld(world, 'a member with every kind of statement line');
  await login.arrive(SOMCHAI);
  await home.openStatement();
  await expect(statement.rows).toHaveCount(10);
  await expect(statement.rows.first()).toContainText('−200.00');
  await expect(statement.rows.first()).toContainText(texts('th').statement.status.in_progress);
  await expect(statement.rows.filter({ hasText: 'WELCOME50' })).toContainText('+50.00');
  await expect(
    statement.rows.filter({ hasText: filled(texts('th').statement.transfer_from, { account: 'PG' }) }),
  ).toContainText('250.25');

  await page.emulateMedia({ media: 'print' });
  for (const text of [statement.heading, statement.rows.getByText('−200.00')])
    await expect(text).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const control of [page.getByRole('navigation'), home.logOut, statement.openSlips, statement.download])
    await expect(control).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });

  await statement.type.selectOption('withdraw');
  await expect(statement.rows).toHaveCount(3);
  const [download] = await Promise.all([page.waitForEvent('download'), statement.download.click()]);
  expect(download.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff"/);
  expect(lines.slice(1, 4).map((line) => line.split(',').at(-1))).toEqual(['-200.00', '-300.00', '-5000.00']);
});

test(
  'a member filters 100,000 lines without loading them, and sees how far the search went (W7) [9.25]',
  { tag: DESKTOP },
  async ({ page, world, login, home, statement }) => {
    const { statement: words } = texts('th');
    await resetWorld(world, 'a member without money');
    await world.addStatementLines(SOMCHAI.phone, { count: 100_000 });
    await login.arrive(SOMCHAI);
    await home.openStatement();
    await expect(
      page.getByText(filled(texts('th').money.pager.range, { from: '1', to: '10', total: '100,000' })),
    ).toBeVisible();
    expect(await world.count({ call: 'POST /api/statement' })).toBeLessThan(4);
    // A press is answered before the list that follows it is rendered.
    for (const name of ['month', 'day'] as const) {
      const renderings = await statement.renderings(name);
      expect(renderings).toContain('tablist');
      expect(renderings).not.toContain('tablist and tabpanel');
    }
    await statement.period('all').click();
    await statement.type.selectOption('deposit');
    await expect(page.getByText(words.reach.title)).toBeVisible();
    await expect(statement.totals).toContainText('+500.00');
    await page.getByRole('button', { name: words.reach.more_button }).click();
    await expect(statement.totals).toContainText('+1,000.00');
    await statement.period('day').click();
    await expect(page.getByText(words.reach.title)).toBeHidden();
  },
);

test('slips show reasons in brackets, refresh, and open the picture in a new window [1.15] [2.74] [2.76] [8.12]', async ({
  page,
  context,
  world,
  login,
  home,
  statement,
}) => {
  const { statement: words, slipReasons } = texts('th');
  await resetWorld(world, 'a member with slips of every kind');
  await login.arrive(SOMCHAI);
  await home.openStatement();
  await statement.openSlips.click();
  const rows = statement.slips.locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(rows.first()).toContainText(words.status.in_progress);
  await expect(rows.nth(2)).toContainText(`(${slipReasons.UNKNOW_ERROR})`);
  await world.advanceClock({ seconds: 60 });
  await statement.slips.getByRole('button', { name: words.slips.refresh_button }).click();
  await expect(rows.first()).toContainText(words.status.success);
  const view = rows.first().getByRole('button', { name: words.slips.view_button });
  const [byLink] = await Promise.all([context.waitForEvent('page'), view.click()]);
  await expect(byLink).toHaveURL(/\/files\//);
  await byLink.close();
  await world.setFlags({ slipLinks: false });
  await statement.slips.getByRole('button', { name: words.slips.refresh_button }).click();
  await expect(statement.slips.getByRole('table')).not.toHaveAttribute('aria-busy');
  const [byReference] = await Promise.all([context.waitForEvent('page'), view.click()]);
  await expect(byReference).toHaveURL(/\/files\//);
  expect(await byReference.evaluate(() => window.opener as unknown)).toBeNull();
  await byReference.close();
  expect(await world.count({ call: 'GET /api/statement/slip/reference/{reference}' })).toBe(1);
  await expect(page).toHaveURL(/\/user\/statement$/);
});
