import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Paths of Chromium and Chrome; Debian's comes first because shops run it. `chromium-browser` is not listed: on Ubuntu it
 * is a script that only says to install a snap.
 */
const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const KNOWN_NAMES = ['chromium', 'google-chrome-stable', 'google-chrome', 'chrome'];

const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

interface Machine {
  env: Record<string, string | undefined>;
  home: string;
  isProgram(path: string): boolean;
  /** Names in a folder; empty if the folder does not exist. */
  list(folder: string): string[];
}

/**
 * The path of Chromium, from `CHROMIUM_PATH`, the system, the `PATH`, or Playwright, in this order; null if none is
 * found. Returns null if `CHROMIUM_PATH` is set but is not a program, instead of silently using another one.
 */
export function findChromium(machine: Machine = thisMachine): string | null {
  const { env, isProgram } = machine;
  const chosen = env['CHROMIUM_PATH'];
  if (chosen) return isProgram(chosen) ? chosen : null;
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => KNOWN_NAMES.map((name) => join(folder, name)));
  return [...KNOWN_PLACES, ...onPath, ...playwrightPrograms(machine)].find(isProgram) ?? null;
}

function playwrightPrograms({ env, home, list }: Machine): string[] {
  const caches = [
    env['PLAYWRIGHT_BROWSERS_PATH'],
    join(home, '.cache/ms-playwright'),
    join(home, 'Library/Caches/ms-playwright'),
  ].filter((cache) => cache !== undefined);
  return caches.flatMap((cache) =>
    list(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .flatMap((version) => PLAYWRIGHT_PROGRAMS.map((program) => join(cache, version, program))),
  );
}

const thisMachine: Machine = {
  env: process.env,
  home: homedir(),
  isProgram(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
};
