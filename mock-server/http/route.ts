import { types } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import {
  commonRefusals,
  endpoints,
  splitKey,
  type BodyOf,
  type Endpoint,
  type EndpointKey,
  type Endpoints,
  type ErrorCode,
  type ParamsOf,
  type ReplyOf,
  type UploadOf,
} from 'contracts';
import { answer } from './answer.ts';
import { tokenOf } from './authenticate.ts';
import { receiveFile, type UploadedFile } from './receive-file.ts';
import { createReplyWriter } from './reply-writer.ts';
import { originOf } from './request-context.ts';
import { statuses } from './statuses.ts';
import type { Member } from '../world/members/members.ts';
import { memberOfToken } from '../world/members/tokens.ts';
import { ownerOf } from '../world/money/accounts.ts';
import type { Movement } from '../world/money/ledger.ts';
import { type Language, languageFrom } from '../world/service/lookup-texts.ts';
import { runDueJobs } from '../world/run-due-jobs.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { World } from '../world/world.ts';

/** What a handler gets of a call that was authenticated and validated. */
export interface Call<K extends EndpointKey> {
  world: World;
  /** The calling member; only calls with member access may read it. */
  member: Member;
  token: string | null;
  /** Null for a guest. */
  caller: Member | null;
  params: ParamsOf<Endpoints[K]>;
  body: BodyOf<Endpoints[K]>;
  /** Of a type that the contract allows. */
  file: UploadOf<Endpoints[K]> extends undefined ? undefined : UploadedFile;
  /** Scheme and host under which the caller reached the mock, for addresses in the reply. */
  origin: string;
  /** The caller's language from the cookie; null without one. [1.19] */
  language: Language | null;
}

/**
 * Answers a call at once, so that nothing comes between its parts. One that waits for slow work promises what follows it: that runs
 * like a call that arrives then.
 * @throws Refusal
 */
export type Handler<K extends EndpointKey> = (
  call: Call<K>,
) => ReplyOf<Endpoints[K]> | Promise<() => ReplyOf<Endpoints[K]>>;
/** A handler by key; a missing one is a type error. */
export type Handlers<K extends EndpointKey = EndpointKey> = { [Name in K]: Handler<Name> };

/** The caller must not treat as done what no world has. */
export class WorldGone extends Error {
  override name = 'WorldGone';
}

const { isPromise } = types;
const NO_QUERY = Type.Object({}, { additionalProperties: false });

export function mountRoute<K extends EndpointKey>(app: FastifyInstance, key: K, handler: Handler<K>): void {
  const { method, path } = splitKey(key);
  const endpoint: Endpoint = endpoints[key];
  const write = createReplyWriter(endpoint.reply);

  app.route({
    method,
    // Derived from a GET that changes state, it would change it too.
    exposeHeadRoute: false,
    url: path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
    config: { key, endpoint },
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      querystring: NO_QUERY,
    },
    handler: (request, response) => {
      if (!endpoint.upload) return run(request, response);
      return receiveFile(request, endpoint.upload, (file) => {
        request.context.file = file;
        return run(request, response);
      });
    },
  });

  const finish = (request: FastifyRequest, response: FastifyReply, result: unknown) => {
    const { serverViolations } = request.context;
    if (result instanceof Refusal) return void refuse(request, response, result);
    const { text, payload, violation } = write(result);
    if (violation !== null) serverViolations.push(`reply: ${violation}`);
    if (serverViolations.length > 0) fail(request, response);
    else answer(request, response, 200, result as object, text, payload);
  };

  // Returns no promise unless the handler does: each would delay the answer by a turn. And not the reply, because the
  // framework would wait for it as for a promise.
  const run = (request: FastifyRequest, response: FastifyReply): void | Promise<void> => {
    if (!endpoint.body && !endpoint.upload && !isEmpty(request.body)) {
      request.context.clientViolation = 'body: this call takes none';
      return void answer(request, response, 400, { message: endpoint.badInput });
    }
    const result = runHandler(request, handler);
    if (isPromise(result)) return result.then((late) => finish(request, response, late));
    return finish(request, response, result);
  };
}

