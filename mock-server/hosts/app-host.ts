import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { securityHeaders } from './security-headers.ts';

export interface AppHostOptions {
  /** Absolute path of the built app: the folder with `index.html` and `config.json`. */
  root: string;
  /** The mock, which answers `/api`, `/socket.io`, `/games` and `/files` in the same process. */
  mock: FastifyInstance;
  /** Laid over the build's `config.json`, so that one build serves every edition. */
  config?: Record<string, unknown>;
  /** Set where the host stands behind TLS, and only there: browsers remember it. */
  https?: boolean;
}

/** Files here carry a hash of their content in the name, so they never change. */
const HASHED = /^\/assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
/** Near the best ratio, at a fraction of the default's time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Serves a built app as a production host would, the mock on the same origin. The caller listens and closes. */
export async function createAppHost(options: AppHostOptions): Promise<FastifyInstance> {
  const { root, mock, config = {}, https = false } = options;
  // A mock that listens nowhere itself may not have been made ready.
  await mock.ready();
  const built = JSON.parse(await readFile(join(root, 'config.json'), 'utf8')) as object;
  // The mock answers in a chat, on this origin as in all else. [7.56]
  const settings = { chatUrl: '', ...built, ...config };
  const page = await readFile(join(root, 'index.html'));
  const headers = securityHeaders({ config: settings, https });

  const upgraded = new Set<Duplex>();
  const host = fastify({
    forceCloseConnections: true,
    serverFactory: (serve) => serveBeside(mock, serve, upgraded),
  });
  // A server does not count upgraded connections as its own, but waits for them.
  host.addHook('preClose', async () => upgraded.forEach((socket) => socket.destroy()));
  host.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  await host.register(compress, { brotliOptions: BROTLI });

  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
  const sendPage = (reply: FastifyReply) => fresh(reply).type('text/html; charset=utf-8').send(page);
  host.get('/', (_request, reply) => sendPage(reply));
  host.get('/index.html', (_request, reply) => sendPage(reply));
  host.get('/config.json', (_request, reply) => fresh(reply).send(settings));
  await host.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path.slice(root.length)) ? FOREVER : 'no-cache');
    },
  });
  // History mode: what has no extension is for the app to find, or to call not found. [2.09]
  host.setNotFoundHandler(({ method, url }, reply) => {
    const isPage = (method === 'GET' || method === 'HEAD') && isRoute(url);
    return isPage
      ? sendPage(reply)
      : fresh(reply).code(404).type('text/plain; charset=utf-8').send('Not found');
  });
  await host.ready();
  return host;
}

/**
 * A server that hands the mock its requests untouched, in this process and not through a proxy, so that a fault such as
 * a cut connection reaches the browser as it is.
 */
function serveBeside(
  mock: FastifyInstance,
  serve: (request: IncomingMessage, response: ServerResponse) => void,
  upgraded: Set<Duplex>,
): Server {
  const server = createServer((request, response) =>
    isForMock(request.url) ? mock.routing(request, response) : serve(request, response),
  );
  server.on('upgrade', (request, socket, head) => {
    upgraded.add(socket.once('close', () => upgraded.delete(socket)));
    if (!isForMock(request.url) || !mock.server.emit('upgrade', request, socket, head)) socket.destroy();
  });
  return server;
}

function isForMock(url = '/'): boolean {
  return /^\/(?:api|socket\.io|games|files)(?:[/?]|$)/.test(url);
}

/** Whether a url that is no file may be a route of the app: nothing with an extension, hidden, or among the assets. */
function isRoute(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return extname(path) === '' && !path.includes('/.') && !HASHED.test(path);
  } catch {
    return false;
  }
}
