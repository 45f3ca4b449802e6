import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Browser } from './browser.ts';
import { EXIT, LaunchError } from './exit-code.ts';
import { type AppConfig, type AppSource, folderSource, siteSource } from './host/app-source.ts';
import type { Health } from './watch/health.ts';
import { createTerminalHost } from './host/terminal-host.ts';
import type { Log } from './log.ts';
import type { LaunchOptions } from './options.ts';
import { cancelAfter } from './printer.ts';
import { isLoop, recentEndings } from './restart-delay.ts';
import { askBackend, troubleWith } from './staff/ask-backend.ts';
import { createPinLock } from './staff/pin-lock.ts';
import { createPinMemory } from './staff/pin-memory.ts';
import { redact } from './staff/redact.ts';
import type { LauncherClock } from './supervise.ts';
import type { Phase } from './watch/beat.ts';
import { END_REASONS } from './watch/end-reasons.ts';
import { createPageWatch } from './watch/page-watch.ts';
import { buildOf, isNightlyRestartDue, isReloadDue } from './watch/upkeep.ts';

const BUILT_APP = join(import.meta.dirname, '../dist');
const ERRORS_KEPT = 50;
/** Phases in which no member can use the terminal. */
const UNUSABLE: readonly Phase[] = ['starting', 'holding'];
/** The longest time between two sessions: the wipe takes up to 2 s, and a slow site twice 8 s. After it, the next page does not come. */
const INTERVAL_LIMIT_MS = 20_000;

interface TerminalOptions {
  launch: LaunchOptions;
  /** For the app of this machine. */
  config: AppConfig;
  clock: Pick<LauncherClock, 'now'>;
  /** In local time. */
  hour: () => number;
  chromium: string;
  /** Null keeps the staff screens closed. */
  staffPin: string | null;
  stateFolder: string;
  /** Its page no longer cancels a receipt that the printer does not print. */
  onSessionEnd: () => void;
  log: Log;
}

export interface Terminal {
  url: string;
  /** Its `ended` also resolves when its page is broken. */
  watchOver(browser: Browser): Browser;
  /** Call it twice a second. */
  look(): void;
  /** Checks for a newer build, and whether the backend answers; call it every minute. */
  lookAround(): Promise<void>;
  noteEnd(how: string): void;
  noteCancelled(jobs: readonly string[]): void;
  health(): Health;
  close(): Promise<void>;
}

/**
 * Serves the terminal on its port and watches its page.
 * @throws LaunchError if the port is in use
 */
