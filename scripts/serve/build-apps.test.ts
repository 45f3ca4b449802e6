import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.ts';
import { sourcesOf } from './build-apps.ts';

describe('an app is built again', () => {
  it('after a change of what the kiosk imports from its launcher', async () => {
    const views = globSync('kiosk/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !file.includes('.test.'),
    );
    const imported = views.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '([./]+\/launcher\/[^']+)'/g)].map(
        ([, target = '']) => path.join(path.dirname(file), target),
      ),
    );
    assert(imported.length > 0);
    const sources = new Set(await sourcesOf('kiosk'));
    assert.deepEqual(
      imported.filter((file) => !sources.has(file)),
      [],
    );
  });

  it('after a change of its own folder, and not after one of an app that it does not contain', async () => {
    const has = async (app: 'web' | 'kiosk' | 'console') => {
      const folders = new Set((await sourcesOf(app)).map((file) => file.split('/')[0]));
      return ['web', 'kiosk', 'console'].filter((name) => folders.has(name));
    };
    assert.deepEqual(await has('web'), ['web']);
    assert.deepEqual(await has('kiosk'), ['web', 'kiosk']);
    assert.deepEqual(await has('console'), ['web', 'console']);
  });
});
