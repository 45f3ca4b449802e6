// npm run drill:kiosk-soak: runs members one after another in one launched kiosk, as fast as the screen
// answers. After each session it searches storage, cookies and document for the member's data; after every 25th also the
// page's memory and the profile's files. Heap, processes, file handles and the profile's size must not grow. As root it runs
// under the shop's policies, without which Chromium writes a history. 2000 sessions take one to two hours.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, readCommandLine } from 'command-line';
import type { CDPSession, Page } from 'playwright';
import { processesWorkingIn } from '../process-facts.ts';
import { freePort, launchKiosk } from '../testing/launched-kiosk.ts';
import {
  CHROMIUM_WITH_POLICIES,
  canMountPolicies,
  policiesForDrills,
  policyFolder,
} from '../testing/policy-folder.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { signIn, takeHold } from './member.ts';
import { serveProduct } from './serve-product.ts';

/** A member whose data does not occur in the app's own texts. */
const MALEE = '0899999999';
const SEARCH_EVERY = 25;
const MOST_GROWTH = 1.15;

interface Measure {
  session: number;
  heapMb: number;
  processes: number;
  handles: number;
  profileMb: number;
  /** In kB, by folder. */
  folders: Record<string, number>;
}

const { sessions } = readCommandLine({
  command: 'npm run drill:kiosk-soak --',
  options: { sessions: count(100, 'how many it runs') },
});
const product = await serveProduct();
const screen = await openVirtualScreen();
const debugging = await freePort();
const port = await freePort();
const policies = canMountPolicies()
  ? policyFolder(policiesForDrills(`http://127.0.0.1:${port}`, { hasPrinter: false }))
  : null;
if (!policies) console.log('Without root there are no policies: the history in the profile will grow.');
const kiosk = launchKiosk([product.kiosk, `--port=${port}`, `--test-debugging-port=${debugging}`], {
  ...process.env,
  DISPLAY: screen.display,
  ...(policies ? { CHROMIUM_PATH: CHROMIUM_WITH_POLICIES, KIOSK_POLICIES: policies.path } : {}),
});
const { profile } = await kiosk.nextStart();
const { browser, page } = await takeHold(debugging);
await page.emulateMedia({ reducedMotion: 'reduce' });
const cdp = await page.context().newCDPSession(page);

const found: string[] = [];
const measures: Measure[] = [];
const began = performance.now();
try {
  for (let session = 1; session <= sessions; session += 1) {
    const { typed, stored } = await visit(page, session);
    const search = (places: Record<string, string>, markers: readonly string[]) => {
      for (const [place, content] of Object.entries(places))
        for (const marker of markers.filter((one) => content.includes(one))) {
          found.push(`session ${session}: ${marker} in ${place}`);
          // At once: a run that is cut short has shown something.
          console.log(`FAULT  ${found.at(-1)}`);
        }
    };
    await page.getByRole('button', { name: /^English/ }).waitFor();
    const isSearch = session % SEARCH_EVERY === 0 || session === sessions;
    search(await leftInPage(page), [...typed, stored]);
    if (isSearch) {
      search(await leftInMemory(cdp), [...typed, stored]);
      search(leftInFiles(profile), typed);
      const measure = await takeMeasure(cdp, profile, session);
      measures.push(measure);
      console.log(JSON.stringify({ ...measure, found: found.length }));
    }
  }
} finally {
  await browser.close();
  await kiosk.end();
  await screen.close();
  await product.close();
  policies?.remove();
}

const seconds = (performance.now() - began) / 1_000;
console.log(
  `${sessions} sessions in ${seconds.toFixed(0)} s (${(seconds / sessions).toFixed(1)} s each), ${found.length} markers found`,
);
for (const line of found) console.log(`  ${line}`);
// Chromium makes some files and helpers only after minutes.
const warmed = measures[Math.floor(measures.length / 4)];
const grown = (['heapMb', 'processes', 'handles', 'profileMb'] as const).filter((name) => {
  const warm = warmed?.[name] ?? 0;
  const last = measures.at(-1)?.[name] ?? 0;
  console.log(`  ${name}: ${warm} after ${warmed?.session ?? 0} sessions, ${last} at the end`);
  return last > warm * MOST_GROWTH;
});
if (grown.length > 0) console.log(`  grew: ${grown.join(', ')}`);
process.exit(found.length === 0 && grown.length === 0 ? 0 : 1);

