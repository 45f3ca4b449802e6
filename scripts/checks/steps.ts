import path from 'node:path';
import { program, root } from '../root.ts';
import { comparePacts } from './compare-pacts.ts';
import { type CountsReader, playwrightCounts, tapCounts, vitestCounts } from './counts.ts';
import type { Command } from './run-command.ts';

/** Reports of the steps, for other steps and for review. */
export const reports = path.join(root, '.reports');
const requirements = path.join(import.meta.dirname, '../requirements.ts');
const writtenPacts = path.join(reports, 'pacts');

export interface Step extends Command {
  name: string;
  /** The test runner's report; a step without one counts as one test. */
  report?: { file: string; read: CountsReader };
  /** A check after the command has succeeded; @throws Error with the reason if it fails. */
  afterwards?: () => void;
}

function check(name: string, file: string, ...args: string[]): Step {
  return { name, folder: root, args: [program('.', file), ...args], minutes: 20 };
}

/**
 * A busy machine fails a test once, a defect every time. The output names tests that pass only on retry. Consumer tests
 * have no retry, because a second try would add a second interaction to the pact.
 */
const TRIES_AGAIN = 1;

function vitest(name: string, folder: string, ...args: string[]): Step {
  const retries = name === 'pacts' ? 0 : TRIES_AGAIN;
  const file = path.join(reports, `${name}.json`);
  return {
    name,
    folder: path.join(root, folder),
    args: [
      program(folder, 'vitest/vitest.mjs'),
      'run',
      '--allowOnly=false',
      `--retry=${retries}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    report: { file, read: vitestCounts },
    minutes: 30,
  };
}

function playwright(): Step {
  const file = path.join(reports, 'e2e.json');
  return {
    name: 'e2e',
    folder: path.join(root, 'e2e'),
    args: [
      program('e2e', '@playwright/test/cli.js'),
      'test',
      `--retries=${TRIES_AGAIN}`,
      '--reporter=list,json',
    ],
    // Playwright sets the colour mode for its workers, and Node warns about conflicting settings.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file, NO_COLOR: undefined, FORCE_COLOR: '0' },
    report: { file, read: playwrightCounts },
    minutes: 30,
  };
}

/**
 * The native compiler ends soon after it has read everything, so sweeping garbage less often saves a third of its
 * processor time, and costs no memory at its peak.
 */
const compiler = (step: Step): Step => ({ ...step, env: { GOGC: '400' } });

/** The tests of scripts use Node's test runner, so that the commands need no packages to be tested. */
function ownTests(): Step {
  const file = path.join(reports, 'scripts.tap');
  return {
    name: 'scripts',
    folder: root,
    args: [
      '--test',
      // One process for all files: each of its own takes a fifth more processor time.
      '--test-isolation=none',
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=tap',
      `--test-reporter-destination=${file}`,
      '{scripts,command-line}/**/*.test.ts',
    ],
    report: { file, read: tapCounts },
    minutes: 5,
  };
}

/**
 * Steps that run in parallel: a free core takes the next one. The longest come first, so that no core waits for another
 * at the end.
 */
export const parallelSteps: Step[] = [
  vitest('web', 'web', '--project', 'unit', '--project', 'browser'),
  vitest('mock-server', 'mock-server'),
  vitest('kiosk', 'kiosk'),
  vitest('console', 'console'),
  check('lint', 'eslint/bin/eslint.js', '--max-warnings', '0', '.'),
  // The types of all packages and the lint rules that need them, in one pass of the compiler.
  compiler(check('types', 'oxlint/bin/oxlint', '--type-aware', '--type-check', '--deny-warnings')),
  vitest('verify', 'contracts', '--project', 'verify'),
  ownTests(),
  {
    ...vitest('pacts', 'web', '--project', 'pact'),
    env: { PACT_DIR: writtenPacts },
    afterwards: () => comparePacts(path.join(root, 'contracts/pacts'), writtenPacts),
  },
  vitest('contracts', 'contracts', '--project', 'unit'),
  { name: 'imports', folder: root, args: ['scripts/check-structure.ts'], minutes: 20 },
  check('dead-code', 'knip/bin/knip.js'),
  check('format', 'oxfmt/bin/oxfmt', '--check'),
  // oxlint leaves out JavaScript.
  compiler(check('types scripts', 'typescript7/bin/tsc', '-p', 'scripts')),
  { name: 'requirements', folder: root, args: [requirements, '--check'], minutes: 2 },
];

/**
 * The journeys use both cores for their browsers, so they run alone at the end, on the apps that the budgets step has
 * built.
 */
export const lastSteps: Step[] = [
  { name: 'budgets', folder: root, args: ['scripts/bundle.ts'], minutes: 5 },
  { name: 'browsers', folder: root, args: ['scripts/check-browsers.ts'], minutes: 5 },
  playwright(),
];
