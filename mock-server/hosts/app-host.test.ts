import { writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAppHost } from './app-host.ts';
import { builtApp } from '../test/built-app.ts';

const app = builtApp();
let host: FastifyInstance;
let mock: FastifyInstance;
let port: number;

beforeAll(async () => {
  mock = fastify({ forceCloseConnections: true });
  mock.get('/api/hello', () => ({ from: 'mock' }));
  mock.get('/api/reset', (request) => {
    request.raw.destroy();
  });
  mock.server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  host = await createAppHost({
    root: app.root,
    mock,
    config: { edition: 'laos', chatUrl: 'https://chat.test/path' },
  });
  await host.listen({ port: 0, host: '127.0.0.1' });
  port = (host.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await host.close();
  await mock.close();
  app.remove();
});

interface Answer {
  status: number;
  body: string;
  headers: IncomingHttpHeaders;
}

/** Sends a request whose path is not normalized. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, host: '127.0.0.1', path, headers, method }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
      );
    });
    request.on('upgrade', (response, socket) => {
      socket.destroy();
      resolve({ status: response.statusCode ?? 0, body: '', headers: response.headers });
    });
    request.on('error', reject);
    request.end();
  });
}

describe('the app host', () => {
  it.each(['/', '/user/home', '/login/more', '/user/statement?page=2', '//user', '/user//home'])(
    'answers the page at %s, never stored [2.09]',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
      expect(answer.body).toContain('id="root"');
    },
  );

  it.each(['/login', '/register?code=PR1', '/howto', '/contact'])(
    'lets the browser keep the visitors’ page %s in memory for Back, and asks for a newer one at each load',
    async (path) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
      expect(answer.body).toContain('id="root"');
    },
  );

  it('caches hashed files forever, and no others', async () => {
    expect(await get('/assets/app-12345678.js')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    expect((await get('/config.json')).headers['cache-control']).toBe('no-store');
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
    '/%2ebuild-stamp',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/%zz',
  ])('reveals nothing at %s', async (path) => {
    const { status, body } = await get(path);
    expect(status === 200 ? body : '').not.toMatch(/secret|^x$|root:/);
    expect(body).not.toContain(app.root);
    if (/secret|stamp/.test(path)) expect(status).toBeGreaterThanOrEqual(400);
  });

  it.each(['/user/foo.bar', '/x.y', '/user/home.js', '/.x'])(
    'answers the page when the browser goes to the unknown path %s, though it looks like a file [2.09]',
    async (path) => {
      const answer = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
      expect(answer.body).toContain('id="root"');
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it('answers 404 for a missing hashed file, in the address bar too', async () => {
    expect((await get('/assets/app-old.js', { accept: 'text/html' })).status).toBe(404);
  });

  it('answers GET and not POST', async () => {
    expect((await get('/login', {}, 'POST')).status).toBe(404);
    expect((await get('/x.y', { accept: 'text/html' }, 'POST')).status).toBe(404);
  });

  it('sends the security headers with every answer', async () => {
    for (const path of ['/', '/config.json', '/assets/app-12345678.js', '/none.js']) {
      const { headers } = await get(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toContain('camera=()');
      const policy = headers['content-security-policy'];
      expect(policy).toContain(`default-src 'none'; script-src 'self'; style-src 'self';`);
      expect(policy).toContain(`frame-ancestors 'none'`);
      expect(policy).toContain(
        `require-trusted-types-for 'script'; trusted-types wallet-html wallet-worker dompurify`,
      );
      expect(policy).toContain(`connect-src 'self' https://chat.test wss://chat.test;`);
      expect(policy).not.toContain('unsafe');
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('says at the start which entries of the configuration are misspelt', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const misspelt = await createAppHost({ root: app.root, mock, config: { iframes: true } });
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/^config\.json: unknown iframes; /)]]);
    warn.mockRestore();
    await misspelt.close();
  });

  it('allows films from its own and configured origins [2.26]', async () => {
    const own = (await get('/')).headers['content-security-policy'];
    expect(own).toContain(`; media-src 'self' blob: https://chat.test;`);
    const howto = {
      wallet: { film: 'https://media.test/a/wallet.mp4', captions: { th: 'https://text.test/wallet.vtt' } },
      balance: { film: 'https://media.test/balance.mp4' },
      bonus: { film: '/films/bonus.webm' },
    };
    const foreign = await createAppHost({ root: app.root, mock, config: { howto } });
    const { headers } = await foreign.inject('/');
    expect(headers['content-security-policy']).toContain(
      `; media-src 'self' blob: https://media.test https://text.test;`,
    );
    await foreign.close();
  });

  it('sends HSTS behind TLS', async () => {
    const secure = await createAppHost({ root: app.root, mock, https: true });
    const { headers } = await secure.inject('/');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    await secure.close();
  });

  it('overlays the given configuration', async () => {
    const { body } = await get('/config.json');
    expect(JSON.parse(body)).toEqual({ edition: 'laos', apiBaseUrl: '', chatUrl: 'https://chat.test/path' });
  });

  it('serves the service worker or its removal script, never stored', async () => {
    const off = await createAppHost({ root: app.root, mock, config: { serviceWorker: false } });
    for (const [answer, text] of [
      [await host.inject('/sw.js'), 'worker'],
      [await off.inject('/sw.js'), 'off'],
    ] as const) {
      expect(answer.body).toBe(text);
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'application/javascript; charset=utf-8',
      });
      expect(answer.headers['content-security-policy']).toContain(`worker-src 'self'`);
    }
    await off.close();
  });

  it('offers the mock’s chat unless configured otherwise [7.02] [7.56]', async () => {
    const plain = await createAppHost({ root: app.root, mock });
    expect((await plain.inject('/config.json')).json()).toMatchObject({ chatUrl: '' });
    await plain.close();
  });

  it.each(['br', 'gzip'])('compresses with %s', async (encoding) => {
    expect((await get('/login', { 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding);
  });

  it('answers /api from the mock in the same process', async () => {
    expect((await get('/api/hello')).body).toBe('{"from":"mock"}');
    expect((await get('/apish')).body).toContain('id="root"');
  });

  it('passes a cut connection on to the browser', async () => {
    await expect(get('/api/reset')).rejects.toThrow(/hang up|ECONNRESET/);
  });

  it('hands socket upgrades to the mock and refuses others', async () => {
    const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await get('/socket.io/?EIO=4', upgrade)).status).toBe(101);
    await expect(get('/elsewhere', upgrade)).rejects.toThrow(/hang up|ECONNRESET/);
  });
});

it.each([
  ['{"edition":"thai",}', 'SyntaxError: Expected double-quoted property name'],
  ['[]', ''],
  ['null', ''],
])('names the configuration %s that it cannot read', async (text, reason) => {
  const { root, remove } = builtApp();
  writeFileSync(join(root, 'config.json'), text);
  const file = join(root, 'config.json');
  await expect(createAppHost({ root, mock })).rejects.toThrow(`${file} must hold a JSON object`);
  await expect(createAppHost({ root, mock })).rejects.toThrow(reason);
  remove();
});
