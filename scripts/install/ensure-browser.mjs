import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, headlessShell } from './find-chromium.mjs';
import { findProgram } from './find-program.mjs';
import { capture } from './capture.mjs';
import { explainFailure } from './explain-failure.mjs';
import { InstallError } from './install-error.mjs';

const e2e = fileURLToPath(new URL('../../e2e', import.meta.url));

/**
 * Ensures a Chromium for the browser tests, and Xvfb, the virtual screen for the kiosk: the machine's, otherwise Debian's
 * packages if root, otherwise Playwright's download (Chromium only). Also installs Debian's headless shell of Chromium if
 * available: it halves the tests' processor time.
 */
export async function ensureBrowser() {
  const linux = process.platform === 'linux';
  const ready = () => haveBrowser() && (!linux || haveXvfb());
  const apt = await usableApt();
  const wantsShell = apt?.hasChromium && !process.env['CHROMIUM_PATH'] && !findProgram([headlessShell]);
  if (ready() && !wantsShell) return;

  let said = '';
  if (apt) {
    console.log('Installing Chromium and Xvfb …');
    if (!ready())
      said = await aptInstall(apt.hasChromium && !haveBrowser() ? ['chromium', 'xvfb'] : ['xvfb']);
    // Installed separately: without it the tests also run, only slower.
    if (wantsShell) await aptInstall([headlessShell]);
  }
  if (!haveBrowser()) said = await downloadBrowser(apt !== undefined);
  if (ready()) return;

  throw new InstallError(
    haveBrowser()
      ? 'The kiosk tests need Xvfb, a virtual screen: install it (on Debian: `sudo apt-get install xvfb`).'
      : explainFailure(said, 'No Chromium was found and none could be installed.') +
          ' If Chromium or Chrome is on the PATH, or in CHROMIUM_PATH, nothing is downloaded.',
    said,
  );
}

function haveXvfb() {
  return findProgram(['Xvfb']) !== undefined;
}

function haveBrowser() {
  try {
    return findChromium() !== undefined || findProgram([playwrightsOwn()]) !== undefined;
  } catch (error) {
    throw new InstallError(error instanceof Error ? error.message : String(error));
  }
}

/** The path of the Chromium that Playwright downloads. */
function playwrightsOwn() {
  /** @type {{ chromium: { executablePath(): string } }} */
  const { chromium } = createRequire(path.join(e2e, 'package.json'))('@playwright/test');
  return chromium.executablePath();
}

/**
 * apt, if we are root on Debian or a derivative; other users would need a password. Ubuntu's chromium package only
 * installs a snap, which containers cannot run.
 * @returns {Promise<{ hasChromium: boolean } | undefined>}
 */
async function usableApt() {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return undefined;
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return { hasChromium: !/^ID(_LIKE)?=.*ubuntu/m.test(release) };
}

/** @param {string[]} packages */
async function aptInstall(packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await capture('apt-get', ['update'], { env });
  const install = await capture('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  return update.output + install.output;
}

/** @param {boolean} withLibraries also installs the system libraries that Chromium needs (requires apt) */
async function downloadBrowser(withLibraries) {
  console.log('Downloading Chromium …');
  const cli = createRequire(path.join(e2e, 'package.json')).resolve('@playwright/test/cli');
  const args = [cli, 'install', ...(withLibraries ? ['--with-deps'] : []), 'chromium'];
  const { output } = await capture(process.execPath, args, { cwd: e2e });
  return output;
}
