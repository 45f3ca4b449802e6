import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { FILES_PREFIX } from './engine/kept-files.ts';
import { files } from './files/file-route.ts';
import { linePicture } from './files/line-picture.ts';
import { api } from './http/api.ts';
import { refuseUndecodable, refuseUnparsable } from './http/malformed-request.ts';
import type { Handlers } from './http/route.ts';
import type { Worlds } from './world/worlds.ts';
import { gamePages } from './games/game-pages.ts';
import { GAMES_PREFIX } from './games/game-urls.ts';
import { consolePage } from './qa/console-page.ts';
import { qa } from './qa/index.ts';
import { handlers as allHandlers } from './routes/index.ts';
import { sockets } from './sockets/index.ts';

export interface AppOptions {
  worlds: Worlds;
  /** Opens the control API to other machines that send it; null keeps it to this machine. */
  token?: string | null;
  /** Origins of pages that may call the API from elsewhere; those of this machine always may. */
  origins?: readonly string[];
  /** Receives errors that should never happen. */
  log?: (error: unknown) => void;
  /** Replaces the mock's own handlers: for tests of the route guard. */
  handlers?: Handlers;
}

/** The largest request body; uploads have their own limit. */
const BODY_LIMIT = 64 * 1024;

/** Pages of this machine, on any port. */
const OWN_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** The mock: the API below `/api`, the control API below `/qa`, the console at the root. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { worlds, token = null, origins = [], log = console.error, handlers = allHandlers } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // A HEAD made of a GET would run the calls that change state.
    exposeHeadRoutes: false,
    // Calls that hang must not keep the process alive.
    forceCloseConnections: true,
    // A path that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) =>
      refuseUndecodable(worlds, error, request, reply as FastifyReply),
    clientErrorHandler: refuseUnparsable,
  });
  app.addHook('preClose', async () => worlds.clear());
  await sockets(app, worlds);
  await app.register(api, {
    prefix: '/api',
    worlds,
    handlers,
    log,
    origins: [OWN_ORIGIN, ...origins],
  });
  await app.register(qa, { prefix: '/qa', worlds, token });
  await app.register(gamePages, { prefix: GAMES_PREFIX, worlds });
  await app.register(files, { prefix: FILES_PREFIX, worlds });
  await app.register(linePicture, { worlds });
  await app.register(consolePage);
  await app.ready();
  return app;
}
