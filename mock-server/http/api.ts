import cors from '@fastify/cors';
import type { FastifyError, FastifyInstance } from 'fastify';
import { GONE, type EndpointKey, type ErrorCode } from 'contracts';
import { answer } from './answer.ts';
import { applyFault, GONE_STATUS } from './apply-fault.ts';
import { authenticate } from './authenticate.ts';
import { nearestCall } from './nearest-call.ts';
import { acceptForms } from './receive-file.ts';
import { openContext } from './request-context.ts';
import { fail, type Handlers, type Key, mountRoute, refuse } from './route.ts';
import { strictValidator } from './strict-validator.ts';
import { assertNoOutage } from '../world/service/outages.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { Worlds } from '../world/worlds.ts';

export interface ApiOptions {
  worlds: Worlds;
  handlers: Handlers;
  /** Receives errors that should never happen. */
  log: (error: unknown) => void;
  /** Origins of pages whose `apiBaseUrl` points here. */
  origins: (string | RegExp)[];
}

/** The one call that a service answers after its end: it says so. [2.12] */
const ASKS_WHETHER_ENDED: EndpointKey = 'GET /api/lookup/active';
const NOT_FOUND: ErrorCode = 'NO_DATA';

/** Everything below `/api`. Registered with that prefix. */
export async function api(
  app: FastifyInstance,
  { worlds, handlers, log, origins }: ApiOptions,
): Promise<void> {
  app.decorateRequest('context');
  app.setValidatorCompiler(strictValidator);
  // Only JSON: the spec has no call that sends plain text.
  app.removeContentTypeParser('text/plain');

  await app.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-requested-with', 'x-mock-world'],
    exposedHeaders: ['date', 'retry-after'],
    // Seconds for which a browser caches a preflight.
    maxAge: 600,
    // A preflight without its headers is answered as one: it does nothing.
    strictPreflight: false,
  });
  await acceptForms(app);

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    try {
      request.context = openContext(request, worlds);
    } catch {
      return reply.code(400).send({ message: NOT_FOUND });
    }
    const { world, endpoint, key } = request.context;
    if (await applyFault(request, reply)) return reply;
    if (world.flags.terminated && key !== ASKS_WHETHER_ENDED) {
      return answer(request, reply, GONE_STATUS, { message: GONE });
    }
    if (endpoint) {
      request.context.member = authenticate(request, world, endpoint.access);
      assertNoOutage(world, 'service');
    }
  });

  app.setNotFoundHandler((request, reply) => {
    request.context.clientViolation = `no such call; the nearest is ${nearestCall(request.method, request.url)}`;
    return answer(request, reply, 404, { message: NOT_FOUND });
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof Refusal) return refuse(request, reply, error);
    const status = badInputStatus(error);
    const code = request.context.endpoint?.badInput ?? NOT_FOUND;
    if (status !== null) {
      request.context.clientViolation = error.message;
      return answer(request, reply, status, { message: code });
    }
    log(error);
    request.context.serverViolations.push(`threw: ${error.message}`);
    return fail(request, reply);
  });

  for (const key of Object.keys(handlers) as Key[]) mountRoute(app, key, handlers[key]);
}

/** What the framework itself refuses: broken JSON, another content type, too large a body, invalid input. */
function badInputStatus(error: FastifyError): number | null {
  if (error.validation) return 400;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}
