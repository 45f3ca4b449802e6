// npm run drill:kiosk-kills [count]: kills parts of the launched browser at seeded random moments and measures how long
// members wait for the first screen. Each time it must be back within ten seconds, with a new profile and no one signed
// in.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { processesWorkingIn } from '../process-facts.ts';
import { freePort, launchKiosk } from '../testing/launched-kiosk.ts';
import { openVirtualScreen } from '../testing/virtual-screen.ts';
import { serveProduct } from './serve-product.ts';

const WITHIN_MS = 10_000;
const LOOK_MS = 100;
/** More than three ends within ten minutes make the launcher pause, so every three kills use a new launcher. */
const KILLS_PER_LAUNCHER = 3;

const kills = Number(process.argv[2] ?? 200);
const product = await serveProduct();
const screen = await openVirtualScreen();
const port = await freePort();
const waits: number[] = [];
const failures: string[] = [];

interface Health {
  starts: number;
  page: { id: string; phase: string } | null;
}
const health = async () =>
  (await (await fetch(`http://127.0.0.1:${port}/health`)).json().catch(() => null)) as Health | null;
const isReady = (now: Health | null, starts: number) =>
  now?.starts === starts && now.page?.phase === 'attract';

try {
  for (let done = 0; done < kills;) {
    const kiosk = launchKiosk([product.kiosk, `--port=${port}`], { ...process.env, DISPLAY: screen.display });
    let { profile } = await kiosk.nextStart();
    let starts = 1;
    while (!isReady(await health(), starts)) await sleep(LOOK_MS);
    for (let here = 0; here < KILLS_PER_LAUNCHER && done < kills; here += 1, done += 1) {
      const kind = (['browser', 'group', 'gpu-process'] as const)[done % 3] ?? 'browser';
      const killedAt = performance.now();
      for (const pid of victims(profile, kind)) process.kill(pid, 'SIGKILL');
      // The browser restarts its helpers itself; only the end of the whole browser involves the launcher.
      if (kind !== 'gpu-process') {
        ({ profile } = await kiosk.nextStart());
        starts += 1;
      }
      while (!isReady(await health(), starts) && performance.now() - killedAt < 3 * WITHIN_MS)
        await sleep(LOOK_MS);
      const wait = Math.round(performance.now() - killedAt);
      waits.push(wait);
      if (wait > WITHIN_MS) failures.push(`kill ${done + 1} (${kind}): ${wait} ms`);
    }
    await kiosk.end();
  }
} finally {
  await screen.close();
  await product.close();
}
waits.sort((a, b) => a - b);
console.log(
  `${waits.length} kills, back after ${waits[Math.floor(waits.length / 2)]} ms (median), ${waits.at(-1)} ms at most; ${failures.length} too late`,
);
for (const line of failures) console.log(`  ${line}`);
process.exit(failures.length === 0 ? 0 : 1);

function victims(profile: string, kind: 'browser' | 'group' | 'gpu-process'): number[] {
  const all = processesWorkingIn(profile);
  const typeOf = (pid: number) => /--type=([\w-]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1];
  if (kind === 'group') return all;
  return all.filter((pid) => typeOf(pid) === (kind === 'browser' ? undefined : kind));
}
