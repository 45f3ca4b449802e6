import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/**
 * Names and places of Chromium and Chrome: Debian's first, it is the one that a shop's kiosk runs. Not
 * `chromium-browser`: on Ubuntu that is a script which only tells to install a snap.
 */
const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const KNOWN_NAMES = ['chromium', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Where Playwright keeps the browser of a version, below `chromium-<revision>/`. */
const PLAYWRIGHT_PROGRAMS = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

interface Machine {
  env: Record<string, string | undefined>;
  home: string;
  isProgram(path: string): boolean;
  /** Names in a folder; none when there is no such folder. */
  list(folder: string): string[];
}

/**
 * The path of a Chromium: `CHROMIUM_PATH`, the system's, one on the `PATH`, Playwright's own; null if there is none.
 * A `CHROMIUM_PATH` that is no program is not passed over in silence: then there is none.
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
