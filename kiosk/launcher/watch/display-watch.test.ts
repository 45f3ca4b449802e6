import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDisplayWatch } from './display-watch.ts';

/** A Wayland display that answers as told, and counts its lines. */
async function display(answer: (line: Socket, asked: Buffer) => void) {
  const folder = mkdtempSync(join(tmpdir(), 'kiosk-display-'));
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('close', () => lines.delete(line)).on('error', () => undefined);
    line.on('data', (asked: Buffer) => answer(line, asked));
  });
  await new Promise<void>((resolve) => server.listen(join(folder, 'wayland-0'), resolve));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  return { env: { WAYLAND_DISPLAY: 'wayland-0', XDG_RUNTIME_DIR: folder }, open: () => lines.size };
}

describe('the watch over the display', () => {
  it('asks a Wayland display to answer, and reports none that does', async () => {
    const asked: number[] = [];
    const { env, open } = await display((line, bytes) => {
      asked.push(bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8));
      line.write('done');
    });
    const watch = createDisplayWatch(env, 1_000);
    for (let look = 0; look < 4; look += 1) expect(await watch.look()).toBe(false);
    // The object 1 is the display; its request 0 of 12 bytes asks for an answer with the id 2.
    expect(asked.slice(0, 3)).toEqual([1, 12 << 16, 2]);
    await expect.poll(open).toBe(0);
  });

  it('reports a display that has not answered three times in a row', async () => {
    let looks = 0;
    const { env, open } = await display((line) => {
      looks += 1;
      if (looks === 3) line.write('done');
    });
    const watch = createDisplayWatch(env, 50);
    const seen: boolean[] = [];
    for (let look = 0; look < 6; look += 1) seen.push(await watch.look());
    expect(seen).toEqual([false, false, false, false, false, true]);
    await expect.poll(open).toBe(0);
  });

  it('counts a display that refuses, that is gone or on another machine as one that answers', async () => {
    const { env } = await display((line) => line.destroy());
    for (const shown of [env, { ...env, WAYLAND_DISPLAY: 'gone' }, { DISPLAY: 'host:0' }, {}]) {
      const watch = createDisplayWatch(shown, 50);
      for (let look = 0; look < 4; look += 1) expect(await watch.look()).toBe(false);
    }
  });
});
