import fs, { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createPinMemory } from './pin-memory.ts';
import { keepRecord } from './records.ts';

it('a self-test record and the count of wrong PINs are on the disk, with their names, when they count as saved (K4) (K5)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-state-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { fsyncSync } = fs;
  onTestFinished(() => {
    Object.assign(fs, { fsyncSync });
    syncBuiltinESMExports();
  });
  const onDisk: (readonly [path: string, names: string[]])[] = [];
  Object.assign(fs, {
    fsyncSync(handle: number) {
      onDisk.push([readlinkSync(`/proc/self/fd/${handle}`), readdirSync(folder)]);
      fsyncSync(handle);
    },
  });
  syncBuiltinESMExports();

  createPinMemory(folder).write({ wrong: 5, lockedUntil: 1 });
  expect(onDisk.at(-1)).toEqual([folder, ['pin-lock.json']]);
  keepRecord(folder, { at: '2026-11-01T03:00:00.000Z', by: 'Noi', build: '', results: [] });
  expect(onDisk.at(-1)).toEqual([folder, ['pin-lock.json', 'self-test-2026-11-01T03-00-00.000Z.json']]);
});
