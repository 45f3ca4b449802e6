import { bodyProblem, type Body, type Reply } from 'mock-server/control';
import { saveBlob } from '../../ui/save-blob.ts';

export type Report = Reply<'GET /report'>;
export type ScenarioFile = Reply<'GET /scenario'>;
export type Picture = Report['pictures'][number];

/** A file to open; its kind decides which verb takes it. */
export type SavedFile =
  | { kind: 'scenario'; name: string; file: Body<'PUT /scenario'> }
  | { kind: 'report'; name: string; file: Body<'PUT /report'> }
  | { kind: 'snapshot'; name: string; file: Body<'PUT /snapshot'> };

/** As much of a note as the description of a scenario holds. */
export const descriptionOf = (note: string): string => note.slice(0, 1000);

export function saveJson(value: unknown, name: string): void {
  saveBlob(new Blob([JSON.stringify(value, null, 1)], { type: 'application/json' }), name);
}

/** Checks what is shown; the mock validates the whole world before it uses any of it. @throws Error */
export async function readSavedFile(file: Blob): Promise<SavedFile> {
  const read: unknown = JSON.parse(await file.text());
  const saved = savedFile(read);
  if (saved === null) throw new Error('no scenario, report or snapshot of this console');
  const problem = bodyProblem(`PUT /${saved.kind}`, read);
  if (problem !== null) throw new Error(problem);
  return saved;
}

function savedFile(read: unknown): SavedFile | null {
  const { format, fields, scenario, name } = (read ?? {}) as Record<string, unknown>;
  if (format === 'wallet-scenario')
    return { kind: 'scenario', name: String(name), file: read as ScenarioFile };
  if (format === 'wallet-report') return { kind: 'report', name: String(name), file: read as Report };
  if (typeof scenario !== 'string' || fields === undefined) return null;
  return { kind: 'snapshot', name: scenario, file: read as object };
}
