import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { violationsOf } from 'mock-server/control';
import { addresses } from './servers.ts';
import { type Language, texts } from './texts.ts';
import { DepositDialog } from './pages/deposit-dialog.ts';
import { HomePage } from './pages/home-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { StatementPage } from './pages/statement-page.ts';
import { TransferDialog } from './pages/transfer-dialog.ts';
import { WithdrawDialog } from './pages/withdraw-dialog.ts';
import { openWorld, resetWorld, type Control } from './world.ts';

/** A member of the mock's `demo` world, named in the README. */
export const SOMCHAI = { phone: '0812345678', password: '123456' };
/** A member of the Laos edition, with a wallet in kip. */
export const SOMPHONE = { phone: '02055512345', password: '123456' };

/** Tag for tests whose screen has another layout on a desktop: they run there too. */
export const DESKTOP = '@desktop';

export interface Options {
  language: Language;
  /** The app under test: the member's app in the Thai or the Laos edition, the kiosk's, or the console of the mock. */
  app: 'web' | 'laos' | 'kiosk' | 'mock';
}

interface Fixtures {
  world: Control;
  /** Browser messages that a test expects; any other message fails it. */
  expectedErrors: RegExp[];
  login: LoginPage;
  home: HomePage;
  deposit: DepositDialog;
  statement: StatementPage;
  transfer: TransferDialog;
  withdraw: WithdrawDialog;
}

export const test = base.extend<Options & Fixtures>({
  language: ['th', { option: true }],
  app: ['web', { option: true }],
  expectedErrors: async ({}, use) => use([]),

  world: async ({}, use, testInfo) => {
    const world = openWorld(
      `e2e-${testInfo.testId.slice(-12)}-${testInfo.repeatEachIndex}-${testInfo.retry}`.toLowerCase(),
    );
    await resetWorld(world);
    await use(world);
    // Not those of clients: some journeys send what the app never would.
    expect(await violationsOf(world, 'server'), 'contract violations by the mock').toEqual([]);
    await world.remove();
  },

  baseURL: async ({ app }, use) => use(addresses()[app]),

  // Stores the language as if the member had chosen it; it takes precedence over the edition's. [1.19]
  storageState: async ({ language, baseURL }, use) => {
    // Playwright opens a page of its own for each origin, so there is none without need.
    const origins =
      language === 'th'
        ? []
        : [{ origin: baseURL ?? '', localStorage: [{ name: 'locale', value: language }] }];
    await use({ cookies: [], origins });
  },

  page: async ({ context, page, world, baseURL, expectedErrors }, use) => {
    await enterWorld(context, world, baseURL ?? '');
    const errors = watch(page);
    await use(page);
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)));
    expect(unexpected, 'errors of the page').toEqual([]);
  },

  login: async ({ page, language, world }, use) => use(new LoginPage(page, texts(language), world)),
  home: async ({ page, language }, use) => use(new HomePage(page, texts(language))),
  deposit: async ({ page, language }, use) => use(new DepositDialog(page, texts(language))),
  statement: async ({ page, language }, use) => use(new StatementPage(page, texts(language))),
  transfer: async ({ page, language }, use) => use(new TransferDialog(page, texts(language))),
  withdraw: async ({ page, language }, use) => use(new WithdrawDialog(page, texts(language))),
});

export { expect } from '@playwright/test';

/** Sends every call of this browser to the test's own world. */
export async function enterWorld(context: BrowserContext, world: Control, url: string): Promise<void> {
  await context.addCookies([{ name: 'mock-world', value: world.name, url }]);
}

/** Opens pages as the Laos edition, which differs only in its configuration. [1.20] */
export async function asLaos(page: Page): Promise<void> {
  await withConfig(page, { edition: 'laos' });
}

export async function withConfig(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...entries } });
  });
}

/** Waits until the app has saved a pending order whose name or data contain this text. */
export async function waitForPendingOrder(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('open-intents'))).toContain(text);
}

export function watch(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    // Includes the browser's message for a refused call (4xx, 5xx), which names the address.
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The app aborts reads that it no longer needs.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${reason}: ${request.method()} ${request.url()}`);
  });
  return errors;
}
