import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../..');
const kiosk = join(import.meta.dirname, '../../../../kiosk/src');

it('breakpoints are in rem, so that larger text in the browser’s settings gets the layout of a smaller screen', () => {
  const sheets = globSync('**/*.css', { cwd: source });
  const wrong = sheets.filter((path) => /@media[^{]*\dpx/.test(readFileSync(join(source, path), 'utf8')));
  expect(sheets.length).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

it.each([
  ['web', source],
  ['kiosk', kiosk],
])('the styles of %s read nothing by :has() that each keystroke writes', (_app, folder) => {
  const sheets = globSync('**/*.css', { cwd: folder });
  // React writes these attributes at each keystroke; a :has() that reads them restyles the whole page.
  const typed = /:has\([^{]*(?:\[(?:name|type|value|checked)\b|:placeholder-shown)/;
  const wrong = sheets.filter((path) => typed.test(readFileSync(join(folder, path), 'utf8')));
  expect(sheets.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

it('a card has an edge that forced colours show, because they drop its shade and shadow', () => {
  const sheets = globSync('**/*.module.css', { cwd: source });
  const cards = sheets.flatMap((path) =>
    [...readFileSync(join(source, path), 'utf8').matchAll(/\{[^{}]*--surface-raised[^{}]*/g)]
      .map(([rule]) => ({ path, rule }))
      .filter(
        ({ rule }) => /border-radius: var\(--r3\);/.test(rule) && /box-shadow: var\(--edge\);/.test(rule),
      ),
  );
  expect(cards.length).toBeGreaterThan(8);
  const bare = cards.filter(({ rule }) => !/outline: var\(--hair\) solid transparent;/.test(rule));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

// The rules of base.css for all elements leave out `::before` and `::after`.
it.each([
  ['web', source],
  ['kiosk', kiosk],
])('a pseudo-element of %s with a size counts its border and padding in', (_app, folder) => {
  const sheets = globSync('**/*.css', { cwd: folder });
  const drawn = sheets.flatMap((path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/::(?:before|after)[^{}]*\{([^{}]*)/g)].map(
      ([, rule = '']) => ({ path, rule }),
    ),
  );
  expect(drawn.length).toBeGreaterThan(1);
  const isWrong = ({ rule }: { rule: string }) =>
    /[\s-](?:width|height|size):/.test(rule.replace(/border-width:/g, '')) &&
    /\b(?:border|padding)(?!-radius)[\w-]*:/.test(rule) &&
    !rule.includes('box-sizing: border-box;');
  expect(drawn.filter(isWrong)).toEqual([]);
});

// One rule in base.css stops all motion for those who ask for it; these tests keep everything within its reach.
describe('reduced motion', () => {
  const read = (folder: string, pattern: string) =>
    globSync(pattern, { cwd: folder, exclude: ['**/*.test.*'] }).map((path) => ({
      path,
      text: readFileSync(join(folder, path), 'utf8').replace(/\/\*[^]*?\*\//g, ''),
    }));

  it('is one rule for every element, which both apps load', () => {
    const base = readFileSync(join(import.meta.dirname, 'base.css'), 'utf8');
    const [, rule = ''] = base.split('@media (prefers-reduced-motion: reduce)');
    expect(rule.replace(/\s+/g, ' ')).toContain(
      '{ * { animation-duration: 1ms !important; animation-iteration-count: 1 !important; transition-duration: 0ms !important; scroll-behavior: auto !important;',
    );
    const start = readFileSync(join(source, 'app/start/start-app.tsx'), 'utf8');
    expect(start).toContain("import '../../ui/styles/index.css'");
    expect(readFileSync(join(kiosk, 'main.tsx'), 'utf8')).toMatch(/startApp.*'web\/app'/);
  });

  it.each([
    ['web', source],
    ['kiosk', kiosk],
  ])('is not evaded by a style of %s', (_app, folder) => {
    const sheets = read(folder, '**/*.css').filter(({ path }) => !path.endsWith('styles/base.css'));
    const isForced = /(?:animation|transition)[\w-]*:[^;}]*!important/;
    // The rule matches no pseudo-elements, so each that moves is stopped in its own file.
    const moving = /::([\w-]+)[^{}]*\{[^{}]*(animation|transition)[\w-]*:(?! none;)/g;
    const isEvaded = (text: string) => {
      const [, stopped = ''] = text.split('@media (prefers-reduced-motion: reduce)');
      return [...text.matchAll(moving)].some(
        ([, element, property]) => !new RegExp(`::${element}[^{}]*\\{[^{}]*${property}: none;`).test(stopped),
      );
    };
    const wrong = sheets.filter(({ text }) => isForced.test(text) || isEvaded(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['web', source],
    ['kiosk', kiosk],
  ])('is not evaded by the code of %s', (_app, folder) => {
    const moves = /\.animate\(|startViewTransition\(|behavior: 'smooth'/;
    const wrong = read(folder, '**/*.{ts,tsx}').filter(({ text }) => moves.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
