import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measure, type Script, withSteadyHashes } from './measure.ts';

const script = (file: string, modules: string[], imports: string[] = [], styles: string[] = []): Script => ({
  file,
  isEntry: file === 'app.js',
  imports,
  styles,
  modules: modules.map((name) => [name, 1] as const),
});
const scripts = [
  script('app.js', ['src/main.tsx', 'react/index.js'], [], ['app.css']),
  script('home.js', ['src/home.tsx'], ['app.js', 'parts.js'], ['home.css']),
  script('parts.js', ['src/parts.tsx', 'jsqr/jsQR.js'], ['app.js']),
];
const sizes: Record<string, number> = {
  'app.js': 100,
  'app.css': 10,
  'home.js': 20,
  'home.css': 2,
  'parts.js': 5,
};
const sizeOf = (file: string) => sizes[file] ?? NaN;
const login = { name: 'login', needs: ['main.tsx'], bytes: 110, files: 2 };
const home = { name: 'home', needs: ['home.tsx'], after: 'login', bytes: 27, files: 3 };

describe('the budget of a screen', () => {
  it('counts files that earlier screens have not loaded, with all imports', () => {
    assert.deepEqual(measure(scripts, [login, home], sizeOf), [
      { name: 'login', bytes: 110, files: ['app.js', 'app.css'], faults: [] },
      { name: 'home', bytes: 27, files: ['home.js', 'home.css', 'parts.js'], faults: [] },
    ]);
  });

  it('names exceeded limits, and modules that must not load with the screen', () => {
    const [, tight] = measure(scripts, [login, { ...home, bytes: 26, files: 2, without: ['jsqr/'] }], sizeOf);
    assert.deepEqual(tight?.faults, ['27 bytes, limit 26', '3 files, limit 2', 'brings jsqr/jsQR.js']);
  });

  it('throws if the build has no file of a screen', () => {
    assert.throws(
      () => measure(scripts, [{ ...home, needs: ['gone.tsx'] }, login], sizeOf),
      /login|gone\.tsx/,
    );
    assert.throws(() => measure(scripts, [login, { ...home, needs: ['gone.tsx'] }], sizeOf), /gone\.tsx/);
  });
});

describe('steady hashes', () => {
  it('are the same whatever the files contain, and differ between files', () => {
    const one = withSteadyHashes('"chat-0123abc.js","chat-4567def.js","chat-0123abc.js","chat-89abcde.css"');
    const other = withSteadyHashes(
      '"chat-fffffff.js","chat-eeeeeee.js","chat-fffffff.js","chat-ddddddd.css"',
    );
    assert.equal(one, other);
    const [first, second, again, style] = one.split(',');
    assert.equal(first, again);
    assert.notEqual(first, second);
    assert.match(first ?? '', /^"chat-[\da-f]{7}\.js"$/);
    assert.match(style ?? '', /^"chat-[\da-f]{7}\.css"$/);
  });

  it('leave other text as it is', () => {
    assert.equal(withSteadyHashes('"chat-panel.js", 10-1234567'), '"chat-panel.js", 10-1234567');
  });
});