/** A refusal outside the contract is a server violation. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { code }: Refusal): FastifyReply {
  const { endpoint, serverViolations } = request.context;
  if (endpoint && !mayRefuse(endpoint, code))
    serverViolations.push(`refusal: ${code} is not in the contract`);
  return serverViolations.length > 0
    ? fail(request, reply)
    : answer(request, reply, statuses[code], { message: code });
}

export function fail(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code: ErrorCode = 'INTERNAL_SERVER_ERROR';
  return answer(request, reply, statuses[code], { message: code });
}

/** Getters, because most handlers need few of them. */
class RouteCall implements Omit<Call<EndpointKey>, 'file'> {
  readonly #request: FastifyRequest;
  readonly world: World;
  readonly caller: Member | null;

  constructor(request: FastifyRequest) {
    this.#request = request;
    this.world = request.context.world;
    this.caller = request.context.member;
  }

  get member(): Member {
    if (!this.caller) throw new Error('a call without member access read the member');
    return this.caller;
  }

  get params(): never {
    return this.#request.params as never;
  }

  get token(): string | null {
    return tokenOf(this.#request);
  }

  get body(): never {
    return this.#request.body as never;
  }

  get file(): UploadedFile | undefined {
    return this.#request.context.file ?? undefined;
  }

  get origin(): string {
    return originOf(this.#request);
  }

  get language(): Language | null {
    return languageFrom(this.#request.headers);
  }
}

/**
 * Runs the handler, and what it promises, and checks the ledger after each, even after a refusal.
 * @returns the reply or the refusal, or a promise of it. @throws what else the handler throws
 */
function runHandler<K extends EndpointKey>(request: FastifyRequest, handler: Handler<K>): unknown {
  const { world, worlds, member } = request.context;
  const call = new RouteCall(request) as unknown as Call<K>;
  const run = (act: () => unknown): unknown => {
    // Replaced or removed while the body arrived, or during slow work.
    if (worlds.peek(world.name) !== world) throw new WorldGone();
    // Not when the call arrives: a fault may hold it for as long as a job takes.
    runDueJobs(world);
    const before = world.ledger.movements.length;
    try {
      // The session may have ended meanwhile, too.
      if (member) memberOfToken(world, call.token);
      return act();
    } catch (error) {
      return refusalIn(error);
    } finally {
      checkBooks(request, before);
    }
  };
  const result = run(() => handler(call));
  if (!isPromise(result)) return result;
  return (result as Promise<() => unknown>).then(run, (error: unknown) =>
    run(() => {
      throw error;
    }),
  );
}

/** @throws any error but a refusal */
function refusalIn(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  throw error;
}

function checkBooks({ context }: FastifyRequest, before: number): void {
  const { world, member, serverViolations } = context;
  if (world.ledger.movements.length > before)
    context.movements = [...context.movements, ...movementsSince(world, before, member)];
  try {
    world.ledger.assertBalanced();
  } catch (error) {
    serverViolations.push(`ledger: ${String(error)}`);
  }
}

/** Movements of this member since then. */
function movementsSince({ ledger }: World, before: number, member: Member | null): readonly Movement[] {
  return ledger.movements
    .slice(before)
    .filter(({ postings }) => postings.some(({ account }) => ownerOf(account) === member?.id));
}

/** Accepts no body, or the empty object that some clients send with a POST without one. */
function isEmpty(body: unknown): boolean {
  return body == null || (typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0);
}

function mayRefuse({ access, refuses }: Endpoint, code: ErrorCode): boolean {
  const allowed: readonly ErrorCode[] = [
    ...refuses,
    ...commonRefusals.any,
    ...(access === 'public' ? [] : commonRefusals.member),
  ];
  return allowed.includes(code);
}
