import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { messageOf } from 'command-line';
import { program, root } from '../root.ts';
import { UserError } from '../user-error.ts';
const APPS = ['web', 'kiosk', 'console'] as const;

/** Everything that affects the built apps: the kiosk contains web, and the lockfile determines their packages. */
const SOURCES = ['web', 'kiosk', 'contracts/rules', 'tsconfig.base.json', 'pnpm-lock.yaml'];
/** The console also carries the table of the control API. */
const CONSOLE_SOURCES = [...SOURCES, 'console', 'contracts', 'mock-server/control'];
const NOT_BUILT = /^(node_modules|dist|docs|bench|launcher|deploy|testing)$|\.test\.tsx?$|\.md$/;

export function distOf(app: (typeof APPS)[number]): string {
  return path.join(root, app, 'dist');
}

/**
 * Builds web, kiosk and console; skips an app whose sources have not changed since its last build.
 * @param onStart called if there is something to build
 * @throws UserError with the build's output
 */
export async function buildApps(onStart: () => void = () => {}): Promise<void> {
  const stamps = { web: await fingerprint(SOURCES), console: await fingerprint(CONSOLE_SOURCES) };
  const stampOf = (app: (typeof APPS)[number]) => (app === 'console' ? stamps.console : stamps.web);
  // The stamp is in the build folder, which every build empties first, so it cannot outlive its build.
  const stampFile = (app: (typeof APPS)[number]) => path.join(distOf(app), '.build-stamp');
  const isBuilt = await Promise.all(
    APPS.map(async (app) => (await readFile(stampFile(app), 'utf8').catch(() => '')) === stampOf(app)),
  );
  const stale = APPS.filter((_, index) => !isBuilt[index]);
  if (stale.length > 0) onStart();
  const builds = await Promise.allSettled(
    stale.map(async (app) => {
      await build(app);
      await writeFile(stampFile(app), stampOf(app));
    }),
  );
  const failures = builds.flatMap((outcome) =>
    outcome.status === 'rejected' ? [messageOf(outcome.reason)] : [],
  );
  if (failures.length > 0) throw new UserError(failures.join('\n\n'));
}

async function fingerprint(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(path.join(root, source))) {
      hash.update(`${path.relative(root, file)}\n`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesOf(file: string): Promise<string[]> {
  const entries = await readdir(file, { withFileTypes: true }).catch(() => null);
  // Not a folder: the source is a file.
  if (!entries) return [file];
  const inside = entries
    .filter(({ name }) => !NOT_BUILT.test(name))
    .map((entry) => path.join(file, entry.name))
    .sort();
  return (await Promise.all(inside.map(filesOf))).flat();
}

function build(app: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const folder = path.join(root, app);
    const child = spawn(process.execPath, [program(app, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    }
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`The ${app} app could not be built:\n${withoutStack(output)}`));
    });
  });
}

function withoutStack(output: string): string {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => !/^\s+at |^\s+errors: \[|^}$/.test(line))
    .join('\n')
    .trim();
}
