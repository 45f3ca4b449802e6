import cors from '@fastify/cors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints, GONE, type Endpoint, type EndpointKey, type ErrorCode } from 'contracts';
import { answer, cutAnswer, noteRefusal } from './answer.ts';
import { FOREIGN_PAGE, type KnownHosts } from '../engine/known-hosts.ts';
import { emptyEntry } from '../engine/journal-entry.ts';
import { LimitReached } from '../engine/limit-reached.ts';
import { applyFault, GONE_STATUS } from './apply-fault.ts';
import { authenticate } from './authenticate.ts';
import { keepOpen } from './input/json-body.ts';
import { nearest } from './input/nearest.ts';
import { acceptForms } from './receive-file.ts';
import { openContext, type RequestContext, worldNameFrom } from './request-context.ts';
import { fail, type Handlers, mountRoute, refuse, WorldGone } from './route.ts';
import { strictValidator } from './input/strict-validator.ts';
import { assertNoOutage } from '../world/service/outages.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { Worlds } from '../world/worlds.ts';

export interface ApiOptions {
  worlds: Worlds;
  handlers: Handlers;
  log: (error: unknown) => void;
  known: KnownHosts;
}

/** The one call that a terminated service still answers, with its status. [2.12] */
const ASKS_WHETHER_ENDED: EndpointKey = 'GET /api/lookup/active';
const MAY_KEEP: ReadonlySet<string> = new Set(['POST', 'PUT']);
/** Retry delay when memory is full: after this time a world may count as idle. */
const RETRY_SECONDS = 60;
const NOT_FOUND: ErrorCode = 'NO_DATA';
const FAILED: ErrorCode = 'INTERNAL_SERVER_ERROR';

export async function api(app: FastifyInstance, { worlds, handlers, log, known }: ApiOptions): Promise<void> {
  app.decorateRequest('context');
  app.setValidatorCompiler(strictValidator);
  // JSON only: the spec has no call that sends plain text.
  app.removeContentTypeParser('text/plain');

  const refuseWorld = refuseWorldOf(worlds, log);

  // Runs first, so that a foreign page creates no world and uses up no fault.
  app.addHook('onRequest', ({ headers }, reply, done) => {
    if (known.isPage(headers)) done();
    else void reply.code(403).send({ message: FOREIGN_PAGE });
  });
  await app.register(cors, {
    // The hook above has refused all other origins.
    origin: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-requested-with', 'x-mock-world'],
    exposedHeaders: ['date', 'retry-after'],
    // Seconds for which a browser caches a preflight.
    maxAge: 600,
    // A preflight without its headers is still answered as a preflight, without effect.
    strictPreflight: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    try {
      if (MAY_KEEP.has(request.method)) worlds.memory.assertRoom();
      request.context = openContext(request, worlds);
    } catch (error) {
      return void refuseWorld(request, reply, error);
    }
    const isAnswered = applyFault(request, reply);
    if (isAnswered === false) return checkAccess(request, reply, done);
    void Promise.resolve(isAnswered)
      .then((ended) => ended || checkAccess(request, reply, done))
      .catch(done);
  });

  app.addHook('preParsing', ({ context }, _reply, payload, done) => done(null, context.heldBody ?? payload));

  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    // The search costs more than any call.
    request.context.clientViolation = () => `no such call; the nearest is ${nearestCall(method, url)}`;
    return answer(request, reply, 404, { message: NOT_FOUND });
  });

  app.setErrorHandler<FastifyError>((error, request, reply) => {
    keepOpen(reply);
    if (error instanceof Refusal) return refuse(request, reply, error);
    if (error instanceof WorldGone) return cutAnswer(request, reply);
    if (error instanceof LimitReached) {
      request.context.clientViolation = error.message;
      return refuse(request, reply, new Refusal('REQUEST_LIMIT'));
    }
    // Without a world there is no journal to write to.
    if (!(request.context as RequestContext | undefined)) {
      log(error);
      return reply.code(500).send({ message: FAILED });
    }
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

  // Only these calls pay for reading forms. Before the parser, which they would inherit.
  const keys = Object.keys(handlers) as EndpointKey[];
  const takesForm = (key: EndpointKey) => (endpoints[key] as Endpoint).upload !== undefined;
  await app.register(async (forms) => {
    await acceptForms(forms);
    for (const key of keys.filter(takesForm)) mountRoute(forms, key, handlers[key]);
  });
  // No other call takes one: a text fits no schema, and is more than the empty body of a call that takes none.
  app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null, 'a form'));
  for (const key of keys) if (!takesForm(key)) mountRoute(app, key, handlers[key]);
}

function nearestCall(method: string, url: string): string {
  const [path = ''] = url.split('?', 1);
  return nearest(`${method} ${path}`, Object.keys(endpoints));
}

/** A service that has ended answers in place of the call. @throws Refusal */
function checkAccess(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { world, endpoint, key } = request.context;
  if (world.flags.terminated && key !== ASKS_WHETHER_ENDED)
    return void answer(request, reply, GONE_STATUS, { message: GONE });
  if (endpoint) {
    request.context.member = authenticate(request, world, endpoint.access);
    assertNoOutage(world, 'service');
  }
  done();
}

/** Why a call has no world, as the answer, and in the journal of the world that it names, or for lack of one in the log. */
function refuseWorldOf(worlds: Worlds, log: ApiOptions['log']) {
  return (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    const code: ErrorCode = 'REQUEST_LIMIT';
    if (error instanceof RangeError) return reply.code(400).send({ message: error.message });
    if (!(error instanceof LimitReached)) throw error;
    const { method, url, routeOptions } = request;
    const { statusCode: status, message: clientViolation } = error;
    const world = worlds.peek(worldNameFrom(request.headers));
    const call = routeOptions.config.key ?? null;
    if (world)
      noteRefusal(world, {
        ...emptyEntry(world.clock.iso()),
        ...{ call, method, url, status, code, clientViolation },
      });
    else log(clientViolation);
    return reply.code(status).header('retry-after', String(RETRY_SECONDS)).send({ message: code });
  };
}

function badInputStatus(error: FastifyError): number | null {
  if (error.validation) return 400;
  const { statusCode } = error;
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}
