// npm run bench: compares the built app with a baseline on the same libraries, in turns. A missed limit does not
// fail the run, because a busy machine distorts the figures. `npm run budgets` checks the exact figures.
import { loadavg } from 'node:os';
import type { Page } from '@playwright/test';
import { count, readCommandLine } from 'command-line';
import { SOMCHAI } from '../fixtures.ts';
import { launchChromium } from '../launch-chromium.ts';
import { AttractPage } from '../pages/attract-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { texts } from '../texts.ts';
import { openWorld, resetWorld, startSignedIn } from '../world.ts';
import { measureIdle } from './app/idle.ts';
import { type Load, measureLoad } from './app/load.ts';
import { pressRows } from './app/press-rows.ts';
import { serveBench } from './app/served.ts';
import { median, type Row, spread, tableOf } from './app/table.ts';

/** Above this spread of the baseline's own loads, the comparison is unreliable. */
const QUIET_SPREAD = 0.25;

const values = readCommandLine({
  command: 'npm run bench --',
  options: {
    rounds: count(5, 'loads the login page so often'),
    'idle-seconds': count(30, 'watches each idle screen so long'),
  },
});
const words = texts('th');
const served = await serveBench();
const browser = await launchChromium();
const world = openWorld('bench');
try {
  await resetWorld(world);
  console.log('Loading the login page, baseline and app in turns …');
  const baseline: Load[] = [];
  const app: Load[] = [];
  // Warms up only the machine: every load has a new browser context.
  await measureLoad(browser, served.baseline);
  await measureLoad(browser, served.web);
  for (let round = 0; round < values.rounds; round++) {
    baseline.push(await measureLoad(browser, served.baseline));
    app.push(await measureLoad(browser, served.web));
  }
  const load = (
    what: string,
    name: keyof Load,
    unit: string,
    limit: Row['limit'],
    more: Partial<Row> = {},
  ): Row => ({
    what,
    unit,
    baseline: median(baseline.map((one) => one[name])),
    app: median(app.map((one) => one[name])),
    limit,
    ...more,
  });
  console.log('Presses …');
  const presses = await pressRows(browser, served, world);
  console.log('Idle screens …');
  const enter = async (page: Page, url: string) => {
    await page.context().addCookies([{ name: 'mock-world', value: world.name, url }]);
    if (url === served.web) await startSignedIn(page, world, SOMCHAI.phone);
  };
  const idle = await measureIdle(
    browser,
    [
      {
        name: 'login',
        open: async (page) => {
          await page.goto(`${served.web}/login`);
          await new LoginPage(page, words).heading.waitFor();
        },
      },
      {
        name: 'home',
        open: async (page) => {
          await enter(page, served.web);
          await page.goto(`${served.web}/user/home`);
          await new HomePage(page, words).isOpen();
        },
      },
      {
        name: 'first screen of the kiosk',
        isKiosk: true,
        open: async (page) => {
          await page.goto(served.kiosk);
          await new AttractPage(page).isOpen();
        },
      },
    ],
    values['idle-seconds'],
  );
  const rows: Row[] = [
    load('Login: scripts, Brotli', 'scriptBytes', ' B', { more: 96_300 }),
    load('Login: all bytes, Brotli', 'allBytes', ' B', { more: 134_700 }),
    load('Login: requests', 'requests', '', { more: 8 }),
    load('Login: processor at a quarter of the speed', 'cpuMs', ' ms', { times: 1.2 }),
    load('Login: heap after collection', 'heapMb', ' MB', { times: 1.2 }, { digits: 1 }),
    load('Login: largest paint on a slow line', 'lcpMs', ' ms', { times: 1.15 }, { isWallClock: true }),
    load(
      'Login: blocked after the first paint',
      'tbtMs',
      ' ms',
      { times: 1, more: 50 },
      { isWallClock: true },
    ),
    load('Login: layout shift', 'cls', '', { more: 0.001 }, { digits: 3 }),
    ...presses,
    ...idle.flatMap(({ name, mainMs, allMs }): Row[] => [
      { what: `Idle ${name}: main thread`, unit: ' ms/s', app: mainMs, limit: { more: 10 }, digits: 1 },
      { what: `Idle ${name}: all of Chromium`, unit: ' ms/s', app: allMs, limit: { more: 10 }, digits: 1 },
    ]),
  ];
  console.log(`\n${tableOf(rows)}\n`);
  for (const { name, layouts, styles } of idle)
    console.log(`Idle ${name}: ${layouts.toFixed(0)} layouts and ${styles.toFixed(0)} styles a minute`);
  const cpuSpread = spread(baseline.map(({ cpuMs }) => cpuMs));
  const wallSpread = spread(baseline.map(({ lcpMs }) => lcpMs));
  console.log(
    `The baseline's own ${baseline.length} loads differ by ${(cpuSpread * 100).toFixed(0)} % in processor time and ` +
      `${(wallSpread * 100).toFixed(0)} % in time; load average ${loadavg()[0]?.toFixed(1)}.`,
  );
  if (cpuSpread > QUIET_SPREAD) console.log('TOO BUSY: ignore the processor times of this run.');
  if (cpuSpread > QUIET_SPREAD || wallSpread > QUIET_SPREAD)
    console.log(
      `TOO BUSY: ignore in this run: ${rows
        .filter(({ isWallClock }) => isWallClock)
        .map(({ what }) => what)
        .join('; ')}.`,
    );
} finally {
  await world.remove().catch(() => {});
  await browser.close();
  await served.close();
}
