import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { builtApp } from '../test/built-app.ts';
import { createAppHost } from './app-host.ts';

const app = builtApp();
const mock = fastify();
const shown = await createAppHost({
  root: app.root,
  mock,
  console: 'http://127.0.0.1:4000',
  known: { anyAddress: true },
});
const plain = await createAppHost({ root: app.root, mock });
afterAll(async () => {
  await Promise.all([shown.close(), plain.close(), mock.close()]);
  app.remove();
});

const policyOf = async (host: typeof shown, name = 'localhost') =>
  String((await host.inject({ url: '/', headers: { host: name } })).headers['content-security-policy']);

describe('an app for testers', () => {
  it('may be framed only by the console, and names its world with a same-origin script', async () => {
    expect(await policyOf(shown)).toContain('frame-ancestors http://127.0.0.1:4000;');
    expect((await shown.inject('/')).body).toContain('<script src="/mock/mark.js"></script>');
    expect((await shown.inject('/mock/mark.js')).statusCode).toBe(200);
  });

  it('may be framed by the console of another machine, under the name by which both were reached', async () => {
    expect(await policyOf(shown, '10.0.0.5:4100')).toContain('frame-ancestors http://10.0.0.5:4000;');
    const known = { hosts: ['pc.example'] };
    const one = await createAppHost({ root: app.root, mock, console: 'http://10.0.0.5:4000', known });
    expect(await policyOf(one, 'pc.example:4100')).toContain('frame-ancestors http://pc.example:4000;');
    await one.close();
    for (const name of ['evil.example:4100', "10.0.0.5:4100; script-src 'unsafe-inline'"])
      expect(await policyOf(shown, name)).toContain('frame-ancestors http://127.0.0.1:4000;');
  });

  it('signs no one in for a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await shown.inject({ url: '/mock/open', headers })).statusCode).toBe(403);
    expect((await shown.inject('/mock/open')).statusCode).toBe(200);
  });
});

describe('a ticket of the console', () => {
  const SCRIPT = readFileSync(join(import.meta.dirname, 'page/open.js'), 'utf8');
  const storageOf = (values: Map<string, string>) => ({
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });

  it('opens the app with its member, also in a tab where another signed in', () => {
    const session = new Map([['token', '100002-old']]);
    const local = new Map<string, string>();
    const document = { cookie: '' };
    const window = {
      location: { hash: '#world=mine&phone=0812345678&token=100001-new', replace: () => undefined },
      sessionStorage: storageOf(session),
      localStorage: storageOf(local),
    };
    runInNewContext(SCRIPT, { window, document, URLSearchParams });
    expect([...session]).toEqual([['mock-phone', '0812345678']]);
    expect([...local]).toEqual([['token', '100001-new']]);
    expect(document.cookie).toContain('mock-world=mine;');
  });
});

describe('an app as in production', () => {
  it('cannot be framed, and has no tester pages', async () => {
    expect(await policyOf(plain)).toContain("frame-ancestors 'none';");
    expect((await plain.inject('/')).body).not.toContain('mark.js');
    expect((await plain.inject('/mock/mark.js')).statusCode).toBe(404);
  });
});
