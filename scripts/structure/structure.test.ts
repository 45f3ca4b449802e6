import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arrowsBetween, END, START, withDiagrams } from './diagrams.ts';
import { mutualFolders } from './mutual-folders.ts';
import { fullFolders, longFiles } from './sizes.ts';
import { withExceptions } from './with-exceptions.ts';

const imports = (...pairs: [string, string][]) => pairs.map(([from, to]) => ({ from, to }));

describe('mutualFolders', () => {
  it('finds two folders that import each other through different files', () => {
    const found = mutualFolders(imports(['a/one.ts', 'b/one.ts'], ['b/two.ts', 'a/two.ts']));
    assert.deepEqual(found, ['a <-> b']);
  });

  it('allows a folder and its subfolder to import each other', () => {
    assert.deepEqual(mutualFolders(imports(['a/one.ts', 'a/b/one.ts'], ['a/b/two.ts', 'a/two.ts'])), []);
  });

  it('allows arrows in one direction', () => {
    assert.deepEqual(mutualFolders(imports(['a/one.ts', 'b/one.ts'], ['a/two.ts', 'b/two.ts'])), []);
  });
});

describe('the size limits', () => {
  const files = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `a/${index}${name}`);

  it('count source files, not the tests beside them', () => {
    assert.deepEqual(fullFolders([...files(20, '.ts'), ...files(9, '.test.ts'), ...files(9, '.svg')]), []);
    assert.deepEqual(fullFolders([...files(20, '.ts'), 'a/b.module.css']), ['a']);
  });

  it('allow a file of 250 lines, and a test of any length', () => {
    const lines = new Map([
      ['a/short.ts', 250],
      ['a/long.tsx', 251],
      ['a/long.test.ts', 900],
    ]);
    assert.deepEqual(longFiles(lines), ['a/long.tsx']);
  });
});

describe('withExceptions', () => {
  it('reports findings without an exception, and unused exceptions', () => {
    const errors = withExceptions('too long', ['a', 'b'], { b: 'a reason', c: 'a reason' });
    assert.equal(errors.length, 2);
    assert.match(errors[0] ?? '', /^too long: a$/);
    assert.match(errors[1] ?? '', /^c complies with .*remove its exception/);
  });
});

describe('the diagrams', () => {
  const nodeOf = (file: string) => file.split('/')[0] ?? null;

  it('omit an arrow that a longer path implies', () => {
    const all = imports(['a/1', 'b/1'], ['b/1', 'c/1'], ['a/1', 'c/1']);
    assert.deepEqual(arrowsBetween(all, nodeOf), [
      ['a', 'b'],
      ['b', 'c'],
    ]);
  });

  it('keep both arrows of a pair', () => {
    const all = imports(['a/1', 'b/1'], ['b/1', 'a/1']);
    assert.equal(arrowsBetween(all, nodeOf).length, 2);
  });

  it('keep one path into two nodes that import each other', () => {
    const all = imports(['a/1', 'b/1'], ['a/1', 'c/1'], ['b/1', 'c/1'], ['c/1', 'b/1']);
    assert.deepEqual(
      arrowsBetween(all, nodeOf).filter(([from]) => from === 'a'),
      [['a', 'c']],
    );
  });

  it('replace only the generated part of the page', () => {
    const page = withDiagrams(`before\n${START}\nold\n${END}\nafter`, []);
    assert.match(page, /^before\n/);
    assert.match(page, /\nafter$/);
    assert.doesNotMatch(page, /old/);
  });
});
