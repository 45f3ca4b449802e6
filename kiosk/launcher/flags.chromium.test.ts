import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FLAGS } from './flags.ts';
import { type LaunchedKiosk, launchKiosk, type PageServer, servePage } from './testing/launched-kiosk.ts';
import { openVirtualScreen, type VirtualScreen } from './testing/virtual-screen.ts';

/** No page has its key guard yet while it replaces another. */
const UNGUARDED =
  '<html data-phase="attract"><script src="/terminal.js"></script><body><h1>unguarded</h1></body></html>';
const OPENING = [
  'ctrl+n',
  'ctrl+t',
  'ctrl+h',
  'ctrl+p',
  'ctrl+o',
  'F1',
  'F3',
  'F7',
  'shift+Escape',
  'alt+F4',
];
const within = { timeout: 20_000 };

let screen: VirtualScreen;
let page: PageServer;
let kiosk: LaunchedKiosk;
beforeAll(async () => {
  screen = await openVirtualScreen();
  page = await servePage(UNGUARDED);
  kiosk = launchKiosk([page.url], { ...process.env, DISPLAY: screen.display });
});
afterAll(async () => {
  await kiosk.end();
  page.close();
  await screen.close();
});

const xdotool = (...action: string[]) =>
  execFileSync('xdotool', action, { env: { ...process.env, DISPLAY: screen.display }, encoding: 'utf8' });

const showsPage = () =>
  expect
    .poll(() => fetch(`${kiosk.url()}health`).then((answer) => answer.json() as unknown), within)
    .toMatchObject({ page: { phase: 'attract' } });

// Not every development machine can press real keys.
const canPress = spawnSync('xdotool', ['version']).error === undefined;

describe('the flags in the installed Chromium', () => {
  it('are all known to it', async () => {
    const { pid } = await kiosk.nextStart();
    const program = () => readlinkSync(`/proc/${pid}/exe`);
    // Debian starts Chromium from a shell script, which then execs it.
    await expect.poll(program, within).toMatch(/chrom/);
    const code = readFileSync(program());
    // Ends with a zero, and does not begin within a longer name; other data may stand before it.
    const isKnown = (name: string, from = 0): boolean => {
      const at = code.indexOf(`${name}\0`, from);
      if (at < 0) return false;
      return !/[\w-]/.test(code.toString('latin1', at - 1, at)) || isKnown(name, at + 1);
    };
    const names = FLAGS.map(({ flag }) => flag.slice(2).replace(/=.*/, ''));
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    expect(isKnown('pre-commit-input'), 'a part of a name is no flag').toBe(false);
  });

  if (canPress)
    it('open and close nothing for a key that no page takes, as between two pages (K7)', async () => {
      await showsPage();
      const visits = page.visits();
      const windows = () => xdotool('search', '--onlyvisible', '--name', '').trim().split('\n');
      const before = windows();
      for (const key of OPENING) xdotool('key', key);
      // Comes after the others, and reaches the page only if nothing else has opened.
      xdotool('key', 'F5');
      await expect.poll(page.visits, within).toBe(visits + 1);
      expect(windows()).toEqual(before);
      expect(kiosk.said()).not.toMatch('ended');
    });

  if (canPress)
    it('let a key zoom the page for seconds only: then another browser starts (K7)', async () => {
      await showsPage();
      xdotool('key', 'ctrl+plus');
      await kiosk.hasSaid('Chromium ended (the page is zoomed).');
    });
});
