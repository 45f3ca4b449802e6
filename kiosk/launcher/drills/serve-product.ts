import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Serves the built apps and the mock on free ports, in their own process. `kiosk` is the URL of the kiosk app.
 * @throws Error when the server ends first
 */
export async function serveProduct(): Promise<{ kiosk: string; close: () => Promise<void> }> {
  const server = fork(join(import.meta.dirname, '../../../scripts/serve-tests.ts'), {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!server.stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('{')) continue;
    const { kiosk } = JSON.parse(line) as { kiosk: string };
    return {
      kiosk: `${kiosk.replace(/\/$/, '')}/`,
      async close() {
        if (server.exitCode !== null || server.signalCode !== null) return;
        const ended = once(server, 'exit');
        server.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('the server ended before it answered');
}
