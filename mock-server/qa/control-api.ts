import type { EventEmitter } from 'node:events';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, type ControlEndpoint } from '../control/endpoint.ts';
import { codeOfStatus } from '../control/schemas.ts';
import { type Verb, verbs } from '../control/table.ts';
import { NotKept } from '../engine/events.ts';
import { keepOpen } from '../http/input/json-body.ts';
import type { Handlers as CallHandlers } from '../http/route.ts';
import { nearest } from '../http/input/nearest.ts';
import { outspokenValidator } from '../http/input/strict-validator.ts';
import type { Worlds } from '../world/worlds.ts';
import type { Apps } from './apps.ts';
import { assertReadable } from './assert-readable.ts';
import { guard } from './guard.ts';
import { History } from './history.ts';
import { handlers } from './handlers/index.ts';
import { mountControl } from './mount-control.ts';
import { VerbRefusal } from './verb-refusal.ts';
import { refuse } from './refuse.ts';

export interface ControlOptions {
  worlds: Worlds;
  apps: Apps;
  token: string | null;
  keepsHistory: boolean;
  /** Of the API: a loaded world must be one that they can answer. */
  calls: CallHandlers;
  /** Emits the upgrades of the live stream, as a server does. */
  liveUpgrades: EventEmitter;
  /** Between two beats of the live stream. */
  beatMs: number;
}

export async function controlApi(
  app: FastifyInstance,
  { worlds, token, apps, keepsHistory, calls }: ControlOptions,
): Promise<void> {
  app.setValidatorCompiler(outspokenValidator);
  // JSON only, so that another type is refused as such.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', guard(token));
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.addHook('onRequest', async ({ method }) => {
    // DELETE is allowed, because it frees memory.
    if (method === 'POST' || method === 'PUT') worlds.memory.assertRoom();
  });
  // Before the answer is sent, so that its changes are stored by then.
  app.addHook('onSend', async ({ method, params, ruled }, reply) => {
    const { world } = (params ?? {}) as { world?: string };
    // Not for the answer that says that they could not be stored.
    if (method === 'GET' || world === undefined || reply.statusCode >= 500) return;
    try {
      worlds.events.emit('changed', world, null, ruled);
    } catch (error) {
      // A refusal does not say that anything is stored. Thrown here, the error would replace it in the framework's shape.
      if (!(error instanceof NotKept && reply.statusCode >= 400)) throw error;
    }
  });
  app.setNotFoundHandler(({ method, url }, reply) =>
    refuse(
      reply,
      'NOT_FOUND',
      `no such verb; the nearest is ${nearestVerb(method, url)}, and all are at /qa/docs`,
    ),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    keepOpen(reply);
    const isBadInput = error.validation !== undefined || error instanceof RangeError;
    const status = error.statusCode ?? (isBadInput ? 400 : 500);
    const code = error instanceof VerbRefusal ? error.code : codeOfStatus(status);
    return reply.code(status).send({ code, message: messageOf(error, request) });
  });
  const mock = { worlds, apps, history: new History(worlds, { keepsAll: keepsHistory }) };
  mountControl(app, { ...mock, assertReadable: (world) => assertReadable(mock, calls, world) }, handlers);
}

function nearestVerb(method: string, url: string): string {
  const [path = ''] = url.split('?', 1);
  const addresses = Object.entries<ControlEndpoint>(verbs).map(([key, endpoint]) =>
    Object.values(addressOf(key as Verb, endpoint)).join(' '),
  );
  return nearest(`${method} ${path}`, addresses);
}

/** The framework's own messages do not say what to change. */
function messageOf(error: FastifyError, { routeOptions, headers }: FastifyRequest): string {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return `the body has more than ${routeOptions.bodyLimit} bytes`;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return `send JSON with Content-Type: application/json; it is "${headers['content-type'] ?? ''}"`;
  return error.message;
}
