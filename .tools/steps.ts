import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './build-apps.ts';

export interface Tally {
  passed: number;
  failed: number;
}

export interface Step {
  name: string;
  folder: string;
  /** Arguments for Node. */
  args: string[];
  env?: Record<string, string>;
  /** Counts the tests from what the step reported; a step without it counts as one test. */
  tally?: () => Tally;
  /** A further check after the command has succeeded; @throws Error that says what is wrong. */
  afterwards?: () => void;
  minutes: number;
}

const reports = join(root, '.reports');
const bin = (folder: string, path: string) => join(root, folder, 'node_modules', path);

function check(name: string, ...args: string[]): Step {
  return { name, folder: root, args, minutes: 5 };
}

function vitest(name: string, folder: string, ...args: string[]): Step {
  const report = join(reports, `${name}.json`);
  return {
    name,
    folder: join(root, folder),
    args: [
      bin(folder, 'vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    tally: () => {
      const { numPassedTests, numTotalTests, success } = JSON.parse(readFileSync(report, 'utf8')) as {
        numPassedTests: number;
        numTotalTests: number;
        success: boolean;
      };
      // A file that does not load has no tests to fail, yet it failed.
      const failed = numTotalTests - numPassedTests;
      return { passed: numPassedTests, failed: success ? failed : Math.max(1, failed) };
    },
    minutes: 6,
  };
}

const pactDir = join(reports, 'pacts');

function playwright(): Step {
  const report = join(reports, 'e2e.json');
  return {
    name: 'e2e',
    folder: join(root, 'e2e'),
    args: [bin('e2e', '@playwright/test/cli.js'), 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    tally: () => {
      const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      };
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
    },
    minutes: 10,
  };
}

/** Two lanes for two cores; a lane's steps run one after the other. */
export const lanes: Step[][] = [
  [
    check('format', bin('.', 'prettier/bin/prettier.cjs'), '--log-level', 'warn', '--check', '.'),
    ...['contracts', 'mock-server', 'web', 'kiosk', 'e2e', '.tools'].map((folder) =>
      check(`types ${folder}`, bin('.', 'typescript7/bin/tsc'), '-p', folder),
    ),
    check(
      'lint',
      bin('.', 'eslint/bin/eslint.js'),
      '--config',
      '.tools/eslint.config.js',
      '--max-warnings',
      '0',
      '.',
    ),
    check(
      'imports',
      bin('.', 'dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      '.tools/dependency-cruiser.cjs',
      'contracts',
      'mock-server',
      'web',
      'kiosk',
      'e2e',
      '.tools',
    ),
    check('dead-code', bin('.', 'knip/bin/knip.js'), '--config', '.tools/knip.json'),
    vitest('kiosk', 'kiosk'),
  ],
  [
    vitest('contracts', 'contracts', '--exclude', 'verify/**'),
    vitest('mock-server', 'mock-server'),
    vitest('web', 'web', '--project', 'unit', '--project', 'browser'),
    {
      ...vitest('pacts', 'web', '--project', 'pact'),
      env: { PACT_DIR: pactDir },
      afterwards: () => comparePacts(),
    },
    vitest('verify', 'contracts', 'verify'),
  ],
];

/** Needs both cores for its browsers, so it runs alone at the end. */
export const lastSteps: Step[] = [playwright()];

/** The pacts that the consumer's tests write must be the committed ones, byte for byte. */
function comparePacts() {
  const committed = join(root, 'contracts/pacts');
  const names = [...new Set([...readdirSync(committed), ...readdirSync(pactDir)])].filter((name) =>
    name.endsWith('.json'),
  );
  for (const name of names) {
    const read = (folder: string) => {
      try {
        return readFileSync(join(folder, name), 'utf8');
      } catch {
        return null;
      }
    };
    if (read(committed) !== read(pactDir)) {
      throw new Error(
        `contracts/pacts/${name} is not what web's tests write now. If the change is meant, run "npx vitest run --project pact" in web and commit the file.`,
      );
    }
  }
}
