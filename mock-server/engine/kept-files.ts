import Type from 'typebox';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';
import { mapOf, Moment, type SnapshotKind, Stored } from './snapshot-kinds.ts';

/** Where uploads are served, below the mock's root. */
export const FILES_PREFIX = '/files';

/** Bytes of uploads that one world keeps; the oldest make room. */
const MOST_BYTES = 64 * 1024 * 1024;

/** A file that a member has uploaded. */
export interface KeptFile {
  type: string;
  bytes: Uint8Array;
  at: number;
}

interface FileStore {
  readonly files: Map<string, KeptFile>;
  readonly random: Random;
  readonly clock: Clock;
}

const Base64 = Type.Refine(
  Type.String(),
  (text) => Buffer.from(text, 'base64').toString('base64') === text,
  () => 'must be base64',
);

export const filesKind: SnapshotKind<FileStore['files']> = mapOf(
  Stored({ type: Type.String(), bytes: Base64, at: Moment }),
  {
    save: ({ bytes, ...file }: KeptFile) => ({ ...file, bytes: Buffer.from(bytes).toString('base64') }),
    load: ({ bytes, ...file }): KeptFile => ({
      ...file,
      bytes: new Uint8Array(Buffer.from(bytes, 'base64')),
    }),
  },
);

/** The path under which a file is served. */
export function filePath(id: string): string {
  return `${FILES_PREFIX}/${id}`;
}

/** Keeps an upload. @returns its id, which nobody can guess. */
export function keepFile(store: FileStore, { type, bytes }: { type: string; bytes: Uint8Array }): string {
  const { files, random, clock } = store;
  const id = `f-${random.text(40)}`;
  files.set(id, { type, bytes: new Uint8Array(bytes), at: clock.now() });
  let kept = 0;
  for (const file of files.values()) kept += file.bytes.length;
  for (const [oldest, file] of files) {
    if (kept <= MOST_BYTES || oldest === id) break;
    files.delete(oldest);
    kept -= file.bytes.length;
  }
  return id;
}
