import { EventEmitter } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import { FILES_PREFIX } from './engine/stored-files.ts';
import { CONTROL_PATH, createKnownHosts, type KnownNames, UNKNOWN_HOST } from './engine/known-hosts.ts';
import { apiDocs } from './docs/api-docs.ts';
import { files } from './files/file-route.ts';
import { linePicture } from './files/line-picture.ts';
import { redirectLocalhost } from './hosts/redirect-localhost.ts';
import { api } from './http/api.ts';
import { cutWhenStalled } from './http/cut-when-stalled.ts';
import { readJson } from './http/input/json-body.ts';
import { reasonOf, refuseUndecodable, refuseUnparsable } from './http/malformed-request.ts';
import type { Handlers } from './http/route.ts';
import type { Worlds } from './world/worlds.ts';
import { gamePages } from './games/game-pages.ts';
import { GAMES_PREFIX } from './games/game-urls.ts';
import { noApps, type Apps } from './qa/apps.ts';
import { consolePage } from './qa/console-page.ts';
import { qa } from './qa/index.ts';
import { BEAT_MS } from './qa/live.ts';
import { refuse } from './qa/refuse.ts';
import { handlers as allHandlers } from './routes/index.ts';
import { sockets } from './sockets/index.ts';

export interface AppOptions {
  worlds: Worlds;
  /** Bearer token that every caller of the control API must send; null restricts it to this machine. */
  token?: string | null;
  /** Besides those of this machine, which are always allowed. */
  known?: KnownNames;
  /** How long the head of a request may take, and how long its body may be silent, in milliseconds. */
  slowestMs?: number;
  log?: (error: unknown) => void;
  /** Filled in when the app hosts start. */
  apps?: Apps;
  /** Keeps the history of every world from its beginning; otherwise only once it is requested. */
  keepsHistory?: boolean;
  consoleRoot?: string;
  /** Between two beats of the live stream, in milliseconds. */
  beatMs?: number;
  /** For tests of the route guard. */
  handlers?: Handlers;
}

/** Uploads have their own limit. */
export const BODY_LIMIT = 64 * 1024;

/** As long as the head of a request may be: the schema of each call refuses a long part of its path, after marker and token. */
const LONGEST_PARAM = 16 * 1024;

const SLOWEST_MS = 30_000;
/** The factor for the whole request: an upload has 300 seconds. [9.02] */
const WHOLE_REQUEST = 10;
/** Also for what a client calls with a wrong base, such as `//api/wallet`: the framework's message would repeat the path. */
const NOTHING_HERE =
  'nothing is at this address: the API is under /api, the control API under /qa/api, the console at /';

/** The mock as a Fastify app: the API, the chat's sockets, the control API, the pages and the files. It listens on no port yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {
    worlds,
    token = null,
    known: names = {},
    slowestMs = SLOWEST_MS,
    log = console.error,
    handlers = allHandlers,
    apps = noApps(),
    keepsHistory = false,
    consoleRoot,
    beatMs = BEAT_MS,
  } = options;
  const known = createKnownHosts(names);
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: LONGEST_PARAM },
    // Hanging calls must not keep the process alive.
    forceCloseConnections: true,
    // Not `connectionTimeout`: a call that a fault holds is silent as long as it is held.
    requestTimeout: slowestMs * WHOLE_REQUEST,
    http: {
      headersTimeout: slowestMs,
      connectionsCheckingInterval: slowestMs / 6,
      // Answers a request to upgrade to another protocol as plain HTTP.
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    // A path that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => {
      if (CONTROL_PATH.test(request.url)) void refuse(reply, 'BAD_INPUT', reasonOf(error));
      else refuseUndecodable({ worlds, known }, error, request, reply);
    },
    clientErrorHandler: refuseUnparsable,
  });
  // With callbacks, like all hooks that every call passes: a promise would delay each call by a turn.
  app.addHook('onRequest', (request, reply, done) => {
    const { raw, headers, url } = request;
    cutWhenStalled(raw, slowestMs);
    if (CONTROL_PATH.test(url)) return done();
    if (!known.isHost(headers.host)) return void reply.code(403).send({ message: UNKNOWN_HOST });
    if (!redirectLocalhost(request, reply)) done();
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: NOTHING_HERE }));
  readJson(app);
  app.addHook('preClose', async () => worlds.clear());
  const liveUpgrades = new EventEmitter();
  sockets(app, { worlds, known, liveUpgrades, log });
  await app.register(api, {
    prefix: '/api',
    worlds,
    handlers,
    log,
    known,
  });
  await app.register(qa, {
    prefix: '/qa',
    worlds,
    token,
    apps,
    keepsHistory,
    liveUpgrades,
    beatMs,
    calls: handlers,
  });
  await app.register(gamePages, { prefix: GAMES_PREFIX, worlds, known });
  await app.register(files, { prefix: FILES_PREFIX, worlds });
  await app.register(linePicture, { worlds });
  await app.register(apiDocs);
  await app.register(consolePage, { apps, ...(consoleRoot === undefined ? {} : { root: consoleRoot }) });
  await app.ready();
  return app;
}
