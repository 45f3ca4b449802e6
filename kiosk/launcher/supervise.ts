import { messageOf } from 'command-line';
import type { Browser } from './browser.ts';
import type { Log } from './log.ts';
import { restartDelay } from './restart-delay.ts';

/** If Chromium exits this soon after its start, its standard error says why. */
const YOUNG_MS = 10_000;

export interface SuperviseOptions {
  start(): Browser;
  stop: AbortSignal;
  clock: LauncherClock;
  /** Planned ends do not count towards a crash loop. */
  isPlanned?: (how: string) => boolean;
  log: Log;
}

export interface LauncherClock {
  /** Monotonic, in milliseconds. */
  now(): number;
  /** Resolves after the time, or as soon as `stop` is aborted. */
  sleep(milliseconds: number, stop: AbortSignal): Promise<void>;
}

/** Each start uses a new profile. */
export async function supervise({
  start,
  stop,
  clock,
  isPlanned = () => false,
  log,
}: SuperviseOptions): Promise<void> {
  const stopped = new Promise<null>((resolve) => {
    stop.addEventListener('abort', () => resolve(null), { once: true });
  });
  const endings: number[] = [];

  while (!stop.aborted) {
    const startedAt = clock.now();
    const browser = attempt(start);
    const how = typeof browser === 'string' ? browser : await lifeOf(browser);
    if (how === null) break;

    if (isPlanned(how)) {
      log(`Starting again: ${how}.`);
      continue;
    }
    const now = clock.now();
    endings.push(now);
    const { delay, recent, isLoop } = restartDelay(endings);
    log(`Chromium ended (${how}). Starting again in ${delay / 1000} s.`, 'warning');
    if (typeof browser !== 'string' && now - startedAt < YOUNG_MS)
      for (const line of browser.lastWords()) log(`  ${line}`);
    if (isLoop)
      log(`That was the ${recent}th time within ten minutes: something is wrong with this machine.`, 'error');
    await clock.sleep(delay, stop);
  }

  async function lifeOf(browser: Browser): Promise<string | null> {
    log(`Started ${browser.name}.`);
    const how = await Promise.race([browser.ended, stopped]);
    await browser.end();
    return how;
  }
}

/** The browser; or why it cannot start, for example on a full disk: the cause may pass. */
function attempt(start: () => Browser): Browser | string {
  try {
    return start();
  } catch (error) {
    return `cannot start: ${messageOf(error)}`;
  }
}
