import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const FOLDER = join(import.meta.dirname, 'page');
const OPEN = '<!doctype html><title>Wallet</title><body><script src="/mock/open.js"></script></body>';

/** Adds the script that names the world to the app's page; it must run first, because it replaces the storage. */
export function withMark(page: Buffer): Buffer {
  return Buffer.from(
    page.toString().replace(/<head>|<!doctype html>/i, '$&<script src="/mock/mark.js"></script>'),
  );
}

export async function testerPages(host: FastifyInstance): Promise<void> {
  // A page of another site must not sign anyone in.
  host.addHook('onRequest', async ({ headers }, reply) =>
    headers['sec-fetch-site'] === 'cross-site'
      ? reply.code(403).send('not from a page of another site')
      : undefined,
  );
  for (const name of ['mark.js', 'open.js']) {
    const script = await readFile(join(FOLDER, name));
    host.get(`/mock/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-store').type('text/javascript; charset=utf-8').send(script),
    );
  }
  host.get('/mock/open', (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(OPEN),
  );
}
