// npm run drill:kiosk-kills: signs a member in and kills the launched browser, all of its processes, the one that
// draws the page, or the one that uses the graphics card; or stops the first or the last of them, as if it hung. The first
// screen must be back within ten seconds, or twenty after a stop, in a new profile with no one signed in. Only a killed
// graphics process leaves the member's session as it is.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, readCommandLine } from 'command-line';
import { processesWorkingIn } from '../process-facts.ts';
import { freePort, launchKiosk, type LaunchedKiosk } from '../testing/launched-kiosk.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { signIn, takeHold } from './member.ts';
import { serveProduct } from './serve-product.ts';

const WITHIN_MS = 10_000;
/** The launcher waits ten seconds for a browser that does not respond. */
const WITHIN_AFTER_STOP_MS = 20_000;
const LOOK_MS = 100;
/** The launcher pauses after more than three ends within ten minutes, so every three kills use a new launcher. */
const KILLS_PER_LAUNCHER = 3;

const STOPPED = { 'hung browser': 'browser', 'hung gpu-process': 'gpu-process' } as const;
const KINDS = ['browser', 'group', 'renderer', 'gpu-process', 'hung browser', 'hung gpu-process'] as const;
type Kind = (typeof KINDS)[number];

const { kills } = readCommandLine({
  command: 'npm run drill:kiosk-kills --',
  options: { kills: count(200, 'how often it kills') },
});
const product = await serveProduct();
const screen = await openVirtualScreen();
const port = await freePort();
const waits = Object.fromEntries(KINDS.map((kind): [Kind, number[]] => [kind, []])) as Record<Kind, number[]>;
const failures: string[] = [];
let kiosk: LaunchedKiosk | undefined;

interface Health {
  starts: number;
  page: { id: string; phase: string; secondsSinceBeat: number } | null;
}
const health = async () =>
  (await (await fetch(`http://127.0.0.1:${port}/health`)).json().catch(() => null)) as Health | null;
const isAt = (now: Health | null, phase: string, starts: number) =>
  now?.starts === starts && now.page?.phase === phase && now.page.secondsSinceBeat < 2;

try {
  for (let done = 0; done < kills;) {
    const debugging = await freePort();
    kiosk = launchKiosk([product.kiosk, `--port=${port}`, `--test-debugging-port=${debugging}`], {
      ...process.env,
      DISPLAY: screen.display,
    });
    let { profile } = await kiosk.nextStart();
    let starts = 1;
    for (let here = 0; here < KILLS_PER_LAUNCHER && done < kills; here += 1, done += 1) {
      const kind = KINDS[done % KINDS.length] ?? 'browser';
      while (!isAt(await health(), 'attract', starts)) await sleep(LOOK_MS);
      const { browser, page } = await takeHold(debugging);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signIn(page);
      while (!isAt(await health(), 'session', starts)) await sleep(LOOK_MS);
      const before = profile;
      const killedAt = performance.now();
      const isStop = kind in STOPPED;
      const limit = isStop ? WITHIN_AFTER_STOP_MS : WITHIN_MS;
      for (const pid of victims(profile, kind)) process.kill(pid, isStop ? 'SIGSTOP' : 'SIGKILL');
      if (kind === 'gpu-process') {
        // The browser restarts it by itself.
        await page.getByRole('button', { name: 'Deposit', exact: true }).click();
        await page.getByRole('dialog').waitFor();
        await page.locator('header').getByText('End session').click();
      } else {
        ({ profile } = await kiosk.nextStart());
        starts += 1;
      }
      while (!isAt(await health(), 'attract', starts) && performance.now() - killedAt < 3 * WITHIN_MS)
        await sleep(LOOK_MS);
      const wait = Math.round(performance.now() - killedAt);
      waits[kind].push(wait);
      // One by one: a drill that is cut short has shown something.
      console.log(`kill ${done + 1} (${kind}): back after ${wait} ms`);
      if (wait > limit) failures.push(`kill ${done + 1} (${kind}): ${wait} ms`);
      if (!isAt(await health(), 'attract', starts))
        failures.push(`kill ${done + 1} (${kind}): not the first screen`);
      if (kind !== 'gpu-process' && (profile === before || existsSync(before)))
        failures.push(`kill ${done + 1} (${kind}): the profile is still there`);
      await browser.close().catch(() => undefined);
    }
    await kiosk.end();
  }
} finally {
  await kiosk?.end();
  await screen.close();
  await product.close();
}
for (const kind of KINDS) {
  const sorted = waits[kind].toSorted((a, b) => a - b);
  if (sorted.length === 0) continue;
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(
    `${kind}: ${sorted.length} kills, back after ${median} ms (median), ${sorted.at(-1)} ms at most`,
  );
}
console.log(`${kills} kills, ${failures.length} faults`);
for (const line of failures) console.log(`  ${line}`);
process.exit(failures.length === 0 ? 0 : 1);

function victims(profile: string, kind: Kind): number[] {
  const all = processesWorkingIn(profile);
  const typeOf = (pid: number) => /--type=([\w-]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1];
  if (kind === 'group') return all;
  const type = kind in STOPPED ? STOPPED[kind as keyof typeof STOPPED] : kind;
  return all.filter((pid) => typeOf(pid) === (type === 'browser' ? undefined : type));
}
