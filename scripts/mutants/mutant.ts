import ts from 'typescript';

/** A small defect, planted by hand: what a change by mistake could make of one clause of the specification. */
export interface Mutant {
  /** The line of the specification whose tests have to notice. */
  id: string;
  /** From the root of the repository. */
  file: string;
  /** Stands in the file exactly once. */
  find: string;
  replace: string;
  /** What a member would see. */
  why: string;
  /** Why no test notices; written only after somebody looked. */
  survives?: string;
}

/** The text of the file with the defect in it. @throws Error when the place is not there, or not the only one */
export function planted(source: string, { id, file, find, replace }: Mutant): string {
  const count = source.split(find).length - 1;
  if (count !== 1)
    throw new Error(`[${id}] ${file}: ${JSON.stringify(find)} is there ${count} times, not once`);
  if (find === replace) throw new Error(`[${id}] ${file}: ${JSON.stringify(find)} is replaced by itself`);
  // A function, for `$&` and the like mean something in a text.
  return source.replace(find, () => replace);
}

/** Whether the text can be read at all: a file that does not load fails every test and proves none. */
export function isReadable(file: string, source: string): boolean {
  if (file.endsWith('.json')) return isJson(source);
  if (!/\.tsx?$/.test(file)) return true;
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.length === 0;
}

function isJson(source: string): boolean {
  try {
    JSON.parse(source);
    return true;
  } catch {
    return false;
  }
}
