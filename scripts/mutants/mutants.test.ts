import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { messageOf } from 'command-line';
import { root } from '../root.ts';
import { readSections, readTests } from '../requirements/build-requirements.ts';
import { idsOf } from '../requirements/data.ts';
import { ALL_MUTANTS } from './all-mutants.ts';
import { isReadable, type Mutant, planted } from './mutant.ts';
import { citingTests } from './citing-tests.ts';
import { isSettled, report } from './report.ts';

const mutant: Mutant = {
  id: '1.02',
  file: 'web/src/features/a/a.ts',
  find: '10',
  replace: '11',
  why: 'one more',
};

describe('the planted defects', () => {
  const tests = readTests(root);
  const known = idsOf(readSections(root));

  it('each match the code once, still parse, and break a requirement that a test cites', () => {
    const errors = ALL_MUTANTS.flatMap((one) => {
      try {
        const source = planted(readFileSync(path.join(root, one.file), 'utf8'), one);
        if (!isReadable(one.file, source))
          return [`[${one.id}] ${one.file}: "${one.replace}" does not parse`];
      } catch (error) {
        return [messageOf(error)];
      }
      return citingTests(one, tests, known).length > 0
        ? []
        : [`[${one.id}] ${one.file}: no test cites the requirement`];
    });
    assert.deepEqual(errors, []);
  });

  it('are unique', () => {
    const texts = ALL_MUTANTS.map((one) => JSON.stringify([one.id, one.file, one.find, one.replace]));
    assert.deepEqual(
      texts.filter((text, index) => texts.indexOf(text) < index),
      [],
    );
  });
});

describe('planted', () => {
  it('replaces the match literally', () => {
    assert.equal(planted('a 10 b', { ...mutant, replace: '$&' }), 'a $& b');
  });

  it('throws if the text is missing, occurs twice, or is replaced by itself', () => {
    assert.throws(() => planted('9', mutant), /0 times/);
    assert.throws(() => planted('10 10', mutant), /2 times/);
    assert.throws(() => planted('10', { ...mutant, replace: '10' }), /by itself/);
  });
});

describe('isReadable', () => {
  it('detects syntax errors', () => {
    assert.equal(isReadable('a.tsx', 'const a = <b />;'), true);
    assert.equal(isReadable('a.tsx', 'const a = <b;'), false);
    assert.equal(isReadable('a.json', '{'), false);
  });
});

describe('citingTests', () => {
  const test = (file: string, title: string, citing = title) => ({ file, title, citing });

  it('finds the tests that cite the requirement, those beside the code first', () => {
    const [web, ...others] = citingTests(
      mutant,
      [
        test('web/src/app/b.test.ts', 'b [1.02]'),
        test('web/src/features/a/a.test.ts', 'a (x) [1.02]'),
        test('web/src/features/a/c.test.ts', 'c [1.03]'),
      ],
      ['1.02', '1.03'],
    );
    assert.deepEqual(others, []);
    assert.deepEqual(web?.files, ['web/src/features/a/a.test.ts', 'web/src/app/b.test.ts']);
    const pattern = new RegExp(web.pattern);
    for (const title of ['b > b [1.02]', 'a > (x) [1.02]', 'a (x) [1.02]']) assert.match(title, pattern);
    for (const title of ['c [1.03]', 'a x [1.02]', 'b 1.02']) assert.doesNotMatch(title, pattern);
  });

  it('finds a requirement inside a range, and matches any placeholder value', () => {
    const tests = [test('web/src/a.test.ts', 'takes $name… and %s', 'takes $name… and %s [1.01]-[1.03]')];
    const [web] = citingTests(mutant, tests, ['1.01', '1.02', '1.03']);
    assert.match('takes a slip [1.01]-[1.03] and 5', new RegExp(web?.pattern ?? ''));
  });

  it('skips packages that do not run the code', () => {
    const files = [
      'contracts/a.test.ts',
      'web/src/a.pact.test.ts',
      'kiosk/src/a.test.ts',
      'e2e/specs/a.spec.ts',
    ];
    const suites = citingTests(
      mutant,
      files.map((file) => test(file, '[1.02]')),
      ['1.02'],
    );
    assert.deepEqual(
      suites.map(({ suite }) => suite.name),
      ['kiosk', 'pact', 'e2e'],
    );
  });
});

describe('report', () => {
  const survivor = { ...mutant, why: 'no test detects it' };

  it('counts by section and requirement, and names survivors', () => {
    const text = report([
      { mutant, result: 'caught' },
      { mutant: survivor, result: 'survived' },
      { mutant, result: null },
    ]);
    assert.match(text, /^1\. {2}1\/2 \(50 %\)\n {2}\[1\.02\] {2}1\/2/);
    assert.match(text, /no test detects it/);
    const lines = report(['1.10', '1.09'].map((id) => ({ mutant: { ...mutant, id }, result: 'caught' })));
    assert.match(lines, /\[1\.09\][^]*\[1\.10\]/);
    assert.match(text, /1\/2 \(50 %\) caught, 1 not run/);
  });

  it('is settled if each survivor has a reason, and nothing is left', () => {
    assert.equal(isSettled([{ mutant, result: 'caught' }]), true);
    assert.equal(isSettled([{ mutant: survivor, result: 'survived' }]), false);
    assert.equal(isSettled([{ mutant: { ...survivor, survives: 'alike' }, result: 'survived' }]), true);
    assert.equal(isSettled([{ mutant, result: null }]), false);
  });
});
