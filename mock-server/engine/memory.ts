import { getHeapStatistics } from 'node:v8';
import type { Journal } from './journal.ts';
import type { StoredFiles } from './stored-files.ts';
import { LimitReached } from './limit-reached.ts';

const MB = 1024 * 1024;

/** Bodies of requests and answers in the journals of all worlds; the oldest are dropped first. */
export const MOST_BODY_BYTES = 64 * MB;
export const MOST_FILE_BYTES = 256 * MB;
/** The share of the heap above which nothing more is kept. It bounds everything that is not counted separately. */
const FULL_HEAP = 0.85;

export interface Measured {
  readonly files: Pick<StoredFiles, 'bytes'>;
  readonly journal: Pick<Journal, 'bodyBytes' | 'oldestBody' | 'dropOldestBody' | 'dropBodies'>;
}

export interface SharedMemory {
  /** Makes room for this many bytes of uploads. @throws LimitReached */
  assertRoomForFile: (bytes: number) => void;
  trimBodies: () => void;
}

/** Bounds the memory of all worlds. @param share of the heap in use, from 0 to 1 */
export class Memory implements SharedMemory {
  readonly #worlds: () => Iterable<Measured>;
  readonly #share: () => number;

  constructor(worlds: () => Iterable<Measured>, share: () => number = heapShare) {
    this.#worlds = worlds;
    this.#share = share;
  }

  /** @throws LimitReached if the heap is nearly full even after the journals' bodies are dropped. */
  assertRoom(): void {
    if (this.#share() < FULL_HEAP) return;
    for (const { journal } of this.#worlds()) journal.dropBodies();
    throw new LimitReached('the memory of the mock is full: remove worlds');
  }

  assertRoomForFile(bytes: number): void {
    this.assertRoom();
    let kept = bytes;
    for (const { files } of this.#worlds()) kept += files.bytes;
    if (kept > MOST_FILE_BYTES)
      throw new LimitReached(`all worlds keep at most ${MOST_FILE_BYTES / MB} MB of uploads: remove a world`);
  }

  trimBodies(): void {
    const journals = [...this.#worlds()].map(({ journal }) => journal);
    let kept = journals.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0);
    while (kept > MOST_BODY_BYTES) {
      const oldest = journals.reduce((one, other) => (other.oldestBody < one.oldestBody ? other : one));
      const dropped = oldest.dropOldestBody();
      if (dropped === 0) return;
      kept -= dropped;
    }
  }
}

function heapShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
