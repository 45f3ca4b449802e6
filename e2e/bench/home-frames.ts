/**
 * Measures how smoothly home scrolls on a slow phone, with few and with many games: `node e2e/bench/home-frames.ts`. Only
 * prints figures, because they depend on how quiet the machine is.
 */
import type { CDPSession, Page } from '@playwright/test';
import { readCommandLine } from 'command-line';
import { SOMCHAI } from '../fixtures.ts';
import { launchChromium } from '../launch-chromium.ts';
import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import startServers, { addresses } from '../servers.ts';
import { texts } from '../texts.ts';
import { addGames, openWorld, resetWorld, type Control } from '../world.ts';
import { busyMs, gapsOf, recordFrames } from './frames.ts';

readCommandLine({ command: 'node e2e/bench/home-frames.ts' });

const SLOW_DOWN = 4;
const words = texts('th');

const CASES = [
  { games: 16, more: [] },
  {
    games: 200,
    more: [
      ['slot', 120],
      ['casino', 44],
      ['lotto', 20],
    ],
  },
] as const;

const stop = await startServers();
const browser = await launchChromium();
try {
  for (const { games, more } of CASES) {
    const world = openWorld(`bench-${games}`);
    await resetWorld(world);
    for (const [category, count] of more) await addGames(world, category, count);
    const page = await openHome(world);
    const client = await page.context().newCDPSession(page);
    await client.send('Performance.enable');
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    console.log(`${games} games, processor slowed down ${SLOW_DOWN} times`);
    await measure(page, client, 'down the page', { x: 195, y: 600, yDistance: -1600 });
    await measure(page, client, 'back up', { x: 195, y: 300, yDistance: 1600 });
    await page.getByRole('region', { name: words.home.slot_games }).scrollIntoViewIfNeeded();
    const rail = await page.getByRole('list', { name: words.home.slot_games }).boundingBox();
    const y = (rail?.y ?? 400) + 40;
    await measure(page, client, 'along the slots', { x: 195, y, xDistance: -3000 });
    await page.context().close();
    await world.remove();
  }
} finally {
  await browser.close();
  await stop();
}

async function openHome(world: Control): Promise<Page> {
  const url = addresses().web;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: url,
  });
  await context.addCookies([{ name: 'mock-world', value: world.name, url }]);
  const page = await context.newPage();
  const login = new LoginPage(page, words);
  await login.open();
  await login.logIn(SOMCHAI);
  await new HomePage(page, words).isOpen();
  return page;
}

interface Gesture {
  x: number;
  y: number;
  xDistance?: number;
  yDistance?: number;
}

async function measure(page: Page, client: CDPSession, name: string, gesture: Gesture): Promise<void> {
  const stopFrames = await recordFrames(page);
  const start = await scrolled(page);
  const before = await busyMs(client);
  await client.send('Input.synthesizeScrollGesture', { ...gesture, speed: 1200, gestureSourceType: 'mouse' });
  const busy = (await busyMs(client)) - before;
  const stamps = await stopFrames();
  const way = Math.abs((await scrolled(page)) - start);
  if (way === 0) throw new Error(`${name}: home did not scroll`);
  const { gaps, total, late, words: frames } = gapsOf(stamps);
  console.log(
    `  ${name.padEnd(16)} ${way.toFixed(0)} px, ${frames}; ` +
      `late ${late} of ${gaps.length}; main thread busy ${((busy / total) * 100).toFixed(0)} %`,
  );
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('ul')].reduce((sum, { scrollLeft }) => sum + scrollLeft, window.scrollY),
  );
}
