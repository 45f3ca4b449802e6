import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { buildRequirements } from './build-requirements.ts';
import type { CollectedTest } from './collect-tests.ts';
import { measureCoverage } from './coverage.ts';
import { parseSection } from './data.ts';

const SECTION = '# 1. Money (2 lines)\n\n## Pay\n\n- [1.01] A member pays.\n- [1.02] A member waits.\n';
const OPEN = '[1.02] is open: no title cites it';
const PAGE = 'e2e/requirements.md';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const page = () => readFileSync(path.join(root, PAGE), 'utf8');
const build = (writes: boolean) => buildRequirements(root, { writes });

describe('buildRequirements', () => {
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'requirements-'));
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    write('.gitignore', 'node_modules/\n');
    write('e2e/requirements/1-money.md', SECTION);
    write('docs/additions.md', '');
    write('web/deep/pay.test.ts', `it('pays [1.01]', () => {}); it('pays twice [1.01]', () => {});`);
    write('e2e/pay.spec.ts', `test('pays by touch [1.01]', () => {});`);
    write('node_modules/other/other.test.ts', `it('is not ours [1.02]', () => {});`);
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('writes each sentence with its tests, and the open ids, which it reports', async () => {
    assert.deepEqual(await build(true), { total: 2, open: ['1.02'], errors: [OPEN] });
    assert.match(
      page(),
      /### Pay\n\n- \[1\.01\] A member pays\.\n {2}- 3 tests: web `pay\.test\.ts`, e2e `pay\.spec\.ts`\n- \[1\.02\] A member waits\.\n {2}- \*\*open\*\*\n/,
    );
    assert.match(page(), /## Open lines\n\n\[1\.02\]\n$/);
  });

  it('names at most four files per requirement', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      write(`web/${name}.test.ts`, `it('waits [1.02]', () => {});`);
    }
    await build(true);
    assert.match(page(), /5 tests: web `a\.test\.ts`, .*, web `d\.test\.ts` and 1 more\n/);
  });

  it('writes the same page after a file moves inside its package', async () => {
    await build(true);
    execFileSync('git', ['add', '.'], { cwd: root });
    rmSync(path.join(root, 'e2e/pay.spec.ts'));
    write('e2e/specs/pay.spec.ts', `test('pays by touch [1.01]', () => {});`);
    assert.deepEqual((await build(false)).errors, [OPEN]);
  });

  it('reports a missing or outdated page and does not touch it', async () => {
    const outOfDate = [`${PAGE} is out of date: run "npm run requirements" and commit the file`];
    assert.deepEqual((await build(false)).errors, [OPEN, ...outOfDate]);
    await build(true);
    assert.deepEqual((await build(false)).errors, [OPEN]);
    const before = page();
    write('web/wait.test.ts', `it('waits [1.02]', () => {});`);
    assert.deepEqual((await build(false)).errors, outOfDate);
    assert.equal(page(), before);
  });

  it('reports a title that cites an unknown id, with its file', async () => {
    write('web/odd.test.ts', `describe('a wallet', () => { it('flies [3.33]', () => {}); });`);
    const error = 'web/odd.test.ts: "a wallet flies [3.33]": [3.33] is unknown';
    assert.deepEqual((await build(true)).errors, [error, OPEN]);
    assert.deepEqual((await build(false)).errors, [error, OPEN]);
  });

  it('reports a comment that cites an addition which the page of additions does not explain', async () => {
    write('web/odd.css', '/* The lantern. (W1) */');
    const error = 'web/odd.css: (W1) is unknown';
    assert.deepEqual((await build(true)).errors, [OPEN, error]);
    write('docs/additions.md', '- (W1) A lantern shines.\n');
    assert.deepEqual((await build(true)).errors, [OPEN]);
  });
});

describe('measureCoverage', () => {
  const sections = [parseSection('1.md', SECTION)];
  const pays: CollectedTest = { file: 'a.test.ts', title: 'pays', citing: 'pays [1.01] [1.01]' };

  it('counts a test once for an id that it cites twice', () => {
    assert.deepEqual(measureCoverage(sections, [pays]).tests.get('1.01'), [pays]);
  });

  it('reports open ids as errors', () => {
    assert.deepEqual(measureCoverage(sections, [pays]).open, ['1.02']);
    assert.deepEqual(measureCoverage(sections, [pays]).errors, [OPEN]);
  });

  it('reports the errors of the data', () => {
    const lost = parseSection('1.md', SECTION.replace('2 lines', '3 lines'));
    const all: CollectedTest[] = [{ ...pays, citing: 'pays [1.01], waits [1.02]' }];
    assert.deepEqual(measureCoverage([lost], all).errors, ['"1. Money" declares 3 lines and has 2']);
  });
});
