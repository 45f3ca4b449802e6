import { expectAccessible } from '../accessible.ts';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { addresses } from '../servers.ts';
import { openWorld } from '../world.ts';
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
  'keep',
  'verbs',
  'guide',
];

for (const [language, width] of [
  ['en', 1280],
  ['th', 390],
] as const) {
  test(`every part of the console passes axe and fits ${width} pixels in ${language}`, async ({
    page,
    world,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((chosen) => localStorage.setItem('console-language', chosen), language);
    for (const section of SECTIONS) {
      await page.goto(`/#/${world.name}/${section}`);
      await expect(page.locator('main > *').first()).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('the console shows what happens as it happens, without a reload', async ({ page, world }) => {
  const console = new ConsolePage(page, world);
  await console.open();
  await expect(page.getByRole('cell', { name: '1,000.00 THB' })).toBeVisible();
  await world.setBalance(SOMCHAI.phone, { account: 'WALLET', amount: 77.25 });
  await expect(page.getByRole('cell', { name: '77.25 THB' })).toBeVisible();
});

test('the console asks before it makes a world again in which something has happened', async ({
  page,
  world,
}) => {
  const console = new ConsolePage(page, world);
  await world.setBalance(SOMCHAI.phone, { account: 'WALLET', amount: 77.25 });
  await console.open();
  await console.press('Reset world');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(world.name);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(77.25);
  await console.press('Reset world');
  await question.getByRole('button', { name: 'Reset world' }).click();
  await console.expectDone();
  expect((await world.member(SOMCHAI.phone)).wallet).toBe(1000);
});

test('the slip queue shows pending slips, and each reason rejects one', async ({ page, world }) => {
  await world.reset({ scenario: 'a member with two slips in progress' });
  const console = new ConsolePage(page, world);
  await console.open('deposits');
  await page
    .getByRole('button', { name: /^Reject .*: NOT_MATCH$/ })
    .first()
    .click();
  await console.expectDone();
  expect((await world.slips()).filter(({ status }) => status === 'FAILED')).toHaveLength(1);
});

test('a field that is no number is refused where it stands, and what the mock refuses is told', async ({
  page,
  world,
  expectedComplaints,
}) => {
  expectedComplaints.push(/status of 400/);
  const console = new ConsolePage(page, world);
  await console.open('members');
  const form = page.getByRole('form', { name: 'Save' }).filter({ hasText: 'account' }).first();
  await form.getByLabel('amount').fill('ten');
  await form.getByRole('button').click();
  await expect(form.getByRole('alert')).toHaveText('amount: "ten" is no number');
  await form.getByLabel('amount').fill('-5');
  await form.getByRole('button').click();
  await expect(page.getByText('body: /amount must be >= 0, and is -5')).toBeVisible();
});

test('three phones in three languages show the member in this world, and come back after a remake', async ({
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
  // The remake ends every token: only who is signed in again sees the new figure.
  await world.reset({ scenario: 'a member without money' });
  await world.setLookups({ agreements: [] });
  await expect(english.getByText('1,000.00')).toHaveCount(0);
  await expect(english.getByRole('status').getByText('0.00').first()).toBeVisible();
});

test('a member opens in a tab of their own by one click, signed in', async ({ page, world }) => {
  const console = new ConsolePage(page, world);
  await console.open('members');
  const [tab] = await Promise.all([page.waitForEvent('popup'), console.press('Open as Somchai')]);
  await expect(tab.getByText('Somchai').first()).toBeVisible();
  await expect(tab.locator('[data-mock-world]')).toHaveAttribute('data-mock-world', world.name);
  expect(console.clicks).toBe(1);
});

test('a world returns to an entry of its journal, and branches from it', async ({ page, world }) => {
  const console = new ConsolePage(page, world);
  await console.open('journal');
  await expect.poll(async () => (await world.call('GET /history')).isKept).toBe(true);
  const { token } = await world.issueToken(SOMCHAI.phone);
  const transfer = (amount: number) =>
    fetch(`${addresses().mock}/api/wallet/transfer`, {
      method: 'POST',
      headers: {
        'x-mock-world': world.name,
        'x-requested-with': 'wallet-user',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ from: 'WALLET', to: 'PG', amount }),
    });
  await transfer(100);
  await transfer(200);
  await expect(page.getByRole('button', { name: 'POST /api/wallet/transfer' })).toHaveCount(2);
  await page.getByRole('button', { name: 'POST /api/wallet/transfer' }).last().click();
  await expect(page.getByText('wallet:100001 → game:100001:PG')).toBeVisible();
  await console.press('Branch from here');
  await console.expectDone();
  await console.press('Return the world to here');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Return the world to here' }).click();
  await expect.poll(async () => (await world.member(SOMCHAI.phone)).wallet).toBe(900);
  await expect(page.getByRole('button', { name: 'POST /api/wallet/transfer' })).toHaveCount(1);
  const branch = openWorld(`${world.name}-1`);
  expect((await branch.member(SOMCHAI.phone)).wallet).toBe(900);
  await branch.remove();
});
