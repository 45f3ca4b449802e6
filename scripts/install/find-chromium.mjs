import { findProgram } from './find-program.mjs';

/** Chromium without the windows of a browser, as Debian calls it: it draws pages the same, at half the cost. */
export const headlessShell = 'chromium-headless-shell';

// Not `chromium-browser`: on Ubuntu that is a script which only says to install a snap.
const names = [headlessShell, 'chromium', 'google-chrome', 'google-chrome-stable'];

/** Where distributions put it, for a PATH that leaves those folders out. */
const places = [
  `/usr/bin/${headlessShell}`,
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium that the tests drive without a screen: CHROMIUM_PATH, else the system's.
 *
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} undefined when the machine has none; Playwright then looks for its own download
 * @throws {Error} when CHROMIUM_PATH is set and names no program
 */
export function findChromium(env = process.env) {
  const chosen = env['CHROMIUM_PATH'];
  if (!chosen) return findProgram([...names, ...places], env);
  const found = findProgram([chosen], env);
  if (!found) throw new Error(`CHROMIUM_PATH is set to ${chosen}, which is not a program.`);
  return found;
}
