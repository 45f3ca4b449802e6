// npm run drill:lockdown: tries to leave the terminal with real keys and pointers, under the real managed policies,
// on the first screen, on the holding page, while the bundle does not load, on a page without a key guard, while
// pages replace one another, and from a page with hostile content. A pattern selects tries such as `first screen: key
// ctrl`. Writes a picture of each that gets through to .reports/lockdown. Needs root (to mount policies), Xvfb,
// xdotool and ffmpeg.
import { setTimeout as sleep } from 'node:timers/promises';
import { each, readCommandLine, text } from 'command-line';
import { canMountPolicies } from '../testing/policy-folder.ts';
import { servePage } from '../testing/launched-kiosk.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { attempts, hostilePage, serveReloading, serveWithoutBundle } from './bad-sites.ts';
import { BEAT_MS, launchLocked } from './launch-locked.ts';
import { serveProduct } from './serve-product.ts';
import { difference, watchScreen } from './watch-screen.ts';
import { tryHolds } from './try-holds.ts';
import { browserKeys, holds, type WayOut, waysOut } from './ways-out.ts';

const SETTLE_MS = 700;
/** Covers ten seconds without a beat, the start of a new browser, and a busy machine. */
const BACK_MS = 40_000;
/** An app that does not start gives way to the holding page after 45 s, which opens it again 10 s later. */
const CHANGES_MS = 60_000;
/** A way that got through once counts if it does so again in one of these. */
const REPETITIONS = 2;

const { only } = readCommandLine({
  command: 'npm run drill:lockdown --',
  options: {
    only: each(text('text', 'the ways whose name contains it, such as "key ctrl"; may be repeated')),
  },
});
const isWanted = (name: string) => only.length === 0 || only.some((part) => name.includes(part));
if (!canMountPolicies())
  throw new Error('this drill must run as root: it mounts policies that only Chromium sees');
const product = await serveProduct();
const screen = await openVirtualScreen();
const watched = watchScreen(screen.display);
const { xdotool, windows, picture, keep } = watched;
interface Round {
  name: string;
  site: string;
  /** The phases that the page may show; in a round with several, the page may change. */
  phases: readonly string[];
  ways?: readonly WayOut[];
}

/** A browser that takes keys reloads and zooms this page. */
const unguarded = await servePage(
  '<html data-phase="attract"><script src="/terminal.js"></script><body><h1>unguarded</h1></body></html>',
);
const without = await serveWithoutBundle(product.kiosk);
const reloading = await serveReloading(product.kiosk);
const rounds: Round[] = [
  { name: 'first screen', site: product.kiosk, phases: ['attract'] },
  { name: 'app out of reach', site: 'http://127.0.0.1:1/', phases: ['holding'] },
  { name: 'bundle blocked', site: without.url, phases: ['starting', 'holding'] },
  { name: 'no key guard', site: unguarded.url, phases: ['attract'], ways: browserKeys },
];
const out: string[] = [];
let tries = 0;
/** Those that the launcher had to end. */
let ended = 0;
try {
  await expectControlGetsOut();
  for (const round of rounds) {
    const ways = (round.ways ?? waysOut).filter((way) => isWanted(`${round.name}: ${way.name}`));
    tries += ways.length;
    if (ways.length > 0) out.push(...(await tryAll(round, ways)));
  }
  const held = holds.filter(({ name }) => isWanted(`page reloads: held ${name}`));
  tries += held.length;
  const heldOnes = await tryHolds(held, reloading, watched);
  out.push(...heldOnes.out);
  ended += heldOnes.ended;
  if (isWanted('hostile page')) out.push(...(await tryHostilePage()));
  else if (tries === 0) out.push('nothing: no way has such a name');
} finally {
  without.close();
  unguarded.close();
  reloading.close();
  await screen.close();
  await product.close();
}
console.log(`${tries} tries, ${out.length} got through, ${ended} ended by the launcher`);
for (const line of out) console.log(`  ${line}`);
process.exit(out.length === 0 ? 0 : 1);

/** Without guard and policies the browser must reload and zoom, otherwise the drill detects nothing. */
async function expectControlGetsOut(): Promise<void> {
  const round = { name: 'control', site: unguarded.url, phases: ['attract'] };
  for (const way of waysOut.filter(({ name }) => ['key F5', 'key ctrl+plus', 'zoom by wheel'].includes(name)))
    if ((await tryAll(round, [way], false)).length === 0)
      throw new Error(`the control failed: ${way.name} was not detected without guard and policies`);
}

