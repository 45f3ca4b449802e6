import type { Browser } from './browser.ts';
import type { Say } from './log.ts';
import { restartDelay } from './restart-delay.ts';

/** Who dies this young after a start said why on its standard error. */
const YOUNG = 10_000;

export interface SuperviseOptions {
  start(): Browser;
  /** Aborted when the kiosk is to end. */
  stop: AbortSignal;
  clock: Clock;
  /** Whether a browser ended as it should: that one counts for no loop. */
  isPlanned?: (how: string) => boolean;
  say: Say;
}

export interface Clock {
  /** Milliseconds that only move forward. */
  now(): number;
  /** Resolves after the time, or at once when `stop` is aborted. */
  sleep(milliseconds: number, stop: AbortSignal): Promise<void>;
}

/** Keeps one Chromium running until it is stopped; each start is a new browser with a new profile. */
export async function supervise({
  start,
  stop,
  clock,
  isPlanned = () => false,
  say,
}: SuperviseOptions): Promise<void> {
  const stopped = new Promise<null>((resolve) => {
    stop.addEventListener('abort', () => resolve(null), { once: true });
  });
  const endings: number[] = [];

  while (!stop.aborted) {
    const startedAt = clock.now();
    const browser = start();
    say(`Started ${browser.name}.`);
    const how = await Promise.race([browser.ended, stopped]);
    await browser.end();
    if (how === null) break;

    if (isPlanned(how)) {
      say(`Starting again: ${how}.`);
      continue;
    }
    const now = clock.now();
    endings.push(now);
    const { delay, recent, isLoop } = restartDelay(endings);
    say(`Chromium ended (${how}). Starting again in ${delay / 1000} s.`, 'warning');
    if (now - startedAt < YOUNG) for (const line of browser.lastWords()) say(`  ${line}`);
    if (isLoop)
      say(`That was the ${recent}th time within ten minutes: something is wrong with this machine.`, 'error');
    await clock.sleep(delay, stop);
  }
}
