import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../tracked-files.ts';
import { type Mutant, planted } from './mutant.ts';
import { TestHosts } from './test-hosts.ts';

const STORE = 'node_modules/.pnpm';

/** A copy of the working tree that uses the original's packages and in which code may be broken. */
export class ScratchCopy {
  readonly folder: string;
  readonly hosts: TestHosts;
  readonly #root: string;

  constructor(root: string, folder: string) {
    this.#root = root;
    this.folder = folder;
    this.hosts = new TestHosts(folder, { bail: 1, retry: 0 });
    const files = trackedFiles(root);
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      // Keeps node_modules with the transform cache of an earlier run.
      if (name !== 'node_modules') rmSync(path.join(folder, name), { recursive: true });
    }
    for (const file of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      copyFileSync(path.join(root, file), path.join(folder, file));
    }
    const packages = files.filter((file) => path.basename(file) === 'package.json').map(path.dirname);
    for (const name of packages) this.#linkPackages(path.join(name, 'node_modules'));
  }

  /** Runs `run` while the defect is in the copy. */
  async with<Result>(mutant: Mutant, run: () => Promise<Result>): Promise<Result> {
    const file = path.join(this.folder, mutant.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, planted(source, mutant));
    try {
      return await run();
    } finally {
      writeFileSync(file, source);
    }
  }

  /** A package's links are relative: those to the project's packages point into the copy. */
  #linkPackages(modules: string): void {
    const from = path.join(this.#root, modules);
    if (!existsSync(from)) return;
    const to = path.join(this.folder, modules);
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) {
      const isCache = name.startsWith('.') && name !== '.bin';
      if (isCache || existsSync(path.join(to, name))) continue;
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    }
    if (modules === 'node_modules' && !existsSync(path.join(this.folder, STORE))) {
      symlinkSync(path.join(this.#root, STORE), path.join(this.folder, STORE));
    }
  }
}
