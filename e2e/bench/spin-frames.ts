/**
 * npm run bench:spin: measures how smoothly the wheel turns on a slow phone, with few and with many slices. Frame rates are only
 * printed, because they depend on how quiet the machine is. A page task longer than 50 ms that overlaps the turn fails the run.
 * The same run measures the machine's own limit: a bare page that turns one canvas of the same size for as long.
 */
import type { Page } from '@playwright/test';
import { readCommandLine } from 'command-line';
import { SOMCHAI } from '../fixtures.ts';
import { launchChromium } from '../launch-chromium.ts';
import { SpinPage } from '../pages/spin-page.ts';
import startServers, { addresses } from '../servers.ts';
import { texts } from '../texts.ts';
import { openWorld, resetWorld, startSignedIn, type Control } from '../world.ts';
import { gapsOf } from './frames.ts';

const SLOW_DOWN = 4;
const LONG_TASK_MS = 50;
/** Each page has a new browser context, because its first press runs code that has never run. */
const PAGES = 5;
const SPINS = 2;
const BARE_TURNS = 5;
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const PRESS = 'wheel-pressed';
const TURNS = 'wheel-turns';
const RESTS = 'wheel-rests';
/** The frames drawn, and the tasks of the page's thread. */
const CATEGORIES = ['-*', 'viz', 'toplevel', 'devtools.timeline', 'blink.user_timing'];
const words = texts('th');

readCommandLine({ command: 'npm run bench:spin' });
const stop = await startServers();
const browser = await launchChromium();
const longTasks: number[] = [];
let bareTasks = 0;
try {
  for (const slices of [8, 40]) {
    const world = openWorld(`bench-spin-${slices}`);
    await resetWorld(world, 'a member with coins');
    await world.setCoins(SOMCHAI.phone, PAGES * SPINS);
    await setSlices(world, slices);
    console.log(`${slices} slices, processor slowed down ${SLOW_DOWN} times`);
    for (let visit = 1; visit <= PAGES; visit += 1) {
      const page = await openSpin(world);
      await slowDown(page);
      for (let round = 1; round <= SPINS; round += 1)
        longTasks.push(...(await measureSpin(page, `page ${visit}, press ${round}`)));
      await page.context().close();
    }
    await world.remove();
  }
  const page = await openBarePage();
  await slowDown(page);
  console.log('a bare page with one turning canvas: what this machine can do');
  for (let round = 1; round <= BARE_TURNS; round += 1) {
    const long = await measure(page, `turn ${round}`, async () => {
      await page.touchscreen.tap(195, 400);
      await page.locator('canvas[data-rests]').waitFor();
    });
    bareTasks += long.length;
  }
} finally {
  await browser.close();
  await stop();
}
const spins = 2 * PAGES * SPINS;
console.log(
  `Tasks over ${LONG_TASK_MS} ms while the wheel turns: ${longTasks.length || 'none'} in ${spins} spins.`,
);
if (longTasks.length > 0) process.exitCode = 1;
if (longTasks.length > 0 && bareTasks > 0)
  console.log(
    `TOO BUSY: the bare page has ${bareTasks} of them, so the machine may be to blame. Run it again.`,
  );

/** @returns the lengths of its long tasks, in ms */
async function measureSpin(page: Page, name: string): Promise<number[]> {
  const spin = new SpinPage(page, words);
  const box = await spin.button.boundingBox();
  if (!box) throw new Error('the spin button is not rendered');
  // A plain selector, because Playwright's search by role and name runs in the page and counts as its task.
  const dialog = page.locator('[role=dialog]');
  const long = await measure(page, name, async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await dialog.waitFor();
  });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return long;
}

async function slowDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

async function openBarePage(): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(markTurns);
  await page.goto('about:blank');
  await page.setContent(
    '<meta name=viewport content="width=device-width"><canvas data-testid=wheel width=662 height=662' +
      ' style="position:absolute;left:30px;top:200px;width:331px;height:331px;will-change:transform"></canvas>',
  );
  await page.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const pen = canvas?.getContext('2d');
    pen?.fillRect(100, 100, 460, 460);
    addEventListener('pointerdown', () => {
      delete canvas?.dataset.rests;
      const turn = canvas?.animate({ transform: ['rotate(0)', 'rotate(18rad)'] }, { duration: 1300 });
      void turn?.finished.then(() => (canvas!.dataset.rests = ''));
    });
  });
  return page;
}