interface Markers {
  /** What the member typed and the app knew: must be gone from everywhere. */
  typed: string[];
  /**
   * What the drill put into the browser's storage, which the app itself never uses here. It must be gone from the storage, but
   * Chromium's files may keep a deleted entry until the launcher deletes the profile.
   */
  stored: string;
}

/** One session of a member who types a unique marker; resolves to all texts that must be gone afterwards. */
async function visit(page: Page, session: number): Promise<Markers> {
  const unique = `${session}-${Math.random().toString(36).slice(2, 8)}`;
  const [marker, stored] = [`left-behind-${unique}`, `stored-${unique}`];
  let token = '';
  const note = (request: { headers(): Record<string, string> }) => {
    token = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '')?.[1] ?? token;
  };
  page.on('request', note);
  await signIn(page, MALEE);
  page.off('request', note);
  await page.evaluate((text) => {
    localStorage.setItem('left', text);
    sessionStorage.setItem('left', text);
    document.cookie = `left=${text}; path=/`;
  }, stored);
  await page.getByRole('button', { name: 'Search games' }).click();
  await page.getByRole('searchbox').fill(marker);
  await page.getByRole('searchbox').blur();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^KBANK/ })
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('321.09');
  await page.locator('header').getByText('End session').click();
  return { typed: [marker, token, 'Malee', MALEE, '321.09'].filter((text) => text !== ''), stored };
}

async function leftInPage(page: Page): Promise<Record<string, string>> {
  const storage = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  return {
    storage,
    document: await page.content(),
    cookies: JSON.stringify(await page.context().cookies()),
  };
}

async function leftInMemory(cdp: CDPSession): Promise<Record<string, string>> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep);
  return { memory: chunks.join('') };
}

function leftInFiles(profile: string): Record<string, string> {
  const files = filesIn(profile).map((path) => [relative(profile, path), readText(path)]);
  return Object.fromEntries(files) as Record<string, string>;
}

async function takeMeasure(cdp: CDPSession, profile: string, session: number): Promise<Measure> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await sleep(200);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  const processes = processesWorkingIn(profile);
  // The disk cache has its own limit.
  const kept = filesIn(profile).filter((path) => !path.startsWith(join(profile, 'cache')));
  const bytes = kept.reduce((sum, path) => sum + sizeOf(path), 0);
  return {
    session,
    heapMb: Math.round(heap / 104_857.6) / 10,
    processes: processes.length,
    handles: processes.reduce((sum, pid) => sum + handlesOf(pid), 0),
    profileMb: Math.round(bytes / 104_857.6) / 10,
    folders: foldersOf(profile, kept),
  };
}

function foldersOf(profile: string, files: readonly string[]): Record<string, number> {
  const sizes = new Map<string, number>();
  for (const path of files) {
    const folder = relative(profile, path).split('/').slice(0, 2).join('/');
    sizes.set(folder, (sizes.get(folder) ?? 0) + sizeOf(path) / 1_024);
  }
  const large = [...sizes].filter(([, size]) => size > 200).sort(([, a], [, b]) => b - a);
  return Object.fromEntries(large.map(([folder, size]) => [folder, Math.round(size)]));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Falls back if a file or process disappears during the read. */
function orElse<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

function readText(path: string): string {
  return orElse(() => readFileSync(path, 'latin1'), '');
}

function sizeOf(path: string): number {
  return orElse(() => statSync(path).size, 0);
}

function handlesOf(pid: number): number {
  return orElse(() => readdirSync(`/proc/${pid}/fd`).length, 0);
}
