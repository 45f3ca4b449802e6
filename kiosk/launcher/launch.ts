import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, startBrowser } from './browser.ts';
import { findChromium } from './find-chromium.ts';
import { type LaunchOptions, readOptions } from './options.ts';
import { sweepProfiles } from './profile.ts';
import { screenSize } from './screen-size.ts';
import { type Clock, supervise } from './supervise.ts';
import { pageAnswers, waitForApp } from './wait-for-app.ts';

const say = (line: string) => console.log(`kiosk: ${line}`);

const clock: Clock = {
  now: () => performance.now(),
  // An aborted pause is over, no failure.
  sleep: (milliseconds, signal) => delay(milliseconds, undefined, { signal }).catch(() => undefined),
};

/** Runs the kiosk until it is told to end. @throws Error in one sentence when it cannot run on this machine. */
async function launch({ url, debuggingPort }: LaunchOptions): Promise<void> {
  const program = findChromium();
  if (!program)
    throw new Error('found no Chromium: install it (`apt install chromium`), or name it in CHROMIUM_PATH.');
  const screen = screenSize(process.env, process.platform);
  if (screen === 'none') throw new Error('found no screen: start it in a graphical session, or set DISPLAY.');
  if (process.getuid?.() === 0) {
    say('WARNING: running as root, so Chromium runs WITHOUT ITS SANDBOX. Give the kiosk a user of its own.');
  }
  if (debuggingPort !== undefined) say(`WARNING: debugging port ${debuggingPort} is open. For tests only.`);

  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const { signal: stop } = stopping;

  for (const path of sweepProfiles()) say(`Deleted what a dead launcher left in ${path}.`);
  await waitForApp(url, { answers: pageAnswers, stop, clock, say });

  let current: Browser | undefined;
  // The last resort, when the launcher itself breaks down.
  process.on('exit', () => current?.kill());
  const start = () => {
    current = startBrowser({ program, url, screen: screen === 'unknown' ? null : screen, debuggingPort });
    return current;
  };
  await supervise({ start, stop, clock, say });
  say('Ended.');
}

try {
  await launch(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(`kiosk: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
