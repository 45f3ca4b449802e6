import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Screen } from './screens.ts';

export interface Script {
  file: string;
  isEntry: boolean;
  imports: readonly string[];
  styles: readonly string[];
  /** Name and size before minification. */
  modules: readonly (readonly [name: string, size: number])[];
}

export interface Measured {
  name: string;
  bytes: number;
  files: readonly string[];
  /** Exceeded limits, and forbidden modules that load with the screen. */
  faults: readonly string[];
}

export function filesFor(scripts: readonly Script[], module: string): string[] {
  const first = scripts.find(({ modules }) => modules.some(([name]) => name.endsWith(module)));
  if (!first) throw new Error(`no script of the build contains ${module}`);
  const files = new Set<string>();
  const add = (script: Script) => {
    if (files.has(script.file)) return;
    files.add(script.file);
    script.styles.forEach((style) => files.add(style));
    for (const file of script.imports) {
      const imported = scripts.find((other) => other.file === file);
      if (imported) add(imported);
    }
  };
  add(first);
  return [...files];
}

/** Measures screens against their budgets. A screen costs the files that earlier screens have not loaded. */
export function measure(
  scripts: readonly Script[],
  screens: readonly Screen[],
  sizeOf: (file: string) => number,
): Measured[] {
  const fetched = new Map<string, ReadonlySet<string>>();
  return screens.map(({ name, needs, after, bytes: most, files: mostFiles, without = [] }) => {
    const before = after === undefined ? new Set<string>() : fetched.get(after);
    if (!before) throw new Error(`${name} comes after ${after}, which must be measured first`);
    const all = new Set(needs.flatMap((module) => filesFor(scripts, module)));
    fetched.set(name, new Set([...before, ...all]));
    const files = [...all].filter((file) => !before.has(file));
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
    const modules = scripts.filter(({ file }) => files.includes(file)).flatMap((script) => script.modules);
    return {
      name,
      bytes,
      files,
      faults: [
        ...(bytes > most ? [`${bytes} bytes, limit ${most}`] : []),
        ...(files.length > mostFiles ? [`${files.length} files, limit ${mostFiles}`] : []),
        ...without.flatMap((part) => {
          const module = modules.find(([path]) => path.includes(part));
          return module ? [`brings ${module[0]}`] : [];
        }),
      ],
    };
  });
}

/** A file name of the build, with its content hash. */
const HASHED = /([\w.]+-)([\da-f]{7})(?=\.\w)/g;

/**
 * Replaces the content hashes in a script by hashes of the names. A script names others by their content, so any change of any
 * file would change how well all of them compress, by up to 100 bytes.
 */
export function withSteadyHashes(script: string): string {
  const known = new Map<string, string>();
  return script.replace(HASHED, (file, name: string) => {
    const namesakes = [...known.keys()].filter((other) => other.startsWith(name)).length;
    const steady = known.get(file) ?? name + digest(`${name}${namesakes}`).slice(0, 7);
    known.set(file, steady);
    return steady;
  });
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** @returns the scripts, and the Brotli size of each script and style in bytes, with steady hashes */
export async function readBuild(dist: string): Promise<{ scripts: Script[]; sizes: Map<string, number> }> {
  const scripts = JSON.parse(await readFile(path.join(dist, '.bundle.json'), 'utf8')) as Script[];
  const files = new Set(scripts.flatMap(({ file, styles }) => [file, ...styles]));
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const text = withSteadyHashes(await readFile(path.join(dist, file), 'utf8'));
      return [file, (await promisify(brotliCompress)(text)).length] as const;
    }),
  );
  return { scripts, sizes: new Map(sizes) };
}
