import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible, WCAG } from '../accessible.ts';
import { expect, SOMCHAI, test } from '../fixtures.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { SpinPage } from '../pages/spin-page.ts';
import { texts } from '../texts.ts';
import { everythingLeft, leaveEverythingOpen, type LeftoverData, foundIn } from '../leftover-data.ts';
import type { Control } from '../world.ts';

const words = texts('en');
test.use({ app: 'kiosk', viewport: { width: 1080, height: 1920 }, hasTouch: true });

async function expectNothingLeft(page: Page, data: LeftoverData): Promise<void> {
  const left = await everythingLeft(page);
  expect(foundIn(left, data)).toEqual([]);
  expect(left['storage']).toBe('[{},{},[],[]]');
}

/** The page's clock is stopped, so none of its reads finds the end before this press. */
const createQr = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${words.deposit.create_button}`) }).click();

/** Stops the page's clock, which only the test advances from now on, and waits for pending calls. */
async function stopTime(page: Page, calls: ReadonlySet<Request>): Promise<void> {
  await expect(async () => {
    // The page's clock runs on until the command arrives, and cannot be set back.
    const nextSecond = (await page.evaluate(() => Date.now())) + 1_000;
    await page.clock.pauseAt(nextSecond);
  }).toPass();
  await expect.poll(() => calls.size).toBe(0);
}

function watchCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (/\/api\//.test(request.url())) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

/** Advances the clock in small steps, by at most 5 s, until the target is visible. */
async function passUntilSeen(page: Page, target: Locator): Promise<void> {
  let left = 5_000;
  await expect(async () => {
    if (left > 0) await page.clock.runFor(100);
    left -= 100;
    await expect(target).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
}

const ends: {
  reason: string;
  end: (page: Page, world: Control) => Promise<void>;
  expected?: RegExp;
  closes?: true;
}[] = [
  {
    reason: 'the member finishes',
    end: async (page) => {
      // The bar can be reached above an open task.
      await page.locator('header').getByText(words.common.session.finish_button).click();
    },
  },
  {
    reason: 'the service has ended',
    expected: /410|404/,
    closes: true,
    end: async (page, world) => {
      await world.setFlags({ terminated: true });
      await createQr(page);
    },
  },
];

for (const { reason, end, expected, closes } of ends) {
  test(`nothing of a member is left when ${reason} (K1)`, async ({ page, world, expectedErrors }) => {
    if (expected) expectedErrors.push(expected);
    // The search of the page's memory takes seconds.
    test.slow();
    await page.clock.install();
    const calls = watchCalls(page);
    await page.goto('/');
    const data = await leaveEverythingOpen(page, world);
    expect(Object.keys(data)).toContain('token');
    const entries = await page.evaluate(() => history.length);

    await stopTime(page, calls);
    await end(page, world);
    const attract = new AttractPage(page);
    if (closes) {
      // A new page reports it, in the member's language.
      await passUntilSeen(page, page.getByRole('heading', { name: words.common.terminated.title }));
      await expectNothingLeft(page, data);
      await page.clock.fastForward(20_000);
    }
    await passUntilSeen(page, attract.heading);
    await attract.isOpen();
    await expectNothingLeft(page, data);
    expect(await page.evaluate(() => [history.length, document.documentElement.lang])).toEqual([
      entries,
      'th',
    ]);
    expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
      'language=TH',
      `mock-world=${world.name}`,
    ]);
  });
}

test('a reload during a session leaves the next member no cookie and no address of the last one (K1)', async ({
  page,
  world,
}) => {
  const attract = new AttractPage(page);
  await page.goto('/');
  await attract.begin('en');
  await new LoginPage(page, words).logIn(SOMCHAI);
  await new SpinPage(page, words).open();
  await page.evaluate(() => (document.cookie = 'sid=of-a-member; path=/'));
  await page.reload();
  await attract.isOpen();
  expect(await page.evaluate(() => [location.pathname, window.name])).toEqual(['/', '']);
  expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
    'language=TH',
    `mock-world=${world.name}`,
  ]);
});

test('a session that a reload cuts off leaves no cookie to the service pages, whose self-test would keep it (K1)', async ({
  page,
  expectedErrors,
}) => {
  // This page has no launcher behind it.
  expectedErrors.push(/404/);
  await page.goto('/');
  await new AttractPage(page).begin('en');
  await page.evaluate(() => (document.cookie = 'sid=of-a-member; path=/'));
  await page.goto('/staff');
  await expect(page.getByRole('heading', { name: texts('th').kiosk.staff.title })).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('sid');
});

const openRegistration = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: words.login.register_link }).click();

test('a visitor who leaves takes everything typed along, and the next finds an empty registration without waiting time (K1)', async ({
  page,
  world,
  expectedErrors,
}) => {
  expectedErrors.push(/429|400/);
  await page.goto('/');
  const attract = new AttractPage(page);
  const register = new RegisterPage(page, words);
  await attract.begin('en');
  await world.addFault({ call: 'POST /api/otp/send', kind: 'refuse', code: 'REQUEST_LIMIT', times: 1 });
  await openRegistration(page);
  await register.givePhone('0633333333');
  await expect(page.getByText(words.errors.REQUEST_LIMIT).first()).toBeVisible();
  await page.getByRole('button', { name: words.kiosk.idle.finish_button }).click();
  await attract.isOpen();
  expect(foundIn(await everythingLeft(page), { phone: '0633333333' })).toEqual([]);

  await attract.begin('en');
  await openRegistration(page);
  await expect(register.field('phone')).toHaveValue('');
  await register.givePhone('0622222222');
  await expect(register.heading('otp')).toBeVisible();
});

// A page gets the wheel with its first paint. Before, Ctrl with the wheel would zoom.
test('paints the lantern before its style sheet arrives, where the style sheet has it (K7)', async ({
  page,
}) => {
  const styles = Promise.withResolvers<undefined>();
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/**', async (route) => {
    await (route.request().url().endsWith('.css') ? styles : scripts).promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
  const lantern = page.locator('.lantern');
  const box = async () => Object.values((await lantern.boundingBox()) ?? {}).map(Math.round);
  const before = await box();
  const margin = () => lantern.evaluate(({ ownerDocument: { body } }) => getComputedStyle(body).margin);
  expect(await margin(), 'without the style sheet').toBe('8px');
  styles.resolve(undefined);
  await expect.poll(margin).toBe('0px');
  expect(await box()).toEqual(before);
  scripts.resolve(undefined);
  await new AttractPage(page).isOpen();
});

test('a kiosk that cannot start tries again by itself', async ({ page, expectedErrors }) => {
  expectedErrors.push(/config\.json|cannot start|ERR_FAILED/);
  await page.clock.install();
  const network = { isThere: false };
  await page.route('**/config.json', (route) => (network.isThere ? route.continue() : route.abort()));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: texts('th').common.config_error.title })).toBeVisible();
  network.isThere = true;
  await page.clock.fastForward(10_000);
  await new AttractPage(page).isOpen();
});

test('the first screen animates only on the compositor, not under reduced motion, and passes axe like the idle question (K2) (K10)', async ({
  page,
}) => {
  const timing = new Set(['offset', 'easing', 'composite', 'computedOffset']);
  const moved = async () => {
    const names = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        .flatMap((frame) => Object.keys(frame)),
    );
    return [...new Set(names)].filter((name) => !timing.has(name)).sort();
  };
  await page.clock.install();
  await page.goto('/');
  const attract = new AttractPage(page);
  await attract.isOpen();
  await expectAccessible(page, WCAG);
  expect(await moved()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moved()).toEqual(['opacity', 'transform']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await attract.begin('en');
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await page.clock.fastForward(91_000);
  await expect(page.getByRole('alertdialog', { name: words.kiosk.idle.title })).toBeVisible();
  await expectAccessible(page, WCAG);
});
