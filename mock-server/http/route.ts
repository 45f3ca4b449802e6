import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
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
import { tokenOf } from './authenticate.ts';
import { answer, isWritten } from './answer.ts';
import { receiveFile, type UploadedFile } from './receive-file.ts';
import { serialise } from './run-exclusive.ts';
import { statuses } from './statuses.ts';
import { complaint } from './strict-validator.ts';
import type { Member } from '../world/entities.ts';
import type { Movement } from '../world/money/ledger.ts';
import { Refusal } from '../world/refusal.ts';
import type { World } from '../world/world.ts';

export type Key = keyof Endpoints & EndpointKey;

/** What a handler is given: input that has been checked against its shapes. */
export interface Call<K extends Key> {
  world: World;
  /** The member who calls; only calls with member access may ask. */
  member: Member;
  /** The token that the call came with. */
  token: string | null;
  /** The member who calls, or null for a guest. */
  caller: Member | null;
  params: ParamsOf<Endpoints[K]>;
  body: BodyOf<Endpoints[K]>;
  /** The uploaded file, of a type that the contract admits by its content; undefined where the call takes none. */
  file: UploadOf<Endpoints[K]> extends undefined ? undefined : UploadedFile;
  /** Scheme and host under which the caller reached the mock, for the addresses that a reply holds. */
  origin: string;
}

/** Carries out one call by the rules of its world. @throws Refusal */
export type Handler<K extends Key> = (
  call: Call<K>,
) => ReplyOf<Endpoints[K]> | Promise<ReplyOf<Endpoints[K]>>;
export type Handlers<K extends Key = Key> = { [Name in K]: Handler<Name> };

const NO_QUERY = Type.Object({}, { additionalProperties: false });

/** Mounts a call of the contract: strict on what comes in, and as strict on what goes out. */
export function mountRoute<K extends Key>(app: FastifyInstance, key: K, handler: Handler<K>): void {
  const { method, path } = splitKey(key);
  const endpoint: Endpoint = endpoints[key];
  const reply = Compile(endpoint.reply);
  const findFault = (body: object) =>
    isWritten(body) || reply.Check(body) ? null : complaint(reply.Errors(body));

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
      if (endpoint.upload) request.ongoing.file = await receiveFile(request, endpoint.upload);
      if (!endpoint.body && !endpoint.upload && !isNothing(request.body)) {
        request.ongoing.outside = 'body: none is wanted';
        return answer(request, response, 400, { message: endpoint.badInput });
      }
      const result = await carryOut(request, handler);
      const { breaches } = request.ongoing;
      if (result instanceof Refusal) return refuse(request, response, result);
      const fault = findFault(result as object);
      if (fault !== null) breaches.push(`reply: ${fault}`);
      return breaches.length > 0 ? fail(request, response) : answer(request, response, 200, result as object);
    },
  });
}

/** Answers a refusal; one that the contract does not foresee is the mock's own fault. */
export function refuse(request: FastifyRequest, reply: FastifyReply, { code }: Refusal): FastifyReply {
  const { endpoint, breaches } = request.ongoing;
  if (endpoint && !mayRefuse(endpoint, code)) breaches.push(`refusal: ${code} is not in the contract`);
  return breaches.length > 0
    ? fail(request, reply)
    : answer(request, reply, statuses[code], { message: code });
}

export function fail(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const code: ErrorCode = 'INTERNAL_SERVER_ERROR';
  return answer(request, reply, statuses[code], { message: code });
}

/** Runs the handler among the calls of its member, and the books are checked after it, refused or not. */
async function carryOut<K extends Key>(request: FastifyRequest, handler: Handler<K>): Promise<unknown> {
  const { world, member, breaches } = request.ongoing;
  const call = {
    world,
    get member() {
      if (!member) throw new Error('a call without member access asked for the member');
      return member;
    },
    params: request.params,
    token: tokenOf(request),
    caller: member,
    body: request.body,
    file: request.ongoing.file ?? undefined,
    origin: `${request.protocol}://${request.host}`,
  } as Call<K>;
  return serialise(member ?? {}, async () => {
    const before = world.ledger.movements.length;
    try {
      return await handler(call);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    } finally {
      request.ongoing.movements = movementsSince(world, before, member);
      try {
        world.ledger.assertBalanced();
      } catch (error) {
        breaches.push(`ledger: ${String(error)}`);
      }
    }
  });
}

const NO_MOVEMENTS: readonly Movement[] = [];

/** What was booked meanwhile for this member; a call of another may have come in between. */
function movementsSince({ ledger }: World, before: number, member: Member | null): readonly Movement[] {
  if (ledger.movements.length === before) return NO_MOVEMENTS;
  return ledger.movements
    .slice(before)
    .filter(({ postings }) => postings.some(({ account }) => account.split(':')[1] === member?.id));
}

/** No body, or the empty object that some clients send with a POST without one. */
function isNothing(body: unknown): boolean {
  return body == null || (typeof body === 'object' && !Array.isArray(body) && Object.keys(body).length === 0);
}

function mayRefuse({ access, refuses }: Endpoint, code: ErrorCode): boolean {
  const foreseen: readonly ErrorCode[] = [
    ...refuses,
    ...commonRefusals.any,
    ...(access === 'public' ? [] : commonRefusals.member),
  ];
  return foreseen.includes(code);
}
