import { parseEnv } from 'node:util';
import { choice, type Option } from 'command-line';
import { EXIT, LaunchError } from './exit-code.ts';
import { backendOption, paperOption, portOption } from './options.ts';
import { DEFAULT_PORT, originOf, policyFile } from './policies.ts';
import {
  parsePolicies,
  POLICY_FILE,
  policyConflict,
  type PolicyFiles,
  portsAllowedBy,
} from './policy-conflict.ts';
import { isPin } from './staff/pin-lock.ts';

/** On the terminal's machine. */
export const SETTINGS_FILE = '/etc/wallet-kiosk.env';

const ALLOWED: Record<string, Option<unknown>> = {
  KIOSK_BACKEND: backendOption(),
  KIOSK_PORT: portOption(null),
  KIOSK_PRINTER: choice(['yes', 'no'], null, ''),
  KIOSK_PAPER: paperOption(),
  KIOSK_DISPLAY: choice(['cage', 'x', 'none'], null, ''),
  KIOSK_ROTATE: choice(['0', '90', '180', '270'], null, ''),
};

const SETTINGS = new Set([...Object.keys(ALLOWED), 'KIOSK_STAFF_PIN']);

interface Machine {
  /** Null keeps the one of the settings. */
  backend: string | null;
  /** What the machine has; null before its first installation. */
  settings: string | null;
  policies: PolicyFiles;
  /** The settings of a new machine. */
  template: string;
}

interface InstallPlan {
  settings: string;
  policies: string;
  hasPrinter: boolean;
  /** Sentences for the technician. */
  notes: string[];
}

/**
 * Settings and policies for a machine: those of an earlier installation stay, and the policies follow the settings.
 * @throws LaunchError in one sentence if a setting cannot be used, or another file of policies blocks the terminal
 */
export function planInstall({
  backend,
  settings: existing,
  policies: files,
  template,
}: Machine): InstallPlan {
  const settings = withBackend(existing ?? template, backend);
  const values = parseEnv(settings);
  const kept =
    existing === null ? [] : Object.keys(values).filter((name) => name !== 'KIOSK_BACKEND' || !backend);
  if (!backend && !(existing !== null && values['KIOSK_BACKEND']))
    throw refused(
      'Name the backend, an origin such as https://wallet.example: this machine has no setting for it yet.',
    );
  if (values['KIOSK_STAFF_PIN'] && !isPin(values['KIOSK_STAFF_PIN']))
    throw refused(`KIOSK_STAFF_PIN must have 6 to 12 digits in ${SETTINGS_FILE}.`);
  for (const [name, { allowed, parse }] of Object.entries(ALLOWED)) {
    const value = values[name];
    if (value && parse(value) === undefined)
      throw refused(`${name} must be ${allowed}, and is "${value}" in ${SETTINGS_FILE}.`);
  }

  const unknown = Object.keys(values).filter((name) => name.startsWith('KIOSK_') && !SETTINGS.has(name));

  const own = values['KIOSK_PORT'] || String(DEFAULT_PORT);
  const before = parsePolicies(files.get(POLICY_FILE) ?? '') ?? {};
  // The other screens of the machine have settings of their own, so only the policies tell of them.
  const others = portsAllowedBy(before).filter((number) => number !== own);
  const keepsPrinting = others.length > 0 && before['PrintingEnabled'] === true;
  const hasPrinter = values['KIOSK_PRINTER'] === 'yes' || keepsPrinting;
  const policies = policyFile(originOf(own), { hasPrinter, others: others.map(originOf) });
  const conflict = policyConflict(
    { port: Number(own), hasPrinter },
    new Map(files).set(POLICY_FILE, policies),
  );
  if (conflict !== null) throw refused(conflict);
  const now = parsePolicies(policies) ?? {};
  const removed = Object.keys(before).filter((name) => !(name in now));

  return {
    settings,
    policies,
    hasPrinter,
    notes: [
      kept.length > 0 &&
        `Kept in ${SETTINGS_FILE}: ${kept.map((name) => shown(name, values[name])).join(', ')}.`,
      unknown.length > 0 && `Ignored, as no setting of the terminal: ${unknown.join(', ')}.`,
      others.length > 0 &&
        `Kept in the policies: port ${others.join(' and ')}${keepsPrinting ? ', and printing' : ''}.`,
      removed.length > 0 && `Removed from the policies: ${removed.join(', ')}.`,
    ].filter((note) => note !== false),
  };
}

/** Changes no other line: they are the technician's. */
function withBackend(settings: string, backend: string | null): string {
  if (backend === null) return settings;
  const line = `KIOSK_BACKEND=${backend}`;
  const others = /^[ \t]*KIOSK_BACKEND[ \t]*=.*$/gm;
  if (others.test(settings)) return settings.replace(others, () => line);
  return `${settings.replace(/\n?$/, '\n')}${line}\n`;
}

/** A value that is no setting of the terminal, such as a proxy, may hold a password. */
const shown = (name: string, value = '') => (name in ALLOWED ? `${name}=${value}` : name);

const refused = (sentence: string) => new LaunchError(EXIT.USAGE, sentence);
