// npm run suite -- <folder>: makes a Playwright project outside this repository that uses its fixtures and page models.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readCommandLine } from 'command-line';

const CONFIG = `import { suiteConfig } from 'e2e/config';

export default suiteConfig('specs');
`;

const {
  rest: [folder, second],
} = readCommandLine({ command: 'npm run suite --', rest: '<folder>' });
if (folder === undefined || second !== undefined) fail('Usage: npm run suite -- <folder>');
// npm runs scripts in the root; the path is relative to the tester's folder.
const target = resolve(process.env['INIT_CWD'] ?? '.', folder);
if (existsSync(target)) fail(`${target} already exists.`);
const own = import.meta.dirname;
// Its tests and types would be checked as the repository's own.
if (!relative(join(own, '..'), target).startsWith('..'))
  fail(`${target} is inside this repository: choose a folder outside, such as ../my-suite.`);

cpSync(join(own, 'starter'), target, { recursive: true });
writeFileSync(join(target, 'playwright.config.ts'), CONFIG);
const manifest = join(target, 'package.json');
writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('WALLET', join(own, '..')));
mkdirSync(join(target, 'node_modules'));
symlinkSync(own, join(target, 'node_modules/e2e'), 'junction');
console.log(`${target} is ready: start the wallet with npm start, then run npm test there.`);

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
