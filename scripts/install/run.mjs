import { InstallError } from './install-error.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensurePackages } from './ensure-packages.mjs';

/**
 * Makes the clone ready to run. Says nothing when nothing is to be done; any failure is one sentence,
 * the last lines of what the failing program said, and exit code 1.
 *
 * @param {string[]} args `--browser` also makes sure of a Chromium for the tests
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
