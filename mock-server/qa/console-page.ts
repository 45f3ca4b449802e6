import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Apps, appsFor } from './apps.ts';

export const CONSOLE_BUILD = join(import.meta.dirname, '../../console/dist');
const NOT_BUILT =
  '<!doctype html><title>QA console</title><p>The console is not built: npm start builds it.</p>';

/** Nothing inline, nothing from elsewhere, Trusted Types; only the apps may be framed. */
function policy({ web, kiosk }: Pick<Apps, 'web' | 'kiosk'>): string {
  const frames = [web, kiosk].filter((url) => url !== null).join(' ') || "'none'";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

interface ConsoleOptions {
  apps: Apps;
  root?: string;
}

export async function consolePage(
  app: FastifyInstance,
  { apps, root = CONSOLE_BUILD }: ConsoleOptions,
): Promise<void> {
  app.addHook('onRequest', async ({ headers }, reply) => {
    reply.headers({
      'content-security-policy': policy(appsFor(headers.host, apps)),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });
  if (!existsSync(join(root, 'index.html'))) {
    app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(NOT_BUILT));
    return;
  }
  // Not at the root: the wildcard would catch unknown API calls, which have their own answer. Listing the files at start
  // would miss the files of a build that finishes while the mock runs.
  await app.register(fastifyStatic, { root: join(root, 'assets'), prefix: '/assets/', cacheControl: false });
  for (const [url, file] of [
    ['/', 'index.html'],
    ['/icon.svg', 'icon.svg'],
  ] as const)
    app.get(url, (_request, reply) => reply.sendFile(file, root, { cacheControl: false }));
  app.get('/qa/guide', (_request, reply) => reply.redirect('/#/demo/guide'));
}
