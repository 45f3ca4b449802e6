import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { World } from './control.ts';
import { addresses } from './servers.ts';
import { type Language, texts } from './texts.ts';
import { DepositDialog } from './pages/deposit-dialog.ts';
import { HomePage } from './pages/home-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { StatementPage } from './pages/statement-page.ts';

/** A member of the mock's `demo` world; known to everyone who reads the README. */
export const SOMCHAI = { phone: '0812345678', password: '123456' };

export interface Options {
  language: Language;
  /** The app that is opened: the member's, or the kiosk's. */
  app: 'web' | 'kiosk';
}

interface Fixtures {
  world: World;
  /** Messages of the browser that a test expects; every other one fails it. */
  expectedComplaints: RegExp[];
  login: LoginPage;
  home: HomePage;
  deposit: DepositDialog;
  statement: StatementPage;
}

export const test = base.extend<Options & Fixtures>({
  language: ['th', { option: true }],
  app: ['web', { option: true }],
  expectedComplaints: async ({}, use) => use([]),

  world: async ({}, use, testInfo) => {
    const world = new World(
      `e2e-${testInfo.testId.slice(-12)}-${testInfo.repeatEachIndex}-${testInfo.retry}`.toLowerCase(),
    );
    await world.reset();
    await use(world);
    expect(await world.breaches(), 'requests and replies outside the contract').toEqual([]);
    await world.remove();
  },

  baseURL: async ({ app }, use) => use(addresses()[app]),

  page: async ({ context, page, world, language, baseURL, expectedComplaints }, use) => {
    await enterWorld(context, world, baseURL ?? '');
    await context.addInitScript((locale) => {
      if (!localStorage.getItem('locale')) localStorage.setItem('locale', locale);
    }, language);
    const complaints = watch(page);
    await use(page);
    expect(
      complaints.filter((text) => !expectedComplaints.some((expected) => expected.test(text))),
      'complaints of the page',
    ).toEqual([]);
  },

  login: async ({ page, language }, use) => use(new LoginPage(page, texts(language))),
  home: async ({ page, language }, use) => use(new HomePage(page, texts(language))),
  deposit: async ({ page, language }, use) => use(new DepositDialog(page, texts(language))),
  statement: async ({ page, language }, use) => use(new StatementPage(page, texts(language))),
});

export { expect } from '@playwright/test';

/** Every call of this browser goes to the test's own world. */
export async function enterWorld(context: BrowserContext, world: World, url: string): Promise<void> {
  await context.addCookies([{ name: 'mock-world', value: world.name, url }]);
}

/** Whatever goes wrong in a page: errors, console errors, requests that fail or answer 4xx and 5xx. */
export function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // The app gives up readings that nobody waits for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`failed: ${request.method()} ${request.url()}`);
  });
  return complaints;
}
