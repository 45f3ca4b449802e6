import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(path.join(import.meta.dirname, 'close-with-parent.ts')).href;

const CLOSED = 7;

/** A server that is ready after these steps. It exits with `CLOSED` once its servers are closed. */
function startServer(untilReady = '') {
  const script = `
    ${untilReady}
    const { closeWithParent } = await import('${file}');
    setInterval(() => {}, 1_000);
    closeWithParent(async () => process.once('exit', () => (process.exitCode = ${CLOSED})));
    if (process.connected) process.send('ready');
  `;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  return { server, ended: once(server, 'exit') };
}

describe('closeWithParent', () => {
  it('closes when the parent ends', async () => {
    const { server, ended } = startServer();
    await once(server, 'message');
    server.disconnect();
    assert.deepEqual(await ended, [CLOSED, null]);
  });

  it('closes when the parent has ended during the start', async () => {
    const { server, ended } = startServer(`
      const gone = new Promise((resolve) => process.once('disconnect', resolve));
      process.send('starts');
      await gone;
    `);
    await once(server, 'message');
    server.disconnect();
    assert.deepEqual(await ended, [CLOSED, null]);
  });

  it('closes when it is asked to', async () => {
    const { server, ended } = startServer();
    await once(server, 'message');
    server.kill('SIGTERM');
    assert.deepEqual(await ended, [CLOSED, null]);
  });
});
