import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { root } from '../root.ts';
import { trackedFiles } from '../tracked-files.ts';

/** What stands after `//`, or after the `*` of a longer comment. */
const COMMENT = /(?:\/\/|^\s*\/?\*)(.*)$/gm;
const PAGE = /[\w./-]+\.md\b/g;

const pagesIn = (source: string) =>
  [...source.matchAll(COMMENT)].flatMap(([, comment = '']) => comment.match(PAGE) ?? []);

describe('a page that a comment cites', () => {
  it('is found from the root of the repository', () => {
    const lost = trackedFiles(root, ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css']).flatMap((file) =>
      pagesIn(readFileSync(path.join(root, file), 'utf8'))
        .filter((page) => !existsSync(path.join(root, page)))
        .map((page) => `${file}: ${page}`),
    );
    assert.deepEqual(lost, []);
  });

  it('may be named in a comment of one line or of several', () => {
    const source = [
      'const a = 1; // see docs/debugging.md',
      '/** As in `README.md`. */',
      '/*',
      ' * And CHANGELOG.md, web/README.md',
      ' */',
      "read('lost.md');",
    ].join('\n');
    assert.deepEqual(pagesIn(source), ['docs/debugging.md', 'README.md', 'CHANGELOG.md', 'web/README.md']);
  });
});
