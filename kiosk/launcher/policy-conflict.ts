import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const POLICY_FOLDER = '/etc/chromium/policies/managed';
/** With the Node of the project: Node 20 runs no TypeScript. */
export const WRITE_POLICY = 'node_modules/.bin/node kiosk/launcher/write-policy.ts';

type Policies = Record<string, unknown>;

interface Wanted {
  port: number;
  hasPrinter: boolean;
}

/**
 * Returns one sentence if Chromium's managed policies on this machine block what the terminal needs, and null otherwise:
 * Chromium would show its own error page instead of the terminal, or drop every receipt.
 */
export function policyConflict({ port, hasPrinter }: Wanted, folder = POLICY_FOLDER): string | null {
  const policies = readPolicies(folder);
  const origin = `http://127.0.0.1:${port}`;
  const isBlocked = policies.some(({ URLBlocklist: blocked }) => isList(blocked) && blocked.includes('*'));
  const allowed = allowedBy(policies);
  // The other screens of the machine keep their ports.
  const ports = new Set([...portsAllowedBy(policies), String(port)]);
  const options = [...[...ports].map((one) => `--port=${one}`), ...(hasPrinter ? ['--printer'] : [])];
  const advice = `run \`sudo kiosk/deploy/install\`, or replace them with the output of \`${WRITE_POLICY} ${options.join(' ')}\`.`;
  if (isBlocked && !allowed.includes(origin)) return `the policies in ${folder} block ${origin}: ${advice}`;
  if (hasPrinter && policies.some(({ PrintingEnabled }) => PrintingEnabled === false))
    return `the policies in ${folder} disable printing: ${advice}`;
  return null;
}

/** The ports of the machine's screens. */
export const portsAllowedBy = (policies: readonly Policies[]): string[] =>
  allowedBy(policies).flatMap(portOf);

const allowedBy = (policies: readonly Policies[]) =>
  policies.flatMap(({ URLAllowlist: list }) => (isList(list) ? list : []));

function portOf(allowed: unknown): string[] {
  const port = typeof allowed === 'string' && /^http:\/\/127\.0\.0\.1:(\d+)$/.exec(allowed)?.[1];
  return port ? [port] : [];
}

function readPolicies(folder: string): Policies[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPolicy(readFileSync(join(folder, name), 'utf8')));
}

/** Chromium ignores a file that it cannot read, so this does too. */
export function readPolicy(file: string): Policies {
  try {
    const value: unknown = JSON.parse(file);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
