import { setTimeout as sleep } from 'node:timers/promises';
import type { serveReloading } from './bad-sites.ts';
import { launchLocked } from './launch-locked.ts';
import { difference, type watchScreen } from './watch-screen.ts';
import type { Hold } from './ways-out.ts';

/** Several pages replace one another in this time. */
const HOLD_MS = 5_000;
const AGAIN_MS = 50;

/**
 * Holds a shortcut while pages replace one another: between two of them, no page takes the key. Nothing may open. The launcher
 * must start another browser for a page that is zoomed.
 */
export async function tryHolds(
  holds: readonly Hold[],
  { url, state }: Awaited<ReturnType<typeof serveReloading>>,
  { xdotool, windows, picture, keep, display }: ReturnType<typeof watchScreen>,
): Promise<{ out: string[]; ended: number }> {
  const out: string[] = [];
  let ended = 0;
  const rest = [...holds];
  const repeated = new Set<Hold>();
  while (rest.length > 0) {
    const terminal = await launchLocked(url, display);
    const settle = () => terminal.settle('attract');
    try {
      await settle();
      // Every end of the browser counts towards a crash loop, so each gets a new launcher.
      while (rest.length > 0 && (await terminal.health()).starts === 1) {
        const hold = rest.shift();
        if (!hold) break;
        const before = { windows: windows().length, picture: picture(), loads: state.loads };
        let hasOpened = false;
        const began = performance.now();
        xdotool(...hold.press);
        state.reloads = true;
        while (performance.now() - began < HOLD_MS) {
          if (hold.meanwhile) xdotool(...hold.meanwhile);
          hasOpened ||= windows().length > before.windows;
          await sleep(AGAIN_MS);
        }
        state.reloads = false;
        xdotool(...hold.release);
        const loads = state.loads - before.loads;
        if (loads < 2) throw new Error(`no page was replaced while ${hold.name} was held`);
        await settle();
        const isCovered = difference(before.picture, picture()) !== null;
        const isOut = hasOpened || isCovered || windows().length > before.windows;
        const hasEnded = (await terminal.health()).starts > 1;
        const name = `page reloads: held ${hold.name}`;
        console.log(`${isOut ? 'OUT    ' : hasEnded ? 'ended  ' : 'stopped'}  ${name}  over ${loads} pages`);
        if (isOut) keep(name);
        // A busy machine may draw the first screen late: only what happens again counts.
        if (isOut && !repeated.has(hold)) {
          repeated.add(hold);
          rest.unshift(hold);
        } else if (isOut) out.push(name);
        else if (hasEnded) ended += 1;
      }
    } finally {
      state.reloads = false;
      await terminal.end();
    }
  }
  return { out, ended };
}
