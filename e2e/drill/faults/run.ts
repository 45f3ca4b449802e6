// npm run drill:faults: every action and screen with every fault, in Chromium. `-- --help` lists its options.
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import startServers, { addresses } from '../../servers.ts';
import { launchOptions } from '../../suite-config.ts';
import { type Cell, fileOf, nameOf, PICTURES, runCell } from './cell.ts';
import { columns } from './columns/index.ts';
import { type Form, SIZES } from '../sizes.ts';
import { readOptions } from './options.ts';
import { printCell, report, type Result } from './report.ts';
import { rows } from './rows/index.ts';

const PRINT_EVERY = 100;

const { only, share, languages, form, copies, repeat, isTraced, isListing } = readOptions();
/** Diagonals of the table, so that a share holds some columns of every row and some rows of every column. */
const isInShare = (diagonal: number) => diagonal % share.count === share.index - 1;

const cells = languages
  .flatMap((language) =>
    rows.flatMap((row) => columns.map((column): Cell => ({ row, column, language, form }))),
  )
  .filter(
    ({ row, column }) =>
      (column.fits?.(row) ?? true) && !(form === 'kiosk' && (row.notInKiosk ?? column.notInKiosk)),
  )
  .filter((cell) => only.length === 0 || only.some((text) => nameOf(cell).includes(text)))
  .filter(({ row, column }) => isInShare(rows.indexOf(row) + columns.indexOf(column)));

const runs = Array.from({ length: repeat }, () => cells).flat();

if (isListing) for (const cell of cells) console.log(nameOf(cell));
else await runAll();

async function runAll(): Promise<void> {
  const began = performance.now();
  const stop = await startServers();
  const browser = await chromium.launch(launchOptions);
  const results: Result[] = [];
  try {
    const queue = runs.entries();
    await Promise.all(Array.from({ length: copies }, () => work(browser, queue, results)));
  } finally {
    await browser.close();
    await stop();
  }
  report(results, (performance.now() - began) / 1000);
  if (results.some(({ violations }) => violations.length > 0)) process.exitCode = 1;
}

/** Takes cells from the shared queue; all use one context, so that the app is fetched once. */
async function work(browser: Browser, queue: Iterator<[number, Cell]>, results: Result[]): Promise<void> {
  const context = await openContext(browser, form);
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
  for (let next = queue.next(); next.done !== true; next = queue.next()) {
    const [index, cell] = next.value;
    if (isTraced) await context.tracing.startChunk();
    const result = { cell, violations: await runCell(context, cell, String(index)) };
    if (isTraced) {
      const isKept = result.violations.length > 0;
      await context.tracing.stopChunk(isKept ? { path: join(PICTURES, `${index}-${fileOf(cell)}.zip`) } : {});
    }
    results.push(result);
    printCell(result);
    if (results.length % PRINT_EVERY === 0) console.log(`  ${results.length} of ${runs.length} cells`);
  }
  await context.close();
}

function openContext(browser: Browser, size: Form): Promise<BrowserContext> {
  return browser.newContext({
    ...SIZES[size],
    baseURL: addresses()[size === 'kiosk' ? 'kiosk' : 'web'],
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
  });
}
