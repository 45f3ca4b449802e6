/**
 * Measures how soon 5,000 chat messages open and how smoothly they scroll, compared with a plain list of the same texts, and
 * the heap of 10,000 received messages: `node e2e/bench/chat-frames.ts`. Only prints figures, because they depend on how quiet
 * the machine is.
 */
import { loadavg } from 'node:os';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { readCommandLine } from 'command-line';
import { SOMCHAI } from '../fixtures.ts';
import { launchChromium } from '../launch-chromium.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import startServers, { addresses } from '../servers.ts';
import { texts } from '../texts.ts';
import { openWorld, resetWorld, startSignedIn } from '../world.ts';
import { median } from './app/table.ts';
import { measureFlood } from './chat/flood.ts';
import { drawBaseline } from './chat/baseline.ts';
import { measureOpening } from './chat/opening.ts';
import { measureScroll } from './chat/scroll.ts';
import { messageText, sendMany } from './chat/messages.ts';

readCommandLine({ command: 'node e2e/bench/chat-frames.ts' });

const SLOW_DOWNS = [1, 4];
const SCROLLED_MESSAGES = 5000;
const WEIGHED = [1000, 5000, 10_000];
const OPENINGS = 5;
const words = texts('th');

const stop = await startServers();
const browser = await launchChromium();
const world = openWorld('bench-chat');
try {
  await resetWorld(world);
  const { page, client } = await newPage();
  const chat = new ChatPanel(page, words);
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.goto('/user/contact');
  await chat.open();
  await chat.panel.getByText(words.chat.empty_title).waitFor();
  const room = await world.chatRoomOf(SOMCHAI.phone);

  let said = 0;
  for (const count of WEIGHED) {
    await sendMany(world, room, { from: said, to: count });
    said = count;
    await chat.log.getByText(messageText(count - 1)).waitFor({ timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    console.log(`${count} messages received: ${(await heapMb(client)).toFixed(1)} MB of heap`);
  }
  await compare(page, client, chat, said);
  await measureFlood({ page, chat, world, room, from: said });
  console.log(`Load average ${loadavg()[0]?.toFixed(1)}.`);
} finally {
  await world.remove().catch(() => {});
  await browser.close();
  await stop();
}

async function compare(page: Page, client: CDPSession, chat: ChatPanel, said: number): Promise<void> {
  const baseline = await newPage();
  const first = said - SCROLLED_MESSAGES;
  await drawBaseline(
    baseline.page,
    Array.from({ length: SCROLLED_MESSAGES }, (_, index) => messageText(first + index)),
  );
  const list = baseline.page.getByRole('log');
  for (const rate of SLOW_DOWNS) {
    console.log(`${SCROLLED_MESSAGES} messages, processor slowed down ${rate} times`);
    for (const one of [client, baseline.client]) await one.send('Emulation.setCPUThrottlingRate', { rate });
    const sides = [
      { name: 'list', ...baseline, log: list, opener: baseline.page.getByRole('button', { name: 'open' }) },
      { name: 'chat', page, client, log: chat.log, opener: chat.button },
    ];
    for (const { name, log, opener, ...side } of sides) {
      await side.page.bringToFront();
      const opened = await measureOpenings(
        side.page,
        opener,
        log,
        name === 'chat' ? chat.close : side.page.getByRole('button', { name: 'close' }),
        messageText(said - 1),
      );
      console.log(
        `  ${name}: open after ${median(opened).toFixed(0)} ms (${opened.map((ms) => ms.toFixed(0)).join(', ')})`,
      );
      await measureScroll(side, log, `${name}: back through the day`, 24_000);
      await measureScroll(side, log, `${name}: to the end again`, -24_000);
    }
  }
  for (const one of [client, baseline.client]) await one.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await baseline.page.context().close();
  await page.bringToFront();
}

async function measureOpenings(
  page: Page,
  opener: Locator,
  log: Locator,
  close: Locator,
  newest: string,
): Promise<number[]> {
  const opened: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    await close.click();
    await log.waitFor({ state: 'hidden' });
    opened.push(await measureOpening(page, opener, newest));
  }
  return opened;
}

async function heapMb(client: CDPSession): Promise<number> {
  await client.send('HeapProfiler.enable');
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1024 / 1024;
}

async function newPage(): Promise<{ page: Page; client: CDPSession }> {
  const url = addresses().web;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    // Keeps the icon's animation [2.86] out of the figures.
    reducedMotion: 'reduce',
    baseURL: url,
  });
  await context.addCookies([{ name: 'mock-world', value: world.name, url }]);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  // Processor time, which other programs do not affect.
  await client.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
  await client.send('Performance.enable');
  return { page, client };
}
