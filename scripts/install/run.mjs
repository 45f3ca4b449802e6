import { InstallError } from './install-error.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensurePackages } from './ensure-packages.mjs';

/**
 * Prepares the clone. Prints nothing if nothing is to do; a failure prints one sentence and the last lines of the failing
 * program's output, and exits with code 1.
 * @param {string[]} args `--browser` also ensures a Chromium for the tests
 */
export async function run(args) {
  try {
    await ensurePackages();
    if (args.includes('--browser')) await ensureBrowser();
  } catch (error) {
    if (!(error instanceof InstallError)) throw error;
    console.error(error.message);
    if (error.detail) console.error(`\n${error.detail}`);
    process.exitCode = 1;
  }
}
