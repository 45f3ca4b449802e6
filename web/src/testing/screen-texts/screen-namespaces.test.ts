import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');

const namesIn = (list: string) => [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name as string);

/** What a file reads itself, and the files that it imports when it loads. */
const files = new Map<string, { reads: string[]; imports: string[] }>();
function read(file: string) {
  const known = files.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']+\.tsx?)'/gm)];
  const found = {
    reads: [...text.matchAll(/useTranslation\(([^)]+)\)/g)].flatMap(([, list = '']) => namesIn(list)),
    imports: imports.map(([, path = '']) => join(dirname(file), path)),
  };
  files.set(file, found);
  return found;
}

function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const next of read(file).imports) reachedFrom(next, reached);
  return reached;
}

/** The screens that a file loads, each with the texts that it fetches before it shows them. */
const screensIn = (file: string) =>
  readFileSync(join(source, file), 'utf8')
    .split(/(?:lazyScreen\(\{|fetchedDialog\()$/m)
    .slice(1)
    .flatMap((part) => {
      const path = /import\('([^']+)'\)/.exec(part)?.[1];
      const texts = /\[([^\]]*)\]/.exec(part)?.[1];
      return path === undefined || texts === undefined
        ? []
        : [[relative(source, join(source, dirname(file), path)), namesIn(texts)] as const];
    });

/** It reads no texts but `common` itself; what resumes orders, the chat and the dialogs suspend by themselves. */
const SHELL = 'app/shell/member-shell.tsx';

const screens = [
  'app/routing/routes.tsx',
  'app/pages/member-home.tsx',
  'app/shell/chat-entrance.tsx',
  'app/shell/dialogs.tsx',
]
  .flatMap(screensIn)
  .filter(([screen]) => screen !== SHELL);

it('finds the screens that are fetched when they are opened', () => {
  expect(screens.length).toBeGreaterThan(20);
});

// A screen that fetches texts later is blank meanwhile: it loses the focus and scrolls to its top.
it.each(screens)('%s fetches all texts of its parts before it is shown', (screen, texts) => {
  const reads = [...reachedFrom(join(source, screen))].flatMap((file) => read(file).reads);
  expect(texts).toEqual(expect.arrayContaining([...new Set(reads)].filter((name) => name !== 'common')));
});
