import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from './root.ts';

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const files = [...new Set(Object.values(scripts).flatMap((line) => line.match(/[\w./-]+\.ts\b/g) ?? []))];

describe('the npm scripts', () => {
  it('start one program each, because npm gives the arguments to the last one only', () => {
    const joined = Object.entries(scripts).filter(([, line]) => /[;&|]/.test(line));
    assert.deepEqual(joined, []);
  });

  for (const file of files)
    it(`read the arguments of ${file} with command-line, so that wrong ones and --help start nothing`, () => {
      const source = readFileSync(path.join(root, file), 'utf8');
      // Some read them in a file of their own.
      assert.match(source, /\b(?:readCommandLine|readOptions|runUntilEnded)\(/);
    });
});
