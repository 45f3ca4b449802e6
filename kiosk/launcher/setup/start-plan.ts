// kiosk/deploy/start-terminal runs it: prints the display, its options, and the launcher's, a line each, from the settings that
// systemd hands on. Ends with 64 for a setting that cannot be used, because a display ends with 0 whatever the launcher ends with.
import { accessSync, constants } from 'node:fs';
import { EXIT, LaunchError } from '../exit-code.ts';
import { policyConflict } from '../policy-conflict.ts';
import { readSettings, SETTINGS_FILE, unknownSettings } from './settings.ts';

const LEVELS = { error: 3, warning: 4 };
const say = (level: keyof typeof LEVELS, sentence: string) => console.error(`<${LEVELS[level]}>${sentence}`);

try {
  for (const name of unknownSettings(process.env))
    say('warning', `${name} is no setting of the terminal, and is ignored`);
  const authority = process.env['NODE_EXTRA_CA_CERTS'];
  if (authority && !isReadable(authority))
    say('warning', `NODE_EXTRA_CA_CERTS is ignored: the unit cannot read ${authority}`);
  const { backend, port, paper, display, quarters } = readSettings(process.env);
  if (backend === null)
    throw new LaunchError(
      EXIT.USAGE,
      `KIOSK_BACKEND must be the origin of the backend, in ${SETTINGS_FILE}.`,
    );
  const conflict = policyConflict({ port, hasPrinter: paper !== null });
  if (conflict !== null) throw new LaunchError(EXIT.USAGE, conflict);
  console.log(display);
  // cage turns by 90 degrees for each.
  console.log('-r '.repeat(quarters).trim());
  console.log(
    [`--backend=${backend}`, `--port=${port}`, ...(paper ? ['--printer', `--paper=${paper}`] : [])].join(' '),
  );
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  say('error', error.message);
  process.exitCode = error.exitCode;
}

/** Node says so too, but below the level of a warning. */
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
