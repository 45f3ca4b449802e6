import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder like that of a built app, with a secret beside it that must not be served. */
export function builtApp(): { root: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'app-host-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), `<!doctype html><div id="root"></div>${' '.repeat(2000)}`);
  writeFileSync(join(root, 'config.json'), JSON.stringify({ edition: 'thai', apiBaseUrl: '' }));
  writeFileSync(join(root, '.build-stamp'), 'x');
  writeFileSync(join(root, 'assets/app-12345678.js'), 'export {};');
  writeFileSync(join(root, 'sw.js'), 'worker');
  writeFileSync(join(root, 'sw-off.js'), 'off');
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
