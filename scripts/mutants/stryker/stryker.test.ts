import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../../root.ts';
import { trackedFiles } from '../../tracked-files.ts';
import { ACCEPTED } from './accepted.ts';
import { resultOf } from './run-stryker.ts';
import { strykerFiles } from './scope.ts';
import { strykerReport } from './stryker-report.ts';

describe('strykerFiles', () => {
  const names = (files: readonly { file: string }[]) => files.map(({ file }) => file);

  it('selects code with decisions, each file once, with the tests beside it', () => {
    const all = strykerFiles(root, trackedFiles(root), { seed: '1' });
    assert.ok(all.length > 100);
    assert.equal(new Set(names(all)).size, all.length);
    const amounts = all.find(({ file }) => file === 'contracts/rules/amounts.ts');
    assert.ok(amounts?.tests.includes('contracts/rules/amounts.test.ts'));
    for (const { file, tests } of all) {
      assert.doesNotMatch(file, /\.test\.|\.tsx$|(?:default|offer)-texts/);
      assert.ok(tests.length > 0 && tests.every((test) => !/\.(pact|browser)\./.test(test)));
    }
  });

  it('selects tests of another folder that import the file', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tool-'));
    try {
      for (const name of ['a', 'b'])
        mkdirSync(path.join(folder, 'web/src/shared', name), { recursive: true });
      const test = 'web/src/shared/b/b.test.ts';
      writeFileSync(path.join(folder, test), "import { a } from '../a/a.ts';");
      const files = ['web/src/shared/a/a.ts', 'web/src/shared/a/aa.ts', test];
      for (const file of files.slice(0, 2)) writeFileSync(path.join(folder, file), '');
      const found = strykerFiles(folder, files, { seed: '1' });
      assert.deepEqual(found, [{ package: 'web', file: 'web/src/shared/a/a.ts', tests: [test] }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('leaves out files whose calls Vite reads as text', () => {
    const all = names(
      strykerFiles(root, trackedFiles(root), { seed: '1', only: ['web/src/shared/session/'] }),
    );
    assert.ok(all.includes('web/src/shared/session/session.ts'));
    assert.deepEqual(
      all.filter((file) => file.includes('text-sets')),
      [],
    );
  });

  it('keeps the order for the same seed, and respects `only`', () => {
    const ordered = (seed: string) =>
      names(strykerFiles(root, trackedFiles(root), { seed, only: ['contracts/rules/'] }));
    assert.deepEqual(ordered('1'), ordered('1'));
    assert.notDeepEqual(ordered('1'), ordered('2'));
    assert.deepEqual(ordered('1').toSorted(), ordered('2').toSorted());
    assert.ok(ordered('1').every((file) => file.startsWith('contracts/rules/')));
  });
});

describe('the result of Stryker', () => {
  const mutant = (status: string) => ({
    mutatorName: 'Text',
    replacement: '"b"',
    status,
    location: { start: { line: 2, column: 5 }, end: { line: 2, column: 8 } },
  });

  it('counts detected mutants, and names survivors', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
    const mutants = statuses.map(mutant);
    assert.deepEqual(resultOf({ files: { 'a.ts': { source: "\nx = 'a';", mutants } } }), {
      caught: 2,
      total: 4,
      survivors: [1, 2].map(() => ({ line: 2, mutator: 'Text', original: "'a'", replacement: '"b"' })),
    });
  });

  it('is printed by file; a survivor with a reason counts as missed, and is not listed', () => {
    const file = { package: 'web', file: 'web/src/a.ts', tests: [] } as const;
    const survivor = { line: 2, mutator: 'Text', original: "'a'", replacement: '"b"' };
    const result = { caught: 1, total: 2, survivors: [survivor] };
    const runs = [
      { file: { ...file, tests: [] }, result },
      { file: { ...file, tests: [] }, result: null },
    ];
    assert.match(strykerReport(runs, []), /1\/2 \(50 %\)\n {2}2 Text: 'a' → "b"\n\n1\/2 .* 1 files not run/);
    const accepted = [{ file: file.file, original: "'a'", replacement: '"b"', why: 'alike' }];
    assert.match(strykerReport(runs, accepted), /1\/2 \(50 %\), 1 with a reason\n\n/);
  });
});

it('each accepted mutation is in a file that Stryker mutates', () => {
  const files = new Set(strykerFiles(root, trackedFiles(root), { seed: '1' }).map(({ file }) => file));
  assert.deepEqual(
    ACCEPTED.filter(({ file }) => !files.has(file)),
    [],
  );
});
