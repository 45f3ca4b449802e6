import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { trackedFiles } from '../tracked-files.ts';
import { additionErrors } from './additions.ts';
import { type CollectedTest, collectTests } from './collect-tests.ts';
import { measureCoverage } from './coverage.ts';
import { parseSection, type Section } from './data.ts';
import { renderPage } from './page.ts';

const DATA = 'e2e/requirements';
const PAGE = 'e2e/requirements.md';
const ADDITIONS = 'docs/additions.md';
const SOURCES = ['*.ts', '*.tsx', '*.css', '*.js', '*.mjs', '*.cjs'];
const TEST_FILES = ['*.test.ts', '*.test.tsx', '*.spec.ts', '*.spec.tsx'];

export interface Result {
  total: number;
  open: string[];
  errors: string[];
}

export async function buildRequirements(root: string, { writes }: { writes: boolean }): Promise<Result> {
  const sections = readSections(root);
  const coverage = measureCoverage(sections, readTests(root));
  const file = path.join(root, PAGE);
  const { code: page } = await format(PAGE, renderPage(sections, coverage));
  const additions = readFileSync(path.join(root, ADDITIONS), 'utf8');
  const errors = [...coverage.errors, ...additionErrors(additions, readAll(root, SOURCES))];
  if (writes) writeFileSync(file, page);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== page) {
    errors.push(`${PAGE} is out of date: run "npm run requirements" and commit the file`);
  }
  return { total: coverage.tests.size, open: coverage.open, errors };
}

export function readSections(root: string): Section[] {
  return readdirSync(path.join(root, DATA))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => parseSection(`${DATA}/${name}`, readFileSync(path.join(root, DATA, name), 'utf8')));
}

/** The tests of all packages, including files that are not committed yet. */
export function readTests(root: string): CollectedTest[] {
  return [...readAll(root, TEST_FILES)].flatMap(([file, text]) => collectTests(file, text));
}

const readAll = (root: string, paths: readonly string[]) =>
  new Map(trackedFiles(root, paths).map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
