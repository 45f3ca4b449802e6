import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { policyFile } from './policies.ts';
import { ignoredPolicyFiles, policyConflict, readPolicyFiles } from './policy-conflict.ts';

const FOLDER = '/etc/chromium/policies/managed';
const ofTerminal = (port: number, hasPrinter: boolean, others: string[] = []): [string, string] => [
  'wallet-kiosk.json',
  policyFile(`http://127.0.0.1:${port}`, { hasPrinter, others }),
];
const conflict = (port: number, hasPrinter: boolean, ...files: [string, string][]) =>
  policyConflict({ port, hasPrinter }, new Map(files));

describe('the policies of the machine', () => {
  it('may be absent, as on a development machine', () => {
    expect(readPolicyFiles('/nowhere')).toEqual(new Map());
    expect(conflict(4173, true)).toBeNull();
  });

  it('must allow the port of the terminal', () => {
    expect(conflict(4173, false, ofTerminal(4173, false))).toBeNull();
    expect(conflict(4174, false, ofTerminal(4173, false))).toBe(
      `${FOLDER}/wallet-kiosk.json blocks http://127.0.0.1:4174: run \`sudo kiosk/deploy/install\`, or replace it with the output of \`node_modules/.bin/node kiosk/launcher/write-policy.ts --port=4173 --port=4174\`.`,
    );
    expect(conflict(4174, false, ofTerminal(4173, false, ['http://127.0.0.1:4174']))).toBeNull();
    expect(conflict(4173, false, ['z.json', '{"URLBlocklist": ["*"]}'])).toMatch('z.json blocks http://');
    const exceptions: [string, string] = ['exceptions.json', '{"URLAllowlist": ["http://a.example"]}'];
    expect(conflict(4173, false, exceptions, ['z.json', '{"URLBlocklist": ["*"]}'])).toMatch(
      'exceptions.json blocks http://',
    );
    const without: [string, string] = ['z.json', '{"URLAllowlist": []}'];
    expect(conflict(4173, false, ofTerminal(4173, false), without)).toMatch('z.json blocks http://');
  });

  it('must allow printing if the terminal has a printer', () => {
    expect(conflict(4173, true, ofTerminal(4173, true))).toBeNull();
    expect(conflict(4173, true, ofTerminal(4173, false))).toMatch(
      /wallet-kiosk\.json disables printing: .* --port=4173 --printer`\.$/,
    );
  });

  // Seen on the pages of Chromium 156: a copy of the terminal's policies in the same folder replaces them.
  it('are those of the last file by name, whatever it ends with', () => {
    const copy: [string, string] = ['wallet-kiosk.json.bak', ofTerminal(4173, false)[1]];
    for (const files of [
      [ofTerminal(4173, true), copy],
      [copy, ofTerminal(4173, true)],
    ] as const)
      expect(conflict(4173, true, ...files)).toBe(
        `${FOLDER}/wallet-kiosk.json.bak disables printing: Chromium reads every file of that folder, and the last one by name decides, so move it to another folder.`,
      );
    expect(conflict(4173, true, ['a.json', copy[1]], ofTerminal(4173, true))).toBeNull();
  });

  it('may contain comments and a comma at the end, as for Chromium', () => {
    const text = '// http://a\n{ /* no */ "URLBlocklist": ["*",], "HomepageLocation": "http://a,}//", }';
    expect(conflict(4173, false, ['own.json', text])).toMatch('own.json blocks');
    expect(ignoredPolicyFiles(new Map([['own.json', text]]))).toEqual([]);
  });

  it('do not count, and are named, in a file that Chromium ignores', () => {
    const files: [string, string][] = [
      ['broken.json', '{"URLBlocklist": ["*"]'],
      ['empty.json', ''],
      ['list.json', '["*"]'],
      ['text.json', '"*"'],
    ];
    expect(
      conflict(4173, true, ...files, ['odd.json', '{"URLBlocklist": "*", "URLAllowlist": 7}']),
    ).toBeNull();
    expect(ignoredPolicyFiles(new Map(files))).toEqual(files.map(([name]) => `${FOLDER}/${name}`));
  });

  it('are read from the files of the folder, and not from the folders in it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kiosk-policies-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'old.json'));
    writeFileSync(join(folder, 'own'), '{}');
    symlinkSync('nowhere', join(folder, 'unreadable.json'));
    expect(Object.fromEntries(readPolicyFiles(folder))).toEqual({ own: '{}', 'unreadable.json': '' });
  });
});