async function openSpin(world: Control): Promise<Page> {
  const url = addresses().web;
  const context = await browser.newContext({ ...PHONE, baseURL: url });
  await context.addCookies([{ name: 'mock-world', value: world.name, url }]);
  const page = await context.newPage();
  await startSignedIn(page, world, SOMCHAI.phone);
  await page.addInitScript(markTurns);
  await page.goto('/user/spin');
  await new SpinPage(page, words).button.waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

/** Marks the press, and the start and end of the turn, in the trace. The browser runs the animation: scripts see no frames. */
function markTurns() {
  addEventListener('pointerdown', () => performance.mark('wheel-pressed'), { capture: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (this: Element, ...args) {
    const animation = animate.apply(this, args);
    if (this.matches('[data-testid=wheel]')) {
      performance.mark('wheel-turns');
      const rest = () => performance.mark('wheel-rests');
      // The promise rejects if the app cancels the animation to redraw the wheel at rest.
      animation.finished.then(rest, rest);
    }
    return animation;
  };
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args?: { name?: string };
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Processor time in microseconds, which other programs do not lengthen. */
  tdur?: number;
}

/**
 * Traces a turn from the press until the wheel rests.
 * @returns the lengths of the page's long tasks while it turns, in ms
 */
async function measure(page: Page, name: string, turn: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await turn();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const moments = (mark: string) =>
    traceEvents.filter((event) => event.name === mark).map(({ ts }) => ts / 1000);
  const pressed = Math.max(...moments(PRESS));
  const from = Math.min(...moments(TURNS));
  const to = Math.max(...moments(RESTS));
  const drawn = moments('Display::DrawAndSwap')
    .filter((at) => at > from && at < to)
    .sort((one, other) => one - other);
  const { gaps, total, late, words: frames } = gapsOf(drawn);
  // Chromium names each thread once.
  const isPage = (event: TraceEvent) =>
    traceEvents.some(
      ({ name, args, pid, tid }) =>
        name === 'thread_name' && args?.name === 'CrRendererMain' && pid === event.pid && tid === event.tid,
    );
  const tasks = traceEvents
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts / 1000 < to)
    .filter(isPage)
    .map(({ ts, dur = 0, tdur = dur }) => ({ ms: tdur / 1000, at: ts / 1000, ends: (ts + dur) / 1000 }));
  const ofPress = tasks.filter(({ ends }) => ends > pressed && ends <= from).map(({ ms }) => ms);
  const long = tasks.filter(({ ms, ends }) => ms > LONG_TASK_MS && ends > from);
  const listed = long.map(({ ms, at }) => `${ms.toFixed(0)} (${(at - from).toFixed(0)} ms in)`);
  console.log(
    `  ${name.padEnd(15)} ${total.toFixed(0)} ms, ${frames}; ` +
      `late ${late} of ${gaps.length}; longest task of the press ${Math.max(0, ...ofPress).toFixed(0)} ms; ` +
      `over ${LONG_TASK_MS} ms while it turns: ${listed.join(', ') || 'none'}`,
  );
  return long.map(({ ms }) => ms);
}

async function setSlices(world: Control, count: number): Promise<void> {
  const colours = ['#16304d', '#0f6372', '#5b3f8c', '#0d6a42', '#7a3566'] as const;
  const slices = Array.from({ length: count }, (_, index) => ({
    code: `S${index}`,
    label: `${index + 1} บาท`,
    bgColor: colours[index % colours.length] ?? colours[0],
    textColor: '#faf5eb',
    htmlDescription: null,
    weight: 1,
    prize: {
      kind: 'money' as const,
      name: `เครดิตฟรี ${index + 1} บาท`,
      amount: { THB: index + 1, LAK: 600 },
    },
  }));
  await world.setWheel({ name: 'กงล้อ', slices, next: null });
}
