// npm run bench:growth: measures the calls of the mock (`mock-server/bench/growth.ts`), then screens of the app while their data
// grow: processor time of the main thread, nodes and heap, which a busy machine hardly changes. `--parts home,statement` measures
// only these screens.
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { list, readCommandLine } from 'command-line';
import { SOMCHAI } from '../fixtures.ts';
import { launchChromium } from '../launch-chromium.ts';
import { addresses, serveBy } from '../servers.ts';
import { ChatPanel } from '../pages/chat-panel.ts';
import { HomePage } from '../pages/home-page.ts';
import { StatementPage } from '../pages/statement-page.ts';
import { texts } from '../texts.ts';
import { openWorld, resetWorld, startSignedIn, type Control } from '../world.ts';
import { metricsOf, PHONE } from './app/load.ts';

/** Time for work that continues after the screen is shown. */
const AFTERWARDS_MS = 1_500;
const AT_ONCE = 8;
const words = texts('th');

interface Screen {
  name: string;
  data: string;
  sizes: readonly number[];
  grow: (world: Control, from: number, to: number) => Promise<void>;
  open: (page: Page) => Promise<void>;
}

const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    data: 'games of a member',
    sizes: [10, 100, 500],
    async grow(world, from, to) {
      await world.addGame({ code: `MORE${to}`, name: 'More', category: 'slot', count: to - from });
    },
    async open(page) {
      await page.goto('/user/home');
      await new HomePage(page, words).isOpen();
    },
  },
  {
    name: 'statement',
    data: 'rows of a statement',
    sizes: [100, 10_000, 100_000],
    async grow(world, from, to) {
      await world.addStatementLines(SOMCHAI.phone, { count: to - from });
    },
    async open(page) {
      await page.goto('/user/statement');
      await new StatementPage(page, words).rows.first().waitFor();
    },
  },
  {
    name: 'chat',
    data: 'messages of a chat',
    sizes: [10, 100, 1_000],
    async grow(world, from, to) {
      const room = await world.chatRoomOf(SOMCHAI.phone);
      for (let sent = from; sent < to; sent += AT_ONCE)
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, to - sent) }, (_, index) =>
            world.sendAsAgent(room, { text: `message ${sent + index}` }),
          ),
        );
    },
    async open(page) {
      await page.goto('/user/contact');
      const chat = new ChatPanel(page, words);
      await chat.open();
      await chat.log
        .getByText(/^message /)
        .last()
        .waitFor();
    },
  },
];

interface Cost {
  mainMs: number;
  nodes: number;
  heapMb: number;
  kb: number;
}

async function cost(browser: Browser, world: Control, open: Screen['open']): Promise<Cost> {
  const baseURL = addresses().web;
  const context = await browser.newContext({ ...PHONE, baseURL });
  try {
    await context.addCookies([{ name: 'mock-world', value: world.name, url: baseURL }]);
    const page = await context.newPage();
    await startSignedIn(page, world, SOMCHAI.phone);
    let bytes = 0;
    page.on('response', (response) => {
      if (response.url().includes('/api/'))
        void response.body().then(
          ({ length }) => (bytes += length),
          () => undefined,
        );
    });
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page);
    await page.waitForTimeout(AFTERWARDS_MS);
    const { TaskDuration = 0 } = await metricsOf(client);
    await client.send('HeapProfiler.collectGarbage');
    const { Nodes = 0, JSHeapUsedSize = 0 } = await metricsOf(client);
    return { mainMs: TaskDuration * 1000, nodes: Nodes, heapMb: JSHeapUsedSize / 1e6, kb: bytes / 1000 };
  } finally {
    await context.close();
  }
}

const { parts } = readCommandLine({
  command: 'npm run bench:growth --',
  options: {
    parts: list(
      'names',
      `measures only these screens: ${SCREENS.map(({ name }) => name).join(', ')}`,
      SCREENS[0]?.name,
    ),
  },
});
if (!parts)
  execFileSync(process.execPath, [join(import.meta.dirname, '../../mock-server/bench/growth.ts')], {
    stdio: 'inherit',
  });
const close = await serveBy('serve-tests.ts');
const browser = await launchChromium();
const world = openWorld('growth');
try {
  const rows: string[] = [];
  for (const { name, data, sizes, grow, open } of SCREENS) {
    if (parts && !parts.includes(name)) continue;
    await resetWorld(world);
    const costs: Cost[] = [];
    let grown = 0;
    for (const size of sizes) {
      await grow(world, grown, size);
      grown = size;
      // The first visit at each size warms the service and is not counted.
      await cost(browser, world, open);
      costs.push(await cost(browser, world, open));
    }
    const line = (digits: number, of: keyof Cost) => costs.map((one) => one[of].toFixed(digits)).join(' → ');
    const counted = sizes.map((size) => size.toLocaleString('en')).join(' → ');
    rows.push(
      `| ${name}: ${data} | ${counted} | ${line(0, 'mainMs')} | ${line(0, 'nodes')} | ${line(1, 'heapMb')} | ${line(0, 'kb')} |`,
    );
  }
  console.log(
    '| Screen: what grows | Size | Main thread, ms | Nodes | Heap, MB | Answers, kB |\n|---|---|---|---|---|---|',
  );
  rows.forEach((row) => console.log(row));
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await world.remove().catch(() => {});
  await browser.close();
  await close();
}