export async function openTerminal({
  launch,
  config,
  clock,
  hour,
  onSessionEnd,
  log,
  ...staff
}: TerminalOptions): Promise<Terminal> {
  const { site, backend, port } = launch;
  const source: AppSource = site === null ? folderSource(BUILT_APP, config) : siteSource(site);
  const upstream = backend ?? new URL(site ?? '').origin;
  const watch = createPageWatch();
  const openedAt = clock.now();
  const ends: Record<string, number> = {};
  const endings: number[] = [];
  const errors: string[] = [];
  const state = {
    lastWipe: null as string | null,
    starts: 0,
    sessions: 0,
    startedAt: openedAt,
    isAppThere: true,
    /** Why the backend does not answer; null if it does. */
    trouble: null as string | null,
  };
  let phase: Phase = 'starting';
  let phaseSince = openedAt;
  let newest = { build: null as string | null, readAt: openedAt };
  let pageSince = openedAt;
  let endWatched: (how: string) => void = () => {};

  function health(): Health {
    const now = clock.now();
    const last = watch.last();
    const recent = recentEndings(endings, now);
    const isFailing = isLoop(recent) || watch.fault(now) !== null;
    const isStuck = phase === 'interval' && now - phaseSince >= INTERVAL_LIMIT_MS;
    const isUsable =
      state.isAppThere &&
      state.trouble === null &&
      last !== null &&
      !UNUSABLE.includes(last.beat.phase) &&
      !isStuck;
    return {
      status: isFailing ? 'failing' : isUsable ? 'ok' : 'waiting',
      uptimeSeconds: seconds(now - openedAt),
      isAppThere: state.isAppThere,
      isBackendThere: state.trouble === null,
      page: last && {
        id: last.beat.page,
        phase: last.beat.phase,
        build: last.beat.build,
        isZoomed: last.beat.isZoomed,
        secondsSinceBeat: seconds(now - last.at),
      },
      starts: state.starts,
      ends: { ...ends },
      recentEnds: recent,
      sessions: state.sessions,
    };
  }

  function noteApp(isThere: boolean) {
    if (isThere !== state.isAppThere)
      log(
        isThere
          ? 'The app answers again.'
          : `${site === null ? `No readable app in ${BUILT_APP}` : `No app comes from ${site}`}. Waiting for it.`,
        isThere ? 'info' : 'warning',
      );
    state.isAppThere = isThere;
  }

  function noteCancelled(jobs: readonly string[]) {
    for (const job of jobs) log(`Cancelled ${job}, which the printer did not print.`, 'warning');
  }

  const host = await createTerminalHost({
    source,
    upstream,
    onBeat(beat) {
      if (phase === 'session' && beat.phase !== 'session') {
        state.sessions += 1;
        state.lastWipe = new Date().toISOString();
        onSessionEnd();
      }
      errors.push(...beat.errors.map((message) => `${new Date().toISOString()} ${redact(message)}`));
      errors.splice(0, errors.length - ERRORS_KEPT);
      if (beat.phase !== phase) phaseSince = clock.now();
      phase = beat.phase;
      if (beat.page !== watch.last()?.beat.page) pageSince = clock.now();
      watch.beat(beat, clock.now());
      // A page that began after the reading may have a build that is newer still.
      return { reload: pageSince < newest.readAt && isReloadDue(beat, newest.build) };
    },
    onLine: (isOpen) => watch.line(isOpen, clock.now()),
    cancelAfter: (last) => cancelAfter(last),
    onCancel: noteCancelled,
    onPage: noteApp,
    health,
    paper: launch.paper,
    staff: {
      lock: createPinLock(staff.staffPin, createPinMemory(staff.stateFolder), openedAt),
      now: clock.now,
      records: staff.stateFolder,
      facts: async () => ({
        health: health(),
        launcher: {
          node: process.version,
          chromium: staff.chromium,
          hasPrinter: launch.paper !== null,
          site: upstream,
        },
        lastWipe: state.lastWipe,
        errors: errors.toReversed(),
        backend: await askBackend(upstream),
      }),
    },
  });
  const url = await listen(host, port);

  return {
    url,
    watchOver(browser) {
      state.starts += 1;
      state.startedAt = clock.now();
      watch.restart(state.startedAt);
      const broken = new Promise<string>((resolve) => (endWatched = resolve));
      return { ...browser, ended: Promise.race([browser.ended, broken]) };
    },
    look() {
      const now = clock.now();
      const fault = watch.fault(now);
      if (fault) endWatched(fault);
      else if (isNightlyRestartDue(hour(), now - state.startedAt, watch.last()?.beat ?? null))
        endWatched(END_REASONS.nightly);
    },
    async lookAround() {
      const readAt = clock.now();
      const [page, trouble] = await Promise.all([source.page('/', {}), troubleWith(upstream)]);
      newest = { build: page && buildOf(page.body), readAt };
      // The PIN pad may have found it missing on a page that stays.
      if (page) noteApp(true);
      if (trouble !== state.trouble)
        log(trouble ?? 'The backend answers again.', trouble === null ? 'info' : 'warning');
      state.trouble = trouble;
    },
    noteEnd(how) {
      ends[how] = (ends[how] ?? 0) + 1;
      if (how !== END_REASONS.nightly) endings.push(clock.now());
    },
    noteCancelled,
    health,
    close: () => host.close(),
  };
}

const seconds = (milliseconds: number) => Math.round(milliseconds / 1_000);

async function listen(host: FastifyInstance, port: number): Promise<string> {
  try {
    return `${await host.listen({ port, host: '127.0.0.1' })}/`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new LaunchError(
        EXIT.PORT_TAKEN,
        `port ${port} is in use: each screen needs its own, by --port or KIOSK_PORT.`,
      );
    throw error;
  }
}
