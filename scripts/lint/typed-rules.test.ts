import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { program, root } from '../root.ts';

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
/** Components that break a rule of React: [rule, code]. */
const COMPONENTS: [string, string][] = [
  ['rules-of-hooks', 'export function A({ on }: { on: boolean }) { if (on) useState(1); return null; }'],
  [
    'exhaustive-deps',
    'export function A({ run }: { run: () => void }) { useEffect(() => run(), []); return null; }',
  ],
  [
    'static-components',
    'export function A({ text }: { text: string }) { const B = () => <p>{text}</p>; return <B />; }',
  ],
  [
    'use-memo',
    'export function A({ id }: { id: string }) { return <B c={useMemo(async () => id, [id])} />; }',
  ],
  ['globals', 'let count = 0; export function A() { count += 1; return <p>{count}</p>; }'],
  ['refs', 'export function A() { const ref = useRef(0); return <p>{ref.current}</p>; }'],
  [
    'set-state-in-effect',
    'export function A() { const [a, b] = useState(1); useEffect(() => { b(2); }, []); return <p>{a}</p>; }',
  ],
  ['error-boundaries', 'export function A() { try { return <B />; } catch { return null; } }'],
  ['purity', 'export function A() { return <p>{Math.random()}</p>; }'],
  ['set-state-in-render', 'export function A() { const [a, b] = useState(1); b(2); return <p>{a}</p>; }'],
];
const IMPORTS = "import { useEffect, useMemo, useRef, useState } from 'react';";

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    jsx: 'preserve',
    lib: ['es2024', 'dom'],
    types: [],
    noUnusedLocals: true,
  },
  include: ['*.ts', '*.tsx'],
};

interface Diagnostic {
  code: string;
  filename: string;
}

describe('the types, and the lint rules of types and React', () => {
  let folder: string;
  let found: Diagnostic[];

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'typed-rules-'));
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
    for (const [rule, code] of PLANTED) await writeFile(path.join(folder, `${rule}.ts`), `${code}\n`);
    for (const [rule, code] of COMPONENTS) {
      await writeFile(path.join(folder, `${rule}.tsx`), `${IMPORTS}\n${code}\n`);
      await writeFile(path.join(folder, `${rule}.test.tsx`), `${IMPORTS}\n${code}\n`);
    }
    found = await lint(folder);
  });

  after(() => rm(folder, { recursive: true }));

  const codesIn = (file: string) =>
    found.filter(({ filename }) => path.basename(filename) === file).map(({ code }) => code);

  for (const [rule, code] of [...PLANTED, ...COMPONENTS]) {
    it(`reject: ${code}`, () => {
      const codes = codesIn(`${rule}.ts${COMPONENTS.some(([name]) => name === rule) ? 'x' : ''}`);
      assert.ok(
        codes.some((name) => name.includes(`(${rule})`)),
        `found ${codes.join(', ') || 'nothing'}`,
      );
    });
  }

  it('leave the components of tests alone', () => {
    const codes = COMPONENTS.flatMap(([rule]) => codesIn(`${rule}.test.tsx`));
    assert.deepEqual(
      codes.filter((code) => code.includes('react')),
      [],
    );
  });
});

function lint(folder: string): Promise<Diagnostic[]> {
  const args = [
    program('.', 'oxlint/bin/oxlint'),
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
        resolve((JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics);
      } catch {
        reject(new Error(stdout + stderr, { cause: error }));
      }
    });
  });
}
