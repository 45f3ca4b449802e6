import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SOMCHAI } from '../../fixtures.ts';
import { AttractPage } from '../../pages/attract-page.ts';
import { DepositDialog } from '../../pages/deposit-dialog.ts';
import { HomePage } from '../../pages/home-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { StatementPage } from '../../pages/statement-page.ts';
import { texts } from '../../texts.ts';
import { openWorld, resetWorld, startSignedIn, type Control } from '../../world.ts';
import { measurePress } from './presses.ts';
import type { BenchServers } from './served.ts';
import type { Row } from './table.ts';

const LIMIT = { times: 1, more: 8 };
const words = texts('th');

export async function pressRows(browser: Browser, served: BenchServers, world: Control): Promise<Row[]> {
  const openBaseline = (path: string) => async (context: BrowserContext) => {
    const page = await context.newPage();
    await page.goto(served.baseline + path);
    return page;
  };
  const openApp =
    (path: string, inWorld = world) =>
    async (context: BrowserContext) => {
      await context.addCookies([{ name: 'mock-world', value: inWorld.name, url: served.web }]);
      await startSignedIn(context, inWorld, SOMCHAI.phone);
      const page = await context.newPage();
      await page.goto(served.web + path);
      return page;
    };
  const openHome = async (context: BrowserContext) => {
    const page = await openApp('/user/home')(context);
    await new HomePage(page, words).isOpen();
    return page;
  };
  const longWorld = openWorld('bench-statement');
  await resetWorld(longWorld, 'a member with three pages of statement');
  const openStatement = openApp('/user/statement', longWorld);
  const row = async (
    what: string,
    baseline: Parameters<typeof measurePress>[1],
    app: typeof baseline,
  ): Promise<Row> => ({
    what: `Press: ${what}, at a quarter of the speed`,
    unit: ' ms',
    baseline: await measurePress(browser, baseline),
    app: await measurePress(browser, app),
    limit: LIMIT,
    isWallClock: true,
  });
  const chooseLanguage = {
    answer: 'h1',
    press: (page) => page.getByRole('combobox').press('ArrowDown'),
    undo: (page) => page.getByRole('combobox').press('ArrowUp'),
  } satisfies Omit<Parameters<typeof measurePress>[1], 'open'>;
  return [
    await row(
      'a dialog',
      {
        open: openBaseline('/presses'),
        press: (page) => page.getByRole('button', { name: 'Deposit' }).tap(),
        undo: (page) => page.getByRole('button', { name: 'Close' }).tap(),
      },
      {
        open: openHome,
        press: (page) => new HomePage(page, words).openDeposit.tap(),
        undo: (page) => page.getByRole('button', { name: words.common.close_button }).tap(),
      },
    ),
    await row(
      'a key of the keypad',
      { open: openBaseline('/presses'), press: (page) => page.getByRole('button', { name: '7' }).tap() },
      {
        open: async (context) => {
          const page = await context.newPage();
          await page.goto(served.kiosk);
          await new AttractPage(page).begin('th');
          await new LoginPage(page, words).phone.tap();
          return page;
        },
        press: (page) => page.locator('[data-keypad]').getByRole('button', { name: '7', exact: true }).tap(),
      },
    ),
    await row(
      'a chip with an amount',
      {
        open: openBaseline('/presses'),
        press: (page) => page.getByRole('button', { name: '100', exact: true }).tap(),
        undo: (page) => page.getByRole('button', { name: '200', exact: true }).tap(),
      },
      {
        open: async (context) => {
          const page = await openHome(context);
          await new HomePage(page, words).openDeposit.tap();
          await new DepositDialog(page, words).method('KBANK').tap();
          return page;
        },
        press: (page) => new DepositDialog(page, words).preset('100').tap(),
        undo: (page) => new DepositDialog(page, words).preset('500').tap(),
      },
    ),
    await row(
      'a tab',
      {
        open: openBaseline('/presses'),
        press: (page) => page.getByRole('tab', { name: 'Deposits' }).tap(),
        undo: (page) => page.getByRole('tab', { name: 'All' }).tap(),
      },
      {
        open: openStatement,
        press: (page) => new StatementPage(page, words).period('day').tap(),
        undo: (page) => new StatementPage(page, words).period('all').tap(),
      },
    ),
    await row(
      'the next page of a list',
      {
        open: openBaseline('/presses'),
        press: (page) => page.getByRole('button', { name: 'Next' }).tap(),
        undo: (page) => page.getByRole('button', { name: 'Previous' }).tap(),
      },
      {
        open: openStatement,
        press: (page) => page.getByRole('button', { name: words.money.pager.next }).tap(),
        undo: (page) => page.getByRole('button', { name: words.money.pager.previous }).tap(),
      },
    ),
    await row(
      'another screen from the menu',
      {
        open: openBaseline('/login'),
        press: (page) => page.getByRole('link').tap(),
        undo: async (page) => void (await page.goBack()),
      },
      {
        open: openHome,
        press: (page) =>
          page.getByRole('navigation').getByRole('link', { name: words.common.menu.statement }).tap(),
        undo: (page) =>
          page.getByRole('navigation').getByRole('link', { name: words.common.menu.home }).tap(),
      },
    ),
    await row(
      'the language',
      { open: openBaseline('/login'), ...chooseLanguage },
      {
        open: async (context) => {
          const page = await context.newPage();
          await page.goto(`${served.web}/login`);
          return page;
        },
        answer: 'h1',
        press: (page) => chooseInList(page, 'ArrowDown'),
        undo: (page) => chooseInList(page, 'ArrowUp'),
      },
    ),
  ];
}

/** Opens the app's list; only the last key is measured. */
async function chooseInList(page: Page, arrow: 'ArrowDown' | 'ArrowUp'): Promise<void> {
  await page.getByRole('combobox').press('ArrowDown');
  await page.keyboard.press(arrow);
  await page.keyboard.press('Enter');
}
