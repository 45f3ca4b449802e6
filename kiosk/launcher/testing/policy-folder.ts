import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { policyFile } from '../policies.ts';

export const CHROMIUM_WITH_POLICIES = join(import.meta.dirname, 'chromium-with-policies.sh');

/** Whether this user may mount a folder over /etc/chromium, as root may. */
export function canMountPolicies(): boolean {
  return spawnSync('unshare', ['--mount', 'mount', '--bind', tmpdir(), '/etc/chromium']).status === 0;
}

/** For `KIOSK_POLICIES`. */
export function policyFolder(policies: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'kiosk-policies-'));
  mkdirSync(join(path, 'policies/managed'), { recursive: true });
  writeFileSync(join(path, 'policies/managed/wallet-kiosk.json'), policies);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The shop's policies, except that the debugging port is open: drills read the page through it. */
export function policiesForDrills(origin: string, printer: { hasPrinter: boolean }): string {
  const policies = JSON.parse(policyFile(origin, printer)) as Record<string, unknown>;
  return JSON.stringify({ ...policies, RemoteDebuggingAllowed: true, DeveloperToolsAvailability: 1 });
}
