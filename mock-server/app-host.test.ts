import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAppHost } from './app-host.ts';

let folder: string;
let host: FastifyInstance;
let mock: FastifyInstance;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'app-host-'));
  const root = join(folder, 'dist');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'index.html'), `<!doctype html><div id="root"></div>${' '.repeat(2000)}`);
  writeFileSync(join(root, 'config.json'), JSON.stringify({ edition: 'thai', apiBaseUrl: '' }));
  writeFileSync(join(root, '.build-stamp'), 'x');
  writeFileSync(join(root, 'assets/app-12345678.js'), 'export {};');
  mock = fastify({ forceCloseConnections: true });
  mock.get('/api/hello', () => ({ from: 'mock' }));
  mock.get('/api/reset', (request) => {
    request.raw.destroy();
  });
  host = await createAppHost({ root, mock, config: { edition: 'laos', chatUrl: 'https://chat.test/path' } });
  await host.listen({ port: 0, host: '127.0.0.1' });
  port = (host.server.address() as { port: number }).port;
});

afterAll(async () => {
  await host.close();
  await mock.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A request whose path is sent as it is written. */
function get(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, headers }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

describe('the app host', () => {
  it.each(['/', '/login', '/user/home', '/user/statement?page=2'])(
    'answers the page at %s, never stored',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
      expect(answer.body).toContain('id="root"');
    },
  );

  it('keeps hashed files for good', async () => {
    expect(await get('/assets/app-12345678.js')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it.each(['/assets/app-old.js', '/assets/folder', '/favicon.png', '/user/home.js'])(
    'answers 404 for the missing file %s instead of the page',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404 });
    },
  );

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.build-stamp',
    '/..%5csecret.txt',
  ])('gives nothing away at %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toContain('secret');
  });

  it('sends the security headers with everything', async () => {
    for (const path of ['/', '/config.json', '/assets/app-12345678.js', '/none.js']) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'self';`);
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types wallet-html dompurify`);
      expect(policy).toContain(`connect-src 'self' https://chat.test wss://chat.test;`);
      expect(policy).not.toContain('unsafe');
    }
  });

  it('lays the given configuration over the app’s own', async () => {
    const { body, headers } = await get('/config.json');
    expect(JSON.parse(body)).toEqual({ edition: 'laos', apiBaseUrl: '', chatUrl: 'https://chat.test/path' });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('compresses', async () => {
    expect((await get('/login', { 'accept-encoding': 'br' })).headers).toMatchObject({
      'content-encoding': 'br',
    });
    expect((await get('/login', { 'accept-encoding': 'gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
    });
  });

  it('answers /api from the mock, in the same process', async () => {
    expect((await get('/api/hello')).body).toBe('{"from":"mock"}');
  });

  it('lets a reset of the mock reach the browser as a reset', async () => {
    await expect(get('/api/reset')).rejects.toThrow(/hang up|ECONNRESET/);
  });
});
