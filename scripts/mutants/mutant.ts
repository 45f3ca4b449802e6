import ts from 'typescript';

/** A small hand-written defect: a plausible mistake in one clause of the specification. */
export interface Mutant {
  id: string;
  /** Path from the repository root. */
  file: string;
  /** Must occur in the file exactly once. */
  find: string;
  replace: string;
  why: string;
  /** Why no test detects it; written only after review. */
  survives?: string;
}

/** The file's text with the defect. @throws Error if `find` does not occur exactly once */
export function planted(source: string, { id, file, find, replace }: Mutant): string {
  const count = source.split(find).length - 1;
  if (count !== 1)
    throw new Error(`[${id}] ${file}: ${JSON.stringify(find)} occurs ${count} times, expected 1`);
  if (find === replace) throw new Error(`[${id}] ${file}: ${JSON.stringify(find)} is replaced by itself`);
  // A function, because `$&` and similar patterns have a meaning in a replacement string.
  return source.replace(find, () => replace);
}

/** Whether the text parses: a file that does not load fails every test and proves nothing. */
export function isReadable(file: string, source: string): boolean {
  if (file.endsWith('.json')) return isJson(source);
  if (!/\.tsx?$/.test(file)) return true;
  // Only parsed: to emit what nobody reads takes three times as long, and there are thousands of defects.
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext);
  return (parsed as unknown as { parseDiagnostics: readonly unknown[] }).parseDiagnostics.length === 0;
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
