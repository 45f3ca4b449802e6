import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(path.join(import.meta.dirname, 'end-with-npm.ts')).href;

/** A command of npm, in its shell; the promise gives what it prints until it ends. */
async function startCommand(env: NodeJS.ProcessEnv) {
  const script = `
    const { endWithNpm } = await import('${file}');
    process.once('SIGTERM', () => process.stdout.write(' closed', () => process.exit()));
    setTimeout(() => process.stdout.write(' left behind', () => process.exit()), 3_000);
    endWithNpm();
    process.stdout.write('ready');
  `;
  // A second command keeps the shell from becoming the first one.
  const shell = spawn('sh', ['-c', '"$0" --input-type=module --eval "$1"; true', process.execPath, script], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  shell.stdout.on('data', (part: Buffer) => (printed += part.toString()));
  await once(shell.stdout, 'data');
  return { shell, ended: once(shell.stdout, 'close').then(() => printed) };
}

it('a command of npm ends with the shell that npm has ended', async () => {
  const { shell, ended } = await startCommand({ npm_lifecycle_event: 'start' });
  shell.kill('SIGTERM');
  assert.equal(await ended, 'ready closed');
});

it('a command without npm outlives the shell that started it', async () => {
  const { shell, ended } = await startCommand({});
  shell.kill('SIGTERM');
  assert.equal(await ended, 'ready left behind');
});
