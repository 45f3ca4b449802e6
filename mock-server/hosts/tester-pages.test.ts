import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { builtApp } from '../test/built-app.ts';
import { createAppHost } from './app-host.ts';

const app = builtApp();
const mock = fastify();
const shown = await createAppHost({ root: app.root, mock, console: 'http://127.0.0.1:4000' });
const plain = await createAppHost({ root: app.root, mock });
afterAll(async () => {
  await Promise.all([shown.close(), plain.close(), mock.close()]);
  app.remove();
});

const policyOf = async (host: typeof shown) =>
  String((await host.inject('/')).headers['content-security-policy']);

describe('an app for testers', () => {
  it('may be framed only by the console, and names its world with a same-origin script', async () => {
    expect(await policyOf(shown)).toContain('frame-ancestors http://127.0.0.1:4000;');
    expect((await shown.inject('/')).body).toContain('<script src="/mock/mark.js"></script>');
    expect((await shown.inject('/mock/mark.js')).statusCode).toBe(200);
  });

  it('signs no one in for a page of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await shown.inject({ url: '/mock/open', headers })).statusCode).toBe(403);
    expect((await shown.inject('/mock/open')).statusCode).toBe(200);
  });
});

describe('an app as in production', () => {
  it('cannot be framed, and has no tester pages', async () => {
    expect(await policyOf(plain)).toContain("frame-ancestors 'none';");
    expect((await plain.inject('/')).body).not.toContain('mark.js');
    expect((await plain.inject('/mock/mark.js')).statusCode).toBe(404);
  });
});
