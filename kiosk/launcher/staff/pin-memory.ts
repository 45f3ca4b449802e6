import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PinCount, PinMemory } from './pin-lock.ts';

/** A technician deletes the file to lift a lock. */
export function createPinMemory(folder: string): PinMemory {
  const path = join(folder, 'pin-lock.json');
  return {
    now: Date.now,
    read() {
      try {
        return readCount(JSON.parse(readFileSync(path, 'utf8')));
      } catch {
        // Missing, or damaged by a power cut.
        return null;
      }
    },
    write(count) {
      const draft = `${path}.draft`;
      try {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, JSON.stringify(count), { flush: true });
        renameSync(draft, path);
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
