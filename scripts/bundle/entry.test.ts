import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { compileAhead } from '../../web/build/compile-ahead.ts';
import { entryRuntime } from '../../web/build/entry-runtime.ts';

interface Chunk {
  type: 'chunk';
  name: string;
  fileName: string;
  isEntry: boolean;
  imports: string[];
  code: string;
}
type Bundle = Record<string, Chunk>;

const chunk = (name: string, imports: string[], code: string): Chunk => ({
  type: 'chunk',
  name,
  fileName: `assets/${name}-a_1.js`,
  isEntry: name === 'index',
  imports: imports.map((one) => `assets/${one}-a_1.js`),
  code,
});

const bundleOf = (...chunks: Chunk[]): Bundle => Object.fromEntries(chunks.map((one) => [one.fileName, one]));

/** As the bundler writes them. */
const built = (
  page = 'import{i as e,t}from"./rolldown-runtime-a_1.js";import{own as n}from"./index-a_1.js";globalThis.found.push(e(n),t(2));',
) =>
  bundleOf(
    chunk('rolldown-runtime', [], 'var e=1,t=(n)=>n+e,l=(n)=>n*10;export{l as i,t};'),
    chunk(
      'index',
      ['rolldown-runtime'],
      'import{i as e}from"./rolldown-runtime-a_1.js";var t=5;globalThis.found=[e(t)];export{t as own};',
    ),
    chunk('page', ['rolldown-runtime', 'index'], page),
  );

const move = (bundle: Bundle) =>
  (entryRuntime().generateBundle as unknown as (options: object, bundle: Bundle) => void)({}, bundle);

describe('the bundler’s helpers', () => {
  it('are part of the entry, without a file of their own', () => {
    const bundle = built();
    move(bundle);
    const imports = Object.values(bundle).map(({ name, imports }) => [name, imports]);
    assert.deepEqual(imports, [
      ['index', []],
      ['page', ['assets/index-a_1.js']],
    ]);
  });

  it('work in the entry and in other chunks, beside equal names', async () => {
    const bundle = built();
    move(bundle);
    const folder = await mkdtemp(path.join(tmpdir(), 'wallet-entry-'));
    await Promise.all(
      Object.values(bundle).map(({ fileName, code }) =>
        writeFile(
          path.join(folder, path.basename(fileName).replace('.js', '.mjs')),
          code.replaceAll('.js"', '.mjs"'),
        ),
      ),
    );
    await import(pathToFileURL(path.join(folder, 'page-a_1.mjs')).href);
    await rm(folder, { recursive: true });
    assert.deepEqual((globalThis as unknown as { found: number[] }).found, [50, 50, 3]);
  });

  it('stop the build when the bundler writes something else', () => {
    assert.throws(() => move(built('import * as e from"./rolldown-runtime-a_1.js";')), /no longer matches/);
  });
});

it('marks only the entry for compilation in the background, in its first line', () => {
  const bundle = bundleOf(chunk('index', [], 'one()'), chunk('page', [], 'two()'));
  const { handler } = compileAhead().generateBundle as unknown as {
    handler: (options: object, bundle: Bundle) => void;
  };
  handler({}, bundle);
  const codes = Object.values(bundle).map(({ code }) => code);
  assert.deepEqual(codes, ['//# allFunctionsCalledOnLoad\none()', 'two()']);
});
