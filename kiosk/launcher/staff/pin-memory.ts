import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinCount, PinMemory } from './pin-lock.ts';
import { replaceFile } from './replace-file.ts';

const FILE = 'pin-lock.json';

/** A technician deletes the file to lift a lock. */
export function createPinMemory(folder: string): PinMemory {
  return {
    now: Date.now,
    read() {
      try {
        return readCount(JSON.parse(readFileSync(join(folder, FILE), 'utf8')));
      } catch {
        // Missing, or damaged by a power cut.
        return null;
      }
    },
    write(count) {
      try {
        replaceFile(folder, FILE, JSON.stringify(count));
      } catch {
        // A full disk: the count lasts as long as the launcher.
      }
    },
  };
}

function readCount(value: unknown): PinCount | null {
  const { wrong, lockedUntil } = (value ?? {}) as Record<string, unknown>;
  const isCount = (count: unknown): count is number => Number.isSafeInteger(count) && Number(count) >= 0;
  return isCount(wrong) && isCount(lockedUntil) ? { wrong, lockedUntil } : null;
}
