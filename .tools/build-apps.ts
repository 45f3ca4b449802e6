import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
/** Where a built app lies. */
export const distOf = (app: 'web' | 'kiosk') => join(root, app, 'dist');

/** Everything that ends up in the built apps. */
const SOURCES = ['web', 'kiosk', 'contracts/rules', 'pnpm-lock.yaml'];
const OUTSIDE = new Set(['node_modules', 'dist', '.reports', 'launcher', 'deploy']);

/** Builds web and kiosk; nothing happens when their sources are those of the last build. @throws Error with the build's own words. */
export async function buildApps(): Promise<void> {
  const stamp = await fingerprint();
  await Promise.all(
    (['web', 'kiosk'] as const).map(async (app) => {
      const stampFile = join(distOf(app), '.build-stamp');
      if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
      await run(join(root, app), ['build', '--logLevel', 'warn']);
      writeFileSync(stampFile, stamp);
    }),
  );
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    const top = join(root, source);
    const files = source.includes('.') ? [top] : await filesIn(top);
    for (const file of files) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = await Promise.all(
    entries
      .filter(({ name }) => !OUTSIDE.has(name) && !/\.test\.tsx?$/.test(name))
      .map(async (entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesIn(path) : [path];
      }),
  );
  return files.flat().sort();
}

function run(folder: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });
}
