// npm run imports: checks import rules, folders that import each other, sizes, and the diagrams of docs/architecture.md.
// npm run docs:architecture redraws the diagrams (`--write`).
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { flag, readCommandLine } from 'command-line';
import { withDiagrams } from './structure/diagrams.ts';
import { FULL_FOLDERS, LONG_FILES, MUTUAL_FOLDERS } from './structure/exceptions.ts';
import { root } from './root.ts';
import { PACKAGES, readImportGraph } from './structure/import-graph.ts';
import { mutualFolders } from './structure/mutual-folders.ts';
import { fullFolders, isSource, longFiles, MOST_FILES, MOST_LINES } from './structure/sizes.ts';
import { withExceptions } from './structure/with-exceptions.ts';
import { trackedFiles } from './tracked-files.ts';

const { write } = readCommandLine({
  command: 'npm run imports --',
  options: { write: flag('redraws the diagrams instead of checking') },
});
const pageFile = path.join(root, 'docs/architecture.md');
const { imports, violations } = await readImportGraph();
const page = readFileSync(pageFile, 'utf8');
const drawn = withDiagrams(page, imports);

if (write) {
  writeFileSync(pageFile, drawn);
} else {
  const files = trackedFiles(root, PACKAGES).filter(isSource);
  const lines = new Map(files.map((file) => [file, lineCount(file)]));
  const errors = [
    ...violations,
    ...withExceptions('two folders import each other', mutualFolders(imports), MUTUAL_FOLDERS),
    ...withExceptions(`more than ${MOST_FILES} source files in a folder`, fullFolders(files), FULL_FOLDERS),
    ...withExceptions(`more than ${MOST_LINES} lines in a file`, longFiles(lines), LONG_FILES),
    ...(drawn === page ? [] : ['docs/architecture.md is out of date: run npm run docs:architecture']),
  ];
  for (const error of errors) console.error(error);
  console.log(`${imports.length} imports, ${files.length} source files, ${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}

function lineCount(file: string): number {
  return readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
}
