import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import compress from '@fastify/compress';
import serveFiles from '@fastify/static';
import { fastify, type FastifyInstance } from 'fastify';
import { securityHeaders } from './security-headers.ts';

export interface AppHostOptions {
  /** Folder of a built app: `index.html`, `config.json`, `assets/`. */
  root: string;
  /** The mock, which answers `/api` and `/socket.io` on this port too. */
  mock: FastifyInstance;
  /** Laid over the app's own `config.json`. */
  config?: Record<string, unknown>;
  /** Whether browsers reach this host over TLS; then they are told to keep to it. */
  https?: boolean;
}

const isForMock = ({ url = '' }: Pick<IncomingMessage, 'url'>) => /^\/(?:api|socket\.io)(?:[/?]|$)/.test(url);

/**
 * Serves a built app as a production host would: history fallback, security headers, compression, and the backend on
 * the same origin. The mock answers in the same process, so that a reset or half a body reaches the browser as such.
 * The instance is ready to listen.
 */
export async function createAppHost({
  root,
  mock,
  config: overlay = {},
  https = false,
}: AppHostOptions): Promise<FastifyInstance> {
  await mock.ready();
  const config = {
    ...(JSON.parse(readFileSync(join(root, 'config.json'), 'utf8')) as Record<string, unknown>),
    ...overlay,
  };
  const headers = securityHeaders({ config, https });

  const host = fastify({
    forceCloseConnections: true,
    serverFactory: (handler) => {
      const server = createServer((request, response) => {
        if (isForMock(request)) mock.routing(request, response);
        else handler(request, response);
      });
      server.on('upgrade', (request, socket, head) => {
        if (isForMock(request) && mock.server.listenerCount('upgrade') > 0)
          mock.server.emit('upgrade', request, socket, head);
        else socket.destroy();
      });
      return server;
    },
  });

  host.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await host.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 512 });
  await host.register(serveFiles, {
    root,
    wildcard: true,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Files in assets/ carry their hash in their name; everything else may change under its name.
      const isHashed = path.startsWith(join(root, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store');
    },
  });
  host.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-store').send(config));
  host.get('/', (_request, reply) => reply.sendFile('index.html'));
  // Any address of the app's own router is its page; a file that is missing is missing.
  host.setNotFoundHandler((request, reply) => {
    const path = new URL(request.url, 'http://host').pathname;
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      extname(path) !== '' ||
      path.startsWith('/assets/')
    ) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    }
    return reply.sendFile('index.html');
  });
  await host.ready();
  return host;
}
