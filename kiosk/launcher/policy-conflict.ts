import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originOf } from './policies.ts';

export const POLICY_FOLDER = '/etc/chromium/policies/managed';
/** The file of the terminal in that folder. */
export const POLICY_FILE = 'wallet-kiosk.json';
/** With the Node of the project: Node 20 runs no TypeScript. */
export const WRITE_POLICY = 'node_modules/.bin/node kiosk/launcher/write-policy.ts';

type Policies = Record<string, unknown>;

/** The text of each file by its name. */
export type PolicyFiles = ReadonlyMap<string, string>;

interface Wanted {
  port: number;
  hasPrinter: boolean;
}

/**
 * Returns one sentence if Chromium's managed policies on this machine block what the terminal needs, and null otherwise:
 * Chromium would show its own error page instead of the terminal, or drop every receipt.
 */
export function policyConflict({ port, hasPrinter }: Wanted, files = readPolicyFiles()): string | null {
  const { policies, sources } = inForce(files);
  const origin = originOf(port);
  // The other screens of the machine keep their ports.
  const ports = new Set([...portsAllowedBy(policies), String(port)]);
  const options = [...[...ports].map((one) => `--port=${one}`), ...(hasPrinter ? ['--printer'] : [])];
  const sentence = (what: string, source = '') =>
    `${join(POLICY_FOLDER, source)} ${what}: ${
      source === POLICY_FILE
        ? `run \`sudo kiosk/deploy/install\`, or replace it with the output of \`${WRITE_POLICY} ${options.join(' ')}\`.`
        : 'Chromium reads every file of that folder, and the last one by name decides, so move it to another folder.'
    }`;
  const { URLBlocklist: blocked, URLAllowlist: allowed } = policies;
  if (isList(blocked) && blocked.includes('*') && !(isList(allowed) && allowed.includes(origin)))
    return sentence(`blocks ${origin}`, sources['URLAllowlist'] ?? sources['URLBlocklist']);
  if (hasPrinter && policies['PrintingEnabled'] === false)
    return sentence('disables printing', sources['PrintingEnabled']);
  return null;
}

/** The names of files that Chromium ignores, because it cannot read them. */
export const ignoredPolicyFiles = (files = readPolicyFiles()): string[] =>
  [...files].filter(([, text]) => parsePolicies(text) === null).map(([name]) => join(POLICY_FOLDER, name));

/** The ports of the machine's screens. */
export function portsAllowedBy({ URLAllowlist: list }: Policies): string[] {
  return isList(list) ? list.flatMap(portOf) : [];
}

function portOf(allowed: unknown): string[] {
  const port = typeof allowed === 'string' && /^http:\/\/127\.0\.0\.1:(\d+)$/.exec(allowed)?.[1];
  return port ? [port] : [];
}

/** As Chromium reads them: of all files, whatever their names end with, the last by name decides each policy. */
function inForce(files: PolicyFiles): { policies: Policies; sources: Record<string, string> } {
  const ordered = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const policies: Policies = {};
  const sources: Record<string, string> = {};
  for (const [name, text] of ordered)
    for (const [policy, value] of Object.entries(parsePolicies(text) ?? {})) {
      policies[policy] = value;
      sources[policy] = name;
    }
  return { policies, sources };
}

/** Null for a text that Chromium ignores. It allows comments, and a comma after the last entry. */
export function parsePolicies(text: string): Policies | null {
  const plain = text
    .replaceAll(/("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[^]*?\*\//g, '$1')
    .replaceAll(/("(?:[^"\\]|\\.)*")|,(?=\s*[\]}])/g, '$1');
  try {
    const value: unknown = JSON.parse(plain);
    return typeof value === 'object' && value !== null && !isList(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** A file that this user may not read has no text. */
export function readPolicyFiles(folder = POLICY_FOLDER): Map<string, string> {
  return new Map(namesIn(folder).flatMap((name) => textOf(join(folder, name)).map((text) => [name, text])));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(path: string): string[] {
  try {
    return [readFileSync(path, 'utf8')];
  } catch (error) {
    const isFolder = error instanceof Error && 'code' in error && error.code === 'EISDIR';
    return isFolder ? [] : [''];
  }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
