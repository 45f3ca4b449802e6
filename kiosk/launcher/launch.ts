import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from 'command-line';
import { type Browser, startBrowser } from './browser.ts';
import { EXIT, LaunchError } from './exit-code.ts';
import type { AppConfig } from './host/app-source.ts';
import { findChromium } from './find-chromium.ts';
import { createLog } from './log.ts';
import { notifySystemd } from './notify-systemd.ts';
import { type LaunchOptions, readOptions, usage } from './options.ts';
import { ignoredPolicyFiles, policyConflict } from './policy-conflict.ts';
import { createQueueWatch, readPrinter } from './printer.ts';
import { sweepProfiles } from './profile.ts';
import { screenSize } from './screen-size.ts';
import { readAppConfig, settingOf } from './setup/settings.ts';
import { isPin } from './staff/pin-lock.ts';
import { type LauncherClock, supervise } from './supervise.ts';
import { openTerminal } from './terminal.ts';
import { END_REASONS } from './watch/end-reasons.ts';
import { ANSWER_WITHIN_MS, createDisplayWatch } from './watch/display-watch.ts';

const log = createLog(process.env, (text) => process.stdout.write(text));
const LOOK_EVERY_MS = 500;
const AROUND_EVERY_MS = 60_000;
const QUEUE_EVERY_MS = 30_000;
/** A third of the unit's WatchdogSec. */
const WATCHDOG_EVERY_MS = 6_000;

const clock: LauncherClock = {
  now: () => performance.now(),
  // An aborted sleep resolves; it is not an error.
  sleep: (milliseconds, signal) => delay(milliseconds, undefined, { signal }).catch(() => undefined),
};

/** Runs the kiosk until a signal stops it. @throws LaunchError in one sentence if this machine cannot run it. */
async function launch(
  options: LaunchOptions,
  { staffPin, config }: { staffPin: string | null; config: AppConfig },
): Promise<void> {
  const { debuggingPort } = options;
  const program = findChromium();
  const chosen = process.env['CHROMIUM_PATH'];
  if (!program)
    throw unavailable(
      chosen
        ? `CHROMIUM_PATH is set to ${chosen}, which is not a program.`
        : 'found no Chromium: install it (`apt install chromium`), or set CHROMIUM_PATH.',
    );
  const screen = screenSize(process.env, process.platform);
  if (screen === 'none')
    throw unavailable('found no screen: start it in a graphical session, or set DISPLAY.');
  if (process.getuid?.() === 0)
    log(
      'WARNING: running as root, so Chromium runs WITHOUT ITS SANDBOX. Run the kiosk as its own user.',
      'warning',
    );
  if (debuggingPort !== undefined)
    log(`WARNING: debugging port ${debuggingPort} is open. For tests only.`, 'warning');

  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort());
  const { signal: stop } = stopping;
  for (const path of ignoredPolicyFiles())
    log(`Chromium ignores the policies in ${path}: they are damaged.`, 'warning');
  if (options.paper !== null && (await readPrinter()).state === 'unknown')
    log('`lpstat -d` names no default printer: no receipt is printed until it does.', 'warning');
  if (staffPin === null) log('KIOSK_STAFF_PIN is not set: the service pages stay closed.', 'warning');

  for (const path of sweepProfiles())
    if (existsSync(path)) log(`Could not delete the profile that a dead launcher left in ${path}.`, 'error');
    else log(`Deleted the profile that a dead launcher left in ${path}.`);
  const terminal = await openTerminal({
    launch: options,
    config,
    clock,
    hour: () => new Date().getHours(),
    chromium: program,
    staffPin,
    stateFolder: process.env['STATE_DIRECTORY'] ?? join(tmpdir(), 'wallet-kiosk-state'),
    onSessionEnd: () => {
      // The next look comes when a receipt of this one has had its time.
      queueTimer.refresh();
      void lookAtQueue();
    },
    log,
  });
  log(`The terminal is at ${terminal.url}`);

  let current: Browser | undefined;
  // Last resort if the launcher itself crashes.
  process.on('exit', () => current?.kill());
  const start = () => {
    current = startBrowser({
      program,
      url: terminal.url,
      screen: screen === 'unknown' ? null : screen,
      hasPrinter: options.paper !== null,
      debuggingPort,
    });
    const watched = terminal.watchOver(current);
    void watched.ended.then((how) => {
      if (!stop.aborted) terminal.noteEnd(how);
    });
    return watched;
  };
  const display = createDisplayWatch(process.env);
  async function lookAtDisplay(): Promise<void> {
    if (await display.look()) stopping.abort(unavailable('the display does not answer.'));
  }
  const queue = createQueueWatch(clock.now);
  async function lookAtQueue(): Promise<void> {
    if (options.paper !== null) terminal.noteCancelled(await queue.look());
  }
  const queueTimer = setInterval(() => void lookAtQueue(), QUEUE_EVERY_MS);
  const timers = [
    setInterval(() => terminal.look(), LOOK_EVERY_MS),
    // Longer than the time for an answer, so two checks never overlap.
    setInterval(() => void lookAtDisplay(), ANSWER_WITHIN_MS + 100),
    setInterval(() => void terminal.lookAround(), AROUND_EVERY_MS),
    queueTimer,
    setInterval(() => notifySystemd('WATCHDOG=1'), WATCHDOG_EVERY_MS),
  ];
  void terminal.lookAround();
  // A power cut leaves receipts in the queue, which the next member would get.
  void lookAtQueue();
  notifySystemd('READY=1');
  try {
    await supervise({ start, stop, clock, isPlanned: (how) => how === END_REASONS.nightly, log });
  } finally {
    // Also when a profile cannot be deleted: the watchdog would be told that a terminal without a browser works.
    for (const timer of timers) clearInterval(timer);
    await terminal.close();
  }
  if (stop.reason instanceof LaunchError) {
    // A display that hangs does not end with the launcher: otherwise systemd would wait for the watchdog first.
    notifySystemd('WATCHDOG=trigger');
    throw stop.reason;
  }
  log('Ended.');
}

/** @throws LaunchError if the PIN is too easy to guess. */
function readStaffPin(env: NodeJS.ProcessEnv): string | null {
  const pin = settingOf(env, 'KIOSK_STAFF_PIN');
  if (pin === '') return null;
  if (!isPin(pin)) throw new LaunchError(EXIT.USAGE, 'KIOSK_STAFF_PIN must have 6 to 12 digits.');
  return pin;
}

/** @throws LaunchError if the machine's policies block the terminal. A port of 0 is for development, without policies. */
function checkPolicies({ port, paper }: LaunchOptions): void {
  const conflict = port === 0 ? null : policyConflict({ port, hasPrinter: paper !== null });
  if (conflict !== null) throw new LaunchError(EXIT.USAGE, conflict);
}

const unavailable = (message: string) => new LaunchError(EXIT.UNAVAILABLE, message);

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(usage());
  process.exit();
}
try {
  const options = readOptions(args);
  const own = { staffPin: readStaffPin(process.env), config: readAppConfig(process.env) };
  checkPolicies(options);
  await launch(options, own);
} catch (error) {
  log(messageOf(error), 'error');
  process.exitCode = error instanceof LaunchError ? error.exitCode : EXIT.SOFTWARE;
}
