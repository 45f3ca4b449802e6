// kiosk/deploy/install runs it: writes the settings and policies for this machine to a folder, and what it keeps.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT, LaunchError } from '../exit-code.ts';
import { backendOption } from '../options.ts';
import { POLICY_FILE, POLICY_FOLDER, readPolicyFiles } from '../policy-conflict.ts';
import { planInstall } from './install-plan.ts';
import { SETTINGS_FILE } from './settings.ts';

const [into = '', root = '', given] = process.argv.slice(2);
try {
  const { allowed, parse } = backendOption();
  const backend = given === undefined ? null : parse(given);
  if (backend === undefined)
    throw new LaunchError(EXIT.USAGE, `The backend must be ${allowed}, and is "${given}".`);
  const settings = join(root, SETTINGS_FILE);
  const plan = planInstall({
    backend,
    settings: existsSync(settings) ? readFileSync(settings, 'utf8') : null,
    policies: readPolicyFiles(join(root, POLICY_FOLDER)),
    template: readFileSync(join(import.meta.dirname, '../../deploy/wallet-kiosk.env'), 'utf8'),
  });
  writeFileSync(join(into, 'wallet-kiosk.env'), plan.settings, { mode: 0o600 });
  writeFileSync(join(into, POLICY_FILE), plan.policies);
  if (plan.hasPrinter) writeFileSync(join(into, 'prints'), '');
  writeFileSync(join(into, 'notes'), plan.notes.map((note) => `${note}\n`).join(''));
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
