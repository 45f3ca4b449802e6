import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { messageOf } from 'command-line';
import { program, root } from '../root.ts';
import { UserError } from '../user-error.ts';

const WEB = ['web', 'contracts/rules', 'tsconfig.base.json', 'pnpm-lock.yaml'];

/** Everything that affects a built app; the lockfile determines the packages. */
const SOURCES = {
  web: WEB,
  /** It contains web. */
  kiosk: [...WEB, 'kiosk'],
  /** It contains components of web, and the table of the control API. */
  console: [...WEB, 'console', 'contracts', 'mock-server/control'],
};
const NOT_BUILT = /^(node_modules|dist|docs|bench|deploy|testing)$|\.test\.tsx?$|\.md$/;

type App = keyof typeof SOURCES;
const APPS = Object.keys(SOURCES) as App[];

export function distOf(app: App): string {
  return path.join(root, app, 'dist');
}

/**
 * Builds web, kiosk and console; skips an app whose sources have not changed since its last build.
 * @param onStart called if there is something to build
 * @throws UserError with the build's output
 */
export async function buildApps(onStart: () => void = () => {}): Promise<void> {
  // The stamp is in the build folder, which every build empties first, so it cannot outlive its build.
  const stampFile = (app: App) => path.join(distOf(app), '.build-stamp');
  const states = await Promise.all(
    APPS.map(async (app) => {
      const stamp = await fingerprint(app);
      return { app, stamp, isBuilt: (await readFile(stampFile(app), 'utf8').catch(() => '')) === stamp };
    }),
  );
  const stale = states.filter(({ isBuilt }) => !isBuilt);
  if (stale.length > 0) onStart();
  const builds = await Promise.allSettled(
    stale.map(async ({ app, stamp }) => {
      await build(app);
      await writeFile(stampFile(app), stamp);
    }),
  );
  const failures = builds.flatMap((outcome) =>
    outcome.status === 'rejected' ? [messageOf(outcome.reason)] : [],
  );
  if (failures.length > 0) throw new UserError(failures.join('\n\n'));
}

async function fingerprint(app: App): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await sourcesOf(app))
    hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
  return hash.digest('hex');
}

/** The files whose change builds the app again. */
export async function sourcesOf(app: App): Promise<string[]> {
  const files = await Promise.all(SOURCES[app].map(async (source) => filesOf(path.join(root, source))));
  return files.flat().map((file) => path.relative(root, file));
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

function build(app: App): Promise<void> {
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
