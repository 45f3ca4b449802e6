import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { UserError } from '../user-error.ts';
import { freePort } from './ports.ts';

const WRITE = path.join(import.meta.dirname, '../../web/deploy/write.ts');
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
/** Without the module, nginx sends the files that are compressed with gzip. */
export const hasBrotli = existsSync(BROTLI);
const STARTS_WITHIN_MS = 10_000;

/**
 * Runs the machine's nginx in front of a backend, or of several mock processes that share its worlds, with the production
 * configuration.
 * @throws UserError if nginx is missing or rejects the configuration
 */
export async function serveBehindNginx(
  backends: readonly string[],
  config: object,
  { isPacked = true } = {},
): Promise<{ url: string; mockUrl: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wallet-nginx-'));
  const [port, mockPort] = [await freePort(), await freePort()];
  const write = [
    ...['--to', folder, '--name', '127.0.0.1', '--port', String(port), '--mock-port', String(mockPort)],
    ...['--backend', backends.join(',')],
    ...['--config', JSON.stringify(config), '--paths', '/api/,/socket.io/,/files/,/games/'],
    ...(hasBrotli ? [] : ['--no-brotli']),
    ...(isPacked ? [] : ['--no-packing']),
  ];
  await promisify(execFile)(process.execPath, [WRITE, ...write]);
  await mkdir(path.join(folder, 'tmp'));
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = path.join(folder, 'main.conf');
  await writeFile(
    main,
    `${hasBrotli ? `load_module ${BROTLI};\n` : ''}pid ${folder}/nginx.pid;
${process.getuid?.() === 0 ? 'user root;\n' : ''}error_log ${folder}/error.log;
events {}
http {
  access_log off;
${kinds.map((kind) => `  ${kind}_temp_path ${folder}/tmp/${kind};`).join('\n')}
  include ${folder}/nginx.conf;
}
`,
  );
  const nginx = spawn('nginx', ['-c', main, '-e', `${folder}/error.log`, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = new Promise<string>((resolve) => {
    nginx.once('error', () => resolve('nginx is not installed: apt-get install nginx'));
    nginx.once('exit', () => resolve(said || 'nginx ended'));
  });
  const close = async () => {
    nginx.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const answers = async () => {
    const until = performance.now() + STARTS_WITHIN_MS;
    while (performance.now() < until)
      if (
        await fetch(url).then(
          () => true,
          () => delay(50, false),
        )
      )
        return null;
    return `nginx does not answer: ${said}`;
  };
  const problem = await Promise.race([ended, answers()]);
  if (problem !== null) {
    await close();
    throw new UserError(problem);
  }
  return { url, mockUrl: `http://127.0.0.1:${mockPort}`, close };
}