async function tryAll(
  { name, site, phases }: Round,
  ways: readonly WayOut[],
  isLocked = true,
): Promise<string[]> {
  const terminal = await launchLocked(site, screen.display, isLocked);
  const { health } = terminal;
  const isAt = () => terminal.isAt(...phases);
  const settle = () => terminal.settle(...phases);
  const usual: Buffer[] = [];
  const attempt = async (way: WayOut) => {
    // A browser that a busy machine has just restarted says nothing yet, before the attempt as after it.
    while (!(await isAt())) await sleep(500);
    const before = { health: await health(), windows: windows(), picture: picture() };
    act(way);
    await sleep(SETTLE_MS);
    const now = picture();
    const differences = [before.picture, ...usual].map((one) => difference(one, now));
    const seen = differences.includes(null) ? null : differences[0];
    const opened = windows().filter((window) => !before.windows.includes(window));
    await sleep(BEAT_MS - SETTLE_MS);
    const after = await health();
    const faults = [
      after.starts === before.health.starts ? null : 'the browser ended',
      phases.length > 1 || after.page?.id === before.health.page?.id
        ? null
        : 'the page was reloaded or replaced',
      phases.includes(after.page?.phase ?? '') ? null : `the page is at ${after.page?.phase ?? 'nothing'}`,
      after.page?.isZoomed ? 'the page is zoomed' : null,
      opened.length === 0 ? null : `windows opened: ${opened.join(', ')}`,
      seen == null ? null : `something covers the page: ${seen}`,
    ].filter((fault) => fault !== null);
    if (faults.length === 0) return faults;
    keep(`${name}: ${way.name}`);
    // An open window must not hide the next result.
    xdotool('key', 'Escape');
    await settle();
    return faults;
  };
  const found: string[] = [];
  try {
    await settle();
    // A page that keeps trying changes by itself.
    const until = performance.now() + (phases.length > 1 ? CHANGES_MS : 0);
    while (performance.now() < until) {
      const one = picture();
      if (usual.every((other) => difference(other, one) !== null)) usual.push(one);
      await sleep(100);
    }
    for (const way of ways) {
      let faults = await attempt(way);
      // The first screen moves by some pixels every other minute, and a busy machine loses a browser by itself: a way out works again.
      const first = faults;
      for (let tries = 0; first.length > 0 && tries < REPETITIONS; tries += 1) {
        faults = await attempt(way);
        if (faults.length > 0) break;
      }
      const once = first.length > 0 && faults.length === 0 ? `once: ${first.join('; ')}` : '';
      console.log(
        `${faults.length === 0 ? 'stopped' : 'OUT    '}  ${name}: ${way.name}  ${faults.join('; ')}${once}`,
      );
      if (faults.length > 0) found.push(`${name}: ${way.name}: ${faults.join('; ')}`);
    }
  } finally {
    await terminal.end();
  }
  return found;
}

/**
 * Tries what hostile content could do in the app's page with only the policies in place. No other site may open. The launcher
 * must close a second window of the app and the browser's page about a blocked address.
 */
async function tryHostilePage(): Promise<string[]> {
  const found: string[] = [];
  let first = 0;
  let failures = 0;
  while (first < attempts.length) {
    const page = await servePage(hostilePage(first));
    const terminal = await launchLocked(page.url, screen.display);
    try {
      await terminal.settle('attract');
      let { starts } = await terminal.health();
      // Every end of the browser counts towards a crash loop, so each gets a new launcher.
      while (first < attempts.length && starts === 1) {
        const before = { windows: windows(), picture: picture() };
        xdotool('mousemove', '540', '1200', 'click', '1');
        await sleep(BEAT_MS);
        const isOpen = () => windows().some((window) => !before.windows.includes(window));
        const isCovered = () => difference(before.picture, picture()) !== null;
        const began = performance.now();
        const isThrough = isOpen() || isCovered();
        while ((isOpen() || isCovered()) && performance.now() - began < BACK_MS) await sleep(500);
        ({ starts } = await terminal.health());
        const after = performance.now() - began;
        const isBack = after < BACK_MS;
        const name = `hostile page: ${attempts[first] ?? ''}`;
        if (!isBack) keep(name);
        failures = isBack ? 0 : failures + 1;
        // A new browser tries it again, because a busy machine may also be late.
        if (failures === 1) break;
        first += 1;
        tries += 1;
        failures = 0;
        const how = isThrough ? `  back after ${Math.round(after / 1_000)} s` : '';
        console.log(`${isBack ? (isThrough ? 'ended  ' : 'stopped') : 'OUT    '}  ${name}${how}`);
        if (!isBack) found.push(name);
        else if (isThrough) ended += 1;
      }
    } finally {
      await terminal.end();
      page.close();
    }
  }
  return found;
}

function act({ actions }: WayOut): void {
  for (const action of actions) xdotool(...action);
}
