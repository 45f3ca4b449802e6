import path from 'node:path';

export const MOST_FILES = 20;
export const MOST_LINES = 250;

const SOURCE = /\.(tsx?|[cm]?js|css)$/;
const TEST = /\.(test|spec)\.tsx?$/;

export function isSource(file: string): boolean {
  return SOURCE.test(file) && !TEST.test(file);
}

/** Folders with more source files than a reader can survey; tests do not count. */
export function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files.filter(isSource)) {
    const folder = path.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
}

export function longFiles(lines: ReadonlyMap<string, number>): string[] {
  return [...lines].filter(([file, count]) => isSource(file) && count > MOST_LINES).map(([file]) => file);
}
