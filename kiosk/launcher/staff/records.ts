import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';
import type { PartResult, SelfTestRecord } from './shapes.ts';

const PARTS_LIMIT = 40;
const NAME = /^\P{C}{1,20}$/u;

/** Null if invalid. The launcher sets the time. */
export function readRecord(body: unknown, at: Date): SelfTestRecord | null {
  if (typeof body !== 'object' || body === null) return null;
  const { by, build, results } = body as Record<string, unknown>;
  if (typeof by !== 'string' || !NAME.test(by) || typeof build !== 'string' || build.length > 1_000)
    return null;
  if (!Array.isArray(results) || results.length > PARTS_LIMIT) return null;
  const read = results.map(readResult);
  if (read.includes(null)) return null;
  return { at: at.toISOString(), by, build, results: read.filter((result) => result !== null) };
}

function readResult(value: unknown): PartResult | null {
  if (typeof value !== 'object' || value === null) return null;
  const { part, result, detail } = value as Record<string, unknown>;
  const isText = (text: unknown, length: number): text is string =>
    typeof text === 'string' && text.length <= length;
  if (!isText(part, 40) || !isText(detail, 400)) return null;
  return result === 'passed' || result === 'failed' || result === 'skipped' ? { part, result, detail } : null;
}

/**
 * Each record has its own file, named by its time.
 * @throws Error when the disk is full or read-only
 */
export function keepRecord(folder: string, record: SelfTestRecord): void {
  const name = `self-test-${record.at.replaceAll(':', '-')}.json`;
  replaceFile(folder, name, `${JSON.stringify(record, null, 2)}\n`);
}

/** Latest first; omits records that a power cut or a worn disk has damaged. */
export async function keptRecords(folder: string): Promise<SelfTestRecord[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.startsWith('self-test-'))
    .sort()
    .reverse();
  const records = await Promise.all(files.map((name) => storedRecord(join(folder, name))));
  return records.filter((record) => record !== null);
}

async function storedRecord(path: string): Promise<SelfTestRecord | null> {
  try {
    const stored = JSON.parse(await readFile(path, 'utf8')) as { at: string };
    return readRecord(stored, new Date(stored.at));
  } catch {
    return null;
  }
}
