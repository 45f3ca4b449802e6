import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const POLICY_FOLDER = '/etc/chromium/policies/managed';

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
  const allowed = policies.flatMap(({ URLAllowlist: list }) => (isList(list) ? list : []));
  // The other screens of the machine keep their ports.
  const ports = new Set([...allowed.flatMap(portOf), String(port)]);
  const options = [...[...ports].map((one) => `--port=${one}`), ...(hasPrinter ? ['--printer'] : [])];
  const advice = `replace them with the output of \`node kiosk/launcher/write-policy.ts ${options.join(' ')}\`.`;
  if (isBlocked && !allowed.includes(origin)) return `the policies in ${folder} block ${origin}: ${advice}`;
  if (hasPrinter && policies.some(({ PrintingEnabled }) => PrintingEnabled === false))
    return `the policies in ${folder} disable printing: ${advice}`;
  return null;
}

function portOf(allowed: unknown): string[] {
  const port = typeof allowed === 'string' && /^http:\/\/127\.0\.0\.1:(\d+)$/.exec(allowed)?.[1];
  return port ? [port] : [];
}

function readPolicies(folder: string): Record<string, unknown>[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => readPolicy(join(folder, name)));
}

/** Chromium ignores a file that it cannot read, so this does too. */
function readPolicy(path: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
