// npm run drill:kiosk-wipe [ends]: a member fills every form of the really launched kiosk, and the session ends in each of
// seven ways. Afterwards none of the member's data may be in the page, its storage, caches, history and memory, in the
// browser's profile, in the folders for temporary files, in the launcher's log or in what it keeps.
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { readCommandLine } from 'command-line';
import { enterWorld } from '../fixtures.ts';
import { KioskMachine } from '../kiosk-machine.ts';
import { AttractPage } from '../pages/attract-page.ts';
import startServers, { addresses } from '../servers.ts';
import { texts } from '../texts.ts';
import {
  everythingLeft,
  leaveEverythingOpen,
  leftInPage,
  MALEE,
  type LeftoverData,
  foundIn,
} from '../leftover-data.ts';
import { openWorld, resetWorld, type Control } from '../world.ts';
import { STAFF_PIN } from './kiosk-tour.ts';

const words = texts('en');
/** Sixty seconds of a page, fifteen of the question, and some more. */
const UNTIL_IDLE_MS = 90_000;
const UNTIL_BACK_MS = 30_000;
/** Chromium writes some files a moment later. */
const WRITE_MS = 3_000;

interface Place {
  machine: KioskMachine;
  page: Page;
  world: Control;
}

/** Each way to end a session; resolves to the page that shows afterwards. */
const ends: Record<string, (place: Place) => Promise<Page>> = {
  async finish({ page }) {
    await page.locator('header').getByText(words.common.session.finish_button).click();
    return page;
  },
  async idle({ page }) {
    await expect(new AttractPage(page).heading).toBeVisible({ timeout: UNTIL_IDLE_MS });
    return page;
  },
  async staff({ machine, page }) {
    await machine.hold({ x: 30, y: 30 });
    const gate = page.locator('.staff-gate');
    for (const key of [...STAFF_PIN, '↵']) await gate.getByRole('button', { name: key, exact: true }).click();
    await expect(page.getByRole('heading', { name: texts('th').kiosk.staff.facts_title })).toBeVisible();
    return page;
  },
  async 'invalid token'({ page, world }) {
    await world.revokeTokens(MALEE.phone);
    await createQr(page);
    return page;
  },
  async gone({ page, world }) {
    await world.setFlags({ terminated: true });
    await createQr(page);
    await expect(page.getByRole('heading', { name: words.common.terminated.title })).toBeVisible();
    await expect(new AttractPage(page).heading).toBeVisible({ timeout: UNTIL_BACK_MS });
    return page;
  },
  async 'killed browser'({ machine }) {
    const [profile = ''] = machine.profiles;
    killBrowser(profile);
    await expect.poll(() => machine.profiles.length, { timeout: UNTIL_BACK_MS }).toBe(2);
    return machine.newPage();
  },
  async 'power cut'({ machine }) {
    await machine.cutPower();
    killBrowser(machine.profiles[0] ?? '');
    // The boot after it.
    next = await KioskMachine.start(`${addresses().kiosk}/`, {});
    return next.page;
  },
};
let next: KioskMachine | null = null;

const { rest } = readCommandLine({
  command: 'npm run drill:kiosk-wipe --',
  rest: `[${Object.keys(ends).join(',')}]`,
});
const wanted = rest.length > 0 ? rest.join(',').split(',') : Object.keys(ends);
const unknown = wanted.filter((name) => !Object.hasOwn(ends, name));
if (unknown.length > 0) {
  console.error(
    `"${unknown.join(',')}" must be one or more of ${Object.keys(ends).join(', ')}, separated by commas.`,
  );
  process.exit(1);
}
let faults = 0;
const stop = await startServers();
try {
  for (const name of wanted) {
    const found = await endBy(name);
    faults += found.length;
    console.log(`${found.length === 0 ? 'ok   ' : 'FAULT'}  ${name}: ${found.length} left`);
    for (const line of found) console.log(`         ${line}`);
  }
} finally {
  await stop();
}
console.log(`${wanted.length} ways to end a session, ${faults} pieces of data left`);
process.exit(faults === 0 ? 0 : 1);

async function endBy(name: string): Promise<string[]> {
  const url = addresses().kiosk;
  const machine = await KioskMachine.start(`${url}/`, { KIOSK_STAFF_PIN: STAFF_PIN });
  const world = openWorld(`wipe-${name.replaceAll(' ', '-')}`);
  try {
    await resetWorld(world, 'demo');
    await enterWorld(machine.page.context(), world, url);
    await machine.page.reload();
    const data = await leaveEverythingOpen(machine.page, world);
    expectToFind(machine, data, await leftInPage(machine.page));
    const page = (await ends[name]?.({ machine, page: machine.page, world })) ?? machine.page;
    if (name !== 'staff') await new AttractPage(page).heading.waitFor();
    await sleep(WRITE_MS);
    const outside = foundIn(leftOutside(machine), withoutStorage(data));
    const left = await (next ?? machine).whilePaused(() => everythingLeft(page));
    return [...foundIn(left, data), ...outside];
  } finally {
    await next?.stop();
    next = null;
    await machine.stop().catch(() => undefined);
    await world.remove();
  }
}

/**
 * A search that finds nothing before the end proves nothing after it. Without the memory: a page that stands still so long
 * is killed by the launcher.
 */
function expectToFind(machine: KioskMachine, data: LeftoverData, page: Record<string, string>): void {
  const found = foundIn({ ...page, ...leftOutside(machine) }, data);
  for (const what of ['balance in document', 'storage in storage', 'storage in cookies'])
    if (!found.includes(what)) throw new Error(`the search does not find ${what}`);
  const inFiles = found.filter((line) => line.includes(machine.profiles[0] ?? '?')).length;
  if (inFiles === 0) throw new Error('the search finds nothing in the profile');
  console.log(`       ${found.length} before the end, ${inFiles} of them in files of the profile`);
}

/**
 * What the test itself puts into storage can be found in the browser's database files until the browser ends: clearing
 * only marks it as deleted. The app at a terminal stores nothing, so what members type and see never gets there.
 */
function withoutStorage(data: LeftoverData): LeftoverData {
  return Object.fromEntries(Object.entries(data).filter(([what]) => what !== 'storage'));
}

function createQr(page: Page): Promise<void> {
  return page.getByRole('button', { name: new RegExp(`^${words.deposit.create_button}`) }).click();
}

function killBrowser(profile: string): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`--user-data-dir=${profile}`))
        process.kill(Number(pid), 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
}

/** Everything outside the page: the files in which a browser or a launcher may have written, and the launcher's log. */
function leftOutside(machine: KioskMachine): Record<string, string> {
  const isChromiums = (name: string) => /^\.?(?:org\.chromium|com\.google)/.test(name);
  const folders = ['/dev/shm', tmpdir()].flatMap((folder) =>
    readdirSync(folder)
      .filter(isChromiums)
      .map((name) => join(folder, name)),
  );
  const files = [...machine.profiles, ...(next?.profiles ?? []), machine.state, ...folders]
    .flatMap(filesIn)
    .map((path) => [path, readText(path)] as const);
  return { ...Object.fromEntries(files), 'the log': machine.log };
}

function filesIn(path: string): string[] {
  try {
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // A single file, or one that has been deleted meanwhile.
    return [path];
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
