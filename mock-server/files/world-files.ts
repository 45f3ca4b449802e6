import type { World } from '../world/world.ts';

/** Bytes of uploads that one world keeps; the oldest make room. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Keeps an upload. @returns its id, which nobody can guess. */
export function keepFile(world: World, { type, bytes }: { type: string; bytes: Uint8Array }): string {
  const id = `f-${world.random.text(40)}`;
  world.files.set(id, { type, bytes: new Uint8Array(bytes), at: world.clock.now() });
  let kept = 0;
  for (const file of world.files.values()) kept += file.bytes.length;
  for (const [oldest, file] of world.files) {
    if (kept <= MOST_BYTES || oldest === id) break;
    world.files.delete(oldest);
    kept -= file.bytes.length;
  }
  return id;
}
