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
import { runExclusive } from './run-exclusive.ts';
import { statuses } from './statuses.ts';
import type { Member } from '../world/members/members.ts';
import { ownerOf } from '../world/money/accounts.ts';
import type { Movement } from '../world/money/ledger.ts';
import { type Language, languageFrom } from '../world/service/lookup-texts.ts';
import { Refusal } from '../world/service/refusal.ts';
import type { World } from '../world/world.ts';

export type Key = keyof Endpoints & EndpointKey;

/** The validated input of a handler. */
export interface Call<K extends Key> {
  world: World;
  /** The calling member; only calls with member access may read it. */
  member: Member;
  /** The bearer token of the request. */
  token: string | null;
  /** The calling member, or null for a guest. */
  caller: Member | null;
  params: ParamsOf<Endpoints[K]>;
  body: BodyOf<Endpoints[K]>;
  /** The uploaded file, of a type that the contract allows; undefined if the call takes none. */
  file: UploadOf<Endpoints[K]> extends undefined ? undefined : UploadedFile;
  /** Scheme and host under which the caller reached the mock, for addresses in the reply. */
  origin: string;
  /** The caller's language from the cookie; null without one. [1.19] */
  language: Language | null;
}

/** Runs one call by the rules of its world. @throws Refusal */
export type Handler<K extends Key> = (
  call: Call<K>,
) => ReplyOf<Endpoints[K]> | Promise<ReplyOf<Endpoints[K]>>;
export type Handlers<K extends Key = Key> = { [Name in K]: Handler<Name> };

const NO_QUERY = Type.Object({}, { additionalProperties: false });

/** Mounts a call of the contract with strict validation of input and replies. */
export function mountRoute<K extends Key>(app: FastifyInstance, key: K, handler: Handler<K>): void {
  const { method, path } = splitKey(key);
  const endpoint: Endpoint = endpoints[key];
  const write = createReplyWriter(endpoint.reply);

  app.route({
    method,
    url: path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1'),
    config: { key, endpoint },
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      querystring: NO_QUERY,
    },
    handler: async (request, response) => {
      if (endpoint.upload) request.context.file = await receiveFile(request, endpoint.upload);
      if (!endpoint.body && !endpoint.upload && !isEmpty(request.body)) {
        request.context.clientViolation = 'body: this call takes none';
        return answer(request, response, 400, { message: endpoint.badInput });
      }
      const result = await runHandler(request, handler);
      const { serverViolations } = request.context;
      if (result instanceof Refusal) return refuse(request, response, result);
      const { bytes, violation } = write(result);
      if (violation !== null) serverViolations.push(`reply: ${violation}`);
      return serverViolations.length > 0
        ? fail(request, response)
        : answer(request, response, 200, result as object, bytes);
    },
  });
}

/** Answers a refusal; one outside the contract is a server violation. */
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

/** Runs the handler after the member's earlier calls, and checks the ledger afterwards, even after a refusal. */
async function runHandler<K extends Key>(request: FastifyRequest, handler: Handler<K>): Promise<unknown> {
  const { world, member, serverViolations } = request.context;
  const call = {
    world,
    get member() {
      if (!member) throw new Error('a call without member access read the member');
      return member;
    },
    params: request.params,
    token: tokenOf(request),
    caller: member,
    body: request.body,
    file: request.context.file ?? undefined,
    origin: `${request.protocol}://${request.host}`,
    language: languageFrom(request.headers),
  } as Call<K>;
  return runExclusive(member ?? {}, async () => {
    const before = world.ledger.movements.length;
    try {
      return await handler(call);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    } finally {
      request.context.movements = movementsSince(world, before, member);
      try {
        world.ledger.assertBalanced();
      } catch (error) {
        serverViolations.push(`ledger: ${String(error)}`);
      }
    }
  });
}

const NO_MOVEMENTS: readonly Movement[] = [];

/** Movements of this member since then; calls of others may have run in between. */
function movementsSince({ ledger }: World, before: number, member: Member | null): readonly Movement[] {
  if (ledger.movements.length === before) return NO_MOVEMENTS;
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
