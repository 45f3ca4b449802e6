import Type from 'typebox';
import { OneOf } from 'contracts';
import { CHAT_IMAGE_TYPES, CHAT_VIDEO_TYPES, SLIP_TYPES } from 'contracts/rules';
import type { Clock } from './clock.ts';
import { LimitReached } from './limit-reached.ts';
import type { Random } from './random.ts';
import { mapOf, Moment, type SnapshotKind, Stored } from './snapshot-kinds.ts';

export const FILES_PREFIX = '/files';

const MB = 1024 * 1024;
/** Bytes of uploads that one world keeps; files unused for an hour are deleted to make room. */
export const MOST_WORLD_BYTES = 40 * MB;
const IDLE_MS = 60 * 60 * 1000;

export interface StoredFile {
  type: string;
  bytes: Uint8Array;
  at: number;
}

export class StoredFiles extends Map<string, StoredFile> {
  readonly #clock: Clock;
  readonly #usedAt = new Map<string, number>();
  #bytes = 0;

  /** @param clock real time, because the world's clock may be frozen. */
  constructor(clock: Clock) {
    super();
    this.#clock = clock;
  }

  get bytes(): number {
    return this.#bytes;
  }

  override get(id: string): StoredFile | undefined {
    const file = super.get(id);
    if (file) this.#usedAt.set(id, this.#clock.now());
    return file;
  }

  override set(id: string, file: StoredFile): this {
    this.#bytes += file.bytes.length - (super.get(id)?.bytes.length ?? 0);
    this.#usedAt.set(id, this.#clock.now());
    return super.set(id, file);
  }

  override delete(id: string): boolean {
    this.#bytes -= super.get(id)?.bytes.length ?? 0;
    this.#usedAt.delete(id);
    return super.delete(id);
  }

  override clear(): void {
    this.#bytes = 0;
    this.#usedAt.clear();
    super.clear();
  }

  /** Makes room for this many bytes. @throws LimitReached if the files that must be deleted are in use; then none is deleted. */
  makeRoom(bytes: number): void {
    const idleSince = this.#clock.now() - IDLE_MS;
    const idle = [...this.#usedAt]
      .filter(([, at]) => at <= idleSince)
      .sort(([, one], [, other]) => one - other);
    const going: string[] = [];
    let kept = this.#bytes + bytes;
    for (const [id] of idle) {
      if (kept <= MOST_WORLD_BYTES) break;
      going.push(id);
      kept -= super.get(id)?.bytes.length ?? 0;
    }
    if (kept > MOST_WORLD_BYTES)
      throw new LimitReached(
        `a world keeps at most ${MOST_WORLD_BYTES / MB} MB of uploads, and all are in use`,
      );
    for (const id of going) this.delete(id);
  }
}

interface FileStore {
  readonly files: StoredFiles;
  readonly random: Random;
  readonly clock: Clock;
  readonly memory: { assertRoomForFile: (bytes: number) => void };
}

const Base64 = Type.Refine(
  Type.String(),
  (text) => Buffer.from(text, 'base64').toString('base64') === text,
  () => 'must be base64',
);

/** Those that a call takes: the type is a header of the file's answer. */
const FileType = Type.Unsafe<string>(
  OneOf([...new Set([...SLIP_TYPES, ...CHAT_IMAGE_TYPES, ...CHAT_VIDEO_TYPES])]),
);

const asPairs = mapOf(Stored({ type: FileType, bytes: Base64, at: Moment }), {
  save: ({ bytes, ...file }: StoredFile) => ({ ...file, bytes: Buffer.from(bytes).toString('base64') }),
  load: ({ bytes, ...file }): StoredFile =>
    Object.freeze({ ...file, bytes: new Uint8Array(Buffer.from(bytes, 'base64')) }),
});

type FilesKind = SnapshotKind<StoredFiles> & Pick<SnapshotKind<Map<string, StoredFile>>, 'save'>;

export const filesKind: FilesKind = {
  schema: asPairs.schema,
  save: (files) => asPairs.save(files),
  load: (files, saved) => asPairs.load(files, saved),
  rows: {
    ...asPairs.rows,
    // Older folders hold all files in one row without a key.
    join: (rows) => (rows[0]?.[0] === '' ? rows[0][1][0] : asPairs.rows.join(rows)),
  },
};

/** The path of a stored file on the mock's own origin. */
export function filePath(id: string): string {
  return `${FILES_PREFIX}/${id}`;
}

/** @returns its unguessable id. @throws LimitReached */
export function storeFile(store: FileStore, { type, bytes }: { type: string; bytes: Uint8Array }): string {
  const { files, random, clock, memory } = store;
  files.makeRoom(bytes.length);
  memory.assertRoomForFile(bytes.length);
  const id = `f-${random.text(40)}`;
  files.set(id, Object.freeze({ type, bytes: new Uint8Array(bytes), at: clock.now() }));
  return id;
}
