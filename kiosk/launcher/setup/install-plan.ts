import { parseEnv } from 'node:util';
import { EXIT, LaunchError } from '../exit-code.ts';
import { originOf, policyFile } from '../policies.ts';
import {
  parsePolicies,
  POLICY_FILE,
  policyConflict,
  type PolicyFiles,
  portsAllowedBy,
} from '../policy-conflict.ts';
import { readSettings, SETTINGS_FILE, shownSetting, unknownSettings } from './settings.ts';

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
  const { port, paper, ...used } = readSettings(values);
  if (used.backend === null || (existing === null && backend === null))
    throw refused(
      'Name the backend, an origin such as https://wallet.example: this machine has no setting for it yet.',
    );
  const unknown = unknownSettings(values);

  const own = String(port);
  const before = parsePolicies(files.get(POLICY_FILE) ?? '') ?? {};
  // The other screens of the machine have settings of their own, so only the policies tell of them.
  const others = portsAllowedBy(before).filter((number) => number !== own);
  const keepsPrinting = others.length > 0 && before['PrintingEnabled'] === true;
  const hasPrinter = paper !== null || keepsPrinting;
  const policies = policyFile(originOf(own), { hasPrinter, others: others.map(originOf) });
  const conflict = policyConflict({ port, hasPrinter }, new Map(files).set(POLICY_FILE, policies));
  if (conflict !== null) throw refused(conflict);
  const now = parsePolicies(policies) ?? {};
  const removed = Object.keys(before).filter((name) => !(name in now));

  return {
    settings,
    policies,
    hasPrinter,
    notes: [
      kept.length > 0 &&
        `Kept in ${SETTINGS_FILE}: ${kept.map((name) => shownSetting(values, name)).join(', ')}.`,
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

const refused = (sentence: string) => new LaunchError(EXIT.USAGE, sentence);
