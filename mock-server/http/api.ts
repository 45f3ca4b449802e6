import cors from '@fastify/cors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { GONE, type EndpointKey, type ErrorCode } from 'contracts';
import { admit } from './authenticate.ts';
import { answer } from './answer.ts';
import { nearestCall } from './nearest-call.ts';
import { openCall } from './request-context.ts';
import { fail, mountRoute, refuse, type Handlers, type Key } from './route.ts';
import { GONE_STATUS, strikeBefore } from './apply-fault.ts';
import { strictValidator } from './strict-validator.ts';
import { takesForms } from './receive-file.ts';
import { Refusal } from '../world/refusal.ts';
import { assertWorks } from '../world/service/outages.ts';
import type { Worlds } from '../engine/worlds.ts';

export interface ApiOptions {
  worlds: Worlds;
  handlers: Handlers;
  /** Told of what should never happen. */
  log: (error: unknown) => void;
  /** Origins of pages that may call from elsewhere: an app whose `apiBaseUrl` points here. */
  origins: (string | RegExp)[];
}

/** The one call that a service answers after its end: it says so. [2.12] */
const ASKS_FOR_THE_END: EndpointKey = 'GET /api/lookup/active';
const NOT_FOUND: ErrorCode = 'NO_DATA';

/** Everything below `/api`. Registered with that prefix. */
export async function api(
  app: FastifyInstance,
  { worlds, handlers, log, origins }: ApiOptions,
): Promise<void> {
  app.decorateRequest('ongoing');
  app.setValidatorCompiler(strictValidator);
  // Only JSON: the spec has no call that sends plain text.
  app.removeContentTypeParser('text/plain');

  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-requested-with', 'x-mock-world'],
    exposedHeaders: ['date', 'retry-after'],
    // A browser asks once and remembers for so long, in seconds.
    maxAge: 600,
    // A question without the headers of one is answered like one: it does nothing.
    strictPreflight: false,
  });
  await takesForms(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    try {
      request.ongoing = openCall(request, worlds);
    } catch {
      return reply.code(400).send({ message: NOT_FOUND });
    }
    const { world, endpoint, key } = request.ongoing;
    if (await strikeBefore(request, reply)) return reply;
    if (world.flags.terminated && key !== ASKS_FOR_THE_END) {
      return answer(request, reply, GONE_STATUS, { message: GONE });
    }
    if (endpoint) {
      request.ongoing.member = admit(request, world, endpoint.access);
      assertWorks(world, 'service');
    }
  });

  app.setNotFoundHandler((request, reply) => {
    request.ongoing.outside = `no such call; the nearest is ${nearestCall(request.method, request.url)}`;
    return answer(request, reply, 404, { message: NOT_FOUND });
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error);
    const status = badInputStatus(error);
    const code = request.ongoing.endpoint?.badInput ?? NOT_FOUND;
    if (status !== null) {
      request.ongoing.outside = error.message;
      return answer(request, reply, status, { message: code });
    }
    log(error);
    request.ongoing.breaches.push(`threw: ${error.message}`);
    return fail(request, reply);
  });

  for (const key of Object.keys(handlers) as Key[]) mountRoute(app, key, handlers[key]);
}

/** What the framework itself refuses: broken JSON, another content type, too large a body, a wrong shape. */
function badInputStatus(error: FastifyError): number | null {
  if (error.validation) return 400;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}
