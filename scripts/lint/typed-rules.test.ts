import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';

const root = path.join(import.meta.dirname, '../..');

/** Code that a typed rule or the compiler rejects: [rule, code]. */
const PLANTED: [string, string][] = [
  ['no-floating-promises', 'export const a = () => { fetch("/"); };'],
  ['no-misused-promises', 'export const a = (all: string[]) => { all.forEach(async () => fetch("/")); };'],
  ['no-implied-eval', 'export const a = () => setTimeout("alert(1)", 1);'],
  [
    'no-unsafe-assignment',
    'export const a = (text: string) => { const b: string = JSON.parse(text); return b; };',
  ],
  ['no-unnecessary-condition', 'export const a = (text: string) => text ?? "none";'],
  ['restrict-template-expressions', 'export const a = (b: object) => `${b}`;'],
  ['no-deprecated', 'export const a = (text: string) => escape(text);'],
  [
    'switch-exhaustiveness-check',
    'export const a = (b: "x" | "y") => { switch (b) { case "x": return 1; } return 2; };',
  ],
  ['TS2322', 'export const a: number = "1";'],
  ['TS6133', 'const a = 1; export const b = 2;'],
];
const TSCONFIG = {
  compilerOptions: { strict: true, lib: ['es2024', 'dom'], types: [], noUnusedLocals: true },
  include: ['*.ts'],
};

interface Finding {
  code: string;
  filename: string;
}

describe('the types and the typed lint rules', () => {
  let folder: string;
  let found: Finding[];

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'typed-rules-'));
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const [rule, code] of PLANTED) await writeFile(path.join(folder, `${rule}.ts`), `${code}\n`);
    found = await lint(folder);
  });

  after(() => rm(folder, { recursive: true }));

  for (const [rule, code] of PLANTED) {
    it(`reject: ${code}`, () => {
      const codes = found.filter(({ filename }) => path.basename(filename) === `${rule}.ts`);
      assert.ok(
        codes.some(({ code: name }) => name.includes(`(${rule})`)),
        `found ${codes.map(({ code: name }) => name).join(', ') || 'nothing'}`,
      );
    });
  }
});

function lint(folder: string): Promise<Finding[]> {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [
    oxlint,
    '--config',
    path.join(root, '.oxlintrc.json'),
    '--type-aware',
    '--type-check',
    '--format',
    'json',
    folder,
  ];
  return new Promise((resolve, reject) => {
    // It exits with 1 if it finds errors.
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1 << 24 }, (error, stdout, stderr) => {
      try {
        resolve((JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics);
      } catch {
        reject(new Error(stdout + stderr, { cause: error }));
      }
    });
  });
}
