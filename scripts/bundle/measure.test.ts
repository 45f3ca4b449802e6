import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { measure, type Script } from './measure.ts';

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
