import { findProgram } from './find-program.mjs';

/** Debian's name for Chromium without a browser UI: it renders pages the same, at half the cost. */
export const headlessShell = 'chromium-headless-shell';

// Not `chromium-browser`: on Ubuntu that is a script that only says to install a snap.
const names = [headlessShell, 'chromium', 'google-chrome', 'google-chrome-stable'];

/** Install locations, in case the PATH omits these folders. */
const places = [
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium for headless tests: CHROMIUM_PATH, otherwise the system's.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} undefined if the machine has none; Playwright then looks for its own download
 * @throws {Error} if CHROMIUM_PATH is set but is not a program
 */
export function findChromium(env = process.env) {
  const chosen = env['CHROMIUM_PATH'];
  if (!chosen) return findProgram([...names, ...places], env);
  const found = findProgram([chosen], env);
  if (!found) throw new Error(`CHROMIUM_PATH is set to ${chosen}, which is not a program.`);
  return found;
}
