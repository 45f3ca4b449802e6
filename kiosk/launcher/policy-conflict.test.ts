import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { policyFile } from './policies.ts';
import { policyConflict } from './policy-conflict.ts';

function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-policies-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const withPolicies = (port: number, hasPrinter: boolean, others: string[] = []) =>
  folderOf({ 'wallet-kiosk.json': policyFile(`http://127.0.0.1:${port}`, { hasPrinter, others }) });

describe('the policies of the machine', () => {
  it('may be absent, as on a development machine', () => {
    expect(policyConflict({ port: 4173, hasPrinter: true }, '/nowhere')).toBeNull();
  });

  it('must allow the port of the terminal', () => {
    const folder = withPolicies(4173, false);
    expect(policyConflict({ port: 4173, hasPrinter: false }, folder)).toBeNull();
    expect(policyConflict({ port: 4174, hasPrinter: false }, folder)).toBe(
      `the policies in ${folder} block http://127.0.0.1:4174: run \`sudo kiosk/deploy/install\`, or replace them with the output of \`node_modules/.bin/node kiosk/launcher/write-policy.ts --port=4173 --port=4174\`.`,
    );
    const both = withPolicies(4173, false, ['http://127.0.0.1:4174']);
    expect(policyConflict({ port: 4174, hasPrinter: false }, both)).toBeNull();
  });

  it('must allow printing if the terminal has a printer', () => {
    expect(policyConflict({ port: 4173, hasPrinter: true }, withPolicies(4173, true))).toBeNull();
    expect(policyConflict({ port: 4173, hasPrinter: true }, withPolicies(4173, false))).toMatch(
      /disable printing: .* --port=4173 --printer`\.$/,
    );
  });

  it('are read as Chromium reads them: broken and other files do not count', () => {
    const folder = folderOf({
      'broken.json': '{"URLBlocklist": ["*"]',
      'text.json': '"*"',
      'odd.json': '{"URLBlocklist": "*", "URLAllowlist": 7}',
      'notes.txt': '{"URLBlocklist": ["*"]}',
    });
    expect(policyConflict({ port: 4173, hasPrinter: true }, folder)).toBeNull();
  });
});
