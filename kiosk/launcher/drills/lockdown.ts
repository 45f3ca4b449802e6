// npm run drill:lockdown: tries to leave the terminal with real keys and pointers, under the real managed policies, on
// the first screen and on the holding page. Needs root (to mount policies), Xvfb, xdotool and xwininfo.
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { policyFile } from '../policies.ts';
import { CHROMIUM_WITH_POLICIES, canMountPolicies, policyFolder } from '../testing/policy-folder.ts';
import { freePort, launchKiosk, servePage } from '../testing/launched-kiosk.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { serveProduct } from './serve-product.ts';
import { type WayOut, waysOut } from './ways-out.ts';

/** Time for a successful escape to become visible. */
const SETTLE_MS = 700;
/** The page sends a beat every two seconds. */
const BEAT_MS = 2_500;

interface Health {
  starts: number;
  page: { id: string; phase: string; secondsSinceBeat: number } | null;
}

if (!canMountPolicies())
  throw new Error('this drill must run as root: it mounts policies that only Chromium sees');
const product = await serveProduct();
const screen = await openVirtualScreen();
const env = { ...process.env, DISPLAY: screen.display };
const rounds = [
  { name: 'first screen', site: product.kiosk, phase: 'attract' },
  { name: 'app out of reach', site: 'http://127.0.0.1:1/', phase: 'holding' },
];
const out: string[] = [];
try {
  await expectControlGetsOut();
  for (const round of rounds) out.push(...(await tryAll(round)));
} finally {
  await screen.close();
  await product.close();
}
console.log(`${rounds.length * waysOut.length} tries, ${out.length} got through`);
for (const line of out) console.log(`  ${line}`);
process.exit(out.length === 0 ? 0 : 1);

/** Without guard and policies some attempts must succeed, otherwise the drill detects nothing. */
async function expectControlGetsOut(): Promise<void> {
  const html =
    '<html data-phase="attract"><script src="/terminal.js"></script><body><h1>unguarded</h1></body></html>';
  const page = await servePage(html);
  const ways = waysOut.filter(({ name }) => ['key ctrl+n', 'key F5', 'key ctrl+p'].includes(name));
  const found = await tryAll({ name: 'control', site: page.url, phase: 'attract' }, ways, false);
  page.close();
  if (found.length < ways.length)
    throw new Error(
      `the control failed: detected ${found.length} of ${ways.length} escapes without guard and policies`,
    );
}

async function tryAll(
  { name, site, phase }: (typeof rounds)[number],
  ways: readonly WayOut[] = waysOut,
  isLocked = true,
): Promise<string[]> {
  const port = await freePort();
  const policies = policyFolder(policyFile(`http://127.0.0.1:${port}`, { hasPrinter: false }));
  const kiosk = launchKiosk([site, `--port=${port}`], {
    ...env,
    ...(isLocked ? { CHROMIUM_PATH: CHROMIUM_WITH_POLICIES, KIOSK_POLICIES: policies.path } : {}),
  });
  const health = async () => (await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as Health;
  const isAt = async () => (await health().catch(() => null))?.page?.phase === phase;
  const found: string[] = [];
  try {
    while (!(await isAt())) await sleep(500);
    await sleep(BEAT_MS);
    let before = { health: await health(), windows: windows(), picture: picture() };
    for (const way of ways) {
      act(way);
      await sleep(SETTLE_MS);
      const seen = difference(before.picture, picture());
      const opened = windows().filter((window) => !before.windows.includes(window));
      await sleep(BEAT_MS - SETTLE_MS);
      const now = await health();
      const faults = [
        now.starts === before.health.starts ? null : 'the browser ended',
        now.page?.id === before.health.page?.id ? null : 'the page was reloaded or replaced',
        now.page?.phase === phase ? null : `the page is at ${now.page?.phase ?? 'nothing'}`,
        opened.length === 0 ? null : `windows opened: ${opened.join(', ')}`,
        seen === null ? null : `something covers the page: ${seen}`,
      ].filter((fault) => fault !== null);
      console.log(
        `${faults.length === 0 ? 'stopped' : 'OUT    '}  ${name}: ${way.name}  ${faults.join('; ')}`,
      );
      if (faults.length === 0) continue;
      found.push(`${name}: ${way.name}: ${faults.join('; ')}`);
      // An open window must not hide the next result.
      xdotool('key', 'Escape');
      while (!(await isAt())) await sleep(500);
      await sleep(BEAT_MS);
      before = { health: await health(), windows: windows(), picture: picture() };
    }
  } finally {
    await kiosk.end();
    policies.remove();
  }
  return found;
}

function act({ actions }: WayOut): void {
  for (const action of actions) xdotool(...action);
}

function xdotool(...action: string[]): void {
  execFileSync('xdotool', action, { env, stdio: 'ignore' });
}

/** Ids of the visible windows. */
function windows(): string[] {
  const found = execFileSync('xdotool', ['search', '--onlyvisible', '--name', ''], { env, encoding: 'utf8' });
  return found.trim().split('\n');
}

/** The screen as grey values, one per square of 15 pixels. */
function picture(): Buffer {
  return execFileSync(
    'ffmpeg',
    [
      [
        '-loglevel',
        'error',
        '-f',
        'x11grab',
        '-draw_mouse',
        '0',
        '-video_size',
        '1080x1920',
        '-i',
        screen.display,
      ],
      ['-frames:v', '1', '-vf', 'scale=72:128:flags=area,format=gray', '-f', 'rawvideo', '-'],
    ].flat(),
    { env },
  );
}

/** Where the screen has changed; tolerates the river's small movements. */
function difference(before: Buffer, after: Buffer): string | null {
  const changed = [...after].flatMap((grey, index) =>
    Math.abs(grey - (before[index] ?? 0)) > 60 ? [index] : [],
  );
  if (changed.length < 12) return null;
  const first = changed[0] ?? 0;
  return `${changed.length} squares from ${(first % 72) * 15},${Math.floor(first / 72) * 15}`;
}
