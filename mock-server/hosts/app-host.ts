import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { misspeltConfig, pageCaching, securityHeaders } from 'contracts/rules';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { addressFor, CONTROL_PATH, createKnownHosts, type KnownNames } from '../engine/known-hosts.ts';
import { redirectLocalhost } from './redirect-localhost.ts';
import { testerPages, withMark } from './tester-pages.ts';

export interface AppHostOptions {
  /** Absolute path of the built app: the folder with `index.html` and `config.json`. */
  root: string;
  /** The mock, which answers `/api`, `/socket.io`, `/games` and `/files` in the same process. */
  mock: FastifyInstance;
  /** Merged over the build's `config.json`, so that one build serves every edition. */
  config?: Record<string, unknown>;
  known?: KnownNames;
  /** Origin of the console, for testers: it may frame the app, and the page names its world. By default as in production. */
  console?: string;
  /** Only for a host behind TLS, because browsers remember it. */
  https?: boolean;
}

/** Files here have a content hash in their name, so they never change. */
const HASHED = /^\/assets\//;
const FOREVER = 'public, max-age=31536000, immutable';
/** Near the best ratio, at a fraction of the default's time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const UNKNOWN_HOST = 'The app answers under names of this machine and those of MOCK_HOSTS.';

/** Timeouts for the head and for a whole request, which may be an upload [9.02], and how often they are checked. */
const LIMITS = { headersTimeout: 30_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

/** Serves a built app as a production host does, with the mock on the same origin. The caller listens and closes. */
export async function createAppHost(options: AppHostOptions): Promise<FastifyInstance> {
  const { root, mock, config = {}, known: names = {}, https = false, console } = options;
  const isForTesters = console !== undefined;
  const known = createKnownHosts(names);
  // A mock without its own listener may not be ready yet.
  await mock.ready();
  const builtConfig = await readConfig(join(root, 'config.json'));
  // The mock also answers the chat, on this origin. [7.56]
  const settings: Record<string, unknown> = { chatUrl: '', ...builtConfig, ...config };
  const misspelt = misspeltConfig(settings);
  if (misspelt !== null) globalThis.console.warn(misspelt);
  const builtPage = await readFile(join(root, 'index.html'));
  const page = isForTesters ? withMark(builtPage) : builtPage;
  const headersFor = (framedBy: string | undefined) =>
    securityHeaders({ config: settings, https, ...(framedBy === undefined ? {} : { framedBy }) });
  let headers = { framedBy: console, fields: headersFor(console) };

  const upgraded = new Set<Duplex>();
  const host = fastify({
    forceCloseConnections: true,
    serverFactory: (serve) =>
      serveBeside(mock, serve, { upgraded, isForMock: isForTesters ? isForMockOrConsole : isForMock }),
  });
  // A server does not count upgraded connections as its own, but close() waits for them.
  host.addHook('preClose', async () => upgraded.forEach((socket) => socket.destroy()));
  host.addHook('onRequest', async (request, reply) => {
    const { host: name } = request.headers;
    const framedBy = console !== undefined && known.isHost(name) ? addressFor(name, console) : console;
    // Kept for the next requests, of which nearly all have the same name.
    if (framedBy !== headers.framedBy) headers = { framedBy, fields: headersFor(framedBy) };
    reply.headers(headers.fields);
    if (known.isHost(name)) return redirectLocalhost(request, reply) ? reply : undefined;
    return fresh(reply).code(403).type('text/plain; charset=utf-8').send(UNKNOWN_HOST);
  });
  const fresh = (reply: FastifyReply) => reply.header('cache-control', 'no-store');
  if (isForTesters) await host.register(testerPages);
  await host.register(compress, { brotliOptions: BROTLI });

  const sendPage = (reply: FastifyReply, path = '/') =>
    reply.header('cache-control', pageCaching(path)).type('text/html; charset=utf-8').send(page);
  host.get('/', (_request, reply) => sendPage(reply));
  host.get('/index.html', (_request, reply) => sendPage(reply));
  host.get('/config.json', (_request, reply) => fresh(reply).send(settings));
  // Browsers with the worker request this file with every page, so it removes the worker.
  if (settings['serviceWorker'] === false)
    host.get('/sw.js', (_request, reply) => reply.sendFile('sw-off.js'));
  await host.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path.slice(root.length)) ? FOREVER : 'no-cache');
    },
  });
  // History mode: the app handles every path that a browser goes to, unknown ones too. A missing file stays missing. [2.09]
  host.setNotFoundHandler(({ method, url, headers: { accept = '' } }, reply) => {
    const isRead = method === 'GET' || method === 'HEAD';
    const isNavigation = accept.includes('text/html') && !HASHED.test(url);
    return isRead && (isNavigation || isRoute(url))
      ? sendPage(reply, url.split('?', 1)[0])
      : fresh(reply).code(404).type('text/plain; charset=utf-8').send('Not found');
  });
  // The plugin refuses paths with two slashes; to the app they are routes that it does not know.
  host.setErrorHandler<FastifyError>((error, _request, reply) =>
    error.code === 'FST_STATIC_FORBIDDEN_PATH' ? reply.callNotFound() : reply.send(error),
  );
  await host.ready();
  return host;
}

/** The message names the file, because people edit it by hand. */
export class ConfigFileError extends Error {
  override name = 'ConfigFileError';
}

/** @throws ConfigFileError */
async function readConfig(path: string): Promise<object> {
  const text = await readFile(path, 'utf8');
  let why = '';
  try {
    const config: unknown = JSON.parse(text);
    if (typeof config === 'object' && config !== null && !Array.isArray(config)) return config;
  } catch (error) {
    why = `: ${String(error)}`;
  }
  throw new ConfigFileError(`${path} must hold a JSON object${why}`);
}

/**
 * A server that passes requests to the mock unchanged, in this process and not through a proxy, so that a fault such as
 * a cut connection reaches the browser as it is.
 */
function serveBeside(
  mock: FastifyInstance,
  serve: (request: IncomingMessage, response: ServerResponse) => void,
  { upgraded, isForMock }: { upgraded: Set<Duplex>; isForMock: (url?: string) => boolean },
): Server {
  const options = {
    ...LIMITS,
    shouldUpgradeCallback: ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket',
  };
  const server = createServer(options, (request, response) =>
    isForMock(request.url) ? mock.routing(request, response) : serve(request, response),
  );
  server.on('upgrade', (request, socket, head) => {
    // Node removes its own error listener here, and an unhandled error would end the process.
    socket.on('error', () => socket.destroy());
    upgraded.add(socket.once('close', () => upgraded.delete(socket)));
    if (!isForMock(request.url) || !mock.server.emit('upgrade', request, socket, head)) socket.destroy();
  });
  return server;
}

function isForMock(url = '/'): boolean {
  return /^\/(?:api|socket\.io|games|files)(?:[/?]|$)/.test(url);
}

/** For testers the control API is also on the app's origin, for this machine only, as everywhere. */
function isForMockOrConsole(url = '/'): boolean {
  return isForMock(url) || CONTROL_PATH.test(url);
}

function isRoute(url: string): boolean {
  try {
    const path = decodeURIComponent(url.split('?', 1)[0] ?? '');
    return extname(path) === '' && !path.includes('/.') && !HASHED.test(path);
  } catch {
    return false;
  }
}
