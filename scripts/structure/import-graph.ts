import { execFile } from 'node:child_process';
import { program, root } from '../root.ts';

export const PACKAGES = [
  'command-line',
  'contracts',
  'mock-server',
  'web',
  'kiosk',
  'console',
  'e2e',
  'scripts',
];

/** An import between two project files; excludes tests and files that only tests use. */
export interface Import {
  from: string;
  to: string;
}

interface Cruise {
  modules: { source: string; dependencies: { resolved: string; coreModule: boolean }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string } }[] };
}

const TESTS = /\.(test|spec)\.tsx?$|\/testing\/|\/testing\.ts$|\/(vitest|playwright)\.config\.ts$/;
const isOurs = (file: string) => PACKAGES.some((name) => file.startsWith(`${name}/`));
const counts = (file: string) => isOurs(file) && !file.includes('node_modules/') && !TESTS.test(file);

/** Reads all imports of the workspace, and violations of the import rules, in one run of dependency-cruiser. */
export async function readImportGraph(): Promise<{ imports: Import[]; violations: string[] }> {
  const { modules, summary } = await cruise();
  const imports = modules
    .filter(({ source }) => counts(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved, coreModule }) => !coreModule && counts(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );
  const violations = summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`);
  return { imports, violations };
}

function cruise(): Promise<Cruise> {
  const cruiser = program('.', 'dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruiser, '--output-type', 'json', ...PACKAGES];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: root, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      try {
        resolve(JSON.parse(stdout) as Cruise);
      } catch {
        reject(new Error(stderr, { cause: error }));
      }
    });
  });
}
