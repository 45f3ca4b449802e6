import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.ts';
import { trackedFiles } from '../tracked-files.ts';
import { lastSteps, parallelSteps } from './steps.ts';

describe('the steps of npm test', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const called = new Set(Object.values(scripts).map((command) => / --only (\S+) --$/.exec(command)?.[1]));
  const names = new Set([...parallelSteps, ...lastSteps].map(({ name }) => name.split(' ')[0]));

  for (const name of names) {
    it(`have an npm script for ${name}`, () => assert.ok(called.has(name)));
  }

  it('include every step that npm scripts call', () => {
    assert.deepEqual(
      [...called].filter((name) => name !== undefined && !names.has(name)),
      [],
    );
  });

  it('keep the hooks of the scripts’ tests in groups: outside, each would run for the tests of all files', () => {
    const tests = trackedFiles(root).filter((file) => /^(scripts|command-line)\/.*\.test\.ts$/.test(file));
    assert.ok(tests.length > 0);
    const isOutside = (file: string) =>
      /^(before|after)Each\(/m.test(readFileSync(path.join(root, file), 'utf8'));
    assert.deepEqual(tests.filter(isOutside), []);
  });
});
