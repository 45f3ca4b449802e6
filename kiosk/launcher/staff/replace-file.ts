import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes the whole file; on a full disk the earlier one stays. A power cut after it returns loses nothing.
 * @throws Error when the disk is full or read-only
 */
export function replaceFile(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, 'draft.json');
  writeFileSync(draft, text, { flush: true });
  renameSync(draft, join(folder, name));
  // Otherwise the new name reaches the disk up to five seconds later.
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
